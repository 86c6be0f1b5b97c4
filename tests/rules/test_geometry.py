"""Distances, spaces and directions, against the figures of the rules."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.geometry import (
    METRICS,
    Block,
    Box,
    Position,
    Space,
    anchor_of,
    block_of,
    chebyshev,
    compass,
    euclid,
    flat,
    footprint,
    gaps,
    near,
    near_list,
    squares_between,
    straight,
)

steady = settings(deadline=None, derandomize=True)
coordinates = st.integers(-60, 60)
blocks = st.tuples(coordinates, coordinates, coordinates)
boxes = st.builds(Box.of, blocks, st.integers(1, 4), st.integers(1, 4))


def man(x: int, z: int, y: int = 64) -> Box:
    return Box.of((x, y, z), 1, 2)


@pytest.mark.parametrize(
    ("position", "block"),
    [
        ((0.0, 64.0, 0.0), (0, 64, 0)),
        ((-0.1, 63.9, 1.99), (-1, 63, 1)),
        ((12.3, 0, -1), (12, 0, -1)),
    ],
)
def test_a_point_lies_in_the_block_below_and_north_west(position: Position, block: Block) -> None:
    assert block_of(position) == block


@pytest.mark.parametrize(
    ("x", "width", "squares"),
    [
        (12.3, 1, [12]),
        (12.3, 2, [11, 12]),
        (12.6, 2, [12, 13]),
        (10.5, 3, [9, 10, 11]),
        (-0.5, 1, [-1]),
        (-0.4, 2, [-1, 0]),
    ],
)
def test_B_SIZE_01_space_around_a_body(x: float, width: int, squares: list[int]) -> None:
    box = footprint(anchor_of((x, 64.0, x), width), width, 2)
    assert sorted({b[0] for b in box.blocks()}) == squares
    assert sorted({b[2] for b in box.blocks()}) == squares
    assert sorted({b[1] for b in box.blocks()}) == [64, 65]


def test_a_box_holds_the_blocks_it_lists_and_no_other() -> None:
    box = Box.of((1, 2, 3), 2, 3)
    assert (box.width, box.height, box.centre) == (2, 3, (2.0, 2.0, 4.0))
    assert len(set(box.blocks())) == 12
    assert all(block in box for block in box.blocks())
    assert (3, 2, 3) not in box
    assert (1, 5, 3) not in box


@pytest.mark.parametrize(("width", "height"), [(0, 1), (1, 0), (-1, 2)])
def test_a_body_fills_at_least_a_block(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="at least one block"):
        Box.of((0, 0, 0), width, height)


@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [
        (man(0, 0), man(1, 1), 1),
        (man(0, 0), man(5, 0), 5),
        (man(0, 0), man(4, 4), 4),
        (man(0, 0), man(0, 0), 0),
        (Box.of((2, 64, 3), 2, 3), Box.of((0, 64, 2), 1, 1), 2),
        (man(0, 0, 64), man(8, 0, 70), 8),
        (man(0, 0, 64), man(0, 0, 69), 4),
    ],
)
def test_B_MOV_07_counting_from_edge_to_edge(a: Box, b: Box, distance: int) -> None:
    assert chebyshev(a, b) == chebyshev(b, a) == distance


def test_B_MOV_07_the_gap_upwards_is_counted_between_head_and_feet() -> None:
    assert gaps(man(0, 0, 64), man(8, 0, 70)) == (8, 5, 0)


def test_B_MOV_05_a_diagonal_costs_as_much_as_a_straight_step() -> None:
    assert chebyshev(man(0, 0), man(3, 3)) == 3


@pytest.mark.parametrize(
    ("offset", "grid", "shown"),
    [((4, 0, 4), 4, 5), ((5, 0, 5), 5, 7), ((3, 0, 4), 4, 5), ((0, 5, 0), 4, 5)],
)
def test_B_MOV_08_near_beside_the_grid(offset: Block, grid: int, shown: int) -> None:
    x, y, z = offset
    assert chebyshev(man(0, 0), man(x, z, 64 + y)) == grid
    assert near((0.5, 64.0, 0.5), (x + 0.5, 64.0 + y, z + 0.5)) == shown


def test_B_MOV_08_near_is_cut_and_not_rounded() -> None:
    assert near((0.0, 0.0, 0.0), (1.99, 0.0, 0.0)) == 1
    assert near((0.0, 0.0, 0.0), (0.3, 0.9, 0.3)) == 0


def test_B_MOV_08_near_lists_strictly_inside_the_radius_nearest_first() -> None:
    others: dict[str, Position] = {
        "Mira": (4.9, 64.0, 0.0),
        "Orc": (0.0, 70.0, 0.0),
        "Edge": (20.0, 64.0, 0.0),
        "Aldric": (4.1, 64.0, 0.0),
        "Far": (0.0, 64.0, 19.999),
    }
    listed = (("Aldric", 4), ("Mira", 4), ("Orc", 6), ("Far", 19))
    assert near_list((0.0, 64.0, 0.0), others, 20) == listed
    assert near_list((0.0, 64.0, 0.0), others)[-1] == ("Edge", 20)


@pytest.mark.parametrize(
    ("squares", "dx", "between"),
    [
        (1, 0.7, 1), (1, 1.5, 1), (1, 2.24, 1), (1, 2.25, 2), (1, 3.0, 2), (1, 3.74, 2),
        (1, 3.75, 3), (2, 2.25, 1), (2, 2.99, 1), (2, 3.0, 2), (2, 3.75, 2), (2, 4.5, 3),
    ],
)  # fmt: skip
def test_D35_squares_between_spaces_in_line(squares: float, dx: float, between: int) -> None:
    a, b = Space((0.0, 64.0, 0.0), squares, 1.8), Space((dx, 64.0, 0.0), 1, 1.8)
    assert squares_between(a, b, 1.5) == squares_between(b, a, 1.5) == between


TABLE = [
    ((1, 1), 1, 1, 1), ((2, 1), 2, 2, 2), ((2, 2), 2, 3, 2), ((3, 3), 3, 4, 4), ((4, 4), 4, 6, 5),
    ((5, 5), 5, 7, 7), ((5, 2), 5, 6, 5), ((8, 8), 8, 12, 11), ((9, 9), 9, 13, 12),
    ((12, 5), 12, 14, 13),
]  # fmt: skip


@pytest.mark.parametrize(("offset", "straightest", "alternate", "gap"), TABLE)
def test_D35_three_ways_to_count_squares(
    offset: tuple[int, int], straightest: int, alternate: int, gap: int
) -> None:
    x, z = offset
    a, b = man(0, 0), man(x, z)
    assert METRICS["chebyshev"](a, b) == straightest
    assert METRICS["alternating"](a, b) == METRICS["alt_121"](a, b) == alternate
    here, there = Space((0, 64, 0), 1, 2), Space((x * 1.5, 64, z * 1.5), 1, 2)
    assert squares_between(here, there, 1.5) == gap


def test_D35_bodies_on_blocks_that_are_two_thirds_of_a_square() -> None:
    gap = METRICS["euclid_gap"]
    assert [gap(man(0, 0), man(x, 0)) for x in range(8)] == [1, 1, 1, 2, 3, 3, 4, 5]
    assert gap(man(0, 0, 64), man(0, 0, 66)) == 1
    assert gap(man(0, 0, 64), man(0, 0, 68)) == 2


@pytest.mark.parametrize(
    ("block", "radius", "inside"),
    [
        ((1, 64, 1), 1, True),
        ((2, 64, 0), 1, False),
        ((1, 65, 0), 1, True),
        ((1, 66, 0), 1, False),
        ((2, 64, 2), 2, True),
    ],
)
def test_W_ZOC_01_flat_count_and_one_block_of_height(
    block: Block, radius: int, inside: bool
) -> None:
    a, b = Box.of((0, 64, 0), 1, 1), Box.of(block, 1, 1)
    assert (flat(a, b) <= radius and gaps(a, b)[1] <= 1) == inside


def test_W_D_GEO_straight_lines_are_not_rounded() -> None:
    assert straight((0, 64, 0), (3, 64, 4)) == 5.0
    assert euclid(man(0, 0), man(1, 1)) == pytest.approx(math.sqrt(2))


@pytest.mark.parametrize(
    ("to", "way"),
    [
        ((3, 64, 4), "se"), ((0, 64, -1), "n"), ((0, 64, 1), "s"), ((1, 64, 0), "e"),
        ((-1, 64, 0), "w"), ((1, 64, -1), "ne"), ((-1, 64, -1), "nw"), ((-1, 64, 1), "sw"),
        ((0, 99, 0), "here"), ((1, 64, 5), "s"), ((-1, 64, -5), "n"), ((-5, 64, 1), "w"),
    ],
)  # fmt: skip
def test_B_ENC_03_compass(to: Block, way: str) -> None:
    assert compass((0, 64, 0), to) == way


@steady
@given(boxes, boxes)
def test_every_metric_is_symmetric_and_never_negative(a: Box, b: Box) -> None:
    for measure in METRICS.values():
        assert measure(a, b) == measure(b, a) >= 0


@steady
@given(boxes, boxes)
def test_the_metrics_keep_their_order(a: Box, b: Box) -> None:
    assert METRICS["flat"](a, b) <= METRICS["chebyshev"](a, b) <= METRICS["alternating"](a, b)
    assert METRICS["chebyshev"](a, b) <= METRICS["euclid"](a, b)


@steady
@given(boxes, boxes)
def test_B_MOV_07_distance_is_that_of_the_two_closest_blocks(a: Box, b: Box) -> None:
    closest = min(
        max(abs(p - q) for p, q in zip(one, other, strict=True))
        for one in a.blocks()
        for other in b.blocks()
    )
    assert chebyshev(a, b) == closest
    assert a.overlaps(b) == (closest == 0)
