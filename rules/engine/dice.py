"""Dice as people write them, `2d6kh1+3 [épée] # parade`: compiled once, thrown, replayed."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .dice_odds import average, span
from .dice_parse import MAX_DICE, DiceError, parse
from .dice_throw import MAX_THROWN, Face, Source, Term, throw
from .dice_tree import (
    Binary,
    Dice,
    Group,
    Negative,
    Node,
    Number,
    Operator,
    Selector,
    edged,
    thrown_first,
)  # fmt: skip

__all__ = [
    "MAX_DICE", "MAX_THROWN", "Binary", "Dice", "DiceError", "Expression", "Face", "Group",
    "Negative", "Node",
    "Number", "Result", "Source", "Term", "compile", "evaluate",
]  # fmt: skip


class Result(NamedTuple):
    """What a throw came to. ``faces``: all that were thrown, in order, enough to replay it.

    A named tuple, for it is made at every roll and a frozen dataclass takes thrice the time.
    """

    expression: "Expression"
    faces: tuple[int, ...]
    total: int

    @property
    def terms(self) -> Term:
        """The tree to show: each face kept, dropped, exploded or rerolled."""
        return _replay(self.expression.node, self.faces)

    @property
    def dice(self) -> tuple[Face, ...]:
        """Every face in the order of the expression, dropped lists' faces as dropped."""
        return tuple(_faces(self.terms, True))


def _faces(term: Term, kept: bool) -> Iterator[Face]:
    kept = kept and term.kept
    for face in term.faces:
        yield (
            face
            if kept
            else Face(face.sides, face.natural, face.value, False, face.exploded, face.rerolled)
        )
    for part in term.parts:
        yield from _faces(part, kept)


_result: Callable[[type[Result], tuple["Expression", tuple[int, ...], int]], Result] = tuple.__new__
"""Half the time of calling Result, for the roll of one die that fights are made of."""


@dataclass(frozen=True, slots=True)
class Expression:
    """Dice ready to throw. ``requests``: the sides of each die thrown first, in order.

    Dice that explode or are thrown again ask for more.
    """

    node: Node
    comment: str
    requests: tuple[int, ...]
    _constant: int | None
    """What is added to a plain sum of dice; None where there is more to do than to add."""
    _heaps: tuple["_Heap", ...]
    """The dice of that sum, where some are subtracted or left out; () if all are just added."""

    def __str__(self) -> str:
        """The canonical spelling, which compiles to the same."""
        return f"{self.node} # {self.comment}" if self.comment else str(self.node)

    def roll(self, source: Source) -> Result:
        """Throw the dice. Raises DiceError for a division by zero and for too many rerolls."""
        constant = self._constant
        if constant is None:
            faces: list[int] = []

            def noted(sides: int) -> int:
                if len(faces) == MAX_THROWN:
                    raise DiceError("dice-thrown-too-often", limit=MAX_THROWN)
                faces.append(source(sides))
                return faces[-1]

            total = throw(self.node, noted).total
            return Result(self, tuple(faces), total)
        thrown = tuple(map(source, self.requests))
        if not self._heaps:
            return _result(Result, (self, thrown, constant + sum(thrown)))
        total, at = constant, 0
        for count, sign, low, high in self._heaps:
            total += sign * sum(sorted(thrown[at : at + count])[low:high])
            at += count
        return Result(self, thrown, total)

    def minimum(self) -> int:
        """The least it can come to."""
        return span(self.node)[0]

    def maximum(self) -> int:
        """The most it comes to if every die shows its highest face and none explodes."""
        return span(self.node, exploding=False)[1]

    def bounds(self) -> tuple[int, int]:
        """Least and most, explosions included, up to their cap."""
        return span(self.node)

    @property
    def average(self) -> float | None:
        """The expected total; None where there is no short way to it."""
        return average(self.node)

    def edged(self, edge: int) -> "Expression":
        """The first 1d20 thrown twice, the best kept (edge over 0) or the worst (under 0).

        Raises DiceError if there is no plain 1d20.
        """
        return _expression(self.node, self.comment, edge) if edge else self


@lru_cache(maxsize=1024)
def compile(text: str) -> Expression:
    """Read dice. The same text gives the same object for as long as it is remembered.

    Raises DiceError, which says where and what was expected.
    """
    return _expression(*parse(text))


def evaluate(expression: Expression, faces: Iterable[int]) -> Result:
    """The result of these faces, in the order they were thrown.

    Raises DiceError if they are too few or too many, or on no such die.
    """
    thrown = tuple(faces)
    return Result(expression, thrown, _replay(expression.node, thrown).total)


def _replay(node: Node, faces: tuple[int, ...]) -> Term:
    rest = iter(faces)

    def recorded(sides: int) -> int:
        face = next(rest, None)
        if face is None:
            raise DiceError("dice-faces-missing", expected=(f"d{sides}",))
        if not 1 <= face <= sides:
            raise DiceError("dice-no-such-face", got=str(face), expected=(f"d{sides}",))
        return face

    term = throw(node, recorded)
    for left in rest:
        raise DiceError("dice-faces-left", got=str(left))
    return term


def _expression(node: Node, comment: str, edge: int) -> Expression:
    if edge:
        better = edged(node, edge)
        if better is None:
            raise DiceError("dice-no-d20", got=str(node), expected=("1d20",))
        node = better
    dice = thrown_first(node)
    requests = tuple(sides for each in dice for sides in (each.sides,) * each.count)
    if len(requests) > MAX_DICE:
        raise DiceError("dice-too-many", limit=MAX_DICE)
    plain = _plain(node, 1)
    if plain is None:
        return Expression(node, comment, requests, None, ())
    constant, heaps = plain
    only_added = all(heap == (heap[0], 1, 0, heap[0]) for heap in heaps)
    return Expression(node, comment, requests, constant, () if only_added else heaps)


_Heap = tuple[int, int, int, int]
"""So many dice, added (1) or subtracted (-1); of them, sorted, those from here to there."""


def _plain(node: Node, sign: int) -> tuple[int, tuple[_Heap, ...]] | None:
    """Constant and dice of a sum of numbers and of dice of which some highest or lowest count.

    None for anything else. Only a shortcut: the total is that of the whole tree.
    """
    match node:
        case Number():
            return sign * node.value, ()
        case Dice():
            kept = _kept(node)
            return (0, ((node.count, sign, *kept),)) if kept else None
        case Group(operators=()):
            return _added([_plain(value, sign) for value in node.values])
        case Negative():
            return _plain(node.value, -sign)
        case Binary(sign="+" | "-"):
            right = sign if node.sign == "+" else -sign
            return _added([_plain(node.left, sign), _plain(node.right, right)])
        case _:
            return None


def _kept(dice: Dice) -> tuple[int, int] | None:
    """Which of the dice count once sorted, from here to there; None if that does not tell."""
    count = dice.count
    match dice.operators:
        case ():
            return 0, count
        case (Operator("k", (Selector("h", number),)),):
            return max(0, count - number), count
        case (Operator("k", (Selector("l", number),)),):
            return 0, min(number, count)
        case (Operator("p", (Selector("h", number),)),):
            return 0, max(0, count - number)
        case (Operator("p", (Selector("l", number),)),):
            return min(number, count), count
        case _:
            return None


def _added(
    parts: list[tuple[int, tuple[_Heap, ...]] | None],
) -> tuple[int, tuple[_Heap, ...]] | None:
    known = [part for part in parts if part is not None]
    if len(known) < len(parts):
        return None
    return sum(constant for constant, _ in known), tuple(h for _, heaps in known for h in heaps)
