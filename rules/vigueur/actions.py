"""Simple acts: words, things of the bag, objects that take both hands, spells, first aid."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Place, Use
from rules.engine.flows import lift, pay
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import Effect, Item

from .arms import Weapon
from .budget import afford_act, pay_act
from .catalogue import THINGS
from .conditions import check_nerve, forbids
from .hands import SLOTS, carried, free_hand, profile
from .opportunity import announce
from .settings import setting
from .sheet import Creature, Fight
from .space import within
from .tables import CONDITIONS


@dataclass(frozen=True, slots=True)
class Words:
    actor: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Thing:
    actor: str
    what: str = ""


@dataclass(frozen=True, slots=True)
class Tend:
    actor: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Plain:
    actor: str


def check_hands(me: Creature) -> None:
    """W-WRS-13: nobody immobilised handles anything. Raises Refused."""
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)


def shout(fight: Fight, act: Words) -> Flow[None]:
    """W-ACT-04: free, within reason; from the fourth on in a round the GM is the judge."""
    me = fight[act.actor]
    if cause := forbids(me, "speak"):
        raise Refused("cannot-act", "W-ACT-04", who=me.id, why=cause)
    if me["bonus"] < 1:
        said = yield from Ask(GM, "bonus", ("yes", "no"), "yes", {"who": me.id, "text": act.text})
        if said == "no":
            raise Refused("not-reasonable", "W-ACT-04", who=me.id)
    else:
        yield from pay(me, "W-ACT-04", bonus=1)
    yield Tell("shouted", (me.id,), {"text": act.text or "none"})


def handle(fight: Fight, act: Words) -> Flow[None]:
    """W-ACT-02: looking for something in the bag, opening a door…: an action."""
    me = fight[act.actor]
    check_hands(me)
    yield from pay_act(me, {"A": 1}, "W-ACT-02")
    yield Tell("handled", (me.id,), {"text": act.text or "none"})


def complex_object(fight: Fight, act: Words) -> Flow[None]:
    """W-OPP-07, A51: picking a lock, arming a trap, a mechanism; it exposes."""
    me = fight[act.actor]
    check_hands(me)
    yield from pay_act(me, {"A": 1}, "W-OPP-07")
    if (yield from announce(fight, me, "complex_object")):
        yield Tell("handled", (me.id,), {"text": act.text or "none"})


def long_action(fight: Fight, act: Words) -> Flow[None]:
    """W-ACT-03: a talent that takes both actions."""
    me = fight[act.actor]
    check_hands(me)
    yield from pay_act(me, {"A": 2}, "W-ACT-03")
    yield Tell("handled", (me.id,), {"text": act.text or "none"})


def long_offensive(fight: Fight, act: Words) -> Flow[None]:
    """W-ACT-06: both actions, and the offensive one of the round."""
    me = fight[act.actor]
    check_hands(me)
    yield from pay_act(me, {"A": 2, "AO": 1}, "W-ACT-06")
    yield Tell("handled", (me.id,), {"text": act.text or "none"})


def reload(fight: Fight, act: Plain) -> Flow[None]:
    """W-OPP-07: an action; a crossbow is a complex object."""
    me = fight[act.actor]
    check_hands(me)
    empty = me.effects("a_recharger")
    if not empty:
        raise Refused("loaded-already", "W-OPP-07", who=me.id)
    yield from pay_act(me, {"A": setting(fight, "gear", "reload_cost_actions")}, "W-OPP-07")
    if (yield from announce(fight, me, "complex_object")):
        yield from lift(empty[:1], "loaded")
        yield Tell("reloaded", (me.id,), {"weapon": str(empty[0].data.get("weapon", ""))})


def bag(me: Creature) -> list[Item]:
    """Things that are no weapon, each kind once."""
    kinds: dict[str, Item] = {}
    for item in me.items():
        if item.kind in THINGS:
            kinds.setdefault(item.kind, item)
    return list(kinds.values())


def thing_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {THINGS[i.kind].nom: i.kind for i in bag(me)}


def drink(fight: Fight, act: Thing) -> Flow[None]:
    """W-OPP-08, W-ACT-02: an action that exposes; stopped, the potion is kept."""
    me = fight[act.actor]
    check_hands(me)
    item = next((i for i in bag(me) if act.what in ("", i.kind)), None)
    if item is None:
        raise Refused("no-such-thing", "W-ACT-02", name=act.what)
    yield from pay_act(me, {"A": 1}, "W-ACT-02")
    if not (yield from announce(fight, me, "potion")):
        if not setting(fight, "opportunity", "keep_consumables"):
            yield Use(item.id)
        return
    yield Use(item.id)
    better = min(me["fatigue"], THINGS[item.kind].fatigue)
    if better > 0:
        yield Count(me.id, "fatigue", me["fatigue"] - better, item.kind)
    yield Tell("drank", (me.id,), {"item": THINGS[item.kind].nom})


def near_items(me: Creature) -> list[Item]:
    """Weapons in the bag, and those on the ground at hand."""
    found = [i for i in me.items("sac") if profile(me.fight, i) is not None]
    for i in me.fight.state.items.values():
        if not i.holder and profile(me.fight, i) is not None and at_hand(me, i):
            found.append(i)
    return found


def at_hand(me: Creature, item: Item) -> bool:
    """In one's own square or beside it; nobody knows where: at hand."""
    if item.pos is None or not me.placed:
        return True
    return max(abs(a - b) for a, b in zip(me.pos, item.pos, strict=True)) <= 1


def item_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {i.kind: i.kind for i in near_items(me)}


def take(fight: Fight, act: Thing) -> Flow[None]:
    """W-ACT-02, W-OPP-07: drawing or picking up takes an action and is no complex object."""
    me = fight[act.actor]
    check_hands(me)
    item = next((i for i in near_items(me) if act.what in ("", i.kind)), None)
    weapon = profile(fight, item) if item else None
    if item is None or weapon is None:
        raise Refused("no-such-thing", "W-ACT-02", name=act.what)
    kind = "draw_cost_actions" if item.holder else "pick_up_cost_actions"
    cost = {"A": float(setting(fight, "gear", kind))}
    afford_act(me, cost, "W-ACT-02")
    away = in_the_way(me, weapon)
    slot = free_hand(me) if not away else away[0].slot
    if weapon.mains == 2:
        slot = "forte"
    if not slot:
        raise Refused("no-free-hand", "W-ACT-02", who=me.id)
    yield from pay_act(me, cost, "W-ACT-02")
    for other in away:
        yield Place(Item(other.id, other.kind, me.id, "sac", None, other.data))
    yield Place(Item(item.id, item.kind, me.id, slot, None, item.data))
    yield Tell("taken", (me.id,), {"item": item.kind})


def in_the_way(me: Creature, weapon: Weapon) -> list[Item]:
    """What goes to the bag to make room for it: the strong hand's, or both hands'."""
    held = [(i, arms) for i, _, arms in carried(me)]
    if weapon.mains == 2:
        return [i for i, _ in held]
    if free_hand(me):
        return []
    strong = [i for i, arms in held if SLOTS["forte"] in arms]
    return strong[:1]


def tend(fight: Fight, act: Tend) -> Flow[None]:
    """W-D-CND: an action, on oneself or somebody at hand, ends bleeding or clears the eyes."""
    me = fight[act.actor]
    target = fight[act.target] if act.target else me
    check_hands(me)
    found = [e for e in target.effects(*CONDITIONS) if tendable(e.name, target == me)]
    if target != me and not within(me, target, 1):
        raise Refused("out-of-reach", "W-D-CND", who=target.id)
    if not found:
        raise Refused("nothing-to-tend", "W-D-CND", who=target.id)
    name = found[0].name
    yield from pay_act(me, {"A": 1}, "W-D-CND")
    yield from lift([e for e in found if e.name == name], "tended")
    yield Tell("tended", (me.id, target.id), {"condition": name})


def tendable(name: str, own: bool) -> bool:
    kind = CONDITIONS[name]
    return kind.end == "on_action" and name != "renverse" and (own or kind.by_ally)


def cast(fight: Fight, act: Words) -> Flow[None]:
    """W-MAG-01, W-ACT-05, A33: an offensive action whose effect the GM tells."""
    me = fight[act.actor]
    check_hands(me)
    if cause := forbids(me, "speak"):
        raise Refused("cannot-act", "W-MAG-01", who=me.id, why=cause)
    check_nerve(me)
    actions = 2 if setting(fight, "magic", "cast_cost") == "AA" else 1
    yield from pay_act(me, {"A": actions, "AO": 1}, "W-MAG-01")
    if not (yield from announce(fight, me, "cast")):
        return
    about = {"who": me.id, "text": act.text}
    said = yield from Ask(GM, "spell", ("works", "fails", "concentration"), "works", about)
    if said == "concentration" and not me.has("concentration"):
        data = {"round": fight.clock.round}
        yield Begin(Effect("concentration", me.id, data=data))
    yield Tell("cast", (me.id,), {"text": act.text or "none", "said": said})


def concentrate(fight: Fight, act: Plain) -> Flow[None]:
    """W-OPP-05: an action keeps a spell up; it exposes, and stopped it ends."""
    me = fight[act.actor]
    if not me.has("concentration"):
        raise Refused("no-spell", "W-OPP-05", who=me.id)
    cost = {"A": setting(fight, "magic", "concentration_cost_actions")}
    yield from pay_act(me, cost, "W-OPP-05")
    if not (yield from announce(fight, me, "concentration")):
        yield from lift(me.effects("concentration"), "stopped")
        return
    yield from lift(me.effects("concentration"), "kept up")
    yield Begin(Effect("concentration", me.id, data={"round": fight.clock.round}))
    yield Tell("concentrated", (me.id,))


def fade(fight: Fight, me: Creature) -> Flow[None]:
    """W-OPP-05: a spell that was not kept up in its caster's turn ends, unless that is free."""
    if setting(fight, "magic", "concentration") == "free":
        return
    for e in me.effects("concentration"):
        if int(e.data.get("round", 0)) < fight.clock.round:
            yield from lift([e], "not kept up")
            yield Tell("spell-faded", (me.id,))
