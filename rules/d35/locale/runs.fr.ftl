### Course, retraite.

verb-run = courir | course | run
    .label = courir
    .help = Tout le tour : quatre fois la vitesse, tout droit ; vous expose et ôte la Dextérité.
    .example = courir
verb-withdraw = retraite | withdraw
    .label = retraite
    .help = Tout le tour : deux fois la vitesse, la première case sans s'exposer à qui l'on voit.
    .example = retraite
verb-struggle = avancer | struggle
    .label = avancer péniblement
    .help = Tout le tour pour 1,50 m, là où une marche n'en donne pas autant.
    .example = avancer 12 64 -3

tell-runs = { $who0 } court : { NUMBER($metres, maximumFractionDigits: 1) } m au plus.
tell-exhausted = { $who0 } est à bout de souffle : { $rounds } rounds de repos.
tell-withdraws = { $who0 } bat en retraite : { NUMBER($metres, maximumFractionDigits: 1) } m au plus.
tell-struggles = { $who0 } avance péniblement de 1,50 m.
refusal-resting = À bout de souffle.
refusal-not-hampered = Une marche suffit.
refusal-not-straight = On court tout droit.
effect-running = en course
effect-resting = à bout de souffle
effect-run_dex = en pleine course
value-run = court
roll-CON = Constitution
value-CON = Constitution
