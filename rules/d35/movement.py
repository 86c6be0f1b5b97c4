"""Walking block by block: what it costs, and whom it exposes one to."""

import math
from dataclasses import dataclass
from typing import Any

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect, Pos

from .budget import WALKING, require, spend, stop_walking
from .footwork import shift_to
from .ground import CRAWL, HURRY, RESTING, RUN, SHIFT, WALK, WITHDRAW, Ground
from .ground import Plain as Plain
from .ground import arrive_at as arrive_at
from .ground import check_adjacent as check_adjacent
from .ground import check_may_move as check_may_move
from .ground import check_way as check_way
from .ground import look as look
from .ground import mode_of as mode_of
from .ground import push as push
from .ground import walking as walking
from .opportunity import leave
from .pace import cost, going, listed_speed, speed, tolerance
from .riding import steed
from .saddle_casting import check_calm
from .scale import METRES_PER_SQUARE, scale_of
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, forbidden

STRAIGHT = 1.083
"""How much longer than the straight line a way from block to block may be, and still be one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One block of a walk, as it was observed or declared."""

    actor: str
    to: Pos


def step(fight: Fight, act: Step) -> Flow[None]:
    """D-MOVE-07…10, D-AOO-03, D-TAB-01: the first block takes a move action and gives the speed;

    whoever I leave may strike before I have left. D-MOUNT-03: a rider's mount walks for it.
    """
    me, to = steed(fight[act.actor]), act.to
    check_may_move(me)
    check_calm(me)
    check_adjacent(me.pos, to)
    mode = mode_of(me)
    if not mode:
        check_begin(me)
    if mode == SHIFT:
        yield from shift_to(fight, me, to)
        return
    ground = yield from look(fight, me, to, dark=mode == RUN)
    check_mode(me, to, mode, ground)
    check_way(me, to)
    walked = going(fight, me, to, ground.difficult)
    metres = cost(walked, me, ground.medium, me.has(HURRY))
    if not mode:
        mode = CRAWL if me.has("prone") else WALK
        yield from begin_walk(fight, me, mode, reach_of(me, mode))
    elif spent(me, metres) and mode in (WALK, CRAWL):
        require(me, "move", "D-MOVE-07")
        yield from spend(fight, me, "move", "D-MOVE-07")
        yield from begin_walk(fight, me, mode, reach_of(me, mode), paid=True)
    if spent(me, metres):
        raise Refused("too-far", "D-MOVE-10" if mode == CRAWL else "D-MOVE-07", left=me["pas"])
    check_rest(me, metres)
    if (yield from walk_on(fight, me, to, metres, mode)) and walked.diagonals != me["diagonales"]:
        yield Count(me.id, "diagonales", walked.diagonals, "step")


def check_mode(me: Creature, to: Pos, mode: str, ground: Ground) -> None:
    """D-RUN-01, D-RUN-06, D-WDR-05: what a run or a withdrawal cannot do. Raises Refused."""
    if mode == WITHDRAW and not listed_speed(me, ground.medium):
        raise Refused("no-such-speed", "D-WDR-05", who=me.id)
    now = walking(me)
    if mode != RUN or now is None:
        return
    if ground.difficult or ground.medium != "land":
        raise Refused("difficult-ground", "D-RUN-06", who=me.id)
    if ground.light == "dark" and not me.sheet.vision_dans_le_noir_m:
        raise Refused("dark", "D-RUN-06", who=me.id)
    start = tuple(now.data["start"])
    way = me["distance"] + going(me.fight, me, to).metres
    straight = scale_of(me.fight).metres(math.dist((start[0], start[2]), (to[0], to[2])))
    if way > straight * STRAIGHT + 0.01:
        raise Refused("not-straight", "D-RUN-01", who=me.id)


def check_rest(me: Creature, metres: float) -> None:
    """D-RUN-05, A-14: out of breath, no farther than one move in a round. Raises Refused."""
    if me.has(RESTING):
        most = speed(me) * setting(me.fight, "run", "rest_multiplier")
        if me["distance"] + metres > most + tolerance(me.fight):
            raise Refused("resting", "D-RUN-05", who=me.id)


def spent(me: Creature, metres: float) -> bool:
    return metres > me["pas"] + tolerance(me.fight)


def check_begin(me: Creature) -> None:
    """D-STEP-02, D-MOVE-07: no walk in the round of a step. Raises Refused."""
    if me["place"]:
        raise Refused("stepped-already", "D-STEP-02", who=me.id)
    require(me, "move", "D-MOVE-07")


def reach_of(me: Creature, mode: str) -> float:
    """Metres that one move action gives in this mode."""
    return float(setting(me.fight, "move", "crawl_m")) if mode == CRAWL else speed(me)


def begin_walk(
    fight: Fight, me: Creature, mode: str, metres: float, paid: bool = False, **data: Any
) -> Flow[None]:
    """A move action becomes so many metres. ``data`` is kept with the walk."""
    if not paid:
        yield from spend(fight, me, "move", "D-MOVE-07")
    yield from lift(me.effects(WALKING), "next")
    yield Begin(Effect(WALKING, me.id, "", me.this_end, {"mode": mode, "start": me.pos, **data}))
    yield Count(me.id, "pas", metres, mode)


def walk_on(fight: Fight, me: Creature, to: Pos, metres: float, mode: str) -> Flow[bool]:
    """D-AOO-03: opportunities, then the block; False if it was stopped before it had moved."""
    now = walking(me)
    exempt = unseeing(me, now)
    verdict = yield from leave(fight, me, exempt)
    if not verdict.able or forbidden(me, "move"):
        yield from stop_walking(me)
        return False
    yield Count(me.id, "pas", max(0.0, me["pas"] - metres), "step")
    yield Count(me.id, "distance", me["distance"] + metres, "step")
    yield from arrive_at(fight, me, to)
    if mode == CRAWL:  # D-MOVE-10: threatened at any point of it, at its end too
        yield from leave(fight, me)
    return True


def unseeing(me: Creature, now: Effect | None) -> tuple[str, ...]:
    """D-WDR-01, A-18: for whom the square it started from is not threatened, while it leaves it."""
    if now is None or not now.data.get("exempt"):
        return ()
    whole = setting(me.fight, "withdraw", "start") == "whole_space"
    most = max(1.0, me.sheet.space_sq) if whole else 1.0
    left = me["distance"] >= most * METRES_PER_SQUARE
    return () if left else tuple(now.data["exempt"])


def walk_left(me: Creature) -> float:
    """Metres that what is left of the turn still gives, to its mount if it rides.

    To the decimetre, which is finer than a square: a walk off the grid is counted in lines.
    """
    me = steed(me)
    if me.out or forbidden(me, "move") or me not in me.fight.acting:
        return 0
    if mode_of(me) == SHIFT:
        return float(setting(me.fight, "step_m"))
    if me["place"]:
        return 0
    return float(round(me["pas"] + (me["mouvement"] + me["simple"]) * speed(me), 1))


MOVEMENT = Theme(
    verbs={"step": Verb(Step, step, (Arg("to", "place"),), joins=True)},
    facts=("difficult", "water", "climb", "filled", "light"),
    refusals=(
        "cannot-move",
        "not-adjacent",
        "too-high",
        "corner",
        "passage-closed",
        "too-far",
        "stepped-already",
        "difficult-ground",
        "dark",
        "no-such-speed",
        "not-straight",
        "resting",
    ),
)
