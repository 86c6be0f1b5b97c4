"""Components that ask the world: names of selected entities, scores, values of NBT."""

from collections.abc import Sequence
from dataclasses import replace

from . import component, nbtpath, selector_parse
from .component import Component, mapped, text
from .coordinates import block_position
from .entity import Player, data_of
from .message import message
from .nbt import Compound, Tag, show
from .reader import CommandError, Reader
from .source import Source


def resolved(what: Component, source: Source, viewer: Player | None = None) -> Component:
    """The component as ``viewer`` will read it; a selector in it is seen from the source.

    Raises: CommandError for a selector or a path that does not parse.
    """
    return mapped(what, lambda part: _part(part, source, viewer))


def put(what: Component, kind: str, source: Source, players: Sequence[Player]) -> None:
    """Show it to each player, made only once if it is the same for all.

    Raises: CommandError.
    """
    if not _asks(what):
        shown = message(kind, what)
        for player in players:
            source.world.deliver(player, shown)
        return
    for player in players:
        source.world.show(player, kind, resolved(what, source, player))


def _asks(part: Component) -> bool:
    """Whether anything in it depends on the world."""
    if part.kind in ("selector", "score", "nbt"):
        return True
    inside = (*part.extra, *part.body.get("with", ()), *((part.hover,) if part.hover else ()))
    return any(_asks(one) for one in inside)


def _part(part: Component, source: Source, viewer: Player | None) -> Component:
    match part.kind:
        case "selector":
            try:
                wanted = selector_parse.parse(
                    Reader(str(part.body["selector"]), source.world.edition)
                )
            except CommandError:  # until 1.21.1 such a part was left empty
                return replace(part, kind="text", body={"text": ""})
            names = [source.world.display_name(one) for one in wanted.select(source)]
            return _filled(part, names, part.body["separator"] or text(", ", color="gray"))
        case "score":
            return replace(part, kind="text", body={"text": _score(part, source, viewer)})
        case "nbt":
            return _filled(part, _nbt(part, source), part.body["separator"] or text(", "))
        case _:
            return part


def _filled(part: Component, names: Sequence[Component], separator: Component) -> Component:
    between = [one for name in names for one in (separator, name)][1:]
    return replace(part, kind="text", body={"text": ""}, extra=(*between, *part.extra))


def _score(part: Component, source: Source, viewer: Player | None) -> str:
    name, objective = str(part.body["name"]), str(part.body["objective"])
    if name == "*":
        name = viewer.holder if viewer is not None else name
    elif name.startswith("@"):
        found = selector_parse.parse(Reader(name, source.world.edition)).select(source)
        if len(found) > 1:
            raise CommandError(
                "Only one entity is allowed, but the provided selector allows more than one"
            )
        name = found[0].holder if found else name
    score = source.world.board.score(name, objective)
    return "" if score is None else str(score.value)


def _nbt(part: Component, source: Source) -> list[Component]:
    edition = source.world.edition
    try:
        path = nbtpath.parse(Reader(str(part.body["nbt"]), edition))
    except CommandError:
        return []
    values = [value for root in _roots(part, source) for value in path.find(root)]
    if not part.body["interpret"]:
        return [text(_bare(value)) for value in values]
    read = [component.read_stored(value, edition) for value in values]
    return [resolved(one, source) for one in read if one is not None]


def _bare(value: Tag) -> str:
    """A string is shown without quotes."""
    return value if isinstance(value, str) else show(value)


def _roots(part: Component, source: Source) -> list[Compound]:
    if "storage" in part.body:
        return [source.world.storage.get(_id(str(part.body["storage"])), {})]
    if "entity" in part.body:
        wanted = selector_parse.parse(Reader(str(part.body["entity"]), source.world.edition))
        return [data_of(one) for one in wanted.select(source)]
    block_position(Reader(str(part.body["block"]), source.world.edition))
    return []  # no block here holds data


def _id(name: str) -> str:
    return name if ":" in name else f"minecraft:{name}"
