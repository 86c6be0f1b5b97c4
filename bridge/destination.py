"""Where a creature is sent: ``12 64 -3``, ``~2 ~ ~``, ``n 3``, ``ici``, ``vers Aldric``."""

from dataclasses import dataclass
from typing import Any

from rules.engine.fight import Creature

from .phrase import Piece, coordinate, fold, whole
from .route import Goal
from .router import Unclear, example
from .said import Said

WAYS = {
    "n": (0, -1), "ne": (1, -1), "e": (1, 0), "se": (1, 1),
    "s": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (-1, -1),
}  # fmt: skip
"""Points of the compass as steps along x and z."""

UP_AND_DOWN = 16
"""Blocks that the ground may rise or sink where only x and z were said."""
AT_HAND = 1
"""Blocks from edge to edge at which one has come up to somebody."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A place, or a creature by id that is walked up to wherever it stands by then."""

    goal: Goal
    toward: str = ""


def destination(said: Said, me: Creature[Any], rest: list[Piece]) -> Destination:
    """What the pieces say. Raises Unclear, Refused."""
    typed = [p.text for p in rest]
    x, y, z = me.pos
    numbers = [_coordinate(t, old) for t, old in zip(typed, me.pos, strict=False)]
    if len(typed) == 3 and None not in numbers:
        return Destination(Goal((numbers[0] or 0, numbers[1] or 0, numbers[2] or 0), height=1))
    flat = [_coordinate(t, old) for t, old in zip(typed, (x, z), strict=False)]
    if len(typed) == 2 and None not in flat:
        return Destination(Goal((flat[0] or 0, y, flat[1] or 0), height=UP_AND_DOWN))
    way = said.lexicon.words("way").get(fold(typed[0]), "")
    far = whole(typed[1]) if len(typed) == 2 else 1
    if way in WAYS and len(typed) <= 2 and far is not None and far > 0:
        dx, dz = WAYS[way]
        return Destination(Goal((x + dx * far, y, z + dz * far), height=UP_AND_DOWN))
    if len(typed) == 1 and said.lexicon.means("typed-here", typed[0]) and said.speaker.here:
        return Destination(Goal(said.speaker.here, height=1))
    if said.lexicon.means("typed-toward", typed[0]):
        rest = rest[1:]
    found = said.seek().first(rest) if rest else None
    if found is None or len(found[1]) != 1 or found[0] < len(rest):
        key = "reply-bad-destination"
        raise Unclear(key, typed=" ".join(typed), example=example("walk-left"))
    return Destination(beside(said.at.fight[found[1][0]]), found[1][0])


def beside(target: Creature[Any]) -> Goal:
    """Any place at hand around a creature. Raises Refused if it is nowhere."""
    width, _ = target.fight.rules.body(target)
    return Goal(target.pos, AT_HAND, AT_HAND, width)


def _coordinate(typed: str, old: int) -> int | None:
    """A number, or one that counts from where the creature stands: ``~``, ``~-3``."""
    if not typed.startswith("~"):
        return coordinate(typed)
    more = whole(typed[1:]) if typed[1:] else 0
    return None if more is None else old + more
