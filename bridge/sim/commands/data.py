"""`data`: reading and writing the NBT of entities and storages."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .. import nbtpath, snbt
from ..arguments import decimal, entity, integer, some
from ..brigadier import Node, argument, literal
from ..coordinates import block_position
from ..edition import Edition
from ..entity import Player, data_of
from ..entity_data import set_data
from ..nbt import Array, Compound, Number, Tag, copied, copied_compound, show, size, type_name
from ..nbtpath import Path
from ..reader import CommandError
from ..source import Context
from ..values import resource


@dataclass(frozen=True, slots=True)
class Holder:
    """Something with NBT. ``name``: in answers; ``changed``: what is said after a change."""

    read: Callable[[], Compound]
    write: Callable[[Compound], None]
    shown: str
    changed: str
    name: str


_KINDS: tuple[tuple[str, Any], ...] = (
    ("entity", entity),
    ("storage", resource),
    ("block", block_position),
)


def _holder(kind: str, wanted: Any, context: Context) -> Holder:
    """Raises: CommandError."""
    world = context.world
    match kind:
        case "entity":
            one = some(context.source, wanted)[0]
            name = world.called(one)

            def write(data: Compound) -> None:
                if isinstance(one, Player):
                    raise CommandError("Unable to modify player data")
                set_data(one, data, world.edition)

            return Holder(
                lambda: data_of(one),
                write,
                f"{name} has the following entity data: ",
                f"Modified entity data of {name}",
                name,
            )
        case "storage":

            def store(data: Compound) -> None:
                world.storage[wanted] = data

            return Holder(
                lambda: world.storage.get(wanted, {}),
                store,
                f"Storage {wanted} has the following contents: ",
                f"Modified storage {wanted}",
                wanted,
            )
        case _:
            raise CommandError("The target block is not a block entity")


def _target(context: Context) -> Holder:
    kind = next(kind for kind, _ in _KINDS if f"target {kind}" in context.args)
    return _holder(kind, context[f"target {kind}"], context)


def commands(edition: Edition, root: Node) -> list[Node]:
    return [
        literal(
            "data",
            literal("get", *(literal(kind, _get(kind, parse)) for kind, parse in _KINDS)),
            literal("merge", *(literal(kind, _merge(kind, parse)) for kind, parse in _KINDS)),
            literal("remove", *(literal(kind, _remove(kind, parse)) for kind, parse in _KINDS)),
            literal(
                "modify", *(literal(kind, _modify(kind, parse, edition)) for kind, parse in _KINDS)
            ),
            level=2,
        )
    ]


def _seen(context: Context) -> None:
    """Who was read in the air comes down before the next look."""
    if "target entity" in context.args and context["path"].text.startswith("Pos"):
        some(context.source, context["target entity"])[0].aloft = False


# -- get ------------------------------------------------------------------------------------------


def _get(kind: str, parse: Any) -> Node:
    scale = argument("scale", decimal(words="Double"), run=_get_scaled)
    path = argument("path", nbtpath.parse, scale, run=_get_path)
    return argument(f"target {kind}", parse, path, run=_get_all)


def _get_all(context: Context) -> int:
    holder = _target(context)
    data = holder.read()
    context.source.succeed(holder.shown + _printed(context, data), broadcast=False)
    return 1


def _printed(context: Context, tag: Tag) -> str:
    edition = context.world.edition
    return show(tag, edition.list_limit, edition.array_limit)


def _one(path: Path, data: Compound) -> Tag:
    found = path.get(data)
    if len(found) > 1:
        raise CommandError("This argument accepts a single NBT value")
    return found[0]


def _get_path(context: Context) -> int:
    holder = _target(context)
    value = _one(context["path"], holder.read())
    _seen(context)
    context.source.succeed(holder.shown + _printed(context, value), broadcast=False)
    return size(value)


def _get_scaled(context: Context) -> int:
    holder = _target(context)
    value = _one(context["path"], holder.read())
    path = context["path"].text
    if not isinstance(value, Number):
        raise CommandError(f"Can't get {path}; only numeric tags are allowed")
    scale: float = context["scale"]
    result = Number("d", value.value * scale).whole()
    words = f"{path} on {holder.name} after scale factor of {scale:.2f} is {result}"
    if context.args.get("target storage"):
        words = f"{path} in storage {holder.name} after scale factor of {scale:.2f} is {result}"
    context.source.succeed(words, broadcast=False)
    return result


# -- merge, remove --------------------------------------------------------------------------------


def _merge(kind: str, parse: Any) -> Node:
    return argument(f"target {kind}", parse, argument("nbt", snbt.compound, run=_merge_run))


def _merge_run(context: Context) -> int:
    holder = _target(context)
    before = holder.read()
    after = merged(before, context["nbt"])
    if after == before:
        raise CommandError("Nothing changed. The specified properties already have these values")
    holder.write(after)
    context.source.succeed(holder.changed, broadcast=True)
    return 1


def merged(old: Compound, new: Compound) -> Compound:
    """Compounds are merged into compounds; everything else is replaced."""
    result = dict(old)
    for key, value in new.items():
        before = result.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            result[key] = merged(before, value)
        else:
            result[key] = copied(value)
    return result


def _remove(kind: str, parse: Any) -> Node:
    return argument(f"target {kind}", parse, argument("path", nbtpath.parse, run=_remove_run))


def _remove_run(context: Context) -> int:
    holder = _target(context)
    data = copied_compound(holder.read())
    count = context["path"].remove(data)
    if not count:
        raise _unchanged()
    holder.write(data)
    context.source.succeed(holder.changed, broadcast=True)
    return int(count)


def _unchanged() -> CommandError:
    return CommandError("Nothing changed. The specified properties already have these values")


# -- modify ---------------------------------------------------------------------------------------

Edit = Callable[[Context, Compound, list[Tag]], int]


def _modify(kind: str, parse: Any, edition: Edition) -> Node:
    path = argument(
        "targetPath",
        nbtpath.parse,
        literal("append", *_values(_inserted(-1), edition)),
        literal("prepend", *_values(_inserted(0), edition)),
        literal("insert", argument("index", integer(), *_values(_inserted(None), edition))),
        literal("set", *_values(_set, edition)),
        literal("merge", *_values(_merge_values, edition)),
    )
    return argument(f"target {kind}", parse, path)


def _values(edit: Edit, edition: Edition) -> list[Node]:
    def from_value(context: Context) -> int:
        return _apply(context, edit, [context["value"]])

    def from_source(kind: str) -> Callable[[Context], int]:
        def run(context: Context) -> int:
            data = _holder(kind, context[f"source {kind}"], context).read()
            path: Path | None = context.get("sourcePath")
            return _apply(context, edit, path.get(data) if path else [data])

        return run

    sources = [
        literal(
            kind,
            argument(
                f"source {kind}",
                parse,
                argument("sourcePath", nbtpath.parse, run=from_source(kind)),
                run=from_source(kind),
            ),
        )
        for kind, parse in _KINDS
    ]
    nodes = [
        literal("value", argument("value", snbt.parse, run=from_value)),
        literal("from", *sources),
    ]
    if edition.execute_on:
        nodes.append(literal("string", *_substrings(edit)))
    return nodes


def _substrings(edit: Edit) -> list[Node]:
    """`string SOURCE PATH [START [END]]`: a part of a text; negative counts from its end."""

    def from_source(kind: str) -> Callable[[Context], int]:
        def run(context: Context) -> int:
            data = _holder(kind, context[f"source {kind}"], context).read()
            path: Path | None = context.get("sourcePath")
            found = path.get(data) if path else [data]
            parts: list[Tag] = []
            for value in found:
                if isinstance(value, dict | list | Array):
                    raise CommandError(f"Expected value, got: {show(value)}")
                text = value if isinstance(value, str) else show(value)
                parts.append(text[context.get("start", 0) : context.get("end")])
            return _apply(context, edit, parts)

        return run

    def ends(kind: str) -> Node:
        end = argument("end", integer(), run=from_source(kind))
        start = argument("start", integer(), end, run=from_source(kind))
        return argument("sourcePath", nbtpath.parse, start, run=from_source(kind))

    return [
        literal(kind, argument(f"source {kind}", parse, ends(kind), run=from_source(kind)))
        for kind, parse in _KINDS
    ]


def _apply(context: Context, edit: Edit, values: list[Tag]) -> int:
    holder = _target(context)
    data = copied_compound(holder.read())
    changed = edit(context, data, [copied(value) for value in values])
    if not changed:
        raise _unchanged()
    holder.write(data)
    context.source.succeed(holder.changed, broadcast=True)
    return changed


def _set(context: Context, data: Compound, values: list[Tag]) -> int:
    path: Path = context["targetPath"]
    return path.change(data, values[-1], lambda _: copied(values[-1]))


def _merge_values(context: Context, data: Compound, values: list[Tag]) -> int:
    def edit(old: Tag) -> Tag:
        if not isinstance(old, dict):
            raise CommandError(f"Expected object, got: {show(old)}")
        for value in values:
            if not isinstance(value, dict):
                raise CommandError(f"Expected object, got: {show(value)}")
            old = merged(old, value)
        return old

    path: Path = context["targetPath"]
    return path.change(data, {}, edit)


def _inserted(place: int | None) -> Edit:
    def run(context: Context, data: Compound, values: list[Tag]) -> int:
        at: int = context["index"] if place is None else place
        path: Path = context["targetPath"]
        return path.change(data, [], lambda old: _with(old, at, values, context))

    return run


def _with(old: Tag, at: int, values: list[Tag], context: Context) -> Tag:
    if isinstance(old, Array):
        numbers = [int(value.value) for value in values if isinstance(value, Number)]
        place = at if at >= 0 else len(old.values) + at + 1
        return Array(old.kind, (*old.values[:place], *numbers, *old.values[place:]))
    if not isinstance(old, list):
        raise CommandError(f"Expected list, got: {show(old)}")
    place = at if at >= 0 else len(old) + at + 1
    if not 0 <= place <= len(old):
        raise CommandError(f"Invalid list index: {at}")
    if not context.world.edition.snbt and old:
        # Lists were of one type: what does not fit was left out.
        values = [value for value in values if type_name(value) == type_name(old[0])]
    return [*old[:place], *values, *old[place:]]
