"""The blocks that a version has, and their properties, as vanilla knows them.

They are in ``data/blocks.toml``; blocks newer than that file are not known, so they are refused.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .edition import Number, number

NAMESPACE = "minecraft:"


@dataclass(frozen=True, slots=True)
class Height:
    """How high one stands on a block that has all these states, in blocks; 0: one passes."""

    states: frozenset[str]
    top: float


@dataclass(frozen=True, slots=True)
class BlockType:
    """``values``: what each property may be. ``usual``: its states if nothing is said.

    ``heights``: the last that holds counts. ``light``: what it sheds, of 15.
    """

    values: Mapping[str, tuple[str, ...]]
    usual: frozenset[str]
    heights: tuple[Height, ...]
    light: int

    def states(self, given: Iterable[str]) -> frozenset[str]:
        """All its states: those given, and else those by default."""
        said = frozenset(given)
        names = {one.partition("=")[0] for one in said}
        return said | {one for one in self.usual if one.partition("=")[0] not in names}

    def top(self, given: Iterable[str]) -> float:
        """How high one stands on it in these states, in blocks."""
        have = self.states(given)
        return next(h.top for h in reversed(self.heights) if h.states <= have)


@cache
def block_types(version: Number) -> Mapping[str, BlockType]:
    """Those of a version, by their ids with the namespace."""
    found: dict[str, BlockType] = {}
    for entry in _entries():
        since, before = entry.get("since"), entry.get("before")
        if (since and version < number(since)) or (before and version >= number(before)):
            continue
        kind = _type(entry)
        found.update({NAMESPACE + name: kind for name in entry["names"].split()})
    return found


@cache
def _entries() -> list[dict[str, Any]]:
    text = (files("bridge.sim") / "data" / "blocks.toml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)["block"]
    return entries


def _type(entry: Mapping[str, Any]) -> BlockType:
    values: dict[str, tuple[str, ...]] = {}
    usual: set[str] = set()
    for written in entry.get("states", "").split():
        name, _, every = written.partition("=")
        values[name] = tuple(one.removeprefix("*") for one in every.split(","))
        usual |= {f"{name}={one[1:]}" for one in every.split(",") if one.startswith("*")}
    first, *others = entry.get("height", "16").split()
    heights = [Height(frozenset(), float(first) / 16)]
    for other in others:
        states, _, top = other.partition(":")
        heights.append(Height(frozenset(states.split(",")), float(top) / 16))
    return BlockType(values, frozenset(usual), tuple(heights), entry.get("light", 0))
