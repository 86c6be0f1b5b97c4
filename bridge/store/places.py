"""What the program keeps beside the log, by name, and the shape of each: any other is damage."""

import re
from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, TypeAdapter, ValidationError

Block = tuple[int, int, int]


class Goal(BaseModel):
    """Where a march goes to."""

    at: Block
    near: int
    height: int
    width: int


class To(BaseModel):
    """Or to whom."""

    goal: Goal
    toward: str


class March(BaseModel):
    """Of one creature."""

    fight: str
    creature: str
    by: str
    to: To
    at: Block
    next: Block | None
    steps: int
    left: tuple[Block, ...] = ()


class Walk(BaseModel):
    """Of which not all steps may have been taken in."""

    path: tuple[Block, ...]
    bodies: tuple[str, ...]
    fed: int
    commands: int


class Strays(BaseModel):
    """Of one fight, by creature."""

    judged: dict[str, Block] = {}
    beside: dict[str, tuple[Block, Block]] = {}
    walks: dict[str, Walk] = {}


def _like(pattern: str) -> Callable[[str], bool]:
    return lambda value: re.fullmatch(pattern, value, re.DOTALL) is not None


def _of(shape: Any) -> Callable[[str], bool]:
    adapter: TypeAdapter[Any] = TypeAdapter(shape)

    def fits(value: str) -> bool:
        try:
            adapter.validate_json(value or "null", strict=True)
        except ValidationError:
            return value == ""
        return value != ""

    return fits


SHAPES: dict[str, Callable[[str], bool]] = {
    "log": _like(r"\d{1,18} .*"),
    "outbox": _like(r"\d{0,18}"),
    "click.": _like(r"\d{0,18}"),
    "bodies.": _of(dict[str, tuple[int, int, int, str]]),
    "strays.": _of(Strays),
    "marks": _of(list[tuple[str, str]]),
    "marches": _of(list[March]),
}
"""A name that ends in a point is followed by the id of a fight, or of a player."""


def readable(name: bytes, value: bytes) -> bool:
    """Whether it is what one of us may have written."""
    try:
        key, text = name.decode(), value.decode()
    except ValueError:
        return False
    head, point, _ = key.partition(".")
    fits = SHAPES.get(head + point)
    return fits is None or fits(text)
