"""What the doctor found, as lines for a terminal."""

from collections.abc import Iterable, Iterator

from ..i18n import Words
from ..minecraft.text import harmless
from .doctor import Section
from .finding import told
from .readings import Reading

WIDTH = 110
"""Characters of a line of the log that are shown."""


def report(sections: Iterable[Section], words: Words, language: str) -> Iterator[str]:
    """Section by section, as they are found; the verdict last."""
    bad = 0
    for section in sections:
        yield words.say(language, f"section-{section.title}", {"name": section.name})
        for finding in section.findings:
            bad += finding.level == "bad"
            yield from (f"  {line}" for line in told(finding, words, language))
        if section.readings:
            yield f"  {words.say(language, 'last-lines')}"
            for reading in section.readings:
                yield from (f"    {line}" for line in read_as(reading, words, language))
        yield ""
    yield words.say(language, "verdict-broken" if bad else "verdict-sound", {"count": bad})


def read_as(reading: Reading, words: Words, language: str) -> list[str]:
    """A line of the log, and below it how it is read."""
    line = harmless(reading.line)
    shown = line if len(line) <= WIDTH else line[: WIDTH - 1] + "…"
    return [shown, f"  = {words.say(language, f'reading-{reading.key}', reading.params)}"]
