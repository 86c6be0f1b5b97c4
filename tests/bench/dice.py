"""How fast dice are thrown, beside the d20 library."""

import random
import timeit
from collections.abc import Callable

import d20

from rules.engine import dice

Row = tuple[str, float, str, float, str, bool]
"""Figure, measured, what it is compared with, its figure, what is wanted, whether it is so."""

WANTED = 3.0
"""Times as fast as the library."""


def microseconds(call: Callable[[], object], times: int) -> float:
    """One call at its best of seven series: the others measure what else the machine does."""
    return min(timeit.repeat(call, number=times, repeat=7)) / times * 1e6


def rows() -> list[Row]:
    """A roll of dice already read, its total taken, with a seeded source."""
    uniform = random.Random(1).random

    def source(sides: int) -> int:
        return int(uniform() * sides) + 1

    found: list[Row] = []
    for text in ("1d20+5", "2d20kh1+5", "8d6", "4d6rr<2kh3"):
        ours, theirs = dice.compile(text), d20.parse(text)
        mine = microseconds(lambda ours=ours: ours.roll(source).total, 20_000)
        reference = microseconds(lambda theirs=theirs: d20.roll(theirs).total, 2_000)
        wanted = f"≥ {WANTED:g} times as fast" if text == "1d20+5" else "no slower"
        least = WANTED if text == "1d20+5" else 1.0
        found.append(
            (f"dice: {text}, µs a roll", mine, "d20", reference, wanted, reference >= least * mine)
        )
    text = "1d20+5"
    mine = microseconds(lambda: dice.compile(text).roll(source).total, 20_000)
    reference = microseconds(lambda: d20.roll(text).total, 2_000)
    found.append(
        (f"dice: {text} as text, µs a roll", mine, "d20", reference, "no slower", mine <= reference)
    )
    return found
