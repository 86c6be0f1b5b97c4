"""The buttons of a turn: what may be done to whoever is near, once each."""

from typing import Any

from tests.rules.d35.people import fight, one
from tests.rules.scripted import Played


def offered(played: Played, who: str) -> list[tuple[str, Any]]:
    offers = played.fight.rules.offers(played.fight, played[who])
    return [(o.verb, o.args.get("target")) for o in offers]


def test_manoeuvres_against_an_armed_enemy_in_reach() -> None:
    found = offered(fight(one("ALD", 0), one("ORC", 1)), "ALD")
    for verb in ("attack", "trip", "disarm", "sunder", "feint"):
        assert found.count((verb, "ORC")) == 1, verb


def test_nothing_of_it_out_of_reach() -> None:
    found = {verb for verb, _ in offered(fight(one("ALD", 0), one("ORC", 9)), "ALD")}
    assert not found & {"trip", "disarm", "sunder", "feint"}


def test_nothing_is_taken_from_empty_hands_and_nobody_mindless_is_fooled() -> None:
    found = offered(fight(one("ALD", 0), one("ZOM", 1)), "ALD")
    assert ("trip", "ZOM") in found
    assert not {("disarm", "ZOM"), ("sunder", "ZOM"), ("feint", "ZOM")} & set(found)


def test_a_friend_at_grips_may_be_helped() -> None:
    played = fight(one("ALD", 0, 1), one("BRU", 0), one("ORC", 1))
    assert ("aid", "BRU") in offered(played, "ALD")
    alone = fight(one("ALD", 0, 1), one("BRU", 0), one("ORC", 12))
    assert ("aid", "BRU") not in offered(alone, "ALD")


def test_a_weapon_to_strike_or_throw_is_offered_once() -> None:
    spear: Any = {"main_directrice": "lance"}
    found = offered(fight(one("ORC", 0, **spear), one("ALD", 1)), "ORC")
    assert found.count(("attack", "ALD")) == 1
