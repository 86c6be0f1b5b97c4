"""Log → server commands, in order, from a stored cursor: everything anybody reads leaves here."""

import asyncio
import logging
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rules.engine.changes import Over
from rules.engine.records import Aside, Asked, Done, Paused, Restored, Struck
from rules.engine.ruleset import Ruleset

from .audience import Group, Tags, Where, hearing, selectors, tag_of, tags_of, target
from .i18n import Words
from .minecraft.commands import actionbar, tellraw
from .minecraft.dialect import Dialect
from .minecraft.text import Text, to_component
from .narrate import Seconds, for_everybody, narrate
from .prompts import steps_left
from .pulse import Pulse
from .rcon.errors import CommandTooLong, LinkLost
from .reader import Payload, Reader
from .roster import Player, Roster
from .scoreboard import Board
from .store.rows import FightRow, LogRow, Whisper
from .view import View
from .wording import Wording

log = logging.getLogger(__name__)

CURSOR = "outbox"
BATCH = 200
BAD = ("Unknown or incomplete command", "Incorrect argument", "Invalid chat component", "Expected")
"""How a server begins to say that it did not understand."""


class Line(Protocol):
    """The link to a server."""

    async def command(self, text: str) -> str: ...

    async def ready(self) -> None: ...

    @property
    def counters(self) -> Any: ...


class Shelf(Protocol):
    """What the outbox needs of the store."""

    def rows(self, after_seq: int, limit: int = ...) -> list[LogRow]: ...

    def read(self, fight: str) -> list[tuple[int, Any]]: ...

    def fights(self, closed: bool = ...) -> list[FightRow]: ...

    def cursor(self, name: str) -> str: ...

    def set_cursor(self, name: str, value: str) -> None: ...

    def token(self, player: str, payload: Payload) -> int: ...

    def batch(self) -> Any: ...


@dataclass
class Counters:
    """For the metrics."""

    rows: int = 0
    commands: int = 0
    rejected: int = 0


@dataclass
class Outbox:
    """One server's outbox. ``run`` never ends by itself; cancel it.

    A row is done when all its commands were answered; then the cursor moves. A line may be
    repeated once after a crash, never lost.
    """

    store: Shelf
    rulesets: Mapping[str, Ruleset]
    words: Words
    link: Line
    dialect: Dialect
    roster: Roster
    board: Board
    where: Where = lambda uuid: None
    radius_m: float = 32.0
    seconds: Seconds = lambda question: 30.0
    pulse: Pulse = field(default_factory=Pulse)
    counters: Counters = field(default_factory=Counters)
    views: dict[str, View] = field(default_factory=dict)
    at: int = 0

    def __post_init__(self) -> None:
        self.tags = Tags()
        self.at = int(self.store.cursor(CURSOR) or 0)
        self._connects = 0
        self._busy = asyncio.Lock()
        for fight in self.store.fights():
            self.view(fight.id)

    @property
    def lag(self) -> int:
        """Rows written and not told yet, as far as the pulse knows."""
        return max(0, self.pulse.at - self.at)

    # -- the past -------------------------------------------------------------------------------

    def view(self, fight: str) -> View | None:
        """The fight as far as it was told; None for rows of no fight, or without their rules."""
        if fight and fight not in self.views:
            known = {f.id: f.ruleset for f in self.store.fights(closed=True)}
            rules = self.rulesets.get(known.get(fight, ""))
            if rules is None:
                return None
            view = View(fight, rules)
            past = self.store.read(fight)
            for n, record in past[: len(past) - self._untold(fight)]:
                view.take(0, n, record)
            self.views[fight] = view
        return self.views.get(fight)

    def _untold(self, fight: str) -> int:
        """How many records of a fight are still to be told."""
        count, at = 0, self.at
        while rows := self.store.rows(at, BATCH):
            at = rows[-1].seq
            count += sum(r.fight == fight and not isinstance(r.record, Whisper) for r in rows)
        return count

    # -- the loop -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell everything that is written, and wait for more."""
        while True:
            if not await self.flush():
                await self.pulse.past(self.at)

    async def flush(self) -> bool:
        """Tell what is written now; False if there was nothing."""
        async with self._busy:
            return await self._flush()

    async def _flush(self) -> bool:
        rows = self.store.rows(self.at, BATCH)
        for place, row in enumerate(rows):
            told = await self.tell(row)
            self.at = row.seq
            self.counters.rows += 1
            if told or place == len(rows) - 1:  # rows that say nothing cost no write
                self.store.set_cursor(CURSOR, str(self.at))
        await self._send(self._board, rows)
        return bool(rows)

    async def tell(self, row: LogRow) -> bool:
        """One row: its lines to all whom they concern, then the scores. True if anything went."""
        view = self.view(row.fight)
        if view is not None and not isinstance(row.record, Whisper):
            view.take(row.seq, row.n, row.record)
        sent = self.counters.commands
        await self._renew()
        await self._send(self.commands, row, view)
        if isinstance(row.record, Done | Asked | Struck | Restored | Paused):
            await self._send(self._board, [row])
        if view is not None and isinstance(row.record, Over):
            await self._send(lambda: self.tags.drop(tags_of(row.fight)))
        return self.counters.commands > sent

    async def refresh(self) -> None:
        """Bring scores and order to what they should be; for when players come and go."""
        async with self._busy:
            await self._renew()
            await self._send(self._board, [])

    # -- what to send ---------------------------------------------------------------------------

    def commands(self, row: LogRow, view: View | None) -> list[str]:
        """All chat of a row."""
        people = self.roster.online
        if isinstance(row.record, Whisper):
            to = self.roster.by_uuid(row.record.to)
            return [] if to is None else self._private(row, view, to)
        if view is None:
            return self._beside(row) if isinstance(row.record, Aside) else []
        if for_everybody(row.record):
            heard = list(people.values())
        else:
            heard = hearing(view, people.values(), self.where, self.radius_m)
            heard += [p for p in people.values() if self.roster.is_master(p) and p not in heard]
        commands: list[str] = []
        readers = {p: self.reader(p, view) for p in heard}
        for language in dict.fromkeys(r.language for r in readers.values()):
            same = {p: r for p, r in readers.items() if r.language == language}
            commands += self._said(row, view, language, same)
        return commands + self._steps(row, view, readers)

    def reader(self, player: Player, view: View | None) -> Reader:
        """A player as a reader of a fight."""
        return Reader(
            self.roster.language(player.uuid),
            self.roster.is_master(player),
            view.played_by(player.uuid) if view else (),
            player.uuid,
            player.name,
            self.store.token,
        )

    def _private(self, row: LogRow, view: View | None, to: Player) -> list[str]:
        with self.store.batch():
            lines = narrate(row, view, self.words, self.reader(to, view), self.seconds)
        return [c for line in lines for c in tellraw(target(to), line, self.dialect)]

    def _beside(self, row: LogRow) -> list[str]:
        """Something told in no fight, such as a free roll: to those near whoever did it."""
        people = self.roster.online.values()
        speaker = str(row.record.tell.params.get("player", ""))
        here = self.where(speaker)
        commands = []
        for p in people:
            there = self.where(p.uuid)
            near = here is not None and there is not None
            close = near and math.dist(here or (), there or ()) <= self.radius_m
            if p.uuid == speaker or self.roster.is_master(p) or close:
                lines = narrate(row, None, self.words, self.reader(p, None), self.seconds)
                commands += [c for x in lines for c in tellraw(target(p), x, self.dialect)]
        return commands

    def _said(
        self,
        row: LogRow,
        view: View,
        language: str,
        readers: Mapping[Player, Reader],
    ) -> list[str]:
        """The lines of a row in one language, each text sent once to all who get the same."""
        public, _ = self._rendered(row, view, Reader(language))
        texts: dict[tuple[str, ...], tuple[Text, ...]] = {}
        groups: dict[tuple[str, ...], list[Player]] = {}
        shared: dict[Reader, tuple[Text, ...] | None] = {}
        with self.store.batch():
            for player, reader in readers.items():
                kind = reader.same_as()
                if kind not in shared:
                    lines, pressed = self._rendered(row, view, kind)
                    shared[kind] = None if pressed else lines
                found = shared[kind]
                if found is None:
                    found = narrate(row, view, self.words, reader, self.seconds)
                key = tuple(to_component(t, self.dialect) for t in found)
                texts[key] = found
                groups.setdefault(key, []).append(player)
        told_all = tuple(to_component(t, self.dialect) for t in public)
        commands: list[str] = []
        tag, tagged = tag_of(view.id, language), list(readers)
        for key, players in groups.items():
            if not key:
                continue
            group = Group(key, tuple(players))
            by_tag, targets = selectors(group, key == told_all, tag, tagged)
            if by_tag:
                commands += self.tags.bring(tag, tagged, self.roster.online)
            commands += [c for t in targets for line in texts[key]
                         for c in tellraw(t, line, self.dialect)]  # fmt: skip
        return commands

    def _rendered(self, row: LogRow, view: View, kind: Reader) -> tuple[tuple[Text, ...], bool]:
        """Lines for all readers of a kind; True if they hold buttons, which are not shared."""
        pressed: list[Payload] = []

        def token(uuid: str, payload: Payload) -> int:
            pressed.append(payload)
            return 1

        reader = Reader(kind.language, kind.master, kind.creatures, token=token)
        return narrate(row, view, self.words, reader, self.seconds), bool(pressed)

    def _steps(self, row: LogRow, view: View, readers: Mapping[Player, Reader]) -> list[str]:
        """What is left to walk, above the walker's hot bar."""
        command = view.course.command
        if not isinstance(row.record, Done) or command is None or command.verb != view.rules.step:
            return []
        found = []
        for player, reader in readers.items():
            if command.actor in reader.creatures:
                wording = Wording(self.words, reader, view)
                text = steps_left(wording, view, command.actor)
                if text is not None:
                    found.append(actionbar(target(player), text, self.dialect))
        return found

    def _board(self, rows: Sequence[LogRow]) -> list[str]:
        if rows and all(isinstance(r.record, Whisper | Aside) for r in rows):
            return []
        return self.board.commands(self.views.values(), self.roster)

    # -- sending --------------------------------------------------------------------------------

    async def _renew(self) -> None:
        """After a reconnection nothing that the server showed is taken for granted."""
        connects = getattr(self.link.counters, "connects", 0)
        if connects != self._connects:
            if self._connects > 0:
                self.tags.forget()
                self.board.forget()
            self._connects = connects
        await self._send(lambda: self.tags.arrivals(self.roster.online))

    async def _send(self, make: Callable[..., list[str]], *args: Any) -> None:
        for command in make(*args):
            await self._deliver(command)

    async def _deliver(self, command: str) -> None:
        """Send until the server has answered. What it does not understand is logged and left."""
        while True:
            try:
                answer = await self.link.command(command)
            except LinkLost:
                await self.link.ready()
                continue
            except (CommandTooLong, ValueError) as mistake:
                self.counters.rejected += 1
                log.error("a command could not be sent: %s", mistake)
                return
            self.counters.commands += 1
            if answer.startswith(BAD):
                self.counters.rejected += 1
                log.error("the server did not understand %s …: %s", command[:60], answer[:120])
            return
