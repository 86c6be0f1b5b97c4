"""The embedded server's RCON: foreign clients read it, and it is as fussy as vanilla."""

import ast
import asyncio
import contextlib
import socket
import struct
import sys
from collections.abc import AsyncIterator

import pytest
from mctools import RCONClient

from bridge.sim.rcon import RconServer, joined, packet, pieces

PASSWORD = "secret"
ANSWERS = {
    "list": ["There are 1 of a max of 20 players online: ", "Alex"],
    "nothing": [],
    "full": ["x" * 4096],
    "long": ["0123456789" * 1000],
    "russian": ["Живой" * 1000],
}


def handle(command: str) -> list[str]:
    if command == "broken":
        raise RuntimeError("a bug")
    return ANSWERS.get(command, [f"<{command}>"])


@contextlib.asynccontextmanager
async def serving(flavour: str = "vanilla") -> AsyncIterator[int]:
    server = RconServer(handle, PASSWORD, flavour)
    try:
        yield await server.start("127.0.0.1", 0)
    finally:
        await server.stop()


class Raw:
    """A client that sends exactly the bytes it is told."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> "Raw":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

    async def read(self) -> tuple[int, int, bytes]:
        (length,) = struct.unpack("<i", await self.reader.readexactly(4))
        rest = await self.reader.readexactly(length)
        assert rest.endswith(b"\0\0")
        return *struct.unpack("<ii", rest[:8]), rest[8:-2]

    async def ask(self, request: int, kind: int, body: bytes) -> tuple[int, int, bytes]:
        self.writer.write(packet(request, kind, body))
        return await self.read()

    async def login(self) -> "Raw":
        assert await self.ask(7, 3, PASSWORD.encode()) == (7, 2, b"")
        return self

    async def closed(self) -> bool:
        """Waits for the end; False if there is an answer instead."""
        try:
            return await self.reader.read(1) == b""
        except ConnectionError:
            return True


async def test_mctools_reads_every_answer_whole() -> None:
    def talk(port: int) -> list[str]:
        with RCONClient("127.0.0.1", port) as client:
            assert not client.login("wrong")
            assert client.login(PASSWORD)
            return [client.command(c) for c in (*ANSWERS, "/list")]

    async with serving() as port:
        got = await asyncio.to_thread(talk, port)
    assert [text.removesuffix("\x1b[0m") for text in got] == [
        *("".join(parts) for parts in ANSWERS.values()),
        "".join(ANSWERS["list"]),
    ]


MCRCON = """
import sys
from mcrcon import MCRcon
with MCRcon("127.0.0.1", sys.argv[2], port=int(sys.argv[1])) as client:
    for command in sys.argv[3:]:
        print(ascii(client.command(command)))
"""


async def mcrcon(port: int, password: str, *commands: str) -> tuple[int, str, str]:
    """Stock mcrcon in a process of its own: it wants the main thread."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MCRCON, str(port), password, *commands,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await child.communicate()
    assert child.returncode is not None
    return child.returncode, out.decode(), err.decode()


def printed(out: str) -> list[str]:
    """The answers that the child printed, one a line."""
    return [ast.literal_eval(line) for line in out.splitlines()]


async def test_stock_mcrcon_reads_answers_of_one_packet() -> None:
    async with serving() as port:
        code, out, _ = await mcrcon(port, PASSWORD, "list", "nothing", "full", "Жизнь")
        assert (code, printed(out)) == (
            0,
            ["".join(ANSWERS["list"]), "", "x" * 4096, "<Жизнь>"],
        )
        code, _, err = await mcrcon(port, "wrong", "list")
        assert code == 1
        assert "Login failed" in err


async def test_before_login_only_unknown_requests_are_answered() -> None:
    async with serving() as port, Raw(port) as client:
        assert await client.ask(5, 2, b"list") == (-1, 2, b"")
        assert await client.ask(6, 3, b"wrong") == (-1, 2, b"")
        assert await client.ask(6, 3, b"") == (-1, 2, b"")
        assert await client.ask(9, 0, b"") == (9, 0, b"Unknown request 0")
        assert await client.ask(9, 100, b"list") == (9, 0, b"Unknown request 64")
        assert await client.ask(9, -1, b"") == (9, 0, b"Unknown request ffffffff")
        await client.login()
        assert await client.ask(8, 2, b"a\0b") == (8, 0, b"<a>")
        assert await client.ask(8, 3, b"wrong") == (-1, 2, b"")
        assert await client.ask(8, 2, b"a") == (-1, 2, b""), "a failed login takes rights away"


async def test_answers_come_in_pieces_of_4096_characters() -> None:
    async with serving() as port, Raw(port) as client:
        await client.login()
        first = await client.ask(3, 2, b"russian")
        second = await client.read()
        assert (first[:2], second[:2]) == ((3, 0), (3, 0))
        assert (len(first[2].decode()), len(second[2].decode())) == (4096, 904)
        assert await client.ask(4, 2, b"full") == (4, 0, b"x" * 4096), "no empty packet behind it"
        assert await client.ask(5, 2, b"nothing") == (5, 0, b"")
        assert await client.ask(6, 2, b"broken") == (6, 0, b"Error executing: broken (a bug)")


@pytest.mark.parametrize(
    "data",
    [
        packet(1, 2, b"a") + packet(2, 2, b"b"),
        packet(1, 2, b"a")[:-1],
        packet(1, 2, b"x" * 1447),
        b"\x0a\0\0\0",
    ],
    ids=["two in one read", "too short", "over 1460 bytes", "a length alone"],
)
async def test_what_is_not_one_packet_in_one_read_closes(data: bytes) -> None:
    async with serving() as port, Raw(port) as client:
        await client.login()
        client.writer.write(data)
        assert await client.closed()


@pytest.mark.parametrize("size", [10, 11])
async def test_a_read_without_a_whole_kind_is_a_request_of_kind_0(size: int) -> None:
    async with serving() as port, Raw(port) as client:
        client.writer.write(struct.pack("<ii", size - 4, 7).ljust(size, b"\x03"))
        assert await client.read() == (7, 0, b"Unknown request 0")


async def test_the_longest_command_is_1446_bytes() -> None:
    async with serving() as port, Raw(port) as client:
        await client.login()
        assert (await client.ask(1, 2, b"x" * 1446))[2] == b"<" + b"x" * 1446 + b">"


async def test_stopping_closes_every_connection_and_frees_the_port() -> None:
    server = RconServer(handle, PASSWORD)
    port = await server.start("127.0.0.1", 0)
    async with Raw(port) as client:
        await client.login()
        await server.stop()
        assert await client.closed()
    assert await server.start("127.0.0.1", port) == port
    await server.stop()


async def test_forge_without_anything_to_say_sends_nothing() -> None:
    ran = asyncio.Event()

    def quiet(command: str) -> list[str]:
        ran.set()
        return handle(command)

    server = RconServer(quiet, PASSWORD, "forge-empty")
    async with Raw(await server.start("127.0.0.1", 0)) as client:
        await client.login()
        client.writer.write(packet(1, 2, b"nothing"))
        await ran.wait()
        glued = b"There are 1 of a max of 20 players online: \nAlex\n"
        assert await client.ask(2, 2, b"list") == (2, 0, glued)
    await server.stop()


def test_a_character_on_the_cut_is_damaged() -> None:
    assert pieces("x" * 4095 + "😀") == [b"x" * 4095 + b"?", b"?"]
    damaged = pieces("x" * 4095 + "é", "forge")
    assert [p.decode() for p in damaged] == ["x" * 4095 + "�", "�"]


def test_vanilla_glues_messages_and_forge_ends_each() -> None:
    assert joined(["a", "b"]) == "ab"
    assert joined(["a", "b"], "forge") == "a\nb\n"


async def test_it_listens_where_it_is_told() -> None:
    server = RconServer(handle, PASSWORD)
    port = await server.start("127.0.0.1", 0)
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
    await server.stop()
    with pytest.raises(ValueError, match="no flavour"):
        RconServer(handle, PASSWORD, "spicy")


async def test_the_log_tells_of_every_connection() -> None:
    told: list[tuple[str, str]] = []
    server = RconServer(handle, PASSWORD, log=lambda text, thread: told.append((text, thread)))
    port = await server.start("127.0.0.1", 0)
    for _ in range(2):
        async with Raw(port) as client:
            await client.login()
    await server.stop()
    assert sorted(told) == sorted(
        line
        for number in (1, 2)
        for line in (
            ("Thread RCON Client /127.0.0.1 started", "RCON Listener #1"),
            ("Thread RCON Client /127.0.0.1 shutting down", f"RCON Client /127.0.0.1 #{number}"),
        )
    )


async def test_a_connection_that_was_not_yet_attended_is_closed_too() -> None:
    server = RconServer(handle, PASSWORD)
    port = await server.start("127.0.0.1", 0)
    with socket.socket() as client:
        client.setblocking(False)
        await asyncio.get_running_loop().sock_connect(client, ("127.0.0.1", port))
        await server.stop()
        with contextlib.suppress(ConnectionError):
            assert await asyncio.get_running_loop().sock_recv(client, 1) == b""
