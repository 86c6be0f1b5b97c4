"""Rounds and turns: what they begin and end with, and the end of a fight."""

from collections.abc import Callable
from typing import Any

from rules.engine.changes import Over
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Flow, Tell
from rules.engine.turns import hook

from .budget import clear, refresh
from .health import settle, strain
from .initiative import begin_order, set_order
from .sheet import Creature, Fight
from .space import hostile
from .theme import Theme, everywhere, forbidden


def can_act(me: Creature) -> bool:
    """Whether it has a turn at all."""
    return not me.out and not forbidden(me, "act")


def round_start(fight: Fight) -> Flow[None]:
    """D-ROUND-01, D-ROUND-03: six seconds, a turn for everybody, in the first order."""
    yield Tell("round", (), {"number": fight.clock.round})
    if fight.clock.round == 1:
        yield from begin_order(fight)
    yield from set_order(fight)
    yield from everywhere("round_start", fight)


def turn_start(fight: Fight, me: Creature) -> Flow[None]:
    """§8.1: a new budget, then whatever each theme does as a turn begins."""
    yield from settle(fight, me)
    yield from refresh(fight, me)
    yield from everywhere("turn_start", fight, me)
    if not can_act(me):
        if me.out != "dead":
            yield Tell("turn-lost", (me.id,), {"why": me.out or forbidden(me, "act")})
        return
    yield Tell("turn", (me.id,), {"simple": me["simple"], "mouvement": me["mouvement"]})


def turn_end(fight: Fight, me: Creature) -> Flow[None]:
    yield from everywhere("turn_end", fight, me)
    yield from clear(me)


def two_sides(fight: Fight) -> bool:
    """Whether somebody still has an enemy on his feet."""
    left = [c for c in fight if not c.out]
    return any(hostile(a, b) for a in left for b in left)


def is_over(fight: Fight) -> bool:
    """The rounds go on while the GM wants them to, for the dying too, if anybody still stands."""
    return bool(fight.state.over) or all(c.out for c in fight)


def closing(flow: Callable[[Fight, Any], Flow[Any]]) -> Callable[[Fight, Any], Flow[None]]:
    """An act; then what a standard action costs the disabled, and the end of the fight proposed."""

    def closed(fight: Fight, act: Any) -> Flow[None]:
        before = two_sides(fight)
        yield from flow(fight, act)
        if act.actor in fight:
            yield from strain(fight, fight[act.actor])
        for id in [c.id for c in fight]:
            yield from settle(fight, fight[id])
        if before and fight.clock.round and not two_sides(fight) and not fight.state.over:
            said = yield from Ask(GM, "end-fight", ("yes", "no"), "no")
            if said == "yes":
                yield from hook(finish(fight))
                yield Over("won")

    return closed


def finish(fight: Fight) -> Flow[None]:
    """What belonged to the fight alone ends; wounds and what has words of its own stay."""
    for c in list(fight):
        yield Tell("summary", (c.id,), {"pv": c["pv"], "out": c.out or "none"})
    kinds = fight.rules.effects
    yield from lift([e for e in fight.effects() if e.name in kinds and not kinds[e.name].lasts])


ROUNDS = Theme(
    tells=("round", "turn", "turn-lost", "summary"),
    questions=("end-fight",),
)
