"""What nothing holds up falls: at once, to the first floor below, before the next command is run.

No time passes in this world, so a fall is over before anybody looks; and nobody is hurt: damage is
what rules are for. Whoever walks or jumps there himself (`Server.place`, `advance`) is seen in the
air once, by the first command that reads his position, and has come down by the next.

Whoever flies stays: flying kinds of mobs, players in creative or spectator mode, bodies with
NoGravity or NoAI, and whoever levitates or sits on something. Fluids and ladders hold whoever is in
them; a fall ends in the first fluid. Where there is no floor at all down to the end of the world, a
body stays as it is: it would be lost for ever, and a fight needs it.
"""

import math
from collections.abc import Iterator

from . import kinds
from .block_tags import tagged
from .block_types import block_types
from .blocks import LOWEST, Blocks, split
from .edition import Number
from .entity import Entity, Player
from .nbt import Number as Numeric
from .nbt import Vec
from .world import World

_FLUIDS = frozenset(
    f"minecraft:{name}"
    for name in (
        *("water", "lava", "bubble_column", "kelp", "kelp_plant", "seagrass", "tall_seagrass"),
    )
)
_TINY = 1e-6
"""Blocks by which feet may be under the top of what they stand on."""


def settle(world: World) -> None:
    """Let everybody fall who is held by nothing."""
    for one in world.entities:
        blocks = world.blocks[one.dimension]
        here = (one.pos, one.dimension, blocks.changes)
        if one.rested == here or one.aloft or one.vehicle is not None or floats(one):
            continue
        y = _landing(one, blocks, world.edition.number)
        if y is not None and y != one.pos[1]:
            one.pos = (one.pos[0], y, one.pos[2])
            world.carry(one)
        one.rested = (one.pos, one.dimension, blocks.changes)


def floats(one: Entity) -> bool:
    """Whether it stays in the air."""
    if isinstance(one, Player):
        return one.gamemode in ("creative", "spectator") or _levitates(one)
    still = any(_true(one, key) for key in ("NoGravity", "NoAI", "Marker"))
    return still or kinds.flies(one.kind) or _levitates(one)


def _levitates(one: Entity) -> bool:
    return "minecraft:levitation" in one.effects


def _true(one: Entity, key: str) -> bool:
    value = one.extra.get(key)
    return isinstance(value, Numeric) and bool(value.value)


def _landing(one: Entity, blocks: Blocks, version: Number) -> float | None:
    """The height at which its feet come to rest; None where there is no floor."""
    x, y, z = one.pos
    cell = (math.floor(x), math.floor(y), math.floor(z))
    if _wet(blocks.at(cell)) or tagged(split(blocks.at(cell))[0], "climbable"):
        return y
    types = block_types(version)
    columns = [*_footprint(one.pos, kinds.width(one.kind))]
    for height in range(cell[1], LOWEST - 1, -1):
        tops: list[float] = []
        for bx, bz in columns:
            name, states = split(blocks.at((bx, height, bz)))
            top = types[name].top(states)
            if top and height + top <= y + _TINY:
                tops.append(height + top)
        if tops:
            return max(tops)
        if height < cell[1] and _wet(blocks.at((cell[0], height, cell[2]))):
            return float(height)
    return None


def _wet(block: str) -> bool:
    name, states = split(block)
    return name in _FLUIDS or "waterlogged=true" in states


def _footprint(pos: Vec, width: float) -> Iterator[tuple[int, int]]:
    """The columns of blocks over which a body so wide stands."""
    half = width / 2 - _TINY
    for bx in range(math.floor(pos[0] - half), math.floor(pos[0] + half) + 1):
        for bz in range(math.floor(pos[2] - half), math.floor(pos[2] + half) + 1):
            yield bx, bz
