"""What may be thrown: the tree of a dice expression, and how it is written."""

from dataclasses import dataclass
from typing import Literal

Which = Literal["h", "l", "<", ">", "="]
Operation = Literal["k", "p", "rr", "ro", "ra", "e", "mi", "ma"]


@dataclass(frozen=True, slots=True)
class Selector:
    """Which dice: the ``number`` highest or lowest, or those under, over or equal to it."""

    which: Which
    number: int

    def __str__(self) -> str:
        return f"{'' if self.which == '=' else self.which}{self.number}"


@dataclass(frozen=True, slots=True)
class Operator:
    """What is done with the dice selected; several selectors select together.

    k keep · p drop · rr reroll until none is selected · ro reroll once · e explode · ra explode at
    most once · mi, ma raise or lower to the number.
    """

    operation: Operation
    selectors: tuple[Selector, ...]

    def __str__(self) -> str:
        return "".join(f"{self.operation}{selector}" for selector in self.selectors)


@dataclass(frozen=True, slots=True)
class Number:
    value: int
    label: str = ""

    def __str__(self) -> str:
        return f"{self.value}{_label(self.label)}"


@dataclass(frozen=True, slots=True)
class Dice:
    count: int
    sides: int
    operators: tuple[Operator, ...] = ()
    label: str = ""

    def __str__(self) -> str:
        operators = "".join(map(str, self.operators))
        return f"{self.count}d{self.sides}{operators}{_label(self.label)}"


@dataclass(frozen=True, slots=True)
class Group:
    """What stands in parentheses: one value, or several to choose among, `(1d6, 1d8)kh1`.

    ``listed``: written as a list, which one value in parentheses is not.
    """

    values: tuple["Node", ...]
    operators: tuple[Operator, ...] = ()
    label: str = ""
    listed: bool = False

    def __str__(self) -> str:
        comma = "," if self.listed and len(self.values) == 1 else ""
        operators = "".join(map(str, self.operators))
        return f"({', '.join(map(str, self.values))}{comma}){operators}{_label(self.label)}"


@dataclass(frozen=True, slots=True)
class Negative:
    value: "Node"

    def __str__(self) -> str:
        return f"-{self.value}"


@dataclass(frozen=True, slots=True)
class Binary:
    """+ - * and %; / rounds down; a comparison is worth 1 or 0."""

    left: "Node"
    sign: str
    right: "Node"

    def __str__(self) -> str:
        return f"{self.left} {self.sign} {self.right}"


Node = Number | Dice | Group | Negative | Binary


def _label(label: str) -> str:
    return f" [{label}]" if label else ""


def thrown_first(node: Node) -> tuple[Dice, ...]:
    """Every die of the tree in the order it is thrown."""
    match node:
        case Number():
            return ()
        case Dice():
            return (node,)
        case Group():
            return tuple(dice for value in node.values for dice in thrown_first(value))
        case Negative():
            return thrown_first(node.value)
        case Binary():
            return (*thrown_first(node.left), *thrown_first(node.right))


def edged(node: Node, edge: int) -> Node | None:
    """The same with its first plain 1d20 thrown twice, the best (1) or worst (-1) kept.

    None if there is no such die.
    """
    match node:
        case Dice(1, 20, ()):
            keep = Operator("k", (Selector("h" if edge > 0 else "l", 1),))
            return Dice(2, 20, (keep,), node.label)
        case Group():
            for i, value in enumerate(node.values):
                better = edged(value, edge)
                if better:
                    values = (*node.values[:i], better, *node.values[i + 1 :])
                    return Group(values, node.operators, node.label, node.listed)
        case Negative():
            better = edged(node.value, edge)
            return Negative(better) if better else None
        case Binary():
            better = edged(node.left, edge)
            if better:
                return Binary(better, node.sign, node.right)
            better = edged(node.right, edge)
            return Binary(node.left, node.sign, better) if better else None
        case Number() | Dice():
            pass
    return None
