"""The outbox on the real store: stopped after any command, it goes on where it was."""

from pathlib import Path

import pytest

from bridge.i18n import Words
from bridge.minecraft.dialect import dialect
from bridge.outbox import Outbox
from bridge.roster import Roster
from bridge.scoreboard import Board
from bridge.store.kept import OUTBOX
from bridge.store.store import Store
from rules.engine.codec import codec_for
from rules.engine.records import Command
from rules.engine.requests import GM
from rules.engine.table import Table
from tests.bridge.post import Wire
from tests.bridge.talk import FOURTH, MIRA, ZOE, Thrown, being
from tests.bridge.test_scoreboard_board import Scores

WORDS = Words([FOURTH])


class Killed(Exception):
    """The program is gone."""


class Frail(Wire):
    """Dies with the program after so many answers."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.left = answers

    async def command(self, text: str) -> str:
        if self.left == 0:
            raise Killed
        self.left -= 1
        return await super().command(text)


def fight(path: Path) -> Store:
    """A store with a fight in it that was begun, hit in, undone in and ended."""
    store = Store(path, codec_for(FOURTH), clock=lambda: 1000.0)
    store.open_fight("pont", "fourth", 1)
    table = Table(FOURTH, store.fight_log("pont"), Thrown(9, 3, 5, 6))
    for verb, actor, args in (
        ("open", GM, {"title": "Pont"}),
        ("join", GM, {"beings": (being("mira", player=MIRA),)}),
        ("join", GM, {"beings": (being("b1", "Brigand 1", "b"),)}),
        ("begin", GM, {}),
        ("hit", "mira", {"target": "b1"}),
        ("set", GM, {"who": "mira", "counter": "body", "to": 4}),
        ("end", "mira", {}),
    ):
        table.do(Command(GM, actor, verb, args))
    table.undo()
    store.whisper(MIRA, "paused", {})
    return store


def outbox(store: Store, wire: Wire) -> Outbox:
    roster = Roster(store, ("Zoe",))
    roster.refresh({"Alex": MIRA, "Zoe": ZOE})
    words, spoken = WORDS, dialect("1.21.11")
    board = Board(spoken, words, store)
    rules = {"fourth": FOURTH}
    return Outbox(store, rules, words, wire, spoken, roster, board)


async def told(box: Outbox) -> None:
    while await box.flush():
        pass


@pytest.mark.parametrize("after", [0, 5, 12, 19, 25, 31])
async def test_killed_after_any_command_nothing_is_lost_and_little_said_twice(
    tmp_path: Path, after: int
) -> None:
    whole = Wire()
    store = fight(tmp_path / "whole.db")
    await told(outbox(store, whole))
    store.close()
    store = fight(tmp_path / "cut.db")
    frail = Frail(after)
    with pytest.raises(Killed):
        await told(outbox(store, frail))
    store.close()
    store = Store(tmp_path / "cut.db", codec_for(FOURTH), clock=lambda: 1000.0)
    second = Wire()
    await told(outbox(store, second))
    assert store.cursor(OUTBOX) == str(store.last_seq)
    store.close()
    first, then, all_of_it = frail.chat(), second.chat(), whole.chat()
    twice = len(first) + len(then) - len(all_of_it)
    assert 0 <= twice <= 4  # the lines of one row
    assert first[: len(first) - twice] + then == all_of_it
    assert Scores().play(frail.sent + second.sent).scores == Scores().play(whole.sent).scores
