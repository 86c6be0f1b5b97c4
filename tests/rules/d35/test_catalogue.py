"""The reference cast, T-15, armour, spells and Minecraft's own creatures, by their numbers."""

import re

import pytest

from rules.d35.arms import ARMOURS, WEAPONS, Weapon
from rules.d35.catalogue import BY_ENTITY, CREATURES, TEMPLATES, by_entity
from rules.d35.feats import FEATS
from rules.d35.sheet import Sheet
from rules.d35.spells import SPELLS, Spell
from rules.engine import dice
from rules.engine.content import ContentError


def dexterity(sheet: Sheet) -> int:
    """What armour leaves of it."""
    limits = [a.dex_max for a in (sheet.armure, sheet.bouclier) if a and a.dex_max is not None]
    return min([sheet.mod("DEX"), *limits])


def armour_classes(sheet: Sheet) -> tuple[int, int, int]:
    """R-10, D-TOUCH-05: whole, against a touch, flat-footed."""
    gear = sum([a.bonus for a in (sheet.armure, sheet.bouclier) if a])
    bare = 10 + sheet.size.attaque + sheet.parade + sheet.CA_divers
    worn, dex = gear + sheet.naturelle, dexterity(sheet)
    return bare + worn + dex, bare + dex, bare + worn + min(0, dex)


def attack(sheet: Sheet, weapon: Weapon, ability: str = "FOR") -> int:
    """R-9."""
    mod = sheet.mod("DEX") if ability == "DEX" else sheet.mod("FOR")
    return sheet.BBA + mod + sheet.size.attaque + weapon.bonus


def named(sheet: Sheet, name: str) -> Weapon:
    return next(weapon for weapon in sheet.armes if weapon.nom == name)


CAST = [
    # who, size, speed, BAB, hp, (whole, touch, flat-footed), grapple
    ("aldric", "M", 9, 6, 52, (16, 12, 14), 10), ("brune", "M", 9, 3, 22, (16, 14, 12), 4),
    ("cyrielle", "M", 9, 2, 22, (12, 12, 10), 1), ("jozan", "M", 6, 2, 21, (16, 9, 16), 4),
    ("iris", "M", 12, 3, 27, (16, 16, 13), 5), ("tordek", "M", 6, 4, 38, (18, 11, 17), 7),
    ("sergent_orque", "M", 9, 2, 15, (13, 10, 13), 5), ("gobelin", "P", 9, 1, 5, (15, 12, 14), -3),
    ("ogre", "G", 9, 3, 29, (16, 8, 16), 12), ("zombie", "M", 9, 1, 16, (11, 9, 11), 2),
    ("necrophage", "M", 9, 2, 26, (15, 11, 14), 3),
    ("destrier_lourd", "G", 15, 3, 30, (14, 10, 13), 11),
]  # fmt: skip


@pytest.mark.parametrize(("name", "size", "speed", "bab", "hp", "ac", "grapple"), CAST)
def test_the_reference_cast(
    name: str, size: str, speed: float, bab: int, hp: int, ac: tuple[int, ...], grapple: int
) -> None:
    """Section 0.5; D-GRAPPLE-03 for the last number."""
    who = CREATURES[name]
    assert (who.taille, who.vitesse, who.BBA, who.pv) == (size, speed, bab, hp)
    assert armour_classes(who) == ac
    assert who.BBA + who.mod("FOR") + who.size.lutte == grapple


@pytest.mark.parametrize(
    ("name", "weapon", "ability", "total", "dice"),
    [
        ("aldric", "épée longue", "FOR", 10, "1d8"),
        ("aldric", "épée à deux mains", "FOR", 10, "2d6"),
        ("aldric", "épée courte", "FOR", 10, "1d6"),
        ("aldric", "arc long composite", "DEX", 8, "1d8"),
        ("brune", "rapière", "FOR", 4, "1d6"), ("brune", "dague", "DEX", 7, "1d4"),
        ("brune", "arbalète lourde", "DEX", 7, "1d10"),
        ("cyrielle", "dague", "FOR", 1, "1d4"), ("cyrielle", "dague", "DEX", 4, "1d4"),
        ("jozan", "masse d'armes lourde", "FOR", 4, "1d8"),
        ("tordek", "hache de guerre naine", "FOR", 7, "1d10"),
        ("sergent_orque", "cimeterre à deux mains", "FOR", 5, "2d4"),
        ("sergent_orque", "lance", "FOR", 5, "1d8"), ("gobelin", "morgenstern", "FOR", 2, "1d6"),
        ("ogre", "massue", "FOR", 8, "2d8"), ("zombie", "coup", "FOR", 2, "1d6"),
        ("destrier_lourd", "sabots", "FOR", 6, "1d6"),
    ],
)  # fmt: skip
def test_the_attacks_of_the_cast(
    name: str, weapon: str, ability: str, total: int, dice: str
) -> None:
    who = CREATURES[name]
    assert (attack(who, named(who, weapon), ability), named(who, weapon).de) == (total, dice)


def test_what_else_the_cast_can_do() -> None:
    assert [CREATURES["aldric"].skill(id) for id in ("ride", "sense_motive")] == [8, 1]
    assert CREATURES["aldric"].armure == ARMOURS["chemise_de_mailles"]
    assert [CREATURES["brune"].skill(id) for id in ("bluff", "escape_artist")] == [9, 11]
    assert CREATURES["cyrielle"].skill("concentration") == 10
    assert CREATURES["sergent_orque"].skill("sense_motive") == -1
    assert CREATURES["gobelin"].skill("sense_motive") == -1
    iris = CREATURES["iris"]
    assert (iris.de_mains_nues, iris.arme_a_mains_nues, iris.mains_nues_letales) == (
        "1d8", True, True,
    )  # fmt: skip
    jozan = CREATURES["jozan"]
    assert (jozan.canal, jozan.classes["pretre"], 3 + jozan.mod("CHA")) == ("positif", 3, 4)
    assert CREATURES["tordek"].stable
    assert CREATURES["zombie"].activite_restreinte
    assert (CREATURES["zombie"].mindless, CREATURES["zombie"].DV) == (True, 2)
    assert (CREATURES["necrophage"].DV, CREATURES["necrophage"].mindless) == (4, False)
    horse, ogre = CREATURES["destrier_lourd"], CREATURES["ogre"]
    assert (horse.jambes, horse.INT, horse.dressee_a_la_guerre, horse.space_sq) == (4, 2, True, 2)
    assert (ogre.type, ogre.space_sq, ogre.reach_m) == ("geant", 2, 3)
    assert not CREATURES["cheval_leger"].dressee_a_la_guerre
    strength = {n: c.mod("FOR") + c.size.force for n, c in CREATURES.items()}
    assert [strength[n] for n in ("aldric", "sergent_orque", "ogre", "destrier_lourd")] == [
        4,
        3,
        9,
        8,
    ]


T_15 = """
dague                       1d4 19/2 PT  legere 3   -
epee_courte                 1d6 19/2 P   legere 0   -
epee_longue                 1d8 19/2 T   une    0   -
rapiere                     1d6 18/2 P   une    0   -
epee_a_deux_mains           2d6 19/2 T   deux   0   -
cimeterre_a_deux_mains      2d4 18/2 T   deux   0   -
massue                      1d10 20/2 C  deux   0   -
morgenstern                 1d8 20/2 CP  une    0   -
fleau_leger                 1d8 20/2 C   une    0   trip,disarm
fleau_lourd                 1d10 19/2 C  deux   0   trip,disarm
fleau_double                1d8 20/2 C   double 0   trip,disarm
chaine_cloutee              2d4 20/2 P   deux   0   both,trip,disarm
fouet                       1d3 20/2 T   une    0   trip,disarm,nothreat,nl,4.5
guisarme                    2d4 20/3 T   deux   0   reach,trip
hallebarde                  1d10 20/3 PT deux   0   trip,set
lance                       1d8 20/3 P   deux   6   set
pique                       1d8 20/3 P   deux   0   reach,set
trident                     1d8 20/2 P   une    3   set
lance_d_arcon               1d8 20/3 P   deux   0   reach,double,onehand
arbalete_legere             1d8 19/2 P   deux   24  move
arbalete_lourde             1d10 19/2 P  deux   36  full
arbalete_legere_a_repetition 1d8 19/2 P  deux   24  full
arbalete_lourde_a_repetition 1d10 19/2 P deux   36  full
arc_long                    1d8 20/3 P   deux   30  -
fronde                      1d4 20/2 C   une    15  pair_one
javeline                    1d6 20/2 P   une    9   pair_one
flechette                   1d4 20/2 P   legere 6   pair_light
shuriken                    1d2 20/2 P   legere 3   pair_light
bolas                       1d4 20/2 C   une    3   nl,pair_one,trip
filet                       - 20/2 -     une    3   pair_one,max3
acide                       1d6 20/2 -   une    3   splash
eau_benite                  2d4 20/2 -   une    3   splash,undead
gantelet_cloute             1d4 20/2 P   legere 0   nodisarm
gantelet_d_armes            - 20/2 -     une    0   holds,nothreat
"""
LETTERS = {"T": "tranchant", "P": "perforant", "C": "contondant"}


def tags(weapon: Weapon) -> set[str]:
    marks = {
        "trip": weapon.croc_en_jambe, "disarm": weapon.desarmement == 2,
        "both": weapon.allonge_et_contact, "reach": weapon.allonge, "set": weapon.contre_charge,
        "double": weapon.charge_montee_double, "onehand": weapon.une_main_monte,
        "move": weapon.recharge == "mouvement", "full": weapon.recharge == "complexe",
        "nl": weapon.non_letale, "nothreat": not weapon.menace, "4.5": weapon.allonge_m == 4.5,
        "pair_one": weapon.paire == "une", "pair_light": weapon.paire == "legere",
        "max3": weapon.portee_max_m == 3, "splash": weapon.splash and weapon.impact == 1,
        "undead": weapon.seulement == ("mort_vivant",), "nodisarm": weapon.indesarmable,
        "holds": weapon.retient == 10,
    }  # fmt: skip
    return {name for name, has in marks.items() if has}


@pytest.mark.parametrize("row", T_15.strip().splitlines(), ids=lambda row: row.split()[0])
def test_T_15_weapons(row: str) -> None:
    name, damage, crit, types, hands, increment, marks = row.split()
    weapon = WEAPONS[name]
    assert weapon.de == damage.replace("-", "")
    assert f"{weapon.critique}/{weapon.multiplicateur}" == crit
    assert set(weapon.types) == {LETTERS[letter] for letter in types.replace("-", "")}
    assert (weapon.mains, weapon.portee_m) == (hands, float(increment))
    assert tags(weapon) == set(marks.split(",")) - {"-"}


def test_T_15_what_flies_and_what_strikes_at_hand() -> None:
    assert (WEAPONS["dague"].ranged, WEAPONS["dague"].tir) == (False, "jet")
    assert (WEAPONS["javeline"].ranged, WEAPONS["arc_long"].tir) == (True, "projectile")
    assert (WEAPONS["dague"].light, WEAPONS["fleau_double"].two_handed) == (True, True)
    assert WEAPONS["arc_long"].force == "malus"
    assert WEAPONS["arbalete_lourde"].force == "non"
    assert WEAPONS["acide"].contact
    assert not WEAPONS["mains_nues"].menace
    assert WEAPONS["mains_nues"].light


def test_slashing_or_bludgeoning_is_known_of_each_weapon() -> None:
    """D-SUNDER-01: a rapier cannot, a longsword can."""
    may = {n for n, w in WEAPONS.items() if {"tranchant", "contondant"} & set(w.types)}
    assert "epee_longue" in may
    assert "rapiere" not in may


@pytest.mark.parametrize(
    ("name", "bonus", "dex", "penalty", "weight"),
    [
        ("cuir", 2, 6, 0, "legere"), ("cuir_cloute", 3, 5, -1, "legere"),
        ("chemise_de_mailles", 4, 4, -2, "legere"), ("peau", 3, 4, -3, "intermediaire"),
        ("cotte_de_mailles", 5, 2, -5, "intermediaire"), ("cuirasse", 5, 3, -4, "intermediaire"),
        ("harnois", 8, 1, -6, "lourde"), ("ecu_d_acier_lourd", 2, None, -2, "legere"),
        ("targe", 1, None, -1, "legere"), ("pavois", 4, 2, -10, "legere"),
    ],
)  # fmt: skip
def test_armour(name: str, bonus: int, dex: int | None, penalty: int, weight: str) -> None:
    armour = ARMOURS[name]
    assert (armour.bonus, armour.dex_max, armour.malus, armour.poids) == (
        bonus, dex, penalty, weight,
    )  # fmt: skip
    assert armour.bouclier == (name in ("ecu_d_acier_lourd", "targe", "pavois"))


def test_dice_of_the_catalogue_are_dice() -> None:
    rolled = [w.de for w in WEAPONS.values()] + [w.de_second for w in WEAPONS.values()]
    rolled += [spell.dice(level) for spell in SPELLS.values() for level in (1, 5, 20)]
    for text in filter(None, rolled):
        assert str(dice.compile(text))


def test_spells_of_every_way_to_cast() -> None:
    def some(**wanted: object) -> set[str]:
        return {
            name
            for name, spell in SPELLS.items()
            if all(getattr(spell, key) == value for key, value in wanted.items())
        }

    assert len(SPELLS) >= 15
    assert "decharge_electrique" in some(portee="contact", attaque="contact")
    assert "rayon_ardent" in some(attaque="rayon")
    assert "convocation_de_monstres" in some(temps="1_round")
    assert "communion" in some(temps="1_minute")
    assert some(temps="libre") == {"feuille_morte", "boule_de_feu_rapide"}
    assert some(concentration=True) == {"detection_du_mal"}
    assert some(dirige=True) == {"sphere_de_feu", "arme_spirituelle"}
    assert some(minutieux=True) == {"protection_contre_le_mal"}
    assert some(contacts=6) == {"respiration_aquatique"}
    assert {"soins_legers", "bouclier"} <= some(inoffensif=True)
    assert "porte_dimensionnelle" in some(G=False, V=True)
    assert SPELLS["boule_de_feu"].rayon_m == 6
    assert (SPELLS["scrutation"].encombrant, SPELLS["communion"].PX) == (True, 100)
    assert SPELLS["boule_de_feu"].effet_sauvegarde == "demi"


@pytest.mark.parametrize(
    ("name", "level", "rolled"),
    [
        ("decharge_electrique", 5, "5d6"), ("decharge_electrique", 9, "5d6"),
        ("decharge_electrique", 0, "1d6"), ("boule_de_feu", 7, "7d6"), ("boule_de_feu", 12, "10d6"),
        ("rayon_ardent", 9, "4d6"), ("bouclier", 9, ""),
    ],
)  # fmt: skip
def test_the_dice_of_a_spell_grow_with_its_caster(name: str, level: int, rolled: str) -> None:
    assert SPELLS[name].dice(level) == rolled


def test_dice_without_a_limit() -> None:
    assert Spell(nom="essai", niveau=1, de_par_niveau="1d4").dice(12) == "12d4"


def test_minecraft_creatures() -> None:
    assert len(BY_ENTITY) >= 20
    assert BY_ENTITY["minecraft:zombie"] == "zombie"
    assert BY_ENTITY["minecraft:skeleton"] == "squelette"
    assert BY_ENTITY["minecraft:wolf"] == "loup"
    assert set(BY_ENTITY.values()) <= set(CREATURES)
    for entity in BY_ENTITY:
        assert re.fullmatch(r"minecraft:[a-z_]+", entity)
    spider, slime = CREATURES["araignee_monstrueuse"], CREATURES["vase"]
    assert (spider.jambes, spider.escalade_m, slime.jambes) == (8, 6, 0)
    undead = {name for name, creature in CREATURES.items() if creature.undead}
    assert {"zombie", "squelette", "necrophage", "spectre_aile"} <= undead
    assert all("CON" in CREATURES[name].sans for name in undead)


def test_every_creature_can_strike_or_cast() -> None:
    for name, creature in CREATURES.items():
        assert creature.armes or creature.arme_a_mains_nues, name


def test_one_entity_is_one_creature() -> None:
    twice = {**TEMPLATES, "autre": TEMPLATES["zombie"]}
    with pytest.raises(ContentError, match=r"\[autre\] entites: zombie is \[zombie\] already"):
        by_entity(twice)


def test_feats_have_french_names() -> None:
    assert FEATS["science_du_croc_en_jambe"].nom == "Science du croc-en-jambe"
    for name in FEATS:
        assert re.fullmatch(r"[a-z_]+", name)
