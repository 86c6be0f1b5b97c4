"""The one SQLite file of a server: the log of every fight, and what makes an input count once.

Inside ``batch()`` everything is one transaction, receipts of inputs included; outside it every
call is its own. The memory's idea of the file is never ahead of the file after a failure: a
failed transaction leaves nothing, and the caller is to stop.
"""

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from rules.engine.codec import Codec
from rules.engine.content import Strict
from rules.engine.table import Row

from . import characters
from .characters import Character
from .errors import StoreDamaged, StoreFailing, StoreShared, TokenForeign, TokenSpent, TokenUnknown
from .kept import CLICKED, LOG
from .rows import Button, Field, FightRow, Line, LogRow, Receipt, Whisper, Word
from .schema import connect, crc

INSERT = "INSERT INTO log (seq, fight, n, kind, body, at, crc) VALUES (?, ?, ?, ?, ?, ?, ?)"
FIRST_TOKEN = 10**9
"""All have ten digits: how long a line gets, and where it is cut, is left to no chance."""
TOKEN_DAYS = 14
"""Spent and forgotten tokens older than this are swept away at the start."""


class Store:
    """One writer per file; several fights. ``clock`` gives wall seconds.

    Raises StoreDamaged, StoreShared; StoreFailing when the disk does not take a transaction.
    """

    def __init__(self, path: Path, codec: Codec, clock: Callable[[], float] = time.time) -> None:
        self.path, self.codec, self.clock = path, codec, clock
        codec.register(Word, Field, Button, Line, Whisper)
        self._db = connect(path)
        self._seq: int = self._db.execute("SELECT coalesce(max(seq), 0) FROM log").fetchone()[0]
        self._batching = False
        self._receipt = Receipt()
        self._languages: dict[str, str] = {}
        self._cursor = self._read_log_cursor()
        self.clicked = self._read_clicked()
        """What each player, by UUID, clicked that is written down and not taken back yet."""
        self.held: set[tuple[str, int]] = set()
        """Clicks, with their players, whose wishes wait for the world."""
        self._sweep()

    def close(self) -> None:
        """Let go of the file; what was not committed is not in it."""
        self._db.close()

    # -- transactions ---------------------------------------------------------------------------

    @contextmanager
    def batch(self) -> Iterator[None]:
        """All that is written inside, and the receipt, reaches the disk at the end, or nothing."""
        if self._batching:
            yield
            return
        self._batching, before = True, self._seq
        try:
            yield
            if self._db.in_transaction or self._receipt != Receipt():
                click = self._receipt.click
                self._begin()
                self._sign()
                self._db.execute("COMMIT")
                if click is not None:
                    self.clicked[click[0]] = click[1]
        except BaseException as failure:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            self._seq = before
            if isinstance(failure, sqlite3.OperationalError):
                raise StoreFailing(self.path, str(failure)) from failure
            raise
        finally:
            self._batching = False

    def _begin(self) -> None:
        if not self._db.in_transaction:
            self._db.execute("BEGIN IMMEDIATE")

    def _run(self, sql: str, *values: Any) -> None:
        """One statement in its own transaction, or in the batch's."""
        with self.batch():
            self._begin()
            self._db.execute(sql, values)

    def _one(self, sql: str, *values: Any) -> Any:
        return self._db.execute(sql, values).fetchone()

    # -- an input counts once -------------------------------------------------------------------

    def receive(self, receipt: Receipt) -> bool:
        """Announce the input that is handled next; it is signed for with the next transaction.

        False for a line of the server's log that was signed for already: leave it alone.
        """
        if receipt.cursor is not None:
            file_id, offset = receipt.cursor
            known = self._cursor
            if known is not None and known[0] == file_id and offset <= known[1]:
                return False
            self._cursor = receipt.cursor
        before = self._receipt
        self._receipt = Receipt(
            receipt.cursor or before.cursor,
            receipt.token or before.token,
            receipt.click or before.click,
        )
        return True

    def hold(self) -> Receipt:
        """Do not sign yet for the input that is handled: its wish waits for the world.

        Give it back with ``take_up``; a kill before that lets it be read again.
        """
        held, self._receipt = self._receipt, Receipt()
        if held.click is not None:
            self.held.add(held.click)
            # A line of the server's log that waits to be signed for was handled before it.
            self._receipt, held = Receipt(cursor=held.cursor), replace(held, cursor=None)
        return held

    def take_up(self, held: Receipt) -> None:
        """What was held is signed for with the next transaction."""
        self.receive(Receipt(None, held.token, held.click))
        self._receipt = replace(self._receipt, cursor=held.cursor or self._receipt.cursor)
        if held.click is not None:
            self.held.discard(held.click)

    def settle(self) -> None:
        """Sign now for whatever was received and has not been written with something else."""
        with self.batch():
            pass

    def _sign(self) -> None:
        receipt, self._receipt = self._receipt, Receipt()
        if receipt.cursor is not None:
            file_id, offset = receipt.cursor
            self._put_cursor(LOG, f"{offset} {file_id}")
        if receipt.token is not None:
            self._db.execute(
                "UPDATE tokens SET spent_at = ? WHERE token = ?", (self.clock(), receipt.token)
            )
        if receipt.click is not None:
            player, clicked = receipt.click
            self._put_cursor(CLICKED + player, str(clicked))

    def taken_back(self, player: str) -> None:
        """The server no longer has their click: the same number would be a new one."""
        if player in self.clicked:
            self.move_cursor(CLICKED + player, "")
            del self.clicked[player]

    def _read_clicked(self) -> dict[str, int]:
        found = self._db.execute(
            "SELECT name, value FROM cursors WHERE name GLOB ? AND value != ''", (CLICKED + "*",)
        )
        return {name.removeprefix(CLICKED): int(value) for name, value in found}

    @property
    def log_cursor(self) -> tuple[str, int] | None:
        """How far the server's log was read: file id and offset in bytes. None: never."""
        return self._cursor

    def _read_log_cursor(self) -> tuple[str, int] | None:
        value = self.cursor(LOG)
        if not value:
            return None
        offset, _, file_id = value.partition(" ")
        return file_id, int(offset)

    # -- the log --------------------------------------------------------------------------------

    def append(self, fight: str, rows: Sequence[Row]) -> None:
        """All of these records or, with an exception, none."""
        if not rows:
            return
        at, dumps, seq = float(self.clock()), self.codec.dumps, self._seq
        lines = []
        for n, record in rows:
            body = dumps(record)
            seq += 1
            row = (seq, fight, n, type(record).__name__, body, at)
            lines.append((*row, crc(*row)))
        with self.batch():
            self._begin()
            try:
                self._db.executemany(INSERT, lines)
            except sqlite3.IntegrityError as error:
                raise StoreShared(self.path) from error
            self._seq = seq

    def fight_log(self, fight: str) -> "FightLog":
        """What the engine's table of this fight writes to."""
        return FightLog(self, fight)

    def read(self, fight: str) -> list[Row]:
        """The records of one fight, whispers left out. Raises StoreDamaged."""
        found = self._db.execute(
            "SELECT seq, n, body FROM log WHERE fight = ? AND kind != 'Whisper' ORDER BY seq",
            (fight,),
        )
        return [(n, self._alive(seq, body)) for seq, n, body in found]

    def rows(self, after_seq: int, limit: int = 1000) -> list[LogRow]:
        """The next rows of the log, of every fight. Raises StoreDamaged."""
        found = self._db.execute(
            "SELECT seq, fight, n, kind, body, at FROM log WHERE seq > ? ORDER BY seq LIMIT ?",
            (after_seq, limit),
        )
        return [
            LogRow(seq, fight, n, kind, self._alive(seq, body), at)
            for seq, fight, n, kind, body, at in found
        ]

    @property
    def last_seq(self) -> int:
        """The number of the last row written; 0 = none."""
        return self._seq

    def at_of(self, fight: str, kind: str, n: int | None = None) -> list[tuple[Any, float]]:
        """The records of one kind in a fight (of command ``n``) and when they were written."""
        found = self._db.execute(
            "SELECT seq, body, at FROM log"
            " WHERE fight = ?1 AND kind = ?2 AND (?3 IS NULL OR n = ?3) ORDER BY seq",
            (fight, kind, n),
        )
        return [(self._alive(seq, body), at) for seq, body, at in found]

    def _alive(self, seq: int, body: str) -> Any:
        try:
            return self.codec.loads(body)
        except (KeyError, TypeError, ValueError) as error:
            raise StoreDamaged(
                self.path,
                f"log row {seq} cannot be read ({type(error).__name__}: {error})",
                "put back the ruleset that wrote it, or a backup of the store",
            ) from error

    def whisper(self, to: str, key: str, params: Mapping[str, Any], fight: str = "") -> None:
        """One line for one player alone, by UUID."""
        self.answer(to, (Line(key, params),), fight)

    def answer(self, to: str, lines: tuple[Line, ...], fight: str = "") -> None:
        """Several lines, with their buttons, for one player alone."""
        self.append(fight, [(0, Whisper(to, lines))])

    # -- fights ---------------------------------------------------------------------------------

    def fights(self, closed: bool = False) -> list[FightRow]:
        """The open fights, oldest first; with ``closed`` the others too."""
        found = self._db.execute(
            "SELECT id, ruleset, version, opened_at, closed_at FROM fights"
            " WHERE ? OR closed_at IS NULL ORDER BY opened_at, id",
            (closed,),
        )
        return [FightRow(*row) for row in found]

    def open_fight(self, id: str, ruleset: str, version: int) -> None:
        """A new fight. Raises ``sqlite3.IntegrityError`` if the id was ever used."""
        self._run(
            "INSERT INTO fights (id, ruleset, version, opened_at) VALUES (?, ?, ?, ?)",
            id, ruleset, version, self.clock(),
        )  # fmt: skip

    def close_fight(self, id: str) -> None:
        """Its log stays; it is loaded no more."""
        self._run("UPDATE fights SET closed_at = ? WHERE id = ?", self.clock(), id)

    def reopen_fight(self, id: str) -> None:
        """A closed fight is open again."""
        self._run("UPDATE fights SET closed_at = NULL WHERE id = ?", id)

    # -- cursors --------------------------------------------------------------------------------

    def cursor(self, name: str) -> str:
        """A reader's place, in its own words; "" if it never set one."""
        found = self._one("SELECT value FROM cursors WHERE name = ?", name)
        return found[0] if found else ""

    def set_cursor(self, name: str, value: str) -> None:
        with self.batch():
            self._begin()
            self._put_cursor(name, value)

    def move_cursor(self, name: str, value: str) -> None:
        """As ``set_cursor``, without waiting for the disk, for a reader that may read twice.

        It outlives the process at once, a power cut only with the next thing that is written.
        """
        if self._batching or self._receipt != Receipt():
            self.set_cursor(name, value)  # what it is written with must be on the disk
            return
        self._db.execute("PRAGMA synchronous=NORMAL")
        try:
            self.set_cursor(name, value)
        finally:
            self._db.execute("PRAGMA synchronous=FULL")

    def _put_cursor(self, name: str, value: str) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO cursors (name, value) VALUES (?, ?)", (name, value)
        )

    # -- tokens ---------------------------------------------------------------------------------

    def token(self, player: str, payload: Mapping[str, Any]) -> int:
        """A number up to 2³¹ − 1 that nobody guesses; it stands for this wish of this player."""
        body = self.codec.dumps(payload)
        while True:
            token = FIRST_TOKEN + secrets.randbelow(2**31 - FIRST_TOKEN)
            if self._one("SELECT 1 FROM tokens WHERE token = ?", token) is None:
                break
        self._run(
            "INSERT INTO tokens (token, player, payload, at) VALUES (?, ?, ?, ?)",
            token, player, body, self.clock(),
        )  # fmt: skip
        return token

    def spend(self, player: str, token: int) -> Mapping[str, Any]:
        """What the token stands for; it is spent with the next transaction.

        Raises TokenUnknown, TokenForeign, TokenSpent.
        """
        found = self._one("SELECT player, payload, spent_at FROM tokens WHERE token = ?", token)
        if found is None:
            raise TokenUnknown(token)
        owner, payload, spent_at = found
        if owner != player:
            raise TokenForeign(token)
        if spent_at is not None or self._receipt.token == token:
            raise TokenSpent(token)
        self.receive(Receipt(token=token))
        wish: Mapping[str, Any] = self.codec.loads(payload)
        return wish

    def _sweep(self) -> None:
        old = self.clock() - TOKEN_DAYS * 86_400
        if self._one("SELECT 1 FROM tokens WHERE at < ?", old):
            self._run("DELETE FROM tokens WHERE at < ?", old)

    # -- people and their characters ------------------------------------------------------------

    def language(self, player: str) -> str:
        """The language a player chose; "" = none."""
        known = self._languages.get(player)
        if known is None:
            found = self._one("SELECT language FROM people WHERE player = ?", player)
            known = found[0] if found else ""
            if not self._batching:  # what is not on the disk yet may still be taken back
                self._languages[player] = known
        return known

    def set_language(self, player: str, language: str) -> None:
        self._languages.pop(player, None)
        self._run(
            "INSERT OR REPLACE INTO people (player, language) VALUES (?, ?)", player, language
        )

    def preferences(self, player: str, ruleset: str) -> dict[str, str]:
        """Reaction or question → one of CHOICES, as far as the player has said."""
        return dict(
            self._db.execute(
                "SELECT name, choice FROM preferences WHERE player = ? AND ruleset = ?",
                (player, ruleset),
            )
        )

    def set_preference(self, player: str, ruleset: str, name: str, choice: str) -> None:
        self._run(
            "INSERT OR REPLACE INTO preferences VALUES (?, ?, ?, ?)",
            player, ruleset, name, choice,
        )  # fmt: skip

    def character(self, player: str, ruleset: str, model: type[Strict]) -> Character | None:
        """A player's character of a ruleset. Raises CharacterError if its sheet no longer fits."""
        found = self._one(
            "SELECT body FROM characters WHERE player = ? AND ruleset = ?", player, ruleset
        )
        if found is None:
            return None
        preferences = self.preferences(player, ruleset)
        return characters.load(player, ruleset, model, found[0], preferences)

    def keep(self, who: Character) -> None:
        """Write a character down, in place of the one before."""
        with self.batch():
            self._run(
                "INSERT OR REPLACE INTO characters (player, ruleset, body) VALUES (?, ?, ?)",
                who.player, who.ruleset, characters.dump(who),
            )  # fmt: skip
            for name, choice in who.preferences.items():
                self.set_preference(who.player, who.ruleset, name, choice)

    def characters(self) -> list[tuple[str, str]]:
        """Player and ruleset of every character kept."""
        return list(self._db.execute("SELECT player, ruleset FROM characters ORDER BY 1, 2"))


class FightLog:
    """One fight's part of the log, as the engine's table wants it."""

    def __init__(self, store: Store, fight: str) -> None:
        self.store, self.fight = store, fight

    def append(self, rows: list[Row]) -> None:
        self.store.append(self.fight, rows)

    def read(self) -> list[Row]:
        return self.store.read(self.fight)
