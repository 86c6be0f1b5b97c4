"""What is in which hand, and what one can strike or block with."""

from collections.abc import Mapping

from rules.engine.changes import Place
from rules.engine.requests import Ask, Flow, Refused
from rules.engine.state import Item

from .arms import BARE, WEAPONS, Weapon
from .conditions import disabled, held_arms
from .settings import setting
from .sheet import Creature, Fight

SLOTS = {"forte": "bras_arme", "faible": "bras_autre"}
"""A slot and its arm."""
FREE = "mains nues"


def profile(fight: Fight, item: Item) -> Weapon | None:
    """The weapon that an item is; None for what is no weapon."""
    owner = item.data.get("of", "")
    if owner in fight:
        for weapon in fight[owner].sheet.armes:
            if weapon.nom == item.kind:
                return weapon
    return next((w for w in WEAPONS.values() if w.nom == item.kind), None)


def unpack(me: Creature) -> Flow[None]:
    """W-TWW-02: arms of the sheet go to the hands that it names, or to those that fit; the rest

    is in the bag.
    """
    free = {"forte": me.sheet.main_forte, "faible": me.sheet.main_faible}
    full: list[str] = []
    for n, weapon in enumerate(me.sheet.armes, 1):
        if weapon.naturelle:
            continue
        slot = slot_for(weapon, free, full)
        if slot:
            full += ["forte", "faible"] if weapon.mains == 2 else [slot]
        data = {"of": me.id}
        yield Place(Item(f"{me.id}.{n}", weapon.nom, me.id, slot or "sac", None, data))
    for kind, count in me.sheet.objets.items():
        for n in range(1, count + 1):
            yield Place(Item(f"{me.id}.{kind}.{n}", kind, me.id, "sac"))


def name_hands(fight: Fight, me: Creature) -> Flow[None]:
    """W-TWW-02: who may fight with two weapons names both hands, if the sheet does not."""
    sheet = me.sheet
    if setting(fight, "two_weapons", "talent") not in sheet.talents:
        return
    if sheet.main_forte or sheet.main_faible or me.items("faible"):
        return
    light = [i for i in me.items() if fits_a_hand(profile(fight, i))]
    if len(light) < 2:
        return
    for slot in SLOTS:
        names = tuple(dict.fromkeys(i.kind for i in light))
        kind = names[0]
        if len(names) > 1:
            kind = yield from Ask(me.id, "hand", names, kind, {"hand": SLOTS[slot]})
        item = next(i for i in light if i.kind == kind)
        light.remove(item)
        yield Place(Item(item.id, item.kind, me.id, slot, None, item.data))
    for other in light:
        if other.slot:
            yield Place(Item(other.id, other.kind, me.id, "sac", None, other.data))


def fits_a_hand(weapon: Weapon | None) -> bool:
    """A one-handed weapon, no shield and no part of the body."""
    return weapon is not None and weapon.mains == 1 and not (weapon.bouclier or weapon.naturelle)


def slot_for(weapon: Weapon, named: Mapping[str, str], full: list[str]) -> str:
    """The hand that takes it as the fight begins, "" if none."""
    for slot, name in named.items():
        if name == weapon.nom and slot not in full:
            return slot
    if weapon.mains == 2:
        return "forte" if not full and not any(named.values()) else ""
    slot = "faible" if weapon.bouclier else "forte"
    return slot if slot not in full and not named[slot] else ""


def in_hand(me: Creature, item: Item) -> tuple[str, ...]:
    """The arms that carry it, () if it is in the bag."""
    if item.slot not in SLOTS:
        return ()
    weapon = profile(me.fight, item)
    if weapon is not None and weapon.mains == 2:
        return ("bras_arme", "bras_autre")
    return (SLOTS[item.slot],)


def carried(me: Creature) -> list[tuple[Item, Weapon, tuple[str, ...]]]:
    """Weapons and shields in hand, the strong hand first."""
    found = []
    for item in sorted(me.items(), key=lambda i: i.slot != "forte"):
        arms = in_hand(me, item)
        weapon = profile(me.fight, item) if arms else None
        if weapon is not None:
            found.append((item, weapon, arms))
    return found


def usable(me: Creature, arms: tuple[str, ...]) -> bool:
    """W-WRS-06, W-D-CND: no arm of these is held or disabled."""
    held = held_arms(me)
    ready = [arm not in held and not disabled(me, arm) for arm in arms]
    one_arm = setting(me.fight, "gear", "two_handed_one_arm") == "usable"
    return any(ready) or not ready if one_arm else all(ready)


def weapons(me: Creature) -> list[tuple[Weapon, tuple[str, ...]]]:
    """What it may strike with now and the arms that do it: hands, body, bare hands last."""
    ready = [(w, arms) for _, w, arms in carried(me) if not w.bouclier and usable(me, arms)]
    shut = [e.data.get("weapon") for e in me.effects("entrave")]
    body: list[tuple[Weapon, tuple[str, ...]]] = [
        (w, ()) for w in me.sheet.armes if w.naturelle and w.nom not in shut
    ]
    return [*ready, *body, (BARE, ())]


def weapon_named(me: Creature, name: str) -> tuple[Weapon, tuple[str, ...]]:
    """W-WRS-06, W-ATK-01: the one meant, the first of all if none is. Raises Refused."""
    choices = weapons(me)
    if not name:
        strong = [c for c in choices if "bras_autre" not in c[1] or c[0].mains == 2]
        return strong[0]
    for choice in choices:
        if choice[0].nom == name:
            return choice
    for _, weapon, arms in carried(me):
        if weapon.nom == name and not weapon.bouclier:
            code = "arm-held" if any(a in held_arms(me) for a in arms) else "arm-disabled"
            raise Refused(code, "W-WRS-06" if code == "arm-held" else "W-D-CND", weapon=name)
    if any(e.data.get("weapon") == name for e in me.effects("entrave")):
        raise Refused("arm-held", "W-WRS-10", weapon=name)
    known = any(w.nom == name for w in me.sheet.armes)
    raise Refused("not-in-hand" if known else "no-such-weapon", "W-ATK-01", weapon=name)


def weak_weapon(me: Creature) -> tuple[Weapon, tuple[str, ...]]:
    """W-TWW-01, 02: a one-handed weapon in each hand. Raises Refused."""
    both = [(w, arms) for _, w, arms in carried(me) if not w.bouclier and w.mains == 1]
    weak = [c for c in both if c[1] == ("bras_autre",)]
    if len(both) < 2 or not weak:
        raise Refused("no-second-weapon", "W-TWW-01", who=me.id)
    if not usable(me, weak[0][1]):
        raise Refused("arm-held", "W-WRS-06", weapon=weak[0][0].nom)
    return weak[0]


def blocking_arms(me: Creature, shot: bool) -> tuple[str, ...] | None:
    """W-DEF-03, 05: the arms of the shield, else of a weapon in hand; None if nothing blocks.

    The arm that costs the least is taken: one that is hurt blocks worse.
    """
    ready = [(w, arms) for _, w, arms in carried(me) if w.peut_bloquer and usable(me, arms)]
    bows = setting(me.fight, "block", "bow")
    shields = [arms for w, arms in ready if w.bouclier]
    blades = [arms for w, arms in ready if not w.bouclier and (bows or not w.ranged)]
    found = shields if shot else shields + blades
    return min(found, key=lambda arms: hurt(me, arms)) if found else None


def hurt(me: Creature, arms: tuple[str, ...]) -> bool:
    """W-D-CND: whether a wound hampers what these arms do."""
    return any(e.data.get("limb") in arms for e in me.effects("bras_blesse"))


def has_shield(me: Creature) -> bool:
    return any(w.bouclier for _, w, arms in carried(me))


def zone_of(me: Creature) -> int:
    """W-ZOC-01: the longest of its own and of what it holds, in squares."""
    own = me.sheet.zone_de_controle
    if own == 1:
        own = int(setting(me.fight, "zone", "radius"))
    return max([own, *(w.zone for _, w, arms in carried(me) if usable(me, arms))])


def reach(me: Creature, weapon: Weapon) -> int:
    """W-ATK-01: squares it strikes at in close combat."""
    own = me.sheet.zone_de_controle if weapon.naturelle and weapon is not BARE else 1
    return max(weapon.portee_cases, own)


def loaded(me: Creature, weapon: Weapon) -> bool:
    """W-OPP-07: False for a crossbow that has been shot and not reloaded."""
    return not any(e.data.get("weapon") == weapon.nom for e in me.effects("a_recharger"))


def free_hand(me: Creature) -> str:
    """The slot of an empty hand, "" if both are full."""
    full = [arm for _, _, arms in carried(me) for arm in arms]
    return next(
        (slot for slot, arm in SLOTS.items() if arm not in full and not disabled(me, arm)), ""
    )


def drop(fight: Fight, item: Item, at: Creature) -> Flow[None]:
    """It lies in this creature's square now."""
    where = at.pos if at.placed else None
    yield Place(Item(item.id, item.kind, "", "", where, item.data))


def weapon_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon: whatever it owns or holds, ready or not."""
    known = [*me.sheet.armes, *(w for _, w, _ in carried(me)), BARE]
    return {w.nom: w.nom for w in known if not w.bouclier}
