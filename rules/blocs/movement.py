"""Walking block by block: what a step costs, what forbids it; lying down and standing up."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Move
from rules.engine.flows import lift
from rules.engine.requests import Fact, Facts, Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .catalogue import CONSTANTS
from .conditions import able, hostile
from .falls import flyers_fall
from .grapple import drag, drag_factor
from .hold import held_by, separate
from .mounts import free_trapped, riders_fall
from .opportunity import opportunities
from .ready import released
from .riding import carry, mount_of, together
from .settings import setting
from .sheet import RANKS, SIDES, Creature, Fight
from .statuses import check_fear, check_free_to_walk
from .unfold import unfold
from .zones import slippery, suffer


@dataclass(frozen=True, slots=True)
class Step:
    """One block of a walk, as it was observed or declared."""

    actor: str
    to: Pos


@dataclass(frozen=True, slots=True)
class Posture:
    """Lying down, or getting up."""

    actor: str


def step(fight: Fight, act: Step) -> Flow[None]:
    """B-MOV-01…06, B-MOV-14…17, B-MOV-21, 25: may I, the cost, who strikes as I leave, I am there.

    B-GRP-06: and whoever I hold comes along.
    """
    me, to = fight[act.actor], act.to
    start = me.pos
    if fight.state.effects:
        check_free_to_walk(me)
        check_fear(me, to)
        if mount_of(me) is not None:
            raise Refused("mounted", "B-MNT-08", who=me.id)
    check_adjacent(start, to)
    if allowance_left(me) < CONSTANTS.cout.case:
        raise Refused("too-far", "B-MOV-04", needs=CONSTANTS.cout.case, left=me["moves"])
    difficult, *filled = yield from Facts((
        Fact("difficult", (to,)),
        *(Fact("filled", (corner,)) for corner in corners(start, to)),
    ))  # fmt: skip
    check_corner(fight, filled)
    crowd = check_passage(fight, me, to)
    tight = yield from narrow(me, to)
    cost = int(tight) + step_cost(me, bool(difficult) or crowd or slippery(fight, to))
    dragging = bool(fight.state.effects and held_by(me))
    if dragging:
        cost *= drag_factor(me)
    if me["moves"] < cost:
        raise Refused("too-far", "B-MOV-04", needs=cost, left=me["moves"])
    if crowd and me["moves"] - cost < CONSTANTS.cout.case:
        raise Refused("place-taken", "B-MOV-23")
    yield from opportunities(fight, me, to)
    if not able(me):  # B-REA-03: the rest of the walk is lost
        yield Tell("step-stopped", (me.id,))
        return
    yield Count(me.id, "moves", me["moves"] - cost, "step")
    yield Move(me.id, to)
    yield from squeeze(me, tight)
    if fight.state.effects:
        yield from carry(me)
    if dragging:
        yield from drag(fight, me, start, to)
    if fight.state.effects:
        yield from separate(fight)
        yield from suffer(fight, me)
    yield from released(fight, "step", me)


def allowance_left(me: Creature) -> float:
    """B-MOV-01: metres that it may still walk this turn."""
    return me["moves"]


def check_adjacent(start: Pos, to: Pos) -> None:
    """B-MOV-02, AMB-18: one of the 26 blocks around. Raises Refused."""
    far = max(abs(a - b) for a, b in zip(start, to, strict=True))
    if far != 1:
        raise Refused("not-adjacent", "B-MOV-02", to=to)


def corners(start: Pos, to: Pos) -> tuple[Pos, ...]:
    """B-MOV-06: the two blocks that a diagonal passes between; none for a straight step."""
    (x, _, z), (x2, y2, z2) = start, to
    if x == x2 or z == z2:
        return ()
    return ((x2, y2, z), (x, y2, z2))


def check_corner(fight: Fight, filled: list[bool]) -> None:
    """B-MOV-06, AMB-20: no cutting of corners. Raises Refused."""
    closed = any if setting(fight, "coin", "regle") == "un_suffit" else all
    if filled and closed(filled):
        raise Refused("corner", "B-MOV-06")


def check_passage(fight: Fight, me: Creature, to: Pos) -> bool:
    """B-MOV-17, B-MOV-23, 24: whether somebody is in the way, friend or foe; a foe of about my size

    lets nobody through. Raises Refused.
    """
    crowd = False
    there = me.box(to)
    for other in fight:
        if other == me or other.out or not other.placed:
            continue
        if fight.measure(there, other.box()) > 0 or together(me, other):
            continue
        crowd = True
        if not hostile(me, other) and other.sheet.bloque_passage:
            raise Refused("passage-kept", "B-SIZE-02", who=other.id)
        gap = abs(RANKS[me.sheet.taille] - RANKS[other.sheet.taille])
        if hostile(me, other) and gap < CONSTANTS.passage.ecart_tailles:
            raise Refused("passage-closed", "B-MOV-24", who=other.id)
    return crowd


def narrow(me: Creature, to: Pos) -> Flow[bool]:
    """B-SIZE-04, B-SIZE-05: where a large creature only fits as one of the next size, or not.

    Raises Refused.
    """
    if SIDES[me.sheet.taille] == 1:
        return False
    space = yield from Fact("space", (me.id, to), ("wide", "narrow", "closed"), "wide")
    if space == "closed":
        raise Refused("too-narrow", "B-SIZE-04", who=me.id)
    return bool(space == "narrow")


def squeeze(me: Creature, tight: bool) -> Flow[None]:
    """B-SIZE-04, 06: it is of the smaller size while the walls press it, and fights badly."""
    if tight and not me.has("squeezed"):
        yield Begin(Effect("squeezed", me.id))
    elif not tight and me.fight.state.effects and me.has("squeezed"):
        yield from lift(me.effects("squeezed"), "room")
        yield from unfold(me)


def step_cost(me: Creature, difficult: bool) -> float:
    """B-MOV-04, 05, 14, 15, 21: one metre, one more if it is rough, one more to crawl."""
    costs = CONSTANTS.cout
    cost = costs.case
    if difficult:
        cost += costs.difficile
    if me.has("prone"):
        cost += costs.ramper
    return cost


def standing_cost(me: Creature) -> float:
    """B-MOV-20, B-GEN-02: half of the allowance of the sheet, never rounded."""
    return me.sheet.deplacement * CONSTANTS.cout.relever_fraction


def stand(fight: Fight, act: Posture) -> Flow[None]:
    """B-MOV-20: getting up takes half of one's movement, whatever is left of it."""
    me = fight[act.actor]
    if not me.has("prone"):
        raise Refused("not-prone", "B-MOV-20", who=me.id)
    check_free_to_walk(me)
    cost = standing_cost(me)
    if me.sheet.deplacement <= 0 or me["moves"] < cost:
        raise Refused("cannot-stand", "B-MOV-20", needs=cost, left=me["moves"])
    yield Count(me.id, "moves", me["moves"] - cost, "stand")
    yield from lift(me.effects("prone"), "stood")
    yield from free_trapped(fight, me)
    yield Tell("stood", (me.id,), {"cost": cost, "left": me["moves"]})


def drop_prone(fight: Fight, act: Posture) -> Flow[None]:
    """B-MOV-19: lying down costs nothing."""
    me = fight[act.actor]
    if me.has("prone"):
        raise Refused("prone-already", "B-MOV-19", who=me.id)
    yield from knock_prone(me)
    yield from flyers_fall(fight)
    yield from riders_fall(fight)


def knock_prone(me: Creature) -> Flow[None]:
    """B-MOV-19, 21: lying, until it stands up; it can only crawl."""
    yield Begin(Effect("prone", me.id))
    yield Tell("prone", (me.id,))
