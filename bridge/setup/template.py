"""The commented ``melee.toml`` that an owner begins with, with his own values in their places."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"

Value = str | int | float | bool | tuple[str, ...]

_KEY = re.compile(r"(?P<key>[A-Za-z_]+) = (?P<value>.*?)(?P<comment> +#.*)?")
_TABLE = re.compile(r"\[+(?P<table>[a-z_]+)\]+")


def filled(language: str, values: Mapping[str, Value]) -> str:
    """The template with these values; keys are dotted, as in ``server.port``.

    Raises KeyError for a value that has no place in it.
    """
    text = (TEMPLATES / f"melee.{language}.toml").read_text("utf-8")
    left, table, lines = dict(values), "", []
    for line in text.splitlines():
        if head := _TABLE.fullmatch(line):
            table = f"{head['table']}."
        entry = _KEY.fullmatch(line)
        if entry and (key := table + entry["key"]) in left:
            line = f"{entry['key']} = {written(left.pop(key))}{entry['comment'] or ''}"
        lines.append(line)
    if left:
        raise KeyError(f"the template has no place for {', '.join(left)}")
    return "\n".join(lines) + "\n"


def written(value: Value) -> str:
    """A value as TOML; its basic strings are JSON's."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case tuple():
            return "[" + ", ".join(written(v) for v in value) + "]"
        case _:
            return str(value)
