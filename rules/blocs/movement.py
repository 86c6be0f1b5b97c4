"""Walking block by block: what a step costs, what forbids it; lying down and standing up."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Move
from rules.engine.flows import lift
from rules.engine.requests import Ask, Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .catalogue import CONSTANTS
from .conditions import able, hostile
from .consent import lets_pass
from .falls import flyers_fall
from .grapple import drag, drag_factor
from .ground import check_ground, step_cost, survey
from .hold import held_by, separate
from .modes import WALK, half_allowance
from .mounts import free_trapped, riders_fall
from .off_turn import wear_out
from .opportunity import opportunities
from .places import in_the_way, note_passing, shares
from .ready import forestalled, released
from .riding import carry, mount_of, rider_of
from .settings import setting
from .sheet import RANKS, Creature, Fight
from .statuses import check_fear, check_free_to_walk
from .unfold import unfold
from .wading import metres_in, mode_in, switch_to
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

    B-GRP-06: and whoever I hold comes along. B-MOV-10, 11: water changes one's mode.
    """
    me, to = fight[act.actor], act.to
    start = me.pos
    if fight.state.effects:
        check_free_to_walk(me)
        check_fear(me, to)
        if mount_of(me) is not None:
            raise Refused("mounted", "B-MNT-08", who=me.id)
    check_adjacent(start, to)
    if allowance_left(me) < least_cost(fight):
        raise Refused("too-far", "B-MOV-04", needs=CONSTANTS.cout.case, left=me["moves"])
    ground = yield from survey(fight, me, to)
    check_ground(fight, me, ground)
    crowd = yield from ask_passage(fight, me, to)
    mode = mode_in(fight, me, *ground.water)
    left = metres_in(me, mode)
    hard = crowd or (mode == WALK and slippery(fight, me, to))
    cost = step_cost(me, mode, start, to, ground, hard)
    dragging = bool(fight.state.effects and held_by(me))
    if dragging:
        cost *= drag_factor(me)
    if left < cost:
        raise Refused("too-far", "B-MOV-04", needs=cost, left=left)
    if crowd and left - cost < least_cost(fight) and shares(me, to):
        raise Refused("place-taken", "B-MOV-23")
    before, metres = footing(me), me["moves"]
    waits = yield from forestalled(fight, "step", me)
    if not waits:
        yield from opportunities(fight, me, to)
    if waits or not able(me) or footing(me) != before or me["moves"] < metres:  # B-REA-03
        yield Tell("step-stopped", (me.id,))
        return
    yield from switch_to(me, mode)
    yield Count(me.id, "moves", me["moves"] - cost, "step")
    yield Move(me.id, to)
    yield from squeeze(me, ground.space == "narrow")
    if fight.state.effects:
        yield from carry(me)
    if dragging:
        yield from drag(fight, me, start, to)
    if fight.state.effects:
        yield from separate(fight)
    yield from note_passing(me, start)
    yield from suffer(fight, me, "entry", any(ground.slick) and mode == WALK)
    rider = rider_of(me) if fight.state.effects else None
    if rider is not None and rider in fight.acting:
        yield from suffer(fight, rider, "entry")  # B-DMG-11: in its own turn
    yield from released(fight, "step", me)
    yield from wear_out(me, least_cost(fight))


def footing(me: Creature) -> tuple[Pos, bool]:
    """B-REA-03: what a blow on the way may change: then this step is not made, nor with less left.

    Held, thrown down or fallen, it goes on by another step if it still can.
    """
    return me.pos, me.has("prone")


def allowance_left(me: Creature) -> float:
    """B-MOV-01: metres that it may still walk this turn."""
    return me["moves"]


def check_adjacent(start: Pos, to: Pos) -> None:
    """B-MOV-02, AMB-18: one of the 26 blocks around. Raises Refused."""
    far = max(abs(a - b) for a, b in zip(start, to, strict=True))
    if far != 1:
        raise Refused("not-adjacent", "B-MOV-02", to=to)


def least_cost(fight: Fight) -> float:
    """B-MOV-04: what no step can do without."""
    others = (setting(fight, "escalade", "cout"), setting(fight, "saut", "cout"))
    return float(min(CONSTANTS.cout.case, *others))


def ask_passage(fight: Fight, me: Creature, to: Pos) -> Flow[bool]:
    """B-MOV-17, B-MOV-23, 24, B-SIZE-02: whether somebody is in the way, friend or foe.

    A foe of about my size lets nobody through, unless they have said so (AMB-27). Raises Refused.
    """
    crowd = [c.id for c in in_the_way(me, to)]
    for id in crowd:
        other = fight[id]
        if lets_pass(other, me):
            continue
        if hostile(me, other):
            gap = abs(RANKS[me.sheet.taille] - RANKS[other.sheet.taille])
            if gap < CONSTANTS.passage.ecart_tailles:
                raise Refused("passage-closed", "B-MOV-24", who=other.id)
            continue
        keeps = other.sheet.bloque_passage
        if keeps in (True, "oui"):
            raise Refused("passage-kept", "B-SIZE-02", who=other.id)
        if able(other) and "demander" in (keeps, setting(fight, "passage", "allie")):
            said = yield from Ask(other.id, "let-pass", ("yes", "no"), "no", {"who": me.id})
            if said == "no":
                raise Refused("passage-kept", "B-SIZE-02", who=other.id)
    return bool(crowd)


def squeeze(me: Creature, tight: bool) -> Flow[None]:
    """B-SIZE-04, 06: it is of the smaller size while the walls press it, and fights badly."""
    if tight and not me.has("squeezed"):
        yield Begin(Effect("squeezed", me.id))
    elif not tight and me.fight.state.effects and me.has("squeezed"):
        yield from lift(me.effects("squeezed"), "room")
        yield from unfold(me)


def stand(fight: Fight, act: Posture) -> Flow[None]:
    """B-MOV-20: getting up takes half of one's movement, whatever is left of it."""
    me = fight[act.actor]
    if not me.has("prone"):
        raise Refused("not-prone", "B-MOV-20", who=me.id)
    check_free_to_walk(me)
    cost = half_allowance(me)
    if me.sheet.deplacement <= 0 or me["moves"] < cost:
        raise Refused("cannot-stand", "B-MOV-20", needs=cost, left=me["moves"])
    yield Count(me.id, "moves", me["moves"] - cost, "stand")
    yield from lift(me.effects("prone"), "stood")
    yield from free_trapped(fight, me)
    yield Tell("stood", (me.id,), {"cost": cost, "left": me["moves"]})


def drop_prone(fight: Fight, act: Posture) -> Flow[None]:
    """B-MOV-19: lying down costs nothing; nobody does it in the saddle (B-MNT-04)."""
    me = fight[act.actor]
    if me.has("prone"):
        raise Refused("prone-already", "B-MOV-19", who=me.id)
    if mount_of(me) is not None:
        raise Refused("mounted", "B-MNT-04", who=me.id)
    yield from knock_prone(me)
    yield from flyers_fall(fight)
    yield from riders_fall(fight)


def knock_prone(me: Creature) -> Flow[None]:
    """B-MOV-19, 21: lying, until it stands up; it can only crawl."""
    yield Begin(Effect("prone", me.id))
    yield Tell("prone", (me.id,))
