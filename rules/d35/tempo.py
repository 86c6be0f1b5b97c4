"""Delaying one's turn, and readying an act for a later moment."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Order, Postpone
from rules.engine.clock import Slot
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect
from rules.engine.turns import next_turn

from .attack import check_target, chosen, expose, spare, spent
from .blow import Blow
from .budget import spend
from .initiative import place_of
from .opportunity import able
from .sheet import Creature, Fight
from .strike import strike
from .theme import Theme, forbidden, restricted

READY = "ready"
"""An act kept for later. Data: ``act`` attack or other, ``target`` "" for anybody, ``text``."""


@dataclass(frozen=True, slots=True)
class Delay:
    """``after``: whose turn to wait for; "": the last of the round."""

    actor: str
    after: str = ""


@dataclass(frozen=True, slots=True)
class Ready:
    actor: str
    target: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Release:
    actor: str
    target: str = ""


def untouched(me: Creature) -> bool:
    """Whether its turn has only begun."""
    whole = me["simple"] >= 1 and (me["mouvement"] >= 1 or bool(restricted(me)))
    return whole and not me["distance"] and not me["place"] and not me["libres"]


def delay(fight: Fight, act: Delay) -> Flow[None]:
    """D-ROUND-03, T-01: nothing now; a later count of this round becomes its own."""
    me = fight[act.actor]
    later = [w for s in fight.clock.slots[fight.clock.index + 1 :] for w in s.who]
    if not later:
        raise Refused("nobody-later", "D-ROUND-03", who=me.id)
    after = act.after or later[-1]
    if after not in later:
        raise Refused("nobody-later", "D-ROUND-03", who=after)
    if not untouched(me):
        raise Refused("turn-begun", "D-ROUND-03", who=me.id)
    count = fight[after]["init"]
    yield Postpone(me.id, after)
    yield Count(me.id, "init", count, "delay")
    yield from rank_again(fight, int(count))
    yield Tell("delays", (me.id, after))
    yield from next_turn(fight)


def rank_again(fight: Fight, count: int) -> Flow[None]:
    """Those of one count keep the order that their slots now have."""
    tied = [w for s in fight.clock.slots for w in s.who if fight[w]["init"] == count]
    for place, id in enumerate(tied):
        rank = len(tied) - place
        if fight[id]["rang"] != rank:
            yield Count(id, "rang", rank, "order")
    slots = tuple(Slot(s.who, place_of(fight[s.who[0]])) for s in fight.clock.slots)
    yield Order(slots, fight.clock.index)


def act_before(fight: Fight, me: Creature) -> Flow[None]:
    """T-01: its count is now the one that is being played, just before whoever acts."""
    now = fight.clock.now
    if now is None or me.id in now.who:
        return
    yield Count(me.id, "init", now.count[0], "ready")
    slots = [s for s in fight.clock.slots if s.who != (me.id,)]
    at = slots.index(now)
    slots.insert(at, Slot((me.id,), now.count))
    yield Order(tuple(slots), at + 1)
    yield from rank_again(fight, now.count[0])


def ready(fight: Fight, act: Ready) -> Flow[None]:
    """T-01: a standard action keeps one act until its next turn; the text says what sets it off."""
    me = fight[act.actor]
    if why := forbidden(me, "act"):
        raise Refused("cannot-act", "T-01", who=me.id, why=why)
    yield from spend(fight, me, "standard", "T-01")
    kind = "attack" if act.target else "other"
    data = {"act": kind, "target": act.target, "text": act.text}
    yield from lift(me.effects(READY), "next")
    yield Begin(Effect(READY, me.id, "", me.next_start, data))
    yield Tell("readies", (me.id,), {"text": act.text or "none"}, (me.id, "gm"))


def readied(me: Creature) -> Effect | None:
    return next(iter(me.effects(READY)), None)


def release(fight: Fight, act: Release) -> Flow[None]:
    """T-01, D-ROUND-04: the moment has come, in somebody else's turn."""
    me = fight[act.actor]
    kept = readied(me)
    if kept is None or not able(me):
        raise Refused("nothing-ready", "T-01", who=me.id)
    target = act.target or str(kept.data["target"])
    if kept.data["act"] == "attack":
        check_target(me, fight[target], "T-01")
        chosen(me, fight[target], "")
    yield from lift([kept], "released")
    yield from act_before(fight, me)
    yield Tell("releases", (me.id,), {"text": str(kept.data["text"]) or "none"})
    if kept.data["act"] == "attack":
        yield from strike_now(fight, me, fight[target])


def strike_now(
    fight: Fight, me: Creature, target: Creature, factor: int = 1, why: str = "ready"
) -> Flow[int]:
    """One attack out of turn, already paid for. ``factor``: a spear set against a charge is 2."""
    wield, shot = chosen(me, target, "")
    nonlethal, _ = spare(me, wield, "", fight)
    if not (yield from expose(fight, me, target, wield, shot)):
        return 0
    blow = Blow(wield, me.sheet.BBA, shot, nonlethal=nonlethal, why=why, factor=factor)
    struck = yield from strike(fight, me, target, blow)
    if shot:
        yield from spent(fight, me, target, wield)
    return struck.damage


def offers(fight: Fight, me: Creature) -> list[Offer]:
    later = fight.clock.slots[fight.clock.index + 1 :]
    return [Offer("delay")] if later and untouched(me) else []


TEMPO = Theme(
    verbs={
        "delay": Verb(Delay, delay, (Arg("after", "creature", optional=True),)),
        "ready": Verb(
            Ready,
            ready,
            (Arg("target", "creature", optional=True), Arg("text", "text", optional=True)),
        ),
        "release": Verb(
            Release, release, (Arg("target", "creature", optional=True),), when="always"
        ),
    },
    effects=(READY,),
    needs={READY: ("act", "target", "text")},
    tells=("delays", "readies", "releases"),
    refusals=("nobody-later", "turn-begun", "nothing-ready"),
    offers=offers,
)
