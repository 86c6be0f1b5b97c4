"""Out of a narrow place: where a large creature has its full size again."""

from rules.engine.changes import Move
from rules.engine.requests import Fact, Facts, Flow
from rules.engine.state import Pos

from .push import crowded
from .sheet import SIDES, Creature


def unfold(me: Creature) -> Flow[None]:
    """B-SIZE-04: it stands beside the walls it came from, and not in them."""
    (x, y, z), side = me.pos, range(SIDES[me.sheet.taille])
    anchors: list[Pos] = [(x - i, y, z - k) for i in side for k in side]
    blocks = {a: [(a[0] + i, y, a[2] + k) for i in side for k in side] for a in anchors}
    asked = tuple(dict.fromkeys(b for a in anchors for b in blocks[a]))
    answers = yield from Facts(tuple([Fact("filled", (b,)) for b in asked]))
    walls = {b for b, filled in zip(asked, answers, strict=True) if filled}
    free = [a for a in anchors if walls.isdisjoint(blocks[a]) and not crowded(me.fight, me, a)]
    if free and me.pos not in free:
        yield Move(me.id, free[0], "unfolds")
