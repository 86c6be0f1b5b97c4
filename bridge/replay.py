"""Stored fights folded again, beside the service: what they come to, and whether they are whole."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.engine.codec import codec_for
from rules.engine.records import Command, Done, Restored, Struck
from rules.engine.ruleset import Ruleset
from rules.engine.table import Memory, Row, Table, struck

from .ports import FightPorts, facts_by_default, thrown
from .store.errors import StoreDamaged
from .store.rows import FightRow
from .store.store import Store


@dataclass(frozen=True, slots=True)
class Replayed:
    """A fight out of the store. ``faults`` () means that it is whole."""

    row: FightRow
    rows: int
    commands: tuple[tuple[int, Command, bool], ...]  # number, what was wished, whether it stands
    table: Table | None
    faults: tuple[str, ...]


def replay(path: Path, rulesets: Mapping[str, Ruleset]) -> Iterator[Replayed]:
    """Every fight of a store, oldest first. Nothing is written to its log.

    Raises StoreDamaged for a file that is not there or not what was written.
    """
    if not path.exists():
        raise StoreDamaged(path, "no such file", "name a store that exists")
    store = Store(path, codec_for(*rulesets.values()))
    try:
        for row in store.fights(closed=True):
            yield _one(store, row, rulesets.get(row.ruleset))
    finally:
        store.close()


def _one(store: Store, row: FightRow, rules: Ruleset | None) -> Replayed:
    if rules is None:
        fault = f"its ruleset {row.ruleset} is not installed"
        return Replayed(row, 0, (), None, (fault,))
    try:
        rows = store.read(row.id)
    except StoreDamaged as damage:
        return Replayed(row, 0, (), None, (damage.where,))
    gone = struck(rows)
    commands = tuple((n, r, n not in gone) for n, r in rows if isinstance(r, Command))
    faults = tuple(_faults(rows, gone))
    table = None
    if not faults:
        ports = FightPorts(thrown(), facts_by_default, lambda who: {})
        table = Table(rules, Memory(codec_for(rules), rows), ports)
        faults = tuple(f"command {n} cannot be rebuilt: {why}" for n, why in table.lost)
        if row.closed_at is not None and table.run is not None:
            faults += ("it is closed while a command is under way",)
    return Replayed(row, len(rows), commands, table, faults)


def _faults(rows: list[Row], gone: set[int]) -> Iterator[str]:
    """What no run of the program writes: records out of their command, commands without an end."""
    last: dict[int, Any] = {}
    for n, record in rows:
        if not n or isinstance(record, Struck | Restored):
            continue
        if n not in last and not isinstance(record, Command):
            yield f"command {n} begins with {type(record).__name__}"
        if isinstance(last.get(n), Done):
            yield f"command {n} goes on after its end"
        last[n] = record
    unfinished = [n for n, r in last.items() if not isinstance(r, Done) and n not in gone]
    yield from (f"command {n} has no end" for n in unfinished if n != max(last))
