"""What may be typed, in every language at once: read from the language files, never in code."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from rules.engine.ruleset import Ruleset

from .phrase import fold

OWN = Path(__file__).parent / "locale"
BETWEEN = "|"
"""Separates the words that mean the same; the first is the one we print."""

BOTH = "(e)"
"""After a French word that agrees with whoever it is said of."""

LONGEST_VERB = 3
"""Words in the longest name of a verb, such as ``combat début``."""


class Lexicon:
    """Typed words → ids, of the bridge and of one ruleset; where both have one, the ruleset's."""

    def __init__(self, own: Mapping[str, list[str]], rules: Mapping[str, list[str]]) -> None:
        self._words = {**own, **rules}
        self._kinds: dict[str, Mapping[str, str]] = {}
        self.verbs: dict[str, str] = {}
        self._spelt: dict[str, str] = {}
        for messages in (own, rules):
            self.verbs.update(_inverse(messages, "verb-"))
            for id, words in messages.items():
                if id.startswith("verb-"):
                    for word in words:
                        self._spelt.setdefault(fold(word), word)  # the French before the English

    def words(self, kind: str) -> Mapping[str, str]:
        """Folded words → id, for one kind of message: ``typed``, ``option``, ``effect`` …"""
        if kind not in self._kinds:
            self._kinds[kind] = _inverse(self._words, kind + "-")
        return self._kinds[kind]

    def means(self, id: str, text: str) -> bool:
        """Whether this text is one of the words of that message."""
        return fold(text) in {fold(w) for w in self._words.get(id, ())}

    def spelt(self, id: str) -> tuple[str, ...]:
        """The words of one message, folded; several messages may share a word."""
        return tuple(fold(word) for word in self._words.get(id, ()) if fold(word))

    def has(self, id: str) -> bool:
        """Whether there is such a message, be it of nothing but what is computed."""
        return id in self._words

    def first(self, id: str, default: str) -> str:
        """The word we print for it ourselves."""
        return next(iter(self._words.get(id, ())), default)

    def names_of(self, verb: str) -> tuple[str, ...]:
        """All that a verb may be typed as, accents and all."""
        return tuple(self._spelt[w] for w, v in self.verbs.items() if v == verb)

    def nearest_verb(self, typed: str) -> str | None:
        """The verb that was probably meant, by id."""
        close = get_close_matches(fold(typed), list(self.verbs), n=1, cutoff=0.65)
        return self.verbs[close[0]] if close else None


def nearest(typed: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    words = {fold(k): k for k in known}
    close = get_close_matches(fold(typed), list(words), n=1, cutoff=0.65)
    return words[close[0]] if close else None


def _inverse(messages: Mapping[str, list[str]], prefix: str) -> dict[str, str]:
    return {
        fold(word): id.removeprefix(prefix)
        for id, words in messages.items()
        if id.startswith(prefix)
        for word in words
        if fold(word)
    }


@cache
def _messages(folder: Path) -> Mapping[str, list[str]]:
    """Every message of the folder's language files, cut into words, all languages together."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob("*.ftl"), key=lambda f: ("fr" not in f.name, f.name)):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                for word in _text(entry.value).split(BETWEEN):
                    found.setdefault(entry.id.name, []).extend(_genders(word.strip()))
    return found


def _genders(word: str) -> tuple[str, ...]:
    """``aveuglé(e)`` as it is shown, and as either is typed."""
    if BOTH not in word:
        return (word,)
    return (word, word.replace(BOTH, ""), word.replace(BOTH, "e"))


def _text(pattern: ast.Pattern) -> str:
    """The fixed text of a message; what is computed in it is left out."""
    return "".join(e.value or "" for e in pattern.elements if isinstance(e, ast.TextElement))


def lexicon(rules: Ruleset | None = None) -> Lexicon:
    """The words of the bridge, and of a ruleset if there is one."""
    return Lexicon(_messages(OWN), _messages(rules.folder / "locale") if rules else {})
