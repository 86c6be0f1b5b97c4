"""What the world asks of riders: who sits on whom, and whose squares a mounted pair spends."""

from .rider import mount_of
from .sheet import Creature


def seat(me: Creature) -> str:
    """The id of what it rides, "" if nothing."""
    beast = mount_of(me)
    return beast.id if beast is not None else ""


def walker(me: Creature) -> str:
    """W-MNT-01, 03: the squares of a mounted pair are the rider's actions."""
    riders = [e.on for e in me.fight.effects("monte", by=me.id)]
    return riders[0] if riders else me.id
