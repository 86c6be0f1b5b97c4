"""Splash weapons: D-SPLASH."""

from typing import Any

import pytest

from rules.d35.scatter import landing
from tests.rules.d35.people import at, done, fight, one
from tests.rules.scripted import Played, refused

ACID: Any = {"armes": ["acide"], "main_directrice": "fiole d'acide"}
ROUND = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
"""Thrower south, target north (−z): 1 south, 2 south-east, 3 east… north = −z."""


def thrown(*others: Any, **more: Any) -> Played:
    return fight(one("BRU", 0, **ACID), *others, answers={"opportunity": "no"}, **more)


def bonus(played: Played, key: str) -> int:
    return sum(m.value for m in played.last(key).params["roll"].mods)


def test_D_SPLASH_01_it_breaks_and_spills() -> None:
    played = thrown(one("ORC", 2), one("GOB", 2, 1))
    played.dice(15, 4)
    played.do("BRU", "attack", target="ORC")
    assert (played["ORC"]["pv"], played["GOB"]["pv"]) == (15 - 4, 5 - 1)
    assert played["BRU"].items() == []


def test_D_SPLASH_01_holy_water_for_the_undead_alone() -> None:
    water: Any = {"armes": ["eau_benite"], "main_directrice": "fiole d'eau bénite"}
    played = fight(one("JOZ", 0, **water), one("ZOM", 2), one("ORC", 2, 1))
    played.dice(15, 2, 3)
    played.do("JOZ", "attack", target="ZOM")
    assert (played["ZOM"]["pv"], played["ORC"]["pv"]) == (16 - 5, 15)
    played = fight(one("JOZ", 0, **water), one("ORC", 2), one("ZOM", 2, 1))
    played.dice(15)
    played.do("JOZ", "attack", target="ORC")
    assert (played["ZOM"]["pv"], played["ORC"]["pv"]) == (16 - 1, 15)
    done(played)


def test_D_SPLASH_02_a_ranged_touch_attack_with_its_range() -> None:
    played = thrown(one("ORC", 4))  # 6 m: two increments
    played.dice(5, 4)
    played.do("BRU", "attack", target="ORC")
    assert bonus(played, "attack.hit") == 5
    assert played.last("attack.hit").params["against"] == 10


def test_D_SPLASH_02_it_exposes_and_friends_are_in_the_way() -> None:
    played = fight(one("BRU", 0, **ACID), one("ORC", 1), one("ALD", 2), one("GOB", 0, 1))
    played.dice(2, 3, 9, 1)  # two opportunities that miss; 9 + 7 − 4 against 10
    played.do("BRU", "attack", target="ORC", weapon="fiole d'acide")
    assert len(played.asked("opportunity")) == 2
    assert bonus(played, "attack.hit") == 3


def test_D_SPLASH_03_all_within_a_square_friends_too() -> None:
    played = thrown(one("ORC", 3), one("GOB", 4), one("ALD", 3, 1), one("TOR", 5))
    played.dice(15, 4)
    played.do("BRU", "attack", target="ORC")
    lost = {id: played[id].sheet.pv - played[id]["pv"] for id in ("ORC", "GOB", "ALD", "TOR")}
    assert lost == {"ORC": 4, "GOB": 1, "ALD": 1, "TOR": 0}
    wide = {"splash": {"radius_m": 3.0}}
    played = thrown(one("ORC", 3), one("TOR", 5), settings=wide)
    played.dice(15, 4)
    played.do("BRU", "attack", target="ORC")
    assert played["TOR"]["pv"] == 38 - 1


def test_D_SPLASH_04_at_a_corner_against_five() -> None:
    played = thrown(one("ORC", 2), one("GOB", 3, -1), one("ALD", 3, 1))
    played.dice(5)  # 5 + 7 − 2
    played.do("BRU", "lob", weapon="fiole d'acide", at=at(3, 0))  # where four squares meet
    lost = {id: played[id].sheet.pv - played[id]["pv"] for id in ("ORC", "GOB", "ALD")}
    assert lost == {"ORC": 1, "GOB": 1, "ALD": 0}
    assert played.last("lobs").params["against"] == 5
    played = thrown(one("OGR", 2))
    with refused(played, "D-SPLASH-04"):
        played.do("BRU", "lob", weapon="fiole d'acide", at=at(3, 1))


def test_D_SPLASH_04_it_exposes_like_any_shot() -> None:
    played = thrown(one("ORC", 1))
    played.dice(15)
    played.do("BRU", "lob", weapon="fiole d'acide", at=at(4, 0))
    assert [a.who for a in played.asked("opportunity")] == ["ORC"]


@pytest.mark.parametrize(("face", "hits"), [(6, True), (5, False)])
def test_D_SPLASH_04_five_hits_and_four_does_not(face: int, hits: bool) -> None:
    """7 − 8 at five increments; a miss goes five squares astray."""
    played = thrown(one("ORC", 10), one("GOB", 9))
    played.dice(face, *([] if hits else [5]))
    played.do("BRU", "lob", weapon="fiole d'acide", at=at(10, 0))
    assert played.last("lobs").params["roll"].total == face - 1
    assert played["ORC"]["pv"] == 15 - hits
    assert played["GOB"]["pv"] == 5 - hits
    done(played)


@pytest.mark.parametrize(("natural", "astray"), [(True, True), (False, False)])
def test_D_SPLASH_04_a_natural_one(natural: bool, astray: bool) -> None:
    played = thrown(one("ORC", 9), settings={"splash": {"natural": natural}})
    played.dice(1, *([1] if astray else []))  # 1 + 7 against 5
    played.do("BRU", "lob", weapon="fiole d'acide", at=at(2, 0))
    assert bool(played.told("flask-astray")) is astray
    done(played)


@pytest.mark.parametrize("face", range(1, 9))
def test_D_SPLASH_05_eight_ways_from_short_around(face: int) -> None:
    played = thrown(one("ORC", 9))
    x, _, z = landing(played.fight, (0.5, 64.0, 0.5), (0.5, 64.0, -3.5), face, 1)
    assert (x - 0.5, z + 3.5) == ROUND[face - 1]
    other = {"splash": {"rotation": "clockwise"}}
    played = thrown(one("ORC", 9), settings=other)
    x, _, z = landing(played.fight, (0.5, 64.0, 0.5), (0.5, 64.0, -3.5), face, 1)
    assert (x - 0.5, z + 3.5) == (-ROUND[face - 1][0], ROUND[face - 1][1])


@pytest.mark.parametrize(("face", "found"), [(1, (0, 2)), (2, (2, 2))])
def test_D_SPLASH_06_a_square_for_each_increment(face: int, found: tuple[int, int]) -> None:
    played = thrown(one("ORC", 9))
    x, _, z = landing(played.fight, (0.5, 64.0, 0.5), (0.5, 64.0, -3.5), face, 2)
    assert (x - 0.5, z + 3.5) == found


def test_D_SPLASH_07_it_splashes_where_it_comes_down() -> None:
    played = fight(
        one("BRU", 0, 0, **ACID), one("ORC", 0, 4), one("GOB", 1, 2), answers={"opportunity": "no"}
    )
    played.dice(1, 1)  # two increments: two squares short, at (0, 2)
    played.do("BRU", "attack", target="ORC")
    assert (played["ORC"]["pv"], played["GOB"]["pv"]) == (15, 5 - 1)


def test_D_SPLASH_07_a_wall_stops_it() -> None:
    played = fight(
        one("BRU", 0, 0, **ACID), one("ORC", 0, 4), one("GOB", 0, 7), one("TOR", 1, 5),
        answers={"opportunity": "no"}, facts={("filled", at(0, 6)): True},
    )  # fmt: skip
    played.dice(1, 5)  # two squares long, but the wall is two squares behind the orc
    played.do("BRU", "attack", target="ORC")
    assert (played["GOB"]["pv"], played["ORC"]["pv"]) == (5, 15 - 1)
    assert played["TOR"]["pv"] == 38 - 1


def test_D_SPLASH_08_a_fuse_takes_a_whole_turn() -> None:
    oil: Any = {"armes": [{"modele": "acide", "nom": "huile", "a_preparer": True}],
                "main_directrice": "huile"}  # fmt: skip
    played = fight(one("BRU", 0, **oil), one("ORC", 1), answers={"opportunity": "no"})
    with refused(played, "D-SPLASH-08"):
        played.do("BRU", "attack", target="ORC", weapon="huile")
    played.do("BRU", "prime", weapon="huile")
    assert played["BRU"]["simple"] == played["BRU"]["mouvement"] == 0
    assert len(played.asked("opportunity")) == 1
    played = thrown(one("ORC", 3))
    with refused(played, "D-SPLASH-08"):
        played.do("BRU", "prime", weapon="fiole d'acide")  # acid needs none
