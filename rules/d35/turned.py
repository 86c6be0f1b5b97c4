"""Undead that were turned or rebuked: they flee, cower, and come back to themselves."""

from dataclasses import replace

from rules.engine.changes import Begin, End
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Offer, Verb
from rules.engine.state import Effect

from .ground import Plain
from .settings import setting
from .sheet import Creature, Fight
from .space import metres
from .theme import Theme
from .turn_power import REBUKED, TURNED
from .turning import COWERING

FLEEING = ("attack", "opportunity", "cast", "charge")
"""D-TURN-12: what it thinks of no more: it flees as fast as it can."""


def forbids(c: Creature, what: str) -> str:
    """D-TURN-12: a turned creature only flees."""
    return TURNED if what in FLEEING and c.has(TURNED) else ""


def cower(fight: Fight, act: Plain) -> Flow[None]:
    """D-TURN-12: the GM says that every way out is closed: it cowers until its next turn."""
    me = fight[act.actor]
    turned = me.effects(TURNED)
    if not turned:
        raise Refused("not-turned", "D-TURN-12", who=me.id)
    yield Begin(Effect(COWERING, me.id, turned[0].by, me.next_start))
    yield Tell("cowers", (me.id,))


def breaks(e: Effect, now: float, least: float, rule: str) -> bool:
    """D-TURN-13, A-45: too near; for one that was near already, nearer than it was."""
    then = float(e.data.get("metres", least))
    close = now < least or (rule == "le_3m" and now <= least)
    was_close = then < least or (rule == "le_3m" and then <= least)
    return now < then if was_close else close


def moved(fight: Fight, who: Creature) -> Flow[None]:
    """D-TURN-13: the turner comes near. D-TURN-14: whatever others do changes nothing."""
    least = float(setting(fight, "turn", "break_m"))
    rule = str(setting(fight, "turn", "break_rule"))
    for c in list(fight):
        for e in c.effects(TURNED, REBUKED):
            if e.by != who.id:
                continue
            if breaks(e, metres(who, c), least, rule):
                yield from come_back(c, e)
            else:
                yield from measure(e, metres(who, c))
    for e in who.effects(TURNED, REBUKED):
        if e.by in fight:
            yield from measure(e, metres(fight[e.by], who))


def measure(e: Effect, gap: float) -> Flow[None]:
    """D-TURN-13: one of the two went farther: coming closer is counted from there."""
    if e.data.get("metres") != gap:
        yield End(e.id, "next")
        yield Begin(replace(e, data={**e.data, "metres": gap}))


def come_back(c: Creature, e: Effect) -> Flow[None]:
    """It acts as it likes again."""
    cowering = [x for x in c.effects(COWERING) if x.by == e.by]
    yield from lift([e, *cowering], "approached")
    yield Tell("turning-broken", (c.id,))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return [Offer("cower")] if me.has(TURNED) and not me.has(COWERING) else []


FLIGHT = Theme(
    verbs={"cower": Verb(Plain, cower)},
    tells=("cowers", "turning-broken"),
    refusals=("not-turned",),
    forbids=forbids,
    moved=moved,
    offers=offers,
)
