"""Text components: one model for every version, written as JSON or as SNBT at the last moment."""

import json
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from .dialect import Dialect


@dataclass(frozen=True, slots=True)
class Run:
    """A click that runs a command as the reader; ours are ``/trigger`` only.

    Raises ValueError for what old versions would say in chat, and new ones refuse to read.
    """

    command: str

    def __post_init__(self) -> None:
        if not self.command.startswith("/") or harmless(self.command) != self.command:
            raise ValueError(f"a click cannot run {self.command!r}")


@dataclass(frozen=True, slots=True)
class Suggest:
    """A click that writes something in the reader's chat box."""

    text: str


@dataclass(frozen=True, slots=True)
class OpenUrl:
    """A click that opens a page. Raises ValueError for anything but http and https."""

    url: str

    def __post_init__(self) -> None:
        if not re.fullmatch(r"https?://[!-~]+", self.url):
            raise ValueError(f"a click cannot open {self.url!r}")


Click = Run | Suggest | OpenUrl


@dataclass(frozen=True, slots=True)
class Text:
    """A span of text with its style, and what follows it.

    A child inherits what it does not say for itself, as in the game: put styles on leaves.
    """

    text: str = ""
    color: str = ""
    bold: bool | None = None
    italic: bool | None = None
    underlined: bool | None = None
    strikethrough: bool | None = None
    click: Click | None = None
    hover: "Text | None" = None
    children: tuple["Text", ...] = field(default_factory=tuple)


def join(parts: "tuple[Text, ...] | list[Text]", between: str = "") -> Text:
    """The parts as one text, with ``between`` between them."""
    spaced: list[Text] = []
    for part in parts:
        if spaced and between:
            spaced.append(Text(between))
        spaced.append(part)
    return Text("", children=tuple(spaced))


def plain(text: Text) -> str:
    """What is read, without styles, clicks and hovers."""
    return shown(text.text) + "".join(plain(child) for child in text.children)


def clicks(text: Text) -> Iterator[Click]:
    """Everything that can be clicked, in reading order."""
    if text.click is not None:
        yield text.click
    for child in text.children:
        yield from clicks(child)


def harmless(untrusted: str) -> str:
    """Somebody's words, fit to be shown: no control, formatting or direction characters.

    A line break of any kind becomes a space; section signs and marks that turn the writing
    direction are dropped; lone surrogates become ``\\ufffd``. Letters, emoji and joiners stay.
    """
    if untrusted.isprintable() and "§" not in untrusted:  # as good as always
        return untrusted
    kept = (c for c in shown(untrusted).replace("\n", " ") if c in _JOINERS or not _format(c))
    return "".join(kept)


_JOINERS = "\u200c\u200d\ufe0f"


def _format(c: str) -> bool:
    return unicodedata.category(c) == "Cf"


def shown(words: str) -> str:
    """What every text goes through: only the line feed is left of all that is not shown."""
    if _UNSHOWN.search(words) is None:  # as good as always
        return words
    words = _LINE_BREAKS.sub(" ", _CONTROLS.sub("", words))
    return _SURROGATES.sub("\ufffd", words)


_LINE_BREAKS = re.compile("\r\n|[\x0b\x0c\r\x1c-\x1e\x85\u2028\u2029]")
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f§]")
_SURROGATES = re.compile("[\ud800-\udfff]")
_UNSHOWN = re.compile("|".join(p.pattern for p in (_LINE_BREAKS, _CONTROLS, _SURROGATES)))


STYLES = ("bold", "italic", "underlined", "strikethrough")


def to_component(text: Text, dialect: Dialect) -> str:
    """The component as this version reads it, in as few bytes as possible.

    JSON is a subset of what the versions that want SNBT accept, so only the keys differ.
    """
    return json.dumps(_tree(text, dialect), ensure_ascii=False, separators=(",", ":"))


def _tree(text: Text, dialect: Dialect) -> Any:
    words = shown(text.text)
    children = [_tree(child, dialect) for child in _flat(text.children)]
    if not _styled(text):  # the first of a list lends its style to the rest, so it may have none
        if not words and len(children) == 1:
            return children[0]
        return [words, *children] if children else words
    tree: dict[str, Any] = {"text": words}
    if text.color:
        tree["color"] = text.color
    for style in STYLES:
        value = getattr(text, style)
        if value is not None:
            tree[style] = value
    if text.click is not None:
        tree[dialect.click_key] = _click(text.click, dialect)
    if text.hover is not None:
        hover = _tree(text.hover, dialect)
        tree[dialect.hover_key] = {"action": "show_text", dialect.hover_text_key: hover}
    if children:
        tree["extra"] = children
    return tree


def _styled(text: Text) -> bool:
    """Whether it looks or acts otherwise than what is around it."""
    return (
        text.color != ""
        or text.click is not None
        or text.hover is not None
        or any(getattr(text, style) is not None for style in STYLES)
    )


def _flat(children: tuple[Text, ...]) -> Iterator[Text]:
    """The children without containers that add nothing, plain neighbours as one."""
    held = ""
    for child in _opened(children):
        if _styled(child):
            if held:
                yield Text(held)
            held = ""
            yield child
        else:
            held += child.text
    if held:
        yield Text(held)


def _opened(children: tuple[Text, ...]) -> Iterator[Text]:
    for child in children:
        if _styled(child):
            yield child
        else:
            yield Text(child.text)
            yield from _opened(child.children)


def _click(click: Click, dialect: Dialect) -> dict[str, str]:
    match click:
        case Run(command):
            return {"action": "run_command", dialect.command_key: command}
        case Suggest(words):
            return {"action": "suggest_command", dialect.command_key: harmless(words)}
        case OpenUrl(url):
            return {"action": "open_url", dialect.url_key: url}


def leaves(text: Text) -> list[Text]:
    """The spans in reading order, none with children, each with the styles it inherits."""
    own = replace(text, children=())
    found = [own] if own.text else []
    for child in text.children:
        found += leaves(
            replace(
                child,
                color=child.color or text.color,
                bold=_own(child.bold, text.bold),
                italic=_own(child.italic, text.italic),
                underlined=_own(child.underlined, text.underlined),
                strikethrough=_own(child.strikethrough, text.strikethrough),
                click=child.click or text.click,
                hover=child.hover or text.hover,
            )
        )
    return found


def _own(value: bool | None, inherited: bool | None) -> bool | None:
    return inherited if value is None else value
