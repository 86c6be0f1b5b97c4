"""Ways to put people of the cast in a grapple."""

from typing import Any

from rules.d35.holds import opponents
from rules.engine.modifiers import total
from rules.engine.state import Effect
from tests.rules.d35.people import fight as begun
from tests.rules.d35.people import one
from tests.rules.scripted import Played, answer

HOLD = (15, 15, 2, 1)
"""Touch, both checks, the damage of a hand: whoever seizes has it."""


def held(*beings: Any, **script: Any) -> Played:
    """The first has seized the second, who had no opportunity, and it is still its turn."""
    answers = {"opportunity": "no", **script.pop("answers", {})}
    played = begun(*beings, answers=answers, **script)
    played.dice(*HOLD)
    played.do(beings[0].id, "grapple", target=beings[1].id)
    del played.ports.answers["opportunity"]
    answer(played, opportunity="no")
    assert with_whom(played, beings[0].id) == [beings[1].id]
    return played


def orc_holds(id: str = "CYR", *more: Any, **script: Any) -> Played:
    """An orc holds somebody; it was its whole attack."""
    return held(one("ORC", 0), one(id, 1), *more, **script)


def with_whom(played: Played, id: str) -> list[str]:
    return [c.id for c in opponents(played[id])]


def last_check(played: Played) -> tuple[int, int]:
    """What both added to the last grapple check."""
    shown = played.last("grapple-check").params
    return total(shown["roll"].mods), total(shown["against"].mods)


def effect(played: Played, id: str, name: str) -> Effect:
    found: list[Effect] = played[id].effects(name)
    return found[0]
