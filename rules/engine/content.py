"""Data files, read strictly: whatever is wrong is told with its file, entry, field and reason."""

import difflib
import json
import math
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    ValidationError,
    create_model,
)
from pydantic_core import CoreSchema, ErrorDetails

from . import dice, toml_file
from .names import fold
from .own_data import own_file

M = TypeVar("M", bound="Strict")
Table = Mapping[str, Any]


def _loosen(part: Any) -> None:
    """Let lists stand for tuples and sets, anywhere in the schema of a model."""
    if isinstance(part, dict):
        if part.get("type") in ("tuple", "frozenset"):
            part["strict"] = False
        for inner in part.values():
            _loosen(inner)
    elif isinstance(part, list):
        for inner in part:
            _loosen(inner)


class Strict(BaseModel):
    """The base of sheets, settings and data: no unknown key, no silent conversion, no change.

    A list may be given for a tuple or a set, a whole number for a decimal one; no other type is
    taken for another.
    """

    model_config = ConfigDict(
        strict=True, extra="forbid", frozen=True, allow_inf_nan=False, validate_default=True
    )

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Strict about what things are, not about the brackets around them."""
        schema = handler(source)
        _loosen(schema)
        return schema


def _is_dice(text: str) -> str:
    if text:
        try:
            dice.compile(text)
        except dice.DiceError as error:
            raise ValueError(f"must be dice ({error})") from error
    return text


DiceText = Annotated[str, AfterValidator(_is_dice)]
"""A field that holds dice as people write them, or "" for none."""


def between(least: float, most: float = math.inf) -> Any:
    """Marks a number that must lie within these, both included: ``Annotated[int, between(0)]``."""
    return Field(ge=least) if most == math.inf else Field(ge=least, le=most)


def read_by(function: Callable[[Any], Any]) -> BeforeValidator:
    """Marks what a function makes of the words of a file; it may raise ValueError."""
    return BeforeValidator(function)


def with_defaults(model: "type[Strict]", own: "Strict") -> "type[Strict]":
    """The same model with other defaults, those of its groups too."""
    fields: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        value, kind = getattr(own, name), field.annotation
        if isinstance(value, Strict):
            kind = with_defaults(type(value), value)
            value = kind()
        fields[name] = (kind, value)
    return create_model(model.__name__, __base__=model, __doc__=model.__doc__, **fields)


class ContentError(Exception):
    """A data file cannot be used. In one line: which file, which entry, which field, and why.

    ``entry`` and ``field`` are "" where the fault is the whole file's or the whole entry's.
    """

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        super().__init__(file, entry, field, reason)
        self.file, self.entry, self.field, self.reason = file, entry, field, reason

    def __str__(self) -> str:
        entry = f"[{self.entry}]" if self.entry else ""
        place = " ".join(part for part in (entry, self.field) if part)
        return ": ".join(part for part in (self.file, place, self.reason) if part)


def given_in(source: Path, entry: str) -> str:
    """What errors call the file that an entry comes from: the server's own, if it is there."""
    own = own_file(source.name, None)
    if own is not None and entry in _parse(_text(own, str(own)), str(own)):
        return str(own)
    return source.name


def load_table(
    source: Path | str,
    model: type[M],
    key: str = "",
    overrides: Path | None = None,
    file: str = "",
) -> Mapping[str, M]:
    """Every table of a TOML file, by its name.

    ``source``: a file, or the text itself (then ``file`` is what errors call it). ``key``: the
    field that gets the entry's name where it is not given. ``overrides``: a folder of files that
    come before those of ``own_data``; one of the same name replaces single fields of known
    entries and adds new ones.

    Raises ContentError.
    """
    layers = _layers(source, overrides, file)
    merged: dict[str, Any] = {}
    known: dict[str, tuple[str, str]] = {}
    for name, table in layers:
        for entry, row in table.items():
            if not isinstance(row, dict):
                raise ContentError(name, "", entry, f"must be a table [{entry}], not {_shown(row)}")
            first = known.setdefault(fold(entry), (name, entry))
            if first[1] != entry:
                raise ContentError(
                    name,
                    entry,
                    "",
                    f"same name as [{first[1]}] in {first[0]}, but for its spelling",
                )
            merged[entry] = _over(merged.get(entry, {}), row)
    if key:
        merged = {entry: {key: entry, **row} for entry, row in merged.items()}
    return {
        entry: _valid(model, row, entry, [(name, t.get(entry)) for name, t in layers])
        for entry, row in merged.items()
    }


def load(source: Path | str, model: type[M], overrides: Path | None = None, file: str = "") -> M:
    """A TOML file that is one entry, such as a game's constants. See ``load_table``.

    Raises ContentError.
    """
    layers = _layers(source, overrides, file)
    merged: dict[str, Any] = {}
    for _, table in layers:
        merged = _over(merged, table)
    return _valid(model, merged, "", layers)


def _layers(source: Path | str, overrides: Path | None, file: str) -> list[tuple[str, Table]]:
    """What was read from where, the server's own file last."""
    if isinstance(source, str):
        name = file or "text"
        layers: list[tuple[str, Table]] = [(name, _parse(source, name))]
    else:
        name = file or source.name
        layers = [(name, _parse(_text(source, name), name))]
    for own in (own_file(name, overrides), own_file(name) if overrides else None):
        if own:
            layers.append((str(own), _parse(_text(own, str(own)), str(own))))
    return layers


def _text(path: Path, name: str) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        raise ContentError(name, "", "", f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ContentError(f"{name}:{line}", "", "", "must be saved as UTF-8") from error


_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def _parse(text: str, name: str) -> Table:
    try:
        return toml_file.parse(text)
    except ValueError as error:
        found = _PLACE.fullmatch(str(error))
        reason = " ".join((found[1] if found else str(error)).split())
        line, column = (found[2], found[3]) if found else (None, None)
        if line is None:
            line, column = str(text.count("\n") + 1), str(len(text) - text.rfind("\n"))
        raise ContentError(
            name, "", f"line {line}, column {column}", f"not TOML: {reason}"
        ) from error


def _over(below: Table, above: Table) -> dict[str, Any]:
    """Tables are merged key by key; anything else is replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        merged[key] = (
            _over(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
        )
    return merged


def _valid(model: type[M], row: Table, entry: str, layers: Sequence[tuple[str, Any]]) -> M:
    try:
        # Through JSON: the strict reading of a file, where an array may become a set or a tuple.
        text = json.dumps(row)
    except TypeError as error:
        raise ContentError(layers[-1][0], entry, "", "holds a date; no field is one") from error
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        # A misspelt key is also a missing one: the spelling is the better news.
        fault = min(error.errors(), key=lambda e: e["type"] != "extra_forbidden")
        path = [part for part in fault["loc"] if _reaches(row, fault["loc"], part)]
        raise ContentError(
            _blamed(layers, path, fault["type"] == "missing"),
            entry,
            _dotted(path),
            _reason(model, fault),
        ) from error


def _blamed(layers: Sequence[tuple[str, Any]], path: list[int | str], missing: bool) -> str:
    """The last file to give a wrong value, or the first to give a table without all its keys."""
    if missing:
        path, layers = path[:-1], layers[::-1]
    return next((name for name, own in reversed(layers) if _holds(own, path)), layers[-1][0])


def _reaches(row: Any, loc: tuple[int | str, ...], part: int | str) -> bool:
    """Whether this part of a location is a key of the data, or one that should be there.

    The others are the model's own words for a branch of a union.
    """
    at: Any = row
    for i, step in enumerate(loc):
        inside = isinstance(at, dict) and step in at
        within = isinstance(at, list) and isinstance(step, int) and step < len(at)
        if step == part:
            return inside or within or (i == len(loc) - 1 and isinstance(at, dict))
        if inside or within:
            at = at[step]
    return False


def _holds(own: Any, path: list[int | str]) -> bool:
    """Whether a file gives what is at this place; an array is one value."""
    for step in path:
        if isinstance(own, list):
            return True
        if not isinstance(own, dict) or step not in own:
            return False
        own = own[step]
    return own is not None


def _dotted(path: list[int | str]) -> str:
    """``degats.bonus[2]``, counting from 1 as people do."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _reason(model: type[Strict], fault: ErrorDetails) -> str:
    kind, given, context = fault["type"], fault.get("input"), fault.get("ctx", {})
    if kind == "extra_forbidden":
        fields = _fields(model, fault["loc"][:-1])
        typed = str(fault["loc"][-1])
        close = difflib.get_close_matches(typed, fields, 1)
        hint = f"did you mean {close[0]}? " if close else ""
        return f"unknown key; {hint}allowed: {', '.join(fields)}"
    if kind == "missing":
        return "missing"
    if kind in ("literal_error", "enum"):
        return f"{_shown(given)} is not allowed; allowed: {context['expected']}"
    if kind == "value_error":
        return f"{context['error']}, not {_shown(given)}" if given != "" else str(context["error"])
    wish = fault["msg"].removeprefix("Input should be ").removeprefix("Value error, ")
    return f"must be {wish}, not {_shown(given)}"


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def _fields(model: type[Strict], loc: tuple[int | str, ...]) -> list[str]:
    """The keys allowed in the table at this place of a model."""
    at: Any = model
    for part in loc:
        at = _inside(at, part)
    found = _models(at)
    return sorted(found[0].model_fields) if found else []


def _inside(kind: Any, part: int | str) -> Any:
    for model in _models(kind):
        if part in model.model_fields:
            return model.model_fields[str(part)].annotation
        if part == model.__name__:
            return model
    return kind


def _models(kind: Any) -> list[type[BaseModel]]:
    """The models a type speaks of: itself, or those of its parts."""
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return [kind]
    if get_origin(kind) in (Union, UnionType, Annotated) or get_args(kind):
        return [model for part in get_args(kind) for model in _models(part)]
    return []
