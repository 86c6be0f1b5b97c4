"""`execute store`: put the result or the success of a command somewhere."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from .. import nbtpath
from ..arguments import decimal, entity, holder_names, holders, objective, some, writable
from ..brigadier import Node, argument, hop, literal
from ..entity import Player, data_of
from ..entity_data import set_data
from ..nbt import Number, Tag, copied_compound, single
from ..reader import CommandError
from ..source import Context, Source
from ..values import resource
from .bossbars import bossbar_of

Put = Callable[[int], None]
_TYPES = {"byte": "b", "short": "s", "int": "i", "long": "l", "float": "f", "double": "d"}
_BITS = {"b": 8, "s": 16, "i": 32, "l": 64}


def nodes(execute: Node) -> list[Node]:
    return [literal(what, *_targets(execute, what == "success")) for what in ("result", "success")]


def _targets(execute: Node, success: bool) -> list[Node]:
    def ends(node: Node, put: Callable[[Context], Put]) -> Node:
        def modifier(context: Context) -> Sequence[Source]:
            into = put(context)

            def report(succeeded: bool, result: int) -> None:
                into(int(succeeded) if success else result if succeeded else 0)

            return [replace(context.source, reports=(*context.source.reports, report))]

        return hop(node, execute, modifier)

    def typed(kind: str, put: Callable[[Context, str], Put]) -> Node:
        def bound(context: Context) -> Put:
            return put(context, _TYPES[kind])

        return literal(kind, ends(argument("scale", decimal(words="Double")), bound))

    def path(put: Callable[[Context, str], Put]) -> Node:
        return argument("path", nbtpath.parse, *(typed(kind, put) for kind in _TYPES))

    bar = argument(
        "id",
        resource,
        ends(literal("value"), lambda context: _bar(context, "value")),
        ends(literal("max"), lambda context: _bar(context, "max")),
    )
    return [
        literal(
            "score", argument("targets", holders, ends(argument("objective", objective), _score))
        ),
        literal("storage", argument("target", resource, path(_storage))),
        literal("entity", argument("target", entity, path(_entity))),
        literal("bossbar", bar),
    ]


def _score(context: Context) -> Put:
    found = writable(context)
    names = holder_names(context.source, context["targets"])
    board = context.world.board

    def put(value: int) -> None:
        for name in names:
            board.open(name, found.name).value = value

    return put


def _bar(context: Context, field: str) -> Put:
    bar = bossbar_of(context)
    return lambda value: setattr(bar, field, value)


def _number(kind: str, value: float) -> Tag:
    if kind in "fd":
        return single(value) if kind == "f" else Number("d", value)
    half = 1 << (_BITS[kind] - 1)
    return Number(kind, (int(value) + half) % (2 * half) - half)


def _storage(context: Context, kind: str) -> Put:
    world, name = context.world, context["target"]

    def put(value: int) -> None:
        data = copied_compound(world.storage.get(name, {}))
        tag = _number(kind, value * context["scale"])
        context["path"].change(data, tag, lambda _: tag)
        world.storage[name] = data

    return put


def _entity(context: Context, kind: str) -> Put:
    one = some(context.source, context["target"])[0]

    def put(value: int) -> None:
        if isinstance(one, Player):
            raise CommandError("Unable to modify player data")
        data = copied_compound(data_of(one))
        tag = _number(kind, value * context["scale"])
        context["path"].change(data, tag, lambda _: tag)
        set_data(one, data, context.world.edition)

    return put
