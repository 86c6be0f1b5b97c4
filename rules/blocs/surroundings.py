"""What the place itself does to an attack: water, and walls that are too near."""

from .arms import Weapon
from .modes import SAANERIS
from .settings import setting
from .sheet import Creature
from .strengths import gives

IMMERSED = "immersed"
SQUEEZED = "squeezed"


def at_home_in_water(c: Creature) -> bool:
    """B-UW-01, AMB-87: swims by nature or by magic."""
    return c.sheet.race == SAANERIS or c.sheet.nageur or gives(c, "nage")


def hindrances(
    me: Creature, target: Creature, weapon: Weapon, close: bool
) -> tuple[list[str], list[str]]:
    """B-UW-01, 03, B-SIZE-06: what helps and what hinders an attack in such a place."""
    up, down = [], []
    if target.has(SQUEEZED):
        up.append("squeezed-target")
    if me.has(SQUEEZED):
        down.append("squeezed")
    if weapon.sorte == "arme" and in_water(me, target):
        handy = ("cac" if close else "distance") in weapon.sous_eau
        if not handy and not (close and at_home_in_water(me)):
            down.append("underwater")
    return up, down


def resisting(c: Creature) -> tuple[str, ...]:
    """B-SIZE-06, AMB-28: what hinders the d20 it throws to resist something."""
    if not c.fight.state.effects or not c.has(SQUEEZED):
        return ()
    return (SQUEEZED,) if setting(c.fight, "etroit", "defense") == "desavantage_sur_d20" else ()


def in_water(me: Creature, target: Creature) -> bool:
    """AMB-87: whether this attack is made under water."""
    if not me.fight.state.effects:
        return False
    return any(c.has(IMMERSED) for c in in_question(me, target))


def in_question(me: Creature, target: Creature) -> tuple[Creature, ...]:
    """AMB-87: of the two of an attack, those who make it one under water if they are in it."""
    who = setting(me.fight, "sous_l_eau", "condition")
    return {"attaquant": (me,), "cible": (target,)}.get(who, (me, target))


def beyond_normal(weapon: Weapon, distance: float) -> bool:
    """B-UW-02: a shot farther than what is normal for the weapon; under water it goes nowhere."""
    if weapon.sorte != "arme" or weapon.mode != "distance":
        return False
    return distance > (weapon.portee_normale or weapon.portee_max)


def douses(target: Creature, types: tuple[str, ...]) -> bool:
    """B-UW-04: whoever is wholly under water resists fire."""
    return "feu" in types and bool(target.fight.state.effects) and target.has(IMMERSED)
