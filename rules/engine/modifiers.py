"""Numbers with a source and a type, how they add up, and what raises or lowers the odds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from .values import quick

Stacking = Literal["sum", "highest", "worst", "per-source"]
"""How modifiers of one type combine: all of them; the best one; the best bonus and the worst
penalty; all, but one a source."""


@quick
@dataclass(frozen=True, slots=True)
class Mod:
    """A number and where it comes from, for the arithmetic and for the hover text."""

    value: int
    source: str
    type: str = ""
    counts: bool = True  # False: shown, but the stacking policy left it out


def total(mods: Iterable[Mod]) -> int:
    """The sum of what counts."""
    return sum([m.value for m in mods if m.counts])


def stack(mods: Iterable[Mod], policies: Mapping[str, Stacking]) -> tuple[Mod, ...]:
    """The same modifiers in the same order, those that their type's policy leaves out marked.

    A type without a policy adds up. What is left out stays, so that it can be explained.
    """
    mods = tuple(mods)
    return tuple(m if _stands(m, i, mods, policies) else replace(m, counts=False)
                 for i, m in enumerate(mods))  # fmt: skip


def _stands(mod: Mod, place: int, mods: tuple[Mod, ...], policies: Mapping[str, Stacking]) -> bool:
    policy = policies.get(mod.type, "sum")
    if policy == "sum" or not mod.counts:
        return mod.counts
    rivals = [(i, m) for i, m in enumerate(mods) if m.type == mod.type and m.counts]
    if policy == "worst":  # a bonus competes with bonuses, a penalty with penalties
        rivals = [(i, m) for i, m in rivals if (m.value < 0) == (mod.value < 0)]
    if policy == "per-source":
        rivals = [(i, m) for i, m in rivals if m.source == mod.source]
    strength = abs if policy != "highest" else int
    first = max(rivals, key=lambda im: (strength(im[1].value), -im[0]))
    return first[0] == place


def odds(
    up: Iterable[str], down: Iterable[str]
) -> tuple[Literal["all", "high", "low"], tuple[str, ...]]:
    """Advantage and its reasons: several count once, one against another cancel.

    Returns what to keep of the dice, and every reason with its sign, used or not.
    """
    up, down = tuple(up), tuple(down)
    if not up and not down:
        return "all", ()
    why = (*["+" + u for u in up], *["-" + d for d in down])
    if bool(up) == bool(down):
        return "all", why
    return ("high" if up else "low"), why
