"""Weapons in hand: how far they reach, which one is meant, and the bare hands."""

from collections.abc import Mapping, Sequence

from rules.engine.requests import Refused

from .arms import RANGES, Weapon
from .catalogue import UNARMED, bare_hands
from .settings import setting
from .sheet import PACK, Creature, Fight


def reach(me: Creature, weapon: Weapon) -> int:
    """B-MEL-01, B-MEL-02, AMB-44: metres: the longest of the creature's, the weapon's, and ours."""
    fight = me.fight
    own: int = setting(fight, "portee", "contact") if weapon.portee == "contact" else weapon.allonge
    ours: int = setting(fight, "allonge", "defaut")
    return max(me.sheet.allonge, own, ours)


def reach_of(me: Creature) -> int:
    """B-MEL-01, B-GRP-01: metres that its bare hands reach."""
    return max(me.sheet.allonge, int(setting(me.fight, "allonge", "defaut")))


def in_melee(me: Creature, weapon: Weapon, distance: float) -> bool:
    """B-MEL-01, 04: whether this is a melee attack; beyond its reach a melee weapon is thrown."""
    return weapon.mode == "cac" and distance <= reach(me, weapon)


def farthest(me: Creature, weapon: Weapon) -> int:
    """B-MEL-01, B-RNG-02: metres it can strike at all; a thrown weapon flies farther."""
    if weapon.mode != "cac":
        named = weapon.portee and weapon.portee_max == RANGES[weapon.portee]
        return int(setting(me.fight, "portee", weapon.portee)) if named else weapon.portee_max
    near = reach(me, weapon)
    return max(near, weapon.portee_max) if weapon.lancer else near


def least(me: Creature, weapon: Weapon) -> int:
    """B-RNG-03, AMB-43: metres below which a shot is spoilt; there is a default for bows."""
    if weapon.portee_min is not None:
        return weapon.portee_min
    bow = weapon.sorte == "arme" and weapon.mode == "distance" and not weapon.portee
    return int(setting(me.fight, "portee", "min_defaut")) if bow else 0


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


def strikes(weapon: Weapon) -> bool:
    """Whether one attacks with it; shields, healing and magic on oneself are no attacks."""
    return weapon.action != "reaction" and weapon.usage == "attaque" and not weapon.teleporte


def in_hand(me: Creature) -> Sequence[Weapon]:
    """B-ATK-10, B-TWF-04: its arms, less those on the ground: of two daggers, the one thrown.

    B-EQ-02: and less those in the pack.
    """
    lost = [*(dropped(me) if me.has("dropped") else ()), *packed(me)]
    if not lost:
        return me.sheet.armes
    left = []
    for weapon in me.sheet.armes:
        if weapon.nom in lost:
            lost.remove(weapon.nom)
        else:
            left.append(weapon)
    return left


def packed(me: Creature) -> tuple[str, ...]:
    """B-EQ-02: gear of the sheet that is carried, and of no use there."""
    return tuple([i.kind for i in me.items(PACK)]) if me.sheet.equipement else ()


def weapons(me: Creature) -> tuple[Weapon, ...]:
    """What it can strike with now, as on its sheet; bare hands last (B-MEL-03)."""
    armed = tuple([w for w in in_hand(me) if strikes(w)])
    return (*armed, unarmed(me.fight))


def unarmed(fight: Fight) -> Weapon:
    """B-MEL-03, AMB-81: bare hands, as hard as this fight has them."""
    return bare_hands(str(setting(fight, "mains_nues", "degats")))


def weapon_named(me: Creature, name: str) -> Weapon:
    """Raises Refused for a weapon that it has not, or no longer has in hand."""
    held = next((w for w in in_hand(me) if w.nom == name and strikes(w)), None)
    if held is not None:
        return held
    if name in packed(me):
        raise Refused("gear-not-carried", "B-EQ-02", item=name)
    if any(w.nom == name and strikes(w) for w in me.sheet.armes):
        raise Refused("weapon-dropped", "B-ATK-10", weapon=name)
    if name == UNARMED:
        return unarmed(me.fight)
    raise Refused("no-such-weapon", "B-ACT-03", weapon=name)


def weapon_at(me: Creature, distance: float) -> Weapon:
    """The first weapon for a blow from here; else for a shot or a throw; else the first of all."""
    first: Weapon | None = None
    far: Weapon | None = None
    for weapon in in_hand(me):
        if not strikes(weapon):
            continue
        if in_melee(me, weapon, distance):
            return weapon
        first = first or weapon
        if far is None and distance <= farthest(me, weapon):
            far = weapon
    return far or first or unarmed(me.fight)


def melee_weapon(me: Creature) -> Weapon:
    """B-OA-02: what an opportunity is struck with: the first melee weapon, else bare hands."""
    choices = weapons(me)
    return next((w for w in choices if w.mode == "cac" and w.sorte == "arme"),
                unarmed(me.fight))  # fmt: skip


def threatened_reach(me: Creature) -> int:
    """B-OA-01: metres around it that nobody leaves unpunished."""
    return reach(me, melee_weapon(me))


def weapon_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a weapon."""
    return {w.nom: w.nom for w in weapons(me)}
