"""Straight lines between real places: where eyes and bodies are, and the blocks between them."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.geometry import Block, Position

BESIDE_M = 0.4
"""A body one block wide leaves this much of it free: a player is 0.6 m wide."""
ABOVE_M = 0.2
"""A body two blocks high ends this far below: a player is 1.8 m tall."""
EYES = 0.9
"""Of a body's height: 1.62 m of 1.8 m."""
INSET_M = 0.1
"""B-COV-01: sample points lie this far inside the corners."""


@dataclass(frozen=True, slots=True)
class Stance:
    """Where a body stands: the middle of its feet, and its size in whole blocks."""

    feet: Position
    width: int
    height: int

    @property
    def low(self) -> Position:
        half = (self.width - BESIDE_M) / 2
        x, y, z = self.feet
        return (x - half, y, z - half)

    @property
    def high(self) -> Position:
        half = (self.width - BESIDE_M) / 2
        x, y, z = self.feet
        return (x + half, y + self.height - ABOVE_M, z + half)

    @property
    def eyes(self) -> Position:
        x, y, z = self.feet
        return (x, y + EYES * (self.height - ABOVE_M), z)

    @property
    def points(self) -> tuple[Position, ...]:
        """B-COV-01: the middle of the body, then its eight corners, a little inside."""
        (x, y, z), (right, top, far) = self.low, self.high
        middle = ((x + right) / 2, (y + top) / 2, (z + far) / 2)
        d = INSET_M
        corners = tuple(
            (px, py, pz)
            for py in (top - d, y + d)
            for px in (x + d, right - d)
            for pz in (z + d, far - d)
        )
        return (middle, *corners)

    def blocks(self) -> Iterator[Block]:
        """Every block that the body touches."""
        lo, hi = _floor(self.low), _floor(self.high)
        for x in range(lo[0], hi[0] + 1):
            for y in range(lo[1], hi[1] + 1):
                for z in range(lo[2], hi[2] + 1):
                    yield (x, y, z)

    def crosses(self, a: Position, b: Position) -> bool:
        """Whether a line from ``a`` to ``b`` goes through the body."""
        enter, leave = 0.0, 1.0
        for p, q, low, high in zip(a, b, self.low, self.high, strict=True):
            if p == q:
                if not low <= p <= high:
                    return False
                continue
            near, far = sorted(((low - p) / (q - p), (high - p) / (q - p)))
            enter, leave = max(enter, near), min(leave, far)
        return enter < leave


@dataclass(frozen=True, slots=True)
class Crossing:
    """A block that a line goes through, and between which heights within it (0 to 1)."""

    block: Block
    low: float
    high: float


def crossings(a: Position, b: Position) -> tuple[Crossing, ...]:
    """The blocks from ``a`` to ``b``, both ends included, in order.

    After Amanatides and Woo, "A Fast Voxel Traversal Algorithm for Ray Tracing" (1987).
    """
    at, end = list(_floor(a)), _floor(b)
    way = [1 if q > p else -1 for p, q in zip(a, b, strict=True)]
    stride = [1 / abs(q - p) if q != p else math.inf for p, q in zip(a, b, strict=True)]
    border = [
        ((c + (w > 0)) - p) / (q - p) if q != p else math.inf
        for c, w, p, q in zip(at, way, a, b, strict=True)
    ]
    found, reached = [], 0.0
    for _ in range(sum(abs(q - p) for p, q in zip(at, end, strict=True)) + 1):
        axis = min((i for i in range(3) if at[i] != end[i]), key=lambda i: border[i], default=0)
        until = min(1.0, border[axis])
        ys = sorted(a[1] + t * (b[1] - a[1]) - at[1] for t in (reached, until))
        found.append(Crossing((at[0], at[1], at[2]), ys[0], ys[1]))
        if tuple(at) == end:
            break
        at[axis] += way[axis]
        border[axis] += stride[axis]
        reached = until
    return tuple(found)


def _floor(place: Position) -> Block:
    return (math.floor(place[0]), math.floor(place[1]), math.floor(place[2]))
