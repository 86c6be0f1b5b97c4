"""What bodies should bear now, by the open fights alone: a glow in their turn, a hold out of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

from rules.engine.fight import Creature
from rules.engine.state import HIDDEN
from rules.engine.table import Table
from rules.engine.turns import may_use

from .bodies import body_of

Kind = Literal["glow", "hold"]
Mark = tuple[Kind, str]
"""What is borne, and the UUID of the body that bears it."""


def borne(tables: Iterable[Table], *, glow: bool, hold: bool) -> frozenset[Mark]:
    """The marks of all bodies, while their fights go on. Where one body is in two, it may walk
    if one of them lets it, and never glows if one of them hides it."""
    every = list(tables)
    going = [t for t in every if t.fight.clock.round and not (t.paused or t.fight.state.over)]
    marks: set[Mark] = set()
    if glow:
        marks |= {("glow", body) for body in _glowing(going) - _hidden(every)}
    if hold:
        marks |= {("hold", body) for body in _held(going)}
    return frozenset(marks)


def _glowing(going: Sequence[Table]) -> set[str]:
    """Of whose turn it is."""
    acting = [(t, who) for t in going for who in t.fight.clock.acting() if who in t.fight]
    return {body_of(t.fight.state.beings[who]) for t, who in acting} - {""}


def _hidden(tables: Sequence[Table]) -> set[str]:
    """Of whoever is hidden from anybody: what all can see would betray it."""
    return {
        body_of(t.fight.state.beings[e.on])
        for t in tables
        for e in t.fight.state.effects.values()
        if e.name == HIDDEN and e.on in t.fight
    }


def _held(going: Sequence[Table]) -> set[str]:
    """Of players who may not walk now, and what they ride, which would carry them off."""
    held: set[str] = set()
    free: set[str] = set()
    for table in going:
        for me in table.fight:
            if _walks_itself(me) and not me.out and me.placed:
                (free if may_walk(table, me) else held).update(_with_mount(table, me))
    return held - free


def _walks_itself(me: Creature[Any]) -> bool:
    """Whether its body is that of its player, and no mob's."""
    return bool(me.being.player) and body_of(me.being) == me.being.player


def _with_mount(table: Table, me: Creature[Any]) -> Iterator[str]:
    yield body_of(me.being)
    seat = table.rules.seat(me)
    if seat in table.fight and (mount := body_of(table.fight.state.beings[seat])):
        yield mount


def may_walk(table: Table, me: Creature[Any]) -> bool:
    """When the rules let it, unless it is being asked about the step that it has just made."""
    walker = table.rules.walker(me)
    if not may_use(table.fight, walker, table.rules.step):
        return False
    command = table.command
    asked = command is not None and command.verb == table.rules.step and bool(table.open)
    return not (asked and command is not None and command.actor == walker)
