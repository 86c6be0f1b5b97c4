"""Paths into NBT, such as ``Pos[0]``, ``list[{id:1}].name``: finding, setting, removing."""

from collections.abc import Callable
from dataclasses import dataclass

from . import snbt
from .nbt import Array, Compound, Number, Tag, equal
from .reader import CommandError, Reader

_KEY_END = frozenset(" .[]{}\"'")


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a compound; with ``match``, only if its compound holds that."""

    name: str
    match: Compound | None = None


@dataclass(frozen=True, slots=True)
class Index:
    """An element of a list, from the end if negative; None = every one."""

    at: int | None


@dataclass(frozen=True, slots=True)
class Where:
    """The elements of a list that hold a compound."""

    match: Compound


@dataclass(frozen=True, slots=True)
class Root:
    """The whole, if it holds a compound."""

    match: Compound


Step = Key | Index | Where | Root


@dataclass(frozen=True, slots=True)
class Path:
    text: str
    steps: tuple[Step, ...]

    def find(self, root: Tag) -> list[Tag]:
        """Every value there; none is an empty list."""
        found = [root]
        for step in self.steps:
            found = [inner for one in found for inner in _inside(one, step)]
        return found

    def get(self, root: Tag) -> list[Tag]:
        """Every value there.

        Raises: CommandError where there is none.
        """
        found = self.find(root)
        if not found:
            raise CommandError(f"Found no elements matching {self.text}")
        return found

    def change(self, root: Compound, fresh: Tag, edit: Callable[[Tag], Tag]) -> int:
        """Replace each value there by ``edit`` of it, making the way; ``fresh`` where none was.

        How many values are different now.
        """
        owners: list[Tag] = [root]
        for step, following in zip(self.steps[:-1], self.steps[1:], strict=True):
            owners = [inner for one in owners for inner in _made(one, step, following)]
        return sum(_edited(owner, self.steps[-1], fresh, edit) for owner in owners)

    def remove(self, root: Compound) -> int:
        """Remove each value there; how many."""
        owners: list[Tag] = [root]
        for step in self.steps[:-1]:
            owners = [inner for one in owners for inner in _inside(one, step)]
        return sum(_removed(owner, self.steps[-1]) for owner in owners)


def parse(reader: Reader) -> Path:
    """A path, up to the next space outside its braces.

    Raises: CommandError.
    """
    start = reader.cursor
    steps: list[Step] = []
    while reader.can_read() and reader.peek() != " ":
        steps.append(_step(reader, first=not steps))
        if reader.can_read() and reader.peek() not in (" ", "[", "{"):
            reader.expect(".")
            if not reader.can_read() or reader.peek() in (" ", "."):
                raise reader.error("Invalid NBT path element")
    if not steps:
        raise reader.error("Invalid NBT path element")
    return Path(reader.line[start : reader.cursor], tuple(steps))


def _step(reader: Reader, first: bool) -> Step:
    match reader.peek():
        case "{":
            if not first:
                raise reader.error("Invalid NBT path element")
            return Root(snbt.compound(reader))
        case "[":
            reader.cursor += 1
            return _index(reader)
        case '"' | "'":
            return _key(reader, reader.string())
        case _:
            start = reader.cursor
            while reader.can_read() and reader.peek() not in _KEY_END:
                reader.cursor += 1
            if reader.cursor == start:
                raise reader.error("Invalid NBT path element")
            return _key(reader, reader.line[start : reader.cursor])


def _key(reader: Reader, name: str) -> Key:
    return Key(name, snbt.compound(reader) if reader.peek() == "{" else None)


def _index(reader: Reader) -> Step:
    step: Step
    if reader.peek() == "{":
        step = Where(snbt.compound(reader))
    elif reader.peek() == "]":
        step = Index(None)
    else:
        step = Index(reader.integer())
    reader.expect("]")
    return step


def _places(values: list[Tag], at: int | None) -> list[int]:
    if at is None:
        return list(range(len(values)))
    place = at if at >= 0 else len(values) + at
    return [place] if 0 <= place < len(values) else []


def _inside(tag: Tag, step: Step) -> list[Tag]:
    match step, tag:
        case Key(name, match), dict() if name in tag:
            return [tag[name]] if match is None or equal(match, tag[name]) else []
        case Index(at), list():
            return [tag[place] for place in _places(tag, at)]
        case Index(at), Array(kind=kind, values=values):
            numbers: list[Tag] = [Number(kind.lower(), value) for value in values]
            return [numbers[place] for place in _places(numbers, at)]
        case Where(match), list():
            return [one for one in tag if equal(match, one)]
        case Root(match), dict():
            return [tag] if equal(match, tag) else []
        case _:
            return []


def _made(tag: Tag, step: Step, following: Step) -> list[Tag]:
    """What is inside; a compound or list is made where a key leads nowhere."""
    found = _inside(tag, step)
    if found or not isinstance(tag, dict) or not isinstance(step, Key) or step.name in tag:
        return found
    empty: Tag = [] if isinstance(following, Index | Where) else {}
    tag[step.name] = empty
    return [empty]


def _edited(owner: Tag, step: Step, fresh: Tag, edit: Callable[[Tag], Tag]) -> int:
    match step, owner:
        case Key(name, match), dict():
            old = owner.get(name)
            if old is None:
                new = edit(fresh)
            elif match is None or equal(match, old):
                new = edit(old)
            else:
                return 0
            owner[name] = new
            return int(new != old)
        case Index() | Where(), list():
            places = (
                _places(owner, step.at)
                if isinstance(step, Index)
                else [n for n, one in enumerate(owner) if equal(step.match, one)]
            )
            changed = 0
            for place in places:
                new = edit(owner[place])
                changed += int(new != owner[place])
                owner[place] = new
            return changed
        case _:
            return 0


def _removed(owner: Tag, step: Step) -> int:
    match step, owner:
        case Key(name, match), dict() if name in owner:
            if match is not None and not equal(match, owner[name]):
                return 0
            del owner[name]
            return 1
        case Index() | Where(), list():
            gone = _inside(owner, step)
            places = (
                _places(owner, step.at)
                if isinstance(step, Index)
                else [n for n, one in enumerate(owner) if equal(step.match, one)]
            )
            for place in reversed(places):
                del owner[place]
            return len(gone)
        case _:
            return 0
