"""What else comes of turning: orders to the controlled, dispelling, morale, sacred doors."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .budget import can, require, spend
from .ground import Plain
from .initiative import until_count
from .opportunity import provoke
from .settings import setting
from .sheet import Creature, Fight
from .strike import faces_of
from .theme import Theme, forbidden
from .turn_power import (
    BOLSTERED,
    CONTROLLED,
    TURNED,
    Check,
    channel,
    charisma,
    check_turner,
    far,
    hit_dice,
    in_range,
    level,
    reachable,
    turning_check,
)
from .turning import COWERING, controlled_by, set_free, tell_check

DOOR = 3
"""D-TURN-25: Hit Dice that open an ordinary sacred door."""


@dataclass(frozen=True, slots=True)
class Order:
    actor: str
    target: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class SetFree:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Dispel:
    """``target``: one of the undead that the attempt in question has turned."""

    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Seal:
    actor: str
    hd: int = DOOR


def mine(me: Creature, target: Creature, rule: str) -> None:
    """Raises Refused for one that it does not command."""
    if not any(e.by == me.id for e in target.effects(CONTROLLED)):
        raise Refused("not-controlled", rule, who=target.id)


def order(fight: Fight, act: Order) -> Flow[None]:
    """D-TURN-18: an order without a word: a standard action for each."""
    me, target = fight[act.actor], fight[act.target]
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "D-TURN-18", who=me.id, why=why)
    mine(me, target, "D-TURN-18")
    yield from spend(fight, me, "standard", "D-TURN-18")
    exposed = bool(setting(fight, "turn", "order_provokes"))
    if exposed and not (yield from provoke(fight, me, "order_commanded")).able:
        return
    yield Tell("ordered", (me.id, target.id), {"text": act.text or "none"})


def free(fight: Fight, act: SetFree) -> Flow[None]:
    """D-TURN-18: to make room for others; free."""
    me, target = fight[act.actor], fight[act.target]
    mine(me, target, "D-TURN-18")
    yield from spend(fight, me, "free", "D-TURN-18")
    yield Tell("set-free", (me.id, target.id))
    yield from set_free(target)


def check_evil(me: Creature, rule: str) -> None:
    """D-TURN-19, D-TURN-20: for those who channel negative energy. Raises Refused."""
    check_turner(me, rule)
    if channel(me) != "negatif":
        raise Refused("not-negative", rule, who=me.id)


def dispel(fight: Fight, act: Dispel) -> Flow[None]:
    """D-TURN-19: a check at least as good as the one that turned them frees the nearest."""
    me, target = fight[act.actor], fight[act.target]
    check_evil(me, "D-TURN-19")
    turned = target.effects(TURNED)
    if not turned:
        raise Refused("not-turned", "D-TURN-19", who=target.id)
    yield from spend(fight, me, "standard", "D-TURN-19")
    check = yield from turning_check(me)
    yield from tell_check(me, "dispels", check)
    e = turned[0]
    if check.roll.total < int(e.data["check"]):
        yield Tell("dispel-failed", (me.id,), {"roll": check.roll, "against": e.data["check"]})
        return
    faces, plus = faces_of(str(setting(fight, "turn", "damage")))
    mods = (Mod(plus + level(me), "level"), *charisma(me))
    roll = yield from Roll("turning-damage", me.id, faces, mods)
    yield Tell("turning-damage", (me.id,), {"roll": roll})
    yield from free_from(fight, me, e.by, int(e.data["attempt"]), roll.total)


def free_from(fight: Fight, me: Creature, by: str, attempt: int, dice: int) -> Flow[None]:
    """D-TURN-19: those of that attempt, the nearest first, as far as the Hit Dice go."""
    rest = dice
    for c in sorted((c for c in fight if not c.out), key=lambda c: far(me, c)):
        for e in c.effects(TURNED):
            if (e.by, e.data["attempt"]) != (by, attempt) or hit_dice(c) > rest:
                continue
            rest -= hit_dice(c)
            yield from lift([e, *(x for x in c.effects(COWERING) if x.by == by)], "dispelled")
            yield Tell("turning-broken", (c.id,))


def bolster(fight: Fight, act: Plain) -> Flow[None]:
    """D-TURN-20: the check's Hit Dice become theirs against turning, if they are more."""
    me = fight[act.actor]
    check_evil(me, "D-TURN-20")
    found = in_range(me)
    if setting(fight, "turn", "bolster") == "like_turning":
        found = yield from reachable(fight, me, found)
    yield from spend(fight, me, "standard", "D-TURN-20")
    check = yield from turning_check(me)
    yield from tell_check(me, "bolsters", check)
    yield from raise_morale(fight, me, check, [c.id for c in found])


def raise_morale(fight: Fight, me: Creature, check: Check, ids: list[str]) -> Flow[None]:
    until = until_count(fight, int(setting(fight, "turn", "rounds")))
    for id in ids:
        c = fight[id]
        if check.most > hit_dice(c):
            yield from lift(c.effects(BOLSTERED), "again")
            yield Begin(Effect(BOLSTERED, id, me.id, until, {"hd": check.most}))
            yield Tell("bolstered", (me.id, id), {"n": check.most})


def seal(fight: Fight, act: Seal) -> Flow[None]:
    """D-TURN-25: a sacred door opens to a good cleric's check, and breaks at an evil one's."""
    me = fight[act.actor]
    check_turner(me, "D-TURN-25")
    require(me, "standard", "D-TURN-25")
    yield from spend(fight, me, "standard", "D-TURN-25")
    check = yield from turning_check(me)
    yield from tell_check(me, "faces-seal", check)
    ok = check.most >= (act.hd or DOOR)
    way = "opens" if channel(me) == "positif" else "breaks"
    yield Tell("seal", (me.id,), {"what": way if ok else "holds"})


def offers(fight: Fight, me: Creature) -> list[Offer]:
    if not can(me, "standard") or forbidden(me, "act"):
        return []
    return [Offer("command-undead", {"target": c.id}) for c in controlled_by(fight, me)]


TARGET = (Arg("target", "creature"),)
UNDEAD_ORDERS = Theme(
    verbs={
        "command-undead": Verb(Order, order, (*TARGET, Arg("text", "text", optional=True))),
        "free-undead": Verb(SetFree, free, TARGET),
        "dispel-turning": Verb(Dispel, dispel, TARGET),
        "bolster": Verb(Plain, bolster),
        "seal": Verb(Seal, seal, (Arg("hd", "number", optional=True),)),
    },
    effects=(BOLSTERED,),
    needs={BOLSTERED: ("hd",)},
    tells=(
        "ordered", "set-free", "dispels", "dispel-failed", "bolsters", "bolstered", "faces-seal",
        "seal",
    ),
    refusals=("not-controlled", "not-negative", "not-turned"),
    offers=offers,
)  # fmt: skip
