"""Overruns: D-OVERRUN."""

from typing import Any

import pytest

from rules.d35.rivalry import footing, steady, strength
from rules.engine.modifiers import total
from tests.rules.d35.people import at, done, fight, one, walk
from tests.rules.scripted import Played, answer, refused

BLOCKS = {"opportunity": "no", "overrun": "block"}


def test_D_OVERRUN_01_in_the_middle_of_a_walk_once_a_round() -> None:
    played = fight(one("ALD", 0), one("ORC", 3), one("GOB", 5, 0), answers=dict(BLOCKS))
    walk(played, "ALD", (1, 0), (2, 0))
    played.dice(15, 5)
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].pos == at(4)
    assert (played["ALD"]["simple"], played["ALD"]["mouvement"]) == (0, 0)
    with refused(played, "D-OVERRUN-01"):
        played.do("ALD", "overrun", target="GOB")
    walk(played, "ALD", (4, 1), (4, 2))  # 9 m in all
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (4, 3))


def test_D_OVERRUN_01_one_size_larger_at_most_and_room_behind() -> None:
    played = fight(one("ALD", 0), one("OGR", 1, taille="TG"))
    with refused(played, "D-OVERRUN-01"):
        played.do("ALD", "overrun", target="OGR")
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", 2))
    with refused(played, "D-OVERRUN-01"):
        played.do("ALD", "overrun", target="ORC")


def test_D_OVERRUN_02_avoided_nothing_is_rolled_blocked_all_is() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    answer(played, overrun="avoid")
    played.dice(2)  # the orc's opportunity misses
    played.do("ALD", "overrun", target="ORC")
    done(played)
    played = fight(one("ALD", 0), one("ORC", 1))
    played.dice(2, 10, 15, 5, 10)  # blocked: 14 to 18, then 8 to 14
    played.do("ALD", "overrun", target="ORC")
    done(played)


def test_D_OVERRUN_03_the_target_has_an_opportunity() -> None:
    played = fight(one("OGR", 0), one("ALD", 2))
    answer(played, overrun="avoid")
    played.dice(8, 3)  # 18 against 16: 7
    played.do("OGR", "overrun", target="ALD")
    assert played["OGR"]["pv"] == 29 - 7
    calm = {"overrun": {"entry_provokes": False}}
    played = fight(one("OGR", 0), one("ALD", 2), settings=calm)
    answer(played, overrun="avoid")
    played.do("OGR", "overrun", target="ALD")
    assert not played.asked("opportunity")


def test_D_OVERRUN_03_others_as_for_any_movement() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", 0, 1), answers={"opportunity": "no"})
    answer(played, overrun="avoid")
    played.do("ALD", "overrun", target="ORC")
    assert sorted(a.who for a in played.asked("opportunity")) == ["GOB", "ORC"]


@pytest.mark.parametrize(("used", "again"), [(True, False), (False, True)])
def test_D_OVERRUN_04_avoided_it_is_only_a_walk(used: bool, again: bool) -> None:
    played = fight(
        one("ALD", 0), one("ORC", 1), one("GOB", 3), answers={"opportunity": "no"},
        settings={"overrun": {"avoided_uses_attempt": used}},
    )  # fmt: skip
    answer(played, overrun="avoid")
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].pos == at(2)
    assert played["ALD"]["simple"] == 1
    if again:
        played.do("ALD", "overrun", target="GOB")
        assert played["ALD"].pos == at(4)
    else:
        with refused(played, "D-OVERRUN-01"):
            played.do("ALD", "overrun", target="GOB")


def test_D_OVERRUN_05_strength_against_the_better_of_strength_and_dexterity() -> None:
    played = fight(one("OGR", 0), one("ALD", 2), answers=dict(BLOCKS))
    assert total(strength(played["OGR"])) == 9
    assert total((*footing(played["ALD"]), *steady(played["ALD"], "overrun"))) == 4
    played.dice(9, 10)  # 18 against 14
    played.do("OGR", "overrun", target="ALD")
    assert played["ALD"].has("prone")


@pytest.mark.parametrize(("more", "falls"), [(4, False), (0, True)])
def test_D_OVERRUN_05_who_stands_firm_and_06_not_in_turn(more: int, falls: bool) -> None:
    """17 against 18 with its stability; in turn 13 against 14, without it."""
    firm = {"overrun": {"stability": more}}
    played = fight(one("ORC", 0), one("TOR", 1), answers=dict(BLOCKS), settings=firm)
    played.dice(14, 11, *(() if falls else (10, 11)))
    played.do("ORC", "overrun", target="TOR")
    assert played["TOR"].has("prone") is falls
    assert not played["ORC"].has("prone")
    done(played)


@pytest.mark.parametrize(("defends", "falls"), [(10, False), (12, True)])
def test_D_OVERRUN_06_who_blocked_tries_in_turn(defends: int, falls: bool) -> None:
    played = fight(one("ALD", 1), one("ORC", 2), answers=dict(BLOCKS))
    played.dice(5, 10, defends + 1, 11)  # 9 to 13; 14 or 16 against 15
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].has("prone") is falls
    assert not played["ORC"].has("prone")
    done(played)


def test_D_OVERRUN_07_back_where_it_came_from_and_no_farther() -> None:
    played = fight(one("ALD", 1), one("ORC", 3), answers=dict(BLOCKS))
    walk(played, "ALD", (2, 0))
    played.dice(5, 10, 2, 11)
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].pos == at(2)
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (1, 0))
    far = {"overrun": {"back_m": 3.0}}
    played = fight(one("ALD", 2), one("ORC", 3), answers=dict(BLOCKS), settings=far)
    played.dice(5, 10, 2, 11)
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].pos == at(1)
    played = fight(one("ALD", 2), one("ORC", 3), one("BRU", 1), answers=dict(BLOCKS), settings=far)
    played.dice(5, 10, 2, 11)
    played.do("ALD", "overrun", target="ORC")
    assert played["ALD"].pos == at(2)
    assert played["ALD"].has("prone")


def test_D_OVERRUN_08_with_the_feat_nobody_avoids() -> None:
    played = fight(
        one("ALD", 0, dons=["science_du_renversement"]), one("ORC", 1),
        answers={"opportunity": "no"},
    )  # fmt: skip
    played.dice(15, 5)
    played.do("ALD", "overrun", target="ORC")
    assert not played.asked("overrun")
    assert played["ORC"].has("prone")


def mounted(**changes: Any) -> Played:
    played = fight(one("ALD", 0, 2, **changes), one("HRS", 0), one("ORC", 3), answers=dict(BLOCKS))
    played.do("ALD", "mount", target="HRS")
    return played


def test_D_OVERRUN_09_a_mount_uses_its_own_strength_and_size() -> None:
    played = mounted()
    walk(played, "ALD", (1, 0))
    played.dice(10, 10)
    played.do("ALD", "overrun", target="ORC")
    rolls = [f for f in played.ports.thrown if f[1] == "overrun"]
    assert rolls[0][0] == "HRS"
    assert total(strength(played["HRS"])) == 8
    assert played["ORC"].has("prone")
    assert played["ALD"].pos == played["HRS"].pos == at(4)


def test_D_OVERRUN_10_trample_adds_a_hoof() -> None:
    played = mounted(dons=["pietinement"])
    walk(played, "ALD", (1, 0))
    played.dice(10, 10, 3, 2)  # 9 against 13 − 4
    played.do("ALD", "overrun", target="ORC")
    assert not played.asked("overrun")
    assert played["ORC"]["pv"] == 15 - 6
    done(played)


@pytest.mark.parametrize(
    ("choice", "faces"),
    [("avoid", (5, 3)), ("block", (5, 13, 5, 3))],  # 5 + 4 + 2 against 13 − 3
)
def test_D_OVERRUN_11_a_charge_goes_on_behind_it(choice: str, faces: tuple[int, ...]) -> None:
    played = fight(one("ALD", 0), one("ORC", 6), one("GOB", 3))
    answer(played, opportunity="no", overrun=choice)
    played.dice(*faces)
    played.do("ALD", "charge", target="ORC", through="GOB")
    assert played["ALD"].pos == at(5)
    assert played["ORC"]["pv"] == 15 - 7
    assert played["GOB"].has("prone") is (choice == "block")
    done(played)


def test_D_OVERRUN_11_not_in_a_charge_by_srd_and_it_may_end_there() -> None:
    played = fight(one("ALD", 0), one("ORC", 6), one("GOB", 3), settings={"profile": "srd"})
    with refused(played, "D-OVERRUN-01"):
        played.do("ALD", "charge", target="ORC", through="GOB")
    played = fight(one("ALD", 0), one("ORC", 6), one("GOB", 3), answers=dict(BLOCKS))
    played.dice(1, 18, 1, 10)  # 1 + 4 + 2 against 18 − 3; then 1 − 4 + 0 against 14
    played.do("ALD", "charge", target="ORC", through="GOB")
    assert played["ALD"].pos == at(2)
    assert played["ORC"]["pv"] == 15
    done(played)
