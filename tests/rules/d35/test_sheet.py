"""Sheets: what may be written, under which names, and what follows from it."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.d35.arms import ARMOURS, WEAPONS
from rules.d35.catalogue import CREATURES
from rules.d35.sheet import Sheet, Worn
from rules.d35.skills import ABILITIES, SKILLS, named_skill
from rules.engine.schemas import json_schema


def test_a_sheet_of_defaults_is_an_ordinary_person() -> None:
    sheet = Sheet()
    assert (sheet.taille, sheet.type, sheet.vitesse, sheet.jambes) == ("M", "humanoide", 9, 2)
    assert [sheet.mod(ability) for ability in ABILITIES] == [0] * 6
    assert (sheet.BBA, sheet.pv, sheet.DV, sheet.space_sq, sheet.reach_m) == (0, 1, 1, 1, 1.5)
    assert sheet.armes == ()


@pytest.mark.parametrize(
    ("score", "mod"), [(0, -5), (1, -5), (8, -1), (9, -1), (10, 0), (11, 0), (18, 4), (27, 8)]
)
def test_a_modifier_is_rounded_down(score: int, mod: int) -> None:
    assert Sheet(FOR=score).mod("FOR") == mod


def test_an_ability_that_is_not_there() -> None:
    """D-FEINT-06: without an Intelligence, mindless."""
    zombie = Sheet(type="mort_vivant", sans=["CON", "INT"], CON=3)
    assert (zombie.score("CON"), zombie.mod("CON")) == (None, 0)
    assert (zombie.mindless, zombie.undead, zombie.unliving) == (True, True, True)
    assert Sheet(type="creature_artificielle").unliving
    assert not Sheet(INT=1).mindless


@pytest.mark.parametrize(
    ("size", "shape", "squares", "reach"),
    [
        ("I", "haute", 0.1, 0), ("TP", "haute", 0.5, 0), ("P", "haute", 1, 1.5),
        ("M", "longue", 1, 1.5), ("G", "haute", 2, 3), ("G", "longue", 2, 1.5),
        ("TG", "longue", 3, 3), ("C", "haute", 6, 9), ("C", "longue", 6, 6),
    ],
)  # fmt: skip
def test_T_08_space_and_reach_follow_the_size(
    size: str, shape: str, squares: float, reach: float
) -> None:
    sheet = Sheet(taille=size, silhouette=shape)
    assert sheet.space_sq == pytest.approx(squares)
    assert sheet.reach_m == reach


def test_its_own_space_and_reach_come_first() -> None:
    sheet = Sheet(taille="G", espace_m=4.5, allonge_m=0)
    assert (sheet.space_sq, sheet.reach_m) == (3, 0)


def test_arms_are_told_by_name_by_name_with_changes_or_in_full() -> None:
    sheet = Sheet(
        armes=["epee_longue", {"modele": "dague", "alteration": 1}, {"nom": "balai", "de": "1d3"}],
        armure="cuirasse",
        bouclier="ecu_d_acier_lourd",
    )
    assert sheet.armes[0] == WEAPONS["epee_longue"]
    assert (sheet.armes[1].nom, sheet.armes[1].alteration, sheet.armes[1].de) == ("dague", 1, "1d4")
    assert (sheet.armes[2].nom, sheet.armes[2].mains) == ("balai", "une")
    assert (sheet.armure, sheet.bouclier) == (ARMOURS["cuirasse"], ARMOURS["ecu_d_acier_lourd"])
    assert Sheet(armure="").armure is None


def test_a_named_weapon_fits_who_bears_it() -> None:
    """A goblin's morningstar is 1d6, an ogre's greatclub 2d8; claws are told as they are."""
    small = Sheet(taille="P", armes=["morgenstern"]).armes[0]
    large = Sheet(taille="G", armes=["massue", "morsure", {"modele": "massue", "de": "1d10"}])
    assert (small.de, small.taille) == ("1d6", "P")
    assert [weapon.de for weapon in large.armes] == ["2d8", "1d6", "1d10"]
    assert Sheet(taille="G", armes=["fleau_double"]).armes[0].de_second == "2d6"
    kept = Sheet(taille="G", armes=[{"modele": "massue", "taille": "M"}]).armes[0]
    assert (kept.de, kept.taille) == ("1d10", "M")


def test_spells_are_told_by_name() -> None:
    sheet = Sheet(sorts=["boule_de_feu", {"modele": "cri", "niveau": 5}], NLS=7)
    assert sheet.sorts[0].dice(sheet.NLS) == "7d6"
    assert sheet.sorts[1].niveau == 5


def test_skills_by_their_ids() -> None:
    """D-OTHER-03: what is not written is the ability's; some need training."""
    sheet = Sheet(DEX=16, CHA=8, competences={"equitation": 8})
    assert (sheet.skill("ride"), sheet.skill("escape_artist"), sheet.skill("bluff")) == (8, 3, -1)
    assert sheet.skill("use_magic_device") is None
    assert sheet.skill("sleight_of_hand") is None
    with pytest.raises(KeyError):
        sheet.skill("cooking")


def test_every_skill_of_the_sheet_is_there() -> None:
    listed = {
        "concentration", "ride", "escape_artist", "bluff", "sense_motive", "climb", "swim",
        "use_magic_device", "sleight_of_hand", "heal",
    }  # fmt: skip
    assert listed <= {skill.id for skill in SKILLS.values()}
    assert named_skill("sense_motive")[0] == "psychologie"
    assert {name for name, skill in SKILLS.items() if skill.ability == "SAG"} == {
        "psychologie", "premiers_secours", "detection"
    }  # fmt: skip


def test_feats_by_their_flags() -> None:
    sheet = Sheet(dons=["science_du_croc_en_jambe", "tir_de_precision"])
    assert sheet.has_feat("improved_trip")
    assert sheet.has_feat("precise_shot")
    assert not sheet.has_feat("cleave")
    with pytest.raises(KeyError):
        sheet.has_feat("improved_cooking")


def test_kinds() -> None:
    fire = Sheet(type="elementaire", sous_types=["feu"])
    assert (fire.is_kind("feu"), fire.is_kind("elementaire"), fire.is_kind("eau")) == (
        True, True, False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"force": 12}, "force"),
        ({"FOR": 61}, "FOR"),
        ({"FOR": -1}, "FOR"),
        ({"FOR": "12"}, "FOR"),
        ({"BBA": 41}, "BBA"),
        ({"pv": 0}, "pv"),
        ({"DV": 0}, "DV"),
        ({"vitesse": -3}, "vitesse"),
        ({"taille": "XL"}, "taille"),
        ({"type": "dinosaure"}, "type"),
        ({"cou": "écharpe"}, "cou"),
        ({"canal": "neutre"}, "canal"),
        ({"sans": ["LUCK"]}, "sans"),
        ({"de_mains_nues": "1d"}, "de_mains_nues"),
        ({"dons": ["science_de_tout"]}, "no feat is called 'science_de_tout'"),
        ({"competences": {"cuisine": 3}}, "no skill is called 'cuisine'"),
        ({"armes": ["sabre_laser"]}, "no weapon is called 'sabre_laser'"),
        ({"armes": [{"modele": "sabre_laser"}]}, "no weapon is called 'sabre_laser'"),
        ({"armes": [{"nom": "épée", "critique": 1}]}, "critique"),
        ({"armure": "papier"}, "no armour is called 'papier'"),
        ({"sorts": ["souhait"]}, "no spell is called 'souhait'"),
        ({"objets_portes": [{"nom": "cape", "fixation": "collée"}]}, "fixation"),
    ],
)
def test_what_a_sheet_may_not_say(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValidationError, match=told):
        Sheet.model_validate(wrong)


@pytest.mark.parametrize("name", CREATURES)
def test_a_sheet_comes_back_from_what_was_kept_of_it(name: str) -> None:
    """As a log and a character's file hold it."""
    sheet = CREATURES[name]
    assert Sheet.model_validate_json(sheet.model_dump_json()) == sheet
    short = sheet.model_dump(mode="json", exclude_defaults=True)
    assert Sheet.model_validate(short) == sheet


def test_fields_of_every_group_have_a_place() -> None:
    """Section 6: turning, mounts, worn things, components, experience, sight."""
    sheet = Sheet(
        canal="positif",
        cibles_de_renvoi=[{"type": "eau", "mode": "repousser"}],
        controles=["zombie-1"],
        essais_de_renvoi=4,
        niveau_de_renvoi=3,
        monture="destrier",
        selle_de_guerre=True,
        objets_portes=[{"nom": "collier"}, {"nom": "anneau", "fixation": "solide"}],
        bourse_a_composantes=False,
        focaliseur_divin=False,
        PX=10_300,
        PX_seuil=10_000,
        RM=18,
        munitions={"flèche": 20},
        emplacements={"1": 6},
        prepares={"bouclier": 1},
        vision_dans_le_noir_m=18,
        initiative=6,
        chargee=False,
    )
    assert sheet.objets_portes == (Worn(nom="collier"), Worn(nom="anneau", fixation="solide"))
    assert (sheet.cibles_de_renvoi[0].mode, sheet.initiative) == ("repousser", 6)
    assert (Sheet().essais_de_renvoi, Sheet().niveau_de_renvoi, Sheet().initiative) == (
        -1, -1, None,
    )  # fmt: skip


def test_the_schema_is_closed() -> None:
    schema = json_schema(Sheet)
    assert schema["additionalProperties"] is False
    assert {"FOR", "BBA", "armes", "dons", "sorts"} <= set(schema["properties"])
