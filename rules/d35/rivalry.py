"""What two sides add to a roll against each other: Strength and size, or their weapons."""

from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Roll, Rolled

from .blow import Blow, Struck, to_hit
from .checks import stacked
from .hands import Wield, bare, is_bare, wielded
from .settings import setting
from .sheet import Creature, Fight
from .statuses import loss
from .theme import after_attack

CONTEST = "contest"
"""Why of a blow that is no attack on a body, but weapon against weapon."""
AIDED = "aided"
"""``by`` has made an opening for the next attack of ``on``; data: ``attack``, ``versus``."""


def by_feat(me: Creature, flag: str) -> tuple[Mod, ...]:
    """T-16: the +4 of the improved manoeuvres, where the feats give it."""
    gives = bool(setting(me.fight, "feat_bonus")) and me.sheet.has_feat(flag)
    return (Mod(4, flag),) if gives else ()


def steady(me: Creature, manoeuvre: str) -> tuple[Mod, ...]:
    """D-TRIP-03, D-BULL-05: more than two legs, or as firm on the ground as a dwarf."""
    if me.sheet.jambes > 2 or me.sheet.stable:
        return (Mod(int(setting(me.fight, manoeuvre, "stability")), "stability"),)
    return ()


def strength(me: Creature) -> tuple[Mod, ...]:
    """D-TRIP-03, T-08: Strength, and the weight of the body."""
    return _kept(Mod(me.sheet.mod("FOR"), "FOR"), Mod(me.sheet.size.force, "size"))


def footing(me: Creature, ride: int | None = None) -> tuple[Mod, ...]:
    """D-TRIP-03, D-TRIP-08: the better of Strength, Dexterity and, in a saddle, Ride."""
    scores = [
        Mod(me.sheet.mod("FOR"), "FOR"),
        Mod(me.sheet.mod("DEX") + loss(me), "DEX"),
        *([] if ride is None else [Mod(ride, "ride")]),
    ]
    return _kept(max(scores, key=lambda m: m.value), Mod(me.sheet.size.force, "size"))


def _kept(*mods: Mod) -> tuple[Mod, ...]:
    return tuple(m for m in mods if m.value)


# -- weapon against weapon ------------------------------------------------------------------------


def bout(
    fight: Fight, me: Creature, foe: Creature, wield: Wield, bab: int, manoeuvre: str
) -> tuple[Mod, ...]:
    """D-DISARM-05, D-SUNDER-03: an attack bonus, and what a heavy or a light weapon changes."""
    plain = swing_mods(fight, me, foe, wield, bab)
    weapon = wield.weapon
    extra = 0
    if weapon.two_handed:
        extra = int(setting(fight, manoeuvre, "two_handed"))
    elif weapon.light or is_bare(wield):
        extra = int(setting(fight, manoeuvre, "light"))
    larger = max(0, me.sheet.size.rang - foe.sheet.size.rang)
    per_size = int(setting(fight, manoeuvre, "per_size")) * larger
    return stacked((*plain, *_kept(Mod(extra, "grip"), Mod(per_size, "larger"))))


def swing_mods(
    fight: Fight, me: Creature, foe: Creature, wield: Wield, bab: int
) -> tuple[Mod, ...]:
    """A-30: the ordinary attack bonus, with the modifier of the body's size or without it."""
    mods = to_hit(fight, me, foe, Blow(wield, bab, why=CONTEST))
    if setting(fight, "opposed_attack", "keep_size_mod"):
        return mods
    return tuple(m for m in mods if m.source != "size")


def unaided(mods: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """D-AID-01: help counts for an attack, not for a weapon held fast."""
    return tuple(m for m in mods if m.source != AIDED)


def guard(me: Creature) -> Wield:
    """What it wards blows off with: its weapon, or its hands."""
    return next((w for w in wielded(me) if w.weapon.melee), bare(me))


def used(fight: Fight, me: Creature, foe: Creature, blow: Blow, roll: Rolled) -> Flow[None]:
    """The roll was an attack: what an attack uses up is used up."""
    yield from after_attack(fight, me, foe, Struck(blow, roll, 0, False))


def plain_roll(me: Creature, label: str, mods: tuple[Mod, ...]) -> Flow[Rolled]:
    return (yield from Roll(label, me.id, (20,), stacked(mods)))
