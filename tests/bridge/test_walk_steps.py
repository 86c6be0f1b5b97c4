"""Walks as they were walked: rebuilt, paid, stopped; and what is no walk."""

import asyncio
from pathlib import Path

import pytest

from bridge.rcon.errors import LinkLost
from bridge.walk import Walking
from tests.bridge.field import field
from tests.bridge.field_rules import Sheet
from tests.bridge.test_walk_route import Land
from tests.bridge.test_world import MIRA

WALL = tuple((2, y, z) for y in (64, 65) for z in (-3, -2, -1, 0, 1))
ALL: tuple[Walking, ...] = ("libre", "averti", "strict")


def steps(made: object) -> list[object]:
    table = made.table  # type: ignore[attr-defined]
    return [s.command.args["to"] for s in table.standing if s.command.verb == "step"]


async def test_a_look_that_crossed_several_blocks_is_walked_one_by_one(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look(mira=(4, 64, 0))
        assert steps(made) == [(1, 64, 0), (2, 64, 0), (3, 64, 0), (4, 64, 0)]
        assert made.left() == 5
        made.table.undo()
        assert made.pos("mira") == (0, 64, 0), "one walk, undone as a whole"


async def test_round_a_wall_the_way_round_is_paid(tmp_path: Path) -> None:
    with field(tmp_path, Land(*WALL)) as made:
        await made.look(mira=(4, 64, 0))
        assert made.pos("mira") == (4, 64, 0)
        assert made.left() == 3
        assert not set(steps(made)) & set(WALL)


@pytest.mark.parametrize("walking", ALL)
async def test_a_zone_crossed_in_one_look_stops_the_walker_on_its_last_block(
    tmp_path: Path, walking: Walking
) -> None:
    with field(tmp_path, None, walking, {"zombie": (2, 64, 1)}, zombie=Sheet(zone=1)) as made:
        await made.look(mira=(5, 64, 0))
        assert [q.who for q in made.table.open.values()] == ["zombie"]
        assert made.pos("mira") == made.body("mira") == (3, 64, 0)
        await made.look(mira=(6, 64, 0))
        assert made.body("mira") == (3, 64, 0), "the walker waits there"
        made.answer("no")
        await made.look()
        assert made.pos("mira") == made.body("mira") == (4, 64, 0)
        await made.look(mira=(6, 64, 0))
        assert made.pos("mira") == made.body("mira") == (6, 64, 0)
        assert made.left() == 3


@pytest.mark.parametrize("walking", ALL)
async def test_struck_in_leaving_the_walk_ends_inside(tmp_path: Path, walking: Walking) -> None:
    with field(tmp_path, None, walking, {"zombie": (2, 64, 1)}, zombie=Sheet(zone=1)) as made:
        await made.look(mira=(5, 64, 0))
        made.answer("strike")
        await made.look()
        assert made.pos("mira") == made.body("mira") == (3, 64, 0)
        assert made.left() == 6


@pytest.mark.parametrize(
    ("walking", "pos", "body"),
    [
        ("libre", (5, 64, 0), (5, 64, 0)),
        ("averti", (3, 64, 0), (5, 64, 0)),
        ("strict", (3, 64, 0), (3, 64, 0)),
    ],
)
async def test_beyond_the_budget_it_is_as_the_setting_says(
    tmp_path: Path, walking: Walking, pos: object, body: object
) -> None:
    with field(tmp_path, None, walking, mira=Sheet(metres=3)) as made:
        await made.look(mira=(5, 64, 0))
        await made.look()
        assert (made.pos("mira"), made.body("mira")) == (pos, body)
        assert made.left() == 0


async def test_beyond_the_budget_the_reason_is_told_once(tmp_path: Path) -> None:
    with field(tmp_path, mira=Sheet(metres=1)) as made:
        for x in range(1, 6):
            await made.look(mira=(x, 64, 0))
        assert [line.key for line in made.told(MIRA)] == ["refusal-too-far"]


@pytest.mark.parametrize(
    ("walking", "pos", "body", "outcome"),
    [
        ("libre", (40, 64, 0), (40, 64, 0), "follows"),
        ("averti", (0, 64, 0), (40, 64, 0), "stays"),
        ("strict", (0, 64, 0), (0, 64, 0), "back"),
    ],
)
async def test_a_teleport_costs_nothing_and_provokes_nobody(
    tmp_path: Path, walking: Walking, pos: object, body: object, outcome: str
) -> None:
    with field(tmp_path, None, walking, {"zombie": (1, 64, 1)}, zombie=Sheet(zone=1)) as made:
        await made.look()
        await made.look(mira=(40, 64, 0))
        await made.look()
        assert (made.pos("mira"), made.body("mira")) == (pos, body)
        assert not made.table.open
        assert made.left() == 9
        (line,) = made.told(MIRA)
        assert (line.key, line.params["why"]) == ("reply-jumped", "teleported")
        (told,) = made.told()
        assert told.params["outcome"] == outcome
        buttons = ["placer #mira 40 64 0", "replacer"] if outcome == "stays" else []
        assert [b.say for b in told.buttons] == buttons


async def test_the_time_between_two_looks_says_how_far_one_may_have_run(tmp_path: Path) -> None:
    with field(tmp_path, mira=Sheet(metres=30)) as made:
        await made.look()
        made.now += 1
        await made.look(mira=(12, 64, 0))
        assert made.pos("mira") == (12, 64, 0)
        await made.look(mira=(24, 64, 0))
        assert made.pos("mira") == (12, 64, 0)
        assert made.told()[-1].key == "reply-jumped"


async def test_through_a_wall_nobody_walks(tmp_path: Path) -> None:
    long = tuple((2, y, z) for y in (64, 65, 66, 67) for z in range(-12, 13))
    with field(tmp_path, Land(*long), "strict") as made:
        await made.look()
        await made.look(mira=(4, 64, 0))
        assert made.body("mira") == (0, 64, 0)
        assert made.told(MIRA)[0].key == "reply-jumped"


async def test_a_boat_carries_it_does_not_walk(tmp_path: Path) -> None:
    with field(tmp_path, None, "libre", {"zombie": (1, 64, 1)}, zombie=Sheet(zone=1)) as made:
        await made.look()
        made.vehicles["mira"] = "boat"
        await made.look(mira=(3, 64, 0))
        assert made.pos("mira") == (3, 64, 0)
        assert (made.left(), made.table.open) == (9, {})
        assert made.told(MIRA)[0].params["why"] == "carried"


async def test_a_jump_on_the_spot_is_no_step(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look(mira=(0, 65, 0))
        await made.look(mira=(1, 65, 0))
        assert made.pos("mira") == (1, 64, 0), "over the block where it will land"
        await made.look(mira=(1, 64, 0))
        assert made.left() == 8


async def test_a_gap_leapt_over_is_paid_block_by_block(tmp_path: Path) -> None:
    gap = Land(holes=tuple((2, 63, z) for z in range(-40, 41)))
    with field(tmp_path, gap) as made:
        await made.look(mira=(1, 64, 0))
        await made.look(mira=(2, 65, 0))
        assert made.pos("mira") == (1, 64, 0), "in the air"
        await made.look(mira=(3, 64, 0))
        assert made.pos("mira") == (3, 64, 0)
        assert made.left() == 6


async def test_whoever_flies_pays_in_the_air(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        made.do("fly", "mira")
        await made.look(mira=(0, 67, 0))
        assert made.pos("mira") == (0, 67, 0)
        assert made.left() == 6


@pytest.mark.parametrize("walking", ALL)
async def test_felled_in_the_middle_of_a_flight_one_falls_and_is_not_astray(
    tmp_path: Path, walking: Walking
) -> None:
    with field(tmp_path, None, walking, mira=Sheet(ceiling=66)) as made:
        await made.look()
        made.do("fly", "mira")
        await made.look(mira=(5, 69, 0))
        assert steps(made) == [(1, 65, 0), (2, 66, 0), (3, 67, 0)]
        assert made.pos("mira") == made.body("mira") == (3, 64, 0)
        await made.look()
        assert made.pos("mira") == made.body("mira") == (3, 64, 0)
        assert (made.left(), made.told(MIRA), made.told()) == (6, [], [])
        made.table.undo()
        await made.look()
        assert made.pos("mira") == made.body("mira") == (0, 64, 0)


async def test_killed_while_somebody_is_felled_the_body_still_falls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with field(tmp_path, mira=Sheet(ceiling=66)) as made:
        await made.look()
        made.do("fly", "mira")
        monkeypatch.setattr(made.world.mover, "put", cut_off)
        with pytest.raises(LinkLost):
            await made.look(mira=(5, 69, 0))
        made.store.close()
        made.restart()
        await made.look()
        await made.look()
        assert made.pos("mira") == made.body("mira") == (3, 64, 0)
        assert made.told(MIRA) == []


async def cut_off(*_: object) -> bool:
    raise LinkLost("gone", sent=False)


async def test_a_fall_is_told_and_costs_no_step(tmp_path: Path) -> None:
    shaft = Land(*((x, y, z) for x in (3, 5) for y in range(58, 64) for z in (-1, 0, 1)),
                 *((4, 57, z) for z in range(-40, 41)),
                 holes=tuple((x, 63, z) for x in (4,) for z in range(-40, 41)))  # fmt: skip
    with field(tmp_path, shaft, "strict") as made:
        await made.look(mira=(3, 64, 0))
        await made.look(mira=(4, 61, 0))
        assert made.pos("mira") == (3, 64, 0), "falling"
        await made.look(mira=(4, 58, 0))
        assert made.pos("mira") == made.body("mira") == (4, 58, 0)
        assert made.left() == 5, "four steps to over the hole"
        assert made.told(MIRA)[-1].params == {"who": "mira", "height": 6}
        assert [b.say for b in made.told()[-1].buttons] == ["fall #mira 6"]


async def test_a_rider_s_moves_are_the_steps_of_the_mount(tmp_path: Path) -> None:
    with field(tmp_path, at={"horse": (0, 64, 2)}, horse=Sheet(metres=15, width=2)) as made:
        await made.mounted_turn()
        await made.look(horse=(3, 64, 2), mira=(3, 65, 2))
        assert made.pos("horse") == made.pos("mira") == (3, 64, 2)
        assert (made.left("horse"), made.left("mira")) == (12, 9)
        assert not made.told(MIRA)


async def test_on_a_path_or_a_field_one_stands_on_the_block_not_in_it(tmp_path: Path) -> None:
    with field(tmp_path) as made:
        await made.look()
        made.town.places[MIRA] = (1.5, 63.9375, 0.5)
        await made.look()
        assert made.pos("mira") == (1, 64, 0)
        made.gm("shove", target="mira", to=(2, 64, 0))
        await made.look()
        made.gm("shove", target="mira", to=(1, 64, 0))
        await made.look()
        assert made.town.places[MIRA] == (1.5, 63.938, 0.5)


async def test_two_looks_at_once_take_no_step_twice(tmp_path: Path) -> None:
    with field(tmp_path, walking="libre") as made:
        await made.look()
        made.stand(MIRA, (3, 64, 0))
        made.now += 0.2
        await made.world.look_where()
        made.stand(MIRA, (6, 64, 0))
        made.places.known[MIRA] = (6.5, 64.0, 0.5)
        await asyncio.gather(made.world.follower.look(), made.world.follower.look())
        assert made.pos("mira") == (6, 64, 0)
        assert made.left() == 3
        assert len(steps(made)) == 6
