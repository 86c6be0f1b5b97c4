"""The hall: every open fight with its engine's table, opened, loaded, found and closed here."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from rules.engine.records import Command, Question
from rules.engine.requests import GM, Refused, Tell
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being
from rules.engine.table import Table

from .ports import Dice, FactSource, FightPorts, world_later
from .store.characters import Character, CharacterError, kept
from .store.errors import StoreDamaged
from .store.store import Store


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that waits for an answer, and the wall seconds at which it was asked."""

    fight: str
    id: str
    ask: Question
    asked_at: float


class Hall:
    """One table per open fight. ``dice`` and ``facts`` serve them all.

    Raises StoreDamaged when a fight's log cannot be read or its ruleset is not there.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset],
        dice: Dice,
        facts: FactSource = world_later,
    ) -> None:
        self.store, self.rulesets = store, rulesets
        self._dice, self._facts = dice, facts
        self.started_at = store.clock()
        self.tables: dict[str, Table] = {}
        self._closed: dict[str, Table] = {}
        self._asked_at: dict[tuple[str, str], float] = {}
        self.last_closed = self._closed_last()
        for row in store.fights():
            with store.batch():  # what cannot go on is struck, and told
                self.tables[row.id] = self._load(row.id, row.ruleset)
                self._tell_lost(row.id)

    def __getitem__(self, fight: str) -> Table:
        """An open fight. Raises KeyError."""
        return self.tables[fight]

    def __contains__(self, fight: str) -> bool:
        return fight in self.tables

    def view(self, fight: str) -> Table:
        """Any fight, a closed one too, to be looked at. Raises KeyError."""
        if fight in self.tables:
            return self.tables[fight]
        if fight not in self._closed:
            row = next((r for r in self.store.fights(closed=True) if r.id == fight), None)
            if row is None:
                raise KeyError(fight)
            self._closed[fight] = self._load(row.id, row.ruleset)
        return self._closed[fight]

    # -- opening and closing --------------------------------------------------------------------

    def open(self, title: str, ruleset: str, settings: Mapping[str, Any]) -> str:
        """A new fight with these settings frozen in its log; returns its id.

        ``settings`` may be text as typed. Raises Refused "no-such-ruleset" or "bad-setting".
        """
        rules = self.rulesets.get(ruleset)
        if rules is None:
            raise Refused("no-such-ruleset", name=ruleset, known=tuple(sorted(self.rulesets)))
        frozen = settled(rules, settings)
        id = self._free_id(title or ruleset)
        self.store.open_fight(id, ruleset, rules.version)
        table = self._load(id, ruleset)
        table.do(Command(GM, GM, "open", {"title": title or id, "settings": frozen}))
        self.tables[id] = table
        return id

    def close(self, fight: str, why: str = "") -> None:
        """End a fight: its ruleset cleans up, characters keep what lasts. Raises Refused."""
        table = self.tables[fight]
        table.do(Command(GM, GM, "over", {"why": why}))
        if table.run is None:
            self._put_away(fight)

    def sweep(self) -> None:
        """Put away the fights whose end had to wait for an answer."""
        for fight, table in list(self.tables.items()):
            if table.fight.state.over and table.run is None:
                self._put_away(fight)

    def reopen(self, fight: str) -> Table:
        """Take a closed fight back, its ending undone. Raises Refused if it has none."""
        table = self.view(fight)
        table.undo()
        self.store.reopen_fight(fight)
        self.tables[fight] = self._closed.pop(fight)
        return table

    def _put_away(self, fight: str) -> None:
        table = self.tables.pop(fight)
        for being in table.fight.state.beings.values():
            if being.player:
                self.store.keep(self._lasting(table, being))
        self.store.close_fight(fight)
        self._closed[fight], self.last_closed = table, fight

    def _lasting(self, table: Table, being: Being) -> Character:
        """The character as it leaves the fight."""
        rules = table.rules
        kinds = rules.effects
        effects = [e for e in table.fight[being.id].effects() if e.name in kinds]
        try:
            old = self.store.character(being.player, rules.id, rules.sheet)
        except CharacterError:  # what was kept no longer fits; what the fight ends with does
            old = None
        return Character(
            player=being.player,
            ruleset=rules.id,
            name=being.name,
            sheet=being.sheet,
            counters={c: v for c, v in being.counters.items() if c in rules.lasting},
            effects=tuple(kept(e) for e in effects if kinds[e.name].lasts),
            preferences=old.preferences if old else {},
            macros=old.macros if old else {},
        )

    def _free_id(self, title: str) -> str:
        taken = {row.id for row in self.store.fights(closed=True)}
        stem = slug(title) or "combat"
        n, id = 1, stem
        while id in taken:
            n += 1
            id = f"{stem}-{n}"
        return id

    def _load(self, id: str, ruleset: str) -> Table:
        rules = self.rulesets.get(ruleset)
        if rules is None:
            raise StoreDamaged(
                self.store.path,
                f"fight {id} is played by the ruleset {ruleset}, which is not installed",
                "install it, or name its folder in the settings",
            )

        def choices(who: str) -> Mapping[str, str]:
            table = self.tables.get(id)
            being = table.fight.state.beings.get(who) if table else None
            if being is None or not being.player:
                return {}
            return self.store.preferences(being.player, ruleset)

        ports = FightPorts(self._dice, self._facts, choices)
        return Table(rules, self.store.fight_log(id), ports)

    def _closed_last(self) -> str:
        """The fight that ended last, of those that can be taken back; "" if there is none."""
        ended = [
            (row.closed_at, row.id)
            for row in self.store.fights(closed=True)
            if row.closed_at is not None and row.ruleset in self.rulesets
        ]
        return max(ended)[1] if ended else ""

    def _tell_lost(self, fight: str) -> None:
        table = self.tables[fight]
        for n, why in table.lost:
            table.aside(Tell("lost", (), {"n": n, "why": why}), (GM,))

    # -- finding --------------------------------------------------------------------------------

    def fight_of(self, player: str) -> str | None:
        """The fight in which somebody plays: where they still stand rather than lie, the newest."""
        best: tuple[bool, int] | None = None
        found = None
        for age, (id, table) in enumerate(self.tables.items()):
            for being in table.fight.state.beings.values():
                if being.player == player and (best is None or (not being.out, age) >= best):
                    best, found = (not being.out, age), id
        return found

    def only(self) -> str | None:
        """The one open fight, if there is exactly one."""
        return next(iter(self.tables)) if len(self.tables) == 1 else None

    def named(self, text: str) -> str | None:
        """An open fight by its id or title, as typed."""
        wanted = slug(text)
        for id, table in self.tables.items():
            if wanted and wanted in (id, slug(table.fight.state.title)):
                return id
        return None

    def questions(self) -> Iterator[OpenQuestion]:
        """Every open question of every fight."""
        for fight, table in self.tables.items():
            for id, ask in table.open.items():
                yield OpenQuestion(fight, id, ask, self._when(fight, id))

    def _when(self, fight: str, question: str) -> float:
        key = (fight, question)
        if key not in self._asked_at:
            n = int(question.partition(".")[0])
            for asked, at in self.store.at_of(fight, "Asked", n):
                self._asked_at[(fight, asked.id)] = at
        return self._asked_at[key]

    def resumed_at(self, fight: str) -> float:
        """When the fight last went on after a pause; 0 = it was never paused."""
        pauses = self.store.at_of(fight, "Paused")
        return pauses[-1][1] if pauses else 0.0


def settled(rules: Ruleset, settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a fight, complete and checked, as a log can hold them.

    Raises Refused "bad-setting" with the key, the reason and what there is.
    """
    try:
        typed = all(isinstance(v, str) for v in settings.values())
        model = (
            rules.settings.model_validate_strings(_tables(settings), strict=False)
            if typed
            else rules.settings.model_validate(dict(settings))
        )
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(str(p) for p in first["loc"])
        known = tuple(rules.settings.model_fields)
        raise Refused("bad-setting", key=key, why=first["msg"], known=known) from error
    return {name: _frozen(value) for name, value in model.model_dump(mode="json").items()}


def _tables(typed: Mapping[str, str]) -> dict[str, Any]:
    """``destin.jets:tous``, as it is typed, is a key in a table."""
    made: dict[str, Any] = {}
    for key, value in typed.items():
        *folders, last = key.split(".")
        table = made
        for folder in folders:
            inner = table.setdefault(folder, {})
            if not isinstance(inner, dict):  # given as a value too: the model says what is wrong
                break
            table = inner
        table[last] = value
    return made


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(v) for v in value)
    if isinstance(value, dict):
        return {str(k): _frozen(v) for k, v in value.items()}
    return value


def slug(title: str) -> str:
    """A short id out of a title: ``Pont rouge`` → ``pont-rouge``; "" if nothing is left."""
    bare = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", bare).strip("-")[:32]
