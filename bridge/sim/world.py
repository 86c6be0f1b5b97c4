"""The world as the server holds it: who is in it, the scoreboard, storages, rules, blocks."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from uuid import UUID

from . import kinds, rules
from .blocks import Blocks, Cell, near
from .component import Component, plain, text
from .edition import Edition
from .entity import OVERWORLD, Entity, Player
from .message import Message, message
from .nbt import Compound, Vec
from .scores import Scoreboard

DIMENSIONS = (OVERWORLD, "minecraft:the_nether", "minecraft:the_end")
SPAWN: Vec = (0.0, 64.0, 0.0)
SADDLE = 0.85
"""Blocks from a mount's feet to those of whoever sits on it."""


@dataclass(slots=True)
class Bossbar:
    name: Component
    value: int = 0
    max: int = 100
    colour: str = "white"
    style: str = "progress"
    visible: bool = True
    players: list[str] = field(default_factory=list)


Seen = Callable[[str, str, Message], None]
"""Told of each message: the player's name, its kind, the message."""


@dataclass(slots=True)
class World:
    edition: Edition
    dice: random.Random
    log: Callable[[str], None]
    seen: Seen | None = None
    max_players: int = 20
    mobs: list[Entity] = field(default_factory=list)
    players: dict[str, Player] = field(default_factory=dict)
    blocks: dict[str, Blocks] = field(
        default_factory=lambda: {d: Blocks(sky=15 if d == OVERWORLD else 0) for d in DIMENSIONS}
    )
    board: Scoreboard = field(default_factory=Scoreboard)
    storage: dict[str, Compound] = field(default_factory=dict)
    bossbars: dict[str, Bossbar] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)

    @property
    def entities(self) -> list[Entity]:
        return [*self.players.values(), *self.mobs]

    def new_uuid(self) -> UUID:
        return UUID(int=self.dice.getrandbits(128), version=4)

    def summon(self, kind: str, pos: Vec, dimension: str = OVERWORLD) -> Entity:
        kind = kind if ":" in kind else f"minecraft:{kind}"
        health = kinds.health(kind)
        mob = Entity(self.new_uuid(), kind, pos, dimension=dimension, health=health)
        self.mobs.append(mob)
        return mob

    def carry(self, vehicle: Entity) -> None:
        """Whoever sits on it goes where it is."""
        for rider in self.entities:
            if rider.vehicle is vehicle:
                x, y, z = vehicle.pos
                rider.pos, rider.dimension = (x, y + SADDLE, z), vehicle.dimension
                self.carry(rider)

    def bare_name(self, entity: Entity) -> Component:
        if isinstance(entity, Player):
            return text(entity.name)
        return entity.custom_name or text(kinds.name(entity.kind))

    def display_name(self, entity: Entity) -> Component:
        """With the prefix and suffix of its team."""
        name = self.bare_name(entity)
        team = self.board.team_of(entity.holder)
        return team.decorate(name) if team else name

    def called(self, entity: Entity) -> str:
        """The display name as plain text."""
        return plain(self.display_name(entity))

    def loaded(self, dimension: str, cell: Cell) -> bool:
        around = [SPAWN] if dimension == OVERWORLD else []
        around += [one.pos for one in self.players.values() if one.dimension == dimension]
        return any(near(cell, centre) for centre in around)

    def show(self, player: Player, kind: str, component: Component) -> None:
        """Put something on a player's screen."""
        self.deliver(player, message(kind, component))

    def deliver(self, player: Player, shown: Message) -> None:
        """The same, for what was made before: one message for many players."""
        player.received.append(shown)
        match shown.kind:
            case "actionbar":
                player.actionbar = shown.plain
            case "title":
                player.title = shown.plain
            case "subtitle":
                player.subtitle = shown.plain
            case _:
                pass
        if self.seen is not None:
            self.seen(player.name, shown.kind, shown)

    def tell_all(self, kind: str, component: Component) -> None:
        shown = message(kind, component)
        for player in list(self.players.values()):
            self.deliver(player, shown)

    def rule(self, old_name: str) -> bool:
        """A game rule of truth, by its name before 1.21.11."""
        return rules.value(self.rules, old_name) == "true"

    def measure(self) -> None:
        """Objectives of health show it, in whole points, as they do after every tick."""
        for objective in self.board.objectives.values():
            if objective.criterion == "health":
                for player in self.players.values():
                    health = math.ceil(player.health)
                    self.board.open(player.holder, objective.name).value = health

    def kill(self, entity: Entity) -> None:
        """A mob is gone; a player dies and is alive again at the spawn."""
        if isinstance(entity, Player):
            died = f"{self.called(entity)} was killed"
            self.log(died)
            self.tell_all("system", text(died))
            entity.pos, entity.dimension, entity.health = SPAWN, OVERWORLD, 20.0
            entity.path.clear()
        else:
            self.mobs.remove(entity)
            entity.vehicle = None
            self.board.reset(entity.holder)
        for rider in self.entities:
            if rider.vehicle is entity:
                rider.vehicle = None
