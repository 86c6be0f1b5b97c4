"""Walking block by block, the 1.50 m step, crawling, standing up."""

import math
from dataclasses import dataclass
from typing import Any

from rules.engine.changes import Begin, Count, Move
from rules.engine.flows import lift
from rules.engine.grid import corners
from rules.engine.requests import Fact, Facts, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect, Pos

from .budget import WALKING, check, spend, stop_walking
from .opportunity import leave, moved, provoke
from .pace import cost, going, listed_speed, speed, tolerance
from .scale import METRES_PER_SQUARE, is_one_step, scale_of, space_of
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, in_the_way
from .statuses import helpless
from .theme import Theme, forbidden

SHIFT, WALK, CRAWL = "shift", "walk", "crawl"
RUN, WITHDRAW = "run", "withdraw"
RESTING = "resting"
STRAIGHT = 1.083
"""How much longer than the straight line a way from block to block may be, and still be one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One block of a walk, as it was observed or declared."""

    actor: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Shift:
    """The 1.50 m step; without a place, the next blocks walked are it."""

    actor: str
    to: Pos | None = None


@dataclass(frozen=True, slots=True)
class Plain:
    actor: str


@dataclass(frozen=True, slots=True)
class Ground:
    """What the world says of the block a step leads to."""

    difficult: bool = False
    medium: str = "land"
    light: str = "bright"


def walking(me: Creature) -> Effect | None:
    return next(iter(me.effects(WALKING)), None)


def mode_of(me: Creature) -> str:
    now = walking(me)
    return str(now.data["mode"]) if now is not None else ""


def check_may_move(me: Creature) -> None:
    """Raises Refused for somebody held or helpless."""
    if why := forbidden(me, "move"):
        raise Refused("cannot-move", "D-MOVE-07", who=me.id, why=why)


def check_adjacent(start: Pos, to: Pos) -> None:
    """One of the blocks around, at most one up. Raises Refused."""
    far = max(abs(to[0] - start[0]), abs(to[2] - start[2]))
    if far > 1 or to == start:
        raise Refused("not-adjacent", "D-MOVE-07", to=to)
    if to[1] - start[1] > 1:
        raise Refused("too-high", "D-MOVE-07", to=to)


def look(fight: Fight, me: Creature, to: Pos, dark: bool = False) -> Flow[Ground]:
    """The ground of a step, in one reading. Raises Refused for a corner cut through a wall."""
    facts = [
        Fact("difficult", (to,)),
        Fact("water", (to,)),
        Fact("climb", (to,)),
        *(Fact("filled", (corner,)) for corner in corners(me.pos, to)),
    ]
    if dark:
        facts.insert(3, Fact("light", (to,), ("bright", "dim", "dark"), "bright"))
    difficult, water, climb, *rest = yield from Facts(tuple(facts))
    light = str(rest.pop(0)) if dark else "bright"
    if any(rest):
        raise Refused("corner", "D-MOVE-07")
    medium = "swim" if water else "climb" if climb else "land"
    return Ground(bool(difficult) and not water, medium, light)


def check_way(me: Creature, to: Pos) -> None:
    """Friends let one by, the helpless and the very small or large too. Raises Refused."""
    for other in in_the_way(me, to):
        if not lets_by(me, other):
            raise Refused("passage-closed", "D-MOVE-07", who=other.id)


def lets_by(me: Creature, other: Creature) -> bool:
    """Whether one may go through the space of another (open question of the text)."""
    crossing = "crossing"
    if not hostile(me, other):
        return bool(setting(me.fight, crossing, "allies"))
    if helpless(other):
        return bool(setting(me.fight, crossing, "helpless"))
    apart = abs(other.sheet.size.rang - me.sheet.size.rang)
    return bool(apart >= setting(me.fight, crossing, "size_difference"))


def step(fight: Fight, act: Step) -> Flow[None]:
    """D-MOVE-07…10, D-AOO-03, D-TAB-01: the first block takes a move action, and gives the speed;

    whoever I leave may strike before I have left.
    """
    me, to = fight[act.actor], act.to
    check_may_move(me)
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
    metres = cost(walked, me, ground.medium)
    if not mode:
        mode = CRAWL if me.has("prone") else WALK
        yield from begin_walk(fight, me, mode, reach_of(me, mode))
    elif spent(me, metres) and mode in (WALK, CRAWL):
        check(me, "move", "D-MOVE-07")
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
    check(me, "move", "D-MOVE-07")


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
    verdict = yield from leave(fight, me, to, exempt, crawl=mode == CRAWL)
    if not verdict.able or forbidden(me, "move"):
        yield from stop_walking(me)
        return False
    yield Count(me.id, "pas", max(0.0, me["pas"] - metres), "step")
    yield Count(me.id, "distance", me["distance"] + metres, "step")
    yield from arrive_at(fight, me, to)
    return True


def unseeing(me: Creature, now: Effect | None) -> tuple[str, ...]:
    """D-WDR-01, A-18: for whom the square it started from is not threatened, while it leaves it."""
    if now is None or not now.data.get("exempt"):
        return ()
    whole = setting(me.fight, "withdraw", "start") == "whole_space"
    most = max(1.0, me.sheet.space_sq) if whole else 1.0
    left = me["distance"] >= most * METRES_PER_SQUARE
    return () if left else tuple(now.data["exempt"])


def arrive_at(fight: Fight, me: Creature, to: Pos, how: str = "walk") -> Flow[None]:
    """Put a creature somewhere, and let everything that hangs on its place follow."""
    yield Move(me.id, to, how)
    yield from moved(fight, me)


def push(fight: Fight, who: Creature, to: Pos) -> Flow[None]:
    """D-STEP-06: moved by somebody else: no action, no step, no distance of its own."""
    yield from arrive_at(fight, who, to, "forced")


# -- the step of 1.50 m ---------------------------------------------------------------------------


def check_shift(me: Creature) -> None:
    """D-STEP-01, 02, 04: one a round, no other movement, some speed. Raises Refused."""
    if me["place"]:
        raise Refused("stepped-already", "D-STEP-02", who=me.id)
    if me["distance"] or (walking(me) is not None and mode_of(me) != SHIFT):
        raise Refused("moved-already", "D-STEP-02", who=me.id)
    if why := forbidden(me, "step"):
        raise Refused("cannot-move", "D-STEP-02", who=me.id, why=why)
    if speed(me) <= setting(me.fight, "step_m"):
        raise Refused("too-slow", "D-STEP-04", who=me.id)
    if me.has("prone"):
        raise Refused("prone", "D-STEP-02", who=me.id)


def shift(fight: Fight, act: Shift) -> Flow[None]:
    """D-STEP-01…06, D-ACT-06, D-RESTR-04: no action, and nobody has an opportunity."""
    me = fight[act.actor]
    check_may_move(me)
    check_shift(me)
    if act.to is not None:
        yield from shift_to(fight, me, act.to)
        return
    yield Begin(Effect(WALKING, me.id, "", me.this_end, {"mode": SHIFT}))
    yield Tell("shift-ready", (me.id,))


def shift_to(fight: Fight, me: Creature, to: Pos) -> Flow[None]:
    """D-STEP-01, D-STEP-03, D-STEP-05: the step itself, if the ground lets it be taken."""
    way = (space_of(me).centre, space_of(me, to).centre)
    if to == me.pos or not is_one_step(*way, scale_of(fight), setting(fight, "step_m")):
        raise Refused("step-too-long", "D-STEP-01", distance=going(fight, me, to).metres)
    ground = yield from look(fight, me, to, dark=True)
    if ground.difficult:
        raise Refused("difficult-ground", "D-STEP-03", who=me.id)
    if ground.light == "dark" and not me.sheet.vision_dans_le_noir_m:
        raise Refused("dark", "D-STEP-03", who=me.id)
    if not listed_speed(me, ground.medium):
        raise Refused("no-such-speed", "D-STEP-05", who=me.id)
    check_way(me, to)
    yield from stop_walking(me)
    yield Count(me.id, "place", 1, "step")
    yield from arrive_at(fight, me, to, "step")
    yield Tell("shifted", (me.id,))


# -- up again -------------------------------------------------------------------------------------


def stand(fight: Fight, act: Plain) -> Flow[None]:
    """D-MOVE-17, D-AOO-06: a move action that exposes while one is still on the ground."""
    me = fight[act.actor]
    if not me.has("prone"):
        raise Refused("not-prone", "D-MOVE-17", who=me.id)
    check_may_move(me)
    yield from spend(fight, me, "move", "D-MOVE-17")
    verdict = yield from provoke(fight, me, "stand_up")
    if not verdict.able or not me.has("prone"):
        return
    yield from lift(me.effects("prone"), "stood")
    yield Tell("stood", (me.id,))


def walk_left(me: Creature) -> float:
    """Metres that what is left of the turn still gives."""
    if me.out or forbidden(me, "move") or me not in me.fight.acting:
        return 0
    if mode_of(me) == SHIFT:
        return float(setting(me.fight, "step_m"))
    if me["place"]:
        return 0
    return me["pas"] + (me["mouvement"] + me["simple"]) * speed(me)


MOVEMENT = Theme(
    verbs={
        "step": Verb(Step, step, (Arg("to", "place"),), joins=True),
        "shift": Verb(Shift, shift, (Arg("to", "place", optional=True),)),
        "stand": Verb(Plain, stand),
    },
    facts=("difficult", "water", "climb", "filled", "light"),
    tells=("shift-ready", "shifted", "stood"),
    refusals=(
        "cannot-move", "not-adjacent", "too-high", "corner", "passage-closed", "too-far",
        "stepped-already", "moved-already", "too-slow", "step-too-long", "difficult-ground", "dark",
        "no-such-speed", "not-prone", "prone",
    ),
)  # fmt: skip
