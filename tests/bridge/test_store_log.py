"""The log on a real file: what was committed is there, what was not is not, nothing twice."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from bridge.store.errors import StoreShared
from bridge.store.rows import Button, Line, Receipt, Whisper, Word
from rules.engine.records import Command, Done
from rules.engine.requests import Rolled, Tell

from .arena import Clock, store_at

ROWS = [
    (1, Command("a", "a", "hit", {"target": "b", "path": ((1, 2, 3),)})),
    (1, Rolled("attack", "a", (20,), (17,), (17,), (), 17)),
    (1, Done()),
]


def test_what_was_appended_is_read_back_equal_after_a_kill(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.fight_log("bridge").append(ROWS)
    again = store_at(tmp_path, Clock())
    assert again.fight_log("bridge").read() == ROWS
    assert [r.record for r in again.rows(0)] == [r for _, r in ROWS]
    assert [r.seq for r in again.rows(1)] == [2, 3]


def test_every_commit_is_synchronous_and_the_journal_is_wal(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_fights_do_not_see_each_other(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.append("one", ROWS)
    store.append("two", ROWS[:1])
    assert store.read("one") == ROWS
    assert store.read("two") == ROWS[:1]
    assert [(r.seq, r.fight) for r in store.rows(2)] == [(3, "one"), (4, "two")]


def test_an_unrecordable_record_writes_nothing_of_its_batch(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    with pytest.raises(TypeError):
        store.append("one", [*ROWS, (1, Command("a", "a", "hit", {"bad": {1, 2}}))])
    assert store.read("one") == []
    store.append("one", ROWS)
    assert [r.seq for r in store.rows(0)] == [1, 2, 3]


def test_a_batch_is_one_transaction(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    with suppress(RuntimeError), store.batch():
        store.append("one", ROWS)
        store.whisper("somebody", "reply-x", {})
        raise RuntimeError
    assert store.rows(0) == []
    with store.batch():
        store.append("one", ROWS[:1])
        assert store_at(tmp_path, Clock()).rows(0) == []
        store.append("one", ROWS[1:])
    assert len(store_at(tmp_path, Clock()).rows(0)) == 3


def test_a_whisper_with_buttons_and_words_comes_back(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    line = Line("reply-x", {"verb": Word("verb-hit")}, (Button("hit b", params={"text": "b"}),))
    store.answer("somebody", (line,), "bridge")
    (row,) = store.rows(0)
    assert (row.kind, row.fight, row.n) == ("Whisper", "bridge", 0)
    assert row.record == Whisper("somebody", (line,))
    assert store.read("bridge") == []


def test_two_programs_on_one_store_are_told_apart(tmp_path: Path) -> None:
    one, two = store_at(tmp_path, Clock()), store_at(tmp_path, Clock())
    one.append("f", ROWS)
    with pytest.raises(StoreShared):
        two.append("f", ROWS)
    assert len(one.rows(0)) == 3


def test_a_line_of_the_servers_log_counts_once(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    assert store.receive(Receipt(cursor=("inode 7", 100)))
    store.append("f", ROWS)
    assert not store.receive(Receipt(cursor=("inode 7", 100)))
    again = store_at(tmp_path, Clock())
    assert again.log_cursor == ("inode 7", 100)
    assert not again.receive(Receipt(cursor=("inode 7", 60)))
    assert again.receive(Receipt(cursor=("inode 7", 101)))
    assert again.receive(Receipt(cursor=("inode 8", 3)))


def test_a_line_that_was_not_signed_for_comes_again_after_a_kill(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.receive(Receipt(cursor=("7", 100)))
    again = store_at(tmp_path, Clock())
    assert again.receive(Receipt(cursor=("7", 100)))
    again.settle()
    assert not store_at(tmp_path, Clock()).receive(Receipt(cursor=("7", 100)))


def test_a_failed_batch_leaves_its_line_unsigned(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.receive(Receipt(cursor=("7", 100)))
    with suppress(RuntimeError), store.batch():
        store.append("f", ROWS)
        raise RuntimeError
    assert store_at(tmp_path, Clock()).log_cursor is None


def test_cursors_of_readers(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    assert store.cursor("outbox") == ""
    store.set_cursor("outbox", "12")
    store.set_cursor("outbox", "13")
    assert store_at(tmp_path, Clock()).cursor("outbox") == "13"
    store.move_cursor("outbox", "14")
    assert store_at(tmp_path, Clock()).cursor("outbox") == "14"
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)


def test_fights_are_listed_until_closed(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.open_fight("one", "arena", 1)
    store.open_fight("two", "arena", 1)
    store.close_fight("one")
    assert [f.id for f in store.fights()] == ["two"]
    assert [f.id for f in store.fights(closed=True)] == ["one", "two"]
    with pytest.raises(sqlite3.IntegrityError):
        store.open_fight("one", "arena", 1)


def test_when_a_record_was_written(tmp_path: Path) -> None:
    clock = Clock()
    store = store_at(tmp_path, clock)
    store.append("f", ROWS)
    clock.now += 5
    store.append("f", [(2, Done())])
    assert store.at_of("f", "Done") == [(Done(), 1000.0), (Done(), 1005.0)]
    assert store.at_of("f", "Done", 2) == [(Done(), 1005.0)]


def test_tells_with_hostile_text_survive(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    text = "\"' \\ §c @a[] {} \u202e ⚔️ \u2028 \x85 ';DROP TABLE log;--" + "é" * 200
    store.append("f", [(0, Tell("shout", (), {"text": text}))])
    ((_, tell),) = store_at(tmp_path, Clock()).read("f")
    assert tell.params["text"] == text
