"""Ports that first offer what a former playing was given, then turn to the real ones."""

from typing import Any

from .records import Answered, Asked, Known
from .requests import GM, Ask, AskNumber, Fact, Roll, Rolled
from .run import Ports


def forced_throw(roll: Roll | Rolled, natural: int) -> tuple[int, ...]:
    """Faces whose kept part sums to ``natural``, clipped to what the dice can show."""
    if not _keeps_all(roll):
        return tuple(max(1, min(natural, d)) for d in roll.dice)
    left = natural - len(roll.dice)
    faces = []
    for d in roll.dice:
        more = max(0, min(d - 1, left))
        faces.append(1 + more)
        left -= more
    return tuple(faces)


def nearest_throws(old: Rolled) -> list[tuple[int, ...]]:
    """Every throw of these dice, by what is kept: the nearest to the old one first."""
    most = sum(old.dice) if _keeps_all(old) else max(old.dice)
    least = len(old.dice) if _keeps_all(old) else 1
    naturals = sorted(range(least, most + 1), key=lambda n: (abs(n - old.natural), n))
    return [forced_throw(old, n) for n in naturals]


def _keeps_all(roll: Roll | Rolled) -> bool:
    if isinstance(roll, Roll):
        return roll.keep == "all"
    return len(roll.kept) == len(roll.faces)


class Kept:
    """The inputs of an old playing, with one throw replaced; whatever still fits is used again.

    Without ``real`` ports it is a trial: what is missing is the middle of the dice, or the default.
    """

    def __init__(
        self,
        real: Ports | None,
        records: tuple[Any, ...],
        forced: Rolled,
        faces: tuple[int, ...],
    ) -> None:
        self.real = real
        self.rolls: list[tuple[Rolled, tuple[int, ...], str]] = [
            (r, faces, GM) if r is forced else (r, r.faces, r.by)
            for r in records
            if isinstance(r, Rolled)
        ]
        self.known = [r for r in records if isinstance(r, Known)]
        said = {r.id: r.value for r in records if isinstance(r, Answered)}
        self.asks = [
            (r.ask, said[r.id])
            for r in records
            if isinstance(r, Asked) and r.id in said and not isinstance(r.ask, Roll)
        ]

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        for kept in self.rolls:
            old, faces, by = kept
            if (old.label, old.who, old.dice) == (roll.label, roll.who, roll.dice):
                self.rolls.remove(kept)
                return faces, by
        if self.real is None:
            return tuple((d + 1) // 2 for d in roll.dice), "dice"
        return self.real.dice(roll)

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        for old in self.known:
            if old.facts == facts:
                self.known.remove(old)
                return old.values
        if self.real is None:
            return tuple(f.default for f in facts)
        return self.real.facts(facts)

    def answer(self, ask: Ask | AskNumber) -> Any:
        for kept in self.asks:
            old, value = kept
            if (old.who, old.question) == (ask.who, ask.question) and ask.admits(value):
                self.asks.remove(kept)
                return value
        return ask.default if self.real is None else self.real.answer(ask)
