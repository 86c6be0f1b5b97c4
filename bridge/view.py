"""A fight as it was at a place in the log: the fold that follows the rows one by one."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rules.engine.changes import Join, Leave, Over, Turn
from rules.engine.fight import Fight
from rules.engine.records import (
    Answered,
    Asked,
    Command,
    Done,
    Known,
    Paused,
    Restored,
    Struck,
    Told,
)
from rules.engine.requests import Change
from rules.engine.ruleset import Ruleset
from rules.engine.state import HIDDEN, Effect, State
from rules.engine.turns import let_in


@dataclass
class Course:
    """What one command has come to so far; the narrator looks back on it when it ends."""

    command: Command | None = None
    joined: list[str] = field(default_factory=list)
    turn: bool = False  # a turn has come up that nobody was told of yet
    turn_told: Told | None = None  # what the ruleset says of it
    shown: bool = False  # the last row has told of the turn
    left: float | None = None  # what the actor could still walk before it
    let_in: tuple[str, ...] = ()  # who could do something out of their turn before it
    begun: bool = False  # something of it could be seen
    ground: list[str] = field(default_factory=list)  # the facts that were found to be so


class View:
    """One fight, folded as far as the reader of the log has come. Takes every row once, in order.

    ``before`` is the state just before the last row: names of what is gone are still there.
    """

    def __init__(self, id: str, rules: Ruleset) -> None:
        self.id, self.rules = id, rules
        self.fight: Fight[Any] = Fight(rules, State())
        self.before = self.fight.state
        self.paused = False
        self.asked: dict[str, Asked] = {}
        self.answered: Asked | None = None  # the question that the last row answers
        self.names: dict[str, str] = {}  # of all who were ever here
        self.course = Course()
        self.commands: dict[int, Command] = {}
        self.last_seq = 0
        self._changes: list[tuple[int, Change]] = []
        self._struck: set[int] = set()
        self._gone_unseen: set[str] = set()
        self._open = 0  # the command under way; its questions die with it

    @property
    def state(self) -> State:
        return self.fight.state

    @property
    def waits(self) -> bool:
        """Whether a command is under way."""
        return bool(self._open)

    def take(self, seq: int, n: int, record: Any) -> None:
        """The next row."""
        self.last_seq = seq
        self.before, self.answered = self.state, None
        if self.course.shown:
            self.course.turn = self.course.shown = False
        if n == self._open and isinstance(record, Change | Told | Asked):
            self.course.begun = True
        match record:
            case Command():
                self.commands[n], self._open = record, n
                left = self._walk_left(record.actor)
                self.course = Course(record, left=left, let_in=let_in(self.fight))
            case Known():
                told = zip(record.facts, record.values, strict=True)
                self.course.ground += [fact.name for fact, value in told if value is True]
            case Change():
                self._changes.append((n, record))
                self.fight.state = record.apply(self.state)
                self._note(record)
            case Told():
                if record.tell.key == "turn":
                    self.course.turn, self.course.turn_told = True, record
            case Asked():
                self.asked[record.id] = record
                self.course.shown = True
            case Answered():
                self.answered = self.asked.pop(record.id, None)
            case Done():
                self._open = 0
                self.asked.clear()
                self.course.shown = True
            case Struck():
                self._struck.update(record.commands)
                veiled = {e.on for e in _effects(self.state) if e.name == HIDDEN}
                if self._open in record.commands:
                    self._open = 0
                    self.asked.clear()
                self._fold()
                self._gone_unseen |= veiled - set(self.state.beings)
            case Restored():
                self._struck.difference_update(record.commands)
                self._fold()
            case Paused():
                self.paused = record.on
            case _:
                pass

    def _walk_left(self, who: str) -> float | None:
        left = self.rules.walk_left
        return left(self.fight[who]) if left is not None and who in self.fight else None

    def _note(self, change: Change) -> None:
        match change:
            case Join():
                self.course.joined.append(change.being.id)
                self.names[change.being.id] = change.being.name
                self._gone_unseen.discard(change.being.id)
            case Leave():
                if any(e.name == HIDDEN and e.on == change.who for e in _effects(self.before)):
                    self._gone_unseen.add(change.who)
            case Turn():
                self.course.turn, self.course.turn_told = True, None
            case Over():
                self.course.turn = False
            case _:
                pass

    def _fold(self) -> None:
        state = State()
        for n, change in self._changes:
            if n not in self._struck:
                state = change.apply(state)
        self.fight.state = state
        self.course.turn = False

    # -- who may know of whom -------------------------------------------------------------------

    def perceives(self, observers: Iterable[str], who: str) -> bool:
        """Whether any of these creatures ("" = a bystander) may know of ``who``.

        One that is no longer here is judged by how it left.
        """
        if who not in self.state.beings:
            hidden = any(e.name == HIDDEN and e.on == who for e in _effects(self.before))
            return not hidden and who not in self._gone_unseen
        return any(not self.fight.hidden_from(o, who) for o in observers)

    def played_by(self, player: str) -> tuple[str, ...]:
        """The creatures a player plays, by UUID."""
        return tuple(b.id for b in self.state.beings.values() if player and b.player == player)


def _effects(state: State) -> Iterable[Effect]:
    return state.effects.values()
