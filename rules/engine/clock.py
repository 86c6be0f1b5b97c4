"""The clock of a fight: rounds, slots and turns; and the anchors that say when something ends."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

Count = tuple[int, ...]
"""An initiative count, the highest first; further numbers break ties."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the order; several creatures in it act together."""

    who: tuple[str, ...]
    count: Count = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """Round 0 is before the first one. ``begun`` and ``ended`` count turns, by creature."""

    round: int = 0
    slots: tuple[Slot, ...] = ()
    index: int = -1
    begun: Mapping[str, int] = field(default_factory=dict)
    ended: Mapping[str, int] = field(default_factory=dict)

    @property
    def now(self) -> Slot | None:
        return self.slots[self.index] if 0 <= self.index < len(self.slots) else None

    @property
    def later(self) -> Slot | None:
        """The next slot of this round."""
        return self.slots[self.index + 1] if self.index + 1 < len(self.slots) else None

    def same_turn(self, other: "Clock") -> bool:
        """No turn begins between the two; whoever comes in meanwhile shifts the slots."""
        return (self.round, self.begun) == (other.round, other.begun)

    def has(self, who: str) -> bool:
        return any(who in s.who for s in self.slots)

    def acting(self) -> tuple[str, ...]:
        """Those of the current slot whose turn is not over."""
        if not 0 <= self.index < len(self.slots):
            return ()
        acting = []
        for w in self.slots[self.index].who:
            if self.ended.get(w, 0) < self.begun.get(w, 0):
                acting.append(w)
        return tuple(acting)


class Anchor(Protocol):
    """``who`` is the creature whose turns it counts, "" if none."""

    @property
    def who(self) -> str: ...

    def passed(self, clock: Clock) -> bool: ...


@dataclass(frozen=True, slots=True)
class Forever:
    """Until something ends it."""

    who: ClassVar[str] = ""

    def passed(self, clock: Clock) -> bool:
        return False


FOREVER = Forever()


@dataclass(frozen=True, slots=True)
class StartOf:
    """The start of ``who``'s n-th turn of the fight."""

    who: str
    turn: int

    def passed(self, clock: Clock) -> bool:
        return clock.begun.get(self.who, 0) >= self.turn


@dataclass(frozen=True, slots=True)
class EndOf:
    """The end of ``who``'s n-th turn of the fight."""

    who: str
    turn: int

    def passed(self, clock: Clock) -> bool:
        return clock.ended.get(self.who, 0) >= self.turn


@dataclass(frozen=True, slots=True)
class Before:
    """Just before an initiative count in a round; passed too if the count is jumped over."""

    round: int
    count: Count
    who: ClassVar[str] = ""

    def passed(self, clock: Clock) -> bool:
        if clock.round != self.round:
            return clock.round > self.round
        return clock.now is not None and clock.now.count <= self.count


@dataclass(frozen=True, slots=True)
class RoundStart:
    round: int
    who: ClassVar[str] = ""

    def passed(self, clock: Clock) -> bool:
        return clock.round >= self.round


@dataclass(frozen=True, slots=True)
class With:
    """Ends together with another effect, in the same breath."""

    effect: int
    who: ClassVar[str] = ""

    def passed(self, clock: Clock) -> bool:
        return False


def swapped(slots: tuple[Slot, ...], a: str, b: str) -> tuple[Slot, ...]:
    """Two creatures exchange places; the counts stay with the places."""
    other = {a: b, b: a}
    return tuple(Slot(tuple(other.get(w, w) for w in s.who), s.count) for s in slots)


def together(slots: tuple[Slot, ...], a: str, b: str) -> tuple[Slot, ...]:
    """Both act in the place of the earlier."""
    first = next(s for s in slots if a in s.who or b in s.who)
    both = Slot((a, b), first.count)
    kept = (s if s == first else Slot(tuple(w for w in s.who if w not in (a, b)), s.count)
            for s in slots)  # fmt: skip
    return tuple(both if s == first else s for s in kept if s == first or s.who)
