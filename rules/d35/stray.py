"""Shots at people who grapple: nobody can say whom they will find."""

from rules.engine.requests import Flow, Roll, Tell

from .holds import together
from .sheet import Creature, Fight
from .theme import Theme


def found_by_shot(fight: Fight, me: Creature, target: Creature) -> Flow[Creature]:
    """T-07, D-GRAPPLE-15: any of those in the grapple, each as likely; the target if it is free."""
    group = together(target)
    if len(group) == 1:
        return target
    roll = yield from Roll("stray-shot", me.id, (len(group),))
    hit = group[roll.natural - 1]
    yield Tell("stray", (me.id, hit.id), {"roll": roll})
    return hit


STRAY = Theme(tells=("stray",))
