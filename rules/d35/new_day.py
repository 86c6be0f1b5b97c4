"""A night's rest: what is counted by the day is whole again."""

from rules.engine.flows import lift
from rules.engine.requests import Flow, Tell
from rules.engine.ruleset import Arg, Verb

from .abilities import USED
from .encounter import Many
from .sheet import Fight
from .slots import SPENT
from .theme import Theme
from .turn_power import ATTEMPTED

DAILY = (SPENT, USED, ATTEMPTED)
"""Experience that was paid (D-CAST-07) is no part of it."""


def new_day(fight: Fight, act: Many) -> Flow[None]:
    """D-CAST-10, D-ABIL-03, D-TURN-04: spells, abilities and turning attempts, by the GM's word."""
    for id in act.who:
        yield from lift(fight[id].effects(*DAILY), "new day")
        yield Tell("new-day", (id,))


NEW_DAY = Theme(
    verbs={"new-day": Verb(Many, new_day, (Arg("who", "creatures"),), when="gm")},
    tells=("new-day",),
)
