"""Total defence, fighting on the defensive, Combat Expertise."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import RoundStart
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Verb
from rules.engine.state import Effect

from .blow import DODGE
from .budget import spend
from .sequence import made
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, forbidden

TOTAL, DEFENSIVE, EXPERTISE = "total_defence", "defensive", "expertise"


@dataclass(frozen=True, slots=True)
class TotalDefence:
    actor: str


def total_defence(fight: Fight, act: TotalDefence) -> Flow[None]:
    """D-DEF-01…03: a standard action; +4 at once and until its next turn, no opportunities."""
    me = fight[act.actor]
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "D-DEF-01", who=me.id, why=why)
    yield from spend(fight, me, "standard", "D-DEF-01")
    yield from lift(me.effects(DEFENSIVE, EXPERTISE), "total defence")
    kind = DODGE if setting(fight, "total_defense_type") == "dodge" else ""
    data = {"ac": setting(fight, "total_defense", "ac"), "type": kind}
    yield Begin(Effect(TOTAL, me.id, "", me.next_start, data))
    yield Tell("total-defence", (me.id,), {"ac": data["ac"]})


def declare(fight: Fight, me: Creature, stance: str, points: int, starts: bool) -> Flow[None]:
    """D-ATK-19, D-FULL-06, T-16: what an attack is made with, said with the first of the turn."""
    if not stance and not points:
        return
    if not starts:
        raise Refused("stance-late", "D-ATK-19", who=me.id)
    if me.has(TOTAL):
        raise Refused("no-both-defences", "D-DEF-02", who=me.id)
    if points:
        check_expertise(me, points)
        data = {"attack": -points, "ac": points, "type": DODGE}
        yield Begin(Effect(EXPERTISE, me.id, "", me.next_start, data))
    if stance:
        yield from be_careful(fight, me)


def be_careful(fight: Fight, me: Creature) -> Flow[None]:
    """D-ATK-19, D-ROUND-07, A-07: −4 on attacks and +2 to AC until its next turn begins."""
    data = {
        "attack": setting(fight, "fight_defensively", "attack"),
        "ac": setting(fight, "fight_defensively", "ac"),
        "type": DODGE,
    }
    until = me.next_start
    if setting(fight, "fight_defensively", "until") == "round_end":
        yield Begin(Effect(DEFENSIVE, me.id, "", RoundStart(fight.clock.round + 1), data))
    else:
        yield Begin(Effect(DEFENSIVE, me.id, "", until, data))
    yield Tell("defensive", (me.id,), {"attack": data["attack"], "ac": data["ac"]})


def check_expertise(me: Creature, points: int) -> None:
    """T-16: the feat; no more than five points, nor than its base attack bonus. Raises Refused."""
    if not me.sheet.has_feat("combat_expertise"):
        raise Refused("no-feat", "D-ATK-19", who=me.id, feat="combat_expertise")
    most = min(5, me.sheet.BBA)
    if not 1 <= points <= most:
        raise Refused("too-many-points", "D-ATK-19", who=me.id, most=most)


def forbids(c: Creature, what: str) -> str:
    """D-DEF-03, D-AOO-02: somebody who only defends himself seizes no opportunity."""
    return TOTAL if what == "opportunity" and c.has(TOTAL) else ""


def may_defend(me: Creature) -> bool:
    """Whether the button makes sense: nothing was attacked this turn."""
    return not made(me) and not me.has(TOTAL)


DEFENCE = Theme(
    verbs={"defend": Verb(TotalDefence, total_defence)},
    effects=(TOTAL, DEFENSIVE, EXPERTISE),
    tells=("total-defence", "defensive"),
    refusals=("stance-late", "no-both-defences", "no-feat", "too-many-points"),
    forbids=forbids,
)
