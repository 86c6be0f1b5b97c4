"""Holds end where the two have been parted, whatever moved one of them."""

from rules.engine.changes import End
from rules.engine.requests import Flow, Tell

from .hands import zone_of
from .settings import setting
from .sheet import Creature, Fight
from .space import within


def hold_reach(me: Creature) -> int:
    """W-WRS-01, A16: squares one wrestles at; with a setting, as far as one's control zone."""
    least = int(setting(me.fight, "wrestling", "reach"))
    return max(least, zone_of(me)) if setting(me.fight, "wrestling", "by_zone") else least


def part(fight: Fight, me: Creature) -> Flow[None]:
    """W-WRS-05, A39: what it holds and what holds it, as far as they are out of reach now."""
    for e in fight.effects("attrape"):
        if me.id not in (e.on, e.by) or e.by not in fight or e.on not in fight:
            continue
        holder, held = fight[e.by], fight[e.on]
        if not within(holder, held, hold_reach(holder)):
            yield End(e.id, "parted")
            yield Tell("released", (e.by, e.on))
