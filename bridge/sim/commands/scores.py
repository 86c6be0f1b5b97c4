"""`scoreboard players`: the scores themselves."""

from .. import component
from ..arguments import (
    boolean,
    holder,
    holder_names,
    holder_title,
    holders,
    integer,
    objective,
    objective_of,
    writable,
)
from ..arguments import (
    component as text_component,
)
from ..brigadier import Node, Run, argument, literal
from ..component import plain
from ..edition import Edition
from ..reader import CommandError, Reader
from ..scores import Objective
from ..snbt import compound
from ..source import Context

__all__ = ["boolean", "format_of", "formats", "players"]


def players(edition: Edition) -> list[Node]:
    score = argument("score", integer(), run=_set)
    amount = argument("score", integer(0), run=_add)
    less = argument("score", integer(0), run=_remove)
    source = argument("sourceObjective", objective, run=_operation)
    operation = argument("operation", _operator, argument("source", holders, source))
    nodes = [
        literal("list", argument("target", holder, run=_list_one), run=_list),
        literal("set", _of_many(score)),
        literal("get", argument("target", holder, argument("objective", objective, run=_get))),
        literal("add", _of_many(amount)),
        literal("remove", _of_many(less)),
        literal(
            "reset",
            argument(
                "targets", holders, argument("objective", objective, run=_reset), run=_reset_all
            ),
        ),
        literal(
            "enable", argument("targets", holders, argument("objective", objective, run=_enable))
        ),
        literal("operation", _of_many(operation)),
    ]
    if edition.number_format:
        title = argument("name", text_component, run=_title)
        nodes.append(
            literal(
                "display",
                literal(
                    "name",
                    argument(
                        "targets", holders, argument("objective", objective, title, run=_title)
                    ),
                ),
                literal(
                    "numberformat",
                    argument(
                        "targets",
                        holders,
                        argument("objective", objective, *formats(_format), run=_format),
                    ),
                ),
            )
        )
    return nodes


def _of_many(*last: Node) -> Node:
    return argument("targets", holders, argument("objective", objective, *last))


def formats(run: Run) -> list[Node]:
    """`blank`, `fixed TEXT`, `styled STYLE`."""
    return [
        literal("blank", run=_as_blank(run)),
        literal("fixed", argument("contents", text_component, run=run)),
        literal("styled", argument("style", _style, run=run)),
    ]


def _as_blank(run: Run) -> Run:
    return lambda context: run(Context(context.source, {**context.args, "blank": True}))


def _style(reader: Reader) -> str:
    start = reader.cursor
    tree = component.tree_of(compound(reader))
    colour = tree.get("color") if isinstance(tree, dict) else None
    if colour is not None and not component.colour_ok(colour):
        raise reader.error(f"Invalid style: Invalid color name: {colour}", start)
    return reader.line[start : reader.cursor]


def format_of(context: Context) -> str:
    """How numbers are written: "" as they are."""
    if context.get("blank"):
        return "blank"
    if "contents" in context.args:
        return f"fixed {plain(context['contents'])}"
    return f"styled {context['style']}" if "style" in context.args else ""


def _name(found: Objective) -> str:
    return f"[{plain(found.title)}]"


def _many(context: Context, names: list[str]) -> str:
    if len(names) == 1:
        return holder_title(context.source, names[0])
    return f"{len(names)} entities"


def _list(context: Context) -> int:
    tracked = [holder_title(context.source, name) for name in context.world.board.scores]
    noun = "tracked entity/entities" if context.world.edition.score_words else "tracked entities"
    names = ", ".join(tracked)
    words = f"There are {len(tracked)} {noun}: {names}" if tracked else (
        "There are no tracked entities"
    )  # fmt: skip
    context.source.succeed(words, broadcast=False)
    return len(tracked)


def _list_one(context: Context) -> int:
    board = context.world.board
    name = holder_names(context.source, context["target"])[0]
    who = holder_title(context.source, name)
    found = board.scores.get(name, {})
    if not found:
        context.source.succeed(f"{who} has no scores to show", broadcast=False)
        return 0
    noun = "score(s)" if context.world.edition.score_words else "scores"
    context.source.succeed(f"{who} has {len(found)} {noun}:", broadcast=False)
    for objective_name, score in found.items():
        shown = _name(board.objectives[objective_name])
        context.source.succeed(f"{shown}: {score.value}", broadcast=False)
    return len(found)


def _get(context: Context) -> int:
    found = objective_of(context)
    name = holder_names(context.source, context["target"])[0]
    who = holder_title(context.source, name)
    score = context.world.board.score(name, found.name)
    if score is None:
        raise CommandError(f"Can't get value of {found.name} for {who}; none is set")
    context.source.succeed(f"{who} has {score.value} {_name(found)}", broadcast=False)
    return score.value


def _set(context: Context) -> int:
    found = writable(context)
    names = holder_names(context.source, context["targets"])
    value: int = context["score"]
    for name in names:
        context.world.board.open(name, found.name).value = value
    words = f"Set {_name(found)} for {_many(context, names)} to {value}"
    context.source.succeed(words, broadcast=True)
    return value * len(names)


def _add(context: Context) -> int:
    return _changed(context, "Added", "to", context["score"])


def _remove(context: Context) -> int:
    return _changed(context, "Removed", "from", -context["score"])


def _changed(context: Context, verb: str, preposition: str, by: int) -> int:
    found = writable(context)
    names = holder_names(context.source, context["targets"])
    total = 0
    for name in names:
        score = context.world.board.open(name, found.name)
        score.value = wrapped(score.value + by)
        total += score.value
    words = f"{verb} {abs(by)} {preposition} {_name(found)} for {_many(context, names)}"
    context.source.succeed(words + (f" (now {total})" if len(names) == 1 else ""), broadcast=True)
    return total


def wrapped(value: int) -> int:
    """As a 32-bit number."""
    return (value + 2**31) % 2**32 - 2**31


def _reset(context: Context) -> int:
    found = objective_of(context)
    names = holder_names(context.source, context["targets"])
    for name in names:
        context.world.board.reset(name, found.name)
    context.source.succeed(f"Reset {_name(found)} for {_many(context, names)}", broadcast=True)
    return len(names)


def _reset_all(context: Context) -> int:
    names = holder_names(context.source, context["targets"])
    titles = _many(context, names)
    for name in names:
        context.world.board.reset(name)
    context.source.succeed(f"Reset all scores for {titles}", broadcast=True)
    return len(names)


def _enable(context: Context) -> int:
    found = objective_of(context)
    if found.criterion != "trigger":
        raise CommandError("Enable only works on trigger-objectives")
    names = holder_names(context.source, context["targets"])
    scores = [context.world.board.open(name, found.name) for name in names]
    locked = [score for score in scores if score.locked]
    if not locked:
        raise CommandError("Nothing changed. That trigger is already enabled")
    for score in locked:
        score.locked = False
    words = f"Enabled trigger {_name(found)} for {_many(context, names)}"
    context.source.succeed(words, broadcast=True)
    return len(locked)


def _operator(reader: Reader) -> str:
    start = reader.cursor
    text = reader.until_space()
    if text not in ("=", "+=", "-=", "*=", "/=", "%=", "<", ">", "><"):
        reader.cursor = start
        raise reader.error("Invalid operation")
    return text


def _operation(context: Context) -> int:
    target, source = writable(context), objective_of(context, "sourceObjective")
    names = holder_names(context.source, context["targets"])
    others = holder_names(context.source, context["source"])
    board = context.world.board
    total = 0
    for name in names:
        score = board.open(name, target.name)
        for other_name in others:
            other = board.open(other_name, source.name)
            if context["operation"] == "><":
                score.value, other.value = other.value, score.value
            else:
                score.value = _operated(context["operation"], score.value, other.value)
        total += score.value
    who = _many(context, names)
    words = f"Set {_name(target)} for {who} to {total}" if len(names) == 1 else (
        f"Updated {_name(target)} for {len(names)} entities"
    )  # fmt: skip
    context.source.succeed(words, broadcast=True)
    return total


def _operated(operator: str, a: int, b: int) -> int:
    match operator:
        case "=":
            return b
        case "+=":
            return wrapped(a + b)
        case "-=":
            return wrapped(a - b)
        case "*=":
            return wrapped(a * b)
        case "<":
            return min(a, b)
        case ">":
            return max(a, b)
        case _:
            if b == 0:
                raise CommandError("Cannot divide by zero")
            return a // b if operator == "/=" else a % b


def _title(context: Context) -> int:
    found = objective_of(context)
    names = holder_names(context.source, context["targets"])
    new = context.get("name")
    for name in names:
        context.world.board.open(name, found.name).title = new
    who = _many(context, names)
    words = f"Cleared display name for {who} in {_name(found)}" if new is None else (
        f"Changed display name to {plain(new)} for {who} in {_name(found)}"
    )  # fmt: skip
    context.source.succeed(words, broadcast=True)
    return len(names)


def _format(context: Context) -> int:
    found = objective_of(context)
    names = holder_names(context.source, context["targets"])
    wanted = format_of(context)
    for name in names:
        context.world.board.open(name, found.name).number_format = wanted
    verb = "Changed" if wanted else "Cleared"
    words = f"{verb} number format for {_many(context, names)} in {_name(found)}"
    context.source.succeed(words, broadcast=True)
    return len(names)
