"""The small words that go with any verb: av, dv, +2, -d 1d6, -cd 15, secret, zone:tête, x3, 2r."""

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from .lexicon import Lexicon
from .phrase import Piece, fold

BONUS = re.compile(r"[+\-−]\d{1,3}")
TIMES = re.compile(r"[x×](\d{1,9})", re.IGNORECASE)
ROUNDS = re.compile(r"(\d{1,3})(?:r|t|rounds?|tours?)", re.IGNORECASE)
NAMED = re.compile(r"([^\W\d_][^:=\s]*)[:=](.+)", re.DOTALL)
WITH_VALUE = {"extra": "dice", "dc": "dc"}
"""Field of an act → the word before its value, in the language files."""


WHOLE = re.compile(r"[+\-−]?\d{1,3}")
NUMBERS = frozenset({"bonus", "dc", "edge", "times", "rounds"})
MARKS = frozenset({"secret", "hidden"})
"""Options that are there or not: they have no value."""


def valued(name: str, value: str) -> Any:
    """What ``name:value`` says for one of the options here. Raises ValueError."""
    if name in MARKS or (name in NUMBERS and not WHOLE.fullmatch(value)):
        raise ValueError(value)
    if name not in NUMBERS:
        return value
    number = int(value.replace("−", "-"))
    return max(-1, min(1, number)) if name == "edge" else number


@dataclass(frozen=True, slots=True)
class Taken:
    """What was found: fields by name, ``key:value`` pairs by folded key, and the other pieces."""

    fields: dict[str, Any] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    left: list[Piece] = field(default_factory=list)


def take(pieces: list[Piece], accepted: Collection[str], lexicon: Lexicon) -> Taken:
    """Take the options out of a line; only what the verb accepts, the rest is left as it was.

    ``accepted``: edge, bonus, extra, dc, secret, hidden, times, rounds; "named" for key:value.
    """
    taken = Taken()
    waiting = list(pieces)
    while waiting:
        piece = waiting.pop(0)
        if piece.quoted or not _taken(piece.text, waiting, accepted, lexicon, taken):
            taken.left.append(piece)
    return taken


def _taken(
    text: str, after: list[Piece], accepted: Collection[str], lexicon: Lexicon, taken: Taken
) -> bool:
    word, fields = fold(text), taken.fields
    for name in ("secret", "hidden"):
        if name in accepted and lexicon.means(f"typed-{name}", word):
            fields[name] = True
            return True
    if "edge" in accepted:
        for step, name in ((1, "advantage"), (-1, "disadvantage")):
            if lexicon.means(f"typed-{name}", word):
                fields["edge"] = max(-1, min(1, fields.get("edge", 0) + step))
                return True
    for name, typed in WITH_VALUE.items():
        if name in accepted and after and lexicon.means(f"typed-{typed}", word.lstrip("-")):
            value = after[0].text
            if name == "extra" or value.isdecimal():
                fields[name] = value if name == "extra" else int(value)
                after.pop(0)
                return True
    if "bonus" in accepted and BONUS.fullmatch(text):
        fields["bonus"] = fields.get("bonus", 0) + int(text.replace("−", "-"))
        return True
    for name, pattern in (("times", TIMES), ("rounds", ROUNDS)):
        if name in accepted and (number := pattern.fullmatch(text)):
            fields[name] = int(number[1])
            return True
    if "named" in accepted and (pair := NAMED.fullmatch(text)):
        taken.named[fold(pair[1])] = pair[2]
        return True
    return False
