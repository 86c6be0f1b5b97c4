"""Every parser of words from outside: what it reads, and the only ways in which it may refuse."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bridge import phrase
from bridge.minecraft import logline, replies
from bridge.minecraft.dialect import dialect
from bridge.minecraft.text import Text, harmless, plain, to_component
from bridge.rcon.errors import BadPacket
from bridge.rcon.packet import Decoder, decode_text, encode
from bridge.sim import brigadier, snbt
from bridge.sim.commands import tree
from bridge.sim.edition import edition
from bridge.sim.reader import CommandError, Reader
from rules.engine import dice

UUIDS = ("069a79f4-44e9-4726-a5be-fca90e38aaf5", "853c80ef-3c37-49fd-aa49-938b674adae6")
DATA = " has the following entity data: "
INTS = "[I; 110787060, 1156138790, -1514210135, 238594805]"

LINES = (
    "[12:00:00] [Server thread/INFO]: <Alex> !att orc av +2",
    "[12:00:00] [Async Chat Thread - #3/INFO]: [Not Secure] <[MJ] Alex> bonjour",
    "[1012月2023 20:24:19.422] [Server thread/INFO] [minecraft/MinecraftServer]: <Alex> !fin",
    "[12:00:00] [Server thread/INFO]: Alex[/[::1]:5] logged in with entity id 5 at (0.5, 64.0, 0)",
    "[12:00:00] [Server thread/INFO]: Alex lost connection: Disconnected",
    "[12:00:00] [Server thread/INFO]: Alex issued server command: /trigger melee set 5",
    "[12:00:00] [Server thread/INFO]: Starting minecraft server version 1.21.11",
    '[12:00:00] [Server thread/INFO]: Done (1.234s)! For help, type "help"',
    "[12:00:00] [Server thread/WARN]: Can't keep up!", "\tat java.lang.Thread.run(Thread.java:1)",
)  # fmt: skip
LISTS = (
    "There are 0 of a max of 20 players online: ",
    f"There are 1 of a max of 20 players online: Alex ({UUIDS[0]})",
    f"There are 2 of a max of 20 players online: Alex ({UUIDS[0]}), .Bob ({UUIDS[1]})",
)
DATAS = (f"Alex{DATA}{INTS}", f"Alex{DATA}{INTS}Orc{DATA}[I; 1, 2, 3, 4]", "No entity was found")
PLACES = (f"Alex{DATA}[0.5d, 64.0d, -1.25E-4d]", f"Alex{DATA}[2.9999984E7d, -0.0d, 1d]\n")
SCORES = (
    "Alex has 5 [melee]",
    "Can't get value of melee for Alex; none is set",
    "[x] A has -1 [m]",
)
TESTS = ("Test passed", "Test failed", "Test passed, count: 5", "Test passed. Count: 12")
VERSIONS = (
    "id = 1.21.11name = 1.21.11data = 4671series = mainprotocol = 774 (0x306)",
    "git-Paper-1",
)
CHATS = (
    "att orc av +2",
    'ajout orc "Gros Tas" 3',
    "r 2d6+3 # pour voir",
    "déf parer",
    "placer orc ~ 64 ~1",
)
ROLLS = ("1d20+5", "2d6kh1!", "4d6rr<3kh3", "(1d4+1)*2", "-d%+{1d6}", "2d20kl1 # malus", "1d6/2-1")
SNBTS = (
    "{a:1b,b:[I;1,2],c:\"x\",d:[1.5f,2f],e:{f:'g'}}",
    "[L;1l]",
    "{Tags:[melee],CustomName:'\"x\"'}",
)
COMMANDS = (
    'tellraw @a[tag=melee.x] {"text":"x","extra":[{"text":"y","bold":true}]}',
    "execute as @e[type=zombie,distance=..5,limit=3] at @s if block ~ ~-1 ~ stone run tag @s add x",
    "execute if blocks 0 64 0 5 66 5 0 64 0 masked", "scoreboard players set Alex melee 5",
    "data get entity @s Pos[0] 1000", "tp @p 1.5 64.0 ~2", "list uuids",
    "bossbar set melee:x value 5",
)  # fmt: skip
PACKETS = (
    encode(1, 2, b"list"), encode(1, 0, b"Test passed") * 2,
    encode(-1, 2, b""), encode(7, 0, "§cé😀".encode()) + encode(8, 0, b"x" * 4096),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Parser:
    """``read`` raises nothing but ``refusals``; ``seeds`` are what it usually gets."""

    read: Callable[[Any], object]
    seeds: tuple[Any, ...]
    refusals: tuple[type[Exception], ...] = ()


def _stream(data: bytes) -> object:
    """In pieces, as a network brings it."""
    decoder = Decoder()
    cut = len(data) // 2
    return [decoder.feed(data[:cut]), decoder.feed(data[cut:])]


def _component(words: str) -> object:
    """Whatever is shown is a component that says just that, on one line, in UTF-8."""
    safe = harmless(words)
    made = to_component(Text(safe, hover=Text(words)), dialect("1.21.11"))
    made.encode()
    json.loads(made)
    if any(c in safe for c in "\n\r\0§\u2028\u0085"):
        raise AssertionError("a control character was let through")
    return plain(Text(safe))


def _tree(version: str) -> Callable[[str], object]:
    made, year = tree(edition(version)), edition(version)
    return lambda line: brigadier.parse(made, line, year, 4)


def _nbt(text: str) -> object:
    return snbt.parse(Reader(text, edition("1.21.11")))


PARSERS: Mapping[str, Parser] = {
    "log line": Parser(logline.parse, LINES),
    "speaker": Parser(
        lambda t: logline.speaker(t, {"Alex": UUIDS[0]}, {UUIDS[0]: "[MJ] Alex"}), CHATS
    ),
    "list of players": Parser(replies.players_online, LISTS, (replies.Unreadable,)),
    "UUIDs": Parser(replies.uuids_in, DATAS),
    "positions": Parser(lambda t: replies.positions(DATAS[1], t), (*PLACES, *DATAS)),
    "decorated names": Parser(lambda t: replies.displays(t, UUIDS), DATAS),
    "clicks": Parser(lambda t: replies.clicked(t, {"Alex": UUIDS[0]}), DATAS),
    "score": Parser(replies.score, SCORES, (replies.Unreadable,)),
    "test": Parser(replies.test_passed, TESTS, (replies.Unreadable,)),
    "version": Parser(replies.version_of, VERSIONS),
    "chat command": Parser(lambda t: (phrase.pieces(t), phrase.whole(t), phrase.fold(t)), CHATS),
    "dice": Parser(lambda t: dice.compile(t).bounds, ROLLS, (dice.DiceError,)),
    "text component": Parser(_component, (*CHATS, *LINES)),
    "packets": Parser(_stream, PACKETS, (BadPacket,)),
    "text of an answer": Parser(
        lambda b: decode_text([b[: len(b) // 2], b[len(b) // 2 :]]), PACKETS
    ),
    "SNBT": Parser(_nbt, SNBTS, (CommandError,)),
    "server command": Parser(_tree("1.21.11"), COMMANDS, (CommandError,)),
}
