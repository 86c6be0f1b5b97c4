"""Domain values to JSON and back: tuples, mappings of str, scalars and registered dataclasses."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from . import changes, clock, damage, modifiers, records, requests, state
from .content import Strict

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


class Codec:
    """Names in a log are for ever, and per ruleset: ``blocs.Attack``, never a Python path."""

    def __init__(self) -> None:
        self._types: dict[str, type] = {}
        self._names: dict[type, str] = {}
        self._fields: dict[type, tuple[str, ...]] = {}

    def register(self, *types: type, ruleset: str = "") -> None:
        for t in types:
            name = f"{ruleset}.{t.__name__}" if ruleset else t.__name__
            if self._types.setdefault(name, t) is not t:
                raise ValueError(f"two types named {name} for the log")
            self._names[t] = name
            if is_dataclass(t):
                self._fields[t] = tuple(f.name for f in fields(t))

    def plain(self, v: Any) -> Any:
        """Raises TypeError for what could not be read back equal."""
        kind = type(v)
        if v is None or kind is str or kind is int or kind is float or kind is bool:
            return v
        if kind is tuple:
            return [self.plain(x) for x in v]
        if kind in self._fields:
            row = {"t": self._names[kind]}
            for name in self._fields[kind]:
                row[name] = self.plain(getattr(v, name))
            return row
        if isinstance(v, Mapping):
            if any(type(k) is not str for k in v):
                raise TypeError(f"keys of a recorded mapping are str: {v!r}")
            return {"t": "", "kv": [[k, self.plain(x)] for k, x in v.items()]}
        if isinstance(v, Strict) and kind in self._names:
            return {"t": self._names[kind], "json": v.model_dump_json(exclude_defaults=True)}
        raise TypeError(f"not recordable: {v!r}")

    def alive(self, v: Any) -> Any:
        if type(v) is list:
            return tuple([self.alive(x) for x in v])
        if type(v) is dict:
            name = v["t"]
            if name == "":
                return {k: self.alive(x) for k, x in v["kv"]}
            kind: Any = self._types[name]
            if issubclass(kind, Strict):
                return kind.model_validate_json(v["json"])
            return kind(**{k: self.alive(x) for k, x in v.items() if k != "t"})
        return v

    def dumps(self, v: Any) -> str:
        return _encode(self.plain(v))

    def loads(self, s: str) -> Any:
        return self.alive(json.loads(s))


def codec_for(*rulesets: Any) -> Codec:
    """A codec that knows the engine's own types and those of these rulesets."""
    codec = Codec()
    for module in (modifiers, clock, requests, state, changes, records, damage):
        own = (t for t in vars(module).values() if isinstance(t, type) and is_dataclass(t))
        codec.register(*(t for t in own if t.__module__ == module.__name__))
    for rules in rulesets:
        acts = {v.act: None for v in rules.verbs.values()}
        codec.register(rules.sheet, *acts, *rules.records, ruleset=rules.id)
    return codec
