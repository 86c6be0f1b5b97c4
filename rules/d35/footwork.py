"""The step of 1.50 m, climbing in a hurry, getting up."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, AskNumber, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect, Pos

from .budget import WALKING, require, spend, stop_walking
from .checks import skill_check
from .ground import (
    HURRY,
    SHIFT,
    Plain,
    arrive_at,
    check_may_move,
    check_way,
    look,
    mode_of,
    walking,
)
from .opportunity import provoke
from .pace import going, listed_speed, speed
from .scale import is_one_step, scale_of, space_of
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, forbidden


@dataclass(frozen=True, slots=True)
class Shift:
    """The 1.50 m step; without a place, the next blocks walked are it."""

    actor: str
    to: Pos | None = None


@dataclass(frozen=True, slots=True)
class Hurry:
    """``dc`` 0: the GM says."""

    actor: str
    dc: int = 0


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


def hurry(fight: Fight, act: Hurry) -> Flow[None]:
    """D-MOVE-09: half its speed up a wall for this turn, if Climb at −5 succeeds."""
    me = fight[act.actor]
    check_may_move(me)
    dc = act.dc or (yield from AskNumber(GM, "climb-dc", 0, 60, 15, {"who": me.id}))
    require(me, "move", "D-MOVE-09")
    mods = (Mod(setting(fight, "move", "fast_climb_penalty"), "hurry"),)
    checked = yield from skill_check(fight, me, "climb", dc, mods)
    if checked.passed:
        yield Begin(Effect(HURRY, me.id, "", me.this_end))
    else:
        yield from spend(fight, me, "move", "D-MOVE-09")


def stand(fight: Fight, act: Plain) -> Flow[None]:
    """D-MOVE-17, D-MOVE-01, D-AOO-06: a move action, no roll; it exposes while still down."""
    me = fight[act.actor]
    if not me.has("prone"):
        raise Refused("not-prone", "D-MOVE-17", who=me.id)
    check_may_move(me)
    yield from spend(fight, me, "move", "D-MOVE-17")
    down = me.effects("prone")
    verdict = yield from provoke(fight, me, "stand_up")
    if not verdict.able or me.effects("prone") != down:  # thrown down again
        return
    yield from lift(me.effects("prone"), "stood")
    yield Tell("stood", (me.id,))


FOOTWORK = Theme(
    verbs={
        "shift": Verb(Shift, shift, (Arg("to", "place", optional=True),)),
        "hurry": Verb(Hurry, hurry, (Arg("dc", "number", optional=True),)),
        "stand": Verb(Plain, stand),
    },
    effects=(HURRY,),
    questions=("climb-dc",),
    tells=("shift-ready", "shifted", "stood"),
    refusals=(
        "moved-already",
        "too-slow",
        "step-too-long",
        "not-prone",
        "prone",
    ),
)
