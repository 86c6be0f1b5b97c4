### Ce que le programme dit de lui-même ; les règles apportent leurs propres phrases.

## Qui, combien, jusqu'à quand

somebody = quelqu'un
the-gm = le MJ
numbered-pair = { $name } { $first } et { $last }
numbered = { $name } { $first } à { $last }
value-yes = oui
value-no = non
option-yes = oui
option-no = non
until-start = { $turns ->
    [0] jusqu'au début du tour de { $who }
    [1] jusqu'au début du prochain tour de { $who }
   *[other] jusqu'au début du tour de { $who }, dans { $turns } tours
    }
until-end = { $turns ->
    [0] jusqu'à la fin du tour de { $who }
    [1] jusqu'à la fin du prochain tour de { $who }
   *[other] jusqu'à la fin du tour de { $who }, dans { $turns } tours
    }
until-count = jusqu'au rang { $count } du { $round_name } { $round }
until-round = jusqu'au début du { $round_name } { $round }

## Le calcul, au survol

roll-head = { $who ->
    [none] { $label } : { $dice }
   *[other] { $label } ({ $who }) : { $dice }
    }
free-dice = Dés :
roll-odds = { $reasons }
roll-even = { $reasons } (cela s'annule)
roll-by = dés posés par { $by }
thrown-gm = le MJ
thrown-scenario = le scénario
sum-head = { $label } :
sum-against = Difficulté
sum-mods = Modificateurs
packet = Dégâts : { $steps }
packet-typed = Dégâts ({ $types }) : { $steps }
step-rolled = dés

## Questions et réponses

question-for = (pour { $who })
deadline = ⏳ { $seconds } s
deadline-hint = Passé ce délai : { $option }.
put-back = replacer
put-back-hint = Remettre les corps où le combat les situe
deadline-roll = Passé ce délai, les dés sont jetés d'office.
by-default = Pris d'office à la fin du délai
throw = lancer
throw-please = À vous de lancer : { $label }.
answer-late = ⏳ { $who } ne répond pas à temps.
answer-default = ⏳ Délai passé ({ $who }), choix d'office : { $option }.
answer-absent = ⏳ { $who } est hors ligne, choix d'office : { $option }.
answer-policy = { $who } : { $option } (réglage).
answer-gm = Le MJ répond pour { $who } : { $option }.

## Tours

# Ce qu'un jeu de règles appelle l'ensemble des tours de chacun ; il peut avoir son mot à lui.
round-name = round
    .many = rounds

turn = { $left ->
    [none] { CAPITAL($round_name) } { $round }, au tour de { $who }.
   *[other] { CAPITAL($round_name) } { $round }, au tour de { $who } ({ $left } m).
    }
turn-yours = { $left ->
    [none] { CAPITAL($round_name) } { $round }, à vous, { $who } !
   *[other] { CAPITAL($round_name) } { $round }, à vous, { $who } ! ({ $left } m)
    }
goes-on = { $who } peut encore :
goes-on-left = { $who } ({ $left } m) peut encore :
steps-left = { $who } : reste { $left } m{ $times ->
    [none] {""}
   *[other] {" "}({ $why ->
        [none] {""}
       *[other] { $why }{" "}
    }×{ $times })
}
ground-water = eau
ground-climb = escalade
ground-slippery = sol glissant
ground-difficult = terrain difficile
ground-crowd = place occupée
more-actions = Tout ce qui est possible maintenant
button-end = finir
button-join = rejoindre
button-next = tour suivant
button-open = ouverture du combat
button-leave = retrait
button-begin = début du combat
button-over = fin du combat
button-set = réglage d'un compteur
button-effect = état posé
button-lift = état levé
button-place = placement
button-side = changement de camp
button-bind = rattachement
button-hide = dissimulation
button-reveal = apparition
button-order = ordre
button-swap = échange
button-together = tour commun
button-turn = changement de tour
button-put = objet
button-take = objet retiré
typed-join = rejoindre
join-hint = Entrer dans ce combat avec votre personnage

## Le combat

opened = Combat « { $title } » ouvert ({ $rules }).
ended = { $why ->
    [over] Fin du combat « { $title } » : { $rounds ->
        [0] aucun { $round_name }
        [one] { $rounds } { $round_name }
       *[other] { $rounds } { $rounds_name }
        }.
   *[other] Fin du combat « { $title } » ({ $why }) : { $rounds ->
        [0] aucun { $round_name }
        [one] { $rounds } { $round_name }
       *[other] { $rounds } { $rounds_name }
        }.
    }
losses = Hors de combat : { $who }.
joined = { $count ->
    [one] + { $who } entre en combat.
   *[other] + { $who } entrent en combat.
    }
joined-hidden = { $count ->
    [one] + { $who } entre en combat, à l'insu de tous.
   *[other] + { $who } entrent en combat, à l'insu de tous.
    }
left = { $who } quitte le combat.
side-changed = { $who } passe dans le camp « { $side } ».
placed = { $who } est maintenant en { $at }.
order-changed = Nouvel ordre : { $who }.
counter-set = { $who } : { $counter } { $old } → { $new }
hidden = { $who } est maintenant à l'insu de tous.
hidden-from = { $who } est maintenant à l'insu de { $observer }.
appears = { $who } apparaît !
effect-begun = { $who } : { $effect }.
effect-begun-until = { $who } : { $effect }, { $until }.
effect-ended = { $who } : { $effect }, c'est fini.
paused = Combat en pause : le MJ reprend la main.
resumed = Le combat reprend.
secret-roll = Le MJ lance des dés.
by-rule = Règle { $rule }

## Annuler, rétablir

struck-undone = { $who ->
    [none] Annulé : { $what }.
   *[other] { $count ->
        [one] Annulé : { $what } ({ $who }).
       *[other] Annulé : { $what } ({ $who }, { $count } fois).
        }
    }
struck-undone-short = La dernière action est annulée.
struck-cancelled = { $who ->
    [none] Abandonné : { $what }.
   *[other] Abandonné : { $what } ({ $who }).
    }
struck-cancelled-short = L'action en cours est abandonnée.
struck-closing = { $who ->
    [none] Abandonné : { $what }.
   *[other] Abandonné : { $what } ({ $who }).
    }
struck-closing-short = L'action en cours est abandonnée.
struck-amended = { $who ->
    [none] Le MJ corrige : { $what }.
   *[other] Le MJ corrige : { $what } ({ $who }).
    }
struck-amended-short = Le MJ corrige la dernière action.
struck-refused = { $who ->
    [none] Impossible : { $what }. Rien n'est dépensé.
   *[other] Impossible : { $what } ({ $who }). Rien n'est dépensé.
    }
struck-refused-short = L'action en cours est impossible. Rien n'est dépensé.
struck-failed = Une erreur du programme interrompt l'action : { $what }. Rien n'est dépensé.
struck-failed-short = Une erreur du programme interrompt l'action en cours. Rien n'est dépensé.
struck-diverged = Les règles ont changé entre-temps, l'action est à refaire : { $what }.
struck-diverged-short = Les règles ont changé entre-temps, l'action en cours est à refaire.
struck-restored = { $who ->
    [none] Rétabli : { $what }.
   *[other] { $count ->
        [one] Rétabli : { $what } ({ $who }).
       *[other] Rétabli : { $what } ({ $who }, { $count } fois).
        }
    }
struck-restored-short = L'action annulée est rétablie.
tell-lost = L'action n° { $n } n'a pas pu être reprise au démarrage : { $why }

## Tableau des scores

sidebar-title = ⚔ { CAPITAL($round_name) } { $round }
sidebar-before = ⚔ Combat
sidebar-more = … et { $count } de plus
