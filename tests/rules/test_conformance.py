"""What every ruleset obeys, whatever its rules are."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from rules.engine.codec import codec_for
from rules.engine.records import Answered, Asked, Done, Known, Restored, Struck
from rules.engine.requests import Ask, AskNumber, Fact, Roll, Rolled
from rules.engine.ruleset import Ruleset
from rules.engine.state import State
from rules.engine.table import Memory, Row, Table, fold
from tests.rules.random_play import RULESETS, Player, played

SEEDS = range(12)


def ids(rules: Ruleset) -> str:
    return rules.id


every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=ids)


@every_ruleset
@pytest.mark.parametrize("seed", SEEDS)
def test_any_play_is_the_fold_of_its_log_read_back(rules: Ruleset, seed: int) -> None:
    player = played(rules, seed)
    assert player.table.fight.state == fold(player.store.read())


@every_ruleset
def test_random_play_meets_refusals_questions_and_restarts(rules: Ruleset) -> None:
    """The other tests here would prove nothing if play were tame."""
    players = [played(rules, seed) for seed in SEEDS]
    assert sum(len(p.refused) for p in players) > 20
    assert sum(p.restarts for p in players) > 5
    kinds = {type(r) for p in players for _, r in p.store.read()}
    assert {Asked, Struck, Restored, Rolled, Done} <= kinds


class FromLog:
    """Ports that give what a finished log says the outside gave, from a given place on."""

    def __init__(self, rest: list[object]) -> None:
        self.rest = [
            r
            for r in rest
            if isinstance(r, Rolled | Known | Answered)
            or (isinstance(r, Asked) and isinstance(r.ask, Roll))
        ]

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        old = self.rest.pop(0)
        if isinstance(old, Asked):  # it was waited for
            return None
        assert isinstance(old, Rolled), (roll, old)
        return old.faces, old.by

    def facts(self, facts: tuple[Fact, ...]) -> object:
        old = self.rest.pop(0)
        assert isinstance(old, Known)
        return old.values

    def answer(self, ask: Ask | AskNumber) -> object:
        old = self.rest[0] if self.rest else None
        if isinstance(old, Answered) and old.by == "policy":
            self.rest.pop(0)
            return old.value
        return None

    def go_on(self, table: Table) -> None:
        while table.run is not None:
            got = self.rest.pop(0)
            if isinstance(got, Rolled):
                table.throw(got.faces, got.by)
            elif isinstance(got, Known):
                table.learn(got.values)
            else:
                assert isinstance(got, Answered)
                table.answer(got.id, got.value, got.by)


def finished(rows: list[Row]) -> list[tuple[int, list[object]]]:
    """Each command that ended, with its records."""
    records: dict[int, list[object]] = {}
    for n, r in rows:
        if n and not isinstance(r, Struck | Restored):
            records.setdefault(n, []).append(r)
    return [(n, past) for n, past in records.items() if isinstance(past[-1], Done)]


@every_ruleset
@pytest.mark.parametrize("seed", range(4))
def test_killed_at_every_record_it_comes_to_the_same_end(rules: Ruleset, seed: int) -> None:
    """Cut the log after every record of every command; go on with the same inputs."""
    rows = played(rules, seed, moves=25).store.read()
    cuts = 0
    for n, mine in finished(rows):
        at = next(i for i, (m, _) in enumerate(rows) if m == n)
        earlier = rows[:at]
        for k in range(1, len(mine)):
            cut = Memory(codec_for(rules), [*earlier, *((n, r) for r in mine[:k])])
            ports = FromLog(mine[k:])
            table = Table(rules, cut, ports)  # type: ignore[arg-type]
            assert table.lost == []
            ports.go_on(table)
            again = [r for m, r in cut.read() if m == n and not isinstance(r, Struck | Restored)]
            assert again == mine
            assert table.fight.state == fold([*earlier, *((n, r) for r in mine)])
            cuts += 1
    assert cuts > 30


@every_ruleset
@pytest.mark.parametrize("seed", range(4))
def test_undo_all_then_redo_all_changes_nothing(rules: Ruleset, seed: int) -> None:
    player = played(rules, seed, moves=30)
    if player.table.run is not None:
        player.table.cancel()
    end, steps = player.table.fight.state, 0
    while player.table.standing:
        player.table.undo()
        steps += 1
    assert player.table.fight.state == State()
    for _ in range(steps):
        player.table.redo()
    assert player.table.fight.state == end


@every_ruleset
def test_the_hash_seed_does_not_matter(rules: Ruleset) -> None:
    """Nothing in a flow may depend on the order of a set or a hash."""
    logs = {
        subprocess.run(
            [sys.executable, "-m", "tests.rules.test_conformance", rules.id],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in "123"
    }
    assert len(logs) == 1
    assert len(logs.pop()) > 64


@every_ruleset
def test_every_name_has_words_in_every_language(rules: Ruleset) -> None:
    wanted = {f"tell-{t}" for t in rules.tells}
    wanted |= {f"verb-{v}" for v in rules.verbs}
    wanted |= {f"question-{q}" for q in rules.questions}
    wanted |= {f"refusal-{c}" for c in rules.refusals}
    wanted |= {f"effect-{e}" for e in rules.effects}
    wanted |= {f"counter-{s.counter}" for s in rules.shown}
    wanted |= {f"outcome-{o}" for o in rules.outcomes}
    wanted |= {f"fact-{f}" for f in rules.facts}
    wanted = {w.replace(".", "-") for w in wanted}
    for language in ("fr", "en"):
        assert wanted - words(rules.folder / "locale", language) == set()


@every_ruleset
def test_both_languages_say_the_same_things(rules: Ruleset) -> None:
    locale = rules.folder / "locale"
    assert words(locale, "fr") == words(locale, "en")


def words(folder: Path, language: str) -> set[str]:
    """The messages of one language: one file, or one a theme."""
    names: set[str] = set()
    for path in (folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))):
        if path.is_file():
            body = FluentParser().parse(path.read_text(encoding="utf8")).body
            names |= {entry.id.name for entry in body if isinstance(entry, Message)}
    return names


@every_ruleset
def test_offers_are_legal(rules: Ruleset) -> None:
    """What a button offers is never refused when clicked at once.

    Where the world is as usual: a wall that only the world knows of may still refuse a shot.
    """
    for seed in SEEDS:
        player = Player(rules, seed)
        player.ports.usual = True
        for _ in range(20):
            if player.table.run is not None:
                player.under_way()
                continue
            if player.fight.state.over:  # some games end by themselves
                break
            command = player.offered_command()
            refused = len(player.refused)
            player.do(command)
            assert player.refused[refused:] == [], command


if __name__ == "__main__":
    chosen = next(r for r in RULESETS if r.id == sys.argv[1])
    for seed in (7, 8):
        written = played(chosen, seed).store.written
        print(len(written), hashlib.sha256(repr(written).encode()).hexdigest())  # noqa: T201 the output compared above
