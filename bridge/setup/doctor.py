"""``melee doctor``: everything that a set-up needs, looked at in order, each with what to do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..minecraft.chatform import form
from ..rcon.connection import Connection
from ..rcon.errors import RconError
from ..settings import Server, Settings, SettingsError, load
from . import files, freshness, game, logs, rcon, stores
from .finding import Finding
from .properties import beside, read
from .readings import Reading, readings


@dataclass(frozen=True, slots=True)
class Section:
    """What belongs together: ``title`` names the message ``section-<title>``."""

    title: str
    name: str
    findings: tuple[Finding, ...]
    readings: tuple[Reading, ...] = ()

    @property
    def is_sound(self) -> bool:
        return all(f.level != "bad" for f in self.findings)


def examine(config: Path) -> Iterator[Section]:
    """The program and its settings first; then each server, as far as the settings can be read."""
    try:
        settings = load(config)
    except SettingsError as wrong:
        if not config.exists():
            none = Finding("bad", "settings-none", {"file": str(config)})
            yield Section("program", "", (files.python(), none))
            return
        found = [Finding("bad", "settings-bad", {"mistake": m}) for m in wrong.mistakes]
        yield Section("program", "", (files.python(), *found))
        return
    good = Finding("ok", "settings", {"file": str(config)})
    more = (*files.masters(settings), *files.secrets(config, settings))
    yield Section("program", "", (files.python(), good, *more))
    for server in settings.servers:
        yield from _server(settings, server)


def _server(settings: Settings, server: Server) -> Iterator[Section]:
    properties = _properties(server)
    there, end = logs.reached(server)
    lines: Sequence[str] = end.lines if end else ()
    found, connection = rcon.opened(server, properties, lines)
    extra: list[Finding] = []
    try:
        if connection is not None:
            if end is not None and end.size:
                is_grown = freshness.grown(server, end.size)
                extra = freshness.alive(server, is_grown, datetime.now())
            found += [rcon.second_opinion(server), *rcon.others(server, lines)]
        told = list(_game(server, connection, properties, lines))
    except RconError as lost:
        told = [Finding("bad", "rcon-lost", {"why": str(lost)})]
    finally:
        if connection is not None:
            connection.disconnect()
    letters = tuple(logs.letters(server, end)) if end is not None and end.size else ()
    read_as = tuple(readings(lines[-logs.LAST_LINES :], [form(f) for f in server.chat]))
    yield Section("log", server.name, (there, *extra, *letters, *_forms(read_as)), read_as)
    yield Section("rcon", server.name, tuple(found))
    yield Section("game", server.name, tuple(told))
    yield Section("store", server.name, (stores.store(server, settings.rulesets),))


def _properties(server: Server) -> dict[str, str]:
    """The server's own, if its folder can be seen from here."""
    path = beside(server.log)
    try:
        return read(path) if path else {}
    except OSError:
        return {}


def _game(
    server: Server, connection: Connection | None, properties: dict[str, str], lines: Sequence[str]
) -> Iterator[Finding]:
    ask = connection.command if connection is not None else None
    kind = game.kind(server, ask)
    yield from kind.findings
    yield game.broadcast(properties, lines)
    root = beside(server.log)
    yield from game.spam(kind.found, root.parent if root else None)
    if ask is not None:
        yield from game.answers(kind.found, ask)
        yield from game.plugins(server, kind.found, ask)
        yield game.pack(ask)


def _forms(read_as: Sequence[Reading]) -> Iterator[Finding]:
    unread = [r for r in read_as if r.key == "unread-chat"]
    if unread:
        yield Finding("bad", "chat-form", {"line": unread[-1].line[:160]})
