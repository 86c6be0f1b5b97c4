"""Nobody asks too often, and guessing a token is dear."""

from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bridge.web.application import make_app
from bridge.web.guard import Guard
from bridge.web.rate import BURST, GUESS_COSTS, MOST_ADDRESSES, PER_SECOND, Buckets

from .test_web import PUBLIC, TOKEN, OneServer, ambush


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_burst_is_free_and_time_refills_it(clock: Clock) -> None:
    buckets = Buckets(clock)
    assert all(buckets.take("a") for _ in range(BURST))
    assert not buckets.take("a")
    assert buckets.take("b"), "others are not held up"
    clock.now = 1
    assert sum(buckets.take("a") for _ in range(BURST)) == PER_SECOND


def test_guesses_cost_more(clock: Clock) -> None:
    buckets = Buckets(clock)
    for _ in range(int(BURST / GUESS_COSTS)):
        buckets.charge("a")
    assert not buckets.take("a")


def test_a_flood_of_addresses_does_not_fill_the_memory(clock: Clock) -> None:
    buckets = Buckets(clock)
    for n in range(MOST_ADDRESSES + 50):
        buckets.take(str(n))
    assert len(buckets._left) == MOST_ADDRESSES
    clock.now = 60
    assert buckets.take("new")
    assert len(buckets._left) == 1


async def test_who_guesses_tokens_is_held_up_even_with_the_right_one(clock: Clock) -> None:
    app = make_app(OneServer(ambush()), Guard(TOKEN, PUBLIC, []), Buckets(clock))
    client: TestClient[Any, Any]
    async with TestClient(TestServer(app)) as client:
        wrong = [(await client.get("/health", headers=bearer("x"))).status for _ in range(10)]
        assert wrong == [401] * 5 + [429] * 5
        answer = await client.get("/health", headers=bearer(TOKEN))
        assert answer.status == 429
        assert answer.headers["Retry-After"] == "5"
        clock.now = 5
        assert (await client.get("/health", headers=bearer(TOKEN))).status == 200


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
