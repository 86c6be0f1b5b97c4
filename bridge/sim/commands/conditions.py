"""`execute if` and `unless`: as a step on the way, and as the last word."""

from collections.abc import Callable, Sequence

from .. import blocks, nbtpath
from ..arguments import entities, entity, holder, holder_names, objective, objective_of, some
from ..block_argument import block_predicate, unknown_tag
from ..block_tags import has_tag
from ..brigadier import Node, argument, hop, literal
from ..coordinates import Position, block_position
from ..edition import Edition
from ..entity import data_of
from ..predicates import predicate
from ..reader import CommandError
from ..source import Context, Source
from ..values import number_range, resource
from ..world import DIMENSIONS

Count = Callable[[Context], int]
"""How often a condition is met; 0 = not, unless that is fine too: then it is less."""


DIFFERENT = -1


def nodes(execute: Node, edition: Edition, *, wanted: bool) -> list[Node]:
    def ends(node: Node, count: Count, *, counts: bool = False, least: int = 1) -> Node:
        node.run = _answer(count, wanted=wanted, counts=counts, least=least)
        return hop(node, execute, _filter(count, wanted=wanted, least=least), forks=True)

    other = argument("source", holder)
    score = argument("target", holder, argument("targetObjective", objective))
    for sign in ("=", "<", "<=", ">", ">="):
        compared = ends(argument("sourceObjective", objective), _compared(sign))
        score.children[0].then(literal(sign, argument(other.name, holder, compared)))
    matches = ends(argument("range", lambda reader: number_range(reader, int)), _in_range)
    score.children[0].then(literal("matches", matches))
    found = [
        literal("entity", ends(argument("entities", entities), _entities, counts=True)),
        literal(
            "block",
            argument("pos", block_position, ends(argument("block", block_predicate), _block)),
        ),
        literal("score", score),
        literal("data", *_data(ends)),
        literal(
            "predicate",
            ends(argument("predicate", predicate), _predicate),
        ),
    ]
    start, end = argument("start", block_position), argument("end", block_position)
    there = argument(
        "destination",
        block_position,
        ends(literal("all"), _blocks, counts=True, least=0),
        ends(literal("masked"), _masked, counts=True, least=0),
    )
    found.append(literal("blocks", start.then(end.then(there))))
    if edition.execute_on:
        found.append(literal("loaded", ends(argument("pos", block_position), _loaded)))
        found.append(literal("dimension", ends(argument("dimension", resource), _dimension)))
    return found


def _filter(count: Count, *, wanted: bool, least: int) -> Callable[[Context], Sequence[Source]]:
    return lambda context: [context.source] if (count(context) >= least) == wanted else []


def _answer(count: Count, *, wanted: bool, counts: bool, least: int) -> Callable[[Context], int]:
    def run(context: Context) -> int:
        met = count(context)
        stops = context.world.edition.full_stops
        before = ". Count: " if stops else ", count: "
        if (met >= least) != wanted:
            said = counts and not wanted
            raise CommandError(f"Test failed{before}{met}" if said else "Test failed")
        number = f"{before}{met}" if counts and wanted else ""
        context.source.succeed(f"Test passed{number}", broadcast=False)
        return met if counts and wanted else 1

    return run


def _entities(context: Context) -> int:
    return len(context["entities"].select(context.source))


def cell_of(context: Context, name: str = "pos") -> blocks.Cell:
    """Where that is, if it is loaded.

    Raises: CommandError.
    """
    where: Position = context[name]
    cell = where.cell(context.source)
    if not context.world.loaded(context.source.dimension, cell):
        raise CommandError("That position is not loaded")
    if not blocks.inside(cell):
        raise CommandError("That position is out of this world!")
    return cell


def _block(context: Context) -> int:
    there = context.world.blocks[context.source.dimension].at(cell_of(context))
    wanted: str = context["block"]
    version = context.world.edition.number
    tag = wanted.partition("[")[0].removeprefix("#")
    if wanted.startswith("#") and not has_tag(tag, version):
        raise CommandError(unknown_tag(tag))
    return int(blocks.matches(there, wanted, version))


def _loaded(context: Context) -> int:
    cell = context["pos"].cell(context.source)
    return int(context.world.loaded(context.source.dimension, cell))


def _dimension(context: Context) -> int:
    if context["dimension"] not in DIMENSIONS:
        raise CommandError(f"Unknown dimension '{context['dimension']}'")
    return int(context.source.dimension == context["dimension"])


def _blocks(context: Context) -> int:
    return _same_blocks(context, masked=False)


def _masked(context: Context) -> int:
    return _same_blocks(context, masked=True)


def _same_blocks(context: Context, *, masked: bool) -> int:
    """The number of equal blocks, -1 if one differs; up to 32 768; masked, without air."""
    first, last, there = (cell_of(context, name) for name in ("start", "end", "destination"))
    low = tuple(map(min, first, last))
    size = tuple(abs(a - b) + 1 for a, b in zip(first, last, strict=True))
    volume = size[0] * size[1] * size[2]
    if volume > 32768:
        raise CommandError(
            f"Too many blocks in the specified area (maximum 32768, specified {volume})"
        )
    world = context.world.blocks[context.source.dimension]
    same = 0
    for n in range(volume):
        step = (n % size[0], n // size[0] % size[1], n // size[0] // size[1])
        a = world.at((low[0] + step[0], low[1] + step[1], low[2] + step[2]))
        if masked and a == "minecraft:air":
            continue
        if a != world.at((there[0] + step[0], there[1] + step[1], there[2] + step[2])):
            return DIFFERENT
        same += 1
    return same


def _value(context: Context, holder_name: str, objective_name: str) -> int | None:
    found = objective_of(context, objective_name)
    name = holder_names(context.source, context[holder_name])[0]
    score = context.world.board.score(name, found.name)
    return None if score is None else score.value


def _in_range(context: Context) -> int:
    value = _value(context, "target", "targetObjective")
    return int(value is not None and context["range"].holds(value))


def _compared(sign: str) -> Count:
    tests: dict[str, Callable[[int, int], bool]] = {
        "=": lambda a, b: a == b,
        "<": lambda a, b: a < b,
        "<=": lambda a, b: a <= b,
        ">": lambda a, b: a > b,
        ">=": lambda a, b: a >= b,
    }

    def count(context: Context) -> int:
        a = _value(context, "target", "targetObjective")
        b = _value(context, "source", "sourceObjective")
        return int(a is not None and b is not None and tests[sign](a, b))

    return count


def _data(ends: Callable[..., Node]) -> list[Node]:
    def of_entity(context: Context) -> int:
        data = data_of(some(context.source, context["source"])[0])
        return len(context["path"].find(data))

    def of_storage(context: Context) -> int:
        data = context.world.storage.get(context["source"], {})
        return len(context["path"].find(data))

    def of_block(context: Context) -> int:
        cell_of(context, "source")
        raise CommandError("The target block is not a block entity")

    kinds = (
        ("entity", entity, of_entity),
        ("storage", resource, of_storage),
        ("block", block_position, of_block),
    )
    return [
        literal(
            kind,
            argument("source", parse, ends(argument("path", nbtpath.parse), count, counts=True)),
        )
        for kind, parse, count in kinds
    ]


def _predicate(context: Context) -> int:
    return int(context["predicate"](context.source))
