"""Opportunity actions: whoever is exposed and does one of five things may be stopped dead."""

from functools import partial

from rules.engine.flows import window
from rules.engine.requests import Ask, Flow, Tell
from rules.engine.state import Pos

from .arms import Weapon
from .blow import Blow, after_roll, attack_roll, touches
from .budget import pay_act, price
from .conditions import can_react, forbids, hostile, routed
from .defence import may_go_all_out
from .hands import loaded, reach, weapons
from .moves import grapple
from .settings import setting
from .sheet import Creature, Fight
from .space import in_zone, within
from .wrestling import Bout, allowed

WRESTLING = ("grab", "push", "trip", "disarm", "strangle", "pin")
"""W-OPP-02: the last three on somebody that one holds already."""
ZONES = ("masse", "extremites", "as")


def exposed(me: Creature, foe: Creature, to: Pos | None) -> bool:
    """W-ZOC-02, W-OPP-04: in its zone; and, of a step, not at its other end."""
    return in_zone(me, foe) and (to is None or not in_zone(me, foe, to))


Armed = tuple[Weapon, tuple[str, ...]]


def blades(foe: Creature, me: Creature) -> list[Armed]:
    """W-OPP-02, A50: the weapons in hand that reach, bare hands last; shots only by a setting."""
    if forbids(foe, "attack"):
        return []
    kinds = setting(foe.fight, "opportunity", "allowed")
    return [
        c
        for c in weapons(foe)
        if ("tir" in kinds if c[0].ranged else "attaque_melee" in kinds)
        and (loaded(foe, c[0]) if c[0].ranged else within(foe, me, reach(foe, c[0])))
    ]


def reactions(fight: Fight, foe: Creature, me: Creature) -> tuple[str, ...]:
    """W-OPP-01, 02: what it may do, against the one who exposed itself and nobody else."""
    price_of = setting(fight, "opportunity", "cost_reactions")
    capped = setting(fight, "opportunity", "counts_offensive_cap")
    if not can_react(foe, price_of) or routed(foe):
        return ()
    found: list[str] = []
    if blades(foe, me) and not (capped and foe["AO"] < 1):
        found.append("attack")
        if may_go_all_out(fight, foe, "reactions", "attaque", {"R": price_of}):
            found.append("attack-all-out")
    if "lutte" in setting(fight, "opportunity", "allowed"):
        found += [move for move in WRESTLING if allowed(fight, foe, me, move)]
    return tuple(found)


def announce(
    fight: Fight, me: Creature, trigger: str, to: Pos | None = None, by: str = ""
) -> Flow[bool]:
    """W-OPP-01…08: before the act, each enemy in its turn; a success stops it. True: it goes on.

    ``trigger``: leave_zone, with where the step leads in ``to``; enter_zone, with where it came
    from; concentration, bow_crossbow, complex_object, potion or cast. Whoever pushed it there,
    ``by``, has done enough. No window opens inside a reaction, unless a setting says so.
    """
    if trigger not in setting(fight, "opportunity", "triggers"):
        return True

    def offers(foe: Creature) -> tuple[str, ...]:
        if me.out or foe.id == by or not hostile(foe, me) or not exposed(me, foe, to):
            return ()
        return reactions(fight, foe, me)

    def react(foe: Creature, choice: str) -> Flow[bool]:
        return seize(fight, foe, me, choice)

    about = {"who": me.id, "trigger": trigger}
    stopped = False
    for _ in range(setting(fight, "opportunity", "per_reactor_per_trigger")):
        if stopped or not any(offers(foe) for foe in fight):
            break
        stopped = yield from window(fight, "opportunity", offers, react, about)
    if stopped and setting(fight, "opportunity", "success_stops"):
        yield Tell("stopped", (me.id,), {"trigger": trigger})
        return False
    return not me.out


def seize(fight: Fight, foe: Creature, me: Creature, choice: str) -> Flow[bool]:
    """W-OPP-01, 03, A49: one reaction; true if the damage was reached or the move was won."""
    cost: dict[str, float] = {"R": setting(fight, "opportunity", "cost_reactions")}
    all_out = choice.endswith("-all-out")
    yield Tell("opportunity", (foe.id, me.id), {"what": choice})
    if choice in WRESTLING:
        yield from pay_act(foe, cost, "W-OPP-01")
        chains = setting(fight, "opportunity", "chains")
        bout = Bout(choice, expose=partial(exposing, fight, foe.id)) if chains else Bout(choice)
        return (yield from grapple(fight, foe, me, bout))
    if setting(fight, "opportunity", "counts_offensive_cap"):
        cost["AO"] = 1
    paid = price(fight, cost, "reactions" if all_out else "", "attaque")
    weapon, arms = yield from choose_blade(fight, foe, me)
    zone = "masse"
    if setting(fight, "opportunity", "zone") == "choose":
        zone = yield from Ask(foe.id, "zone", ZONES, zone, {"who": me.id})
    yield from pay_act(foe, paid, "W-OPP-01")
    chained = weapon.bow and setting(fight, "opportunity", "chains")
    if chained and not (yield from announce(fight, foe, "bow_crossbow")):
        return False
    blow = Blow(weapon, arms, zone, shot=weapon.ranged, all_out=all_out)
    return (yield from struck(fight, foe, me, blow))


def choose_blade(fight: Fight, foe: Creature, me: Creature) -> Flow[Armed]:
    """The first weapon in hand, or the one that its bearer names (a setting)."""
    found = blades(foe, me)
    if len(found) == 1 or setting(fight, "opportunity", "weapon") == "first":
        return found[0]
    names = tuple(w.nom for w, _ in found)
    said = yield from Ask(foe.id, "weapon", names, names[0], {"who": me.id})
    return found[names.index(said)]


def struck(fight: Fight, foe: Creature, me: Creature, blow: Blow) -> Flow[bool]:
    """W-OPP-03, A49: a success is to reach the damage; by a setting, to touch is enough."""
    roll = yield from attack_roll(fight, foe, me, blow)
    damaged = yield from after_roll(fight, foe, me, blow, roll)
    if setting(fight, "opportunity", "success_is") == "touched_or_move_won":
        return touches(fight, me, roll)
    return damaged


def exposing(fight: Fight, by: str, pushed: Creature, to: Pos) -> Flow[bool]:
    """A46: somebody pushed past those who may strike, where pushing exposes."""
    return announce(fight, pushed, "leave_zone", to, by)
