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


def test_a_charge_is_offered_where_the_way_is_long_and_free_enough() -> None:
    assert ("charge", "ORC") in offered(fight(one("ALD", 0), one("ORC", 6)), "ALD")
    assert ("charge", "ORC") not in offered(fight(one("ALD", 0), one("ORC", 1)), "ALD")
    assert ("charge", "ORC") not in offered(fight(one("ALD", 0), one("ORC", 30)), "ALD")
    barred = fight(one("ALD", 0), one("ORC", 6), one("GOB", 3))
    assert [t for v, t in offered(barred, "ALD") if v == "charge"] == ["GOB"]


def test_no_charge_after_a_step_or_with_but_half_a_turn_left() -> None:
    walked = fight(one("ALD", 0), one("ORC", 6))
    walked.do("ALD", "step", to=(-1, 64, 0))
    assert ("charge", "ORC") not in offered(walked, "ALD")


def test_who_stands_beside_may_be_rushed_and_run_over() -> None:
    beside = fight(one("ALD", 0), one("ORC", 1))
    for verb in ("bull_rush", "overrun"):
        assert offered(beside, "ALD").count((verb, "ORC")) == 1, verb
        assert (verb, "ORC") not in offered(fight(one("ALD", 0), one("ORC", 2)), "ALD")
    backed = fight(one("ALD", 0), one("ORC", 1), one("TOR", 2))
    assert ("overrun", "ORC") not in offered(backed, "ALD")
    large = fight(one("GOB", 0), one("OGR", 1, side="X"))
    assert not {"bull_rush", "overrun"} & {v for v, _ in offered(large, "GOB")}


def test_what_is_offered_of_these_is_not_refused() -> None:
    for verb, place in (("charge", 6), ("bull_rush", 1), ("overrun", 1)):
        played = fight(one("ALD", 0), one("ORC", place), faces=[6] * 12)
        assert (verb, "ORC") in offered(played, "ALD")
        played.do("ALD", verb, target="ORC")
        assert played.table.standing[-1].command.verb == verb


def test_a_step_that_is_said_is_not_offered_again() -> None:
    played = fight(one("ALD", 0), one("ORC", 6))
    assert ("shift", None) in offered(played, "ALD")
    played.do("ALD", "shift")
    assert ("shift", None) not in offered(played, "ALD")
