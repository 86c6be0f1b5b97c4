"""A walk let go out of one's turn: who walks now, whom that keeps waiting, when it is over."""

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift, refill
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .budget import allowance
from .conditions import able, held
from .places import check_place, step_back
from .riding import mount_of
from .settings import setting
from .sheet import Creature, Fight

WALKING = "ready-walk"
"""The walk that was held ready is under way."""

ITS_VERBS = ("step", "stand", "mode", "end")
"""B-MOV-01: what is paid with metres, and saying that one stops."""


def off_turn(me: Creature) -> tuple[str, ...]:
    """B-ACT-10: what it may do although it is not its turn."""
    return ITS_VERBS if walks(me) else ()


def walks(me: Creature) -> bool:
    """B-ACT-10: whether it is on the walk that it had held ready, and can go on."""
    fight = me.fight
    if not fight.state.effects or all(e.until.passed(fight.clock) for e in me.effects(WALKING)):
        return False
    return able(me) and me["moves"] > 0 and not me.has(*held(fight))


def metres_ready(me: Creature) -> float:
    """B-ACT-10, B-MOV-10: N: a whole movement as it moves now; none for somebody in a saddle."""
    return 0 if mount_of(me) is not None else allowance(me)


def let_walk(me: Creature, during: Creature) -> Flow[None]:
    """B-ACT-10: its metres, to walk at once; they are gone when this turn is over.

    ``during``: whoever set it off. In a turn of its own they come on top of what it has left.
    """
    metres, acting = metres_ready(me), me.fight.acting
    if me in acting:
        yield Count(me.id, "moves", me["moves"] + metres, "ready")
    elif acting:
        until = (during if during in acting else acting[0]).this_end
        yield Count(me.id, "moves", metres, "ready")
        yield Begin(Effect(WALKING, me.id, me.id, until, {"metres": metres}))
    yield Tell("ready-walk", (me.id,), {"metres": metres})


def waits_for(me: Creature) -> Creature | None:
    """B-REA-03: who walks before it goes on with its turn."""
    fight = me.fight
    if not fight.state.effects or me not in fight.acting or not setting(fight, "pret", "suspend"):
        return None
    return next((c for c in fight if c != me and walks(c)), None)


def check_turn(me: Creature, verb: str) -> None:
    """B-REA-03: interrupted, one goes on when that is over; one may end one's turn. Raises Refused.

    With the turn whatever interrupts it ends too.
    """
    other = waits_for(me)
    if other is not None and verb != "end":
        raise Refused("interrupted", "B-REA-03", who=other.id)


def wear_out(me: Creature, least: float) -> Flow[None]:
    """B-ACT-10: the walk is over when what is left pays for no step."""
    if me.fight.state.effects and me["moves"] < least and me.has(WALKING):
        yield from stop(me)


def stop(me: Creature) -> Flow[None]:
    """B-ACT-10, B-MOV-23: it goes no farther. Raises Refused in the middle of somebody's place."""
    check_place(me)
    yield from lift(me.effects(WALKING), "stopped")
    yield from halt(me)


def over(fight: Fight, effect: Effect) -> Flow[None]:
    """B-ACT-10, B-MOV-01: the turn in which it was let go is over: what was not walked is lost."""
    yield from halt(fight[effect.on])


def halt(me: Creature) -> Flow[None]:
    """B-MOV-01, 23."""
    yield from refill(me, moves=0)
    yield from step_back(me.fight, me)
    yield Tell("ready-walk-over", (me.id,))
