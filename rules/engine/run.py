"""Play a command: drive its flow, record what comes in and what goes out, stop only to ask.

Rebuilding is running again with a cursor over the records: every request must meet the record
it once wrote.
"""

from collections.abc import Callable
from types import GeneratorType
from typing import Any, Protocol

from .changes import Begin, Count
from .fight import Fight
from .records import DONE, UNKNOWN, Answered, Asked, Known, Question, Told
from .requests import (
    GM,
    Ask,
    AskEach,
    AskNumber,
    Change,
    Fact,
    Facts,
    Flow,
    Roll,
    Rolled,
    Tell,
)
from .state import HIDDEN, RULED

LATER = object()
"""What a port says when the answer is on its way."""


def in_vain(fact: Fact) -> Any:
    """What holds when neither the world nor the GM says anything."""
    return fact.default if fact.unanswered is None else fact.unanswered


class Diverged(Exception):
    """The rules no longer do what the log says they did."""


class Undeclared(AssertionError):
    """A ruleset used a name it has not declared: a bug in it."""


class Ports(Protocol):
    """Where a run gets its answers from."""

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        """The faces and who threw them; None: somebody will throw later."""

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        """One value a fact, UNKNOWN for what cannot be seen; or LATER."""

    def answer(self, ask: Ask | AskNumber) -> Any:
        """A stored preference or a policy; None: the owner is asked."""


class Run:
    """One command being played. ``waiting`` is the request it stopped for; None once it is over.

    New records are appended to ``log``; None in a simulation, which writes nothing down.
    """

    def __init__(
        self,
        n: int,
        fight: Fight[Any],
        flow: Flow[Any],
        ports: Ports,
        log: list[Any] | None = None,
        past: tuple[Any, ...] = (),
    ) -> None:
        self.n, self.fight, self.flow, self.ports = n, fight, flow, ports
        self.log, self.past, self.cursor = log, past, 0
        self.questions = 0
        self.waiting: Any = None
        self.open: dict[str, Question] = {}  # questions asked, not answered
        self._got: dict[str, Any] = {}  # answers, by question
        self._asked: list[str] = []
        self._shape: Callable[[list[Any]], Any] = list

    # -- the log, as a cursor: replay while there is a past, then write -------------------------

    def _note(self, record: Any) -> None:
        if self.past and self.cursor < len(self.past):
            if self.past[self.cursor] != record:
                raise Diverged(f"wrote {self.past[self.cursor]}, now {record}")
            self.cursor += 1
        elif self.log is not None:
            self.log.append(record)

    def _recorded(self, kind: type, same: Callable[[Any], bool]) -> Any:
        """The next record if it answers this request; None when the past is used up."""
        if self.cursor >= len(self.past):
            return None
        record = self.past[self.cursor]
        if not (isinstance(record, kind) and same(record)):
            raise Diverged(f"wrote {record}, now asks for {kind.__name__}")
        self.cursor += 1
        return record

    # -- driving --------------------------------------------------------------------------------

    def play(self, reply: Any = None) -> None:
        """Run on until the flow must wait or ends."""
        self.waiting = None
        send = self.flow.send
        while True:
            try:  # around this line alone: a StopIteration from anywhere else is a bug, not an end
                request = send(reply)
            except StopIteration:
                break
            serve: Server = _SERVERS.get(type(request), Run._other)
            reply = serve(self, request)
            if reply is LATER:
                self.waiting = request
                return
        self._note(DONE)
        if self.cursor < len(self.past):
            raise Diverged(f"ended, but wrote {self.past[self.cursor]}")

    def _change(self, change: Change) -> None:
        if self.log is not None or self.past:
            self._note(change)
        self.fight.state = change.apply(self.fight.state)

    def _count(self, count: Count) -> None:
        rules = self.fight.rules
        if count.name not in rules.counters:
            raise Undeclared(f"counter {count.name} of {rules.id}")
        self._change(count)

    def _begin(self, begin: Begin) -> int:
        rules, name = self.fight.rules, begin.effect.name
        if name not in rules.effects and name not in (HIDDEN, RULED):
            raise Undeclared(f"effect {name} of {rules.id}")
        self._change(begin)
        return self.fight.state.born

    def _other(self, r: Any) -> None:
        """Any other change; nothing else may be left."""
        if isinstance(r, Change):
            self._change(r)
        elif isinstance(r, GeneratorType):
            raise TypeError(f"yield from forgotten before {r.__name__}()")
        else:
            raise TypeError(f"not a request: {r!r}")

    def _ask_one(self, ask: Ask | AskNumber) -> Any:
        if self.log is None and not self.past:  # a simulation: nothing to write down
            value = self.ports.answer(ask)
            if value is not None:
                self.questions += 1
                return value
        return self._ask((ask,), _first)

    def _ask_each(self, r: AskEach) -> Any:
        return self._ask(r.asks, tuple)

    def _tell(self, tell: Tell) -> None:
        rules = self.fight.rules
        if tell.key not in rules.tells:
            raise Undeclared(f"tell {tell.key} of {rules.id}")
        if self.log is not None or self.past:
            self._note(Told(tell, rules.audience(self.fight, tell)))

    def _throw(self, r: Roll) -> Any:
        if self.past and self.cursor < len(self.past):
            if isinstance(self.past[self.cursor], Asked):
                self._pose(r)  # it was waited for, and perhaps still is
        else:
            thrown = self.ports.dice(r)
            if thrown is not None:
                return self._thrown(r, *thrown)
            self._pose(r)
        old = self._recorded(Rolled, lambda x: r.settle(x.faces, x.by) == x)
        if old is None:
            return LATER
        self.open.clear()
        return old

    def _thrown(self, r: Roll, faces: tuple[int, ...], by: str) -> Rolled:
        rolled = r.settle(faces, by)
        self.open.clear()
        self._note(rolled)
        return rolled

    def _know(self, r: Fact | Facts) -> Any:
        """Read the world in one go; what it does not know becomes a question to the GM."""
        facts = r.facts if isinstance(r, Facts) else (r,)
        rules = self.fight.rules
        for fact in facts:
            if fact.name not in rules.facts:
                raise Undeclared(f"fact {fact.name} of {rules.id}")
        old = self._recorded(Known, lambda x: x.facts == facts) if self.past else None
        values = old.values if old else self.ports.facts(facts)
        if values is LATER:
            return LATER
        return self._known(r, facts, values, new=old is None)

    def _known(self, r: Fact | Facts, facts: tuple[Fact, ...], values: Any, new: bool) -> Any:
        if new and (self.log is not None or self.past):
            self._note(Known(facts, values))
        if UNKNOWN in values:
            values = tuple(
                f.options[0] if v == UNKNOWN and len(f.options) == 1 else v
                for f, v in zip(facts, values, strict=True)
            )
        if UNKNOWN in values:
            asks = tuple(
                Ask(GM, f"fact.{f.name}", f.options, in_vain(f), {"args": f.args})
                for f, v in zip(facts, values, strict=True)
                if v == UNKNOWN
            )

            def shape(said: list[Any]) -> Any:
                left = iter(said)
                known = tuple([next(left) if v == UNKNOWN else v for v in values])
                return known if isinstance(r, Facts) else known[0]

            return self._ask(asks, shape)
        return values if isinstance(r, Facts) else values[0]

    def _ask(self, asks: tuple[Ask | AskNumber, ...], shape: Callable[[list[Any]], Any]) -> Any:
        self._asked, self._got, self._shape = [], {}, shape
        asked_before = self.cursor < len(self.past)
        for ask in asks:
            name, rules = ask.question, self.fight.rules
            if name not in rules.questions and name.removeprefix("fact.") not in rules.facts:
                raise Undeclared(f"question {name} of {rules.id}")
            if not ask.admits(ask.default):
                raise AssertionError(f"the default of {name} is none of its answers")
            self._asked.append(self._pose(ask))
        while self.open and self.cursor < len(self.past):
            old = self._recorded(Answered, lambda x: self.fits(x.id, x.value))
            self._take(old.id, old.value)
        for id, ask in zip(self._asked, asks, strict=True):
            value = None if asked_before else self.ports.answer(ask)
            if value is not None:
                self._note(Answered(id, value, "policy"))
                self._take(id, value)
        return LATER if self.open else self._shape([self._got[i] for i in self._asked])

    def _pose(self, question: Question) -> str:
        self.questions += 1
        id = f"{self.n}.{self.questions}"
        self._note(Asked(id, question))
        self.open[id] = question
        return id

    def fits(self, id: str, value: Any) -> bool:
        """Whether this is an answer that this open question takes."""
        question = self.open.get(id)
        return isinstance(question, Ask | AskNumber) and question.admits(value)

    def _take(self, id: str, value: Any) -> None:
        del self.open[id]
        self._got[id] = value

    def trail(self) -> list[str]:
        """Where the rules stand, outermost first: the flows, by name. For the GM to read."""
        names: list[str] = []
        flow: Any = self.flow
        while isinstance(flow, GeneratorType):
            names.append(flow.gi_code.co_name)
            flow = flow.gi_yieldfrom
        return [name for name in names if name != "__iter__"]

    # -- the outside comes back -----------------------------------------------------------------

    def answer(self, id: str, value: Any, by: str) -> None:
        self._note(Answered(id, value, by))
        self._take(id, value)
        if not self.open:
            self.play(self._shape([self._got[i] for i in self._asked]))

    def throw(self, faces: tuple[int, ...], by: str) -> None:
        """A player, or the GM, throws the dice that were waited for."""
        if not isinstance(self.waiting, Roll):
            raise AssertionError("no dice are waited for")
        self.play(self._thrown(self.waiting, faces, by))

    def learn(self, values: tuple[Any, ...]) -> None:
        """The world has answered the facts that were waited for."""
        r = self.waiting
        if not isinstance(r, Fact | Facts):
            raise AssertionError("no facts are waited for")
        facts = r.facts if isinstance(r, Facts) else (r,)
        reply = self._known(r, facts, values, new=True)
        if reply is not LATER:
            self.play(reply)


Server = Callable[[Run, Any], Any]


def _first(said: list[Any]) -> Any:
    return said[0]


_SERVERS: dict[type, Server] = {
    Count: Run._count,
    Begin: Run._begin,
    Roll: Run._throw,
    Tell: Run._tell,
    Ask: Run._ask_one,
    AskNumber: Run._ask_one,
    AskEach: Run._ask_each,
    Fact: Run._know,
    Facts: Run._know,
}
