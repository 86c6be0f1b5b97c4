"""The order of a round, thrown anew each time; ties, swaps, acting together, latecomers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Order, Postpone
from rules.engine.clock import Slot, swapped, together
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, AskEach, Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import HIDDEN, Effect
from rules.engine.turns import next_turn

from .budget import d20
from .conditions import action_limits, hindrances, hostile, is_mount
from .settings import setting
from .sheet import Creature, Fight

BY_BASE = "base"
Change = Callable[[tuple[Slot, ...], str, str], tuple[Slot, ...]]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two creatures exchange turns, or act together."""

    actor: str
    other: str
    how: str = "swap"


def how_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"echanger": "swap", "ensemble": "together"}


def throw(fight: Fight, c: Creature) -> Flow[Rolled]:
    """W-INI-01, 04: INITIATIVE + 1d6; −6 for the surprised, in the first round."""
    mods = [Mod(c.sheet.INITIATIVE, "INITIATIVE")]
    late = fight.clock.round <= setting(fight, "initiative", "surprise_rounds")
    if c.has("surpris") and late:
        mods.append(Mod(setting(fight, "initiative", "surprise"), "surprise", "circonstance"))
    return (
        yield from Roll("initiative", c.id, (setting(fight, "initiative", "die"),), tuple(mods))
    )


def roll_initiative(fight: Fight) -> Flow[None]:
    """W-INI-01, 02: everybody rolls, every round; the highest acts first."""
    if fight.clock.round > 1 and setting(fight, "initiative", "reroll") == "once":
        yield from keep_order(fight)
        return
    if fight.clock.round == 1:
        yield from notice(fight)
    rolls: dict[str, Rolled] = {}
    for id in [c.id for c in fight if not c.out and not is_mount(c)]:
        rolls[id] = yield from throw(fight, fight[id])
    slots: list[Slot] = []
    for total in sorted({r.total for r in rolls.values()}, reverse=True):
        tied = [id for id, r in rolls.items() if r.total == total]
        order = tied if len(tied) == 1 else (yield from settle(fight, tied))
        slots += [Slot((id,), (total, len(order) - i)) for i, id in enumerate(order)]
    yield Order(tuple(slots))
    yield from tell_order(fight, {s.who[0]: rolls[s.who[0]] for s in slots})


def keep_order(fight: Fight) -> Flow[None]:
    """A01, A03: the order of the first round; what was swapped is put back unless it lasts."""
    marks = {e.on: e for e in fight.effects("rang")}
    kept: list[Slot] = []
    for slot in fight.clock.slots:
        here = tuple([w for w in slot.who if w in fight and not fight[w].out])
        kept += [Slot((w,), rank_of(marks[w])) for w in here if w in marks]
        if stays := tuple([w for w in here if w not in marks]):
            kept.append(Slot(stays, slot.count))
    if marks:
        kept.sort(key=lambda s: s.count, reverse=True)
        yield from lift(list(marks.values()), "new round")
    yield Order(tuple(kept))


def rank_of(mark: Effect) -> tuple[int, ...]:
    """The count that somebody had before a swap."""
    return int(mark.data.get("n", 0)), int(mark.data.get("m", 0))


def notice(fight: Fight) -> Flow[None]:
    """A04: with that setting, whoever the GM would surprise may throw a die not to be."""
    if setting(fight, "initiative", "surprise_mode") == "gm_flag":
        return
    stat = setting(fight, "initiative", "surprise_stat")
    against = setting(fight, "initiative", "surprise_dc")
    for id in [c.id for c in fight if c.has("surpris") and not c.out]:
        c = fight[id]
        roll = yield from d20("notice", c, (Mod(getattr(c.sheet, stat), stat), *hindrances(c)))
        if roll.total >= against:
            yield from lift(c.effects("surpris"), "noticed")
        key = "noticed" if roll.total >= against else "not-noticed"
        yield Tell(key, (id,), {"roll": roll, "against": against})


def tell_order(fight: Fight, rolls: Mapping[str, Rolled]) -> Flow[None]:
    """W-INI-02: the order in one line, those whom somebody does not perceive apart."""
    seen = tuple(id for id in rolls if not fight[id].has(HIDDEN))
    if seen:
        dice = {f"roll{i}": rolls[id] for i, id in enumerate(seen)}
        yield Tell("order", seen, {"order": seen, **dice})
    for id in rolls:
        if id not in seen:
            yield Tell("initiative", (id,), {"roll": rolls[id]})


def settle(fight: Fight, tied: list[str]) -> Flow[list[str]]:
    """W-INI-02, A02: friends agree; else base, REF and dice, for all who are tied."""
    sides = {fight[id].side for id in tied}
    base = setting(fight, "initiative", "tie_break") == "base"
    if len(sides) == 1:
        if setting(fight, "initiative", "same_side_ties") == "controllers":
            return (yield from agree(fight, tied))
        return sorted(tied, key=lambda who: -fight[who].sheet.INITIATIVE)
    order: list[str] = []
    ranks = {id: rank(fight[id]) if base else (0, 0) for id in tied}
    for best in sorted({*ranks.values()}, reverse=True):
        same = [id for id in tied if ranks[id] == best]
        order += same if len(same) == 1 else (yield from roll_off(fight, same))
    return order


def rank(c: Creature) -> tuple[int, int]:
    return c.sheet.INITIATIVE, c.sheet.REF


def agree(fight: Fight, tied: list[str]) -> Flow[list[str]]:
    """W-INI-02: whoever all their players name goes first; else the higher base, then arrival.

    The game master's own creatures go by their base; ``!ordre`` changes it.
    """
    left = sorted(tied, key=lambda who: -fight[who].sheet.INITIATIVE)
    order: list[str] = []
    while len(left) > 1:
        players = [id for id in left if fight[id].being.player]
        if not players:
            break
        options = (*left, BY_BASE)
        asks = [Ask(id, "tie", options, BY_BASE, {"tied": tuple(left)}) for id in players]
        said = yield from AskEach(tuple(asks))
        first = said[0] if all(s == said[0] for s in said) else BY_BASE
        if first == BY_BASE:
            break
        order.append(first)
        left.remove(first)
    return order + left


def roll_off(fight: Fight, tied: list[str], again: int = 10) -> Flow[list[str]]:
    """W-INI-02: plain dice, the highest first; equals throw again, ten times at most."""
    faces: dict[str, int] = {}
    for id in tied:
        roll = yield from Roll("roll-off", id, (setting(fight, "initiative", "die"),))
        faces[id] = roll.total
    order: list[str] = []
    for face in sorted({*faces.values()}, reverse=True):
        same = [id for id in tied if faces[id] == face]
        if len(same) > 1 and again:
            same = yield from roll_off(fight, same, again - 1)
        order += same
    return order


def exchange(fight: Fight, act: Exchange) -> Flow[None]:
    """W-INI-03, A03: with no enemy between, before the earlier has begun, if both agree."""
    me, other = fight[act.actor], fight[act.other]
    if not setting(fight, "swap", "allowed"):
        raise Refused("no-swap", "W-INI-03", who=other.id)
    check_exchange(fight, me, other)
    if setting(fight, "swap", "consent") == "both" and me.being.player != other.being.player:
        about = {"who": me.id, "how": act.how}
        said = yield from Ask(other.id, "swap", ("yes", "no"), "no", about)
        if said == "no":
            yield Tell("swap-declined", (me.id, other.id))
            return
    apart = setting(fight, "swap", "simultaneous") == "batch"
    joined = in_a_row if apart else together
    yield from remember(fight, (me, other))
    yield from rearrange(fight, me, other, joined if act.how == "together" else swapped)
    yield Tell("acting-together" if act.how == "together" else "swapped", (me.id, other.id))
    if not fight.acting:
        yield from next_turn(fight)


def remember(fight: Fight, who: tuple[Creature, Creature]) -> Flow[None]:
    """A03: where they stood, if the order is kept from round to round and the swap is not."""
    once = setting(fight, "initiative", "reroll") == "once"
    if not once or setting(fight, "swap", "lasts") == "fight":
        return
    for c in who:
        slot = next(s for s in fight.clock.slots if c.id in s.who)
        if not c.has("rang"):
            n, m = (*slot.count, 0, 0)[:2]
            yield Begin(Effect("rang", c.id, data={"n": n, "m": m}))


def in_a_row(slots: tuple[Slot, ...], a: str, b: str) -> tuple[Slot, ...]:
    """A03: one right after the other, in the place of the earlier, whoever asked first."""
    first = next(s for s in slots if a in s.who or b in s.who)
    row = (Slot((a,), first.count), Slot((b,), (*first.count, -1)))
    kept: list[Slot] = []
    for slot in slots:
        if slot == first:
            kept += row
        elif stays := tuple([w for w in slot.who if w not in (a, b)]):
            kept.append(Slot(stays, slot.count))
    return tuple(kept)


def rearrange(fight: Fight, me: Creature, other: Creature, change: Change) -> Flow[None]:
    """W-INI-03: the new order; a turn in which nothing was done yet is taken back."""
    clock = fight.clock
    slots = change(clock.slots, me.id, other.id)
    acting = clock.acting()
    if me.id in acting or other.id in acting:
        first, last = (me, other) if me.id in acting else (other, me)
        yield Postpone(first.id, last.id)
        yield Order(slots, clock.index - 1)
    else:
        yield Order(slots, clock.index)


def untouched(c: Creature) -> bool:
    """Whether it has done nothing yet in the turn that has begun."""
    whole = {
        "A": min([setting(c.fight, "round", "actions"), *action_limits(c)]),
        "AO": setting(c.fight, "round", "offensive_cap"),
        "bonus": setting(c.fight, "round", "bonus_soft_cap"),
        "pas": 0,
    }
    return all(c[pool] >= amount for pool, amount in whole.items()) and not c["pas"]


def check_exchange(fight: Fight, me: Creature, other: Creature) -> None:
    """W-INI-03: Raises Refused."""
    clock = fight.clock
    places = {w: i for i, s in enumerate(clock.slots) for w in s.who}
    if me == other or me.id not in places or other.id not in places:
        raise Refused("no-slot", "W-INI-03", who=other.id)
    if hostile(me, other):
        raise Refused("enemy-swap", "W-INI-03", who=other.id)
    first, last = sorted((places[me.id], places[other.id]))
    if first == last or any(len(clock.slots[i].who) > 1 for i in (first, last)):
        raise Refused("no-swap", "W-INI-03", who=other.id)
    earlier = me if places[me.id] == first else other
    begun = first == clock.index and earlier.id in clock.acting() and untouched(earlier)
    if first <= clock.index and not begun:
        raise Refused("turn-begun", "W-INI-03", who=other.id)
    between = [w for s in clock.slots[first : last + 1] for w in s.who]
    for id in between:
        if id in fight and (hostile(me, fight[id]) or hostile(other, fight[id])):
            raise Refused("enemy-between", "W-INI-03", who=id)


def join_late(fight: Fight, me: Creature) -> Flow[None]:
    """A latecomer throws like the others and is put after its equals; or last, by a setting."""
    if setting(fight, "reinforcements", "initiative") == "last":
        least = min((s.count[0] for s in fight.clock.slots if s.count), default=0)
        slots = (*fight.clock.slots, Slot((me.id,), (least - 1, 0)))
        yield Order(slots, fight.clock.index)
        return
    roll = yield from throw(fight, me)
    clock = fight.clock
    place = sum(slot.count >= (roll.total,) for slot in clock.slots)
    slots = (*clock.slots[:place], Slot((me.id,), (roll.total, 0)), *clock.slots[place:])
    yield Order(slots, clock.index + (place <= clock.index))
    yield Tell("initiative", (me.id,), {"roll": roll})
