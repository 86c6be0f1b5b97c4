"""What kind of server it is, from its own words, and from nobody else's."""

import gzip
from pathlib import Path

import pytest

from bridge.minecraft.detect import Found, in_answer, in_files, in_log, in_status

STARTED = "[04:00:05] [Server thread/INFO]: Starting minecraft server version "
FORGE_STARTED = (
    "[30Nov2026 04:00:05.120] [Server thread/INFO] "
    "[net.minecraft.server.dedicated.DedicatedServer/]: Starting minecraft server version 1.20.1"
)


@pytest.mark.parametrize(
    ("lines", "version", "flavour"),
    [
        ([STARTED + "1.16.5"], "1.16.5", ""),
        ([STARTED + "26.1 Snapshot 1"], "26.1", ""),
        ([STARTED + "26.2-snapshot-3"], "26.2", ""),
        (
            [
                "[04:00:01] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.6",
                STARTED + "1.20.4",
            ],
            "1.20.4",
            "fabric",
        ),
        (
            [
                "[30Nov2026 04:00:00.001] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]: "
                "ModLauncher running: args [--launchTarget, forgeserver, "
                "--fml.forgeVersion, 47.2.0, --fml.mcVersion, 1.20.1]",
                FORGE_STARTED,
            ],
            "1.20.1",
            "forge",
        ),
        (
            [
                "[3011月2026 04:00:00.001] [main/INFO] [cpw.mods.modlauncher.Launcher/MODLAUNCHER]:"
                " ModLauncher running: args [--fml.neoForgeVersion, 21.1.77]",
                FORGE_STARTED,
            ],
            "1.20.1",
            "neoforge",
        ),
        (
            [
                "[04:00:01] [ServerMain/INFO]: [bootstrap] Loading Paper 1.21.4-222-main@ab12 "
                "(2025-03-01T00:00:00Z) for Minecraft 1.21.4",
                STARTED + "1.21.4",
            ],
            "1.21.4",
            "paper",
        ),
        (
            [
                STARTED + "1.20.4",
                "[04:00:05] [Server thread/INFO]: This server is running CraftBukkit version "
                "4020-Spigot-c198da2-7e43f3b (MC: 1.20.4) (Implementing API version 1.20.4-R0.1-S)",
            ],
            "1.20.4",
            "spigot",
        ),
        (
            [
                STARTED + "1.19.4",
                "[04:00:05] [Server thread/INFO]: This server is running Purpur version "
                "git-Purpur-1985 (MC: 1.19.4) (Implementing API version 1.19.4-R0.1-SNAPSHOT)",
            ],
            "1.19.4",
            "paper",
        ),
    ],
)
def test_the_lines_of_a_start(lines: list[str], version: str, flavour: str) -> None:
    found = in_log(lines)
    assert (found.version, found.flavour, found.by) == (version, flavour, "log")


@pytest.mark.parametrize(
    "line",
    [
        "[12:00:00] [Server thread/INFO]: <Alex> Starting minecraft server version 1.8",
        "[12:00:00] [Async Chat Thread - #1/INFO]: Starting minecraft server version 1.8",
        "[12:00:00] [Server thread/INFO]: [Alex] Loading Paper 9 for Minecraft 1.8",
        "[12:00:00] [Server thread/INFO]: Alex issued server command: /Forge mod loading",
        "Starting minecraft server version 1.8",
    ],
)
def test_a_player_cannot_say_what_the_server_is(line: str) -> None:
    assert in_log([line]) == Found()


def test_after_midnight_the_start_stands_in_an_older_log(tmp_path: Path) -> None:
    log = tmp_path / "latest.log"
    log.write_text("[00:00:01] [Server thread/INFO]: <Alex> bonsoir\n", "utf-8")
    for name, version in (("2026-11-27-2", "1.19.4"), ("2026-11-28-1", "1.20.4")):
        path = tmp_path / f"{name}.log.gz"
        path.write_bytes(gzip.compress(f"{STARTED}{version}\n".encode()))
    quiet = tmp_path / "2026-11-29-1.log.gz"
    quiet.write_bytes(gzip.compress(b"[00:00:00] [Server thread/INFO]: nothing\n"))
    (tmp_path / "2026-11-29-2.log.gz").write_bytes(b"no gzip at all")
    assert in_files(log, "utf-8").version == "1.20.4"


def test_a_log_that_is_not_there_tells_nothing(tmp_path: Path) -> None:
    assert in_files(tmp_path / "none" / "latest.log", "utf-8") == Found()


@pytest.mark.parametrize(
    ("answer", "version", "flavour"),
    [
        ("Server version info:id = 1.21.11name = 1.21.11data = 4671series = main", "1.21.11", ""),
        ("Server version info:\nid = 26.1\nname = 26.1\n", "26.1", ""),
        (
            "§fThis server is running Paper version 1.21.4-222-ab12 (Implementing API version "
            "1.21.4-R0.1-SNAPSHOT)\n",
            "1.21.4",
            "paper",
        ),
        (
            "This server is running CraftBukkit version 4020-Spigot-c1 (MC: 1.20.4) "
            "(Implementing API version 1.20.4-R0.1-SNAPSHOT)\n",
            "1.20.4",
            "spigot",
        ),
        ("Unknown or incomplete command, see below for errorversion<--[HERE]", "", ""),
        ("Checking version, please wait...\n", "", ""),
    ],
)
def test_the_answer_to_version(answer: str, version: str, flavour: str) -> None:
    found = in_answer(answer)
    assert (found.version, found.flavour) == (version, flavour)


def test_the_name_in_the_list_of_servers() -> None:
    assert in_status("1.20.4") == Found("1.20.4", "", "status")
    assert in_status("Paper 1.20.4") == Found("1.20.4", "paper", "status")
    assert in_status("CraftBukkit 1.16.5").flavour == "spigot"
    assert in_status("BungeeCord 1.8.x-1.21.x") == Found()
    assert in_status("Velocity 1.7.2-1.21.4") == Found()
