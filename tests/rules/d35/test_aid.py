"""Helping others: D-AID."""

from typing import Any

import pytest

from rules.engine.modifiers import total
from tests.rules.d35.people import done, effects, end, fight, one, turn_of
from tests.rules.scripted import Played, answer, refused


def three(**script: Any) -> Played:
    """Brune and Aldric on two sides of an orc's corner, so that nobody flanks."""
    return fight(one("BRU", 0, 1), one("ALD", 0), one("ORC", 1), **script)


@pytest.mark.parametrize(("face", "helps"), [(6, True), (5, False), (1, False), (20, True)])
def test_D_AID_01_an_attack_roll_against_10(face: int, helps: bool) -> None:
    played = three(faces=(face,))
    played.do("BRU", "aid", target="ALD")
    assert ("aided" in effects(played, "ALD")) is helps
    assert not played.asked("opportunity")


def test_D_AID_01_two_on_the_attack_or_two_to_the_guard() -> None:
    played = three(faces=(6, 10, 5, 13))
    played.do("BRU", "aid", target="ALD")
    end(played)
    played.do("ALD", "attack", target="ORC")
    roll = played.last("attack.hit").params["roll"]
    assert total(roll.mods) == 12
    played = three(faces=(6, 12))
    played.do("BRU", "aid", target="ALD", kind="ac", foe="ORC")
    turn_of(played, "ORC")
    played.do("ORC", "attack", target="ALD")
    assert played.last("attack.miss").params["against"] == 18
    assert effects(played, "ALD") == []
    done(played)


def test_D_AID_01_the_friend_must_be_at_grips_with_somebody_in_reach() -> None:
    played = fight(one("BRU", 5), one("ALD", 0), one("ORC", 1))
    with refused(played, "D-AID-01"):
        played.do("BRU", "aid", target="ALD")
    with refused(played, "D-AID-01"):
        played.do("BRU", "aid", target="ORC")


def test_D_AID_02_lost_at_the_start_of_the_next_turn_or_with_the_first_attack() -> None:
    played = three(faces=(6, 1, 1))
    played.do("BRU", "aid", target="ALD")
    end(played)
    assert "aided" in effects(played, "ALD")
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "attack", target="ORC")
    first, second = (t.params["roll"] for t in played.told("attack.miss"))
    assert (total(first.mods), total(second.mods)) == (12, 5)
    turn_of(played, "BRU")
    played.dice(6)
    played.do("BRU", "aid", target="ALD")
    end(played), end(played)
    assert "aided" in effects(played, "ALD")
    end(played)
    assert "aided" not in effects(played, "ALD")


def test_D_AID_03_sleepers_are_shaken_awake_and_checks_are_helped() -> None:
    played = three()
    with refused(played, "D-AID-03"):
        played.do("BRU", "assist", target="ALD")
    played.gm("effect", who="ALD", name="asleep")
    played.do("BRU", "assist", target="ALD")
    assert not played["ALD"].has("asleep")
    played = fight(one("BRU", 0), one("CYR", 1), one("ORC", 9), faces=(10, 3))
    played.do("BRU", "assist", target="CYR", what="bluff")
    end(played)
    played.do("CYR", "skill", skill="bluff", dc=5)
    assert total(played.last("check").params["roll"].mods) == 2
    assert effects(played, "CYR") == []
    done(played)


def test_D_AID_04_the_risk_of_what_one_helps_with_is_shared() -> None:
    played = three(answers={"opportunity": "no"})
    played.do("BRU", "assist", target="ALD", what="drink_potion")
    assert [a.who for a in played.asked("opportunity")] == ["ORC"]
    played = three(faces=(6,))
    played.do("BRU", "aid", target="ALD")
    assert not played.asked("opportunity")


@pytest.mark.parametrize(("stack", "bonus"), [(True, 4), (False, 2)])
def test_D_AID_05_helpers_add_up(stack: bool, bonus: int) -> None:
    played = fight(
        one("BRU", 0, 1), one("IRI", 1, 1), one("ALD", 0), one("ORC", 1),
        faces=(6, 6, 1), settings={"aid": {"stack": stack}, "flanking": {"on": False}},
    )  # fmt: skip
    played.do("BRU", "aid", target="ALD")
    end(played)
    played.do("IRI", "aid", target="ALD")
    end(played)
    played.do("ALD", "attack", target="ORC")
    assert total(played.last("attack.miss").params["roll"].mods) == 10 + bonus


@pytest.mark.parametrize(("natural", "helps"), [(True, False), (False, True)])
def test_D_AID_01_a_natural_1_fails_unless_told_otherwise(natural: bool, helps: bool) -> None:
    played = fight(
        one("ALD", 0, 1), one("BRU", 0), one("ORC", 1), faces=(1,),
        settings={"aid": {"natural": natural}},
    )  # fmt: skip
    answer(played, **{"aid-kind": "attack"})
    played.do("ALD", "aid", target="BRU")  # 1 + 10
    assert ("aided" in effects(played, "BRU")) is helps
