"""A line as somebody typed it: words and quoted texts of every kind; nothing else is special."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

CLOSING = {'"': '"”“', "“": '”"', "„": '”“"', "«": "»", "'": "'’", "‘": "’'"}
"""Opening quote → what may close it."""

MARKS = re.compile(r"\s+")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "‘": "'", "ß": "ss"})


NUMBER = re.compile(r"[+\-−]?\d{1,9}")
"""A whole number as people type it, at most one sign before it."""
DECIMALS = re.compile(r"\.\d{1,9}")


@dataclass(frozen=True, slots=True)
class Piece:
    """One word or one quoted text; ``start`` is where it began in the line."""

    text: str
    start: int
    quoted: bool = False


def pieces(line: str) -> list[Piece]:
    """Cut at spaces, but not inside quotes. A quote that nothing closes is an ordinary character.

    A quote opens at the start of a piece, or right after its colon or equals sign.
    """
    found: list[Piece] = []
    at = 0
    while at < len(line):
        if line[at].isspace():
            at += 1
            continue
        piece, at = _piece(line, at)
        found.append(piece)
    return found


def _piece(line: str, start: int) -> tuple[Piece, int]:
    quote = _quoted(line, start)
    if quote is not None:
        text, end = quote
        return Piece(text, start, quoted=True), end
    text, at = "", start
    while at < len(line) and not line[at].isspace():
        text += line[at]
        at += 1
        quote = _quoted(line, at) if line[at - 1] in ":=" and text[:-1] else None
        if quote is not None:
            return Piece(text + quote[0], start), quote[1]
    return Piece(text, start), at


def _quoted(line: str, at: int) -> tuple[str, int] | None:
    """The text in the quotes that open here, and where to go on."""
    closing = CLOSING.get(line[at]) if at < len(line) else None
    if closing is None:
        return None
    for end in range(at + 1, len(line)):
        followed = end + 1 == len(line) or line[end + 1].isspace()
        if line[end] in closing and followed:
            return line[at + 1 : end].strip(), end + 1
    return None


def whole(text: str) -> int | None:
    """The number that a text is; None for anything else, numbers too long to be meant included."""
    typed = text.strip()
    return int(typed.replace("−", "-")) if NUMBER.fullmatch(typed) else None


def coordinate(text: str) -> int | None:
    """The block that a number lies in: decimals are how the game shows a place."""
    typed, dot, rest = text.strip().partition(".")
    block = whole(typed)
    if block is None or (dot and not DECIMALS.fullmatch(dot + rest)):
        return None
    beyond = typed[0] in "-−" and rest.strip("0") != ""
    return block - 1 if beyond else block


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """What is compared: no case, no accents, no invisible marks, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    kept = (c for c in bare if unicodedata.category(c) not in ("Mn", "Cf", "Cc"))
    return MARKS.sub(" ", "".join(kept).translate(LIGATURES)).strip()
