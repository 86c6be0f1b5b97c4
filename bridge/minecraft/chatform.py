"""The forms in which a server writes chat: the game's own, and those a plugin makes of it."""

import re
from dataclasses import dataclass

AUTO = "auto"
"""Stands for the game's own form, as long as no plugin is known to change names."""

REGEX = "regex:"
"""What begins with it is a regular expression, with the groups ``player`` and ``text``."""

_PLACE = re.compile(r"\{(\w*)\}")
_KNOWN = ("player", "name", "any", "text")
_UNSIGNED = r"(?P<unsigned>\[Not Secure\] )?"


class BadForm(ValueError):
    """A form that cannot be used: ``key`` names the reason, ``params`` what it is about."""

    def __init__(self, key: str, **params: str) -> None:
        super().__init__(" ".join((key, *params.values())))
        self.key, self.params = key, params


@dataclass(frozen=True, slots=True)
class Form:
    """``account``: the name in it is the account's, which no player can change."""

    pattern: re.Pattern[str]
    account: bool


VANILLA = Form(re.compile(_UNSIGNED + r"<(?P<name>.{1,200}?)> (?P<text>.*)", re.DOTALL), False)


def form(written: str) -> Form:
    """A form from the settings. Raises BadForm.

    ``[{any}] {player}: {text}``: ``{player}`` is the account's name, ``{name}`` the one shown
    beside the chat, ``{any}`` anything, ``{text}`` what was said. The sign behind the name may
    stand nowhere before it, so that nobody can say a line that reads as another's.
    """
    if written == AUTO:
        return VANILLA
    if written.startswith(REGEX):
        return _of_regex(written.removeprefix(REGEX))
    parts = _PLACE.split(written)  # literal, place, literal, place, … literal
    places, literals = parts[1::2], parts[::2]
    for place in places:
        if place not in _KNOWN:
            raise BadForm("form-unknown", word=f"{{{place}}}")
    names = [p for p in places if p in ("player", "name")]
    if len(names) != 1:
        raise BadForm("form-name")
    if places.count("text") != 1 or places[-1] != "text" or literals[-1]:
        raise BadForm("form-text")
    at = places.index(names[0])
    mark = _mark(literals[at + 1])
    if not mark:
        raise BadForm("form-sign")
    if mark in "".join(literals[: at + 1]):
        raise BadForm("form-sign-before", sign=mark)
    pattern = _UNSIGNED
    for n, place in enumerate(places):
        shut = re.escape(mark if n <= at else "") + re.escape(_mark(literals[n + 1]))
        pattern += re.escape(literals[n]) + _matcher(place, shut)
    return Form(re.compile(pattern, re.DOTALL), names[0] == "player")


def _mark(literal: str) -> str:
    """The first sign of it that is no space."""
    return literal.strip()[:1]


def _matcher(place: str, shut: str) -> str:
    match place:
        case "player":
            return rf"(?P<name>(?:(?![{shut}])[!-~]){{1,16}})"
        case "name":
            return rf"(?P<name>[^{shut}]{{1,200}})"
        case "text":
            return r"(?P<text>.*)"
        case _:
            return rf"[^{shut}]{{0,200}}" if shut else r".{0,200}?"


def _of_regex(written: str) -> Form:
    try:
        groups = re.compile(written).groupindex
        if "text" not in groups or ("player" in groups) == ("name" in groups):
            raise BadForm("form-groups")
        account = "player" in groups
        written = written.replace("(?P<player>", "(?P<name>")
        unsigned = "" if "unsigned" in groups else _UNSIGNED
        return Form(re.compile(unsigned + f"(?:{written})", re.DOTALL), account)
    except re.error as mistake:
        raise BadForm("form-regex", at=str((mistake.pos or 0) + 1)) from None
