"""A blow that lands: the harm it does, and how far it drives somebody back."""

from rules.engine.changes import Move
from rules.engine.requests import Fact, Facts, Flow, Rolled, Tell
from rules.engine.state import Pos

from .arms import Weapon
from .damage import deal
from .falls import plunge
from .hold import separate
from .mounts import hold_seat
from .places import in_the_way
from .riding import carry, mount_of, rider_of
from .sheet import Creature, Fight


def land_blow(
    fight: Fight,
    me: Creature,
    target: Creature,
    weapon: Weapon,
    critical: bool,
    close: bool,
    element: str,
    shown: Rolled | None = None,
) -> Flow[None]:
    """B-ATK-14: its harm as ``deal`` has it; whoever is spared by it is not driven back."""
    if (yield from deal(fight, me, target, weapon, critical, close, element, shown)):
        yield from drive_back(fight, me, target, weapon.pousse)


def drive_back(fight: Fight, me: Creature, target: Creature, metres: int) -> Flow[None]:
    """B-OA-03: away from whoever strikes, until something is in the way; it provokes nobody.

    B-GRP-07, B-MNT-03, B-MOV-27: nobody holds it from afar, its rider must keep the seat, and over
    an edge it falls.
    """
    if not metres or target.out or not (me.placed and target.placed):
        return
    if mount_of(target) is not None:
        return
    way = away(me, target, metres)
    walls = yield from Facts(tuple([Fact("filled", (block,)) for block in way]))
    reached: Pos | None = None
    for block, wall in zip(way, walls, strict=True):
        if wall or in_the_way(target, block):
            break
        reached = block
    if reached is None:
        return
    yield Move(target.id, reached, "forced")
    yield from carry(target)
    yield Tell("driven", (me.id, target.id))
    yield from separate(fight)
    yield from plunge(fight, target)
    rider = rider_of(target)
    if rider is not None:
        yield from carry(target)
        yield from hold_seat(fight, rider)


def away(me: Creature, target: Creature, metres: int) -> list[Pos]:
    """The blocks in a straight line away from me, the nearest first."""
    (mx, _, mz), (x, y, z) = me.pos, target.pos
    dx, dz = (x > mx) - (x < mx), (z > mz) - (z < mz)
    if not dx and not dz:
        dx = 1
    return [(x + n * dx, y, z + n * dz) for n in range(1, metres + 1)]
