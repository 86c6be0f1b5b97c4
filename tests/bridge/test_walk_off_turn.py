"""Whoever the rules let walk out of their turn is followed and sent like those who act."""

from pathlib import Path

import pytest

from rules.engine.requests import Refused
from tests.bridge.field import Field, field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_walk_march import say
from tests.bridge.test_walk_steps import steps

FAR = {"zombie": (0, 64, 6), "mira": (20, 64, 20), "aldric": (6, 64, 6)}


async def let_in(made: Field, who: str) -> None:
    await made.look()
    made.do("let-in", who)
    assert made.table.fight.clock.acting() == ("mira",)


async def test_a_body_that_was_let_in_is_followed_and_paid_for(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await let_in(made, "aldric")
        await made.look(aldric=(8, 64, 9))
        assert made.pos("aldric") == (8, 64, 9)
        assert (made.left("aldric"), made.left("mira")) == (6, 9)
        made.table.undo()
        assert (made.pos("aldric"), made.left("aldric")) == ((5, 64, 9), 9), "the walk as a whole"


async def test_a_body_that_was_not_strays(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        await made.look(aldric=(8, 64, 9))
        assert (made.pos("aldric"), steps(made)) == ((5, 64, 9), [])


async def test_what_it_may_walk_is_all_it_walks(tmp_path: Path) -> None:
    with field(tmp_path, None, "strict", aldric=Sheet(metres=2)) as made:
        await let_in(made, "aldric")
        await made.look(aldric=(7, 64, 9))
        await made.look(aldric=(8, 64, 9))
        assert (made.pos("aldric"), made.left("aldric")) == ((7, 64, 9), 0)
        assert made.body("aldric") == (7, 64, 9), "it is astray again, and put back"


async def test_its_walk_is_stopped_by_what_it_leaves(tmp_path: Path) -> None:
    near = {"zombie": (5, 64, 10)}
    with field(tmp_path, None, "averti", near, zombie=Sheet(zone=1)) as made:
        await let_in(made, "aldric")
        await made.look(aldric=(8, 64, 9))
        assert [q.who for q in made.table.open.values()] == ["zombie"]
        made.answer("strike")
        await made.look()
        assert made.pos("aldric") == made.body("aldric") == (6, 64, 9)


async def test_the_master_sends_a_creature_that_was_let_in(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await let_in(made, "zombie")
        await say(made, "en zombie déplacement vers aldric")
        assert made.pos("zombie") == made.body("zombie") == (5, 64, 6)
        assert made.left("zombie") == 4
        made.table.undo()
        await made.look()
        assert made.pos("zombie") == made.body("zombie") == (0, 64, 6)


async def test_and_no_other(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await made.look()
        await say(made, "en zombie déplacement vers aldric")
        assert made.pos("zombie") == (0, 64, 6)
        assert [line.key for line in made.told()] == ["refusal-not-your-turn"]


async def test_nobody_is_let_in_to_use_another_verb_of_a_turn(tmp_path: Path) -> None:
    with field(tmp_path, at=FAR) as made:
        await let_in(made, "zombie")
        with pytest.raises(Refused, match="not-your-turn"):
            made.do("end", "zombie")
        assert made.table.fight.clock.acting() == ("mira",)
