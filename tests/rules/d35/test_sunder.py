"""Sundering weapons and things: D-SUNDER."""

import pytest

from rules.d35.arms import WEAPONS
from rules.d35.materials import of_weapon
from rules.engine.modifiers import total
from tests.rules.d35.people import done, effects, end, fight, one, turn_of
from tests.rules.scripted import Played, refused

GREAT = {"main_directrice": "épée à deux mains"}
NOBODY = {"opportunity": "no"}


def rolled(played: Played, key: str) -> tuple[int, int]:
    shown = played.last(key).params
    return total(shown["roll"].mods), total(shown["against"].mods)


def test_D_SUNDER_01_an_edge_or_a_weight_in_place_of_an_attack() -> None:
    played = fight(one("BRU", 0), one("ORC", 1), answers=dict(NOBODY))
    with refused(played, "D-SUNDER-01"):
        played.do("BRU", "sunder", target="ORC")  # a rapier
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(2, 15, 2, 15))
    played.do("ALD", "sunder", target="ORC")
    played.do("ALD", "sunder", target="ORC")
    done(played)


def test_D_SUNDER_01_an_action_of_its_own_where_told_so() -> None:
    played = fight(
        one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(2, 15),
        settings={"sunder": {"replaces_attack": False}},
    )  # fmt: skip
    played.do("ALD", "sunder", target="ORC")
    with refused(played, "D-SUNDER-01"):
        played.do("ALD", "sunder", target="ORC")


def test_D_SUNDER_02_a_wound_does_not_stop_it_and_the_feat_spares_it() -> None:
    played = fight(one("ALD", 0, **GREAT), one("ORC", 1), faces=(11, 2, 3, 9, 6, 4, 5))
    played.do("ALD", "sunder", target="ORC")
    assert played["ALD"]["pv"] == 43
    assert played.last("object-hit").params["left"] == 5
    feat = ["science_de_la_destruction"]
    played = fight(one("ALD", 0, dons=feat, **GREAT), one("ORC", 1), faces=(9, 6, 4, 5))
    played.do("ALD", "sunder", target="ORC")
    assert not played.asked("opportunity")
    assert total(played.told("object-hit")[0].params["roll"].mods) == 6
    srd = fight(
        one("ALD", 0, dons=feat, **GREAT), one("ORC", 1), faces=(2, 20), settings={"profile": "srd"}
    )
    srd.do("ALD", "sunder", target="ORC")
    assert rolled(srd, "sunder-failed")[0] == 18


def test_D_SUNDER_03_attack_roll_against_attack_roll() -> None:
    played = fight(one("ALD", 0, **GREAT), one("ORC", 1), answers=dict(NOBODY), faces=(2, 20))
    played.do("ALD", "sunder", target="ORC")
    assert rolled(played, "sunder-failed") == (14, 9)


@pytest.mark.parametrize(("light", "mine"), [(-4, 6), (0, 10)])
def test_D_SUNDER_03_a_light_weapon_has_it_harder(light: int, mine: int) -> None:
    axe = {"armes": ["hachette"], "main_directrice": "hachette"}
    settings = {"sunder": {"light": light}}
    played = fight(one("ALD", 0, **axe), one("ORC", 1), answers=dict(NOBODY), settings=settings)
    played.dice(2, 20)
    played.do("ALD", "sunder", target="ORC")
    assert rolled(played, "sunder-failed") == (mine, 9)


@pytest.mark.parametrize(("hard", "left"), [(True, 5), (False, 0)])
def test_D_SUNDER_04_damage_less_hardness(hard: bool, left: int) -> None:
    played = fight(
        one("ALD", 0, **GREAT), one("ORC", 1), answers=dict(NOBODY), faces=(9, 6, 4, 5),
        settings={"sunder": {"use_hardness": hard}},
    )  # fmt: skip
    played.do("ALD", "sunder", target="ORC")
    assert played.told("object-hit", "object-broken")[0].params["left"] == left
    assert any(i.kind == "cimeterre à deux mains" for i in played["ORC"].items()) is hard


def test_D_SUNDER_04_hardness_may_stop_all_of_it() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(19, 2, 3))
    played.do("ALD", "sunder", target="ORC")  # 3 + 4 against 10
    shown = played.last("object-hit").params
    assert (shown["amount"], shown["left"]) == (0, 10)


def test_D_SUNDER_04_what_is_left_is_remembered_until_it_breaks() -> None:
    played = fight(
        one("ALD", 0, **GREAT), one("ORC", 1), answers=dict(NOBODY), faces=(9, 6, 4, 5, 12, 3, 4, 5)
    )
    played.do("ALD", "sunder", target="ORC")
    played.do("ALD", "sunder", target="ORC")
    assert played.told("object-broken")
    assert not any(i.kind == "cimeterre à deux mains" for i in played["ORC"].items())


def test_D_SUNDER_04_a_shield_breaks_too() -> None:
    played = fight(
        one("ORC", 0, main_directrice="cimeterre à deux mains"), one("TOR", 1),
        answers=dict(NOBODY), faces=(20, 1, 4, 4),
    )  # fmt: skip
    played.do("ORC", "sunder", target="TOR", what="écu d'acier")
    assert played.last("object-hit").params["left"] == 20 - 2
    done(played)


def test_D_SUNDER_05_losing_does_nothing() -> None:
    played = fight(one("ALD", 0, **GREAT), one("ORC", 1), answers=dict(NOBODY), faces=(6, 12))
    played.do("ALD", "sunder", target="ORC")  # 20 against 21
    assert played.told("sunder-failed")
    assert not played.told("object-hit")
    done(played)


def test_D_SUNDER_06_twice_as_many_points_for_each_size() -> None:
    heavy = WEAPONS["epee_a_deux_mains"].model_copy(update={"taille": "G"})
    light = WEAPONS["dague"].model_copy(update={"taille": "P"})
    assert [of_weapon(w).points for w in (heavy, light)] == [20, 1]  # type: ignore[union-attr]


def test_D_SUNDER_07_what_is_carried_has_an_ac_of_its_own() -> None:
    purse = {"objets_portes": [{"nom": "bourse"}]}
    played = fight(
        one("ORC", 0), one("CYR", 1, side="X", **purse), answers={"object-points": 6},
        faces=(7, 9, 1, 1),
    )  # fmt: skip
    played.dice()
    played.ports.answers["opportunity"] = "no"
    played.do("ORC", "sunder", target="CYR", what="bourse")  # 7 + 5 = 12 against 14
    assert played.last("attack.miss").params["against"] == 14
    assert [a.who for a in played.asked("opportunity")] == ["CYR"]  # D-TAB-03
    end(played)
    turn_of(played, "ORC")
    played.do("ORC", "sunder", target="CYR", what="bourse")
    assert played.last("object-broken").params["amount"] == 6
    assert effects(played, "CYR") == []


def test_D_SUNDER_08_armour_on_a_body_is_not_sundered() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    with refused(played, "D-SUNDER-08"):
        played.do("ALD", "sunder", target="ORC", what="armure de cuir clouté")


def test_D_SUNDER_09_a_thing_alone_has_3_and_provokes_nobody() -> None:
    played = fight(
        one("ALD", 0), one("ORC", 1), answers={"object-hardness": 5, "object-points": 20},
        faces=(2, 8),
    )  # fmt: skip
    played.do("ALD", "break", what="coffre")
    assert played.last("attack.hit").params["against"] == 3
    assert not played.asked("opportunity")
    assert played.last("object-hit").params["left"] == 20 - (8 + 4 - 5)
    played.dice(5, 8)
    played.do("ALD", "break", what="coffre")
    assert played.last("object-hit").params["left"] == 6
