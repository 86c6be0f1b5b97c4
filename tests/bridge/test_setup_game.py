"""What the doctor says of the server itself: plugins, operators, clicks, other clients."""

from datetime import datetime
from pathlib import Path

import pytest

from bridge.minecraft.detect import Found
from bridge.settings import Server
from bridge.setup import game
from bridge.setup.freshness import apart
from bridge.setup.game import broadcast, pack, spam
from bridge.setup.rcon import others

from .setup_town import examined, town


def test_plugins_that_change_names_or_forms(tmp_path: Path) -> None:
    with town(tmp_path, flavour="paper") as made:
        made.server.plugins = ("Essentials", "LPC", "Vault")
        found = examined(made.config)[1]
        assert found["version"].params["flavour"] == "paper"
        assert found["plugin-names"].params == {"plugins": "Essentials"}
        assert found["plugin-forms"].params == {"plugins": "LPC"}
        made.settings(chat='["<{player}> {text}"]')
        assert not {"plugin-names", "plugin-forms"} & set(examined(made.config)[1])


def keys(root: Path, flavour: str = "spigot") -> set[str]:
    return {f.key for f in spam(Found("1.20.4", flavour, "log"), root)}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {"spam-bukkit"}),
        ("commands:\n  spam-exclusions:\n  - /skill\n  log: true\n", {"spam-bukkit"}),
        ("commands:\n  spam-exclusions:\n  - /skill\n  - /trigger\n", {"spam-free"}),
        ("commands:\n  tab-complete: -1\n", {"spam-bukkit", "tab-complete"}),
        ("commands:\n  tab-complete: 0\n  log: false\n", {"spam-bukkit", "commands-unlogged"}),
    ],
)
def test_what_clicks_cost_on_bukkit(text: str, expected: set[str], tmp_path: Path) -> None:
    (tmp_path / "spigot.yml").write_text(text, "utf-8")
    assert keys(tmp_path) == expected
    assert keys(tmp_path, "vanilla") == {"spam"}


def test_whom_our_commands_disturb() -> None:
    assert broadcast({"broadcast-rcon-to-ops": "false"}, []).key == "broadcast-off"
    assert broadcast({"broadcast-rcon-to-ops": "true"}, []).key == "broadcast"
    line = "[12:00:00] [Server thread/INFO]: [Rcon: Added tag 'x' to Alex]"
    assert broadcast({}, [line]).key == "broadcast"
    assert broadcast({}, [line.replace("[Rcon", "<Alex> [Rcon")]).key == "broadcast-unknown"


def test_the_data_pack_in_both_spellings_of_its_name() -> None:
    there = "There are 2 data pack(s) enabled: [vanilla (built-in)], [file/melee (world)]"
    assert pack(lambda command: there).key == "pack"
    assert pack(lambda command: "There are 1 data packs enabled: [vanilla]").key == "pack-none"


def test_other_programs_on_rcon() -> None:
    line = "[12:00:00] [RCON Listener #1/INFO]: Thread RCON Client /127.0.0.1 started"
    assert not list(others(Server(), [line] * 2))
    (found,) = others(Server(), [line] * 9)
    assert found.params == {"count": 9}


@pytest.mark.parametrize("flavour", ["auto", "vanilla"])
def test_a_plugin_that_replaces_the_list(flavour: str) -> None:
    names = {"minecraft:list uuids": "There are 0 of a max of 20 players online: "}
    kind = Found("1.20.4", "paper" if flavour == "auto" else flavour, "log")
    found = [f.key for f in game.answers(kind, lambda c: names.get(c, "§6There are §c0§6 out"))]
    assert found == (["list-replaced", "list"] if flavour == "auto" else ["list-unreadable"])


def test_hours_are_compared_round_the_clock() -> None:
    midnight = datetime(2026, 1, 1, 0, 0, 30)
    assert apart(("23", "59", "30"), midnight) == 60
    assert apart(("01", "00", "30"), midnight) == 3600
