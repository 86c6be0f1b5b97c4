"""Weapons in hand: how far they reach, which one is meant, and the bare hands."""

from collections.abc import Mapping

from rules.engine.requests import Refused

from .arms import Weapon
from .catalogue import UNARMED
from .sheet import Creature, Fight


def reach(me: Creature, weapon: Weapon) -> int:
    """B-MEL-01, B-MEL-02: metres: the longer of the creature's own and the weapon's."""
    return max(me.sheet.allonge, weapon.allonge)


def reach_of(me: Creature) -> int:
    """B-MEL-01, B-GRP-01: metres that its bare hands reach."""
    return me.sheet.allonge


def in_melee(me: Creature, weapon: Weapon, distance: float) -> bool:
    """B-MEL-01, 04: whether this is a melee attack; beyond its reach a melee weapon is thrown."""
    return weapon.mode == "cac" and distance <= reach(me, weapon)


def farthest(me: Creature, weapon: Weapon) -> int:
    """B-MEL-01, B-RNG-02: metres it can strike at all; a thrown weapon flies farther."""
    if weapon.mode != "cac":
        return weapon.portee_max
    near = reach(me, weapon)
    return max(near, weapon.portee_max) if weapon.lancer else near


def check_reach(me: Creature, target: Creature, weapon: Weapon, distance: float) -> None:
    """B-MEL-01, B-RNG-02: too far is refused, and nothing is spent. Raises Refused."""
    limit = farthest(me, weapon)
    if distance > limit:
        shot = weapon.mode == "distance" or weapon.lancer
        code, rule = ("out-of-range", "B-RNG-02") if shot else ("out-of-reach", "B-MEL-01")
        params = {"distance": distance, "limit": limit, "weapon": weapon.nom}
        raise Refused(code, rule, who=target.id, **params)


def dropped(me: Creature) -> tuple[str, ...]:
    """B-ATK-10: weapons that lie on the ground."""
    return tuple([e.data["weapon"] for e in me.effects("dropped")])


def unloaded(me: Creature) -> tuple[str, ...]:
    """B-ACT-14: weapons that must be loaded again before the next shot."""
    return tuple([e.data.get("weapon", "") for e in me.effects("unloaded")])


def weapons(me: Creature) -> tuple[Weapon, ...]:
    """What it can strike with now, as on its sheet; bare hands last (B-MEL-03)."""
    armed = tuple([w for w in me.sheet.armes if w.action == "complete" and not w.teleporte])
    if me.has("dropped"):
        lost = dropped(me)
        armed = tuple([w for w in armed if w.nom not in lost])
    return (*armed, UNARMED)


def weapon_named(me: Creature, name: str) -> Weapon:
    """Raises Refused for a weapon that it has not, or no longer has in hand."""
    for weapon in me.sheet.armes:
        if weapon.nom == name and weapon.action == "complete" and not weapon.teleporte:
            if me.has("dropped") and name in dropped(me):
                raise Refused("weapon-dropped", "B-ATK-10", weapon=name)
            return weapon
    if name == UNARMED.nom:
        return UNARMED
    raise Refused("no-such-weapon", "B-ACT-03", weapon=name)


def weapon_at(me: Creature, distance: float) -> Weapon:
    """The first weapon for a blow from here; else for a shot or a throw; else the first of all."""
    choices = weapons(me)
    armed = choices[:-1] or choices
    far: Weapon | None = None
    for weapon in armed:
        if in_melee(me, weapon, distance):
            return weapon
        if far is None and distance <= farthest(me, weapon):
            far = weapon
    return far or armed[0]


def melee_weapon(me: Creature) -> Weapon:
    """B-OA-02: what an opportunity is struck with: the first melee weapon, else bare hands."""
    choices = weapons(me)
    return next((w for w in choices if w.mode == "cac" and w.sorte == "arme"), UNARMED)


def threatened_reach(me: Creature) -> int:
    """B-OA-01: metres around it that nobody leaves unpunished."""
    return reach(me, melee_weapon(me))


def weapon_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon."""
    return {w.nom: w.nom for w in weapons(me)}
