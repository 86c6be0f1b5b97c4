"""A world of blocks that is asked over the real commands, without a socket, and counts."""

from collections.abc import Iterable
from pathlib import Path

from bridge.minecraft.dialect import dialect
from bridge.sim.server import Server
from bridge.terrain.kinds import built_in, kinds_of
from bridge.terrain.probe import Probe
from bridge.terrain.rays import Stance
from tests.bridge.sim_world import world

Cell = tuple[int, int, int]
VERSIONS = ("1.16.5", "1.20.4", "1.21.11", "26.2")


class Island:
    """Alex stands at 0 64 0 on grass; ``asked`` is every command."""

    shared = False

    def __init__(self, path: Path, version: str = "1.21.11") -> None:
        self.version = version
        self.server: Server = world(path, version)
        self.asked: list[str] = []

    async def command(self, text: str) -> str:
        self.asked.append(text)
        assert len(text.encode()) <= 1446
        return "".join(self.server.handle(text))

    def put(self, kind: str, cells: Iterable[Cell]) -> None:
        for cell in cells:
            self.server.set_block(cell, kind)

    def probe(self, budget: int = 12, at: str = "Alex") -> Probe:
        kinds = kinds_of(built_in(), dialect(self.version).version)
        return Probe(self, kinds, at, budget)


def wall(x: int, height: int, half: int = 3) -> list[Cell]:
    """Across the way, as far as ``half`` to either side."""
    return [(x, y, z) for y in range(64, 64 + height) for z in range(-half, half + 1)]


def standing(x: float, y: float = 64.0, z: float = 0.5) -> Stance:
    return Stance((x, y, z), 1, 2)
