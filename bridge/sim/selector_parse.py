"""Selectors as they are written, option by option, with vanilla's refusals."""

import math
from collections.abc import Callable
from uuid import UUID

from . import snbt
from .component import plain
from .entity import Entity, Player, data_of
from .nbt import Vec, equal
from .reader import Reader
from .selector import Selector
from .source import Source
from .values import Range, known_kind, number_range, resource


def parse(reader: Reader) -> Selector:
    """A selector, a player's name or a UUID.

    Raises: CommandError.
    """
    if reader.peek() != "@" or not reader.can_read():
        return _named(reader)
    start = reader.cursor
    reader.cursor += 1
    if not reader.can_read():
        raise reader.error("Missing selector type", start)
    letter = reader.take()
    selector = _base(letter, reader, start)
    if reader.peek() == "[":
        reader.cursor += 1
        _options(reader, selector)
    return selector


def _base(letter: str, reader: Reader, start: int) -> Selector:
    match letter:
        case "a":
            return Selector("a", players_only=True)
        case "p":
            return Selector("p", players_only=True, limit=1, sort="nearest")
        case "r":
            return Selector("r", players_only=True, limit=1, sort="random")
        case "s":
            return Selector("s", limit=1)
        case "e":
            return Selector("e")
        case "n" if reader.edition.nearest:
            return Selector("n", limit=1, sort="nearest")
        case _:
            reader.cursor = start
            raise reader.error(f"Unknown selector type '@{letter}'")


def _named(reader: Reader) -> Selector:
    start = reader.cursor
    name = reader.string()
    if name.count("-") == 4:
        try:
            return Selector(uuid=UUID(name), limit=1)
        except ValueError:
            pass
    if not name or len(name) > 16:
        reader.cursor = start
        raise reader.error("Invalid name or UUID")
    return Selector(name=name, players_only=True, limit=1)


# -- options --------------------------------------------------------------------------------------


def _options(reader: Reader, selector: Selector) -> None:
    used: set[str] = set()
    reader.skip_spaces()
    while reader.can_read() and reader.peek() != "]":
        reader.skip_spaces()
        start = reader.cursor
        name = reader.string()
        option = _OPTIONS.get(name)
        if option is None:
            raise reader.error(f"Unknown option '{name}'", start)
        reader.skip_spaces()
        if reader.peek() != "=":
            raise reader.error(f"Expected value for option '{name}'", start)
        reader.cursor += 1
        reader.skip_spaces()
        negated = reader.peek() == "!"
        if _refused(name, selector, used, negated=negated):
            raise reader.error(f"Option '{name}' isn't applicable here", start)
        used.add(name if negated else f"={name}")
        option(reader, selector)
        reader.skip_spaces()
        if reader.peek() == ",":
            reader.cursor += 1
        elif reader.peek() != "]":
            break
    if reader.peek() != "]":
        raise reader.error("Expected end of options")
    reader.cursor += 1


_REPEATABLE = frozenset(("tag", "nbt", "predicate"))
_NEGATABLE = frozenset(("name", "team", "type", "gamemode"))


def _refused(name: str, selector: Selector, used: set[str], *, negated: bool) -> bool:
    if name in ("limit", "sort") and selector.letter == "s":
        return True
    if name == "type" and selector.letter in ("a", "p", "r"):
        return True
    if name in _REPEATABLE:
        return False
    if name in _NEGATABLE:
        return f"={name}" in used or (name in used and not negated)
    return name in used or f"={name}" in used


def _invert(reader: Reader) -> bool:
    if reader.peek() == "!":
        reader.cursor += 1
        reader.skip_spaces()
        return True
    return False


def _name(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    wanted = reader.string()
    selector.tests.append(lambda one, source, _: (_bare(one, source) == wanted) != inverted)


def _bare(entity: Entity, source: Source) -> str:
    return plain(source.world.bare_name(entity))


def _tag(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    wanted = reader.unquoted()

    def test(one: Entity, source: Source, origin: Vec) -> bool:
        has = wanted in one.tags if wanted else not one.tags
        return has != inverted

    selector.tests.append(test)


def _team(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    wanted = reader.unquoted()

    def test(one: Entity, source: Source, origin: Vec) -> bool:
        team = source.world.board.team_of(one.holder)
        return ((team.name if team else "") == wanted) != inverted

    selector.tests.append(test)


def _type(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    start = reader.cursor
    tagged = reader.peek() == "#"
    if tagged:
        reader.cursor += 1
    wanted = resource(reader)
    if not tagged and not known_kind(wanted):
        raise reader.error(f"Invalid or unknown entity type '{wanted}'", start)
    if wanted == "minecraft:player" and not inverted:
        selector.players_only = True

    def test(one: Entity, source: Source, origin: Vec) -> bool:
        kind = "minecraft:player" if isinstance(one, Player) else one.kind
        return (kind == wanted and not tagged) != inverted

    selector.tests.append(test)


def _gamemode(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    start = reader.cursor
    wanted = reader.unquoted()
    if wanted not in ("survival", "creative", "adventure", "spectator"):
        raise reader.error(f"Invalid or unknown game mode '{wanted}'", start)
    selector.tests.append(
        lambda one, source, _: isinstance(one, Player) and (one.gamemode == wanted) != inverted
    )


def _limit(reader: Reader, selector: Selector) -> None:
    start = reader.cursor
    selector.limit = reader.integer()
    if selector.limit < 1:
        raise reader.error("Limit must be at least 1", start)


def _sort(reader: Reader, selector: Selector) -> None:
    start = reader.cursor
    selector.sort = reader.unquoted()
    if selector.sort not in ("nearest", "furthest", "random", "arbitrary"):
        raise reader.error(f"Invalid or unknown sort type '{selector.sort}'", start)


def _distance(reader: Reader, selector: Selector) -> None:
    start = reader.cursor
    wanted = number_range(reader, float)
    if (wanted.low or 0) < 0 or (wanted.high or 0) < 0:
        raise reader.error("Distance cannot be negative", start)
    selector.local = True
    selector.tests.append(lambda one, source, origin: wanted.holds(math.dist(one.pos, origin)))


def _level(reader: Reader, selector: Selector) -> None:
    start = reader.cursor
    wanted = number_range(reader, int)
    if (wanted.low or 0) < 0 or (wanted.high or 0) < 0:
        raise reader.error("Level shouldn't be negative", start)
    selector.tests.append(lambda one, source, _: isinstance(one, Player) and wanted.holds(0))


def _angle(attribute: str) -> "Callable[[Reader, Selector], None]":
    def option(reader: Reader, selector: Selector) -> None:
        wanted = number_range(reader, float)
        selector.tests.append(lambda one, source, _: wanted.holds(getattr(one, attribute)))

    return option


def _origin(axis: str) -> "Callable[[Reader, Selector], None]":
    def option(reader: Reader, selector: Selector) -> None:
        selector.local = True
        selector.origin[axis] = reader.double()

    return option


def _box(axis: str) -> "Callable[[Reader, Selector], None]":
    def option(reader: Reader, selector: Selector) -> None:
        selector.local = True
        selector.box[axis] = reader.double()

    return option


def _scores(reader: Reader, selector: Selector) -> None:
    wanted: dict[str, Range] = {}
    reader.expect("{")
    reader.skip_spaces()
    while reader.can_read() and reader.peek() != "}":
        reader.skip_spaces()
        name = reader.unquoted()
        reader.skip_spaces()
        reader.expect("=")
        reader.skip_spaces()
        wanted[name] = number_range(reader, int)
        reader.skip_spaces()
        if reader.peek() == ",":
            reader.cursor += 1
    reader.expect("}")

    def test(one: Entity, source: Source, origin: Vec) -> bool:
        for name, allowed in wanted.items():
            score = source.world.board.score(one.holder, name)
            if score is None or not allowed.holds(score.value):
                return False
        return True

    selector.tests.append(test)


def _nbt(reader: Reader, selector: Selector) -> None:
    inverted = _invert(reader)
    wanted = snbt.compound(reader)
    selector.tests.append(lambda one, source, _: equal(wanted, data_of(one)) != inverted)


def _advancements(reader: Reader, selector: Selector) -> None:
    """Nobody here has any: the braces are read, and match nobody unless they want none."""
    reader.expect("{")
    depth = 1
    start = reader.cursor
    while reader.can_read() and depth:
        depth += {"{": 1, "}": -1}.get(reader.take(), 0)
    wants_none = "true" not in reader.line[start : reader.cursor]
    selector.tests.append(lambda one, source, _: isinstance(one, Player) and wants_none)


def _predicate(reader: Reader, selector: Selector) -> None:
    """There are no predicates here: none is ever true."""
    inverted = _invert(reader)
    resource(reader)
    selector.tests.append(lambda one, source, _: inverted)


_OPTIONS: dict[str, Callable[[Reader, Selector], None]] = {
    "name": _name,
    "tag": _tag,
    "team": _team,
    "type": _type,
    "gamemode": _gamemode,
    "limit": _limit,
    "sort": _sort,
    "distance": _distance,
    "level": _level,
    "x_rotation": _angle("pitch"),
    "y_rotation": _angle("yaw"),
    **{axis: _origin(axis) for axis in ("x", "y", "z")},
    **{axis: _box(axis) for axis in ("dx", "dy", "dz")},
    "scores": _scores,
    "nbt": _nbt,
    "advancements": _advancements,
    "predicate": _predicate,
}
