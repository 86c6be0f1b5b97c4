"""The link as the event loop sees it: order, cancellation, reconnection, refusals."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bridge.rcon.backoff import Backoff
from bridge.rcon.errors import AuthRejected, CommandTooLong, LinkLost
from bridge.rcon.link import Link
from tests.bridge.rcon_server import (
    PASSWORD,
    ScriptedServer,
    Talk,
    echo,
    stock,
    stock_on,
)


class Time:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


@asynccontextmanager
async def linked(
    server: ScriptedServer, time: Time | None = None, password: str = PASSWORD, **limits: float
) -> AsyncIterator[Link]:
    time = time or Time()
    link = Link(
        server.host,
        server.port,
        password,
        backoff=Backoff(first_seconds=1, factor=2, longest_seconds=8),
        clock=time.clock,
        sleep=time.sleep,
        **limits,
    )
    try:
        yield link
    finally:
        await link.close()


def stops_after(*, answers: int) -> Callable[[Talk], None]:
    """A server that goes away without answering the command after so many answers."""

    def script(talk: Talk) -> None:
        talk.login()
        for _ in range(answers):
            request = talk.request()
            talk.answer(request.id, request.body)
        talk.request()

    return script


def leaves_after(*, answers: int) -> Callable[[Talk], None]:
    """A server that closes by itself after so many answers."""

    def script(talk: Talk) -> None:
        talk.login()
        for _ in range(answers):
            request = talk.request()
            talk.answer(request.id, request.body)

    return script


async def test_commands_from_many_tasks_are_sent_one_by_one_in_order() -> None:
    texts = [f"say {number}" for number in range(50)]
    with ScriptedServer(echo) as server:
        async with linked(server) as link:
            assert await asyncio.gather(*(link.command(text) for text in texts)) == texts
            assert link.counters.commands == 50
            assert link.counters.reconnects == 0
        assert server.commands == texts  # two in one read would have ended the connection
        assert server.connections == 1


async def test_one_thread_and_it_ends_with_the_link() -> None:
    before = threading.active_count()
    with ScriptedServer(echo) as server:
        async with linked(server) as link:
            await link.start()
            await link.command("list")
            assert threading.active_count() == before + 2  # the server's and the link's
            assert link.connected
        assert not link.connected
        assert threading.active_count() == before + 1
    with pytest.raises(LinkLost, match="closed"):
        await link.command("list")


async def test_a_command_too_long_leaves_the_link_alone() -> None:
    with ScriptedServer(echo) as server:
        async with linked(server) as link:
            await link.start()
            with pytest.raises(CommandTooLong):
                await link.command("x" * 1447)
            for unsendable in ("a\0b", "\ud800"):
                with pytest.raises(ValueError, match=r"NUL|surrogates"):
                    await link.command(unsendable)
            assert await link.command("x" * 1446) == "x" * 1446
        assert server.connections == 1


async def test_a_restart_between_two_commands_is_not_noticed() -> None:
    left = threading.Event()

    def leaves(talk: Talk) -> None:
        leaves_after(answers=1)(talk)
        talk.peer.close()
        left.set()

    with ScriptedServer(leaves, echo) as server:
        async with linked(server) as link:
            assert await link.command("one") == "one"
            assert await asyncio.to_thread(left.wait, 20)
            assert await link.command("two") == "two"
            assert link.counters.reconnects == 1
        assert server.commands == ["one", "two"]

    def on_stock(client: object) -> list[str]:
        client.connect()  # type: ignore[attr-defined]
        return [client.command(text) for text in ("one", "two")]  # type: ignore[attr-defined]

    assert stock_on(on_stock, leaves_after(answers=1), echo)[0] != ["one", "two"]


async def test_a_command_whose_answer_is_lost_is_not_sent_again_by_itself() -> None:
    with ScriptedServer(stops_after(answers=1), echo) as server:
        async with linked(server) as link:
            await link.command("one")
            with pytest.raises(LinkLost) as lost:
                await link.command("two")
            assert lost.value.sent is True
            assert await link.command("three") == "three"
        assert server.commands == ["one", "two", "three"]


async def test_a_cancelled_command_closes_the_connection() -> None:
    asked = threading.Event()

    def never(talk: Talk) -> None:
        talk.login()
        talk.request()
        asked.set()
        talk.request()

    with ScriptedServer(never, echo) as server:
        async with linked(server) as link:
            task = asyncio.create_task(link.command("slow"))
            assert await asyncio.to_thread(asked.wait, 20)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await link.command("next") == "next"
        assert server.connections == 2


async def test_a_command_cancelled_before_its_turn_is_never_sent() -> None:
    asked, go_on = threading.Event(), threading.Event()

    def slow(talk: Talk) -> None:
        talk.login()
        first = talk.request()
        asked.set()
        go_on.wait(20)
        talk.answer(first.id, first.body)
        talk.serve()

    with ScriptedServer(slow) as server:
        async with linked(server) as link:
            first = asyncio.create_task(link.command("first"))
            assert await asyncio.to_thread(asked.wait, 20)
            second = asyncio.create_task(link.command("second"))
            await asyncio.sleep(0)
            second.cancel()
            with pytest.raises(asyncio.CancelledError):
                await second
            go_on.set()
            assert await first == "first"
            assert await link.command("third") == "third"
        assert server.commands == ["first", "third"]
        assert server.connections == 1


async def test_a_time_out_closes_and_the_late_answer_is_never_seen() -> None:
    def late(talk: Talk) -> None:
        talk.login()
        first = talk.request()
        probe = talk.request()
        second = talk.request()  # only comes if the connection was kept
        for request in (first, probe, second):
            talk.answer(request.id, b"late")

    with ScriptedServer(late, echo) as server:
        async with linked(server, timeout_seconds=0.3, silence_seconds=0.02) as link:
            with pytest.raises(LinkLost, match="did not answer in time") as lost:
                await link.command("slow")
            assert lost.value.sent is True
            assert not link.connected
            assert await link.command("next") == "next"
        assert server.connections == 2


async def test_a_dying_server_sees_no_storm() -> None:
    time = Time()
    with ScriptedServer(stops_after(answers=0)) as server:
        async with linked(server, time) as link:
            for _ in range(50):
                with pytest.raises(LinkLost):
                    await link.command("list")
        assert server.connections == 2  # the first loss is forgiven, the second is not


async def test_back_off_grows_and_ready_waits_for_it() -> None:
    time = Time()
    with ScriptedServer(*[stops_after(answers=0)] * 5, echo) as server:
        async with linked(server, time) as link:
            for _ in range(5):
                await link.ready()
                with pytest.raises(LinkLost):
                    await link.command("list")
            await link.ready()
            assert await link.command("list") == "list"
        assert time.slept == [1, 2, 4, 8]
        assert server.connections == 6


async def test_a_server_that_is_down_says_so_and_ready_outlasts_it() -> None:
    time = Time()
    with ScriptedServer(echo) as gone:
        pass
    async with linked(gone, time) as link:
        with pytest.raises(LinkLost, match="does not listen") as lost:
            await link.command("list")
        assert lost.value.sent is False
        assert lost.value.retry_after_seconds == 1
        waiting = asyncio.create_task(link.ready())
        while len(time.slept) < 5:
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert time.slept[:5] == [1, 2, 4, 8, 8]


async def test_a_wrong_password_is_tried_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    wrong = "wr0ng-of-the-owner"
    with ScriptedServer(echo) as server:
        async with linked(server, password=wrong) as link:
            for attempt in (link.ready, link.ready, lambda: link.command("list")):
                with pytest.raises(AuthRejected) as rejected:
                    await attempt()
                assert wrong not in str(rejected.value)
            assert server.connections == 1
            with pytest.raises(AuthRejected):
                await link.start()  # the owner asks for it
            assert wrong not in repr(link)
            assert wrong not in str(vars(link)) + str(link.counters)
        assert server.connections == 2
    assert wrong not in caplog.text
    assert "refused the RCON password" in caplog.text


async def test_closing_ends_what_is_under_way() -> None:
    asked = threading.Event()

    def never(talk: Talk) -> None:
        talk.login()
        talk.request()
        asked.set()
        talk.request()

    with ScriptedServer(never) as server:
        async with linked(server) as link:
            under_way = asyncio.create_task(link.command("slow"))
            assert await asyncio.to_thread(asked.wait, 20)
            queued = asyncio.create_task(link.command("queued"))
            await asyncio.sleep(0)
            await link.close()
            for task, sent in ((under_way, True), (queued, False)):
                with pytest.raises(LinkLost) as lost:
                    await task
                assert lost.value.sent is sent
        assert server.commands == ["slow"]


async def test_the_loop_turns_while_a_command_waits() -> None:
    turned = threading.Event()

    def waits_for_the_loop(talk: Talk) -> None:
        talk.login()
        request = talk.request()
        assert turned.wait(20)
        talk.answer(request.id, request.body)

    with ScriptedServer(waits_for_the_loop) as server:
        async with linked(server) as link:
            task = asyncio.create_task(link.command("list"))
            asyncio.get_running_loop().call_later(0, turned.set)
            assert await task == "list"

    # Stock blocks its caller, here the loop itself: the server's bound is what ends it.
    with ScriptedServer(echo) as server, stock(server) as client:
        called: list[str] = []
        asyncio.get_running_loop().call_soon(called.append, "turned")
        client.connect()
        client.command("list")
        assert called == []
        client.disconnect()


async def test_the_bytes_are_counted() -> None:
    with ScriptedServer(echo) as server:
        async with linked(server) as link:
            await link.start()
            sent, received = link.counters.bytes_sent, link.counters.bytes_received
            await link.command("list")
            assert link.counters.bytes_sent - sent == 18
            assert link.counters.bytes_received - received == 18
