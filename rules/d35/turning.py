"""Turning and rebuking: the check, the Hit Dice it is worth, and what becomes of each undead."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count, Side
from rules.engine.clock import FOREVER
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, EffectKind, Offer, Verb, nothing
from rules.engine.state import Effect

from .budget import spend
from .health import settle
from .initiative import until_count
from .offers import may
from .settings import setting
from .sheet import Creature, Fight
from .space import metres
from .strike import faces_of
from .theme import Theme
from .turn_power import (
    ATTEMPTED,
    CONTROLLED,
    REBUKED,
    TURNED,
    UNDEAD,
    Check,
    Mode,
    affected,
    channel,
    charisma,
    check_turner,
    hit_dice,
    in_range,
    level,
    mode_of,
    reachable,
    turning_check,
)

COWERING = "cowering"


@dataclass(frozen=True, slots=True)
class Turn:
    """``kind``: undead, or another kind that its god gives power over (D-TURN-24)."""

    actor: str
    kind: str = UNDEAD


def kind_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    others = {t.type: t.type for t in me.sheet.cibles_de_renvoi}
    return {"morts-vivants": UNDEAD, **others}


def turn(fight: Fight, act: Turn) -> Flow[None]:
    """D-TURN-01…11, D-TURN-15…17, D-ABIL-05: a standard action that nobody interrupts.

    D-TURN-03: it counts as an attack. D-TURN-26: the attempt is spent with the check.
    """
    me = fight[act.actor]
    kind = act.kind or UNDEAD
    check_turner(me, "D-TURN-03")
    mode = mode_of(me, kind)
    if mode is None:
        raise Refused("no-turning", "D-TURN-24")
    near = yield from reachable(fight, me, in_range(me, kind))
    yield from spend(fight, me, "standard", "D-TURN-03")
    yield from lift(me.effects("invisible"), "attack")
    check = yield from turning_check(me)
    yield from tell_check(me, "turns" if mode == "repousser" else "rebukes", check)
    fresh = [c.id for c in near if not affected(me, c, mode)]
    if any(hit_dice(fight[id]) <= check.most for id in fresh):  # D-TURN-08
        yield from spread(fight, me, mode, check, fresh)
    else:
        yield Tell("turns-nobody", (me.id,))


def tell_check(me: Creature, key: str, check: Check) -> Flow[None]:
    """D-TURN-22: with what it is worth to the gods."""
    moral = "good" if channel(me) == "positif" else "evil"
    shown = {"roll": check.roll, "most": max(0, check.most), "moral": moral}
    yield Tell(key, (me.id,), shown)


def spread(fight: Fight, me: Creature, mode: Mode, check: Check, ids: list[str]) -> Flow[None]:
    """D-TURN-08…10: Hit Dice from the nearest on; what does not fit is passed over, or ends it."""
    faces, plus = faces_of(str(setting(fight, "turn", "damage")))
    mods = (Mod(plus + level(me), "level"), *charisma(me))
    roll = yield from Roll("turning-damage", me.id, faces, mods)
    yield Tell("turning-damage", (me.id,), {"roll": roll})
    rest, attempt = roll.total, len(me.effects(ATTEMPTED))
    for id in ids:
        dice = hit_dice(fight[id])
        if dice > check.most:
            continue
        if dice > rest:
            if setting(fight, "turn", "too_big") == "stop":
                break
            continue
        rest -= dice
        data = {"attempt": attempt, "check": check.roll.total, "metres": metres(me, fight[id])}
        yield from strike_down(fight, me, fight[id], mode, data)
    if rest > 0:
        yield Tell("turning-rest", (me.id,), {"n": rest})


def strike_down(
    fight: Fight, me: Creature, c: Creature, mode: Mode, data: Mapping[str, object]
) -> Flow[None]:
    """D-TURN-12, D-TURN-15, D-TURN-17: turned or rebuked; the weak destroyed or controlled."""
    weak = level(me) >= 2 * hit_dice(c)
    until = until_count(fight, int(setting(fight, "turn", "rounds")))
    if mode == "repousser":
        if weak:
            yield Tell("turn-destroyed", (me.id, c.id))
            yield Count(c.id, "pv", min(0, c["pv"]), "destroyed")
            yield from settle(fight, c)
            return
        yield Begin(Effect(TURNED, c.id, me.id, until, data))
        yield Tell("turned", (me.id, c.id))
        return
    if weak and controlled_dice(fight, me) + hit_dice(c) <= level(me):
        yield from control(c, me)
        return
    if weak and setting(fight, "turn", "over_limit") == "nothing":
        yield Tell("beyond-control", (me.id, c.id))
        return
    yield Begin(Effect(REBUKED, c.id, me.id, until, data))
    yield Begin(Effect(COWERING, c.id, me.id, until))
    yield Tell("rebuked", (me.id, c.id))


def controlled_by(fight: Fight, me: Creature) -> list[Creature]:
    """D-TURN-18: those that it commands; what is destroyed makes room for others."""
    mine = [c for c in fight if any(e.by == me.id for e in c.effects(CONTROLLED))]
    return [c for c in mine if c.out != "dead"]


def controlled_dice(fight: Fight, me: Creature) -> int:
    """D-TURN-18: Hit Dice of all it commands."""
    return sum(c.sheet.DV for c in controlled_by(fight, me))


def control(c: Creature, me: Creature) -> Flow[None]:
    """D-TURN-17, D-TURN-18: on its side from now on, until it is set free."""
    yield from lift(c.effects(CONTROLLED, TURNED, REBUKED, COWERING), "controlled")
    yield Begin(Effect(CONTROLLED, c.id, me.id, FOREVER, {"side": c.side}))
    yield Tell("controlled", (me.id, c.id))
    if c.side != me.side:
        yield Side(c.id, me.side)


def set_free(c: Creature) -> Flow[None]:
    """D-TURN-18: nobody's any more; on the side that it was on."""
    for e in c.effects(CONTROLLED):
        yield from lift([e], "free")
        side = str(e.data.get("side", c.side))
        if side != c.side:
            yield Side(c.id, side)


def arrive(fight: Fight, me: Creature) -> Flow[None]:
    """D-TURN-18: those that a sheet says it commands, whoever of the two comes last."""
    for a in list(fight):
        for b in list(fight):
            named = b.id in a.sheet.controles or b.name in a.sheet.controles
            if a != b and me in (a, b) and named and not b.has(CONTROLLED):
                yield from control(b, a)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-TURN-02: a button where there is something to turn or rebuke."""
    if not may(lambda: check_turner(me, "D-TURN-03")):
        return []
    kinds = dict.fromkeys(kind_words(fight, me).values())
    return [
        Offer("turn-undead", {"kind": kind})
        for kind in kinds
        if (mode := mode_of(me, kind))
        and any(not affected(me, c, mode) for c in in_range(me, kind))
    ]


TURNING = Theme(
    verbs={
        "turn-undead": Verb(Turn, turn, (Arg("kind", "word", kind_words, optional=True),)),
    },
    effects=(TURNED, REBUKED, CONTROLLED),
    needs={TURNED: ("attempt", "check"), REBUKED: ("attempt", "check"), CONTROLLED: ("side",)},
    kinds={ATTEMPTED: EffectKind(expired=nothing, lasts=True)},
    facts=("cover",),
    tells=(
        "turns", "rebukes", "turns-nobody", "turning-damage", "turning-rest", "turn-destroyed",
        "turned", "rebuked", "controlled", "beyond-control",
    ),
    refusals=("no-turning", "no-symbol", "no-attempt-left"),
    arrive=arrive,
    offers=offers,
)  # fmt: skip
