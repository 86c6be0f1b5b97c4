"""How light it is somewhere: the sky's light and that of torches, one less for each block of way.

It is noon for ever. Light goes around corners and through glass, leaves and all that is no full
block; under a closed roof, with nothing that shines, it is dark.
"""

from collections import deque

from .block_tags import tagged
from .block_types import block_types
from .blocks import GROUND, HIGHEST, LOWEST, Blocks, Cell, split
from .edition import Number

FULL = 15


def light(blocks: Blocks, cell: Cell, version: Number) -> int:
    """The level there, of 15; within a full block only its own."""
    best = _shed(blocks.at(cell), version)
    if _opaque(blocks.at(cell), version):
        return best
    roofs = _roofs(blocks, version)
    seen, edge = {cell}, deque([(cell, 0)])
    while edge:
        here, far = edge.popleft()
        if FULL - far <= best:
            break
        sky = blocks.sky if here[1] > roofs.get((here[0], here[2]), GROUND) else 0
        best = max(best, sky - far, _shed(blocks.at(here), version) - far)
        for near in _beside(here):
            if near not in seen:
                seen.add(near)
                if _opaque(blocks.at(near), version):
                    best = max(best, _shed(blocks.at(near), version) - far - 1)
                else:
                    edge.append((near, far + 1))
    return best


def _beside(cell: Cell) -> list[Cell]:
    x, y, z = cell
    around = [(x, y + 1, z), (x, y - 1, z), (x + 1, y, z), (x - 1, y, z), (x, y, z + 1)]
    return [c for c in (*around, (x, y, z - 1)) if LOWEST <= c[1] <= HIGHEST]


def _shed(block: str, version: Number) -> int:
    """What a block gives: a burning one only if it is lit."""
    name, states = split(block)
    if "lit=false" in states:
        return 0
    kind = block_types(version)[name]
    if name == "minecraft:light":
        (level,) = (one for one in kind.states(states) if one.startswith("level="))
        return int(level.removeprefix("level="))
    return kind.light


def _opaque(block: str, version: Number) -> bool:
    name, states = split(block)
    if any(tagged(name, tag) for tag in ("impermeable", "leaves", "ice")):
        return False
    return block_types(version)[name].top(states) >= 1 and not tagged(name, "fences")


def _roofs(blocks: Blocks, version: Number) -> dict[tuple[int, int], float]:
    """Above which height each column lies open to the sky, where that is not the ground's."""
    placed = {cell for cell, block in blocks.placed.items() if _opaque(block, version)}
    roofs: dict[tuple[int, int], float] = {}
    for x, y, z in blocks.placed:
        if (x, z) not in roofs:
            height = GROUND
            while (x, height, z) in blocks.placed and (x, height, z) not in placed:
                height -= 1
            roofs[x, z] = height
        if (x, y, z) in placed:
            roofs[x, z] = max(roofs[x, z], y)
    return roofs
