"""The embedded server as a whole: start, restart, record, and errors over RCON."""

import asyncio
import gzip
import struct
from pathlib import Path

import pytest

from bridge.sim.server import Server

from .sim_world import NOON


def server_at(path: Path, **more: str) -> Server:
    return Server(path / "logs" / "latest.log", clock=lambda: NOON, **more)  # type: ignore[arg-type]


class Client:
    """The smallest RCON client: one packet out, one packet in."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, text: str, kind: int = 2) -> tuple[int, int, str]:
        body = text.encode() + b"\0\0"
        self.writer.write(struct.pack("<iii", len(body) + 8, 7, kind) + body)
        async with asyncio.timeout(5):
            size = struct.unpack("<i", await self.reader.readexactly(4))[0]
            rest = await self.reader.readexactly(size)
        request, answer_kind = struct.unpack_from("<ii", rest)
        return request, answer_kind, rest[8:-2].decode()

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


async def connected(server: Server, password: str = "melee") -> Client:
    client = Client(*await asyncio.open_connection(server.host, server.port))
    assert await client.ask(password, 3) == (7, 2, "")
    return client


async def test_starting_is_in_the_log(tmp_path: Path) -> None:
    server = server_at(tmp_path)
    await server.start()
    lines = server.log.path.read_text().splitlines()
    await server.stop()
    prefix = "[12:00:00] [Server thread/INFO]: "
    assert lines[0] == f"{prefix}Starting minecraft server version 1.21.11"
    assert f'{prefix}Done (1.000s)! For help, type "help"' in lines
    assert lines[-1] == f"{prefix}RCON running on 127.0.0.1:{server.port}"


async def test_a_restart_closes_links_and_begins_another_file(tmp_path: Path) -> None:
    server = server_at(tmp_path)
    await server.start()
    client = await connected(server)
    server.join("Alex", (3.5, 64.0, 0.5))
    assert await client.ask("scoreboard objectives add n dummy") == (
        7,
        0,
        "Created new objective [n]",
    )
    await client.ask("scoreboard players set Alex n 4")
    before, port = server.log.path.stat().st_ino, server.port
    with server.log.path.open("rb") as kept_open:
        await server.restart()
        last = kept_open.read().decode().splitlines()[-4:]
    assert [line.partition("]: ")[2] for line in last] == [
        "Stopping server",
        "Alex lost connection: Server closed",
        "Alex left the game",
        "Thread RCON Client /127.0.0.1 shutting down",
    ]
    assert await client.reader.read() == b""
    await client.close()
    assert server.port == port
    assert server.log.path.stat().st_ino != before
    archive = server.log.path.with_name("2026-05-01-1.log.gz")
    assert gzip.decompress(archive.read_bytes()).endswith(b"shutting down\n")
    assert server.player("Alex").pos == (3.5, 64.0, 0.5)
    again = await connected(server)
    assert await again.ask("scoreboard players get Alex n") == (7, 0, "Alex has 4 [n]")
    await again.close()
    await server.stop()


async def test_every_command_is_recorded(tmp_path: Path) -> None:
    server = Server(tmp_path / "latest.log", record=tmp_path / "sent.txt")
    await server.start()
    client = await connected(server)
    for command in ("list", "/list uuids", "nosuch é"):
        await client.ask(command)
    server.run("tag Alex add x")
    await client.close()
    await server.stop()
    assert (tmp_path / "sent.txt").read_text().splitlines() == ["list", "list uuids", "nosuch é"]


async def test_a_fault_while_running_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = server_at(tmp_path)
    await server.start()
    client = await connected(server)
    monkeypatch.setattr(server, "world", None)
    monkeypatch.setattr(server, "_tree", None)
    answer = await client.ask("list")
    assert answer[2].startswith("Error executing: list (")
    monkeypatch.undo()
    await client.close()
    await server.stop()


async def test_messages_of_one_command_are_glued(tmp_path: Path) -> None:
    for flavour, end in (("vanilla", ""), ("forge", "\n")):
        server = server_at(tmp_path / flavour, flavour=flavour)
        await server.start()
        server.join("Alex")
        server.join("Bob")
        client = await connected(server)
        answer = (await client.ask("execute as @a run tag @s list"))[2]
        assert answer == f"Alex has no tags{end}Bob has no tags{end}"
        await client.close()
        await server.stop()


def test_a_flavour_must_be_known(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="choose one of vanilla"):
        Server(tmp_path / "latest.log", flavour="bukkit")


def test_mobs_have_the_same_uuids_every_time(tmp_path: Path) -> None:
    first = server_at(tmp_path).summon("zombie", (0.0, 64.0, 0.0))
    again = server_at(tmp_path).summon("zombie", (0.0, 64.0, 0.0))
    assert first.uuid == again.uuid
