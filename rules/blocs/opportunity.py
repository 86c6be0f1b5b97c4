"""Opportunity attacks: whoever lets an enemy's reach behind may be struck in leaving."""

from rules.engine.flows import window
from rules.engine.requests import Fact, Facts, Flow, Tell
from rules.engine.state import Pos

from .arms import GRAPPLED
from .attack import strike
from .conditions import able, can_react, hostile, sees
from .melee import melee_weapon, threatened_reach
from .ready import released
from .riding import rider_of
from .sheet import Creature, Fight

STRIKE, RIDER = "strike", "strike-rider"


def leaves(me: Creature, foe: Creature, to: Pos) -> bool:
    """B-OA-01, B-MOV-25: from within the reach to beyond it, in one step."""
    if not foe.placed:
        return False
    if any(e.by == me.id for e in foe.effects(GRAPPLED)):
        return False  # B-GRP-06: it is dragged along
    reach = threatened_reach(foe)
    return me.distance(foe) <= reach < me.distance(foe, at=to)


def may_strike(me: Creature, foe: Creature, to: Pos) -> bool:
    """B-OA-01, B-OA-03: it can see me, has a reaction left, and I have not disengaged."""
    if not hostile(foe, me) or foe.out or me.has("disengaged"):
        return False
    return leaves(me, foe, to) and able(me) and can_react(foe) and sees(foe, me)


def opportunities(fight: Fight, me: Creature, to: Pos) -> Flow[None]:
    """B-OA-01, 02, B-REA-01, 03: each that sees me, in order of initiative, before I have left.

    B-MNT-10: of a mount and its rider either may be struck.
    """
    near = [foe.id for foe in fight if may_strike(me, foe, to)]
    if not near:
        return
    sights = yield from Facts(
        tuple([Fact("sight", (id, me.id), (True, False), True) for id in near])
    )
    watching = [id for id, seen in zip(near, sights, strict=True) if seen]

    def offers(foe: Creature) -> tuple[str, ...]:
        if foe.id not in watching or not may_strike(me, foe, to):
            return ()
        return (STRIKE, RIDER) if rider_of(me) is not None else (STRIKE,)

    def react(foe: Creature, choice: str) -> Flow[None]:
        rider = rider_of(me)
        return opportunity(fight, foe, rider if choice == RIDER and rider is not None else me)

    yield from window(fight, "opportunity", offers, react, {"mover": me.id, "to": to})


def opportunity(fight: Fight, me: Creature, mover: Creature) -> Flow[None]:
    """B-OA-02: one melee attack, paid with the reaction, against somebody still within reach."""
    yield Tell("opportunity", (me.id, mover.id))
    yield from strike(fight, me, mover, melee_weapon(me), me.distance(mover), "reaction")
    yield from released(fight, "attack", me)
