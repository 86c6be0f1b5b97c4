"""T-10: what a rider tries with his beast."""

from typing import Any

import pytest

from rules.d35.pace import speed
from tests.rules.d35.people import done, end, fight, one
from tests.rules.scripted import Played, refused

RIDE: Any = {"competences": {"equitation": 8}}


def mounted(*others: Any) -> Played:
    people = (one("ALD", 0, 2, monture="HRS", **RIDE), one("HRS", 0), *others)
    return fight(*people, answers={"opportunity": "no"})


@pytest.mark.parametrize(("face", "faster"), [(7, True), (6, False)])
def test_T_10_spurs_give_three_metres(face: int, faster: bool) -> None:
    played = mounted(one("ORC", 9))
    played.dice(face, *([2] if faster else []))
    played.do("ALD", "trick", trick="spur")
    assert speed(played["HRS"]) == (18 if faster else 15)
    assert played["HRS"]["pv"] == (28 if faster else 30)
    done(played)


def test_T_10_behind_the_mount_he_is_covered_and_strikes_nobody() -> None:
    played = mounted(one("ORC", 2))
    played.dice(7)
    played.do("ALD", "trick", trick="cover")
    with refused(played, "D-ATK-01"):
        played.do("ALD", "attack", target="ORC")
    end(played)
    played.dice(13)  # 18 against 16 + 4
    played.do("ORC", "attack", target="ALD")
    assert played.last("attack.miss").params["against"] == 20


@pytest.mark.parametrize(("face", "both"), [(2, True), (1, False)])
def test_T_10_rider_and_mount_strike_together(face: int, both: bool) -> None:
    played = mounted(one("ORC", 2))
    played.dice(face, 1)
    played.do("ALD", "trick", trick="fight_with")
    played.do("ALD", "attack", target="ORC")
    if both:
        played.dice(1)
        played.do("HRS", "attack", target="ORC")
        done(played)
    else:
        with refused(played, "D-ATK-01"):
            played.do("HRS", "attack", target="ORC")


@pytest.mark.parametrize(("trick", "dc"), [("leap", 15), ("stay", 5)])
def test_T_10_other_checks_are_only_told(trick: str, dc: int) -> None:
    played = mounted(one("ORC", 9))
    played.dice(10)
    played.do("ALD", "trick", trick=trick)
    assert played.last("check").params["dc"] == dc
    done(played)
