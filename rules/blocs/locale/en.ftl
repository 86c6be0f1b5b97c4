### The words of the game "blocs".

## Verbs: what is typed, the button, a sentence of help, an example

verb-hostilities = hostilities | hostilités | ouvrir
    .label = open hostilities
    .help = Announces a hostile act: the fight begins, and the act waits for your turn.
    .example = hostilities
verb-attack = attack | att | a | attaque
    .label = attack
    .help = Attacks a creature with a weapon; with none named, the first that reaches it.
    .example = attack brigand 1 épée longue
verb-step = step | pas
    .label = step
    .help = One block of a walk; usually you just walk in the game.
    .example = step 12 64 -3
verb-stand = stand | relever | debout
    .label = stand up
    .help = Standing up takes half of your movement.
    .example = stand
verb-prone = prone | àterre
    .label = drop prone
    .help = Dropping prone costs nothing; then you can only crawl.
    .example = prone
verb-interact = interact | draw | pickup | interagir
    .label = handle a thing
    .help = A door, a lever, a weapon: the first time in a turn is free.
    .example = interact door
verb-dash = dash | foncer
    .label = dash
    .help = Your movement once more this turn, and no other action.
    .example = dash
verb-disengage = disengage | désengager
    .label = disengage
    .help = Until the end of your turn nobody strikes as you leave.
    .example = disengage
verb-help = help-ally | assist | aider
    .label = help
    .help = Gives an ally advantage: on an attack if you name its target, else on the next roll for the task you say.
    .example = assist Mira brigand 1
verb-ready = ready | préparer
    .label = ready
    .help = Holds an attack back: step (somebody walks), attack (somebody strikes) or any, the target, the trigger.
    .example = ready step brigand 1 if he comes through the door
verb-ready-move = ready move | ready walk | préparer déplacement
    .label = ready a walk
    .help = Holds a walk back: the moment (step, attack or any), the trigger. When it comes, walk, then say end.
    .example = ready move step as soon as the brigand comes near
verb-ready-act = ready act | ready action | préparer acte
    .label = ready an act
    .help = Holds another act back: sneak, use, reload, stabilise, escape or cast (healing or support), the moment (step, attack or any), the target, the thing, the trigger.
    .example = ready act use attack potion if he hurts me
verb-use = use | utiliser
    .label = use
    .help = Uses a thing from your bag: a half action.
    .example = use potion
verb-stabilise = stabilise | stabilize | stabiliser
    .label = stabilise
    .help = First aid to somebody dying close by: a full action.
    .example = stabilise Mira
verb-check = check | jet
    .label = check
    .help = A roll of an attribute or a skill against a difficulty.
    .example = check discretion adv -dc 15
verb-improvise = improvise | action
    .label = improvise
    .help = Describe what you try: the GM says whether it may be, at what cost and with which roll.
    .example = improvise tip the table over
verb-surprise = surprise
    .label = surprise
    .help = Says who is surprised; said again for somebody, it undoes it.
    .example = surprise Aldric Mira
verb-harm = dmg | damage | dégâts
    .label = harm
    .help = Harm by the GM's hand, reduced like any other.
    .example = dmg brigand 1 2d6+3 brulure
verb-heal = heal | soin
    .label = heal
    .help = Healing by the GM's hand.
    .example = heal Mira 1d8+2
verb-rest = rest | repos
    .label = full rest
    .help = Hit points, mana and stamina back to their maximum.
    .example = rest Mira
verb-resurrect = resurrect | ressusciter
    .label = resurrect
    .help = Brings the dead back to life, with one point.
    .example = resurrect Mira
verb-fate = fate | deathsave | destin
    .label = fate roll
    .help = Calls for a fate roll of somebody dying, out of turn.
    .example = fate Mira
verb-end = end | done
    .label = end
    .help = Ends your turn, or the walk that you held ready.
    .example = end
verb-grapple = grapple | lutte
    .label = grapple
    .help = Takes hold of an enemy within reach, strength against strength: a full action.
    .example = grapple brigand 1
verb-escape = escape | échapper
    .label = break free
    .help = Breaks a hold, strength against strength: a full action.
    .example = escape
verb-release = release | relâcher
    .label = let go
    .help = Lets go of whoever you hold, at any moment, for nothing.
    .example = release
verb-reload = reload | recharger
    .label = reload
    .help = Loads a weapon again: half an action, and no reflex before your next turn.
    .example = reload
verb-blast = blast | area
    .label = strike an area
    .help = Strikes everybody around a block, friends too: one attack roll, one damage roll.
    .example = blast 12 64 -3 fireball
verb-object = object | objet
    .label = set an object
    .help = An object that can be attacked: where, its CA, its PV, its name.
    .example = object 2 64 6 10 5 winch
verb-zone = zone
    .label = lay a zone
    .help = Acid, poison, fire or slippery liquid on the ground: where, how many blocks around, how many rounds.
    .example = zone feu 7 64 0 1 3
verb-unzone = unzone | endzone
    .label = end a zone
    .help = Ends the zones that cover a block.
    .example = unzone 7 64 0
verb-watch = watch | veiller
    .label = watch over
    .help = Says you are ready to push an ally at hand out of a blow: you will be asked.
    .example = watch Mira
verb-mode = mode
    .label = change mode
    .help = Walk, fly or swim: 2 m, then what is left is converted.
    .example = mode vol
verb-teleport = teleport | téléporter
    .label = teleport
    .help = A spell carries you elsewhere without an opportunity attack; prone stays prone.
    .example = teleport 12 64 -3
verb-fall = fall | chute
    .label = let fall
    .help = A fall of so many metres; add 1 if it is meant.
    .example = fall Mira 6
verb-sneak = sneak | se-cacher
    .label = hide
    .help = Hides, if the GM allows it: half an action, stealth against everybody's attention.
    .example = sneak
verb-search = search | chercher
    .label = search
    .help = Looks for whoever hides: a full action.
    .example = search
verb-peer = peer | percevoir
    .label = peer
    .help = Once a turn, for nothing: tries to make out whoever escapes you.
    .example = peer
verb-guess = aim | viser
    .label = aim at a block
    .help = Attacks a block where somebody unseen may stand, with disadvantage.
    .example = aim 12 64 -3
verb-two-weapons = two-weapons | two weapons | deux-armes
    .label = strike with both hands
    .help = Two light weapons: an attack with each hand, for the action and the reflex.
    .example = two-weapons brigand 1
verb-cast = cast | spell | sort
    .label = cast a spell
    .help = Casts a spell you know, at somebody or at a block; the mana goes each time.
    .example = cast fireball brigand 1
verb-technique = technique | tech
    .label = use a technique
    .help = Uses a technique you know; the stamina goes each time.
    .example = technique ram brigand 1
verb-magics = spells | magics | magies
    .label = my spells
    .help = Your spells and techniques, what they cost and how far they go; only you see it.
    .example = spells
verb-let-pass = let-pass | let pass
    .label = let by
    .help = Lets somebody through your place, friend or foe; said again, no longer.
    .example = let-pass brigand 1
verb-wear = wear | equip | équiper
    .label = put on
    .help = Puts a piece of gear in its place; in a fight that is handling a thing.
    .example = wear bouclier
verb-take-off = take-off | unequip
    .label = take off
    .help = Puts a piece of gear back into the pack.
    .example = take-off casque
verb-mount = mount | monter
    .label = mount
    .help = Gets on a larger, willing creature: half of your movement. In the saddle, as a turn begins: takes the reins or lets them go.
    .example = mount brigand 1
verb-dismount = dismount | descendre
    .label = dismount
    .help = Gets off your mount: half of your movement.
    .example = dismount
verb-unseat = unseat
    .label = unseat
    .help = The mount is moved against its will: its rider must keep the seat.
    .example = unseat Mira

## What is told

tell-hostilities = { $who0 } opens hostilities!
    .tone = gold
tell-fight-begins = The fight begins.
tell-stealth = { $who0 } hides: { $roll }. Unseen by: { $unseen-by ->
    [none] nobody
   *[other] { $unseen-by }
    }.
tell-surprised = { $who0 } is surprised!
    .tone = yellow
tell-surprised-no-more = { $who0 } is surprised no more.
tell-position = { $who1 }: { $distance } m (near: { $near }), { $direction }.
tell-initiative = Initiative of { $who0 }: { $roll }.
tell-roll-off = { $who0 } breaks the tie: { $roll }.
round-name = round
    .many = rounds
tell-round = — Round { $number } —
    .tone = gold
tell-turn = Movement { $moves } m, action, half action, interaction{ $reaction ->
    [0] {""}
   *[other] , reaction
    }
tell-turn-lost = { $who0 } loses the turn ({ $why }).
    .tone = gray
tell-attack-hit = { $who0 } → { $who1 } ({ $weapon }){ $defence ->
    [no] {""}
   *[other] , { $defence }
    }: { $roll } against { $against }, hit.
    .brief = { $who0 } hits { $who1 } ({ $weapon }).
    .tone = green
tell-attack-miss = { $who0 } → { $who1 } ({ $weapon }){ $defence ->
    [no] {""}
   *[other] , { $defence }
    }: { $roll } against { $against }, missed.
    .brief = { $who0 } misses { $who1 } ({ $weapon }).
tell-attack-critical = { $who0 } → { $who1 } ({ $weapon }): a natural 20, critical hit, the most damage!
    .tone = gold
tell-attack-fumble = { $who0 } → { $who1 } ({ $weapon }): a natural 1, a fumble.
    .tone = red
tell-fumble-drop = { $who0 } drops the weapon ({ $weapon }).
tell-fumble-other = { $who0 } suffers for it as the GM sees fit.
tell-revealed = { $who0 } comes out of hiding.
    .tone = yellow
tell-harm = { $who0 }: −{ $amount }{ $type ->
    [none] {""}
   *[other] {" "}({ $type })
    }, { $pv }/{ $max } HP{ $health ->
    [wounded] , wounded
   *[other] {""}
    }.
    .tone = red
tell-harm-creature = { $who0 }: −{ $amount }{ $type ->
    [none] {""}
   *[other] {" "}({ $type })
    }, { $health }.
    .tone = red
tell-afflicted = { $who0 }: { $effect }{ $turns ->
    [0] {""}
    [one] {" "}({ $turns } turn)
   *[other] {" "}({ $turns } turns)
    }.
tell-recovered = { $who0 }: { $effect } no more.
tell-fallen = { $who0 } collapses, unconscious.
    .tone = dark_red
tell-knocked-out = { $who0 } is knocked out.
    .tone = dark_red
tell-dead = { $who0 } dies.
    .tone = dark_red
tell-dead-outright = { $who0 } is killed outright.
    .tone = dark_red
tell-fate-success = { $who0 }, fate { $roll }: success ({ $good }/3 – { $bad }/3).
tell-fate-failure = { $who0 }, fate { $roll }: failure ({ $good }/3 – { $bad }/3).
    .tone = red
tell-fate-one = { $who0 }, fate { $roll }: two failures ({ $good }/3 – { $bad }/3).
    .tone = red
tell-fate-twenty = { $who0 }, fate { $roll }!
    .tone = gold
tell-fate-harm = { $who0 }, struck while down: { $lost ->
    [one] { $lost } failure
   *[other] { $lost } failures
    } of fate ({ $good }/3 – { $bad }/3).
    .tone = red
tell-stable = { $who0 } is stable.
    .tone = green
tell-wakes = { $who0 } comes to ({ $pv } HP).
    .tone = green
tell-healed = { $who0 }: +{ $amount } HP, { $pv }/{ $max }{ $lost ->
    [0] {""}
   *[other] {" "}(wasted: { $lost })
    }.
    .tone = green
tell-rested = { $who0 } has had a full rest.
tell-resurrected = { $who0 } is back from the dead.
    .tone = gold
tell-aid-success = { $who0 } tends { $who1 }: { $roll } against { $difficulty }, success.
    .tone = green
tell-aid-failure = { $who0 } tends { $who1 }: { $roll } against { $difficulty }, failure.
tell-step-stopped = { $who0 } goes no further.
tell-opportunity = { $who0 } strikes at { $who1 } in leaving!
    .tone = yellow
tell-prone = { $who0 } is prone.
tell-stood = { $who0 } stands up ({ $cost } m, { $left } m left).
tell-interacted = { $who0 } handles { $what ->
    [none] something
   *[other] { $what }
    }{ $paid ->
    [half] : half action used
    [full] : action used
   *[other] {""}
    }.
tell-dashed = { $who0 } dashes: { $moves } m.
tell-disengaged = { $who0 } disengages.
tell-helped = { $who0 } helps { $who1 }{ $task ->
    [none] .
   *[other] : { $task }.
    }
tell-helped-attack = { $who0 } helps { $who1 } to attack { $who2 }.
tell-ready = { $who0 } stands ready.
tell-ready-passed = { $who0 } lets the moment pass.
tell-ready-released = { $who0 } seizes the moment!
tell-ready-walk = { $who0 } may walk { $metres } m now, out of turn.
tell-ready-walk-over = { $who0 } stops there.
    .tone = gray
tell-held-up = { $who1 } walks first: { $who0 } may say it again after that.
tell-used = { $who0 } uses: { $item }.
tell-check-success = { $who0 }, check ({ $what }): { $roll } against { $difficulty }, success.
    .tone = green
tell-check-failure = { $who0 }, check ({ $what }): { $roll } against { $difficulty }, failure.
tell-improvised = { $who0 } tries: { $text }.
tell-summary = { $who0 }: { $health }.
tell-destroyed = { $who0 } is destroyed.
    .tone = dark_red
tell-grappled = { $who0 } grapples { $who1 }.
    .tone = yellow
tell-released = { $who0 } lets go of { $who1 }.
tell-grapple-won = { $who0 } wrestles with { $who1 }: { $roll } against { $against }.
    .tone = green
tell-grapple-lost = { $who0 } fails to seize { $who1 }: { $roll } against { $against }.
tell-grapple-helpless = { $who1 } cannot resist { $who0 }.
tell-escape-won = { $who0 } breaks free from { $who1 }: { $roll } against { $against }.
    .tone = green
tell-escape-lost = { $who0 } fails to break free from { $who1 }: { $roll } against { $against }.
tell-reloaded = { $who0 } reloads { $weapon ->
    [none] a weapon
   *[other] { $weapon }
    }.
tell-blast = { $who0 } strikes an area ({ $weapon }).
    .tone = gold
tell-object = { $who0 } stands there (CA { $ca }, { $pv } PV).
tell-zone = On the ground: { $kind } ({ $count ->
    [one] { $count } block
   *[other] { $count } blocks
    }).
    .tone = yellow
tell-zone-gone = Gone from the ground: { $kind }.
tell-pushed = { $who0 } pushes { $who1 } out of reach{ $consequence ->
    [prone] : { $who1 } falls prone
    [target] {" "}and takes the blow instead
   *[other] {""}
    }.
    .tone = yellow
tell-watch = { $who0 } watches over { $who1 }.
tell-watch-over = { $who0 } no longer watches over { $who1 }.
tell-mode = { $who0 }: { $mode } ({ $left } m left).
tell-fell = { $who0 } falls { $height } m.
    .tone = red
tell-teleported = { $who0 } vanishes and appears elsewhere ({ $spell }).
    .tone = yellow
tell-searched = { $who0 } searches: { $roll }{ $count ->
    [0] , in vain
   *[other] {""}
    }.
tell-found = { $who0 } makes out { $who1 }.
    .tone = green
tell-blind-hit = { $who0 } strikes blindly ({ $weapon }): { $roll }, hit.
    .tone = green
tell-blind-miss = { $who0 } strikes blindly ({ $weapon }): { $roll }, missed.
tell-two-weapons = { $who0 } strikes { $who1 } with both hands.
tell-attack-lost = { $who0 } → { $who1 } ({ $weapon }): too far under water, the shot is lost.
tell-stepped-back = { $who0 } steps back: the place is somebody else's.
tell-lets-pass = { $who0 } lets { $who1 } by.
tell-lets-pass-over = { $who0 } no longer lets { $who1 } by.
tell-fell-off = { $who0 } slides off { $who1 }.
    .tone = red
tell-cast = { $who0 } → { $who1 } ({ $spell }).
    .tone = aqua
tell-magics = Mana { $mana }, stamina { $stamina }{ $count ->
    [0] : you know neither spell nor technique.
   *[other] :
    }
tell-magic = { $spell } ({ $sort }): { $mana ->
    [0] {""}
   *[other] { $mana } mana,{" "}
    }{ $stamina ->
    [0] {""}
   *[other] { $stamina } stamina,{" "}
    }{ $range } m{ $action ->
    [demi] , half action
    [reaction] , reaction
   *[complete] {""}
    }{ $can ->
    [no] {" "}— more than you have
   *[yes] {""}
    }{ $about ->
    [none] {""}
   *[other] . { $about }
    }
tell-driven = { $who0 } drives { $who1 } back.
tell-worn = { $who0 } puts on: { $item }.
tell-taken-off = { $who0 } takes off: { $item }.
tell-mounted = { $who0 } mounts { $who1 }{ $control ->
    [yes] {" "}and takes the reins
   *[no] {""}
    }.
tell-dismounted = { $who0 } gets off { $who1 }.
tell-seat-kept = { $who0 } keeps the seat: { $roll }.
tell-unseated = { $who0 } is unseated: { $roll }.
    .tone = red
tell-jumped-off = { $who0 } leaps off { $who1 } and lands standing.
tell-fell-with = { $who0 } falls with { $who1 }.
    .tone = red

## Questions

question-hostilities = { $who } wants to open hostilities. Does the fight begin?
question-hiders = Who hides? Hidden so far: { $hiding ->
    [none] nobody
   *[other] { $hiding }
    }.
question-positions = Does everybody stand where they should?
question-distance = How many metres are there from { $who } to { $target }?
question-tie = { $tied } tie: who goes first?
question-tie-players = You tie ({ $tied }): who goes first?
question-total-cover = { $target } is wholly behind cover: only a natural 20 hits. Attack?
question-defence = { $attacker ->
    [none] Somebody you do not see attacks you
   *[other] { $attacker } attacks you ({ $weapon })
    }{ $total ->
    [none] {""}
   *[other] {" "}with { $total }
    }. Defence?
question-fumble = A natural 1 of { $who }: what comes of it?
question-knock-out = { $target } drops to 0. Kill or knock out?
question-opportunity = { $mover } leaves your reach. Opportunity attack?
question-ready-trigger = { $who } waits for: “{ $trigger }”. Has it happened?
question-ready-release = What you waited for has happened: “{ $trigger }”. Act?
question-stabilise = { $who } tends { $target }. Which difficulty?
question-difficulty = Check of { $who } ({ $what }). Which difficulty?
question-help-task = { $helper } helps { $who }: “{ $task }”. Is this roll for that?
question-improvised = { $who } tries: “{ $text }”. At what cost?
question-improvised-roll = “{ $text }”: does it take a roll?
question-fight-over = One side has nobody standing. Is the fight over?
question-status-turns = { $who }: { $effect }. For how many turns?
question-rage-target = On whom does { $who } turn in rage?
question-push = { $attacker ->
    [none] Somebody attacks { $who }
   *[other] { $attacker } attacks { $who }
    }, beside you. Push, and which way?
question-push-consequence = { $by } has pushed { $who }: what follows?
question-fall-height = { $who } falls. How many metres?
question-may-hide = { $who } wants to hide. Is it possible?
question-search-with = { $who } searches. Perception or Réflexion?
question-cover = How much cover has { $target } from { $who }?
question-let-pass = Let { $who } by?
question-mount-consent = { $who } wants to mount { $target }. Does it let them?
question-mount-control = Hold the reins of { $target }, or let it act?
question-jump-off = { $target } goes down. Leap off onto your feet (reaction)?
question-mishap = { $who } falls with { $target }: a mishap too?

option-no = no
option-yes = yes
option-hiders-done = that is all
option-tie-roll = roll
option-tie-players-roll = roll
option-defence-dodge = dodge
option-defence-parry = parry
option-defence-absorb = absorb
option-defence-magic-absorb = absorb magic
option-defence-no = nothing
option-fumble-nothing = nothing
option-fumble-drop = weapon dropped
option-fumble-prone = prone
option-fumble-other = other
option-knock-out-kill = kill
option-knock-out-knock-out = knock out
option-opportunity-strike = strike
option-improvised-refuse = refuse
option-improvised-full = full action
option-improvised-half = half action
option-improvised-free = free
option-improvised-roll-none = no roll

fact-cover = Which cover does { $arg1 } have from { $arg0 }?
fact-sight = Does { $arg0 } see { $arg1 }?
fact-difficult = Is this block difficult ground?
fact-filled = Is this block filled (a wall, a thick trunk)?
fact-space = Is there room for { $arg0 }?
fact-slippery = Is this block slippery?
fact-water = Is there water here?
fact-climb = Is this a ladder, a vine, something to climb?
fact-immersed = Is { $arg0 } wholly under water?
fact-light = How light is it there?
fact-drop = How many metres does one fall from there?
fact-vehicle = What does { $arg0 } ride?
option-light-bright = bright
option-light-dim = dim
option-light-dark = dark
option-cover-none = none
option-cover-partial = partial (+1)
option-cover-important = important (+3)
option-cover-total = total
option-push-n = north
option-push-ne = north-east
option-push-e = east
option-push-se = south-east
option-push-s = south
option-push-sw = south-west
option-push-w = west
option-push-nw = north-west
option-push-no = do not push
option-push-consequence-prone = prone
option-push-consequence-target = struck instead
option-push-consequence-nothing = nothing
option-search-with-perception = Perception
option-search-with-reflexion = Réflexion
option-space-wide = wide enough
option-space-narrow = narrow
option-space-closed = too narrow
option-mount-control-control = hold the reins
option-mount-control-let = let it act
option-opportunity-strike-rider = strike the rider
option-mishap-nothing = nothing
option-mishap-trapped = trapped under it
option-mishap-harm = fall damage

## Refusals

refusal-cannot-stand = Standing up takes { $needs } m, you have { $left } left.
refusal-corner = No cutting of corners: something blocks the diagonal.
refusal-dead = { $who } is dead: healing does not help.
refusal-no-half-action = You have no half action left this turn.
refusal-no-hostilities = The GM does not open the fight.
refusal-no-interaction = You have handled a thing already, and have neither action nor half action left.
refusal-no-such-damage = There is no such kind of harm: { $name }.
refusal-no-such-skill = Neither an attribute nor a skill: { $name }.
refusal-no-such-thing = There is no such thing in your bag: { $item }.
refusal-no-such-trigger = Unknown trigger: { $name } (step, attack or any).
refusal-not-to-hold = This cannot be held ready: { $name }.
refusal-interrupted = { $who } interrupts you: that walk first, then your turn goes on. You may also end it: { $prefix }end
refusal-no-such-weapon = You do not have this weapon: { $weapon }.
refusal-not-adjacent = One walks a block at a time.
refusal-not-after-another = This must be the only action of the turn, and you have used a half action.
refusal-not-allowed = The GM says no.
refusal-not-dead = { $who } is not dead.
refusal-not-dying = { $who } is not dying.
refusal-not-prone = You are standing already.
refusal-not-yourself = Not on yourself.
refusal-out-already = { $who } is out of the fight.
refusal-out-of-range = Out of range ({ $weapon }): { $distance } m, the range is { $limit } m.
refusal-out-of-reach = Out of reach ({ $weapon }): { $distance } m, the reach is { $limit } m.
refusal-paralysed = You are paralysed: no move, no action, no reaction.
refusal-passage-closed = No way through: { $who } is hostile, and of about your size.
refusal-positions-to-set = Set the creatures in place, then begin the fight.
refusal-prone-already = You are prone already.
refusal-surprised = You are surprised: no move, no action, no reaction before your first turn has ended.
refusal-too-far = It takes { $needs } m to enter here, you have { $left } left.
refusal-too-far-to-help = Too far: { $distance } m, it must be { $limit } m at most.
refusal-total-cover = { $who } is wholly behind cover.
refusal-unconscious = You are unconscious.
refusal-weapon-dropped = Your weapon lies on the ground ({ $weapon }): pick it up first.
refusal-silenced = You are silenced: no magic.
refusal-blinded = Blinded, you see nothing beyond { $limit } m ({ $who } is { $distance } m away).
refusal-held = You cannot move ({ $effect }).
refusal-terror = Terror keeps you from walking towards { $who }.
refusal-must-flee = Terror drives you to flee: get away first.
refusal-rage = Rage throws you at { $who }: attack that one.
refusal-nothing-to-treat = { $who } has nothing that this could treat.
refusal-no-free-hand = It takes a free hand to seize somebody.
refusal-too-large = { $who } is too large for you.
refusal-not-held = Nobody holds you.
refusal-holds-nobody = You hold nobody.
refusal-loaded = Your weapon is loaded already.
refusal-unloaded = Your weapon is empty ({ $weapon }): reload it first.
refusal-no-area = That strikes no area ({ $weapon }).
refusal-no-zone = No zone covers that block.
refusal-zone-without-dice = How many dice a turn? ({ $name })
refusal-no-ally = { $who } is not on your side.
refusal-no-such-mode = No such mode: { $name } (marche, vol or nage).
refusal-mode-already = You are in it already ({ $mode }).
refusal-cannot-fly = You cannot fly.
refusal-place-taken = This place is somebody else's: a free one is needed. The GM may move whoever is in the way: { $prefix }place
refusal-peered-already = You have peered already this turn.
refusal-too-narrow = It is too narrow for you.
refusal-passage-kept = { $who } lets nobody by.
refusal-not-light = That is no light weapon in hand ({ $weapon }).
refusal-no-two-weapons = It takes a light weapon in each hand.
refusal-wall = Something fills this block.
refusal-hands-full = It takes both hands ({ $weapon }): yours are full.
refusal-unconscious-drinks-not = { $who } is unconscious and cannot swallow anything.
refusal-no-such-spell = You do not know this: { $spell }.
refusal-only-in-answer = This is cast in answer to an attack ({ $spell }): you will be offered it.
refusal-say-where = Where? Name a creature or a block ({ $spell }).
refusal-say-whom = At whom? Name a creature ({ $spell }).
refusal-blinded-place = Blinded, you aim at nothing beyond { $limit } m (this is { $distance } m away).
refusal-slot-full = That place is full ({ $slot }): take something off first.
refusal-mount-too-small = { $who } is too small to carry you.
refusal-mounted-already = { $who }: somebody is in the saddle already.
refusal-mounted-once = Once a turn: you have mounted or dismounted already.
refusal-mounted = You are in the saddle: it is your mount that moves.
refusal-not-mounted = Nobody is in the saddle.
refusal-reins-late = Reins are taken and let go as your turn begins, before anything else.
refusal-mount-order = A mount that is led dashes, disengages or dodges; it does not attack.
refusal-gear-not-carried = You have no such gear at hand: { $item }.
refusal-cannot-teleport = You know no spell that carries you elsewhere.

## Counters and conditions

counter-pv = HP
counter-mana = mana
counter-stamina = stamina
counter-reaction = reaction
counter-defence = defence
counter-moves = movement
counter-full = action
counter-half = half action
counter-free = interaction
counter-fate-good = successes of fate
counter-fate-bad = failures of fate

effect-surprised = surprised
effect-prone = prone
effect-unconscious = unconscious
effect-stable = stable
effect-paralysed = paralysed
effect-ready = ready
effect-ready-walk = walking out of turn
effect-help-attack = harried
effect-help-task = helped
effect-disengaged = disengaged
effect-dashed = dashing
effect-extra-defence = extra defence
effect-dropped = weapon dropped
effect-tick-acide = burnt by acid
effect-tick-poison = poisoned
effect-tick-brulure = burning
effect-tick-asphyxie = suffocating
effect-silenced = silenced
effect-rooted = rooted
effect-blinded = blinded
effect-terror = terrified
effect-rage = enraged
effect-bleeding = bleeding
effect-grappled = grappled
effect-unloaded = weapon empty
effect-reloading = reloading
effect-zone = zone on the ground
effect-zone-felt = has felt the zone this turn
effect-watched = watched over by an ally
effect-mode = flying or swimming
effect-swim-spell = swimming by magic
effect-flight = magical flight
effect-more-attacks = attack left
effect-peered = has peered this turn
effect-immersed = immersed
effect-squeezed = squeezed
effect-guard = keeps up a defence
effect-passing = in somebody's place
effect-lets-pass = let by
effect-fought-on = the fight goes on
effect-shielded = shielded by magic
effect-stoneskin = skin of stone
effect-fireward = proof against fire
effect-hasted = hasted
effect-slowed = slowed
effect-blessed = blessed
effect-mounted = in the saddle
effect-mounting = has mounted or dismounted this turn
effect-trapped = trapped under the mount

## The arithmetic

roll-initiative = Initiative
roll-stealth = Stealth
roll-roll-off = Tie
roll-attack = Attack
roll-damage = Damage
roll-fate = Fate
roll-check = Check
roll-heal = Healing
roll-tick = Ongoing effect
roll-grapple = Grapple
roll-zone = Ground
roll-slip = Slipping
roll-search = Perception
roll-seat = Keeping the seat

sum-against = Difficulty

mod-ca = AC
mod-force = Strength
mod-dexterite = Dexterity
mod-agilite = Agility
mod-constitution = Constitution
mod-mental = Mind
mod-perception = Perception
mod-furtivite = Stealth
mod-habilite = Deftness
mod-reflexion = Reasoning
mod-controle = Control
mod-discretion = Discretion
mod-vigilance = Vigilance
mod-medecine = Medicine
mod-lames = Blades
mod-lames_legeres = Light blades
mod-haches = Axes
mod-marteaux = Hammers
mod-massues = Clubs
mod-lances = Spears
mod-arcs = Bows
mod-pugilat = Brawling
mod-cover-partial = partial cover
mod-cover-important = important cover
mod-dodge = dodge
mod-parry = parry
mod-absorb = absorb
mod-magic-absorb = absorb magic
mod-shield = magic shield
mod-magic-resistance = magic resistance
mod-magic-advantage = better magic
mod-weapon = weapon
mod-base = base
mod-gm = GM
mod-push = pushed
mod-gear = gear

why-unseen-attacker = unseen attacker
why-unseen-target = unseen target
why-help = help
why-ranged-in-melee = shooting at close quarters
why-prone = prone
why-prone-target = prone target
why-gm = the GM's ruling
why-acide = acid
why-poison = poison
why-brulure = burn
why-asphyxie = asphyxiation
why-bleeding = bleeding
roll-mishap = Mishap
mod-advantage = advantage
mod-psionique = Psionics
mod-pyromancie = Pyromancy
mod-cryomancie = Cryomancy
mod-soins = Healing
why-long-range = long range
word-step = step | walk
word-attack = attack | blow
word-any = any | anything
word-sneak = sneak | hide
word-use = use
word-reload = reload
word-stabilise = stabilise
word-escape = escape
word-cast = cast | spell
offer-stop-walking = stop here
value-sort = spell
value-technique = technique
why-underwater = under water
why-squeezed = squeezed
why-squeezed-target = target squeezed

step-rolled = to begin with
step-reduction = reduction
step-resistance = resistance ÷ 2
step-vulnerability = vulnerability × 2

value-acide = acid
value-contondant = bludgeoning
value-perforant = piercing
value-poison = poison
value-asphyxie = asphyxiation
value-psychique = psychic
value-tranchant = slashing
value-magique = magical
value-brulure = burn
value-feu = fire
value-froid = cold
value-non_magique = not magical
value-unhurt = holding up
value-wounded = wounded
value-down = down, unconscious
value-dead = dead
value-here = right here
value-n = north
value-ne = north-east
value-e = east
value-se = south-east
value-s = south
value-sw = south-west
value-w = west
value-nw = north-west
value-none = none
value-beaten = no enemy left
value-potion = healing potion
value-grande-potion = great healing potion
value-bandage = bandage
value-parchemin = magic scroll
value-glissant = slippery liquid
value-zone = ground
value-marche = walk
value-vol = flight
value-nage = swim
value-fall = fall

outcome-hit = hit | touché
outcome-miss = miss | raté
outcome-critical = critical | critique
outcome-fumble = fumble | maladresse
outcome-success = success | réussi
outcome-failure = failure | échec

## Weapons, spells and techniques of the data (others keep their name)

value-epee-longue = longsword
value-epee-courte = shortsword
value-dague = dagger
value-cimeterre = scimitar
value-hache = axe
value-marteau = hammer
value-massue = club
value-lance = spear
value-trident = trident
value-arc-court = shortbow
value-arc-long = longbow
value-arbalete = crossbow
value-griffes = claws
value-crocs = fangs
value-crochets = venomous fangs
value-poings-de-fer = iron fists
value-javeline = javelin
value-hachette = hatchet
value-epee-a-deux-mains = greatsword
value-baton = staff
value-dague-empoisonnee = poisoned dagger
value-cornes = horns
value-sabots = hooves
value-bec = beak
value-explosion = explosion
value-boule-ardente = burning ball
value-epines = spines
value-trait-de-feu = fire bolt
value-boule-de-feu = fireball
value-mur-de-feu = wall of fire
value-eclat-de-givre = frost shard
value-nappe-d-huile = oil slick
value-nuage-toxique = toxic cloud
value-etreinte-d-air = grip of air
value-lance-psychique = psychic lance
value-silence = silence
value-effroi = dread
value-poigne-de-foudre = shocking grasp
value-souffle-du-vent = gust of wind
value-soin = heal
value-soin-lointain = distant heal
value-benediction = blessing
value-peau-de-pierre = stone skin
value-armure-de-mage = mage armour
value-bouclier-magique = magic shield
value-pas-de-l-ombre = shadow step
value-coup-de-belier = ram
value-danse-des-lames = dance of blades
value-charge-d-epaule = shoulder charge
value-tir-precis = precise shot
value-balayage = sweep
value-entaille = gash
value-prise-d-etranglement = choke hold
value-second-souffle = second wind
value-elan = rush
value-mains-nues = bare hands
value-elixir = healing elixir
value-antidote = antidote
value-onguent = burn ointment
value-potion-de-peau = potion of stone skin
value-potion-de-nage = potion of swimming

## The sheet

sheet-genre = { $value ->
    [pj] player's character
    [pnj] NPC template
    [monstre] monster
    [monture] mount
    [invocation] summoned creature
    [objet] object
   *[other] { $value }
    }
sheet-race = race { $value ->
    [humain] human
    [bete] beast
    [mort-vivant] undead
    [esprit] spirit
    [gelee] jelly
    [construction] construct
    [monstre] monster
   *[other] { $value }
    }
sheet-taille = size { $value }
sheet-hauteur = { $value } m tall
sheet-jets_de_destin = fate rolls
sheet-force = Strength { SIGNED($value) }
sheet-dexterite = Dexterity { SIGNED($value) }
sheet-agilite = Agility { SIGNED($value) }
sheet-constitution = Constitution { SIGNED($value) }
sheet-mental = Mind { SIGNED($value) }
sheet-perception = Perception { SIGNED($value) }
sheet-furtivite = Stealth { SIGNED($value) }
sheet-habilite = Skill { SIGNED($value) }
sheet-reflexion = Reason { SIGNED($value) }
sheet-controle = Control { SIGNED($value) }
sheet-contre = Counter { SIGNED($value) }
sheet-pv_max = { $value } HP
sheet-ca = AC { $value }
sheet-mana_max = { $value } mana
sheet-stamina_max = { $value } stamina
sheet-deplacement = movement { $value } m
sheet-vol = flies
sheet-nageur = swims
sheet-facteur_nage = swims ×{ $value }
sheet-allonge = reach { $value } m
sheet-affinite = affinity { $value }
sheet-dressee = trained beast
sheet-intelligente = intelligent
sheet-vision_nocturne = sees in the dark
sheet-bloque_passage = blocks the way
sheet-mains_prises = { $value ->
    [one] one hand full
   *[other] { $value } hands full
    }
sheet-competences = Skills: { $value }
sheet-resistances = Resistances: { $value }
sheet-vulnerabilites = Vulnerabilities: { $value }
sheet-defenses_supplementaires = Extra defences: { $value }
sheet-armes = Weapons, spells and techniques: { $value }
sheet-equipement = Gear: { $value }
sheet-objets = Bag: { $value }
