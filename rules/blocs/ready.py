"""Holding an attack ready, and letting it go when what was waited for has happened."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count, End
from rules.engine.flows import afford, attempt, pay
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import Effect

from .attack import ask_distance, check_target, cost, strike
from .budget import pay_full
from .conditions import MUTE, able, can_react
from .melee import weapon_at, weapon_named, weapons
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_magic, is_magic


@dataclass(frozen=True, slots=True)
class Ready:
    """``when`` narrows what may set it off; ``trigger`` is the player's own words."""

    actor: str
    when: str
    target: str
    trigger: str = ""
    weapon: str = ""


TRIGGERS = ("step", "attack", "any")
"""What may set a readied attack off, coarsely; the words are judged after that."""


def ready(fight: Fight, act: Ready) -> Flow[None]:
    """B-ACT-10, 11: a full action now, a reaction later; lost at the start of the next own turn.

    A spell is paid for now, and its energy held.
    """
    me = fight[act.actor]
    weapon = weapon_named(me, act.weapon) if act.weapon else None
    paid = cost(weapon, "full") if weapon else {"full": 1}
    if weapon:
        check_magic(me, weapon)
        afford(me, "B-ACT-11", **paid)
    check_target(me, fight[act.target])
    if act.when not in TRIGGERS:
        raise Refused("no-such-trigger", "B-ACT-10", name=act.when)
    yield from pay_full(fight, me, "B-ACT-10")
    held = {pool: paid[pool] for pool in ("mana", "stamina") if pool in paid}
    yield from pay(me, "B-ACT-11", **held)
    data = {"when": act.when, "trigger": act.trigger, "target": act.target}
    if weapon:
        data["weapon"] = act.weapon
        data["magic"] = "yes" if is_magic(weapon) else ""
    yield Begin(Effect("ready", me.id, me.id, me.next_start, data))
    yield Tell("ready", (me.id,))


def released(
    fight: Fight, kind: str, actor: Creature, moment: str = "apres_declencheur"
) -> Flow[None]:
    """B-ACT-10, AMB-38: it has happened; whoever waited for it, in the GM's view, may act.

    ``moment``: whether it has happened, or is about to, for fights that have it so.
    """
    if not fight.state.effects or setting(fight, "pret", "moment") != moment:
        return
    for held in fight.effects("ready"):
        me = fight[held.on]
        if held.id not in fight.state.effects or me == actor or not can_react(me):
            continue
        if held.data["when"] not in (kind, "any") or (held.data.get("magic") and me.has(*MUTE)):
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
        yield from attempt(fight, readied_attack(fight, me, held))


def forestalled(fight: Fight, kind: str, me: Creature) -> Flow[bool]:
    """B-ACT-10, AMB-38: those who act just before it; whether I can no longer do it for that."""
    yield from released(fight, kind, me, "avant_declencheur")
    return not able(me)


def readied_attack(fight: Fight, me: Creature, held: Effect) -> Flow[None]:
    """B-ACT-10, 11: what was held ready, paid with the reaction and nothing else."""
    target = fight[held.data["target"]]
    check_target(me, target)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    weapon = weapon_at(me, distance)
    if name := held.data.get("weapon", ""):
        free = {"cout_mana": 0, "cout_stamina": 0}
        weapon = weapon_named(me, name).model_copy(update=free)
    yield from strike(fight, me, target, weapon, distance, "reaction")


def lapse(fight: Fight, effect: Effect) -> Flow[None]:
    """B-ACT-11, AMB-37: not let go in time: what the spell cost is lost, unless set otherwise."""
    me = fight[effect.on]
    if setting(fight, "pret", "mana_perdu") or "weapon" not in effect.data:
        return
    spell = next((w for w in me.sheet.armes if w.nom == effect.data["weapon"]), None)
    if spell is not None and spell.cout_mana:
        most = me.sheet.mana_max
        yield Count(me.id, "mana", min(most, me["mana"] + spell.cout_mana), "lapsed")


def held_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for what is held ready."""
    return {w.nom: w.nom for w in weapons(me)}


def trigger_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for the coarse kind of a trigger; words of every language come later."""
    return {name: name for name in TRIGGERS}
