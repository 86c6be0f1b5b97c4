### The bridge's commands: what is typed, the button, one sentence of help, an example.

## The fight

verb-fight-open = fight begin | combat begin | i begin
    .label = open a fight
    .help = Opens a fight; title, rules and their options are yours to choose (GM).
    .example = fight begin "Red bridge" rules:blocs
verb-fight-close = fight end | combat end | i end
    .label = end the fight
    .help = Ends the fight; characters keep what lasts (GM).
    .example = fight end
verb-fight-choose = fight | fights
    .label = choose the fight
    .help = Shows the open fights, or goes from one to another (GM).
    .example = fight red-bridge
verb-begin = start | fight start
    .label = start round one
    .help = Begins the first round (GM).
    .example = start
verb-join = join | i join
    .label = join
    .help = Joins the fight with your character, or with a template.
    .example = join
verb-end = end
    .label = end turn
    .help = Ends your turn; a GM passes to the next one.
    .example = end
verb-next = next | i n | i next
    .label = next
    .help = Goes on to the next turn; before round one, begins it.
    .example = next
verb-previous = previous | prev | i prev
    .label = previous
    .help = Back to the start of the turn before, points and durations too (GM).
    .example = previous
verb-turn = turn
    .label = give the turn
    .help = Gives the turn to a creature (GM).
    .example = turn brigand 2
verb-pause = pause
    .label = pause
    .help = Stops the clock of the fight; only the GM acts (GM).
    .example = pause
verb-put-back = putback | put back | replacer
    .label = put back
    .help = Moves the bodies to where the fight has them (GM).
    .example = putback
verb-resume = resume
    .label = resume
    .help = The paused fight goes on (GM).
    .example = resume

## Creatures

verb-add = add | i madd | i add
    .label = add
    .help = Adds creatures of a template, or the real mobs around (GM).
    .example = add brigand x4 hidden
verb-leave = remove | i remove
    .label = remove
    .help = Takes creatures out of the fight (GM).
    .example = remove brigand 3
verb-side = side
    .label = side
    .help = Shows the sides, or puts creatures on another's (GM).
    .example = side brigands = goblins
verb-place = place
    .label = place
    .help = Puts a creature somewhere, or here (GM).
    .example = place brigand 1 here
verb-hide = conceal | hide
    .label = conceal
    .help = Makes creatures unknown to the players (GM).
    .example = conceal brigand 2
verb-reveal = reveal
    .label = reveal
    .help = Shows concealed creatures (GM).
    .example = reveal brigand 2
verb-set = set | counter
    .label = set
    .help = Sets any counter of a creature (GM).
    .example = set brigand 1 hp 5
verb-wound = dmg | damage
    .label = damage
    .help = Takes points away, by a number or dice (GM).
    .example = dmg brigand 1 2d6+3
verb-mend = heal
    .label = heal
    .help = Gives points back, by a number or dice (GM).
    .example = heal Mira 1d8
verb-state = effect | state
    .label = effects
    .help = Shows a creature's effects; the GM begins or ends them.
    .example = effect brigand 1 blinded 2r

## Answers

verb-answer = def | defend | answer
    .label = answer
    .help = Answers the open question; the GM may answer for anyone.
    .example = def dodge
verb-accept = aoo | yes
    .label = accept
    .help = Takes what is offered, such as an opportunity attack.
    .example = aoo
verb-decline = no | pass
    .label = let it pass
    .help = Lets the offer pass.
    .example = no

## Looks

verb-order = list | i list | order
    .label = order
    .help = The order of the fight, and whose turn it is.
    .example = order
verb-sheet = sheet
    .label = sheet
    .help = Your sheet, or what is known of another creature.
    .example = sheet
verb-points = hp
    .label = points
    .help = A creature's points; the GM sets them.
    .example = hp brigand 1
verb-distance = dist | distance
    .label = distance
    .help = How far a creature is, edge to edge.
    .example = dist brigand 1
verb-near = near
    .label = near
    .help = Who is around you, nearest first.
    .example = near 20
verb-walk-left = move | range
    .label = movement
    .help = What is left to walk; with a place after it, goes there: "to Aldric", "n 3", "12 64 -3".
    .example = move
verb-actions = actions
    .label = actions
    .help = All you may do now, as buttons.
    .example = actions
verb-usage = help
    .label = help
    .help = All commands, or one of them.
    .example = help order

## Dice and preferences

verb-roll = roll | r
    .label = roll dice
    .help = Rolls dice, for whoever is in hearing.
    .example = r 2d6kh1+3 # perception
verb-secret-roll = mroll
    .label = secret dice
    .help = Rolls dice that only the GM sees (GM).
    .example = mroll 1d20
verb-prefer = pref
    .label = preferences
    .help = Your reactions: ask, always or never.
    .example = pref dodge always
verb-language = lang | language
    .label = language
    .help = The language you read.
    .example = lang fr
verb-as = as
    .label = speak for
    .help = Acts for a creature of yours, or for any if you are the GM.
    .example = as brigand 2 att Aldric

## Corrections

verb-undo = undo
    .label = undo
    .help = Undoes the last action, with all that it caused (GM).
    .example = undo
verb-redo = redo
    .label = redo
    .help = Restores what was just undone (GM).
    .example = redo
verb-rule = gm | judge
    .label = judge
    .help = Says what the world is to the rules: cover, sight, ground… until said otherwise (GM).
    .example = gm cover orc partial
verb-force = force
    .label = force
    .help = Imposes a die or an outcome on the last action (GM).
    .example = force 17

## Small words

typed-advantage = adv | advantage
typed-disadvantage = dis | disadvantage
typed-dice = d | die
typed-dc = dc
typed-secret = secret
typed-hidden = hidden
typed-rules = rules
typed-side = side
typed-here = here
typed-toward = to | toward | towards
way-n = n | north
way-ne = ne | north-east | northeast
way-e = e | east
way-se = se | south-east | southeast
way-s = s | south
way-sw = sw | south-west | southwest
way-w = w | west
way-nw = nw | north-west | northwest
typed-off = off | end | without
typed-for = for
typed-filler = after | on | at | against | with | to | and | ,
typed-ask = ask
typed-always = always
typed-never = never
typed-language = language | lang
typed-fr = french
typed-en = english
arg-weapon = with | weapon
arg-target = target
arg-zone = zone
arg-place = place
arg-cover = cover

## What the game master says of the world

judged-cover = cover
judged-sight = sight | seen
judged-immersed = immersed
judged-shelter = shelter | hideout
judged-filled = filled | wall
judged-floor = floor
judged-difficult = difficult | rough
judged-slippery = slippery
judged-water = water
judged-climb = climb | ladder
judged-light = light
judged-drop = drop | depth
ruling-none = none | nothing
ruling-partial = partial | half
ruling-important = important | heavy
ruling-total = total | full
ruling-yes = yes
ruling-no = no
ruling-bright = bright
ruling-dim = dim
ruling-dark = dark
ruling-world = world | auto
