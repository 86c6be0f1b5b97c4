"""Holding an attack ready, and letting it go when what was waited for has happened."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, End
from rules.engine.flows import attempt
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import Effect

from .attack import ask_distance, check_target, strike
from .budget import pay_full
from .conditions import can_react
from .melee import weapon_at
from .sheet import Creature, Fight


@dataclass(frozen=True, slots=True)
class Ready:
    """``when`` narrows what may set it off; ``trigger`` is the player's own words."""

    actor: str
    when: str
    target: str
    trigger: str = ""


TRIGGERS = ("step", "attack", "any")
"""What may set a readied attack off, coarsely; the words are judged after that."""


def ready(fight: Fight, act: Ready) -> Flow[None]:
    """B-ACT-10: a full action now, a reaction later; lost at the start of the next own turn."""
    me = fight[act.actor]
    check_target(me, fight[act.target])
    if act.when not in TRIGGERS:
        raise Refused("no-such-trigger", "B-ACT-10", name=act.when)
    yield from pay_full(fight, me, "B-ACT-10")
    data = {"when": act.when, "trigger": act.trigger, "target": act.target}
    yield Begin(Effect("ready", me.id, me.id, me.next_start, data))
    yield Tell("ready", (me.id,))


def released(fight: Fight, kind: str, actor: Creature) -> Flow[None]:
    """B-ACT-10, AMB-38: it has happened; whoever waited for it, in the GM's view, may act."""
    for held in fight.effects("ready"):
        me = fight[held.on]
        if held.id not in fight.state.effects or me == actor or not can_react(me):
            continue
        if held.data["when"] not in (kind, "any"):
            continue
        about = {"who": me.id, "trigger": held.data["trigger"], "happened": kind, "by": actor.id}
        if (yield from Ask(GM, "ready-trigger", ("yes", "no"), "no", about)) == "no":
            continue
        if (yield from Ask(me.id, "ready-release", ("yes", "no"), "no", about)) == "no":
            yield Tell("ready-passed", (me.id,))
            continue
        if held.id not in fight.state.effects or not can_react(me):
            continue
        yield End(held.id, "released")
        yield Tell("ready-released", (me.id,))
        yield from attempt(fight, readied_attack(fight, me, fight[held.data["target"]]))


def readied_attack(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """B-ACT-10: what was held ready, paid with the reaction."""
    check_target(me, target)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    yield from strike(fight, me, target, weapon_at(me, distance), distance, "reaction")


def trigger_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for the coarse kind of a trigger; words of every language come later."""
    return {name: name for name in TRIGGERS}
