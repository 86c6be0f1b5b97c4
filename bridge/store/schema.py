"""The file on the disk: made whole or not at all, and checked before anything is read from it."""

import os
import sqlite3
import zlib
from pathlib import Path

from .errors import StoreDamaged, StoreFailing
from .kept import readable

APPLICATION_ID = 0x4D454C45  # "MELE"
VERSION = 2

TABLES = """
CREATE TABLE log (
  seq INTEGER PRIMARY KEY, fight TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL,
  body TEXT NOT NULL, crc INTEGER NOT NULL, at REAL NOT NULL);
CREATE INDEX log_fight ON log (fight);
CREATE TABLE fights (
  id TEXT PRIMARY KEY, ruleset TEXT NOT NULL, version INTEGER NOT NULL,
  opened_at REAL NOT NULL, closed_at REAL) WITHOUT ROWID;
CREATE TABLE cursors (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (
  token INTEGER PRIMARY KEY, player TEXT NOT NULL, payload TEXT NOT NULL,
  at REAL NOT NULL, spent_at REAL);
CREATE TABLE characters (
  player TEXT NOT NULL, ruleset TEXT NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (player, ruleset)) WITHOUT ROWID;
CREATE TABLE preferences (
  player TEXT NOT NULL, ruleset TEXT NOT NULL, name TEXT NOT NULL, choice TEXT NOT NULL,
  PRIMARY KEY (player, ruleset, name)) WITHOUT ROWID;
CREATE TABLE people (player TEXT PRIMARY KEY, language TEXT NOT NULL) WITHOUT ROWID;
"""


def crc(seq: int, fight: str, n: int, kind: str, body: str, at: float) -> int:
    """The check value of a row of the log: no column of it may change unseen."""
    return zlib.crc32(f"{seq} {n} {at!r} {fight} {kind} {body}".encode())


def connect(path: Path) -> sqlite3.Connection:
    """Open the store, making it if there is none; every commit reaches the disk.

    Its path is whole for SQLite, to which ``:memory:`` and ``file:`` mean something else.

    Raises StoreFailing if there cannot be one; StoreDamaged before anything is written to a file
    that is not whole.
    """
    try:
        if not path.exists():
            _make(path)
    except (OSError, sqlite3.Error) as failure:
        raise StoreFailing(path, str(failure)) from failure
    try:
        _look(path)
        db = sqlite3.connect(path.absolute(), isolation_level=None, cached_statements=64)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
    except sqlite3.DatabaseError as error:
        raise StoreDamaged(path, str(error)) from error
    return db


def _make(path: Path) -> None:
    """A new store appears under its name only once it is whole: an empty file is damage."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    db = sqlite3.connect(draft.absolute(), isolation_level=None)
    db.executescript(
        f"PRAGMA application_id={APPLICATION_ID}; PRAGMA user_version={VERSION};"
        f"BEGIN; {TABLES} COMMIT;"
    )
    db.close()
    os.replace(draft, path)


def _look(path: Path) -> None:
    """Read the whole file once, as SQLite sees it and every record against its check value."""
    if path.stat().st_size == 0:
        raise StoreDamaged(path, "the file is empty")
    db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        _check(db, path)
    finally:
        db.close()


def _check(db: sqlite3.Connection, path: Path) -> None:
    (app,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if app != APPLICATION_ID:
        raise StoreDamaged(path, "this is not a store of Mêlée", "name another store")
    if version != VERSION:
        raise StoreDamaged(
            path,
            f"version {version} of the store, this program knows version {VERSION}",
            "install the program that wrote it",
        )
    (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise StoreDamaged(path, verdict.replace("\n", " "))
    db.text_factory = _text
    rows = db.execute("SELECT crc, seq, fight, n, kind, body, at FROM log ORDER BY seq")
    for expected, (check, seq, *row) in enumerate(rows, start=1):
        if seq != expected:
            raise StoreDamaged(path, f"log row {expected} is missing")
        if crc(seq, *row) != check:
            raise StoreDamaged(path, f"log row {seq} is not what was written")
    db.text_factory = bytes
    for name, value in db.execute("SELECT name, value FROM cursors"):
        if not readable(bytes(name), bytes(value)):
            raise StoreDamaged(path, f"the place {name!r} is not what was written")


def _text(raw: bytes) -> str:
    """Damage may be no text at all: whatever it is, it is not what was written."""
    return raw.decode(errors="replace")
