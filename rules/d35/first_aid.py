"""First aid to somebody who is dying."""

from rules.engine.changes import Begin
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .acts import check_act, perform
from .budget import can
from .checks import skill_check
from .cleave import OnTarget
from .sheet import Creature, Fight
from .space import hostile, squares
from .theme import Theme, forbidden

FIRST_AID_DC = 15


def dying(me: Creature, target: Creature) -> bool:
    """Somebody beside me who bleeds."""
    return target.out == "dying" and not target.has("stable") and squares(me, target) <= 1


def tend(fight: Fight, act: OnTarget) -> Flow[None]:
    """T-01, D-OTHER-03: a standard action that exposes; Heal 15 and the dying one is stable."""
    me, target = fight[act.actor], fight[act.target]
    check_act(me, "D-OTHER-03")
    if target == me or not dying(me, target):
        raise Refused("not-dying", "D-OTHER-03", who=target.id)
    if not (yield from perform(fight, me, "stabilize", "D-OTHER-03")):
        return
    checked = yield from skill_check(fight, me, "heal", FIRST_AID_DC)
    if checked.passed and target.out == "dying":
        yield Begin(Effect("stable", target.id))
        yield Tell("tended", (me.id, target.id))


def offers(fight: Fight, me: Creature) -> list[Offer]:
    if not can(me, "standard") or forbidden(me, "hands") or forbidden(me, "gear"):
        return []
    near = [c for c in fight if c != me and not hostile(c, me) and dying(me, c)]
    return [Offer("tend", {"target": c.id}) for c in near]


FIRST_AID = Theme(
    verbs={"tend": Verb(OnTarget, tend, (Arg("target", "creature"),))},
    tells=("tended",),
    refusals=("not-dying",),
    offers=offers,
)
