"""§1.2–1.4: blocks, squares and metres; distances in the three modes; what a walk costs."""

import pytest

from rules.d35.scale import (
    Scale,
    Walked,
    cells,
    is_one_step,
    may_walk,
    metres,
    squares,
    walk,
    within_reach,
)
from rules.engine.geometry import Position, Space

FREE = Scale()
GRID = Scale(grid=True)
ONE = Scale(blocks_per_square=1.0)
ALT = Scale(mode="alt_121")
CHEBYSHEV = Scale(mode="chebyshev")


def body(x: float, z: float = 0.0, wide: float = 1, y: float = 0.0, high: float = 2) -> Space:
    return Space((x, y, z), wide, high)


@pytest.mark.parametrize(
    ("metres", "at_1_5", "at_1", "at_2"),
    [(9, 9, 6, 12), (3, 3, 2, 4), (18, 18, 12, 24), (36, 36, 24, 48), (1.5, 1.5, 1, 2)],
)
def test_metres_as_blocks(metres: float, at_1_5: float, at_1: float, at_2: float) -> None:
    scales = [Scale(blocks_per_square=n) for n in (1.5, 1.0, 2.0)]
    assert [scale.blocks(metres) for scale in scales] == [at_1_5, at_1, at_2]
    assert [scale.metres(scale.blocks(metres)) for scale in scales] == [metres] * 3


@pytest.mark.parametrize(
    ("dx", "found"),
    [(0, 1), (0.7, 1), (1.5, 1), (2.24, 1), (2.25, 2), (3.0, 2), (3.74, 2), (3.75, 3)],
)
def test_between_two_people_on_level_ground(dx: float, found: int) -> None:
    assert squares(body(0), body(dx), FREE) == found
    assert squares(body(-dx), body(0), FREE) == found
    assert metres(body(0), body(0, dx), FREE) == 1.5 * found


@pytest.mark.parametrize(("offset", "found"), [(1.5, 1), (3, 2), (4.5, 4)])
def test_between_two_people_across(offset: float, found: int) -> None:
    assert squares(body(0), body(offset, offset), FREE) == found


@pytest.mark.parametrize(("dx", "found"), [(2.25, 1), (2.99, 1), (3.0, 2), (3.75, 2), (4.5, 3)])
def test_between_a_large_one_and_a_person(dx: float, found: int) -> None:
    assert squares(body(0, wide=2), body(dx), FREE) == found


def test_heights_count_from_head_to_feet() -> None:
    assert squares(body(0), body(0, y=2), FREE) == 1
    assert squares(body(0), body(0, y=4.25), FREE) == 3
    assert squares(body(0, y=4.25), body(0), FREE) == 3


COMPARED = [
    ((1, 1), 1, 1, 1), ((2, 1), 2, 2, 2), ((2, 2), 2, 3, 2), ((3, 3), 3, 4, 4), ((4, 4), 4, 6, 5),
    ((5, 5), 5, 7, 7), ((5, 2), 5, 6, 5), ((8, 8), 8, 12, 11), ((9, 9), 9, 13, 12),
    ((12, 5), 12, 14, 13),
]  # fmt: skip


@pytest.mark.parametrize(("offset", "chebyshev", "alternating", "straight"), COMPARED)
def test_A_58_the_three_modes(
    offset: tuple[int, int], chebyshev: int, alternating: int, straight: int
) -> None:
    here, there = body(0.75, 0.75), body(0.75 + offset[0] * 1.5, 0.75 + offset[1] * 1.5)
    found = [squares(here, there, scale) for scale in (CHEBYSHEV, ALT, FREE)]
    assert found == [chebyshev, alternating, straight]


def test_straight_lines_are_never_longer_than_counted_diagonals() -> None:
    for x in range(15):
        for z in range(x + 1):
            here, there = body(0.75, 0.75), body(0.75 + x * 1.5, 0.75 + z * 1.5)
            shorter = squares(here, there, ALT) - squares(here, there, FREE)
            assert 0 <= shorter <= (1 if x <= 8 else 2)


def test_alt_121_for_a_space_of_several_cells() -> None:
    """Two by two cells: from the nearest of them."""
    large = body(1.5, 1.5, wide=2)
    assert (cells(large, ALT).lo, cells(large, ALT).hi) == ((0, 0, 0), (1, 1, 1))
    assert squares(large, body(3.75, 0.75), ALT) == 1
    assert squares(large, body(5.25, 5.25), ALT) == 3
    assert squares(body(1.5, 1.5, wide=2), body(2.25, 2.25), ALT) == 1


def test_the_second_corner_is_in_a_reach_of_two_squares() -> None:
    here, corner, third = body(0.75, 0.75), body(3.75, 3.75), body(5.25, 3.75)
    assert squares(here, corner, ALT) == 3
    assert within_reach(here, corner, 3.0, ALT)
    assert not within_reach(here, third, 3.0, ALT)
    assert not within_reach(here, corner, 1.5, ALT)
    assert not within_reach(here, body(6.75, 6.75), 4.5, ALT)
    assert within_reach(here, corner, 3.0, FREE)
    assert within_reach(here, body(2.25, 0.75), 1.5, FREE)


@pytest.mark.parametrize("scale", [FREE, ALT, CHEBYSHEV])
def test_two_bodies_are_never_at_no_distance(scale: Scale) -> None:
    assert squares(body(0.75), body(0.75), scale) == 1


def way(*points: tuple[float, float]) -> list[Position]:
    return [(x, 0.0, z) for x, z in points]


def test_a_free_walk_is_as_long_as_it_is() -> None:
    assert walk(way((0, 0), (9, 0)), FREE).metres == 9
    assert walk(way((0, 0), (3, 4)), FREE).metres == 5
    assert walk(way((0, 0), (3, 4)), ONE).metres == 7.5
    assert walk(way((0, 0), (3, 0), (3, 2)), FREE, before=Walked(4.0)).metres == 9
    assert walk(way((0, 0)), FREE) == Walked()


def test_difficult_terrain_doubles_its_segments() -> None:
    path = way((0, 0), (3, 0), (6, 0), (9, 0))
    assert walk(path, FREE, difficult=[1]).metres == 12
    assert walk(path, GRID, difficult=[1]).metres == 12


def test_a_small_rise_is_free_and_a_block_is_not() -> None:
    assert walk([(0, 0, 0), (3, 0.6, 0)], FREE).metres == 3
    assert walk([(0, 0, 0), (3, 4, 0)], FREE).metres == 5


def test_diagonals_of_a_grid_cost_one_then_two_over_the_whole_turn() -> None:
    """D-MOVE-07: the parity is carried from move to move."""
    diagonal = way((0.5, 0.5), (2.0, 2.0))
    first = walk(diagonal, GRID)
    assert first == Walked(1.5, 1)
    second = walk(diagonal, GRID, before=first)
    assert second == Walked(4.5, 2)
    assert walk(diagonal, GRID, before=second) == Walked(6.0, 3)
    assert walk(way((0.5, 0.5), (2.0, 0.5)), GRID, before=second) == Walked(6.0, 2)


def test_difficult_squares_cost_two_and_three_across() -> None:
    assert walk(way((0.5, 0.5), (2.0, 0.5)), GRID, difficult=[0]).metres == 3
    assert walk(way((0.5, 0.5), (2.0, 2.0)), GRID, difficult=[0]) == Walked(4.5, 1)


def test_D_MOVE_07_the_tolerance_of_a_walk() -> None:
    assert may_walk(9, 9, FREE)
    assert may_walk(9.5, 9, FREE)
    assert not may_walk(9.6, 9, FREE)
    assert not may_walk(9.5, 9, GRID)


@pytest.mark.parametrize(
    ("x", "z", "one"),
    [(1.5, 0, True), (1.5, 1.5, True), (2, 0, True), (2.5, 0, False), (2, 2, False), (3, 0, False)],
)
def test_D_STEP_01_a_step_in_a_free_walk_may_be_a_diagonal(x: float, z: float, one: bool) -> None:
    """2.12 m in a straight line: one tolerance allows what a grid allows, and no second square."""
    assert is_one_step((0, 0, 0), (x, 0, z), FREE) is one


@pytest.mark.parametrize(
    ("x", "z", "one"), [(1.5, 0, True), (1.5, 1.5, True), (3, 0, False), (3, 1.5, False)]
)
def test_D_STEP_01_a_step_on_a_grid_is_one_square(x: float, z: float, one: bool) -> None:
    assert is_one_step((0.5, 0, 0.5), (0.5 + x, 0, 0.5 + z), GRID) is one
