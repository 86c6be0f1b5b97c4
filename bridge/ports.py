"""Where a fight gets its answers from: dice, a player's preferences, and the world, later."""

from collections.abc import Callable, Mapping
from random import Random, SystemRandom
from typing import Any

from rules.engine.flows import NO
from rules.engine.requests import GM, Ask, AskNumber, Fact, Roll
from rules.engine.run import LATER

Faces = tuple[int, ...]
Dice = Callable[[Roll], tuple[Faces, str] | None]
"""The faces of a roll and who threw them; None: somebody will throw them by hand."""

FactSource = Callable[[tuple[Fact, ...]], Any]
Choices = Callable[[str], Mapping[str, str]]
"""A creature's id → what whoever plays it has chosen: reaction or question → CHOICE."""


def thrown(source: Random | None = None) -> Dice:
    """Fair dice; ``source`` is the system's own randomness unless given."""
    fair = source or SystemRandom()

    def dice(roll: Roll) -> tuple[Faces, str]:
        return tuple(fair.randint(1, most) for most in roll.dice), "dice"

    return dice


def world_later(facts: tuple[Fact, ...]) -> Any:
    """The world is read between two inputs: the answer is on its way."""
    return LATER


def facts_by_default(facts: tuple[Fact, ...]) -> Any:
    """Without a world, every fact is what its rule takes for granted."""
    return tuple(f.default for f in facts)


def decided(ask: Ask | AskNumber, choices: Mapping[str, str]) -> Any:
    """What the preferences say to this question; None: ask.

    A reaction that is always wanted is taken; one never wanted is no option any more; what is
    left alone is taken. The question's own name speaks for all its reactions.
    """
    if not isinstance(ask, Ask):
        return None
    wishes = {o: choices.get(str(o), choices.get(ask.question, "ask")) for o in ask.options}
    wishes[NO] = "ask"
    for option in ask.options:
        if wishes[option] == "always":
            return option
    left = [o for o in ask.options if wishes[o] != "never"]
    if len(left) == 1 < len(ask.options):
        return left[0]
    return ask.default if not left else None


class FightPorts:
    """The ports of one fight."""

    def __init__(self, dice: Dice, facts: FactSource, choices: Choices) -> None:
        self._dice, self._facts, self._choices = dice, facts, choices

    def dice(self, roll: Roll) -> tuple[Faces, str] | None:
        return self._dice(roll)

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        return self._facts(facts)

    def answer(self, ask: Ask | AskNumber) -> Any:
        if ask.who == GM:
            return None
        return decided(ask, self._choices(ask.who))
