"""From what people type to the tree of a dice expression.

    line        = comparison ["#" comment]
    comparison  = sum {("==" | ">=" | "<=" | "!=" | "<" | ">") sum}
    sum         = product {("+" | "-") product}
    product     = signed {("*" | "/" | "//" | "%") signed}
    signed      = {"+" | "-"} value
    value       = (dice | list | number) {"[" label "]"}
    dice        = [number] "d" (number | "%") {operator}
    list        = "(" [comparison {"," comparison} [","]] ")" {operator}
    operator    = ("k" | "p" | "d" | "rr" | "ro" | "ra" | "e" | "!" | "mi" | "ma") [selector]
    selector    = ["h" | "l" | "<" | ">"] [number]

Spaces and case do not matter. ``adv`` (``av``) and ``dis`` (``dv``, ``des``) may stand between any
two of these. It is the language of the d20 library; ours are ``!``, ``d`` for drop, a number left
out after h or l (1), ``d%`` thrown as a d100, `/` rounding down, and no decimal numbers.
"""

import re
from dataclasses import replace
from typing import NoReturn

from .dice_tree import (
    Binary,
    Dice,
    Group,
    Negative,
    Node,
    Number,
    Operation,
    Operator,
    Selector,
    Which,
)

MAX_DICE = 1000
"""Dice in one expression, before any explodes."""
MAX_FACES = 100_000
MAX_NUMBER = 1_000_000_000
MAX_LENGTH = 500
"""Characters."""
MAX_DEPTH = 20
"""Parentheses and signs inside one another."""
MAX_TERMS = 100
"""Operations between values."""
MAX_OPERATORS = 10
"""After the same dice."""


class DiceError(Exception):
    """These are no dice, or too many. ``code`` is kebab-case and has words in every language.

    ``column`` counts characters from 1 (0: it is nowhere in particular), ``got`` is what stands
    there ("" at the end), ``expected`` the names of what could stand there, ``limit`` the number
    gone beyond, where there is one.
    """

    def __init__(
        self,
        code: str,
        column: int = 0,
        got: str = "",
        expected: tuple[str, ...] = (),
        limit: int = 0,
    ) -> None:
        super().__init__(code, column, got, expected, limit)
        self.code, self.column, self.got = code, column, got
        self.expected, self.limit = expected, limit

    @property
    def params(self) -> dict[str, object]:
        """What words about it need."""
        return {
            "column": self.column,
            "got": self.got,
            "expected": self.expected,
            "limit": self.limit,
        }

    def __str__(self) -> str:
        parts = (
            self.code,
            f"column {self.column}" if self.column else "",
            f"got {self.got!r}" if self.column else "",
            f"expected {', '.join(self.expected)}" if self.expected else "",
            f"at most {self.limit}" if self.limit else "",
        )
        return ", ".join(part for part in parts if part)


_EDGE = re.compile(
    r"(?:(?P<best>advantage|avantage|adv|av)"
    r"|disadvantage|d[eé]savantage|dis|dv|d[eé]s)(?![^\W_])",
    re.IGNORECASE,
)
_OPEN, _CLOSE, _COMMA = re.compile(r"\("), re.compile(r"\)"), re.compile(",")
_HUNDRED = re.compile("%")
_SPACE = re.compile(r"\s+")
_NUMBER = re.compile(r"[0-9]+")
_DIE = re.compile("d", re.IGNORECASE)
_OPERATION = re.compile(r"rr|ro|ra|mi|ma|k|p|d|e|!", re.IGNORECASE)
_SELECTOR = re.compile(r"[hl]|[<>](?!=)", re.IGNORECASE)
_LABEL = re.compile(r"\[([^\[\]]*)\]")
_COMPARISON = re.compile(r"==|>=|<=|!=|<|>")
_DIFFERS = re.compile(r"!=(?!=)")
_SUM = re.compile(r"[-+−]")
_PRODUCT = re.compile(r"//|[*/%×÷]")
_WRITTEN = {"−": "-", "×": "*", "÷": "/", "//": "/"}
_WORD = re.compile(r"[0-9]+|[^\W\d]+|.", re.DOTALL)
_BINARY = (_COMPARISON, _SUM, _PRODUCT)
_OPERATIONS: dict[str, Operation] = {
    "k": "k", "p": "p", "d": "p", "rr": "rr", "ro": "ro", "ra": "ra", "e": "e", "!": "e",
    "mi": "mi", "ma": "ma",
}  # fmt: skip
_AFTER = {"mi": ("number",), "ma": ("number",), "d": ("selector",)}
_WHICH: dict[str, Which] = {"h": "h", "l": "l", "<": "<", ">": ">", "=": "="}


def parse(text: str) -> tuple[Node, str, int]:
    """The tree, the comment, and the edge: 1 with an advantage, -1 with a disadvantage.

    Raises DiceError.
    """
    if len(text) > MAX_LENGTH:
        raise DiceError("dice-too-long", MAX_LENGTH + 1, text[MAX_LENGTH], limit=MAX_LENGTH)
    body, hash_sign, comment = _split(text)
    reader = _Reader(body)
    node = reader.binary(0)
    if reader.at < len(body):
        expected = ("operation", "end")
        reader.fail(("operator", *expected) if isinstance(node, Dice) else expected)
    return node, " ".join(comment.split()) if hash_sign else "", sum(sorted(reader.edges))


def _split(text: str) -> tuple[str, str, str]:
    """Body and comment: the first # outside a label begins it."""
    inside = False
    for i, character in enumerate(text):
        inside = character == "[" or (inside and character != "]")
        if character == "#" and not inside:
            return text[:i], "#", text[i + 1 :]
    return text, "", ""


class _Reader:
    """A place in the text, moving forward."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.dice = self.depth = self.terms = 0
        self.edges: set[int] = set()
        self.skip()

    def skip(self) -> None:
        """Past spaces; and past the words of advantage, which are noted."""
        while True:
            if found := _EDGE.match(self.text, self.at):
                self.edges.add(1 if found["best"] else -1)
            elif not (found := _SPACE.match(self.text, self.at)):
                return
            self.at = found.end()

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
            self.skip()
        return found

    def fail(self, expected: tuple[str, ...]) -> NoReturn:
        found = _WORD.match(self.text, self.at)
        code = "dice-syntax" if self.text.strip() else "dice-empty"
        raise DiceError(code, self.at + 1, found[0] if found else "", expected)

    def beyond(self, code: str, at: int, limit: int) -> NoReturn:
        found = _WORD.match(self.text, at)
        raise DiceError(code, at + 1, found[0] if found else "", (), limit)

    def number(self, most: int = MAX_NUMBER, code: str = "dice-number") -> int:
        at, found = self.at, self.take(_NUMBER)
        if not found:
            self.fail(("number",))
        digits = found[0].lstrip("0") or "0"
        if len(digits) > len(str(most)) or int(digits) > most:
            self.beyond(code, at, most)
        return int(digits)

    def binary(self, level: int) -> Node:
        """Operations of this level and those that bind tighter."""
        if level == len(_BINARY):
            return self.signed()
        left = self.binary(level + 1)
        while found := self.take(_BINARY[level]):
            self.terms += 1
            if self.terms > MAX_TERMS:
                self.beyond("dice-too-long", found.start(), MAX_TERMS)
            left = Binary(left, _WRITTEN.get(found[0], found[0]), self.binary(level + 1))
        return left

    def signed(self) -> Node:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.beyond("dice-too-deep", self.at, MAX_DEPTH)
        sign = self.take(_SUM)
        node = self.signed() if sign else self.value()
        self.depth -= 1
        return Negative(node) if sign and sign[0] != "+" else node

    def value(self) -> Node:
        node = self.bare()
        labels = []
        while found := self.take(_LABEL):
            labels.append(" ".join(found[1].split()))
        return replace(node, label=" ".join(filter(None, labels))) if labels else node

    def bare(self) -> Number | Dice | Group:
        start = self.at
        if self.take(_OPEN):
            return self.group()
        if self.take(_DIE):
            return self.of_dice(1, start)
        if not _NUMBER.match(self.text, self.at):
            self.fail(("number", "die", "parenthesis"))
        value = self.number()
        return self.of_dice(value, start) if self.take(_DIE) else Number(value)

    def of_dice(self, count: int, start: int) -> Dice:
        self.dice += count
        if self.dice > MAX_DICE:
            self.beyond("dice-too-many", start, MAX_DICE)
        at = self.at
        if not re.match("[0-9%]", self.text[at : at + 1]):
            self.fail(("number", "percent"))
        sides = 100 if self.take(_HUNDRED) else self.number(MAX_FACES, "dice-faces")
        if sides == 0:
            self.beyond("dice-no-faces", at, 0)
        return Dice(count, sides, self.operators(sides))

    def group(self) -> Group:
        values: list[Node] = []
        listed = False
        while not self.take(_CLOSE):
            if values and not listed:
                self.fail(("operation", "comma", "closing-parenthesis"))
            values.append(self.binary(0))
            listed = False
            if self.take(_COMMA):
                listed = True
        several = len(values) != 1 or listed
        return Group(tuple(values), self.operators(None), listed=several)

    def operators(self, sides: int | None) -> tuple[Operator, ...]:
        """Those of dice with so many sides; None: of a list, which can only be chosen from."""
        found: list[Operator] = []
        chosen = 0
        while True:
            at = self.at
            # `1d6!=3` compares; `1d6!` explodes, and so does `1d6!==3`, which then compares.
            if _DIFFERS.match(self.text, self.at) or not (operation := self.take(_OPERATION)):
                return tuple(found)
            chosen += 1
            if chosen > MAX_OPERATORS:
                self.beyond("dice-too-long", at, MAX_OPERATORS)
            name = operation[0].lower()
            if sides is None and name not in ("k", "p", "d"):
                self.at = at
                self.fail(("operation", "end"))
            operator = self.operator(name, sides)
            last = found[-1] if found else None
            if last and last.operation == operator.operation and name not in ("mi", "ma"):
                found[-1] = Operator(last.operation, last.selectors + operator.selectors)
            else:
                found.append(operator)

    def operator(self, name: str, sides: int | None) -> Operator:
        which = None if name in ("mi", "ma") else self.take(_SELECTOR)
        chosen = which[0].lower() if which else "="
        if name == "!" and not which and not _NUMBER.match(self.text, self.at):
            return Operator("e", (Selector("=", sides or 0),))
        if chosen in "hl" and not _NUMBER.match(self.text, self.at):
            number = 1
        elif not which and (name == "d" or not _NUMBER.match(self.text, self.at)):
            self.fail(_AFTER.get(name, ("selector", "number")))
        else:
            number = self.number()
        return Operator(_OPERATIONS[name], (Selector(_WHICH[chosen], number),))
