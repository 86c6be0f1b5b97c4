"""Falling: flyers that nothing holds up any more, and whoever the GM lets drop."""

import math
from dataclasses import dataclass

from rules.engine.changes import Begin, Move
from rules.engine.flows import lift
from rules.engine.requests import GM, AskNumber, Fact, Flow, Refused, Tell
from rules.engine.state import Effect

from .conditions import held, incapable
from .damage import harm, kinds_of
from .modes import FLY, MODE, can_fly, mode_of
from .mounts import riders_fall
from .riding import mount_of
from .scene import everything
from .settings import setting
from .sheet import Creature, Fight

HIGHEST = 384
"""Metres from the bottom of the world to its top."""

DEPTHS = tuple(range(65))
"""What the GM may choose from where the world does not say how deep it is."""


@dataclass(frozen=True, slots=True)
class Drop:
    """``deliberate`` 1: it jumps down of its own will."""

    actor: str
    who: str
    height: int
    deliberate: int = 0


def helpless(c: Creature) -> bool:
    """B-MOV-26: prone, held, unable to move or (B-MOV-10) to fly: nothing keeps it in the air."""
    return bool(c.out) or not can_fly(c) or c.has("prone", *held(c.fight), *incapable(c.fight))


def flyers_fall(fight: Fight) -> Flow[None]:
    """B-MOV-26: every flyer that can no longer fly comes down on what is below, and lies there."""
    for id in [e.on for e in fight.effects(MODE) if e.data.get("mode") == FLY]:
        if id in fight and mode_of(fight[id]) == FLY and helpless(fight[id]):
            height = yield from depth(fight[id])
            yield from lift(fight[id].effects(MODE), "fell")
            yield from land(fight, fight[id], height)


def depth(me: Creature) -> Flow[int]:
    """B-MOV-26: metres down to what is below, as the world has it; else the GM says."""
    if me.placed:
        return int((yield from Fact("drop", (me.pos,), DEPTHS, 0)))
    return (yield from AskNumber(GM, "fall-height", 0, HIGHEST, 0, {"who": me.id}))


def land(fight: Fight, me: Creature, height: int) -> Flow[None]:
    """B-MOV-26, 27: down by so many metres, hurt by the ground, prone."""
    if me.placed and height:
        x, y, z = me.pos
        yield Move(me.id, (x, y - height, z), "fall")
    yield Tell("fell", (me.id,), {"height": height})
    amount = fall_harm(fight, height, False)
    if amount and not me.out:
        yield from harm(fight, me, amount, kinds_of(fight, "contondant"), "fall")
    if not me.out and not me.has("prone"):
        yield Begin(Effect("prone", me.id))


def plunge(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-27: moved by force to where nothing holds it up, it falls; not out of a saddle."""
    if not me.placed or mode_of(me) == FLY or mount_of(me) is not None or not everything(fight):
        return
    if height := (yield from depth(me)):
        yield from land(fight, me, height)


def fall_harm(fight: Fight, height: float, deliberate: bool) -> int:
    """B-MOV-27, AMB-25: a point a metre, none for a small jump that one meant to make."""
    if deliberate and height <= setting(fight, "chute", "libre"):
        return 0
    return math.floor(height) * int(setting(fight, "chute", "degats_par_metre"))


def drop(fight: Fight, act: Drop) -> Flow[None]:
    """B-MOV-27, B-MNT-05: the GM lets somebody fall; they already lie where the world has them."""
    me = fight[act.who]
    if me.out:
        raise Refused("out-already", "B-MOV-27", who=me.id)
    amount = fall_harm(fight, act.height, bool(act.deliberate))
    yield Tell("fell", (me.id,), {"height": act.height})
    if act.deliberate and not amount:
        return
    if amount:
        yield from harm(fight, me, amount, kinds_of(fight, "contondant"), "fall")
    if not me.out and not me.has("prone"):
        yield Begin(Effect("prone", me.id))
    if fight.state.effects:
        yield from riders_fall(fight)
