"""Walking square by square, standing up."""

from dataclasses import dataclass

from rules.engine.changes import Count, Move
from rules.engine.flows import lift
from rules.engine.grid import corners
from rules.engine.requests import Fact, Facts, Flow, Refused, Tell
from rules.engine.state import Pos

from .budget import afford_act, pay_act
from .conditions import forbids, hostile
from .opportunity import announce
from .parting import part
from .rider import carry, mount_of, obey, squares_per_action
from .settings import setting
from .sheet import Creature, Fight
from .space import free


@dataclass(frozen=True, slots=True)
class Step:
    """One square of a walk, as it was observed or declared."""

    actor: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Stand:
    actor: str


def check_may_move(me: Creature) -> None:
    """W-WRS-05, 13: the held do not walk. Raises Refused."""
    if cause := forbids(me, "move"):
        raise Refused("held", "W-WRS-05", who=me.id, why=cause)


def step(fight: Fight, act: Step) -> Flow[None]:
    """W-ACT-02, W-D-MOV, W-OPP-04: the first square takes an action and gives as many as the speed;

    whoever I leave may react before I have left.
    """
    me, to = fight[act.actor], act.to
    check_may_move(me)
    start = me.pos
    check_adjacent(fight, start, to)
    cost = 1
    if me["pas"] < 1:
        afford_act(me, {"A": 1}, "W-ACT-02")
        if squares_per_action(me) < 1:
            raise Refused("too-far", "W-ACT-02", left=0)
    body = tuple(Fact("filled", (corner,)) for corner in corners(start, to))
    difficult, *filled = yield from Facts((Fact("difficult", (to,)), *body))
    if any(filled):
        raise Refused("corner", "W-D-MOV")
    riding = mount_of(me)
    if not free(me, to, (riding.id,) if riding else ()) and not passes(me, to):
        raise Refused("passage-closed", "W-D-MOV")
    if difficult:
        cost = setting(fight, "movement", "difficult_cost")
    if me["pas"] < 1:
        yield from pay_act(me, {"A": 1}, "W-ACT-02")
        if not (yield from obey(fight, me)):
            return
        yield Count(me.id, "pas", squares_per_action(me), "walk")
    if me["pas"] < cost:
        if me["pas"] < squares_per_action(me):
            raise Refused("too-far", "W-ACT-02", left=me["pas"])
        cost = int(me["pas"])
    left = me["pas"] - cost
    goes = yield from cross(fight, me, to)
    yield Count(me.id, "pas", left if goes else 0, "step" if goes else "stopped")


def cross(fight: Fight, me: Creature, to: Pos) -> Flow[bool]:
    """W-OPP-04, A48: one square; whoever is left behind may react, by a setting whoever is met.

    True if the way goes on.
    """
    start = me.pos
    if not (yield from announce(fight, me, "leave_zone", to)):
        return False
    yield Move(me.id, to)
    yield from carry(me, to)
    yield from part(fight, me)
    return (yield from announce(fight, me, "enter_zone", start))


def passes(me: Creature, to: Pos) -> bool:
    """One goes through friends, never through enemies, unless a setting says otherwise."""
    through = setting(me.fight, "movement", "through")
    box = me.box(to)
    there = [c for c in me.fight if c != me and c.placed and not c.out and c.box().overlaps(box)]
    if through == "everybody":
        return True
    return through == "allies" and not any(hostile(me, c) for c in there)


def check_adjacent(fight: Fight, start: Pos, to: Pos) -> None:
    """W-D-MOV, W-D-GEO: one of the squares around, at most one block up. Raises Refused."""
    far = max(abs(to[0] - start[0]), abs(to[2] - start[2]))
    if far > 1 or to == start:
        raise Refused("not-adjacent", "W-D-MOV", to=to)
    if to[1] - start[1] > setting(fight, "movement", "step_up_free"):
        raise Refused("too-high", "W-D-MOV", to=to)


def walk_left(me: Creature) -> float:
    """Squares that what is left of the round still gives."""
    if me.out or forbids(me, "move"):
        return 0
    return me["pas"] + me["A"] * squares_per_action(me)


def stand(fight: Fight, act: Stand) -> Flow[None]:
    """W-WRS-16: getting up takes an action, and triggers nothing."""
    me = fight[act.actor]
    if not me.has("renverse"):
        raise Refused("not-prone", "W-WRS-16", who=me.id)
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)
    yield from pay_act(me, {"A": setting(fight, "prone", "stand_cost_actions")}, "W-WRS-16")
    yield from lift(me.effects("renverse"), "stood")
    yield Tell("stood", (me.id,))
