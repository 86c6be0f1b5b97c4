"""Attacks a second, with and without a log on disk, and the fold of a long fight."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bridge.store.store import Store
from rules.engine.codec import codec_for
from rules.engine.fight import Fight
from rules.engine.records import Command
from rules.engine.registry import installed
from rules.engine.requests import GM, Ask, AskNumber, Fact, Roll
from rules.engine.run import Run
from rules.engine.state import Being
from rules.engine.table import Memory, Table, fold, memory_for, play

Row = tuple[str, float, str, float, str, bool]
RULES = installed()["blocs"]


class QuickPorts:
    """The cheapest answers: dice in turn, the default of every question."""

    def __init__(self) -> None:
        self.throws = 0

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str]:
        self.throws += 7
        return tuple([self.throws % d + 1 for d in roll.dice]), "dice"

    def facts(self, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
        return tuple([f.default for f in facts])

    def answer(self, ask: Ask | AskNumber) -> Any:
        return ask.default


def fresh(table: Table) -> None:
    """Two who can hit each other for ever, at the start of a turn."""
    settings = RULES.settings().model_dump()
    sheet = RULES.creatures["brigand"].model_copy(update={"pv": 10**7, "pv_max": 10**7})
    table.do(Command(GM, GM, "open", {"title": "Bench", "settings": settings}))
    for i in range(2):
        being = Being(f"c{i}", f"Brigand {i}", f"side {i}", sheet, (i, 64, 0))
        table.do(Command(GM, GM, "join", {"beings": (being,)}))
    table.do(Command(GM, GM, "begin"))


def attack(table: Table) -> Command:
    me = table.fight.acting[0].id
    return Command(me, me, "attack", {"target": "c1" if me == "c0" else "c0"})


def a_second(action: Callable[[], None], seconds: float = 1.5) -> float:
    """How many times a second ``action`` runs."""
    action()
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(20):
            action()
        done += 20
    return done / spent


def attacks_without_a_log() -> float:
    ports = QuickPorts()
    table = Table(RULES, memory_for(RULES), ports)
    fresh(table)
    state, command = table.fight.state, attack(table)
    fight: Fight[Any] = Fight(RULES, state)

    def action() -> None:
        fight.state = state
        Run(1, fight, play(fight, command), ports).play()

    return a_second(action)


def attacks_through_the_store() -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "bench.db", codec_for(RULES))
        table = Table(RULES, store.fight_log("bench"), QuickPorts())
        fresh(table)

        rate = a_second(lambda: one_of_many_attacks(table))
        store.close()
        return rate


def one_of_many_attacks(table: Table) -> None:
    """An attack, then its attacker is ready again: the bench counts attacks, not turns."""
    command = attack(table)
    table.do(command)
    being = table.fight.state.beings[command.actor]
    counters = {**being.counters, "full": 1.0}
    rested = Being(being.id, being.name, being.side, being.sheet, being.pos, counters=counters)
    table.fight.state = table.fight.state.with_being(rested)


def fold_of_a_long_fight(events: int = 10_000) -> float:
    """Seconds to fold the log of a fight of that many records."""
    table = Table(RULES, memory_for(RULES), QuickPorts())
    fresh(table)
    log = table.store
    assert isinstance(log, Memory)
    while len(log.written) < events:
        one_of_many_attacks(table)
    rows = log.read()[:events]
    start = time.perf_counter()
    fold(rows)
    return time.perf_counter() - start


def rows() -> list[Row]:
    bare, stored, fold = (
        attacks_without_a_log(),
        attacks_through_the_store(),
        fold_of_a_long_fight(),
    )
    return [
        ("blocs attacks a second, no log", bare, "—", 0, "≥ 12 000", bare >= 12_000),
        ("blocs attacks a second, full sync", stored, "—", 0, "≥ 900", stored >= 900),
        ("fold of 10 000 events (s)", fold, "—", 0, "≤ 0.2", fold <= 0.2),
    ]
