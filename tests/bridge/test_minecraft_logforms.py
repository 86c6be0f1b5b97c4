"""How each kind of server writes a line, and where it stops: what is not the game's is not read."""

import pytest

from bridge.minecraft.logline import Chat, Issued, Joined, Left, Ready, Started, Stopping, parse
from bridge.minecraft.logline import outside_chat as chat_thread

GAME = "net.minecraft.server.MinecraftServer/"
PREFIXES = {
    "vanilla": "[12:00:01] [Server thread/INFO]: ",
    "forge": f"[30Nov2026 12:00:01.123] [Server thread/INFO] [{GAME}]: ",
    "forge in French": f"[30nov.2026 12:00:01.123] [Server thread/INFO] [{GAME}]: ",
    "forge in Japanese": f"[3011月2026 12:00:01.123] [Server thread/INFO] [{GAME}]: ",
    "forge in Arabic": f"[30نوفمبر2026 12:00:01.123] [Server thread/INFO] [{GAME}]: ",
    "forge's console": "[12:00:01] [Server thread/INFO] [minecraft/MinecraftServer]: ",
    "sponge": "[30Nov2026 12:00:01] [Server thread/INFO] [net.minecraft.server.MinecraftServer]: ",
    "arclight": "[12:00:01 INFO] [minecraft/MinecraftServer]: ",
    "paper's console": "[12:00:01 INFO]: ",
    "in colours": "\x1b[33m[12:00:01] \x1b[0m[Server thread/INFO]: \x1b[m",
    "fractions": "[12:00:01,123] [Server thread/INFO]: ",
}
every_form = pytest.mark.parametrize("prefix", PREFIXES.values(), ids=PREFIXES)


@every_form
def test_everything_that_happens(prefix: str) -> None:
    said = {
        "<Alex> ça va ?": Chat("Alex", "ça va ?", True),
        "[Not Secure] <§6[VIP]§r Alex> !att": Chat("[VIP] Alex", "!att", False),
        "Alex issued server command: /mj att": Issued("Alex", "/mj att"),
        "Alex[/1.2.3.4:5678] logged in with entity id 7 at ([w]1.0, 64.0, -2.5)": Joined("Alex"),
        ".Be_drock[/[0:0:0:0:0:0:0:1]:5678] logged in with entity id 7 at (1.0, 64.0, 2.0)": Joined(
            ".Be_drock"
        ),
        "Alex[IP hidden] logged in with entity id 7 at (1.0, 64.0, 2.0)": Joined("Alex"),
        "Alex lost connection: Disconnected": Left("Alex"),
        "Starting minecraft server version 26.2-snapshot-3": Started("26.2-snapshot-3"),
        'Done (1.234s)! For help, type "help"': Ready(),
        "Stopping server": Stopping(),
    }
    for message, event in said.items():
        assert parse(prefix + message) == event, message


@pytest.mark.parametrize(
    "line",
    [
        "[12:00:01] [Server thread/WARN]: <Alex> hi",
        "[12:00:01 WARN]: <Alex> hi",
        "[12:00:01] [Server thread/INFO] [DiscordSRV/]: <Alex> hi",
        "[12:00:01] [Server thread/INFO] [com.evil.minecraft/]: <Alex> hi",
        "[12:00:01] [Server thread/INFO]: [DiscordSRV] <Alex> hi",
        "[12:00:01] [Netty Server IO #1/INFO]: <Alex> hi",
        "[12:00:01] [Server thread/INFO]: [Alex: Set [melee] to 5]",
        "[12:00:01] [Server thread/INFO]: * Alex <MJ> !att",
        "[12:00:01] [Server thread/INFO]: [MJ] !att",
        "<Alex> no prefix at all",
        "    at net.minecraft.server.MinecraftServer.run(MinecraftServer.java:1)",
        "x [12:00:01] [Server thread/INFO]: <Alex> hi",
        "[12:00:01] [Async Chat Thread - #0/INFO]: Stopping server",
        "[12:00:01] [Async Chat Thread - #0/INFO]: Alex issued server command: /mj att",
    ],
)
def test_what_is_nobody_s(line: str) -> None:
    assert parse(line) is None


@pytest.mark.parametrize("sign", ["\u0085", "\u2028", "\u2029", "\x0b", "\x0c", "\x1c", "\r"])
def test_a_typed_separator_begins_no_line(sign: str) -> None:
    forged = f"hi{sign}[12:00:01] [Server thread/INFO]: <MJ> !att"
    assert parse(f"[12:00:01] [Server thread/INFO]: <Alex> {forged}") == Chat("Alex", forged, True)


def test_what_the_chat_thread_writes_is_chat_whatever_its_form() -> None:
    assert chat_thread("[12:00:01] [Async Chat Thread - #9/INFO]: [RP] Alex: hi")
    assert not chat_thread("[12:00:01] [Server thread/INFO]: [RP] Alex: hi")
    assert not chat_thread("[12:00:01 INFO]: [RP] Alex: hi")
