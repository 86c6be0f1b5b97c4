"""What the bridge itself writes into the log, and what a reader of the log gets."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Word:
    """A message id (with an attribute, if any) to be put into the reader's language."""

    id: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """What a sheet says under one name, for the words of ``sheet-<name>``.

    ``entry``: of one of its tables, where the name is a code or what people call it.
    """

    name: str
    value: Any
    entry: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """A clickable piece after a line; a click does what typing ``say`` would do.

    ``key`` is the message id of its label; "" = the text in ``params["text"]`` as it is.
    """

    say: str
    key: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an answer: a message id, what its words need, buttons after it.

    ``params``: a creature's id becomes its name, a ``Word`` its words, a tuple a list of them.
    ``rule`` is the ID of the rule that speaks, for the hover.
    """

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)
    buttons: tuple[Button, ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Whisper:
    """Lines for one player alone, by UUID."""

    to: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of the log. ``at``: wall seconds; ``fight`` "" = of no fight."""

    seq: int
    fight: str
    n: int
    kind: str
    record: Any
    at: float


@dataclass(frozen=True, slots=True)
class FightRow:
    """A fight the store knows. ``closed_at`` None: it is still open."""

    id: str
    ruleset: str
    version: int
    opened_at: float
    closed_at: float | None = None


@dataclass(frozen=True, slots=True)
class Receipt:
    """Proof that an input was handled: a place in the server's log file, or a click's token."""

    cursor: tuple[str, int] | None = None  # (file id, offset in bytes after the line)
    token: int | None = None
    click: tuple[str, int] | None = None  # (player's UUID, what they clicked), spent or not
