"""A scenario's stage whose service may be killed at any instant, and is started again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bridge.scenario.dice import Faces
from bridge.scenario.file import Die, Scenario
from bridge.scenario.stage import Stage
from bridge.service import Service
from rules.engine.requests import Roll
from rules.engine.ruleset import Ruleset

from .fuse import Fuse, Killed

MOST_DEATHS = 200
"""In a row, without coming to rest."""
MOST_STARTS = 12
"""In a row that end in a kill."""


class Mortal(Stage):
    """``open`` is safe; afterwards every wait of the service may be its last."""

    def __init__(
        self, script: Scenario, rulesets: Mapping[str, Ruleset], folder: Path, fuse: Fuse
    ) -> None:
        self._unwritten: list[Die] = []
        super().__init__(script, rulesets, folder, dice=self._throw)
        self.fuse = fuse
        self.living = False

    @property
    def troubles(self) -> int:
        """How often something went wrong."""
        return self.fuse.kills.total()

    def _throw(self, roll: Roll) -> tuple[Faces, str]:
        """As written; what is not on the disk before a kill is thrown once more."""
        left = list(self.dice._left)
        faces = self.dice(roll)
        self._unwritten += left[: len(left) - len(self.dice._left)]
        return faces

    async def start_service(self) -> None:
        """As often as it takes; a long start is not killed for ever."""
        living = self.living
        for deaths in range(MOST_DEATHS):
            self.living = living and deaths < MOST_STARTS
            try:
                await super().start_service()
            except Killed:
                await self.die()
            else:
                self.living = living
                return
        raise AssertionError("it never starts")

    async def settle(self, deliver: bool = True) -> None:
        for _ in range(MOST_DEATHS):
            try:
                await super().settle(deliver)
            except Killed:
                await self.revive()
            else:
                return
        raise AssertionError("it never comes to rest")

    async def revive(self) -> None:
        await self.die()
        await self.start_service()

    async def die(self) -> None:
        """Only what is on the disk is left, and what the server has been told."""
        self.dice._left[:0] = self._unwritten
        self._unwritten.clear()
        await self.kill_service()

    def written(self) -> None:
        self._unwritten.clear()

    def make_service(self) -> Service:
        service = super().make_service()
        _arm(service, self)
        return service


def _arm(service: Service, stage: Mortal) -> None:
    store: Any = service.store
    link: Any = service.link
    tail: Any = service.tail
    read, append, batch = tail.read, store.append, store.batch
    move, command = store.move_cursor, link.command

    def pass_by(instant: str) -> None:
        if stage.living:
            stage.fuse.pass_by(instant)

    def reading() -> Any:
        lines = read()
        if lines:
            pass_by("read")
        return lines

    def appending(*args: Any) -> Any:
        pass_by("append")
        return append(*args)

    @contextmanager
    def batching() -> Iterator[None]:
        outermost = not store._batching
        with batch():
            yield
        if outermost:
            stage.written()
            pass_by("commit")

    def moving(*args: Any) -> None:
        pass_by("mark")
        move(*args)
        pass_by("marked")

    async def commanding(text: str) -> Any:
        pass_by("send")
        answer = await command(text)
        pass_by("sent")
        return answer

    tail.read, store.append, store.batch = reading, appending, batching
    store.move_cursor, link.command = moving, commanding
