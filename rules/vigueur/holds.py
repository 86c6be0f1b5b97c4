"""What the two ends of a hold may do: break free, let go, drag, keep strangling."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rules.engine.changes import Begin, Count, End, Move
from rules.engine.clock import With
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .budget import afford_act, d20, pay_act, price, resists
from .conditions import forbids, hindrances, stand_firm
from .damage import suffer_fatigue
from .moves import grapple
from .opportunity import announce, exposing
from .parting import hold_reach, part
from .settings import setting
from .sheet import Creature, Fight
from .space import ask_room, free, within
from .tables import WOUNDS
from .wrestling import MOVES, Bout, check_move, cost, hold_on, opposing


@dataclass(frozen=True, slots=True)
class Wrestle:
    """W-WRS-01: one of the moves. ``all_out``: "", actions or reactions."""

    actor: str
    target: str
    limb: str = ""
    item: str = ""
    all_out: str = ""


@dataclass(frozen=True, slots=True)
class Escape:
    actor: str
    all_out: str = ""


@dataclass(frozen=True, slots=True)
class OfHeld:
    """Something that a holder does to the one it holds."""

    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Drag:
    actor: str
    target: str
    to: Pos


def move(name: str) -> Callable[[Fight, Wrestle], Flow[None]]:
    """The flow of one wrestling move (W-WRS-01, 04)."""

    def flow(fight: Fight, act: Wrestle) -> Flow[None]:
        me, target = fight[act.actor], fight[act.target]
        check_move(fight, me, target, name)
        paid = price(fight, cost(fight, name), act.all_out, "lutte")
        afford_act(me, paid, "W-WRS-01")
        yield from check_repeat(fight, me, name)
        yield from pay_act(me, paid, "W-WRS-01")
        yield from stand_firm(me)
        bout = Bout(name, act.limb, act.item, bool(act.all_out), partial(exposing, fight, me.id))
        won = yield from grapple(fight, me, target, bout)
        if won and name == "strangle":
            yield from strangle_at_once(fight, me, target)

    return flow


def check_repeat(fight: Fight, me: Creature, name: str) -> Flow[None]:
    """A37: whether the same move may be tried again in a turn. Raises Refused."""
    if setting(fight, "wrestling", "repeat_same_turn"):
        return
    if any(e.data.get("move") == name for e in me.effects("essai")):
        raise Refused("tried-already", "W-WRS-01", move=name)
    yield Begin(Effect("essai", me.id, "", me.this_end, {"move": name}))


FLOWS = {name: move(name) for name in MOVES}


def escape(fight: Fight, act: Escape) -> Flow[None]:
    """W-WRS-07, A40: once a round, EVASION against the holder's FOR; free of all its holds."""
    me = fight[act.actor]
    holds = [e for e in me.effects("attrape") if e.by in fight]
    if not holds:
        raise Refused("not-held", "W-WRS-07", who=me.id)
    if me["liberation"] < 1:
        raise Refused("tried-already", "W-WRS-07", move="escape")
    base = {"A": setting(fight, "escape", "cost_actions")}
    paid = price(fight, base, act.all_out, "lutte")
    yield from pay_act(me, {**paid, "liberation": 1}, "W-WRS-07")
    holder = fight[holds[0].by]
    stat = setting(fight, "escape", "stat")
    up = ("all-out",) if act.all_out else ()
    mods = (Mod(getattr(me.sheet, stat), stat), *hindrances(me))
    mine = yield from d20("escape", me, mods, up)
    theirs = yield from opposing(fight, holder)
    won = not resists(fight, theirs.total, mine.total)
    params = {"roll": mine, "against": theirs.total}
    yield Tell("escape-won" if won else "escape-lost", (me.id, holder.id), params)
    if won:
        yield from loosen(fight, me, holds[0])


def loosen(fight: Fight, me: Creature, hold: Effect) -> Flow[None]:
    """A40: everything by that holder, or one step down the ladder of holds."""
    harder = [e for e in me.effects("etrangle", "immobilise") if e.by == hold.by]
    if harder and setting(fight, "escape", "releases") == "step_down":
        yield from lift(harder, "escaped")
    else:
        yield End(hold.id, "escaped")


def release(fight: Fight, act: OfHeld) -> Flow[None]:
    """W-WRS-05: letting go is free."""
    hold = held_by(fight[act.actor], fight[act.target], "W-WRS-05")
    yield End(hold.id, "released")
    yield Tell("released", (act.actor, act.target))


def held_by(me: Creature, target: Creature, rule: str) -> Effect:
    """Raises Refused for somebody whom I do not hold."""
    hold = hold_on(me, target)
    if hold is None:
        raise Refused("not-grabbed", rule, who=target.id)
    return hold


def drag(fight: Fight, act: Drag) -> Flow[None]:
    """W-WRS-08, 13, A41: one square an action, holder first, the held one after.

    With ``pair_moves`` false the held one alone moves, around its holder.
    """
    me, target = fight[act.actor], fight[act.target]
    hold = held_by(me, target, "W-WRS-08")
    if any(e.id != hold.id for e in target.effects("attrape")) or me.has("attrape"):
        raise Refused("held-by-others", "W-WRS-08", who=target.id)
    pair = setting(fight, "drag", "pair_moves")
    mover, to = (me, act.to) if pair else (target, act.to)
    start = mover.pos
    away = not pair and not within(target, me, hold_reach(me), to)
    if me.has("renverse") or chebyshev(start, to) != 1 or abs(to[1] - start[1]) > 1 or away:
        raise Refused("not-adjacent", "W-WRS-08", to=to)
    cost = {"A": 1.0} if me["traine"] < 1 else {}
    afford_act(me, cost, "W-WRS-08")
    walled = yield from ask_room((to,))
    if any(walled) or not free(mover, to, (target.id,) if pair else ()):
        raise Refused("passage-closed", "W-WRS-08")
    yield from pay_act(me, cost, "W-WRS-08")
    left = setting(fight, "drag", "squares_per_action") if cost else me["traine"]
    yield Count(me.id, "traine", left - 1, "drag")
    if setting(fight, "drag", "triggers"):
        goes = yield from announce(fight, me, "leave_zone", to)
        if not goes or hold_on(me, target) is None:
            return
    yield Move(mover.id, to, "drag")
    if pair and target.placed:
        yield Move(target.id, start, "dragged")
    yield from part(fight, target)  # whom it holds itself may be left behind
    yield Tell("dragged", (me.id, target.id))


def chebyshev(a: Pos, b: Pos) -> int:
    return max(abs(a[0] - b[0]), abs(a[2] - b[2]))


def maintain(fight: Fight, act: OfHeld) -> Flow[None]:
    """W-WRS-12, W-ACT-03: both actions keep the grip, and the asphyxia begins or goes on."""
    me, target = fight[act.actor], fight[act.target]
    grip = next((e for e in target.effects("etrangle") if e.by == me.id), None)
    if grip is None:
        raise Refused("not-strangling", "W-WRS-12", who=target.id)
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)
    yield from pay_act(me, {"A": setting(fight, "strangle", "maintain_cost_actions")}, "W-WRS-12")
    yield from asphyxia(fight, me, target, grip)


def asphyxia(fight: Fight, me: Creature, target: Creature, grip: Effect) -> Flow[None]:
    """W-D-ASX: CON against 12, two more each round; one fatigue, or two."""
    k = int(grip.data.get("k", 0)) + 1
    hold = hold_on(me, target)
    yield End(grip.id, "maintained")
    if hold is not None:
        data = {"k": k, "round": fight.clock.round}
        yield Begin(Effect("etrangle", target.id, me.id, With(hold.id), data))
    numbers = WOUNDS.asphyxia
    against = numbers.dc_base + numbers.dc_step * (k - 1)
    roll = yield from d20("asphyxia", target, (Mod(target.sheet.CON, "CON"), *hindrances(target)))
    held = roll.total >= against
    points = numbers.fatigue_on_success if held else numbers.fatigue_on_failure
    params = {"roll": roll, "against": against, "points": points}
    yield Tell("asphyxia", (me.id, target.id), params)
    yield from suffer_fatigue(fight, target, points, "asphyxie")


def strangle_at_once(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """A44: with that setting the asphyxia begins with the grip."""
    grips = [e for e in target.effects("etrangle") if e.by == me.id]
    if grips and setting(fight, "strangle", "starts") == "at_once":
        yield from asphyxia(fight, me, target, grips[0])


def lapse(fight: Fight, me: Creature) -> Flow[None]:
    """W-WRS-12: a grip that was not kept in its holder's turn is a plain hold again."""
    for grip in fight.effects("etrangle", by=me.id):
        if int(grip.data.get("round", 0)) < fight.clock.round:
            yield End(grip.id, "lapsed")
            yield Tell("grip-lapsed", (me.id, grip.on))
            if setting(fight, "strangle", "lapse_to") == "libre" and grip.on in fight:
                hold = hold_on(me, fight[grip.on])
                yield from lift([hold] if hold else [], "lapsed")


def breath(fight: Fight, me: Creature) -> Flow[None]:
    """W-D-CND: whoever is strangled no more chokes until the end of its next turn."""
    if me.has("etrangle"):
        return
    for e in me.effects("suffoque"):
        if e.until != me.this_end:
            yield End(e.id, "breathes")
            yield Begin(Effect("suffoque", me.id, "", me.this_end))
