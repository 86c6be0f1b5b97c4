"""Squares and metres between creatures, threatened squares, who is whose enemy."""

import math

from rules.engine.state import Pos

from . import scale
from .sheet import Creature
from .theme import forbidden

METRES_PER_SQUARE = scale.METRES_PER_SQUARE


def body(c: Creature) -> tuple[int, int]:
    """The blocks it fills: the whole ones of its space (T-08), and its height."""
    wide = max(1, math.floor(scale.scale_of(c.fight).blocks(c.sheet.space_sq * METRES_PER_SQUARE)))
    return wide, wide + 1


def squares(me: Creature, other: Creature, at: Pos | None = None) -> int:
    """D-ATK-02, A-58: squares between two spaces; 1 is side by side. ``at``: if I stood there."""
    if not (me.placed and other.placed):
        return 1
    ours, theirs = scale.space_of(me, at), scale.space_of(other)
    return scale.squares(ours, theirs, scale.scale_of(me.fight))


def metres(me: Creature, other: Creature, at: Pos | None = None) -> float:
    """D-ATK-02: 1.50 m is side by side."""
    return METRES_PER_SQUARE * squares(me, other, at)


def natural_reach(c: Creature) -> float:
    """T-08: metres its arms reach."""
    return c.sheet.reach_m


def hostile(a: Creature, b: Creature) -> bool:
    return a.side != b.side


def enemies(me: Creature) -> list[Creature]:
    """Those still standing, in order of arrival."""
    return [c for c in me.fight if hostile(me, c) and not c.out]


def allies(me: Creature) -> list[Creature]:
    return [c for c in me.fight if not hostile(me, c) and c != me and not c.out]


def free(me: Creature, to: Pos, besides: tuple[str, ...] = ()) -> bool:
    """Whether no other body is there; the dead and the fallen are stepped over."""
    return not in_the_way(me, to, besides)


def in_the_way(me: Creature, to: Pos, besides: tuple[str, ...] = ()) -> list[Creature]:
    """Whoever stands where I would stand."""
    box = me.box(to)
    return [
        c
        for c in me.fight
        if c.placed and c.id not in (me.id, *besides) and not c.out and c.box().overlaps(box)
    ]


def sees(me: Creature, other: Creature) -> bool:
    """D-WDR-02: nothing blinds it, nothing hides the other."""
    return me.perceives(other) and not forbidden(me, "see") and not other.has("invisible")
