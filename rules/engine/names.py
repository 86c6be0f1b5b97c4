"""Finding what somebody means by a name, as people type: no accents, no case, half a word."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

_LETTERS = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d"}
_DASHES = "‐‑‒–—−"
_NUMBERED = re.compile(r"(.*?[^0-9\s])\s*([0-9]+)")


def fold(text: str) -> str:
    """Without accents, case, quotes or doubled spaces; underscores, hyphens, apostrophes: spaces.

    Folding twice changes nothing more.
    """
    # Twice: some compatibility characters only show their case once they are taken apart.
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = "".join(_LETTERS.get(c, " " if c in _DASHES or c in "-_'’`" else c) for c in plain)
    return " ".join(plain.replace('"', " ").split())


def slug(text: str) -> str:
    """The same in small letters and hyphens, as the id of a message has it: ``epee-longue``."""
    return fold(text).replace(" ", "-")


@dataclass(frozen=True, slots=True)
class Found:
    """``name``: the one meant, as it was given, or "". Else ``candidates``: who it could be."""

    name: str
    candidates: tuple[str, ...] = ()


def find(names: Iterable[str], query: str) -> Found:
    """Exact; then a number (``brigand 2``, ``b2``); then a unique prefix; else the candidates.

    Candidates keep the order of ``names``; there are none when nothing is alike.
    """
    folded = {name: fold(name) for name in names}
    wanted = fold(query)
    if not wanted:
        return Found("", tuple(folded))
    for meant in (
        [name for name, plain in folded.items() if plain == wanted],
        _numbered(folded, wanted),
        [name for name, plain in folded.items() if plain.startswith(wanted)],
        [name for name, plain in folded.items() if f" {wanted}" in plain],
    ):
        if meant:
            return Found(meant[0]) if len(meant) == 1 else Found("", tuple(meant))
    return Found("")


def _numbered(folded: dict[str, str], wanted: str) -> list[str]:
    """Names whose number is the one typed and whose words begin like the ones typed."""
    typed = _NUMBERED.fullmatch(wanted)
    if not typed:
        return []
    start, number = typed[1].strip(), int(typed[2])
    found = []
    for name, plain in folded.items():
        own = _NUMBERED.fullmatch(plain)
        if own and int(own[2]) == number and own[1].strip().startswith(start):
            found.append((own[1].strip() == start, name))
    # `brigand 2` is Brigand 2 even beside a Brigand chef 2.
    return [name for exact, name in found if exact] or [name for _, name in found]
