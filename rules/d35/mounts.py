"""Rider and mount as one on the clock and on the ground."""

from rules.engine.changes import Begin, Count, Move, Order, Turn, TurnOver
from rules.engine.clock import Slot
from rules.engine.flows import lift
from rules.engine.requests import Flow, Tell
from rules.engine.state import Effect

from .budget import can, clear, refresh, spend
from .checks import skill_check
from .initiative import place_of
from .opportunity import provoke
from .riding import MOUNTED, mount_of, rider_of
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme

AVOIDS, SADDLED = "avoids_combat", "saddled"
"""A mount that keeps out of the fight; one that has had a rider in it."""


def carried(fight: Fight, who: Creature) -> Flow[None]:
    """D-MOUNT-03, D-MOUNT-04: the rider is where the mount is, from the moment it is mounted."""
    own = mount_of(who)
    if own is not None and not own.has(SADDLED):
        yield Begin(Effect(SADDLED, own.id))
        yield from lift(own.effects(AVOIDS), "ridden")
        yield from join_turns(fight, who, own)
    beast, rider = who, rider_of(who)
    if rider is not None and beast.placed and (not rider.placed or rider.pos != beast.pos):
        yield Move(rider.id, beast.pos, "ride")


def join_turns(fight: Fight, rider: Creature, beast: Creature) -> Flow[None]:
    """D-MOUNT-03: the mount acts on the rider's count; a turn it still had to come is this one."""
    slots, index = list(fight.clock.slots), fight.clock.index
    home = next((n for n, s in enumerate(slots) if rider.id in s.who), None)
    if home is None or beast.id in slots[home].who:
        return
    own = next((n for n, s in enumerate(slots) if beast.id in s.who), None)
    if own is not None and own == index:
        return  # in the middle of its own turn: from the next round on
    waiting = own is None or own > index
    slots[home] = Slot((*slots[home].who, beast.id), slots[home].count)
    if own is not None:
        others = tuple(w for w in slots[own].who if w != beast.id)
        slots[own] = Slot(others, slots[own].count)
        if not others:
            del slots[own]
            index -= own < index
    begins = waiting and rider in fight.acting
    yield Order(tuple(slots), index - begins)
    if begins:
        yield Turn((beast.id,))  # which makes this slot the current one again
    count, rank = place_of(rider)
    for name, value in (("init", count), ("rang", rank)):
        if beast[name] != value:
            yield Count(beast.id, name, value, "mount")
    if begins:
        yield from refresh(fight, beast)


def arrive(fight: Fight, who: Creature) -> Flow[None]:
    """D-MOUNT-03: into the saddle that the sheet names, once both are here."""
    for rider in list(fight):
        beast = named(fight, rider.sheet.monture)
        if who not in (rider, beast) or beast is None:
            continue
        if mount_of(rider) is None and rider_of(beast) is None:
            yield Begin(Effect(MOUNTED, rider.id, beast.id))
            yield from carried(fight, beast)
            yield from carried(fight, rider)


def begin_round(fight: Fight) -> Flow[None]:
    """D-MOUNT-03: one turn for both."""
    for rider in list(fight):
        ridden = mount_of(rider)
        if ridden is not None:
            yield from join_turns(fight, rider, ridden)


def named(fight: Fight, name: str) -> Creature | None:
    return next((c for c in fight if name and name in (c.id, c.name)), None)


def begin_turn(fight: Fight, me: Creature) -> Flow[None]:
    """D-MOUNT-01, D-MOUNT-02: a beast not trained for war has to be mastered first."""
    for beast in list(fight):
        if beast.has(SADDLED) and rider_of(beast) is None:
            yield from avoids(fight, beast)
    own = mount_of(me)
    if own is None:
        return
    yield from join_turns(fight, me, own)
    if own.sheet.dressee_a_la_guerre or not can(me, "move"):
        return
    yield from spend(fight, me, "move", "D-MOUNT-02")
    verdict = yield from provoke(fight, me, "control_mount")
    if not verdict.able or not me.has(MOUNTED):
        return
    dc = int(setting(fight, "ride", "control"))
    if (yield from skill_check(fight, me, "ride", dc)).passed:
        return
    yield from clear(me)
    yield from clear(own)
    yield Tell("mount-frightened", (me.id, own.id))


def end_turn(fight: Fight, me: Creature) -> Flow[None]:
    """D-MOUNT-03: the mount's turn ends with its rider's."""
    beast = mount_of(me)
    if beast is not None and beast in fight.acting:
        yield from clear(beast)
        yield TurnOver(beast.id)


def forbids(me: Creature, what: str) -> str:
    """D-MOUNT-19: a mount without a rider avoids the fight."""
    return AVOIDS if what in ("attack", "opportunity") and me.has(AVOIDS) else ""


def avoids(fight: Fight, beast: Creature) -> Flow[None]:
    """D-MOUNT-19: from now on, until somebody rides it again."""
    yield from lift(beast.effects(SADDLED), "no rider")
    if not beast.out and not beast.has(AVOIDS):
        yield Begin(Effect(AVOIDS, beast.id))
        yield Tell("mount-avoids", (beast.id,))


MOUNTS = Theme(
    effects=(AVOIDS, SADDLED),
    quiet=(SADDLED,),
    tells=("mount-frightened", "mount-avoids"),
    forbids=forbids,
    moved=carried,
    arrive=arrive,
    round_start=begin_round,
    turn_start=begin_turn,
    turn_end=end_turn,
)
