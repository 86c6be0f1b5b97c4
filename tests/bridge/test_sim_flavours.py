"""The embedded server as each kind of server: what the bridge finds out about it by itself."""

from pathlib import Path

import pytest

from bridge.minecraft import replies
from bridge.minecraft.detect import in_answer, in_files
from bridge.minecraft.flavour import flavour
from bridge.minecraft.logline import Chat, Issued, parse
from bridge.minecraft.replies import misunderstood
from bridge.rcon.connection import Connection
from bridge.sim.flavours import FLAVOURS
from bridge.sim.server import Server

from .setup_town import PASSWORD, town

every_flavour = pytest.mark.parametrize("name", FLAVOURS)
BUKKIT = ("paper", "spigot")


def running(folder: Path, name: str, version: str = "1.21.4") -> Server:
    server = Server(folder / "latest.log", flavour=name, version=version)
    server.log.open()
    return server


@every_flavour
@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "26.1"])
def test_its_start_tells_what_it_is(name: str, version: str, tmp_path: Path) -> None:
    with town(tmp_path, flavour=name, version=version) as made:
        found = in_files(made.log, "utf-8")
        expected = {"vanilla": "", "forge-empty": "forge"}.get(name, name)
        assert (found.version, found.flavour) == (version, expected)


@every_flavour
def test_chat_and_commands_are_read_from_its_log(name: str, tmp_path: Path) -> None:
    server = running(tmp_path, name)
    server.join("Alex")
    server.say("Alex", "bonsoir à tous")
    server.say("Alex", "/mj att orc")
    server.log.close()
    events = [parse(line) for line in server.log.path.read_text("utf-8").splitlines()]
    assert Chat("Alex", "bonsoir à tous", False) in events
    issued = Issued("Alex", "/mj att orc")
    assert (issued in events) == flavour(name.removesuffix("-empty")).issued == (name in BUKKIT)


@every_flavour
def test_the_namespace_is_bukkit_s_alone(name: str, tmp_path: Path) -> None:
    server = running(tmp_path, name)
    server.join("Alex")
    for command in ("minecraft:list uuids", "minecraft:execute as Alex run tp @s 1.0 64.0 1.0"):
        assert misunderstood("".join(server.handle(command))) == (name not in BUKKIT)
    server.log.close()


@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "1.20.6", "26.1"])
@every_flavour
def test_paper_alone_and_lately_runs_full_names_within_execute(
    name: str, version: str, tmp_path: Path
) -> None:
    """Before, as on Spigot still, `/execute` sees the game's own commands only."""
    server = running(tmp_path, name, version)
    server.join("Alex")
    answer = "".join(server.handle("execute as Alex run minecraft:tp @s 1.0 64.0 1.0"))
    assert misunderstood(answer) == (name != "paper" or version in ("1.16.5", "1.20.4"))
    server.log.close()


@pytest.mark.parametrize("name", BUKKIT)
def test_bukkit_tells_its_version_and_its_plugins(name: str, tmp_path: Path) -> None:
    server = running(tmp_path, name, "1.20.4")
    found = in_answer("".join(server.handle("version")))
    assert (found.version, found.flavour) == ("1.20.4", name)
    server.plugins = ("Essentials", "LuckPerms")
    assert replies.plugins_in("".join(server.handle("plugins"))) == ["Essentials", "LuckPerms"]
    server.log.close()


@every_flavour
def test_our_link_reads_its_answers(name: str, tmp_path: Path) -> None:
    with town(tmp_path, flavour=name) as made:
        made.do(lambda: made.server.join("Alex"))
        made.do(lambda: made.server.join("Mira"))
        link = Connection(
            "127.0.0.1", PASSWORD, made.server.port, silence_seconds=0.05,
            silence_learned_seconds=0.05,
        )  # fmt: skip
        link.connect()
        try:
            assert set(replies.players_online(link.command("list uuids"))) == {"Alex", "Mira"}
            assert link.command('tellraw @a "é"') == ""
            answer = link.command("execute as @a run data get entity @s UUID")
            assert len(replies.uuids_in(answer)) == 2
        finally:
            link.disconnect()
