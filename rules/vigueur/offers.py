"""What a creature may do at this moment: the buttons of its turn."""

from rules.engine.ruleset import Offer

from .actions import bag, tendable
from .charge import most_squares, run_up
from .conditions import HELD, can_act, enemies, forbids, hostile, routed
from .hands import carried, loaded, reach, usable, weapons
from .rider import mounted
from .settings import setting
from .sheet import Creature, Fight
from .shots import blocker
from .space import free, squares, within
from .tables import CONDITIONS
from .wrestling import MOVES, allowed, cost, hold_on


def offers(fight: Fight, me: Creature) -> tuple[Offer, ...]:
    """W-ACT-01, 05: attacks first, then wrestling, what frees, the rest, the end of the turn."""
    if me.id not in fight.clock.acting() or not can_act(me):
        return ()
    found: list[Offer] = []
    if not forbids(me, "attack"):
        if me["A"] >= 1 and not cowed(me):
            found += [*strikes(me), *weak(fight, me), *wrestling(fight, me)]
        found += upkeep(fight, me)
    found += freedom(fight, me)
    found.append(Offer("end"))
    return tuple(found)


def cowed(me: Creature) -> bool:
    """W-MOR-01: whoever thinks of fleeing alone."""
    return routed(me) and setting(me.fight, "rout", "stopped_turn") != "free"


def strikes(me: Creature) -> list[Offer]:
    """W-ATK-01: every enemy in reach, with what reaches it; shots at everybody seen."""
    if me["AO"] < 1:
        return []
    found = []
    for foe in enemies(me):
        if not me.perceives(foe):
            continue
        for weapon, arms in weapons(me):
            if weapon.ranged or not within(me, foe, reach(me, weapon)):
                continue
            if arms or (weapon.naturelle and (weapon.de != "1d3" or len(weapons(me)) == 1)):
                found.append(Offer("attack", {"target": foe.id, "weapon": weapon.nom}))
        shot = next((w for w, _ in weapons(me) if w.ranged and loaded(me, w)), None)
        if shot is not None and clear(me, foe):
            found.append(Offer("attack", {"target": foe.id, "weapon": shot.nom}))
    return found


def clear(me: Creature, foe: Creature) -> bool:
    """W-RNG-01, 02: nobody in the line, as far as bodies go."""
    return blocker(me, foe) is None


def weak(fight: Fight, me: Creature) -> list[Offer]:
    """W-TWW-03."""
    talent = setting(fight, "two_weapons", "talent")
    if talent not in me.sheet.talents or me["faible"] < 1:
        return []
    return [
        Offer("weak", {"target": foe.id})
        for foe in enemies(me)
        if me.perceives(foe) and weak_reaches(me, foe)
    ]


def weak_reaches(me: Creature, foe: Creature) -> bool:
    both = [(w, arms) for _, w, arms in carried(me) if not w.bouclier and w.mains == 1]
    found = [c for c in both if c[1] == ("bras_autre",) and usable(me, c[1])]
    return len(both) == 2 and bool(found) and within(me, foe, reach(me, found[0][0]))


def wrestling(fight: Fight, me: Creature) -> list[Offer]:
    """W-WRS-01…15: every move that may be tried on somebody at hand."""
    found = []
    for foe in enemies(me):
        for move in MOVES:
            affordable = all(me[pool] >= amount for pool, amount in cost(fight, move).items())
            if affordable and me.perceives(foe) and allowed(fight, me, foe, move):
                found.append(Offer(move, {"target": foe.id}))
        least = setting(fight, "charge", "min_distance_exclusive")
        far = squares(me, foe)
        if least < far and not me.has(*HELD) and me.perceives(foe):
            found += charge_offer(me, foe)
    return found


def charge_offer(me: Creature, foe: Creature) -> list[Offer]:
    """W-WRS-09: only where nothing that the fight knows stands in the way."""
    if forbids(me, "charge") or mounted(me):
        return []
    if squares(me, foe) > most_squares(me):
        return []
    way = run_up(me.fight, me, foe)
    return [Offer("charge", {"target": foe.id})] if all(free(me, to) for to in way) else []


def upkeep(fight: Fight, me: Creature) -> list[Offer]:
    """W-WRS-12, 16, W-OPP-05, 07, 08: grips, getting up, potions, reloading, wounds."""
    found = []
    if me["A"] >= setting(fight, "strangle", "maintain_cost_actions"):
        grips = fight.effects("etrangle", by=me.id)
        found += [Offer("maintain", {"target": e.on}) for e in grips if e.on in fight]
    if me["A"] < 1:
        return found
    if me.has("renverse") and me["A"] >= setting(fight, "prone", "stand_cost_actions"):
        found.append(Offer("stand"))
    if me.has("a_recharger"):
        found.append(Offer("reload"))
    if me.has("concentration"):
        found.append(Offer("concentrate"))
    found += [Offer("drink", {"what": item.kind}) for item in bag(me)]
    for c in fight:
        near = c == me or (not hostile(c, me) and not c.out and within(me, c, 1))
        names = [e.name for e in c.effects(*CONDITIONS) if tendable(e.name, c == me)]
        if near and names:
            found.append(Offer("tend", {"target": c.id}))
    return found


def freedom(fight: Fight, me: Creature) -> list[Offer]:
    """W-WRS-05, 07, W-PUR-05: breaking free, letting go, running away."""
    found = []
    held = [e for e in me.effects("attrape") if e.by in fight]
    if held and me["A"] >= setting(fight, "escape", "cost_actions") and me["liberation"] >= 1:
        found.append(Offer("escape"))
    found += [Offer("release", {"target": c.id}) for c in fight if hold_on(me, c) is not None]
    if not me.has(*HELD):
        found.append(Offer("flee"))
    return found
