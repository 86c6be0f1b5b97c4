"""Foreign RCON clients on the whole embedded server: mctools, and stock mcrcon in a process."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from mctools import RCONClient

from bridge.sim.server import Server

from .test_sim_rcon import PASSWORD, mcrcon, printed

HEAD = "Storage melee:t has the following contents: "
CYRILLIC = "Живой труп, 5 очков"


@contextlib.asynccontextmanager
async def world(tmp_path: Path, flavour: str = "vanilla") -> AsyncIterator[Server]:
    server = Server(tmp_path / "latest.log", password=PASSWORD, flavour=flavour)
    await server.start()
    try:
        server.join("Alex", (0.5, 64.0, 0.5))
        server.join("Mira", (3.5, 64.0, 0.5))
        for line in (
            "scoreboard objectives add pv dummy",
            "scoreboard players set Alex pv 12",
            "scoreboard players set Zombie pv 3",
            f"data modify storage melee:t exact set value '{'x' * (4096 - len(HEAD) - 2)}'",
            f"data modify storage melee:t long set value '{'0123456789' * 1000}'",
            f"data modify storage melee:t russian set value '{CYRILLIC}'",
        ):
            assert len(server.run(line)) == 1
        yield server
    finally:
        await server.stop()


ASKED = {
    "list": "There are 2 of a max of 20 players online: Alex, Mira",
    "scoreboard players list": "There are 2 tracked entity/entities: Alex, Zombie",
    "scoreboard players get Zombie pv": "Zombie has 3 [pv]",
    "data get storage melee:t exact": HEAD + '"' + "x" * (4096 - len(HEAD) - 2) + '"',
    "data get storage melee:t russian": f'{HEAD}"{CYRILLIC}"',
    'tellraw Mira "hé"': "",
}


async def test_stock_mcrcon_reads_the_game(tmp_path: Path) -> None:
    async with world(tmp_path) as server:
        code, out, err = await mcrcon(server.port, PASSWORD, *ASKED)
        assert (code, err) == (0, "")
        assert printed(out) == list(ASKED.values())
        assert server.player("Mira").chat[-1] == "hé"


async def test_mctools_reads_the_game_and_long_answers(tmp_path: Path) -> None:
    asked = {**ASKED, "data get storage melee:t long": f'{HEAD}"{"0123456789" * 1000}"'}
    asked["nonsense"] = "Unknown or incomplete command. See below for errornonsense<--[HERE]"

    def talk(port: int) -> list[str]:
        with RCONClient("127.0.0.1", port) as client:
            assert client.login(PASSWORD)
            return [client.command(command).removesuffix("\x1b[0m") for command in asked]

    async with world(tmp_path) as server:
        got = await asyncio.to_thread(talk, server.port)
    assert got == list(asked.values())


async def test_several_clients_at_once_get_each_their_own(tmp_path: Path) -> None:
    async with world(tmp_path) as server:
        talks = [mcrcon(server.port, PASSWORD, *[command] * 20) for command in ASKED]
        for (_, out, _), wanted in zip(await asyncio.gather(*talks), ASKED.values(), strict=True):
            assert printed(out) == [wanted] * 20
