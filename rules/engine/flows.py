"""Small flows that every ruleset's procedures are made of."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from .changes import Count, End
from .fight import Creature, Fight
from .modifiers import Mod
from .requests import Ask, Flow, Keep, Refused, Roll, Rolled
from .state import Effect

T = TypeVar("T")

NO = "no"
"""The option that lets an offered reaction pass."""


def afford(who: Creature[Any], rule: str = "", **cost: float) -> None:
    """Refuse what cannot be paid: with the other checks, before the world or anybody is asked."""
    for pool, amount in cost.items():
        if who[pool] < amount:
            raise Refused("cannot-pay", rule, who=who.id, pool=pool, needs=amount, has=who[pool])


def pay(who: Creature[Any], rule: str = "", **cost: float) -> Flow[None]:
    """Spend from pools, or refuse before spending anything."""
    afford(who, rule, **cost)
    for pool, amount in cost.items():
        if amount:
            yield Count(who.id, pool, who[pool] - amount, "cost")


def refill(who: Creature[Any], **pools: float) -> Flow[None]:
    """Set pools to what they are worth at such a moment."""
    for pool, to in pools.items():
        if who[pool] != to:
            yield Count(who.id, pool, to, "refill")


def lift(effects: Iterable[Effect], why: str = "over") -> Flow[None]:
    """End all of these effects."""
    for effect in effects:
        yield End(effect.id, why)


def attempt(fight: Fight[Any], flow: Flow[T]) -> Flow[T | None]:
    """Run a nested flow; if it refuses before it changed anything, that is None, and we go on."""
    before = fight.state
    try:
        return (yield from flow)
    except Refused:
        if fight.state is not before:
            raise AssertionError("a nested flow refused after it had begun") from None
        return None


def window(
    fight: Fight[Any],
    question: str,
    offers: Callable[[Creature[Any]], tuple[str, ...]],
    react: Callable[[Creature[Any], str], Flow[Any]],
    about: Mapping[str, Any],
) -> Flow[bool]:
    """Something is announced: ask, in order, whoever may react; run what they choose.

    ``offers`` is put to each when its turn to answer comes, since an earlier reaction may have
    changed everything. Stops, and is True, when a reaction says so.
    """
    for who in [c.id for c in fight.in_order()]:
        if who not in fight:
            continue
        creature = fight[who]
        if options := offers(creature):
            choice = yield from Ask(who, question, (*options, NO), NO, about)
            if choice != NO and (yield from attempt(fight, react(creature, choice))):
                return True
    return False


@dataclass(frozen=True, slots=True)
class Contender:
    """One side of a contest: who throws, which dice, and what is added."""

    who: str
    mods: tuple[Mod, ...] = ()
    dice: tuple[int, ...] = (20,)
    keep: Keep = "all"
    why: tuple[str, ...] = ()


TieBreak = Callable[[tuple[Rolled, ...]], Flow[str]]
"""Who wins among those who tie; their ids are the rolls' ``who``. It may throw again."""


def contest(
    label: str, contenders: Iterable[Contender], tie: TieBreak
) -> Flow[tuple[str, tuple[Rolled, ...]]]:
    """Everybody rolls, the highest total wins. Returns the winner and all first rolls."""
    rolls: list[Rolled] = []
    for c in contenders:
        rolls.append((yield from Roll(label, c.who, c.dice, c.mods, c.keep, c.why)))
    best = max(r.total for r in rolls)
    tied = tuple(r for r in rolls if r.total == best)
    winner = tied[0].who if len(tied) == 1 else (yield from tie(tied))
    return winner, tuple(rolls)


def resister_wins(resister: str) -> TieBreak:
    """A tie keeps things as they are."""

    def tie(tied: tuple[Rolled, ...]) -> Flow[str]:
        yield from ()
        return next((r.who for r in tied if r.who == resister), tied[0].who)

    return tie


def throw_again(label: str) -> TieBreak:
    """Those who tie throw plain dice until one is highest; after ten ties the first of them."""

    def tie(tied: tuple[Rolled, ...]) -> Flow[str]:
        for _ in range(10):
            rolls: list[Rolled] = []
            for r in tied:
                rolls.append((yield from Roll(label, r.who, r.dice)))
            best = max(r.total for r in rolls)
            tied = tuple(r for r in rolls if r.total == best)
            if len(tied) == 1:
                break
        return tied[0].who

    return tie


def higher_modifier_then_throw(label: str) -> TieBreak:
    """The higher modifier wins a tie; if those are equal too, plain dice decide."""

    def tie(tied: tuple[Rolled, ...]) -> Flow[str]:
        best = max(r.total - r.natural for r in tied)
        tied = tuple(r for r in tied if r.total - r.natural == best)
        if len(tied) == 1:
            return tied[0].who
        return (yield from throw_again(label)(tied))

    return tie
