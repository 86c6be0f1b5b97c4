"""``melee sim``: what is typed at its terminal, and what is shown there."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bridge.sim.console import run_console
from bridge.sim.server import Server


async def typed(*lines: str) -> AsyncIterator[str]:
    for line in lines:
        yield f"{line}\n"


async def played(tmp_path: Path, *lines: str, version: str = "1.21.11") -> list[str]:
    """Everything shown after Alex has joined."""
    server = Server(tmp_path / "latest.log", version=version)
    shown: list[str] = []
    await server.start()
    try:
        server.join("Alex", (0.5, 64.0, 0.5))
        await run_console(server, typed(*lines), shown.append)
    finally:
        await server.stop()
    return shown


async def test_chat_and_the_console(tmp_path: Path) -> None:
    shown = await played(tmp_path, "Alex: !attaque zombie", "", "# a remark", "/list", "stop", "/x")
    assert shown == [
        "Alex< <Alex> !attaque zombie",
        "There are 1 of a max of 20 players online: Alex",
    ]
    log = (tmp_path / "latest.log").read_text("utf-8")
    assert "[Server thread/INFO]: [Not Secure] <Alex> !attaque zombie\n" in log


BUTTONS = (
    '/tellraw Alex ["tu peux ",{"text":"attaquer","click_event":{"action":"run_command",'
    '"command":"/trigger m set 7"}}," ou ",{"text":"fuir","click_event":{"action":"run_command",'
    '"command":"/say je fuis"}}]'
)


async def test_buttons_are_seen_and_clicked(tmp_path: Path) -> None:
    shown = await played(
        tmp_path,
        '/scoreboard objectives add m trigger "Choix"',
        "/scoreboard players enable Alex m",
        BUTTONS,
        "Alex click attaquer",
        "Alex click 1",
        "Alex click fuir",
        "Alex click dormir",
        "/scoreboard players get Alex m",
    )
    assert shown[2:] == [
        "Alex< tu peux [attaquer] ou [fuir]",
        "Alex< Triggered [Choix] (set value to 7)",
        "Alex< You cannot trigger this objective yet",
        "Alex's client does nothing with that: only a /trigger is sure to be sent.",
        "Alex sees no button 'dormir'",
        "Alex has 7 [Choix]",
    ]


async def test_what_stands_above_and_beside(tmp_path: Path) -> None:
    shown = await played(
        tmp_path,
        '/title Alex actionbar "À toi"',
        '/scoreboard objectives add o dummy "Ordre"',
        "/scoreboard objectives setdisplay sidebar o",
        "/scoreboard players set Zombie o 12",
        "Alex sidebar",
    )
    assert shown[0] == "Alex= À toi"
    assert shown[-1] == "Alex| Zombie 12"


async def test_the_world_is_changed(tmp_path: Path) -> None:
    shown = await played(
        tmp_path,
        "join Bob 0 64 0",
        "Bob walk 3 64.5 5",
        "/data get entity Bob Pos",
        "summon zombie 3 64 0",
        "/execute if entity @e[type=zombie,x=3,y=64,z=0,distance=..0.1]",
        "setblock 0 70 0 stone",
        "/execute if block 0 70 0 stone",
        "leave Bob",
        "/list",
    )
    assert shown == [
        "Alex< Bob joined the game",
        "Bob< Bob joined the game",
        "Bob has the following entity data: [3.0d, 64.5d, 5.0d]",
        "Test passed. Count: 1",
        "Test passed",
        "Alex< Bob left the game",
        "There are 1 of a max of 20 players online: Alex",
    ]


@pytest.mark.parametrize(
    ("line", "piece"),
    [
        ("dance", "'dance' says nothing to me; Alex: text"),
        ("Zed: hello", "Zed is not connected (here: Alex)"),
        ("join Alex", "Alex is here already"),
        ("join Bob here and there", "'here and there' is no place"),
        ("leave", "leave wants more or less"),
        ("summon zombie 1 2", "'1 2' is no place"),
        ("Alex walk home", "'home' is no place"),
        (f"Alex: {'x' * 257}", "Chat message was too long (257 > maximum 256 characters)"),
        ("Alex: a§b", "Illegal characters in chat"),
    ],
)
async def test_a_mistake_gets_one_sentence(tmp_path: Path, line: str, piece: str) -> None:
    (said,) = await played(tmp_path, line)
    assert said.startswith(piece)


async def test_a_restart_brings_everybody_back(tmp_path: Path) -> None:
    shown = await played(tmp_path, "restart", "/list")
    assert shown[-2:] == [
        "The server has started again, and whoever was there is back.",
        "There are 1 of a max of 20 players online: Alex",
    ]
    assert (tmp_path / "latest.log").read_text("utf-8").count("Alex joined the game") == 1


async def test_the_program_serves_what_comes_on_its_standard_input(tmp_path: Path) -> None:
    log = str(tmp_path / "logs" / "latest.log")
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from bridge.cli import main; main()",
        "sim", "--rcon-port", "0", "--players", "Zoe,Mira", "--log", log,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, _ = await child.communicate(b"Mira: salut\n/list\n")
    lines = out.decode().splitlines()
    assert child.returncode == 0
    assert lines[0].startswith("Minecraft 1.21.11, RCON on port ")
    assert lines[1:] == [
        "Zoe< <Mira> salut",
        "Mira< <Mira> salut",
        "There are 2 of a max of 20 players online: Zoe, Mira",
    ]
