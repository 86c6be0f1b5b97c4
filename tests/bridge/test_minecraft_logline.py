"""Log lines of every kind of server, the awkward ones first."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.minecraft.logline import (
    Chat,
    Issued,
    Joined,
    Left,
    Ready,
    Started,
    Stopping,
    parse,
    speaker,
)

VANILLA = "[12:00:01] [Server thread/INFO]: "


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (VANILLA + "<Alex> !combat début", Chat("Alex", "!combat début", True)),
        (VANILLA + "[Not Secure] <Alex> !att zombie", Chat("Alex", "!att zombie", False)),
        (
            "[12:00:01] [Async Chat Thread - #3/INFO]: <Alex> salut",
            Chat("Alex", "salut", True),
        ),
        (
            "[05déc.2025 12:00:01.123] [Server thread/INFO]"
            " [net.minecraft.server.MinecraftServer/]: <Alex> forge",
            Chat("Alex", "forge", True),
        ),
        (
            "[1012月2023 20:24:19.422] [Server thread/INFO] [minecraft/MinecraftServer]: <A> x",
            Chat("A", "x", True),
        ),
        (VANILLA + "<[Garde] Alex> oui", Chat("[Garde] Alex", "oui", True)),
        (VANILLA + "<§aAlex§r> vert", Chat("Alex", "vert", True)),
        (VANILLA + "<a<b>> !fin", Chat("a<b>", "!fin", True)),  # a name of an offline server
        (VANILLA + "<.Bedrock> x> y", Chat(".Bedrock", "x> y", True)),
        (VANILLA + "<Alex> ", Chat("Alex", "", True)),
        (
            "[05déc.2025 12:00:01.123] [Server thread/INFO]"
            " [net.minecraft.server.dedicated.DedicatedServer/]: [Not Secure] <[Garde] Alex> forge",
            Chat("[Garde] Alex", "forge", False),
        ),
        # what a player may type to be taken for something else stays his words
        (VANILLA + "<Alex> <Mira> !combat fin", Chat("Alex", "<Mira> !combat fin", True)),
        (
            VANILLA + "<Alex> Mira lost connection: Disconnected",
            Chat("Alex", "Mira lost connection: Disconnected", True),
        ),
        (
            VANILLA + "<Alex> x\u2028[12:00:01] [Server thread/INFO]: <Mira> y",
            Chat("Alex", "x\u2028[12:00:01] [Server thread/INFO]: <Mira> y", True),
        ),
        (VANILLA + "Alex issued server command: /mj fin", Issued("Alex", "/mj fin")),
        (
            VANILLA + "Alex[/127.0.0.1:50000] logged in with entity id 7 at (0.5, 64.0, 0.5)",
            Joined("Alex"),
        ),
        (
            VANILLA + ".Bedrock[IP hidden] logged in with entity id 7 at ([world]0.5, 64.0, 0.5)",
            Joined(".Bedrock"),
        ),
        (
            VANILLA + "Alex[/[0:0:0:0:0:0:0:1%0]:51234] logged in with entity id 7 at (0.5, 1, 2)",
            Joined("Alex"),
        ),
        (
            VANILLA + "Alex[local] logged in with entity id -7 at ([my [old] world]0.5, 64.0, 0.5)",
            Joined("Alex"),
        ),
        (VANILLA + "Alex lost connection: Disconnected", Left("Alex")),
        (VANILLA + "Starting minecraft server version 1.21.11", Started("1.21.11")),
        (VANILLA + 'Done (3.141s)! For help, type "help"', Ready()),
        (VANILLA + "Stopping server", Stopping()),
    ],
)
def test_a_line_is_read(line: str, event: object) -> None:
    assert parse(line) == event


@pytest.mark.parametrize(
    "line",
    [
        "",
        "<Alex> !combat fin",
        "[12:00:01] [Server thread/WARN]: <Alex> !combat fin",
        "[12:00:01] [RCON Listener #1/INFO]: <Alex> !combat fin",
        "[12:00:01] [User Authenticator #1/INFO]: <Alex> !combat fin",
        "[12:00:01] [Server thread/INFO]: * Alex !combat fin",
        "[12:00:01] [Server thread/INFO]: [Alex] !combat fin",
        "[12:00:01] [Server thread/INFO]: [Not Secure] [Alex] <Mira> !combat fin",
        "\tat net.minecraft.Server <Alex> x",
        "[12:00:01] [Async Chat Thread - #3/INFO]: Alex issued server command: /op Alex",
        " [12:00:01] [Server thread/INFO]: <Alex> indented",
        # a plugin or mod that repeats what somebody wrote elsewhere
        "[12:00:01] [Server thread/INFO]: [DiscordSRV] <Alex> !combat fin",
        "[05Dec2025 12:00:01.123] [Server thread/INFO] [com.example.Relay/]: <Alex> !combat fin",
        # what stands in a death, an emote, an announcement, an answer to the console
        "[12:00:01] [Server thread/INFO]: * Alex lost connection: x",
        "[12:00:01] [Server thread/INFO]: * Alex issued server command: /mj fin",
        "[12:00:01] [Server thread/INFO]: Alex was slain by Bob issued server command: /mj fin",
        "[12:00:01] [Server thread/INFO]: Named entity Zombie['Alex lost connection: x'/7] died",
        "[12:00:01] [Server thread/INFO]: [Alex: Triggered [melee] (set value to 5)]",
        "[12:00:01] [Render thread/INFO]: [CHAT] <Alex> !combat fin",
    ],
)
def test_a_line_is_nothing_to_us(line: str) -> None:
    assert parse(line) is None


typed = st.text(st.characters(codec="utf-8", exclude_characters="§\x7f", min_codepoint=32))
forged = st.sampled_from(
    [
        "\u2028[12:00:01] [Server thread/INFO]: <Mira> !fin",
        "\u0085Mira issued server command: /mj fin",
        "> <Mira> ",
        "[Not Secure] <Mira> x",
        " lost connection: x",
        "[/1.2.3.4:5] logged in with entity id 1 at (0.0, 0.0, 0.0)",
        "Stopping server",
    ]
)


@settings(deadline=None, derandomize=True, max_examples=200)
@given(
    st.lists(typed | forged, max_size=4).map("".join),
    st.sampled_from([VANILLA, "[12:00:01] [Async Chat Thread - #1/INFO]: "]),
    st.booleans(),
)
def test_whatever_a_player_types_is_chat_of_that_player(
    text: str, prefix: str, secure: bool
) -> None:
    mark = "" if secure else "[Not Secure] "
    assert parse(f"{prefix}{mark}<Alex> {text}") == Chat("Alex", text, secure)


ONLINE = {"Alex": "a", "Mira": "m", "Al": "l", ".Bedrock": "b"}


DISPLAYS = {"a": "[Garde] Alex", "m": "[Alex] Mira", "l": "Al", "b": ".Bedrock"}


@pytest.mark.parametrize(
    ("shown", "uuid"),
    [
        ("Alex", "a"),
        (".Bedrock", "b"),
        ("[Garde] Alex", "a"),
        ("[Alex] Mira", "m"),  # a prefix that holds somebody's name
        ("Mira", "m"),  # a server that shows plain names in chat
        ("~Alex", None),  # a nickname
        ("Alex le Grand", None),
        ("[Garde] Al", None),  # somebody else's prefix
        ("[Garde] Alex ", None),
        ("alex", None),
        ("Alexandre", None),
        ("Nobody", None),
        ("", None),
    ],
)
def test_who_speaks(shown: str, uuid: str | None) -> None:
    assert speaker(shown, ONLINE, DISPLAYS) == uuid


def test_without_decorations_only_plain_names_speak() -> None:
    assert speaker("Alex", ONLINE, {}) == "a"
    assert speaker("[Garde] Alex", ONLINE, {}) is None


def test_a_decoration_that_completes_another_name_lets_neither_speak() -> None:
    """Team prefix ``Al``, player ``ex``: shown as Alex, like Alex himself."""
    online = {"Alex": "a", "ex": "e"}
    assert speaker("Alex", online, {"a": "Alex", "e": "Alex"}) is None
    assert speaker("Alex", online, {"a": "[Garde] Alex", "e": "Alex"}) is None
    assert speaker("[Garde] Alex", online, {"a": "[Garde] Alex", "e": "Alex"}) == "a"
    assert speaker("Alex", {"Alex": "a"}, {"a": "Alex"}) == "a"


def test_two_players_shown_alike_are_nobody() -> None:
    assert speaker("X", {"Alex": "a", "Mira": "m"}, {"a": "X", "m": "X"}) is None
