"""The garrotte: a grapple begun with a cord around the neck, and kept up by strangling."""

from dataclasses import dataclass, replace

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import total
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .attack import check_target
from .blow import Blow, Struck, defence
from .cleave import NO_ROLL
from .grapple import check_start, endures, enter
from .hands import BOTH, Wield, bare, in_hand, put
from .holds import GARROTTED, come_to_grips, grapples, part
from .opportunity import threatens
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import enemies
from .strike import damage, touch
from .theme import Theme
from .wrestling import grip, wrestle

MAKE = "garrot_"
LOCKING = "verrouillage"
NECK = "cou"
NECKS = {
    "collier de cuir": "collier_de_cuir",
    "camail": "camail",
    "gorgerin": "gorgerin",
    "heaume": "heaume",
}
"""Worn things that guard the neck, by their names on a sheet."""


@dataclass(frozen=True, slots=True)
class Garrotte:
    actor: str
    target: str


def cord_of(me: Creature) -> Wield:
    """D-GARROTE-03: a garrotte in both hands. Raises Refused."""
    for wield in in_hand(me):
        if wield.weapon.fabrication.startswith(MAKE) and wield.hand == BOTH:
            return wield
    raise Refused("no-garrotte", "D-GARROTE-03", who=me.id)


def kind_of(wield: Wield) -> str:
    """T-14: corde, fil_de_fer or verrouillage."""
    return wield.weapon.fabrication.removeprefix(MAKE)


def check_head(me: Creature, target: Creature) -> None:
    """D-GARROTE-03, A-24: a neck too high up, unless it lies, sits or is below. Raises Refused."""
    above = target.sheet.size.rang - me.sheet.size.rang
    if above <= setting(me.fight, "garrote", "max_size_above") or target.has("prone", "kneeling"):
        return
    if me.placed and target.placed and me.pos[1] >= target.box().hi[1]:
        return
    raise Refused("neck-too-high", "D-GARROTE-03", who=target.id)


def neck(target: Creature) -> int:
    """D-GARROTE-04, T-14: what the neck wears."""
    worn = [target.sheet.cou, *(NECKS.get(w.nom, "aucune") for w in target.sheet.objets_portes)]
    values = [int(setting(target.fight, "garrote", "neck", kind)) for kind in worn]
    summed = setting(target.fight, "garrote", "neck_combination") == "sum"
    return sum(values) if summed else max(values)


def neck_ac(fight: Fight, me: Creature, target: Creature, blow: Blow) -> int:
    """D-GARROTE-04, A-21: a touch, and the armour of the neck."""
    if setting(fight, "garrote", "ac_mode") == "literal":
        return 10 + target.sheet.size.attaque + neck(target)
    return total(defence(fight, me, target, replace(blow, touch=True))) + neck(target)


def cord_on(me: Creature, target: Creature) -> Effect | None:
    """The cord of mine that is around that neck."""
    return next((e for e in target.effects(GARROTTED) if e.by == me.id), None)


def garrotte(fight: Fight, act: Garrotte) -> Flow[None]:
    """D-GARROTE-01, 05, 10: in place of an attack; a new attempt, or the next turn of the cord."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target, "D-GARROTE-01")
    if cord_on(me, target) is not None:
        yield from strangle(fight, me, target)
        return
    wield = cord_of(me)
    check_start(me, target)
    check_head(me, target)
    next_swing(me)
    swing = yield from take_swing(fight, me)
    yield from attempt(fight, me, target, wield, swing.bab)


def attempt(fight: Fight, me: Creature, target: Creature, wield: Wield, bab: int) -> Flow[None]:
    """D-GARROTE-02…09: opportunity, touch on the neck, check, strangling, closing in."""
    yield from warn(fight, me, target)
    if not (yield from endures(fight, me, target, "use_garrote")):
        return
    blow = Blow(bare(me), bab, why="garrotte", label="garrotte-touch")
    aimed = replace(blow, against=neck_ac(fight, me, target, blow))
    if not (yield from touch(fight, me, target, aimed)).hit:  # D-GARROTE-05
        return
    if not (yield from wrestle(fight, me, target, grip(me, bab))):  # D-GARROTE-07, 08
        return
    kind, locked = kind_of(wield), kind_of(wield) == LOCKING
    item = wield.item.id if wield.item is not None else ""
    data = {"item": item, "kind": kind, "locked": locked}
    yield Begin(Effect(GARROTTED, target.id, me.id, data=data))
    yield Tell("garrotted", (me.id, target.id), {"weapon": wield.weapon.nom})
    if not locked:
        yield from come_to_grips(fight, me, target)
    elif wield.item is not None:  # D-GARROTE-16: the lock holds by itself
        yield put(wield.item, target.id, NECK)
    yield from tighten(fight, me, target, wield, bab)
    if grapples(me, target):
        yield from enter(fight, me, target)


def warn(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-GARROTE-17: hands full and back turned, among several enemies."""
    others = [c for c in enemies(me) if c != target and threatens(c, me)]
    if others:
        yield Tell("garrotte-exposed", (me.id,), {"n": len(others)})


def tighten(fight: Fight, me: Creature, target: Creature, wield: Wield, bab: int) -> Flow[int]:
    """D-GARROTE-06: the damage of the cord, and Strength once and a half; it kills."""
    dice = str(setting(fight, "garrote", "damage", kind_of(wield)))
    cord = Wield(wield.weapon.model_copy(update={"de": dice}), BOTH, wield.item)
    factor = float(setting(fight, "garrote", "str_mult"))
    blow = Blow(cord, bab, why="garrotte", strength=factor)
    return (yield from damage(fight, me, target, Struck(blow, NO_ROLL, 0, True)))


def strangle(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-GARROTE-10, A-22: each check won strangles again; one lost does no harm, or lets go."""
    if not grapples(me, target):
        raise Refused("locked-cord", "D-GARROTE-16", who=target.id)
    wield = cord_of(me)
    next_swing(me)
    swing = yield from take_swing(fight, me)
    if (yield from wrestle(fight, me, target, grip(me, swing.bab))):
        yield from tighten(fight, me, target, wield, swing.bab)
    elif setting(fight, "garrote", "lost_check") == "release":
        yield from part(fight, me, target)


def turn_start(fight: Fight, me: Creature) -> Flow[None]:
    """D-GARROTE-16, A-23: a locked cord strangles by itself only where the GM has it so.

    A cord no longer in the hands that pulled it is off.
    """
    for cord in me.effects(GARROTTED):
        if cord.by not in fight:
            continue
        by, item = fight[cord.by], fight.state.items.get(str(cord.data.get("item", "")))
        if not cord.data.get("locked"):
            if item is None or item.holder != by.id or item.slot != BOTH:
                yield from lift([cord], "cord lost")
            continue
        if setting(fight, "garrote", "locking", "auto_damage"):
            dice = str(setting(fight, "garrote", "damage", LOCKING))
            weapon = bare(by).weapon.model_copy(update={"de": dice})
            blow = Blow(Wield(weapon, BOTH, item), 0, why="garrotte", strength=0.0)
            yield from damage(fight, by, me, Struck(blow, NO_ROLL, 0, True))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-GARROTE-10: whoever is being strangled, as long as there is an attack left."""
    held = [e.on for e in fight.effects(GARROTTED, by=me.id) if not e.data.get("locked")]
    try:
        cord_of(me)
        next_swing(me)
    except Refused:
        return []
    return [Offer("garrotte", {"target": id}) for id in held if grapples(me, fight[id])]


GARROTTE = Theme(
    verbs={"garrotte": Verb(Garrotte, garrotte, (Arg("target", "creature"),))},
    tells=("garrotted", "garrotte-exposed"),
    refusals=("no-garrotte", "neck-too-high", "locked-cord"),
    turn_start=turn_start,
    offers=offers,
)
