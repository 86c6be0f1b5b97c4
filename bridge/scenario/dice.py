"""A scenario's dice: they fall as written, for whom and for what is written, or it fails."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.engine.requests import Roll

from .file import Die, slug

Faces = tuple[int, ...]


def notation(dice: Faces) -> str:
    """
    >>> notation((6, 6))
    '2d6'
    """
    kinds = sorted(set(dice), reverse=True)
    count = {kind: dice.count(kind) for kind in kinds}
    return "+".join(f"{count[k] if count[k] > 1 else ''}d{k}" for k in kinds)


class WrittenDice:
    """The dice port of a scenario. What does not fit is remembered, and an average falls instead.

    ``names`` gives the ways a creature may be written: its id and its name.
    """

    def __init__(self, names: Callable[[str], Iterable[str]]) -> None:
        self._names = names
        self._left: list[Die] = []
        self.wrong: list[str] = []

    def put(self, dice: Iterable[Die]) -> None:
        """The dice of the next step."""
        self._left, self.wrong = list(dice), []

    def left(self) -> list[str]:
        """The dice that nobody threw."""
        return [f"[{die[0]!r}, {_shown(die[1])}]" for die in self._left]

    def __call__(self, roll: Roll) -> tuple[Faces, str]:
        asked = f"{roll.who} {roll.label} ({notation(roll.dice)})"
        if not self._left:
            self.wrong.append(f"no die is left for: {asked}")
            return _middle(roll), "scenario"
        die = self._left.pop(0)
        faces = die[1] if isinstance(die[1], tuple) else (die[1],)
        if problem := self._problem(roll, die, faces):
            self.wrong.append(
                f"written [{die[0]!r}, {_shown(die[1])}], but thrown: {asked}{problem}"
            )
            return _middle(roll), "scenario"
        return faces, "scenario"

    def _problem(self, roll: Roll, die: Die, faces: Faces) -> str:
        owner, _, label = die[0].rpartition(" ")
        if label != roll.label:
            return f", which is no {label}"
        if slug(owner) not in {slug(n) for n in self._names(roll.who)}:
            return f", which is not {owner}'s"
        if len(faces) != len(roll.dice):
            return f", which shows {len(roll.dice)} faces"
        if any(face > most for face, most in zip(faces, roll.dice, strict=True)):
            return ", which has fewer sides"
        if len(die) == 3 and die[2] != notation(roll.dice):
            return f", which is no {die[2]}"
        return ""


def _middle(roll: Roll) -> Faces:
    return tuple((d + 1) // 2 for d in roll.dice)


def _shown(faces: Any) -> str:
    return str(list(faces)) if isinstance(faces, tuple) else str(faces)
