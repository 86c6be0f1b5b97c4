"""Flanking and cover: T-06, T-07, with the geometry that the text leaves out."""

import pytest

from rules.d35.circumstances import angle
from tests.rules.d35.people import end, fight, one
from tests.rules.scripted import Played

BOW = {"main_directrice": "arc long composite"}


def last(played: Played) -> tuple[int, int]:
    """Total and number to reach of the last attack."""
    tell = played.told("attack.hit", "attack.miss", "attack.critical")[-1]
    return tell.params["roll"].total, tell.params["against"]


def test_angles_are_seen_from_the_target() -> None:
    assert angle((0, 0, 0), (1, 0, 0), (-1, 0, 0)) == 180
    assert angle((0, 0, 0), (1, 0, 0), (0, 0, -1)) == 90
    assert angle((0, 0, 0), (1, 5, 0), (-1, 0, 1)) == pytest.approx(135)


@pytest.mark.parametrize(("at", "total"), [((2, 0), 14), ((2, 1), 14), ((1, 1), 12), ((5, 0), 12)])
def test_T_06_two_enemies_on_opposite_sides(at: tuple[int, int], total: int) -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("BRU", *at), faces=(2, 3))
    played.do("ALD", "attack", target="ORC")
    assert last(played)[0] == total


def test_T_06_not_by_the_gm_s_word_and_by_the_map_at_once() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("BRU", 2), faces=(2, 3))
    played.gm("effect", who="ALD", name="flanking")
    played.do("ALD", "attack", target="ORC")
    assert last(played)[0] == 14
    off = {"flanking": {"on": False}}
    played = fight(one("ALD", 0), one("ORC", 1), one("BRU", 2), faces=(2, 3), settings=off)
    played.do("ALD", "attack", target="ORC")
    assert last(played)[0] == 12


def test_T_07_cover_from_a_wall_or_from_somebody() -> None:
    played = fight(one("ALD", 0, **BOW), one("ORC", 5), faces=(2,), facts={"cover": "partial"})
    played.do("ALD", "attack", target="ORC")
    assert last(played)[1] == 17
    played = fight(one("ALD", 0, **BOW), one("ORC", 6), one("GOB", 3), faces=(2,))
    played.do("ALD", "attack", target="ORC")
    assert last(played)[1] == 17
    off = {"cover": {"creatures": False}}
    played = fight(one("ALD", 0, **BOW), one("ORC", 6), one("GOB", 3), faces=(2,), settings=off)
    played.do("ALD", "attack", target="ORC")
    assert last(played)[1] == 13


def test_T_07_the_invisible_are_seized_by_nobody() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.gm("effect", who="ALD", name="invisible")
    played.do("ALD", "step", to=(0, 64, 1))
    assert played.asked("opportunity") == []
    end(played)
