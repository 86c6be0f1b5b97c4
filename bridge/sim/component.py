"""Text components as one version reads them: what is shown, hovered over and clicked."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from . import snbt
from .errors import CommandError
from .reader import Reader

Version = tuple[int, ...]
Tree = Any
Resolve = Callable[[str, dict[str, Any]], str]
"""What a ``selector``, ``score`` or ``nbt`` part says, for whoever asks."""

SNBT_SINCE: Version = (1, 21, 5)
STRICT_SINCE: Version = (1, 20, 3)
COLOURS = frozenset(
    "black dark_blue dark_green dark_aqua dark_red dark_purple gold gray dark_gray blue green "
    "aqua red light_purple yellow white".split()
)
_CONTENTS = ("text", "translate", "keybind", "score", "selector", "nbt", "object")


@dataclass(frozen=True, slots=True)
class Click:
    """``action`` as the game names it, ``value`` what it does it with."""

    action: str
    value: str


@dataclass(frozen=True, slots=True)
class Span:
    """A text with the style that it has in the end."""

    text: str = ""
    color: str = ""
    hover: str = ""
    click: Click | None = None


@dataclass(frozen=True, slots=True)
class Component:
    """A component that its version has accepted."""

    tree: Tree
    version: Version

    def spans(self, resolve: Resolve | None = None) -> list[Span]:
        """In reading order, those without any text left out."""
        nothing: Resolve = lambda kind, tree: ""  # noqa: E731
        found = _spans(self.tree, Span(), self.version, resolve or nothing)
        return [span for span in found if span.text]

    def plain(self, resolve: Resolve | None = None) -> str:
        return "".join(span.text for span in self.spans(resolve))


def literal(text: str) -> Component:
    return Component(text, (1, 16, 5))


class Malformed(Exception):
    """Why a tree is no component."""


def next_component(reader: Reader, version: Version) -> Component:
    """Read one. Raises CommandError ``Invalid chat component: …``."""
    reader.skip()
    start = reader.at
    try:
        if version >= SNBT_SINCE:
            tree = snbt.read(reader)
        else:
            tree, reader.at = json.JSONDecoder(strict=True).raw_decode(reader.text, start)
        check(tree, version)
    except json.JSONDecodeError as error:
        column = error.pos - start + 1
        reason = f"Use JsonReader.setLenient(true) to accept malformed JSON at line 1 column {column} path $"  # noqa: E501
        raise CommandError(f"Invalid chat component: {reason}", start) from None
    except Malformed as reason:
        reader.at = start
        raise CommandError(f"Invalid chat component: {reason}", start) from None
    return Component(tree, version)


# -- checking -------------------------------------------------------------------------------------


def check(tree: Tree, version: Version) -> None:
    """Raises Malformed."""
    if isinstance(tree, list):
        if not tree:
            raise Malformed("List must have contents")
        for part in tree:
            check(part, version)
    elif isinstance(tree, dict):
        _check_parts(tree, version)
        _check_style(tree, version)
    elif not isinstance(tree, str) and (tree is None or version >= STRICT_SINCE):
        raise Malformed(f"Don't know how to turn {json.dumps(tree)} into a Component")


def _check_parts(tree: dict[str, Any], version: Version) -> None:
    if not any(key in tree for key in _CONTENTS):
        raise Malformed(f"Don't know how to turn {json.dumps(tree)} into a Component")
    if not isinstance(tree.get("text", ""), str) and version >= STRICT_SINCE:
        raise Malformed("Not a string: text")
    if "extra" in tree:
        if not isinstance(tree["extra"], list) or not tree["extra"]:
            raise Malformed("Unexpected empty array of components")
        check(tree["extra"], version)
    for part in tree.get("with", []):
        if isinstance(part, str | list | dict):
            check(part, version)


def _check_style(tree: dict[str, Any], version: Version) -> None:
    strict, modern = version >= STRICT_SINCE, version >= SNBT_SINCE
    color = tree.get("color", "white")
    if strict and (not isinstance(color, str) or not _is_color(color)):
        raise Malformed(f"Invalid color name: {color}")
    for style in ("bold", "italic", "underlined", "strikethrough", "obfuscated"):
        if strict and not isinstance(tree.get(style, False), bool | snbt.Byte):
            raise Malformed(f"Not a boolean: {style}")
    click = tree.get("click_event" if modern else "clickEvent")
    if strict and click is not None and _click(tree, version) is None:
        raise Malformed("No key command" if modern else "Invalid clickEvent")
    hover = tree.get("hover_event" if modern else "hoverEvent")
    if hover is None:
        return
    shown = _hover(tree, version)
    if shown is not None:
        check(shown, version)
    elif strict and (not isinstance(hover, dict) or hover.get("action") == "show_text"):
        raise Malformed("No key value in hover_event" if modern else "Invalid hoverEvent")


def _is_color(color: str) -> bool:
    return color in COLOURS or bool(re.fullmatch(r"#[0-9a-fA-F]{1,6}", color))


# -- flattening -----------------------------------------------------------------------------------


def _spans(tree: Tree, style: Span, version: Version, resolve: Resolve) -> Iterator[Span]:
    if isinstance(tree, list):
        own = _styled(tree[0], style, version, resolve)
        yield from _spans(tree[0], style, version, resolve)
        for part in tree[1:]:
            yield from _spans(part, own, version, resolve)
    elif isinstance(tree, dict):
        own = _styled(tree, style, version, resolve)
        yield replace(own, text=_words(tree, version, resolve))
        for part in tree.get("extra", []):
            yield from _spans(part, own, version, resolve)
    else:
        yield replace(style, text=_primitive(tree))


def _styled(tree: Tree, style: Span, version: Version, resolve: Resolve) -> Span:
    if not isinstance(tree, dict):
        return replace(style, text="")
    shown = _hover(tree, version)
    hover = "" if shown is None else Component(shown, version).plain(resolve)
    return Span(
        "",
        tree.get("color", style.color),
        hover or style.hover,
        _click(tree, version) or style.click,
    )


def _words(tree: dict[str, Any], version: Version, resolve: Resolve) -> str:
    if "text" in tree:
        return _primitive(tree["text"])
    if "translate" in tree:
        words = str(tree.get("fallback", tree["translate"]))
        for part in tree.get("with", []):
            words = words.replace("%s", Component(part, version).plain(resolve), 1)
        return words
    kind = next(key for key in _CONTENTS if key in tree)
    return str(tree["keybind"]) if kind == "keybind" else resolve(kind, tree)


def _primitive(value: Any) -> str:
    return ("false", "true")[value] if isinstance(value, bool) else str(value)


def _click(tree: dict[str, Any], version: Version) -> Click | None:
    """What a click does, under the one spelling that this version knows."""
    modern = version >= SNBT_SINCE
    event = tree.get("click_event" if modern else "clickEvent")
    if not isinstance(event, dict) or not isinstance(event.get("action"), str):
        return None
    keys = {"run_command": "command", "suggest_command": "command", "open_url": "url"}
    keys |= {"change_page": "page", "show_dialog": "dialog", "custom": "id"}
    value = event.get(keys.get(event["action"], "value") if modern else "value")
    if value is None or (modern and isinstance(value, str) and re.search(r"[\0-\x1f\x7f§]", value)):
        return None
    return Click(event["action"], str(value))


def _hover(tree: dict[str, Any], version: Version) -> Tree | None:
    """The tree that is shown on hover."""
    modern = version >= SNBT_SINCE
    event = tree.get("hover_event" if modern else "hoverEvent")
    if not isinstance(event, dict) or event.get("action") != "show_text":
        return None
    return event.get("value") if modern else event.get("contents", event.get("value"))
