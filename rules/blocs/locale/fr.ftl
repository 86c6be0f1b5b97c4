### Les mots du jeu « blocs ».

## Verbes : ce qui se tape, le bouton, une phrase d'aide, un exemple

verb-hostilities = hostilités | hostilites | ouvrir | hostilities
    .label = ouvrir les hostilités
    .help = Déclare un geste hostile : le combat commence, et le geste attend votre tour.
    .example = hostilités
verb-attack = att | attaque | attaquer | a | attack
    .label = attaquer
    .help = Attaque une créature avec une arme ; sans arme nommée, la première qui l'atteint.
    .example = att brigand 1 épée longue
verb-step = pas | avancer | step
    .label = avancer
    .help = Un bloc de marche ; d'ordinaire il suffit de marcher dans le jeu.
    .example = pas 12 64 -3
verb-stand = relever | se-relever | debout | stand
    .label = se relever
    .help = Se relever coûte la moitié de vos déplacements.
    .example = relever
verb-prone = àterre | aterre | à-terre | se-jeter | prone
    .label = se jeter à terre
    .help = Se jeter à terre ne coûte rien ; ensuite il faut ramper.
    .example = àterre
verb-interact = interagir | dégainer | ramasser | ouvrir-porte | interact
    .label = manier un objet
    .help = Une porte, un levier, une arme : la première fois du tour est gratuite.
    .example = interagir porte
verb-dash = foncer | dash
    .label = foncer
    .help = Vos déplacements une fois de plus ce tour, et aucune autre action.
    .example = foncer
verb-disengage = désengager | desengager | disengage
    .label = se désengager
    .help = Jusqu'à la fin du tour, personne ne vous frappe quand vous partez.
    .example = désengager
verb-help = aider | help-ally
    .label = aider
    .help = Donne l'avantage à un allié : sur une attaque si vous nommez la cible, sinon sur son prochain jet pour la tâche que vous dites.
    .example = aider Mira brigand 1
verb-ready = préparer | preparer | prêt | ready
    .label = se tenir prêt
    .help = Garde une attaque en réserve : le moment (pas : on marche, coup : on frappe, tout), la cible, le déclencheur.
    .example = préparer pas brigand 1 s'il passe la porte
verb-ready-move = préparer déplacement | préparer mouvement | prêt déplacement | prêt mouvement | ready move
    .label = se tenir prêt à bouger
    .help = Garde un déplacement en réserve : le moment (pas, coup ou tout), le déclencheur. Le moment venu, marchez, puis dites fini.
    .example = préparer déplacement pas dès que le brigand approche
verb-ready-act = préparer acte | préparer action | prêt acte | prêt action | ready act
    .label = tenir un acte prêt
    .help = Garde un autre acte en réserve : se-cacher, utiliser, recharger, stabiliser, échapper ou sort (soin ou soutien), le moment (pas, coup ou tout), la cible, la chose, le déclencheur.
    .example = préparer acte utiliser coup potion s'il me blesse
verb-use = utiliser | use
    .label = utiliser
    .help = Se sert d'un objet du sac : une demi-action.
    .example = utiliser potion
verb-stabilise = stabiliser | stabilise
    .label = stabiliser
    .help = Premiers secours à un mourant tout proche : une action complète.
    .example = stabiliser Mira
verb-check = jet | check
    .label = jet
    .help = Un jet de caractéristique ou de compétence contre une difficulté.
    .example = jet discretion av -cd 15
verb-improvise = action | improviser | improvise
    .label = improviser
    .help = Décrivez ce que vous tentez : le MJ dit si c'est possible, à quel prix et avec quel jet.
    .example = action renverser la table
verb-surprise = surprise
    .label = surprendre
    .help = Dit qui est surpris ; redit pour quelqu'un, le défait.
    .example = surprise Aldric Mira
verb-harm = dégâts | degats | dmg | damage
    .label = infliger
    .help = Des dégâts par la main du MJ, réduits comme tous les autres.
    .example = dégâts brigand 1 2d6+3 brulure
verb-heal = soin | soigner | heal
    .label = soigner
    .help = Des soins par la main du MJ.
    .example = soin Mira 1d8+2
verb-rest = repos | rest
    .label = repos complet
    .help = Points de vie, mana et stamina au maximum.
    .example = repos Mira
verb-resurrect = ressusciter | resurrect
    .label = ressusciter
    .help = Ramène un mort à la vie, avec un point.
    .example = ressusciter Mira
verb-fate = destin | deathsave | fate
    .label = jet de destin
    .help = Demande un jet de destin à un mourant hors de son tour.
    .example = destin Mira
verb-end = fin | finir | fini
    .label = finir
    .help = Termine votre tour, ou le déplacement que vous teniez prêt.
    .example = fin
verb-grapple = lutte | lutter | agripper | grapple
    .label = agripper
    .help = Saisit un adversaire à portée, force contre force : une action complète.
    .example = lutte brigand 1
verb-escape = s'échapper | échapper | se-dégager | escape
    .label = s'échapper
    .help = Se dégage d'une prise, force contre force : une action complète.
    .example = échapper
verb-release = relâcher | relacher | release
    .label = relâcher
    .help = Lâche qui vous tenez, à tout moment et pour rien.
    .example = relâcher
verb-reload = recharger | reload
    .label = recharger
    .help = Recharge une arme : une demi-action, et aucun réflexe d'ici votre prochain tour.
    .example = recharger
verb-blast = zoner | souffle | att-zone | blast
    .label = attaque de zone
    .help = Frappe tous ceux qui sont autour d'un bloc, amis compris : un jet d'attaque, un jet de dégâts.
    .example = souffle 12 64 -3 boule de feu
verb-object = objet | object
    .label = poser un objet
    .help = Un objet qu'on peut attaquer : où il est, sa CA, ses PV, son nom.
    .example = objet 2 64 6 10 5 treuil
verb-zone = zone
    .label = poser une zone
    .help = Acide, poison, feu ou liquide glissant au sol : où, sur combien de blocs autour, combien de tours.
    .example = zone feu 7 64 0 1 3
verb-unzone = finzone | fin-zone | unzone
    .label = ôter une zone
    .help = Met fin aux zones qui couvrent un bloc.
    .example = finzone 7 64 0
verb-watch = veiller | protéger | watch
    .label = veiller sur
    .help = Se dit prêt à pousser un allié tout proche hors d'un coup : on vous le demandera.
    .example = veiller Mira
verb-mode = mode | passer-en
    .label = changer de mode
    .help = Passe à la marche, au vol ou à la nage : 2 m, puis le reste est converti.
    .example = mode vol
verb-teleport = téléporter | se-téléporter | teleport
    .label = se téléporter
    .help = Un sort vous emporte ailleurs, sans attaque d'opportunité ; à terre, on le reste.
    .example = téléporter 12 64 -3
verb-fall = chute | fall
    .label = faire tomber
    .help = Une chute de tant de mètres ; ajoutez 1 si elle est voulue.
    .example = chute Mira 6
verb-sneak = se-cacher | se cacher | dissimuler | sneak
    .label = se cacher
    .help = Se cache, si le MJ le permet : une demi-action, Discrétion contre la vigilance de chacun.
    .example = se-cacher
verb-search = chercher | search
    .label = chercher
    .help = Cherche qui se cache : une action complète.
    .example = chercher
verb-peer = percevoir | scruter | peer
    .label = scruter
    .help = Une fois par tour, pour rien : tente d'apercevoir qui vous échappe.
    .example = percevoir
verb-guess = viser | aim
    .label = viser un bloc
    .help = Attaque un bloc où quelqu'un d'invisible se tient peut-être, avec désavantage.
    .example = viser 12 64 -3
verb-two-weapons = deux-armes | deux armes | two-weapons
    .label = frapper des deux mains
    .help = Deux armes légères : une attaque de chaque main, pour l'action et le réflexe.
    .example = deux-armes brigand 1
verb-cast = sort | incanter | jeter-un-sort | cast
    .label = lancer un sort
    .help = Lance un sort que vous connaissez, sur quelqu'un ou sur un bloc ; le mana part à chaque fois.
    .example = sort boule de feu brigand 1
verb-technique = technique | tech
    .label = utiliser une technique
    .help = Utilise une technique que vous connaissez ; la stamina part à chaque fois.
    .example = technique coup de bélier brigand 1
verb-magics = magies | sorts | techniques | spells
    .label = mes magies
    .help = Vos sorts et vos techniques, leur prix et leur portée ; vous seul les voyez.
    .example = magies
verb-let-pass = laisser-passer | laisser passer | let-pass
    .label = laisser passer
    .help = Laisse quelqu'un traverser votre place, ami ou ennemi ; redit, ne le laisse plus.
    .example = laisser-passer brigand 1
verb-wear = équiper | enfiler | wear
    .label = équiper
    .help = Met en place une pièce d'équipement du sac ; en combat, c'est manier un objet.
    .example = équiper bouclier
verb-take-off = déséquiper | enlever | take-off
    .label = enlever
    .help = Remet une pièce d'équipement dans le sac.
    .example = déséquiper casque
verb-mount = monter | chevaucher | mount
    .label = monter
    .help = Monte sur une créature plus grande et consentante : la moitié de vos déplacements. En selle, au début du tour : prend ou lâche les rênes.
    .example = monter brigand 1
verb-dismount = descendre | démonter | dismount
    .label = descendre
    .help = Descend de votre monture : la moitié de vos déplacements.
    .example = descendre
verb-unseat = désarçonner | unseat
    .label = désarçonner
    .help = La monture est bougée contre son gré : son cavalier doit tenir en selle.
    .example = désarçonner Mira

## Récits

tell-hostilities = { $who0 } ouvre les hostilités !
    .tone = gold
tell-fight-begins = Le combat commence.
tell-stealth = { $who0 } se cache : { $roll }. À l'insu de : { $unseen-by ->
    [none] personne
   *[other] { $unseen-by }
    }.
tell-surprised = { $who0 } : surprise !
    .tone = yellow
tell-surprised-no-more = { $who0 } : plus de surprise.
tell-position = { $who1 } : { $distance } m (près : { $near }), { $direction }.
tell-initiative = Initiative de { $who0 } : { $roll }.
tell-roll-off = { $who0 } départage l'égalité : { $roll }.
round-name = tour de jeu
    .many = tours de jeu
tell-round = — Tour de jeu { $number } —
    .tone = gold
tell-turn = Déplacement { $moves } m, action, demi-action, interaction{ $reaction ->
    [0] {""}
   *[other] , réflexe
    }
tell-turn-lost = { $who0 } passe son tour : { $why }.
    .tone = gray
tell-attack-hit = { $who0 } → { $who1 } ({ $weapon }){ $defence ->
    [no] {""}
   *[other] , { $defence }
    } : { $roll } contre { $against }, touché.
    .brief = { $who0 } touche { $who1 } ({ $weapon }).
    .tone = green
tell-attack-miss = { $who0 } → { $who1 } ({ $weapon }){ $defence ->
    [no] {""}
   *[other] , { $defence }
    } : { $roll } contre { $against }, raté.
    .brief = { $who0 } rate { $who1 } ({ $weapon }).
tell-attack-critical = { $who0 } → { $who1 } ({ $weapon }) : 20 naturel, coup critique, dégâts maximum !
    .tone = gold
tell-attack-fumble = { $who0 } → { $who1 } ({ $weapon }) : 1 naturel, échec critique.
    .tone = red
tell-fumble-drop = { $who0 } lâche son arme ({ $weapon }).
tell-fumble-other = { $who0 } en subit les conséquences, au gré du MJ.
tell-revealed = { $who0 } se dévoile.
    .tone = yellow
tell-harm = { $who0 } : −{ $amount }{ $type ->
    [none] {""}
   *[other] {" "}({ $type })
    }, { $pv }/{ $max } PV{ $health ->
    [wounded] , blessé(e)
   *[other] {""}
    }.
    .tone = red
tell-harm-creature = { $who0 } : −{ $amount }{ $type ->
    [none] {""}
   *[other] {" "}({ $type })
    }, { $health }.
    .tone = red
tell-afflicted = { $who0 } : { $effect }{ $turns ->
    [0] {""}
    [one] {" "}({ $turns } tour)
   *[other] {" "}({ $turns } tours)
    }.
tell-recovered = { $who0 } : { $effect }, c'est fini.
tell-fallen = { $who0 } s'effondre et perd connaissance.
    .tone = dark_red
tell-knocked-out = { $who0 } tombe sans connaissance.
    .tone = dark_red
tell-dead = { $who0 } meurt.
    .tone = dark_red
tell-dead-outright = { $who0 } meurt sur le coup.
    .tone = dark_red
tell-fate-success = { $who0 }, destin { $roll } : succès ({ $good }/3 – { $bad }/3).
tell-fate-failure = { $who0 }, destin { $roll } : échec ({ $good }/3 – { $bad }/3).
    .tone = red
tell-fate-one = { $who0 }, destin { $roll } : deux échecs ({ $good }/3 – { $bad }/3).
    .tone = red
tell-fate-twenty = { $who0 }, destin { $roll } !
    .tone = gold
tell-fate-harm = { $who0 }, un coup de plus à terre : { $lost ->
    [one] { $lost } échec
   *[other] { $lost } échecs
    } au destin ({ $good }/3 – { $bad }/3).
    .tone = red
tell-stable = L'état de { $who0 } est stable.
    .tone = green
tell-wakes = { $who0 } reprend connaissance ({ $pv } PV).
    .tone = green
tell-healed = { $who0 } : +{ $amount } PV, { $pv }/{ $max }{ $lost ->
    [0] {""}
   *[other] {" "}(soins perdus : { $lost })
    }.
    .tone = green
tell-rested = { $who0 } a pris un repos complet.
tell-resurrected = { $who0 } revient d'entre les morts.
    .tone = gold
tell-aid-success = { $who0 } secourt { $who1 } : { $roll } contre { $difficulty }, réussi.
    .tone = green
tell-aid-failure = { $who0 } secourt { $who1 } : { $roll } contre { $difficulty }, raté.
tell-step-stopped = { $who0 } n'ira pas plus loin.
tell-opportunity = { $who0 } frappe { $who1 } qui s'éloigne !
    .tone = yellow
tell-prone = { $who0 } est à terre.
tell-stood = { $who0 } se relève ({ $cost } m, reste { $left } m).
tell-interacted = { $who0 } manie { $what ->
    [none] un objet
   *[other] { $what }
    }{ $paid ->
    [half] {" "}: demi-action utilisée
    [full] {" "}: action utilisée
   *[other] {""}
    }.
tell-dashed = { $who0 } fonce : { $moves } m.
tell-disengaged = { $who0 } se désengage.
tell-helped = { $who0 } aide { $who1 }{ $task ->
    [none] .
   *[other] {" "}: { $task }.
    }
tell-helped-attack = { $who0 } aide { $who1 } à attaquer { $who2 }.
tell-ready = { $who0 } se tient aux aguets.
tell-ready-passed = { $who0 } laisse passer l'occasion.
tell-ready-released = { $who0 } saisit l'occasion !
tell-ready-walk = { $who0 } peut se déplacer de { $metres } m, hors de son tour.
tell-ready-walk-over = { $who0 } s'arrête là.
    .tone = gray
tell-held-up = { $who1 } se déplace d'abord : { $who0 } redira ensuite son geste.
tell-used = { $who0 } utilise : { $item }.
tell-check-success = { $who0 }, jet ({ $what }) : { $roll } contre { $difficulty }, réussi.
    .tone = green
tell-check-failure = { $who0 }, jet ({ $what }) : { $roll } contre { $difficulty }, raté.
tell-improvised = { $who0 } tente : { $text }.
tell-summary = { $who0 } : { $health }.
tell-destroyed = { $who0 } vole en éclats.
    .tone = dark_red
tell-grappled = { $who0 } agrippe { $who1 }.
    .tone = yellow
tell-released = { $who0 } lâche { $who1 }.
tell-grapple-won = { $who0 } lutte avec { $who1 } : { $roll } contre { $against }.
    .tone = green
tell-grapple-lost = { $who0 } ne parvient pas à saisir { $who1 } : { $roll } contre { $against }.
tell-grapple-helpless = { $who1 } ne peut résister à { $who0 }.
tell-escape-won = { $who0 } se dégage de { $who1 } : { $roll } contre { $against }.
    .tone = green
tell-escape-lost = { $who0 } ne parvient pas à se dégager de { $who1 } : { $roll } contre { $against }.
tell-reloaded = { $who0 } recharge { $weapon ->
    [none] son arme
   *[other] { $weapon }
    }.
tell-blast = { $who0 } frappe une zone ({ $weapon }).
    .tone = gold
tell-object = { $who0 } est là (CA { $ca }, { $pv } PV).
tell-zone = Au sol : { $kind } ({ $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
    }).
    .tone = yellow
tell-zone-gone = Au sol, c'est fini : { $kind }.
tell-pushed = { $who0 } pousse { $who1 } hors de portée{ $consequence ->
    [prone] {" "}: { $who1 } tombe à terre
    [target] {" "}et prend le coup à sa place
   *[other] {""}
    }.
    .tone = yellow
tell-watch = { $who0 } veille sur { $who1 }.
tell-watch-over = { $who0 } ne veille plus sur { $who1 }.
tell-mode = { $who0 } : { $mode } (reste { $left } m).
tell-fell = { $who0 } tombe de { $height } m.
    .tone = red
tell-teleported = { $who0 } disparaît et reparaît ailleurs ({ $spell }).
    .tone = yellow
tell-searched = { $who0 } cherche : { $roll }{ $count ->
    [0] , en vain
   *[other] {""}
    }.
tell-found = { $who0 } aperçoit { $who1 }.
    .tone = green
tell-blind-hit = { $who0 } frappe à l'aveugle ({ $weapon }) : { $roll }, touché.
    .tone = green
tell-blind-miss = { $who0 } frappe à l'aveugle ({ $weapon }) : { $roll }, raté.
tell-two-weapons = { $who0 } frappe { $who1 } des deux mains.
tell-attack-lost = { $who0 } → { $who1 } ({ $weapon }) : trop loin sous l'eau, le trait se perd.
tell-stepped-back = { $who0 } recule : la place est à quelqu'un d'autre.
tell-lets-pass = { $who0 } laisse passer { $who1 }.
tell-lets-pass-over = { $who0 } ne laisse plus passer { $who1 }.
tell-fell-off = { $who0 } glisse de { $who1 }.
    .tone = red
tell-cast = { $who0 } → { $who1 } ({ $spell }).
    .tone = aqua
tell-magics = Mana { $mana }, stamina { $stamina }{ $count ->
    [0] {" "}: vous ne connaissez ni sort ni technique.
   *[other] {" "}:
    }
tell-magic = { $spell } ({ $sort }) : { $mana ->
    [0] {""}
   *[other] { $mana } mana,{" "}
    }{ $stamina ->
    [0] {""}
   *[other] { $stamina } stamina,{" "}
    }{ $range } m{ $action ->
    [demi] , demi-action
    [reaction] , réflexe
   *[complete] {""}
    }{ $can ->
    [no] {" "}— hors de vos moyens
   *[yes] {""}
    }{ $about ->
    [none] {""}
   *[other] . { $about }
    }
tell-driven = { $who0 } repousse { $who1 }.
tell-worn = { $who0 } équipe : { $item }.
tell-taken-off = { $who0 } enlève : { $item }.
tell-mounted = { $who0 } monte { $who1 }{ $control ->
    [yes] {" "}et tient les rênes
   *[no] {""}
    }.
tell-dismounted = { $who0 } descend de { $who1 }.
tell-seat-kept = { $who0 } tient en selle : { $roll }.
tell-unseated = { $who0 } vide les étriers : { $roll }.
    .tone = red
tell-jumped-off = { $who0 } saute de { $who1 } et retombe sur ses pieds.
tell-fell-with = { $who0 } tombe avec { $who1 }.
    .tone = red

## Questions

question-hostilities = { $who } veut ouvrir les hostilités. Le combat commence ?
question-hiders = Qui se cache ? Se cachent déjà : { $hiding ->
    [none] personne
   *[other] { $hiding }
    }.
question-positions = Les positions sont-elles bonnes ?
question-distance = Combien de mètres entre { $who } et { $target } ?
question-tie = Égalité entre { $tied } : qui passe d'abord ?
question-tie-players = Égalité entre vous ({ $tied }) : qui passe d'abord ?
question-total-cover = { $target } est tout à fait à l'abri : seul un 20 naturel touche. Attaquer ?
question-defence = { $attacker ->
    [none] Quelqu'un que vous ne voyez pas vous attaque
   *[other] { $attacker } vous attaque ({ $weapon })
    }{ $total ->
    [none] {""}
   *[other] {" "}: { $total } pour toucher
    }. Défense ?
question-fumble = 1 naturel de { $who } : quelle conséquence ?
question-knock-out = { $target } tombe à 0. Tuer ou assommer ?
question-opportunity = { $mover } quitte votre allonge. Attaque d'opportunité ?
question-ready-trigger = { $who } attend : « { $trigger } ». Est-ce arrivé ?
question-ready-release = Ce que vous attendiez est arrivé : « { $trigger } ». Agir ?
question-stabilise = { $who } veut stabiliser { $target }. Quelle difficulté ?
question-difficulty = Jet de { $who } ({ $what }). Quelle difficulté ?
question-help-task = { $helper } aide { $who } : « { $task } ». Ce jet est-il pour cela ?
question-improvised = { $who } tente : « { $text } ». À quel prix ?
question-improvised-roll = « { $text } » : faut-il un jet ?
question-fight-over = Un camp n'a plus personne debout. Fin du combat ?
question-status-turns = { $who } : { $effect }. Pendant combien de tours ?
question-rage-target = Contre qui se tourne la rage de { $who } ?
question-push = { $attacker ->
    [none] On attaque { $who }
   *[other] { $attacker } attaque { $who }
    }, à côté de vous. Pousser hors de portée, et vers où ?
question-push-consequence = { $by } a poussé { $who } : quelle conséquence ?
question-fall-height = { $who } tombe. De combien de mètres ?
question-may-hide = { $who } veut se cacher. Est-ce possible ?
question-search-with = { $who } cherche. Perception ou Réflexion ?
question-cover = Quel abri protège { $target } de { $who } ?
question-let-pass = Laisser passer { $who } ?
question-mount-consent = { $who } veut monter { $target }. Se laisser faire ?
question-mount-control = Tenir les rênes de { $target }, ou laisser agir ?
question-jump-off = { $target } tombe. Sauter pour retomber sur vos pieds (réflexe) ?
question-mishap = { $who } tombe avec { $target } : un malheur de plus ?

option-no = non
option-yes = oui
option-hiders-done = c'est tout
option-tie-roll = jet
option-tie-players-roll = jet
option-defence-dodge = esquiver
option-defence-parry = parer
option-defence-absorb = encaisser
option-defence-magic-absorb = encaissement magique
option-defence-no = rien
option-fumble-nothing = rien
option-fumble-drop = arme lâchée
option-fumble-prone = à terre
option-fumble-other = autre
option-knock-out-kill = tuer
option-knock-out-knock-out = assommer
option-opportunity-strike = frapper
option-improvised-refuse = refuser
option-improvised-full = action complète
option-improvised-half = demi-action
option-improvised-free = gratuit
option-improvised-roll-none = aucun jet

fact-cover = Quel abri protège { $arg1 } de { $arg0 } ?
fact-sight = { $arg1 } est en vue de { $arg0 } ?
fact-difficult = Ce bloc est-il un terrain difficile ?
fact-filled = Ce bloc est-il plein (mur, gros tronc) ?
fact-space = La place suffit-elle à { $arg0 } ?
fact-slippery = Ce bloc est-il glissant ?
fact-water = Y a-t-il de l'eau à cet endroit ?
fact-climb = Est-ce une échelle, une liane, de quoi grimper ?
fact-immersed = { $arg0 } a la tête sous l'eau ?
fact-light = Quelle lumière y a-t-il là ?
fact-drop = De combien de mètres tombe-t-on de là ?
fact-vehicle = Que monte { $arg0 } ?
option-light-bright = plein jour
option-light-dim = pénombre
option-light-dark = noir
option-cover-none = aucun
option-cover-partial = partiel (+1)
option-cover-important = important (+3)
option-cover-total = total
option-push-n = nord
option-push-ne = nord-est
option-push-e = est
option-push-se = sud-est
option-push-s = sud
option-push-sw = sud-ouest
option-push-w = ouest
option-push-nw = nord-ouest
option-push-no = ne pas pousser
option-push-consequence-prone = à terre
option-push-consequence-target = coup reçu à sa place
option-push-consequence-nothing = rien
option-search-with-perception = Perception
option-search-with-reflexion = Réflexion
option-space-wide = assez large
option-space-narrow = étroit
option-space-closed = trop étroit
option-mount-control-control = tenir les rênes
option-mount-control-let = laisser agir
option-opportunity-strike-rider = frapper le cavalier
option-mishap-nothing = rien
option-mishap-trapped = coincé(e) dessous
option-mishap-harm = dégâts de chute

## Refus

refusal-cannot-stand = Se relever coûte { $needs } m, il vous en reste { $left }.
refusal-corner = On ne coupe pas les coins : un obstacle barre la diagonale.
refusal-dead = { $who } a perdu la vie : les soins n'y peuvent rien.
refusal-no-half-action = Vous n'avez plus de demi-action ce tour.
refusal-no-hostilities = Le MJ n'ouvre pas le combat.
refusal-no-interaction = Vous avez déjà manié un objet, et il ne vous reste ni action ni demi-action.
refusal-no-such-damage = Ce type de dégâts n'existe pas : { $name }.
refusal-no-such-skill = Ni caractéristique ni compétence : { $name }.
refusal-no-such-thing = Vous n'avez rien de tel dans votre sac : { $item }.
refusal-no-such-trigger = Déclencheur inconnu : { $name } (pas, coup ou tout).
refusal-not-to-hold = Cela ne se garde pas en réserve : { $name }.
refusal-interrupted = { $who } vous interrompt : son déplacement d'abord, votre tour reprend après. Vous pouvez aussi le finir : { $prefix }fin
refusal-no-such-weapon = Vous n'avez pas cette arme : { $weapon }.
refusal-not-adjacent = On avance d'un bloc à la fois.
refusal-not-after-another = Cette action doit être la seule du tour, et vous avez déjà utilisé une demi-action.
refusal-not-allowed = Le MJ refuse.
refusal-not-dead = { $who } vit encore.
refusal-not-dying = { $who } n'est pas entre la vie et la mort.
refusal-not-prone = Vous êtes déjà debout.
refusal-not-yourself = Pas sur vous-même.
refusal-out-already = { $who } est hors de combat.
refusal-out-of-range = Hors de portée ({ $weapon }) : { $distance } m pour une portée de { $limit } m.
refusal-out-of-reach = Hors d'allonge ({ $weapon }) : { $distance } m pour une allonge de { $limit } m.
refusal-paralysed = La paralysie vous tient : ni déplacement, ni action, ni réflexe.
refusal-passage-closed = Passage refusé : { $who } est hostile, et de taille trop proche.
refusal-positions-to-set = Placez les créatures, puis commencez le combat.
refusal-prone-already = Vous êtes déjà à terre.
refusal-surprised = La surprise vous tient : ni déplacement, ni action, ni réflexe avant la fin de votre premier tour.
refusal-too-far = Il faut { $needs } m pour entrer ici, il vous en reste { $left }.
refusal-too-far-to-help = Trop loin : { $distance } m, il faut être à { $limit } m au plus.
refusal-total-cover = { $who } est tout à fait à l'abri.
refusal-unconscious = Vous avez perdu connaissance.
refusal-weapon-dropped = Votre arme est par terre ({ $weapon }) : ramassez-la d'abord.
refusal-silenced = Le silence vous est imposé : aucune magie.
refusal-blinded = Vos yeux ne portent pas au-delà de { $limit } m ({ $who } est à { $distance } m).
refusal-held = Vous ne pouvez pas vous déplacer ({ $effect }).
refusal-terror = La terreur vous interdit d'approcher de { $who }.
refusal-must-flee = La terreur vous pousse à fuir : éloignez-vous d'abord.
refusal-rage = La rage vous jette sur { $who } : c'est là qu'il faut frapper.
refusal-nothing-to-treat = { $who } n'a rien que cela puisse soigner.
refusal-no-free-hand = Il faut une main libre pour saisir quelqu'un.
refusal-too-large = { $who } a une taille trop grande pour vous.
refusal-not-held = Personne ne vous tient.
refusal-holds-nobody = Vous ne tenez personne.
refusal-loaded = Votre arme est déjà chargée.
refusal-unloaded = Votre arme est déchargée ({ $weapon }) : rechargez-la d'abord.
refusal-no-area = Cela ne frappe pas de zone ({ $weapon }).
refusal-no-zone = Aucune zone ne couvre ce bloc.
refusal-zone-without-dice = Combien de dés par tour ? ({ $name })
refusal-no-ally = { $who } n'est pas de votre camp.
refusal-no-such-mode = Mode inconnu : { $name } (marche, vol ou nage).
refusal-mode-already = Vous y êtes déjà ({ $mode }).
refusal-cannot-fly = Vous ne pouvez pas voler.
refusal-place-taken = Cette place est à quelqu'un d'autre : il en faut une libre. Le MJ peut déplacer qui gêne : { $prefix }placer
refusal-peered-already = Vous avez déjà scruté ce tour.
refusal-too-narrow = C'est trop étroit pour vous.
refusal-passage-kept = { $who } ne laisse passer personne.
refusal-not-light = Ce n'est pas une arme légère en main ({ $weapon }).
refusal-no-two-weapons = Il faut une arme légère dans chaque main.
refusal-wall = Un obstacle remplit ce bloc.
refusal-hands-full = Il y faut les deux mains ({ $weapon }) : les vôtres sont prises.
refusal-unconscious-drinks-not = { $who } n'a plus sa connaissance et ne peut rien avaler.
refusal-no-such-spell = Vous ne connaissez pas cela : { $spell }.
refusal-only-in-answer = Cela se lance en réponse à une attaque ({ $spell }) : on vous le proposera.
refusal-say-where = Où ? Nommez une créature ou un bloc ({ $spell }).
refusal-say-whom = Sur qui ? Nommez une créature ({ $spell }).
refusal-blinded-place = Vos yeux ne portent pas : rien à viser au-delà de { $limit } m (c'est à { $distance } m).
refusal-slot-full = Cet emplacement est plein ({ $slot }) : enlevez d'abord quelque chose.
refusal-mount-too-small = { $who } a une taille trop petite pour vous porter.
refusal-mounted-already = { $who } : quelqu'un est déjà en selle.
refusal-mounted-once = Une fois par tour : vous avez déjà pris ou quitté la selle.
refusal-mounted = Vous êtes en selle : c'est votre monture qui se déplace.
refusal-not-mounted = Personne n'est en selle.
refusal-reins-late = Les rênes se prennent et se lâchent au début de votre tour, avant toute autre chose.
refusal-mount-order = Une monture menée fonce, se désengage ou esquive ; elle n'attaque pas.
refusal-gear-not-carried = Vous n'avez pas cela sous la main : { $item }.
refusal-cannot-teleport = Vous ne connaissez aucun sort qui vous emporte ailleurs.

## Compteurs et états

counter-pv = PV
counter-mana = mana
counter-stamina = stamina
counter-reaction = réflexe
counter-defence = défense
counter-moves = déplacement
counter-full = action
counter-half = demi-action
counter-free = interaction
counter-fate-good = succès au destin
counter-fate-bad = échecs au destin

effect-surprised = surpris(e)
effect-prone = à terre
effect-unconscious = inconscient(e)
effect-stable = stable
effect-paralysed = paralysé(e)
effect-ready = prêt(e)
effect-ready-walk = se déplace hors de son tour
effect-help-attack = gêné(e) par un adversaire
effect-help-task = aidé(e)
effect-disengaged = désengagé(e)
effect-dashed = fonce
effect-extra-defence = défense supplémentaire
effect-dropped = arme lâchée
effect-tick-acide = rongé(e) par l'acide
effect-tick-poison = empoisonné(e)
effect-tick-brulure = en feu
effect-tick-asphyxie = asphyxié(e)
effect-silenced = réduit(e) au silence
effect-rooted = immobilisé(e)
effect-blinded = aveuglé(e)
effect-terror = terrifié(e)
effect-rage = enragé(e)
effect-bleeding = saignement
effect-grappled = agrippé(e)
effect-unloaded = arme déchargée
effect-reloading = recharge son arme
effect-zone = zone au sol
effect-zone-felt = a subi la zone ce tour
effect-watched = protégé(e) par un allié
effect-mode = vole ou nage
effect-swim-spell = nage par magie
effect-flight = vol magique
effect-more-attacks = attaque encore à faire
effect-peered = a scruté ce tour
effect-immersed = immergé(e)
effect-squeezed = à l'étroit
effect-guard = garde sa défense
effect-passing = traverse la place d'un autre
effect-lets-pass = on le laisse passer
effect-fought-on = le combat continue
effect-shielded = protégé(e) par magie
effect-stoneskin = peau de pierre
effect-fireward = à l'épreuve du feu
effect-hasted = accéléré(e)
effect-slowed = ralenti(e)
effect-blessed = béni(e)
effect-mounted = en selle
effect-mounting = a pris ou quitté la selle ce tour
effect-trapped = coincé(e) sous sa monture

## Le calcul

roll-initiative = Initiative
roll-stealth = Discrétion
roll-roll-off = Égalité
roll-attack = Attaque
roll-damage = Dégâts
roll-fate = Destin
roll-check = Jet
roll-heal = Soins
roll-tick = Effet persistant
roll-grapple = Lutte
roll-zone = Zone au sol
roll-slip = Glissade
roll-search = Perception
roll-seat = Tenir en selle

sum-against = Difficulté

mod-ca = CA
mod-force = Force
mod-dexterite = Dextérité
mod-agilite = Agilité
mod-constitution = Constitution
mod-mental = Mental
mod-perception = Perception
mod-furtivite = Furtivité
mod-habilite = Habilité
mod-reflexion = Réflexion
mod-controle = Contrôle
mod-discretion = Discrétion
mod-vigilance = Vigilance
mod-medecine = Médecine
mod-lames = Lames
mod-lames_legeres = Lames légères
mod-haches = Haches
mod-marteaux = Marteaux
mod-massues = Massues
mod-lances = Lances
mod-arcs = Arcs
mod-pugilat = Pugilat
mod-cover-partial = abri partiel
mod-cover-important = abri important
mod-dodge = esquive
mod-parry = parade
mod-absorb = encaissement
mod-magic-absorb = encaissement magique
mod-shield = bouclier magique
mod-magic-resistance = résistance magique
mod-magic-advantage = avantage de magie
mod-weapon = arme
mod-base = base
mod-gm = MJ
mod-push = poussé
mod-gear = équipement

why-unseen-attacker = attaquant non vu
why-unseen-target = cible non vue
why-help = aide
why-ranged-in-melee = tir gêné de près
why-prone = à terre
why-prone-target = cible à terre
why-gm = décision du MJ
why-acide = acide
why-poison = poison
why-brulure = brûlure
why-asphyxie = asphyxie
why-bleeding = saignement
roll-mishap = Malheur du destin
mod-advantage = avantage
mod-psionique = Psionique
mod-pyromancie = Pyromancie
mod-cryomancie = Cryomancie
mod-soins = Soins
why-long-range = longue portée
word-step = pas | marche
word-attack = coup | frappe
word-any = tout
word-sneak = se-cacher | cacher
word-use = utiliser
word-reload = recharger
word-stabilise = stabiliser
word-escape = échapper | s'échapper
word-cast = sort | lancer
offer-stop-walking = s'arrêter là
value-sort = sort
value-technique = technique
why-underwater = sous l'eau
why-squeezed = à l'étroit
why-squeezed-target = cible à l'étroit

step-rolled = au départ
step-reduction = réduction
step-resistance = résistance ÷ 2
step-vulnerability = vulnérabilité × 2

value-acide = acide
value-contondant = contondant
value-perforant = perforant
value-poison = poison
value-asphyxie = asphyxie
value-psychique = psychique
value-tranchant = tranchant
value-magique = magique
value-brulure = brûlure
value-feu = feu
value-froid = froid
value-non_magique = non magique
value-unhurt = tient bon
value-wounded = blessé(e)
value-down = à terre, inconscient(e)
value-dead = mort(e)
value-here = sur place
value-n = nord
value-ne = nord-est
value-e = est
value-se = sud-est
value-s = sud
value-sw = sud-ouest
value-w = ouest
value-nw = nord-ouest
value-none = aucun
value-beaten = plus d'adversaire
value-potion = potion de soin
value-grande-potion = grande potion de soin
value-bandage = bandage
value-parchemin = parchemin magique
value-glissant = liquide glissant
value-zone = zone au sol
value-marche = marche
value-vol = vol
value-nage = nage
value-fall = chute

outcome-hit = touché | touche | hit
outcome-miss = raté | rate | manqué | miss
outcome-critical = critique | critical
outcome-fumble = maladresse | fumble
outcome-success = réussi | succès | success
outcome-failure = échec | échoué | failure

## Armes, sorts et techniques des données (les autres gardent leur nom)

value-epee-longue = épée longue
value-epee-courte = épée courte
value-dague = dague
value-cimeterre = cimeterre
value-hache = hache
value-marteau = marteau
value-massue = massue
value-lance = lance
value-trident = trident
value-arc-court = arc court
value-arc-long = arc long
value-arbalete = arbalète
value-griffes = griffes
value-crocs = crocs
value-crochets = crochets
value-poings-de-fer = poings de fer
value-javeline = javeline
value-hachette = hachette
value-epee-a-deux-mains = épée à deux mains
value-baton = bâton
value-dague-empoisonnee = dague empoisonnée
value-cornes = cornes
value-sabots = sabots
value-bec = bec
value-explosion = explosion
value-boule-ardente = boule ardente
value-epines = épines
value-trait-de-feu = trait de feu
value-boule-de-feu = boule de feu
value-mur-de-feu = mur de feu
value-eclat-de-givre = éclat de givre
value-nappe-d-huile = nappe d'huile
value-nuage-toxique = nuage toxique
value-etreinte-d-air = étreinte d'air
value-lance-psychique = lance psychique
value-silence = silence
value-effroi = effroi
value-poigne-de-foudre = poigne de foudre
value-souffle-du-vent = souffle du vent
value-soin = soin
value-soin-lointain = soin lointain
value-benediction = bénédiction
value-peau-de-pierre = peau de pierre
value-armure-de-mage = armure de mage
value-bouclier-magique = bouclier magique
value-pas-de-l-ombre = pas de l'ombre
value-coup-de-belier = coup de bélier
value-danse-des-lames = danse des lames
value-charge-d-epaule = charge d'épaule
value-tir-precis = tir précis
value-balayage = balayage
value-entaille = entaille
value-prise-d-etranglement = prise d'étranglement
value-second-souffle = second souffle
value-elan = élan
value-mains-nues = mains nues
value-elixir = élixir de soin
value-antidote = antidote
value-onguent = onguent contre les brûlures
value-potion-de-peau = potion de peau de pierre
value-potion-de-nage = potion de nage

## La fiche

sheet-genre = { $value ->
    [pj] personnage joueur
    [pnj] modèle de PNJ
    [monstre] monstre
    [monture] monture
    [invocation] créature invoquée
    [objet] objet
   *[other] { $value }
    }
sheet-race = race { $value ->
    [humain] humain
    [bete] bête
    [mort-vivant] mort-vivant
    [esprit] esprit
    [gelee] gelée
    [construction] construction
    [monstre] monstre
   *[other] { $value }
    }
sheet-taille = taille { $value }
sheet-hauteur = { $value } m de haut
sheet-jets_de_destin = jets de destin
sheet-force = Force { SIGNED($value) }
sheet-dexterite = Dextérité { SIGNED($value) }
sheet-agilite = Agilité { SIGNED($value) }
sheet-constitution = Constitution { SIGNED($value) }
sheet-mental = Mental { SIGNED($value) }
sheet-perception = Perception { SIGNED($value) }
sheet-furtivite = Furtivité { SIGNED($value) }
sheet-habilite = Habilité { SIGNED($value) }
sheet-reflexion = Réflexion { SIGNED($value) }
sheet-controle = Contrôle { SIGNED($value) }
sheet-contre = Contre { SIGNED($value) }
sheet-pv_max = { $value } PV
sheet-ca = CA { $value }
sheet-mana_max = { $value } mana
sheet-stamina_max = { $value } stamina
sheet-deplacement = déplacement { $value } m
sheet-vol = vole
sheet-nageur = nage
sheet-facteur_nage = nage ×{ $value }
sheet-allonge = allonge { $value } m
sheet-affinite = affinité { $value }
sheet-dressee = bête dressée
sheet-intelligente = intelligence
sheet-vision_nocturne = vision nocturne
sheet-bloque_passage = barre le passage
sheet-mains_prises = { $value ->
    [one] une main prise
   *[other] { $value } mains prises
    }
sheet-competences = Compétences : { $value }
sheet-resistances = Résistances : { $value }
sheet-vulnerabilites = Vulnérabilités : { $value }
sheet-defenses_supplementaires = Défenses de plus : { $value }
sheet-armes = Armes, sorts et techniques : { $value }
sheet-equipement = Équipement : { $value }
sheet-objets = Sac : { $value }
