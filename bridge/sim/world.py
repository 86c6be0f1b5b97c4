"""The world: who and what is where, what is stored, and a flat ground of blocks."""

import hashlib
import math
import random
import uuid
from dataclasses import dataclass, field

from . import kinds
from .component import Component
from .scoreboard import Scoreboard
from .snbt import Array, Float, Tag

Position = tuple[float, float, float]
Block = tuple[int, int, int]
OVERWORLD = "minecraft:overworld"
DIMENSIONS = (OVERWORLD, "minecraft:the_nether", "minecraft:the_end")
GROUND_Y = 63
"""The grass: who stands on it has feet at 64."""
LOWEST_Y, HIGHEST_Y = -64, 319
LOADED_BLOCKS = 512
"""Distance from the spawn up to which chunks are loaded, in blocks."""


def offline_uuid(name: str) -> uuid.UUID:
    """What a server in offline mode gives a name (version 3, without a namespace)."""
    digest = hashlib.md5(f"OfflinePlayer:{name}".encode(), usedforsecurity=False).digest()
    return uuid.UUID(bytes=digest, version=3)


def block_at(pos: Position) -> Block:
    return math.floor(pos[0]), math.floor(pos[1]), math.floor(pos[2])


@dataclass(slots=True, eq=False)
class Entity:
    """A player or a mob; ``pos`` is between its feet, yaw and pitch in degrees."""

    uuid: uuid.UUID
    kind: str
    pos: Position
    name: str = ""
    yaw: float = 0.0
    pitch: float = 0.0
    dimension: str = OVERWORLD
    health: float = 20.0
    tags: list[str] = field(default_factory=list)
    custom_name: Component | None = None
    data: dict[str, Tag] = field(default_factory=dict)
    effects: dict[str, int] = field(default_factory=dict)
    attributes: dict[str, float] = field(default_factory=dict)

    @property
    def is_player(self) -> bool:
        return self.kind == "minecraft:player"

    @property
    def holder(self) -> str:
        """Under which its scores and its team are kept."""
        return self.name if self.is_player else str(self.uuid)

    @property
    def plain_name(self) -> str:
        if self.is_player:
            return self.name
        return self.custom_name.plain() if self.custom_name else kinds.name(self.kind)

    def nbt(self) -> dict[str, Tag]:
        """What ``data get entity`` shows."""
        raw = self.uuid.int
        parts = ((raw >> shift) & 0xFFFFFFFF for shift in (96, 64, 32, 0))
        tags: dict[str, Tag] = {
            "Pos": [float(c) for c in self.pos],
            "Rotation": [Float(self.yaw), Float(self.pitch)],
            "UUID": Array("I", tuple(p - 2**32 if p >= 2**31 else p for p in parts)),
            "Health": Float(self.health),
            **({"Tags": list(self.tags)} if self.tags else {}),
            **({"Dimension": self.dimension} if self.is_player else {}),
        }
        return self.data | tags


@dataclass(slots=True)
class BossBar:
    id: str
    name: Component
    value: int = 0
    max: int = 100
    color: str = "white"
    style: str = "progress"
    visible: bool = True
    players: list[str] = field(default_factory=list)


class World:
    """Everything that stays when a player leaves."""

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self.entities: list[Entity] = []
        self.scoreboard = Scoreboard()
        self.storage: dict[str, dict[str, Tag]] = {}
        self.bossbars: dict[str, BossBar] = {}
        self.gamerules: dict[str, str] = {}
        self.spawn: Position = (0.5, float(GROUND_Y + 1), 0.5)
        self._blocks: dict[tuple[str, Block], str] = {}

    def players(self) -> list[Entity]:
        return [e for e in self.entities if e.is_player]

    def by_uuid(self, wanted: uuid.UUID) -> Entity | None:
        return next((e for e in self.entities if e.uuid == wanted), None)

    def player(self, name: str) -> Entity | None:
        return next((p for p in self.players() if p.name.lower() == name.lower()), None)

    def shown(self, entity: Entity) -> str:
        """Its name as texts show it, with what its team adds."""
        return self.scoreboard.decorated(entity.holder, entity.plain_name)

    def add(self, kind: str, pos: Position, dimension: str = OVERWORLD) -> Entity:
        """A new mob, with a UUID from the seed."""
        mob = Entity(
            uuid.UUID(int=self._random.getrandbits(128), version=4),
            kind,
            pos,
            dimension=dimension,
            health=kinds.health(kind),
        )
        self.entities.append(mob)
        return mob

    def loaded(self, block: Block) -> bool:
        return max(abs(block[0]), abs(block[2])) <= LOADED_BLOCKS

    def in_world(self, block: Block) -> bool:
        return LOWEST_Y <= block[1] <= HIGHEST_Y

    def block(self, at: Block, dimension: str = OVERWORLD) -> str:
        """The block's id, its properties behind it as they were set."""
        set_one = self._blocks.get((dimension, at))
        if set_one is not None:
            return set_one
        if at[1] > GROUND_Y or at[1] < LOWEST_Y:
            return "minecraft:air"
        return "minecraft:grass_block" if at[1] == GROUND_Y else "minecraft:dirt"

    def set_block(self, at: Block, block: str, dimension: str = OVERWORLD) -> bool:
        """False if it was there already."""
        if self.block(at, dimension) == block:
            return False
        self._blocks[dimension, at] = block
        return True
