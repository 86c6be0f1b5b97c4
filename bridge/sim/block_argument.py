"""Blocks as commands write them, read and refused as vanilla does: `oak_log[axis=y]`, `#logs`."""

from collections.abc import Mapping

from . import snbt
from .block_tags import has_tag
from .block_types import BlockType, block_types
from .reader import CommandError, Reader
from .values import resource

TAGS_READ = (1, 19, 0)
"""From then on an unknown tag is refused as the command is read; before, as it is run."""


def block_predicate(reader: Reader) -> str:
    """What a block is compared with: an id or, with ``#``, a tag, and states if any.

    Raises: CommandError.
    """
    start = reader.cursor
    if reader.peek() != "#":
        name, states, _ = _block(reader)
        return written(name, states)
    reader.cursor += 1
    tag = resource(reader)
    if reader.edition.number >= TAGS_READ and not has_tag(tag, reader.edition.number):
        raise reader.error(unknown_tag(tag), start)
    return written(f"#{tag}", _more(reader, tag, None))


def unknown_tag(tag: str) -> str:
    return f"Unknown block tag '{tag}'"


def block_state(reader: Reader) -> str:
    """A block to be put somewhere, or shown: its id, and the states that are not its usual ones.

    Raises: CommandError.
    """
    if reader.peek() == "#":
        between = (
            "; only actual blocks are" if reader.edition.full_stops else ", only actual blocks"
        )
        raise reader.error(f"Tags aren't allowed here{between}")
    name, states, kind = _block(reader)
    return written(name, {n: v for n, v in sorted(states.items()) if f"{n}={v}" not in kind.usual})


def written(name: str, states: Mapping[str, str]) -> str:
    return name + (f"[{','.join(f'{n}={v}' for n, v in states.items())}]" if states else "")


def _block(reader: Reader) -> tuple[str, dict[str, str], BlockType]:
    start = reader.cursor
    name = resource(reader)
    kind = block_types(reader.edition.number).get(name)
    if kind is None:
        raise reader.error(f"Unknown block type '{name}'", start)
    return name, _more(reader, name, kind.values), kind


def _more(
    reader: Reader, name: str, values: Mapping[str, tuple[str, ...]] | None
) -> dict[str, str]:
    """The states, and NBT, which nobody keeps here."""
    states = _states(reader, name, values) if reader.peek() == "[" else {}
    if reader.peek() == "{":
        snbt.compound(reader)
    return states


def _states(
    reader: Reader, name: str, values: Mapping[str, tuple[str, ...]] | None
) -> dict[str, str]:
    """``values``: what each property may be; None, for a tag: anything."""
    found: dict[str, str] = {}
    reader.cursor += 1
    reader.skip_spaces()
    while reader.can_read() and reader.peek() != "]":
        reader.skip_spaces()
        start = reader.cursor
        prop = reader.string()
        if values is not None and prop not in values:
            raise reader.error(f"Block {name} does not have property '{prop}'", start)
        if prop in found:
            raise reader.error(f"Property '{prop}' can only be set once for block {name}", start)
        reader.skip_spaces()
        if reader.peek() != "=":
            at = start if values is None else reader.cursor
            raise reader.error(f"Expected value for property '{prop}' on block {name}", at)
        reader.cursor += 1
        reader.skip_spaces()
        start = reader.cursor
        found[prop] = reader.string()
        if values is not None and found[prop] not in values[prop]:
            words = f"Block {name} does not accept '{found[prop]}' for {prop} property"
            raise reader.error(words, start)
        reader.skip_spaces()
        if reader.peek() == ",":
            reader.cursor += 1
        elif reader.peek() != "]":
            raise _unclosed(reader)
    if not reader.can_read():
        raise _unclosed(reader)
    reader.cursor += 1
    return found


def _unclosed(reader: Reader) -> CommandError:
    return reader.error("Expected closing ] for block state properties")
