"""NBT written as text: the grammar until 1.21.4 and the stricter, richer one since."""

import re
import unicodedata

from .nbt import Array, Compound, Number, Tag, byte, single, type_name
from .reader import Reader

_OLD_NUMBERS = (
    (re.compile(r"[-+]?(?:0|[1-9]\d*)b", re.IGNORECASE), "b"),
    (re.compile(r"[-+]?(?:0|[1-9]\d*)l", re.IGNORECASE), "l"),
    (re.compile(r"[-+]?(?:0|[1-9]\d*)s", re.IGNORECASE), "s"),
    (re.compile(r"[-+]?(?:0|[1-9]\d*)"), "i"),
    (re.compile(r"[-+]?(?:\d+\.?|\d*\.\d+)(?:e[-+]?\d+)?f", re.IGNORECASE), "f"),
    (re.compile(r"[-+]?(?:\d+\.?|\d*\.\d+)(?:e[-+]?\d+)?d", re.IGNORECASE), "d"),
    (re.compile(r"[-+]?(?:\d+\.|\d*\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE), "d"),
)
_BITS = {"b": 8, "s": 16, "i": 32, "l": 64}
_NEW_INTEGER = re.compile(
    r"(?P<sign>[-+]?)(?:0x(?P<hex>[0-9a-f_]+?)|0b(?P<bin>[01][01_]*)|(?P<dec>0|[1-9][\d_]*))"
    r"(?P<unsigned>(?:[us](?=[bsil]))?)(?P<kind>[bsil]?)",
    re.IGNORECASE,
)
_NEW_DECIMAL = re.compile(
    r"[-+]?(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[-+]?\d+)?(?P<kind>[fd]?)", re.IGNORECASE
)
_ESCAPES = {"b": "\b", "s": " ", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}
_PLAIN = {'"': re.compile(r'[^"\\]*'), "'": re.compile(r"[^'\\]*")}
_HEX_ESCAPES = {"x": 2, "u": 4, "U": 8}


def parse(reader: Reader) -> Tag:
    """One value, from the place on.

    Raises: CommandError.
    """
    reader.skip_spaces()
    if not reader.can_read():
        raise reader.error("Expected value")
    match reader.peek():
        case "{":
            return compound(reader)
        case "[":
            if reader.peek(1) in ("B", "I", "L") and reader.peek(2) == ";":
                return _array(reader)
            return _list(reader)
        case '"' | "'":
            return string(reader)
        case _:
            return _bare(reader)


def compound(reader: Reader) -> Compound:
    """A compound, from its brace on."""
    reader.skip_spaces()
    reader.expect("{")
    found: Compound = {}
    reader.skip_spaces()
    while reader.peek() != "}":
        reader.skip_spaces()
        if not reader.can_read():
            raise reader.error("Expected key")
        key = string(reader) if reader.peek() in ('"', "'") else reader.unquoted()
        if not key:
            raise reader.error("Expected key")
        reader.skip_spaces()
        reader.expect(":")
        found[key] = parse(reader)
        if not _another(reader, "}"):
            break
    reader.expect("}")
    return found


def _another(reader: Reader, end: str) -> bool:
    """Whether a comma stands here and a value after it (a last comma is allowed since 1.21.5)."""
    reader.skip_spaces()
    if reader.peek() != ",":
        return False
    reader.cursor += 1
    reader.skip_spaces()
    if reader.peek() != end:
        return True
    if not reader.edition.snbt:
        raise reader.error("Expected value" if end == "]" else "Expected key")
    return False


def _list(reader: Reader) -> list[Tag]:
    reader.expect("[")
    found: list[Tag] = []
    reader.skip_spaces()
    while reader.peek() != "]":
        start = reader.cursor
        value = parse(reader)
        if found and not reader.edition.snbt and type_name(value) != type_name(found[0]):
            raise reader.error(
                f"Can't insert {type_name(value)} into list of {type_name(found[0])}", start
            )
        found.append(value)
        if not _another(reader, "]"):
            break
    reader.expect("]")
    return found


def _array(reader: Reader) -> Array:
    reader.expect("[")
    kind = reader.take()
    reader.expect(";")
    values: list[int] = []
    reader.skip_spaces()
    while reader.peek() != "]":
        start = reader.cursor
        value = parse(reader)
        if not isinstance(value, Number) or value.kind in "fd":
            raise reader.error(f"Can't insert {type_name(value)} into {kind} array", start)
        values.append(int(value.value))
        if not _another(reader, "]"):
            break
    reader.expect("]")
    return Array(kind, tuple(values))


def string(reader: Reader) -> str:
    """A quoted string; since 1.21.5 with the escapes of a programming language."""
    if not reader.edition.snbt:
        return reader.quoted()
    quote = reader.take()
    found = [reader.run_of(_PLAIN[quote])]
    while reader.can_read():
        if reader.take() == quote:
            joined = "".join(found)
            return joined.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        found += (_escape(reader), reader.run_of(_PLAIN[quote]))
    raise reader.error("Unclosed quoted string")


def _escape(reader: Reader) -> str:
    char = reader.take() if reader.can_read() else ""
    if char and char in "\\'\"":
        return char
    if char in _ESCAPES:
        return _ESCAPES[char]
    if char in _HEX_ESCAPES:
        digits = reader.line[reader.cursor : reader.cursor + _HEX_ESCAPES[char]]
        if re.fullmatch(rf"[0-9a-fA-F]{{{_HEX_ESCAPES[char]}}}", digits):
            point = int(digits, 16)
            if point <= 0x10FFFF:
                reader.cursor += len(digits)
                return chr(point)
    if char == "N" and (named := re.match(r"\{([A-Za-z0-9 -]+)\}", reader.rest())):
        try:
            point_name = unicodedata.lookup(named[1])
        except KeyError:
            raise reader.error("Invalid Unicode character name") from None
        reader.cursor += named.end()
        return point_name
    raise reader.error(f"Invalid escape sequence '\\{char}'")


def _bare(reader: Reader) -> Tag:
    start = reader.cursor
    text = reader.unquoted()
    if not text:
        raise reader.error("Expected value", start)
    if reader.edition.snbt:
        return _new_bare(reader, text, start)
    if text in ("true", "false"):
        return byte(text == "true")
    for pattern, kind in _OLD_NUMBERS:
        if pattern.fullmatch(text):
            digits = text if kind == "i" or text[-1] in "0123456789." else text[:-1]
            if kind == "f":
                return single(float(digits))
            if kind == "d":
                return Number("d", float(digits))
            value = int(digits)
            # What does not fit was taken for text.
            return Number(kind, value) if _fits(value, kind) else text
    return text


def _fits(value: int, kind: str) -> bool:
    half = 1 << (_BITS[kind] - 1)
    return -half <= value < half


def _new_bare(reader: Reader, text: str, start: int) -> Tag:
    if text in ("true", "false"):
        return byte(text == "true")
    if not (text[0].isdigit() or text[0] in "+-."):
        return text
    if found := _NEW_INTEGER.fullmatch(text):
        kind = found["kind"].lower() or "i"
        base = 16 if found["hex"] else 2 if found["bin"] else 10
        digits = found["hex"] or found["bin"] or found["dec"]
        value = int(digits.replace("_", ""), base)
        signed = -value if found["sign"] == "-" else value
        if found["unsigned"].lower() == "u" and 0 <= signed < 1 << _BITS[kind]:
            half = 1 << (_BITS[kind] - 1)
            return Number(kind, signed - 2 * half if signed >= half else signed)
        if _fits(signed, kind):
            return Number(kind, signed)
        raise reader.error(f"Number {text} is out of range", start)
    if found := _NEW_DECIMAL.fullmatch(text):
        kind = found["kind"].lower()
        decimal = float(text.rstrip("fFdD").replace("_", ""))
        return single(decimal) if kind == "f" else Number("d", decimal)
    raise reader.error("Expected a valid number", start)
