"""Counters that make one picture, "F1/4 B0/2", as a ruleset's gauge says."""

from typing import Any

from rules.engine.fight import Creature
from rules.engine.ruleset import Gauge, Shown

from .wording import Wording


def parts(who: Creature[Any]) -> tuple[tuple[Shown, int, int], ...]:
    """Each counter of the gauge, what it holds and its most (0: no most)."""
    rules = who.fight.rules
    found = {shown.counter: shown for shown in rules.shown}
    gauge: Gauge | None = rules.gauge
    counters = [found[name] for name in gauge.counters] if gauge else []
    return tuple(
        (shown, int(who[shown.counter]), int(shown.most(who)) if shown.most else 0)
        for shown in counters
    )


def drawn(wording: Wording, who: Creature[Any], brief: bool = False) -> str:
    """The letters of its counters with what they hold; "" for a ruleset without a gauge.

    ``brief``: those alone that hold something.
    """
    shown = []
    for counter, value, most in parts(who):
        if brief and not value:
            continue
        letter = wording.word(f"short-{counter.counter}", fallback=counter.counter)
        shown.append(f"{letter}{value}/{most}" if most else f"{letter}{value}")
    return " ".join(shown)
