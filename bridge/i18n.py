"""Words: Fluent messages of the bridge and of every ruleset, in every language, never a failure."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Junk, Message, Resource

from rules.engine.master import REFUSALS
from rules.engine.names import slug
from rules.engine.ruleset import Ruleset

from .minecraft.text import harmless

LANGUAGES = ("fr", "en")
"""The first is what a reader gets who chose nothing."""

LOCALE = Path(__file__).parent / "locale"
MOST_CHARACTERS = 2000
"""Fluent gives up on a longer piece of text; nobody types so much in one line of chat."""

MINUS = "−"

FINE, WIDE = "\u202f", "\u00a0"
"""No-break spaces: the narrow one and the one of a letter's width."""


class Coded(FluentType):
    """A code that a message selects on, but prints as its words."""

    def __init__(self, code: str, shown: str) -> None:
        self.code, self.shown = code, shown

    def __eq__(self, other: object) -> bool:
        return other == self.code if isinstance(other, str) else self is other

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return self.shown

    def format(self, locale: Locale) -> str:
        return self.shown


class Below(FluentType):
    """A number below zero: Fluent's own would have a hyphen for a minus."""

    def __init__(self, value: float, options: Mapping[str, Any] | None = None) -> None:
        self.value, self.options = value, dict(options or {})

    def __float__(self) -> float:
        return float(self.value)

    def format(self, locale: Locale) -> str:
        return MINUS + str(fluent_number(-self.value, **self.options).format(locale))


def rounded(value: Any, **options: Any) -> Any:
    """NUMBER, for numbers below zero too."""
    return (
        Below(value.value, options) if isinstance(value, Below) else fluent_number(value, **options)
    )


@cache
def _language(language: str) -> Locale:
    return Locale.parse(language)


def number(language: str, value: float) -> str:
    """1 234,5 in French, 1,234.5 in English; at most two decimals, and a true minus."""
    return _number(language, value or 0)  # no minus before nothing


@lru_cache(maxsize=1024)
def _number(language: str, value: float) -> str:
    text = str(format_decimal(value, format="#,##0.##", locale=_language(language)))
    return text.replace("-", MINUS)


def signed(language: str, value: float) -> str:
    """A modifier: +2, −1, +0, with a true minus."""
    return (MINUS if value < 0 else "+") + number(language, abs(value))


def listed(language: str, things: Iterable[str]) -> str:
    """a, b et c."""
    *most, last = things = list(things) or [""]
    if len(things) == 1:
        return last
    return ", ".join(most) + (" et " if language == "fr" else " and ") + last


_BEFORE_HIGH = re.compile(r"(?<=\S) ([;!?%])(?=[\s»)\]]|$)")
_BEFORE_COLON = re.compile(r"(?<=\S) :(?=\s|$)")


_BEFORE_A_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÄÆÈÉÊËÎÏÔÖŒÙÛÜ])")
"""Before a name, which alone begins with a capital: what is no name is elided where it stands."""


def typeset(language: str, text: str) -> str:
    """French elides, contracts before the GM, and puts no-break spaces by signs and quotes."""
    if language != "fr":
        return text
    text = _BEFORE_A_VOWEL.sub(r"\1'", text)
    text = text.replace("de le MJ", "du MJ").replace("à le MJ", "au MJ")
    text = _BEFORE_HIGH.sub(FINE + r"\1", text)
    text = _BEFORE_COLON.sub(WIDE + ":", text)
    return text.replace("« ", "«" + WIDE).replace(" »", WIDE + "»")


def message_id(*parts: str) -> str:
    """An id as Fluent allows it: dots are dashes."""
    return "-".join(parts).replace(".", "-")


_POSSIBLE = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*\Z")


@dataclass(eq=False)
class _Source:
    """What an owner says in one language: read when it is first asked for, as that takes long."""

    language: str
    files: list[Path]

    @cached_property
    def bundle(self) -> FluentBundle:
        bundle = FluentBundle(
            [self.language],
            functions={
                "SIGNED": lambda value: Coded("", signed(self.language, float(value))),
                "NUMBER": rounded,
                "CAPITAL": lambda text: Coded("", str(text)[:1].upper() + str(text)[1:]),
            },
            use_isolating=False,
        )
        for _, resource in self.resources():
            bundle.add_resource(resource)
        return bundle

    def resources(self) -> Iterator[tuple[Path, Resource]]:
        return ((file, FluentResource(file.read_text(encoding="utf8"))) for file in self.files)

    def problems(self) -> Iterator[str]:
        """What cannot be read, or is there twice."""
        seen: set[str] = set()
        for file, resource in self.resources():
            for entry in resource.body:
                if isinstance(entry, Junk):
                    first = (entry.content or "").strip().splitlines()[0]
                    yield f"{file.name}: cannot be read: {first}"
                if isinstance(entry, Message):
                    if entry.id.name in seen:
                        yield f"{file.name}: {entry.id.name} is there twice"
                    seen.add(entry.id.name)


class Words:
    """Every message, by language. A ruleset's words win over the bridge's.

    Where no ruleset is named, the words of all of them are tried after the bridge's. Every
    message may say ``$prefix``, what commands begin with on this server, and ``$round_name`` and
    ``$rounds_name``, what the ruleset calls its rounds.
    """

    def __init__(
        self, rulesets: Iterable[Ruleset] = (), folder: Path = LOCALE, prefix: str = "!"
    ) -> None:
        self._prefix = prefix
        self._sources: dict[tuple[str, str], _Source] = {}
        self._rulesets: list[str] = []
        self._orders: dict[tuple[str, str], list[_Source]] = {}
        self._known: dict[tuple[str, str], Mapping[str, str]] = {}
        for language in LANGUAGES:
            files = sorted(folder.glob(f"*.{language}.ftl"))
            self._sources["", language] = _Source(language, files)
        for rules in rulesets:
            self.add_ruleset(rules)

    def add_ruleset(self, rules: Ruleset) -> None:
        """Take in what a ruleset says."""
        self._rulesets.append(rules.id)
        self._orders.clear()
        self._known.clear()
        locale = rules.folder / "locale"
        for language in LANGUAGES:
            own = [locale / f"{language}.ftl", *sorted(locale.glob(f"*.{language}.ftl"))]
            found = [p for p in own if p.is_file()]
            self._sources[rules.id, language] = _Source(language, found)

    def prepare(self, language: str) -> None:
        """Read that language now, so that its first reader need not wait."""
        for source in self._sources.values():
            if source.language == language:
                _ = source.bundle

    @property
    def problems(self) -> list[str]:
        """What cannot be read in any of the files, or is there twice."""
        return [problem for source in self._sources.values() for problem in source.problems()]

    def _places(self, language: str, ruleset: str) -> list[_Source]:
        key = (language, ruleset)
        if key not in self._orders:
            others = [x for x in LANGUAGES if x != language]
            owners = (ruleset, "") if ruleset else ("", *self._rulesets)
            self._orders[key] = [
                self._sources[owner, lang]
                for lang in (language, *others)
                for owner in dict.fromkeys(owners)
                if (owner, lang) in self._sources
            ]
        return self._orders[key]

    def has(self, language: str, id: str, ruleset: str = "", attribute: str = "") -> bool:
        """Whether there are words in that very language."""
        for source in self._places(language, ruleset):
            if source.language == language and source.bundle.has_message(id):
                message = source.bundle.get_message(id)
                if not attribute or attribute in message.attributes:
                    return True
        return False

    def say(
        self,
        language: str,
        id: str,
        args: Mapping[str, Any] | None = None,
        ruleset: str = "",
        attribute: str = "",
    ) -> str:
        """The words of a message; in another language, or its id, rather than nothing."""
        for source in self._places(language, ruleset):
            lang, bundle = source.language, source.bundle
            if not bundle.has_message(id):
                continue
            message = bundle.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            if isinstance(pattern, TextElement):  # as most labels are: nothing to fill in
                return typeset(lang, pattern.value)
            given = {**self._usual(lang, ruleset), **_printable(args or {})}
            text, _ = bundle.format_pattern(pattern, given)
            return typeset(lang, str(text))
        return f"{id}.{attribute}" if attribute else id

    def _usual(self, language: str, ruleset: str) -> Mapping[str, str]:
        """What every message may say: the prefix, and what one round and several are called."""
        key = (language, ruleset)
        if key not in self._known:
            names = {"prefix": self._prefix, "round_name": "round", "rounds_name": "rounds"}
            for source in self._places(language, ruleset):
                if source.bundle.has_message("round-name"):
                    message = source.bundle.get_message("round-name")
                    one, many = message.value, message.attributes.get("many")
                    for name, pattern in (("round_name", one), ("rounds_name", many)):
                        if pattern is not None:
                            names[name] = str(source.bundle.format_pattern(pattern, {})[0])
                    break
            self._known[key] = names
        return self._known[key]

    def first(
        self, language: str, ids: Iterable[str], ruleset: str = "", fallback: str = ""
    ) -> str:
        """The words of the first of these messages that is there, else ``fallback``."""
        for id in ids:
            if _POSSIBLE.match(id) and self.has(language, id, ruleset):
                return self.say(language, id, ruleset=ruleset)
        return fallback

    def code(self, language: str, kind: str, value: str, ruleset: str = "") -> Coded:
        """A code of a ruleset with its words, looked for under its kind first."""
        kinds = (kind, "value", "effect", "counter", "mod")
        ids = [message_id(k, value) for k in kinds]
        if not _POSSIBLE.match(message_id(kind, value)):  # a name out of the data, as it is typed
            ids += [message_id(k, slug(value)) for k in kinds]
        return Coded(value, self.first(language, ids, ruleset, shown(value)))


def shown(untrusted: str) -> str:
    """Somebody's words, without what would break a line or disturb its reader."""
    return harmless(untrusted[:MOST_CHARACTERS])


def _printable(args: Mapping[str, Any]) -> dict[str, Any]:
    return {k: _printed(v) for k, v in args.items()}


def _printed(value: Any) -> Any:
    match value:
        case str():
            return shown(value)
        case int() | float() if value < 0:
            return Below(value)
        case _:
            return value


def wanted(rules: Ruleset) -> set[str]:
    """The messages that a ruleset's declared names call for."""
    return {
        *(message_id("tell", t) for t in rules.tells),
        *(message_id("verb", v) for v in rules.verbs),
        *(message_id("question", q) for q in rules.questions),
        *(message_id("refusal", c) for c in rules.refusals),
        *(message_id("effect", e) for e in rules.effects),
        *(message_id("counter", s.counter) for s in rules.shown),
        *(message_id("short", c) for c in (rules.gauge.counters if rules.gauge else ())),
        *(message_id("counter", g.name) for g in (rules.gauge,) if g),
        *(message_id("outcome", o) for o in rules.outcomes),
        *(message_id("fact", f) for f in rules.facts),
    }


def missing(words: Words, rules: Ruleset | None = None) -> list[str]:
    """Declared names without words, as ``language: id``: of a ruleset, or of the engine itself."""
    ids = wanted(rules) if rules else {message_id("refusal", c) for c in REFUSALS}
    owner = rules.id if rules else ""
    return [
        f"{language}: {id}"
        for language in LANGUAGES
        for id in sorted(ids)
        if not words.has(language, id, owner)
    ]
