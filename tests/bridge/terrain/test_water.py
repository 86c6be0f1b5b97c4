"""Water and grass where no tag of the game holds both: one block of it is the measure."""

from pathlib import Path

import pytest

from bridge.terrain import ground
from bridge.terrain.probe import Probe, Unseen
from bridge.terrain.sightline import bundle, hidden, seen
from tests.bridge.terrain.island import VERSIONS, Cell, Island, standing

EVERY = (*VERSIONS, "1.17.1", "1.18.2", "1.19.4")
LATER = ("1.20.4", "1.21.11", "26.2")
FAR = 24


def pool(island: Island, deep: int, far: int = FAR, half: int = 4) -> None:
    """``deep`` blocks of water from x = 1 on, the lowest at 64."""
    cells = [
        (x, y, z)
        for x in range(1, far + 1)
        for y in range(64, 64 + deep)
        for z in range(-half, half + 1)
    ]
    island.put("water", cells)


def looking(island: Island, *likely: Cell, budget: int = 12) -> Probe:
    probe = island.probe(budget)
    probe.likely = likely
    return probe


@pytest.mark.parametrize("version", EVERY)
@pytest.mark.parametrize("deep", [1, 2, 4])
@pytest.mark.parametrize(
    ("at", "to"), [((0, 64, 0), (10, 64, 0)), ((10, 64, 0), (0, 64, 0)), ((3, 64, 0), (20, 64, 2))]
)
async def test_through_water_one_sees_and_nothing_hides(
    tmp_path: Path, version: str, deep: int, at: Cell, to: Cell
) -> None:
    island = Island(tmp_path, version)
    pool(island, deep)
    light = bundle(standing(at[0] + 0.5, z=at[2] + 0.5), standing(to[0] + 0.5, z=to[2] + 0.5))
    probe = looking(island, to, at)
    assert (await hidden(probe, light)).share == 0.0
    assert await seen(looking(island, to, at), light)


@pytest.mark.parametrize("version", EVERY)
async def test_from_the_bank_one_sees_the_bottom(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    island.put("water", [(x, y, z) for x in range(13) for y in range(60, 64) for z in (-1, 0, 1)])
    light = bundle(standing(-0.5), standing(2.5, 60.0))
    probe = looking(island, (2, 60, 0), (-1, 64, 0))
    share = (await hidden(probe, light)).share
    assert (share < 0.5, await seen(probe, light)) == (True, True)


@pytest.mark.parametrize("version", EVERY)
async def test_under_water_a_wall_still_hides(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    pool(island, 4, 12)
    island.put("stone", [(6, y, z) for y in range(64, 68) for z in range(-4, 5)])
    light = bundle(standing(3.5), standing(8.5))
    found = await hidden(looking(island, (8, 64, 0), (3, 64, 0)), light)
    assert (found.share, found.kind and found.kind.key) == (1.0, "obstacle")
    assert not await seen(looking(island, (8, 64, 0), (3, 64, 0)), light)


@pytest.mark.parametrize("version", EVERY)
async def test_who_stands_in_grass_is_seen_through_it(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    island.put(
        "short_grass" if version in LATER else "grass",
        [(x, 64, z) for x in range(1, 11) for z in (-1, 0, 1) if (x + z) % 3],
    )
    probe = looking(island, (8, 64, 0), (0, 64, 0))
    assert (await hidden(probe, bundle(standing(0.5), standing(8.5)))).share == 0.0
    assert probe.spent <= 4


@pytest.mark.parametrize("version", EVERY)
@pytest.mark.parametrize("deep", [1, 3, 6])
@pytest.mark.parametrize("to", [(1, 64, 0), (2, 64, 0), (8, 64, 0)])
async def test_a_large_body_has_room_in_water(
    tmp_path: Path, version: str, deep: int, to: Cell
) -> None:
    island = Island(tmp_path, version)
    pool(island, deep)
    assert await ground.space(looking(island, to), to, 2, 3) == "wide"
    assert len(island.asked) <= 9


@pytest.mark.parametrize("version", EVERY)
async def test_between_two_quays_a_large_body_is_pressed(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    pool(island, 6)
    island.put("stone", [(x, y, z) for x in range(1, 9) for y in range(64, 68) for z in (-1, 1)])
    to = (5, 64, 0)
    assert await ground.space(looking(island, to, budget=16), to, 2, 3) == "narrow"


@pytest.mark.parametrize("version", ["1.16.5", "1.19.4"])
async def test_where_nobody_stands_in_it_nothing_more_is_asked(
    tmp_path: Path, version: str
) -> None:
    island = Island(tmp_path, version)
    island.put("oak_fence", [(8, 64, z) for z in range(-3, 4)])
    light = bundle(standing(0.5), standing(9.5))
    plain, wary = looking(island), looking(island, (9, 64, 0), (0, 64, 0))
    assert await hidden(plain, light) == await hidden(wary, light)
    assert plain.spent == wary.spent


async def test_what_is_not_loaded_is_no_sample(tmp_path: Path) -> None:
    island = Island(tmp_path, "1.16.5")
    island.put("water", [(3, 64, 0)])
    probe = looking(island, (400, 64, 0))
    assert (await hidden(probe, bundle(standing(0.5), standing(9.5)))).share == 0.0
    assert probe.sample is None
    nowhere = looking(island, (400, 64, 0), (409, 64, 0))
    with pytest.raises(Unseen):
        await hidden(nowhere, bundle(standing(400.5), standing(409.5)))
