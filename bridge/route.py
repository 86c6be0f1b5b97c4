"""The cheapest way from block to block: for creatures that are sent, and for walks half seen."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import pairwise

from rules.engine.geometry import Block
from rules.engine.grid import corners, neighbours

from .ground import Ground

LONGEST_LINE = 40
"""Steps that are looked at in one reading."""

MOST_PLACES = 300
"""Looked at before we give up: a search that long has left any battlefield."""

DOUBTFUL = 50
"""Looked at before we ask whether the goal can be got at, at all."""

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

    Of two ways as cheap, the one nearer to the straight line; where that is free, little is asked.
    Raises Astray.
    """
    if goal.reached(start, ground.width):
        return ()
    if (line := await _straight(start, goal, ground, gait)) and len(line) <= longest:
        return line
    return await _search(start, goal, ground, gait, longest)


async def _straight(
    start: Block, goal: Goal, ground: Ground, gait: Gait
) -> tuple[Block, ...] | None:
    """The straight line on the level, if all of it is open, firm, smooth and empty."""
    if goal.at[1] != start[1] or goal.least(start, ground.width) > LONGEST_LINE:
        return None
    path = [start]
    for block in _between(start, goal.at):
        path.append(block)
        if goal.reached(block, ground.width):
            break
    steps = path[1:]
    names = ("filled", "floor", "difficult")
    bends = [c for a, b in pairwise(path) for c in corners(a, b)]
    await ground.learn([(n, b) for b in steps for n in names] + [("corner", c) for c in bends])
    if any(gait.crowd.get(b) for b in (steps[:-1] if gait.seen else steps)):
        return None
    clear = all(ground.fits(b) and (gait.flies or ground.holds(b)) for b in steps)
    if not clear or any(map(ground.rough, steps)) or any(map(ground.filled, bends)):
        return None
    return tuple(steps)


def _between(a: Block, b: Block) -> Iterator[Block]:
    """One block a step, diagonals included, the end too."""
    dx, dz = b[0] - a[0], b[2] - a[2]
    far = max(abs(dx), abs(dz))
    for i in range(1, far + 1):
        yield (a[0] + _rounded(dx * i, far), a[1], a[2] + _rounded(dz * i, far))


def _rounded(n: int, by: int) -> int:
    return (2 * n + by) // (2 * by)


async def _search(
    start: Block, goal: Goal, ground: Ground, gait: Gait, longest: float
) -> tuple[Block, ...] | None:
    """A*, which asks about the ground around a place when it comes there."""
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
        if len(done) == DOUBTFUL and await _enclosed(goal, ground, gait):
            return None
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


async def _enclosed(goal: Goal, ground: Ground, gait: Gait) -> bool:
    """Whether one cannot get away from the goal either, which is soon known."""
    inside, edge = {goal.at}, [goal.at]
    while edge and len(inside) < DOUBTFUL:
        new = [b for b in await _next(edge.pop(), ground, gait) if b not in inside]
        inside.update(new)
        edge += new
    return not edge


async def _next(here: Block, ground: Ground, gait: Gait) -> list[Block]:
    """The places one step away that a body gets to.

    First the level is asked about; what is above only where that is closed, what is below only
    where it has no floor.
    """
    x, y, z = here
    if not gait.seen:
        await ground.chart(here)
    level = [b for b in neighbours(here) if b[1] == y]
    first = [(n, b) for b in level for n in ("filled", "floor")]
    await ground.learn([*first, ("water", here), ("climb", here)])
    others = [
        (b[0], y - 1 if ground.fits(b) else y + 1, b[2])
        for b in level
        if not (ground.fits(b) and ground.holds(b))
    ]
    if gait.flies or ground.bears(here):
        others += [(x, y + 1, z), (x, y - 1, z)]
    if gait.flies:
        others = [b for b in neighbours(here, flying=True) if b not in level]
    hollow = [b for b in level if ground.fits(b) and not ground.holds(b)]
    second = [(n, b) for b in others for n in ("filled", "floor", "water", "climb")]
    second += [(n, b) for b in hollow for n in ("water", "climb")]
    second += [("corner", c) for b in others for c in corners(here, b)]
    second += [("filled", (x, y + 1, z))] if others else []
    second += [("filled", (b[0], y, b[2])) for b in others if b[1] < y]
    await ground.learn(second)
    found = [b for b in [*level, *others] if _step(here, b, ground, gait)]
    await ground.learn([("difficult", b) for b in found])
    return found


def _step(here: Block, to: Block, ground: Ground, gait: Gait) -> bool:
    """Whether a body gets there, with room overhead on the way up and before it on the way down."""
    up = to[1] > here[1]
    if not ground.fits(to) or (up and not ground.fits((here[0], here[1] + 1, here[2]))):
        return False
    if to[1] < here[1] and not ground.fits((to[0], here[1], to[2])):
        return False
    straight_up = (to[0], to[2]) == (here[0], here[2])
    if straight_up and not (gait.flies or ground.bears(here) or ground.bears(to)):
        return False
    if any(ground.filled(corner) for corner in corners(here, to)):
        return False
    return gait.flies or ground.holds(to) or (gait.seen and to[1] == here[1])


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
