"""Bodies in the world: mobs and players, and the NBT that `data get entity` shows of them."""

import hashlib
from collections import deque
from dataclasses import dataclass, field
from uuid import UUID

from . import kinds
from .component import Component
from .message import Message
from .nbt import Array, Compound, Tag, Vec, byte, double, integer, single

OVERWORLD = "minecraft:overworld"


@dataclass(slots=True, eq=False)
class Entity:
    """A mob. Positions are of the feet, in blocks; angles in degrees."""

    uuid: UUID
    kind: str
    pos: Vec
    yaw: float = 0.0
    pitch: float = 0.0
    dimension: str = OVERWORLD
    tags: list[str] = field(default_factory=list)
    custom_name: Component | None = None
    custom_name_tag: Tag | None = None
    health: float = 20.0
    attributes: dict[str, float] = field(default_factory=dict)
    modifiers: dict[str, dict[str, tuple[float, str]]] = field(default_factory=dict)
    effects: dict[str, tuple[int, int]] = field(default_factory=dict)
    extra: Compound = field(default_factory=dict)
    aloft: bool = False
    """Whether it has just been put there by its own legs, so that it may be in a jump."""
    rested: tuple[Vec, str, int] | None = None
    """Place and dimension where it was last held up, and how many blocks had changed by then."""
    riders: "list[Entity]" = field(default_factory=list, init=False, repr=False)
    _vehicle: "Entity | None" = field(default=None, init=False, repr=False)

    @property
    def vehicle(self) -> "Entity | None":
        """What it sits on."""
        return self._vehicle

    @vehicle.setter
    def vehicle(self, new: "Entity | None") -> None:
        if self._vehicle is not None:
            self._vehicle.riders.remove(self)
        self._vehicle = new
        if new is not None:
            new.riders.append(self)

    @property
    def holder(self) -> str:
        """The name under which it holds scores and joins teams."""
        return str(self.uuid)

    @property
    def eyes(self) -> float:
        """Their height above the feet, in blocks."""
        return kinds.eyes(self.kind)


@dataclass(slots=True, eq=False)
class Player(Entity):
    """A player who is in the game, and what his client has been sent."""

    name: str = ""
    gamemode: str = "survival"
    operator: bool = False
    received: list[Message] = field(default_factory=list)
    actionbar: str = ""
    title: str = ""
    subtitle: str = ""
    path: deque[Vec] = field(default_factory=deque)

    @property
    def holder(self) -> str:
        return self.name

    @property
    def chat(self) -> list[str]:
        """The lines in his chat, oldest first."""
        return [one.plain for one in self.received if one.kind in ("chat", "system")]

    def __repr__(self) -> str:
        return f"Player({self.name!r})"


def offline_uuid(name: str) -> UUID:
    """The UUID of a player on a server in offline mode."""
    digest = hashlib.md5(f"OfflinePlayer:{name}".encode(), usedforsecurity=False).digest()
    return UUID(bytes=digest, version=3)


def uuid_array(value: UUID) -> Array:
    """Four signed 32-bit numbers, the first the highest."""
    groups = [(value.int >> shift) & 0xFFFFFFFF for shift in (96, 64, 32, 0)]
    return Array("I", tuple(one - (1 << 32) if one >= 1 << 31 else one for one in groups))


def uuid_of(numbers: tuple[int, ...]) -> UUID:
    """The reverse of `uuid_array`."""
    whole = 0
    for one in numbers:
        whole = whole << 32 | one & 0xFFFFFFFF
    return UUID(int=whole)


def data_of(entity: Entity) -> Compound:
    """All that a command can read of it.

    Players alone have a Dimension, and what they ride; a vehicle has the mobs that ride it.
    """
    x, y, z = entity.pos
    data: Compound = {
        "Pos": [double(x), double(y), double(z)],
        "Motion": [double(0.0), double(-0.0784000015258789), double(0.0)],
        "Rotation": [single(entity.yaw), single(entity.pitch)],
        "UUID": uuid_array(entity.uuid),
        "Health": single(entity.health),
        "OnGround": byte(1),
        "Air": integer(300),
        "Fire": integer(-20),
        "Invulnerable": byte(0),
    }
    if entity.tags:
        data["Tags"] = list(entity.tags)
    if entity.custom_name_tag is not None:
        data["CustomName"] = entity.custom_name_tag
    if isinstance(entity, Player):
        data["Dimension"] = entity.dimension
        data["playerGameType"] = integer(GAMEMODES.index(entity.gamemode))
        data["foodLevel"] = integer(20)
        data["Inventory"] = []
        data["SelectedItemSlot"] = integer(0)
        if entity.vehicle is not None and _alone(root := _root(entity)):
            attach = uuid_array(entity.vehicle.uuid)
            data["RootVehicle"] = {"Attach": attach, "Entity": {"id": root.kind, **data_of(root)}}
    mobs = [rider for rider in entity.riders if not isinstance(rider, Player)]
    if mobs:
        data["Passengers"] = [{"id": mob.kind, **data_of(mob)} for mob in mobs]
    return {**data, **entity.extra}


def _root(entity: Entity) -> Entity:
    """The lowest of those that sit on one another."""
    while entity.vehicle is not None:
        entity = entity.vehicle
    return entity


def _alone(vehicle: Entity) -> bool:
    """Whether one player sits on it, or on who does: with two, neither has it with him."""
    return sum(isinstance(rider, Player) for rider in _above(vehicle)) == 1


def _above(vehicle: Entity) -> list[Entity]:
    return [one for rider in vehicle.riders for one in (rider, *_above(rider))]


GAMEMODES = ("survival", "creative", "adventure", "spectator")
OWN_KEYS = frozenset(
    (
        *("Pos", "Rotation", "UUID", "Health", "Tags", "CustomName", "Dimension", "Motion"),
        *("Passengers", "RootVehicle"),
    )
)
"""What `extra` may not hold, since it is held elsewhere."""
