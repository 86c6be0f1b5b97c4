"""Flasks that break: whom they hit, whom they splash, and where they go astray."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine import dice
from rules.engine.changes import Place, Use
from rules.engine.geometry import Position, Space
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Item, Pos

from .acts import check_act, perform
from .arms import Weapon
from .attack import check_shot
from .blow import Blow, Struck, to_hit
from .hands import Wield, in_hand
from .health import hurt
from .opportunity import provoke
from .scale import METRES_PER_SQUARE, scale_of, space_of
from .scale import metres as between
from .scatter import landing, stopped
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .shots import increments, range_penalty
from .space import metres
from .strike import affects, lands
from .theme import Theme, forbidden


@dataclass(frozen=True, slots=True)
class Lob:
    """``at``: the block whose corner, the lowest along x and z, is aimed at."""

    actor: str
    weapon: str
    at: Pos


@dataclass(frozen=True, slots=True)
class Prime:
    actor: str
    weapon: str


def flask_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {w.weapon.nom: w.weapon.nom for w in in_hand(me) if w.weapon.splash}


def flask(me: Creature, name: str) -> Wield:
    """D-SPLASH-01: what it holds that breaks. Raises Refused."""
    for wield in in_hand(me):
        if wield.weapon.splash and name in ("", wield.weapon.nom):
            return wield
    raise Refused("no-flask", "D-SPLASH-01", weapon=name)


def prime(fight: Fight, act: Prime) -> Flow[None]:
    """D-SPLASH-08, T-01: a full-round action that exposes, for what has a fuse."""
    me = fight[act.actor]
    check_act(me, "D-SPLASH-08")
    wield = flask(me, act.weapon)
    item = wield.item
    if item is None or not wield.weapon.a_preparer or item.data.get("prepared"):
        raise Refused("nothing-to-prepare", "D-SPLASH-08", weapon=wield.weapon.nom)
    if not (yield from perform(fight, me, "prepare_splash", "D-SPLASH-08")):
        return
    data = {**item.data, "prepared": True}
    yield Place(Item(item.id, item.kind, item.holder, item.slot, None, data))
    yield Tell("flask-prepared", (me.id,), {"weapon": wield.weapon.nom})


# -- at a creature --------------------------------------------------------------------------------


def after_throw(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[None]:
    """D-SPLASH-02, D-SPLASH-03, D-SPLASH-05: an attack with a flask, hit or missed."""
    weapon = struck.blow.wield.weapon
    if not weapon.splash or not struck.blow.ranged:
        return
    yield from broken(fight, struck.blow.wield)
    if not (me.placed and target.placed):
        return
    if struck.hit:
        near = [c for c in around(fight, space_of(target)) if c != target]
        yield from splash(fight, me, weapon, near)
        return
    squares = increments(metres(me, target), weapon.portee_m)
    yield from astray(fight, me, weapon, target.box().centre, squares)


def broken(fight: Fight, wield: Wield) -> Flow[None]:
    """D-SPLASH-01: nothing is left of it."""
    item = wield.item
    if item is not None and item.id in fight.state.items:
        yield Use(item.id)


def around(fight: Fight, middle: Space) -> list[Creature]:
    """D-SPLASH-03, D-SPLASH-07, A-34: whoever is within 1.50 m, friends too."""
    radius = setting(fight, "splash", "radius_m")
    return [
        c
        for c in fight
        if c.placed
        and c.out not in ("dead", "fled")
        and between(space_of(c), middle, scale_of(fight)) <= radius
    ]


def splash(fight: Fight, me: Creature, weapon: Weapon, whom: list[Creature]) -> Flow[None]:
    """D-SPLASH-01, D-SPLASH-03: what is spilt does its damage to each."""
    hit = [c.id for c in whom if affects(weapon, c)]
    if not hit:
        return
    yield Tell("splashes", tuple(hit), {"weapon": weapon.nom})
    for id in hit:
        yield from hurt(fight, fight[id], weapon.impact, by=me.id, source="splash")


def astray(
    fight: Fight, me: Creature, weapon: Weapon, aim: Position, squares: int, corner: bool = False
) -> Flow[None]:
    """D-SPLASH-05, D-SPLASH-06, D-SPLASH-07: the direction by a die, then whom it splashes."""
    expression = dice.compile(str(setting(fight, "splash", "dice")))
    roll = yield from Roll("scatter", me.id, expression.requests)
    face = (roll.natural - 1) % 8 + 1
    start = me.box().centre
    down = landing(fight, start, aim, face, squares)
    down = yield from stopped(fight, aim, down)
    yield Tell("flask-astray", (me.id,), {"roll": roll, "squares": squares})
    found = touching(fight, down) if corner else around(fight, Space(down, 1, 1))
    yield from splash(fight, me, weapon, found)


# -- at an intersection ---------------------------------------------------------------------------


def touching(fight: Fight, point: Position) -> list[Creature]:
    """D-SPLASH-04: those in the squares that meet there."""
    per = scale_of(fight).blocks_per_square
    return [
        c
        for c in fight
        if c.placed and c.out not in ("dead", "fled") and gap(c, point) < per / 2 - 0.01
    ]


def gap(c: Creature, point: Position) -> float:
    """Blocks from the edge of its space to that point; below 0 inside of it."""
    middle, half = space_of(c), space_of(c).squares / 2 * scale_of(c.fight).blocks_per_square
    x, y, z = middle.centre
    flat = max(abs(point[0] - x) - half, abs(point[2] - z) - half)
    high = max(y - point[1], point[1] - (y + middle.height), 0.0)
    return max(flat, high) if high else flat


def lob(fight: Fight, act: Lob) -> Flow[None]:
    """D-SPLASH-04, A-35: a ranged attack against AC 5 that hits nobody and splashes all around."""
    me = fight[act.actor]
    if why := forbidden(me, "attack"):
        raise Refused("cannot-act", "D-SPLASH-04", who=me.id, why=why)
    next_swing(me)
    wield = flask(me, act.weapon)
    weapon = wield.weapon
    check_shot(me, me, wield)
    point = (float(act.at[0]), float(act.at[1]), float(act.at[2]))
    for c in fight:
        if c.placed and not c.out and c.sheet.space_sq >= 2 and gap(c, point) < -0.01:
            raise Refused("inside-a-creature", "D-SPLASH-04", who=c.id)
    far = distance(me, point)
    penalty = range_penalty(fight, weapon, far)
    swing = yield from take_swing(fight, me)
    verdict = yield from provoke(fight, me, "attack_ranged")
    if not verdict.able:
        return
    mods = (Mod(penalty, "range"),) if penalty else ()
    blow = Blow(wield, swing.bab, ranged=True, why="splash", mods=mods)
    roll = yield from Roll("attack", me.id, (20,), to_hit(fight, me, me, blow))
    against = int(setting(fight, "splash", "intersection_ac"))
    natural = bool(setting(fight, "splash", "natural"))
    hit = lands(roll, against) if natural else roll.total >= against
    yield Tell("lobs", (me.id,), {"weapon": weapon.nom, "roll": roll, "against": against})
    yield from broken(fight, wield)
    if hit:
        yield from splash(fight, me, weapon, touching(fight, point))
        return
    squares = increments(far, weapon.portee_m)
    yield from astray(fight, me, weapon, point, squares, corner=True)


def distance(me: Creature, point: Position) -> float:
    """Metres to an intersection, counted as to a square."""
    x, _, z = me.box().centre
    blocks = math.hypot(point[0] - x, point[2] - z)
    squares = round(scale_of(me.fight).metres(blocks) / METRES_PER_SQUARE)
    return METRES_PER_SQUARE * max(1, squares)


SPLASH = Theme(
    verbs={
        "lob": Verb(Lob, lob, (Arg("weapon", "word", flask_words), Arg("at", "place"))),
        "prime": Verb(Prime, prime, (Arg("weapon", "word", flask_words),)),
    },
    facts=("filled",),
    tells=("splashes", "flask-astray", "lobs", "flask-prepared"),
    refusals=("no-flask", "nothing-to-prepare", "inside-a-creature", "not-prepared"),
    after_attack=after_throw,
)
