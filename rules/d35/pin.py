"""Pinning: the hold, the gag, and a friend's hand that breaks it."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import With
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .budget import require, spend
from .holds import (
    GAGGED,
    HELD_DOWN,
    PINNED,
    check_grappling,
    check_not_pinned,
    check_not_pinning,
    garrotting,
    grapples,
    pinner_of,
    pins,
    unpin,
)
from .initiative import until_count
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme
from .wrestling import grip, wrestle
from .wrestling_acts import TARGET, Against, free_to_act


@dataclass(frozen=True, slots=True)
class Ally:
    actor: str
    target: str


def pin(fight: Fight, act: Against) -> Flow[None]:
    """D-GRAPPLE-31, 37, D-GARROTE-11: a check in place of an attack; it lasts one round."""
    me = fight[act.actor]
    foe = free_to_act(me, act.target, "D-GRAPPLE-31")
    check_not_pinning(me, besides=foe)
    other = pinner_of(foe)
    if other is not None and other != me:
        raise Refused("pinned-already", "D-GRAPPLE-31", who=foe.id)
    swing = yield from take_swing(fight, me)
    if not (yield from wrestle(fight, me, foe, grip(me, swing.bab))):
        return
    yield from lift([e for e in foe.effects(PINNED, HELD_DOWN) if e.by == me.id], "again")
    yield Begin(Effect(PINNED, foe.id, me.id, until_count(fight)))
    if setting(fight, "grapple", "pin_through_next_turn"):
        yield Begin(Effect(HELD_DOWN, foe.id, me.id, me.next_end))
    yield Tell("pinned", (me.id, foe.id))


def pinned_by_me(me: Creature, named: str) -> Creature:
    """D-GRAPPLE-34: whom the gag would be for. Raises Refused."""
    check_grappling(me, "D-GRAPPLE-34")
    choices = [me.fight[named]] if named else list(me.fight)
    for foe in choices:
        if pins(me, foe):
            return foe
    raise Refused("nobody-pinned", "D-GRAPPLE-34", who=me.id)


def gag(fight: Fight, act: Against) -> Flow[None]:
    """D-GRAPPLE-34, D-GRAPPLE-38: a hand on the mouth for as long as the pin lasts."""
    me = fight[act.actor]
    foe = pinned_by_me(me, act.target)
    require(me, "free", "D-GRAPPLE-34")
    yield from spend(fight, me, "free", "D-GRAPPLE-34")
    hold = next(e for e in foe.effects(PINNED, HELD_DOWN) if e.by == me.id)
    yield Begin(Effect(GAGGED, foe.id, me.id, With(hold.id)))
    yield Tell("gagged", (me.id, foe.id))


def free_ally(fight: Fight, act: Ally) -> Flow[None]:
    """D-GRAPPLE-32, D-GRAPPLE-37: against the pinner, with whom I grapple; it is pinned no more."""
    me, friend = fight[act.actor], fight[act.target]
    check_grappling(me, "D-GRAPPLE-32")
    check_not_pinned(me)
    check_not_pinning(me)
    pinner = pinner_of(friend)
    if pinner is None or not grapples(me, pinner) or friend == me:
        raise Refused("nobody-pinned", "D-GRAPPLE-32", who=friend.id)
    if garrotting(me) is not None:
        raise Refused("hands-on-cord", "D-GARROTE-11", who=me.id)
    next_swing(me)
    swing = yield from take_swing(fight, me)
    if (yield from wrestle(fight, me, pinner, grip(me, swing.bab))):
        yield from unpin(fight, friend, pinner)


PIN = Theme(
    verbs={
        "pin": Verb(Against, pin, (TARGET,)),
        "gag": Verb(Against, gag, (TARGET,)),
        "free-ally": Verb(Ally, free_ally, (Arg("target", "creature"),)),
    },
    tells=("pinned", "gagged"),
    refusals=("pinned-already", "nobody-pinned"),
)
