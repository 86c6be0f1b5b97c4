"""What a creature may do at this moment: the buttons of its turn."""

from rules.engine.ruleset import Offer

from .actions import CURES
from .arms import GRAPPLED, Weapon
from .budget import action_pool
from .catalogue import CONSTANTS, ITEMS, UNARMED
from .conditions import MUTE, can_act, enemies, sees
from .hold import grips
from .magic import known, payable
from .melee import farthest, unloaded, weapons
from .modes import half_allowance
from .off_turn import waits_for, walks
from .places import must_move_on
from .riding import mount_of
from .settings import setting
from .sheet import Creature, Fight
from .statuses import curable, is_magic, lingering, must_flee
from .two_weapons import MORE


def offers(fight: Fight, me: Creature) -> tuple[Offer, ...]:
    """B-ACT-01: what the rest of the turn allows, the end of it last (B-TURN-02)."""
    if walks(me) and me not in fight.acting:
        return (*standing(me), Offer("end", {}, "stop-walking"))
    if me.id not in fight.clock.acting() or not can_act(me):
        return ()
    if waits_for(me) is not None:
        return (Offer("end"),)
    found = [*strikes(fight, me), *favours(fight, me), *standing(me), *alone(fight, me)]
    if me["half"] >= 1 or me["full"] >= 1:
        found += [Offer("use", {"item": kind}) for kind in things(me)]
    if me["full"] >= 1:
        found += [Offer("stabilise", {"target": c.id}) for c in fight if dying(me, c)]
    if me["full"] >= 1 and me.has(GRAPPLED, "trapped"):
        found.append(Offer("escape"))
    if (me["half"] >= 1 or me["full"] >= 1) and unloaded(me):
        found.append(Offer("reload"))
    if fight.state.effects and grips(me):
        found.append(Offer("release"))
    if not me.has("prone") and mount_of(me) is None:
        found.append(Offer("prone"))
    stays = must_flee(fight, me) or must_move_on(me)
    return tuple(found) if stays else (*found, Offer("end"))


def strikes(fight: Fight, me: Creature) -> list[Offer]:
    """B-ACT-03: every enemy seen and within reach, with every weapon that reaches it."""
    left = [e.data.get("weapon") for e in me.effects(MORE)]
    if me["full"] < 1 and me["half"] < 1 and not left:
        return []
    return [
        offered(weapon, foe)
        for foe in enemies(fight, me)
        if sees(me, foe)
        for weapon in weapons(me)
        if (me[action_pool(me, weapon)] >= 1 or weapon.nom in left) and usable(me, foe, weapon)
    ]


VERBS = {"arme": "attack", "sort": "cast", "technique": "technique"}
"""What an attack with this kind of arm is called."""


def offered(weapon: Weapon, target: Creature) -> Offer:
    """B-ACT-03, 04: a blow, a spell or a technique against somebody."""
    verb = VERBS[weapon.sorte]
    named = "weapon" if verb == "attack" else "spell"
    return Offer(verb, {named: weapon.nom, "target": target.id})


def favours(fight: Fight, me: Creature) -> list[Offer]:
    """B-ACT-04: healing for the hurt, strengthening for whoever has it not yet."""
    found = []
    for spell in known(me):
        if spell.usage not in ("soin", "soutien") or not payable(me, spell):
            continue
        if me[action_pool(me, spell)] < 1:
            continue
        if is_magic(spell) and me.has(*MUTE):
            continue
        limit = farthest(me, spell)
        for friend in [c for c in fight if c.side == me.side and not c.out]:
            near = friend == me or not (me.placed and friend.placed)
            if (near or me.distance(friend) <= limit) and wants(friend, spell):
                found.append(offered(spell, friend))
    return found


def wants(friend: Creature, spell: Weapon) -> bool:
    """Whether this would do it any good."""
    if spell.soin:
        return friend["pv"] < friend.sheet.pv_max
    return not all(friend.has(e.statut) for e in spell.effets)


def usable(me: Creature, foe: Creature, weapon: Weapon) -> bool:
    """B-ACT-04, B-MEL-01, B-RNG-02: paid for, and near enough as far as anybody knows."""
    if not payable(me, weapon) or (is_magic(weapon) and me.has(*MUTE)):
        return False
    if weapon.zone_rayon and not foe.placed:
        return False
    if weapon.recharge and weapon.nom in unloaded(me):
        return False
    if weapon.nom == UNARMED and len(me.sheet.armes):
        return False
    return not (me.placed and foe.placed) or me.distance(foe) <= farthest(me, weapon)


def standing(me: Creature) -> list[Offer]:
    """B-MOV-20."""
    cost = half_allowance(me)
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
    if thing is None:
        return kind not in CURES or bool(curable(me, kind))
    if thing.soin or thing.effets:
        return True
    if kind not in CURES and not thing.arrete:
        return True
    return bool(curable(me, kind) or lingering(me, thing.arrete))


def dying(me: Creature, c: Creature) -> bool:
    """B-DTH-12: somebody at hand who could do with first aid."""
    if c.out or c["pv"] > 0 or c.has("stable") or c == me:
        return False
    near = not (me.placed and c.placed) or me.distance(c) <= CONSTANTS.stabiliser.portee
    return near and c.side == me.side
