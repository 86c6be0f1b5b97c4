"""Which version and which kind of server: from what it writes at its start and what it answers."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from .archive import archives
from .flavour import flavours
from .replies import bare, version_of


@dataclass(frozen=True, slots=True)
class Found:
    """``flavour`` and ``version`` are "" where nothing told; ``by`` names the witness."""

    version: str = ""
    flavour: str = ""
    by: str = ""

    def over(self, other: "Found") -> "Found":
        """This, and what it leaves open from another."""
        by = self.by if self.version else other.by
        return Found(self.version or other.version, self.flavour or other.flavour, by)


_VERSION = r"(?P<version>\d+\.\d+(?:\.\d+)?)"
_STARTED = re.compile(rf"Starting minecraft server version {_VERSION}")
_BUKKIT = re.compile(
    r"This server is running (?P<brand>[\w.+-]+) version (?P<rest>.{1,300}?)"
    rf"(?:\(MC: {_VERSION}\)|\(Implementing API version (?P<api>\d+\.\d+(?:\.\d+)?))"
)
_PAPERS = "(?:Paper|Purpur|Pufferfish|Leaf)"
_LOADERS = (
    ("fabric", re.compile(rf"Loading Minecraft {_VERSION}\S* with (?:Fabric|Quilt) Loader")),
    ("neoforge", re.compile(r"--fml\.neoForgeVersion\b|NeoForge mod loading|Starting NeoForge")),
    ("forge", re.compile(r"--fml\.forgeVersion\b|Forge mod loading|MinecraftForge v\d")),
    (
        "paper",
        re.compile(rf"Loading {_PAPERS} \S+ (?:\([^)]+\) )?for Minecraft {_VERSION}"),
    ),
)
_LINE = re.compile(
    r"\[[^\[\]]{8,40}\] \[(?P<thread>[^\[\]]{1,60})/[A-Z]+\](?: \[[^\[\]]*\])?: (.*)"
)
_SPIGOTS = {"craftbukkit", "spigot"}
_SAYS = "This server is running"
_TALKERS = ("Async Chat Thread", "Netty", "RCON")


def in_log(lines: Iterable[str]) -> Found:
    """What the lines of a start tell, whole and from their beginning: words of players do not."""
    found = Found()
    for line in lines:
        head = _LINE.fullmatch(line)
        if head is None or head["thread"].startswith(_TALKERS):
            continue
        message = head.group(2)
        if started := _STARTED.match(message):
            found = Found(started["version"], "", "log").over(found)
            continue
        if head["thread"] == "Server thread" and not message.startswith(_SAYS):
            continue  # where people speak, no loader does
        for flavour, pattern in _LOADERS:
            if (loader := pattern.search(message)) and not found.flavour:
                version = loader.groupdict().get("version") or ""
                found = found.over(Found(version, flavour, "log"))
        if message.startswith(_SAYS):
            found = in_answer(message).over(found)
            break  # Bukkit says it last
    return Found(found.version, found.flavour, "log" if found.version else "")


FIRST_LINES = 5000
"""So far into its log a server with many mods says its version."""
MOST_ARCHIVES = 60
"""So many logs back: a server that has been up since then is a rare one."""


def in_files(log: Path, encoding: str) -> Found:
    """What the last start tells: in the log, or in those put aside since, at midnight say."""
    found = in_log(_first_lines(log, encoding))
    for archive in reversed(archives(log)[-MOST_ARCHIVES:] if not found.version else []):
        found = in_log(archive.lines(encoding, FIRST_LINES))
        if found.version:
            break
    return found


def _first_lines(path: Path, encoding: str) -> Iterator[str]:
    with suppress(OSError), path.open("rb") as file:
        for _, raw in zip(range(FIRST_LINES), file, strict=False):
            yield raw.rstrip(b"\r\n").decode(encoding, "replace")


def in_answer(answer: str) -> Found:
    """The answer to ``version``: the game's own since 1.21.6, Bukkit's always."""
    text = bare(answer)
    if bukkit := _BUKKIT.search(text):
        brand = bukkit["brand"].lower()
        spigot = brand in _SPIGOTS and "paper" not in bukkit["rest"].lower()
        version = bukkit["version"] or bukkit["api"]
        return Found(version, "spigot" if spigot else "paper", "answer")
    version = version_of(text) or ""
    return Found(version, "", "answer" if version else "")


@cache
def _plugins() -> dict[str, list[str]]:
    source = files(__package__).joinpath("data/plugins.toml")
    return tomllib.loads(source.read_text(encoding="utf8"))


def renaming(plugins: Iterable[str]) -> list[str]:
    """Those that show players under other names than their own: chat proves nothing there."""
    return [p for p in plugins if p in _plugins()["names"]]


def reforming(plugins: Iterable[str]) -> list[str]:
    """Those that write chat in a form of their own."""
    return [p for p in plugins if p in _plugins()["forms"]]


def in_status(name: str) -> Found:
    """The version's name in the list of servers: ``1.20.4``, ``Paper 1.20.4`` …"""
    several = re.findall(r"\d+\.[\dx]+", name)  # a proxy names a range
    found = re.search(_VERSION, name) if len(several) == 1 else None
    brand = re.match(r"[A-Za-z]+", name)
    flavour = (brand.group().lower() if brand else "").replace("craftbukkit", "spigot")
    if flavour in ("purpur", "pufferfish", "leaf"):
        flavour = "paper"
    version = found["version"] if found else ""
    return Found(version, flavour if flavour in flavours() else "", "status" if version else "")
