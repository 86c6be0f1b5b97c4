### Armes, sac, bouclier, arbalètes.

verb-draw = dégainer | degainer | draw
    .label = dégainer
    .help = Action de mouvement, libre pendant une marche ; deux armes avec le don.
    .example = dégainer
verb-sheathe = rengainer | sheathe
    .label = rengainer
    .help = Action de mouvement, qui vous expose.
    .example = rengainer
verb-pick = ramasser | pick
    .label = ramasser
    .help = Action de mouvement, qui vous expose.
    .example = ramasser
verb-stow = ranger | stow
    .label = ranger dans le sac
    .help = Action de mouvement, qui vous expose.
    .example = ranger
verb-retrieve = sortir | retrieve
    .label = sortir du sac
    .help = Action de mouvement, qui vous expose.
    .example = sortir
verb-handle = manipuler | handle
    .label = porte, objet lourd
    .help = Action de mouvement ; un objet lourd vous expose.
    .example = manipuler porte
verb-drop = lâcher | lacher | drop
    .label = lâcher
    .help = Action libre : l'objet tombe à vos pieds.
    .example = lâcher
verb-shield = bouclier | shield
    .label = bouclier
    .help = Met ou retire son bouclier : action de mouvement, libre pendant une marche.
    .example = bouclier
verb-reload = recharger | reload
    .label = recharger
    .help = Arbalète légère : action de mouvement ; lourde : tout le tour, ou deux actions simples (« moitié » : une seule maintenant).
    .example = recharger

tell-drawn = { $who0 } dégaine : { $item }.
tell-sheathed = { $who0 } rengaine : { $item }.
tell-picked-up = { $who0 } ramasse : { $item }.
tell-stowed = { $who0 } range : { $item }.
tell-retrieved = { $who0 } sort de son sac : { $item }.
tell-handled = { $who0 } s'occupe de : { $what }.
tell-dropped = { $who0 } lâche : { $item }.
tell-shield-loosed = { $who0 } se défait de son bouclier.
tell-shield-strapped = { $who0 } met son bouclier.
tell-started = { $who0 } commence : { $action } (1/2).
tell-reloaded = { $who0 } a rechargé : { $weapon }.
refusal-no-such-thing = Pas d'objet de ce nom : { $name }.
refusal-two-handed = Pas deux à la fois : l'une prend les deux mains.
refusal-no-free-hand = Pas de main libre.
refusal-no-shield = Pas de bouclier.
refusal-cannot-split = Ne se fait pas en deux fois.
refusal-loaded-already = Rien à recharger.
effect-started = à moitié fait
value-door = la porte
value-heavy = l'objet lourd
value-sheathe = rengaine
value-pick_up_item = ramasse un objet
value-retrieve_stored = fouille son sac
value-move_heavy = déplace un objet lourd
value-load_light_xbow = recharge
value-load_heavy_xbow = recharge

verb-grip = empoigner | prise | grip
    .label = changer de prise
    .help = Prend une arme d'une main à deux mains, ou l'inverse.
    .example = empoigner
tell-grips = { $who0 } tient { $weapon } { $hands ->
    [1] d'une main
   *[other] à deux mains
    }.
refusal-one-grip = Une seule façon de la tenir : { $weapon }.
