"""What is written on a creature's sheet, as far as its ruleset has words for it."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.content import Strict
from rules.engine.names import slug

from .lexicon import Lexicon
from .store.rows import Field, Line

NAMES = ("nom", "name")
"""The field of a thing on a sheet that holds what it is called."""


def written(sheet: Strict, lexicon: Lexicon) -> list[Line]:
    """First the single numbers and words in one line, then a line for each list.

    What is zero, empty, as a sheet has it that says nothing of it, or without a message
    ``sheet-<field>`` is left out.
    """
    fields, usual = sheet.model_dump(mode="json"), type(sheet).model_fields
    called = {slug(n): n for value in fields.values() if isinstance(value, list)
              for n in _named(value)}  # fmt: skip
    single: list[Field] = []
    lists: list[Field] = []
    for name, value in fields.items():
        if not lexicon.has(f"sheet-{name}") or _unsaid(value, usual[name].default):
            continue
        if told := _told(value, called):
            (lists if isinstance(told, tuple) else single).append(Field(name, told))
    lines = [Line("reply-sheet-fields", {"fields": tuple(single)})] if single else []
    return lines + [Line("reply-sheet-field", {"field": field}) for field in lists]


def _unsaid(value: Any, default: Any) -> bool:
    """A yes, a word or a stand-in below zero that nobody wrote down."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return bool(value == default) and not (number and value > 0)


def _told(value: Any, called: Mapping[str, str]) -> Any:
    """A number or word as it is; of a list its names, of a table a field for each entry.

    An entry that is told by the key of a thing on the sheet has that thing's name.
    """
    if isinstance(value, Mapping):
        if name := _called(value):
            return name
        entries = {k: v for k, v in value.items() if isinstance(v, int | float) and v}
        return tuple(Field(called.get(slug(k), k), v, True) for k, v in entries.items())
    if isinstance(value, list):
        return tuple(_named(value))
    return value


def _named(things: Iterable[Any]) -> Iterable[str]:
    for thing in things:
        name = thing if isinstance(thing, str) else _called(thing)
        if name:
            yield name


def _called(thing: Any) -> str:
    """Its name; "" for what has none."""
    names = thing if isinstance(thing, Mapping) else {}
    return next((str(names[key]) for key in NAMES if key in names), "")
