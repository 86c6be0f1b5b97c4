"""Open questions get their default answer in time; a fight that is paused has all the time."""

from collections.abc import Callable, Iterator

from rules.engine.requests import GM, Refused, Roll

from .ports import Dice
from .roster import Roster
from .table import Hall, OpenQuestion

SecondsFor = Callable[[str], float]
"""Seconds that a question stays open, by its name; 0 = for ever."""

GRACE_SECONDS = 10.0
"""After a start, even a question whose time ran out meanwhile can still be answered."""


class Deadlines:
    """Counted from the row in the log that asked, so that a restart gives no new time."""

    def __init__(self, hall: Hall, roster: Roster, dice: Dice, seconds_for: SecondsFor) -> None:
        self.hall, self.roster, self.dice, self.seconds_for = hall, roster, dice, seconds_for

    def ends_at(self, question: OpenQuestion) -> float | None:
        """Wall seconds at which the default is taken; None = never, or not while paused."""
        ask = question.ask
        seconds = self.seconds_for(ask.label if isinstance(ask, Roll) else ask.question)
        if seconds <= 0 or self.hall[question.fight].paused:
            return None
        began = max(question.asked_at, self.hall.resumed_at(question.fight))
        return max(began + seconds, self.hall.started_at + min(seconds, GRACE_SECONDS))

    def next_at(self) -> float | None:
        """When the next default is due; None if nothing runs."""
        ends = (self.ends_at(q) for q in self.hall.questions())
        return min((e for e in ends if e is not None), default=None)

    def due(self, now: float) -> Iterator[OpenQuestion]:
        """The questions whose time is over, each looked at again just before it is handed out."""
        for question in list(self.hall.questions()):
            table = self.hall.tables.get(question.fight)
            if table is None or question.id not in table.open:
                continue
            ends = self.ends_at(question)
            if ends is not None and ends <= now:
                yield question

    def take(self, question: OpenQuestion) -> None:
        """The default answer; dice that nobody threw throw themselves."""
        table, ask = self.hall[question.fight], question.ask
        if isinstance(ask, Roll):
            thrown = self.dice(ask)
            if thrown is None:
                raise Refused("question-closed", question=question.id)
            table.throw(thrown[0], "default")
            return
        table.answer(question.id, ask.default, "absent" if self._absent(question) else "default")

    def _absent(self, question: OpenQuestion) -> bool:
        """Whether the one who was asked is a player who is not online."""
        if question.ask.who == GM:
            return False
        being = self.hall[question.fight].fight.state.beings.get(question.ask.who)
        return bool(being and being.player and not self.roster.is_online(being.player))
