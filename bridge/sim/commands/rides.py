"""`ride`: who sits on whom, from 1.19.4 on."""

from ..arguments import entity, some
from ..brigadier import Node, argument, literal
from ..edition import Edition
from ..entity import Entity, Player
from ..reader import CommandError
from ..source import Context

SINCE = (1, 19, 4)


def commands(edition: Edition, root: Node) -> list[Node]:
    if edition.number < SINCE:
        return []
    mount = literal("mount", argument("vehicle", entity, run=_mount))
    target = argument("target", entity, mount, literal("dismount", run=_dismount))
    return [literal("ride", target, level=2)]


def _mount(context: Context) -> int:
    source, called = context.source, context.world.called
    rider = some(source, context["target"])[0]
    vehicle = some(source, context["vehicle"])[0]
    if rider.vehicle is not None:
        raise CommandError(f"{called(rider)} is already riding {called(rider.vehicle)}")
    if isinstance(vehicle, Player):
        raise CommandError("Players can't be ridden")
    if rider in _under(vehicle):
        raise CommandError("Can't mount entity on itself or any of its passengers")
    if rider.dimension != vehicle.dimension:
        raise CommandError("Can't mount entity in different dimension")
    rider.vehicle = vehicle
    context.world.carry(vehicle)
    source.succeed(f"{called(rider)} started riding {called(vehicle)}", broadcast=True)
    return 1


def _under(vehicle: Entity) -> list[Entity]:
    """It, and all that it rides itself."""
    chain = [vehicle]
    while (below := chain[-1].vehicle) is not None:
        chain.append(below)
    return chain


def _dismount(context: Context) -> int:
    source, called = context.source, context.world.called
    rider = some(source, context["target"])[0]
    vehicle = rider.vehicle
    if vehicle is None:
        raise CommandError(f"{called(rider)} is not riding any vehicle")
    rider.vehicle = None
    source.succeed(f"{called(rider)} stopped riding {called(vehicle)}", broadcast=True)
    return 1
