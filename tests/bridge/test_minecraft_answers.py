"""Every answer that is read, in the words of every version: bare, decorated, glued, mixed up."""

import tomllib
from pathlib import Path

import pytest

from bridge.minecraft import replies
from bridge.minecraft.detect import in_answer
from bridge.minecraft.dialect import dialect, parse_version
from bridge.minecraft.replies import Unreadable

from .test_minecraft_versions import VERSIONS

ALEX = "11111111-2222-3333-8444-555555555555"
MIRA = "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"
TEXTS = tomllib.loads((Path(__file__).parent / "vanilla_texts.toml").read_text("utf-8"))

every_version = pytest.mark.parametrize("version", VERSIONS)
GLUES = pytest.mark.parametrize("glue", ["{}", "{}\n", "§e{}§r", "\x1b[33m{}\x1b[0m"])


def says(key: str, version: str, *values: object) -> str:
    """The game's text of a version, its places filled in order."""
    since = [v for v in TEXTS[key] if parse_version(v) <= parse_version(version)]
    text: str = TEXTS[key][max(since, key=parse_version)]
    for value in values:
        text = text.replace("%s", str(value), 1)
    assert "%s" not in text
    return text


def listed(version: str, **who: str) -> str:
    items = ", ".join(says("list_item", version, n, u) for n, u in who.items())
    return says("list", version, len(who), 20, items)


@GLUES
@every_version
def test_who_is_online(version: str, glue: str) -> None:
    answer = glue.format(listed(version, Alex=ALEX, Mira=MIRA))
    assert replies.players_online(answer) == {"Alex": ALEX, "Mira": MIRA}
    assert replies.players_online(glue.format(listed(version))) == {}


@every_version
def test_a_list_with_anything_else_in_it_is_not_ours(version: str) -> None:
    mine, names = listed(version, Alex=ALEX), says("list", version, 1, 20, "Alex")
    for strange in (mine + mine, names + mine, mine + names, names, "", says("passed", version)):
        with pytest.raises(Unreadable):
            replies.players_online(strange)
    with pytest.raises(Unreadable):
        replies.players_online(mine.replace("are 1", "are 2"))


def test_a_plugin_s_noise_around_the_list_does_no_harm() -> None:
    answer = f"[Vault] ready\n{listed('1.20.4', Alex=ALEX)}\n[Essentials] Alex (AFK)\n"
    assert replies.players_online(answer) == {"Alex": ALEX}


@pytest.mark.parametrize(
    "answer",
    [
        "§6There are §c1§6 out of maximum §c20§6 players online.\n§6default§r: Alex\n",
        "Il y a 1 joueurs sur 20 en ligne.\nJoueurs: Alex\n",
        'Unknown command. Type "/help" for help.\n',
    ],
)
def test_a_plugin_s_own_list_is_not_taken_for_the_games(answer: str) -> None:
    with pytest.raises(Unreadable):
        replies.players_online(answer)


@GLUES
@every_version
def test_a_score(version: str, glue: str) -> None:
    for title in ("Mêlée", "melee"):
        for name in ("Alex", "[Garde] Alex"):
            answer = glue.format(says("score", version, name, 1234567, f"[{title}]"))
            assert replies.score(answer, ("Mêlée", "melee")) == 1234567
    assert replies.score(says("no_score", version, "melee", "Alex"), ("melee",)) is None


@every_version
def test_a_score_that_another_client_asked_for(version: str) -> None:
    mine = says("score", version, "Alex", 5, "[Mêlée]")
    other = says("score", version, "Alex", 9, "[Points]")
    for strange in (other, mine + other, other + mine, mine + mine, ""):
        with pytest.raises(Unreadable):
            replies.score(strange, ("Mêlée", "melee"))


@GLUES
@every_version
def test_a_test_and_its_count(version: str, glue: str) -> None:
    assert replies.test_passed(glue.format(says("passed", version)))
    assert not replies.test_passed(glue.format(says("failed", version)))
    assert replies.test_passed(glue.format(says("passed_count", version, 3)))
    assert not replies.test_passed(glue.format(says("failed_count", version, 3)))
    assert says("passed_count", version, 3) == f"{dialect(version).count_passed}3"
    assert says("failed_count", version, 3) == f"{dialect(version).count_failed}3"


@every_version
def test_a_test_mixed_with_another_is_neither(version: str) -> None:
    passed, failed = says("passed", version), says("failed", version)
    for strange in (passed + failed, failed + passed, passed + passed, "", "Alex"):
        with pytest.raises(Unreadable):
            replies.test_passed(strange)


@every_version
def test_where_bodies_are(version: str) -> None:
    names = says("entity_data", version, "[Garde] Alex", replies.uuid_ints(ALEX))
    names += says("entity_data", version, "Mira", replies.uuid_ints(MIRA))
    where = says("entity_data", version, "[Garde] Alex", "[0.5d, 64.0d, -2.9999984E7d]")
    where += says("entity_data", version, "Mira", "[1.0E-4d, -0.0d, 7.0d]")
    assert replies.positions(names, where, [ALEX, MIRA]) == {
        ALEX: (0.5, 64.0, -29999984.0),
        MIRA: (1e-4, 0.0, 7.0),
    }
    assert replies.displays(names, [ALEX, MIRA])[ALEX] == "[Garde] Alex"
    for strange in (where + where, where[:-1], "x" + where, where + listed(version), "", names):
        assert replies.positions(names, strange, [ALEX, MIRA]) == {}
    for strange in (names + names, names + listed(version), ""):
        assert replies.positions(strange, where, [ALEX, MIRA]) == {}


@every_version
def test_what_was_not_understood(version: str) -> None:
    echo = "foo<--[HERE]"
    for key in ("unknown_command", "unknown_argument"):
        for glued in (says(key, version) + echo, f"{says(key, version)}\n{echo}\n"):
            assert replies.misunderstood(glued)
    for key in ("no_entity", "already_enabled", "objective_exists", "passed"):
        assert not replies.misunderstood(says(key, version))
    assert replies.misunderstood('Unknown command. Type "/help" for help.')
    assert not replies.misunderstood(says("tag_added", version, "melee.body", "Alex"))


@pytest.mark.parametrize("version", ["1.21.6", "1.21.11", "26.1"])
@pytest.mark.parametrize("between", ["", "\n"])
def test_the_version_by_its_command(version: str, between: str) -> None:
    told = [
        says("version_head", version),
        says("version_id", version, version),
        says("version_name", version, version),
        says("version_data", version, 4671),
        says("version_protocol", version, 774, "0x306"),
    ]
    assert in_answer(between.join(told)).version == version


@pytest.mark.parametrize(
    ("answer", "plugins"),
    [
        ("Plugins (2): §aEssentials§r, §cLuckPerms", ["Essentials", "LuckPerms"]),
        ("Server Plugins (3):\nBukkit Plugins (3):\n - CMI, LPC, Vault\n", ["CMI", "LPC", "Vault"]),
        ("ℹ Server Plugins (1):\n§6Paper Plugins (1):\n §8- §aCarbonChat\n", ["CarbonChat"]),
        ("Plugins (0): ", []),
        ("Unknown or incomplete command, see below for errorplugins<--[HERE]", []),
        ("", []),
    ],
)
def test_the_plugins_of_a_server(answer: str, plugins: list[str]) -> None:
    assert replies.plugins_in(answer) == plugins
