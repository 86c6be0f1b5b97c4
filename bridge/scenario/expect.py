"""What a scenario expects, against what came: the first difference, in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine.fight import Creature
from rules.engine.geometry import Block
from rules.engine.records import Question as Open
from rules.engine.records import Told
from rules.engine.requests import GM
from rules.engine.state import HIDDEN, State
from rules.engine.table import Table

from ..store.rows import LogRow, Whisper
from .file import Expect, Question, slug


@dataclass(frozen=True, slots=True)
class Shown:
    """What one player's client showed."""

    texts: tuple[str, ...] = ()
    hovers: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()

    @property
    def everything(self) -> str:
        return plain("\n".join((*self.texts, *self.hovers, *self.buttons)))


@dataclass(frozen=True, slots=True)
class Came:
    """Everything that a step came to. ``before`` is the state of the fight before it."""

    table: Table | None
    before: State | None
    rows: Sequence[LogRow] = ()
    shown: Mapping[str, Shown] = field(default_factory=dict)
    body: Callable[[str], Block | None] = lambda name: None
    marks: Callable[[str], tuple[str, ...] | None] = lambda name: None
    sidebar: Callable[[str], list[str]] = lambda player: []
    points: Callable[[str], int | None] = lambda name: None


def plain(text: str) -> str:
    """No-break spaces are spaces."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def differences(expect: Expect, came: Came) -> Iterator[str]:
    """One line for each thing that is not as expected."""
    if came.table is not None:
        yield from _of_fight(expect, came, came.table)
    elif expect.over:
        pass
    elif _needs_fight(expect):
        yield "expected a fight, there is none"
    if expect.refused is not None:
        yield from _refused(expect.refused, came)
    yield from _told(expect, came)
    yield from _seen(expect, came)
    for name, block in expect.bodies.items():
        yield from _same(f"body of {name}", block, came.body(name))
    for name, worn in expect.marks.items():
        yield from _same(f"marks of {name}", worn, came.marks(name))
    for name, score in expect.points.items():
        yield from _same(f"points beside {name}", score, came.points(name))
    for player, lines in expect.sidebar.items():
        yield from _sidebar(player, lines, [plain(line) for line in came.sidebar(player)])


def _needs_fight(expect: Expect) -> bool:
    given = expect.model_fields_set - {"refused", "tells", "untold", "seen", "hover", "unseen",
                                       "sidebar", "points", "bodies", "marks", "over"}  # fmt: skip
    return bool(given)


def creature(table: Table, name: str) -> Creature[Any] | None:
    """By id, or by name."""
    wanted = slug(name)
    for c in table.fight:
        if wanted in (c.id, slug(c.name)):
            return c
    return None


def _of_fight(expect: Expect, came: Came, table: Table) -> Iterator[str]:
    fight = table.fight
    for name, found in _creatures(expect, table):
        if found is None:
            yield f"expected a creature {name}, there is none"
            continue
        counters = expect.counters.get(name, {}) | expect.pools.get(name, {})
        for counter, value in counters.items():
            if counter not in fight.rules.counters:
                yield f"{name}: the ruleset has no counter {counter}"
            else:
                yield from _same(f"{name}: {counter}", value, found[counter])
        effects = sorted(e.name for e in found.effects() if e.name != HIDDEN)
        if name in expect.effects:
            yield from _same(f"{name}: effects", sorted(expect.effects[name]), effects)
        for wanted in expect.has.get(name, ()):
            if not found.has(wanted):
                yield f"{name}: expected the effect {wanted}, has {effects}"
        for unwanted in expect.lacks.get(name, ()):
            if found.has(unwanted):
                yield f"{name}: expected no effect {unwanted}, has {effects}"
        if name in expect.positions:
            yield from _same(f"{name}: position", expect.positions[name], found.being.pos)
        if name in expect.out:
            yield from _same(f"{name}: out", expect.out[name], found.out)
    if expect.round is not None:
        yield from _same("round", expect.round, fight.clock.round)
    if expect.order is not None:
        order = [w for slot in fight.clock.slots for w in slot.who]
        yield from _same("order", [_id(table, w) for w in expect.order], order)
    if expect.turn is not None:
        turn = (expect.turn,) if isinstance(expect.turn, str) else expect.turn
        wanted_turn = sorted(_id(table, w) for w in turn if w)
        yield from _same("turn", wanted_turn, sorted(fight.clock.acting()))
    if expect.question is not None:
        yield from _questions(expect.question, table)
    if expect.over is not None:
        yield from _same("over", expect.over, bool(fight.state.over))
    if expect.paused is not None:
        yield from _same("paused", expect.paused, table.paused)


def _creatures(expect: Expect, table: Table) -> Iterator[tuple[str, Creature[Any] | None]]:
    parts = (expect.counters, expect.pools, expect.effects, expect.has, expect.lacks,
             expect.positions, expect.out)  # fmt: skip
    for name in dict.fromkeys(n for part in parts for n in part):
        yield name, creature(table, name)


def _id(table: Table, name: str) -> str:
    found = creature(table, name)
    return found.id if found else name


def _same(what: str, expected: Any, got: Any) -> Iterator[str]:
    if expected != got:
        yield f"{what}: expected {_whole(expected)!r}, got {_whole(got)!r}"


def _whole(value: Any) -> Any:
    """12, never 12.0: a file may write either."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


# -- questions -----------------------------------------------------------------------------------


def _questions(expected: Any, table: Table) -> Iterator[str]:
    asked = list(table.open.values())
    shown = [_shown(q) for q in asked]
    if expected is False:
        if asked:
            yield f"question: expected none, open: {shown}"
        return
    wanted = expected if isinstance(expected, tuple) else (expected,)
    if len(asked) != len(wanted):
        yield f"question: expected {len(wanted)}, open: {shown}"
        return
    for one in wanted:
        if not any(_fits(one, q, table) for q in asked):
            yield f"question: expected {one.model_dump(exclude_defaults=True)}, open: {shown}"


def _fits(wanted: Question, asked: Open, table: Table) -> bool:
    who = GM if wanted.who == GM else _id(table, wanted.who)
    options = tuple(getattr(asked, "options", ()))
    return (
        (not wanted.who or who == asked.who)
        and wanted.name in ("", _name(asked))
        and (wanted.options is None or wanted.options == options)
    )


def _name(asked: Open) -> str:
    return str(getattr(asked, "question", "") or getattr(asked, "label", ""))


def _shown(asked: Open) -> str:
    options = getattr(asked, "options", ())
    return f"{_name(asked)} to {asked.who} {list(options) if options else ''}".strip()


# -- refusals, tells, texts --------------------------------------------------------------------


def refusals(rows: Sequence[LogRow]) -> list[tuple[str, str]]:
    """Codes and rules of what was refused in these rows."""
    return [
        (line.key.removeprefix("refusal-"), line.rule)
        for row in rows
        if isinstance(row.record, Whisper)
        for line in row.record.lines
        if line.key.startswith("refusal-")
    ]


def _refused(wanted: str, came: Came) -> Iterator[str]:
    found = refusals(came.rows)
    if not any(wanted in pair for pair in found):
        said = [line.key for r in came.rows if isinstance(r.record, Whisper)
                for line in r.record.lines]  # fmt: skip
        yield f"expected a refusal {wanted}, got {found or said or 'nothing'}"
    after = came.table.fight.state if came.table is not None else None
    if came.before is not None and after != came.before:
        yield f"refused by {wanted}, but the fight has changed"


def _told(expect: Expect, came: Came) -> Iterator[str]:
    told = [row.record.tell.key for row in came.rows if isinstance(row.record, Told)]
    if expect.tells is not None:
        rest = iter(told)
        if not all(key in rest for key in expect.tells):
            yield f"tells: expected {list(expect.tells)} in this order, told {told}"
    for key in expect.untold:
        if key in told:
            yield f"tells: expected no {key}, told {told}"


def _seen(expect: Expect, came: Came) -> Iterator[str]:
    for player, pieces in expect.seen.items():
        texts = plain("\n".join(came.shown.get(player, Shown()).texts))
        yield from (f"{player}: expected to see {p!r}, saw {texts!r}" for p in pieces
                    if plain(p) not in texts)  # fmt: skip
    for player, pieces in expect.hover.items():
        hovers = plain("\n".join(came.shown.get(player, Shown()).hovers))
        yield from (f"{player}: expected {p!r} on hover, got {hovers!r}" for p in pieces
                    if plain(p) not in hovers)  # fmt: skip
    for player, pieces in expect.unseen.items():
        everything = came.shown.get(player, Shown()).everything
        yield from (f"{player}: expected never to see {p!r}, got {everything!r}" for p in pieces
                    if plain(p) in everything)  # fmt: skip


def _sidebar(player: str, wanted: Sequence[str], lines: list[str]) -> Iterator[str]:
    if len(wanted) != len(lines) or any(
        plain(w) not in line for w, line in zip(wanted, lines, strict=True)
    ):
        yield f"{player}: expected the sidebar {list(wanted)}, got {lines}"
