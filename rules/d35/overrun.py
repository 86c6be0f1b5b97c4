"""Overruns: a standard action in the middle of a walk, over somebody and on."""

from dataclasses import dataclass

from rules.engine.requests import Flow, Refused
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Pos

from .attack import check_target
from .budget import require
from .ground import WALK, check_may_move, mode_of
from .lanes import hampered, straight, way
from .movement import begin_walk
from .offers import at_foes
from .pace import speed, tolerance
from .riding import mount_of
from .sheet import Creature, Fight
from .space import squares
from .theme import Theme
from .through import beyond, check_victim, sequence


@dataclass(frozen=True, slots=True)
class Overrun:
    actor: str
    target: str


def overrun(fight: Fight, act: Overrun) -> Flow[None]:
    """D-OVERRUN-01…10: from the square beside it to the one behind, and on with the walk."""
    me, victim = fight[act.actor], fight[act.target]
    mover = mount_of(me) or me
    to = landing(fight, me, mover, victim)
    if bad := (yield from hampered(fight, mover, way(mover, to))):
        raise Refused("lane-hampered", "D-OVERRUN-01", what=bad)
    if mode_of(mover) != WALK:
        yield from begin_walk(fight, mover, WALK, speed(mover))
    yield from sequence(fight, me, mover, victim, to)


def landing(fight: Fight, me: Creature, mover: Creature, victim: Creature) -> Pos:
    """D-OVERRUN-01: the place behind it, if but the world could forbid it. Raises Refused."""
    check_target(me, victim, "D-OVERRUN-01")
    check_may_move(mover)
    check_victim(me, mover, victim)
    check_walk(mover)
    require(me, "standard", "D-OVERRUN-01")
    if squares(mover, victim) > 1:
        raise Refused("too-far-to-overrun", "D-OVERRUN-01", who=victim.id)
    to = beyond(mover, victim)
    if to is None:
        raise Refused("no-room-behind", "D-OVERRUN-01", who=victim.id)
    walking = mode_of(mover) == WALK
    if not walking and mover == me and me["mouvement"] < 1:
        raise Refused("no-move", "D-OVERRUN-01", who=me.id)
    left = mover["pas"] if walking else speed(mover)
    if straight(mover, to) > left + tolerance(fight):
        raise Refused("too-far", "D-OVERRUN-01", left=left)
    return to


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-OVERRUN-01: over whoever stands beside it with room behind."""
    mover = mount_of(me) or me
    return at_foes(me, "overrun", lambda foe: landing(fight, me, mover, foe))


def check_walk(mover: Creature) -> None:
    """D-OVERRUN-01, D-STEP-02: on its feet, and no step taken. Raises Refused."""
    if mover["place"]:
        raise Refused("stepped-already", "D-STEP-02", who=mover.id)
    if mover.has("prone"):
        raise Refused("cannot-move", "D-OVERRUN-01", who=mover.id, why="prone")


OVERRUN = Theme(
    verbs={"overrun": Verb(Overrun, overrun, (Arg("target", "creature"),))},
    facts=("filled", "difficult"),
    refusals=("too-far-to-overrun", "no-room-behind"),
    offers=offers,
)
