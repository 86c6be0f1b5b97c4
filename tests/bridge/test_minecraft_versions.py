"""Every version and kind of server: all that we send, as that version reads it."""

from pathlib import Path

import pytest

from bridge.minecraft import commands, effects
from bridge.minecraft import dialect as dialects
from bridge.minecraft.clicks import OBJECTIVE, button
from bridge.minecraft.dialect import TooOld, dialect, known_versions
from bridge.minecraft.flavour import flavour, flavours
from bridge.minecraft.replies import bare, misunderstood
from bridge.minecraft.text import Text, join
from bridge.sim.server import Server

VERSIONS = [
    *("1.16.5", "1.17.1", "1.18.1", "1.18.2", "1.19", "1.19.2", "1.19.4", "1.20.1", "1.20.2"),
    *("1.20.4", "1.20.6", "1.21.1", "1.21.3", "1.21.4", "1.21.5", "1.21.6", "1.21.8", "1.21.10"),
    *("1.21.11", "26.1", "26.2", "26.3"),
]
every_version = pytest.mark.parametrize("version", VERSIONS)


def running(folder: Path, version: str) -> Server:
    server = Server(folder / "latest.log", version=version)
    server.join("Alex", (0.5, 64.0, 0.5))
    return server


def sent(version: str) -> list[str]:
    """Everything that the bridge says to a server, once."""
    spoken = dialect(version)
    text = join([Text("« oui »", color="gold", click=button(7), hover=Text("dire\noui"))])
    me = "Alex"
    found = [
        *commands.tellraw("@a", text, spoken),
        commands.actionbar(me, text, spoken),
        commands.objective_add(OBJECTIVE, "trigger", Text("Mêlée"), spoken),
        commands.objective_add("melee.points", "dummy", Text("PV"), spoken),
        commands.objective_title("melee.points", Text("Points"), spoken),
        commands.display(spoken.below_name, "melee.points"),
        commands.display("sidebar", "melee.points"),
        commands.display("list", "melee.points"),
        commands.display("list"),
        commands.trigger_enable("@a", OBJECTIVE),
        commands.score_set(me, "melee.points", 12),
        commands.score_get(me, "melee.points"),
        commands.score_reset(me, "melee.points"),
        commands.tag_add("@a", "melee.body"),
        commands.who(commands.bearers("melee.body")),
        commands.feet(commands.bearers("melee.body")),
        commands.who(commands.clickers(OBJECTIVE)),
        commands.who(commands.SPECTATORS),
        commands.tag_remove("@a", "melee.body"),
        commands.teleport(me, 1, 64, 1),
        effects.glow(me, spoken),
        effects.no_glow(me),
        *(effects.modify(me, name, "hold", -1, spoken) for name in effects.walks_by(spoken)),
        *(effects.unmodify(me, name, "hold", spoken) for name in effects.walks_by(spoken)),
        f"gamerule {spoken.rule_feedback}",
        f"gamerule {spoken.rule_admin_log}",
        f"gamerule {spoken.rule_chain}",
        commands.objective_remove("melee.points"),
    ]
    if spoken.number_format:
        found.insert(5, commands.objective_blank_numbers("melee.points"))
    return found


@every_version
def test_everything_we_send_is_understood(version: str, tmp_path: Path) -> None:
    server = running(tmp_path, version)
    for command in sent(version):
        answer = "".join(server.handle(command))
        assert not misunderstood(answer), (command, answer)
        assert not bare(answer).startswith(("Can't", "Unknown", "No ", "That ")), (command, answer)


@every_version
def test_a_count_and_an_error_read_as_the_version_says(version: str, tmp_path: Path) -> None:
    server, spoken = running(tmp_path, version), dialect(version)
    assert server.handle("execute if entity @a") == [f"{spoken.count_passed}1"]
    assert server.handle("nonsense")[0] == spoken.unknown_command


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("1.17.1", "1.18", "objective_limit"),
        ("1.19", "1.19.1", "click_chats"),
        ("1.19.3", "1.19.4", "forever"),
        ("1.20.1", "1.20.2", "below_name"),
        ("1.20.2", "1.20.3", "number_format"),
        ("1.20.4", "1.20.5", "jump_strength"),
        ("1.20.6", "1.21", "modifier_by"),
        ("1.21.1", "1.21.2", "attribute_prefix"),
        ("1.21.4", "1.21.5", "click_key"),
        ("1.21.5", "1.21.6", "version_command"),
        ("1.21.6", "1.21.7", "list_limit"),
        ("1.21.8", "1.21.9", "count_passed"),
        ("1.21.10", "1.21.11", "rule_feedback"),
    ],
)
def test_the_version_in_which_something_changed(old: str, new: str, key: str) -> None:
    assert getattr(dialect(old), key) != getattr(dialect(new), key)


def test_a_new_version_is_one_change_of_data(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {n: dialects._entries()[n] for n in known_versions()}
    entries["27.1"] = {"below_name": "under_name"}
    monkeypatch.setattr(dialects, "_entries", lambda: entries)
    changed = dialects.dialect.__wrapped__
    assert changed("27.1.2").below_name == "under_name"
    assert not changed("27.1.2").newer
    assert changed("26.9").below_name == "below_name"
    assert changed("27.2").newer


def test_what_is_newer_or_older_than_we_know() -> None:
    assert dialect("99.1").newer
    assert not dialect("26.3").newer
    with pytest.raises(TooOld):
        dialect("1.15.2")


def test_the_kinds_of_servers() -> None:
    assert set(flavours()) == {"vanilla", "fabric", "forge", "neoforge", "paper", "spigot"}
    for name in flavours():
        kind = flavour(name)
        assert (kind.namespace == "minecraft:") == kind.issued == (name in ("paper", "spigot"))
        assert kind.line_breaks == (kind.cut == "bytes") == ("forge" in name)
    assert flavour("arclight").namespace == ""


def test_a_modifier_of_ours_is_always_the_same() -> None:
    assert effects.modifier_uuid("hold") == effects.modifier_uuid("hold")
    assert effects.modifier_uuid("hold") != effects.modifier_uuid("slow")
