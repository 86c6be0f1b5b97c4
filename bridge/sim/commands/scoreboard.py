"""`scoreboard`: objectives and where they are shown."""

import re

from ..arguments import component as text_component
from ..arguments import objective, objective_of, one_of, word
from ..brigadier import Node, Parse, argument, literal
from ..component import COLOURS, Component, joined, plain, text
from ..edition import Edition
from ..reader import CommandError, Reader
from ..scores import Objective
from ..source import Context
from . import scores

_CRITERIA = frozenset(
    (
        *("dummy", "trigger", "deathCount", "playerKillCount", "totalKillCount"),
        *("health", "food", "air", "armor", "xp", "level"),
        *(f"{kind}.{colour}" for kind in ("teamkill", "killedByTeam") for colour in COLOURS),
    )
)
_STATISTIC = re.compile(
    r"(?:minecraft[.:])?(?:custom|mined|crafted|used|broken|picked_up|dropped|killed|killed_by)"
    r":[a-z0-9_.-]+"
)


def commands(edition: Edition, root: Node) -> list[Node]:
    return [
        literal(
            "scoreboard",
            literal("objectives", *_objectives(edition)),
            literal("players", *scores.players(edition)),
            level=2,
        )
    ]


def _objectives(edition: Edition) -> list[Node]:
    title = argument("displayName", text_component, run=_add)
    modify = [
        literal("displayname", argument("displayName", text_component, run=_retitle)),
        literal(
            "rendertype", literal("integer", run=_render), literal("hearts", run=_render_hearts)
        ),
    ]
    if edition.number_format:
        modify += [
            literal("numberformat", *scores.formats(_number_format), run=_number_format),
            literal("displayautoupdate", argument("value", scores.boolean, run=_auto_update)),
        ]
    return [
        literal("list", run=_list),
        literal(
            "add",
            argument("objective", _new_name, argument("criteria", _criterion, title, run=_add)),
        ),
        literal("modify", argument("objective", objective, *modify)),
        literal("remove", argument("objective", objective, run=_remove)),
        literal(
            "setdisplay",
            argument(
                "slot",
                _slot(edition),
                argument("objective", objective, run=_display),
                run=_clear_display,
            ),
        ),
    ]


def _new_name(reader: Reader) -> str:
    start = reader.cursor
    name = word(reader)
    if reader.edition.old_limits and len(name) > 16:
        reader.cursor = start
        raise reader.error("Objective names cannot be longer than 16 characters")
    return name


def _criterion(reader: Reader) -> str:
    start = reader.cursor
    name = reader.until_space()
    if name not in _CRITERIA and not _STATISTIC.fullmatch(name):
        reader.cursor = start
        raise reader.error(f"Unknown criterion '{name}'")
    return name


def _slot(edition: Edition) -> Parse:
    sides = [f"sidebar.team.{colour}" for colour in COLOURS]
    words = ("list", "sidebar", edition.below_name, *sides)
    return one_of(words, "Unknown display slot '{}'")


def _shown(found: Objective) -> Component:
    """The title in brackets; hovering shows the name."""
    inside = Component(
        "text", {"text": ""}, hover=text(found.name), extra=(text("["), found.title, text("]"))
    )
    return joined(inside)


def title(found: Objective) -> str:
    return plain(_shown(found))


def _add(context: Context) -> int:
    board = context.world.board
    name: str = context["objective"]
    if name in board.objectives:
        raise CommandError("An objective already exists by that name")
    made = Objective(name, context["criteria"], context.get("displayName") or text(name))
    board.objectives[name] = made
    if made.criterion == "health":
        made.render = "hearts"
    context.source.succeed(joined(text("Created new objective "), _shown(made)), broadcast=True)
    return len(board.objectives)


def _remove(context: Context) -> int:
    found = objective_of(context)
    context.world.board.remove_objective(found.name)
    context.source.succeed(joined(text("Removed objective "), _shown(found)), broadcast=True)
    return len(context.world.board.objectives)


def _list(context: Context) -> int:
    found = context.world.board.objectives.values()
    names = ", ".join(title(one) for one in found)
    plural = "objective(s)" if context.world.edition.score_words else "objectives"
    words = f"There are {len(found)} {plural}: {names}" if found else "There are no objectives"
    context.source.succeed(words, broadcast=False)
    return len(found)


def _retitle(context: Context) -> int:
    found = objective_of(context)
    new: Component = context["displayName"]
    if new == found.title:
        return 0  # and no word about it
    found.title = new
    words = joined(text(f"Changed the display name of {found.name} to "), _shown(found))
    context.source.succeed(words, broadcast=True)
    return 0


def _render(context: Context) -> int:
    return _rendered(context, "integer")


def _render_hearts(context: Context) -> int:
    return _rendered(context, "hearts")


def _rendered(context: Context, kind: str) -> int:
    found = objective_of(context)
    if found.render != kind:
        found.render = kind
        words = f"Changed the render type of objective {title(found)}"
        context.source.succeed(words, broadcast=True)
    return 0


def _number_format(context: Context) -> int:
    found = objective_of(context)
    found.number_format = scores.format_of(context)
    verb = "Changed" if found.number_format else "Cleared"
    context.source.succeed(f"{verb} number format of objective {title(found)}", broadcast=True)
    return 0


def _auto_update(context: Context) -> int:
    found = objective_of(context)
    verb = "Enabled" if context["value"] else "Disabled"
    words = f"{verb} display auto-update for objective {title(found)}"
    context.source.succeed(words, broadcast=True)
    return 0


def _display(context: Context) -> int:
    found = objective_of(context)
    slots = context.world.board.slots
    slot: str = context["slot"]
    if slots.get(slot) == found.name:
        raise CommandError("Nothing changed. That display slot is already showing that objective")
    slots[slot] = found.name
    # The answer names the objective by its title alone, without brackets.
    words = f"Set display slot {slot} to show objective {plain(found.title)}"
    context.source.succeed(words, broadcast=True)
    return 0


def _clear_display(context: Context) -> int:
    slots = context.world.board.slots
    slot: str = context["slot"]
    if slot not in slots:
        raise CommandError("Nothing changed. That display slot is already empty")
    del slots[slot]
    context.source.succeed(f"Cleared any objectives in display slot {slot}", broadcast=True)
    return 0
