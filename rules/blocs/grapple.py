"""Grappling: take hold, break free, let go, drag along."""

from dataclasses import dataclass

from rules.engine.changes import Count, Move
from rules.engine.flows import afford, lift, pay
from rules.engine.requests import GM, AskNumber, Fact, Flow, Refused, Tell
from rules.engine.state import HIDDEN, Pos

from .arms import GRAPPLED
from .attack import ask_distance, check_target, reveal
from .budget import allowance, pay_full
from .checks import check_mods, check_roll
from .conditions import able
from .falls import flyers_fall
from .hands import free_hands
from .hold import grip, grips, held_by, let_go
from .melee import reach_of
from .opposed import opposed
from .ready import forestalled, released
from .riding import check_order
from .settings import setting
from .sheet import RANKS, Creature, Fight
from .statuses import check_rage

LARGER = 1
"""Sizes that a creature may be larger than whoever takes hold of it."""
LIGHT = 2
"""Sizes below one's own from which on somebody is dragged without effort."""


@dataclass(frozen=True, slots=True)
class Grapple:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Free:
    """Breaking free from ``target``, or letting it go; "" for whoever it is."""

    actor: str
    target: str = ""


def grapple(fight: Fight, act: Grapple) -> Flow[None]:
    """B-GRP-01…03: instead of an attack: strength against strength, no defence, no armour.

    B-ATK-03: whoever was hidden is seen by it, as by any attack.
    """
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target)
    check_order(me)
    check_size(me, target)
    if free_hands(me) < 1:
        raise Refused("no-free-hand", "B-GRP-01", who=me.id)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    if distance > reach_of(me):
        params = {"distance": distance, "limit": reach_of(me), "weapon": "lutte"}
        raise Refused("out-of-reach", "B-GRP-01", who=target.id, **params)
    check_rage(fight, me, target)
    afford(me, "B-GRP-01", full=1)
    if (yield from forestalled(fight, "attack", me)):
        return
    yield from pay(me, "B-GRP-01", full=1)
    if me.has(HIDDEN):
        yield from reveal(me)
    yield from take_hold(fight, me, target)
    yield from released(fight, "attack", me)


def take_hold(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """B-GRP-02, 03: whoever cannot resist is held at once, the others if they throw lower."""
    if not able(target):
        yield Tell("grapple-helpless", (me.id, target.id))
        yield from grip(me, target)
        return
    won, rolls = yield from opposed(fight, me, target, "grapple", "force")
    yield Tell("grapple-won" if won else "grapple-lost", (me.id, target.id), shown(rolls))
    if won:
        yield from grip(me, target)
        yield from flyers_fall(fight)


def shown(rolls: tuple[object, ...]) -> dict[str, object]:
    """Both totals."""
    return {"roll": rolls[0], "against": rolls[1]}


def check_size(me: Creature, target: Creature) -> None:
    """B-GRP-01: at most one size larger than oneself. Raises Refused."""
    if RANKS[target.sheet.taille] - RANKS[me.sheet.taille] > LARGER:
        raise Refused("too-large", "B-GRP-01", who=target.id)


def escape(fight: Fight, act: Free) -> Flow[None]:
    """B-GRP-05: a full action; who breaks free may walk again.

    B-MNT-06: so may whoever gets out from under their mount.
    """
    me = fight[act.actor]
    holders = [e.by for e in me.effects(GRAPPLED) if act.target in ("", e.by) and e.by in fight]
    if not holders and me.has("trapped"):
        yield from crawl_out(fight, me)
        return
    if not holders:
        raise Refused("not-held", "B-GRP-05", who=me.id)
    holder = fight[holders[0]]
    yield from pay_full(fight, me, "B-GRP-05")
    won, rolls = yield from opposed(fight, me, holder, "grapple", "force")
    yield Tell("escape-won" if won else "escape-lost", (me.id, holder.id), shown(rolls))
    if won:
        yield from let_go(fight, holder, me.id)
        yield Count(me.id, "moves", allowance(me), "escape")


def crawl_out(fight: Fight, me: Creature) -> Flow[None]:
    """B-MNT-06: from under a mount that lies there: Force, against what the GM says."""
    yield from pay_full(fight, me, "B-MNT-06")
    about = {"who": me.id, "what": "force"}
    least = yield from AskNumber(GM, "difficulty", 1, 40, 10, about)
    if (yield from check_roll(me, "force", check_mods(me, "force"), least, 0, False)):
        yield from lift(me.effects("trapped"), "freed")
        yield Count(me.id, "moves", allowance(me), "escape")


def release(fight: Fight, act: Free) -> Flow[None]:
    """B-GRP-04: at any moment, for nothing."""
    me = fight[act.actor]
    if not any(act.target in ("", e.on) for e in grips(me)):
        raise Refused("holds-nobody", "B-GRP-04", who=me.id)
    yield from let_go(fight, me, act.target)


# -- dragging ----------------------------------------------------------------------------------


def drag_factor(me: Creature) -> float:
    """B-GRP-06, AMB-63: what a metre costs with somebody in tow; the much smaller weigh nothing."""
    heavy = [c for c in held_by(me) if RANKS[me.sheet.taille] - RANKS[c.sheet.taille] < LIGHT]
    return 1 / float(setting(me.fight, "trainer", "facteur")) if heavy else 1


def drag(fight: Fight, me: Creature, start: Pos, to: Pos) -> Flow[None]:
    """B-GRP-06: those it holds keep their place beside it, or follow where it stood.

    Nobody is dragged into somebody else, or into a wall.
    """
    for other in held_by(me):
        if not other.placed:
            continue
        beside: Pos = (
            other.pos[0] + to[0] - start[0],
            other.pos[1] + to[1] - start[1],
            other.pos[2] + to[2] - start[2],
        )
        closed = taken(fight, beside, other) or (yield from Fact("filled", (beside,)))
        yield Move(other.id, start if closed else beside, "dragged")


def taken(fight: Fight, block: Pos, but: Creature) -> bool:
    """Whether somebody else stands there."""
    there = but.box(block)
    return any(c != but and not c.out and c.placed and there.overlaps(c.box()) for c in fight)
