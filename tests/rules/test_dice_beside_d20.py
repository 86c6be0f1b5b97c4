"""The d20 library's language and ours come to the same with the same faces."""

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rules.engine import dice

with warnings.catch_warnings():
    # Its parser imports a module that Python is about to drop.
    warnings.simplefilter("ignore", DeprecationWarning)
    import d20
    from d20 import expression as d20_dice


class Recording(random.Random):
    """What the library throws, kept to be given to ours."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.faces: list[int] = []

    def randrange(self, *args: int, **kwargs: int) -> int:
        face = super().randrange(*args, **kwargs)
        self.faces.append(face + 1)
        return face


@contextmanager
def thrown_by(recording: Recording) -> Iterator[None]:
    """The library throws with the `random` of its module."""
    before = d20_dice.random
    d20_dice.random = recording
    try:
        yield
    finally:
        d20_dice.random = before


TEXTS = [
    "1d20", "d20", "1d20+5", "4d6kh3", "4d6kl3", "4d6pl1", "4d6ph1", "8d6k>3", "8d6k<3", "8d6p6",
    "8d6k6", "8d6k1k6", "2d20kh1+3", "2d20kl1-2", "10d6mi2", "10d6ma4", "4d6mi2kh3", "6d6mi2ma5",
    "1d8 [fire] + 2 [sword]", "(1d6+2)*3", "-1d6+10", "-(1d4)", "+1d4", "1+2*3-4", "10-2-3",
    "17%5", "17//5", "1d20>10", "1d20>=10", "1d20<10", "1d20<=10", "1d20==10", "1d20!=10",
    "(1d6, 1d8, 1d10)kh1", "(1d6, 1d8, 1d10)kl2", "(1d6, 1d8, 3)pl1", "(4, 5, 6)k>4", "(1d4,)",
    "()", "0d6+1", "1d20ro<10", "1d1ra1", "1d6rr<3", "1d6e6", "1d20rr1kh1",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_the_same_totals_as_d20(text: str) -> None:
    ours = dice.compile(text)
    for seed in range(20):
        recording = Recording(seed)
        with thrown_by(recording):
            theirs = d20.roll(text)
        assert dice.evaluate(ours, recording.faces).total == theirs.total


@pytest.mark.parametrize("text", ["", "1d", "1d20+", "(1d6", "1d6)", "1d20 5", "d", "1d6mi", "abc"])
def test_no_dice_for_d20_and_none_for_us(text: str) -> None:
    with pytest.raises(d20.RollSyntaxError):
        d20.roll(text)
    with pytest.raises(dice.DiceError):
        dice.compile(text)


@pytest.mark.parametrize(("text", "theirs", "ours"), [("7/2*2", 7, 6), ("-7/2", -3, -4)])
def test_where_we_differ_division_rounds_down(text: str, theirs: int, ours: int) -> None:
    assert d20.roll(text).total == theirs
    assert dice.compile(text).roll(lambda sides: 1).total == ours
