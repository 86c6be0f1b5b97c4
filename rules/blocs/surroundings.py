"""What the place itself does to an attack: water, and walls that are too near."""

from .arms import Weapon
from .modes import SAANERIS
from .sheet import Creature

IMMERSED = "immersed"
SQUEEZED = "squeezed"


def at_home_in_water(c: Creature) -> bool:
    """B-UW-01, AMB-87: swims by nature or by magic."""
    return c.sheet.race == SAANERIS or c.sheet.nageur or c.has("swim-spell")


def hindrances(
    me: Creature, target: Creature, weapon: Weapon, close: bool
) -> tuple[list[str], list[str]]:
    """B-UW-01, 03, B-SIZE-06: what helps and what hinders an attack in such a place."""
    up, down = [], []
    if target.has(SQUEEZED):
        up.append("squeezed-target")
    if me.has(SQUEEZED):
        down.append("squeezed")
    if weapon.sorte == "arme" and (me.has(IMMERSED) or (not close and target.has(IMMERSED))):
        handy = ("cac" if close else "distance") in weapon.sous_eau
        if not handy and not (close and at_home_in_water(me)):
            down.append("underwater")
    return up, down


def lost_in_water(me: Creature, target: Creature, weapon: Weapon, distance: float) -> bool:
    """B-UW-02: a shot beyond the normal range of the weapon goes nowhere under water."""
    if weapon.sorte != "arme" or weapon.mode != "distance":
        return False
    if not (me.has(IMMERSED) or target.has(IMMERSED)):
        return False
    return distance > (weapon.portee_normale or weapon.portee_max)


def douses(target: Creature, types: tuple[str, ...]) -> bool:
    """B-UW-04: whoever is wholly under water resists fire."""
    return "feu" in types and bool(target.fight.state.effects) and target.has(IMMERSED)
