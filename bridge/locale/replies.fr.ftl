### Ce que le pont répond à qui parle, et à lui seul.

word-gm = le MJ

## Ce qui n'est pas clair

reply-empty = Que voulez-vous faire ? Toutes les commandes sont dans l'aide.
reply-unknown-verb = « { $typed } » n'est pas une commande.
reply-nearest-verb = « { $typed } » n'est pas une commande ; vouliez-vous dire « { $name } » ? Exemple : { $prefix }{ $example }
reply-which = Plusieurs portent ce nom, lequel ? { $names }
reply-no-such-target = Personne ici ne s'appelle « { $typed } ». Exemple : { $prefix }{ $example }
reply-missing-creature = Il manque une cible. Exemple : { $prefix }{ $example }
reply-missing-word = Il manque un mot. Exemple : { $prefix }{ $example }
reply-missing-number = Il manque un nombre. Exemple : { $prefix }{ $example }
reply-missing-dice = Il manque des dés. Exemple : { $prefix }{ $example }
reply-missing-place = Il manque un endroit. Exemple : { $prefix }{ $example }
reply-missing-text = Il manque la suite. Exemple : { $prefix }{ $example }
reply-missing-force = Il faut un dé ou un résultat. Exemple : { $prefix }{ $example }
reply-missing-template = Il manque un modèle. Exemple : { $prefix }{ $example }
reply-no-words = « { $typed } » : vous n'avez rien de tel pour l'instant.
reply-bad-word = « { $typed } » n'est pas possible ici. Exemple : { $prefix }{ $example }
reply-bad-number = « { $typed } » n'est pas un nombre. Exemple : { $prefix }{ $example }
reply-bad-dice = « { $typed } » ne se lance pas. Exemple : { $prefix }{ $example }
reply-bad-dice-at = « { $typed } » ne se lance pas : { $why } Exemple : { $prefix }{ $example }
reply-bad-place = « { $typed } » n'est pas un endroit : il faut trois nombres, ou « ici ». Exemple : { $prefix }{ $example }
reply-outside = « { $typed } » est hors du monde : vérifiez les trois nombres (x, y, z).
reply-bad-times = « { $typed } » : c'est de 1 à { $most } fois par commande.
reply-bad-selector = « { $typed } » n'est pas lisible. Exemple : { $prefix }ajout @e[type=zombie] 20
reply-bad-character = Votre personnage n'est plus lisible : { $why }
reply-bad-choice = « { $typed } » n'est pas un choix : { $words }. Exemple : { $prefix }{ $example }
reply-bad-language = Langues possibles : { $words }. Exemple : { $prefix }langue en
reply-nearest-word = « { $typed } » est inconnu ; vouliez-vous dire « { $word } » ? Exemple : { $prefix }{ $example }
reply-one-or-number = « { $typed } » n'a pas de numéro ici. Voir ses points, ou les mettre à 1 ?
reply-leftover-number = « { $typed } » est de trop, rien n'a été fait : redites-le sans ce numéro.
reply-leftover = « { $typed } » est de trop, rien n'a été fait. Exemple : { $prefix }{ $example }
reply-no-such-option = L'option « { $typed }: » n'existe pas ici. Exemple : { $prefix }{ $example }
reply-no-such-template = Aucun modèle « { $typed } ». Exemple : { $prefix }{ $example }
reply-no-such-effect = Aucun état « { $typed } » ; il y a : { $names }.
reply-no-such-counter = Aucun compteur « { $typed } » ; il y a : { $names }.
reply-no-such-outcome = Aucun résultat « { $typed } » ; il y a : { $names }, ou un nombre.
reply-no-such-reaction = Aucune réaction « { $typed } » ; il y a : { $words }.
reply-no-such-mob = Aucun modèle pour { $typed } ; il y en a pour : { $words }. Choisissez-en un : { $prefix }ajout { $model } @e[type={ $typed }]
reply-no-mobs = Aucune créature { $typed } de plus à { $radius } m.
reply-answers = Que répondez-vous ?
reply-answer-number = Répondez par un nombre de { $least } à { $most }. Exemple : { $prefix }{ $example }
reply-click-late = Trop tard, cette question est close.
reply-click-spent = Ce bouton a déjà servi.
reply-click-foreign = Ce bouton est à quelqu'un d'autre.
reply-click-unknown = Ce bouton ne sert plus.
reply-failed = Une erreur du programme ({ $why }) a empêché cela ; rien n'a changé, le journal du service la montre.

## Ce qui est dit

reply-order = « { $title } », { $round_name } { $round } :
reply-order-line = { $state ->
    [acting] ▶ { $who }
    [out] ✗ { $who }
   *[other] · { $who }
}
reply-order-line-count = { $state ->
    [acting] ▶ { $who } ({ $count })
    [out] ✗ { $who } ({ $count })
   *[other] · { $who } ({ $count })
}
reply-order-empty = Il n'y a personne.
reply-sheet = { $who } ({ $side })
reply-sheet-counter = { $most ->
    [0] { $counter } : { $value }
   *[other] { $counter } : { $value } / { $most }
}
reply-sheet-effects = États : { $effects ->
    [none] aucun
   *[other] { $effects }
}
reply-sheet-fields = { $fields }
reply-sheet-field = { $field }
sheet-entry = { $name } { $value }
reply-sheet-by = ↳ { $effect } — par { $other }
reply-sheet-on = ↳ { $other } : { $effect }
reply-gauge = { $who } : { $left } { $counter }
reply-points = { $most ->
    [0] { $who } : { $value } { $counter }
   *[other] { $who } : { $value } / { $most } { $counter }
}
reply-state = { $who } : { $effects }
reply-walk-left = { $who } : il reste { $left } m à marcher.
reply-bad-destination = « { $typed } » n'est pas une destination : trois nombres, « n 3 », « ici » ou « vers » quelqu'un. Exemple : { $prefix }{ $example } vers brigand 1
reply-marched = { $who } est en { $place }{ $counts ->
    [yes] {""} ; reste { $left } m
   *[no] {""}
}.
reply-march-ended = { $who } s'arrête en { $place }{ $counts ->
    [yes] {""} ; reste { $left } m
   *[no] {""}
}.
refusal-no-way = Aucun chemin pour { $who } : un mur, un vide, ou c'est trop loin.
refusal-no-way-seen = Aucun chemin trouvé pour { $who } : de là, le terrain est trop loin ou trop encombré pour être fouillé. Envoyez-le d'abord plus près, ou placez-le.
reply-distance = { $who } : { $edge } m bord à bord, { $feet } m d'un corps à l'autre, dénivelé { $climb ->
    [0] 0
   *[other] { SIGNED($climb) }
} m.
reply-near = À moins de { $radius } m : { $names }
reply-near-nobody = Personne à moins de { $radius } m.
reply-actions = { $who } peut :
reply-no-actions = { $who } ne peut rien faire pour l'instant.
reply-side = { $side } : { $names }
reply-help = Commandes (chacune après { $prefix }) :
reply-help-row = ·
reply-help-verb = { $verb } Se tape : { $words }.
reply-help-example = Exemple : { $prefix }{ $example }
reply-fights = Combats ouverts :
reply-fight-chosen = Vous êtes au combat « { $title } ».
reply-ruled = { $fact } ({ $about }) : { $value }, jusqu'à nouvel ordre
reply-nothing-ruled = Le monde parle pour lui-même. Exemple : { $prefix }{ $example }
reply-no-such-fact = « { $typed } » n'est rien que je demande au monde. Il y a : { $names }. Exemple : { $prefix }{ $example }
reply-no-such-ruling = « { $typed } » n'est pas une réponse. Il y a : { $names }. Exemple : { $prefix }{ $example }
reply-forced = Imposé : { $value }
reply-preferences = { $any ->
    [no] Aucun réglage : on vous demande tout
   *[other] Vos réactions
    }{ $always ->
    [none] {""}
   *[other] {" "}· toujours : { $always }
    }{ $never ->
    [none] {""}
   *[other] {" "}· jamais : { $never }
    }{ $ask ->
    [none] {""}
   *[other] {" "}· demander : { $ask }
    }. Exemple : { $prefix }{ $example }
reply-preference = { $what } : { $choice }
reply-language = Vous lisez maintenant le français.
reply-button-help = aide
reply-button-actions = que puis-je faire ?
reply-button-offer = { $what ->
    [none] { $verb }
   *[other] { $verb } { $what }{ $detail ->
        [none] {""}
       *[other] , { $detail }
    }
}
reply-button-option = { $option }

tell-covered-by = { $who1 } est à l'abri ({ $share } %) derrière : { $thing } en { $place }
    .tone = gray
tell-covered = { $who1 } est à l'abri ({ $share } %)
    .tone = gray
tell-free-roll = { $name } lance { $expression } : { $total }
    .hover = Dés : { $faces }
tell-free-roll-said = { $name } lance { $expression } : { $total } ({ $comment })
    .hover = Dés : { $faces }

## Refus du pont

refusal-no-fight = Aucun combat n'est ouvert. Exemple : { $prefix }combat début "Pont rouge"
refusal-which-fight = Plusieurs combats sont ouverts, dites lequel. Exemple : { $prefix }rejoindre pont-rouge, ou { $prefix }combat pont-rouge (MJ)
refusal-not-in-fight = Vous n'êtes pas dans ce combat. Exemple : { $prefix }rejoindre
refusal-already-in = Vous êtes déjà dans le combat « { $fight } ». Pour changer de modèle, demandez au MJ de vous en retirer d'abord.
refusal-spectating = Vous êtes spectateur : quittez ce mode de jeu, puis rejoignez le combat. Exemple : { $prefix }rejoindre
refusal-not-master = C'est au MJ de faire cela.
refusal-not-your-creature = { $who } n'est pas à vous.
refusal-speaks-for-nobody = Aucune créature n'est à vous ici : dites pour qui. Exemple : { $prefix }en brigand 1 att Mira
refusal-nothing-asked = Personne ne vous demande rien pour l'instant.
refusal-nobodys-turn = Ce n'est le tour de personne pour l'instant.
refusal-busy = Le combat attend des nouvelles du monde ; réessayez dans un instant.
refusal-no-such-ruleset = Règles inconnues : { $name } ; il y a : { $known }. Exemple : règles:blocs
refusal-bad-setting = Option « { $key } » : { $why }. Il y a : { $known }.
refusal-no-points-here = Ces règles ne comptent pas de points.
refusal-no-steps-here = Ces règles ne comptent pas les pas.

## Refus du moteur

refusal-acting-now = C'est déjà le tour de { $who }.
refusal-already-here = { $who } est déjà là.
refusal-begun-already = Le combat a déjà commencé.
refusal-cannot-pay = { $pool } : il faut { $needs }, il reste { $has }.
refusal-fight-over = Ce combat est fini.
refusal-not-begun = Le combat n'a pas encore commencé. Exemple : { $prefix }suivant
refusal-nobody-else = Personne d'autre ne peut agir.
refusal-nobody-here = Il n'y a encore personne. Exemple : { $prefix }ajout brigand
refusal-no-slot = { $who } n'est pas dans l'ordre.
refusal-no-such-counter = Aucun compteur « { $name } ».
refusal-no-such-creature = Personne ici ne s'appelle « { $name } ».
refusal-effect-of-a-rule = « { $name } » ne naît que d'une règle : faites l'action qui l'amène.
refusal-no-such-effect = Aucun état « { $name } » à ôter.
refusal-no-such-item = Aucun objet « { $name } ».
refusal-no-such-option = Cette réponse n'est pas possible. Exemple : { $prefix }déf esquive
refusal-no-such-outcome = Aucun dé ne mène à ce résultat. Exemple : { $prefix }forcer 17
refusal-no-such-roll = Ces dés ne sont pas, ou pas encore, tombés dans la dernière action. Exemple : { $prefix }forcer 17
refusal-not-yours = C'est au MJ de faire cela.
refusal-not-your-turn = Ce n'est pas votre tour, c'est celui de { $acting }.
refusal-nothing-to-redo = Il n'y a rien à rétablir.
refusal-nothing-to-undo = Il n'y a rien à annuler.
refusal-nowhere = On ne sait pas où se trouve { $who }. Exemple : { $prefix }placer brigand 1 ici
refusal-paused = Le combat est en pause.
refusal-question-closed = Trop tard, cette question est close.
refusal-unknown-verb = Ces règles ne connaissent pas « { $verb } ». Exemple : { $prefix }actions
refusal-waiting = On attend la réponse de { $who }.
refusal-waiting-you = On attend d'abord votre réponse.

## Dés mal écrits

refusal-dice-division-by-zero = on ne divise pas par zéro.
refusal-dice-empty = il n'y a rien à lancer.
refusal-dice-faces = un dé n'a pas ce nombre de faces.
refusal-dice-faces-left = il y a des faces de trop.
refusal-dice-faces-missing = il manque des faces.
refusal-dice-no-d20 = l'avantage veut un d20.
refusal-dice-no-faces = un dé sans faces ne se lance pas.
refusal-dice-no-such-face = le dé n'a pas cette face.
refusal-dice-number = ce nombre est trop grand.
refusal-dice-syntax = cela ne se lit pas comme des dés.
refusal-dice-too-deep = il y a trop de parenthèses.
refusal-dice-too-long = c'est trop long.
refusal-dice-too-many = c'est trop de dés.

# Le corps d'un combattant n'est pas où le combat le voit.
reply-put-back = { $count ->
    [0] Chacun est déjà à sa place.
    [one] Un corps est revenu à sa place.
   *[other] { $count } corps sont revenus à leur place.
 }
reply-strayed = { $who } n'est plus à sa place, qui est en { $place }. Revenez-y, ou attendez votre tour.
reply-jumped = { $who } a changé de place sans marcher ({ $why ->
    [carried] monture ou véhicule
   *[teleported] téléportation
}) : personne n'y réagit. { $outcome ->
    [follows] Sa position suit.
    [back] Son corps est remis en place.
   *[stays] Sa place reste en { $place }.
}
reply-fell = { $who } a fait une chute de { $height } m.
reply-body-gone = Le corps de { $who } est introuvable : disparu, ou trop loin de tout joueur. Sa place dans le combat ne change pas.
reply-absent-in-turn = C'est le tour de { $who }, qui n'est pas en ligne.
reply-no-room = Pas de place pour le corps de { $who } en { $place } : il reste où il est.
reply-button-follow = compter ce déplacement
reply-button-put-back = replacer
reply-button-fall = appliquer la chute
reply-button-leave = retirer du combat
reply-button-next = passer son tour
