### What the program says for itself; the rules bring their own sentences.

## Who, how much, until when

somebody = somebody
the-gm = the GM
numbered-pair = { $name } { $first } and { $last }
numbered = { $name } { $first } to { $last }
value-yes = yes
value-no = no
option-yes = yes
option-no = no
until-start = { $turns ->
    [0] until the start of { $who }'s turn
    [1] until the start of { $who }'s next turn
   *[other] until the start of { $who }'s turn, { $turns } turns from now
    }
until-end = { $turns ->
    [0] until the end of { $who }'s turn
    [1] until the end of { $who }'s next turn
   *[other] until the end of { $who }'s turn, { $turns } turns from now
    }
until-count = until count { $count } of round { $round }
until-round = until the start of round { $round }

## The arithmetic, on hover

roll-head = { $who ->
    [none] { $label }: { $dice }
   *[other] { $label } ({ $who }): { $dice }
    }
free-dice = Dice:
roll-odds = { $reasons }
roll-even = { $reasons } (they cancel)
roll-by = dice set by { $by }
thrown-gm = the GM
thrown-scenario = the scenario
sum-head = { $label }:
sum-against = Difficulty
sum-mods = Modifiers
packet = Damage: { $steps }
packet-typed = Damage ({ $types }): { $steps }
step-rolled = dice

## Questions and answers

question-for = (for { $who })
deadline = ⏳ { $seconds } s
deadline-hint = After that: { $option }.
put-back = put back
put-back-hint = Move the bodies to where the fight has them
deadline-roll = After that the dice are thrown by themselves.
by-default = Taken when time runs out
throw = throw
throw-please = Yours to throw: { $label }.
answer-late = ⏳ { $who } does not answer in time.
answer-default = ⏳ Time is over ({ $who }), taken: { $option }.
answer-absent = ⏳ { $who } is offline, taken: { $option }.
answer-policy = { $who }: { $option } (preference).
answer-gm = The GM answers for { $who }: { $option }.

## Turns

# What a ruleset calls a whole of everybody's turns; it may have a word of its own.
round-name = round
    .many = rounds
turn = { $left ->
    [none] Round { $round }, { $who } to act.
   *[other] Round { $round }, { $who } to act ({ $left } m).
    }
turn-yours = { $left ->
    [none] Round { $round }, your turn, { $who }!
   *[other] Round { $round }, your turn, { $who }! ({ $left } m)
    }
goes-on = { $who } may still:
goes-on-left = { $who } ({ $left } m) may still:
steps-left = { $who }: { $left } m left{ $times ->
    [none] {""}
   *[other] {" "}({ $why ->
        [none] {""}
       *[other] { $why }{" "}
    }×{ $times })
}
ground-water = water
ground-climb = climbing
ground-slippery = slippery ground
ground-difficult = difficult ground
ground-crowd = place taken
more-actions = All that is possible now
button-end = end
button-join = join
button-next = next turn
button-open = opening of the fight
button-leave = removal
button-begin = start of the fight
button-over = end of the fight
button-set = counter set
button-effect = effect begun
button-lift = effect ended
button-place = placement
button-side = change of side
button-bind = binding
button-hide = hiding
button-reveal = appearance
button-order = order
button-swap = swap
button-together = shared turn
button-turn = change of turn
button-put = item
button-take = item removed
typed-join = join
join-hint = Enter this fight with your character

## The fight

opened = Fight “{ $title }” is open ({ $rules }).
ended = { $why ->
    [over] End of the fight “{ $title }”: { $rounds ->
        [0] no round
        [one] { $rounds } round
       *[other] { $rounds } rounds
        }.
   *[other] End of the fight “{ $title }” ({ $why }): { $rounds ->
        [0] no round
        [one] { $rounds } round
       *[other] { $rounds } rounds
        }.
    }
losses = Out of the fight: { $who }.
joined = { $count ->
    [one] + { $who } joins the fight.
   *[other] + { $who } join the fight.
    }
joined-hidden = { $count ->
    [one] + { $who } joins the fight, unknown to all.
   *[other] + { $who } join the fight, unknown to all.
    }
left = { $who } leaves the fight.
side-changed = { $who } goes over to the side “{ $side }”.
placed = { $who } is now at { $at }.
order-changed = New order: { $who }.
counter-set = { $who }: { $counter } { $old } → { $new }
hidden = { $who } is now unknown to all.
hidden-from = { $who } is now unknown to { $observer }.
appears = { $who } appears!
effect-begun = { $who }: { $effect }.
effect-begun-until = { $who }: { $effect }, { $until }.
effect-ended = { $who }: { $effect } is over.
paused = The fight is paused.
resumed = The fight goes on.
secret-roll = The GM throws dice.
by-rule = Rule { $rule }

## Undo and redo

struck-undone = { $who ->
    [none] Undone: { $what }.
   *[other] { $count ->
        [one] Undone: { $what } ({ $who }).
       *[other] Undone: { $what } ({ $who }, { $count } times).
        }
    }
struck-undone-short = The last action is undone.
struck-cancelled = { $who ->
    [none] Given up: { $what }.
   *[other] Given up: { $what } ({ $who }).
    }
struck-cancelled-short = The action under way is given up.
struck-closing = { $who ->
    [none] Given up: { $what }.
   *[other] Given up: { $what } ({ $who }).
    }
struck-closing-short = The action under way is given up.
struck-amended = { $who ->
    [none] The GM corrects: { $what }.
   *[other] The GM corrects: { $what } ({ $who }).
    }
struck-amended-short = The GM corrects the last action.
struck-refused = { $who ->
    [none] Not possible: { $what }. Nothing is spent.
   *[other] Not possible: { $what } ({ $who }). Nothing is spent.
    }
struck-refused-short = The action under way is not possible. Nothing is spent.
struck-failed = A fault of the program stops the action: { $what }. Nothing is spent.
struck-failed-short = A fault of the program stops the action under way. Nothing is spent.
struck-diverged = The rules have changed meanwhile, please act again: { $what }.
struck-diverged-short = The rules have changed meanwhile, please act again.
struck-restored = { $who ->
    [none] Redone: { $what }.
   *[other] { $count ->
        [one] Redone: { $what } ({ $who }).
       *[other] Redone: { $what } ({ $who }, { $count } times).
        }
    }
struck-restored-short = What was undone is there again.
tell-lost = Action no. { $n } could not be taken up again at the start: { $why }

## Scoreboard

sidebar-title = ⚔ Round { $round }
sidebar-before = ⚔ Fight
sidebar-more = … and { $count } more
