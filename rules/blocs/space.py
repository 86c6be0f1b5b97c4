"""Room around a creature: who fits beside it without standing in somebody."""

from rules.engine.state import Pos

from .sheet import Creature, Fight


def places_around(fight: Fight, me: Creature, target: Creature) -> list[Pos]:
    """B-SIZE-03: blocks where it would be adjacent to the target and overlap nobody.

    On the target's level, nearest to where it stands now first.
    """
    width, _ = fight.rules.body(me)
    lo, hi = target.box().lo, target.box().hi
    found: list[Pos] = []
    others = [c for c in fight if c != me and c.placed and not c.out]
    for x in range(lo[0] - width, hi[0] + 2):
        for z in range(lo[2] - width, hi[2] + 2):
            at = (x, lo[1], z)
            there = me.box(at)
            if fight.measure(there, target.box()) != 1:
                continue
            if any(there.overlaps(c.box()) for c in others):
                continue
            found.append(at)
    x, _, z = me.pos
    return sorted(found, key=lambda p: (max(abs(p[0] - x), abs(p[2] - z)), p))
