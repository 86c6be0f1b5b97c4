"""NBT values: typed numbers, arrays, strings, lists and compounds, and how vanilla prints them."""

import math
import re
import struct
from dataclasses import dataclass
from typing import TypeAlias

Vec = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Number:
    """``kind``: b(yte), s(hort), i(nt), l(ong), f(loat), d(ouble)."""

    kind: str
    value: float

    def whole(self) -> int:
        return math.floor(self.value)


@dataclass(frozen=True, slots=True)
class Array:
    """``kind``: B, I or L."""

    kind: str
    values: tuple[int, ...]


Tag: TypeAlias = Number | Array | str | list["Tag"] | dict[str, "Tag"]
Compound: TypeAlias = dict[str, Tag]


def byte(value: int) -> Number:
    return Number("b", int(value))


def integer(value: int) -> Number:
    return Number("i", value)


def double(value: float) -> Number:
    return Number("d", value)


def single(value: float) -> Number:
    """A float of 32 bits."""
    return Number("f", struct.unpack("f", struct.pack("f", value))[0])


def type_name(tag: Tag) -> str:
    """As vanilla names types in errors."""
    match tag:
        case Number(kind=kind):
            names = {"b": "BYTE", "s": "SHORT", "i": "INT", "l": "LONG"}
            return names.get(kind) or {"f": "FLOAT", "d": "DOUBLE"}[kind]
        case Array(kind=kind):
            return {"B": "BYTE[]", "I": "INT[]", "L": "LONG[]"}[kind]
        case str():
            return "STRING"
        case list():
            return "LIST"
        case dict():
            return "COMPOUND"


_SUFFIX = {"b": "b", "s": "s", "i": "", "l": "L", "f": "f", "d": "d"}
_BARE_KEY = re.compile(r"[A-Za-z0-9._+-]+")


def show(tag: Tag, list_limit: int = 0, array_limit: int = 0) -> str:
    """The value as `data get` prints it. What is over a limit is folded; 0 = no limit."""
    match tag:
        case Number(kind=kind, value=value):
            text = java_decimal(value, kind) if kind in "fd" else str(int(value))
            return text + _SUFFIX[kind]
        case Array(kind=kind, values=values):
            suffix = {"B": "b", "I": "", "L": "L"}[kind]
            return f"[{kind}; " + _row([f"{value}{suffix}" for value in values], array_limit)
        case str():
            return quote(tag)
        case list():
            return "[" + _row([show(one, list_limit, array_limit) for one in tag], list_limit)
        case dict():
            inside = (f"{_key(k)}: {show(v, list_limit, array_limit)}" for k, v in tag.items())
            return "{" + ", ".join(inside) + "}"


def _row(shown: list[str], limit: int) -> str:
    if limit and len(shown) > limit:
        return ", ".join(shown[:limit]) + ",<...>]"
    return ", ".join(shown) + "]"


def quote(text: str) -> str:
    """In double quotes, or in single ones if the text holds a double one first."""
    first = next((char for char in text if char in "\"'"), "'")
    mark = "'" if first == '"' else '"'
    return mark + text.replace("\\", "\\\\").replace(mark, "\\" + mark) + mark


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else quote(key)


def java_decimal(value: float, kind: str = "d") -> str:
    """A float or double as Java writes it: 1.0E-4, 12.5, 2.9999984E7."""
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    digits = _shortest_single(value) if kind == "f" else repr(value)
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        plain = _positional(digits)
        return plain if "." in plain else plain + ".0"
    mantissa, exponent = _scientific(digits)
    return f"{mantissa}E{exponent}"


def _shortest_single(value: float) -> str:
    for digits in range(1, 10):
        text = f"{value:.{digits}g}"
        if struct.pack("f", float(text)) == struct.pack("f", value):
            return text
    return repr(value)


def _positional(digits: str) -> str:
    if "e" not in digits:
        return digits
    mantissa, exponent = digits.split("e")
    places = max(0, len(mantissa.split(".")[-1] if "." in mantissa else "") - int(exponent))
    return f"{float(digits):.{places}f}"


def _scientific(digits: str) -> tuple[str, int]:
    sign = "-" if digits.startswith("-") else ""
    mantissa, _, exponent = digits.lstrip("-").partition("e")
    whole, _, fraction = mantissa.partition(".")
    figures = (whole + fraction).lstrip("0")
    first = len(whole) - 1 if whole.strip("0") else -(len(fraction) - len(fraction.lstrip("0")) + 1)
    power = int(exponent or 0) + first
    figures = figures.rstrip("0") or "0"
    return f"{sign}{figures[0]}.{figures[1:] or '0'}", power


def copied(tag: Tag) -> Tag:
    """The same value, sharing no list and no compound with it."""
    if isinstance(tag, list):
        return [copied(one) for one in tag]
    return copied_compound(tag) if isinstance(tag, dict) else tag


def copied_compound(tag: Compound) -> Compound:
    return {key: copied(value) for key, value in tag.items()}


def equal(wanted: Tag, found: "Tag | None") -> bool:
    """Whether ``found`` holds all of ``wanted``: a compound may hold more, a list too."""
    match wanted, found:
        case dict(), dict():
            return all(equal(value, found.get(key)) for key, value in wanted.items())
        case list(), list():
            if not wanted:
                return not found
            return all(any(equal(one, other) for other in found) for one in wanted)
        case _:
            return wanted == found


def size(tag: Tag) -> int:
    """The result of `data get`: a number's floor, a length, a count."""
    match tag:
        case Number():
            return tag.whole()
        case Array():
            return len(tag.values)
        case _:
            return len(tag)
