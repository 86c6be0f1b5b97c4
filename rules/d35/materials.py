"""T-04, T-05: how hard things are, and how many points they take before they break."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.content import ContentError, Strict, given_in, load_table

from .arms import ARMOURS, WEAPONS, Armour, Weapon
from .sizes import DATA, SIZES, SizeName

ENHANCEMENT_HARDNESS = 2
ENHANCEMENT_POINTS = 10
ARMOUR_POINTS = 5
"""T-04: for each +1 of enhancement; and for each point of an armour's bonus."""


class Fabrication(Strict):
    """How a weapon or a shield is made; -1 where the material or the bonus says."""

    hardness: int = -1
    hp: int = -1


class Material(Strict):
    """``hp_per_inch``: points for each inch of it."""

    hardness: int
    hp_per_inch: int


@dataclass(frozen=True, slots=True)
class Toughness:
    hardness: int
    points: int


FABRICATIONS: Mapping[str, Fabrication] = load_table(DATA / "fabrications.toml", Fabrication)
MATERIALS: Mapping[str, Material] = load_table(DATA / "materials.toml", Material)


def check_arms(
    weapons: Mapping[str, Weapon], armours: Mapping[str, Armour], fabrications: Mapping[str, object]
) -> None:
    """Raises ContentError for a thing made in a way, or of a matter, that has no row."""
    for name, weapon in weapons.items():
        if weapon.fabrication and weapon.fabrication not in fabrications:
            reason = f"no such row in fabrications.toml: {weapon.fabrication!r}"
            raise ContentError(given_in(DATA / "weapons.toml", name), name, "fabrication", reason)
    for name, armour in armours.items():
        if armour.fabrication not in fabrications:
            reason = f"no such row in fabrications.toml: {armour.fabrication!r}"
            raise ContentError(given_in(DATA / "armours.toml", name), name, "fabrication", reason)
        if armour.matiere not in MATERIALS:
            reason = f"no such row in materials.toml: {armour.matiere!r}"
            raise ContentError(given_in(DATA / "armours.toml", name), name, "matiere", reason)


check_arms(WEAPONS, ARMOURS, FABRICATIONS)


def of_weapon(weapon: Weapon) -> Toughness | None:
    """D-SUNDER-04, 06; None for what cannot be sundered (a fist, a claw)."""
    if not weapon.fabrication:
        return None
    row = FABRICATIONS[weapon.fabrication]
    hardness = weapon.solidite if weapon.solidite >= 0 else row.hardness
    points = weapon.resistance if weapon.resistance >= 0 else sized(row.hp, weapon.taille)
    return _enhanced(hardness, points, weapon.alteration)


def of_armour(armour: Armour) -> Toughness:
    """T-04: armour by its matter and its bonus, a shield by its row."""
    row = FABRICATIONS[armour.fabrication]
    hardness = row.hardness if row.hardness >= 0 else MATERIALS[armour.matiere].hardness
    points = row.hp if row.hp >= 0 else armour.bonus * ARMOUR_POINTS
    return _enhanced(hardness, sized(points, armour.taille), armour.alteration)


def sized(points: int, size: SizeName) -> int:
    """D-SUNDER-06: twice as many for each size above M, half for each below; at least 1."""
    rank = SIZES[size].rang
    return points << rank if rank >= 0 else max(1, points >> -rank)


def _enhanced(hardness: int, points: int, enhancement: int) -> Toughness:
    return Toughness(
        hardness + ENHANCEMENT_HARDNESS * enhancement, points + ENHANCEMENT_POINTS * enhancement
    )
