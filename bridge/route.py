"""The cheapest way from block to block: for creatures that are sent, and for walks half seen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush

from rules.engine.geometry import Block
from rules.engine.grid import corners, neighbours

from .ground import Ground

MOST_PLACES = 500
"""Looked at before we give up: a search that long has left any battlefield."""

LEAP = 2.0
"""What a block without a floor costs more: whoever was seen beyond it has jumped."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Where to: within ``near`` blocks of a place, at its height give or take ``height``."""

    at: Block
    near: int = 0
    height: int = 0
    width: int = 1
    """Blocks from side to side of what stands there."""

    def gaps(self, place: Block, width: int) -> tuple[int, int, int]:
        """From edge to edge, from a body so wide; to the very place if it is to stand there."""
        x, y, z = place
        (gx, gy, gz), far = self.at, self.width
        if not self.near:
            width = far = 1
        return (
            max(0, gx - x - width + 1, x - gx - far + 1),
            abs(gy - y),
            max(0, gz - z - width + 1, z - gz - far + 1),
        )

    def reached(self, place: Block, width: int) -> bool:
        across, up, along = self.gaps(place, width)
        away = max(across, along)
        return away <= self.near and (self.near == 0 or away > 0) and up <= self.height

    def least(self, place: Block, width: int) -> int:
        """Steps that are still needed, if nothing is in the way."""
        across, up, along = self.gaps(place, width)
        return max(0, max(across, along) - self.near, up - self.height)


@dataclass(frozen=True, slots=True)
class Gait:
    """How somebody gets along. ``crowd``: what a place costs more because of who stands there.

    ``seen``: it did get there, so it may have leapt over a gap, and stand in somebody's place.
    """

    flies: bool = False
    seen: bool = False
    crowd: Mapping[Block, float] = field(default_factory=dict)


async def way(
    start: Block, goal: Goal, ground: Ground, gait: Gait, longest: float
) -> tuple[Block, ...] | None:
    """The steps of the cheapest way, the start left out; None if there is none so short.

    Of two ways as cheap, the one nearer to the straight line.
    """
    width = ground.width
    queue: list[tuple[float, float, int, Block, int]] = []
    cost: dict[Block, float] = {start: 0}
    came: dict[Block, Block] = {}
    done: set[Block] = set()
    heappush(queue, (goal.least(start, width), 0, 0, start, 0))
    count = 0
    while queue and len(done) < MOST_PLACES:
        *_, here, steps = heappop(queue)
        if here in done:
            continue
        done.add(here)
        if goal.reached(here, width) and (gait.seen or not gait.crowd.get(here)):
            return _back(came, here)
        if steps >= longest:
            continue
        for place in await _next(here, ground, gait):
            dear = cost[here] + 1 + ground.rough(place) + gait.crowd.get(place, 0)
            if not (gait.flies or ground.holds(place)):
                dear += LEAP
            if dear < cost.get(place, dear + 1):
                cost[place], came[place] = dear, here
                count += 1
                rank = dear + goal.least(place, width)
                heappush(queue, (rank, _beside(start, goal.at, place), count, place, steps + 1))
    return None


async def _next(here: Block, ground: Ground, gait: Gait) -> list[Block]:
    """The places one step away that a body gets to."""
    x, y, z = here
    around = [*neighbours(here), (x, y + 1, z), (x, y - 1, z)]
    above = [(px, max(y, py), pz) for px, py, pz in around]
    await ground.learn([here, *around, *above, (x, y + 1, z)])
    return [p for p, top in zip(around, above, strict=True) if _step(here, p, top, ground, gait)]


def _step(here: Block, to: Block, top: Block, ground: Ground, gait: Gait) -> bool:
    up = to[1] > here[1]
    if not ground.fits(to) or (up and not ground.fits((here[0], here[1] + 1, here[2]))):
        return False
    if not up and not ground.fits(top):
        return False  # one steps down through what is before one's face
    straight_up = (to[0], to[2]) == (here[0], here[2])
    if straight_up and not (gait.flies or ground.bears(here) or ground.bears(to)):
        return False
    if any(ground.filled(corner) for corner in corners(here, to)):
        return False
    return gait.flies or gait.seen or ground.holds(to)


def _beside(start: Block, end: Block, place: Block) -> float:
    """How far off the straight line, to break ties."""
    (ax, ay, az), (bx, by, bz), (px, py, pz) = start, end, place
    dx, dy, dz = bx - ax, by - ay, bz - az
    qx, qy, qz = px - ax, py - ay, pz - az
    cross = (dy * qz - dz * qy, dz * qx - dx * qz, dx * qy - dy * qx)
    return float(sum(c * c for c in cross))


def _back(came: Mapping[Block, Block], end: Block) -> tuple[Block, ...]:
    path = [end]
    while path[-1] in came:
        path.append(came[path[-1]])
    return tuple(reversed(path[:-1]))
