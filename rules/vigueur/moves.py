"""What a wrestling move does once it is won."""

from rules.engine.changes import Begin, Move, Place
from rules.engine.clock import With
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, AskNumber, Fact, Facts, Flow, Tell
from rules.engine.state import Effect, Item, Pos

from .conditions import ARMS, begin_condition
from .damage import fall
from .hands import drop, free_hand
from .parting import part
from .rider import carry, mount_of, mounted, unseat
from .settings import setting
from .sheet import Creature, Fight
from .space import ask_room, free, lane
from .wrestling import MOVES, Bout, hold_on, natural, overpower, takeable

DEPTHS = tuple(range(65))
"""Blocks down that are looked at."""


def grapple(fight: Fight, me: Creature, target: Creature, bout: Bout) -> Flow[bool]:
    """W-WRS-05, 10…15: the contest, the dodge, the effect. True if the move was won."""
    kind = MOVES[bout.move]
    if not (yield from overpower(fight, me, target, bout, kind.dodgeable)):
        return False
    if bout.move == "grab":
        yield from seize_limb(fight, me, target, bout.limb)
    elif bout.move == "disarm":
        yield from disarm(fight, me, target, bout.item)
    elif bout.move == "strangle":
        yield from strangle(fight, me, target)
    elif bout.move == "pin":
        yield from pin(fight, me, target)
    elif bout.move == "push":
        yield from push(fight, me, target, bout)
    else:
        yield from trip(fight, me, target)
    return True


def seize_limb(fight: Fight, me: Creature, target: Creature, limb: str) -> Flow[None]:
    """W-WRS-05, A38, A39: held firmly, by an arm that the holder names; one hold at a time."""
    if limb not in ARMS:
        limb = yield from Ask(me.id, "limb", ARMS, ARMS[0], {"who": target.id})
    yield from lift(fight.effects("attrape", by=me.id), "another")
    yield Begin(Effect("attrape", target.id, me.id, data={"limb": limb}))
    yield Tell("held", (me.id, target.id), {"limb": limb})


def disarm(fight: Fight, me: Creature, target: Creature, name: str) -> Flow[None]:
    """W-WRS-10, A43: one weapon falls, or goes to a free hand of the one who takes it."""
    taken = 0
    while (items := takeable(fight, target)) and taken < setting(fight, "disarm", "per_action"):
        taken += 1
        item = next((i for i in items if i.kind == name), items[0])
        slot = free_hand(me)
        if setting(fight, "disarm", "item_goes") == "attacker" and slot:
            yield Place(Item(item.id, item.kind, me.id, slot, None, item.data))
        else:
            yield from drop(fight, item, target)
        yield Tell("disarmed", (me.id, target.id), {"item": item.kind})
    if taken:
        return
    hold, weapon = hold_on(me, target), next(iter(natural(fight, target)), "")
    if hold is not None and weapon:
        data = {"weapon": weapon}
        yield Begin(Effect("entrave", target.id, me.id, With(hold.id), data))
        yield Tell("disarmed", (me.id, target.id), {"item": weapon})


def strangle(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """W-WRS-11, A44: no asphyxia on the round it begins: maintaining brings it."""
    hold = hold_on(me, target)
    if hold is None:
        return
    mine = [e for e in target.effects("immobilise", "etrangle") if e.by == me.id]
    yield from lift(mine, "strangled")
    data = {"k": 0, "round": fight.clock.round}
    yield Begin(Effect("etrangle", target.id, me.id, With(hold.id), data))
    yield Tell("strangled", (me.id, target.id))


def pin(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """W-WRS-13: immobilised, standing."""
    hold = hold_on(me, target)
    if hold is None:
        return
    mine = [e for e in target.effects("immobilise", "etrangle") if e.by == me.id]
    yield from lift(mine, "pinned")
    yield Begin(Effect("immobilise", target.id, me.id, With(hold.id)))
    yield Tell("pinned", (me.id, target.id))


def trip(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """W-WRS-15: on the ground; out of the saddle if it rides. Whoever falls lets go (W-WRS-05)."""
    if mounted(target):
        yield from unseat(fight, target)
    else:
        yield from begin_condition(target, "renverse")


def push(fight: Fight, me: Creature, target: Creature, bout: Bout) -> Flow[None]:
    """W-WRS-14, A46: straight away, as far as one likes and there is room; nothing is triggered,

    and holds between the two end; so do those by others, left behind.
    """
    between = [e for e in (hold_on(me, target), hold_on(target, me)) if e is not None]
    yield from lift(between, "pushed")
    if not (me.placed and target.placed):
        yield Tell("pushed", (me.id, target.id), {"squares": 0})
        return
    most = setting(fight, "push", "squares")
    wish = yield from AskNumber(me.id, "push", 0, most, most, {"who": target.id})
    away = (target.pos[0] * 2 - me.pos[0], target.pos[1], target.pos[2] * 2 - me.pos[2])
    way = lane(target.pos, away, wish)
    reached, over = yield from along(fight, target, way, me.id)
    if setting(fight, "push", "triggers"):
        went = yield from exposing(target, way[:reached], bout)
        over, reached = (over if went == reached else ""), went
    elif reached:
        yield Move(target.id, way[reached - 1], "pushed")
        yield from carry(target, way[reached - 1])
    yield from part(fight, target)
    yield Tell("pushed", (me.id, target.id), {"squares": reached})
    if over:
        yield from tumble(fight, target, over)


def exposing(target: Creature, way: tuple[Pos, ...], bout: Bout) -> Flow[int]:
    """A46: pushed square by square past those who may strike; where it stops, it stops."""
    for i, to in enumerate(way):
        if bout.expose is not None and not (yield from bout.expose(target, to)):
            return i
        yield Move(target.id, to, "pushed")
        yield from carry(target, to)
    return len(way)


def along(
    fight: Fight, target: Creature, way: tuple[tuple[int, int, int], ...], by: str
) -> Flow[tuple[int, str]]:
    """How many squares of a way are open; where the ground ends, the GM says whether it stops.

    Then the last square is beyond the edge, and what the GM said comes with it.
    """
    if not way:
        return 0, ""
    walled = yield from ask_room(way)
    floor = yield from Facts(tuple(Fact("floor", (to,), (True, False), True) for to in way))
    riding = mount_of(target)
    besides = (riding.id,) if riding else ()
    for i, to in enumerate(way):
        if walled[i] or not free(target, to, besides):
            return i, ""
        if not floor[i]:
            if setting(fight, "push", "ledge") == "stop":
                return i, ""
            about = {"who": target.id, "by": by}
            said = yield from Ask(GM, "ledge", ("stop", "over", "hurt"), "stop", about)
            return (i, "") if said == "stop" else (i + 1, str(said))
    return len(way), ""


def tumble(fight: Fight, target: Creature, over: str) -> Flow[None]:
    """A46: over the edge, down to the floor below; hurt as by a fall if the GM says so."""
    x, y, z = target.pos
    down = yield from Fact("drop", ((x, y, z),), DEPTHS, 0)
    if down:
        yield Move(target.id, (x, y - int(down), z), "fell")
        yield from carry(target, (x, y - int(down), z))
        yield from part(fight, target)
    if over == "hurt":
        yield from fall(fight, target)
