### Charge, bousculade, renversement, deux armes.

verb-charge = charger | charge
    .label = charger
    .help = Action complexe : tout droit, de 3 m à deux fois la vitesse, une attaque à +2, CA −2 jusqu'à votre prochain tour. Peut finir en croc-en-jambe, désarmement ou lutte.
    .example = charger orc 1
verb-bull_rush = bousculer | bousculade
    .label = bousculer
    .help = Action simple : dans l'espace de la cible, Force opposée ; elle recule, ou vous.
    .example = bousculer orc 1
verb-overrun = renverser | renversement | overrun
    .label = renverser
    .help = Action simple pendant un déplacement : passer au travers d'une cible, qui évite ou bloque.
    .example = renverser orc 1
verb-dual = deux-armes | deuxarmes | dual
    .label = attaquer à deux armes
    .help = Attaque à outrance des deux mains : une attaque de plus, et un malus à toutes.
    .example = deux-armes orc 1

tell-charges = { $who0 } charge { $who1 } ({ NUMBER($metres, maximumFractionDigits: 1) } m).
tell-meets-charge = { $who0 } reçoit la charge de { $who1 } sur son arme.
    .tone = gold
tell-bull-rushed = { $who0 } repousse { $who1 } de { NUMBER($metres, maximumFractionDigits: 1) } m.
    .tone = gold
tell-bull-rush-failed = { $who1 } ne cède pas : { $who0 } recule{ $prone ->
    [true] {""} et tombe
   *[false] {""}
}.
tell-overrun-avoided = { $who1 } s'écarte devant { $who0 }.
tell-overrun-blocked = { $who1 } barre la route à { $who0 }.
tell-overruns = { $who0 } renverse { $who1 }.
    .tone = gold
tell-overrun-failed = { $who0 } ne renverse pas { $who1 }{ $prone ->
    [true] {""} et tombe
   *[false] {""}
}.
tell-attack-astray = Dans la mêlée, l'attaque part vers { $who1 } : { $roll } pour { $chance } %.

question-set-weapon = Recevoir { $who } sur votre arme ?
question-bull-rush-follow = De combien de cases suivre { $who } (jusqu'à { NUMBER($metres, maximumFractionDigits: 1) } m) ?
question-overrun = { $who } veut vous renverser : éviter ou bloquer ?
option-overrun-avoid = éviter
option-overrun-block = bloquer

refusal-unseen-at-start = Pas vu au début du tour : { $who }.
refusal-not-in-a-charge = Pas au cours d'une charge.
refusal-too-near-to-charge = Trop près : il faut au moins { $least } m d'élan.
refusal-too-far-to-charge = Trop loin : { $most } m au plus.
refusal-end-blocked = La place d'où attaquer { $who } n'est pas libre.
refusal-creature-in-lane = Sur le chemin : { $who }.
refusal-lane-hampered = Le chemin n'est pas dégagé ({ $what }).
refusal-too-far-to-rush = Il faut être à côté de { $who }.
refusal-too-far-to-overrun = Il faut être à côté de { $who }.
refusal-no-room-behind = Pas de place derrière { $who }.
refusal-overran-already = Un seul essai par round.
refusal-no-second-weapon = Pas de seconde attaque à deux armes ce tour.

effect-charged = a chargé
effect-charging = charge
effect-unseen_at_start = ennemis non vus
effect-rushing = bouscule
effect-overran = a tenté un renversement
effect-two_weapons = combat à deux armes

mod-charge = charge
mod-charging = charge
mod-charged = a chargé
mod-two_weapons = deux armes
mod-improved_bull_rush = Science de la bousculade
mod-improved_overrun = Science du renversement
value-charge = charge
value-set = arme préparée
value-bull_rush = bouscule
value-overrun = renverse
value-filled = obstacle
value-difficult = terrain difficile
roll-bull_rush = bousculade
roll-overrun = renversement
roll-stray-blow = cible touchée
