"""`execute`: as whom, where, if what, and where the result goes."""

import math
from collections.abc import Sequence
from dataclasses import replace

from ..arguments import entities, one_of, swizzle
from ..brigadier import Modifier, Node, argument, hop, literal
from ..coordinates import looking, position, rotation
from ..edition import Edition
from ..entity import Entity
from ..reader import CommandError, Reader
from ..source import Context, Source
from ..values import resource
from ..world import DIMENSIONS
from . import conditions, stores
from .bodies import summonable


def commands(edition: Edition, root: Node) -> list[Node]:
    execute = literal("execute", level=2)
    again = _Hops(execute)
    anchor = one_of(("feet", "eyes"), "Invalid entity anchor position {}")
    facing_entity = argument(
        "target", entities, again.fork(argument("anchor", anchor), _facing_entity)
    )
    positioned = [
        literal("as", again.fork(argument("targets", entities), _positioned_as)),
        again.move(argument("pos", position), _positioned),
    ]
    if edition.execute_on:
        heightmap = one_of(
            (
                "world_surface",
                "motion_blocking",
                "motion_blocking_no_leaves",
                "ocean_floor",
            ),
            "Unknown heightmap '{}'",
        )
        positioned.append(
            literal("over", again.move(argument("heightmap", heightmap), _positioned_over))
        )
        execute.then(literal("on", *_relations(again)))
        execute.then(literal("summon", again.move(argument("entity", summonable), _summoned)))
    return [
        execute.then(
            hop(literal("run"), root),
            literal("as", again.fork(argument("targets", entities), _as)),
            literal("at", again.fork(argument("targets", entities), _at)),
            literal("positioned", *positioned),
            literal(
                "rotated",
                literal("as", again.fork(argument("targets", entities), _rotated_as)),
                again.move(argument("rot", rotation), _rotated),
            ),
            literal(
                "facing",
                literal("entity", facing_entity),
                again.move(argument("pos", position), _facing),
            ),
            literal("anchored", again.move(argument("anchor", anchor), _anchored)),
            literal("align", again.move(argument("axes", swizzle), _aligned)),
            literal("in", again.move(argument("dimension", _dimension), _in)),
            literal("if", *conditions.nodes(execute, edition, wanted=True)),
            literal("unless", *conditions.nodes(execute, edition, wanted=False)),
            literal("store", *stores.nodes(execute)),
        )
    ]


class _Hops:
    """Arguments after which `execute` goes on."""

    def __init__(self, execute: Node) -> None:
        self.execute = execute

    def fork(self, node: Node, modifier: Modifier) -> Node:
        return hop(node, self.execute, modifier, forks=True)

    def move(self, node: Node, modifier: Modifier) -> Node:
        return hop(node, self.execute, modifier)


def _chosen(context: Context, name: str = "targets") -> list[Entity]:
    """Nobody is no error here."""
    found: list[Entity] = context[name].select(context.source)
    return found


def _as(context: Context) -> Sequence[Source]:
    return [context.source.as_entity(one) for one in _chosen(context)]


def _at(context: Context) -> Sequence[Source]:
    return [context.source.at_entity(one) for one in _chosen(context)]


def _positioned(context: Context) -> Sequence[Source]:
    source = context.source
    return [replace(source, pos=context["pos"].at(source), eyes=False)]


def _positioned_as(context: Context) -> Sequence[Source]:
    return [replace(context.source, pos=one.pos) for one in _chosen(context)]


def _positioned_over(context: Context) -> Sequence[Source]:
    """On the highest block that is not air."""
    source = context.source
    x, z = math.floor(source.pos[0]), math.floor(source.pos[2])
    blocks = context.world.blocks[source.dimension]
    column = [
        y for (bx, y, bz), b in blocks.placed.items() if (bx, bz) == (x, z) and "air" not in b
    ]
    top = max([63, *column])
    return [replace(source, pos=(source.pos[0], float(top + 1), source.pos[2]))]


def _rotated(context: Context) -> Sequence[Source]:
    yaw, pitch = context["rot"].at(context.source)
    return [replace(context.source, yaw=yaw, pitch=pitch)]


def _rotated_as(context: Context) -> Sequence[Source]:
    return [replace(context.source, yaw=one.yaw, pitch=one.pitch) for one in _chosen(context)]


def _turned(source: Source, target: tuple[float, float, float]) -> Source:
    x, y, z = source.pos
    lift = source.entity.eyes if source.eyes and source.entity else 0.0
    yaw, pitch = looking((x, y + lift, z), target)
    return replace(source, yaw=yaw, pitch=pitch)


def _facing(context: Context) -> Sequence[Source]:
    return [_turned(context.source, context["pos"].at(context.source))]


def _facing_entity(context: Context) -> Sequence[Source]:
    eyes = context["anchor"] == "eyes"
    return [
        _turned(context.source, (one.pos[0], one.pos[1] + (one.eyes if eyes else 0), one.pos[2]))
        for one in _chosen(context, "target")
    ]


def _anchored(context: Context) -> Sequence[Source]:
    return [replace(context.source, eyes=context["anchor"] == "eyes")]


def _aligned(context: Context) -> Sequence[Source]:
    axes: str = context["axes"]
    x, y, z = (
        float(math.floor(value)) if axis in axes else value
        for axis, value in zip("xyz", context.source.pos, strict=True)
    )
    return [replace(context.source, pos=(x, y, z))]


def _dimension(reader: Reader) -> str:
    return resource(reader)


def _in(context: Context) -> Sequence[Source]:
    """Between the overworld and the Nether, distances are one to eight."""
    name: str = context["dimension"]
    if name not in DIMENSIONS:
        raise CommandError(f"Unknown dimension '{name}'")
    source = context.source
    nether = "minecraft:the_nether"
    factor = 1.0
    if name != source.dimension:
        factor = 1 / 8 if name == nether else 8.0 if source.dimension == nether else 1.0
    x, y, z = source.pos
    return [replace(source, dimension=name, pos=(x * factor, y, z * factor))]


def _summoned(context: Context) -> Sequence[Source]:
    source = context.source
    mob = context.world.summon(context["entity"], source.pos, source.dimension)
    return [source.as_entity(mob)]


def _relations(again: _Hops) -> list[Node]:
    """Of all relations between entities there is only riding here."""

    def vehicle(context: Context) -> Sequence[Source]:
        me = context.source.entity
        found = me.vehicle if me is not None else None
        return [context.source.as_entity(found)] if found is not None else []

    def passengers(context: Context) -> Sequence[Source]:
        me = context.source.entity
        found = [one for one in context.world.entities if me is not None and one.vehicle is me]
        return [context.source.as_entity(one) for one in found]

    def nobody(context: Context) -> Sequence[Source]:
        return []

    known = {"vehicle": vehicle, "passengers": passengers, "controller": nobody}
    others = ("owner", "leasher", "target", "attacker", "origin")
    relations: dict[str, Modifier] = {**known, **dict.fromkeys(others, nobody)}
    return [again.fork(literal(name), modifier) for name, modifier in relations.items()]
