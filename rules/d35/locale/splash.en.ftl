### Splash weapons.

verb-lob = lob
    .label = throw at a point
    .help = A flask thrown at an intersection (AC 5): nobody is hit, everybody beside it is splashed.
    .example = lob fiole d'acide 3 64 4
verb-prime = prime
    .label = prepare a flask
    .help = Full-round action: prepares what has a fuse; exposes to attacks of opportunity.
    .example = prime fiole d'acide

tell-splashes = { $weapon }: splashes.
tell-flask-astray = { $who0 }'s flask goes astray ({ $roll }), { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}.
tell-lobs = { $who0 } aims at a point ({ $weapon }): { $roll } against AC { $against }.
tell-flask-prepared = { $who0 } prepares: { $weapon }.

refusal-no-flask = No flask of that name in hand: { $weapon }.
refusal-nothing-to-prepare = Nothing to prepare: { $weapon }.
refusal-inside-a-creature = That point is in { $who }'s space: aim at the creature.
refusal-not-prepared = To be prepared first: { $weapon }.

value-splash = splashes
value-prepare_splash = prepares a flask
roll-scatter = scatter
