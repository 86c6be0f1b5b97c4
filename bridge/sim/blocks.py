"""A flat world of blocks: grass up to y = 63, air above, and what was set."""

from dataclasses import dataclass, field

Cell = tuple[int, int, int]

GROUND = 63
_LOWEST, _HIGHEST = -64, 319
_SEEN = 160
"""Blocks around a player or the spawn that are loaded, in each direction."""


@dataclass(slots=True)
class Blocks:
    """One dimension."""

    placed: dict[Cell, str] = field(default_factory=dict)

    def at(self, cell: Cell) -> str:
        """The block's id with its states, such as `minecraft:oak_log[axis=y]`."""
        if cell in self.placed:
            return self.placed[cell]
        return "minecraft:grass_block" if _LOWEST <= cell[1] <= GROUND else "minecraft:air"


def inside(cell: Cell) -> bool:
    """Whether the world goes there at all."""
    return _LOWEST <= cell[1] <= _HIGHEST and max(abs(cell[0]), abs(cell[2])) < 30_000_000


def near(cell: Cell, other: tuple[float, float, float]) -> bool:
    return abs(cell[0] - other[0]) <= _SEEN and abs(cell[2] - other[2]) <= _SEEN


def matches(block: str, wanted: str) -> bool:
    """Whether a block is of that id and has all those states."""
    name, states = _split(block)
    wanted_name, wanted_states = _split(wanted)
    if wanted_name.startswith("#"):
        return name in TAGS.get(wanted_name[1:], ()) and wanted_states <= states
    return name == wanted_name and wanted_states <= states


TAGS = {
    "minecraft:air": ("minecraft:air", "minecraft:cave_air", "minecraft:void_air"),
    "minecraft:logs": ("minecraft:oak_log", "minecraft:birch_log", "minecraft:spruce_log"),
    "minecraft:leaves": ("minecraft:oak_leaves", "minecraft:birch_leaves"),
}


def _split(block: str) -> tuple[str, frozenset[str]]:
    name, _, states = block.split("{")[0].partition("[")
    return name, frozenset(one.strip() for one in states.rstrip("]").split(",") if one.strip())
