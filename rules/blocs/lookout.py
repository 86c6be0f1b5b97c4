"""Hiding in the middle of a fight, searching, peering, striking where one only guesses."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift, pay
from rules.engine.geometry import Box
from rules.engine.modifiers import Mod, total
from rules.engine.requests import GM, Ask, Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Effect, Pos

from .attack import afford_attack, cost, reveal
from .attributes import skilled
from .budget import afford_half, pay_full, pay_half
from .circumstances import to_hit
from .conditions import sees
from .damage import deal
from .defence import Seen, active_element, choose_defence, difficulty
from .luck import judge, luck
from .melee import farthest, in_melee, weapon_at, weapon_named
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_magic, check_rage
from .surprise import hide_from_enemies


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
    """B-ACT-13, B-VIS-02: what helps it notice things."""
    return skilled(me, attribute, "vigilance")


def search(fight: Fight, act: Lookout) -> Flow[None]:
    """B-ACT-13, AMB-12: a full action; whoever's stealth is not above the roll is found."""
    me = fight[act.actor]
    if setting(fight, "action", "chercher") == "demi":
        yield from pay_half(fight, me)
    else:
        yield from pay_full(fight, me, "B-ACT-13")
    options = ("perception", "reflexion")
    with_what = yield from Ask(GM, "search-with", options, "perception", {"who": me.id})
    roll = yield from Roll("search", me.id, (20,), watchful(me, with_what))
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
        stealth = veil.data.get("stealth")
        if veil.by == me.id and stealth is not None and roll.total >= stealth:
            yield from lift([veil], "found")
            found.append(veil.on)
    yield Tell("searched", (me.id,), {"roll": roll, "count": len(found)})
    for id in found:
        yield Tell("found", (me.id, id))


def strike_where(fight: Fight, act: Guess) -> Flow[None]:
    """B-VIS-01, B-VIS-03: a block is named; nobody there, or a miss, look just the same."""
    me, place = fight[act.actor], Box.of(act.at, 1, 1)
    distance = fight.measure(me.box(), place)
    weapon = weapon_named(me, act.weapon) if act.weapon else weapon_at(me, distance)
    limit = farthest(me, weapon)
    if distance > limit:
        params = {"distance": distance, "limit": limit, "weapon": weapon.nom}
        raise Refused("out-of-range", "B-RNG-02", who=me.id, **params)
    check_magic(me, weapon)
    check_rage(fight, me)
    costs = cost(weapon, "full")
    afford_attack(me, costs)
    crowd = [c for c in fight if c != me and c.placed and not c.out]
    target = next((c for c in crowd if c.box().overlaps(place)), None)
    yield from pay(me, "B-ACT-04", **costs)
    up = ["unseen-attacker"] if target is not None and not sees(target, me) else []
    odds = luck(fight, up, ["unseen-target"])
    close = in_melee(me, weapon, distance)
    against: tuple[Mod, ...] = ()
    element = ""
    if target is not None:
        seen = Seen(known=sees(target, me))
        defence = yield from choose_defence(fight, me, target, weapon, seen)
        against = difficulty(fight, me, target, weapon, "none", defence)
        element = active_element(target, defence)
    mods = (*to_hit(fight, me, weapon, close, 0), *odds.mods)
    roll = yield from Roll("attack", me.id, odds.dice, mods, odds.keep, odds.why)
    if me.has(HIDDEN):
        yield from reveal(me)
    verdict = judge(fight, roll, total(against)) if target is not None else "miss"
    struck = target is not None and verdict in ("hit", "critical")
    shown = {"weapon": weapon.nom, "roll": roll}
    yield Tell("blind-hit" if struck else "blind-miss", (me.id,), shown)
    if struck and target is not None:
        yield from deal(fight, me, target, weapon, verdict == "critical", close, element)
