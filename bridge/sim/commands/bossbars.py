"""`bossbar`: bars at the top of the screen."""

from ..arguments import boolean, integer, one_of, players
from ..arguments import component as text_component
from ..brigadier import Node, Run, argument, literal
from ..component import plain
from ..edition import Edition
from ..entity import Player
from ..reader import CommandError
from ..source import Context
from ..values import resource
from ..world import Bossbar

_COLOURS = ("blue", "green", "pink", "purple", "red", "white", "yellow")
_STYLES = ("notched_6", "notched_10", "notched_12", "notched_20", "progress")
_NO_CHANGE = "Nothing changed. That's already the {} of this bossbar"


def commands(edition: Edition, root: Node) -> list[Node]:
    words = "Incorrect argument for command"
    choices = [
        literal("name", argument("name", text_component, run=_rename)),
        literal("value", argument("value", integer(0), run=_number("value"))),
        literal("max", argument("max", integer(1), run=_number("max"))),
        literal("color", argument("color", one_of(_COLOURS, words), run=_look("color"))),
        literal("style", argument("style", one_of(_STYLES, words), run=_look("style"))),
        literal("visible", argument("visible", boolean, run=_visible)),
        literal("players", argument("targets", players, run=_players), run=_players),
    ]
    asked = [literal(name, run=_asked(name)) for name in ("value", "max", "visible", "players")]
    add = argument("id", resource, argument("name", text_component, run=_add))
    return [
        literal(
            "bossbar",
            literal("add", add),
            literal("remove", argument("id", resource, run=_remove)),
            literal("list", run=_list),
            literal("set", argument("id", resource, *choices)),
            literal("get", argument("id", resource, *asked)),
            level=2,
        )
    ]


def bossbar_of(context: Context) -> Bossbar:
    """Raises: CommandError if there is none of that id."""
    found = context.world.bossbars.get(context["id"])
    if found is None:
        raise CommandError(f"No bossbar exists with the ID '{context['id']}'")
    return found


def _shown(bar: Bossbar) -> str:
    return f"[{plain(bar.name)}]"


def _add(context: Context) -> int:
    bars = context.world.bossbars
    if context["id"] in bars:
        raise CommandError(f"A bossbar already exists with the ID '{context['id']}'")
    bars[context["id"]] = bar = Bossbar(context["name"])
    context.source.succeed(f"Created custom bossbar {_shown(bar)}", broadcast=True)
    return len(bars)


def _remove(context: Context) -> int:
    bar = bossbar_of(context)
    del context.world.bossbars[context["id"]]
    context.source.succeed(f"Removed custom bossbar {_shown(bar)}", broadcast=True)
    return len(context.world.bossbars)


def _list(context: Context) -> int:
    bars = context.world.bossbars.values()
    noun = "bossbar(s)" if context.world.edition.score_words else "bossbars"
    names = ", ".join(_shown(bar) for bar in bars)
    words = f"There are {len(bars)} custom {noun} active: {names}" if bars else (
        "There are no custom bossbars active"
    )  # fmt: skip
    context.source.succeed(words, broadcast=False)
    return len(bars)


def _changed(context: Context, bar: Bossbar, words: str) -> None:
    context.source.succeed(f"Custom bossbar {_shown(bar)} {words}", broadcast=True)


def _rename(context: Context) -> int:
    bar = bossbar_of(context)
    if bar.name == context["name"]:
        raise CommandError(_NO_CHANGE.format("name"))
    bar.name = context["name"]
    _changed(context, bar, "has been renamed")
    return 0


def _number(field: str) -> Run:
    said = {"value": "value", "max": "maximum"}[field]

    def run(context: Context) -> int:
        bar = bossbar_of(context)
        value: int = context[field]
        if getattr(bar, field) == value:
            raise CommandError(_NO_CHANGE.format("value" if field == "value" else "max"))
        setattr(bar, field, value)
        _changed(context, bar, f"has changed {said} to {value}")
        return value

    return run


def _look(field: str) -> Run:
    attribute = {"color": "colour", "style": "style"}[field]

    def run(context: Context) -> int:
        bar = bossbar_of(context)
        if getattr(bar, attribute) == context[field]:
            raise CommandError(_NO_CHANGE.format(field))
        setattr(bar, attribute, context[field])
        _changed(context, bar, f"has changed {field}")
        return 0

    return run


def _visible(context: Context) -> int:
    bar = bossbar_of(context)
    if bar.visible == context["visible"]:
        state = "visible" if bar.visible else "hidden"
        raise CommandError(f"Nothing changed. The bossbar is already {state}")
    bar.visible = context["visible"]
    _changed(context, bar, "is now visible" if bar.visible else "is now hidden")
    return 0


def _players(context: Context) -> int:
    bar = bossbar_of(context)
    wanted = context.get("targets")
    found = wanted.select(context.source) if wanted is not None else []
    names = [one.name for one in found if isinstance(one, Player)]
    if sorted(names) == sorted(bar.players):
        raise CommandError(
            "Nothing changed. Those players are already on the bossbar with nobody to add or remove"
        )
    bar.players = names
    if not names:
        _changed(context, bar, "no longer has any players")
    else:
        noun = "player(s)" if context.world.edition.score_words else "players"
        _changed(context, bar, f"now has {len(names)} {noun}: {', '.join(names)}")
    return len(names)


def _asked(field: str) -> Run:
    def run(context: Context) -> int:
        bar = bossbar_of(context)
        words, result = _state(field, bar, context)
        context.source.succeed(f"Custom bossbar {_shown(bar)} {words}", broadcast=True)
        return result

    return run


def _state(field: str, bar: Bossbar, context: Context) -> tuple[str, int]:
    match field:
        case "value":
            return f"has a value of {bar.value}", bar.value
        case "max":
            return f"has a maximum of {bar.max}", bar.max
        case "visible":
            return f"is currently {'shown' if bar.visible else 'hidden'}", int(bar.visible)
        case _:
            online = [name for name in bar.players if name in context.world.players]
            noun = "player(s)" if context.world.edition.score_words else "players"
            if not online:
                return "has no players currently online", 0
            return (
                f"has {len(online)} {noun} currently online: {', '.join(online)}",
                len(online),
            )
