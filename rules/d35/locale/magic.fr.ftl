### Sorts, charges retenues, objets magiques, pouvoirs.

verb-cast = sort | lancer-sort | incantation | cast
    .label = lancer un sort
    .help = Lance un sort de votre fiche : expose aux adversaires qui vous menacent, sauf « défensif » (Concentration).
    .example = sort projectile magique orc 1
verb-touch = toucher | touch
    .label = toucher
    .help = Avec la charge retenue : gratuit au tour de l'incantation, action simple ensuite ; un allié ou soi, sans jet.
    .example = toucher orc 1
verb-touch-many = toucher-tous | touch-many
    .label = toucher plusieurs alliés
    .help = Jusqu'à six alliés : tout le tour, et cela expose.
    .example = toucher-tous Aldric Brune
verb-maintain = maintenir | concentrer | maintain
    .label = maintenir le sort
    .help = Action simple, sans exposer : le sort qui demande de la concentration dure un tour de plus.
    .example = maintenir
verb-distract = troubler | distraire | distract
    .label = troubler
    .help = Le MJ dit ce qui gêne l'incantation : secousses, pluie, grêle, dégâts, dégâts continus, impossible ; sans rien, plus rien.
    .example = troubler Cyrielle secousses

tell-xp-paid = Points d'expérience dépensés : { $amount } (reste { NUMBER($left, maximumFractionDigits: 1) }).
tell-deaf-casting = { $who0 } incante sans entendre : { $roll } sur 100, { $ok ->
    [yes] les mots passent
   *[no] les mots se perdent
    }.
tell-maintained = { $who0 } maintient { $spell }.
tell-concentration-broken = { $who0 } perd sa concentration ({ $spell }).
    .tone = red
tell-distracted = { $who0 }, de quoi gêner une incantation : { $kind }.
tell-spell-resisted = { $who0 } résiste ({ $spell }).
    .tone = gray
tell-spell-touches = { $who1 } : { $spell } agit.
    .tone = light_purple
tell-charge-held = { $who0 } retient { $spell } dans sa main.
    .tone = light_purple
tell-charge-lost = { $who0 } perd la charge retenue ({ $spell }) : { $why }.
tell-charge-kept = { $who0 } retient toujours { $spell }.
tell-charge-released = { $who0 } libère { $spell } sur { $who1 }.
    .tone = light_purple

question-has-component = { $who } possède la composante de { $spell } ({ $price } po) ?
question-touch-accident = { $who } a pris { $what } de la main qui retient { $spell } ?

refusal-no-spell-left = Plus de sort préparé ni d'emplacement : { $spell }.
refusal-no-swap = { $instead } ne peut pas devenir { $spell }.
refusal-no-xp = Ce serait perdre un niveau : { $needs } points d'expérience, { $has } disponibles.
refusal-spell-needs-target = Ce sort vise quelqu'un : { $spell }.
refusal-no-charge = Aucune charge retenue.
refusal-too-many-touched = Trop d'alliés d'un coup : { $n }, pas plus de { $most }.
refusal-not-begun = Le combat n'a pas commencé.

effect-silenced = dans une zone de silence
effect-distracted = gêné pour incanter
effect-held_charge = retient une charge
effect-under_spell = sous l'effet d'un sort
effect-spell_spent = sort dépensé
effect-xp_spent = expérience dépensée

arg-instead = conversion
arg-at = lieu

value-cast_standard = lance un sort
value-touch_six = touche ses alliés
value-touch = touche
value-ray = rayon
value-spell = sort
value-accident = contact par accident
value-another-spell = autre incantation
value-violent_motion = secousses
value-rain = pluie
value-hail = grêle
value-continuous = dégâts continus
value-impossible = concentration impossible
roll-touch = contact
roll-deaf = surdité
roll-spell-damage = sort
roll-caster-level = niveau de lanceur
mod-spell = sort
mod-caster-level = niveau de lanceur

verb-activate = activer | boire | lire | activate
    .label = activer un objet
    .help = Potion, parchemin, baguette… en main : action simple ; potions et parchemins exposent. Un parchemin se lit aussi sur la défensive.
    .example = activer potion de soins légers
verb-ability = pouvoir | ability
    .label = utiliser un pouvoir
    .help = Un pouvoir de votre fiche ; un pouvoir magique expose comme un sort, sauf « défensif ».
    .example = pouvoir appel de la monture
tell-item-works = { $who0 } active { $what }.
    .tone = light_purple
tell-ability-works = { $who0 } utilise { $ability }.
    .tone = light_purple
refusal-item-always-works = Agit de lui-même, sans être activé : { $what }.
refusal-item-empty = Plus de charge : { $what }.
refusal-no-such-ability = Pas de pouvoir de ce nom : { $name }.
refusal-ability-used-up = Déjà épuisé pour aujourd'hui : { $ability }.
effect-ability_used = pouvoir utilisé
value-read_scroll = lit un parchemin
value-drink_potion = boit une potion
value-activate_item = active un objet
value-use_sp = utilise un pouvoir magique

verb-new-day = aube | nouveau-jour | new-day
    .label = nouveau jour
    .help = Le MJ rend les sorts, les pouvoirs et les essais de renvoi du jour ; l'expérience dépensée reste perdue.
    .example = aube Cyrielle Jozan
tell-new-day = { $who0 } retrouve ses sorts et ses pouvoirs du jour.
    .tone = green
