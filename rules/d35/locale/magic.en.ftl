### Spells, held charges, magic items, abilities.

verb-cast = cast | spell
    .label = cast a spell
    .help = Casts a spell of your sheet: exposes you to whoever threatens you, unless "defensive" (Concentration).
    .example = cast projectile magique orc 1
verb-touch = touch
    .label = touch
    .help = With the charge in your hand: free in the turn of the casting, a standard action later; a friend or yourself without a roll.
    .example = touch orc 1
verb-touch-many = touch-many
    .label = touch several friends
    .help = Up to six friends: the whole turn, and it exposes you.
    .example = touch-many Aldric Brune
verb-maintain = maintain
    .label = maintain the spell
    .help = Standard action, exposes to nobody: the spell that wants concentration lasts one more turn.
    .example = maintain
verb-distract = distract
    .label = distract
    .help = The GM says what hampers casting: shaking, rain, hail, damage, continuous damage, impossible; nothing: no more.
    .example = distract Cyrielle secousses

tell-xp-paid = Experience spent: { $amount } ({ NUMBER($left, maximumFractionDigits: 1) } left).
tell-deaf-casting = { $who0 }, deaf: { $roll } of 100, { $ok ->
    [yes] the words come out
   *[no] the words go astray
    }.
tell-maintained = { $who0 } maintains { $spell }.
tell-concentration-broken = { $who0 } loses concentration ({ $spell }).
    .tone = red
tell-distracted = { $who0 }, something to hamper casting: { $kind }.
tell-spell-resisted = { $who0 } resists ({ $spell }).
    .tone = gray
tell-spell-touches = { $spell } works on { $who1 }.
    .tone = light_purple
tell-charge-held = { $who0 } holds { $spell } in the hand.
    .tone = light_purple
tell-charge-lost = { $who0 } loses the held charge ({ $spell }): { $why }.
tell-charge-kept = { $who0 } still holds { $spell }.
tell-charge-released = { $who0 } releases { $spell } on { $who1 }.
    .tone = light_purple

question-has-component = Does { $who } have the component of { $spell } ({ $price } gp)?
question-touch-accident = Did { $who } take { $what } with the hand that holds { $spell }?

refusal-no-spell-left = No prepared spell and no slot left: { $spell }.
refusal-no-swap = { $instead } cannot become { $spell }.
refusal-no-xp = That would lose a level: { $needs } experience points, { $has } to spend.
refusal-spell-needs-target = This spell is aimed at somebody: { $spell }.
refusal-no-charge = No charge is held.
refusal-too-many-touched = Too many friends at once: { $n }, no more than { $most }.
refusal-not-begun = The fight has not begun.

effect-silenced = in an area of silence
effect-distracted = hampered in casting
effect-held_charge = holds a charge
effect-under_spell = under a spell
effect-spell_spent = spell spent
effect-xp_spent = experience spent

arg-instead = instead
arg-at = at

value-cast_standard = casts a spell
value-touch_six = touches friends
value-touch = touches
value-ray = ray
value-spell = spell
value-accident = touched by accident
value-another-spell = another casting
value-violent_motion = shaking
value-rain = rain
value-hail = hail
value-continuous = continuous damage
value-impossible = no concentration possible
roll-touch = touch
roll-deaf = deafness
roll-spell-damage = spell
roll-caster-level = caster level
mod-spell = spell
mod-caster-level = caster level

verb-activate = activate | drink | read
    .label = activate an item
    .help = Potion, scroll, wand… in hand: a standard action; potions and scrolls expose you. A scroll may be read on the defensive.
    .example = activate potion de soins légers
verb-ability = ability
    .label = use an ability
    .help = An ability of your sheet; one that is like a spell exposes you, unless "defensive".
    .example = ability appel de la monture
tell-item-works = { $who0 } activates { $what }.
    .tone = light_purple
tell-ability-works = { $who0 } uses { $ability }.
    .tone = light_purple
refusal-item-always-works = Works by itself, without being activated: { $what }.
refusal-item-empty = No charge left: { $what }.
refusal-no-such-ability = No ability of that name: { $name }.
refusal-ability-used-up = Used up for today: { $ability }.
effect-ability_used = ability used
value-read_scroll = reads a scroll
value-drink_potion = drinks a potion
value-activate_item = activates an item
value-use_sp = uses a spell-like ability

verb-new-day = new-day | dawn
    .label = new day
    .help = The GM gives back the day's spells, abilities and turning attempts; experience spent stays lost.
    .example = new-day Cyrielle Jozan
tell-new-day = { $who0 } has the day's spells and abilities again.
    .tone = green
