"""A server in trouble is left alone, longer each time."""

from bridge.rcon.backoff import Backoff, Patience

BACKOFF = Backoff(first_seconds=1, factor=2, longest_seconds=10)


def test_the_delay_doubles_up_to_the_longest() -> None:
    assert [BACKOFF.delay_seconds(troubles) for troubles in range(7)] == [0, 1, 2, 4, 8, 10, 10]
    assert BACKOFF.delay_seconds(10**6) == 10


def test_a_link_that_worked_may_be_reopened_at_once() -> None:
    patience = Patience(BACKOFF)
    patience.lost(now=100)
    assert patience.wait_seconds(100) == 0


def test_a_connection_that_keeps_breaking_waits_longer_each_time() -> None:
    patience = Patience(BACKOFF)
    waits = []
    for _ in range(4):
        patience.lost(now=100)
        waits.append(patience.wait_seconds(100))
    assert waits == [0, 1, 2, 4]


def test_a_server_that_is_down_is_not_tried_again_at_once() -> None:
    patience = Patience(BACKOFF)
    waits = []
    for _ in range(3):
        patience.failed(now=100)
        waits.append(patience.wait_seconds(100.5))
    assert waits == [0.5, 1.5, 3.5]


def test_an_answer_makes_it_forget() -> None:
    patience = Patience(BACKOFF)
    patience.failed(now=100)
    patience.worked()
    assert patience.wait_seconds(100) == 0
    patience.lost(now=101)
    assert patience.wait_seconds(101) == 0
