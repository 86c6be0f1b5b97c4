"""Who runs a command, where, and who hears what it says."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from .component import Component, joined, plain, text
from .entity import OVERWORLD, Entity, Player
from .nbt import Vec
from .world import SPAWN, World


class Listener(Protocol):
    """Who gets the answers: an RCON connection, a player, the console.

    ``hears_success``: at all. ``admin``: operators are told what it did; ``logged``: so is the log.
    """

    @property
    def hears_success(self) -> bool: ...

    @property
    def admin(self) -> bool: ...

    @property
    def logged(self) -> bool: ...

    def hear(self, answer: Component) -> None: ...


Report = Callable[[bool, int], None]
"""Told of a command's end: whether it succeeded, and its result."""


@dataclass(frozen=True, slots=True)
class Source:
    """``name``: who is said to have done it. ``eyes``: whether positions are seen from there."""

    world: World
    listener: Listener
    name: str
    level: int = 4
    entity: Entity | None = None
    pos: Vec = SPAWN
    yaw: float = 0.0
    pitch: float = 0.0
    dimension: str = OVERWORLD
    eyes: bool = False
    reports: tuple[Report, ...] = ()

    def as_entity(self, entity: Entity) -> "Source":
        return replace(self, entity=entity, name=self.world.called(entity))

    def at_entity(self, entity: Entity) -> "Source":
        return replace(
            self, pos=entity.pos, yaw=entity.yaw, pitch=entity.pitch, dimension=entity.dimension
        )

    def report(self, success: bool, result: int) -> None:
        for one in self.reports:
            one(success, result)

    def succeed(self, words: "str | Component", *, broadcast: bool) -> None:
        """Answer; ``broadcast``: operators and the log hear of it too."""
        answer = text(words) if isinstance(words, str) else words
        if self.listener.hears_success:
            self.listener.hear(answer)
        if broadcast and self.listener.admin:
            self._tell_operators(answer)

    def fail(self, words: str) -> None:
        self.listener.hear(text(words, color="red"))

    def _tell_operators(self, answer: Component) -> None:
        whole = joined(text(f"[{self.name}: "), answer, text("]"))
        if self.world.rule("sendCommandFeedback"):
            for player in self.world.players.values():
                if player.operator and player is not getattr(self.listener, "player", None):
                    self.world.show(player, "system", whole)
        if self.listener.logged and self.world.rule("logAdminCommands"):
            self.world.log(plain(whole))


@dataclass(slots=True)
class Answers:
    """The listener of RCON and the console: what was said, in order."""

    said: list[str]
    hears_success: bool = True
    admin: bool = True
    logged: bool = True

    def hear(self, answer: Component) -> None:
        self.said.append(plain(answer))


@dataclass(slots=True)
class PlayerListener:
    """A player who typed or clicked a command."""

    world: World
    player: Player
    admin: bool = True
    logged: bool = True

    @property
    def hears_success(self) -> bool:
        return self.world.rule("sendCommandFeedback")

    def hear(self, answer: Component) -> None:
        self.world.show(self.player, "system", answer)


@dataclass(frozen=True, slots=True)
class Context:
    """A command being run: its source and its arguments."""

    source: Source
    args: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def get(self, name: str, default: Any = None) -> Any:
        return self.args.get(name, default)

    @property
    def world(self) -> World:
        return self.source.world
