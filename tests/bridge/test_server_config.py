"""The files to copy beside a server: each says what the program and the game understand."""

import configparser
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from bridge.cli import main
from bridge.minecraft import commands, effects, leftovers
from bridge.minecraft.dialect import dialect, parse_version
from bridge.minecraft.replies import misunderstood
from bridge.minecraft.text import Text
from bridge.sim.server import Server

from .test_minecraft_versions import every_version

CONFIG = Path(__file__).parents[2] / "server-config"
PACK = CONFIG / "datapack" / "melee"
META = json.loads((PACK / "pack.mcmeta").read_text("utf-8"))


def function(version: str, name: str) -> list[str]:
    """The commands of a function of the pack, from where that version looks for it."""
    spoken, folders = dialect(version), [PACK]
    if parse_version(version) >= (1, 20, 2):  # overlays came with it
        for entry in META["overlays"]["entries"]:
            if entry["min_format"] <= spoken.pack_format <= entry["max_format"]:
                folders.insert(0, PACK / entry["directory"])
    path = Path("data") / "melee" / spoken.functions / f"{name}.mcfunction"
    found = next(f / path for f in folders if (f / path).exists())
    lines = found.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def run(server: Server, version: str, name: str, who: str) -> None:
    """Every line of a function, and of those it calls; each must be understood."""
    for line in function(version, name):
        if call := re.fullmatch(r"execute as (\S+) run function melee:(\S+)", line):
            for one in list(server.world.entities):
                if "tag=melee.held" in call[1] and leftovers.HELD in one.tags:
                    run(server, version, call[2], one.holder)
            continue
        answer = "".join(server.handle(f"execute as {who} run {line}"))
        assert not misunderstood(answer), (line, answer)


@every_version
def test_release_undoes_what_we_may_have_left(version: str, tmp_path: Path) -> None:
    server, spoken = Server(tmp_path / "latest.log", version=version), dialect(version)
    alex = server.join("Alex", (0.5, 64.0, 0.5))
    orc = server.summon("zombie", (1.5, 64.0, 0.5))
    for name, criterion in zip(leftovers.OBJECTIVES, ("trigger", "dummy", "dummy"), strict=True):
        server.handle(commands.objective_add(name, criterion, Text(name), spoken))
    for who in ("Alex", str(orc.uuid)):
        for tag in (leftovers.BODY, leftovers.GLOWS, leftovers.HELD, "melee.mj"):
            server.handle(commands.tag_add(who, tag))
        server.handle(effects.glow(who, spoken))
        for name in effects.walks_by(spoken):
            server.handle(effects.modify(who, name, leftovers.MODIFIER, -1, spoken))
    assert alex.effects
    assert any(alex.modifiers.values())
    run(server, version, "release", "Alex")
    world = server.world
    assert not world.board.objectives
    for one in (alex, orc):
        assert set(one.tags) == {"melee.mj"}, "who masters is the owner's to say"
        assert not one.effects
        assert not any(one.modifiers.values())
    assert "relâché" in alex.received[-1].plain


def test_both_spellings_of_the_folder_hold_the_same() -> None:
    old, new = (PACK / "data" / "melee" / f for f in ("functions", "function"))
    name = "release.mcfunction"
    assert (old / name).read_bytes() == (new / name).read_bytes()


def test_the_pack_says_for_which_versions_it_is() -> None:
    pack = META["pack"]
    assert pack["pack_format"] == pack["min_format"] == dialect("1.16.5").pack_format
    old_way = pack["supported_formats"]
    assert old_way["min_inclusive"] == pack["min_format"]
    assert old_way["max_inclusive"] == pack["max_format"] > dialect("26.3").pack_format
    jumps, names = META["overlays"]["entries"]
    for overlay in (jumps, names):
        assert overlay["min_format"] == overlay["formats"]["min_inclusive"]
        assert overlay["max_format"] == overlay["formats"]["max_inclusive"]
        assert (PACK / overlay["directory"]).is_dir()
    assert jumps["min_format"] == dialect("1.20.5").pack_format
    assert jumps["max_format"] == dialect("1.21").pack_format - 1
    assert names["min_format"] == dialect("1.21.2").pack_format


def test_the_unit_of_systemd_starts_the_program() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(CONFIG / "melee.service", "utf-8")
    service = unit["Service"]
    command = service["ExecStart"].split()
    assert command[0].endswith("/bin/melee")
    assert command[1] in main.commands
    assert service["RestartPreventExitStatus"] == "2"
    assert command[3].startswith(service["ReadWritePaths"])


def test_the_compose_file_gives_the_server_what_it_needs() -> None:
    text = (CONFIG / "compose.yaml").read_text("utf-8")
    for line in ('ENABLE_RCON: "true"', 'BROADCAST_RCON_TO_OPS: "false"', "RCON_PASSWORD_FILE:",
                 "minecraft:/minecraft:ro", "melee run -c /config/melee.toml"):  # fmt: skip
        assert line in text
    ports = re.findall(r'^ +- "(\d+):\d+"', text, re.MULTILINE)
    assert ports == ["25565"], "RCON is not for the outside"
    assert "\t" not in text


@pytest.mark.parametrize("name", ["init", "doctor", "run", "sim"])
def test_the_programs_named_there_explain_themselves(name: str) -> None:
    done = CliRunner().invoke(main, [name, "--help"])
    assert done.exit_code == 0
    assert "Options" in done.output


@pytest.mark.parametrize("name", ["", *main.commands])
def test_the_help_is_french_and_fits_its_list(name: str) -> None:
    done = CliRunner().invoke(main, [name, "--help"] if name else ["--help"])
    assert "..." not in done.output.replace("[ARGS]...", "").replace("[FILES]...", "")
    own = re.sub(r"Show (this message|the version) and exit", "", done.output)
    assert not re.search(r"\b(the|of|with|server of|write|print|language)\b", own, re.IGNORECASE)
