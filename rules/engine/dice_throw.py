"""Throwing the dice of a tree: every face is kept on record, with what became of it."""

import operator
from collections.abc import Callable
from dataclasses import dataclass, replace

from .dice_parse import DiceError
from .dice_tree import Binary, Dice, Group, Negative, Node, Number, Operator, Selector

Source = Callable[[int], int]
"""A die with so many faces is thrown: 1 to that many."""

MAX_REROLLS = 100
"""Times that one operator rerolls; then what lies there counts."""
MAX_THROWN = 5000
"""Faces of one roll, those thrown again included; more is an error."""
MAX_EXPLOSIONS = 100
"""Dice that one operator may add; the ones after do not explode."""


@dataclass(frozen=True, slots=True)
class Face:
    """One throw of one die. ``value`` is what counts, ``natural`` what the die shows."""

    sides: int
    natural: int
    value: int
    kept: bool = True
    exploded: bool = False
    rerolled: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a roll, with what it came to.

    ``faces``: for dice, in the order they were thrown, rerolled ones before their replacement.
    ``parts``: for lists, signs and operations. ``kept`` is False for a value dropped from a list.
    """

    node: Node
    total: int
    faces: tuple[Face, ...] = ()
    parts: tuple["Term", ...] = ()
    kept: bool = True


_SIGNS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
    "<": operator.lt,
    ">": operator.gt,
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
}


def apply_sign(sign: str, left: int, right: int) -> int:
    """Raises DiceError for a division by zero."""
    if right == 0 and sign in "/%":
        raise DiceError("dice-division-by-zero")
    return int(_SIGNS[sign](left, right))


def throw(node: Node, source: Source) -> Term:
    """Throw every die of the tree, from left to right.

    Raises DiceError for a division by zero.
    """
    match node:
        case Number():
            return Term(node, node.value)
        case Dice():
            faces = _throw_dice(node, source)
            return Term(node, sum(face.value for face in faces if face.kept), faces)
        case Group():
            parts = [throw(value, source) for value in node.values]
            for choice in node.operators:
                chosen = _chosen(choice, [(i, p.total) for i, p in enumerate(parts) if p.kept])
                parts = [
                    replace(part, kept=part.kept and (i in chosen) == (choice.operation == "k"))
                    for i, part in enumerate(parts)
                ]
            return Term(node, sum(part.total for part in parts if part.kept), (), tuple(parts))
        case Negative():
            part = throw(node.value, source)
            return Term(node, -part.total, (), (part,))
        case Binary():
            left, right = throw(node.left, source), throw(node.right, source)
            return Term(node, apply_sign(node.sign, left.total, right.total), (), (left, right))


def _throw_dice(dice: Dice, source: Source) -> tuple[Face, ...]:
    sides = dice.sides

    def fresh() -> Face:
        natural = source(sides)
        return Face(sides, natural, natural)

    hands = [[fresh()] for _ in range(dice.count)]
    """What each die has shown, its last face being the one that counts."""
    for action in dice.operators:
        match action.operation:
            case "k" | "p":
                chosen = _chosen(action, _standing(hands))
                for i, hand in enumerate(hands):
                    if (i in chosen) != (action.operation == "k"):
                        hand[-1] = replace(hand[-1], kept=False)
            case "rr" | "ro":
                for _ in range(MAX_REROLLS if action.operation == "rr" else 1):
                    chosen = _chosen(action, _standing(hands))
                    for i in sorted(chosen):
                        hands[i][-1] = replace(hands[i][-1], kept=False, rerolled=True)
                        hands[i].append(fresh())
                    if not chosen:
                        break
            case "e" | "ra":
                _explode(action, hands, fresh)
            case "mi" | "ma":
                bound = action.selectors[-1].number
                limit = max if action.operation == "mi" else min
                for hand in hands:
                    hand[-1] = replace(hand[-1], value=limit(hand[-1].value, bound))
    return tuple(face for hand in hands for face in hand)


def _explode(action: Operator, hands: list[list[Face]], fresh: Callable[[], Face]) -> None:
    spent: set[int] = set()
    left = 1 if action.operation == "ra" else MAX_EXPLOSIONS
    while left:
        burst = sorted(_chosen(action, _standing(hands)) - spent)[:left]
        if not burst:
            return
        for i in burst:
            hands[i][-1] = replace(hands[i][-1], exploded=True)
            hands.append([fresh()])
        spent.update(burst)
        left -= len(burst)


def _standing(hands: list[list[Face]]) -> list[tuple[int, int]]:
    """Index and value of every die that still counts."""
    return [(i, hand[-1].value) for i, hand in enumerate(hands) if hand[-1].kept]


def _chosen(action: Operator, values: list[tuple[int, int]]) -> set[int]:
    """The indices that any of the selectors picks; of equals, the first."""
    return {i for selector in action.selectors for i in _picked(selector, values)}


def _picked(selector: Selector, values: list[tuple[int, int]]) -> list[int]:
    number = selector.number
    match selector.which:
        case "h":
            return [i for i, _ in sorted(values, key=lambda pair: -pair[1])[:number]]
        case "l":
            return [i for i, _ in sorted(values, key=lambda pair: pair[1])[:number]]
        case _:
            return [i for i, value in values if meets(selector, value)]


def meets(selector: Selector, value: int) -> bool:
    """Whether a value is under, over or equal to the selector's number."""
    match selector.which:
        case "<":
            return value < selector.number
        case ">":
            return value > selector.number
        case _:
            return value == selector.number
