"""The only writer of a fight: commands, answers, undo, redo, force; an append-only log.

The state is the fold of the changes of the standing commands. What is open when the program
stops is rebuilt at start-up; finished commands are never run again.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from .codec import Codec, codec_for
from .fight import Fight
from .kept import Kept, forced_throw, nearest_throws
from .master import VERBS
from .records import Aside, Command, Done, Paused, Question, Restored, Struck, Told
from .requests import GM, Change, Fact, Facts, Flow, Refused, Roll, Rolled, Tell
from .ruleset import Ruleset, Verb
from .run import Ports, Run
from .state import State
from .turns import may_use, then_pass

Row = tuple[int, Any]
"""A command's number (0: of no command) and a record."""


class Store(Protocol):
    """Where a fight's log is kept."""

    def append(self, rows: list[Row]) -> None:
        """All of them or, with an exception, none."""

    def read(self) -> list[Row]: ...


class Memory:
    """A store without a disk, as fussy as the real one: what cannot be written fails here too."""

    def __init__(self, codec: Codec, rows: Iterable[Row] = ()) -> None:
        self.codec = codec
        self.written: list[tuple[int, str]] = []
        self.append(list(rows))

    def append(self, rows: list[Row]) -> None:
        self.written += [(n, self.codec.dumps(r)) for n, r in rows]

    def read(self) -> list[Row]:
        return [(n, self.codec.loads(r)) for n, r in self.written]


def memory_for(rules: Ruleset) -> Memory:
    return Memory(codec_for(rules))


def struck(rows: Iterable[Row]) -> set[int]:
    """Commands that are out of the fold."""
    out: set[int] = set()
    for _, r in rows:
        if isinstance(r, Struck):
            out.update(r.commands)
        elif isinstance(r, Restored):
            out.difference_update(r.commands)
    return out


def fold(rows: list[Row], state: State | None = None) -> State:
    """What the changes of the standing commands add up to."""
    gone = struck(rows)
    state = state or State()
    for n, r in rows:
        if isinstance(r, Change) and n not in gone:
            state = r.apply(state)
    return state


@dataclass(frozen=True, slots=True)
class Standing:
    """A finished command that is in the fold, and the state before it."""

    n: int
    command: Command
    before: State


def verb_of(rules: Ruleset, name: str) -> Verb:
    """Raises Refused for a verb that neither the engine nor the ruleset knows."""
    verb = rules.verbs.get(name) or VERBS.get(name)
    if verb is None:
        raise Refused("unknown-verb", verb=name)
    return verb


def play(fight: Fight[Any], command: Command) -> Flow[Any]:
    """The flow of a command, after the checks that every verb shares."""
    verb = verb_of(fight.rules, command.verb)
    if fight.state.over:
        raise Refused("fight-over")
    if verb.when == "gm" and command.by != GM:
        raise Refused("not-yours", verb=command.verb)
    if verb.when == "turn":
        if not fight.clock.round:
            raise Refused("not-begun")
        if command.actor in fight:
            fight.rules.check_free(fight, fight[command.actor], command.verb)
        if not may_use(fight, command.actor, command.verb):
            raise Refused("not-your-turn", who=command.actor, acting=fight.clock.acting())
    return then_pass(fight, verb.flow(fight, verb.act(command.actor, **command.args)))


class Table:
    """A fight with its log. Every method either happens, and is written, or raises Refused."""

    def __init__(self, rules: Ruleset, store: Store, ports: Ports) -> None:
        self.rules, self.store, self.ports = rules, store, ports
        self.fight: Fight[Any] = Fight(rules, State())
        self.run: Run | None = None
        self.command: Command | None = None
        self.before = self.fight.state
        self.n = 0  # the last command recorded
        self.paused = False
        self.standing: list[Standing] = []
        self.undone: list[tuple[int, ...]] = []
        self.lost: list[tuple[int, str]] = []  # what could not be rebuilt, to tell the GM
        self._load()

    @property
    def open(self) -> dict[str, Question]:
        """The questions that wait for an answer, by id."""
        return self.run.open if self.run else {}

    @property
    def wanted(self) -> tuple[Fact, ...]:
        """The facts that the world was asked for and has not told yet."""
        waiting = self.run.waiting if self.run else None
        if self.open:  # what the world did not know is the GM's to answer
            return ()
        if isinstance(waiting, Fact):
            return (waiting,)
        return waiting.facts if isinstance(waiting, Facts) else ()

    # -- what may be done -----------------------------------------------------------------------

    def do(self, command: Command) -> None:
        """Play a command until it is over or waits."""
        if self.paused and command.by != GM:
            raise Refused("paused")
        self._free()
        self._start(command, self.n + 1, self.ports)

    def answer(self, id: str, value: Any, by: str) -> None:
        """``by``: the owner, the GM, "default" or "absent"; the intake has checked the right."""
        if id not in self.open or self.run is None:
            raise Refused("question-closed", question=id)
        if not self.run.fits(id, value):
            raise Refused("no-such-option", question=id, value=value)
        self._advance(self.run.answer, id, value, by)

    def throw(self, faces: tuple[int, ...], by: str) -> None:
        """The dice that were waited for."""
        waiting = self.run.waiting if self.run else None
        if not isinstance(waiting, Roll) or self.run is None:
            raise Refused("question-closed", question="")
        if len(faces) != len(waiting.dice) or not all(
            1 <= f <= most for f, most in zip(faces, waiting.dice, strict=True)
        ):
            raise Refused("no-such-option", question="", value=faces)
        self._advance(self.run.throw, faces, by)

    def learn(self, values: tuple[Any, ...]) -> None:
        """What the world says of the facts in ``wanted``."""
        if self.run is None or not self.wanted:
            raise AssertionError("nothing was asked of the world")
        self._advance(self.run.learn, values)

    def cancel(self, why: str = "cancelled") -> None:
        """Strike the command under way, with everything it did."""
        if self.run is None:
            raise Refused("nothing-to-undo")
        run = self.run
        self.store.append([(run.n, Struck((run.n,), why))])
        self.run, self.command, self.fight.state = None, None, self.before
        run.flow.close()

    def undo(self) -> tuple[Command, ...]:
        """Strike the last standing command; all the steps of one walk at once.

        Under an open question that is the open command. Returns what was struck.
        """
        if self.run is not None and self.command is not None:
            command = self.command
            self.cancel("undone")
            return (command,)
        return self._strike_last(self._last_group())

    def undo_turn(self) -> tuple[Command, ...]:
        """Back to the start of the turn before: strike until an earlier turn comes up."""
        if self.run is not None:
            raise Refused("waiting", open=tuple(self.open))
        now, back = self.fight.clock, len(self.standing)
        while back and self.standing[back - 1].before.clock.round:
            if not self.standing[back - 1].before.clock.same_turn(now):
                break
            back -= 1
        if not back or not self.standing[back - 1].before.clock.round:
            raise Refused("nothing-to-undo")
        turn = self.standing[back - 1].before.clock
        while back and self.standing[back - 1].before.clock.same_turn(turn):
            back -= 1
        return self._strike_last(len(self.standing) - back)

    def redo(self) -> tuple[Command, ...]:
        """Restore what was undone last, unless something new was done since."""
        if self.run is not None or not self.undone:
            raise Refused("nothing-to-redo")
        group = self.undone[-1]
        self.store.append([(group[0], Restored(group))])
        self._load()
        return tuple(s.command for s in self.standing if s.n in group)

    def force(self, label: str, face: int | None = None, outcome: tuple[str, ...] = ()) -> None:
        """The last command again with the first roll of that label forced; the rest is kept.

        Either to ``face`` (the sum of the kept dice), or to whatever face first leads to one of
        the tells of ``outcome``. "" is the first roll of the command. If a roll is being waited
        for, it is thrown so.
        """
        if self.run is not None and isinstance(self.run.waiting, Roll) and face is not None:
            roll = self.run.waiting
            if label in ("", roll.label):
                self.throw(forced_throw(roll, face), GM)
                return
        self._amend(label, face, outcome)

    def pause(self, on: bool) -> None:
        if on != self.paused:
            self.store.append([(0, Paused(on))])
            self.paused = on

    def aside(self, tell: Tell, audience: tuple[str, ...] = ()) -> None:
        """Write down something told beside the rules, such as a free roll."""
        self.store.append([(0, Aside(tell, audience))])

    # -- inside ---------------------------------------------------------------------------------

    def _free(self) -> None:
        if self.run is not None:
            owners = tuple(dict.fromkeys(q.who for q in self.open.values()))
            raise Refused("waiting", open=tuple(self.open), who=owners)

    def _start(self, command: Command, n: int, ports: Ports, first: tuple[Row, ...] = ()) -> None:
        before = self.fight.state
        flow = play(self.fight, command)
        self.before, self.command = before, command
        self.run = Run(n, self.fight, flow, ports, [command])
        self._advance(self.run.play, first=first)

    def _advance(
        self, play_on: Callable[..., None], *args: Any, first: tuple[Row, ...] = ()
    ) -> None:
        """One batch: run to the next wait, then write everything at once."""
        run, command = self.run, self.command
        if run is None or run.log is None or command is None:
            raise AssertionError("no command is being played")
        try:
            play_on(*args)
            self.store.append([*first, *((run.n, r) for r in run.log)])
        except BaseException as failure:  # the memory is never ahead of the log
            known = not (run.log and run.log[0] is command)
            self.run, self.command, self.fight.state = None, None, self.before
            if known:
                why = "refused" if isinstance(failure, Refused) else "failed"
                self.store.append([(run.n, Struck((run.n,), why))])
            raise
        run.log.clear()
        self.n = max(self.n, run.n)
        self.undone.clear()
        if run.waiting is None:
            self.run, self.command = None, None
            self.standing.append(Standing(run.n, command, self.before))

    def _last_group(self) -> int:
        """How many of the last standing commands are undone together."""
        if not self.standing:
            raise Refused("nothing-to-undo")
        size = 1
        while size < len(self.standing) and self.standing[-size].command.joins:
            size += 1
        return size

    def _strike_last(self, size: int) -> tuple[Command, ...]:
        gone = self.standing[-size:]
        group = tuple(s.n for s in gone)
        self.store.append([(group[0], Struck(group, "undone"))])
        self.fight.state = gone[0].before
        del self.standing[-size:]
        self.undone.append(group)
        return tuple(s.command for s in gone)

    def _amend(self, label: str, face: int | None, outcome: tuple[str, ...]) -> None:
        """Play the last command again with one throw changed, in one batch with its striking."""
        n, command, before = self._latest()
        records = tuple(r for m, r in self.store.read() if m == n)
        old = next((r for r in records if isinstance(r, Rolled) and label in ("", r.label)), None)
        if old is None:
            raise Refused("no-such-roll", label=label)
        throws = nearest_throws(old) if face is None else [forced_throw(old, face)]
        for faces in throws:
            if outcome and not self._leads_to(
                command, before, Kept(None, records, old, faces), outcome
            ):
                continue
            self._replace(n, command, before, Kept(self.ports, records, old, faces))
            return
        raise Refused("no-such-outcome", label=label)

    def _latest(self) -> tuple[int, Command, State]:
        """The command under way, else the last standing one, and the state before it.

        A look is passed over: it has nothing to force.
        """
        if self.run is not None and self.command is not None:
            return self.run.n, self.command, self.before
        for last in reversed(self.standing):
            verb = self.rules.verbs.get(last.command.verb)
            if verb is None or not verb.looks:
                return last.n, last.command, last.before
        raise Refused("nothing-to-undo")

    def _replace(self, n: int, command: Command, before: State, ports: Ports) -> None:
        saved = (self.run, self.command, self.before, self.fight.state)
        self.run, self.command, self.fight.state = None, None, before
        try:
            self._start(command, self.n + 1, ports, ((n, Struck((n,), "amended")),))
        except BaseException:
            self.run, self.command, self.before, self.fight.state = saved
            raise
        if self.run is not None:
            self.run.ports = self.ports
        kept = (s for s in self.standing if s.n != n)  # after it stand looks, which changed nothing
        self.standing = [replace(s, before=before) if s.n > n else s for s in kept]

    def _leads_to(
        self, command: Command, before: State, ports: Ports, outcome: tuple[str, ...]
    ) -> bool:
        """Try a playing without writing it down."""
        log: list[Any] = [command]
        trial: Fight[Any] = Fight(self.rules, before)
        run = Run(0, trial, play(trial, command), ports, log)
        run.play()
        run.flow.close()
        return any(isinstance(r, Told) and r.tell.key in outcome for r in log)

    def _load(self) -> None:
        """Fold the log; rebuild the command that was open."""
        rows = self.store.read()
        gone = struck(rows)
        self.fight = Fight(self.rules, State())
        self.run, self.command = None, None
        self.n, self.paused = 0, False
        self.standing, self.undone = [], []
        records: dict[int, list[Any]] = {}
        for n, r in rows:
            if isinstance(r, Command):
                self.undone.clear()
            elif isinstance(r, Struck) and r.why == "undone":
                self.undone.append(r.commands)
            elif isinstance(r, Restored):
                self.undone.pop()
            elif isinstance(r, Paused):
                self.paused = r.on
            if n and not isinstance(r, Struck | Restored):
                records.setdefault(n, []).append(r)
        self.undone = [g for g in self.undone if isinstance(records[g[0]][-1], Done)]
        for n, past in records.items():
            self.n = max(self.n, n)
            if n in gone:
                continue
            self.before = self.fight.state
            if isinstance(past[-1], Done):
                state = self.before
                for r in past:
                    if isinstance(r, Change):
                        state = r.apply(state)
                self.fight.state = state
                self.standing.append(Standing(n, past[0], self.before))
            else:
                self._rebuild(n, past)

    def _rebuild(self, n: int, past: list[Any]) -> None:
        """Run the open command again over its records; if it no longer fits, strike it."""
        undone = list(self.undone)
        try:
            self.command = past[0]
            flow = play(self.fight, past[0])
            self.run = Run(n, self.fight, flow, self.ports, [], tuple(past[1:]))
            self._advance(self.run.play)
        except Exception as failure:  # Diverged, or anything else that new code does
            self.lost.append((n, repr(failure)))
            self.run, self.command = None, None
            if n not in struck(self.store.read()):
                self.store.append([(n, Struck((n,), "diverged"))])
        self.undone = undone
