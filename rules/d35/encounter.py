"""The fight begins, creatures arrive, and what the game master does by his own hand."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.clock import RoundStart
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .hands import unpack
from .health import heal, hurt, settle
from .initiative import join_late
from .sheet import Creature, Fight
from .space import hostile
from .strike import faces_of
from .theme import Theme, everywhere


@dataclass(frozen=True, slots=True)
class Many:
    actor: str
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Harm:
    """``kind``: "" or nonlethal."""

    actor: str
    who: str
    amount: str | int
    kind: str = ""


def begin(fight: Fight) -> Flow[None]:
    """D-ROUND-03, T-19: two sides; whoever has not acted yet is flat-footed."""
    if not any(hostile(a, b) for a in fight for b in fight if not (a.out or b.out)):
        raise Refused("one-side")
    yield Tell("fight-begins")
    for id in [c.id for c in fight if not c.out and not c.has("flat_footed")]:
        yield Begin(Effect("flat_footed", id, "", fight[id].next_start))


def arrive(fight: Fight, me: Creature) -> Flow[None]:
    """Its points, its gear, its place in the order if the fight has begun."""
    if "pv" not in me.being.counters:
        yield Count(me.id, "pv", me.sheet.pv, "arrive")
    yield from unpack(me)
    if me.sheet.aveugle and not me.has("blinded"):
        yield Begin(Effect("blinded", me.id))
    yield from everywhere("arrive", fight, me)
    yield from settle(fight, me)
    if fight.clock.round and not me.out:
        yield from join_late(fight, me)
        yield Begin(Effect("flat_footed", me.id, "", me.next_start))


def surprise(fight: Fight, act: Many) -> Flow[None]:
    """D-RESTR-01: the GM says who is caught unaware; said again, it is undone."""
    if fight.clock.round:
        raise Refused("begun-already", "D-RESTR-01")
    for id in act.who:
        c = fight[id]
        if c.has("unaware"):
            yield from lift(c.effects("unaware"), "gm")
            yield Tell("surprised-no-more", (id,))
        else:
            yield Begin(Effect("unaware", id, "", RoundStart(2)))
            yield Tell("surprised", (id,))


def kinds(fight: Fight, me: Creature) -> dict[str, str]:
    return {"non létal": "nonlethal", "non-létal": "nonlethal"}


def amount_of(fight: Fight, act: Harm) -> Flow[int]:
    """A number, or dice that are thrown now."""
    faces, plus = faces_of(str(act.amount))
    if not faces:
        return plus
    mods = (Mod(plus, "gm"),) if plus else ()
    return (yield from Roll("amount", act.who, faces, mods)).total


def gm_hurt(fight: Fight, act: Harm) -> Flow[None]:
    """T-12: points off by the GM's hand."""
    amount = yield from amount_of(fight, act)
    yield from hurt(fight, fight[act.who], amount, nonlethal=act.kind == "nonlethal")


def gm_heal(fight: Fight, act: Harm) -> Flow[None]:
    """T-12: points back by the GM's hand."""
    amount = yield from amount_of(fight, act)
    yield from heal(fight, fight[act.who], amount)


AMOUNT = (Arg("who", "creature"), Arg("amount", "dice"))
ENCOUNTER = Theme(
    verbs={
        "surprise": Verb(Many, surprise, (Arg("who", "creatures"),), when="gm"),
        "hurt": Verb(
            Harm, gm_hurt, (*AMOUNT, Arg("kind", "word", kinds, optional=True)), when="gm"
        ),
        "heal": Verb(Harm, gm_heal, AMOUNT, when="gm"),
    },
    tells=("fight-begins", "surprised", "surprised-no-more"),
    refusals=("one-side",),
)
