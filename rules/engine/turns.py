"""The clock's flows: a turn ends, the next begins, effects expire on the way."""

from typing import Any

from .changes import End, Round, Turn, TurnOver
from .fight import Creature, Fight
from .flows import lift
from .requests import Flow, Refused

PATIENCE_ROUNDS = 20
"""Rounds in which nobody can act before the clock stops and leaves it to the GM."""


def expire(fight: Fight[Any]) -> Flow[None]:
    """End every effect whose anchor has passed; some do something as they end."""
    for e in list(fight.state.effects.values()):
        kind = fight.rules.effects.get(e.name)
        if kind is not None and kind.own_end:
            continue
        if e.until.passed(fight.clock) and e.id in fight.state.effects:
            yield End(e.id, "expired")
            if kind is not None and kind.expired is not None:
                yield from kind.expired(fight, e)


def hook(flow: Flow[None]) -> Flow[None]:
    """The clock's flows may not refuse: nobody asked for them, and the fight would stand still."""
    try:
        yield from flow
    except Refused as refusal:
        raise AssertionError(f"a hook refused: {refusal}") from refusal


def may_use(fight: Fight[Any], who: str, verb: str) -> bool:
    """Whether it is its turn, or it was let use this verb of a turn out of it."""
    if who in fight.clock.acting():
        return True
    return who in fight and verb in fight.rules.off_turn(fight[who])


def let_in(fight: Fight[Any]) -> tuple[str, ...]:
    """Those who may do something now out of their turn."""
    acting = fight.clock.acting()
    return tuple([c.id for c in fight if c.id not in acting and fight.rules.off_turn(c)])


def orphaned(fight: Fight[Any], who: str) -> bool:
    """Whether an anchor on this creature's turns can no longer come: it is out, without a slot."""
    if not who or fight.clock.has(who):
        return False
    return who not in fight or bool(fight[who].out)


def end_turn(fight: Fight[Any], who: Creature[Any]) -> Flow[None]:
    """One turn is over; the clock goes on when everybody of the slot has ended theirs."""
    yield from hook(fight.rules.turn_end(fight, who))
    yield TurnOver(who.id)
    yield from hook(expire(fight))
    if not fight.acting and not fight.state.over:
        yield from next_turn(fight)


def next_turn(fight: Fight[Any]) -> Flow[None]:
    """Pass the clock on until somebody can act. The ruleset fills in the hooks."""
    rules, last = fight.rules, fight.clock.round + PATIENCE_ROUNDS
    while not any(rules.can_act(c) for c in fight.acting):
        for c in fight.acting:
            yield from hook(rules.turn_end(fight, c))
            yield TurnOver(c.id)
            yield from hook(expire(fight))
            if fight.state.over:  # the GM was asked as the turn ended
                return
        if fight.clock.round == 0 or fight.clock.later is None:
            if (fight.clock.round and rules.is_over(fight)) or fight.clock.round == last:
                return
            orphans = [e for e in fight.effects() if orphaned(fight, e.until.who)]
            yield from lift(orphans, "orphan")
            yield Round(fight.clock.round + 1)
            yield from hook(expire(fight))
            yield from hook(rules.round_start(fight))
            if fight.state.over:  # the GM was asked as the round began
                return
        if (slot := fight.clock.later) is None:
            return
        yield Turn(slot.who)
        yield from hook(expire(fight))
        for c in fight.acting:
            yield from hook(rules.turn_start(fight, c))


def then_pass(fight: Fight[Any], flow: Flow[Any]) -> Flow[None]:
    """An act; if it leaves nobody of the current slot able to act, the clock goes on."""
    yield from flow
    acting = () if fight.state.over else fight.clock.acting()
    if acting and not any(fight.rules.can_act(fight[w]) for w in acting):
        yield from next_turn(fight)
