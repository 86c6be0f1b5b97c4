### Movement.

verb-step = step | pas | marcher
    .label = walk
    .help = One block of a walk: the first takes a move action and gives the whole speed.
    .example = step 12 64 -3
verb-shift = shift | placement
    .label = five-foot step
    .help = 1.50 m without an action and without exposing oneself, once a round, without other movement.
    .example = shift
verb-stand = stand | relever | debout
    .label = stand up
    .help = Move action, which exposes you.
    .example = stand

tell-shift-ready = { $who0 } is about to take a five-foot step.
tell-shifted = { $who0 } takes a five-foot step.
tell-stood = { $who0 } stands up.

refusal-cannot-move = Cannot move: { $why }.
refusal-not-adjacent = Step by step only.
refusal-too-high = Too high.
refusal-corner = A wall bars the corner.
refusal-passage-closed = { $who } bars the way.
refusal-too-far = Too far: { NUMBER($left, maximumFractionDigits: 1) } m are left.
refusal-stepped-already = The five-foot step of this round is taken.
refusal-moved-already = No five-foot step in a round in which one has moved.
refusal-too-slow = Too slow for a five-foot step.
refusal-step-too-long = More than 1.50 m.
refusal-difficult-ground = No five-foot step on difficult ground.
refusal-dark = No five-foot step in the dark.
refusal-no-such-speed = No speed for moving that way.
refusal-not-prone = On its feet already.
refusal-prone = Prone.

fact-difficult = Difficult ground?
fact-water = Water?
fact-climb = Something to climb?
fact-filled = An obstacle?
fact-light = Light?

verb-hurry = hurry | escalade-rapide
    .label = climb fast
    .help = Climbs at half its speed this turn, on a Climb check at −5.
    .example = hurry 15
question-climb-dc = { $who } climbs fast. What difficulty?
effect-climbing_fast = climbing fast
mod-hurry = haste
roll-climb = Climb
value-climb = Climb
mod-climb = Climb
