"""Holding an attack, a walk or another act ready, and letting it go when its moment comes."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count, End
from rules.engine.flows import afford, attempt, pay, refill
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import Effect

from .attack import ask_distance, check_target, cost, strike
from .budget import pay_full
from .conditions import MUTE, able, can_react
from .melee import weapon_at, weapon_named, weapons
from .off_turn import let_walk, metres_ready, waits_for
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
"""What may set off what is held ready, coarsely; the words are judged after that."""

MOVE = "move"
"""In the place of a verb: the walk."""

ACTS: Mapping[str, tuple[str, str]] = {
    "sneak": ("", ""),
    "use": ("item", "target"),
    "reload": ("weapon", ""),
    "stabilise": ("", "target"),
    "escape": ("", "target"),
    "cast": ("spell", "target"),
}
"""B-ACT-10: verbs that may be held ready; the fields of each for a thing and for somebody."""


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
    check_trigger(act.when)
    yield from pay_full(fight, me, "B-ACT-10")
    held = {pool: paid[pool] for pool in ("mana", "stamina") if pool in paid}
    yield from pay(me, "B-ACT-11", **held)
    data = {"when": act.when, "trigger": act.trigger, "target": act.target}
    if weapon:
        data["weapon"] = act.weapon
        data["magic"] = "yes" if is_magic(weapon) else ""
    yield Begin(Effect("ready", me.id, me.id, me.next_start, data))
    yield Tell("ready", (me.id,))


def check_trigger(name: str) -> None:
    """Raises Refused for one that nobody could watch for."""
    if name not in TRIGGERS:
        raise Refused("no-such-trigger", "B-ACT-10", name=name)


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
        if held.data.get("does") == MOVE and not metres_ready(me):
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
        yield from let_go(fight, me, held, actor)


def let_go(fight: Fight, me: Creature, held: Effect, by: Creature) -> Flow[None]:
    """B-ACT-10: what was held ready, paid with the reaction."""
    does = held.data.get("does", "")
    if not does:
        struck = yield from attempt(fight, readied_attack(fight, me, held))
        if struck is False:  # B-COV-05: it thinks better of it, and stays ready
            yield Begin(Effect(held.name, held.on, held.by, held.until, held.data))
        return
    yield from pay(me, "B-REA-02", reaction=1)
    if does == MOVE:
        yield from let_walk(me, by)
    elif not (yield from readied_act(fight, me, held)):
        yield from refill(me, reaction=me["reaction"] + 1)


def readied_act(fight: Fight, me: Creature, held: Effect) -> Flow[bool]:
    """B-ACT-10, 11: its verb as on a turn of its own, with an action and what was paid, on loan.

    False if it can no longer be done.
    """
    verb = fight.rules.verbs[held.data["does"]]
    thing, whom = ACTS[held.data["does"]]
    named = {thing: held.data["thing"], whom: held.data["target"]}
    act = verb.act(me.id, **{field: value for field, value in named.items() if field and value})
    own = {pool: me[pool] for pool in ("full", "half", "moves", "mana", "stamina")}
    spell = next((w for w in me.sheet.armes if w.nom == held.data.get("weapon", "")), None)
    loan = {"mana": spell.cout_mana, "stamina": spell.cout_stamina} if spell else {}
    yield from refill(me, full=1, half=1, **{pool: me[pool] + n for pool, n in loan.items()})
    before = fight.state
    yield from attempt(fight, verb.flow(fight, act))
    done = fight.state is not before
    yield from refill(me, **own)
    return done


def forestalled(fight: Fight, kind: str, me: Creature) -> Flow[bool]:
    """B-ACT-10, AMB-38: those who act just before it; whether it does not come to it for that.

    Either I can no longer do it, or somebody walks first, and I may say it again after that.
    """
    yield from released(fight, kind, me, "avant_declencheur")
    other = waits_for(me)
    if other is not None:
        yield Tell("held-up", (me.id, other.id))
    return other is not None or not able(me)


def readied_attack(fight: Fight, me: Creature, held: Effect) -> Flow[bool]:
    """B-ACT-10, 11: what was held ready, paid with the reaction and nothing else."""
    target = fight[held.data["target"]]
    check_target(me, target)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    weapon = weapon_at(me, distance)
    if name := held.data.get("weapon", ""):
        free = {"cout_mana": 0, "cout_stamina": 0}
        weapon = weapon_named(me, name).model_copy(update=free)
    return (yield from strike(fight, me, target, weapon, distance, "reaction"))


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
