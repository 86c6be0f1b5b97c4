"""Riding: each choice with its default and what else it may be."""

from typing import Any

import pytest

from rules.blocs import RULESET
from rules.engine.requests import Refused
from tests.rules.blocs.choices import choose
from tests.rules.blocs.people import ALDRIC, ORC, at, fight, foe, hero
from tests.rules.blocs.test_mounts import HORSE, riding, steed
from tests.rules.scripted import Played

STOLEN = HORSE.model_copy(update={"agilite": 3})


@pytest.mark.parametrize(("key", "value", "face", "stays"), [
    ("monture.seuil", 10, 10, True), ("monture.seuil", 11, 10, False),
    ("monture.strict", True, 9, False), ("monture.strict", False, 9, True),
])  # fmt: skip
def test_B_MNT_03_what_keeps_the_seat(key: str, value: Any, face: int, stays: bool) -> None:
    """AMB-70: Dextérité 1."""
    played = riding(settings=choose(key, value))
    played.dice(face)
    played.gm("unseat", who="HOR")
    assert played["ALD"].has("mounted") is stays


@pytest.mark.parametrize(("rule", "faces", "asked", "state"), [
    ("mj", [], 1, ""), ("aucun", [], 0, ""), ("de", ["6:1"], 0, "trapped"), ("de", ["6:5"], 0, ""),
])  # fmt: skip
def test_B_MNT_06_bad_luck(rule: str, faces: list[str], asked: int, state: str) -> None:
    """AMB-71."""
    played = riding(answers={"jump-off": "no"}, settings=choose("monture.malheur", rule))
    played.dice(*faces)
    played.do("HOR", "prone")
    assert len(played.asked("mishap")) == asked
    assert played["ALD"].has("trapped") is bool(state)


@pytest.mark.parametrize(("whose", "left"), [("cavalier", 4.5), ("monture", 1.5)])
def test_B_MNT_02_half_of_whose_metres(whose: str, left: float) -> None:
    """AMB-72: nine of the rider's, fifteen of the mount's."""
    assert riding(settings=choose("monture.cout_de", whose))["ALD"]["moves"] == left


@pytest.mark.parametrize(("rule", "left"), [("perdu", 0), ("garde", 4.5)])
def test_B_MNT_08_what_is_left_to_a_rider_who_is_thrown(rule: str, left: float) -> None:
    """AMB-72."""
    played = riding(settings=choose("monture.reste_du_cavalier", rule))
    played.dice(2)
    played.gm("unseat", who="HOR")
    assert played["ALD"]["moves"] == left


@pytest.mark.parametrize(("whose", "left"), [("monture", (1, 0)), ("cavalier", (0, 1))])
def test_B_MNT_08_who_dodges_for_a_led_mount(whose: str, left: tuple[int, int]) -> None:
    """AMB-73."""
    played = riding(
        answers={("HOR", "defence"): "dodge"}, settings=choose("monture.esquive", whose)
    )
    played.gm("place", who="ORC", to=at(3, 0))
    for who in ("ALD", "HOR"):
        played.do(who, "end")
    played.dice(2)
    played.do("ORC", "attack", target="HOR")
    assert (played["ALD"]["reaction"], played["HOR"]["reaction"]) == left


@pytest.mark.parametrize(("whose", "metres"), [("monture", 1), ("cavalier", 2)])
def test_B_MNT_10_whose_squares_a_rider_fills(whose: str, metres: int) -> None:
    """The horse fills (1, 0) to (2, 1); the orc is at (3, 1)."""
    played = riding(settings=choose("monture.espace", whose))
    played.gm("place", who="ORC", to=at(3, 1))
    assert played["ALD"].distance(played["ORC"]) == metres


@pytest.mark.parametrize(("rule", "mounted"), [("tombe", False), ("reste", True)])
def test_B_MNT_04_a_rider_who_faints(rule: str, mounted: bool) -> None:
    played = riding(settings=choose("monture.cavalier_inerte", rule), faces=[])
    played.gm("place", who="ORC", to=at(3, 0))
    for who in ("ALD", "HOR"):
        played.do(who, "end")
    played.gm("set", who="ALD", counter="pv", to=1)
    played.dice(15, 6)
    played.do("ORC", "attack", target="ALD")
    assert played["ALD"].has("unconscious")
    assert played["ALD"].has("mounted") is mounted


def test_B_MNT_05_a_mount_that_is_killed_takes_its_rider_down() -> None:
    played = riding(answers={"jump-off": "no"})
    played.gm("place", who="ORC", to=at(3, 0))
    for who in ("ALD", "HOR"):
        played.do(who, "end")
    played.gm("set", who="HOR", counter="pv", to=1)
    played.dice(15, 6)
    played.do("ORC", "attack", target="HOR")
    assert played["HOR"].out == "dead"
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (False, True)


@pytest.mark.parametrize(("rule", "acts"), [("attend", False), ("rejoue", True)])
def test_B_MNT_08_a_horse_that_has_had_its_turn(rule: str, acts: bool) -> None:
    """It came first in the round; led from now on, it has no second turn in it."""
    played = fight(steed(STOLEN), hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9),
                   settings=choose("monture.deja_agi", rule))  # fmt: skip
    played.do("HOR", "end")
    played.do("ALD", "mount", target="HOR")
    assert ("HOR" in played.fight.clock.acting()) is acts
    assert ("ALD", "HOR") in [s.who for s in played.fight.clock.slots]
    if not acts:
        with pytest.raises(Refused, match="not-your-turn"):
            played.do("HOR", "step", to=at(2, 0))
        played.do("ALD", "end")
        played.do("ORC", "end")
        assert {"ALD", "HOR"} == set(played.fight.clock.acting())


@pytest.mark.parametrize(("seat", "mounted"), [("HOR", True), ("", False)])
def test_B_MNT_07_whoever_sits_on_a_horse_as_the_fight_begins(seat: str, mounted: bool) -> None:
    """The world says so; nobody pays for it."""
    played = Played(RULESET, hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), steed(),
                    facts={("vehicle", "ALD"): seat}, faces=[15, 5, 4])  # fmt: skip
    played.gm("begin")
    assert played["ALD"].has("mounted") is mounted
    assert played["ALD"]["moves"] == 9
    assert (("ALD", "HOR") in [s.who for s in played.fight.clock.slots]) is mounted
