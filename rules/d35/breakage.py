"""Blows at things: how much they bear, what is left of them, when they break."""

from rules.engine.changes import Place, Use
from rules.engine.flows import lift
from rules.engine.requests import GM, AskNumber, Flow, Roll, Tell
from rules.engine.state import Item

from .arms import Weapon
from .blow import Blow
from .hands import is_shield
from .materials import Toughness, of_armour, of_weapon
from .settings import setting
from .sheet import Creature, Fight
from .strike import damage_mods, faces_of

WORN_OUT = "dommages"
"""Data of an item: points it has lost."""


def toughness_of(
    fight: Fight, owner: Creature | None, item: Item, weapon: Weapon | None
) -> Flow[Toughness]:
    """D-SUNDER-04, T-04: from its make; for what has none the GM says."""
    if owner is not None and owner.sheet.bouclier is not None and is_shield(owner, item):
        return of_armour(owner.sheet.bouclier)
    known = of_weapon(weapon) if weapon is not None else None
    if known is not None:
        return known
    if "solidite" in item.data:
        return Toughness(int(item.data["solidite"]), int(item.data["resistance"]))
    about = {"what": item.kind}
    hardness = yield from AskNumber(GM, "object-hardness", 0, 40, 0, about)
    points = yield from AskNumber(GM, "object-points", 1, 1000, 1, about)
    return Toughness(hardness, points)


def batter(fight: Fight, me: Creature, blow: Blow, item: Item, toughness: Toughness) -> Flow[bool]:
    """D-SUNDER-04: damage as usual, less the hardness; True if nothing is left of the thing."""
    faces, plus = faces_of(blow.wield.weapon.de)
    roll = yield from Roll("damage", me.id, faces, damage_mods(me, me, blow, plus))
    hard = toughness.hardness if setting(fight, "sunder", "use_hardness") else 0
    dealt = max(0, max(1, roll.total) - hard)
    lost = int(item.data.get(WORN_OUT, 0)) + dealt
    left = max(0, toughness.points - lost)
    shown = {"item": item.kind, "roll": roll, "amount": dealt, "left": left, "hardness": hard}
    if left:
        data = {**item.data, WORN_OUT: lost}
        yield Place(Item(item.id, item.kind, item.holder, item.slot, item.pos, data))
        yield Tell("object-hit", (me.id,), shown)
        return False
    if item.id in fight.state.items:
        yield Use(item.id)
    yield from lift([e for e in fight.effects() if e.data.get("item") == item.id], "broken")
    yield Tell("object-broken", (me.id,), shown)
    return True
