"""Steps, corners, lines of blocks, and room around a body."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.geometry import Block, Box, chebyshev
from rules.engine.grid import adjacent, adjacent_free, corners, line, neighbours

steady = settings(deadline=None, derandomize=True)
blocks = st.tuples(st.integers(-20, 20), st.integers(-20, 20), st.integers(-20, 20))


def cube(block: Block) -> Box:
    return Box.of(block, 1, 1)


def test_one_step_away() -> None:
    walking, flying = neighbours((5, 64, 5)), neighbours((5, 64, 5), flying=True)
    assert len(set(walking)) == 24
    assert len(set(flying)) == 26
    assert set(flying) - set(walking) == {(5, 65, 5), (5, 63, 5)}
    assert {chebyshev(cube((5, 64, 5)), cube(block)) for block in flying} == {1}


def test_B_MOV_06_a_diagonal_step_passes_two_corners() -> None:
    assert set(corners((2, 64, 1), (3, 64, 0))) == {(3, 64, 1), (2, 64, 0)}
    assert corners((2, 64, 1), (2, 64, 0)) == ()
    assert corners((2, 64, 1), (3, 65, 1)) == ()


@pytest.mark.parametrize(
    ("a", "b", "path"),
    [
        ((0, 0, 0), (0, 0, 0), ((0, 0, 0),)),
        ((0, 0, 0), (3, 0, 0), ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))),
        ((0, 0, 0), (2, 2, 2), ((0, 0, 0), (1, 1, 1), (2, 2, 2))),
        ((0, 0, 0), (2, 0, 1), ((0, 0, 0), (1, 0, 0), (1, 0, 1), (2, 0, 1))),
        ((0, 0, 0), (-1, 0, -2), ((0, 0, 0), (0, 0, -1), (-1, 0, -1), (-1, 0, -2))),
    ],
)
def test_blocks_on_a_line(a: Block, b: Block, path: tuple[Block, ...]) -> None:
    assert line(a, b) == path


@steady
@given(blocks, blocks)
def test_a_line_is_the_same_from_either_end_and_unbroken(a: Block, b: Block) -> None:
    path = line(a, b)
    assert path == tuple(reversed(line(b, a)))
    assert (path[0], path[-1]) == (a, b)
    assert all(chebyshev(cube(p), cube(q)) == 1 for p, q in pairwise(path))


@steady
@given(blocks, blocks)
def test_a_line_goes_through_the_blocks_it_names(a: Block, b: Block) -> None:
    """Each block named is cut by the segment between the two centres."""
    for block in line(a, b):
        enter, leave = 0.0, 1.0
        for p, q, low in zip(a, b, block, strict=True):
            if p == q:
                assert low == p
                continue
            times = sorted(((low - p - 0.5) / (q - p), (low - p + 0.5) / (q - p)))
            enter, leave = max(enter, times[0]), min(leave, times[1])
        assert enter < leave + 1e-9


@pytest.mark.parametrize(
    ("side", "rooms"),
    [(1, [8, 4, 4, 4]), (2, [12, 8, 4, 4]), (3, [16, 8, 8, 4]), (4, [20, 12, 8, 8])],
)
def test_B_SIZE_03_how_many_can_surround(side: int, rooms: list[int]) -> None:
    target = Box.of((-3, 64, 7), side, 2)
    assert [adjacent_free(target, width) for width in (1, 2, 3, 4)] == rooms


def test_B_SIZE_03_four_large_ones_leave_little_room_or_none() -> None:
    target = Box.of((0, 64, 0), 1, 2)
    pinwheel = [Box.of((x, 64, z), 2, 2) for x, z in ((-1, -2), (1, -1), (0, 1), (-2, 0))]
    at_corners = [Box.of((x, 64, z), 2, 2) for x, z in ((-2, -2), (1, -2), (1, 1), (-2, 1))]
    assert all(chebyshev(target, body) == 1 for body in (*pinwheel, *at_corners))
    assert adjacent_free(target, 1, 2, pinwheel) == 0
    assert adjacent_free(target, 1, 2, at_corners) == 4


def test_room_is_only_where_the_world_leaves_it() -> None:
    target = Box.of((0, 64, 0), 1, 2)

    def west_of_the_wall(place: Box) -> bool:
        return place.hi[0] < 1

    assert adjacent_free(target, 1, 2, free=west_of_the_wall) == 5
    assert adjacent_free(target, 2, 2, free=west_of_the_wall) == 2
    assert adjacent_free(target, 1, 2, free=lambda place: False) == 0


@steady
@given(
    st.integers(1, 3),
    st.integers(1, 3),
    st.lists(st.builds(Box.of, st.tuples(st.integers(-4, 5), st.just(0), st.integers(-4, 5)),
                       st.integers(1, 2), st.just(1)), max_size=3),
)  # fmt: skip
def test_as_many_as_trying_every_arrangement(side: int, width: int, taken: list[Box]) -> None:
    target = Box.of((0, 0, 0), side, 1)
    places = list(adjacent(target, width, 1, taken))

    def most(start: int, placed: tuple[Box, ...]) -> int:
        best = len(placed)
        for i in range(start, len(places)):
            if best == bound:
                return best
            if not any(places[i].overlaps(other) for other in placed):
                best = max(best, most(i + 1, (*placed, places[i])))
        return best

    bound = adjacent_free(target, width, 1, taken)
    found = most(0, ())
    assert found == bound
