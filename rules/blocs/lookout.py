"""Hiding in the middle of a fight, searching, peering, striking where one only guesses."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift, pay
from rules.engine.geometry import Box
from rules.engine.modifiers import Mod, total
from rules.engine.requests import GM, Ask, AskNumber, Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Effect, Pos

from .attack import afford_attack, check_loaded, cost, fumble, let_fly, reveal
from .attributes import modifier, skilled
from .budget import action_pool, afford_half, pay_full, pay_half
from .checks import check_throw
from .circumstances import to_hit
from .conditions import enemies, sees
from .defence import Seen, active_element, choose_defence, difficulty
from .drive import land_blow
from .falls import flyers_fall
from .hands import check_hands
from .luck import judge, luck
from .melee import farthest, in_melee, weapon_at, weapon_named
from .mounts import riders_fall
from .ready import forestalled, released
from .riding import check_order
from .scene import Scene, between
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_magic, check_rage, check_sight_of
from .surprise import hide_from_enemies

HARD = 10
"""What it takes to find somebody who hides no better than anybody."""


@dataclass(frozen=True, slots=True)
class Lookout:
    """Hiding, searching or peering: an act of one's own."""

    actor: str


@dataclass(frozen=True, slots=True)
class Guess:
    """An attack on a block where somebody unseen may stand."""

    actor: str
    at: Pos
    weapon: str = ""


def sneak(fight: Fight, act: Lookout) -> Flow[None]:
    """B-ACT-12, AMB-39: half an action, by the GM's leave, against each enemy's attention."""
    me = fight[act.actor]
    afford_half(fight, me)
    if setting(fight, "cacher", "condition") == "mj":
        said = yield from Ask(GM, "may-hide", ("yes", "no"), "yes", {"who": me.id})
        if said == "no":
            raise Refused("not-allowed", "B-ACT-12")
    yield from pay_half(fight, me)
    yield from hide_from_enemies(fight, me)


def watchful(me: Creature, attribute: str = "perception") -> tuple[Mod, ...]:
    """B-ACT-13, B-VIS-02: what helps it notice things: Vigilance goes with Perception alone."""
    if attribute != "perception":
        return (Mod(modifier(me, attribute), attribute),)
    return skilled(me, attribute, "vigilance")


def search(fight: Fight, act: Lookout) -> Flow[None]:
    """B-ACT-07, 13, AMB-12: a full action; whoever's stealth is not above the roll is found."""
    me = fight[act.actor]
    if setting(fight, "action", "chercher") == "demi":
        yield from pay_half(fight, me)
    else:
        yield from pay_full(fight, me, "B-ACT-13")
    options = ("perception", "reflexion")
    with_what = yield from Ask(GM, "search-with", options, "perception", {"who": me.id})
    roll = yield from check_throw(me, watchful(me, with_what), label="search")
    yield from spot(fight, me, roll)


def peer(fight: Fight, act: Lookout) -> Flow[None]:
    """B-VIS-02, AMB-41: free, once a turn: whoever it makes out is seen, without disadvantage."""
    me = fight[act.actor]
    if me.has("peered"):
        raise Refused("peered-already", "B-VIS-02", who=me.id)
    price = setting(fight, "percevoir", "cout")
    if price == "demi":
        yield from pay_half(fight, me)
    elif price == "complete":
        yield from pay_full(fight, me, "B-VIS-02")
    yield Begin(Effect("peered", me.id, until=me.this_end))
    roll = yield from Roll("search", me.id, (20,), watchful(me))
    yield from spot(fight, me, roll)


def spot(fight: Fight, me: Creature, roll: Rolled) -> Flow[None]:
    """B-ACT-13, B-VIS-02: those whose stealth the roll reaches are hidden from it no more."""
    found = []
    for veil in fight.effects(HIDDEN):
        if veil.by not in ("", me.id) or veil.on == me.id or veil.on not in fight:
            continue
        least = veil.data.get("stealth")
        if least is None:
            least = yield from how_well_hidden(me, fight[veil.on])
        if roll.total >= least:
            yield from lift([veil], "found")
            if not veil.by:
                yield from still_hidden(fight, me, veil)
            found.append(veil.on)
    yield Tell("searched", (me.id,), {"roll": roll, "count": len(found)})
    for id in found:
        yield Tell("found", (me.id, id))


def how_well_hidden(me: Creature, other: Creature) -> Flow[int]:
    """B-VIS-02, AMB-41: no stealth was thrown: the GM says; 10, Furtivité and Discrétion else."""
    default = HARD + total(skilled(other, "furtivite", "discretion"))
    about = {"who": me.id, "target": other.id, "what": "vigilance"}
    return (yield from AskNumber(GM, "difficulty", 1, 60, max(1, default), about))


def still_hidden(fight: Fight, me: Creature, veil: Effect) -> Flow[None]:
    """B-VIS-02: found by one, it is hidden from everybody else as before."""
    for id in [c.id for c in fight if c.id not in (me.id, veil.on)]:
        yield Begin(Effect(HIDDEN, veil.on, id, data=veil.data))


def strike_where(fight: Fight, act: Guess) -> Flow[None]:
    """B-VIS-01, B-VIS-03: a block is named; nobody there, or a miss, look just the same.

    B-COV-05: so does a blow that total cover stops: nobody is warned of what nobody sees.
    """
    me, place = fight[act.actor], Box.of(act.at, 1, 1)
    distance = fight.measure(me.box(), place)
    weapon = weapon_named(me, act.weapon) if act.weapon else weapon_at(me, distance)
    limit = farthest(me, weapon)
    if distance > limit:
        params = {"distance": distance, "limit": limit, "weapon": weapon.nom}
        raise Refused("out-of-range", "B-RNG-02", who=me.id, **params)
    check_order(me)
    check_hands(me, weapon)
    check_magic(me, weapon)
    check_loaded(me, weapon)
    check_sight_of(fight, me, act.at)
    check_rage(fight, me)
    costs = cost(weapon, action_pool(me, weapon))
    afford_attack(me, costs)
    crowd = [c for c in fight if c != me and c.placed and not c.out]
    target = next((c for c in crowd if c.box().overlaps(place)), None)
    if (yield from forestalled(fight, "attack", me)):
        return
    yield from pay(me, "B-ACT-04", **costs)
    meant = target or next((c for c in enemies(fight, me) if not sees(me, c)), None)
    scene = Scene("none", False, True)
    if meant is not None:
        scene = yield from between(fight, me, meant)
    seeing = meant is None or (scene.seeing and sees(meant, me))
    odds = luck(fight, [] if seeing else ["unseen-attacker"], ["unseen-target"])
    close = in_melee(me, weapon, distance)
    against: tuple[Mod, ...] = ()
    element = ""
    if target is not None:
        seen = Seen(scene.cover, seeing)
        defence = yield from choose_defence(fight, me, target, weapon, seen)
        against = difficulty(fight, me, target, weapon, scene.cover, defence)
        element = active_element(target, defence)
    mods = (*to_hit(fight, me, weapon, close, 0), *odds.mods)
    roll = yield from Roll("attack", me.id, odds.dice, mods, odds.keep, odds.why)
    if me.has(HIDDEN):
        yield from reveal(me)
    yield from let_fly(me, weapon, close)
    verdict = judge(fight, roll, total(against))
    struck = target is not None and verdict in hits(fight, scene.cover)
    shown = {"weapon": weapon.nom, "roll": roll}
    yield Tell("blind-hit" if struck else "blind-miss", (me.id,), shown)
    if struck and target is not None:
        yield from land_blow(fight, me, target, weapon, verdict == "critical", close, element)
    elif verdict == "fumble":
        yield from fumble(fight, me, weapon)
    if fight.state.effects:
        yield from flyers_fall(fight)
        yield from riders_fall(fight)
    yield from released(fight, "attack", me)


def hits(fight: Fight, cover: str) -> tuple[str, ...]:
    """B-COV-05, AMB-45: what harms somebody behind this cover."""
    if cover != "total":
        return ("hit", "critical")
    return () if setting(fight, "abri", "total") == "impossible" else ("critical",)
