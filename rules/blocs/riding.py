"""Who rides whom."""

from rules.engine.changes import Move
from rules.engine.requests import Flow, Refused

from .sheet import Creature

MOUNTED = "mounted"
"""On the rider, by the mount."""


def mount_of(me: Creature) -> Creature | None:
    """What it rides."""
    fight = me.fight
    return next((fight[e.by] for e in me.effects(MOUNTED) if e.by in fight), None)


def rider_of(beast: Creature) -> Creature | None:
    """Who rides it."""
    fight = beast.fight
    found = [e.on for e in fight.state.effects.values() if e.name == MOUNTED and e.by == beast.id]
    return next((fight[id] for id in found if id in fight), None)


def led_by(rider: Creature, beast: Creature) -> bool:
    """B-MNT-08: whether this rider holds its reins."""
    return any(e.by == beast.id and e.data.get("control") for e in rider.effects(MOUNTED))


def together(a: Creature, b: Creature) -> bool:
    """Whether one sits on the other."""
    return any(e.by == b.id for e in a.effects(MOUNTED)) or any(
        e.by == a.id for e in b.effects(MOUNTED)
    )


def carry(beast: Creature) -> Flow[None]:
    """B-MNT-08, AMB-72: where the mount goes, its rider is."""
    rider = rider_of(beast)
    if rider is not None and rider.placed and rider.pos != beast.pos:
        yield Move(rider.id, beast.pos, "ride")


def seat(me: Creature) -> str:
    """The id of what it rides, "" if nothing."""
    beast = mount_of(me)
    return beast.id if beast is not None else ""


def walker(me: Creature) -> str:
    """B-MNT-08: the metres of a mounted pair are the mount's."""
    return seat(me) or me.id


def check_order(me: Creature) -> None:
    """B-MNT-08: a led mount dashes, disengages, dodges; it attacks nobody. Raises Refused."""
    for effect in me.fight.effects(MOUNTED):
        if effect.by == me.id and effect.data.get("control"):
            raise Refused("mount-order", "B-MNT-08", who=me.id)
