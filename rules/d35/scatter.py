"""Where a missed throw comes down: one of eight ways, a square for each range increment."""

import math

from rules.engine.geometry import Position
from rules.engine.grid import line
from rules.engine.requests import Fact, Flow
from rules.engine.state import Pos

from .scale import scale_of
from .settings import setting
from .sheet import Fight
from .tables import scatter


def bearing(start: Position, aim: Position) -> tuple[int, int]:
    """T-13: the throw as one of eight directions, along x and z; north if there is none."""
    dx, dz = aim[0] - start[0], aim[2] - start[2]
    if not dx and not dz:
        return (0, -1)
    eighth = round(math.atan2(dz, dx) / (math.pi / 4)) % 8
    ways = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
    return ways[eighth]


def landing(fight: Fight, start: Position, aim: Position, face: int, squares: int) -> Position:
    """D-SPLASH-05, D-SPLASH-06: where it comes down, in the open."""
    ahead, right = scatter(face, setting(fight, "splash", "rotation") == "clockwise")
    fx, fz = bearing(start, aim)
    rx, rz = -fz, fx  # east of somebody who looks north (−z)
    far = scale_of(fight).blocks(1.5) * squares
    way = (ahead * fx + right * rx, ahead * fz + right * rz)
    longest = max(abs(way[0]), abs(way[1])) or 1
    return (aim[0] + way[0] / longest * far, aim[1], aim[2] + way[1] / longest * far)


def stopped(fight: Fight, aim: Position, down: Position) -> Flow[Position]:
    """D-SPLASH-07: a wall on the way stops it early."""
    way = line(block(aim), block(down))
    at = aim
    for here in way[1:]:
        if (yield Fact("filled", (here,))):
            return at
        at = middle(here)
    return down


def block(at: Position) -> Pos:
    return (math.floor(at[0]), math.floor(at[1]), math.floor(at[2]))


def middle(at: Pos) -> Position:
    return (at[0] + 0.5, float(at[1]), at[2] + 0.5)
