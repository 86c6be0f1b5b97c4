"""Holding something else than an attack ready: a walk, a potion, a spell that heals."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import afford, pay
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .arms import Weapon
from .attack import cost
from .budget import pay_full
from .catalogue import ITEMS
from .ready import ACTS, MOVE, check_trigger
from .riding import mount_of
from .sheet import Creature, Fight
from .statuses import check_magic, is_magic


@dataclass(frozen=True, slots=True)
class ReadyMove:
    """A walk of at most one's whole movement."""

    actor: str
    when: str
    trigger: str = ""


@dataclass(frozen=True, slots=True)
class ReadyAct:
    """Something else that is one act: ``thing`` and ``target`` are what its verb wants."""

    actor: str
    act: str
    when: str
    target: str = ""
    thing: str = ""
    trigger: str = ""


def ready_move(fight: Fight, act: ReadyMove) -> Flow[None]:
    """B-ACT-10: a full action now; the walk itself comes with the reaction."""
    me = fight[act.actor]
    if mount_of(me) is not None:
        raise Refused("mounted", "B-MNT-08", who=me.id)
    check_trigger(act.when)
    yield from pay_full(fight, me, "B-ACT-10")
    data = {"when": act.when, "trigger": act.trigger, "does": MOVE}
    yield Begin(Effect("ready", me.id, me.id, me.next_start, data))
    yield Tell("ready", (me.id,))


def ready_act(fight: Fight, act: ReadyAct) -> Flow[None]:
    """B-ACT-10, 11: a full action now; what a spell costs is paid now too, and held."""
    me = fight[act.actor]
    if act.act not in ACTS:
        raise Refused("not-to-hold", "B-ACT-10", name=act.act)
    check_trigger(act.when)
    spell = None
    if act.act == "cast":
        spell = next((w for w in me.sheet.armes if w.nom == act.thing and is_favour(w)), None)
        if spell is None:
            raise Refused("no-such-spell", "B-ACT-04", spell=act.thing)
        check_magic(me, spell)
    paid = cost(spell, "full") if spell else {"full": 1}
    afford(me, "B-ACT-11", **paid)
    yield from pay_full(fight, me, "B-ACT-10")
    yield from pay(me, "B-ACT-11", **{p: paid[p] for p in ("mana", "stamina") if p in paid})
    data = {"when": act.when, "trigger": act.trigger, "does": act.act, "target": act.target}
    data |= {"thing": act.thing, "magic": "yes" if spell and is_magic(spell) else ""}
    if spell:
        data["weapon"] = spell.nom
    yield Begin(Effect("ready", me.id, me.id, me.next_start, data))
    yield Tell("ready", (me.id,))


def is_favour(spell: Weapon) -> bool:
    """B-HP-04, B-STA-08: healing or strengthening, which wants no place and no roll."""
    return spell.sorte != "arme" and spell.usage in ("soin", "soutien")


def act_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for an act to hold ready."""
    return {name: name for name in ACTS}


def thing_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for the thing of such an act: what is in the bag, loads, heals or aids."""
    things = {i.kind: i.kind for i in me.items("bag")}
    things |= {ITEMS[kind].nom: kind for kind in list(things) if kind in ITEMS}
    arms = [w for w in me.sheet.armes if is_favour(w) or w.recharge]
    return things | {w.nom: w.nom for w in arms}
