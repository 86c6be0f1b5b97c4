"""The GM's own verbs, the same for every ruleset, so that no bug in a hook can lock a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import changes, turns
from .clock import FOREVER, Anchor, EndOf, Slot, swapped, together
from .fight import Fight
from .flows import lift
from .requests import GM, Flow, Refused
from .ruleset import Verb
from .state import HIDDEN, RULED, Being, Effect, Item, Pos


@dataclass(frozen=True, slots=True)
class Open:
    actor: str
    title: str
    settings: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Join:
    actor: str
    beings: tuple[Being, ...]
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Nobody:
    """An act that names nobody."""

    actor: str


@dataclass(frozen=True, slots=True)
class Who:
    actor: str
    who: str


@dataclass(frozen=True, slots=True)
class OverBecause:
    actor: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class SetCounter:
    actor: str
    who: str
    counter: str
    to: float


@dataclass(frozen=True, slots=True)
class BeginEffect:
    """``turns``: until the end of that many turns of ``who`` (0 = until ended)."""

    actor: str
    who: str
    name: str
    turns: int = 0
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EndEffect:
    """All effects of that name on ``who``."""

    actor: str
    who: str
    name: str


@dataclass(frozen=True, slots=True)
class MoveTo:
    actor: str
    who: str
    to: Pos


@dataclass(frozen=True, slots=True)
class SetSide:
    actor: str
    who: str
    side: str


@dataclass(frozen=True, slots=True)
class SetBody:
    actor: str
    who: str
    player: str
    body: str


@dataclass(frozen=True, slots=True)
class Hide:
    """From ``observer``, "" = from all players."""

    actor: str
    who: str
    observer: str = ""


@dataclass(frozen=True, slots=True)
class RuleFact:
    """What a fact is from now on, whatever the world says; None: the world says it again."""

    actor: str
    fact: str
    args: tuple[Any, ...]
    value: Any = None


@dataclass(frozen=True, slots=True)
class SetOrder:
    """Everybody in a slot of their own, first to last."""

    actor: str
    who: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    actor: str
    who: str
    other: str


@dataclass(frozen=True, slots=True)
class SetTurn:
    """It is now ``who``'s turn. ``hooks`` False: without the ruleset's start of turn."""

    actor: str
    who: str
    hooks: bool = True


@dataclass(frozen=True, slots=True)
class PutItem:
    actor: str
    item: Item


def open_fight(fight: Fight[Any], act: Open) -> Flow[None]:
    yield changes.Open(act.title, act.settings)


def join(fight: Fight[Any], act: Join) -> Flow[None]:
    """Creatures arrive; hidden ones before anybody hears of them."""
    for being in act.beings:
        if being.id in fight or being.id in ("", GM):  # those two see more than any creature
            raise Refused("already-here", who=being.id)
    for being in act.beings:
        yield changes.Join(being)
        if act.hidden:
            yield changes.Begin(Effect(HIDDEN, being.id))
        yield from fight.rules.arrive(fight, fight[being.id])


def leave(fight: Fight[Any], act: Who) -> Flow[None]:
    """A creature is taken out of the fight; if it was its turn, the clock goes on."""
    who = fight[act.who]
    if who in fight.acting:
        yield from turns.end_turn(fight, who)
        if fight.acting and fight.acting[0] == who:
            raise Refused("nobody-else")
    yield changes.Leave(act.who)


def begin(fight: Fight[Any], act: Nobody) -> Flow[None]:
    """Round 1: the ruleset sets the scene, then the clock runs."""
    if fight.clock.round:
        raise Refused("begun-already")
    if not any(True for _ in fight):
        raise Refused("nobody-here")
    yield from fight.rules.begin(fight)
    yield from turns.next_turn(fight)


def end_turn(fight: Fight[Any], act: Nobody) -> Flow[None]:
    yield from turns.end_turn(fight, fight[act.actor])


def pass_turn(fight: Fight[Any], act: Nobody) -> Flow[None]:
    """The GM ends the turn of whoever acts."""
    if not fight.acting:
        yield from turns.next_turn(fight)
    for who in [c.id for c in fight.acting]:
        if who in fight.clock.acting():
            yield from turns.end_turn(fight, fight[who])


def over(fight: Fight[Any], act: OverBecause) -> Flow[None]:
    yield from turns.hook(fight.rules.finish(fight))
    yield changes.Over(act.why or "over")


def set_counter(fight: Fight[Any], act: SetCounter) -> Flow[None]:
    if act.counter not in fight.rules.counters:
        raise Refused("no-such-counter", name=act.counter)
    yield changes.Count(fight[act.who].id, act.counter, act.to, "gm")


def begin_effect(fight: Fight[Any], act: BeginEffect) -> Flow[None]:
    if act.name not in fight.rules.effects:
        raise Refused("no-such-effect", name=act.name)
    if any(key not in act.data for key in fight.rules.effects[act.name].needs):
        raise Refused("effect-of-a-rule", name=act.name)
    who = fight[act.who]
    done = fight.clock.begun.get(who.id, 0)
    if act.turns and who in fight.acting:
        done -= 1  # the turn it is in counts
    until: Anchor = EndOf(who.id, done + act.turns) if act.turns else FOREVER
    yield changes.Begin(Effect(act.name, who.id, "", until, act.data))


def end_effect(fight: Fight[Any], act: EndEffect) -> Flow[None]:
    found = fight[act.who].effects(act.name)
    if not found:
        raise Refused("no-such-effect", name=act.name)
    yield from lift(found, "gm")


def move(fight: Fight[Any], act: MoveTo) -> Flow[None]:
    yield changes.Move(fight[act.who].id, act.to, "gm")


def side(fight: Fight[Any], act: SetSide) -> Flow[None]:
    yield changes.Side(fight[act.who].id, act.side)


def bind(fight: Fight[Any], act: SetBody) -> Flow[None]:
    yield changes.Bind(fight[act.who].id, act.player, act.body)


def hide(fight: Fight[Any], act: Hide) -> Flow[None]:
    yield changes.Begin(Effect(HIDDEN, fight[act.who].id, act.observer))


def reveal(fight: Fight[Any], act: Who) -> Flow[None]:
    yield from lift(fight[act.who].effects(HIDDEN), "revealed")


def rule_fact(fight: Fight[Any], act: RuleFact) -> Flow[None]:
    """The last word on a fact counts; it goes with the creature that it is about."""
    old = [e for e in fight.effects(RULED)
           if (e.data["fact"], e.data["args"]) == (act.fact, act.args)]  # fmt: skip
    yield from lift(old, "ruled")
    if act.value is not None:
        about = next((a for a in reversed(act.args) if isinstance(a, str) and a in fight), "")
        data = {"fact": act.fact, "args": act.args, "value": act.value}
        yield changes.Begin(Effect(RULED, about, data=data))


def set_order(fight: Fight[Any], act: SetOrder) -> Flow[None]:
    """A new order; the turn under way goes on where it now stands."""
    acting = fight.clock.acting()
    slots = tuple(Slot((fight[w].id,), (len(act.who) - i,)) for i, w in enumerate(act.who))
    index = next((i for i, s in enumerate(slots) if s.who[0] in acting), fight.clock.index)
    yield changes.Order(slots, index)


def swap(fight: Fight[Any], act: Pair) -> Flow[None]:
    yield from _rearranged(fight, act, swapped)


def pair(fight: Fight[Any], act: Pair) -> Flow[None]:
    yield from _rearranged(fight, act, together)


def _rearranged(fight: Fight[Any], act: Pair, how: Any) -> Flow[None]:
    clock = fight.clock
    for who in (act.who, act.other):
        if not clock.has(fight[who].id):
            raise Refused("no-slot", who=who)
        if who in clock.acting():
            raise Refused("acting-now", who=who)
    yield changes.Order(how(clock.slots, act.who, act.other), clock.index)


def set_turn(fight: Fight[Any], act: SetTurn) -> Flow[None]:
    """Whose turn it is, whatever the clock thought."""
    slots = fight.clock.slots
    place = next((i for i, s in enumerate(slots) if act.who in s.who), None)
    if place is None:
        raise Refused("no-slot", who=act.who)
    for c in fight.acting:
        yield changes.TurnOver(c.id)
    yield changes.Order(slots, place - 1)
    yield changes.Turn(slots[place].who)
    if act.hooks:
        yield from turns.hook(turns.expire(fight))
        for c in fight.acting:
            yield from turns.hook(fight.rules.turn_start(fight, c))


def put_item(fight: Fight[Any], act: PutItem) -> Flow[None]:
    if act.item.holder and act.item.holder not in fight:
        raise Refused("no-such-creature", name=act.item.holder)
    yield changes.Place(act.item)


def take_item(fight: Fight[Any], act: Who) -> Flow[None]:
    if act.who not in fight.state.items:
        raise Refused("no-such-item", name=act.who)
    yield changes.Use(act.who)


VERBS: Mapping[str, Verb] = {
    "open": Verb(Open, open_fight, when="gm"),
    "join": Verb(Join, join, when="always"),
    "leave": Verb(Who, leave, when="gm"),
    "begin": Verb(Nobody, begin, when="gm"),
    "end": Verb(Nobody, end_turn),
    "next": Verb(Nobody, pass_turn, when="gm"),
    "over": Verb(OverBecause, over, when="gm"),
    "set": Verb(SetCounter, set_counter, when="gm"),
    "effect": Verb(BeginEffect, begin_effect, when="gm"),
    "lift": Verb(EndEffect, end_effect, when="gm"),
    "place": Verb(MoveTo, move, when="gm"),
    "side": Verb(SetSide, side, when="gm"),
    "bind": Verb(SetBody, bind, when="always"),
    "hide": Verb(Hide, hide, when="gm"),
    "reveal": Verb(Who, reveal, when="gm"),
    "rule": Verb(RuleFact, rule_fact, when="gm"),
    "order": Verb(SetOrder, set_order, when="gm"),
    "swap": Verb(Pair, swap, when="gm"),
    "together": Verb(Pair, pair, when="gm"),
    "turn": Verb(SetTurn, set_turn, when="gm"),
    "put": Verb(PutItem, put_item, when="gm"),
    "take": Verb(Who, take_item, when="gm"),
}

REFUSALS = (
    "acting-now",
    "already-here",
    "begun-already",
    "cannot-pay",
    "effect-of-a-rule",
    "fight-over",
    "not-begun",
    "nobody-else",
    "nobody-here",
    "no-slot",
    "no-such-counter",
    "no-such-creature",
    "no-such-effect",
    "no-such-item",
    "no-such-option",
    "no-such-outcome",
    "no-such-roll",
    "not-yours",
    "not-your-turn",
    "nothing-to-redo",
    "nothing-to-undo",
    "nowhere",
    "paused",
    "question-closed",
    "unknown-verb",
    "waiting",
)
"""Codes the engine itself refuses with; a ruleset declares its own."""
