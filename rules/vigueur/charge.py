"""The charge: a run at somebody far enough away, and the blow that follows."""

from collections import deque
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import Anchor, RoundStart
from rules.engine.grid import corners
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .budget import afford_act, pay_act
from .conditions import check_nerve, forbids, stand_firm
from .hands import reach, weapon_named
from .movement import check_may_move, cross
from .rider import mount_of, obey, squares_per_action
from .settings import setting
from .sheet import Creature, Fight
from .space import ask_room, free, lane, squares

MOST_TRIES = 8
"""Ways around that are tried, with what the world said of the last, before it is no charge."""


@dataclass(frozen=True, slots=True)
class Charge:
    actor: str
    target: str


def charge(fight: Fight, act: Charge) -> Flow[None]:
    """W-WRS-09, A42: more than four squares away, straight, within the speed; +4 if it arrives."""
    me, target = fight[act.actor], fight[act.target]
    check_charge(me, target)
    run_up(fight, me, target)
    afford_act(me, {"A": 1}, "W-WRS-09")
    way = yield from open_way(fight, me, target)
    yield from pay_act(me, {"A": 1}, "W-WRS-09")
    yield from stand_firm(me)
    if not (yield from obey(fight, me)):
        return
    for to in way:
        if not (yield from cross(fight, me, to)):
            return
    yield Begin(Effect("elan", me.id, target.id, expiry(fight, me)))
    yield Tell("charged", (me.id, target.id), {"squares": len(way)})


def check_charge(me: Creature, target: Creature) -> None:
    """W-WRS-09, 16: Raises Refused."""
    if target == me or target.out:
        raise Refused("no-target", "W-WRS-09", who=target.id)
    check_may_move(me)
    if cause := forbids(me, "charge"):
        raise Refused("cannot-charge", "W-WRS-16", who=me.id, why=cause)
    check_nerve(me)


def expiry(fight: Fight, me: Creature) -> Anchor:
    """A42: how long the +4 waits for its blow."""
    if setting(fight, "charge", "bonus_expires") == "end_of_round":
        return RoundStart(fight.clock.round + 1)
    return me.this_end


def most_squares(me: Creature) -> int:
    """A42: how far a charge may run."""
    times = 2 if setting(me.fight, "charge", "max_move") == "double" else 1
    return times * squares_per_action(me)


def run_up(fight: Fight, me: Creature, target: Creature) -> tuple[Pos, ...]:
    """W-WRS-09: the squares it runs, up to the reach of what it holds. Raises Refused."""
    far = squares(me, target)
    least = setting(fight, "charge", "min_distance_exclusive")
    if far <= least:
        raise Refused("too-near", "W-WRS-09", distance=far, least=least)
    run = int(far) - blow_reach(me)
    if run > most_squares(me):
        raise Refused("too-far", "W-WRS-09", left=most_squares(me))
    return lane(me.pos, target.pos, run)


def blow_reach(me: Creature) -> int:
    weapon, _ = weapon_named(me, "")
    return 1 if weapon.ranged else reach(me, weapon)


def open_way(fight: Fight, me: Creature, target: Creature) -> Flow[tuple[Pos, ...]]:
    """W-WRS-09, A42: the straight way if it is open; with a setting, a way around. Refused."""
    way: tuple[Pos, ...] = run_up(fight, me, target)
    riding = mount_of(me)
    besides = (riding.id,) if riding else ()
    shut: list[Pos] = []
    for _ in range(MOST_TRIES):
        taken = [to for to in way if not free(me, to, besides)]
        ground = way if not taken else ()
        filled = yield from ask_room(ground)
        found = [to for to, full in zip(ground, filled, strict=True) if full] + taken
        if way and not found:
            return way
        if setting(fight, "charge", "straight") or not way:
            break
        shut += found
        way = detour(me, target, shut, besides)
    raise Refused("passage-closed", "W-WRS-09")


def detour(
    me: Creature, target: Creature, shut: list[Pos], besides: tuple[str, ...]
) -> tuple[Pos, ...]:
    """The shortest level way to where a blow reaches, around what is shut; () if none is."""
    goal, most = blow_reach(me), most_squares(me)
    ways: dict[Pos, tuple[Pos, ...]] = {me.pos: ()}
    queue = deque([me.pos])
    while queue:
        at = queue.popleft()
        if ways[at] and me.distance(target, at) <= goal:
            return ways[at]
        if len(ways[at]) == most:
            continue
        for dx, dz in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            to = (at[0] + dx, at[1], at[2] + dz)
            blocked = to in shut or any(c in shut for c in corners(at, to))
            if to not in ways and not blocked and free(me, to, besides):
                ways[to] = (*ways[at], to)
                queue.append(to)
    return ()
