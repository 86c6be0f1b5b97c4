### Long castings, mounts.

verb-incant = incant | incanter
    .label = incant
    .help = A spell of 1 round or more: the whole turn, which exposes you; it works before your next one. “Half”: a standard action this turn, another in the next.
    .example = incant sommeil
verb-chant = chant | psalmodier
    .label = go on casting
    .help = One more round of a long casting: the whole turn.
    .example = chant
verb-mount = mount | monter | chevaucher
    .label = mount
    .help = Move action; “vite”: free on a Ride check.
    .example = mount cheval
verb-dismount = dismount | descendre
    .label = dismount
    .help = Move action; “vite”: free on a Ride check.
    .example = dismount

tell-casting = { $who0 } is casting { $spell } ({ $done }/{ $rounds }).
tell-casting-lost = { $who0 } loses the spell: { $spell }.
    .tone = red
tell-spell-works = { $who0 }: { $spell } takes effect.
    .tone = light_purple
tell-mounted = { $who0 } mounts { $who1 }.
tell-dismounted = { $who0 } dismounts.
refusal-no-such-spell = No spell of that name: { $name }.
refusal-not-long = That spell does not take a whole turn: { $spell }.
refusal-not-casting = No casting to go on with.
refusal-mounted-already = In the saddle already.
refusal-cannot-mount = { $who } cannot be mounted.
refusal-not-mounted = Not in the saddle.
effect-casting = casting
effect-mounted = mounted
value-cast_1_round = casts
roll-concentration = Concentration
value-concentration = Concentration
mod-concentration = Concentration
roll-ride = Ride
value-ride = Ride

mod-armour-penalty = armour check penalty
