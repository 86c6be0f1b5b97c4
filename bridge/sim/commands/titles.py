"""`title`: big words, small words, and the line above the inventory."""

from ..arguments import component as text_component
from ..arguments import integer, named, players, some_players
from ..brigadier import Node, argument, literal
from ..edition import Edition
from ..entity import Player
from ..reader import Reader
from ..resolve import put
from ..source import Context


def commands(edition: Edition, root: Node) -> list[Node]:
    ticks = integer(0) if edition.number < (1, 19, 4) else _time
    times = argument(
        "fadeIn", ticks, argument("stay", ticks, argument("fadeOut", ticks, run=_times))
    )
    return [
        literal(
            "title",
            argument(
                "targets",
                players,
                literal("clear", run=_clear),
                literal("reset", run=_reset),
                *(_shown(kind) for kind in ("title", "subtitle", "actionbar")),
                literal("times", times),
            ),
            level=2,
        )
    ]


def _time(reader: Reader) -> int:
    """Ticks, or with a unit seconds or days.

    Raises: CommandError.
    """
    value = float(reader.number(float, "float"))
    start = reader.cursor
    unit = reader.unquoted()
    factor = {"": 1, "t": 1, "s": 20, "d": 24000}.get(unit)
    if factor is None:
        reader.cursor = start
        raise reader.error("Invalid unit")
    if value < 0:
        raise reader.error(f"The tick count must not be less than 0, found {round(value)}")
    return round(value * factor)


def _shown(kind: str) -> Node:
    def run(context: Context) -> int:
        targets = some_players(context.source, context["targets"])
        put(context["title"], kind, context.source, targets)
        what_kind = "actionbar title" if kind == "actionbar" else kind
        return _answer(context, f"Showing new {what_kind} for {{}}", targets)

    return literal(kind, argument("title", text_component, run=run))


def _answer(context: Context, words: str, targets: list[Player]) -> int:
    who = named(context.source, targets, "players")
    context.source.succeed(words.format(who), broadcast=True)
    return len(targets)


def _clear(context: Context) -> int:
    targets = some_players(context.source, context["targets"])
    for player in targets:
        player.title = player.subtitle = ""
    return _answer(context, "Cleared titles for {}", targets)


def _reset(context: Context) -> int:
    targets = some_players(context.source, context["targets"])
    for player in targets:
        player.title = player.subtitle = ""
    return _answer(context, "Reset title options for {}", targets)


def _times(context: Context) -> int:
    targets = some_players(context.source, context["targets"])
    return _answer(context, "Changed title display times for {}", targets)
