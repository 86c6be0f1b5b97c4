"""Good done by magic: points given back, states that strengthen."""

from rules.engine.modifiers import Mod, total
from rules.engine.requests import Flow, Roll, Rolled

from .arms import Weapon
from .catalogue import dice
from .points import heal
from .sheet import Creature, Fight
from .statuses import inflict


def give_back(fight: Fight, me: Creature, target: Creature, spell: Weapon) -> Flow[None]:
    """B-HP-04, 05: dice and the level of the skill that the spell goes by."""
    thrown = dice(spell.soin)
    mods = []
    if thrown.plus:
        mods.append(Mod(thrown.plus, "base"))
    if level := me.sheet.competences.get(spell.competence, 0):
        mods.append(Mod(level, spell.competence))
    amount = total(mods)
    roll: Rolled | None = None
    if thrown.faces:
        roll = yield from Roll("heal", me.id, thrown.faces, tuple(mods))
        amount = roll.total
    yield from heal(fight, target, max(0, amount), roll)


def bestow(fight: Fight, me: Creature, target: Creature, spell: Weapon) -> Flow[None]:
    """B-STA-08: the states that the spell puts on a friend."""
    for effect in spell.effets:
        yield from inflict(fight, me, target, effect)
