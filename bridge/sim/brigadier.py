"""A command tree that parses and refuses as vanilla's does, with the same words and places.

Children of a node: a literal whose word stands there wins; otherwise every argument is tried.
The parse that got furthest counts. One error is reported as it is; several or none become
"Incorrect argument" (or "Unknown command", when not even the first word fits).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .edition import Edition
from .reader import CommandError, Reader
from .source import Context, Source

Parse = Callable[[Reader], Any]
Run = Callable[[Context], int]
Modifier = Callable[[Context], Sequence[Source]]


@dataclass(slots=True, eq=False)
class Node:
    """One word or argument of a command. ``parse`` is None for a word."""

    name: str
    parse: Parse | None = None
    children: list["Node"] = field(default_factory=list)
    run: Run | None = None
    redirect: "Node | None" = None
    modifier: Modifier | None = None
    forks: bool = False
    level: int = 0

    def then(self, *children: "Node") -> "Node":
        self.children.extend(children)
        return self


def literal(name: str, *children: Node, run: Run | None = None, level: int = 0) -> Node:
    """A word. ``level``: the permission that the speaker needs for it, 0 to 4."""
    return Node(name, None, list(children), run, level=level)


def argument(name: str, parse: Parse, *children: Node, run: Run | None = None) -> Node:
    return Node(name, parse, list(children), run)


def hop(node: Node, to: Node, modifier: Modifier | None = None, *, forks: bool = False) -> Node:
    """After this node the command goes on at another one, for other sources."""
    node.redirect = to
    node.modifier = modifier
    node.forks = forks
    return node


@dataclass(frozen=True, slots=True)
class Stage:
    """What was read up to a hop, or to the end."""

    args: dict[str, Any]
    node: Node | None


@dataclass(frozen=True, slots=True)
class _Parsed:
    stages: tuple[Stage, ...]
    cursor: int
    errors: tuple[CommandError, ...]


def parse(root: Node, line: str, edition: Edition, level: int) -> tuple[Stage, ...]:
    """The stages of a command.

    Raises: CommandError, with the place.
    """
    reader = Reader(line, edition)
    found = _parse(root, reader, Stage({}, None), level)
    reader.cursor = found.cursor
    if reader.can_read():
        if len(found.errors) == 1:
            raise found.errors[0]
        if found.stages[0].node is None:
            raise reader.error(unknown_command(edition))
        raise reader.error("Incorrect argument for command")
    last = found.stages[-1].node
    if last is None or last.run is None:
        raise reader.error(unknown_command(edition))
    return found.stages


def unknown_command(edition: Edition) -> str:
    between = ". See" if edition.full_stops else ", see"
    return f"Unknown or incomplete command{between} below for error"


def _parse(node: Node, reader: Reader, stage: Stage, level: int) -> _Parsed:
    start = reader.cursor
    errors: list[CommandError] = []
    found: list[_Parsed] = []
    for child in _relevant(node, reader):
        if child.level > level:
            continue
        here = Reader(reader.line, reader.edition, start)
        args = stage.args
        try:
            if child.parse is None:
                here.cursor += len(child.name)
            else:
                args = {**args, child.name: child.parse(here)}
            if here.can_read() and here.peek() != " ":
                raise here.error("Expected whitespace to end one argument, but found trailing data")
        except CommandError as error:
            errors.append(error)
            continue
        ours = Stage(args, child)
        if not here.can_read(2 if child.redirect is None else 1):
            found.append(_Parsed((ours,), here.cursor, ()))
            continue
        here.cursor += 1
        if child.redirect is not None:
            after = _parse(child.redirect, here, Stage({}, None), level)
            return replace(after, stages=(ours, *after.stages))
        found.append(_parse(child, here, ours, level))
    if not found:
        return _Parsed((stage,), start, tuple(errors))
    return min(found, key=lambda one: (one.cursor < len(reader.line), bool(one.errors)))


def _relevant(node: Node, reader: Reader) -> list[Node]:
    end = reader.line.find(" ", reader.cursor)
    word = reader.line[reader.cursor : end if end >= 0 else None]
    literals = [child for child in node.children if child.parse is None and child.name == word]
    return literals or [child for child in node.children if child.parse is not None]


def execute(stages: Sequence[Stage], source: Source) -> int:
    """Run a parsed command. Once a command has forked, its errors are silent.

    Raises: CommandError.
    """
    sources = [source]
    forked = False
    for stage in stages[:-1]:
        assert stage.node is not None
        forked = forked or stage.node.forks
        if stage.node.modifier is None:
            continue
        following: list[Source] = []
        for one in sources:
            try:
                following += stage.node.modifier(Context(one, stage.args))
            except CommandError:
                one.report(False, 0)
                if not forked:
                    raise
        sources = following
    last = stages[-1].node
    assert last is not None
    assert last.run is not None
    total = 0
    for one in sources:
        try:
            result = last.run(Context(one, stages[-1].args))
        except CommandError:
            one.report(False, 0)
            if not forked:
                raise
            continue
        one.report(True, result)
        total += result
    return total
