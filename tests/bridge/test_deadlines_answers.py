"""Time runs from the row that asked, over restarts, not over pauses; then the default is taken."""

from pathlib import Path

import pytest

from rules.engine.records import Answered
from rules.engine.requests import Roll

from .arena import ALDRIC, EVERYBODY, MASTER, MIRA, Arena, Queue


def asked(arena: Arena) -> None:
    arena.begun()
    arena.clock.now = 2000.0
    arena.say(MASTER, "!tour brigand 1", "!att Mira")


def answered(arena: Arena) -> list[tuple[object, str]]:
    rows = arena.store.rows(0, 10_000)
    return [(r.record.value, r.record.by) for r in rows if isinstance(r.record, Answered)]


def test_the_default_is_taken_when_the_time_is_over(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    assert arena.intake.deadlines.next_at() == 2030.0
    arena.intake.expire(2029.9)
    assert arena.table.open
    arena.intake.expire(2030.0)
    assert answered(arena) == [("no", "default")]
    assert arena.intake.deadlines.next_at() is None
    arena.intake.expire(2031.0)
    assert len(answered(arena)) == 1


def test_each_question_has_its_setting_and_zero_is_for_ever(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    arena.seconds["defence"] = 5.0
    assert arena.intake.deadlines.next_at() == 2005.0
    arena.seconds["defence"] = 0.0
    arena.intake.expire(1e9)
    assert arena.table.open


def test_a_restart_gives_no_new_time(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    arena.clock.now = 2015.0
    arena.restart()
    assert arena.intake.deadlines.next_at() == 2030.0


def test_after_a_long_stop_there_is_a_moment_to_answer(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    arena.clock.now = 9000.0
    arena.restart()
    arena.intake.expire(9000.0)
    assert arena.table.open
    arena.intake.expire(9010.0)
    assert answered(arena) == [("no", "default")]


def test_a_pause_stops_the_clock_and_gives_the_time_back(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    arena.clock.now = 2010.0
    arena.say(MASTER, "!pause")
    arena.intake.expire(5000.0)
    assert arena.table.open
    arena.clock.now = 5000.0
    arena.say(MASTER, "!reprendre")
    arena.restart()
    assert arena.intake.deadlines.next_at() == 5030.0


def test_somebody_who_is_away_is_said_to_be(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    asked(arena)
    arena.roster.refresh({p.name: p.uuid for p in EVERYBODY if p is not MIRA})
    arena.intake.expire(2030.0)
    assert answered(arena) == [("no", "absent")]


def test_dice_that_nobody_throws_throw_themselves(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    by_hand = True

    def dice(roll: Roll) -> tuple[tuple[int, ...], str] | None:
        return None if by_hand else ((17,), "dice")

    arena.dice = dice  # type: ignore[assignment]
    arena.restart()
    asked(arena)
    arena.say(MIRA, "!non")
    (question,) = arena.table.open.values()
    assert isinstance(question, Roll)
    assert arena.intake.deadlines.next_at() == 2030.0
    by_hand = False
    arena.intake.expire(2030.0)
    assert arena.table.fight["mira"]["life"] == 6


def test_a_click_throws_dice_that_are_waited_for(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    queue, waits = Queue(17), [True, False]

    def dice(roll: Roll) -> tuple[tuple[int, ...], str] | None:
        return None if waits.pop(0) else queue(roll)

    arena.dice = dice  # type: ignore[assignment]
    arena.restart()
    arena.begun()
    arena.say(ALDRIC, "!att b1")
    arena.say(MASTER, "!non")
    (id,) = arena.table.open
    wish = {"do": "throw", "fight": "pont-rouge", "question": id}
    arena.intake.click(ALDRIC, arena.store.token(ALDRIC.uuid, wish))
    assert arena.table.fight["brigand-1"]["life"] == 2


@pytest.mark.parametrize("line", ["!attaque", "!jet", "!r", "!ATTAQUE"])
def test_a_word_for_the_dice_throws_those_that_are_waited_for(tmp_path: Path, line: str) -> None:
    arena = Arena(tmp_path)
    queue, waits = Queue(17), [True, False, False]

    def dice(roll: Roll) -> tuple[tuple[int, ...], str] | None:
        return None if waits.pop(0) else queue(roll)

    arena.dice = dice  # type: ignore[assignment]
    arena.restart()
    arena.begun()
    arena.say(ALDRIC, "!att b1")
    arena.say(MASTER, "!non")
    arena.say(MIRA, line)
    assert arena.table.open
    arena.say(ALDRIC, line)
    assert not arena.table.open
    assert arena.table.fight["brigand-1"]["life"] == 2
