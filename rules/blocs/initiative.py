"""The order of a fight: one roll each, ties settled by people, latecomers slotted in."""

from rules.engine.changes import Order
from rules.engine.clock import Slot
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, AskEach, Flow, Roll, Rolled, Tell

from .attributes import modifier
from .catalogue import CONSTANTS
from .conditions import is_character
from .settings import setting
from .sheet import Creature, Fight

ROLL_OFF = "roll"
"""The answer to a tie that leaves it to the dice."""


def initiative(c: Creature) -> Flow[Rolled]:
    """B-INIT-01: d20 + Agilité, the surprised and the unconscious included."""
    mods = (Mod(modifier(c, "agilite"), "agilite"),)
    return (yield from Roll("initiative", c.id, (CONSTANTS.initiative_de,), mods))


def roll_initiative(fight: Fight) -> Flow[None]:
    """B-INIT-02: everybody rolls once, the highest acts first, and so in every round."""
    rolls: dict[str, Rolled] = {}
    for id in [c.id for c in fight if not c.out and c.sheet.genre != "objet"]:
        rolls[id] = yield from initiative(fight[id])
    slots: list[Slot] = []
    for total in sorted({r.total for r in rolls.values()}, reverse=True):
        tied = [id for id, r in rolls.items() if r.total == total]
        if len(tied) == 1:
            slots.append(Slot((tied[0],), (total,)))
            continue
        order = yield from settle_tie(fight, tied)
        slots += [Slot((id,), (total, len(order) - i)) for i, id in enumerate(order)]
    yield Order(tuple(slots))
    for slot in slots:
        yield Tell("initiative", slot.who, {"roll": rolls[slot.who[0]]})


def settle_tie(fight: Fight, tied: list[str]) -> Flow[list[str]]:
    """B-INIT-03, B-INIT-04: players agree among themselves, then the GM fits the others in."""
    players = [id for id in tied if is_character(fight[id])]
    others = [id for id in tied if id not in players]
    rule = setting(fight, "initiative", "egalite_monstres")
    if not players and rule == "jet":
        return (yield from roll_off(others))
    if not players and rule == "arrivee":
        return others
    agreed = yield from agree(players)
    order: list[str] = []
    while others:
        heads = [*agreed[:1], *others]
        if len(heads) == 1:
            break
        about = {"tied": tuple(tied), "placed": tuple(order)}
        first = yield from Ask(GM, "tie", (*heads, ROLL_OFF), ROLL_OFF, about)
        if first == ROLL_OFF:
            return order + (yield from roll_off([i for i in tied if i in agreed or i in others]))
        order.append(first)
        (agreed if first in agreed else others).remove(first)
    return order + agreed + others


def agree(players: list[str]) -> Flow[list[str]]:
    """B-INIT-03: whoever all the tied players name is first; the dice settle a disagreement."""
    order: list[str] = []
    left = list(players)
    while len(left) > 1:
        about = {"tied": tuple(left)}
        asks = [Ask(p, "tie-players", (*left, ROLL_OFF), ROLL_OFF, about) for p in left]
        said = yield from AskEach(tuple(asks))
        if len(set(said)) > 1 or said[0] == ROLL_OFF:
            return order + (yield from roll_off(left))
        order.append(said[0])
        left.remove(said[0])
    return order + left


def roll_off(tied: list[str], again: int = 10) -> Flow[list[str]]:
    """B-INIT-05: plain d20s, the highest first; equals throw again (ten times at most)."""
    rolls: dict[str, int] = {}
    for id in tied:
        roll = yield from Roll("roll-off", id, (CONSTANTS.egalite_de,))
        rolls[id] = roll.total
        yield Tell("roll-off", (id,), {"roll": roll})
    order: list[str] = []
    for face in sorted({*rolls.values()}, reverse=True):
        same = [id for id in tied if rolls[id] == face]
        if len(same) > 1 and again:
            same = yield from roll_off(same, again - 1)
        order += same
    return order


def join_late(fight: Fight, me: Creature) -> Flow[None]:
    """AMB-09: a latecomer rolls and is put after its equals; it first acts when its slot comes."""
    roll = yield from initiative(me)
    clock = fight.clock
    place = sum(slot.count >= (roll.total,) for slot in clock.slots)
    slots = (*clock.slots[:place], Slot((me.id,), (roll.total,)), *clock.slots[place:])
    yield Order(slots, clock.index + (place <= clock.index))
    yield Tell("initiative", (me.id,), {"roll": roll})
