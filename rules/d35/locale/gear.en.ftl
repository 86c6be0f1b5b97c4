### Weapons, bag, shield, crossbows.

verb-draw = draw | dégainer | degainer
    .label = draw
    .help = Move action, free during a walk; two weapons with the feat.
    .example = draw
verb-sheathe = sheathe | rengainer
    .label = sheathe
    .help = Move action, which exposes you.
    .example = sheathe
verb-pick = pick | ramasser
    .label = pick up
    .help = Move action, which exposes you.
    .example = pick
verb-stow = stow | ranger
    .label = stow in the bag
    .help = Move action, which exposes you.
    .example = stow
verb-retrieve = retrieve | sortir
    .label = take from the bag
    .help = Move action, which exposes you.
    .example = retrieve
verb-handle = handle | manipuler
    .label = door, heavy thing
    .help = Move action; something heavy exposes you.
    .example = handle porte
verb-drop = drop | lâcher | lacher
    .label = drop
    .help = Free action: the thing falls at your feet.
    .example = drop
verb-shield = shield | bouclier
    .label = shield
    .help = Straps a shield on or looses it: move action, free during a walk.
    .example = shield
verb-reload = reload | recharger
    .label = reload
    .help = Light crossbow: move action; heavy: the whole turn, or two standard actions (“half”: just one now).
    .example = reload

tell-drawn = { $who0 } draws: { $item }.
tell-sheathed = { $who0 } sheathes: { $item }.
tell-picked-up = { $who0 } picks up: { $item }.
tell-stowed = { $who0 } stows: { $item }.
tell-retrieved = { $who0 } takes from the bag: { $item }.
tell-handled = { $who0 } sees to: { $what }.
tell-dropped = { $who0 } drops: { $item }.
tell-shield-loosed = { $who0 } looses the shield.
tell-shield-strapped = { $who0 } straps the shield on.
tell-started = { $who0 } begins: { $action } (1/2).
tell-reloaded = { $who0 } has reloaded: { $weapon }.
refusal-no-such-thing = No thing of that name: { $name }.
refusal-two-handed = Not two at once: one takes both hands.
refusal-no-free-hand = No free hand.
refusal-no-shield = No shield.
refusal-cannot-split = Not to be done in two parts.
refusal-loaded-already = Nothing to reload.
effect-started = half done
value-door = the door
value-heavy = the heavy thing
value-sheathe = sheathes
value-pick_up_item = picks something up
value-retrieve_stored = rummages in the bag
value-move_heavy = moves something heavy
value-load_light_xbow = reloads
value-load_heavy_xbow = reloads

verb-grip = grip | empoigner | prise
    .label = change grip
    .help = Takes a one-handed weapon in both hands, or back.
    .example = grip
tell-grips = { $who0 } holds { $weapon } in { $hands ->
    [1] one hand
   *[other] both hands
    }.
refusal-one-grip = There is one way to hold it: { $weapon }.
