"""Characters: what lasts of a player's creature from one fight to the next, by ruleset."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from rules.engine import toml_file
from rules.engine.content import Strict
from rules.engine.state import Effect

from . import toml

CHOICES = ("ask", "always", "never")
"""What a preference may say of a reaction."""


class CharacterError(Exception):
    """A character's file is not right: one sentence that says which field and why."""


@dataclass(frozen=True, slots=True)
class Kept:
    """An effect that goes on after the fight, and what it holds: texts and numbers."""

    name: str
    data: Mapping[str, str | float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Character:
    """``sheet`` is the ruleset's model; ``preferences``: reaction or question → a CHOICE."""

    player: str
    ruleset: str
    name: str
    sheet: Strict
    counters: Mapping[str, float] = field(default_factory=dict)
    effects: tuple[Kept, ...] = ()
    preferences: Mapping[str, str] = field(default_factory=dict)
    macros: Mapping[str, str] = field(default_factory=dict)


def kept(effect: Effect) -> Kept:
    """What of an effect lasts; data that no file can say does not."""
    return Kept(effect.name, effect.data if all(map(_plain, effect.data.values())) else {})


def plain(who: Character) -> dict[str, Any]:
    """Everything but the keys and the preferences, as plain values."""
    return {
        "name": who.name,
        "effects": [
            {"name": e.name, "data": dict(e.data)} if e.data else e.name for e in who.effects
        ],
        "sheet": who.sheet.model_dump(mode="json", exclude_defaults=True),
        "counters": dict(who.counters),
        "macros": dict(who.macros),
    }


def alive(player: str, ruleset: str, model: type[Strict], body: Mapping[str, Any]) -> Character:
    """A character from plain values. Raises CharacterError for the first thing that is wrong."""
    left = dict(body)
    name = left.pop("name", "")
    if not isinstance(name, str) or not name:
        raise CharacterError("name: a text is needed")
    effects = left.pop("effects", [])
    if not isinstance(effects, list):
        raise CharacterError("effects: a list of names is needed")
    lasting = tuple(_read(e) for e in effects)
    sheet = _sheet(model, left.pop("sheet", {}))
    counters = _mapping("counters", left.pop("counters", {}), int | float, "a number")
    preferences = _mapping("preferences", left.pop("preferences", {}), str, "a word")
    for key, choice in preferences.items():
        if choice not in CHOICES:
            raise CharacterError(f"preferences.{key}: one of {', '.join(CHOICES)}, not {choice!r}")
    macros = _mapping("macros", left.pop("macros", {}), str, "a text")
    if left:
        raise CharacterError(f"{next(iter(left))}: no such key")
    return Character(player, ruleset, name, sheet, counters, lasting, preferences, macros)


def _read(effect: Any) -> Kept:
    """A name, or a table of a name and its data."""
    if isinstance(effect, str):
        return Kept(effect)
    if not isinstance(effect, dict) or not isinstance(effect.get("name"), str):
        raise CharacterError("effects: a list of names is needed")
    if unknown := set(effect) - {"name", "data"}:
        raise CharacterError(f"effects.{min(unknown)}: no such key")
    data = effect.get("data", {})
    if not isinstance(data, dict) or not all(_plain(value) for value in data.values()):
        raise CharacterError("effects.data: texts and numbers are needed")
    return Kept(effect["name"], data)


def _plain(value: Any) -> bool:
    return isinstance(value, str | int | float)


def _sheet(model: type[Strict], body: Any) -> Strict:
    try:
        return model.model_validate_json(json.dumps(body))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(p) for p in ("sheet", *first["loc"]))
        raise CharacterError(f"{place}: {first['msg']}") from error


def _mapping(where: str, value: Any, kind: Any, wanted: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise CharacterError(f"{where}: a table is needed")
    for name, item in value.items():
        if not isinstance(item, kind) or isinstance(item, bool):
            raise CharacterError(f"{where}.{name}: {wanted} is needed")
    return value


def dump(who: Character) -> str:
    """The character as the store keeps it."""
    return json.dumps(plain(who), ensure_ascii=False)


def load(
    player: str, ruleset: str, model: type[Strict], body: str, preferences: Mapping[str, str]
) -> Character:
    """The character as the store kept it. Raises CharacterError."""
    return alive(player, ruleset, model, {**json.loads(body), "preferences": dict(preferences)})


def to_toml(who: Character) -> str:
    """The character as a file that a person may edit."""
    keys = {"player": who.player, "ruleset": who.ruleset}
    return toml.dumps({**keys, **plain(who), "preferences": who.preferences})


def from_toml(text: str, models: Mapping[str, type[Strict]]) -> Character:
    """Read such a file; ``models`` are the sheets by ruleset. Raises CharacterError."""
    try:
        body = toml_file.parse(text)
    except ValueError as error:
        raise CharacterError(str(error)) from error
    player, ruleset = body.pop("player", ""), body.pop("ruleset", "")
    if not isinstance(player, str) or not player:
        raise CharacterError("player: the player's UUID is needed")
    if ruleset not in models:
        raise CharacterError(f"ruleset: one of {', '.join(sorted(models))}, not {ruleset!r}")
    return alive(player, ruleset, models[ruleset], body)
