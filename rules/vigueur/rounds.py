"""Rounds and turns: what comes back, what ticks, what a turn begins and ends with, the end."""

from collections.abc import Callable
from typing import Any

from rules.engine.changes import Count, Over
from rules.engine.flows import lift
from rules.engine.requests import Flow, Tell
from rules.engine.turns import hook

from .actions import fade
from .budget import empty, refresh
from .conditions import action_limits, can_act, hostile, is_mount
from .flight import flee
from .holds import breath, lapse
from .initiative import roll_initiative
from .morale import morale
from .rider import riderless
from .settings import setting
from .sheet import Creature, Fight
from .tally import gauges, group_of, record, slots, tick


def round_start(fight: Fight) -> Flow[None]:
    """W-D-RND, W-FRM-02: points, initiative, attrition, what ticks, morale; rounds, not seconds."""
    yield Tell("round", (), {"number": fight.clock.round})
    for id in [c.id for c in fight]:
        c = fight[id]
        if c.out or is_mount(c):
            yield from empty(c)
        elif setting(fight, "round", "refresh") == "round_start":
            yield from refresh(fight, c)
    yield from roll_initiative(fight)
    yield from attrition(fight)
    for id in [c.id for c in fight]:
        yield from tick(fight, fight[id])
    yield from riderless(fight)
    yield from morale(fight)
    yield from end_if_won(fight)


def attrition(fight: Fight) -> Flow[None]:
    """W-ATR-02, W-ATR-03, A53: from the third round, one fatigue each, which never overflows."""
    if fight.clock.round < setting(fight, "attrition", "start_round"):
        return
    mounts = setting(fight, "attrition", "mounts")
    tired = [
        c.id for c in fight if c.has("attrition") and not c.out and (mounts or not is_mount(c))
    ]
    if not setting(fight, "attrition", "includes_prone"):
        tired = [id for id in tired if not fight[id].has("renverse")]
    if tired:
        yield Tell("attrition", tuple(tired))
    for id in tired:
        c = fight[id]
        for _ in range(setting(fight, "attrition", "fatigue")):
            if setting(fight, "attrition", "can_wound"):
                yield from record(fight, c, 1, "attrition")
            elif c["fatigue"] < slots(c, 1):
                yield Count(id, "fatigue", c["fatigue"] + 1, "attrition")


def turn_start(fight: Fight, me: Creature) -> Flow[None]:
    """W-D-CND: what a condition takes from this turn; A58: a flight put off until now."""
    if not me.out and setting(fight, "round", "refresh") == "own_turn" and not is_mount(me):
        yield from refresh(fight, me)
    if me.has("en_fuite") and setting(fight, "rout", "timing") == "own_turn":
        yield from flee(fight, me)
        yield from end_if_won(fight)
        if me.out:
            return
    if me.out or not can_act(me):
        yield Tell("turn-lost", (me.id,))
        return
    yield from breath(fight, me)
    limits = action_limits(me)
    if limits and me["A"] > min(limits):
        yield Count(me.id, "A", min(limits), "condition")
    yield Tell("turn", (me.id,), {"A": me["A"], "R": me["R"], **gauges(me), **grips(me)})


def grips(me: Creature) -> dict[str, tuple[str, ...]]:
    """W-WRS-05: who holds it, and whom it holds."""
    by = tuple([e.by for e in me.effects("attrape") if e.by in me.fight])
    on = tuple([e.on for e in me.fight.effects("attrape", by=me.id)])
    return {"held_by": by, "holds": on}


def turn_end(fight: Fight, me: Creature) -> Flow[None]:
    """W-WRS-12, W-ACT-01: a grip not kept lapses; what was not walked is lost."""
    yield from lapse(fight, me)
    yield from fade(fight, me)
    for pool in ("pas", "traine"):
        if me[pool]:
            yield Count(me.id, pool, 0, "turn over")


def is_over(fight: Fight) -> bool:
    """W-FRM-03, A64: no two enemies are left who could fight."""
    if fight.state.over:
        return True
    out = setting(fight, "end", "out_statuses")
    left = [c for c in fight if c.out not in out and not is_mount(c)]
    if setting(fight, "end", "routed_are_out"):
        left = [c for c in left if not c.has("en_fuite")]
    if setting(fight, "groups", "end_unit") == "groupe" and lost_group(fight, left):
        return True
    return not any(hostile(a, b) for a in left for b in left)


def lost_group(fight: Fight, left: list[Creature]) -> bool:
    """A61: by that setting a fight is decided as soon as one whole group is out of it."""
    standing = [group_of(c) for c in left]
    return any(group_of(c) not in standing for c in fight if not is_mount(c))


def end_if_won(fight: Fight) -> Flow[None]:
    """W-FRM-03: the fight ends as soon as nobody has an enemy left; undone, it goes on."""
    if fight.clock.round and not fight.state.over and is_over(fight):
        out = setting(fight, "end", "out_statuses")
        sides = dict.fromkeys(c.side for c in fight if c.out not in out and not is_mount(c))
        yield Tell("victory", (), {"side": ", ".join(sides) or "none"})
        yield from hook(finish(fight))
        yield Over("won" if sides else "nobody-left")


def closing(flow: Callable[[Fight, Any], Flow[Any]]) -> Callable[[Fight, Any], Flow[None]]:
    """An act, after which the fight may be over."""

    def closed(fight: Fight, act: Any) -> Flow[None]:
        yield from flow(fight, act)
        yield from riderless(fight)
        yield from end_if_won(fight)

    return closed


PASSING = (
    "surpris",
    "attrition",
    "moral",
    "elan",
    "essai",
    "en_fuite",
    "attrape",
    "etrangle",
    "immobilise",
    "souffle_coupe",
    "etourdi",
    "assomme",
    "suffoque",
    "concentration",
    "entrave",
    "rang",
    "renfort",
)


def finish(fight: Fight) -> Flow[None]:
    """What belonged to the fight alone ends; wounds and what they left stay.

    The summary comes first: of whoever was never seen, only the GM hears.
    """
    for c in list(fight):
        yield Tell("summary", (c.id,), {**gauges(c), "out": c.out or "none"})
    yield from lift(fight.effects(*PASSING), "fight over")
