"""The tables of weapons, places and conditions, cell by cell."""

import pytest

from rules.vigueur.arms import WEAPONS
from rules.vigueur.catalogue import CREATURES
from rules.vigueur.tables import CONDITIONS, WOUNDS

CUT, BLUNT, PIERCE = "tranchant", "contondant", "perforant"


@pytest.mark.parametrize(
    ("id", "skill", "die", "kinds", "hands", "reach", "zone"),
    [
        ("mains_nues", "CAC", "1d3", (BLUNT,), 0, 1, 0),
        ("dague", "Finesse", "1d4", (PIERCE, CUT), 1, 1, 0),
        ("epee_courte", "Finesse", "1d6", (PIERCE, CUT), 1, 1, 0),
        ("sabre", "CAC", "1d6", (CUT,), 1, 1, 0),
        ("epee_longue", "CAC", "1d8", (CUT,), 1, 1, 0),
        ("hache", "CAC", "1d8", (CUT,), 1, 1, 0),
        ("masse_d_armes", "CAC", "1d8", (BLUNT,), 1, 1, 0),
        ("lance", "CAC", "1d8", (PIERCE,), 2, 2, 2),
        ("espadon", "CAC", "1d10", (CUT,), 2, 1, 0),
        ("gourdin_ogre", "CAC", "1d10", (BLUNT,), 2, 2, 0),
        ("arc", "Tir", "1d8", (PIERCE,), 2, 1, 0),
        ("arbalete", "Tir", "1d10", (PIERCE,), 2, 1, 0),
        ("crocs", "CAC", "1d6", (PIERCE,), 0, 1, 0),
    ],
)
def test_W_ATK_01_weapons(
    id: str, skill: str, die: str, kinds: tuple[str, ...], hands: int, reach: int, zone: int
) -> None:
    w = WEAPONS[id]
    assert (w.competence, w.de, w.types) == (skill, die, kinds)
    assert (w.mains, w.portee_cases, w.zone) == (hands, reach, zone)
    assert w.bow == (id in ("arc", "arbalete"))
    assert w.complexe_recharge == (id == "arbalete")
    assert w.naturelle == (id in ("mains_nues", "crocs"))


@pytest.mark.parametrize(
    ("column", "level", "cells"),
    [
        ("coupant", "blessure", "saignement 1|bras_blesse|ralenti|sang_aux_yeux"),
        ("autre", "blessure", "souffle_coupe|bras_blesse|ralenti|etourdi"),
        ("coupant", "critique", "saignement 2|bras_inutilisable|ralenti+renverse|assomme"),
        ("autre", "critique", "cotes_brisees|bras_inutilisable|ralenti+renverse|assomme"),
    ],
)
def test_W_D_CND_every_cell(column: str, level: str, cells: str) -> None:
    row = WOUNDS.conditions[column][level]  # type: ignore[index]
    assert "|".join("+".join(row[p]) for p in ("masse", "bras", "jambe", "as")) == cells
    assert [WOUNDS.columns.get(kind) for kind in (CUT, PIERCE, BLUNT)] == [
        "coupant", "coupant", None,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("saignement", {"tick_fatigue": True, "end": "on_action", "by_ally": True}),
        ("souffle_coupe", {"next_turn_actions": 1, "end": "own_next_turn"}),
        ("bras_blesse", {"mod": -2, "on": "arm"}),
        ("bras_inutilisable", {"arm_disabled": True}),
        ("ralenti", {"speed_factor": 0.5, "forbid": ("charge",)}),
        ("sang_aux_yeux", {"mod": -2, "on": "attack", "end": "on_action"}),
        ("etourdi", {"lose_reactions": 1, "next_turn_actions": 1, "end": "own_next_turn"}),
        ("cotes_brisees", {"mod": -2, "on": "tests"}),
        ("assomme", {"forbid": ("act", "react"), "end": "own_next_turn"}),
        ("suffoque", {"mod": -2, "on": "tests", "end": "relation"}),
        ("inconscient", {"out": "inconscient"}),
        ("attrape", {"forbid": ("move",), "end": "relation"}),
        ("etrangle", {"forbid": ("move", "speak"), "end": "relation"}),
        ("immobilise", {"forbid": ("move", "attack", "react"), "end": "relation"}),
        ("renverse", {"speed_max": 1, "forbid": ("charge",), "end": "on_action"}),
    ],
)
def test_W_D_CND_what_each_does_and_how_it_ends(name: str, fields: dict[str, object]) -> None:
    assert CONDITIONS[name].model_dump(exclude_defaults=True) == {
        k: v for k, v in fields.items() if not (k == "on" and v == "tests")
    }


def test_W_D_LOC_every_face() -> None:
    assert WOUNDS.random_location.faces == ("masse", "masse", "masse", "bras", "jambe", "as")
    assert WOUNDS.random_arm.faces == ("bras_arme", "bras_autre")
    assert WOUNDS.random_limb.faces == ("bras_arme", "bras_autre", "jambe", "jambe")


def test_W_ZOC_01_the_ogre_has_its_zone_of_two_by_itself() -> None:
    assert CREATURES["ogre"].model_dump()["zone_de_controle"] == 2


COLUMNS = ("CAC", "Finesse", "Tir", "FOR", "DEX", "REF", "VOL", "CON", "VIGUEUR", "EVASION",
           "INITIATIVE", "armure")  # fmt: skip


@pytest.mark.parametrize(
    ("name", "numbers", "speed"),
    [
        ("brigand", (3, 1, 2, 2, 1, 1, 0, 1, 12, 1, 12, 2), None),
        ("chef_brigand", (5, 2, 3, 4, 2, 2, 3, 3, 13, 2, 13, 3), None),
        ("ogre", (6, 0, 0, 8, 0, 0, 2, 6, 16, 0, 9, 4), None),
        ("warg", (5, 0, 0, 5, 3, 3, 3, 3, 14, 4, 15, 1), None),
        ("cheval", (0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 10, 0), 12),
    ],
)
def test_W_PRO_01_the_creatures_of_the_text(
    name: str, numbers: tuple[int, ...], speed: int | None
) -> None:
    who = CREATURES[name]
    assert tuple(getattr(who, column) for column in COLUMNS) == numbers
    assert who.vitesse == speed
