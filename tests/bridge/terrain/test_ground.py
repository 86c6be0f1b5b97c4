"""Where a body can be, what it walks on, and how far down the floor is."""

from pathlib import Path
from typing import Any

import pytest

from bridge.terrain import air, ground
from bridge.terrain.probe import Unseen
from rules.engine.geometry import Box
from tests.bridge.terrain.island import VERSIONS, Cell, Island, standing

TO: Cell = (1, 64, 1)
STEP = (
    ("difficult", TO),
    ("filled", (1, 64, 0)),
    ("filled", (0, 64, 1)),
    ("slippery", TO),
    ("filled", TO),
    ("water", TO),
    ("water", (1, 65, 1)),
    ("climb", TO),
    ("floor", TO),
)


async def step(island: Island, budget: int = 20) -> dict[str, bool]:
    """What is said of the block to step on."""
    said: dict[ground.Asked, bool] = {}
    await ground.settle(island.probe(budget), STEP, said)
    return {name: said[name, TO] for name in ground.BLOCK_FACTS}


def only(*true: str) -> dict[str, bool]:
    return {name: name in true for name in ground.BLOCK_FACTS}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("kind", "at", "true"),
    [
        ("air", TO, ("floor",)),
        ("stone", TO, ("floor", "filled")),
        ("oak_fence", TO, ("floor", "filled")),
        ("water", TO, ("floor", "difficult", "water")),
        ("ladder", TO, ("floor", "climb")),
        ("oak_slab[type=bottom]", TO, ("floor",)),
        ("oak_slab[type=top]", TO, ("floor", "filled")),
        ("snow[layers=3]", TO, ("floor", "difficult")),
        ("snow[layers=1]", TO, ("floor",)),
        ("cobweb", TO, ("floor", "difficult")),
        ("torch", TO, ("floor",)),
        ("soul_sand", (1, 63, 1), ("floor", "difficult")),
        ("packed_ice", (1, 63, 1), ("floor", "slippery")),
        ("air", (1, 63, 1), ()),
        ("water", (1, 63, 1), ()),
        ("oak_planks", (1, 63, 1), ("floor",)),
    ],
)
async def test_what_a_block_is_to_whoever_steps_on_it(
    tmp_path: Path, version: str, kind: str, at: Cell, true: tuple[str, ...]
) -> None:
    island = Island(tmp_path, version)
    island.put(kind, [at])
    assert await step(island) == only(*true)


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_step_in_the_open_costs_at_most_two_questions(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    await step(island)
    assert len(island.asked) <= 2


async def test_a_hundred_blocks_of_meadow_are_settled_in_few_questions(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", [(5, y, z) for y in (64, 65) for z in range(10)])
    asked = [(n, (x, 64, z)) for x in range(10) for z in range(10)
             for n in ("filled", "floor", "difficult")]  # fmt: skip
    said: dict[ground.Asked, bool] = {}
    await ground.settle(island.probe(100), asked, said)
    assert {b for (n, b), value in said.items() if n == "filled" and value} == {
        (5, 64, z) for z in range(10)
    }
    assert all(value for (n, _), value in said.items() if n == "floor")
    assert len(island.asked) <= 14


async def test_of_what_the_budget_does_not_reach_nothing_is_said(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("cobweb", [TO])
    said: dict[ground.Asked, bool] = {}
    with pytest.raises(Unseen):
        await ground.settle(island.probe(3), STEP, said)
    assert ("difficult", TO) not in said


@pytest.mark.parametrize(("deep", "most"), [(0, 2), (1, 3), (7, 3), (40, 3)])
async def test_the_first_floor_is_found_however_deep(tmp_path: Path, deep: int, most: int) -> None:
    island = Island(tmp_path)
    island.put("air", [(20, 63 - n, 0) for n in range(deep)])
    assert await ground.drop(island.probe(), (20, 64, 0), -64) == deep
    assert len(island.asked) <= most


async def test_a_cave_below_the_floor_and_grass_above_it_are_no_floor(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("air", [(20, y, 0) for y in (63, 62, 61, 50, 49, 30)])
    island.put("short_grass", [(20, 61, 0)])
    assert await ground.drop(island.probe(), (20, 64, 0), -64) == 3


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("to", "room"), [((12, 64, 0), "wide"), ((8, 64, 0), "narrow"), ((6, 64, 0), "narrow")]
)
async def test_the_room_between_two_walls(
    tmp_path: Path, version: str, to: Cell, room: str
) -> None:
    island = Island(tmp_path, version)
    island.put("stone", [(x, y, z) for x in range(5, 9) for y in range(64, 68) for z in (-1, 1)])
    assert await ground.space(island.probe(), to, 2, 3) == room
    assert len(island.asked) <= 9


async def test_where_not_even_a_smaller_body_fits_it_is_closed(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", [(6, 65, 0)])
    assert await ground.space(island.probe(), (6, 64, 0), 2, 2) == "closed"


async def test_a_tree_beside_is_shelter_and_grass_is_not(tmp_path: Path) -> None:
    island = Island(tmp_path)
    body = Box.of((20, 64, 0), 1, 2)
    assert not await ground.shelter(island.probe(), body)
    island.put("short_grass", [(21, 64, 0)])
    assert not await ground.shelter(island.probe(), body)
    island.put("oak_log", [(19, 64, 1)])
    assert await ground.shelter(island.probe(), body)


@pytest.mark.parametrize("version", VERSIONS)
async def test_under_water_is_who_has_his_eyes_in_it(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    island.put("water", [(20, 64, 0), (20, 65, 0), (22, 64, 0)])
    bodies = [standing(20.5), standing(22.5), standing(24.5)]
    assert [await air.immersed(island.probe(), b) for b in bodies] == [True, False, False]
    assert not await air.all_dry(island.probe(), bodies)
    assert await air.all_dry(island.probe(), bodies[1:])


async def test_water_that_is_not_loaded_drowns_nobody(tmp_path: Path) -> None:
    with pytest.raises(Unseen):
        await air.immersed(Island(tmp_path).probe(), standing(400.5))


def said_once(asked: list[Any]) -> bool:
    return len(asked) == len(set(asked))


async def test_nothing_is_asked_twice(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", [(1, 64, 0)])
    probe = island.probe(30)
    said: dict[ground.Asked, bool] = {}
    await ground.settle(probe, STEP, said)
    assert said_once(island.asked)
