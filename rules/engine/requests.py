"""What a flow may yield, and the shape of what comes back.

A request with an answer is taken with ``yield from`` (so that the answer is typed);
a change or a tell, which has none, with a plain ``yield``.
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from .modifiers import Mod, total
from .values import quick

T = TypeVar("T")
A = TypeVar("A")

GM = "gm"
"""The game master, wherever a creature's id may stand: owner of a question, author of a command."""


class Refused(Exception):
    """The command is not allowed; nothing of it happened.

    ``code`` is kebab-case and has words in every language, ``rule`` the ID of the rule that
    forbids it ("" if none does), ``params`` what the words need.
    """

    def __init__(self, code: str, rule: str = "", **params: Any) -> None:
        super().__init__(code, rule, params)
        self.code, self.rule, self.params = code, rule, params


class Request(Generic[A]):
    """Yielded by a flow, answered by the outside."""

    __slots__ = ()

    def __iter__(self) -> Generator[Any, Any, A]:
        answer: A = yield self
        return answer


class Change:
    """Applied at once, recorded as an event. ``apply`` decides no rule and cannot fail."""

    __slots__ = ()

    def apply(self, state: Any) -> Any:
        raise NotImplementedError


Keep = Literal["all", "high", "low"]


@quick
@dataclass(frozen=True, slots=True)
class Rolled:
    """Faces thrown, the ones kept, the modifiers and the total."""

    label: str
    who: str
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    kept: tuple[int, ...]
    mods: tuple[Mod, ...]
    total: int
    why: tuple[str, ...] = ()
    by: str = "dice"  # who threw: the dice, a creature, the GM, a scenario
    secret: bool = False

    @property
    def natural(self) -> int:
        """The kept dice alone, without modifiers."""
        return sum(self.kept)


@quick
@dataclass(frozen=True, slots=True)
class Roll(Request[Rolled]):
    """Labelled dice. ``dice`` are the faces of each die: (20,) or (6, 6).

    ``why`` names what raised (+x) or lowered (-x) the odds. A ``secret`` roll is the GM's to see.
    """

    label: str
    who: str
    dice: tuple[int, ...]
    mods: tuple[Mod, ...] = ()
    keep: Keep = "all"
    why: tuple[str, ...] = ()
    secret: bool = False

    def settle(self, faces: tuple[int, ...], by: str = "dice") -> Rolled:
        """What these faces come to."""
        kept = faces
        if self.keep != "all":
            kept = (max(faces) if self.keep == "high" else min(faces),)
        return Rolled(
            self.label,
            self.who,
            self.dice,
            faces,
            kept,
            self.mods,
            sum(kept) + total(self.mods),
            self.why,
            by,
            self.secret,
        )


@quick
@dataclass(frozen=True, slots=True)
class Ask(Request[Any]):
    """A question with an owner: a creature (so whoever plays it) or the GM.

    ``about`` is what the owner is shown. ``default`` is taken when time runs out. ``barred`` are
    answers that one might look for here and that are none: each with code and rule of a refusal.
    """

    who: str
    question: str
    options: tuple[Any, ...]
    default: Any
    about: Mapping[str, Any] = field(default_factory=dict)
    barred: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def admits(self, value: Any) -> bool:
        return value in self.options


@dataclass(frozen=True, slots=True)
class AskNumber(Request[int]):
    """A whole number from ``least`` to ``most``: a difficulty, a distance."""

    who: str
    question: str
    least: int
    most: int
    default: int
    about: Mapping[str, Any] = field(default_factory=dict)

    def admits(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class AskEach(Request[tuple[Any, ...]]):
    """The same moment, several owners; the answers come back together, in the order asked.

    Nobody sees another's answer before all are in.
    """

    asks: tuple[Ask | AskNumber, ...]


@dataclass(frozen=True, slots=True)
class Fact(Request[Any]):
    """Something only the world knows. ``options`` are what the GM may choose if it does not.

    A single option is taken without a question. ``unanswered`` is what holds if the GM, asked in
    the world's place, says nothing in time; None: the default.
    """

    name: str
    args: tuple[Any, ...]
    options: tuple[Any, ...] = (True, False)
    default: Any = False
    unanswered: Any = None


@dataclass(frozen=True, slots=True)
class Facts(Request[tuple[Any, ...]]):
    """Several facts in one reading of the world."""

    facts: tuple[Fact, ...]


@quick
@dataclass(frozen=True, slots=True)
class Tell:
    """Something to narrate: the only source of chat lines. Carries no state.

    ``who`` are the creatures it speaks of. ``audience`` () means whoever perceives all of them.
    """

    key: str
    who: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)
    audience: tuple[str, ...] = ()


Flow = Generator[Change | Tell | Request[Any], Any, T]
