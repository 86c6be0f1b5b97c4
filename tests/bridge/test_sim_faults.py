"""Faults on demand: they come as often as wished, and nothing else does."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bridge.rcon.packet import COMMAND, LOGIN, encode
from bridge.sim.faults import USUAL, Fault, Faults, fault
from bridge.sim.server import Server

PASSWORD = "faults"


@asynccontextmanager
async def serving(folder: Path, written: str, **more: float) -> AsyncIterator[Server]:
    faults = Faults((fault(written),), **more)  # type: ignore[arg-type]
    server = Server(folder / "latest.log", password=PASSWORD, faults=faults)
    await server.start()
    server.join("Alex")
    try:
        yield server
    finally:
        await server.stop()


async def asked(server: Server, command: str) -> bytes:
    """All that comes back until the server is silent or gone."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(encode(1, LOGIN, PASSWORD.encode()))
        await reader.readexactly(14)
        writer.write(encode(2, COMMAND, command.encode()))
        head = await reader.read(4)
        if len(head) < 4 or not 0 < (size := struct.unpack("<i", head)[0]) < 5000:
            return head + await reader.read(5000)
        return head + await reader.read(size)
    finally:
        writer.close()


def put_aside(folder: Path) -> list[Path]:
    return list(folder.glob("*.log.gz"))


@pytest.mark.parametrize("kind", USUAL)
def test_a_fault_is_written_with_its_share_or_without(kind: str) -> None:
    assert fault(kind) == Fault(kind, USUAL[kind])
    assert fault(f"{kind}:0.5") == Fault(kind, 0.5)


@pytest.mark.parametrize("written", ["", "dorp", "drop:", "drop:x", "drop:2", "drop:-1"])
def test_a_fault_that_there_is_not(written: str) -> None:
    with pytest.raises(ValueError, match=r"no (fault|share)"):
        fault(written)


def test_they_come_as_often_as_wished_and_always_the_same() -> None:
    one, two = (Faults((fault("drop:0.1"), fault("stall:0.05")), 7) for _ in "ab")
    assert [one.now() for _ in range(2000)] == [two.now() for _ in range(2000)]
    assert 150 < one.happened["drop"] < 250
    assert 60 < one.happened["stall"] < 130
    one.calm()
    assert not any(one.now() for _ in range(100))


async def test_drop_ends_the_connection_before_or_after(tmp_path: Path) -> None:
    async with serving(tmp_path, "drop:1") as server:
        for n in range(8):
            assert await asked(server, f"tag Alex add t{n}") == b""
        assert 0 < len(server.player("Alex").tags) < 8


async def test_garbage_is_no_answer(tmp_path: Path) -> None:
    async with serving(tmp_path, "garbage:1") as server:
        good = encode(2, 0, b"Added tag 't' to Alex")
        for n in range(8):
            assert await asked(server, f"tag Alex add {n}") != good
        assert len(server.player("Alex").tags) == 8


async def test_cross_talk_mixes_in_what_another_asked(tmp_path: Path) -> None:
    async with serving(tmp_path, "cross-talk:1") as server:
        answers = {await asked(server, "scoreboard players get Alex x") for _ in range(40)}
        assert any(b"players online" in a for a in answers)
        assert len(answers) > 4


async def test_a_stall_is_an_answer_that_comes_late(tmp_path: Path) -> None:
    async with serving(tmp_path, "stall:1", stall_seconds=0.05) as server:
        assert b"players online" in await asked(server, "list")
        assert server.faults.happened == {"stall": 1}


async def test_restart_begins_a_new_log_and_brings_everybody_back(tmp_path: Path) -> None:
    async with serving(tmp_path, "restart:1") as server:
        await asked(server, "list")
        async with asyncio.timeout(10):
            while not put_aside(tmp_path) or "Alex" not in server.world.players:
                await asyncio.sleep(0.005)
        server.faults.calm()
        assert b"Alex" in await asked(server, "list")
