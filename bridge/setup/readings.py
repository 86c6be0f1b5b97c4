"""Lines of the log, and how each of them is read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..minecraft.chatform import Form
from ..minecraft.logline import (
    Chat,
    Client,
    ClientGone,
    Event,
    Issued,
    Joined,
    Left,
    Ready,
    Started,
    Stopping,
    outside_chat,
    parse,
)

SAID = 60
"""Characters of what somebody said that are shown."""


@dataclass(frozen=True, slots=True)
class Reading:
    """``key`` names the message ``reading-<key>``; "nothing": the line is not for us."""

    line: str
    key: str
    params: Mapping[str, Any]


def readings(lines: Sequence[str], forms: Sequence[Form]) -> list[Reading]:
    """How each of these lines is read with these forms of chat."""
    return [_one(line, forms) for line in lines]


def _one(line: str, forms: Sequence[Form]) -> Reading:
    event = parse(line, forms)
    if event is not None:
        return Reading(line, *_told(event))
    unread = outside_chat(line)
    return Reading(line, "unread-chat" if unread else "nothing", {})


def _told(event: Event) -> tuple[str, dict[str, Any]]:
    match event:
        case Chat(name, text, secure, account):
            known = "chat-account" if account else "chat" if secure else "chat-unsigned"
            return known, {"name": name, "text": text[:SAID]}
        case Issued(name, command):
            return "issued", {"name": name, "text": command[:SAID]}
        case Joined(name):
            return "joined", {"name": name}
        case Left(name):
            return "left", {"name": name}
        case Client(address):
            return "client", {"address": address}
        case ClientGone(address):
            return "client-gone", {"address": address}
        case Started(version):
            return "started", {"version": version}
        case Ready():
            return "ready", {}
        case Stopping():
            return "stopping", {}
