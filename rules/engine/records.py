"""What a fight's log is made of: one sequence of records for each command.

``Rolled``, ``Known`` and ``Answered`` are what the outside said; ``Asked``, changes and ``Told``
are what the rules did with it. Their names and fields are in logs for ever.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .requests import Ask, AskNumber, Fact, Roll, Tell

Question = Ask | AskNumber | Roll
"""Open until answered; a ``Roll`` here means that somebody is to throw."""

UNKNOWN = "unknown"
"""What the world says of a fact it cannot see: a question to the GM follows."""


@dataclass(frozen=True, slots=True)
class Command:
    """A wish as it came in. ``by`` and ``actor`` are creatures' ids, or the GM.

    They differ where the GM speaks for a creature. ``args`` are the act's other fields.
    """

    by: str
    actor: str
    verb: str
    args: Mapping[str, Any] = field(default_factory=dict)
    joins: bool = False  # undone together with the command before it (the steps of one walk)


@dataclass(frozen=True, slots=True)
class Asked:
    id: str  # command.number: the same again when rebuilt
    ask: Question


@dataclass(frozen=True, slots=True)
class Answered:
    """``by``: a creature's id, the GM, "default", "policy" or "absent"."""

    id: str
    value: Any
    by: str


@dataclass(frozen=True, slots=True)
class Known:
    facts: tuple[Fact, ...]
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """``audience``: creatures' ids and the GM; () = everybody, bystanders too."""

    tell: Tell
    audience: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """The command is over."""


DONE = Done()


@dataclass(frozen=True, slots=True)
class Struck:
    """These commands are out of the fold: undone, given up, refused, diverged or failed."""

    commands: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Restored:
    """These struck commands are in the fold again."""

    commands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paused:
    """The fight stands still, or goes on. Of no command (number 0)."""

    on: bool


@dataclass(frozen=True, slots=True)
class Aside:
    """Something told beside the rules: a free roll, a remark of the program. Number 0."""

    tell: Tell
    audience: tuple[str, ...] = ()
