"""What an action may be spent on: attack, dash, disengage, help, use a thing, first aid."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Use
from rules.engine.flows import lift
from rules.engine.modifiers import Mod, total
from rules.engine.requests import GM, AskNumber, Flow, Refused, Roll, Tell
from rules.engine.state import Effect
from rules.engine.values import quick

from .arms import Weapon
from .attack import ask_distance, check_target, strike
from .budget import action_pool, allowance, mark_turn, pay_alone, pay_full, pay_half
from .catalogue import CONSTANTS, ITEMS, STATUSES, dice
from .checks import check_mods, check_throw
from .conditions import MUTE
from .death import stabilise
from .melee import unloaded, weapon_at, weapon_named
from .places import check_acting
from .points import heal
from .ready import forestalled, released
from .riding import check_order
from .settings import setting
from .sheet import Creature, Fight
from .statuses import curable, cure, inflict, lingering, soothe
from .two_weapons import MORE, stripped

CURES = tuple([by for status in STATUSES.values() for by in status.soigne])
"""B-STA-07: what some state is treated with."""


@quick
@dataclass(frozen=True, slots=True)
class Attack:
    """B-ACT-03. ``edge`` 1 or -1 and ``bonus`` are what the GM adds at step 2 (B-ATK-01)."""

    actor: str
    target: str
    weapon: str = ""
    edge: int = 0
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Plain:
    """An act that needs no more than somebody who does it."""

    actor: str


@dataclass(frozen=True, slots=True)
class Help:
    """``target`` "": help with a task, else with an attack on it."""

    actor: str
    ally: str
    target: str = ""
    task: str = ""


@dataclass(frozen=True, slots=True)
class UseItem:
    actor: str
    item: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Reload:
    """``weapon`` "": whichever is empty."""

    actor: str
    weapon: str = ""


@dataclass(frozen=True, slots=True)
class OnSomebody:
    actor: str
    target: str


def attack(fight: Fight, act: Attack) -> Flow[None]:
    """B-ACT-03, B-ATK-01, B-MOV-13: the full action of a turn: an attack, or several of one."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target)
    if fight.state.effects:
        check_order(me)
    weapon = weapon_named(me, act.weapon) if act.weapon else None
    check_acting(me)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    weapon = weapon or weapon_at(me, distance)
    if (yield from forestalled(fight, "attack", me)):
        return
    pool = action_pool(me, weapon)
    if fight.state.effects and (left := more_attacks(me, weapon)):
        pool = ""
        weapon = stripped(weapon) if left[0].data.get("bare") else weapon
        yield from lift(left[:1], "used")
    struck = yield from strike(fight, me, target, weapon, distance, pool, act.edge, act.bonus)
    if not struck:  # B-COV-05: what it would have taken is there still
        if not pool:
            yield Begin(Effect(MORE, me.id, until=me.this_end, data=left[0].data))
        return
    if weapon.attaques > 1 and pool:
        for _ in range(weapon.attaques - 1):
            yield Begin(Effect(MORE, me.id, until=me.this_end, data={"weapon": weapon.nom}))
    yield from released(fight, "attack", me)


def more_attacks(me: Creature, weapon: Weapon) -> list[Effect]:
    """B-MOV-13: attacks that the action of this turn still holds, with the same weapon."""
    return [e for e in me.effects(MORE) if e.data.get("weapon") == weapon.nom]


def dash(fight: Fight, act: Plain) -> Flow[None]:
    """B-ACT-05, AMB-14: the allowance once more; nothing else this turn but reactions."""
    me = fight[act.actor]
    yield from pay_alone(fight, me, "foncer", "B-ACT-05")
    twice = setting(fight, "foncer", "mode") == "double_le_reste"
    yield Count(me.id, "moves", me["moves"] + (me["moves"] if twice else allowance(me)), "dash")
    yield from mark_turn(me, "dashed")
    yield Tell("dashed", (me.id,), {"moves": me["moves"]})


def disengage(fight: Fight, act: Plain) -> Flow[None]:
    """B-ACT-06: for the rest of the turn nobody strikes as it leaves."""
    me = fight[act.actor]
    yield from pay_alone(fight, me, "desengager", "B-ACT-06")
    yield from mark_turn(me, "disengaged")
    yield Tell("disengaged", (me.id,))


def assist(fight: Fight, act: Help) -> Flow[None]:
    """B-ACT-07, 08: an ally's next check, or first attack on a target, has advantage."""
    me, ally = fight[act.actor], fight[act.ally]
    if ally == me:
        raise Refused("not-yourself", "B-ACT-07")
    if not act.target:
        yield from pay_full(fight, me, "B-ACT-07")
        yield Begin(Effect("help-task", ally.id, me.id, me.next_start, {"task": act.task}))
        yield Tell("helped", (me.id, ally.id), {"task": act.task or "none"})
        return
    target = fight[act.target]
    check_target(ally, target)
    limit = CONSTANTS.aider.portee
    if me.placed and target.placed and me.distance(target) > limit:
        distance = me.distance(target)
        raise Refused("too-far-to-help", "B-ACT-08", distance=distance, limit=limit)
    yield from pay_full(fight, me, "B-ACT-08")
    yield Begin(Effect("help-attack", target.id, me.id, me.next_start, {"ally": ally.id}))
    yield Tell("helped-attack", (me.id, ally.id, target.id))


def use(fight: Fight, act: UseItem) -> Flow[None]:
    """B-ACT-09, B-STA-07: a half action: a potion, a bandage, for oneself or whoever is near."""
    me = fight[act.actor]
    target = fight[act.target] if act.target else me
    held = next((i for i in me.items("bag") if i.kind == act.item), None)
    if held is None:
        raise Refused("no-such-thing", "B-ACT-09", item=act.item)
    if target.out:
        raise Refused("out-already", "B-ACT-09", who=target.id)
    limit = CONSTANTS.objet.portee
    if me != target and me.placed and target.placed and me.distance(target) > limit:
        distance = me.distance(target)
        raise Refused("too-far-to-help", "B-ACT-09", distance=distance, limit=limit)
    kind = ITEMS[held.kind]
    if kind.magique and me.has(*MUTE):
        raise Refused("silenced", "B-STA-02", who=me.id)
    heals = kind.soin or kind.effets
    treats = curable(target, held.kind) or lingering(target, kind.arrete)
    if (held.kind in CURES or kind.arrete) and not heals and not treats:
        raise Refused("nothing-to-treat", "B-STA-07", who=target.id)
    if target["pv"] <= 0 and kind.soin and not setting(fight, "potion", "inconscient"):
        raise Refused("unconscious-drinks-not", "B-ACT-09", who=target.id)
    if me != target and setting(fight, "potion", "a_autrui") == "complete":
        yield from pay_full(fight, me, "B-ACT-09")
    else:
        yield from pay_half(fight, me)
    yield Use(held.id)
    yield Tell("used", (me.id, target.id), {"item": held.kind})
    yield from cure(target, held.kind)
    yield from soothe(target, kind.arrete)
    for effect in kind.effets:
        yield from inflict(fight, me, target, effect)
    if kind.soin:
        thrown = dice(kind.soin)
        mods = (Mod(thrown.plus, "base"),) if thrown.plus else ()
        roll = yield from Roll("heal", me.id, thrown.faces, mods)
        yield from heal(fight, target, roll.total, roll)


def reload(fight: Fight, act: Reload) -> Flow[None]:
    """B-ACT-14: half an action, and no reflex before the next turn of one's own (AMB-40)."""
    me = fight[act.actor]
    empty = [e for e in me.effects("unloaded") if act.weapon in ("", e.data.get("weapon", ""))]
    if not empty:
        raise Refused("loaded", "B-ACT-14", who=me.id)
    yield from pay_half(fight, me)
    yield from lift(empty[:1], "loaded")
    if setting(fight, "recharger", "verrou") == "debut_prochain_tour":
        yield Begin(Effect("reloading", me.id, until=me.next_start))
    else:
        yield Begin(Effect("reloading", me.id, until=me.this_end))
    yield Tell("reloaded", (me.id,), {"weapon": empty[0].data.get("weapon", "") or "none"})


def reload_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon to load."""
    return {name: name for name in unloaded(me) if name}


def item_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a thing to use."""
    words = {}
    for kind in dict.fromkeys(i.kind for i in me.items("bag")):
        words[kind] = kind
        if kind in ITEMS:
            words[ITEMS[kind].nom] = kind
    return words


def first_aid(fight: Fight, act: OnSomebody) -> Flow[None]:
    """B-DTH-12, B-STA-07: a full action, Habilité and Médecine against the GM's difficulty."""
    me, target = fight[act.actor], fight[act.target]
    bleeding = bool(curable(target, "medecine"))
    if target.out or not (bleeding or (target["pv"] <= 0 and not target.has("stable"))):
        raise Refused("not-dying", "B-DTH-12", who=target.id)
    limit = CONSTANTS.stabiliser.portee
    if me.placed and target.placed and me.distance(target) > limit:
        distance = me.distance(target)
        raise Refused("too-far-to-help", "B-DTH-12", distance=distance, limit=limit)
    yield from pay_full(fight, me, "B-DTH-12")
    default = int(CONSTANTS.stabiliser.base + CONSTANTS.stabiliser.par_echec * target["fate-bad"])
    about = {"who": me.id, "target": target.id}
    least = default
    if setting(fight, "stabiliser", "difficulte") == "mj":
        least = yield from AskNumber(GM, "stabilise", 1, 40, default, about)
    mods = check_mods(me, "medecine")
    roll = yield from check_throw(me, mods)
    success = roll.total >= least
    params = {"roll": roll, "difficulty": least, "bonus": total(mods)}
    yield Tell("aid-success" if success else "aid-failure", (me.id, target.id), params)
    if success:
        yield from cure(target, "medecine")
        if target["pv"] <= 0 and not target.has("stable"):
            yield from stabilise(target)
