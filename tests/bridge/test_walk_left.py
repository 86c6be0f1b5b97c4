"""What is left to walk, above the walker's hot bar: how much, and why a block cost more."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bridge.i18n import Words
from bridge.minecraft.text import Text, plain
from bridge.prompts import dearer, steps_left
from bridge.reader import Reader
from bridge.view import View
from bridge.wording import Wording
from rules.engine.records import Command
from rules.engine.ruleset import Ruleset
from tests.bridge.field import Field, field
from tests.bridge.field_rules import FIELD

WORDS = Words([FIELD])


def shown_after(made: Field, rules: Ruleset, language: str = "fr") -> Text | None:
    view = View(made.fight, rules)
    for row in made.store.rows(0):
        if row.kind != "Whisper":
            view.take(row.seq, row.n, row.record)
    return steps_left(Wording(WORDS, Reader(language, master=True), view), view, "mira")


def bar(made: Field, language: str = "fr") -> str:
    text = shown_after(made, FIELD, language)
    assert text is not None
    return plain(text).replace("\u00a0", " ").replace("\u202f", " ")


def step(made: Field, rough: Any) -> None:
    made.table.do(Command("mira", "mira", "step", {"to": (1, 64, 0)}))
    made.intake.learn(made.fight, (rough,))


@pytest.mark.parametrize(
    ("rough", "language", "shown"),
    [
        (False, "fr", "Mira : reste 8 m"),
        (True, "fr", "Mira : reste 7 m (terrain difficile ×2)"),
        (True, "en", "Mira: 7 m left (difficult ground ×2)"),
    ],
)
async def test_it_says_what_is_left_and_why_it_cost_more(
    tmp_path: Path, rough: bool, language: str, shown: str
) -> None:
    with field(tmp_path) as made:
        await made.look()
        step(made, rough)
        assert bar(made, language) == shown


async def test_the_next_step_on_good_ground_says_no_more_of_the_bad(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        step(made, True)
        await made.look()
        await made.look(mira=(2, 64, 0))
        assert bar(made) == "Mira : reste 6 m"


@pytest.mark.parametrize(
    ("rider", "shown"), [("", "reste 7 m (place occupée ×2)"), ("horse", "reste 7 m (×2)")]
)
async def test_a_step_into_somebody_says_so_unless_it_sits_on_her(
    tmp_path: Path, rider: str, shown: str
) -> None:
    rules = replace(
        FIELD,
        walk_left=lambda c: c["metres"] - (c.pos[0] == 1),
        seat=lambda c: "mira" if c.id == rider else "",
    )
    with field(tmp_path, at={"horse": (1, 64, 0)}) as made:
        await made.look()
        step(made, False)
        text = shown_after(made, rules)
        assert text is not None
        assert plain(text).replace("\u00a0", " ").replace("\u202f", " ") == f"Mira : {shown}"


async def test_who_was_felled_by_the_step_reads_nothing(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        step(made, False)
        assert shown_after(made, replace(FIELD, can_act=lambda who: False)) is None


@pytest.mark.parametrize(
    ("paid", "times"),
    [(1, 1), (2, 2), (4, 4), (0, 1), (1.41, 1), (1.4, 1), (1.5, 1), (2.83, 2), (2.7, 2), (1.7, 1)],
)
def test_a_step_aslant_is_no_dearer_for_being_longer(paid: float, times: int) -> None:
    assert dearer(paid) == times
