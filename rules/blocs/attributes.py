"""What a sheet's attributes and skills are worth in this fight."""

from rules.engine.modifiers import Mod

from .settings import setting
from .sheet import TWINS, Creature

AVERAGE = 10
"""AMB-05: the score that is worth nothing, and the one of an attribute nobody wrote."""


def modifier(me: Creature, attribute: str) -> int:
    """AMB-05, 32, 34, 35: what an attribute adds, read the way this fight reads sheets."""
    fight = me.fight
    if attribute == "habilite" and setting(fight, "attribut", "habilite") == "dexterite":
        attribute = "dexterite"
    worth = written(me, attribute)
    if attribute in TWINS and setting(fight, "attribut", "agilite_dexterite") == "confondues":
        worth = max(worth, written(me, TWINS[attribute]))
    return worth


def written(me: Creature, attribute: str) -> int:
    """AMB-05, 32: what the sheet says of it, as a modifier."""
    sheet = me.sheet
    if attribute == "contre":
        distinct = setting(me.fight, "attribut", "contre_distinct") and sheet.contre is not None
        attribute = "contre" if distinct else "controle"
    value: int = getattr(sheet, attribute)
    if setting(me.fight, "modificateur", "source") == "direct":
        return value
    return ((value or AVERAGE) - AVERAGE) // 2


def skilled(me: Creature, attribute: str, skill: str) -> tuple[Mod, ...]:
    """B-GEN-03, AMB-36: "Furtivité (Discrétion)": the attribute, and the level of the skill."""
    formula = setting(me.fight, "jet", "formule")
    mods = []
    if formula != "competence":
        mods.append(Mod(modifier(me, attribute), attribute))
    if formula != "attribut":
        mods.append(Mod(me.sheet.competences.get(skill, 0), skill))
    return tuple(mods)
