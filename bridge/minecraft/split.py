"""A text too long for one command, as several: cut between its lines, its spans, its words."""

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import replace

from .text import Text, join, leaves

Fit = Callable[[Text], bool]
"""Whether a text is short enough."""

FIRST_WORDS = 200
"""Characters of a span that is too long itself, beside which its hover must have room."""


def pieces(text: Text, fit: Fit) -> Iterator[Text]:
    """The text in parts that fit, each to be shown on a line of its own.

    A line stays whole if it can, then a span; a span too long by itself loses the end of its
    hover first, then is cut between words. Every click is in just one part. No word is lost, but
    for line feeds where one part ends and the next begins.
    """
    if fit(text):
        yield text
        return
    part: list[Text] = []
    for line in _lines(text):
        longer = [*part, Text("\n"), *line] if part else line
        if fit(join(longer)):
            part = longer
            continue
        if part:
            yield _closed(part)
        *full, part = _packed(line, fit)
        yield from map(join, full)
    if part:
        yield _closed(part)


def _lines(text: Text) -> Iterator[list[Text]]:
    """The spans of each line."""
    line: list[Text] = []
    for leaf in leaves(text):
        first, *others = leaf.text.split("\n")
        line.append(replace(leaf, text=first))
        for words in others:
            yield [span for span in line if span.text]
            # What can be clicked is there once, at its beginning.
            line = [replace(leaf, text=words, click=None if first else leaf.click)]
    yield [span for span in line if span.text]


def _closed(part: list[Text]) -> Text:
    """Without empty lines at its end."""
    while part and part[-1] == Text("\n"):
        part = part[:-1]
    return join(part)


def _packed(line: list[Text], fit: Fit) -> list[list[Text]]:
    """One line as as many parts as it needs, at least one."""
    parts: list[list[Text]] = [[]]
    for leaf in line:
        for span in _small(leaf, fit):
            if parts[-1] and not fit(join([*parts[-1], span])):
                parts.append([])
            parts[-1].append(span)
    return parts


def _small(leaf: Text, fit: Fit) -> Iterator[Text]:
    """A span as spans that each fit alone; the click and the hover stay with the first."""
    if not fit(leaf):
        leaf = _explained_shorter(leaf, fit)
    while not fit(leaf):
        cut = _fitting(leaf, fit)
        yield replace(leaf, text=leaf.text[:cut])
        leaf = replace(leaf, text=leaf.text[cut:], click=None, hover=None)
    yield leaf


def _fitting(leaf: Text, fit: Fit) -> int:
    """How many of its characters fit, up to a space if there is one."""
    most = _most(len(leaf.text), lambda n: fit(replace(leaf, text=leaf.text[:n])))
    return leaf.text.rfind(" ", 1, most) + 1 or _between_letters(leaf.text, most)


def _explained_shorter(leaf: Text, fit: Fit) -> Text:
    """The span with as much of its hover as there is room for beside its words, or their first."""
    hover = leaf.hover
    if hover is None:
        return leaf
    short = replace(leaf, text=leaf.text[:FIRST_WORDS], hover=None)
    beside = leaf if fit(replace(leaf, hover=Text("…"))) else short
    length = sum(len(span.text) for span in leaves(hover))
    most = _most(length, lambda n: fit(replace(beside, hover=_beginning(hover, n))))
    clipped = _beginning(hover, most)
    return replace(leaf, hover=clipped if fit(replace(beside, hover=clipped)) else None)


def _beginning(text: Text, length: int) -> Text:
    """The first so many characters, and a mark if there were more."""
    kept: list[Text] = []
    for span in leaves(text):
        if len(span.text) > length:
            kept += [
                replace(span, text=span.text[: _between_letters(span.text, length)]),
                Text("…"),
            ]
            break
        kept.append(span)
        length -= len(span.text)
    return join(kept)


def _most(limit: int, possible: Callable[[int], bool]) -> int:
    """The largest number up to the limit that is possible, if smaller ones are; at least 1."""
    low, high = 1, limit
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if possible(middle) else (low, middle - 1)
    return low


def _between_letters(text: str, cut: int) -> int:
    """The cut, moved back so that no accent or joined emoji is parted from its letter."""
    moved = cut
    while 0 < moved < len(text) and (
        unicodedata.combining(text[moved]) or text[moved] in _JOINS or text[moved - 1] == "\u200d"
    ):
        moved -= 1
    return moved or cut


_JOINS = "\u200d\ufe0f"
