"""What a look at a set-up finds: a level, a message, and what to do about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from ..i18n import Words
from ..mistakes import Mistake
from .correction import correction

LOCALE = Path(__file__).parent / "locale"

Level = Literal["ok", "note", "warn", "bad"]
"""``note``: worth knowing. ``warn``: it works, but. ``bad``: it cannot work so."""

MARKS: Mapping[Level, str] = {"ok": "✔", "note": "·", "warn": "!", "bad": "✘"}


@dataclass(frozen=True, slots=True)
class Finding:
    """``key`` names the message ``doctor-<key>``; its ``.do`` says what to do, if anything."""

    level: Level
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


def setup_words() -> Words:
    """The words of this package alone."""
    return Words(folder=LOCALE)


def told(finding: Finding, words: Words, language: str) -> list[str]:
    """The finding as lines for a terminal."""
    id = f"doctor-{finding.key}"
    params = {
        name: correction(value, words, language) if isinstance(value, Mistake) else value
        for name, value in finding.params.items()
    }
    lines = [f"{MARKS[finding.level]} {words.say(language, id, params)}"]
    if words.has(language, id, attribute="do"):
        lines.append(f"    → {words.say(language, id, params, attribute='do')}")
    return lines
