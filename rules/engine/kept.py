"""Ports that first offer what a former playing was given, then turn to the real ones."""

from typing import Any

from .records import Answered, Asked, Known
from .requests import GM, Ask, AskNumber, Fact, Keep, Roll, Rolled
from .run import Ports


def forced_throw(dice: tuple[int, ...], keep: Keep, natural: int) -> tuple[int, ...]:
    """Faces whose kept part sums to ``natural``, clipped to what the dice can show."""
    if keep != "all":
        return tuple(max(1, min(natural, d)) for d in dice)
    left = natural - len(dice)
    faces = []
    for d in dice:
        more = max(0, min(d - 1, left))
        faces.append(1 + more)
        left -= more
    return tuple(faces)


class Kept:
    """The inputs of an old playing, with one throw replaced; whatever still fits is used again.

    ``dry``: nobody real is asked; what is missing is taken from the middle of the dice.
    """

    def __init__(
        self, real: Ports, records: tuple[Any, ...], forced: Rolled, faces: tuple[int, ...]
    ) -> None:
        self.real, self.dry = real, False
        self.rolls: list[tuple[Rolled, tuple[int, ...], str]] = [
            (r, faces, GM) if r is forced else (r, r.faces, r.by)
            for r in records
            if isinstance(r, Rolled)
        ]
        self.known = [r for r in records if isinstance(r, Known)]
        said = {r.id: r.value for r in records if isinstance(r, Answered)}
        self.asks = [(r.ask, said[r.id]) for r in records if isinstance(r, Asked) and r.id in said]

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        for kept in self.rolls:
            old, faces, by = kept
            if (old.label, old.who, old.dice) == (roll.label, roll.who, roll.dice):
                self.rolls.remove(kept)
                return faces, by
        if self.dry:
            return tuple((d + 1) // 2 for d in roll.dice), "dice"
        return self.real.dice(roll)

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        for old in self.known:
            if old.facts == facts:
                self.known.remove(old)
                return old.values
        if self.dry:
            return tuple(f.default for f in facts)
        return self.real.facts(facts)

    def answer(self, ask: Ask | AskNumber) -> Any:
        for kept in self.asks:
            old, value = kept
            if (old.who, old.question) == (ask.who, ask.question) and ask.admits(value):
                self.asks.remove(kept)
                return value
        return ask.default if self.dry else self.real.answer(ask)
