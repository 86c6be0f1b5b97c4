"""Opportunity actions: whoever is exposed and does one of five things may be stopped dead."""

from rules.engine.flows import window
from rules.engine.requests import Flow, Tell
from rules.engine.state import Pos

from .arms import Weapon
from .blow import Blow, strike
from .budget import pay_act, price
from .conditions import can_react, forbids, hostile
from .hands import reach, weapons
from .settings import setting
from .sheet import Creature, Fight
from .space import in_zone, within
from .wrestling import Bout, allowed, grapple

WRESTLING = ("grab", "push", "trip")


def exposed(me: Creature, foe: Creature, to: Pos | None) -> bool:
    """W-ZOC-02, W-OPP-04: in its zone; to leave it, one must end outside. Entering is nothing."""
    if not in_zone(me, foe):
        return False
    return to is None or not in_zone(me, foe, to)


def blade(foe: Creature, me: Creature) -> tuple[Weapon, tuple[str, ...]] | None:
    """W-OPP-02: the first melee weapon that reaches, bare hands last."""
    if forbids(foe, "attack"):
        return None
    found = [c for c in weapons(foe) if not c[0].ranged and within(foe, me, reach(foe, c[0]))]
    return found[0] if found else None


def reactions(fight: Fight, foe: Creature, me: Creature) -> tuple[str, ...]:
    """W-OPP-01, 02: what it may do, against the one who exposed itself and nobody else."""
    price_of = setting(fight, "opportunity", "cost_reactions")
    capped = setting(fight, "opportunity", "counts_offensive_cap")
    if not can_react(foe, price_of):
        return ()
    found: list[str] = []
    if blade(foe, me) is not None and not (capped and foe["AO"] < 1):
        found.append("attack")
        if can_react(foe, setting(fight, "all_out", "points")) and "attaque" not in setting(
            fight, "all_out", "exclude"
        ):
            found.append("attack-all-out")
    found += [move for move in WRESTLING if allowed(fight, foe, me, move)]
    return tuple(found)


def announce(fight: Fight, me: Creature, trigger: str, to: Pos | None = None) -> Flow[bool]:
    """W-OPP-01…08: before the act, each enemy in its turn; a success stops it. True: it goes on.

    ``trigger``: leave_zone, with where the step leads in ``to``; concentration, bow_crossbow,
    complex_object or potion. No window opens inside a reaction: there are no chains.
    """
    if trigger not in setting(fight, "opportunity", "triggers"):
        return True

    def offers(foe: Creature) -> tuple[str, ...]:
        if me.out or not hostile(foe, me) or not exposed(me, foe, to):
            return ()
        return reactions(fight, foe, me)

    def react(foe: Creature, choice: str) -> Flow[bool]:
        return seize(fight, foe, me, choice)

    if not any(offers(foe) for foe in fight):
        return True
    about = {"who": me.id, "trigger": trigger}
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
        return (yield from grapple(fight, foe, me, Bout(choice)))
    if setting(fight, "opportunity", "counts_offensive_cap"):
        cost["AO"] = 1
    paid = price(fight, cost, "reactions" if all_out else "", "attaque")
    found = blade(foe, me)
    if found is None:
        return False
    yield from pay_act(foe, paid, "W-OPP-01")
    weapon, arms = found
    return (yield from strike(fight, foe, me, Blow(weapon, arms, all_out=all_out)))
