"""The server's log: there, readable, in the right encoding, in a form that is read."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..settings import Server
from .finding import Finding

TAIL_BYTES = 1 << 18
"""So much of its end is looked at."""

LAST_LINES = 20
_LOST = re.compile(r"[^\W\d_]\?[^\W\d_]|[^\W\d_]\?\?[^\W\d_]")
"""A question mark between two letters: an accent that was never written."""
_MOJIBAKE = re.compile("Ã[\u0080-\u00bf\u0152-\u2122]|Â[\u00a0-\u00bf]|â€")
"""UTF-8 read letter by letter as cp1252."""
_CHAT = re.compile(r"(?:Server thread|Async Chat Thread[^/]*)/INFO\][^<]*<.{1,100}?> (?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Tail:
    """The end of a log, as bytes and as lines."""

    size: int
    data: bytes
    lines: tuple[str, ...]


def tail(path: Path, encoding: str) -> Tail:
    """Raises OSError."""
    with path.open("rb") as file:
        size = file.seek(0, 2)
        file.seek(max(0, size - TAIL_BYTES))
        data = file.read()
    if size > TAIL_BYTES:
        data = data[data.find(b"\n") + 1 :]
    raw = data.split(b"\n")[:-1]
    lines = tuple(r.removesuffix(b"\r").decode(encoding, "replace") for r in raw)
    return Tail(size, data, lines)


def reached(server: Server) -> tuple[Finding, Tail | None]:
    """Whether the log is there and can be read, and its end."""
    path = server.log
    try:
        end = tail(path, server.encoding)
    except FileNotFoundError:
        near = _near(path)
        key = "log-missing-near" if near else "log-missing"
        return Finding("bad", key, {"path": str(path), "near": near}), None
    except IsADirectoryError:
        return Finding("bad", "log-folder", {"path": str(path)}), None
    except PermissionError:
        return Finding("bad", "log-forbidden", {"path": str(path)}), None
    except OSError as failure:
        why = failure.strerror or str(failure)
        return Finding("bad", "log-unreadable", {"path": str(path), "why": why}), None
    if not end.size:
        return Finding("warn", "log-empty", {"path": str(path)}), end
    return Finding("ok", "log-there", {"path": str(path), "lines": len(end.lines)}), end


def _near(path: Path) -> str:
    """Another log that the owner may have meant; "" if none is in sight."""
    folder = next((p for p in path.parents if p.is_dir()), Path())
    for guess in (folder / "logs" / "latest.log", folder / "latest.log"):
        if guess.is_file() and guess != path:
            return str(guess)
    return ""


def letters(server: Server, end: Tail) -> Iterator[Finding]:
    """Whether the encoding is the one that the server writes in."""
    params = {"encoding": server.encoding}
    is_utf8 = codecs.lookup(server.encoding).name == "utf-8"
    try:
        text = end.data.decode(server.encoding)
    except UnicodeDecodeError as broken:
        place = end.data[: broken.start].count(b"\n")
        guess = "cp1252" if is_utf8 else "utf-8"
        shown = end.lines[place][:120] if place < len(end.lines) else ""
        yield Finding("bad", "encoding-wrong", {**params, "guess": guess, "line": shown})
        return
    said = "\n".join(m["text"] for line in end.lines if (m := _CHAT.search(line)))
    if not is_utf8 and _MOJIBAKE.search(text):
        yield Finding("bad", "encoding-wrong", {**params, "guess": "utf-8", "line": ""})
    elif text.isascii() and (lost := _LOST.search(said)):
        line = next(s for s in said.split("\n") if lost.group() in s)
        yield Finding("bad", "encoding-lost", {"line": line[:120]})
    elif text.isascii():
        yield Finding("note", "encoding-unproven", params)
    else:
        yield Finding("ok", "encoding-right", params)
