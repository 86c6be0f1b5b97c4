"""Squares and metres: reach, control zones, who is engaged, who stands in the line of a shot."""

import math
from collections.abc import Iterable

from rules.engine.geometry import Block, gaps
from rules.engine.grid import line
from rules.engine.requests import Fact, Facts, Flow
from rules.engine.state import Pos

from .conditions import hostile
from .hands import zone_of
from .settings import setting
from .sheet import Creature


def within(me: Creature, other: Creature, squares: float, at: Pos | None = None) -> bool:
    """W-D-GEO: squares on the ground, diagonals 1, at most one block of height between.

    ``at``: if I stood there. Who stands nowhere is near everybody.
    """
    if not (me.placed and other.placed):
        return True
    height = abs((at or me.pos)[1] - other.pos[1])
    if height > setting(me.fight, "zone", "vertical"):
        return False
    if setting(me.fight, "zone", "metric") == "euclid":
        x, _, z = gaps(me.box(at), other.box())
        return math.hypot(x, z) <= squares
    return me.distance(other, at) <= squares


def in_zone(me: Creature, of: Creature, at: Pos | None = None) -> bool:
    """W-ZOC-01, 02: whether I am, or would be there, exposed to this creature."""
    return within(me, of, zone_of(of), at)


def engaged_with(me: Creature, other: Creature) -> bool:
    """W-D-ENG: enemies, one inside the other's control zone."""
    if me.out or other.out or not hostile(me, other) or not (me.placed and other.placed):
        return False
    return in_zone(me, other) or in_zone(other, me)


def engaged(me: Creature) -> bool:
    return any(engaged_with(me, c) for c in me.fight)


def squares(me: Creature, other: Creature) -> float:
    """W-D-GEO: charge and push count squares on the ground, whatever the height."""
    return me.distance(other) if me.placed and other.placed else 1


def metres(me: Creature, other: Creature) -> int:
    """W-ATK-03, A16: from block to block, to the nearest metre."""
    if not (me.placed and other.placed):
        return 0
    if setting(me.fight, "range", "metric") == "chebyshev":
        return max(abs(a - b) for a, b in zip(me.pos, other.pos, strict=True))
    exact = math.dist(me.pos, other.pos)
    up = 0.5 if setting(me.fight, "range", "rounding") == "nearest" else 0.0
    return math.floor(exact + up)


def in_line(me: Creature, target: Creature) -> list[Creature]:
    """W-RNG-01, 02: those whose body a straight line from block to block goes through."""
    if not (me.placed and target.placed):
        return []
    ray: tuple[Block, ...] = line(me.pos, target.pos)
    ends = (me, target)
    return [
        c
        for c in me.fight
        if c not in ends
        and not any(paired(c, end) for end in ends)
        and c.placed
        and not c.out
        and any(b in c.box() for b in ray)
    ]


def paired(a: Creature, b: Creature) -> bool:
    """W-MNT-06: rider and mount, two targets on one square, neither of them in the other's way."""
    saddles = a.fight.effects("monte")
    return any((e.on, e.by) in ((a.id, b.id), (b.id, a.id)) for e in saddles)


def lane(start: Pos, end: Pos, length: int) -> tuple[Pos, ...]:
    """W-WRS-09, 14: the first squares of a straight way, level with its start."""
    dx, dz = end[0] - start[0], end[2] - start[2]
    far = max(abs(dx), abs(dz))
    if not far:
        return ()
    return tuple(
        (start[0] + round(dx * i / far), start[1], start[2] + round(dz * i / far))
        for i in range(1, length + 1)
    )


def room(to: Pos) -> tuple[Fact, Fact]:
    """W-WRS-08, 14: what must be asked of a square where a body of two blocks is to be put."""
    x, y, z = to
    return Fact("filled", (to,)), Fact("filled", ((x, y + 1, z),))


def ask_room(way: Iterable[Pos]) -> Flow[list[bool]]:
    """Whether each of these squares is walled, at the feet or at the head."""
    squares = list(way)
    known = yield from Facts(tuple(fact for to in squares for fact in room(to)))
    return [bool(known[2 * i] or known[2 * i + 1]) for i in range(len(squares))]


def free(me: Creature, to: Pos, besides: tuple[str, ...] = ()) -> bool:
    """Whether nobody else's body is there."""
    box = me.box(to)
    return not any(
        c.placed and not c.out and c.id not in (me.id, *besides) and c.box().overlaps(box)
        for c in me.fight
    )
