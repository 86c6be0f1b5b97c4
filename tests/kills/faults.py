"""What else can go wrong on the way: the cable breaks, the server restarts, the disk is full."""

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from bridge.rcon.errors import LinkLost
from bridge.scenario.file import Scenario
from bridge.service import Service
from bridge.settings import Server as ServerSettings
from bridge.store.errors import StoreFailing
from rules.engine.ruleset import Ruleset

from .cable import Cable
from .fuse import Fuse
from .mortal import MOST_DEATHS, Mortal

BYTES_BETWEEN_BREAKS = 20_000
RESTARTS_IN = 60
"""One command in so many finds that the server restarts."""


class Troubled(Mortal):
    """A stage with one kind of trouble."""

    count = 0

    def __init__(
        self, script: Scenario, rulesets: Mapping[str, Ruleset], folder: Path, seed: int
    ) -> None:
        super().__init__(script, rulesets, folder, Fuse(seed, 0))
        self.rng = Random(seed)

    @property
    def troubles(self) -> int:
        return self.count

    async def start_service(self) -> None:
        for _ in range(MOST_DEATHS):
            try:
                await super().start_service()
            except StoreFailing:
                self.count += 1
                await self.die()
            else:
                return
        raise AssertionError("it never starts")

    async def settle(self, deliver: bool = True) -> None:
        for _ in range(MOST_DEATHS):
            try:
                await super().settle(deliver)
            except LinkLost:
                await self.running.reach()
            except StoreFailing:  # the service has stopped; the owner makes room
                self.count += 1
                await self.revive()
            else:
                return
        raise AssertionError("it never comes to rest")


class BrokenCable(Troubled):
    """The link is cut in the middle of any packet, either way."""

    cable: Cable | None = None

    async def open(self) -> None:
        await self.server.start()
        self.cable = Cable(self.server.port, self.rng.randrange(999), BYTES_BETWEEN_BREAKS)
        await self.cable.start()
        await self.server.stop()
        await super().open()

    def server_settings(self) -> ServerSettings:
        assert self.cable is not None
        return super().server_settings().model_copy(update={"port": self.cable.port})

    async def settle(self, deliver: bool = True) -> None:
        assert self.cable is not None
        self.cable.sound = not self.living
        await super().settle(deliver)
        self.count = self.cable.breaks

    async def close(self) -> None:
        await super().close()
        if self.cable is not None:
            await self.cable.stop()


class Restarts(Troubled):
    """The Minecraft server stops and starts again between two commands."""

    def make_service(self) -> Service:
        service = super().make_service()
        link: Any = service.link
        command: Callable[[str], Awaitable[str]] = link.command

        async def commanding(text: str) -> str:
            if self.living and self.rng.randrange(RESTARTS_IN) == 0:
                self.count += 1
                await self.server.restart()
            return await command(text)

        link.command = commanding
        return service


class FullDisk(Troubled):
    """Now and then the disk takes no new page, until somebody makes room."""

    def make_service(self) -> Service:
        service = super().make_service()
        if self.living and self.rng.random() < 0.7:
            pages = service.store._db.execute("PRAGMA page_count").fetchone()[0]
            service.store._db.execute(f"PRAGMA max_page_count={pages}")
        return service

    async def settle(self, deliver: bool = True) -> None:
        if self.living and self.rng.random() < 0.3:
            await self.revive()
        await super().settle(deliver)


FAULTS: Mapping[str, type[Troubled]] = {
    "link cut in the middle of a packet": BrokenCable,
    "server restarts": Restarts,
    "disk full": FullDisk,
}
