### Attacks, defences, attacks of opportunity.

verb-attack = attack | a | att | attaque | attaquer
    .label = attack
    .help = The next attack of the turn: the first takes the standard action, the second the move action (full attack). Name the weapon, say “lethal”, “nonlethal” or “defensive”, and a number of points of Combat Expertise.
    .example = attack orc 1
verb-defend = defend | défense-totale | defense-totale | défendre | defendre
    .label = total defence
    .help = Standard action: +4 to AC until your next turn, no attacks of opportunity.
    .example = defend

tell-attack-hit = { $who0 } attacks { $who1 } ({ $weapon }): { $roll } against AC { $against }, hit.
    .brief = { $who0 } hits { $who1 }.
    .tone = green
tell-attack-miss = { $who0 } attacks { $who1 } ({ $weapon }): { $roll } against AC { $against }, miss.
    .brief = { $who0 } misses { $who1 }.
tell-attack-critical = { $who0 } attacks { $who1 } ({ $weapon }): { $roll } against AC { $against }, critical hit!
    .brief = { $who0 } hits { $who1 } critically!
    .tone = gold
tell-attack-concealed = { $who0 } strikes beside { $who1 }, badly seen: { $roll } in { $chance }%.
tell-opportunity = { $who0 } has an attack of opportunity against { $who1 } ({ $what }, { $why }).
    .tone = yellow
tell-total-defence = { $who0 } defends totally: { SIGNED($ac) } to AC until the next turn.
tell-defensive = { $who0 } fights defensively: { SIGNED($attack) } on attacks, { SIGNED($ac) } to AC.

question-opportunity = { $who } is exposed ({ $why }). Attack of opportunity?
option-opportunity-attack = attack
option-opportunity-no = let it pass

value-leave = leaves the square
value-attack_ranged = shoots
value-attack_unarmed = strikes unarmed
value-stand_up = stands up

refusal-no-more-attacks = No attack left this turn.
refusal-out-of-range = Too far: { NUMBER($distance, maximumFractionDigits: 1) } m, { $most } m at most.
refusal-no-line-of-sight = No line of sight.
refusal-no-target = Not a target.
refusal-out-of-reach = Out of reach.
refusal-not-loaded = Not loaded: { $weapon }.
refusal-prone-shot = Not to be shot lying down ({ $weapon }).
refusal-not-in-hand = Not in hand: { $weapon }.
refusal-no-such-weapon = No weapon of that name: { $weapon }.
refusal-stance-late = Fighting defensively is said with the first attack of the turn.
refusal-no-both-defences = Not together with total defence.
refusal-no-feat = That takes the feat.
refusal-too-many-points = From 1 to { $most } points.

fact-cover = What covers { $arg1 } from { $arg0 }?
fact-sight = Does { $arg0 } see { $arg1 }?
outcome-hit = hit
outcome-miss = miss
outcome-critical = critical
roll-attack = attack
roll-confirm = critical confirmation
roll-damage = damage
roll-concealment = concealment
option-cover-none = none
option-cover-partial = cover
option-cover-total = total cover
arg-stance = stance
arg-mode = mode
word-lethal = lethal
word-nonlethal = nonlethal | subdue
word-defensive = defensive | careful
