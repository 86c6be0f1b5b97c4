### What the bridge answers to whoever speaks, and to them alone.

word-gm = the GM

## What is not clear

reply-empty = What would you like to do? Help lists all commands.
reply-unknown-verb = "{ $typed }" is no command.
reply-nearest-verb = "{ $typed }" is no command; did you mean "{ $name }"? Example: { $prefix }{ $example }
reply-which = Several have that name, which one? { $names }
reply-no-such-target = Nobody here is called "{ $typed }". Example: { $prefix }{ $example }
reply-missing-creature = A target is missing. Example: { $prefix }{ $example }
reply-missing-word = A word is missing. Example: { $prefix }{ $example }
reply-missing-number = A number is missing. Example: { $prefix }{ $example }
reply-missing-dice = Dice are missing. Example: { $prefix }{ $example }
reply-missing-place = A place is missing. Example: { $prefix }{ $example }
reply-missing-text = The rest is missing. Example: { $prefix }{ $example }
reply-missing-force = A die or an outcome is needed. Example: { $prefix }{ $example }
reply-missing-template = A template is missing. Example: { $prefix }{ $example }
reply-no-words = "{ $typed }": you have nothing of the kind for now.
reply-bad-word = "{ $typed }" is not possible here. Example: { $prefix }{ $example }
reply-bad-number = "{ $typed }" is no number. Example: { $prefix }{ $example }
reply-bad-dice = "{ $typed }" cannot be rolled. Example: { $prefix }{ $example }
reply-bad-dice-at = "{ $typed }" cannot be rolled: { $why } Example: { $prefix }{ $example }
reply-bad-place = "{ $typed }" is no place: three numbers, or "here". Example: { $prefix }{ $example }
reply-outside = "{ $typed }" is outside the world: check the three numbers (x, y, z).
reply-bad-times = "{ $typed }": from 1 to { $most } times in one command.
reply-bad-selector = "{ $typed }" cannot be read. Example: { $prefix }add @e[type=zombie] 20
reply-bad-character = Your character can no longer be read: { $why }
reply-bad-choice = "{ $typed }" is no choice: { $words }. Example: { $prefix }{ $example }
reply-bad-language = Languages: { $words }. Example: { $prefix }lang en
reply-nearest-word = "{ $typed }" is unknown; did you mean "{ $word }"? Example: { $prefix }{ $example }
reply-one-or-number = "{ $typed }" has no number here. Look at its points, or set them to 1?
reply-leftover-number = "{ $typed }" is one too many, nothing was done: say it without that number.
reply-leftover = "{ $typed }" is one too many, nothing was done. Example: { $prefix }{ $example }
reply-no-such-option = There is no option "{ $typed }:" here. Example: { $prefix }{ $example }
reply-no-such-template = No template "{ $typed }". Example: { $prefix }{ $example }
reply-no-such-effect = No effect "{ $typed }"; there are: { $names }.
reply-no-such-counter = No counter "{ $typed }"; there are: { $names }.
reply-no-such-outcome = No outcome "{ $typed }"; there are: { $names }, or a number.
reply-no-such-reaction = No reaction "{ $typed }"; there are: { $words }.
reply-no-such-mob = No template for { $typed }; there are some for: { $words }. Choose one: { $prefix }add { $model } @e[type={ $typed }]
reply-no-mobs = No more { $typed } within { $radius } m.
reply-answers = What do you answer?
reply-answer-number = Answer with a number from { $least } to { $most }. Example: { $prefix }{ $example }
reply-click-late = Too late, that question is closed.
reply-click-spent = That button has been used.
reply-click-foreign = That button is somebody else's.
reply-click-unknown = That button is of no use any more.
reply-failed = An error of the program ({ $why }) prevented this; nothing changed, the service's log shows it.

## What is said

reply-order = "{ $title }", { $round_name } { $round }:
reply-order-line = { $state ->
    [acting] ▶ { $who }
    [out] ✗ { $who }
   *[other] · { $who }
}
reply-order-line-count = { $state ->
    [acting] ▶ { $who } ({ $count })
    [out] ✗ { $who } ({ $count })
   *[other] · { $who } ({ $count })
}
reply-order-empty = There is nobody.
reply-sheet = { $who } ({ $side })
reply-sheet-counter = { $most ->
    [0] { $counter }: { $value }
   *[other] { $counter }: { $value } / { $most }
}
reply-sheet-effects = Effects: { $effects ->
    [none] none
   *[other] { $effects }
}
reply-sheet-fields = { $fields }
reply-sheet-field = { $field }
sheet-entry = { $name } { $value }
reply-sheet-by = ↳ { $effect } — by { $other }
reply-sheet-on = ↳ { $other }: { $effect }
reply-gauge = { $who }: { $left } { $counter }
reply-points = { $most ->
    [0] { $who }: { $value } { $counter }
   *[other] { $who }: { $value } / { $most } { $counter }
}
reply-state = { $who }: { $effects }
reply-walk-left = { $who }: { $left } m left to walk.
reply-bad-destination = "{ $typed }" is no destination: three numbers, "n 3", "here" or "to" somebody. Example: { $prefix }{ $example } to brigand 1
reply-marched = { $who } is at { $place }{ $counts ->
    [yes] {""}; { $left } m left
   *[no] {""}
}.
reply-march-ended = { $who } stops at { $place }{ $counts ->
    [yes] {""}; { $left } m left
   *[no] {""}
}.
refusal-no-way = No way for { $who }: a wall, a gap, or it is too far.
refusal-no-way-seen = No way found for { $who }: from there the ground is too far off or too cluttered to be searched. Send it nearer first, or place it.
reply-distance = { $who }: { $edge } m edge to edge, { $feet } m from body to body, climb { $climb ->
    [0] 0
   *[other] { SIGNED($climb) }
} m.
reply-near = Within { $radius } m: { $names }
reply-near-nobody = Nobody within { $radius } m.
reply-actions = { $who } may:
reply-no-actions = { $who } can do nothing now.
reply-side = { $side }: { $names }
reply-help = Commands (each after { $prefix }):
reply-help-row = ·
reply-help-verb = { $verb } Typed: { $words }.
reply-help-example = Example: { $prefix }{ $example }
reply-fights = Open fights:
reply-fight-chosen = You are at the fight "{ $title }".
reply-ruled = { $fact } ({ $about }): { $value }, until said otherwise
reply-nothing-ruled = The world speaks for itself. Example: { $prefix }{ $example }
reply-no-such-fact = "{ $typed }" is nothing that I ask of the world. There are: { $names }. Example: { $prefix }{ $example }
reply-no-such-ruling = "{ $typed }" is no answer. There are: { $names }. Example: { $prefix }{ $example }
reply-forced = Imposed: { $value }
reply-preferences = { $any ->
    [no] No preferences: you are asked every time
   *[other] Your reactions
    }{ $always ->
    [none] {""}
   *[other] {" "}· always: { $always }
    }{ $never ->
    [none] {""}
   *[other] {" "}· never: { $never }
    }{ $ask ->
    [none] {""}
   *[other] {" "}· ask: { $ask }
    }. Example: { $prefix }{ $example }
reply-preference = { $what }: { $choice }
reply-language = You read English now.
reply-button-help = help
reply-button-actions = what may I do?
reply-button-offer = { $what ->
    [none] { $verb }
   *[other] { $verb } { $what }{ $detail ->
        [none] {""}
       *[other] , { $detail }
    }
}
reply-button-option = { $option }

tell-covered-by = { $who1 } is in cover ({ $share }%) behind: { $thing } at { $place }
    .tone = gray
tell-covered = { $who1 } is in cover ({ $share }%)
    .tone = gray
tell-free-roll = { $name } rolls { $expression }: { $total }
    .hover = Dice: { $faces }
tell-free-roll-said = { $name } rolls { $expression }: { $total } ({ $comment })
    .hover = Dice: { $faces }

## The bridge's refusals

refusal-no-fight = No fight is open. Example: { $prefix }fight begin "Red bridge"
refusal-which-fight = Several fights are open, say which. Example: { $prefix }join red-bridge, or { $prefix }fight red-bridge (GM)
refusal-not-in-fight = You are not in this fight. Example: { $prefix }join
refusal-already-in = You are in the fight "{ $fight }" already. To change your template, ask the GM to take you out of it first.
refusal-spectating = You are a spectator: leave that game mode, then join the fight. Example: { $prefix }join
refusal-not-master = That is for the GM.
refusal-not-your-creature = { $who } is not yours.
refusal-speaks-for-nobody = No creature here is yours: say for whom. Example: { $prefix }as brigand 1 att Mira
refusal-nothing-asked = Nobody asks you anything now.
refusal-nobodys-turn = It is nobody's turn now.
refusal-busy = The fight waits for news from the world; try again in a moment.
refusal-no-such-ruleset = Unknown rules: { $name }; there are: { $known }. Example: rules:blocs
refusal-bad-setting = Option "{ $key }": { $why }. There are: { $known }.
refusal-no-points-here = These rules count no points.
refusal-no-steps-here = These rules count no steps.

## The engine's refusals

refusal-acting-now = It is { $who }'s turn already.
refusal-already-here = { $who } is here already.
refusal-begun-already = The fight has begun already.
refusal-cannot-pay = { $pool }: { $needs } needed, { $has } left.
refusal-fight-over = This fight is over.
refusal-not-begun = The fight has not begun yet. Example: { $prefix }next
refusal-nobody-else = Nobody else can act.
refusal-nobody-here = Nobody is here yet. Example: { $prefix }add brigand
refusal-no-slot = { $who } is not in the order.
refusal-no-such-counter = No counter "{ $name }".
refusal-no-such-creature = Nobody here is called "{ $name }".
refusal-effect-of-a-rule = "{ $name }" comes of a rule only: do what brings it about.
refusal-no-such-effect = No effect "{ $name }" to end.
refusal-no-such-item = No item "{ $name }".
refusal-no-such-option = That answer is not possible. Example: { $prefix }def dodge
refusal-no-such-outcome = No throw leads to that outcome. Example: { $prefix }force 17
refusal-no-such-roll = These dice have not, or not yet, fallen in the last action. Example: { $prefix }force 17
refusal-not-yours = That is for the GM.
refusal-not-your-turn = It is not your turn, it is { $acting }'s.
refusal-nothing-to-redo = There is nothing to restore.
refusal-nothing-to-undo = There is nothing to undo.
refusal-nowhere = Nobody knows where { $who } is. Example: { $prefix }place brigand 1 here
refusal-paused = The fight is paused.
refusal-question-closed = Too late, that question is closed.
refusal-unknown-verb = These rules do not know "{ $verb }". Example: { $prefix }actions
refusal-waiting = We await { $who }'s answer.
refusal-waiting-you = Your answer is awaited first.

## Dice badly written

refusal-dice-division-by-zero = nothing is divided by zero.
refusal-dice-empty = there is nothing to roll.
refusal-dice-faces = no die has that many faces.
refusal-dice-faces-left = there are faces left over.
refusal-dice-faces-missing = faces are missing.
refusal-dice-no-d20 = advantage wants a d20.
refusal-dice-no-faces = a die without faces cannot be rolled.
refusal-dice-no-such-face = the die has no such face.
refusal-dice-number = that number is too large.
refusal-dice-syntax = it does not read as dice.
refusal-dice-too-deep = there are too many parentheses.
refusal-dice-too-long = it is too long.
refusal-dice-too-many = those are too many dice.

# A fighter's body is not where the fight has it.
reply-put-back = { $count ->
    [0] Everybody is in place already.
    [one] One body is back in place.
   *[other] { $count } bodies are back in place.
 }
reply-strayed = { $who } is out of place: the fight has them at { $place }. Go back there, or wait for your turn.
reply-jumped = { $who } is elsewhere without having walked ({ $why ->
    [carried] mount or vehicle
   *[teleported] teleport
}): nobody reacts. { $outcome ->
    [follows] The position follows.
    [back] The body is put back.
   *[stays] The fight still has them at { $place }.
}
reply-fell = { $who } has fallen { $height } m.
reply-body-gone = The body of { $who } is nowhere: gone, or too far from any player. The fight keeps them where they were.
reply-absent-in-turn = It is the turn of { $who }, who is not online.
reply-no-room = No room for the body of { $who } at { $place }: it stays where it is.
reply-button-follow = count this move
reply-button-put-back = put back
reply-button-fall = apply the fall
reply-button-leave = remove
reply-button-next = pass the turn
