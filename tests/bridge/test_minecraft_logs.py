"""Whole logs, from the bytes to what they tell: every kind of server, nothing read beside it."""

import tomllib
from pathlib import Path

import pytest

from bridge.minecraft.chatform import form
from bridge.minecraft.detect import in_files
from bridge.minecraft.logline import (
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
    parse,
)
from bridge.minecraft.logtail import Cursor, LogTail

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*.log"))


def told(event: Event) -> str:
    """An event as the file beside a log writes it."""
    match event:
        case Chat(name, text):
            return f"Chat {name}: {text}"
        case Issued(name, command):
            return f"Issued {name}: {command}"
        case Joined(name) | Left(name):
            return f"{type(event).__name__} {name}"
        case Client(address):
            return f"Client {address}"
        case ClientGone(address):
            return f"ClientGone {address}"
        case Started(version):
            return f"Started {version}"
        case Ready() | Stopping():
            return type(event).__name__


def test_there_are_logs() -> None:
    assert len(LOGS) >= 4


@pytest.mark.parametrize("log", LOGS, ids=lambda p: p.stem)
def test_a_log_tells_just_what_is_written_beside_it(log: Path) -> None:
    expected = tomllib.loads(log.with_suffix(".toml").read_text("utf-8"))
    forms = [form(f) for f in expected.get("chat", ["auto"])]
    tail = LogTail(log, Cursor("", 0), expected["encoding"])
    events = [parse(line.text, forms) for line in tail.read()]
    tail.close()
    assert [told(e) for e in events if e is not None] == expected["events"]


@pytest.mark.parametrize("log", LOGS, ids=lambda p: p.stem)
def test_a_log_tells_of_which_server_it_is(log: Path) -> None:
    expected = tomllib.loads(log.with_suffix(".toml").read_text("utf-8"))
    found = in_files(log, expected["encoding"])
    assert (found.version, found.flavour) == (expected["version"], expected["flavour"])
