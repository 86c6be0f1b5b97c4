"""How fast the RCON link is, against references measured in the same run.

Client and server are pinned to one core: otherwise the figures say how the scheduler feels. The
server is a process of its own, written with raw sockets, and does what vanilla does: one read per
request, Nagle's algorithm left on, answers cut at 4096.
"""

import asyncio
import os
import signal
import socket
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import aiomcrcon
import mcrcon

from bridge.rcon.link import Link

Row = tuple[str, float, str, float, str, bool]
"""Figure, measured, reference, its value, what is wanted, whether it is met."""

_PASSWORD = "bench"
_LONG_CHARACTERS = 60_000
_ROUND_TRIPS = 3000
_STOCK_ROUND_TRIPS = 200
_LONG_ANSWERS = 50
_ROUNDS = 5

_HEAD = struct.Struct("<iii")
_LIST = b"There are 2 of a max of 20 players online: Alex, Steve"


def serve(core: int) -> None:
    """The server process: prints its port, then serves one connection after the other."""
    os.sched_setaffinity(0, {core})
    listener = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    while True:
        peer, _ = listener.accept()
        with peer:
            while len(data := peer.recv(1460)) >= 14:
                _, id, type = _HEAD.unpack_from(data)
                body = data[12:-2]
                if type == 3:
                    peer.sendall(_packet(id, 2, b""))
                elif type != 2:
                    peer.sendall(_packet(id, 0, b"Unknown request %x" % type))
                elif body == b"long":
                    for start in range(0, _LONG_CHARACTERS, 4096):
                        piece = b"x" * min(4096, _LONG_CHARACTERS - start)
                        peer.sendall(_packet(id, 0, piece))
                else:
                    peer.sendall(_packet(id, 0, _LIST))


def _packet(id: int, type: int, body: bytes) -> bytes:
    return _HEAD.pack(len(body) + 10, id, type) + body + b"\0\0"


@contextmanager
def _server(core: int) -> Iterator[int]:
    code = f"from tests.bench.rcon import serve; serve({core})"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.kill()


@contextmanager
def _pinned() -> Iterator[int]:
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def _raw(port: int) -> float:
    """Round trips a second of a blocking socket that looks at nothing."""
    with socket.create_connection(("127.0.0.1", port)) as bare:
        bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        bare.sendall(_packet(1, 3, _PASSWORD.encode()))
        bare.recv(4096)
        request = _packet(1, 2, b"list")
        began = time.perf_counter()
        for _ in range(_ROUND_TRIPS):
            bare.sendall(request)
            bare.recv(4096)
        return _ROUND_TRIPS / (time.perf_counter() - began)


def _ours(port: int) -> float:
    async def measure() -> float:
        link = Link("127.0.0.1", port, _PASSWORD)
        await link.start()
        began = time.perf_counter()
        for _ in range(_ROUND_TRIPS):
            await link.command("list")
        rate = _ROUND_TRIPS / (time.perf_counter() - began)
        await link.close()
        return rate

    return asyncio.run(measure())


def _aio_mc_rcon(port: int) -> float:
    async def measure() -> float:
        client = aiomcrcon.Client("127.0.0.1", port, _PASSWORD)
        await client.connect()
        began = time.perf_counter()
        for _ in range(_ROUND_TRIPS):
            await client.send_cmd("list")
        rate = _ROUND_TRIPS / (time.perf_counter() - began)
        await client.close()
        return rate

    return asyncio.run(measure())


def _stock_mcrcon(port: int) -> float:
    before = signal.getsignal(signal.SIGALRM)
    try:
        with mcrcon.MCRcon("127.0.0.1", _PASSWORD, port) as client:
            began = time.perf_counter()
            for _ in range(_STOCK_ROUND_TRIPS):
                client.command("list")
            return _STOCK_ROUND_TRIPS / (time.perf_counter() - began)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _long_milliseconds(port: int) -> float:
    """The median time of an answer of 60 000 characters, checked to be whole."""

    async def measure() -> float:
        link = Link("127.0.0.1", port, _PASSWORD)
        await link.start()
        taken = []
        for _ in range(_LONG_ANSWERS):
            began = time.perf_counter()
            answer = await link.command("long")
            taken.append(time.perf_counter() - began)
            assert len(answer) == _LONG_CHARACTERS
        await link.close()
        return statistics.median(taken) * 1000

    return asyncio.run(measure())


def rows() -> list[Row]:
    """The figures of the RCON link; takes a few seconds."""
    with _pinned() as core, _server(core) as port:

        def together(*clients: Callable[[int], float]) -> list[float]:
            """The median rate of each, measured by turns so that all see the same machine."""
            rounds = [[client(port) for client in clients] for _ in range(_ROUNDS)]
            return [statistics.median(rates) for rates in zip(*rounds, strict=True)]

        ours, raw, aio, stock = together(_ours, _raw, _aio_mc_rcon, _stock_mcrcon)
        long = _long_milliseconds(port)
    return [
        _rate(ours, "a raw blocking socket", raw, 0.20),
        _rate(ours, "aio-mc-rcon", aio, 0.9),
        _rate(ours, "stock mcrcon", stock, 12),
        ("answer of 60 000 characters, ms", long, "a bound, ms", 3.0, "≤ 3 ms", long <= 3.0),
    ]


def _rate(ours: float, reference: str, theirs: float, least: float) -> Row:
    wanted = f"≥ {least:g} × it"
    return ("`list` a second", ours, reference, theirs, wanted, ours >= least * theirs)
