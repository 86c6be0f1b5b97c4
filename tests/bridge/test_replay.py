"""A store folded beside the service: what is whole, and what is not."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge.replay import Replayed, replay
from bridge.replay_view import printed
from bridge.store.errors import StoreDamaged
from bridge.store.schema import crc
from bridge.store.store import INSERT
from rules.engine.changes import Count
from rules.engine.codec import codec_for
from rules.engine.records import Done
from tests.bridge.arena import ALDRIC, ARENA, MIRA, Arena


def played(folder: Path) -> Path:
    """A fight in which Mira is asked how she defends."""
    arena = Arena(folder)
    arena.begun()
    arena.say(ALDRIC, "!shout salut")
    arena.table.do(arena.table.standing[-1].command)
    arena.store.close()
    return folder / "melee.db"


def only(path: Path) -> Replayed:
    (fight,) = replay(path, {"arena": ARENA})
    return fight


def test_a_fight_of_the_program_is_whole_and_looking_writes_nothing(tmp_path: Path) -> None:
    path = played(tmp_path)
    first = only(path)
    assert first.faults == ()
    assert first.table is not None
    assert first.table.fight.state.beings["aldric"].player == ALDRIC.uuid
    assert only(path).rows == first.rows
    assert MIRA.uuid in {b.player for b in first.table.fight.state.beings.values()}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda n: [(n + 1, Count("aldric", "life", 3))], "begins with Count"),
        (lambda n: [(n, Done())], "goes on after its end"),
    ],
)
def test_what_no_run_of_the_program_writes_is_found(
    tmp_path: Path, spoil: Callable[[int], list[tuple[int, object]]], fault: str
) -> None:
    path = played(tmp_path)
    codec, db = codec_for(ARENA), sqlite3.connect(path)
    (seq, n, fight), = db.execute(
        "SELECT seq, n, fight FROM log WHERE n > 0 ORDER BY seq DESC LIMIT 1"
    ).fetchall()  # fmt: skip
    seq = db.execute("SELECT max(seq) FROM log").fetchone()[0]
    for number, record in spoil(n):
        seq += 1
        row = (seq, fight, number, type(record).__name__, codec.dumps(record), 0.0)
        db.execute(INSERT, (*row, crc(*row)))
    db.commit()
    db.close()
    assert any(fault in f for f in only(path).faults)


def test_a_fight_of_a_ruleset_that_is_gone_is_not_whole(tmp_path: Path) -> None:
    path = played(tmp_path)
    (fight,) = replay(path, {"other": ARENA})
    assert fight.faults == ("its ruleset arena is not installed",)


def test_a_store_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreDamaged, match="no such file"):
        list(replay(tmp_path / "none.db", {}))


def test_it_is_printed_with_its_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed(only(played(tmp_path)), commands=True)
    out = capsys.readouterr().out
    assert "pont-rouge (arena, open)" in out
    assert "Aldric" in out
    assert "whole" in out
