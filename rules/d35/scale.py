"""§1.2–1.4: metres, squares and blocks; distances between spaces; what a walk costs.

Positions are feet, in blocks, as the world gives them. A fight's choices come as a ``Scale``.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from rules.engine.geometry import (
    Block,
    Box,
    Position,
    Space,
    alternating,
    chebyshev,
    squares_between,
)

from .settings import setting
from .sheet import Creature, Fight

METRES_PER_SQUARE = 1.5
"""The book's; only blocks per square is anybody's choice."""

Mode = Literal["euclid_gap", "alt_121", "chebyshev"]


@dataclass(frozen=True, slots=True)
class Scale:
    """The keys ``geo`` of a fight."""

    blocks_per_square: float = 1.5
    mode: Mode = "euclid_gap"
    grid: bool = False
    move_tolerance_m: float = 0.5
    step_tolerance_m: float = 0.75
    auto_step: float = 0.6

    def blocks(self, metres: float) -> float:
        return metres / METRES_PER_SQUARE * self.blocks_per_square

    def metres(self, blocks: float) -> float:
        return blocks / self.blocks_per_square * METRES_PER_SQUARE

    def cell(self, at: Position | Block) -> Block:
        """The square that a point is in, on a grid laid from the origin."""
        per = self.blocks_per_square
        return (math.floor(at[0] / per), math.floor(at[1] / per), math.floor(at[2] / per))


def scale_of(fight: Fight) -> Scale:
    """What holds in this fight."""
    return Scale(
        blocks_per_square=float(setting(fight, "geo", "blocks_per_square")),
        mode=setting(fight, "geo", "distance_mode"),
        grid=setting(fight, "geo", "movement") == "grid",
        move_tolerance_m=float(setting(fight, "geo", "move_tolerance_m")),
        step_tolerance_m=float(setting(fight, "geo", "step_tolerance_m")),
        auto_step=float(setting(fight, "geo", "auto_step")),
    )


def space_of(who: Creature, at: Block | None = None) -> Space:
    """Its space, here or with its feet in that block: the middle of what it fills.

    D-MOUNT-04: somebody mounted has the space of the mount.
    """
    who = next((who.fight[e.by] for e in who.effects("mounted") if e.by in who.fight), who)
    box = who.box(at)
    return Space(box.centre, who.sheet.space_sq, box.height)


def squares(a: Space, b: Space, scale: Scale) -> int:
    """A-58: squares between two spaces; 1 is side by side, whatever the mode."""
    if scale.mode == "euclid_gap":
        return squares_between(a, b, scale.blocks_per_square)
    measure = alternating if scale.mode == "alt_121" else chebyshev
    return max(1, measure(cells(a, scale), cells(b, scale)))


def metres(a: Space, b: Space, scale: Scale) -> float:
    """What the rules compare with their metres: 1.5 = side by side."""
    return METRES_PER_SQUARE * squares(a, b, scale)


def cells(space: Space, scale: Scale) -> Box:
    """The squares of the grid that a space covers; one wider than a square covers several."""
    per, wide = scale.blocks_per_square, max(1, round(space.squares))
    shift = (wide - 1) / 2 * per
    x, y, z = space.centre
    high = max(1, math.ceil(space.height / per))
    return Box.of(scale.cell((x - shift, y, z - shift)), wide, high)


def within_reach(a: Space, b: Space, reach_m: float, scale: Scale) -> bool:
    """D-AOO-01; on a grid a reach of two squares covers the second corner too (§1.3)."""
    if metres(a, b, scale) <= reach_m:
        return True
    if scale.mode != "alt_121" or round(reach_m / METRES_PER_SQUARE) != 2:
        return False
    return chebyshev(cells(a, scale), cells(b, scale)) <= 2


@dataclass(frozen=True, slots=True)
class Walked:
    """Metres walked, and the diagonals of this turn so far: their cost goes 1, 2, 1, 2…"""

    metres: float = 0.0
    diagonals: int = 0


def walk(
    path: Sequence[Position],
    scale: Scale,
    difficult: Iterable[int] = (),
    before: Walked | None = None,
) -> Walked:
    """§1.4: what a way costs, on top of what was walked ``before`` in the turn.

    ``difficult``: which segments go through difficult terrain, the first one being 0.
    """
    slow, walked = frozenset(difficult), before or Walked()
    for number, (start, end) in enumerate(pairwise(path)):
        if scale.grid:
            walked = _by_square(start, end, scale, number in slow, walked)
        else:
            length = scale.metres(flat_length(start, end, scale.auto_step))
            walked = Walked(walked.metres + length * (2 if number in slow else 1), walked.diagonals)
    return walked


def flat_length(start: Position, end: Position, auto_step: float) -> float:
    """Blocks in a straight line; a rise or a fall of no more than ``auto_step`` is free."""
    rise = abs(end[1] - start[1])
    level = math.hypot(end[0] - start[0], end[2] - start[2])
    return level if rise <= auto_step else math.hypot(level, rise)


def _by_square(start: Position, end: Position, scale: Scale, slow: bool, walked: Walked) -> Walked:
    """A straight square costs one, a diagonal one and two by turns; slow ones 2 and 3."""
    ahead = [abs(q - p) for p, q in zip(scale.cell(start), scale.cell(end), strict=True)]
    _, diagonals, longest = sorted(ahead)
    count = walked.diagonals
    squares = (longest - diagonals) * (2 if slow else 1)
    for _ in range(diagonals):
        squares += 3 if slow else 1 + count % 2
        count += 1
    return Walked(walked.metres + squares * METRES_PER_SQUARE, count)


def may_walk(cost_m: float, allowed_m: float, scale: Scale) -> bool:
    """D-MOVE-07: as far as the speed says, and the tolerance of a walk that no grid guides."""
    return cost_m <= allowed_m + (0.0 if scale.grid else scale.move_tolerance_m)


def is_one_step(start: Position, end: Position, scale: Scale, step_m: float = 1.5) -> bool:
    """§1.4, D-STEP-01: short enough for a step: one square, a diagonal one too, either way."""
    if scale.grid:
        ahead = [abs(q - p) for p, q in zip(scale.cell(start), scale.cell(end), strict=True)]
        return max(ahead) <= 1
    length = scale.metres(flat_length(start, end, scale.auto_step))
    return length <= step_m + scale.step_tolerance_m
