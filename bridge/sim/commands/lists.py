"""`list`: who is in the game."""

from ..brigadier import Node, literal
from ..edition import Edition
from ..source import Context


def commands(edition: Edition, root: Node) -> list[Node]:
    return [literal("list", literal("uuids", run=_uuids), run=_names)]


def _names(context: Context) -> int:
    world = context.world
    return _answer(context, [world.called(one) for one in world.players.values()])


def _uuids(context: Context) -> int:
    """With the plain names."""
    players = context.world.players.values()
    return _answer(context, [f"{one.name} ({one.uuid})" for one in players])


def _answer(context: Context, names: list[str]) -> int:
    most = context.world.max_players
    head = f"There are {len(names)} of a max of {most} players online: "
    context.source.succeed(head + ", ".join(names), broadcast=False)
    return len(names)
