"""The order of a fight, rolled once; how long an effect lasts that is counted in rounds."""

from rules.engine.changes import Begin, Count, Order
from rules.engine.clock import Before, RoundStart, Slot
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Effect

from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme

FIRST = 10**6


def until_count(fight: Fight, rounds: int = 1) -> Before:
    """D-ROUND-05, D-ROUND-06, A-02: just before this count, so many rounds later.

    Before anybody on that count acts, those tied on it too.
    """
    now = fight.clock.now
    count = now.count[0] if now is not None else FIRST
    tie = FIRST if setting(fight, "expiry", "ties") == "before" else -1
    return Before(fight.clock.round + rounds, (count, tie))


def bonus(c: Creature) -> int:
    """D-ROUND-03: its initiative modifier."""
    own = c.sheet.initiative
    return own if own is not None else c.sheet.mod("DEX")


def throw(fight: Fight, c: Creature) -> Flow[Rolled]:
    """D-ROUND-03: 1d20 and the initiative modifier."""
    value = bonus(c)
    mods = (Mod(value, "initiative"),) if value else ()
    return (yield from Roll("initiative", c.id, (20,), mods))


def roll_all(fight: Fight) -> Flow[None]:
    """D-ROUND-03: everybody rolls once; ties go to the higher modifier, then to dice."""
    rolls: dict[str, Rolled] = {}
    for id in [c.id for c in fight if not c.out]:
        rolls[id] = yield from throw(fight, fight[id])
        yield Count(id, "init", rolls[id].total, "initiative")
    yield from break_ties(fight, tuple(rolls))
    yield from tell_order(fight, rolls)


def break_ties(fight: Fight, ids: tuple[str, ...]) -> Flow[None]:
    """D-ROUND-03: places among those of one count, the highest first."""
    for count in sorted({fight[id]["init"] for id in ids}, reverse=True):
        tied = [id for id in ids if fight[id]["init"] == count]
        order: list[str] = []
        for best in sorted({bonus(fight[id]) for id in tied}, reverse=True):
            same = [id for id in tied if bonus(fight[id]) == best]
            order += same if len(same) == 1 else (yield from roll_off(fight, same))
        for place, id in enumerate(order):
            rank = len(order) - place
            if fight[id]["rang"] != rank:
                yield Count(id, "rang", rank, "tie")


def roll_off(fight: Fight, ids: list[str]) -> Flow[list[str]]:
    """Those still equal throw a d20 each, and again while they tie, ten times at most."""
    order, left = [], list(ids)
    for _ in range(10):
        if len(left) < 2:
            break
        rolls = {}
        for id in left:
            rolls[id] = (yield from Roll("initiative-tie", id, (20,))).total
        best = max(rolls.values())
        top = [id for id in left if rolls[id] == best]
        if len(top) == 1:
            order += top
            left = [id for id in left if id not in top]
    return [*order, *left]


def tell_order(fight: Fight, rolls: dict[str, Rolled]) -> Flow[None]:
    """The order in one line, those whom somebody does not perceive apart."""
    ids = sorted(rolls, key=lambda who: place_of(fight[who]), reverse=True)
    seen = tuple(id for id in ids if not fight[id].has(HIDDEN))
    if seen:
        dice = {f"roll{i}": rolls[id] for i, id in enumerate(seen)}
        yield Tell("order", seen, {"order": seen, **dice})
    for id in ids:
        if id not in seen:
            yield Tell("initiative", (id,), {"roll": rolls[id]})


def place_of(c: Creature) -> tuple[int, int]:
    return int(c["init"]), int(c["rang"])


def set_order(fight: Fight) -> Flow[None]:
    """D-ROUND-03: the same order every round; a surprise round is for the aware alone.

    What was changed by delays, readied acts or the GM stands: counts belong to the places.
    """
    here = [c.id for c in fight if c.out not in ("dead", "fled") and not c.has("unaware")]
    old = [tuple(w for w in s.who if w in here) for s in fight.clock.slots]
    order = [who for who in old if who]
    for id in sorted(here, key=lambda who: place_of(fight[who]), reverse=True):
        if not any(id in who for who in order):
            mine = place_of(fight[id])
            later = (i for i, who in enumerate(order) if place_of(fight[who[0]]) < mine)
            order.insert(next(later, len(order)), (id,))
    places = sorted((place_of(fight[who[0]]) for who in order), reverse=True)
    for who, place in zip(order, places, strict=True):
        for id in who:
            if place_of(fight[id]) != place:
                yield Count(id, "init", place[0], "order")
                yield Count(id, "rang", place[1], "order")
    yield Order(tuple(Slot(who, place) for who, place in zip(order, places, strict=True)))


def begin_order(fight: Fight) -> Flow[None]:
    """The first round: initiative, and a surprise round if somebody was caught."""
    yield from roll_all(fight)
    if not setting(fight, "surprise", "round"):
        yield from lift(fight.effects("unaware"), "no surprise round")
        return
    if any(c.has("unaware") for c in fight):
        yield Tell("surprise-round")
        for c in [c for c in fight if not c.out and not c.has("unaware")]:
            yield Begin(Effect("surprise", c.id, "", RoundStart(2)))


def join_late(fight: Fight, me: Creature) -> Flow[None]:
    """A latecomer rolls, and acts where its count falls in the rounds to come."""
    roll = yield from throw(fight, me)
    yield Count(me.id, "init", roll.total, "initiative")
    yield Tell("initiative", (me.id,), {"roll": roll})
    slots = list(fight.clock.slots)
    at = next((i for i, s in enumerate(slots) if s.count < place_of(me)), len(slots))
    index = fight.clock.index
    slots.insert(at, Slot((me.id,), place_of(me)))
    yield Order(tuple(slots), index + 1 if at <= index else index)


INITIATIVE = Theme(
    counters=("init", "rang"),
    tells=("order", "initiative", "surprise-round"),
)
