### La fiche.

sheet-genre = { $value ->
    [pj] personnage joueur
    [pnj] modèle de PNJ
    [monstre] monstre
    [monture] monture
   *[other] { $value }
    }
sheet-type = { $value ->
    [humanoide] humanoïde
    [humanoide_monstrueux] humanoïde monstrueux
    [geant] géant
    [animal] animal
    [creature_magique] créature magique
    [vermine] vermine
    [mort_vivant] mort-vivant
    [creature_artificielle] créature artificielle
    [plante] plante
    [vase] vase
    [aberration] aberration
    [dragon] dragon
    [fee] fée
    [exterieur] extérieur
    [elementaire] élémentaire
   *[other] { $value }
    }
sheet-taille = taille { $value }
sheet-silhouette = silhouette { $value ->
    [longue] longue
   *[other] haute
    }
sheet-espace_m = espace { $value } m
sheet-allonge_m = allonge { $value } m
sheet-stable = assise stable
sheet-activite_restreinte = activité restreinte
sheet-FOR = FOR { $value }
sheet-DEX = DEX { $value }
sheet-CON = CON { $value }
sheet-INT = INT { $value }
sheet-SAG = SAG { $value }
sheet-CHA = CHA { $value }
sheet-BBA = BBA { SIGNED($value) }
sheet-pv = { $value } pv
sheet-DV = { $value } DV
sheet-vigueur = Vigueur { SIGNED($value) }
sheet-reflexes = Réflexes { SIGNED($value) }
sheet-volonte = Volonté { SIGNED($value) }
sheet-initiative = initiative { SIGNED($value) }
sheet-RM = RM { $value }
sheet-vitesse = vitesse { $value } m
sheet-escalade_m = escalade { $value } m
sheet-nage_m = nage { $value } m
sheet-vol_m = vol { $value } m
sheet-fouissement_m = creusement { $value } m
sheet-charge_lourde = charge lourde
sheet-armure = armure : { $value }
sheet-bouclier = bouclier : { $value }
sheet-naturelle = armure naturelle { SIGNED($value) }
sheet-parade = parade { SIGNED($value) }
sheet-esquive = esquive { SIGNED($value) }
sheet-CA_divers = CA, divers { SIGNED($value) }
sheet-cou = cou : { $value ->
    [aucune] rien
    [collier_de_cuir] collier de cuir
    [camail] camail
    [gorgerin] gorgerin
    [heaume] heaume
   *[other] { $value }
    }
sheet-esquive_instinctive = esquive instinctive
sheet-arme_a_mains_nues = redoutable à mains nues
sheet-de_mains_nues = mains nues { $value }
sheet-mains_nues_letales = mains nues létales
sheet-saisie_amelioree = saisie améliorée
sheet-main_directrice = main directrice : { $value }
sheet-main_faible = main faible : { $value }
sheet-chargee = arbalètes chargées
sheet-incantation = magie { $value ->
    [preparee] préparée
   *[other] spontanée
    }
sheet-conversion = convertit ses sorts en { $value }
sheet-NLS = NLS { $value }
sheet-DD_sorts = DD des sorts { $value } + niveau
sheet-bourse_a_composantes = bourse à composantes
sheet-focaliseur_divin = focaliseur divin
sheet-PX = { $value } PX
sheet-PX_seuil = { $value } PX au moins à garder
sheet-canal = { $value ->
    [positif] énergie positive
   *[other] énergie négative
    }
sheet-niveau_de_renvoi = renvoi de niveau { $value }
sheet-essais_de_renvoi = { $value } essais de renvoi par jour
sheet-alignement = alignement { $value }
sheet-bete_de_selle = bête de selle
sheet-dressee_a_la_guerre = bête dressée à la guerre
sheet-monture = monte { $value }
sheet-selle_de_guerre = selle de guerre
sheet-vision_dans_le_noir_m = voit dans le noir à { $value } m
sheet-aveugle = ne voit pas
sheet-classes = Classes : { $value }
sheet-dons = Dons : { $value }
sheet-competences = Compétences : { $value }
sheet-armes = Armes : { $value }
sheet-sorts = Sorts : { $value }
sheet-prepares = Sorts préparés : { $value }
sheet-emplacements = Emplacements par niveau : { $value }
sheet-pouvoirs = Pouvoirs : { $value }
sheet-munitions = Munitions : { $value }
sheet-objets = Sac : { $value }
sheet-objets_portes = Porte sur soi : { $value }
sheet-sous_types = Sous-types : { $value }
sheet-sans = Caractéristiques absentes : { $value }
sheet-controles = Commande à : { $value }
mod-equitation = Équitation
mod-evasion = Évasion
mod-psychologie = Psychologie
mod-escalade = Escalade
mod-natation = Natation
mod-objets_magiques = Utilisation d'objets magiques
mod-escamotage = Escamotage
mod-premiers_secours = Premiers secours
mod-acrobaties = Acrobaties
mod-intimidation = Intimidation
mod-detection = Détection
mod-discretion = Discrétion
mod-barbare = barbare
mod-barde = barde
mod-druide = druide
mod-ensorceleur = ensorceleur
mod-guerrier = guerrier
mod-magicien = magicien
mod-moine = moine
mod-paladin = paladin
mod-pretre = prêtre
mod-rodeur = rôdeur
mod-roublard = roublard
value-gobelinoide = gobelinoïde
value-nain = nain
value-orque = orque
value-eau = eau
value-feu = feu
value-science_du_combat_a_mains_nues = Science du combat à mains nues
value-science_de_la_lutte = Science de la lutte
value-tir_de_precision = Tir de précision
value-expertise_du_combat = Expertise du combat
value-combat_a_deux_armes = Combat à deux armes
value-enchainement = Enchaînement
value-succession_d_enchainements = Succession d'enchaînements
value-course = Course
value-incantation_rapide = Incantation rapide
value-metamagie = Don de métamagie
value-attaque_en_rotation = Attaque en rotation
value-science_du_desarmement = Science du désarmement
value-science_de_la_bousculade = Science de la bousculade
value-combat_monte = Combat monté
value-science_du_croc_en_jambe = Science du croc-en-jambe
value-science_de_la_destruction = Science de la destruction
value-science_de_la_feinte = Science de la feinte
value-science_du_renversement = Science du renversement
value-pietinement = Piétinement
value-emprise_sur_les_morts_vivants = Emprise sur les morts-vivants
value-attaques_reflexes = Attaques réflexes
value-creation_d_objets = Don de création d'objets
