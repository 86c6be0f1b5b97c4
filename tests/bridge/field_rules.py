"""A game of nothing but movement: steps that foes may stop, pushes, mounts, wings."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.engine.changes import Begin, Count, Move, Order
from rules.engine.clock import Slot
from rules.engine.content import Strict
from rules.engine.fight import Creature, Fight
from rules.engine.flows import NO, lift, refill, window
from rules.engine.requests import Fact, Facts, Flow, Refused, Tell
from rules.engine.ruleset import Arg, EffectKind, Ruleset, Verb
from rules.engine.state import Effect, Pos

NO_WORDS = Path(__file__).parent / "arena_words"


class Sheet(Strict):
    metres: int = 9
    width: int = 1
    zone: int = 0
    """Blocks that it threatens; 0: nobody need fear it."""
    ceiling: int = 320
    """Whoever flies higher falls to 64."""


class Settings(Strict):
    pass


@dataclass(frozen=True, slots=True)
class To:
    actor: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Shove:
    actor: str
    target: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Alone:
    actor: str


@dataclass(frozen=True, slots=True)
class Ride:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Fall:
    actor: str
    who: str
    height: int


def step(fight: Fight[Any], act: To) -> Flow[None]:
    """One metre, two on rough ground; a foe left behind may strike, which ends the walk."""
    me, to = fight[act.actor], act.to
    if me.effects("rides"):
        raise Refused("mounted", "F-1")
    if max(abs(a - b) for a, b in zip(me.pos, to, strict=True)) != 1:
        raise Refused("not-adjacent", "F-2")
    (rough,) = yield from Facts((Fact("difficult", (to,)),))
    cost = 1 + bool(rough)
    if me["metres"] < cost:
        raise Refused("too-far", "F-3", needs=cost, left=me["metres"])

    def offers(foe: Creature[Any]) -> tuple[str, ...]:
        if foe.side == me.side or not foe.placed:
            return ()
        left = me.distance(foe) <= foe.sheet.zone < me.distance(foe, at=to)
        return ("strike",) if left else ()

    def react(foe: Creature[Any], choice: str) -> Flow[bool]:
        yield Tell("stopped", (me.id,))
        return True

    if (yield from window(fight, "opportunity", offers, react, {"mover": me.id})):
        return
    yield Count(me.id, "metres", me["metres"] - cost)
    if to[1] > me.sheet.ceiling:
        yield from lift(me.effects("wings"))
        yield Move(me.id, (to[0], 64, to[2]), "fall")
        yield Tell("fell", (me.id,), {"height": to[1] - 64})
        return
    yield Move(me.id, to)
    for effect in fight.effects("rides", by=me.id):
        yield Move(effect.on, to, "ride")


def shove(fight: Fight[Any], act: Shove) -> Flow[None]:
    yield Move(fight[act.target].id, act.to, "forced")


def mount(fight: Fight[Any], act: Ride) -> Flow[None]:
    yield Begin(Effect("rides", act.actor, act.target))
    yield Move(act.actor, fight[act.target].pos, "mount")


def dismount(fight: Fight[Any], act: To) -> Flow[None]:
    yield from lift(fight[act.actor].effects("rides"))
    yield Move(act.actor, act.to, "dismount")


def fly(fight: Fight[Any], act: Alone) -> Flow[None]:
    yield Begin(Effect("wings", act.actor))


def fall(fight: Fight[Any], act: Fall) -> Flow[None]:
    yield Tell("fell", (act.who,), {"height": act.height})


def let_in(fight: Fight[Any], act: Alone) -> Flow[None]:
    """From now on it may walk out of its turn, until it has no metre left."""
    yield Begin(Effect("let-in", act.actor))


def off_turn(me: Creature[Any]) -> tuple[str, ...]:
    return ("step",) if me.has("let-in") and me["metres"] else ()


def fresh(fight: Fight[Any], me: Creature[Any]) -> Flow[None]:
    yield from refill(me, metres=me.sheet.metres)


def begin(fight: Fight[Any]) -> Flow[None]:
    yield from ()


def round_start(fight: Fight[Any]) -> Flow[None]:
    """Mounts act with whoever sits on them."""
    seats = {e.by: e.on for e in fight.effects("rides")}
    slots: dict[str, list[str]] = {}
    for c in fight:
        slots.setdefault(seats.get(c.id, c.id), []).append(c.id)
    yield Order(tuple(Slot(tuple(who)) for who in slots.values()))


def seat(me: Creature[Any]) -> str:
    return next((e.by for e in me.effects("rides")), "")


FIELD = Ruleset(
    id="field",
    version=1,
    sheet=Sheet,
    settings=Settings,
    verbs={
        "step": Verb(To, step, (Arg("to", "place"),), joins=True),
        "shove": Verb(Shove, shove, when="gm"),
        "mount": Verb(Ride, mount, when="always"),
        "dismount": Verb(To, dismount, when="always"),
        "fly": Verb(Alone, fly, when="always"),
        "let-in": Verb(Alone, let_in, when="always"),
        "fall": Verb(Fall, fall, (Arg("who", "creature"), Arg("height", "number")), when="gm"),
    },
    begin=begin,
    round_start=round_start,
    is_over=lambda fight: False,
    can_act=lambda c: not c.out,
    folder=NO_WORDS,
    arrive=fresh,
    turn_start=fresh,
    off_turn=off_turn,
    step="step",
    walk_left=lambda c: c["metres"],
    seat=seat,
    walker=lambda c: seat(c) or c.id,
    flies=lambda c: c.has("wings"),
    fall="fall",
    body=lambda c: (c.sheet.width, 2),
    counters=("metres",),
    effects={"rides": EffectKind(), "wings": EffectKind(), "let-in": EffectKind()},
    questions=("opportunity",),
    tells=("stopped", "fell"),
    facts=("difficult",),
    refusals=("mounted", "not-adjacent", "too-far"),
)

PASS = NO
