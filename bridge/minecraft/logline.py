"""One line of a server's log → what happened. Whatever does not match whole is nothing to us."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .chatform import VANILLA, Form


@dataclass(frozen=True, slots=True)
class Chat:
    """``name`` as it was shown, with a team's prefix and suffix; ``secure``: it was signed.

    ``account``: the name is the account's own, by what the owner says of the chat's form.
    """

    name: str
    text: str
    secure: bool
    account: bool = False


@dataclass(frozen=True, slots=True)
class Issued:
    """A Bukkit server tells every command that a player types, with his real name."""

    name: str
    command: str


@dataclass(frozen=True, slots=True)
class Joined:
    name: str


@dataclass(frozen=True, slots=True)
class Left:
    name: str


@dataclass(frozen=True, slots=True)
class Client:
    """Somebody has connected by RCON: we, or another program."""

    address: str


@dataclass(frozen=True, slots=True)
class ClientGone:
    """A connection by RCON has ended."""

    address: str


@dataclass(frozen=True, slots=True)
class Started:
    """The server starts; ``version`` as it names it."""

    version: str


@dataclass(frozen=True, slots=True)
class Ready:
    """The server has loaded its world."""


@dataclass(frozen=True, slots=True)
class Stopping:
    """The server goes down."""


Event = Chat | Issued | Joined | Left | Client | ClientGone | Started | Ready | Stopping

_CODES = re.compile(r"§.|\x1b\[[0-9;?]*[A-Za-z]")
_PREFIX = re.compile(
    r"\[(?:[^\[\]]{1,20} )?\d{2}:\d{2}:\d{2}(?:[.,]\d{1,6})?"  # a localised date before the time
    r"(?:\] \[(?P<thread>[^\[\]]{1,60})/(?P<level>[A-Z]+)\]| (?P<alone>[A-Z]+)\])"
    r"(?: \[(?:net\.minecraft\.|com\.mojang\.|[Mm]inecraft\b)[^\[\]]{0,120}\])?: "  # Forge: the
    # logger, which must be the game's: a mod may repeat what somebody wrote elsewhere
    r"(?P<message>.*)",
    re.DOTALL,
)
_CHAT_THREAD = re.compile(r"Server thread|Async Chat Thread - #\d+")
_NAME = r"(?P<name>[!-;=?-~]{1,16}?)"
_ISSUED = re.compile(_NAME + r" issued server command: (?P<command>/.*)", re.DOTALL)
_JOINED = re.compile(
    _NAME + r"\[(?:/\S+|IP hidden|local)\] logged in with entity id -?\d+ at \(.*\)"
)
_LEFT = re.compile(_NAME + r" lost connection: .*", re.DOTALL)
_STARTED = re.compile(r"Starting minecraft server version (?P<version>\S.*)")
_READY = re.compile(r'Done \([^)]*\)! For help, type "help".*')
_CLIENT = re.compile(r"Thread RCON Client /(?P<address>\S+) started")
_CLIENT_GONE = re.compile(r"Thread RCON Client /(?P<address>\S+) shutting down")
_STOPPING = re.compile(r"Stopping (?:the )?server")


def parse(line: str, forms: Sequence[Form] = (VANILLA,)) -> Event | None:
    """What a line tells, None for all the rest: other levels, stack traces, plugins.

    ``forms``: how this server writes chat. What two of them read differently is nobody's.
    """
    prefix = _PREFIX.fullmatch(_CODES.sub("", line))
    if prefix is None or (prefix["level"] or prefix["alone"]) != "INFO":
        return None
    message, thread = prefix["message"], prefix["thread"] or "Server thread"
    if thread.startswith("RCON Listener"):
        client = _CLIENT.fullmatch(message)
        return Client(client["address"]) if client else None
    if thread.startswith("RCON Client"):
        gone = _CLIENT_GONE.fullmatch(message)
        return ClientGone(gone["address"]) if gone else None
    if not _CHAT_THREAD.fullmatch(thread):
        return None
    told = _server(message) if thread == "Server thread" else None
    return told or _chat(message, forms)


def _chat(message: str, forms: Sequence[Form]) -> Chat | None:
    found = [(chat, f.account) for f in forms if (chat := f.pattern.fullmatch(message))]
    if len({(chat["name"], chat["text"]) for chat, _ in found}) != 1:
        return None
    chat, account = found[0]
    return Chat(chat["name"], chat["text"], chat["unsigned"] is None, account)


def _server(message: str) -> Event | None:
    """What the server says itself: no line that a player says begins so."""
    if message.startswith("<"):
        return None
    if issued := _ISSUED.fullmatch(message):
        return Issued(issued["name"], issued["command"])
    if joined := _JOINED.fullmatch(message):
        return Joined(joined["name"])
    if left := _LEFT.fullmatch(message):
        return Left(left["name"])
    if started := _STARTED.fullmatch(message):
        return Started(started["version"])
    if _READY.fullmatch(message):
        return Ready()
    return Stopping() if _STOPPING.fullmatch(message) else None


def outside_chat(line: str) -> bool:
    """Whether the chat thread of a Bukkit server wrote it: somebody spoke, whatever the form."""
    prefix = _PREFIX.fullmatch(_CODES.sub("", line))
    return prefix is not None and (prefix["thread"] or "").startswith("Async Chat Thread")


def speaker(
    shown: str, online: Mapping[str, str], displays: Mapping[str, str], account: bool = False
) -> str | None:
    """The UUID of who said it, from the name as shown; None if that is not certain.

    ``online``: plain name → UUID. ``displays``: UUID → name with its team's decoration, as the
    server prints it. The name as shown must be the one or the other of just one player: that it
    holds somebody's name proves nothing, for a nickname or another's decoration may hold it too.
    ``account``: it is the account's name, and nothing else is.
    """
    if account:
        return online.get(shown)
    possible = {uuid for uuid in online.values() if displays.get(uuid) == shown}
    if shown in online:
        possible.add(online[shown])
    return possible.pop() if len(possible) == 1 else None
