"""What makes an attack likelier or harder, and what is added to its die."""

from rules.engine.modifiers import Mod
from rules.engine.state import Effect

from .arms import Attribute, Weapon
from .attributes import modifier
from .catalogue import CONSTANTS
from .conditions import able, enemies, hostile, sees
from .luck import Luck, luck
from .melee import least
from .settings import setting
from .sheet import Creature, Fight
from .strengths import added
from .surroundings import hindrances


def circumstances(
    fight: Fight,
    me: Creature,
    target: Creature,
    close: bool,
    distance: float,
    sight: tuple[bool, bool],
    edge: int,
    weapon: Weapon,
    pressed: bool = False,
) -> Luck:
    """B-GEN-01, B-ATK-01 step 2: what gives advantage and disadvantage; both cancel.

    ``close``: a melee attack; ``distance``: metres to what is aimed at; ``sight``: whether
    nothing in the world keeps me from seeing the target, and the target from seeing me;
    ``pressed``: whether one of those ``at_hand`` does see me.
    """
    seen, seeing = sight
    up: list[str] = []
    down: list[str] = []
    if not seeing or not sees(target, me):
        up.append("unseen-attacker")  # B-VIS-04
    if not seen or not sees(me, target):
        down.append("unseen-target")  # B-VIS-01
    if helps(me, target):
        up.append("help")  # B-ACT-08
    if not close and (pressed or too_near(me, target, weapon, distance, seeing)):
        down.append("ranged-in-melee")  # B-RNG-03, 05
    if not close and too_far(fight, weapon, distance):
        down.append("long-range")
    if setting(fight, "a_terre", "effet_attaque") == "5e":
        if me.has("prone"):
            down.append("prone")
        if target.has("prone"):
            (up if close else down).append("prone-target")
    if fight.state.effects:
        helping, hindering = hindrances(me, target, weapon, close)
        up += helping
        down += hindering
    if edge:
        (up if edge > 0 else down).append("gm")
    return luck(fight, up, down)


def too_near(me: Creature, target: Creature, weapon: Weapon, distance: float, seeing: bool) -> bool:
    """B-RNG-03, AMB-43: below the least range of the weapon, against whom B-RNG-05 counts."""
    fight = me.fight
    if setting(fight, "portee", "lecture") != "min_max" or distance >= least(me, weapon):
        return False
    return setting(fight, "portee", "min_contre") == "toujours" or (
        hostile(me, target)
        and able(target)
        and seeing
        and sees(target, me)
        and target.sheet.genre != "objet"
    )


def too_far(fight: Fight, weapon: Weapon, distance: float) -> bool:
    """AMB-43: beyond the normal range, where a bow's two figures are normal and long."""
    if setting(fight, "portee", "lecture") == "min_max":
        return False
    return 0 < weapon.portee_normale < distance


def at_hand(fight: Fight, me: Creature) -> list[Creature]:
    """B-RNG-05: enemies within a metre who can act spoil a shot, if they see me.

    They do as far as the fight knows; what stands between is the world's business.
    """
    near = CONSTANTS.attaque.melee_genante
    return [
        c
        for c in enemies(fight, me)
        if c.placed and me.placed and me.distance(c) <= near and able(c) and sees(c, me)
    ]


def helps(me: Creature, target: Creature) -> list[Effect]:
    """B-ACT-08: what others do to make my attack on this target easier."""
    return [e for e in target.effects("help-attack") if e.data["ally"] == me.id]


def to_hit(fight: Fight, me: Creature, weapon: Weapon, close: bool, bonus: int) -> tuple[Mod, ...]:
    """B-ATK-04…08: the attribute of the weapon, its own bonus, and what the GM gives."""
    worth = {a: modifier(me, a) for a in attributes_for(me, weapon, close)}
    best = max(worth, key=worth.__getitem__)
    mods = [Mod(worth[best], best)]
    if weapon.bonus_toucher:
        mods.append(Mod(weapon.bonus_toucher, "weapon"))
    if weapon.competence and setting(fight, "toucher", "competence"):
        mods.append(Mod(me.sheet.competences.get(weapon.competence, 0), weapon.competence))
    mods += added(me, "toucher")
    if bonus:
        mods.append(Mod(bonus, "gm"))
    return tuple(mods)


def attributes_for(me: Creature, weapon: Weapon, close: bool) -> tuple[Attribute, ...]:
    """B-ATK-05…07, AMB-79: those allowed, of which the best counts; none named: one by its kind.

    A melee weapon that is thrown goes by Dextérité.
    """
    if weapon.mode == "cac" and not close:
        return ("dexterite",)
    if weapon.attributs:
        return weapon.attributs
    mental = weapon.sorte == "technique" and setting(me.fight, "technique", "attribut") == "mental"
    if weapon.sorte == "sort" or mental:
        return ("mental",)
    return ("force",) if weapon.mode == "cac" else ("dexterite",)
