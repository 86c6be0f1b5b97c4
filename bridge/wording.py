"""What a record holds, as words for one reader: names, codes, numbers, rolls, lists."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine.clock import Before, EndOf, Forever, RoundStart, StartOf, With
from rules.engine.damage import Packet
from rules.engine.modifiers import Mod, total
from rules.engine.requests import GM, Rolled

from .i18n import Coded, Words, listed, message_id, number, shown
from .reader import Reader
from .store.rows import Field, Word
from .view import View

NOTHING = Coded("none", "")
"""What is empty: a message may select on ``none``."""


@dataclass(frozen=True, slots=True)
class Wording:
    """The words of one fight (or of none) for one reader."""

    words: Words
    reader: Reader
    view: View | None = None

    @property
    def language(self) -> str:
        return self.reader.language

    @property
    def ruleset(self) -> str:
        return self.view.rules.id if self.view else ""

    # -- messages -------------------------------------------------------------------------------

    def say(self, id: str, attribute: str = "", **args: Any) -> str:
        """A message with arguments that are words or numbers already."""
        return self.words.say(self.language, id, args, self.ruleset, attribute)

    def tell(self, id: str, params: Mapping[str, Any], attribute: str = "") -> str:
        """A message with a record's parameters."""
        return self.words.say(self.language, id, self.args(params), self.ruleset, attribute)

    def has(self, id: str, attribute: str = "") -> bool:
        return self.words.has(self.language, id, self.ruleset, attribute)

    def word(self, *ids: str, fallback: str) -> str:
        """The words of the first message there is, among ids with dots as rulesets write them."""
        found = [message_id(id) for id in ids]
        return self.words.first(self.language, found, self.ruleset, shown(fallback))

    # -- what a record holds --------------------------------------------------------------------

    def args(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """Parameters as a Fluent message takes them.

        What a server itself has words for, ``thing_fr`` and ``thing_en``, is ``thing`` here.
        """
        mine = f"_{self.language}"
        said = {name: self.arg(name, value) for name, value in params.items()}
        return said | {n.removesuffix(mine): v for n, v in said.items() if n.endswith(mine)}

    def arg(self, name: str, value: Any) -> Any:
        """A creature is its name, a code selects and prints its words, a roll is its total."""
        match value:
            case bool():
                return self.words.code(self.language, name, "yes" if value else "no", self.ruleset)
            case int() | float():
                return value
            case str():
                if self.is_creature(value):
                    return self.name(value)
                if not value:
                    return NOTHING
                return self.words.code(self.language, name, value, self.ruleset)
            case Word():
                last = value.id.partition("-")[2] or value.id
                said = self.say(value.id, value.attribute)
                return last if said == value.id else said
            case Field():
                return self.field(value)
            case Rolled():
                return value.total
            case Packet():
                return value.amount
            case Mod():
                return value.value
            case tuple() | list() if value and all(isinstance(m, Mod) for m in value):
                return total(value)
            case tuple() | list():
                return self.several(name, value)
            case Mapping():
                return listed(self.language, [str(self.arg(name, k)) for k in value])
            case None:
                return NOTHING
            case _:
                return shown(str(value))

    def several(self, name: str, values: Sequence[Any]) -> str | Coded:
        """A list; creatures that the reader may not know of are not in it."""
        told = [v for v in values if not isinstance(v, str) or self.may_say(v)]
        if not told:
            return NOTHING
        if all(isinstance(v, str) and self.is_creature(v) for v in told):
            return self.names(told)
        printed = (self.arg(name, v) for v in told)
        return listed(self.language, [self.number(p) if isinstance(p, int | float) else str(p)
                                      for p in printed])  # fmt: skip

    def field(self, field: Field) -> str:
        """``Force +3``; an entry of a table, ``lames +2``, by the words of its code."""
        if not field.entry:
            return self.tell(message_id("sheet", field.name), {"value": field.value})
        name = self.words.code(self.language, "mod", field.name, self.ruleset)
        return self.say("sheet-entry", name=name, value=field.value)

    # -- creatures ------------------------------------------------------------------------------

    def is_creature(self, id: str) -> bool:
        if self.view is None:
            return False
        return id == GM or id in self.view.names

    def knows(self, id: str) -> bool:
        return self.view is None or self.reader.knows(self.view, id)

    def may_say(self, word: str) -> bool:
        """False for the id of a creature that the reader may not know of."""
        return not self.is_creature(word) or self.knows(word)

    def name(self, id: str) -> str:
        """Its name, or "somebody" to those who may not know of it."""
        if self.view is None or id == GM:
            return self.say("the-gm") if id == GM else id
        if not self.knows(id):
            return self.say("somebody")
        return shown(self.view.names.get(id, id))

    def names(self, ids: Iterable[str]) -> str:
        """A list of names, numbered copies drawn together: Mira, Brigand 1 to 4.

        Beside a pair, which has an *and* of its own, there are but commas.
        """
        runs = self._runs([self.name(i) for i in ids])
        conjunction = listed(self.language, ["", ""])
        if len(runs) > 1 and any(conjunction in run for run in runs):
            return ", ".join(runs)
        return listed(self.language, runs)

    def _runs(self, names: list[str]) -> list[str]:
        found: list[str] = []
        run: list[tuple[str, int]] = []
        for name in [*names, ""]:
            stem, n = _numbered(name)
            if run and n is not None and (stem, n - 1) == run[-1]:
                run.append((stem, n))
                continue
            if run:
                found.append(self._run(run))
                run = []
            if n is not None:
                run = [(stem, n)]
            elif name:
                found.append(name)
        return found

    def _run(self, run: list[tuple[str, int]]) -> str:
        (stem, first), (_, last) = run[0], run[-1]
        if first == last:
            return f"{stem} {first}"
        id = "numbered-pair" if last == first + 1 else "numbered"
        return self.say(id, name=stem, first=str(first), last=str(last))

    # -- numbers and time -----------------------------------------------------------------------

    def number(self, value: float) -> str:
        return number(self.language, value)

    def until(self, anchor: Any) -> str:
        """When an effect ends, in words; "" if nobody can tell."""
        clock = self.view.state.clock if self.view else None
        match anchor:
            case StartOf() | EndOf():
                if clock is None or not self.knows(anchor.who):
                    return ""
                key = "until-start" if isinstance(anchor, StartOf) else "until-end"
                done = clock.begun.get(anchor.who, 0)
                turns = anchor.turn - done
                return self.say(key, who=self.name(anchor.who), turns=max(0, turns))
            case Before():
                return self.say("until-count", round=anchor.round, count=anchor.count[0])
            case RoundStart():
                return self.say("until-round", round=anchor.round)
            case Forever() | With():
                return ""
            case _:
                return ""


def _numbered(name: str) -> tuple[str, int | None]:
    found = re.fullmatch(r"(.+) (\d{1,4})", name)
    return (found[1], int(found[2])) if found else (name, None)
