"""A blow: the roll, the critical, the damage, and whatever follows from it."""

from dataclasses import replace

from rules.engine import dice
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Roll, Rolled, Tell

from .arms import Weapon
from .blow import Blow, Struck, armour_class, to_hit
from .hands import BOTH, OFF
from .health import hurt
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, after_attack, parried

AUTOMATIC_HIT, AUTOMATIC_MISS = 20, 1
NO_VITALS = ("mort_vivant", "creature_artificielle", "plante", "vase", "elementaire")
"""They have nothing that a critical hit could find."""


def strike(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Flow[Struck]:
    """D-ATK-11…14: roll, confirm, damage; then charges, cleaves and bonuses run their course."""
    standing = not target.out
    struck = yield from attack_roll(fight, me, target, blow)
    if struck.hit and harms(struck.blow.wield.weapon, target):
        taken = yield from damage(fight, me, target, struck)
        struck = replace(struck, damage=taken, felled=standing and bool(target.out))
    yield from after_attack(fight, me, target, struck)
    return struck


def touch(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Flow[Struck]:
    """D-TOUCH-05: a touch attack without damage of its own: no armour, no shield, no hide."""
    struck = yield from attack_roll(fight, me, target, replace(blow, touch=True))
    yield from after_attack(fight, me, target, struck)
    return struck


def attack_roll(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Flow[Struck]:
    """D-ATK-11…13: 1d20 and modifiers against the armour class, told as ``attack.…``."""
    mods = to_hit(fight, me, target, blow)
    roll = yield from Roll(blow.label, me.id, (20,), mods)
    return (yield from judge(fight, me, target, blow, roll))


def astray(
    fight: Fight, me: Creature, target: Creature, other: Creature, pct: int, blow: Blow
) -> Flow[tuple[Creature, Struck]]:
    """D-BULL-04: the roll first, then by chance which of the two it meets; whom it met."""
    roll = yield from Roll(blow.label, me.id, (20,), to_hit(fight, me, target, blow))
    luck = yield from Roll("stray-blow", me.id, (100,))
    met = other if luck.natural <= pct else target
    if met == other:
        yield Tell("attack.astray", (me.id, other.id), {"roll": luck, "chance": pct})
    standing = not met.out
    struck = yield from judge(fight, me, met, blow, roll)
    if struck.hit and harms(blow.wield.weapon, met):
        taken = yield from damage(fight, me, met, struck)
        struck = replace(struck, damage=taken, felled=standing and bool(met.out))
    yield from after_attack(fight, me, met, struck)
    return met, struck


def judge(fight: Fight, me: Creature, target: Creature, blow: Blow, roll: Rolled) -> Flow[Struck]:
    """D-ATK-12, D-ATK-13: what this roll is worth against that armour class."""
    mods = roll.mods
    against = armour_class(fight, me, target, blow)
    hit = lands(roll, against)
    if hit and (yield from parried(fight, me, target, Struck(blow, roll, against, True))):
        hit = False
    critical = False
    if hit and threatens_life(blow, target, roll):
        confirm = yield from Roll("confirm", me.id, (20,), mods)
        critical = lands(confirm, against)
    if hit and (chance := miss_chance(fight, me, target, blow)):
        luck = yield from Roll("concealment", me.id, (100,))
        if luck.natural <= chance:
            yield Tell("attack.concealed", (me.id, target.id), {"roll": luck, "chance": chance})
            return Struck(blow, roll, against, False)
    verdict = "critical" if critical else "hit" if hit else "miss"
    shown = {"weapon": blow.wield.weapon.nom, "roll": roll, "against": against, "why": blow.why}
    yield Tell(f"attack.{verdict}", (me.id, target.id), shown)
    return Struck(blow, roll, against, hit, critical)


def lands(roll: Rolled, against: int) -> bool:
    """D-ATK-12: 1 misses and 20 hits, whatever the total."""
    if roll.natural == AUTOMATIC_MISS:
        return False
    return roll.natural == AUTOMATIC_HIT or roll.total >= against


def threatens_life(blow: Blow, target: Creature, roll: Rolled) -> bool:
    """D-ATK-13: a face of the weapon's range, on somebody who can be hurt so."""
    if blow.against is not None or target.sheet.type in NO_VITALS:
        return False
    return roll.natural >= blow.wield.weapon.critique


def miss_chance(fight: Fight, me: Creature, target: Creature, blow: Blow) -> int:
    """What is badly seen is missed by chance, in per cent: the worst reason counts."""
    full = int(setting(fight, "concealment", "total_pct"))
    partial = int(setting(fight, "concealment", "partial_pct"))
    unseen = target.has("invisible", "total_concealment") or me.has("blinded")
    if unseen or not me.perceives(target):
        return full
    return partial if target.has("concealment") else 0


def harms(weapon: Weapon, target: Creature) -> bool:
    """D-SPLASH-01: it has dice, and holy water has them for the undead alone."""
    return bool(weapon.de) and affects(weapon, target)


def affects(weapon: Weapon, target: Creature) -> bool:
    return not weapon.seulement or any(target.sheet.is_kind(kind) for kind in weapon.seulement)


def damage(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[int]:
    """D-ATK-13, D-ATK-14, R-6: thrown as often as it is multiplied; at least one point."""
    blow = struck.blow
    weapon = blow.wield.weapon
    times = multiplier(blow, struck.critical)
    faces, plus = faces_of(weapon.de)
    mods = damage_mods(me, target, blow, plus)
    many = setting(fight, "multiply_mode") == "roll_n_times"
    thrown = faces * (times if many else 1)
    if many:
        mods = tuple(Mod(m.value * times, m.source, m.type) for m in mods)
    roll = yield from Roll("damage", me.id, thrown, mods)
    amount = max(1, roll.total if many else roll.total * times)
    return (
        yield from hurt(
            fight, target, amount, nonlethal=blow.nonlethal, by=me.id, source="attack", roll=roll
        )
    )


def multiplier(blow: Blow, critical: bool) -> int:
    """R-6: two multipliers add up as (a−1)+(b−1)+1."""
    return blow.factor + (blow.wield.weapon.multiplicateur - 1 if critical else 0)


def damage_mods(me: Creature, target: Creature, blow: Blow, plus: int) -> tuple[Mod, ...]:
    """R-1, R-9: Strength as the hand and the weapon take it, the weapon's own, the rest."""
    weapon = blow.wield.weapon
    found = [
        Mod(plus, "weapon"),
        Mod(strength(me, blow), "FOR"),
        Mod(weapon.alteration + weapon.degats, "weapon"),
        *blow.damage,
        *(Mod(int(e.data["damage"]), e.name) for e in me.effects() if counts(e.data, target)),
    ]
    return tuple(m for m in found if m.value)


def counts(data: object, target: Creature) -> bool:
    """Whether an effect's data says something of damage on this target."""
    if not isinstance(data, dict) or "damage" not in data:
        return False
    return bool(data.get("versus", target.id) == target.id)


def strength(me: Creature, blow: Blow) -> int:
    """R-1, D-TWF-07: more with both hands, half with the off hand; a penalty counts once."""
    weapon, score = blow.wield.weapon, me.sheet.mod("FOR")
    if blow.ranged and weapon.force == "non":
        return 0
    if blow.ranged and weapon.tir == "projectile" and weapon.force == "malus":
        return min(score, weapon.force_max)
    if score <= 0:
        return score
    factor = blow.strength
    if factor is None and weapon.une_main_monte and me.has("mounted"):
        factor = 1.0  # T-15: a lance, in one hand
    if factor is None:
        factor = {BOTH: 1.5, OFF: float(setting(me.fight, "twf", "offhand_str"))}.get(
            blow.wield.hand, 1.5 if lone_natural(me, weapon) else 1.0
        )
    return int(score * factor)


def lone_natural(me: Creature, weapon: Weapon) -> bool:
    """Its only natural weapon, which it puts all its strength in."""
    own = [w for w in me.sheet.armes if w.naturelle]
    return own == [weapon] and not weapon.membres_doubles


def faces_of(text: str) -> tuple[tuple[int, ...], int]:
    """ "2d6+1" as the dice to throw and a number."""
    if not text:
        return (), 0
    expression = dice.compile(text)
    least = expression.minimum() - len(expression.requests)
    return expression.requests, least


STRIKE = Theme(
    effects=("concealment", "total_concealment"),
    tells=("attack.hit", "attack.miss", "attack.critical", "attack.concealed", "attack.astray"),
)
