"""A damaged store refuses to start, says where, and loses nothing."""

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bridge import marches
from bridge.bodies import BROUGHT
from bridge.destination import Destination
from bridge.marches import March
from bridge.marks import MARKS
from bridge.route import Goal
from bridge.store.errors import StoreDamaged, StoreFailing
from bridge.store.schema import crc
from bridge.store.store import INSERT, Store
from bridge.strays import Strays, Walk
from bridge.table import Hall
from rules.engine.codec import codec_for
from rules.engine.records import Command, Done

from .arena import ARENA, Clock, Queue, store_at


def written(folder: Path) -> Path:
    store = store_at(folder, Clock())
    store.open_fight("f", "arena", 1)
    for n in range(1, 60):
        store.append("f", [(n, Command("a", "a", "hit", {"target": "b" * 50})), (n, Done())])
    store.close()
    return folder / "melee.db"


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def overwritten(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)


def page_scrambled(path: Path) -> None:
    body = bytearray(path.read_bytes())
    body[8192:8400] = b"\xff" * 208
    path.write_bytes(bytes(body))


def letter_changed(path: Path) -> None:
    body = path.read_bytes()
    assert b"bbbbb" in body
    path.write_bytes(body.replace(b"bbbbb", b"bbxbb", 1))


def row_deleted(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("DELETE FROM log WHERE seq = 17")
    db.commit()
    db.close()


def somebody_elses(path: Path) -> None:
    path.unlink()
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE t (x)")
    db.commit()
    db.close()


def column_changed(name: str, value: object) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        db = sqlite3.connect(path)
        db.execute(f"UPDATE log SET {name} = ? WHERE seq = 17", (value,))
        db.commit()
        db.close()

    return damage


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (truncated, "malformed"),
        (emptied, "empty"),
        (overwritten, "not a database"),
        (page_scrambled, ""),
        (letter_changed, "is not what was written"),
        (row_deleted, "row 17 is missing"),
        (column_changed("fight", "g"), "row 17 is not what was written"),
        (column_changed("n", 3), "row 17 is not what was written"),
        (column_changed("kind", "Done"), "row 17 is not what was written"),
        (column_changed("body", b"\xff"), "row 17 is not what was written"),
        (column_changed("at", 2.5), "row 17 is not what was written"),
        (somebody_elses, "not a store"),
    ],
)
def test_damage_stops_the_start_and_the_file_stays_as_it_is(
    tmp_path: Path, damage: Callable[[Path], None], where: str
) -> None:
    path = written(tmp_path)
    damage(path)
    before = path.read_bytes()
    with pytest.raises(StoreDamaged) as caught:
        store_at(tmp_path, Clock())
    assert str(path) in str(caught.value)
    assert where in str(caught.value)
    assert path.read_bytes() == before


def test_a_record_that_no_ruleset_knows_says_its_row(tmp_path: Path) -> None:
    written(tmp_path)
    store = store_at(tmp_path, Clock())
    row = (119, "f", 60, "Foo", '{"t":"gone.Foo"}', 0.0)
    store._db.execute(INSERT, (*row, crc(*row)))
    store.close()
    with pytest.raises(StoreDamaged, match="row 119"):
        Hall(store_at(tmp_path, Clock()), {"arena": ARENA}, Queue())


def test_a_fight_of_a_ruleset_that_is_not_there(tmp_path: Path) -> None:
    written(tmp_path)
    with pytest.raises(StoreDamaged, match="arena"):
        Hall(Store(tmp_path / "melee.db", codec_for(ARENA)), {}, Queue())


def test_a_half_made_store_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "melee.db.new").write_bytes(b"half")
    store_at(tmp_path, Clock()).append("f", [(1, Done())])
    assert len(store_at(tmp_path, Clock()).rows(0)) == 1


def test_a_full_disk_is_said_in_plain_words_and_what_was_written_stays(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.open_fight("f", "arena", 1)
    store._db.execute("PRAGMA max_page_count = 20")
    row = (1, Command("a", "a", "hit", {"target": "b" * 5000}))
    store.append("f", [row])
    with pytest.raises(StoreFailing, match=r"melee\.db: cannot be written \(.*full\)"):
        store.append("f", [row] * 100)
    assert store.last_seq == 1
    store.close()
    again = store_at(tmp_path, Clock())
    assert again.read("f") == [row]
    again.close()


def test_a_store_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailing, match="cannot be written"):
        store_at(tmp_path / "file" / "folder", Clock())


@pytest.mark.parametrize("name", [":memory:", "file:x?mode=ro"])
def test_no_name_of_a_store_means_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    store = Store(Path(name), codec_for(ARENA), Clock())
    store.set_cursor("a", "1")
    store.close()
    assert (tmp_path / name).is_file()
    again = Store(Path(name), codec_for(ARENA), Clock())
    assert again.cursor("a") == "1"
    again.close()


def test_no_changed_byte_ends_in_anything_but_a_sentence(tmp_path: Path) -> None:
    """What is not seen at the start harms no fight: it was free room, or a row read by nobody."""
    path = written(tmp_path)
    store = store_at(tmp_path, Clock())
    store.set_cursor("log", "4711 7:8:9")
    store.set_cursor("outbox", "12")
    store.set_cursor("bodies.f", '{"a": [1, 2, 3, ""]}')
    store.close()
    whole, reasons = path.read_bytes(), list[str]()
    for at in range(100, len(whole), 61):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x15]) + whole[at + 1 :])
        try:
            store = store_at(tmp_path, Clock())
        except StoreDamaged as damage:
            reasons.append(str(damage))
            continue
        assert int(store.cursor("outbox") or 0) >= 0
        assert len(store.read("f")) == 118
        store.close()
    assert len(reasons) > 100
    assert not any("\n" in reason for reason in reasons)


NOBODY_WROTE = (
    *('{"12', "-1", "1e9", "null", "NaN", "[]]", "[" * 5000, "²", "9" * 50, "[1]"),
    *(
        '{"judged": {"a": 1}}',
        '{"walks": {"a": [1, 2]}}',
        '[["glow"]]',
        '[{"fight": "f"}]',
        '{"walks": {"a": {}}}',
    ),
)


@pytest.mark.parametrize("value", NOBODY_WROTE, ids=lambda value: value[:12])
@pytest.mark.parametrize(
    "name", ["log", "outbox", "click.u", "bodies.f", "strays.f", "marks", "marches"]
)
def test_a_place_that_nobody_wrote_is_damage(tmp_path: Path, name: str, value: str) -> None:
    path = written(tmp_path)
    db = sqlite3.connect(path)
    db.execute("INSERT INTO cursors VALUES (?, ?)", (name, value))
    db.commit()
    db.close()
    with pytest.raises(StoreDamaged, match=name):
        store_at(tmp_path, Clock())


def test_what_marches_strays_and_marks_write_is_no_damage(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    march = March("f", "a", "u", Destination(Goal((1, 64, 2), near=1)), (0, 64, 0))
    marches.keep(store, march)
    marches.keep(store, replace(march, creature="b", next=(1, 64, 0), steps=2))
    strays = Strays(store)
    strays.judge("f", "a", (0, 64, 0))
    strays.feed("f", "a", Walk(((0, 64, 0), (1, 64, 0)), ("a", "b"), 1, 3))
    older = json.loads(store.cursor("marches"))
    assert [m.pop("left") for m in older] == [[], []]
    store.set_cursor("marches", json.dumps(older))
    store.set_cursor("marks", MARKS.text([("glow", "u"), ("hold", "v")]))
    store.set_cursor("bodies.f", BROUGHT.text({"a": (1, 64, 2, "")}))
    store.set_cursor("click.u", "")
    store.set_cursor("scoreboard", "shown")
    store.close()
    again = store_at(tmp_path, Clock())
    assert len(marches.pending(again)) == 2
    assert Strays(again).judged("f", "a") == (0, 64, 0)
    again.close()
