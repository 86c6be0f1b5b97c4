"""What is in which hand, and what one can strike with."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.requests import Flow, Refused
from rules.engine.state import Item

from .arms import BARE, WEAPONS, Weapon
from .sheet import Creature, Fight

MAIN, OFF, BOTH, BODY = "directrice", "faible", "deux_mains", "corps"
ARM, SHEATH, BAG = "bras", "fourreau", "sac"
"""Slots: the hands, a strapped shield's arm, at hand but put away, and the bag."""
HELD = (MAIN, OFF, BOTH)
EMPTY = "rien"


@dataclass(frozen=True, slots=True)
class Wield:
    """A weapon ready to strike, where it is, and the item it is (None: part of the body)."""

    weapon: Weapon
    hand: str
    item: Item | None = None


def profile(fight: Fight, item: Item) -> Weapon | None:
    """The weapon that an item is; None for what is no weapon."""
    owner = item.data.get("of", "")
    if owner in fight:
        for weapon in fight[owner].sheet.armes:
            if weapon.nom == item.kind:
                return weapon
    return next((w for w in WEAPONS.values() if w.nom == item.kind), None)


def is_shield(me: Creature, item: Item) -> bool:
    shield = me.sheet.bouclier
    return shield is not None and item.kind == shield.nom


def unpack(me: Creature) -> Flow[None]:
    """Arms go to the hands that the sheet names, or to those that fit; the rest is sheathed."""
    full: list[str] = []
    shield = me.sheet.bouclier
    if shield is not None:
        if not shield.main_libre:
            full.append(OFF)
        yield Place(Item(f"{me.id}.bouclier", shield.nom, me.id, ARM, None, {"of": me.id}))
    named = {MAIN: me.sheet.main_directrice, OFF: me.sheet.main_faible}
    for n, weapon in enumerate(me.sheet.armes, 1):
        if weapon.naturelle:
            continue
        slot = first_slot(weapon, named, full)
        if slot:
            full += [MAIN, OFF] if slot == BOTH else [slot]
        data = {"of": me.id, "loaded": me.sheet.chargee} if weapon.recharge else {"of": me.id}
        yield Place(Item(f"{me.id}.{n}", weapon.nom, me.id, slot or SHEATH, None, data))
    for kind, count in me.sheet.objets.items():
        for n in range(1, count + 1):
            yield Place(Item(f"{me.id}.{kind}.{n}", kind, me.id, BAG))


def first_slot(weapon: Weapon, named: Mapping[str, str], full: list[str]) -> str:
    """The hand that takes it as the fight begins, "" if none."""
    both = weapon.two_handed
    for slot, name in named.items():
        if name == weapon.nom and slot not in full:
            return BOTH if both else slot
    if both:
        return BOTH if not full and named[MAIN] == "" and named[OFF] in ("", EMPTY) else ""
    return MAIN if MAIN not in full and not named[MAIN] else ""


def in_hand(me: Creature) -> list[Wield]:
    """Weapons in the hands, the main one first."""
    order = {MAIN: 0, BOTH: 0, OFF: 1}
    found = []
    for item in sorted(me.items(), key=lambda i: order.get(i.slot, 2)):
        weapon = profile(me.fight, item) if item.slot in HELD else None
        if weapon is not None and not is_shield(me, item):
            found.append(Wield(weapon, item.slot, item))
    return found


def bare(me: Creature) -> Wield:
    """D-ATK-07, D-ATK-08: its fists, by its size or its training."""
    dice = me.sheet.de_mains_nues or me.sheet.size.mains_nues
    changes = {"de": dice, "taille": me.sheet.taille}
    return Wield(BARE.model_copy(update=changes), BODY)


def natural(me: Creature) -> list[Wield]:
    return [Wield(w, BODY) for w in me.sheet.armes if w.naturelle]


def wielded(me: Creature) -> list[Wield]:
    """All it may strike with now: hands, body, bare hands last."""
    return [*in_hand(me), *natural(me), bare(me)]


def is_bare(wield: Wield) -> bool:
    return wield.hand == BODY and wield.weapon.nom == BARE.nom


def named(me: Creature, name: str) -> Wield:
    """The one meant, the first of all if none is. Raises Refused."""
    choices = wielded(me)
    if not name:
        return choices[0]
    for choice in choices:
        if choice.weapon.nom == name:
            return choice
    known = any(w.nom == name for w in me.sheet.armes)
    raise Refused("not-in-hand" if known else "no-such-weapon", "D-MOVE-02", weapon=name)


def free_hands(me: Creature) -> list[str]:
    """Hands that hold nothing."""
    slots = [i.slot for i in me.items()]
    if BOTH in slots:
        return []
    strapped = me.sheet.bouclier is not None and not me.sheet.bouclier.main_libre
    full = [s for s in slots if s in (MAIN, OFF)]
    full += [OFF] if ARM in slots and strapped else []
    return [hand for hand in (MAIN, OFF) if hand not in full]


def shield_on(me: Creature) -> bool:
    """D-MOVE-15: whether its shield is strapped on."""
    return any(i.slot == ARM and is_shield(me, i) for i in me.items())


def drop(fight: Fight, item: Item, at: Creature) -> Flow[None]:
    """D-FREE-02: it lies where this creature stands now."""
    yield Place(Item(item.id, item.kind, "", "", at.pos if at.placed else None, item.data))


def put(item: Item, holder: str, slot: str, **data: object) -> Place:
    """The change that puts an item in a slot of its holder."""
    return Place(Item(item.id, item.kind, holder, slot, None, {**item.data, **data}))


def weapon_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon: whatever it owns or holds, ready or not."""
    known = [*(w.weapon for w in wielded(me)), *me.sheet.armes]
    return {w.nom: w.nom for w in known}
