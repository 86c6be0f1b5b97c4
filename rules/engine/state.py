"""The fight as a value: creatures, effects, items, the clock."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .clock import FOREVER, Anchor, Clock
from .values import quick

Pos = tuple[int, int, int]
"""A block: x, y (up), z. A creature's is the lowest north-west block of its space."""

HIDDEN = "hidden"
"""The one effect the engine itself reads: ``by`` the observer who does not perceive, "" for all."""

RULED = "ruled"
"""What the GM says of a fact, whatever the world does: ``data`` has fact, args and value. Of two
creatures the first may be "", for anybody."""


@dataclass(frozen=True, slots=True)
class Item:
    """A thing with a place: in a slot of its holder, or on the ground. ``kind`` names its data."""

    id: str
    kind: str
    holder: str = ""
    slot: str = ""
    pos: Pos | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Effect:
    """Anything that lasts: condition, grant, hold, readied act, spell under way.

    With ``by`` it is a relation between two creatures. ``data`` belongs to the ruleset.
    """

    name: str
    on: str
    by: str = ""
    until: Anchor = FOREVER
    data: Mapping[str, Any] = field(default_factory=dict)
    id: int = 0


@quick
@dataclass(frozen=True, slots=True)
class Being:
    """A creature in a fight.

    ``player`` is the UUID of who plays it ("" for the GM), ``body`` the UUID of its entity in
    the world ("" for none). ``out`` says why it no longer fights; "" means it does.
    """

    id: str
    name: str
    side: str
    sheet: Any
    pos: Pos | None = None
    player: str = ""
    body: str = ""
    counters: Mapping[str, float] = field(default_factory=dict)
    out: str = ""


@quick
@dataclass(frozen=True, slots=True)
class State:
    """Everything a fold of the changes comes to. ``settings`` are frozen when the fight opens."""

    beings: Mapping[str, Being] = field(default_factory=dict)
    effects: Mapping[int, Effect] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    items: Mapping[str, Item] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    title: str = ""
    over: str = ""  # why the fight is over; "" means it is not
    born: int = 0  # effects ever begun

    def with_being(self, being: Being) -> "State":
        return State(
            {**self.beings, being.id: being},
            self.effects,
            self.clock,
            self.items,
            self.settings,
            self.title,
            self.over,
            self.born,
        )

    def with_clock(self, clock: Clock) -> "State":
        return replace(self, clock=clock)
