"""A mistake of the owner's files as a line: where, what is wrong, what is allowed there."""

from ..i18n import Words
from ..mistakes import Mistake


def correction(mistake: Mistake, words: Words, language: str) -> str:
    """In the reader's words; no value of the file is in it."""
    id, params = f"mistake-{mistake.key}", mistake.params
    parts = {"where": _where(mistake, words, language), "wrong": words.say(language, id, params)}
    if words.has(language, id, attribute="allowed"):
        parts["allowed"] = words.say(language, id, params, attribute="allowed")
    else:
        known = (f"allowed-{a}" for a in mistake.allowed if words.has(language, f"allowed-{a}"))
        if found := next(known, None):
            parts["allowed"] = words.say(language, found, params)
    return words.say(language, "correction" if "allowed" in parts else "correction-plain", parts)


def _where(mistake: Mistake, words: Words, language: str) -> str:
    """``melee.toml, [[server]] n° 1, port``: numbers begin with 1, as people count."""
    places = [mistake.file]
    if mistake.line:
        places.append(words.say(language, "place-line", {"line": mistake.line}))
    for step in mistake.place:
        if isinstance(step, int):
            numbered = {"place": places.pop(), "number": str(step + 1)}
            places.append(words.say(language, "place-number", numbered))
        else:
            places.append(step)
    return ", ".join(places)
