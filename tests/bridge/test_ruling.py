"""What the game master says of the world stands before what the world says."""

from pathlib import Path

import pytest

from bridge.ruling import ruled
from rules.engine.records import UNKNOWN, Command
from rules.engine.requests import GM, Fact, Refused
from rules.engine.table import Table
from tests.bridge.arena import ALDRIC, ARENA, MASTER, Arena
from tests.bridge.field import field
from tests.bridge.test_world import Scene, scene  # noqa: F401  (a fixture)

SIGHT = Fact("sight", ("mira", "zombie"), (True, False), True)


def rule(table: Table, args: tuple[object, ...], value: object, fact: str = "sight") -> None:
    table.do(Command(GM, GM, "rule", {"fact": fact, "args": args, "value": value}))


async def test_the_last_word_counts_until_it_is_left_to_the_world(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    assert ruled(table, SIGHT) == UNKNOWN
    rule(table, ("", "zombie"), False)
    assert ruled(table, SIGHT) is False
    rule(table, ("", "zombie"), True)
    assert ruled(table, SIGHT) is True
    rule(table, ("", "zombie"), None)
    assert ruled(table, SIGHT) == UNKNOWN
    assert not table.fight.state.effects


async def test_it_is_undone_like_anything_else(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    rule(table, ("", "zombie"), False)
    table.undo()
    assert ruled(table, SIGHT) == UNKNOWN
    table.redo()
    assert ruled(table, SIGHT) is False


async def test_it_is_about_that_creature_and_that_fact_alone(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    rule(table, ("", "zombie"), False)
    assert ruled(table, Fact("sight", ("zombie", "mira"))) == UNKNOWN
    assert ruled(table, Fact("cover", ("mira", "zombie"))) == UNKNOWN
    rule(table, ((1, 64, 0),), True, "filled")
    assert ruled(table, Fact("filled", ((1, 64, 0),))) is True
    assert ruled(table, Fact("filled", ((2, 64, 0),))) == UNKNOWN


async def test_it_answers_for_a_body_out_of_sight(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    await scene.look()
    del scene.town.places["10000000-0000-4000-8000-000000000003"]
    await scene.world.look_where()
    rule(table, ("", "zombie"), True)
    assert await scene.world.know(table, (SIGHT,)) == (True,)


async def test_it_is_the_master_s_alone(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    with pytest.raises(Refused, match="not-yours"):
        table.do(Command("mira", "mira", "rule", {"fact": "sight", "args": (), "value": True}))


async def test_it_is_kept(scene: Scene) -> None:  # noqa: F811
    table = scene.open()
    rule(table, ("", "zombie"), False)
    again = Table(ARENA, scene.store.fight_log("pont"), table.ports)
    assert ruled(again, SIGHT) is False


# -- as it is typed ----------------------------------------------------------------------------


@pytest.fixture
def arena(tmp_path: Path) -> Arena:
    made = Arena(tmp_path)
    made.begun()
    return made


def test_it_is_typed_in_either_language(arena: Arena) -> None:
    table = arena.table
    arena.say(MASTER, "!mj vue brigand 1 non")
    assert ruled(table, Fact("sight", ("aldric", "brigand-1"))) is False
    assert arena.last(MASTER).params["about"] == "brigand-1"
    arena.say(MASTER, "!gm sight brigand 1 yes")
    assert ruled(table, Fact("sight", ("aldric", "brigand-1"))) is True
    arena.say(MASTER, "!juger vue brigand 1 monde")
    assert ruled(table, Fact("sight", ("aldric", "brigand-1"))) == UNKNOWN


def test_what_stands_is_listed(arena: Arena) -> None:
    arena.say(MASTER, "!mj")
    assert arena.last(MASTER).key == "reply-nothing-ruled"
    arena.say(MASTER, "!mj vue brigand 1 non", "!mj")
    assert arena.last(MASTER).key == "reply-ruled"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("!mj goût brigand 1 oui", "reply-no-such-fact"),
        ("!mj abri brigand 1 partiel", "reply-no-such-fact"),  # this game asks for no cover
        ("!mj vue brigand 1 partiel", "reply-no-such-ruling"),
        ("!mj vue brigand 1", "reply-no-such-ruling"),
        ("!mj vue personne non", "reply-no-such-target"),
    ],
)
def test_a_mistake_is_answered_and_changes_nothing(arena: Arena, line: str, key: str) -> None:
    before = arena.table.fight.state
    arena.say(MASTER, line)
    assert arena.last(MASTER).key == key
    assert arena.table.fight.state == before


def test_players_do_not_judge(arena: Arena) -> None:
    arena.say(ALDRIC, "!mj vue brigand 1 non")
    assert arena.last(ALDRIC).key == "refusal-not-master"


def test_a_block_is_typed_as_any_place_is(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        made.roster.refresh(made.town.online)
        master = made.roster.online["Aldric"]
        made.intake.say(master, "mj difficile 30000000 64 0 oui")
        assert made.told()[-1].key == "reply-outside"
        made.intake.say(master, "mj difficile 3.7 64 -2.5 oui")
        assert ruled(made.table, Fact("difficult", ((3, 64, -3),))) is True
