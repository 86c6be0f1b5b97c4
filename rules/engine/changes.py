"""The changes: each knows its fold, decides no rule, and cannot fail.

Their names and fields are in logs for ever: add fields with defaults, never rename.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .clock import Slot, With
from .requests import Change, Request
from .state import Being, Effect, Item, Pos, State
from .values import quick


@dataclass(frozen=True, slots=True)
class Open(Change):
    """The fight has a title and the settings that hold until it ends."""

    title: str
    settings: Mapping[str, Any] = field(default_factory=dict)

    def apply(self, state: State) -> State:
        return replace(state, title=self.title, settings=self.settings)


@dataclass(frozen=True, slots=True)
class Over(Change):
    """The fight is over, and why."""

    why: str

    def apply(self, state: State) -> State:
        return replace(state, over=self.why)


@dataclass(frozen=True, slots=True)
class Join(Change):
    """A creature is here; one of the same id is replaced."""

    being: Being

    def apply(self, state: State) -> State:
        return state.with_being(self.being)


@dataclass(frozen=True, slots=True)
class Leave(Change):
    """A creature is gone as if it had never been: its slot, effects and items go too."""

    who: str

    def apply(self, state: State) -> State:
        who, clock = self.who, state.clock
        here = [s for s in clock.slots[: clock.index + 1] if s.who != (who,)]
        slots = tuple(
            Slot(tuple(w for w in s.who if w != who), s.count)
            for s in clock.slots
            if s.who != (who,)
        )
        state = replace(
            state,
            beings={i: b for i, b in state.beings.items() if i != who},
            items={i: x for i, x in state.items.items() if x.holder != who},
            clock=replace(clock, slots=slots, index=len(here) - 1),
        )
        for effect in [e for e in state.effects.values() if who in (e.on, e.by, e.until.who)]:
            state = End(effect.id).apply(state)
        return state


@dataclass(frozen=True, slots=True)
class Side(Change):
    who: str
    side: str

    def apply(self, state: State) -> State:
        return state.with_being(replace(state.beings[self.who], side=self.side))


@dataclass(frozen=True, slots=True)
class Bind(Change):
    """Who plays the creature and which body in the world is its own, both as UUIDs."""

    who: str
    player: str
    body: str

    def apply(self, state: State) -> State:
        being = replace(state.beings[self.who], player=self.player, body=self.body)
        return state.with_being(being)


@quick
@dataclass(frozen=True, slots=True)
class Count(Change):
    """A counter or a pool takes a value. ``why`` is for the reader of the log."""

    who: str
    name: str
    to: float
    why: str = ""

    def apply(self, state: State) -> State:
        b = state.beings[self.who]
        counters = {**b.counters, self.name: self.to}
        return state.with_being(
            Being(b.id, b.name, b.side, b.sheet, b.pos, b.player, b.body, counters, b.out)
        )


@dataclass(frozen=True, slots=True)
class Move(Change):
    """A creature is now there. ``how``: walk, forced, teleport, and what else a ruleset names."""

    who: str
    to: Pos
    how: str = "walk"

    def apply(self, state: State) -> State:
        return state.with_being(replace(state.beings[self.who], pos=self.to))


@dataclass(frozen=True, slots=True)
class Out(Change):
    """A creature no longer fights, and why; "" brings it back."""

    who: str
    reason: str

    def apply(self, state: State) -> State:
        return state.with_being(replace(state.beings[self.who], out=self.reason))


@dataclass(frozen=True, slots=True)
class Place(Change):
    """An item is now so: held, worn, put away, given, or on the ground."""

    item: Item

    def apply(self, state: State) -> State:
        return replace(state, items={**state.items, self.item.id: self.item})


@dataclass(frozen=True, slots=True)
class Use(Change):
    """An item is used up."""

    item: str

    def apply(self, state: State) -> State:
        return replace(state, items={i: x for i, x in state.items.items() if i != self.item})


@dataclass(frozen=True, slots=True)
class Begin(Change, Request[int]):
    """An effect begins; the answer is its number."""

    effect: Effect

    def apply(self, state: State) -> State:
        born = state.born + 1
        effect = replace(self.effect, id=born)
        return replace(state, effects={**state.effects, born: effect}, born=born)


@dataclass(frozen=True, slots=True)
class End(Change):
    """An effect ends, and whatever hangs on it."""

    effect: int
    why: str = "over"

    def apply(self, state: State) -> State:
        gone = [self.effect]
        for i in gone:  # grows: what hangs on an effect goes with it
            gone += [e.id for e in state.effects.values() if e.until == With(i)]
        left = {i: e for i, e in state.effects.items() if i not in gone}
        return replace(state, effects=left)


@dataclass(frozen=True, slots=True)
class Order(Change):
    """The slots of this round; the current one, if any, is named by ``index``."""

    slots: tuple[Slot, ...]
    index: int = -1

    def apply(self, state: State) -> State:
        return state.with_clock(replace(state.clock, slots=self.slots, index=self.index))


@dataclass(frozen=True, slots=True)
class Round(Change):
    number: int

    def apply(self, state: State) -> State:
        return state.with_clock(replace(state.clock, round=self.number, index=-1))


@dataclass(frozen=True, slots=True)
class Turn(Change):
    """The next slot comes up: a turn begins for everybody in it."""

    who: tuple[str, ...]

    def apply(self, state: State) -> State:
        c = state.clock
        begun = {**c.begun, **{w: c.begun.get(w, 0) + 1 for w in self.who}}
        return state.with_clock(replace(c, index=c.index + 1, begun=begun))


@dataclass(frozen=True, slots=True)
class TurnOver(Change):
    who: str

    def apply(self, state: State) -> State:
        c = state.clock
        return state.with_clock(replace(c, ended={**c.ended, self.who: c.begun.get(self.who, 0)}))


@dataclass(frozen=True, slots=True)
class Postpone(Change):
    """Delay: the turn that has just begun is taken back, and its slot put after another's."""

    who: str
    after: str

    def apply(self, state: State) -> State:
        c = state.clock
        mine = c.slots[c.index]
        rest = [s for s in c.slots if s != mine]
        at = next(i for i, s in enumerate(rest) if self.after in s.who)
        moved = Slot(mine.who, rest[at].count)
        slots = (*rest[: at + 1], moved, *rest[at + 1 :])
        begun = {**c.begun, **{w: c.begun.get(w, 1) - 1 for w in mine.who}}
        return state.with_clock(replace(c, slots=slots, index=c.index - 1, begun=begun))
