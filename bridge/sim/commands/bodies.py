"""`tp`, `summon`, `kill`: bodies put somewhere, made, and ended."""

import math
from dataclasses import replace

from .. import snbt
from ..arguments import entities, entity, named, one_of, some
from ..blocks import inside
from ..brigadier import Node, argument, hop, literal
from ..coordinates import Position, looking, position, rotation
from ..edition import Edition
from ..entity import Entity, Player
from ..entity_data import birth_data
from ..nbt import Vec
from ..reader import CommandError, Reader
from ..source import Context
from ..values import known_kind, resource
from ..world import World


def commands(edition: Edition, root: Node) -> list[Node]:
    anchor = one_of(("feet", "eyes"), "Invalid entity anchor position {}")
    faced = argument(
        "facingEntity", entity, argument("facingAnchor", anchor, run=_to_place), run=_to_place
    )
    facing = literal(
        "facing",
        literal("entity", faced),
        argument("facingLocation", position, run=_to_place),
    )
    place = argument(
        "location",
        position,
        argument("rotation", rotation, run=_to_place),
        facing,
        run=_to_place,
    )
    teleport = literal(
        "teleport",
        argument("location", position, run=_myself_to_place),
        argument("destination", entity, run=_myself_to_entity),
        argument("targets", entities, place, argument("destination", entity, run=_to_entity)),
        level=2,
    )
    nbt = argument("nbt", snbt.compound, run=_summon)
    return [
        teleport,
        hop(literal("tp", level=2), teleport),
        literal(
            "summon",
            argument(
                "entity", summonable, argument("pos", position, nbt, run=_summon), run=_summon
            ),
            level=2,
        ),
        literal("kill", argument("targets", entities, run=_kill), run=_kill, level=2),
    ]


def summonable(reader: Reader) -> str:
    start = reader.cursor
    kind = resource(reader)
    if not known_kind(kind) or kind == "minecraft:player":
        reader.cursor = start
        if reader.edition.number >= (1, 19, 3):
            raise reader.error(f"Can't find element '{kind}' of type 'minecraft:entity_type'")
        raise reader.error(f"Unknown entity: {kind}")
    return kind


def _move(world: World, one: Entity, pos: Vec, dimension: str) -> None:
    if not inside((math.floor(pos[0]), 0, math.floor(pos[2]))) or abs(pos[1]) > 20_000_000:
        raise CommandError("Invalid position for teleport")
    one.pos, one.dimension = pos, dimension
    one.aloft = False
    one.vehicle = None  # one gets off, and takes along who sits on oneself
    world.carry(one)
    if isinstance(one, Player):
        one.path.clear()  # whoever is taken away does not walk on


def _to_place(context: Context) -> int:
    source = context.source
    moved = some(source, context["targets"])
    where: Vec = context["location"].at(source)
    for one in moved:
        _move(context.world, one, where, source.dimension)
        if "rotation" in context.args:
            one.yaw, one.pitch = context["rotation"].at(
                replace(source, yaw=one.yaw, pitch=one.pitch)
            )
        elif "facingLocation" in context.args:
            one.yaw, one.pitch = looking(where, context["facingLocation"].at(source))
        elif "facingEntity" in context.args:
            seen = some(source, context["facingEntity"])[0]
            lift = seen.eyes if context.get("facingAnchor") == "eyes" else 0.0
            one.yaw, one.pitch = looking(where, (seen.pos[0], seen.pos[1] + lift, seen.pos[2]))
    return _placed(context, moved, where)


def _placed(context: Context, moved: list[Entity], where: Vec) -> int:
    place = ", ".join(f"{value:.6f}" for value in where)
    who = named(context.source, moved, "entities")
    context.source.succeed(f"Teleported {who} to {place}", broadcast=True)
    return len(moved)


def _me(context: Context) -> Entity:
    if context.source.entity is None:
        raise CommandError("An entity is required to run this command here")
    return context.source.entity


def _myself_to_place(context: Context) -> int:
    me = _me(context)
    location: Position = context["location"]
    where = location.at(context.source)
    _move(context.world, me, where, context.source.dimension)
    return _placed(context, [me], where)


def _myself_to_entity(context: Context) -> int:
    return _beside(context, [_me(context)])


def _to_entity(context: Context) -> int:
    return _beside(context, some(context.source, context["targets"]))


def _beside(context: Context, moved: list[Entity]) -> int:
    there = some(context.source, context["destination"])[0]
    for one in moved:
        _move(context.world, one, there.pos, there.dimension)
        one.yaw, one.pitch = there.yaw, there.pitch
    who = named(context.source, moved, "entities")
    words = f"Teleported {who} to {context.world.called(there)}"
    context.source.succeed(words, broadcast=True)
    return len(moved)


def _summon(context: Context) -> int:
    source, world = context.source, context.world
    where: Vec = context["pos"].at(source) if "pos" in context.args else source.pos
    if not inside((math.floor(where[0]), 0, math.floor(where[2]))):
        raise CommandError("Invalid position for summon")
    mob = world.summon(context["entity"], where, source.dimension)
    birth_data(mob, context.get("nbt", {}), world.edition)
    mob.pos = where if "Pos" not in context.get("nbt", {}) else mob.pos
    if sum(one.uuid == mob.uuid for one in world.entities) > 1:
        world.mobs.remove(mob)
        raise CommandError("Unable to summon entity due to duplicate UUIDs")
    source.succeed(f"Summoned new {world.called(mob)}", broadcast=True)
    return 1


def _kill(context: Context) -> int:
    wanted = context.get("targets")
    killed = some(context.source, wanted) if wanted is not None else [_me(context)]
    who = named(context.source, killed, "entities")
    for one in killed:
        context.world.kill(one)
    context.source.succeed(f"Killed {who}", broadcast=True)
    return len(killed)
