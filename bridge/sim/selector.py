"""Target selectors: whom @a, @e, @p, @r, @s, @n with their options, names and UUIDs mean."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from uuid import UUID

from .entity import Entity
from .nbt import Vec
from .source import Source

Test = Callable[[Entity, Source, Vec], bool]


@dataclass(slots=True)
class Selector:
    """``limit``: 0 = all. ``local``: only in the source's dimension."""

    letter: str = ""
    name: str = ""
    uuid: UUID | None = None
    players_only: bool = False
    limit: int = 0
    sort: str = "arbitrary"
    tests: list[Test] = field(default_factory=list)
    origin: dict[str, float] = field(default_factory=dict)
    box: dict[str, float] = field(default_factory=dict)
    local: bool = False

    @property
    def single(self) -> bool:
        return self.limit == 1

    def select(self, source: Source) -> list[Entity]:
        """Whom it means, in its order."""
        world = source.world
        if self.letter == "s":
            candidates = [source.entity] if source.entity is not None else []
        elif self.uuid is not None:
            candidates = [one for one in world.entities if one.uuid == self.uuid]
        elif self.name:
            wanted = self.name.lower()
            candidates = [one for one in world.players.values() if one.name.lower() == wanted]
        elif self.players_only:
            candidates = list(world.players.values())
        else:
            candidates = world.entities
        x, y, z = (self.origin.get(axis, source.pos[n]) for n, axis in enumerate("xyz"))
        origin = (x, y, z)
        found = [
            one
            for one in candidates
            if (not self.local or one.dimension == source.dimension)
            and (not self.box or _touches(one, origin, self.box))
            and all(test(one, source, origin) for test in self.tests)
        ]
        return self._sorted(found, source, origin)[: self.limit or None]

    def _sorted(self, found: list[Entity], source: Source, origin: Vec) -> list[Entity]:
        match self.sort:
            case "nearest":
                found.sort(key=lambda one: math.dist(one.pos, origin))
            case "furthest":
                found.sort(key=lambda one: -math.dist(one.pos, origin))
            case "random":
                source.world.dice.shuffle(found)
            case _:
                pass
        return found


def _touches(entity: Entity, origin: Vec, box: Mapping[str, float]) -> bool:
    """Whether its hitbox (0.6 × 1.8 × 0.6 blocks) meets the box, which is one block more."""
    low, high = [], []
    for axis, corner in zip(("dx", "dy", "dz"), origin, strict=True):
        size = box.get(axis, 0.0)
        low.append(corner + min(size, 0.0))
        high.append(corner + max(size, 0.0) + 1)
    body_low = (entity.pos[0] - 0.3, entity.pos[1], entity.pos[2] - 0.3)
    body_high = (entity.pos[0] + 0.3, entity.pos[1] + 1.8, entity.pos[2] + 0.3)
    return all(body_low[n] < high[n] and body_high[n] > low[n] for n in range(3))
