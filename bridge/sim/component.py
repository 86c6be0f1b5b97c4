"""Text components: what a version accepts, what it silently loses, and what is read of one."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from . import snbt
from .edition import Edition
from .nbt import Number, Tag
from .reader import Reader

COLOURS = (
    *("black", "dark_blue", "dark_green", "dark_aqua", "dark_red", "dark_purple", "gold", "gray"),
    *("dark_gray", "blue", "green", "aqua", "red", "light_purple", "yellow", "white"),
)
_FLAGS = ("bold", "italic", "underlined", "strikethrough", "obfuscated")
_ACTIONS = {
    "run_command": "command",
    "suggest_command": "command",
    "open_url": "url",
    "change_page": "page",
    "copy_to_clipboard": "value",
}
_KINDS = ("text", "translate", "score", "selector", "keybind", "nbt")
_OBJECTS = ("sprite", "player")
"""Pictures in the text, since 1.21.9."""


class BadComponent(ValueError):
    """A component that this version refuses."""


@dataclass(frozen=True, slots=True)
class Click:
    action: str
    value: str


@dataclass(frozen=True, slots=True)
class Component:
    """One part of a text. ``body`` holds the keys of its kind; style not said is inherited."""

    kind: str = "text"
    body: Mapping[str, Any] = field(default_factory=dict)
    style: Mapping[str, Any] = field(default_factory=dict)
    click: Click | None = None
    hover: "Component | None" = None
    extra: "tuple[Component, ...]" = ()


@dataclass(frozen=True, slots=True)
class Span:
    """A run of characters of one look; ``hover`` is the text shown over it."""

    text: str
    style: Mapping[str, Any]
    click: Click | None
    hover: str | None


def text(words: str, **style: Any) -> Component:
    return Component("text", {"text": words}, style)


def joined(*parts: Component) -> Component:
    return Component("text", {"text": ""}, extra=parts)


def spans(component: Component) -> list[Span]:
    """The component as it is read, from left to right."""
    return list(_spans(component, {}, None, None))


def plain(component: Component) -> str:
    return "".join(span.text for span in spans(component))


def _spans(
    part: Component, style: Mapping[str, Any], click: Click | None, hover: str | None
) -> Iterator[Span]:
    style = {**style, **part.style}
    click = part.click or click
    hover = plain(part.hover) if part.hover is not None else hover
    words = _words(part)
    if words:
        yield Span(words, style, click, hover)
    for child in part.extra:
        yield from _spans(child, style, click, hover)


def _words(part: Component) -> str:
    match part.kind:
        case "text":
            return str(part.body["text"])
        case "translate":
            key = str(part.body.get("fallback", part.body["translate"]))
            pattern = _ENGLISH.get(str(part.body["translate"]), key)
            rest = iter([plain(one) for one in part.body["with"]])
            return re.sub(r"%(?:\d+\$)?s", lambda _: next(rest, ""), pattern)
        case "keybind":
            return str(part.body["keybind"])
        case _:
            return ""  # selector, score and nbt that nobody resolved


_ENGLISH = {
    "chat.type.text": "<%s> %s",
    "chat.type.emote": "* %s %s",
    "chat.type.announcement": "[%s] %s",
    "multiplayer.player.joined": "%s joined the game",
    "multiplayer.player.left": "%s left the game",
}


def read(reader: Reader) -> Component:
    """A component as an argument: JSON until 1.21.4, SNBT since.

    Raises: CommandError, in vanilla's words.
    """
    start = reader.cursor
    if reader.peek() == " ":
        raise reader.error("Invalid chat component: Expected value")
    try:
        if reader.edition.snbt:
            tree = tree_of(snbt.parse(reader))
        else:
            tree, length = _JSON.raw_decode(reader.rest())
            reader.cursor += length
        return build(tree, reader.edition)
    except json.JSONDecodeError as error:
        place = f"at line 1 column {error.pos + 1} path $"
        words = f"Use JsonReader.setLenient(true) to accept malformed JSON {place}"
        raise reader.error(f"Invalid chat component: {words}", start) from None
    except BadComponent as error:
        raise reader.error(f"Invalid chat component: {error}", start) from None


def read_stored(tag: Tag, edition: Edition) -> Component | None:
    """A component found in NBT: a JSON string until 1.21.4, the component itself since."""
    try:
        if edition.snbt:
            return build(tree_of(tag), edition)
        return build(_JSON.decode(tag), edition) if isinstance(tag, str) else None
    except (json.JSONDecodeError, BadComponent):
        return None


def _no_constant(word: str) -> None:
    raise BadComponent(f"{word} is not allowed")


_JSON = json.JSONDecoder(strict=False, parse_constant=_no_constant)


def tree_of(tag: Tag) -> Any:
    """NBT as plain values; a byte of 0 or 1 may be a truth value."""
    match tag:
        case Number(kind="b", value=0 | 1):
            return bool(tag.value)
        case Number(kind=kind, value=value):
            return value if kind in "fd" else int(value)
        case list():
            return [tree_of(one) for one in tag]
        case dict():
            return {key: tree_of(value) for key, value in tag.items()}
        case str():
            return tag
        case _:
            return list(tag.values)


def build(tree: Any, edition: Edition) -> Component:
    """Check a tree and make the component.

    Raises: BadComponent.
    """
    match tree:
        case str():
            return text(tree)
        case bool() | int() | float() if not edition.strict_components:
            return text(_json_word(tree))
        case list():
            if not tree:
                raise BadComponent("Unexpected empty array of components")
            first, *rest = [build(one, edition) for one in tree]
            return replace(first, extra=(*first.extra, *rest))
        case dict():
            return _from_object(tree, edition)
        case _:
            raise BadComponent(f"Don't know how to turn {json.dumps(tree)} into a Component")


def _json_word(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _from_object(tree: Mapping[str, Any], edition: Edition) -> Component:
    strict = edition.strict_components
    kind = next((name for name in _KINDS if name in tree), None)
    if kind is None and edition.full_stops and any(name in tree for name in _OBJECTS):
        kind = "object"
    if kind is None:
        raise BadComponent(f"Don't know how to turn {json.dumps(tree)} into a Component")
    extra = tree.get("extra", None)
    if extra is not None and not (isinstance(extra, list) and extra):
        raise BadComponent("Unexpected empty array of components")
    return Component(
        kind,
        _body(kind, tree, edition),
        _style(tree, strict),
        _click(tree, edition),
        _hover(tree, edition),
        tuple(build(one, edition) for one in extra or ()),
    )


def _string(tree: Mapping[str, Any], key: str, strict: bool) -> str:
    value = tree.get(key)
    if isinstance(value, str):
        return value
    if isinstance(value, bool | int | float) and not strict:
        return _json_word(value)
    if value is None:
        raise BadComponent(f"No key {key} in MapLike[{json.dumps(tree)}]")
    raise BadComponent(f"Not a string: {json.dumps(value)}")


def _body(kind: str, tree: Mapping[str, Any], edition: Edition) -> Mapping[str, Any]:
    strict = edition.strict_components
    match kind:
        case "translate":
            given = tree.get("with", [])
            if not isinstance(given, list):
                raise BadComponent(f"Not a list: {json.dumps(given)}")
            with_ = tuple(
                text(_json_word(one))
                if isinstance(one, bool | int | float)
                else build(one, edition)
                for one in given
            )
            body = {"translate": _string(tree, kind, strict), "with": with_}
            return {**body, **({"fallback": tree["fallback"]} if "fallback" in tree else {})}
        case "score":
            score = tree["score"]
            if not isinstance(score, dict) or not {"name", "objective"} <= score.keys():
                raise BadComponent("A score component needs a least a name and an objective")
            return {key: _string(score, key, strict) for key in ("name", "objective")}
        case "nbt":
            sources = [key for key in ("storage", "entity", "block") if key in tree]
            if not sources:
                raise BadComponent("No matching nbt source")
            return {
                "nbt": _string(tree, "nbt", strict),
                sources[0]: _string(tree, sources[0], strict),
                "interpret": bool(tree.get("interpret", False)),
                "separator": build(tree["separator"], edition) if "separator" in tree else None,
            }
        case "object":
            return {name: tree[name] for name in _OBJECTS if name in tree}
        case "selector":
            separator = build(tree["separator"], edition) if "separator" in tree else None
            return {"selector": _string(tree, kind, strict), "separator": separator}
        case _:
            return {kind: _string(tree, kind, strict)}


def colour_ok(value: Any) -> bool:
    return isinstance(value, str) and bool(
        value in COLOURS or value == "reset" or re.fullmatch(r"#[0-9A-Fa-f]{1,6}", value)
    )


def _style(tree: Mapping[str, Any], strict: bool) -> Mapping[str, Any]:
    style: dict[str, Any] = {}
    colour = tree.get("color")
    if colour is not None:
        if colour_ok(colour):
            style["color"] = colour
        elif strict:
            raise BadComponent(f"Invalid color name: {colour}")
    for flag in _FLAGS:
        if (value := tree.get(flag)) is None:
            continue
        if isinstance(value, bool):
            style[flag] = value
        elif strict:
            raise BadComponent(f"Not a boolean: {json.dumps(value)}")
        else:
            style[flag] = str(value).lower() == "true"
    if "insertion" in tree:
        style["insertion"] = _string(tree, "insertion", strict)
    return style


def _click(tree: Mapping[str, Any], edition: Edition) -> Click | None:
    given = tree.get("click_event" if edition.snbt else "clickEvent")
    if given is None:
        return None
    action = given.get("action") if isinstance(given, dict) else None
    key = _ACTIONS.get(str(action), "value") if edition.snbt else "value"
    value = given.get(key) if isinstance(given, dict) else None
    known = isinstance(action, str) and (
        action in _ACTIONS or (edition.version_command and action in ("custom", "show_dialog"))
    )
    if not edition.strict_components:
        return Click(str(action), value) if known and isinstance(value, str) else None
    if not known:
        raise BadComponent(f"Unknown element name: {action}")
    if action == "change_page" and edition.snbt:
        value = str(value) if isinstance(value, int) and value >= 1 else None
    if action in ("custom", "show_dialog"):
        if ("id" if action == "custom" else "dialog") not in given:
            raise BadComponent(f"No key id in MapLike[{json.dumps(given)}]")
        return None
    if not isinstance(value, str) or not isinstance(action, str):
        raise BadComponent(f"No key {key} in MapLike[{json.dumps(given)}]")
    if edition.snbt and action == "open_url" and not re.match(r"https?://\S+$", value):
        raise BadComponent(f"Unsupported URI: {value}")
    if edition.snbt and action.endswith("_command") and not chat_allowed(value):
        raise BadComponent("Disallowed chat character")
    return Click(action, value)


def chat_allowed(words: str) -> bool:
    """Whether a chat line or a click may hold all these characters."""
    return all(char >= " " and char not in "\x7f§" for char in words)


def _hover(tree: Mapping[str, Any], edition: Edition) -> Component | None:
    strict = edition.strict_components
    given = tree.get("hover_event" if edition.snbt else "hoverEvent")
    if given is None:
        return None
    action = given.get("action") if isinstance(given, dict) else None
    if action in ("show_item", "show_entity"):
        return None
    if action != "show_text":
        if strict:
            raise BadComponent(f"Unknown element name: {action}")
        return None
    keys = ("value",) if edition.snbt else ("contents", "value")
    for key in keys:
        if key in given:
            try:
                return build(given[key], edition)
            except BadComponent:
                if strict:
                    raise
                return None
    if strict:
        raise BadComponent(f"No key {keys[0]} in MapLike[{json.dumps(given)}]")
    return None


def mapped(component: Component, change: Callable[[Component], Component]) -> Component:
    """The component with every part changed, hovers and arguments too."""
    new = change(component)
    with_ = new.body.get("with")
    if with_:
        new = replace(new, body={**new.body, "with": tuple(mapped(one, change) for one in with_)})
    return replace(
        new,
        hover=mapped(new.hover, change) if new.hover is not None else None,
        extra=tuple(mapped(one, change) for one in new.extra),
    )
