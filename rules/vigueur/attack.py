"""The attack as a player declares it: what, where, with which points; shots, the weak hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.state import Item

from .actions import Words, cast, check_hands
from .arms import Weapon
from .blow import Blow, strike
from .budget import afford_act, pay_act, price
from .conditions import ARMS, check_nerve, forbids, stand_firm
from .hands import carried, reach, weak_weapon, weapon_named, weapons
from .settings import setting
from .sheet import Creature, Fight
from .shots import check_loaded, line_of_shot, shoot_in_zone, spent
from .space import metres, within
from .tally import fall_out

LIMBS = (*ARMS, "jambe")
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Attack:
    """``zone``: masse, extremites, as, or a limb. ``all_out``: "", actions or reactions.

    ``kind``: of the kinds of harm that the weapon does, the one that is meant ("": the first).
    """

    actor: str
    target: str
    weapon: str = ""
    zone: str = ""
    all_out: str = ""
    edge: int = 0
    bonus: int = 0
    kind: str = ""


@dataclass(frozen=True, slots=True)
class WeakAttack:
    actor: str
    target: str
    zone: str = ""
    all_out: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class SwapHands:
    actor: str


def zone_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a zone (W-ZON-01)."""
    return {
        "masse": "masse",
        "torse": "masse",
        "extremites": "extremites",
        "membre": "extremites",
        "bras": "bras_arme",
        "bras arme": "bras_arme",
        "bras autre": "bras_autre",
        "jambe": "jambe",
        "as": "as",
        "tete": "as",
    }


def kind_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """The kinds of harm that what it holds can do (W-DMG-03)."""
    return {kind: kind for weapon, _ in weapons(me) for kind in weapon.types}


def all_out_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed to go all out (W-ACT-08)."""
    return {"tout": "actions", "actions": "actions", "reactions": "reactions"}


def aimed(zone: str) -> tuple[str, str]:
    """W-ZON-01: zone and limb of what was named; the mass if nothing was. Raises Refused."""
    if not zone:
        return "masse", ""
    if zone in LIMBS:
        return "extremites", zone
    if zone not in ("masse", "extremites", "as"):
        raise Refused("no-such-zone", "W-ZON-01", zone=zone)
    return zone, ""


def check_target(me: Creature, target: Creature) -> None:
    """W-ATK-01, W-WRS-13: Raises Refused."""
    if target == me or target.out in ("mort", "enfui"):
        raise Refused("no-target", "W-ATK-01", who=target.id)
    if not me.perceives(target):
        raise Refused("no-such-creature", name=target.id)
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)
    check_nerve(me)
    if target.out and setting(me.fight, "end", "finishing_off") == "refuse":
        raise Refused("out-already", "W-FRM-03", who=target.id)


def check_kind(weapon: Weapon, kind: str) -> None:
    """W-DMG-03: the weapon does this kind of harm. Raises Refused."""
    if kind and kind not in weapon.types:
        raise Refused("no-such-kind", "W-DMG-03", weapon=weapon.nom, kind=kind)


def actions_of(fight: Fight, weapon: Weapon) -> int:
    """W-ATK-01, W-MAG-01, A33: one action, or both for a spell that takes them."""
    costs = weapon.cout or (setting(fight, "magic", "cast_cost") if weapon.sort else "AO")
    return 2 if costs == "AA" else 1


def finishes(fight: Fight, target: Creature) -> bool:
    """Whether somebody who lies there is simply killed (a setting)."""
    return bool(target.out) and setting(fight, "end", "finishing_off") == "at_once"


def finish_off(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """No die for somebody who can do nothing any more."""
    yield Tell("finished-off", (me.id, target.id))
    yield from fall_out(fight, target, "mort")


def attack(fight: Fight, act: Attack) -> Flow[None]:
    """W-ATK-01, W-ACT-05, 08: reach, cost, line, window of a bow, then the blow."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target)
    weapon, arms = weapon_named(me, act.weapon)
    zone, limb = aimed(act.zone)
    check_kind(weapon, act.kind)
    if weapon.sort and setting(fight, "magic", "attack_like") == "gm":
        yield from cast(fight, Words(me.id, weapon.nom))
        return
    shot = check_reach(me, target, weapon)
    check_loaded(me, weapon)
    base = {"A": float(actions_of(fight, weapon)), "AO": 1}
    cost = price(fight, base, act.all_out, "tir" if shot else "attaque")
    afford_act(me, cost, "W-ATK-01")
    covered = shot and (yield from line_of_shot(fight, me, target))
    yield from pay_act(me, cost, "W-ATK-01")
    yield from stand_firm(me)
    if not (yield from shoot_in_zone(fight, me, weapon, shot)):
        return
    if finishes(fight, target) and not shot:
        yield from finish_off(fight, me, target)
        return
    if zone == "extremites" and not limb:
        limb = yield from name_limb(me, target)
    blow = Blow(
        weapon,
        arms,
        zone,
        limb,
        shot,
        covered,
        all_out=bool(act.all_out),
        edge=act.edge,
        bonus=act.bonus,
        kind=act.kind,
    )
    yield from strike(fight, me, target, blow)
    if shot:
        yield from spent(fight, me, target, weapon)


def check_reach(me: Creature, target: Creature, weapon: Weapon) -> bool:
    """W-ATK-01: whether it is a shot or a throw; a blow must reach. Raises Refused."""
    if not weapon.ranged:
        if within(me, target, reach(me, weapon)):
            return False
        if not weapon.thrown:
            raise Refused("out-of-reach", "W-ATK-01", who=target.id)
    far = metres(me, target)
    if weapon.portee_max_m and far > weapon.portee_max_m:
        raise Refused("out-of-range", "W-ATK-01", who=target.id, distance=far)
    return True


def name_limb(me: Creature, target: Creature) -> Flow[str]:
    """W-ZON-01: which limb; "" leaves it to the die, thrown with the damage."""
    options = (*LIMBS, RANDOM)
    said = yield from Ask(me.id, "which-limb", options, RANDOM, {"who": target.id})
    return "" if said == RANDOM else str(said)


def weak_attack(fight: Fight, act: WeakAttack) -> Flow[None]:
    """W-TWW-01…03, A52: an A, outside the cap of offensive actions, at −5."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target)
    if setting(fight, "two_weapons", "talent") not in me.sheet.talents:
        raise Refused("no-talent", "W-TWW-01", who=me.id)
    weapon, arms = weak_weapon(me)
    zone, limb = aimed(act.zone)
    check_kind(weapon, act.kind)
    if not within(me, target, reach(me, weapon)):
        raise Refused("out-of-reach", "W-ATK-01", who=target.id)
    if me["faible"] < 1:
        raise Refused("tried-already", "W-TWW-03", move="weak")
    if setting(fight, "two_weapons", "needs_main_attack") and me["AO"] >= setting(
        fight, "round", "offensive_cap"
    ):
        raise Refused("main-first", "W-TWW-03", who=me.id)
    base: dict[str, float] = {"A": setting(fight, "two_weapons", "weak_hand_cost_actions")}
    if setting(fight, "two_weapons", "counts_offensive_cap"):
        base["AO"] = 1
    cost = price(fight, base, act.all_out, "attaque")
    yield from pay_act(me, {**cost, "faible": 1}, "W-TWW-03")
    yield from stand_firm(me)
    if zone == "extremites" and not limb:
        limb = yield from name_limb(me, target)
    blow = Blow(weapon, arms, zone, limb, weak=True, all_out=bool(act.all_out), kind=act.kind)
    yield from strike(fight, me, target, blow)


def swap_hands(fight: Fight, act: SwapHands) -> Flow[None]:
    """W-TWW-02, 04: what the strong hand held is in the weak one, and the other way round."""
    me = fight[act.actor]
    check_hands(me)
    held = [(item, w) for item, w, _ in carried(me) if w.mains < 2]
    if not held:
        raise Refused("nothing-in-hand", "W-TWW-04", who=me.id)
    yield from pay_act(me, {"A": setting(fight, "two_weapons", "swap_cost_actions")}, "W-TWW-04")
    other = {"forte": "faible", "faible": "forte"}
    for item, _ in held:
        yield Place(Item(item.id, item.kind, me.id, other[item.slot], None, item.data))
    yield Tell("hands-swapped", (me.id,))
