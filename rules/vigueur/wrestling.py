"""The seven wrestling moves: who may try them, the contest of strength, what they do."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Move, Place
from rules.engine.clock import With
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, AskNumber, Fact, Facts, Flow, Refused, Tell
from rules.engine.state import Effect, Item

from .budget import d20, resists
from .conditions import ARMS, forbids, hindrances, hostile
from .defence import dodge_move
from .hands import carried, drop, free_hand
from .rider import mounted, unseat
from .settings import setting
from .sheet import Creature, Fight
from .space import free, lane, within


@dataclass(frozen=True, slots=True)
class Kind:
    """W-WRS-04: an action or an offensive one; whether it may be dodged; on somebody held."""

    offensive: bool
    dodgeable: bool
    held: bool


MOVES = {
    "grab": Kind(offensive=False, dodgeable=True, held=False),
    "disarm": Kind(offensive=True, dodgeable=False, held=True),
    "strangle": Kind(offensive=True, dodgeable=False, held=True),
    "pin": Kind(offensive=True, dodgeable=False, held=True),
    "push": Kind(offensive=False, dodgeable=True, held=False),
    "trip": Kind(offensive=True, dodgeable=True, held=False),
}
"""§2 of the rules: the charge, which is no contest, is in charge.py."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A move as it was declared. ``limb``: which arm to hold; ``item``: what to take."""

    move: str
    limb: str = ""
    item: str = ""
    all_out: bool = False


def hold_on(me: Creature, target: Creature) -> Effect | None:
    """The hold by which ``me`` has ``target``."""
    return next((e for e in target.effects("attrape") if e.by == me.id), None)


def check_vigueur(fight: Fight, me: Creature, target: Creature, move: str) -> None:
    """W-WRS-02, 03, A34: too strong for me, or for anybody. Raises Refused."""
    if move in setting(fight, "wrestling", "limit_exempt"):
        return
    own, other = me.sheet.VIGUEUR, target.sheet.VIGUEUR
    params = {"who": target.id, "own": own, "other": other}
    if other >= setting(fight, "wrestling", "absolute_limit"):
        raise Refused("too-strong", "W-WRS-03", **params)
    over, limit = other - own, setting(fight, "wrestling", "relative_limit")
    strict = setting(fight, "wrestling", "relative_op") == ">"
    if over > limit or (over == limit and not strict):
        raise Refused("too-strong", "W-WRS-02", **params)


def check_move(fight: Fight, me: Creature, target: Creature, move: str) -> None:
    """W-WRS-01…04, 13: may I try this on this creature. Raises Refused."""
    if target == me or target.out:
        raise Refused("no-target", "W-WRS-01", who=target.id)
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)
    if not within(me, target, setting(fight, "wrestling", "reach")):
        raise Refused("out-of-reach", "W-WRS-01", who=target.id)
    check_vigueur(fight, me, target, move)
    if MOVES[move].held and hold_on(me, target) is None:
        raise Refused("not-grabbed", "W-WRS-04", who=target.id)
    if move == "grab" and hold_on(me, target) is not None:
        raise Refused("grabbed-already", "W-WRS-05", who=target.id)
    if move == "trip" and target.has("renverse"):
        raise Refused("prone-already", "W-WRS-15", who=target.id)
    if move == "trip" and mounted(target) and setting(fight, "prone", "mounted_target") != "unseat":
        raise Refused("mounted-target", "W-WRS-15", who=target.id)
    if move == "disarm" and not takeable(fight, target):
        raise Refused("nothing-to-take", "W-WRS-10", who=target.id)


def allowed(fight: Fight, me: Creature, target: Creature, move: str) -> bool:
    """The same as a yes or no, for offers."""
    try:
        check_move(fight, me, target, move)
    except Refused:
        return False
    return hostile(me, target)


def cost(fight: Fight, move: str) -> dict[str, float]:
    """W-WRS-01, A10: an A, or an A that is the offensive one of the round."""
    offensive = MOVES[move].offensive or setting(fight, "wrestling", "type_source") == "all_AO"
    return {"A": 1, "AO": 1} if offensive else {"A": 1}


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
        yield from push(fight, me, target)
    else:
        yield from trip(fight, me, target)
    return True


def strength(me: Creature) -> tuple[Mod, ...]:
    return (Mod(me.sheet.FOR, "FOR"), *hindrances(me))


def overpower(
    fight: Fight, me: Creature, target: Creature, bout: Bout, dodgeable: bool
) -> Flow[bool]:
    """W-D-TIE, W-WRS-01, A36: FOR against FOR, who begins must exceed; a loser may dodge."""
    mods = list(strength(me))
    grabbing = setting(fight, "wrestling", "grab_limb_mod")
    if bout.move == "grab" and grabbing:
        mods.append(Mod(grabbing, "limb"))
    up = ("all-out",) if bout.all_out else ()
    mine = yield from d20("force", me, tuple(mods), up)
    instead = setting(fight, "wrestling", "dodge_timing") == "instead"
    if dodgeable and instead and (yield from dodge_move(fight, target, mine.total, "dodge")):
        return False
    theirs = yield from d20("force", target, strength(target))
    won = not resists(fight, theirs.total, mine.total)
    params = {"move": bout.move, "roll": mine, "against": theirs.total}
    yield Tell("wrestle-won" if won else "wrestle-lost", (me.id, target.id), params)
    if not won:
        return False
    if not dodgeable or instead:
        return True
    return not (yield from dodge_move(fight, target, mine.total, "dodge"))


def seize_limb(fight: Fight, me: Creature, target: Creature, limb: str) -> Flow[None]:
    """W-WRS-05, A38, A39: held firmly, by an arm that the holder names; one hold at a time."""
    if limb not in ARMS:
        limb = yield from Ask(me.id, "limb", ARMS, ARMS[0], {"who": target.id})
    yield from lift(fight.effects("attrape", by=me.id), "another")
    yield Begin(Effect("attrape", target.id, me.id, data={"limb": limb}))
    yield Tell("held", (me.id, target.id), {"limb": limb})


def takeable(fight: Fight, target: Creature) -> list[Item]:
    """W-WRS-10, A43: weapons and shields in hand."""
    shields = setting(fight, "disarm", "shields")
    return [item for item, weapon, _ in carried(target) if shields or not weapon.bouclier]


def disarm(fight: Fight, me: Creature, target: Creature, name: str) -> Flow[None]:
    """W-WRS-10, A43: one weapon falls, or goes to a free hand of the one who takes it."""
    items = takeable(fight, target)
    if not items:
        return
    item = next((i for i in items if i.kind == name), items[0])
    slot = free_hand(me)
    if setting(fight, "disarm", "item_goes") == "attacker" and slot:
        yield Place(Item(item.id, item.kind, me.id, slot, None, item.data))
    else:
        yield from drop(fight, item, target)
    yield Tell("disarmed", (me.id, target.id), {"item": item.kind})


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
    elif not target.has("renverse"):
        yield Begin(Effect("renverse", target.id))
        yield Tell("condition", (target.id,), {"condition": "renverse", "n": 0, "limb": "none"})
    yield from lift(fight.effects("attrape", by=target.id), "prone")


def push(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """W-WRS-14, A46: straight away, as far as one likes and there is room; nothing is triggered,

    and holds between the two end.
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
    reached = yield from along(fight, target, way, me.id)
    if reached:
        yield Move(target.id, way[reached - 1], "pushed")
    yield Tell("pushed", (me.id, target.id), {"squares": reached})


def along(
    fight: Fight, target: Creature, way: tuple[tuple[int, int, int], ...], by: str
) -> Flow[int]:
    """How many squares of a way are open; where the ground ends, the GM says whether it stops."""
    if not way:
        return 0
    feet = tuple(Fact("filled", (to,)) for to in way)
    floor = tuple(Fact("floor", (to,), (True, False), True) for to in way)
    known = yield from Facts((*feet, *floor))
    for i, to in enumerate(way):
        if known[i] or not free(target, to):
            return i
        if not known[len(way) + i]:
            if setting(fight, "push", "ledge") == "stop":
                return i
            about = {"who": target.id, "by": by}
            said = yield from Ask(GM, "ledge", ("stop", "over"), "stop", about)
            return i + int(said == "over")
    return len(way)
