"""Running, withdrawing, and struggling through what hardly lets one move."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.clock import RoundStart
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect, Pos

from .blow import Blow
from .budget import can, require, spend
from .checks import ability_check
from .ground import (
    CRAWL,
    RESTING,
    RUN,
    WALK,
    WITHDRAW,
    Plain,
    arrive_at,
    check_adjacent,
    check_may_move,
    check_way,
    look,
    mode_of,
)
from .movement import begin_walk, reach_of
from .opportunity import leave, threatens
from .pace import cost, going, listed_speed, speed
from .riding import steed
from .settings import setting
from .sheet import Creature, Fight
from .space import enemies, sees
from .theme import Theme, forbidden, restricted

RUNNING, RUN_DEX = "running", "run_dex"


@dataclass(frozen=True, slots=True)
class Struggle:
    actor: str
    to: Pos


def check_full(me: Creature, what: str, rule: str) -> None:
    """Nothing forbids it, no step was taken, and the whole turn is left. Raises Refused."""
    check_may_move(me)
    if why := forbidden(me, what):
        raise Refused("cannot-move", rule, who=me.id, why=why)
    if me["place"]:
        raise Refused("stepped-already", "D-STEP-02", who=me.id)


# -- run ------------------------------------------------------------------------------------------


def run_multiplier(me: Creature) -> int:
    """D-RUN-01: four times its speed, three in heavy armour or under a heavy load."""
    fight, armour = me.fight, me.sheet.armure
    heavy = me.sheet.charge_lourde or (armour is not None and armour.poids == "lourde")
    times = int(setting(fight, "run", "heavy_multiplier" if heavy else "multiplier"))
    if me.sheet.has_feat("run"):
        times += int(setting(fight, "run", "feat_multiplier_bonus"))
    return times


def run(fight: Fight, act: Plain) -> Flow[None]:
    """D-RUN-01…08, D-ACT-08: the whole turn, straight on; it exposes and costs the Dexterity."""
    me = steed(fight[act.actor])
    check_full(me, RUN, "D-RUN-06")
    if me.has(RESTING):
        raise Refused("resting", "D-RUN-05", who=me.id)
    if why := restricted(me):
        raise Refused("restricted", "D-RESTR-02", who=me.id, why=why)
    require(me, "full", "D-RUN-01")
    yield from spend(fight, me, "full", "D-RUN-01")
    if not (yield from keep_running(fight, me)):
        return
    if not me.sheet.has_feat("run"):
        yield Begin(Effect(RUN_DEX, me.id, "", me.next_start))
    verdict = yield from leave(fight, me, why=RUN)
    if not verdict.able:
        return
    metres = speed(me) * run_multiplier(me)
    yield from begin_walk(fight, me, RUN, metres, paid=True)
    yield Tell("runs", (me.id,), {"metres": metres})


def stretch(me: Creature) -> tuple[int, int]:
    """Rounds run in a row, and the checks they have taken."""
    for e in me.effects(RUNNING):
        return int(e.data["rounds"]), int(e.data["checks"])
    return 0, 0


def keep_running(fight: Fight, me: Creature) -> Flow[bool]:
    """D-RUN-03…05: as many rounds as its Constitution; then a check, harder each time."""
    rounds, checks = stretch(me)
    if rounds >= (me.sheet.score("CON") or 0) and "CON" not in me.sheet.sans:
        dc = int(setting(fight, "run", "con_dc")) + checks
        checked = yield from ability_check(fight, me, "CON", dc)
        checks += 1
        if not checked.passed:
            rest = int(setting(fight, "run", "rest_rounds"))
            yield from lift(me.effects(RUNNING), "exhausted")
            yield Begin(Effect(RESTING, me.id, "", RoundStart(fight.clock.round + rest)))
            yield Tell("exhausted", (me.id,), {"rounds": rest})
            return False
    yield from lift(me.effects(RUNNING), "next")
    data = {"rounds": rounds + 1, "checks": checks}
    yield Begin(Effect(RUNNING, me.id, "", me.next_end, data))
    return True


def no_dex(target: Creature, me: Creature, blow: Blow) -> str:
    """D-RUN-02: no Dexterity bonus from a run until its next turn."""
    return RUN_DEX if target.has(RUN_DEX) else ""


# -- withdraw -------------------------------------------------------------------------------------


def withdraw(fight: Fight, act: Plain) -> Flow[None]:
    """D-WDR-01…07, D-RESTR-03, D-TAB-05: twice its speed; those it sees let the first square go."""
    me = fight[act.actor]
    check_full(me, WITHDRAW, "D-WDR-02")
    limited = bool(restricted(me))
    kind = "standard" if limited else "full"
    require(me, kind, "D-WDR-01")
    ground = yield from look(fight, me, me.pos)
    if not listed_speed(me, ground.medium):
        raise Refused("no-such-speed", "D-WDR-05", who=me.id)
    yield from spend(fight, me, kind, "D-WDR-01")
    times = int(setting(fight, "withdraw", "restricted" if limited else "multiplier"))
    seen = tuple(foe.id for foe in enemies(me) if sees(me, foe))
    metres = speed(me) * times
    yield from begin_walk(fight, me, WITHDRAW, metres, paid=True, exempt=seen)
    yield Tell("withdraws", (me.id,), {"metres": metres})


# -- struggle -------------------------------------------------------------------------------------


def struggle(fight: Fight, act: Struggle) -> Flow[None]:
    """D-HARD-01: 1.50 m for the whole turn, where a move action does not give as much."""
    me, to = fight[act.actor], act.to
    check_full(me, "move", "D-HARD-01")
    check_adjacent(me.pos, to)
    require(me, "full", "D-HARD-01")
    ground = yield from look(fight, me, to)
    check_way(me, to)
    plain = going(fight, me, to).metres
    slow = cost(going(fight, me, to, ground.difficult), me, ground.medium) / plain
    most = reach_of(me, CRAWL if me.has("prone") else WALK)
    if slow * setting(fight, "step_m") <= most:
        raise Refused("not-hampered", "D-HARD-01", who=me.id)
    yield from spend(fight, me, "full", "D-HARD-01")
    verdict = yield from leave(fight, me)
    if not verdict.able:
        return
    yield Count(me.id, "distance", me["distance"] + setting(fight, "step_m"), "struggle")
    yield from arrive_at(fight, me, to)
    yield Tell("struggles", (me.id,))


def running(me: Creature) -> bool:
    return mode_of(me) == RUN


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """Getting away, for whoever has an enemy at hand."""
    kind = "standard" if restricted(me) else "full"
    if forbidden(me, "move") or forbidden(me, WITHDRAW) or me["place"] or not can(me, kind):
        return []
    return [Offer("withdraw")] if any(threatens(foe, me) for foe in enemies(me)) else []


RUNS = Theme(
    verbs={
        "run": Verb(Plain, run),
        "withdraw": Verb(Plain, withdraw),
        "struggle": Verb(Struggle, struggle, (Arg("to", "place"),)),
    },
    effects=(RUNNING, RESTING, RUN_DEX),
    quiet=(RUNNING, RUN_DEX),
    needs={RUNNING: ("rounds", "checks")},
    tells=("runs", "exhausted", "withdraws", "struggles"),
    refusals=("resting", "not-hampered", "not-straight"),
    denies_dex=no_dex,
    offers=offers,
)
