"""`gamemode`: whether a player builds, fights, visits or only looks on."""

from ..arguments import one_of, players, some_players
from ..brigadier import Node, argument, literal
from ..component import text
from ..edition import Edition
from ..entity import GAMEMODES, Player
from ..reader import CommandError
from ..source import Context

ARGUMENT = (1, 19, 3)
"""Since then the mode is an argument; before, each was a word of the command."""


def commands(edition: Edition, root: Node) -> list[Node]:
    if edition.number >= ARGUMENT:
        mode = argument("gamemode", one_of(GAMEMODES, "Unknown game mode: {}"), run=_set)
        mode.then(argument("target", players, run=_set))
        return [literal("gamemode", mode, level=2)]
    return [literal("gamemode", *map(_word, GAMEMODES), level=2)]


def _word(mode: str) -> Node:
    def run(context: Context) -> int:
        return _change(context, mode)

    return literal(mode, argument("target", players, run=run), run=run)


def _set(context: Context) -> int:
    return _change(context, context["gamemode"])


def _change(context: Context, mode: str) -> int:
    """Who is in that mode already is passed over in silence."""
    source, world = context.source, context.world
    if "target" in context.args:
        chosen = some_players(source, context["target"])
    elif isinstance(source.entity, Player):
        chosen = [source.entity]
    else:
        raise CommandError("A player is required to run this command here")
    changed = [one for one in chosen if one.gamemode != mode]
    called = f"{mode.title()} Mode"
    for one in changed:
        one.gamemode = mode
        if one is source.entity:
            source.succeed(f"Set own game mode to {called}", broadcast=True)
            continue
        if world.rule("sendCommandFeedback"):
            world.show(one, "system", text(f"Your game mode has been updated to {called}"))
        whose = world.called(one)
        source.succeed(f"Set {whose}'s game mode to {called}", broadcast=True)
    return len(changed)
