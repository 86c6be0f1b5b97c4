"""What a creature may do at this moment: the buttons of its turn."""

from rules.engine.ruleset import Offer

from .actions import CURES, MORE
from .arms import GRAPPLED, Weapon
from .catalogue import CONSTANTS, ITEMS, UNARMED
from .conditions import MUTE, can_act, enemies, sees
from .hold import grips
from .melee import farthest, unloaded, weapons
from .movement import standing_cost
from .settings import setting
from .sheet import Creature, Fight
from .statuses import curable, must_flee


def offers(fight: Fight, me: Creature) -> tuple[Offer, ...]:
    """B-ACT-01: what the rest of the turn allows, the end of it last (B-TURN-02)."""
    if me.id not in fight.clock.acting() or not can_act(me):
        return ()
    found = [*strikes(fight, me), *standing(me), *alone(fight, me)]
    if me["half"] >= 1 or me["full"] >= 1:
        found += [Offer("use", {"item": kind}) for kind in things(me)]
    if me["full"] >= 1:
        found += [Offer("stabilise", {"target": c.id}) for c in fight if dying(me, c)]
    if me["full"] >= 1 and me.has(GRAPPLED):
        found.append(Offer("escape"))
    if (me["half"] >= 1 or me["full"] >= 1) and unloaded(me):
        found.append(Offer("reload"))
    if fight.state.effects and grips(me):
        found.append(Offer("release"))
    if not me.has("prone"):
        found.append(Offer("prone"))
    return tuple(found) if must_flee(fight, me) else (*found, Offer("end"))


def strikes(fight: Fight, me: Creature) -> list[Offer]:
    """B-ACT-03: every enemy seen and within reach, with every weapon that reaches it."""
    left = [e.data.get("weapon") for e in me.effects(MORE)]
    if me["full"] < 1 and not left:
        return []
    return [
        Offer("attack", {"target": foe.id, "weapon": weapon.nom})
        for foe in enemies(fight, me)
        if sees(me, foe)
        for weapon in weapons(me)
        if (me["full"] >= 1 or weapon.nom in left) and usable(me, foe, weapon)
    ]


def usable(me: Creature, foe: Creature, weapon: Weapon) -> bool:
    """B-ACT-04, B-MEL-01, B-RNG-02: paid for, and near enough as far as anybody knows."""
    if me["mana"] < weapon.cout_mana or me["stamina"] < weapon.cout_stamina:
        return False
    if weapon.recharge and weapon.nom in unloaded(me):
        return False
    if weapon is UNARMED and len(me.sheet.armes):
        return False
    return not (me.placed and foe.placed) or me.distance(foe) <= farthest(me, weapon)


def standing(me: Creature) -> list[Offer]:
    """B-MOV-20."""
    cost = standing_cost(me)
    return [Offer("stand")] if me.has("prone") and 0 < cost <= me["moves"] else []


def alone(fight: Fight, me: Creature) -> list[Offer]:
    """B-ACT-05, 06: what must be the only action of the turn."""
    if me["full"] < 1:
        return []
    untouched = me["half"] >= setting(fight, "tour", "demi_actions")
    return [
        Offer(verb)
        for verb, key in (("dash", "foncer"), ("disengage", "desengager"))
        if untouched or not setting(fight, "exclusif", key)
    ]


def things(me: Creature) -> list[str]:
    """Kinds of things in the bag that are of use to itself now, each once."""
    kinds = dict.fromkeys(i.kind for i in me.items("bag"))
    return [kind for kind in kinds if of_use(me, kind)]


def of_use(me: Creature, kind: str) -> bool:
    """B-STA-02, 07: no magic for the silenced, no bandage for the unhurt."""
    thing = ITEMS.get(kind)
    if thing is not None and thing.magique and me.has(*MUTE):
        return False
    heals = thing is not None and bool(thing.soin)
    return heals or kind not in CURES or bool(curable(me, kind))


def dying(me: Creature, c: Creature) -> bool:
    """B-DTH-12: somebody at hand who could do with first aid."""
    if c.out or c["pv"] > 0 or c.has("stable") or c == me:
        return False
    near = not (me.placed and c.placed) or me.distance(c) <= CONSTANTS.stabiliser.portee
    return near and c.side == me.side
