"""Plain values to TOML, for what people export and edit (the standard library only reads it)."""

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def dumps(values: Mapping[str, Any]) -> str:
    """A document: scalars first, then a table for each mapping. None is left out.

    Raises TypeError for what TOML cannot say.
    """
    return "\n".join(_table(values, ())).strip() + "\n"


def _table(values: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    tables = {k: v for k, v in values.items() if isinstance(v, Mapping)}
    for name, value in values.items():
        if name not in tables and value is not None:
            lines.append(f"{_key(name)} = {_value(value)}")
    for name, table in tables.items():
        inner = (*path, name)
        lines += ["", "[" + ".".join(_key(k) for k in inner) + "]", *_table(table, inner)]
    return lines


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(value: str) -> str:
    # JSON's escapes are TOML's too, but for the delete character and lone surrogates
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    if isinstance(value, Mapping):
        pairs = (f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
        return "{ " + ", ".join(pairs) + " }"
    raise TypeError(f"TOML has no word for {value!r}")
