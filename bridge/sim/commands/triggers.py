"""`trigger`: the one command by which a player tells the server a number."""

from ..arguments import integer, objective
from ..brigadier import Node, argument, literal
from ..component import plain
from ..edition import Edition
from ..entity import Player
from ..reader import CommandError
from ..scores import Objective, Score
from ..source import Context


def commands(edition: Edition, root: Node) -> list[Node]:
    target = argument(
        "objective",
        objective,
        literal("add", argument("value", integer(), run=_add)),
        literal("set", argument("value", integer(), run=_set)),
        run=_simple,
    )
    return [literal("trigger", target)]


def _open(context: Context) -> tuple[Objective, Score]:
    """The score, used up by this. Raises: CommandError."""
    player = context.source.entity
    if not isinstance(player, Player):
        raise CommandError("A player is required to run this command here")
    board = context.world.board
    name: str = context["objective"]
    found = board.objectives.get(name)
    if found is None:
        raise CommandError(f"Unknown scoreboard objective '{name}'")
    if found.criterion != "trigger":
        raise CommandError("You can only trigger objectives that are 'trigger' type")
    score = board.score(player.holder, name)
    if score is None or score.locked:
        raise CommandError("You cannot trigger this objective yet")
    score.locked = True
    return found, score


def _answer(context: Context, found: Objective, more: str) -> None:
    context.source.succeed(f"Triggered [{plain(found.title)}]{more}", broadcast=True)


def _simple(context: Context) -> int:
    found, score = _open(context)
    score.value += 1
    _answer(context, found, "")
    return score.value


def _add(context: Context) -> int:
    found, score = _open(context)
    score.value += context["value"]
    _answer(context, found, f" (added {context['value']} to value)")
    return score.value


def _set(context: Context) -> int:
    found, score = _open(context)
    score.value = context["value"]
    _answer(context, found, f" (set value to {context['value']})")
    return score.value
