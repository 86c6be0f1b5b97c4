"""Out of a narrow place: where a large creature has its full size again."""

from rules.engine.changes import Move
from rules.engine.requests import Fact, Facts, Flow
from rules.engine.state import Pos

from .bodies import side
from .push import crowded
from .sheet import Creature


def unfold(me: Creature) -> Flow[None]:
    """B-SIZE-04: it stands beside the walls it came from, and not in them."""
    (x, y, z), squares = me.pos, range(side(me.fight, me.sheet.taille))
    anchors: list[Pos] = [(x - i, y, z - k) for i in squares for k in squares]
    blocks = {a: [(a[0] + i, y, a[2] + k) for i in squares for k in squares] for a in anchors}
    asked = tuple(dict.fromkeys(b for a in anchors for b in blocks[a]))
    answers = yield from Facts(tuple([Fact("filled", (b,)) for b in asked]))
    walls = {b for b, filled in zip(asked, answers, strict=True) if filled}
    free = [a for a in anchors if walls.isdisjoint(blocks[a]) and not crowded(me.fight, me, a)]
    if free and me.pos not in free:
        yield Move(me.id, free[0], "unfolds")
