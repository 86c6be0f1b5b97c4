"""Letting somebody by who could not pass otherwise."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .conditions import hostile
from .settings import setting
from .sheet import Creature, Fight

LETS_PASS = "lets-pass"
"""On whoever may pass, by whoever lets them."""


@dataclass(frozen=True, slots=True)
class LetPass:
    """``whom`` may go through the actor's place; said again, no longer."""

    actor: str
    whom: str


def let_pass(fight: Fight, act: LetPass) -> Flow[None]:
    """B-SIZE-02, B-MOV-24, AMB-27: for nothing, at any time: it makes room for that one."""
    me, other = fight[act.actor], fight[act.whom]
    if other == me:
        raise Refused("not-yourself", "B-SIZE-02")
    if hostile(me, other) and setting(fight, "passage", "ennemi") == "jamais":
        raise Refused("passage-closed", "B-MOV-24", who=me.id)
    old = [e for e in other.effects(LETS_PASS) if e.by == me.id]
    yield from lift(old, "over")
    if not old:
        yield Begin(Effect(LETS_PASS, other.id, me.id))
    yield Tell("lets-pass-over" if old else "lets-pass", (me.id, other.id))


def lets_pass(me: Creature, other: Creature) -> bool:
    """B-SIZE-02: whether it has said that this one may go by."""
    return bool(me.fight.state.effects) and any(e.by == me.id for e in other.effects(LETS_PASS))
