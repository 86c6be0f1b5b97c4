"""Drawing and putting away, picking up and dropping, doors and heavy things, shields."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.engine.changes import Begin, End
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Item

from . import hands
from .acts import check_act, perform
from .budget import can, spend
from .ground import WALK, Plain, walking
from .hands import ARM, BAG, BOTH, HELD, MAIN, SHEATH, profile
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, everywhere_with, forbidden


@dataclass(frozen=True, slots=True)
class Thing:
    actor: str
    what: str = ""


@dataclass(frozen=True, slots=True)
class Draw:
    """``second``: another weapon drawn with it (D-MOVE-05)."""

    actor: str
    what: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Handle:
    """``what``: door or heavy."""

    actor: str
    what: str = "door"


def by_name(items: list[Item], name: str, rule: str) -> Item:
    """The one meant, the first if none is named. Raises Refused."""
    for item in items:
        if name in ("", item.kind):
            return item
    raise Refused("no-such-thing", rule, name=name)


def weapons_in(me: Creature, slot: str) -> list[Item]:
    return [i for i in me.items(slot) if profile(me.fight, i) is not None]


# -- draw and sheathe -----------------------------------------------------------------------------


def draw(fight: Fight, act: Draw) -> Flow[None]:
    """D-MOVE-02…06, D-TAB-04: a move action; free with a walk; two at once with the feat."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-02")
    first = by_name([*weapons_in(me, SHEATH), *weapons_in(me, BAG)], act.what, "D-MOVE-02")
    items = [first]
    if act.second:
        others = [i for i in weapons_in(me, SHEATH) if i.id != first.id]
        items.append(by_name(others, act.second, "D-MOVE-05"))
        check_pair(me, items)
    slots = slots_for(me, items)
    if first.slot == BAG:  # D-MOVE-03: it lies deep in the bag
        if not (yield from perform(fight, me, "retrieve_stored", "D-MOVE-03")):
            return
    elif all(is_ammunition(fight, item) for item in items):
        yield from spend(fight, me, "free", "D-MOVE-06")
    elif not (yield from with_walk(fight, me)):
        yield from spend(fight, me, "move", "D-MOVE-02")
    for item, slot in zip(items, slots, strict=True):
        yield hands.put(item, me.id, slot)
        yield Tell("drawn", (me.id,), {"item": item.kind})
        yield from everywhere_with("handled", fight, me, {"what": item.kind})


def is_ammunition(fight: Fight, item: Item) -> bool:
    weapon = profile(fight, item)
    return weapon is not None and weapon.munition


def check_pair(me: Creature, items: list[Item]) -> None:
    """D-MOVE-05: the feat, and nothing that takes both hands. Raises Refused."""
    if not me.sheet.has_feat("two_weapon_fighting"):
        raise Refused("no-feat", "D-MOVE-05", who=me.id, feat="two_weapon_fighting")
    if any(w is not None and w.two_handed for w in (profile(me.fight, i) for i in items)):
        raise Refused("two-handed", "D-MOVE-05", who=me.id)


def slots_for(me: Creature, items: list[Item]) -> list[str]:
    """The hands that take them. Raises Refused when they are full."""
    free, found = hands.free_hands(me), []
    for item in items:
        weapon = profile(me.fight, item)
        if weapon is not None and weapon.two_handed:
            if len(free) < 2:
                raise Refused("no-free-hand", "D-MOVE-02", who=me.id)
            found.append(BOTH)
            free = []
        else:
            if not free:
                raise Refused("no-free-hand", "D-MOVE-02", who=me.id)
            found.append(free.pop(0))
    return found


def with_walk(fight: Fight, me: Creature) -> Flow[bool]:
    """D-MOVE-04, D-MOVE-16: in the same breath as a walk, once, for whoever has the training."""
    now = walking(me)
    trained = setting(fight, "draw_while_moving_bab") <= me.sheet.BBA
    if now is None or now.data["mode"] != WALK or now.data.get("drawn") or not trained:
        return False
    yield End(now.id, "next")
    yield Begin(replace(now, data={**now.data, "drawn": True}))
    return True


def sheathe(fight: Fight, act: Thing) -> Flow[None]:
    """D-MOVE-02: a move action that exposes, and a hand is free again."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-02")
    item = by_name([w.item for w in hands.in_hand(me) if w.item], act.what, "D-MOVE-02")
    if (yield from perform(fight, me, "sheathe", "D-MOVE-02")) and still_held(me, item):
        yield hands.put(item, me.id, SHEATH)
        yield Tell("sheathed", (me.id,), {"item": item.kind})


def still_held(me: Creature, item: Item) -> bool:
    """Whether it is where it was, after what an opportunity may have done."""
    now = me.fight.state.items.get(item.id)
    return now is not None and (now.holder, now.slot) == (item.holder, item.slot)


# -- bags, ground, doors --------------------------------------------------------------------------


def at_hand(me: Creature, item: Item) -> bool:
    """In its own square or beside; nobody knows where: at hand."""
    if item.pos is None or not me.placed:
        return True
    return max(abs(a - b) for a, b in zip(me.pos, item.pos, strict=True)) <= 2


def on_ground(me: Creature) -> list[Item]:
    return [i for i in me.fight.state.items.values() if not i.holder and at_hand(me, i)]


def pick_up(fight: Fight, act: Thing) -> Flow[None]:
    """D-MOVE-12: a move action that exposes; the thing is in hand."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-12")
    item = by_name(on_ground(me), act.what, "D-MOVE-12")
    slot = slots_for(me, [item])[0]
    if (yield from perform(fight, me, "pick_up_item", "D-MOVE-12")) and still_held(me, item):
        yield hands.put(item, me.id, slot)
        yield Tell("picked-up", (me.id,), {"item": item.kind})
        yield from everywhere_with("handled", fight, me, {"what": item.kind})


def stow(fight: Fight, act: Thing) -> Flow[None]:
    """D-MOVE-12: from the hand into the bag: a move action that exposes."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-12")
    item = by_name([i for i in me.items() if i.slot in HELD], act.what, "D-MOVE-12")
    if (yield from perform(fight, me, "retrieve_stored", "D-MOVE-12")) and still_held(me, item):
        yield hands.put(item, me.id, BAG)
        yield Tell("stowed", (me.id,), {"item": item.kind})


def retrieve(fight: Fight, act: Thing) -> Flow[None]:
    """D-MOVE-03, D-MOVE-12: out of the bag: a move action that exposes."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-12")
    item = by_name(me.items(BAG), act.what, "D-MOVE-12")
    slot = slots_for(me, [item])[0]
    if (yield from perform(fight, me, "retrieve_stored", "D-MOVE-12")) and still_held(me, item):
        yield hands.put(item, me.id, slot)
        yield Tell("retrieved", (me.id,), {"item": item.kind})
        yield from everywhere_with("handled", fight, me, {"what": item.kind})


def handle(fight: Fight, act: Handle) -> Flow[None]:
    """D-MOVE-12: a door is opened in peace, something heavy is not moved so."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-12")
    action = {"door": "open_door", "heavy": "move_heavy"}.get(act.what, "open_door")
    if (yield from perform(fight, me, action, "D-MOVE-12")):
        yield Tell("handled", (me.id,), {"what": act.what})
        yield from everywhere_with("handled", fight, me, {"what": act.what})


def handle_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"porte": "door", "lourd": "heavy"}


def drop(fight: Fight, act: Thing) -> Flow[None]:
    """D-FREE-02, D-MOVE-16: free; a shield only when it is held, not strapped on."""
    me = fight[act.actor]
    item = by_name([i for i in me.items() if i.slot in HELD], act.what, "D-FREE-02")
    yield from spend(fight, me, "free", "D-FREE-02")
    yield from hands.drop(fight, item, me)
    yield Tell("dropped", (me.id,), {"item": item.kind})


# -- shields --------------------------------------------------------------------------------------


def shield(fight: Fight, act: Plain) -> Flow[None]:
    """D-MOVE-15, D-MOVE-16: strap it on, or loose and drop it: a move action, free with a walk."""
    me = fight[act.actor]
    check_act(me, "D-MOVE-15")
    mine = [i for i in shields(me) if i.holder == me.id] or [
        i for i in on_ground(me) if hands.is_shield(me, i)
    ]
    if not mine:
        raise Refused("no-shield", "D-MOVE-15", who=me.id)
    item = mine[0]
    strapped = item.slot == ARM
    if not strapped:
        worn = me.sheet.bouclier
        needs = worn is not None and not worn.main_libre and item.slot not in HELD
        if needs and not [h for h in hands.free_hands(me) if h != MAIN]:
            raise Refused("no-free-hand", "D-MOVE-15", who=me.id)
    if not (yield from with_walk(fight, me)):
        yield from spend(fight, me, "move", "D-MOVE-15")
    if strapped:
        yield from hands.drop(fight, item, me)
        yield Tell("shield-loosed", (me.id,), {"item": item.kind})
    else:
        yield hands.put(item, me.id, ARM)
        yield Tell("shield-strapped", (me.id,), {"item": item.kind})


def shields(me: Creature) -> list[Item]:
    return [i for i in me.items() if hands.is_shield(me, i)]


def owned_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a thing of one's own."""
    return {i.kind: i.kind for i in me.items()}


def ground_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {i.kind: i.kind for i in on_ground(me)}


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """A weapon for an empty hand: at hand, or on the ground."""
    if forbidden(me, "hands") or forbidden(me, "gear") or not can(me, "move"):
        return []
    free = hands.free_hands(me)
    if hands.in_hand(me) or not free:
        return []
    both = len(free) == 2
    ready = [i for i in weapons_in(me, SHEATH) if both or not two_handed(me, i)]
    lying = [i for i in on_ground(me) if profile(fight, i) and (both or not two_handed(me, i))]
    return [
        *(Offer("draw", {"what": i.kind}) for i in ready[:2]),
        *(Offer("pick", {"what": i.kind}) for i in lying[:2]),
    ]


def two_handed(me: Creature, item: Item) -> bool:
    weapon = profile(me.fight, item)
    return weapon is not None and weapon.two_handed


WHAT = (Arg("what", "word", owned_words, optional=True),)
GEAR = Theme(
    verbs={
        "draw": Verb(Draw, draw, (*WHAT, Arg("second", "word", owned_words, optional=True))),
        "sheathe": Verb(Thing, sheathe, WHAT),
        "pick": Verb(Thing, pick_up, (Arg("what", "word", ground_words, optional=True),)),
        "stow": Verb(Thing, stow, WHAT),
        "retrieve": Verb(Thing, retrieve, WHAT),
        "handle": Verb(Handle, handle, (Arg("what", "word", handle_words, optional=True),)),
        "drop": Verb(Thing, drop, WHAT),
        "shield": Verb(Plain, shield),
    },
    tells=(
        "drawn", "sheathed", "picked-up", "stowed", "retrieved", "handled", "dropped",
        "shield-loosed", "shield-strapped",
    ),
    refusals=("no-such-thing", "two-handed", "no-free-hand", "no-shield"),
    offers=offers,
)  # fmt: skip
