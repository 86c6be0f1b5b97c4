"""Where things are: blocks of one metre, bodies that fill several, and ways to measure between."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

Block = tuple[int, int, int]
"""x (east), y (up), z (south), in blocks of one metre."""

Position = tuple[float, float, float]
"""The same axes, as the world gives the feet of a body."""

Direction = Literal["here", "n", "ne", "e", "se", "s", "sw", "w", "nw"]

NEAR_RADIUS = 200.0
"""Metres that ``/near`` looks around when it is told no radius."""

NEAR_FROM = 2
"""Squares up to which a mixed measure counts squares."""


def block_of(position: Position) -> Block:
    """The block that holds this point."""
    return (math.floor(position[0]), math.floor(position[1]), math.floor(position[2]))


def anchor_of(position: Position, width: int) -> Block:
    """B-SIZE-01: lowest corner of a space ``width`` blocks wide under a body standing there."""
    shift = 0.5 - width / 2
    return block_of((position[0] + shift, position[1], position[2] + shift))


@dataclass(frozen=True, slots=True)
class Box:
    """A box of whole blocks; both corners belong to it."""

    lo: Block
    hi: Block

    @classmethod
    def of(cls, anchor: Block, width: int, height: int) -> "Box":
        """``width`` blocks along x and z, ``height`` upwards, from the anchor at its lowest corner.

        Raises ValueError for a body without a block.
        """
        if width < 1 or height < 1:
            raise ValueError(f"a body fills at least one block, not {width}×{height}")
        x, y, z = anchor
        return cls(anchor, (x + width - 1, y + height - 1, z + width - 1))

    @property
    def width(self) -> int:
        """Blocks along x; along z too, for a body."""
        return self.hi[0] - self.lo[0] + 1

    @property
    def height(self) -> int:
        return self.hi[1] - self.lo[1] + 1

    @property
    def centre(self) -> Position:
        """The middle of its floor."""
        (x, y, z), (right, _, far) = self.lo, self.hi
        return ((x + right + 1) / 2, float(y), (z + far + 1) / 2)

    def blocks(self) -> Iterator[Block]:
        """Every block of it, west to east, then upwards, then north to south."""
        for z in range(self.lo[2], self.hi[2] + 1):
            for y in range(self.lo[1], self.hi[1] + 1):
                for x in range(self.lo[0], self.hi[0] + 1):
                    yield (x, y, z)

    def __contains__(self, block: Block) -> bool:
        return all(self.lo[i] <= block[i] <= self.hi[i] for i in range(3))

    def overlaps(self, other: "Box") -> bool:
        return gaps(self, other) == (0, 0, 0)


footprint = Box.of


def gaps(a: Box, b: Box) -> Block:
    """Blocks from edge to edge along x, y and z: 0 where they overlap, 1 where they touch."""
    (ax, ay, az), (aX, aY, aZ) = a.lo, a.hi  # noqa: N806 — the far corner
    (bx, by, bz), (bX, bY, bZ) = b.lo, b.hi  # noqa: N806
    return (max(0, bx - aX, ax - bX), max(0, by - aY, ay - bY), max(0, bz - aZ, az - bZ))


# Metrics: between the nearest edges of two bodies.


def chebyshev(a: Box, b: Box) -> int:
    """B-MOV-07: a diagonal counts one, in all three dimensions. Neighbours 1, overlap 0."""
    return max(gaps(a, b))


def flat(a: Box, b: Box) -> int:
    """W-D-GEO: the same whatever the heights; see ``gaps`` for the difference in height."""
    x, _, z = gaps(a, b)
    return max(x, z)


def euclid(a: Box, b: Box) -> float:
    """In a straight line, in blocks, not rounded. Neighbours 1, overlap 0."""
    return math.hypot(*gaps(a, b))


def alternating(a: Box, b: Box) -> int:
    """Diagonals cost 1, then 2, then 1… A diagonal through two axes or three is one diagonal."""
    _, diagonals, longest = sorted(gaps(a, b))
    return longest + diagonals // 2


@dataclass(frozen=True, slots=True)
class Space:
    """A square space around a point, for games whose squares are not blocks.

    ``centre`` is where the feet are, ``squares`` the width in squares, ``height`` in blocks.
    """

    centre: Position
    squares: float
    height: float


def squares_between(a: Space, b: Space, blocks_per_square: float) -> int:
    """Straight line from edge to edge, to the nearest whole square; never under 1."""
    half = (a.squares + b.squares) / 2 * blocks_per_square
    x = max(0.0, abs(a.centre[0] - b.centre[0]) - half)
    z = max(0.0, abs(a.centre[2] - b.centre[2]) - half)
    above, below = (a, b) if a.centre[1] >= b.centre[1] else (b, a)
    y = max(0.0, above.centre[1] - below.centre[1] - below.height)
    return 1 + math.floor(math.hypot(x, y, z) / blocks_per_square + 0.5)


def euclid_gap(a: Box, b: Box, blocks_per_square: float = 1.5) -> int:
    """``squares_between`` for bodies whose width is told in squares, standing on blocks."""
    return squares_between(
        Space(a.centre, a.width, a.height), Space(b.centre, b.width, b.height), blocks_per_square
    )


def near_edges(a: Box, b: Box) -> int:
    """B-MOV-08: whole metres in a straight line, cut like those of ``/near``, edge to edge."""
    return math.floor(euclid(a, b))


def near_beyond_two(a: Box, b: Box) -> int:
    """Squares at hand, up to two; straight metres farther off."""
    squares = chebyshev(a, b)
    return squares if squares <= NEAR_FROM else near_edges(a, b)


METRICS: Mapping[str, Callable[[Box, Box], float]] = {
    "chebyshev": chebyshev,
    "flat": flat,
    "euclid": euclid,
    "alternating": alternating,
    "alt_121": alternating,
    "euclid_gap": euclid_gap,
    "near": near_edges,
    "mixed": near_beyond_two,
}
"""What a ruleset may choose by name."""


# Between points: what ``/near`` says, and where to look.


def straight(a: Position, b: Position) -> float:
    """Metres between two pairs of feet, in a straight line."""
    return math.dist(a, b)


def near(a: Position, b: Position) -> int:
    """B-MOV-08: whole metres as ``/near`` prints them, cut, not rounded."""
    return math.floor(math.dist(a, b))


def near_list(
    origin: Position, others: Mapping[str, Position], radius: float = NEAR_RADIUS
) -> tuple[tuple[str, int], ...]:
    """Who is strictly inside the radius, with their metres, nearest first."""
    inside = sorted(
        (distance, name)
        for name, position in others.items()
        if (distance := math.dist(origin, position)) < radius
    )
    return tuple((name, math.floor(distance)) for distance, name in inside)


_ROSE: tuple[Direction, ...] = ("e", "se", "s", "sw", "w", "nw", "n", "ne")


def compass(a: Position, b: Position) -> Direction:
    """B-ENC-03: which of eight ways ``b`` lies from ``a``; north is −z."""
    east, south = b[0] - a[0], b[2] - a[2]
    if not (east or south):
        return "here"
    return _ROSE[round(math.atan2(south, east) / (math.pi / 4)) % 8]
