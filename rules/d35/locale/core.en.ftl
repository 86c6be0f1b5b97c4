### Rounds, initiative, hit points, the GM's words.

verb-surprise = surprise
    .label = surprise
    .help = Says who does not expect the fight; said again for somebody, undoes it.
    .example = surprise Aldric Brune
verb-hurt = hurt | dmg | damage | dégâts | degats | blesser
    .label = hurt
    .help = Takes hit points off by the GM's hand; “nonlethal” to stun.
    .example = hurt Aldric 5
verb-heal = heal | soigner | soin
    .label = heal
    .help = Gives hit points back by the GM's hand.
    .example = heal Aldric 5

tell-fight-begins = The fight begins.
tell-round = — Round { $number } —
    .tone = gold
tell-surprise-round = Surprise round: one action only, standard or move, for those who expect it.
    .tone = yellow
tell-order = Order: { $order }.
tell-initiative = { $who0 }'s initiative: { $roll }.
tell-surprised = { $who0 } does not expect the fight.
    .tone = yellow
tell-surprised-no-more = { $who0 } is on guard.
tell-turn = Standard action { $simple }, move action { $mouvement }.
tell-turn-lost = { $who0 } has no turn ({ $why }).
    .tone = gray
tell-hurt = { $who0 } loses { $amount } { $nonlethal ->
    [yes] in nonlethal damage
   *[no] hp
    } ({ $source }).
    .tone = red
tell-damage = { $who1 } takes { $roll } { $nonlethal ->
    [yes] nonlethal damage
   *[no] damage
    }.
    .tone = red
tell-healed = { $who0 } gets { $amount } hp back.
    .tone = green
tell-state = { $who0 }: { $state }.
    .tone = dark_red
tell-stabilised = { $who0 } becomes stable: { $roll } in 100.
tell-bleeds = { $who0 } does not become stable: { $roll } in 100.
tell-summary = { $who0 }: { $pv } hp{ $out ->
    [none] {""}
   *[other] , { $out }
    }.
tell-check = { $who0 }, { $what }: { $roll } against DC { $dc }, { $ok ->
    [yes] success
   *[no] failure
    }.

question-free-action = This is free action number { $n } of { $who }. Reasonable?
question-end-fight = Nobody has an enemy standing. End the fight?

option-yes = yes
option-no = no

refusal-no-standard = No standard action left this turn.
refusal-no-move = No move action left this turn.
refusal-no-full = This takes the whole turn: neither standard nor move action may have been taken.
refusal-restricted = Restricted activity ({ $why }): one standard or one move action, no more.
refusal-swift-spent = The swift action is spent.
refusal-cannot-act = Impossible: { $why }.
refusal-too-many-free = The GM thinks these are too many free actions.
refusal-one-side = It takes two sides.

counter-pv = hit points
counter-non_letal = nonlethal damage
counter-simple = standard action
counter-mouvement = move action
counter-pas = metres to walk
counter-distance = metres walked
counter-place = five-foot step
counter-diagonales = diagonals
counter-libres = free actions
counter-ado = attacks of opportunity
counter-init = initiative
counter-rang = place in a tie

value-able = able
value-awake = comes round
value-dead = dead
value-dying = dying
value-unconscious = unconscious
value-fled = fled
value-nature = by nature
value-damage = wound
value-bleeding = bleeding
value-strain = exertion
value-attack = attack
roll-initiative = initiative
roll-initiative-tie = roll-off
roll-stabilise = stabilisation
roll-tie = tie
roll-vigueur = Fortitude
roll-reflexes = Reflex
roll-volonte = Will
value-vigueur = Fortitude
value-reflexes = Reflex
value-volonte = Will
mod-vigueur = Fortitude
mod-reflexes = Reflex
mod-volonte = Will
value-won = victory
roll-amount = harm or healing
