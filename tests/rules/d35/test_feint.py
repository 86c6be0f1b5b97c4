"""Feints: D-FEINT."""

import pytest

from rules.d35.budget import left
from rules.engine.modifiers import total
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of
from tests.rules.scripted import Played, refused


def bluff(played: Played, verdict: str) -> tuple[int, int]:
    """Modifiers of both rolls."""
    tell = played.last(verdict)
    mine, theirs = (total(tell.params[k].mods) for k in ("roll", "against"))
    return mine, theirs


def test_D_FEINT_01_a_standard_action_that_exposes_nobody() -> None:
    played = fight(one("BRU", 1), one("GOB", 0), one("ORC", 2), one("ORC2", 1, 1))
    played.dice(8, 10)
    played.do("BRU", "feint", target="GOB")
    assert not played.asked("opportunity")
    assert "standard" not in left(played["BRU"])
    assert "move" in left(played["BRU"])
    far = fight(one("BRU", 0), one("GOB", 5))
    with refused(far, "D-FEINT-01"):
        far.do("BRU", "feint", target="GOB")


@pytest.mark.parametrize(("foe", "rolls"), [("GOB", (9, 0)), ("ALD", (9, 7))])
def test_D_FEINT_02_bluff_against_sense_motive_and_base_attack(
    foe: str, rolls: tuple[int, int]
) -> None:
    played = fight(one("BRU", 0), one(foe, 1, side="X"), one("ORC", 9))
    played.dice(20, 1)
    played.do("BRU", "feint", target=foe)
    assert bluff(played, "feinted") == rolls


def test_D_FEINT_03_strictly_greater_and_the_next_attack_finds_no_dexterity() -> None:
    played = fight(one("BRU", 0), one("GOB", 1))
    played.dice(8, 17)  # 17 against 17
    played.do("BRU", "feint", target="GOB")
    assert "feinted" not in effects(played, "GOB")
    end(played), end(played)
    played.dice(8, 10)
    played.do("BRU", "feint", target="GOB")
    assert "feinted" in effects(played, "GOB")
    end(played), end(played)
    played.dice(9, 10, 3)  # 13 misses 14; then the feint is used up
    played.do("BRU", "attack", target="GOB")
    assert played.last("attack.miss").params["against"] == 14
    assert "feinted" not in effects(played, "GOB")


def test_D_FEINT_03_it_is_for_a_melee_attack_alone() -> None:
    knives = {"armes": ["rapiere", "dague"], "main_directrice": "rapière", "main_faible": "dague"}
    played = fight(one("BRU", 0, dons=["science_de_la_feinte"], **knives), one("GOB", 1))
    played.dice(8, 10)
    played.do("BRU", "feint", target="GOB")
    played.gm("place", who="GOB", to=at(2))
    played.dice(2)
    played.do("BRU", "attack", target="GOB", weapon="dague")
    assert played.last("attack.miss").params["against"] == 15
    assert "feinted" in effects(played, "GOB")


def test_D_FEINT_03_it_must_come_before_the_end_of_the_next_turn() -> None:
    played = fight(one("BRU", 0), one("GOB", 1), faces=(8, 10))
    played.do("BRU", "feint", target="GOB")
    end(played), end(played)
    assert "feinted" in effects(played, "GOB")
    end(played)
    assert "feinted" not in effects(played, "GOB")


def test_D_FEINT_04_who_is_no_humanoid_is_harder_to_fool() -> None:
    played = fight(one("BRU", 0), one("OGR", 1), faces=(20, 1))
    played.do("BRU", "feint", target="OGR")
    assert bluff(played, "feinted")[0] == 5


@pytest.mark.parametrize(("mode", "mod"), [("replaces", 1), ("adds", -3)])
def test_D_FEINT_05_a_beast_harder_still(mode: str, mod: int) -> None:
    played = fight(
        one("BRU", 0), one("HRS", 1, side="X"), faces=(20, 1),
        settings={"feint": {"animal_mode": mode}},
    )  # fmt: skip
    played.do("BRU", "feint", target="HRS")
    assert bluff(played, "feinted")[0] == mod


def test_D_FEINT_06_nobody_fools_what_has_no_mind() -> None:
    played = fight(one("BRU", 0), one("ZOM", 1))
    with refused(played, "D-FEINT-06"):
        played.do("BRU", "feint", target="ZOM")


def test_D_FEINT_07_with_the_feat_a_move_action_and_the_attack_in_one_turn() -> None:
    played = fight(one("BRU", 0, dons=["science_de_la_feinte"]), one("GOB", 1))
    played.dice(8, 10, 10, 3)
    played.do("BRU", "feint", target="GOB")
    played.do("BRU", "attack", target="GOB")
    assert played["GOB"]["pv"] == 1
    done(played)
    turn_of(played, "GOB")
