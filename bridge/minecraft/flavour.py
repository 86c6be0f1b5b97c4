"""What differs between kinds of servers of one version, as data: ``data/flavours.toml``."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Flavour:
    """One kind. ``issued``: it tells what players type, by their accounts: it has plugins.

    ``line_breaks``, ``silent_if_empty`` and ``cut``: habits of its RCON, which the link finds out
    by itself and the answers' readers bear in any case.
    """

    name: str
    namespace: str
    line_breaks: bool
    issued: bool
    silent_if_empty: bool
    cut: str


@cache
def _entries() -> dict[str, dict[str, Any]]:
    source = files(__package__).joinpath("data/flavours.toml")
    return tomllib.loads(source.read_text(encoding="utf8"))


def flavours() -> tuple[str, ...]:
    """All kinds that have an entry."""
    return tuple(_entries())


@cache
def flavour(name: str) -> Flavour:
    """A kind by its name; one that has no entry is as vanilla."""
    entries = _entries()
    return Flavour(name=name, **entries.get(name, entries["vanilla"]))
