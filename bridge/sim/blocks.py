"""A flat world of blocks: grass up to y = 63, air above, and what was set."""

from dataclasses import dataclass, field
from functools import lru_cache

from .block_tags import tagged
from .block_types import block_types
from .edition import Number

Cell = tuple[int, int, int]

GROUND = 63
LOWEST, HIGHEST = -64, 319
_SEEN = 160
"""Blocks around a player or the spawn that are loaded, in each direction."""


@dataclass(slots=True)
class Blocks:
    """One dimension."""

    placed: dict[Cell, str] = field(default_factory=dict)
    sky: int = 15
    """The light under the open sky."""
    changes: int = 0
    """How often blocks were put."""

    def put(self, cell: Cell, block: str) -> None:
        self.placed[cell] = block
        self.changes += 1

    def at(self, cell: Cell) -> str:
        """The block's id with its states, such as `minecraft:oak_log[axis=y]`."""
        if cell in self.placed:
            return self.placed[cell]
        return "minecraft:grass_block" if LOWEST <= cell[1] <= GROUND else "minecraft:air"


def inside(cell: Cell) -> bool:
    """Whether the world goes there at all."""
    return LOWEST <= cell[1] <= HIGHEST and max(abs(cell[0]), abs(cell[2])) < 30_000_000


def near(cell: Cell, other: tuple[float, float, float]) -> bool:
    return abs(cell[0] - other[0]) <= _SEEN and abs(cell[2] - other[2]) <= _SEEN


def matches(block: str, wanted: str, version: Number) -> bool:
    """Whether a block is of that id, or in that tag, and has all those states."""
    name, given = split(block)
    wanted_name, wanted_states = split(wanted)
    tag = wanted_name.startswith("#")
    same = tagged(name, wanted_name[1:]) if tag else name == wanted_name
    return same and wanted_states <= block_types(version)[name].states(given)


@lru_cache(maxsize=4096)
def split(block: str) -> tuple[str, frozenset[str]]:
    """A block's id, and the states that are written."""
    name, _, rest = block.partition("[")
    return name, frozenset(rest.rstrip("]").split(",")) if rest else frozenset()
