### Armes à impact.

verb-lob = jeter-sur | lob
    .label = jeter sur un point
    .help = Une fiole lancée sur une intersection (CA 5) : personne n'est touché, tous ceux d'à côté sont éclaboussés.
    .example = jeter-sur fiole d'acide 3 64 4
verb-prime = amorcer | prime
    .label = amorcer une fiole
    .help = Action complexe : prépare ce qui a une mèche ; expose aux attaques d'opportunité.
    .example = amorcer fiole d'acide

tell-splashes = { $weapon } : éclaboussures.
tell-flask-astray = La fiole de { $who0 } dévie ({ $roll }), { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}.
tell-lobs = { $who0 } vise un point ({ $weapon }) : { $roll } contre CA { $against }.
tell-flask-prepared = { $who0 } amorce : { $weapon }.

refusal-no-flask = Pas de fiole de ce nom en main : { $weapon }.
refusal-nothing-to-prepare = Rien à amorcer : { $weapon }.
refusal-inside-a-creature = Ce point est dans l'espace de { $who } : visez la créature.
refusal-not-prepared = À amorcer d'abord : { $weapon }.

value-splash = éclaboussures
value-prepare_splash = amorce une fiole
roll-scatter = dispersion
