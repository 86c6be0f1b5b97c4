### Les mots du jeu « vigueur ».

## Verbes

verb-attack = att | attaque | attaquer | a | attack
    .label = attaquer
    .help = Frappe ou tire ; nommez l'arme, la zone (masse, membre, bras, jambe, tête) et « tout » pour jouer le tout pour le tout.
    .example = att brigand 1 tête
verb-weak = faible | main-faible | weak
    .label = main faible
    .help = Attaque de la main faible, à −5, pour une action.
    .example = faible brigand 1
verb-hands = mains | changer-main | hands
    .label = changer de main
    .help = Échange ce que tiennent la main forte et la main faible.
    .example = mains
verb-grab = attraper | saisir | grab
    .label = attraper
    .help = Force contre Force : l'adversaire est tenu.
    .example = attraper brigand 1
verb-disarm = désarmer | desarmer | disarm
    .label = désarmer
    .help = Arrache une arme à celui que vous tenez.
    .example = désarmer brigand 1
verb-strangle = étrangler | etrangler | strangle
    .label = étrangler
    .help = Prend à la gorge celui que vous tenez.
    .example = étrangler brigand 1
verb-pin = immobiliser | pin
    .label = immobiliser
    .help = Immobilise debout celui que vous tenez.
    .example = immobiliser brigand 1
verb-push = pousser | push
    .label = pousser
    .help = Repousse l'adversaire de quatre cases au plus.
    .example = pousser brigand 1
verb-trip = renverser | trip
    .label = renverser
    .help = Jette l'adversaire au sol.
    .example = renverser brigand 1
verb-charge = charger | charge
    .label = charger
    .help = Court droit sur un adversaire à plus de quatre cases : +4 à l'attaque qui suit.
    .example = charger brigand 1
verb-escape = se-libérer | se-liberer | libérer | liberer | escape
    .label = se libérer
    .help = Une fois par tour de combat : Évasion contre la Force de celui qui vous tient.
    .example = se-libérer
verb-release = lâcher | lacher | relâcher | relacher | release
    .label = lâcher prise
    .help = Lâche celui que vous tenez, sans rien dépenser.
    .example = lâcher brigand 1
verb-drag = traîner | trainer | drag
    .label = traîner
    .help = Emmène d'une case celui que vous tenez, pour une action.
    .example = traîner brigand 1 12 64 -3
verb-maintain = serrer | maintenir | maintain
    .label = serrer la prise
    .help = Vos deux actions : l'étranglement continue et l'asphyxie avance.
    .example = serrer brigand 1
verb-step = pas | avancer | step
    .label = avancer
    .help = Une case de marche ; d'ordinaire il suffit de marcher dans le jeu.
    .example = pas 12 64 -3
verb-stand = relever | se-relever | debout | stand
    .label = se relever
    .help = Se relever prend une action.
    .example = relever
verb-mount = monter | enfourcher | mount
    .label = monter
    .help = Monte sur une bête toute proche, pour une action.
    .example = monter cheval
verb-dismount = descendre | démonter | demonter | dismount
    .label = descendre
    .help = Descend de sa monture, pour une action.
    .example = descendre
verb-shout = crier | ordre-crié | shout
    .label = crier
    .help = Un geste simple, un ordre crié : gratuit, dans la limite du raisonnable.
    .example = crier repliez-vous !
verb-handle = manier | fouiller | agir | handle
    .label = manier
    .help = Fouiller son sac, ouvrir une porte… : une action.
    .example = fouiller une corde
verb-complex = mécanisme | mecanisme | crocheter | complex
    .label = objet complexe
    .help = Crocheter, armer un piège, un mécanisme : une action, qui vous expose.
    .example = crocheter la serrure
verb-long = longue | action-longue | long
    .label = action longue
    .help = Un talent qui prend vos deux actions.
    .example = longue transe
verb-long-offensive = longue-offensive | long-offensive
    .label = action longue offensive
    .help = Un talent offensif qui prend vos deux actions.
    .example = longue-offensive tourbillon
verb-reload = recharger | reload
    .label = recharger
    .help = Recharge l'arbalète : une action, qui vous expose.
    .example = recharger
verb-drink = boire | drink
    .label = boire
    .help = Boit une potion du sac : une action, qui vous expose.
    .example = boire potion
verb-take = ramasser | dégainer | degainer | prendre | take
    .label = prendre en main
    .help = Ramasse ou dégaine une arme : une action.
    .example = ramasser hache
verb-tend = compresser | essuyer | panser | tend
    .label = panser
    .help = Arrête un saignement (le vôtre, celui d'un allié proche) ou s'essuie les yeux : une action.
    .example = compresser Brune
verb-cast = sort | lancer | incanter | cast
    .label = lancer un sort
    .help = Action offensive ; le MJ dit ce que fait le sort.
    .example = sort boule de feu
verb-concentrate = concentration | concentrer | concentrate
    .label = se concentrer
    .help = Maintient un sort : une action, qui vous expose.
    .example = concentration
verb-flee = fuir | fuite | flee
    .label = fuir
    .help = Annonce votre fuite et met fin à votre tour.
    .example = fuir
verb-exchange = échanger | echanger | avec | exchange
    .label = échanger son tour
    .help = Échange votre tour avec celui d'un allié, ou agissez « ensemble ».
    .example = échanger Brune ensemble
verb-surprise = surprise
    .label = surprendre
    .help = Dit qui est surpris ; redit pour quelqu'un, le défait.
    .example = surprise Aldric Brune
verb-attrition = attrition
    .label = attrition
    .help = Annonce un combat d'attrition, avant qu'il commence.
    .example = attrition
verb-wound = blesser | blessure | wound
    .label = blesser
    .help = Une blessure par la main du MJ : gravité, lieu et type.
    .example = blesser brigand 1 critique jambe tranchant
verb-heal = soigner | soin | heal
    .label = soigner
    .help = Efface une blessure d'une gravité, ou toutes.
    .example = soigner Brune fatigue
verb-fall = chute | tomber | fall
    .label = faire tomber
    .help = Quelqu'un fait une chute : 1d12, lieu au hasard.
    .example = chute Isaude
verb-rally = rallier | rally
    .label = rallier
    .help = Met fin à la fuite de quelqu'un.
    .example = rallier brigand 1
verb-capture = capturer | capture
    .label = capturer
    .help = Quelqu'un se rend ou est pris : hors de combat.
    .example = capturer brigand 1
verb-trip-over = au-sol | ausol | trip-over
    .label = mettre au sol
    .help = Quelqu'un est au sol par la volonté du MJ.
    .example = au-sol brigand 1

## Récits

tell-fight-begins = Le combat commence.
round-name = tour de combat
    .many = tours de combat
tell-round = — Tour de combat { $number } —
    .tone = gold
tell-order = Ordre : { $order }.
tell-initiative = Initiative de { $who0 } : { $roll }.
tell-surprised = { $who0 } ne s'y attend pas : { SIGNED($malus) } à l'initiative du premier tour de combat.
    .tone = yellow
tell-surprised-no-more = { $who0 } : plus de surprise.
tell-attrition-announced = Combat d'attrition : dès le troisième tour de combat, chacun se fatigue.
    .tone = yellow
tell-attrition = Attrition : 1 fatigue pour chaque combattant debout.
tell-swapped = { $who0 } et { $who1 } échangent leurs tours.
tell-acting-together = { $who0 } et { $who1 } agissent ensemble.
tell-swap-declined = { $who1 } garde son tour.
tell-turn = Actions { $A }, réactions { $R }. F{ $fatigue }/{ $fatigue_most } B{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }{ $held_by ->
    [none] {""}
   *[other] . Sous la prise de { $held_by }
    }{ $holds ->
    [none] {""}
   *[other] . Tient { $holds }
    }.
tell-turn-lost = { $who0 } passe son tour.
    .tone = gray
tell-attack-hit = { $who0 } vise { $who1 } ({ $zone }, { $weapon }) : { $roll } contre Vigueur { $against }, touché.
    .tone = green
tell-attack-miss = { $who0 } vise { $who1 } ({ $zone }, { $weapon }) : { $roll } contre Vigueur { $against }, raté.
tell-attack-critical = { $who0 } vise { $who1 } ({ $zone }, { $weapon }) : { $roll }, réussite critique !
    .tone = gold
tell-attack-fumble = { $who0 } vise { $who1 } ({ $zone }, { $weapon }) : { $roll }, échec critique.
    .tone = red
tell-block-won = { $who0 } bloque : { $roll } contre { $attack }{ $stopped ->
    [yes] , coup arrêté
   *[no] {""}
    }{ $softened ->
    [yes] , gravité −1
   *[no] {""}
    }.
tell-block-lost = { $who0 } bloque mais plie : { $roll } contre { $attack }{ $softened ->
    [yes] , gravité −1
   *[no] {""}
    }.
tell-dodge-won = { $who0 } esquive : { $roll } contre { $attack }.
tell-dodge-lost = { $who0 } n'esquive pas : { $roll } contre { $attack }.
tell-damage = Dégâts { $die } ({ $type }, { $place }){ $as ->
    [0] {""}
   *[other] {" "}+As
    }{ $critical ->
    [0] {""}
   *[other] {" "}+critique
    }{ $block ->
    [0] {""}
   *[other] {" "}−blocage
    } : { $level }{ $written ->
    [none] {""}
   *[other] {" "}→ { $written }
    }. { $who1 } : F{ $fatigue }/{ $fatigue_most } B{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }.
    .tone = red
tell-wound = { $who0 } : { $level } (F{ $fatigue }/{ $fatigue_most } B{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }).
    .tone = red
tell-condition = { $who0 } : { $condition }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
    }{ $limb ->
    [none] {""}
   *[other] {" "}({ $limb })
    }.
tell-out = { $who0 } est hors de combat : { $reason }.
    .tone = dark_red
tell-drop-kept = { $who0 } garde { $item } en main : { $roll } contre { $against }.
tell-drop-lost = { $who0 } lâche { $item } : { $roll } contre { $against }.
tell-dropped = { $who0 } lâche { $item }.
tell-weapon-damaged = L'arme de { $who0 } est abîmée ({ $weapon }).
tell-fumble-other = { $who0 } en subit les conséquences, au gré du MJ.
tell-friendly-fire = Le tir de { $who0 } touche { $who1 } !
    .tone = red
tell-opportunity = { $who0 } saisit l'occasion contre { $who1 } ({ $what }) !
    .tone = yellow
tell-stopped = L'action de { $who0 } est interrompue.
    .tone = yellow
tell-wrestle-won = { $who0 } l'emporte sur { $who1 } ({ $move }) : { $roll } contre { $against }.
tell-wrestle-lost = { $who0 } échoue contre { $who1 } ({ $move }) : { $roll } contre { $against }.
tell-held = { $who0 } tient { $who1 } ({ $limb }).
tell-strangled = { $who0 } étrangle { $who1 }.
tell-pinned = { $who0 } immobilise { $who1 }.
tell-pushed = { $who0 } pousse { $who1 } de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
    }.
tell-disarmed = { $who0 } désarme { $who1 } ({ $item }).
tell-escape-won = { $who0 } se libère de { $who1 } : { $roll } contre { $against }.
tell-escape-lost = { $who0 } ne se libère pas de { $who1 } : { $roll } contre { $against }.
tell-released = { $who0 } lâche { $who1 }.
tell-dragged = { $who0 } traîne { $who1 }.
tell-asphyxia = { $who1 } étouffe : { $roll } contre { $against }, { $points } de fatigue.
tell-grip-lapsed = { $who0 } n'étrangle plus { $who1 }, sans lâcher prise.
tell-charged = { $who0 } charge { $who1 } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
    }.
tell-stood = { $who0 } se relève.
tell-hands-swapped = { $who0 } change son arme de main.
tell-shouted = { $who0 } : { $text }
tell-handled = { $who0 } : { $text }
tell-reloaded = { $who0 } recharge ({ $weapon }).
tell-drank = { $who0 } boit : { $item }.
tell-taken = { $who0 } prend en main : { $item }.
tell-tended = { $who0 } soigne { $who1 } ({ $condition }).
tell-cast = { $who0 } lance un sort ({ $text }) : { $said }.
tell-concentrated = { $who0 } garde sa concentration.
tell-mounted = { $who0 } monte sur { $who1 }.
tell-dismounted = { $who0 } met pied à terre.
tell-riding-goes = { $who0 } tient sa monture : { $roll }.
tell-riding-stays = La monture de { $who0 } ne bouge pas : { $roll }.
tell-riding-fall = { $who0 } vide les étriers : { $roll }.
    .tone = red
tell-fall = { $who0 } tombe : { $roll } ({ $place }), { $level }.
tell-morale-holds = Moral de { $who0 } : { $roll } contre { $against }, tient bon.
tell-morale-breaks = Moral de { $who0 } : { $roll } contre { $against }, cède.
    .tone = yellow
tell-flees = { $who0 } prend la fuite.
    .tone = yellow
tell-fled = { $who0 } a pris la fuite et disparu.
tell-caught = { $who0 } rattrape { $who1 } : { $roll } contre { $against }.
tell-escaped = { $who1 } échappe à { $who0 } : { $roll } contre { $against }.
tell-fate-kill = { $who0 } ne fait pas de quartier à { $who1 }.
tell-fate-immobilise = { $who0 } capture { $who1 }.
tell-rallied = { $who0 } se reprend.
tell-healed = { $who0 } reçoit des soins.
tell-victory = Le combat est fini. Debout : { $side }.
    .tone = gold
tell-summary = { $who0 } : F{ $fatigue }/{ $fatigue_most } B{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }{ $out ->
    [none] {""}
   *[other] , { $out }
    }.
tell-finished-off = { $who0 } achève { $who1 }.
    .tone = dark_red
tell-noticed = { $who0 } flaire le piège : { $roll } contre { $against }, pas de surprise.
tell-not-noticed = { $who0 } ne voit rien venir : { $roll } contre { $against }.
tell-spell-faded = { $who0 } n'a pas maintenu son sort : il cesse.

## Questions

question-defence = Touché à { $attack } ! Votre défense ? (réactions : { $left })
question-dodge = Force { $force } contre vous : esquiver ? (réactions : { $left })
question-opportunity = { $who } s'expose ({ $trigger }). Saisir l'occasion ?
question-limb = Quel bras de { $who } tenez-vous ?
question-which-limb = Quel membre de { $who } visez-vous ?
question-push = De combien de cases pousser { $who } ?
question-ledge = { $who } arrive au bord du vide. Et là ?
question-fumble = 1 naturel de { $who } ({ $weapon }) : quelle conséquence ?
question-cover = Quel couvert protège { $target } de { $who } ?
question-severity = Quelle gravité pour { $target } ?
question-spell = { $who } lance un sort : « { $text } ». Réussi ?
question-bonus = { $who } en a déjà beaucoup fait : « { $text } ». Raisonnable ?
question-tie = Égalité entre { $tied } : qui passe d'abord ?
question-swap = { $who } veut échanger avec vous ({ $how }). D'accord ?
question-morale-roll = Le moral cède-t-il avec { $who } à leur tête, ou chacun pour soi ?
question-pursue = { $who } s'enfuit. Poursuivre ?
question-hand = Deux armes : que tient votre { $hand } ?
question-fate = Vous rattrapez { $who }. Que faire ?
question-kind = Quel type de dégâts ({ $weapon }) ?
question-resist = On lutte contre vous : y mettre deux points ?
question-sidestep = Esquive réussie : changer de case ?
question-weapon = Avec quelle arme frapper { $who } ?
question-zone = Où frapper { $who } ?

option-no = non
option-yes = oui
option-nothing = encaisser
option-block = bloquer
option-dodge = esquiver
option-block-all-out = bloquer à fond
option-dodge-all-out = esquiver à fond
option-attack = attaquer
option-attack-all-out = attaquer à fond
option-disarm = désarmer
option-strangle = étrangler
option-pin = immobiliser
option-grab = attraper
option-trip = renverser
option-opportunity-push = pousser
option-random = au hasard
option-ledge-stop = s'arrête
option-ledge-over = bascule
option-ledge-hurt = bascule et se blesse
option-fumble-nothing = rien
option-fumble-damaged = arme abîmée
option-fumble-dropped = arme lâchée
option-fumble-prone = au sol
option-fumble-other = autre
option-cover-none = aucun
option-cover-partial = partiel
option-cover-important = important
option-cover-total = total, pas de ligne de vue
option-works = réussit
option-fails = échoue
option-concentration = réussit, à maintenir
option-tie-base = par l'initiative de base
option-leader = jet du chef
option-individual = un jet chacun
option-let-go = laisser partir
option-chase = poursuivre
option-shoot = tirer
option-kill = tuer
option-immobilise = immobiliser
option-block-all-out-actions = bloquer à fond (deux actions)
option-dodge-all-out-actions = esquiver à fond (deux actions)
option-plain = simplement
option-all-out-reactions = à fond (deux réactions)
option-all-out-actions = à fond (deux actions)
option-sidestep-n = au nord
option-sidestep-ne = au nord-est
option-sidestep-e = à l'est
option-sidestep-se = au sud-est
option-sidestep-s = au sud
option-sidestep-sw = au sud-ouest
option-sidestep-w = à l'ouest
option-sidestep-nw = au nord-ouest
option-sidestep-no = rester là

word-nothing = rien | encaisse | subir
word-block = blocage | bloque | parer
word-dodge = esquive
word-let-go = laisser | laisse
word-chase = courir | poursuite
word-shoot = tir | tire
word-kill = tue | mort
word-immobilise = capturer | capture

fact-cover = Quel couvert protège { $arg1 } de { $arg0 } ?
fact-shelter = Y a-t-il tout près de { $arg0 } de quoi s'abriter ?
fact-difficult = Cette case est-elle un terrain difficile ?
fact-drop = Combien de blocs de vide sous cette case ?
fact-filled = Cette case est-elle pleine (mur, gros tronc) ?
fact-floor = Y a-t-il un sol sous cette case ?

## Refus

refusal-no-shield = Il faut un bouclier pour bloquer un tir.
refusal-nothing-to-block = Il faut une arme ou un bouclier en main pour bloquer.
refusal-dodge-in-melee = Pas d'esquive contre un tir au milieu d'une mêlée.
refusal-no-shelter = Rien tout près de { $who } pour se jeter à l'abri : pas d'esquive contre un tir.
refusal-too-few-points = Il ne reste pas assez de points pour jouer le tout pour le tout.
refusal-ally-in-line = { $who } est dans la ligne de tir : il faudrait être contre vous ou plus bas.
refusal-arm-disabled = Le bras qui tient cette arme ne répond plus ({ $weapon }).
refusal-arm-held = On vous tient le bras qui porte cette arme ({ $weapon }).
refusal-cannot-act = Impossible dans cet état : { $why }.
refusal-cannot-charge = Impossible de charger dans cet état : { $why }.
refusal-cannot-mount = Impossible de monter sur { $who }.
refusal-corner = On ne coupe pas les coins.
refusal-enemy-between = { $who } agit entre vous deux.
refusal-enemy-in-line = { $who } est dans la ligne de tir.
refusal-enemy-swap = On n'échange pas son tour avec un ennemi.
refusal-grabbed-already = Vous tenez déjà { $who }.
refusal-held = On vous tient : libérez-vous d'abord.
refusal-held-by-others = D'autres tiennent { $who } : pas moyen de l'emmener.
refusal-loaded-already = Rien à recharger.
refusal-main-first = Il faut d'abord attaquer de la main forte.
refusal-mount-cannot-act = Une monture n'agit pas d'elle-même.
refusal-mounted-already = Vous êtes déjà en selle.
refusal-mounted-target = { $who } est en selle.
refusal-no-all-out = Le tout pour le tout n'est pas possible ainsi ({ $pool }).
refusal-no-free-hand = Vous n'avez pas de main libre.
refusal-no-line-of-sight = Rien ne vous laisse voir { $who }.
refusal-no-second-weapon = Il faut une arme à une main dans chaque main.
refusal-no-spell = Vous ne maintenez aucun sort.
refusal-no-such-level = Cette gravité n'existe pas : { $name }.
refusal-no-such-thing = Vous n'avez rien de tel sous la main : { $name }.
refusal-no-such-weapon = Vous n'avez pas cette arme : { $weapon }.
refusal-no-such-zone = Cette zone n'existe pas : { $zone }.
refusal-no-swap = Pas d'échange de tour avec { $who }.
refusal-no-talent = Il faut le talent de combattre à deux armes.
refusal-no-target = { $who } n'est pas une cible.
refusal-not-adjacent = On avance d'une case à la fois.
refusal-not-fleeing = { $who } ne fuit pas.
refusal-not-grabbed = Il faut d'abord tenir { $who }.
refusal-not-held = Personne ne vous tient.
refusal-not-in-hand = Cette arme n'est pas en main ({ $weapon }) : prenez-la d'abord.
refusal-not-loaded = L'arme est déchargée ({ $weapon }).
refusal-not-mounted = Vous n'êtes pas en selle.
refusal-not-prone = Vous êtes déjà debout.
refusal-not-reasonable = Le MJ trouve que cela fait trop pour un tour.
refusal-not-strangling = Vous n'étranglez pas { $who }.
refusal-nothing-in-hand = Vous n'avez rien en main.
refusal-nothing-to-take = { $who } n'a rien à prendre.
refusal-nothing-to-tend = { $who } n'a rien qui se soigne ainsi.
refusal-offensive-cap = Une seule action offensive par tour de combat.
refusal-one-side = Il faut deux camps ennemis.
refusal-out-already = { $who } est hors de combat.
refusal-out-of-range = { $who } est hors de portée, à { $distance } m.
refusal-out-of-reach = { $who } est hors d'atteinte.
refusal-passage-closed = Le passage est fermé.
refusal-prone-already = { $who } est déjà au sol.
refusal-too-far = Trop loin : il reste { $left ->
    [0] trop peu de mouvement
    [one] { $left } case
   *[other] { $left } cases
    }.
refusal-too-high = C'est trop haut pour une seule marche.
refusal-too-near = Il faut être à plus de { $least } cases pour charger, vous êtes à { $distance }.
refusal-too-strong = { $who } a trop de force pour cela : Vigueur { $other }, la vôtre est { $own }.
refusal-tried-already = Vous l'avez déjà fait ce tour.
refusal-turn-begun = Le premier des deux tours a déjà commencé.
refusal-no-such-kind = Cette arme ne fait pas ce type de dégâts : { $weapon }, { $kind }.
refusal-routed = { $who } ne pense qu’à fuir : se déplacer, se libérer, se défendre ou fuir.
refusal-strangled-already = Vous étranglez déjà { $who } : lâchez ou serrez.

## Compteurs et états

counter-fatigue = fatigue
counter-blessure = blessures
counter-critique = critiques
counter-mortelle = mortelles
short-fatigue = F
short-blessure = B
short-critique = C
short-mortelle = M
counter-emplacements = emplacements libres
counter-A = actions
counter-R = réactions
counter-AO = action offensive
counter-bonus = actions bonus
counter-faible = attaque de la main faible
counter-liberation = essai de se libérer
counter-poursuite = poursuite
counter-pas = cases de marche
counter-traine = cases à traîner

effect-saignement = saignement
effect-souffle_coupe = souffle coupé
effect-bras_blesse = bras blessé
effect-bras_inutilisable = bras inutilisable
effect-ralenti = ralenti(e)
effect-sang_aux_yeux = du sang dans les yeux
effect-etourdi = étourdi(e)
effect-cotes_brisees = côtes brisées
effect-assomme = assommé(e)
effect-suffoque = suffoque
effect-inconscient = inconscient(e)
effect-attrape = tenu(e)
effect-etrangle = étranglé(e)
effect-immobilise = immobilisé(e)
effect-renverse = au sol
effect-en_fuite = en fuite
effect-surpris = surpris(e)
effect-attrition = attrition
effect-moral = moral à éprouver
effect-elan = élan de la charge
effect-essai = essai déjà fait
effect-monte = en selle
effect-concentration = sort maintenu
effect-a_recharger = arme déchargée
effect-entrave = crocs tenus
effect-rang = rang avant échange
effect-renfort = renfort

## Le calcul

roll-initiative = Initiative
roll-roll-off = Égalité
roll-attack = Attaque
roll-block = Blocage
roll-dodge = Esquive
roll-damage = Dégâts
roll-limb = Membre
roll-location = Lieu
roll-arm = Bras
roll-drop = Tenir l'objet
roll-force = Force
roll-escape = Évasion
roll-evasion = Évasion
roll-pursuit = Poursuite
roll-asphyxia = Constitution
roll-morale = Volonté
roll-riding = Monte
roll-fall = Chute
roll-fumble = Maladresse
roll-which-friend = Allié touché
roll-notice = Flair

sum-against = Vigueur

mod-INITIATIVE = Initiative
mod-surprise = surprise
mod-CAC = CAC
mod-Finesse = Finesse
mod-Tir = Tir
mod-FOR = FOR
mod-DEX = DEX
mod-REF = REF
mod-VOL = VOL
mod-CON = CON
mod-EVASION = Évasion
mod-armure = armure
mod-bouclier = bouclier
mod-masse = masse
mod-extremites = extrémités
mod-as = As
mod-main-faible = main faible
mod-cover = à couvert
mod-distance = distance
mod-renverse = cible au sol
mod-charge = charge
mod-limb = bras visé
mod-weapon = arme
mod-advantage = avantage
mod-gm = MJ
mod-bras_blesse = bras blessé
mod-sang_aux_yeux = du sang dans les yeux
mod-cotes_brisees = côtes brisées
mod-suffoque = suffoque

why-all-out = tout pour le tout
why-mounted = en selle
why-renverse = cible au sol
why-gm = décision du MJ

value-masse = masse
value-extremites = extrémités
value-as = As
value-bras_arme = bras armé
value-bras_autre = autre bras
value-jambe = jambe
value-fatigue = fatigue
value-blessure = blessure
value-critique = blessure critique
value-mortelle = blessure mortelle
value-mort = mort(e)
value-mourant = mourant(e)
value-capture = capturé(e)
value-enfui = enfui(e)
value-contondant = contondant
value-tranchant = tranchant
value-perforant = perforant
value-asphyxie = asphyxie
value-attack = attaque
value-attack-all-out = attaque à fond
value-grab = attraper
value-disarm = désarmer
value-strangle = étrangler
value-pin = immobiliser
value-push = pousser
value-trip = renverser
value-swap = échanger les tours
value-together = agir ensemble
value-leave_zone = quitte votre zone
value-bow_crossbow = tire
value-complex_object = manie un objet complexe
value-potion = potion
value-none = rien
value-nobody-left = plus personne debout
value-won = victoire
value-enter_zone = entre dans votre zone
value-cast = lance un sort

outcome-hit = touché | touche | hit
outcome-miss = raté | rate | manqué | miss
outcome-critical = critique | critical
outcome-fumble = maladresse | échec-critique | fumble

## La fiche

sheet-CAC = CAC { SIGNED($value) }
sheet-Finesse = Finesse { SIGNED($value) }
sheet-Tir = Tir { SIGNED($value) }
sheet-FOR = FOR { SIGNED($value) }
sheet-DEX = DEX { SIGNED($value) }
sheet-REF = REF { SIGNED($value) }
sheet-VOL = VOL { SIGNED($value) }
sheet-CON = CON { SIGNED($value) }
sheet-EVASION = Évasion { SIGNED($value) }
sheet-armure = armure { SIGNED($value) }
sheet-VIGUEUR = Vigueur { $value }
sheet-INITIATIVE = Initiative { $value }
sheet-vitesse = { $value ->
    [one] { $value } case par action
   *[other] { $value } cases par action
    }
sheet-zone_de_controle = zone de contrôle { $value }
sheet-groupe = groupe { $value }
sheet-protagoniste = protagoniste
sheet-leader = mène son groupe
sheet-immunite_moral = ne craint pas pour son moral
sheet-ne_fuit_jamais = ne fuit jamais
sheet-main_forte = main forte : { $value }
sheet-main_faible = main faible : { $value }
sheet-bouclier = bouclier : { $value }
sheet-monture = monte { $value }
sheet-bete_de_selle = bête de selle
sheet-profil_piste = { $value ->
    [custom] pistes à part
   *[other] pistes de { $value }
    }
sheet-talents = Talents : { $value }
sheet-armes = Armes : { $value }
sheet-objets = Sac : { $value }
