"""What the server itself tells: version, kind, whom its commands disturb, what clicks cost."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from ..minecraft import detect, replies, status
from ..minecraft.commands import NAMESPACE
from ..minecraft.dialect import TooOld, UnknownVersion, dialect
from ..minecraft.flavour import flavour
from ..settings import Server
from .finding import Finding

Ask = Callable[[str], str]
"""A command to the server; its answer. Raises RconError."""

PACK = "melee"
TRIES = 3


@dataclass(frozen=True, slots=True)
class Kind:
    """What is known of the server, and how it was found."""

    found: detect.Found
    findings: tuple[Finding, ...]


def kind(server: Server, ask: Ask | None) -> Kind:
    """Version and flavour; ``ask`` None where RCON is closed."""
    version, set_as = (v if v != "auto" else "" for v in (server.version, server.flavour))
    told = detect.in_files(server.log, server.encoding)
    if not told.version and ask is not None:
        told = told.over(detect.in_answer(ask("version")))
    if not told.version and server.game_port:
        told = told.over(status.ask(server.host, server.game_port))
    found = detect.Found(version, set_as, "settings").over(told)
    return Kind(found, tuple(_kind(found, told)))


def _kind(found: detect.Found, told: detect.Found) -> Iterator[Finding]:
    if not found.version:
        yield Finding("bad", "version-unknown")
        return
    params = {"version": found.version, "flavour": found.flavour or "vanilla", "by": found.by}
    try:
        spoken = dialect(found.version)
    except TooOld:
        yield Finding("bad", "version-old", params)
        return
    except UnknownVersion:
        yield Finding("bad", "version-unknown")
        return
    yield Finding("warn" if spoken.newer else "ok", "version-new" if spoken.newer else "version",
                  params)  # fmt: skip
    if told.version and told.version != found.version:
        yield Finding("warn", "version-other", {"set": found.version, "told": told.version})
    if told.flavour and found.flavour and told.flavour != found.flavour:
        yield Finding("warn", "flavour-other", {"set": found.flavour, "told": told.flavour})


def answers(found: detect.Found, ask: Ask) -> Iterator[Finding]:
    """Whether what the service asks again and again can be read."""
    online = _listed(ask, "list uuids")
    if online is None and flavour(found.flavour).issued:
        online = _listed(ask, NAMESPACE + "list uuids")
        if online is not None:
            yield Finding("note", "list-replaced")
    if online is None:
        yield Finding("bad", "list-unreadable")
        return
    yield Finding("ok", "list", {"count": len(online), "names": ", ".join(sorted(online)[:10])})


def _listed(ask: Ask, command: str) -> dict[str, str] | None:
    """Who is online; asked again where another client's words stand in the answer."""
    for _ in range(TRIES):
        with suppress(replies.Unreadable):
            return replies.players_online(ask(command))
    return None


def plugins(server: Server, found: detect.Found, ask: Ask) -> Iterator[Finding]:
    """Bukkit's plugins that change names or the form of chat."""
    if not flavour(found.flavour).issued:
        return
    there = replies.plugins_in(ask("plugins"))
    if (names := detect.renaming(there)) and "auto" in server.chat:
        yield Finding("warn", "plugin-names", {"plugins": ", ".join(names)})
    if (forms := detect.reforming(there)) and server.chat == ("auto",):
        yield Finding("warn", "plugin-forms", {"plugins": ", ".join(forms)})


def broadcast(properties: Mapping[str, str], lines: Sequence[str]) -> Finding:
    """Whether every command of ours shows on the operators' screens."""
    said = properties.get("broadcast-rcon-to-ops")
    if said is not None:
        loud = said.strip().lower() != "false"
        return Finding("warn" if loud else "ok", "broadcast" if loud else "broadcast-off")
    if any("]: [Rcon: " in line for line in lines):
        return Finding("warn", "broadcast")
    return Finding("note", "broadcast-unknown")


def spam(found: detect.Found, root: Path | None) -> Iterator[Finding]:
    """Each click counts as a line of chat; Bukkit can be told that it does not."""
    if not flavour(found.flavour).issued:
        yield Finding("note", "spam")
        return
    text = _text(root / "spigot.yml") if root else ""
    if not text:
        yield Finding("note", "spam-bukkit")
        return
    free = re.search(r"spam-exclusions:\s*\n(?:\s*- .*\n)*?\s*- /trigger\b", text)
    yield Finding("ok" if free else "note", "spam-free" if free else "spam-bukkit")
    if re.search(r"^\s*tab-complete:\s*-1\b", text, re.MULTILINE):
        yield Finding("warn", "tab-complete")
    if re.search(r"^commands:(?:\n\s+.*)*?\n\s+log:\s*false\b", text, re.MULTILINE):
        yield Finding("note", "commands-unlogged")


def pack(ask: Ask) -> Finding:
    """The data pack is a convenience: its absence is no fault."""
    there = re.search(rf"\[(?:file/)?{PACK}[^\]]*\]", ask("datapack list enabled"))
    return Finding("ok", "pack") if there else Finding("note", "pack-none")


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace")
    except OSError:
        return ""
