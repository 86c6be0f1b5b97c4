"""Ways over known ground: around walls, up stairs, over gaps that somebody leapt."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from bridge.ground import Footing, Ground
from bridge.route import Gait, Goal, way
from rules.engine.geometry import Block
from rules.engine.records import UNKNOWN
from rules.engine.requests import Fact
from rules.engine.table import Table

NO_TABLE = cast(Table, None)


class Land:
    """A plain at y = 64 with what stands on it, and holes; counts how often it is asked."""

    def __init__(self, *filled: Block, holes: tuple[Block, ...] = (), rough: tuple[Block, ...] = (),
                 ladders: tuple[Block, ...] = ()) -> None:  # fmt: skip
        self.solid, self.holes, self.asked = set(filled), set(holes), 0
        self.rough, self.ladders = set(rough), set(ladders)

    def full(self, block: Block) -> bool:
        x, y, z = block
        return block in self.solid or (y < 64 and (x, z) not in {(h[0], h[2]) for h in self.holes})

    async def know(self, table: Table, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
        self.asked += 1
        answers: dict[str, Callable[[Any], Any]] = {
            "filled": self.full,
            "floor": lambda b: self.full((b[0], b[1] - 1, b[2])),
            "difficult": lambda b: b in self.rough,
            "water": lambda b: False,
            "climb": lambda b: b in self.ladders,
            "drop": lambda b: next(
                (n for n in range(64) if self.full((b[0], b[1] - 1 - n, b[2]))), 64
            ),
            "vehicle": lambda who: UNKNOWN,
        }
        return tuple(answers[f.name](f.args[0]) for f in facts)


async def walked(
    land: Land,
    start: Block,
    goal: Block,
    longest: float = 30,
    gait: Gait | None = None,
    width: int = 1,
) -> tuple[Block, ...] | None:
    return await way(start, Goal(goal), Ground(land.know, NO_TABLE, width), gait or Gait(), longest)


WALL = tuple((2, y, z) for y in (64, 65) for z in (-2, -1, 0, 1))


async def test_on_open_ground_it_is_the_straight_line() -> None:
    assert await walked(Land(), (0, 64, 0), (4, 64, 0)) == tuple((x, 64, 0) for x in (1, 2, 3, 4))
    diagonal = await walked(Land(), (0, 64, 0), (3, 64, 3))
    assert diagonal == ((1, 64, 1), (2, 64, 2), (3, 64, 3))


async def test_a_wall_is_walked_around_without_cutting_its_corners() -> None:
    path = await walked(Land(*WALL), (0, 64, 0), (4, 64, 0))
    assert path is not None
    assert len(path) == 6
    assert not set(path) & set(WALL)
    assert (2, 64, 2) in path
    assert {(1, 64, 2), (3, 64, 2)} <= set(path), "no diagonal past the end of the wall"


async def test_enclosed_there_is_no_way() -> None:
    box = [
        (x, y, z) for x in (3, 4, 5) for z in (-1, 0, 1) for y in (64, 65, 66) if (x, z) != (4, 0)
    ]
    assert await walked(Land(*box, (4, 66, 0)), (0, 64, 0), (4, 64, 0)) is None


async def test_a_way_longer_than_asked_for_is_none() -> None:
    assert await walked(Land(*WALL), (0, 64, 0), (4, 64, 0), longest=5) is None


async def test_stairs_are_walked_a_wall_of_two_blocks_is_not() -> None:
    stairs = Land((1, 64, 0), (2, 64, 0), (2, 65, 0))
    path = await walked(stairs, (0, 64, 0), (2, 66, 0), longest=2)
    assert path == ((1, 65, 0), (2, 66, 0))
    assert await walked(Land((1, 64, 0), (1, 65, 0)), (0, 64, 0), (1, 66, 0), longest=3) is None


async def test_a_low_ceiling_keeps_one_from_stepping_up() -> None:
    low = Land((1, 64, 0), (0, 66, 0))
    assert await walked(low, (0, 64, 0), (1, 65, 0), longest=1) is None


async def test_a_ladder_is_climbed_straight_up() -> None:
    ladder = tuple((0, y, 0) for y in range(64, 69))
    assert await walked(Land(ladders=ladder), (0, 64, 0), (0, 67, 0), longest=3) == ladder[1:4]
    assert await walked(Land(), (0, 64, 0), (0, 67, 0), longest=3) is None


async def test_a_gap_stops_whoever_is_sent_but_may_have_been_leapt() -> None:
    gap = Land(holes=tuple((2, 63, z) for z in range(-40, 41)))
    assert await walked(gap, (0, 64, 0), (4, 64, 0)) is None
    assert await walked(gap, (0, 64, 0), (4, 64, 0), gait=Gait(seen=True)) is not None
    assert await walked(gap, (0, 64, 0), (4, 64, 0), gait=Gait(flies=True)) is not None


async def test_rough_ground_and_others_are_avoided_where_it_costs_nothing() -> None:
    path = await walked(Land(rough=((1, 64, 0),)), (0, 64, 0), (3, 64, 0))
    assert path is not None
    assert (1, 64, 0) not in path
    assert len(path) == 3
    crowd = Gait(crowd={(1, 64, 0): 1.0, (3, 64, 0): 1.0})
    assert await walked(Land(), (0, 64, 0), (3, 64, 0), gait=crowd) is None, "somebody stands there"


async def test_a_wide_body_needs_a_wide_door() -> None:
    door = tuple((2, y, z) for y in (64, 65) for z in range(-6, 7) if z != 0)
    assert await walked(Land(*door), (0, 64, 0), (4, 64, 0)) is not None
    assert await walked(Land(*door), (0, 64, 0), (4, 64, 0), longest=8, width=2) is None


async def test_towards_somebody_ends_beside_them() -> None:
    goal = Goal((6, 64, 0), near=1, height=1)
    path = await way((0, 64, 0), goal, Ground(Land().know, NO_TABLE), Gait(), 20)
    assert path is not None
    assert path[-1] == (5, 64, 0)


async def test_the_world_is_asked_once_a_step_on_open_ground() -> None:
    land = Land()
    await walked(land, (0, 64, 0), (8, 64, 0))
    assert land.asked <= 9


@pytest.mark.parametrize(
    ("at", "footing"),
    [
        ((0, 64, 0), Footing(True, 0, "")),
        ((0, 65, 0), Footing(False, 1, "")),
        ((0, 70, 0), Footing(False, 6, "")),
    ],
)
async def test_footing_tells_a_jump_from_the_air(at: Block, footing: Footing) -> None:
    assert await Ground(Land().know, NO_TABLE).footing("mira", at) == footing
    assert footing.jumping == (at[1] == 65)


async def test_that_a_goal_is_walled_in_is_found_out_soon() -> None:
    box = [(x, y, z) for x in (19, 20, 21) for z in (-1, 0, 1) for y in (64, 65, 66)]
    land = Land(*(b for b in box if (b[0], b[2]) != (20, 0)))
    assert await walked(land, (0, 64, 0), (20, 64, 0), longest=60) is None
    assert land.asked < 200


async def test_what_the_world_does_not_know_is_closed_to_whoever_is_sent() -> None:
    async def blind(table: Table, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
        return (UNKNOWN,) * len(facts)

    sent = Ground(blind, NO_TABLE)
    assert await way((0, 64, 0), Goal((3, 64, 0)), sent, Gait(), 9) is None
    seen = Ground(blind, NO_TABLE, trusting=True)
    assert await way((0, 64, 0), Goal((3, 64, 0)), seen, Gait(seen=True), 9) is not None


async def test_on_open_ground_the_world_is_asked_once() -> None:
    land = Land()
    assert len(await walked(land, (0, 64, 0), (9, 64, 4)) or ()) == 9
    assert land.asked == 1
