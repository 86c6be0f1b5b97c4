"""A blow before it is thrown: what is added to the roll, and what it has to reach."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine.modifiers import Mod, total
from rules.engine.requests import Rolled
from rules.engine.state import Effect

from .checks import stacked
from .hands import Wield, shield_on
from .sheet import Creature, Fight
from .statuses import helpless, loss
from .theme import ac_mods, attack_mods, denied_dex

DODGE = "dodge"


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack as it was declared. ``bab``: the base attack bonus that this very blow uses.

    ``why``: attack, full, opportunity, charge, cleave, ready… ``touch``: no armour counts.
    ``factor``: what multiplies its damage besides a critical hit (R-6).
    """

    wield: Wield
    bab: int
    ranged: bool = False
    covered: bool = False
    """The target of a shot is behind something (T-07)."""
    touch: bool = False
    nonlethal: bool = False
    why: str = "attack"
    label: str = "attack"
    mods: tuple[Mod, ...] = ()
    damage: tuple[Mod, ...] = ()
    factor: int = 1
    strength: float | None = None
    """What of Strength the damage takes; None: as the weapon and the hand say."""
    against: int | None = None
    """A fixed number to reach in place of an armour class."""


@dataclass(frozen=True, slots=True)
class Struck:
    """How a blow ended. ``damage``: what was really taken."""

    blow: Blow
    roll: Rolled
    against: int
    hit: bool
    critical: bool = False
    damage: int = 0
    felled: bool = False


def by_effects(c: Creature, key: str, other: Creature, ranged: bool) -> Iterator[Mod]:
    """What effects give by their data: ``attack`` or ``ac``, with ``_melee`` or ``_ranged`` or

    without; ``type`` of the bonus; ``versus``: against that creature alone.
    """
    for e in c.effects():
        if e.data.get("versus", other.id) == other.id:
            value = effect_value(e, key, ranged)
            if value:
                yield Mod(value, e.name, str(e.data.get("type", "")))


def effect_value(e: Effect, key: str, ranged: bool) -> int:
    own = f"{key}_ranged" if ranged else f"{key}_melee"
    return int(e.data.get(key, 0)) + int(e.data.get(own, 0))


def to_hit(fight: Fight, me: Creature, target: Creature, blow: Blow) -> tuple[Mod, ...]:
    """R-9: base attack, Strength or Dexterity, size, weapon, then every circumstance."""
    weapon, sheet = blow.wield.weapon, me.sheet
    stat = sheet.mod("DEX") + loss(me) if blow.ranged else sheet.mod("FOR")
    mods = [Mod(blow.bab, "bba"), Mod(stat, "DEX" if blow.ranged else "FOR")]
    found = (
        Mod(sheet.size.attaque, "size"),
        Mod(weapon.alteration, "weapon", "enhancement"),
        Mod(weapon.bonus, "weapon"),
        *blow.mods,
        *by_effects(me, "attack", target, blow.ranged),
        *attack_mods(fight, me, target, blow),
    )
    return stacked((*mods, *(m for m in found if m.value)))


def dexterity(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Mod:
    """R-10, T-07: what Dexterity gives to the defence; a penalty stays when the bonus is lost."""
    if why := helpless(target):
        return Mod(-5, why)
    score = target.sheet.mod("DEX") + loss(target)
    for part in (target.sheet.armure, target.sheet.bouclier):
        if part is not None and part.dex_max is not None:
            score = min(score, part.dex_max)
    if why := denied_dex(target, me, blow):
        return Mod(min(0, score), why)
    return Mod(score, "DEX")


def defence(fight: Fight, me: Creature, target: Creature, blow: Blow) -> tuple[Mod, ...]:
    """R-10, D-TOUCH-05: the armour class that this blow meets, part by part."""
    sheet = target.sheet
    dex = dexterity(fight, me, target, blow)
    dodges = dex.source == "DEX"
    mods = [Mod(10, "base"), dex, Mod(sheet.size.attaque, "size")]
    if not (blow.touch or blow.wield.weapon.contact):  # D-SPLASH-02
        if sheet.armure is not None:
            mods.append(Mod(sheet.armure.bonus + sheet.armure.alteration, "armour", "armour"))
        if sheet.bouclier is not None and shield_on(target):
            worn = sheet.bouclier
            mods.append(Mod(worn.bonus + worn.alteration, "shield", "shield"))
        mods.append(Mod(sheet.naturelle, "natural", "natural"))
    mods.append(Mod(sheet.parade, "deflection", "deflection"))
    mods.append(Mod(sheet.CA_divers, "other"))
    mods.append(Mod(sheet.esquive, "dodge", DODGE))
    mods += by_effects(target, "ac", me, blow.ranged)
    mods += ac_mods(fight, me, target, blow)
    kept = (m for m in mods if m.value and (dodges or m.type != DODGE or m.value < 0))
    return stacked(tuple(kept))


def armour_class(fight: Fight, me: Creature, target: Creature, blow: Blow) -> int:
    """The number that this blow must reach."""
    return blow.against if blow.against is not None else total(defence(fight, me, target, blow))
