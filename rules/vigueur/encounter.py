"""How a fight begins: two sides, the surprised, attrition; who joins it, and what the GM may do."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect

from .budget import refresh
from .conditions import begin_condition, hostile, is_mount
from .damage import fall
from .hands import name_hands, unpack
from .initiative import join_late
from .rider import riderless, settle_in, unseat
from .rounds import end_if_won
from .settings import setting
from .sheet import Creature, Fight
from .tables import CONDITIONS, TRACKS, WOUNDS
from .tally import afflict, fall_out, record


@dataclass(frozen=True, slots=True)
class Nobody:
    actor: str


@dataclass(frozen=True, slots=True)
class Many:
    actor: str
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Somebody:
    actor: str
    who: str


@dataclass(frozen=True, slots=True)
class Wound:
    """``level`` of a wound by the GM's hand, ``place`` and ``type`` for its condition."""

    actor: str
    who: str
    level: str = "fatigue"
    place: str = "masse"
    type: str = "contondant"


@dataclass(frozen=True, slots=True)
class Heal:
    """W-D-TRK, A66: ``level``: the track that loses a wound; "" for all of them."""

    actor: str
    who: str
    level: str = ""


def begin(fight: Fight) -> Flow[None]:
    """W-FRM-01, W-TWW-02: two hostile sides, hands that are named, then the rounds run."""
    if not any(hostile(a, b) for a in fight for b in fight if not (a.out or b.out)):
        raise Refused("one-side", "W-FRM-01")
    for id in [c.id for c in fight if not c.out]:
        yield from name_hands(fight, fight[id])
    yield Tell("fight-begins")


def arrive(fight: Fight, me: Creature) -> Flow[None]:
    """Its arms in hand, its points, its mount; a latecomer finds a slot, and the attrition."""
    for track in TRACKS:
        if track not in me.being.counters:
            yield Count(me.id, track, 0, "arrive")
    yield from unpack(me)
    for id in [c.id for c in fight if c.sheet.monture and not c.out]:
        yield from settle_in(fight, fight[id])
    if me.out:
        return
    yield from refresh(fight, me)
    if not fight.clock.round:
        return
    if any(c.has("attrition") for c in fight):
        yield Begin(Effect("attrition", me.id))
    if not setting(fight, "reinforcements", "count"):
        yield Begin(Effect("renfort", me.id))
    yield from name_hands(fight, me)
    if not is_mount(me):
        yield from join_late(fight, me)


def surprise(fight: Fight, act: Many) -> Flow[None]:
    """W-INI-04, A04: the GM says who is caught; said again, it is undone."""
    if fight.clock.round:
        raise Refused("begun-already", "W-INI-04")
    for id in act.who:
        c = fight[id]
        if c.has("surpris"):
            yield from lift(c.effects("surpris"), "gm")
            yield Tell("surprised-no-more", (id,))
        else:
            yield Begin(Effect("surpris", id))
            malus = setting(fight, "initiative", "surprise")
            yield Tell("surprised", (id,), {"malus": malus})


def announce_attrition(fight: Fight, act: Nobody) -> Flow[None]:
    """W-ATR-01: the GM announces it before the first round, for everybody."""
    if fight.clock.round:
        raise Refused("begun-already", "W-ATR-01")
    for c in list(fight):
        if not c.has("attrition"):
            yield Begin(Effect("attrition", c.id))
    yield Tell("attrition-announced")


def gm_wound(fight: Fight, act: Wound) -> Flow[None]:
    """W-D-TRK: a wound by the GM's hand, recorded like any other."""
    c = fight[act.who]
    if act.level not in TRACKS:
        raise Refused("no-such-level", "W-D-TRK", name=act.level)
    if act.place not in PLACES:
        raise Refused("no-such-zone", "W-D-LOC", zone=act.place)
    if c.out == "mort":
        raise Refused("out-already", "W-D-TRK", who=c.id)
    rank = yield from record(fight, c, TRACKS.index(act.level) + 1, act.type, act.place)
    yield from afflict(fight, c, rank, act.type, act.place)
    yield from riderless(fight)
    yield from end_if_won(fight)


PLACES = ("masse", "bras_arme", "bras_autre", "jambe", "as")


def gm_heal(fight: Fight, act: Heal) -> Flow[None]:
    """A66: healing is the GM's; wounds go, conditions are ended one by one with ``lift``."""
    c = fight[act.who]
    if act.level not in ("", *TRACKS):
        raise Refused("no-such-level", "W-D-TRK", name=act.level)
    for track in TRACKS:
        if act.level == "" and c[track]:
            yield Count(c.id, track, 0, "healed")
        elif act.level == track and c[track]:
            yield Count(c.id, track, c[track] - 1, "healed")
    if act.level == "":
        yield from lift([e for e in c.effects(*CONDITIONS) if e.by == ""], "healed")
    yield Tell("healed", (c.id,))


def gm_fall(fight: Fight, act: Somebody) -> Flow[None]:
    """W-MNT-07: somebody falls, from the saddle or from higher."""
    c = fight[act.who]
    if c.out == "mort":
        raise Refused("out-already", "W-MNT-07", who=c.id)
    yield from unseat(fight, c) if c.has("monte") else fall(fight, c)
    yield from end_if_won(fight)


def gm_rally(fight: Fight, act: Somebody) -> Flow[None]:
    """W-D-CND: the GM rallies somebody in flight."""
    c = fight[act.who]
    if not c.has("en_fuite"):
        raise Refused("not-fleeing", "W-MOR-01", who=c.id)
    yield from lift(c.effects("en_fuite"), "rallied")
    yield Tell("rallied", (c.id,))


def gm_capture(fight: Fight, act: Somebody) -> Flow[None]:
    """W-FRM-03, A64: somebody gives up, or is taken."""
    c = fight[act.who]
    if c.out:
        raise Refused("out-already", "W-FRM-03", who=c.id)
    yield from fall_out(fight, c, "capture")
    yield from end_if_won(fight)


def gm_prone(fight: Fight, act: Somebody) -> Flow[None]:
    """W-WRS-16: somebody is on the ground by the GM's word."""
    c = fight[act.who]
    if c.has("renverse"):
        raise Refused("prone-already", "W-WRS-15", who=c.id)
    yield from begin_condition(c, "renverse")


def levels(fight: Fight, me: Creature) -> dict[str, str]:
    return {level: level for level in TRACKS}


def places(fight: Fight, me: Creature) -> dict[str, str]:
    return {place: place for place in PLACES}


def types(fight: Fight, me: Creature) -> dict[str, str]:
    return {kind: kind for kind in ("contondant", *WOUNDS.columns)}
