"""Log → server commands, in order, from a stored cursor: everything anybody reads leaves here."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Any, Protocol

from rules.engine.changes import Over
from rules.engine.records import Aside, Asked, Done, Paused, Restored, Struck
from rules.engine.ruleset import Ruleset

from .audience import Where, tags_of
from .delivery import Delivery
from .i18n import Words
from .minecraft.dialect import Dialect
from .minecraft.replies import misunderstood
from .narrate import Seconds
from .pulse import Pulse
from .rcon.errors import CommandTooLong, LinkLost
from .reader import Payload
from .roster import Roster
from .scoreboard import Board
from .store.kept import OUTBOX
from .store.rows import FightRow, LogRow, Whisper
from .view import View

log = logging.getLogger(__name__)

BATCH = 200


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

    def move_cursor(self, name: str, value: str) -> None: ...

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
    dialect: InitVar[Dialect]
    roster: Roster
    board: Board
    where: Where = lambda uuid: None
    radius_m: float = 32.0
    seconds: Seconds = lambda question: 30.0
    pulse: Pulse = field(default_factory=Pulse)
    counters: Counters = field(default_factory=Counters)
    views: dict[str, View] = field(default_factory=dict)
    at: int = 0

    def __post_init__(self, dialect: Dialect) -> None:
        self.delivery = Delivery(
            self.words,
            dialect,
            self.roster,
            self.store,
            self.where,
            self.radius_m,
            self.seconds,
        )
        self.at = int(self.store.cursor(OUTBOX) or 0)
        self._connects = 0
        self._busy = asyncio.Lock()
        for fight in self.store.fights():
            self.view(fight.id)

    def speak(self, dialect: Dialect) -> None:
        """The server is of this version."""
        self.delivery.dialect = self.board.dialect = dialect

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
                self.store.move_cursor(OUTBOX, str(self.at))
        await self._show(rows)
        return bool(rows)

    async def tell(self, row: LogRow) -> bool:
        """One row: its lines to all whom they concern, then the scores. True if anything went."""
        view = self.view(row.fight)
        if view is not None and not isinstance(row.record, Whisper):
            view.take(row.seq, row.n, row.record)
        sent = self.counters.commands
        await self._renew()
        await self._send(self.delivery.commands, row, view)
        if isinstance(row.record, Done | Asked | Struck | Restored | Paused):
            await self._show([row])
        if view is not None and isinstance(row.record, Over):
            await self._send(lambda: self.delivery.tags.drop(tags_of(row.fight)))
        return self.counters.commands > sent

    async def refresh(self) -> None:
        """Bring scores and order to what they should be; for when players come and go."""
        async with self._busy:
            await self._renew()
            await self._show([])

    async def _show(self, rows: Sequence[LogRow]) -> None:
        """The scores and the order as they are after these rows."""
        if rows and all(isinstance(r.record, Whisper | Aside) for r in rows):
            return
        await self._send(lambda: self.board.commands(self.views.values(), self.roster))
        self.board.sent()

    # -- sending --------------------------------------------------------------------------------

    async def _renew(self) -> None:
        """After a reconnection nothing that the server showed is taken for granted."""
        connects = getattr(self.link.counters, "connects", 0)
        if connects != self._connects:
            if self._connects > 0:
                self.delivery.tags.forget()
                self.board.forget()
            self._connects = connects
        await self._send(lambda: self.delivery.tags.arrivals(self.roster.online))

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
            if misunderstood(answer):
                self.counters.rejected += 1
                log.error("the server did not understand %s …: %s", command[:60], answer[:120])
            return
