"""What an owner has to mend in a file: where, what is wrong, what is allowed. It holds no words."""

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from rules.engine.toml_file import NotToml

Place = tuple[str | int, ...]
"""Keys, and numbers from 0 in a list; a table's name is in its brackets."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """``key`` names the message ``mistake-<key>``, whose ``.allowed`` says what may stand there.

    Where it has none, the first message ``allowed-<…>`` that there is says it. No value of the
    file is kept, for it may be a secret: ``params`` has names alone. ``line`` may be ``end``.
    """

    file: str
    key: str
    place: Place = ()
    params: Mapping[str, str] = field(default_factory=dict)
    allowed: tuple[str, ...] = ()
    line: str = ""

    def __str__(self) -> str:
        return " ".join(map(str, (self.file, *self.place, self.key)))


class Wrong(ValueError):
    """What a check of a value raises: the key of a mistake, and what its message names."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(" ".join((key, *params.values())))
        self.key, self.params = key, params


# -- a file that cannot be read ----------------------------------------------------------------

_TOML: Mapping[str, tuple[str, ...]] = {
    "toml-backslash": ("Unescaped", "Invalid hex", "Escaped character"),
    "toml-twice": ("Cannot", "Duplicate"),
    "toml-value": ("Invalid value", "Invalid date"),
    "toml-quote": ("Illegal character", "Unterminated string"),
    "toml-bracket": ("Unclosed", "Expected ']"),
    "toml-equals": ("Expected '='",),
    "toml-rest": ("Expected newline",),
}
"""How Python's complaints about TOML begin: what it says is for programmers."""

_LINE = re.compile(r"at line (\d+)")


def unreadable(path: Path, failure: OSError | ValueError) -> Mistake:
    """Why a file could not be read, or is no TOML."""
    match failure:
        case FileNotFoundError():
            return Mistake(str(path), "file-none")
        case IsADirectoryError():
            return Mistake(str(path), "file-folder")
        case PermissionError():
            return Mistake(str(path), "file-forbidden")
        case NotToml():
            return Mistake(path.name, f"toml-{failure.key}", line=str(failure.line or ""))
        case TOMLDecodeError():
            said = str(failure)
            key = next((k for k, starts in _TOML.items() if said.startswith(starts)), "toml")
            line = _LINE.search(said)
            return Mistake(path.name, key, line=line[1] if line else "end")
        case _:
            why = getattr(failure, "strerror", None) or ""
            return Mistake(str(path), "file-unreadable", params={"why": why})


# -- values that a model refuses ---------------------------------------------------------------

_KEYS = {
    "missing": "missing",
    "too_short": "empty",
    "string_too_short": "empty",
    "string_too_long": "too-long",
    "greater_than": "too-small",
    "greater_than_equal": "too-small",
    "less_than": "too-big",
    "less_than_equal": "too-big",
    "int_parsing_size": "too-big",
    "int_from_float": "kind",
    **dict.fromkeys(("bool_type", "bool_parsing", "int_type", "int_parsing"), "kind"),
    **dict.fromkeys(("float_type", "float_parsing", "string_type", "path_type"), "kind"),
    **dict.fromkeys(("tuple_type", "mapping_type", "dict_type", "model_type"), "kind"),
}
"""Whatever else pydantic finds is an impossible value, and no more."""

_GIVEN = {bool: "switch", int: "number", float: "decimal", str: "text", list: "list", dict: "table"}


def refused(file: str, model: type[BaseModel], failure: ValidationError) -> list[Mistake]:
    """A mistake for each value that does not fit. Of a table that is wrong inside, the inside."""
    spelled = {name: f.alias for name, f in model.model_fields.items() if f.alias}
    errors = [
        (tuple(spelled.get(str(step), step) for step in e["loc"][:1]) + e["loc"][1:], e)
        for e in failure.errors(include_url=False)
    ]
    inner = {loc[0] for loc, _ in errors if len(loc) > 1}
    schema = model.model_json_schema()
    return [
        _refused(file, schema, loc, e) for loc, e in errors if len(loc) != 1 or loc[0] not in inner
    ]


def _refused(file: str, schema: Mapping[str, Any], loc: Place, error: ErrorDetails) -> Mistake:
    names = [part for part in loc if isinstance(part, str)]
    key, params = _wrong(error)
    if error["type"] == "extra_forbidden":
        key, params = _unknown(schema, loc)
    kind, limits = _kind(_at(schema, loc))
    allowed = ("-".join(names), kind) if names else (kind,)
    more = {"name": names[-1] if names else "", **limits}
    return Mistake(file, key, shown(loc), {**more, **params}, allowed)


def _wrong(error: ErrorDetails) -> tuple[str, Mapping[str, str]]:
    kind, reason = error["type"], error.get("ctx", {}).get("error")
    if isinstance(reason, Wrong):
        return reason.key, reason.params
    key = _KEYS.get(kind, "impossible")
    return key, {"given": _GIVEN.get(type(error["input"]), "other")} if key == "kind" else {}


def _unknown(schema: Mapping[str, Any], loc: Place) -> tuple[str, Mapping[str, str]]:
    """A key that the table does not have: one of another table, or one that looks like it."""
    name, known = str(loc[-1]), keys(schema, loc[:-1])
    params = {"keys": ", ".join(known)}
    if name in keys(schema):
        return "key-above", params
    home = next((t for t in reversed(keys(schema)) if name in keys(schema, (t, 0))), None)
    if home is not None:  # the last first: a lone port is more often a server's than the page's
        is_repeated = _at(schema, (home,)).get("type") == "array"
        return "key-elsewhere", {**params, "home": f"[[{home}]]" if is_repeated else f"[{home}]"}
    if near := difflib.get_close_matches(name, known, n=1):
        return "unknown-key-near", {**params, "near": near[0]}
    return "unknown-key", params


def keys(schema: Mapping[str, Any], loc: Place = ()) -> list[str]:
    """The keys of a table, as the file spells them. The password's is for no file."""
    return [k for k in _at(schema, loc).get("properties", {}) if k != "password"]


def _at(schema: Mapping[str, Any], loc: Place) -> Mapping[str, Any]:
    """The part of a schema that a place leads to; empty if it leads nowhere."""
    part: Mapping[str, Any] = schema
    for step in loc:
        inner = part.get("properties", {}).get(step) or part.get("additionalProperties")
        part = part.get("items", part) if isinstance(step, int) else inner or {}
        part = next((p for p in part.get("anyOf", ()) if p.get("type") != "null"), part)
        if "$ref" in part:
            part = schema["$defs"][part["$ref"].rpartition("/")[2]]
    return part


def _kind(part: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
    """Which sort of value is allowed, and its limits, as TOML writes them."""
    if "enum" in part:
        return "choice", {"choices": ", ".join(f'"{c}"' for c in part["enum"])}
    limits = {"minimum": "least", "exclusiveMinimum": "above", "maximum": "most"}
    found = {name: f"{part[key]:g}" for key, name in limits.items() if key in part}
    match part.get("type"):
        case "number" if "above" in found:
            return "number-above", found
        case "string" if "format" in part and part["format"] != "password":
            return "path" if part["format"] == "path" else "value", found
        case "integer" | "number" | "boolean" | "string" | "array" | "object" as kind:
            return str(kind), found
        case _:
            return "value", found


def shown(loc: Place) -> Place:
    """A place with its table in brackets, as it stands in the file."""
    match loc:
        case (str() as table, int() as number, *rest) if rest:
            return (f"[[{table}]]", number, *rest)
        case (str() as table, str() as key, *rest):
            return (f"[{table}]", key, *rest)
        case _:
            return loc
