"""Ports for tests: dice from a queue, answers by owner and question, facts by name."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from rules.engine.codec import codec_for
from rules.engine.records import Asked, Command, Told
from rules.engine.requests import GM, Ask, AskNumber, Fact, Refused, Roll, Tell
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being
from rules.engine.table import Memory, Table

Throw = tuple[str, str, tuple[int, ...]]
"""Who threw, for what, and the faces."""


class Scripted:
    """Whatever is not scripted takes its default, but for the dice: those must all be there.

    ``faces`` are single faces in the order thrown, each "20:15" (the die, the face) or plain 15.
    ``answers`` hold values by (owner, question), or by question alone; a list is used up.
    ``open`` names questions that are left open for the test to answer. With ``later`` a throw
    for which no face is left waits for somebody.
    """

    def __init__(
        self,
        faces: Iterable[int | str] = (),
        answers: Mapping[Any, Any] | None = None,
        facts: Mapping[Any, Any] | None = None,
        later: bool = False,
        leave_open: Iterable[str] = (),
    ) -> None:
        self.faces: list[int | str] = list(faces)
        self.answers: dict[Any, Any] = dict(answers or {})
        self.world: dict[Any, Any] = dict(facts or {})
        self.later, self.leave_open = later, tuple(leave_open)
        self.asked: list[Ask | AskNumber] = []
        self.thrown: list[Throw] = []

    def dice(self, roll: Roll) -> tuple[tuple[int, ...], str] | None:
        if len(self.faces) < len(roll.dice) and self.later:
            return None
        assert len(self.faces) >= len(roll.dice), f"no die left for {roll}"
        faces = tuple(self.face(most, roll) for most in roll.dice)
        self.thrown.append((roll.who, roll.label, faces))
        return faces, "dice"

    def face(self, most: int, roll: Roll) -> int:
        scripted = self.faces.pop(0)
        if isinstance(scripted, str):
            die, _, shown = scripted.partition(":")
            assert int(die) == most, f"a d{die} is scripted where {roll} throws a d{most}"
            return int(shown)
        assert 1 <= scripted <= most, f"{scripted} on a d{most} for {roll}"
        return scripted

    def facts(self, facts: tuple[Fact, ...]) -> Any:
        return tuple(self.fact(f) for f in facts)

    def fact(self, fact: Fact) -> Any:
        return self.world.get((fact.name, *fact.args), self.world.get(fact.name, fact.default))

    def answer(self, ask: Ask | AskNumber) -> Any:
        self.asked.append(ask)
        if ask.question in self.leave_open:
            return None
        for key in ((ask.who, ask.question), ask.question):
            if key in self.answers:
                value = self.answers[key]
                if isinstance(value, list):
                    if not value:
                        continue
                    value = value.pop(0)
                assert ask.admits(value), f"{value!r} is no answer to {ask}"
                return value
        return ask.default


class Played:
    """A fight on an engine table with scripted ports, and short ways to play it."""

    def __init__(self, rules: Ruleset, *beings: Being, **script: Any) -> None:
        settings = script.pop("settings", {})
        self.ports = Scripted(**script)
        self.store = Memory(codec_for(rules))
        self.table = Table(rules, self.store, self.ports)  # type: ignore[arg-type]
        self.gm("open", title="Test", settings=settings)
        if beings:
            self.gm("join", beings=tuple(beings))

    @property
    def fight(self) -> Any:
        return self.table.fight

    def __getitem__(self, id: str) -> Any:
        return self.table.fight[id]

    def do(self, who: str, verb: str, /, *, joins: bool = False, **args: Any) -> None:
        self.table.do(Command(who, who, verb, args, joins))

    def gm(self, verb: str, /, *, actor: str = GM, **args: Any) -> None:
        """The GM does it, for a creature if one is named."""
        self.table.do(Command(GM, actor, verb, args))

    def dice(self, *faces: int | str) -> None:
        self.ports.faces += faces

    def reply(self, who: str, question: str, value: Any) -> None:
        """Answers the open question of that name."""
        for id, ask in self.table.open.items():
            if (ask.who, getattr(ask, "question", "")) == (who, question):
                self.table.answer(id, value, who)
                return
        raise AssertionError(f"{question} is not asked of {who}: {self.table.open}")

    def asked(self, question: str) -> list[Ask | AskNumber]:
        """Every time it was asked so far."""
        rows = [r for _, r in self.store.read()]
        return [
            r.ask
            for r in rows
            if isinstance(r, Asked)
            and isinstance(r.ask, Ask | AskNumber)
            and r.ask.question == question
        ]

    def told(self, *keys: str) -> list[Tell]:
        """What was told so far, of these keys or all."""
        tells = [r.tell for _, r in self.store.read() if isinstance(r, Told)]
        return [t for t in tells if not keys or t.key in keys]

    def heard(self, key: str) -> list[tuple[Tell, tuple[str, ...]]]:
        """The same with who heard it."""
        rows = [r for _, r in self.store.read()]
        return [(r.tell, r.audience) for r in rows if isinstance(r, Told) and r.tell.key == key]

    def last(self, key: str) -> Tell:
        return self.told(key)[-1]


def answer(played: Played, **answers: Any) -> None:
    """What is answered from now on, by question; ``ALD_defence`` for one owner."""
    for name, value in answers.items():
        owner, _, question = name.partition("_")
        key: Any = (owner, question.replace("_", "-")) if question and owner.isupper() else name
        played.ports.answers[key] = value


@contextmanager
def refused(played: Played, rule: str) -> Iterator[None]:
    """A refusal for this rule, which changes nothing."""
    before = played.fight.state
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.rule == rule
    assert played.fight.state is before


def refusal(played: Played, who: str, verb: str, **args: Any) -> Refused:
    """What the act is refused with; nothing has changed."""
    before = played.fight.state
    with pytest.raises(Refused) as caught:
        played.do(who, verb, **args)
    assert played.fight.state is before
    return caught.value
