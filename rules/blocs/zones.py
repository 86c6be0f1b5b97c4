"""Harm and slipperiness on the ground: which blocks, until when, and what they do."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER, RoundStart
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import Effect, Pos

from .attributes import modifier
from .catalogue import DAMAGE_TYPES, SLIPPERY, dice
from .damage import harm, kinds_of
from .falls import flyers_fall
from .luck import luck
from .modes import WALK, mode_of
from .mounts import riders_fall
from .off_turn import WALKING
from .riding import mount_of
from .settings import setting
from .sheet import Creature, Fight
from .surroundings import resisting

ZONE, FELT = "zone", "zone-felt"


@dataclass(frozen=True, slots=True)
class Zone:
    """``dice`` "": what this kind of harm does on the ground; ``rounds`` 0: until ended."""

    actor: str
    kind: str
    at: Pos
    dice: str = ""
    radius: int = 0
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Unzone:
    actor: str
    at: Pos


def zone(fight: Fight, act: Zone) -> Flow[None]:
    """B-DMG-11, B-MOV-18: the GM lays a zone on the ground around a block."""
    if act.kind != SLIPPERY and act.kind not in DAMAGE_TYPES:
        raise Refused("no-such-damage", "B-DMG-11", name=act.kind)
    text = act.dice or (DAMAGE_TYPES[act.kind].sol if act.kind in DAMAGE_TYPES else "")
    if act.kind != SLIPPERY and not text:
        raise Refused("zone-without-dice", "B-DMG-11", name=act.kind)
    yield from lay(fight, act.kind, text, around(act.at, act.radius), act.rounds)


def lay(fight: Fight, kind: str, text: str, blocks: tuple[Pos, ...], rounds: int) -> Flow[None]:
    """B-DMG-11: a zone belongs to nobody: to the fight."""
    until = RoundStart(fight.clock.round + rounds) if rounds else FOREVER
    data = {"kind": kind, "dice": text, "blocks": blocks}
    yield Begin(Effect(ZONE, "", "", until, data))
    yield Tell("zone", (), {"kind": kind, "count": len(blocks), "turns": rounds})


def around(at: Pos, radius: int) -> tuple[Pos, ...]:
    """The blocks of the ground within so many metres of one."""
    x, y, z = at
    side = range(-radius, radius + 1)
    return tuple([(x + i, y, z + k) for i in side for k in side])


def unzone(fight: Fight, act: Unzone) -> Flow[None]:
    """B-DMG-11: the GM ends every zone that covers this block."""
    there = [e for e in fight.effects(ZONE) if act.at in blocks_of(e)]
    if not there:
        raise Refused("no-zone", "B-DMG-11")
    yield from lift(there, "gm")
    for effect in there:
        yield Tell("zone-gone", (), {"kind": effect.data.get("kind", "none")})


def gone(fight: Fight, effect: Effect) -> Flow[None]:
    """B-DMG-11: its time is over."""
    yield Tell("zone-gone", (), {"kind": effect.data.get("kind", "none")})


def covering(fight: Fight, me: Creature) -> list[Effect]:
    """The zones that it stands in."""
    return [e for e in fight.effects(ZONE) if touches(e, me, me.pos)] if me.placed else []


def touches(effect: Effect, me: Creature, at: Pos) -> bool:
    """B-DMG-11: whether the zone lies under any block of it there, or under its corner alone."""
    if setting(me.fight, "grande", "zones") == "coin":
        return at in blocks_of(effect)
    there = me.box(at)
    return any(block in there for block in blocks_of(effect))


def blocks_of(effect: Effect) -> tuple[Pos, ...]:
    """Where it lies."""
    blocks: tuple[Pos, ...] = effect.data.get("blocks", ())
    return blocks


MOMENTS = {"debut_ou_entree": ("start", "entry"), "debut": ("start",), "fin": ("end",)}
"""AMB-51: when the harm of the ground is felt."""


def suffer(fight: Fight, me: Creature, when: str, slick: bool = False) -> Flow[None]:
    """B-DMG-11, AMB-51: each zone once a turn: at the start if inside, or on the first entry.

    ``when``: "start", "entry" or "end"; ``slick``: the world says that this block is slippery.
    Whoever it brings down falls at once, out of the air or with their mount; a rider does not slip.
    Entered out of turn, pushed or on a walk held ready, it hurts only as the next own turn begins.
    """
    before = fight.state
    hurts = when in MOMENTS[setting(fight, "zone", "moment")]
    if when == "entry" and fight.state.effects and me.has(WALKING):
        hurts = False
    for effect in covering(fight, me) if fight.state.effects else ():
        if me.out:
            return
        if effect.data["kind"] == SLIPPERY:
            slick = True
        elif hurts and not felt(me, effect.id):
            yield Begin(Effect(FELT, me.id, until=me.this_end, data={"zone": effect.id}))
            yield from scorch(fight, me, effect)
    walks = mode_of(me) == WALK and mount_of(me) is None
    if slick and when == "entry" and not me.out and walks:
        yield from slip_once(fight, me)
    if fight.state is not before:
        yield from flyers_fall(fight)
        yield from riders_fall(fight)


def felt(me: Creature, zone: int) -> bool:
    """Whether this zone has hurt it this turn; 0: whether it has had to keep its feet."""
    return any(e.data.get("zone") == zone for e in me.effects(FELT))


def slip_once(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-18, AMB-22: one roll for the first slippery block of a turn, or one for each."""
    if felt(me, 0) and setting(fight, "glissant", "jet") == "premiere_case_du_tour":
        return
    if not felt(me, 0):
        yield Begin(Effect(FELT, me.id, until=me.this_end, data={"zone": 0}))
    yield from slip(fight, me)


def scorch(fight: Fight, me: Creature, effect: Effect) -> Flow[None]:
    """B-DMG-02, 05, 10, 11: the harm of the ground, thrown once."""
    kind, thrown = effect.data["kind"], dice(effect.data["dice"])
    mods = (Mod(thrown.plus, "base"),) if thrown.plus else ()
    amount = thrown.plus
    roll: Rolled | None = None
    if thrown.faces:
        roll = yield from Roll("zone", me.id, thrown.faces, mods, why=(kind,))
        amount = roll.total
    yield from harm(fight, me, amount, kinds_of(fight, kind), ZONE, roll)


def slippery(fight: Fight, me: Creature, to: Pos) -> bool:
    """B-MOV-18: such ground is difficult too."""
    return any(e.data.get("kind") == SLIPPERY and touches(e, me, to) for e in fight.effects(ZONE))


def slip(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-18, AMB-22: Agilité against 10, or prone; once a turn."""
    if me.has("prone"):
        return
    least = int(setting(fight, "glissant", "difficulte"))
    odds = luck(fight, (), resisting(me))
    mods = (Mod(modifier(me, "agilite"), "agilite"), *odds.mods)
    roll = yield from Roll("slip", me.id, odds.dice, mods, odds.keep, odds.why)
    strict = setting(fight, "glissant", "strict")
    stays = roll.total > least if strict else roll.total >= least
    params = {"roll": roll, "what": "agilite", "difficulty": least}
    yield Tell("check-success" if stays else "check-failure", (me.id,), params)
    if not stays:
        yield Begin(Effect("prone", me.id))
        yield Tell("prone", (me.id,))


def zone_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a kind of zone."""
    kinds = [name for name, kind in DAMAGE_TYPES.items() if kind.sol]
    return {**{name: name for name in (*kinds, SLIPPERY)}, "feu": "brulure"}
