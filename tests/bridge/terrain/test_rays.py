"""Eyes, sample points and the blocks between."""

import math
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bridge.terrain.rays import Stance, crossings

COORDINATE = st.floats(-40, 40).map(lambda c: round(c, 3))
PLACE = st.tuples(COORDINATE, COORDINATE, COORDINATE)


def test_the_eyes_of_a_player_are_where_the_game_has_them() -> None:
    assert Stance((0.5, 64.0, 0.5), 1, 2).eyes == (0.5, 65.62, 0.5)


def test_a_body_has_its_middle_and_eight_corners_as_points() -> None:
    points = Stance((0.5, 64.0, 0.5), 1, 2).points
    assert len(points) == len(set(points)) == 9
    assert points[0] == (0.5, 64.9, 0.5)
    assert {round(y, 2) for _, y, _ in points[1:]} == {64.1, 65.7}
    assert {round(x, 2) for x, _, _ in points[1:]} == {0.3, 0.7}


def test_a_large_body_touches_all_its_blocks() -> None:
    assert set(Stance((2.0, 64.0, 2.0), 2, 2).blocks()) == {
        (x, y, z) for x in (1, 2) for y in (64, 65) for z in (1, 2)
    }


@given(PLACE, PLACE)
def test_a_line_goes_from_block_to_neighbouring_block(
    a: tuple[float, float, float], b: tuple[float, float, float]
) -> None:
    path = [c.block for c in crossings(a, b)]
    assert path[0] == tuple(math.floor(c) for c in a)
    for one, other in pairwise(path):
        assert sum(abs(p - q) for p, q in zip(one, other, strict=True)) == 1
    assert path[-1] == tuple(math.floor(c) for c in b)


def test_the_heights_of_a_crossing_are_those_of_the_line_in_the_block() -> None:
    first, second = crossings((0.5, 64.0, 0.5), (1.5, 65.0, 0.5))[:2]
    assert (first.low, first.high) == (0.0, 0.5)
    assert (second.low, second.high) == (0.5, 1.0)


def test_a_body_in_the_line_is_crossed_and_one_beside_is_not() -> None:
    eyes, target = (0.5, 65.62, 0.5), (9.5, 64.9, 0.5)
    assert Stance((5.5, 64.0, 0.5), 1, 2).crosses(eyes, target)
    assert not Stance((5.5, 64.0, 1.5), 1, 2).crosses(eyes, target)
    assert not Stance((12.5, 64.0, 0.5), 1, 2).crosses(eyes, target)
