"""An outbox between a log in memory and a link that only writes down."""

import re
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any

from bridge.minecraft.dialect import Dialect, dialect
from bridge.outbox import Outbox
from bridge.rcon.errors import LinkLost
from bridge.reader import Payload
from bridge.roster import Player, Roster
from bridge.scoreboard import Board
from bridge.store.rows import FightRow, Line, LogRow, Whisper
from rules.engine.ruleset import Ruleset
from rules.engine.table import Row, Table
from tests.bridge.talk import FOURTH, Talk, Thrown


class Shelf:
    """A store without a file: one fight, whispers, cursors and tokens."""

    def __init__(self, ruleset: str = "fourth") -> None:
        self.log: list[LogRow] = []
        self.cursors: dict[str, str] = {}
        self.payloads: list[tuple[str, Payload]] = []
        self.ruleset = ruleset
        self.languages: dict[str, str] = {}

    def fight_log(self, fight: str) -> "FightLog":
        return FightLog(self, fight)

    def append(self, fight: str, rows: list[Row]) -> None:
        for n, record in rows:
            seq = len(self.log) + 1
            self.log.append(LogRow(seq, fight, n, type(record).__name__, record, 0.0))

    def whisper(self, to: str, *lines: Line, fight: str = "") -> None:
        self.append(fight, [(0, Whisper(to, lines))])

    def rows(self, after_seq: int, limit: int = 1000) -> list[LogRow]:
        return [r for r in self.log if r.seq > after_seq][:limit]

    def read(self, fight: str) -> list[Row]:
        return [(r.n, r.record) for r in self.log
                if r.fight == fight and not isinstance(r.record, Whisper)]  # fmt: skip

    def fights(self, closed: bool = False) -> list[FightRow]:
        names = dict.fromkeys(r.fight for r in self.log if r.fight)
        return [FightRow(f, self.ruleset, 1, 0.0) for f in names]

    def cursor(self, name: str) -> str:
        return self.cursors.get(name, "")

    def set_cursor(self, name: str, value: str) -> None:
        self.cursors[name] = value

    def move_cursor(self, name: str, value: str) -> None:
        self.set_cursor(name, value)

    def token(self, player: str, payload: Payload) -> int:
        self.payloads.append((player, payload))
        return len(self.payloads)

    def batch(self) -> Any:
        return nullcontext()

    def language(self, player: str) -> str:
        return self.languages.get(player, "")


class FightLog:
    def __init__(self, shelf: Shelf, fight: str) -> None:
        self.shelf, self.fight = shelf, fight

    def append(self, rows: list[Row]) -> None:
        self.shelf.append(self.fight, rows)

    def read(self) -> list[Row]:
        return self.shelf.read(self.fight)


class Counted:
    connects = 1


class Wire:
    """A link that writes down what it is sent. ``lose``: that many commands get no answer."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.counters = Counted()
        self.lose = 0
        self.answers: Mapping[str, str] = {}

    async def command(self, text: str) -> str:
        assert len(text.encode()) <= 1446
        if self.lose:
            self.lose -= 1
            raise LinkLost("gone", sent=False)
        self.sent.append(text)
        return next((a for start, a in self.answers.items() if text.startswith(start)), "")

    async def ready(self) -> None:
        self.counters.connects += 1

    def chat(self) -> list[str]:
        """Target and plain text of every line."""
        lines = [c.split(" ", 2) for c in self.sent if c.startswith("tellraw")]
        return [f"{target} {words(component)}" for _, target, component in lines]

    def of(self, start: str) -> list[str]:
        return [c for c in self.sent if c.startswith(start)]


def words(component: str) -> str:
    """What is read of a component, hovers left out."""
    import json

    def read(v: Any) -> str:
        if isinstance(v, str):
            return v
        if isinstance(v, list):
            return "".join(read(x) for x in v)
        return str(v.get("text", "")) + "".join(read(x) for x in v.get("extra", ()))

    return re.sub("[\u00a0\u202f]", " ", read(json.loads(component)))


class Post:
    """A fight, its players and its outbox."""

    def __init__(
        self,
        players: Mapping[str, str],
        *,
        masters: tuple[str, ...] = (),
        version: str = "1.21.4",
        rules: Ruleset = FOURTH,
        faces: tuple[int, ...] = (),
        **display: Any,
    ) -> None:
        self.rules = rules
        self.shelf = Shelf(rules.id)
        self.wire = Wire()
        self.places: dict[str, tuple[float, float, float]] = {}
        self.roster = Roster(self.shelf, masters)  # type: ignore[arg-type]
        self.roster.refresh(players)
        self.words = Talk(rules).words
        self.dialect: Dialect = dialect(version)
        self.display = display
        self.tables: dict[str, Table] = {}
        self.faces = faces
        self.outbox = self.fresh()

    def fresh(self) -> Outbox:
        """The outbox of a program that has just started."""
        board = Board(self.dialect, self.words, self.shelf, **self.display)
        return Outbox(
            store=self.shelf,
            rulesets={self.rules.id: self.rules},
            words=self.words,
            link=self.wire,
            dialect=self.dialect,
            roster=self.roster,
            board=board,
            where=lambda uuid: self.places.get(uuid),
        )

    def table(self, fight: str = "pont-rouge") -> Table:
        if fight not in self.tables:
            log = self.shelf.fight_log(fight)
            self.tables[fight] = Table(self.rules, log, Thrown(*self.faces))
        return self.tables[fight]

    async def flush(self) -> list[str]:
        """Send what is written; what that took."""
        before = len(self.wire.sent)
        while await self.outbox.flush():
            pass
        return self.wire.sent[before:]


def player(n: int) -> Player:
    """Somebody numbered, with a UUID."""
    return Player(f"P{n}", f"00000000-0000-0000-0001-{n:012}")
