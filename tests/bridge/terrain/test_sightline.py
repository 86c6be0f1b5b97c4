"""Cover and sight from real blocks, and how few questions they take."""

from pathlib import Path

import pytest

from bridge.terrain.probe import Probe, Unseen
from bridge.terrain.sightline import bundle, hidden, seen
from tests.bridge.terrain.island import VERSIONS, Cell, Island, standing, wall

FAR = 25


async def look(island: Island, to: float = FAR, budget: int = 12) -> tuple[float, str, Probe]:
    """The hidden share of somebody so far off, the kind that hides, and the probe."""
    probe = island.probe(budget)
    found = await hidden(probe, bundle(standing(0.5), standing(to + 0.5)))
    return round(found.share, 2), found.kind.key if found.kind else "", probe


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_open_field_costs_one_question(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    share, _, probe = await look(island)
    assert (share, probe.spent) == (0.0, 1)
    assert await seen(probe, bundle(standing(0.5), standing(FAR + 0.5)))
    assert probe.spent == 1


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("kind", "height", "share", "key"),
    [
        ("stone", 3, 1.0, "obstacle"),
        ("oak_fence", 1, 0.56, "fence"),
        ("oak_fence", 2, 0.75, "fence"),
        ("iron_bars", 2, 0.75, "bars"),
        ("glass", 3, 1.0, "glass"),
        ("cobblestone_wall", 1, 0.56, "obstacle"),
        ("oak_slab[type=bottom]", 1, 0.44, "slab"),
        ("oak_door[open=true]", 2, 0.0, ""),
        ("water", 2, 0.0, ""),
    ],
)
async def test_what_stands_before_the_target_hides_it(
    tmp_path: Path, version: str, kind: str, height: int, share: float, key: str
) -> None:
    island = Island(tmp_path, version)
    island.put(kind, wall(8, height))
    assert (await look(island, 9, 14))[:2] == (share, key)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("x", [1, 3, 8, 12, 17, 24])
@pytest.mark.parametrize(("kind", "height"), [("stone", 3), ("oak_fence", 2), ("oak_fence", 1)])
async def test_cover_takes_at_most_twelve_questions_wherever_it_stands(
    tmp_path: Path, version: str, x: int, kind: str, height: int
) -> None:
    island = Island(tmp_path, version)
    island.put(kind, wall(x, height))
    whole = Island(tmp_path, version)
    whole.put(kind, wall(x, height))
    share, *_ = await look(whole, budget=99)
    try:
        assert (await look(island))[0] == share
    except Unseen:
        assert x < 8, "only far from the target may it take too many"
    assert len(island.asked) <= 12


async def test_grass_hides_nobody_and_costs_one_question_more(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("short_grass", [(x, 64, z) for x in range(1, FAR, 2) for z in (-1, 0, 1)])
    share, _, probe = await look(island)
    assert (share, probe.spent) == (0.0, 2)
    fresh = island.probe()
    assert await seen(fresh, bundle(standing(0.5), standing(FAR + 0.5)))
    assert fresh.spent <= 2


async def test_a_wall_closes_the_sight_and_a_window_does_not(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", wall(4, 3))
    light = bundle(standing(0.5), standing(9.5))
    assert not await seen(island.probe(), light)
    island.put("glass", [(4, 65, 0), (4, 65, -1), (4, 65, 1)])
    assert await seen(island.probe(20), light)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["stone", "oak_fence", "air"])
@pytest.mark.parametrize("x", [1, 8, 12, 24])
async def test_sight_at_25_m_takes_two_questions_at_most(
    tmp_path: Path, version: str, kind: str, x: int
) -> None:
    island = Island(tmp_path, version)
    island.put(kind, wall(x, 3))
    probe = island.probe(2)
    assert await seen(probe, bundle(standing(0.5), standing(FAR + 0.5))) is (kind == "air")


@pytest.mark.parametrize("version", VERSIONS)
async def test_so_does_the_longest_way_there(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    island.put("stone", [(x, 70, 10) for x in range(16)])  # aside, within the box
    up = bundle(standing(0.5), standing(15.5, 78.0, 14.5))
    assert len(up.head) == 42
    probe = island.probe(2)
    assert await seen(probe, up)
    assert probe.spent == 2


async def test_far_off_the_line_from_head_to_head_decides(tmp_path: Path) -> None:
    island = Island(tmp_path)
    light = bundle(standing(0.5), standing(FAR + 0.5))
    island.put("stone", [(12, 65, 0)])
    assert not await seen(island.probe(2), light)
    after_cover = island.probe(12)
    assert 0 < (await hidden(after_cover, light)).share < 1
    assert await seen(after_cover, light), "every line is known: the legs show"


async def test_of_a_half_hidden_body_the_head_is_seen(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", wall(8, 1))
    assert await seen(island.probe(), bundle(standing(0.5), standing(9.5)))


async def test_what_stands_at_the_side_of_the_line_is_no_matter(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", [(x, 64, z) for x in range(1, 9) for z in (-1, 1)])
    assert (await look(island, 9))[0] == 0.0


async def test_of_two_covers_the_better_counts_alone(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("oak_fence", wall(3, 2))
    island.put("stone", wall(6, 1))
    assert (await look(island, 9, 30))[0] == 0.75


async def test_bodies_hide_no_more_than_the_rules_say(tmp_path: Path) -> None:
    island = Island(tmp_path)
    light = bundle(standing(0.5), standing(9.5))
    found = await hidden(island.probe(), light, [standing(5.5)], 0.5)
    assert (found.share, found.block) == (0.5, None)
    beside = await hidden(island.probe(), light, [standing(5.5, z=2.5)], 0.5)
    assert beside.share == 0.0
    assert (await hidden(island.probe(), light, [standing(5.5)])).share == 0.0


async def test_what_is_not_loaded_is_not_seen(tmp_path: Path) -> None:
    probe = Island(tmp_path).probe()
    with pytest.raises(Unseen):
        await hidden(probe, bundle(standing(0.5), standing(400.5)))


async def test_beyond_the_budget_nothing_is_said(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("stone", wall(12, 3))
    with pytest.raises(Unseen):
        await look(island, budget=4)
    assert len(island.asked) == 4


async def test_a_slope_is_seen_over_though_the_ground_is_in_the_box(tmp_path: Path) -> None:
    island = Island(tmp_path)
    hill: list[Cell] = [
        (x, 64 + n, z) for x in range(21) for n in range(x // 2) for z in range(-1, 2)
    ]
    island.put("dirt", hill)
    probe = island.probe()
    found = await hidden(probe, bundle(standing(0.5), standing(20.5, 76.0)))
    assert (found.share, probe.spent) == (0.0, 3)


async def test_the_name_of_a_full_block_is_asked_with_what_is_left(tmp_path: Path) -> None:
    island = Island(tmp_path)
    island.put("oak_log", [(4, 64, 0)])
    probe = island.probe(20)
    assert (await probe.named((4, 64, 0))).key == "trunk"
    probe.budget = 0
    assert (await probe.named((4, 64, 0))).key == "obstacle"
