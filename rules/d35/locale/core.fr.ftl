### Rounds, initiative, points de vie, mots du MJ.

verb-surprise = surprise
    .label = surprendre
    .help = Dit qui ne s'attend pas au combat ; redit pour quelqu'un, le défait.
    .example = surprise Aldric Brune
verb-hurt = dégâts | degats | blesser | hurt | dmg | damage
    .label = blesser
    .help = Retire des points de vie par la main du MJ ; « non létal » pour étourdir.
    .example = dégâts Aldric 5
verb-heal = soigner | soin | heal
    .label = soigner
    .help = Rend des points de vie par la main du MJ.
    .example = soigner Aldric 5

tell-fight-begins = Le combat commence.
tell-round = — Round { $number } —
    .tone = gold
tell-surprise-round = Round de surprise : une seule action, simple ou de mouvement, pour ceux qui s'y attendent.
    .tone = yellow
tell-order = Ordre : { $order }.
tell-initiative = Initiative de { $who0 } : { $roll }.
tell-surprised = { $who0 } ne s'attend pas au combat.
    .tone = yellow
tell-surprised-no-more = { $who0 } est sur ses gardes.
tell-turn = Action simple { $simple }, action de mouvement { $mouvement }.
tell-turn-lost = { $who0 } passe son tour : { $why }.
    .tone = gray
tell-hurt = { $who0 } perd { $amount } { $nonlethal ->
    [yes] en dégâts non létaux
   *[no] pv
    } ({ $source }).
    .tone = red
tell-damage = { $who1 } prend { $roll } { $nonlethal ->
    [yes] dégâts non létaux
   *[no] dégâts
    }.
    .tone = red
tell-healed = { $who0 } récupère { $amount } pv.
    .tone = green
tell-state = { $who0 } : { $state }.
    .tone = dark_red
tell-stabilised = { $who0 } se stabilise : { $roll } sur 100.
tell-bleeds = { $who0 } ne se stabilise pas : { $roll } sur 100.
tell-summary = { $who0 } : { $pv } pv{ $out ->
    [none] {""}
   *[other] , { $out }
    }.
tell-check = { $who0 }, { $what } : { $roll } contre DD { $dc }, { $ok ->
    [yes] réussi
   *[no] raté
    }.

question-free-action = { $who } en est à sa { $n }e action libre. Raisonnable ?
question-end-fight = Plus personne n'a d'adversaire debout. Finir le combat ?

option-yes = oui
option-no = non

refusal-no-standard = Plus d'action simple ce tour.
refusal-no-move = Plus d'action de mouvement ce tour.
refusal-no-full = Il faut le tour entier : ni action simple ni action de mouvement déjà prise.
refusal-restricted = Activité restreinte ({ $why }) : une action simple ou une action de mouvement, pas plus.
refusal-swift-spent = L'action rapide est déjà prise.
refusal-cannot-act = Impossible : { $why }.
refusal-too-many-free = Le MJ trouve que cela fait trop d'actions libres.
refusal-one-side = Il faut deux camps.

counter-pv = points de vie
counter-non_letal = dégâts non létaux
counter-simple = action simple
counter-mouvement = action de mouvement
counter-pas = mètres à marcher
counter-distance = mètres marchés
counter-place = pas de placement
counter-diagonales = diagonales
counter-libres = actions libres
counter-ado = attaques d'opportunité
counter-init = initiative
counter-rang = rang à égalité

value-able = valide
value-awake = reprend conscience
value-dead = mort(e)
value-dying = mourant(e)
value-unconscious = inconscient(e)
value-fled = en fuite
value-nature = par nature
value-damage = blessure
value-bleeding = hémorragie
value-strain = effort
value-attack = attaque
roll-initiative = initiative
roll-initiative-tie = départage
roll-stabilise = stabilisation
roll-tie = égalité
roll-vigueur = Vigueur
roll-reflexes = Réflexes
roll-volonte = Volonté
value-vigueur = Vigueur
value-reflexes = Réflexes
value-volonte = Volonté
mod-vigueur = Vigueur
mod-reflexes = Réflexes
mod-volonte = Volonté
value-won = victoire
roll-amount = blessure ou soin
