"""Harm and slipperiness on the ground: which blocks, until when, and what they do."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER, RoundStart
from rules.engine.flows import lift
from rules.engine.geometry import Box
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.state import Effect, Pos

from .catalogue import DAMAGE_TYPES, dice
from .damage import harm, kinds_of
from .settings import setting
from .sheet import Creature, Fight

ZONE = "zone"
SLIPPERY = "glissant"


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
    if not me.placed:
        return []
    box = me.box()
    return [
        e
        for e in fight.effects(ZONE)
        if any(fight.measure(box, Box.of(block, 1, 1)) == 0 for block in blocks_of(e))
    ]


def blocks_of(effect: Effect) -> tuple[Pos, ...]:
    """Where it lies."""
    blocks: tuple[Pos, ...] = effect.data.get("blocks", ())
    return blocks


def suffer(fight: Fight, me: Creature) -> Flow[None]:
    """B-DMG-11, AMB-51: each zone once a turn: at the start if inside, or on the first entry."""
    for effect in covering(fight, me):
        if me.out:
            return
        if any(e.data.get("zone") == effect.id for e in me.effects("zone-felt")):
            continue
        yield Begin(Effect("zone-felt", me.id, until=me.this_end, data={"zone": effect.id}))
        if effect.data["kind"] == SLIPPERY:
            yield from slip(fight, me)
        else:
            yield from scorch(fight, me, effect)


def scorch(fight: Fight, me: Creature, effect: Effect) -> Flow[None]:
    """B-DMG-02, 05, 10, 11: the harm of the ground, thrown once."""
    kind, thrown = effect.data["kind"], dice(effect.data["dice"])
    mods = (Mod(thrown.plus, "base"),) if thrown.plus else ()
    amount = thrown.plus
    if thrown.faces:
        roll = yield from Roll("zone", me.id, thrown.faces, mods, why=(kind,))
        amount = roll.total
    yield from harm(fight, me, amount, kinds_of(kind), ZONE)


def slippery(fight: Fight, to: Pos) -> bool:
    """B-MOV-18: such ground is difficult too."""
    return any(e.data.get("kind") == SLIPPERY and to in blocks_of(e) for e in fight.effects(ZONE))


def slip(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-18, AMB-22: Agilité against 10, or prone; once a turn."""
    if me.has("prone"):
        return
    least = int(setting(fight, "glissant", "difficulte"))
    roll = yield from Roll("slip", me.id, (20,), (Mod(me.sheet.agilite, "agilite"),))
    stays = roll.total >= least
    params = {"roll": roll, "what": "agilite", "difficulty": least}
    yield Tell("check-success" if stays else "check-failure", (me.id,), params)
    if not stays:
        yield Begin(Effect("prone", me.id))
        yield Tell("prone", (me.id,))


def zone_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a kind of zone."""
    kinds = [name for name, kind in DAMAGE_TYPES.items() if kind.sol]
    return {**{name: name for name in (*kinds, SLIPPERY)}, "feu": "brulure"}
