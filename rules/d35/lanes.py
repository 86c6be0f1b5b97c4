"""Straight lines over the ground: the blocks on the way, and what is in them."""

import math
from collections.abc import Iterable, Sequence

from rules.engine.geometry import Block, Box, footprint
from rules.engine.grid import line
from rules.engine.requests import Fact, Facts, Flow
from rules.engine.state import Pos

from .scale import scale_of
from .sheet import Creature, Fight
from .space import body
from .statuses import helpless


def way(me: Creature, to: Pos) -> tuple[Pos, ...]:
    """The blocks its feet go through, the one where it stands left out."""
    return line(me.pos, to)[1:]


def straight(me: Creature, to: Pos) -> float:
    """Metres of that line."""
    far = math.hypot(to[0] - me.pos[0], to[2] - me.pos[2])
    return scale_of(me.fight).metres(far)


def swept(me: Creature, at: Pos, width: int = 0) -> Box:
    """What it fills on its way there. ``width``: in blocks; 0 for its own."""
    own, height = body(me)
    return footprint(at, width or own, height)


def obstacles(
    me: Creature, cells: Sequence[Pos], besides: Iterable[str] = (), width: int = 0
) -> list[Creature]:
    """D-CHARGE-05: who stands in the lane; whoever is helpless does not count."""
    known = {me.id, *besides}
    boxes = [swept(me, at, width) for at in cells]
    return [
        c
        for c in me.fight
        if c.id not in known
        and c.placed
        and not (c.out or helpless(c))
        and any(c.box().overlaps(box) for box in boxes)
    ]


def underfoot(me: Creature, cells: Sequence[Pos], width: int = 0) -> tuple[Block, ...]:
    """The blocks of its feet all along the way, each once."""
    found: dict[Block, None] = {}
    for at in cells:
        box = swept(me, at, width)
        found |= {b: None for b in box.blocks() if b[1] == at[1]}
    return tuple(found)


def hampered(fight: Fight, me: Creature, cells: Sequence[Pos], width: int = 0) -> Flow[str]:
    """D-CHARGE-03, D-CHARGE-05: "filled" or "difficult", "" for open ground."""
    blocks = underfoot(me, cells, width)
    names = ("filled", "difficult")
    facts = tuple(Fact(name, (b,)) for name in names for b in blocks)
    said = yield from Facts(facts)
    for fact, yes in zip(facts, said, strict=True):
        if yes:
            return fact.name
    return ""
