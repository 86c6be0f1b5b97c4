"""Rounds, budgets, restricted activity, the step: D-ROUND, D-ACT, D-RESTR, D-STEP."""

from rules.d35.budget import can, left
from rules.d35.initiative import until_count
from rules.engine.changes import Begin
from rules.engine.clock import Clock, Slot
from rules.engine.state import Effect, State
from tests.rules.d35.people import answer, at, effects, end, fight, one, refused, turn_of, walk


def test_smoke() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(15, 3))
    played.do("ALD", "attack", target="ORC")
    assert played["ORC"]["pv"] == 8
    assert left(played["ALD"])
