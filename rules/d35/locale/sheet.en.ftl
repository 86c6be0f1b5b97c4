### The sheet.

sheet-genre = { $value ->
    [pj] player's character
    [pnj] NPC template
    [monstre] monster
    [monture] mount
   *[other] { $value }
    }
sheet-type = { $value ->
    [humanoide] humanoid
    [humanoide_monstrueux] monstrous humanoid
    [geant] giant
    [animal] animal
    [creature_magique] magical beast
    [vermine] vermin
    [mort_vivant] undead
    [creature_artificielle] construct
    [plante] plant
    [vase] ooze
    [aberration] aberration
    [dragon] dragon
    [fee] fey
    [exterieur] outsider
    [elementaire] elemental
   *[other] { $value }
    }
sheet-taille = size { $value }
sheet-silhouette = { $value ->
    [longue] long body
   *[other] tall body
    }
sheet-espace_m = space { $value } m
sheet-allonge_m = reach { $value } m
sheet-stable = firm stand
sheet-activite_restreinte = restricted activity
sheet-FOR = STR { $value }
sheet-DEX = DEX { $value }
sheet-CON = CON { $value }
sheet-INT = INT { $value }
sheet-SAG = WIS { $value }
sheet-CHA = CHA { $value }
sheet-BBA = BAB { SIGNED($value) }
sheet-pv = { $value } hp
sheet-DV = { $value } HD
sheet-vigueur = Fortitude { SIGNED($value) }
sheet-reflexes = Reflex { SIGNED($value) }
sheet-volonte = Will { SIGNED($value) }
sheet-initiative = initiative { SIGNED($value) }
sheet-RM = SR { $value }
sheet-vitesse = speed { $value } m
sheet-escalade_m = climb { $value } m
sheet-nage_m = swim { $value } m
sheet-vol_m = fly { $value } m
sheet-fouissement_m = burrow { $value } m
sheet-charge_lourde = heavy load
sheet-armure = armour: { $value }
sheet-bouclier = shield: { $value }
sheet-naturelle = natural armour { SIGNED($value) }
sheet-parade = deflection { SIGNED($value) }
sheet-esquive = dodge { SIGNED($value) }
sheet-CA_divers = AC, other { SIGNED($value) }
sheet-cou = neck: { $value ->
    [aucune] nothing
    [collier_de_cuir] leather collar
    [camail] mail coif
    [gorgerin] gorget
    [heaume] great helm
   *[other] { $value }
    }
sheet-esquive_instinctive = uncanny dodge
sheet-arme_a_mains_nues = armed with bare hands
sheet-de_mains_nues = bare hands { $value }
sheet-mains_nues_letales = lethal bare hands
sheet-saisie_amelioree = improved grab
sheet-main_directrice = main hand: { $value }
sheet-main_faible = weak hand: { $value }
sheet-chargee = crossbows loaded
sheet-incantation = magic { $value ->
    [preparee] prepared
   *[other] spontaneous
    }
sheet-conversion = turns spells into { $value ->
    [soins] healing
   *[other] summoning
    }
sheet-NLS = CL { $value }
sheet-DD_sorts = spell DC { $value } + level
sheet-bourse_a_composantes = component pouch
sheet-focaliseur_divin = divine focus
sheet-PX = { $value } XP
sheet-PX_seuil = { $value } XP at least to keep
sheet-canal = { $value ->
    [positif] positive energy
   *[other] negative energy
    }
sheet-niveau_de_renvoi = turns at level { $value }
sheet-essais_de_renvoi = { $value } turning attempts a day
sheet-alignement = { $value ->
    [bon] good
    [mauvais] evil
   *[other] neutral
    }
sheet-bete_de_selle = saddle beast
sheet-dressee_a_la_guerre = trained for war
sheet-monture = rides { $value }
sheet-selle_de_guerre = war saddle
sheet-vision_dans_le_noir_m = sees { $value } m in the dark
sheet-aveugle = cannot see
sheet-classes = Classes: { $value }
sheet-dons = Feats: { $value }
sheet-competences = Skills: { $value }
sheet-armes = Weapons: { $value }
sheet-sorts = Spells: { $value }
sheet-prepares = Prepared spells: { $value }
sheet-emplacements = Slots by level: { $value }
sheet-pouvoirs = Powers: { $value }
sheet-munitions = Ammunition: { $value }
sheet-objets = Bag: { $value }
sheet-objets_portes = Wears: { $value }
sheet-sous_types = Subtypes: { $value }
sheet-sans = Has no: { $value }
sheet-controles = Commands: { $value }
mod-equitation = Ride
mod-evasion = Escape artist
mod-psychologie = Sense motive
mod-escalade = Climb
mod-natation = Swim
mod-objets_magiques = Use magic device
mod-escamotage = Sleight of hand
mod-premiers_secours = Heal
mod-acrobaties = Tumble
mod-intimidation = Intimidate
mod-detection = Spot
mod-discretion = Hide
mod-barbare = barbarian
mod-barde = bard
mod-druide = druid
mod-ensorceleur = sorcerer
mod-guerrier = fighter
mod-magicien = wizard
mod-moine = monk
mod-paladin = paladin
mod-pretre = cleric
mod-rodeur = ranger
mod-roublard = rogue
value-gobelinoide = goblinoid
value-nain = dwarf
value-orque = orc
value-eau = water
value-feu = fire
value-science_du_combat_a_mains_nues = Improved unarmed strike
value-science_de_la_lutte = Improved grapple
value-tir_de_precision = Precise shot
value-expertise_du_combat = Combat expertise
value-combat_a_deux_armes = Two weapon fighting
value-enchainement = Cleave
value-succession_d_enchainements = Great cleave
value-course = Run
value-incantation_rapide = Quicken spell
value-metamagie = Metamagic
value-attaque_en_rotation = Whirlwind attack
value-science_du_desarmement = Improved disarm
value-science_de_la_bousculade = Improved bull rush
value-combat_monte = Mounted combat
value-science_du_croc_en_jambe = Improved trip
value-science_de_la_destruction = Improved sunder
value-science_de_la_feinte = Improved feint
value-science_du_renversement = Improved overrun
value-pietinement = Trample
value-emprise_sur_les_morts_vivants = Extra turning
value-attaques_reflexes = Combat reflexes
value-creation_d_objets = Item creation
