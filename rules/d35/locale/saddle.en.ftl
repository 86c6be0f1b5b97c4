### In the saddle.

verb-knees = knees
    .label = guide with the knees
    .help = Free action, Ride DC 5: both hands are free until your next turn.
    .example = knees
verb-pace = pace
    .label = announce the pace
    .help = Says beforehand how fast and how many metres the mount goes; shots leave halfway.
    .example = pace double 30

tell-mount-frightened = { $who0 } does not master { $who1 }: the turn is lost.
tell-mount-avoids = { $who0 }, without a rider, keeps out of the fight.
tell-pace = { $who1 }: { $pace }, { NUMBER($metres, maximumFractionDigits: 1) } m.
tell-mount-falls = { $who0 } goes down under { $who1 }.
    .tone = gold
tell-stays-in-saddle = { $who0 } { $ok ->
    [true] stays in the saddle
   *[false] falls from the saddle
}: { $roll } for { $chance } %.

question-mounted-combat = Save { $who } from this blow ({ $total }) by a Ride check?
question-mount-or-rider = Strike the mount or { $who }?
option-mount-or-rider-mount = the mount
option-mount-or-rider-rider = the rider

refusal-knees-already = Tried already this turn.
refusal-hand-on-reins = One hand holds the reins: guide with your knees first.
refusal-mount-moved = The mount has gone too far: one attack only.
refusal-not-halfway = The shot leaves halfway through the pace announced.
refusal-cast-in-saddle = The pace had to be announced before casting.

effect-guided_by_knees = guiding with the knees
effect-hand_on_reins = one hand on the reins
effect-pace = pace announced
effect-avoids_combat = keeps out of the fight
effect-saddled = saddled
effect-calm_for_a_spell = standing still
effect-mount_saved = has saved the mount

mod-high_ground = higher ground
mod-pace = pace of the mount
value-control_mount = masters the mount
value-walk = at a walk
value-double = double
pace-run = at a gallop
roll-saddle = stay in the saddle
roll-fall = fall

verb-trick = trick
    .label = Ride
    .help = Ride check: spur (+3 m), cover (behind the mount), fight (the mount strikes too), leap, stay.
    .example = trick éperonner

effect-spurred = spurred
effect-behind_mount = behind the mount
effect-fights_together = fighting with its rider
mod-behind_mount = behind the mount
roll-spur = spurs
value-spur = spurs
