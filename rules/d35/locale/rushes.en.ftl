### Charge, bull rush, overrun, two weapons.

verb-charge = charge
    .label = charge
    .help = Full round: straight on, 3 m to twice your speed, one attack at +2, AC −2 until your next turn. May end in a trip, disarm or grapple.
    .example = charge orc 1
verb-bull_rush = bullrush | bull-rush | shove
    .label = bull rush
    .help = Standard action: into the target's space, Strength against Strength; it goes back, or you do.
    .example = bullrush orc 1
verb-overrun = overrun
    .label = overrun
    .help = Standard action during a move: through a target, which avoids or blocks.
    .example = overrun orc 1
verb-dual = dual | two-weapons
    .label = attack with two weapons
    .help = Full attack with both hands: one attack more, and a penalty to all.
    .example = dual orc 1

tell-charges = { $who0 } charges { $who1 } ({ NUMBER($metres, maximumFractionDigits: 1) } m).
tell-meets-charge = { $who0 } meets { $who1 }'s charge with a set weapon.
    .tone = gold
tell-bull-rushed = { $who0 } pushes { $who1 } back { NUMBER($metres, maximumFractionDigits: 1) } m.
    .tone = gold
tell-bull-rush-failed = { $who1 } holds: { $who0 } goes back{ $prone ->
    [true] {""} and falls
   *[false] {""}
}.
tell-overrun-avoided = { $who1 } steps out of { $who0 }'s way.
tell-overrun-blocked = { $who1 } blocks { $who0 }.
tell-overruns = { $who0 } overruns { $who1 }.
    .tone = gold
tell-overrun-failed = { $who0 } does not overrun { $who1 }{ $prone ->
    [true] {""} and falls
   *[false] {""}
}.
tell-attack-astray = In the press the blow goes to { $who1 }: { $roll } for { $chance } %.

question-set-weapon = Meet { $who } with your weapon?
question-bull-rush-follow = How many squares to follow { $who } (up to { NUMBER($metres, maximumFractionDigits: 1) } m)?
question-overrun = { $who } wants to overrun you: avoid or block?
option-overrun-avoid = avoid
option-overrun-block = block

refusal-unseen-at-start = Not seen at the start of the turn: { $who }.
refusal-not-in-a-charge = Not in a charge.
refusal-too-near-to-charge = Too near: at least { $least } m of way are needed.
refusal-too-far-to-charge = Too far: { $most } m at most.
refusal-end-blocked = The place to attack { $who } from is not free.
refusal-creature-in-lane = In the way: { $who }.
refusal-lane-hampered = The way is not open ({ $what }).
refusal-too-far-to-rush = You must be beside { $who }.
refusal-too-far-to-overrun = You must be beside { $who }.
refusal-no-room-behind = No room behind { $who }.
refusal-overran-already = One attempt a round.
refusal-no-second-weapon = No second attack with two weapons this turn.

effect-charged = has charged
effect-charging = charging
effect-unseen_at_start = foes not seen
effect-rushing = bull rushing
effect-overran = has tried to overrun
effect-two_weapons = fighting with two weapons

mod-charge = charge
mod-charging = charge
mod-charged = has charged
mod-two_weapons = two weapons
mod-improved_bull_rush = Improved Bull Rush
mod-improved_overrun = Improved Overrun
value-charge = charge
value-set = set weapon
value-bull_rush = bull rushes
value-overrun = overruns
value-filled = obstacle
value-difficult = difficult ground
roll-bull_rush = bull rush
roll-overrun = overrun
roll-stray-blow = who is hit
