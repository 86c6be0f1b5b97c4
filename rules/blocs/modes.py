"""On foot, on the wing, in the water: what a metre is worth, and changing from one to another."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .catalogue import CONSTANTS
from .conditions import held
from .settings import setting
from .sheet import Creature, Fight
from .strengths import gives, pace, swims

MODE = "mode"
WALK, FLY, SWIM = "marche", "vol", "nage"
SAANERIS = "saaneris"


@dataclass(frozen=True, slots=True)
class Switch:
    actor: str
    mode: str


def mode_of(c: Creature) -> str:
    """B-MOV-10: how it moves: on foot unless something else has begun; it lasts over turns."""
    return next((str(e.data.get("mode", WALK)) for e in c.effects(MODE)), WALK)


def factor(c: Creature, mode: str) -> float:
    """B-MOV-10, 12: what its allowance is multiplied by in this mode."""
    if mode == FLY:
        return CONSTANTS.modes.vol
    if mode != SWIM:
        return 1
    return max(by_nature(c), swims(c, float(setting(c.fight, "facteur", "nage_sort"))))


def by_nature(c: Creature) -> float:
    """B-MOV-12: what its own body makes of it in the water."""
    worth = CONSTANTS.modes
    if c.sheet.facteur_nage:
        return c.sheet.facteur_nage
    if c.sheet.race == SAANERIS:
        return worth.nage_saaneris
    return worth.nage_naturelle if c.sheet.nageur else worth.nage


def rounded(fight: Fight, metres: float) -> float:
    """B-GEN-02, AMB-17: metres as they are, or without what is below one."""
    return metres if setting(fight, "mouvement", "arrondi") == "aucun" else float(int(metres))


def half_allowance(me: Creature) -> float:
    """B-MOV-20, B-MNT-02: half of the allowance of the sheet, in the metres of its mode."""
    metres = me.sheet.deplacement * CONSTANTS.cout.relever_fraction
    if setting(me.fight, "relever", "unite") == "convertie":
        metres *= factor(me, mode_of(me))
    return rounded(me.fight, metres)


def own_metres(c: Creature) -> float:
    """B-MOV-01, 10: metres of a whole turn in the mode it is in."""
    return c.sheet.deplacement * factor(c, mode_of(c)) * pace(c)


def flies(c: Creature) -> bool:
    """B-MOV-10: whether it is on the wing now."""
    return mode_of(c) == FLY


def can_fly(c: Creature) -> bool:
    """B-MOV-10: by nature, or by a spell."""
    return c.sheet.vol or gives(c, "vol")


def switch(fight: Fight, act: Switch) -> Flow[None]:
    """B-MOV-11: two metres, then what is left is converted; any number of times a turn."""
    me = fight[act.actor]
    old = mode_of(me)
    if act.mode not in (WALK, FLY, SWIM):
        raise Refused("no-such-mode", "B-MOV-10", name=act.mode)
    if act.mode == old:
        raise Refused("mode-already", "B-MOV-11", mode=old)
    if act.mode == FLY and (not can_fly(me) or me.has("prone", *held(me.fight))):
        raise Refused("cannot-fly", "B-MOV-10", who=me.id)
    left = converted(me, old, act.mode)
    yield from lift(me.effects(MODE), "switched")
    if act.mode != WALK:
        yield Begin(Effect(MODE, me.id, data={"mode": act.mode}))
    yield Count(me.id, "moves", left, "switch")
    yield Tell("mode", (me.id,), {"mode": act.mode, "left": left})


def converted(me: Creature, old: str, new: str) -> float:
    """B-MOV-11, AMB-15: the cost first, in the old mode's metres or in those of a walk.

    Raises Refused.
    """
    cost = CONSTANTS.modes.transition
    base = setting(me.fight, "transition", "unite") == "base"
    has = me["moves"] / factor(me, old) if base else me["moves"]
    if has < cost:
        raise Refused("too-far", "B-MOV-11", needs=cost, left=has)
    worth = factor(me, new) if base else factor(me, new) / factor(me, old)
    return rounded(me.fight, (has - cost) * worth)


def mode_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a mode."""
    return {name: name for name in (WALK, FLY, SWIM)}
