"""Values that selectors and commands share: ids, ranges of numbers, types of entities."""

from dataclasses import dataclass

from . import kinds
from .reader import Reader

_RESOURCE = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_-./:")


def resource(reader: Reader) -> str:
    """`namespace:path`, with Minecraft's own namespace if none is said.

    Raises: CommandError.
    """
    start = reader.cursor
    text = reader.while_in(_RESOURCE)
    space, colon, path = text.rpartition(":")
    if ":" in space or "/" in space or not path:
        reader.cursor = start
        raise reader.error("Invalid ID")
    return text if colon and space else f"minecraft:{path}"


def known_kind(kind: str) -> bool:
    """Whether there are such creatures: any id that is not of Minecraft's own is believed."""
    space, _, name = kind.partition(":")
    return space != "minecraft" or kinds.known(name) or name == "player"


@dataclass(frozen=True, slots=True)
class Range:
    """Bounds, both included; None is open."""

    low: float | None
    high: float | None

    def holds(self, value: float) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


def number_range(reader: Reader, kind: type[int] | type[float]) -> Range:
    """`3`, `1..`, `..5`, `1..5`.

    Raises: CommandError.
    """
    start = reader.cursor
    low = _bound(reader, kind)
    high = low
    if reader.peek() == "." and reader.peek(1) == ".":
        reader.cursor += 2
        high = _bound(reader, kind)
    if low is None and high is None:
        reader.cursor = start
        raise reader.error("Expected value or range of values")
    if low is not None and high is not None and low > high:
        reader.cursor = start
        raise reader.error("Min cannot be bigger than max")
    return Range(low, high)


def _bound(reader: Reader, kind: type[int] | type[float]) -> float | None:
    start = reader.cursor
    while reader.peek() and (
        reader.peek() in "0123456789-" or (reader.peek() == "." and reader.peek(1) != ".")
    ):
        reader.cursor += 1
    text = reader.line[start : reader.cursor]
    if not text:
        return None
    try:
        return kind(text)
    except ValueError:
        reader.cursor = start
        if kind is int and "." in text:
            raise reader.error("Only whole numbers allowed, not decimals") from None
        words = "integer" if kind is int else "double"
        raise reader.error(f"Invalid {words} '{text}'") from None
