### The words of the game “vigueur”.

## Verbs

verb-attack = attack | att | a | attaque | attaquer
    .label = attack
    .help = Strikes or shoots; name the weapon, the zone (masse, membre, bras, jambe, tete) and “tout” to go all out.
    .example = attack brigand 1 tete
verb-weak = weak | faible | main-faible
    .label = weak hand
    .help = Attacks with the weak hand, at −5, for one action.
    .example = weak brigand 1
verb-hands = hands | mains | changer-main
    .label = swap hands
    .help = Swaps what the strong hand and the weak hand hold.
    .example = hands
verb-grab = grab | attraper | saisir
    .label = grab
    .help = Strength against strength: the opponent is held.
    .example = grab brigand 1
verb-disarm = disarm | désarmer | desarmer
    .label = disarm
    .help = Takes a weapon from somebody you hold.
    .example = disarm brigand 1
verb-strangle = strangle | étrangler | etrangler
    .label = strangle
    .help = Takes by the throat somebody you hold.
    .example = strangle brigand 1
verb-pin = pin | immobiliser
    .label = pin
    .help = Pins, standing, somebody you hold.
    .example = pin brigand 1
verb-push = push | pousser
    .label = push
    .help = Pushes the opponent back, four squares at most.
    .example = push brigand 1
verb-trip = trip | renverser
    .label = trip
    .help = Throws the opponent to the ground.
    .example = trip brigand 1
verb-charge = charge | charger
    .label = charge
    .help = Runs straight at somebody more than four squares away: +4 to the attack that follows.
    .example = charge brigand 1
verb-escape = escape | se-libérer | se-liberer | libérer | liberer
    .label = break free
    .help = Once a round: evasion against the strength of whoever holds you.
    .example = escape
verb-release = release | lâcher | lacher | relâcher | relacher
    .label = let go
    .help = Lets go of somebody you hold, for nothing.
    .example = release brigand 1
verb-drag = drag | traîner | trainer
    .label = drag
    .help = Takes somebody you hold one square along, for one action.
    .example = drag brigand 1 12 64 -3
verb-maintain = maintain | serrer | maintenir
    .label = keep the grip
    .help = Both your actions: the strangling goes on, and so does the asphyxia.
    .example = maintain brigand 1
verb-step = step | pas | avancer
    .label = step
    .help = One square of a walk; usually you just walk in the game.
    .example = step 12 64 -3
verb-stand = stand | relever | se-relever | debout
    .label = stand up
    .help = Standing up takes one action.
    .example = stand
verb-mount = mount | monter | enfourcher
    .label = mount
    .help = Gets on a beast close by, for one action.
    .example = mount cheval
verb-dismount = dismount | descendre | démonter | demonter
    .label = dismount
    .help = Gets down, for one action.
    .example = dismount
verb-shout = shout | crier | ordre-crié
    .label = shout
    .help = A simple gesture, an order shouted: free, within reason.
    .example = shout fall back!
verb-handle = handle | manier | fouiller | agir
    .label = handle
    .help = Searching a bag, opening a door…: one action.
    .example = handle a rope
verb-complex = complex | mécanisme | mecanisme | crocheter
    .label = complex object
    .help = Picking a lock, arming a trap, a mechanism: one action, which exposes you.
    .example = complex the lock
verb-long = long | longue | action-longue
    .label = long action
    .help = A talent that takes both your actions.
    .example = long trance
verb-long-offensive = long-offensive | longue-offensive
    .label = long offensive action
    .help = An offensive talent that takes both your actions.
    .example = long-offensive whirlwind
verb-reload = reload | recharger
    .label = reload
    .help = Reloads the crossbow: one action, which exposes you.
    .example = reload
verb-drink = drink | boire
    .label = drink
    .help = Drinks a potion from the bag: one action, which exposes you.
    .example = drink potion
verb-take = take | ramasser | dégainer | degainer | prendre
    .label = take in hand
    .help = Picks up or draws a weapon: one action.
    .example = take hache
verb-tend = tend | compresser | essuyer | panser
    .label = tend
    .help = Stops bleeding (yours or that of an ally close by) or wipes your eyes: one action.
    .example = tend Brune
verb-cast = cast | sort | lancer | incanter
    .label = cast a spell
    .help = An offensive action; the GM says what the spell does.
    .example = cast fireball
verb-concentrate = concentrate | concentration | concentrer
    .label = concentrate
    .help = Keeps a spell up: one action, which exposes you.
    .example = concentrate
verb-flee = flee | fuir | fuite
    .label = flee
    .help = Announces your flight and ends your turn.
    .example = flee
verb-exchange = exchange | échanger | echanger | avec
    .label = swap turns
    .help = Swaps your turn with an ally's, or acts “ensemble” (together).
    .example = exchange Brune ensemble
verb-surprise = surprise
    .label = surprise
    .help = Says who is surprised; said again for somebody, undoes it.
    .example = surprise Aldric Brune
verb-attrition = attrition
    .label = attrition
    .help = Announces a fight of attrition, before it begins.
    .example = attrition
verb-wound = wound | blesser | blessure
    .label = wound
    .help = A wound by the GM's hand: severity, place and kind.
    .example = wound brigand 1 critique jambe tranchant
verb-heal = heal | soigner | soin
    .label = heal
    .help = Takes away one wound of a severity, or all.
    .example = heal Brune fatigue
verb-fall = fall | chute | tomber
    .label = let fall
    .help = Somebody falls: 1d12, a random place.
    .example = fall Isaude
verb-rally = rally | rallier
    .label = rally
    .help = Ends somebody's flight.
    .example = rally brigand 1
verb-capture = capture | capturer
    .label = capture
    .help = Somebody gives up or is taken: out of the fight.
    .example = capture brigand 1
verb-trip-over = trip-over | au-sol | ausol
    .label = put on the ground
    .help = Somebody is on the ground by the GM's word.
    .example = trip-over brigand 1

## Tells

tell-fight-begins = The fight begins.
round-name = round
    .many = rounds
tell-round = — Round { $number } —
    .tone = gold
tell-order = Order: { $order }.
tell-initiative = Initiative of { $who0 }: { $roll }.
tell-surprised = { $who0 } is caught unawares: { SIGNED($malus) } to initiative in the first round.
    .tone = yellow
tell-surprised-no-more = { $who0 } is no longer surprised.
tell-attrition-announced = A fight of attrition: from the third round on, everybody tires.
    .tone = yellow
tell-attrition = Attrition: 1 fatigue for everybody standing.
tell-swapped = { $who0 } and { $who1 } swap turns.
tell-acting-together = { $who0 } and { $who1 } act together.
tell-swap-declined = { $who1 } keeps the turn.
tell-turn = Actions { $A }, reactions { $R }. F{ $fatigue }/{ $fatigue_most } W{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }{ $held_by ->
    [none] {""}
   *[other] . Held by { $held_by }
    }{ $holds ->
    [none] {""}
   *[other] . Holds { $holds }
    }.
tell-turn-lost = { $who0 } loses the turn.
    .tone = gray
tell-attack-hit = { $who0 } aims at { $who1 } ({ $zone }, { $weapon }): { $roll } against Vigueur { $against }, touched.
    .tone = green
tell-attack-miss = { $who0 } aims at { $who1 } ({ $zone }, { $weapon }): { $roll } against Vigueur { $against }, missed.
tell-attack-critical = { $who0 } aims at { $who1 } ({ $zone }, { $weapon }): { $roll }, critical success!
    .tone = gold
tell-attack-fumble = { $who0 } aims at { $who1 } ({ $zone }, { $weapon }): { $roll }, critical failure.
    .tone = red
tell-block-won = { $who0 } blocks: { $roll } against { $attack }{ $stopped ->
    [yes] , the blow is stopped
   *[no] {""}
    }{ $softened ->
    [yes] , one less severe
   *[no] {""}
    }.
tell-block-lost = { $who0 } blocks but gives way: { $roll } against { $attack }{ $softened ->
    [yes] , one less severe
   *[no] {""}
    }.
tell-dodge-won = { $who0 } dodges: { $roll } against { $attack }.
tell-dodge-lost = { $who0 } fails to dodge: { $roll } against { $attack }.
tell-damage = Damage { $die } ({ $type }, { $place }){ $as ->
    [0] {""}
   *[other] {" "}+As
    }{ $critical ->
    [0] {""}
   *[other] {" "}+critical
    }{ $block ->
    [0] {""}
   *[other] {" "}−block
    }: { $level }{ $written ->
    [none] {""}
   *[other] {" "}→ { $written }
    }. { $who1 }: F{ $fatigue }/{ $fatigue_most } W{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }.
    .tone = red
tell-wound = { $who0 }: { $level } (F{ $fatigue }/{ $fatigue_most } W{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }).
    .tone = red
tell-condition = { $who0 }: { $condition }{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
    }{ $limb ->
    [none] {""}
   *[other] {" "}({ $limb })
    }.
tell-out = { $who0 } is out of the fight: { $reason }.
    .tone = dark_red
tell-drop-kept = { $who0 } keeps hold of { $item }: { $roll } against { $against }.
tell-drop-lost = { $who0 } drops { $item }: { $roll } against { $against }.
tell-dropped = { $who0 } drops { $item }.
tell-weapon-damaged = The weapon of { $who0 } is damaged ({ $weapon }).
tell-fumble-other = { $who0 } bears the consequences, as the GM pleases.
tell-friendly-fire = The shot of { $who0 } touches { $who1 }!
    .tone = red
tell-opportunity = { $who0 } seizes the occasion against { $who1 } ({ $what })!
    .tone = yellow
tell-stopped = The action of { $who0 } is interrupted.
    .tone = yellow
tell-wrestle-won = { $who0 } gets the better of { $who1 } ({ $move }): { $roll } against { $against }.
tell-wrestle-lost = { $who0 } fails against { $who1 } ({ $move }): { $roll } against { $against }.
tell-held = { $who0 } holds { $who1 } ({ $limb }).
tell-strangled = { $who0 } strangles { $who1 }.
tell-pinned = { $who0 } pins { $who1 }.
tell-pushed = { $who0 } pushes { $who1 } { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
    }.
tell-disarmed = { $who0 } disarms { $who1 } ({ $item }).
tell-escape-won = { $who0 } breaks free of { $who1 }: { $roll } against { $against }.
tell-escape-lost = { $who0 } is still held by { $who1 }: { $roll } against { $against }.
tell-released = { $who0 } lets go of { $who1 }.
tell-dragged = { $who0 } drags { $who1 } along.
tell-asphyxia = { $who1 } chokes: { $roll } against { $against }, { $points } fatigue.
tell-grip-lapsed = { $who0 } no longer strangles { $who1 }, but still holds on.
tell-charged = { $who0 } charges { $who1 }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
    }.
tell-stood = { $who0 } stands up.
tell-hands-swapped = { $who0 } swaps hands.
tell-shouted = { $who0 }: { $text }
tell-handled = { $who0 }: { $text }
tell-reloaded = { $who0 } reloads ({ $weapon }).
tell-drank = { $who0 } drinks: { $item }.
tell-taken = { $who0 } takes in hand: { $item }.
tell-tended = { $who0 } tends { $who1 } ({ $condition }).
tell-cast = { $who0 } casts a spell ({ $text }): { $said }.
tell-concentrated = { $who0 } stays concentrated.
tell-mounted = { $who0 } gets on { $who1 }.
tell-dismounted = { $who0 } gets down.
tell-riding-goes = { $who0 } masters the mount: { $roll }.
tell-riding-stays = The mount of { $who0 } does not move: { $roll }.
tell-riding-fall = { $who0 } is unseated: { $roll }.
    .tone = red
tell-fall = { $who0 } falls: { $roll } ({ $place }), { $level }.
tell-morale-holds = Morale of { $who0 }: { $roll } against { $against }, holds.
tell-morale-breaks = Morale of { $who0 }: { $roll } against { $against }, breaks.
    .tone = yellow
tell-flees = { $who0 } takes flight.
    .tone = yellow
tell-fled = { $who0 } has fled.
tell-caught = { $who0 } catches up with { $who1 }: { $roll } against { $against }.
tell-escaped = { $who1 } escapes { $who0 }: { $roll } against { $against }.
tell-fate-kill = { $who0 } gives { $who1 } no quarter.
tell-fate-immobilise = { $who0 } captures { $who1 }.
tell-rallied = { $who0 } rallies.
tell-healed = { $who0 } is healed.
tell-victory = The fight is over. Standing: { $side }.
    .tone = gold
tell-summary = { $who0 }: F{ $fatigue }/{ $fatigue_most } W{ $blessure }/{ $blessure_most } C{ $critique }/{ $critique_most } M{ $mortelle }/{ $mortelle_most }{ $out ->
    [none] {""}
   *[other] , { $out }
    }.
tell-finished-off = { $who0 } finishes { $who1 } off.
    .tone = dark_red
tell-noticed = { $who0 } smells the trap: { $roll } against { $against }, no surprise.
tell-not-noticed = { $who0 } sees nothing coming: { $roll } against { $against }.
tell-spell-faded = { $who0 } did not keep the spell up: it ends.

## Questions

question-defence = Hit at { $attack }! Your defence? (reactions: { $left })
question-dodge = Strength { $force } against you: dodge? (reactions: { $left })
question-opportunity = { $who } is exposed ({ $trigger }). Seize the occasion?
question-limb = Which arm of { $who } do you hold?
question-which-limb = Which limb of { $who } do you aim at?
question-push = How many squares to push { $who }?
question-ledge = { $who } comes to an edge. Does it stop?
question-fumble = Natural 1 of { $who } ({ $weapon }): what comes of it?
question-cover = Is { $target } in cover from { $who }?
question-severity = How severe for { $target }?
question-spell = { $who } casts a spell: “{ $text }”. Does it work?
question-bonus = { $who } has done much already: “{ $text }”. Within reason?
question-tie = { $tied } are tied: who goes first?
question-swap = { $who } wants to swap with you ({ $how }). Agreed?
question-morale-roll = Does morale go with the leader { $who }, or each alone?
question-pursue = { $who } runs away. Pursue?
question-hand = Two weapons: what does your { $hand } hold?
question-fate = { $who } is caught. What now?
question-kind = Which kind of damage ({ $weapon })?
question-resist = You are being wrestled: put two points into it?
question-sidestep = You dodged: change squares?
question-weapon = Which weapon against { $who }?
question-zone = Where to strike { $who }?

option-no = no
option-yes = yes
option-nothing = take it
option-block = block
option-dodge = dodge
option-block-all-out = block all out
option-dodge-all-out = dodge all out
option-attack = attack
option-attack-all-out = attack all out
option-disarm = disarm
option-strangle = strangle
option-pin = pin
option-grab = grab
option-trip = trip
option-opportunity-push = push
option-random = at random
option-ledge-stop = stops
option-ledge-over = goes over
option-ledge-hurt = goes over and is hurt
option-fumble-nothing = nothing
option-fumble-damaged = weapon damaged
option-fumble-dropped = weapon dropped
option-fumble-prone = on the ground
option-fumble-other = other
option-cover-none = none
option-cover-partial = partial
option-cover-important = important
option-cover-total = total, no line of sight
option-works = works
option-fails = fails
option-concentration = works, to be kept up
option-tie-base = by base initiative
option-leader = the leader rolls
option-individual = each rolls
option-let-go = let go
option-chase = pursue
option-shoot = shoot
option-kill = kill
option-immobilise = immobilise
option-block-all-out-actions = block all out (two actions)
option-dodge-all-out-actions = dodge all out (two actions)
option-plain = plainly
option-all-out-reactions = all out (two reactions)
option-all-out-actions = all out (two actions)
option-sidestep-n = north
option-sidestep-ne = north-east
option-sidestep-e = east
option-sidestep-se = south-east
option-sidestep-s = south
option-sidestep-sw = south-west
option-sidestep-w = west
option-sidestep-nw = north-west
option-sidestep-no = stay

word-nothing = nothing | none | rien
word-block = parry | bloquer
word-dodge = evade | esquiver
word-let-go = let | laisser
word-chase = run | poursuivre
word-shoot = shot | tirer
word-kill = slay | tuer
word-immobilise = capture | immobiliser

fact-cover = What cover has { $arg1 } from { $arg0 }?
fact-shelter = Has { $arg0 } something close by to shelter behind?
fact-difficult = Is this square difficult ground?
fact-drop = How many blocks of nothing under this square?
fact-filled = Is this square filled (a wall, a thick trunk)?
fact-floor = Is there ground under this square?

## Refusals

refusal-no-shield = A shot is blocked with a shield only.
refusal-nothing-to-block = Blocking takes a weapon or a shield in hand.
refusal-dodge-in-melee = No dodging a shot in the middle of a melee.
refusal-no-shelter = Nothing near { $who } to hide behind: no dodging a shot.
refusal-too-few-points = Too few points are left to go all out.
refusal-ally-in-line = { $who } is in the line of the shot: beside you or lower down it would be possible.
refusal-arm-disabled = The arm that holds this weapon no longer obeys ({ $weapon }).
refusal-arm-held = The arm that carries this weapon is held ({ $weapon }).
refusal-cannot-act = Not possible in this state: { $why }.
refusal-cannot-charge = No charge in this state: { $why }.
refusal-cannot-mount = { $who } cannot be mounted.
refusal-corner = No cutting of corners.
refusal-enemy-between = { $who } acts between you two.
refusal-enemy-in-line = { $who } is in the line of the shot.
refusal-enemy-swap = No swapping turns with an enemy.
refusal-grabbed-already = You hold { $who } already.
refusal-held = You are held: break free first.
refusal-held-by-others = { $who } cannot be taken along.
refusal-loaded-already = Nothing to reload.
refusal-main-first = Attack with the strong hand first.
refusal-mount-cannot-act = A mount does nothing by itself.
refusal-mounted-already = You are in the saddle already.
refusal-mounted-target = { $who } is in the saddle.
refusal-no-all-out = You cannot go all out like this ({ $pool }).
refusal-no-free-hand = You have no free hand.
refusal-no-line-of-sight = Nothing lets you see { $who }.
refusal-no-second-weapon = It takes a one-handed weapon in each hand.
refusal-no-spell = You keep no spell up.
refusal-no-such-level = No such severity: { $name }.
refusal-no-such-thing = You have no such thing at hand: { $name }.
refusal-no-such-weapon = You have no such weapon: { $weapon }.
refusal-no-such-zone = No such zone: { $zone }.
refusal-no-swap = No swapping turns with { $who }.
refusal-no-talent = It takes the talent of fighting with two weapons.
refusal-no-target = { $who } is no target.
refusal-not-adjacent = One square at a time.
refusal-not-fleeing = { $who } is not running away.
refusal-not-grabbed = You must hold { $who } first.
refusal-not-held = Nobody holds you.
refusal-not-in-hand = This weapon is not in your hand ({ $weapon }): take it first.
refusal-not-loaded = The weapon is not loaded ({ $weapon }).
refusal-not-mounted = You are not in the saddle.
refusal-not-prone = You are standing already.
refusal-not-reasonable = The GM finds that too much for one round.
refusal-not-strangling = You are not strangling { $who }.
refusal-nothing-in-hand = You hold nothing.
refusal-nothing-to-take = { $who } has nothing to take.
refusal-nothing-to-tend = { $who } has nothing that can be tended so.
refusal-offensive-cap = One offensive action a round.
refusal-one-side = It takes two hostile sides.
refusal-out-already = { $who } is out of the fight.
refusal-out-of-range = { $who } is out of range, { $distance } m away.
refusal-out-of-reach = { $who } is out of reach.
refusal-passage-closed = The way is closed.
refusal-prone-already = { $who } is on the ground already.
refusal-too-far = Too far: { $left } squares left.
refusal-too-high = Too high for one step.
refusal-too-near = It takes more than { $least } squares to charge, you are at { $distance }.
refusal-too-strong = { $who } is too strong for that: Vigueur { $other }, yours is { $own }.
refusal-tried-already = You have done that already this round.
refusal-turn-begun = The first of the two turns has begun already.
refusal-no-such-kind = This weapon does no such damage: { $weapon }, { $kind }.
refusal-routed = { $who } thinks only of fleeing: move, break free, defend or flee.
refusal-strangled-already = { $who } is strangled already: let go or squeeze.

## Counters and states

counter-fatigue = fatigue
counter-blessure = wounds
counter-critique = critical wounds
counter-mortelle = mortal wounds
short-fatigue = F
short-blessure = W
short-critique = C
short-mortelle = M
counter-emplacements = free slots
counter-A = actions
counter-R = reactions
counter-AO = offensive action
counter-bonus = bonus actions
counter-faible = weak-hand attack
counter-liberation = try to break free
counter-poursuite = pursuit
counter-pas = squares of the walk
counter-traine = squares to drag

effect-saignement = bleeding
effect-souffle_coupe = winded
effect-bras_blesse = wounded arm
effect-bras_inutilisable = useless arm
effect-ralenti = slowed
effect-sang_aux_yeux = blood in the eyes
effect-etourdi = dazed
effect-cotes_brisees = broken ribs
effect-assomme = stunned
effect-suffoque = choking
effect-inconscient = unconscious
effect-attrape = held
effect-etrangle = strangled
effect-immobilise = pinned
effect-renverse = on the ground
effect-en_fuite = fleeing
effect-surpris = surprised
effect-attrition = attrition
effect-moral = morale to be tested
effect-elan = speed of the charge
effect-essai = already tried
effect-monte = in the saddle
effect-concentration = spell kept up
effect-a_recharger = unloaded
effect-entrave = jaws held
effect-rang = rank before the swap
effect-renfort = reinforcement

## Arithmetic

roll-initiative = Initiative
roll-roll-off = Tie
roll-attack = Attack
roll-block = Block
roll-dodge = Dodge
roll-damage = Damage
roll-limb = Limb
roll-location = Place
roll-arm = Arm
roll-drop = Keeping hold
roll-force = Strength
roll-escape = Evasion
roll-evasion = Evasion
roll-pursuit = Pursuit
roll-asphyxia = Constitution
roll-morale = Will
roll-riding = Riding
roll-fall = Fall
roll-fumble = Fumble
roll-which-friend = Ally touched
roll-notice = Wits

sum-against = Vigueur

mod-INITIATIVE = Initiative
mod-surprise = surprise
mod-CAC = CAC
mod-Finesse = Finesse
mod-Tir = Tir
mod-FOR = FOR
mod-DEX = DEX
mod-REF = REF
mod-VOL = VOL
mod-CON = CON
mod-EVASION = Evasion
mod-armure = armour
mod-bouclier = shield
mod-masse = mass
mod-extremites = extremities
mod-as = As
mod-main-faible = weak hand
mod-cover = cover
mod-distance = distance
mod-renverse = target on the ground
mod-charge = charge
mod-limb = chosen arm
mod-weapon = weapon
mod-advantage = advantage
mod-gm = GM
mod-bras_blesse = wounded arm
mod-sang_aux_yeux = blood in the eyes
mod-cotes_brisees = broken ribs
mod-suffoque = choking

why-all-out = all out
why-mounted = mounted
why-renverse = target on the ground
why-gm = the GM's decision

value-masse = mass
value-extremites = extremities
value-as = As
value-bras_arme = weapon arm
value-bras_autre = other arm
value-jambe = leg
value-fatigue = fatigue
value-blessure = wound
value-critique = critical wound
value-mortelle = mortal wound
value-mort = dead
value-mourant = dying
value-capture = captured
value-enfui = fled
value-contondant = bludgeoning
value-tranchant = slashing
value-perforant = piercing
value-asphyxie = asphyxia
value-attack = attack
value-attack-all-out = attack all out
value-grab = grab
value-disarm = disarm
value-strangle = strangle
value-pin = pin
value-push = push
value-trip = trip
value-swap = swap turns
value-together = act together
value-leave_zone = leaves your zone
value-bow_crossbow = shoots
value-complex_object = handles a complex object
value-potion = potion
value-none = nothing
value-nobody-left = nobody left standing
value-won = victory
value-enter_zone = enters your zone
value-cast = casts a spell

outcome-hit = hit | touché | touche
outcome-miss = miss | raté | rate | manqué
outcome-critical = critical | critique
outcome-fumble = fumble | maladresse | échec-critique

## The sheet

sheet-CAC = CAC { SIGNED($value) }
sheet-Finesse = Finesse { SIGNED($value) }
sheet-Tir = Tir { SIGNED($value) }
sheet-FOR = STR { SIGNED($value) }
sheet-DEX = DEX { SIGNED($value) }
sheet-REF = REF { SIGNED($value) }
sheet-VOL = WIL { SIGNED($value) }
sheet-CON = CON { SIGNED($value) }
sheet-EVASION = Escape { SIGNED($value) }
sheet-armure = armour { SIGNED($value) }
sheet-VIGUEUR = Vigueur { $value }
sheet-INITIATIVE = Initiative { $value }
sheet-vitesse = { $value ->
    [one] { $value } square an action
   *[other] { $value } squares an action
    }
sheet-zone_de_controle = zone of control { $value }
sheet-groupe = group { $value }
sheet-protagoniste = protagonist
sheet-leader = leads the group
sheet-immunite_moral = immune to morale
sheet-ne_fuit_jamais = never flees
sheet-main_forte = strong hand: { $value }
sheet-main_faible = weak hand: { $value }
sheet-bouclier = shield: { $value }
sheet-monture = rides { $value }
sheet-bete_de_selle = saddle beast
sheet-profil_piste = { $value ->
    [custom] tracks of its own
   *[other] tracks of a { $value }
    }
sheet-talents = Talents: { $value }
sheet-armes = Weapons: { $value }
sheet-objets = Bag: { $value }
