"""Cutting a cord off a throat, one's own or a friend's."""

from dataclasses import dataclass

from rules.engine.changes import Place, Use
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect, Item

from .blow import Blow, to_hit
from .checks import stacked
from .hands import Wield, in_hand
from .holds import GARROTTED, check_not_pinned, part
from .rivalry import CONTEST
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, squares
from .strike import damage_mods, faces_of, lands
from .theme import Theme

LOST = "dommages"


@dataclass(frozen=True, slots=True)
class Cut:
    """``target``: whose throat; "" one's own."""

    actor: str
    target: str = ""


def blade_of(me: Creature, light: bool) -> Wield:
    """D-GARROTE-14: an edge in hand; in a grapple, a light one. Raises Refused."""
    for wield in in_hand(me):
        weapon = wield.weapon
        if "tranchant" in weapon.types and weapon.melee and (weapon.light or not light):
            return wield
    raise Refused("no-edge", "D-GARROTE-14", who=me.id)


def cord_around(victim: Creature) -> Effect:
    """Raises Refused for a bare throat."""
    cord = next((e for e in victim.effects(GARROTTED) if "kind" in e.data), None)
    if cord is None:
        raise Refused("no-cord", "D-GARROTE-14", who=victim.id)
    return cord


def difficulty(fight: Fight, cord: Effect, own: bool) -> tuple[int, int]:
    """D-GARROTE-14, D-GARROTE-16, A-23: the AC of the cord, and the penalty on the blow."""
    if cord.data.get("locked") and not own:
        return (
            int(setting(fight, "garrote", "locking", "ally_cut_ac")),
            int(setting(fight, "garrote", "locking", "ally_cut_penalty")),
        )
    against = setting(fight, "garrote", "object_ac") + setting(fight, "garrote", "cover")
    return int(against), int(setting(fight, "garrote", "cut_penalty"))


def cut(fight: Fight, act: Cut) -> Flow[None]:
    """D-GARROTE-14, D-GARROTE-16: an attack of the turn on the cord; broken, the throat is free."""
    me = fight[act.actor]
    victim = fight[act.target] if act.target else me
    cord = cord_around(victim)
    if victim != me and (hostile(me, victim) or squares(me, victim) > 1):
        raise Refused("out-of-reach", "D-GARROTE-16", who=victim.id, distance=0)
    check_not_pinned(me)
    wield = blade_of(me, light=me.has("grappled"))
    next_swing(me)
    swing = yield from take_swing(fight, me)
    against, penalty = difficulty(fight, cord, own=victim == me)
    mods = to_hit(fight, me, me, Blow(wield, swing.bab, why=CONTEST))
    if penalty:
        mods = (*mods, Mod(penalty, "cut"))
    roll = yield from Roll("cut", me.id, (20,), stacked(mods))
    shown = {"roll": roll, "against": against}
    if not lands(roll, against):
        yield Tell("cord-missed", (me.id, victim.id), shown)
        return
    yield Tell("cord-hit", (me.id, victim.id), shown)
    yield from wear(fight, me, victim, cord, Blow(wield, swing.bab))


def wear(fight: Fight, me: Creature, victim: Creature, cord: Effect, blow: Blow) -> Flow[None]:
    """T-14: damage less the hardness of the cord; at its last point it parts."""
    faces, plus = faces_of(blow.wield.weapon.de)
    roll = yield from Roll("damage", me.id, faces, damage_mods(me, me, blow, plus))
    made = str(cord.data["kind"])
    hardness = int(setting(fight, "garrote", "object", made, "hardness"))
    points = int(setting(fight, "garrote", "object", made, "hp"))
    item = fight.state.items.get(str(cord.data["item"]))
    before = int(item.data.get(LOST, 0)) if item is not None else 0
    lost = before + max(0, max(1, roll.total) - hardness)
    shown = {"roll": roll, "hardness": hardness, "left": max(0, points - lost)}
    if lost < points:
        if item is not None:
            told = {**item.data, LOST: lost}
            yield Place(Item(item.id, item.kind, item.holder, item.slot, item.pos, told))
        yield Tell("cord-worn", (me.id, victim.id), shown)
        return
    yield Tell("cord-cut", (me.id, victim.id), shown)
    yield from lift([cord], "cut")
    if item is not None:
        yield Use(item.id)
    if cord.by in fight:
        yield from part(fight, fight[cord.by], victim)


CORD_CUTTING = Theme(
    verbs={"cut": Verb(Cut, cut, (Arg("target", "creature", optional=True),))},
    tells=("cord-missed", "cord-hit", "cord-worn", "cord-cut"),
    refusals=("no-edge", "no-cord"),
)
