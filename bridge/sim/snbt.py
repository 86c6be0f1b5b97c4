"""NBT as text: read with the game's leniency, printed as ``data get`` prints it."""

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .errors import CommandError
from .reader import Reader


class Byte(int):
    """``1b``; also what ``true`` and ``false`` are."""


class Short(int):
    """``1s``."""


class Long(int):
    """``1L``."""


class Float(float):
    """``1.0f``. Python's own float is a double, its int an int."""


@dataclass(frozen=True, slots=True)
class Array:
    """``[I; 1, 2]``; kind is B, I or L."""

    kind: str
    values: tuple[int, ...]


Tag = Any
"""Byte, Short, int, Long, Float, float, str, Array, list or dict of tags."""

_WHOLE = re.compile(r"([-+]?(?:0|[1-9]\d*))([bslBSL]?)")
_REAL = re.compile(r"([-+]?(?:\d+\.?|\d*\.\d+)(?:[eE][-+]?\d+)?)([fdFD]?)")
_WHOLE_KINDS = {"b": Byte, "s": Short, "l": Long, "": int}
_BITS = {"b": 8, "s": 16, "l": 64, "": 32}
_PLAIN_KEY = re.compile(r"[A-Za-z0-9._+-]+")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "s": " "}


def read(reader: Reader, escapes: bool = True) -> Tag:
    """One value at the reader's place. ``escapes``: ``\\n``, ``\\u…`` count (1.21.5 on)."""
    _blank(reader)
    match reader.peek():
        case "":
            raise CommandError("Expected value", reader.at)
        case "{":
            return _compound(reader, escapes)
        case "[":
            return _list(reader, escapes)
        case '"' | "'":
            return _quoted(reader, escapes)
        case _:
            pass
    start, word = reader.at, reader.bare()
    if not word:
        raise CommandError("Expected value", start)
    return scalar(word)


def parse(text: str, escapes: bool = True) -> Tag:
    """A whole text. Raises CommandError."""
    reader = Reader(text, "")
    value = read(reader, escapes)
    _blank(reader)
    if reader.more():
        raise CommandError("Unexpected trailing data", reader.at)
    return value


def scalar(word: str) -> Tag:
    """An unquoted word: a number if it looks like one and fits, else a text."""
    if found := _WHOLE.fullmatch(word):
        kind, value = found[2].lower(), int(found[1])
        bound = 1 << (_BITS[kind] - 1)
        return _WHOLE_KINDS[kind](value) if -bound <= value < bound else word
    if (found := _REAL.fullmatch(word)) and (found[2] or "." in word):
        return Float(found[1]) if found[2] in ("f", "F") else float(found[1])
    return {"true": Byte(1), "false": Byte(0)}.get(word, word)


def _blank(reader: Reader) -> None:
    while reader.peek().isspace():
        reader.at += 1


def _compound(reader: Reader, escapes: bool) -> dict[str, Tag]:
    found: dict[str, Tag] = {}
    reader.at += 1
    _blank(reader)
    while reader.peek() != "}":
        start = reader.at
        key = _quoted(reader, escapes) if reader.peek() in ("'", '"') else reader.bare()
        if not key and reader.at == start:
            raise CommandError("Expected key", start)
        _blank(reader)
        reader.expect(":")
        found[key] = read(reader, escapes)
        if not _comma(reader, "}"):
            break
    reader.expect("}")
    return found


def _list(reader: Reader, escapes: bool) -> Tag:
    reader.at += 1
    array = re.match(r"([BIL])\s*;", reader.text[reader.at :])
    if array:
        reader.at += array.end()
    found: list[Tag] = []
    _blank(reader)
    while reader.peek() != "]":
        found.append(read(reader, escapes))
        if not _comma(reader, "]"):
            break
    reader.expect("]")
    if array is None:
        return found
    if not all(isinstance(value, int) for value in found):
        raise CommandError(f"Invalid array type '{array[1]}'", reader.at)
    return Array(array[1], tuple(found))


def _comma(reader: Reader, closing: str) -> bool:
    _blank(reader)
    if reader.peek() != ",":
        return False
    reader.at += 1
    _blank(reader)
    return True


def _quoted(reader: Reader, escapes: bool) -> str:
    if not escapes:
        return reader.string()
    quote, start, said = reader.peek(), reader.at, ""
    reader.at += 1
    while (char := reader.peek()) != quote:
        if not char:
            raise CommandError("Unclosed quoted string", start)
        reader.at += 1
        said += _escape(reader) if char == "\\" else char
    reader.at += 1
    return said.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _escape(reader: Reader) -> str:
    char = reader.peek()
    reader.at += 1
    if char in ("\\", '"', "'") and char:
        return char
    width = {"x": 2, "u": 4, "U": 8}.get(char, 0)
    digits = reader.text[reader.at : reader.at + width]
    if width and re.fullmatch(rf"[0-9a-fA-F]{{{width}}}", digits):
        reader.at += width
        return chr(int(digits, 16))
    if char not in _ESCAPES or not char:
        raise CommandError(f"Invalid escape sequence '{char}' in quoted string", reader.at - 1)
    return _ESCAPES[char]


# -- printing -------------------------------------------------------------------------------------


def show(tag: Tag) -> str:
    """As a feedback text prints it."""
    match tag:
        case Byte():
            return f"{int(tag)}b"
        case Short():
            return f"{int(tag)}s"
        case Long():
            return f"{int(tag)}L"
        case int():
            return str(int(tag))
        case Float():
            return f"{java(tag, 9)}f"
        case float():
            return f"{java(tag, 17)}d"
        case str():
            return quoted(tag)
        case Array(kind, values):
            suffix = {"B": "b", "I": "", "L": "L"}[kind]
            return f"[{kind}; " + ", ".join(f"{v}{suffix}" for v in values) + "]"
        case list():
            return "[" + ", ".join(show(item) for item in tag) + "]"
        case Mapping():
            return "{" + ", ".join(f"{_key(k)}: {show(v)}" for k, v in tag.items()) + "}"
        case _:
            raise TypeError(f"{tag!r} is no NBT")


def quoted(text: str) -> str:
    """In ``"``, or in ``'`` if the text holds ``"`` first."""
    first = next((c for c in text if c in "\"'"), "'")
    quote = "'" if first == '"' else '"'
    return quote + text.replace("\\", "\\\\").replace(quote, "\\" + quote) + quote


def _key(key: str) -> str:
    return key if _PLAIN_KEY.fullmatch(key) else quoted(key)


def java(value: float, digits: int) -> str:
    """Java's ``String.valueOf``: plain from 0.001 to 10 000 000, else with an exponent."""
    plain = repr(float(value)) if digits > 9 else _shortest_float(value)
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        return plain if "e" not in plain else f"{value:.1f}"
    exponent = f"{float(plain):.16e}".split("e")[1]
    significant = plain.split("e")[0].replace(".", "").replace("-", "").strip("0") or "0"
    mantissa = ("-" if value < 0 else "") + significant[0] + "." + (significant[1:] or "0")
    return f"{mantissa}E{int(exponent)}"


def _shortest_float(value: float) -> str:
    """The fewest digits that a 32-bit float needs."""
    (wanted,) = struct.unpack("f", struct.pack("f", value))
    for digits in range(1, 10):
        text = f"{wanted:.{digits}g}"
        if struct.unpack("f", struct.pack("f", float(text)))[0] == wanted:
            return repr(float(text))
    return repr(wanted)
