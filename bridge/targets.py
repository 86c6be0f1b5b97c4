"""Who is meant: by exact name, by number, by the beginning of a name; never somebody unseen."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from rules.engine.fight import Creature, Fight

from .phrase import Piece, fold

ARTICLE = re.compile(r"^(?:(?:le|la|les|un|une|des|du|the|an|a)\s+|l'|d')")
NUMBERED = re.compile(r"^(.*?[^\d\s])\s*(\d+)$")
BY_ID = "#"
"""Buttons name a creature by its id, which no other one shares."""


def visible(fight: Fight[Any], observer: str) -> list[Creature[Any]]:
    """Those an observer may know of, in the order of the fight: a creature's id, the MJ, or ""."""
    return [c for c in fight.in_order() if not fight.hidden_from(observer, c.id)]


def matches(text: str, among: Iterable[Creature[Any]]) -> list[Creature[Any]]:
    """All who may be meant; one if the text is clear.

    An exact name beats a number (``b2``), which beats the beginning of a name or of one word of it.
    """
    crowd = list(among)
    if text.startswith(BY_ID):
        return [c for c in crowd if c.id == text[1:]]
    typed, named = fold(text), [(c, fold(c.name)) for c in crowd]
    for wanted in dict.fromkeys((typed, ARTICLE.sub("", typed))):
        if not wanted:
            continue
        for same in (_exact, _numbered, _begun, _word_begun):
            if found := [c for c, name in named if same(wanted, name)]:
                return found
    return []


def _exact(wanted: str, name: str) -> bool:
    return wanted == name


def _numbered(wanted: str, name: str) -> bool:
    mine, theirs = _parts(wanted), _parts(name)
    if mine is None or theirs is None or mine[1] != theirs[1]:
        return False
    return theirs[0].startswith(mine[0])


@lru_cache(maxsize=4096)
def _parts(name: str) -> tuple[str, int] | None:
    """``brigand 2`` → what it begins with and its number."""
    found = NUMBERED.match(name)
    return (found[1], int(found[2])) if found else None


def _begun(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _word_begun(wanted: str, name: str) -> bool:
    return any(word.startswith(wanted) for word in name.split()[1:])


def without_one(named: Sequence[Piece], among: Sequence[Creature[Any]]) -> list[Piece] | None:
    """``brigand 1 2d6`` without its 1, where the only brigand has no number; else None.

    A player's creature has a name of its own: a number after it is no part of it.
    """
    for i, piece in enumerate(named):
        if i and piece.text == "1" and not piece.quoted:
            for first in range(i):
                who = matches(" ".join(p.text for p in named[first:i]), among)
                lone = len(who) == 1 and not NUMBERED.match(fold(who[0].name))
                if lone and not who[0].being.player:
                    return [*named[:i], *named[i + 1 :]]
    return None


def group(text: str, among: Sequence[Creature[Any]]) -> list[Creature[Any]]:
    """A whole group by its common name, singular or plural, ``brigands``; or a side, ``pj``."""
    wanted = ARTICLE.sub("", fold(text))
    for stem in (wanted, wanted.removesuffix("s")):
        found = [c for c in among if _stem(fold(c.name)) in (stem, stem + "s")]
        if found:
            return found
    return [c for c in among if fold(c.side) == wanted]


def _stem(name: str) -> str:
    numbered = NUMBERED.match(name)
    return numbered[1].strip() if numbered else name
