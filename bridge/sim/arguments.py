"""The kinds of arguments that commands take, as functions for the tree, and whom they mean."""

import re
from collections.abc import Sequence

from . import selector_parse, snbt
from .block_argument import block_state
from .block_types import block_types
from .brigadier import Parse
from .component import Component, mapped, read
from .edition import Edition
from .entity import Entity, Player
from .nbt import Compound, Number, show
from .reader import CommandError, Reader
from .scores import Objective, Team
from .selector import Selector
from .source import Context, Source
from .values import resource

NO_ENTITY = "No entity was found"
NO_PLAYER = "No player was found"


# -- entities -------------------------------------------------------------------------------------


def entities(reader: Reader) -> Selector:
    return _checked(reader, single=False, players=False)


def entity(reader: Reader) -> Selector:
    return _checked(reader, single=True, players=False)


def players(reader: Reader) -> Selector:
    return _checked(reader, single=False, players=True)


def player(reader: Reader) -> Selector:
    return _checked(reader, single=True, players=True)


def _checked(reader: Reader, *, single: bool, players: bool) -> Selector:
    found = selector_parse.parse(reader)
    if single and not found.single:
        who = "player" if players else "entity"
        reader.cursor = 0
        raise reader.error(
            f"Only one {who} is allowed, but the provided selector allows more than one"
        )
    if players and not found.players_only and found.letter != "s":
        reader.cursor = 0
        raise reader.error(
            "Only players may be affected by this command, "
            "but the provided selector includes entities"
        )
    return found


def some(source: Source, wanted: Selector) -> list[Entity]:
    """The entities meant, at least one.

    Raises: CommandError.
    """
    found = wanted.select(source)
    if not found:
        raise CommandError(NO_ENTITY)
    return found


def some_players(source: Source, wanted: Selector) -> list[Player]:
    found = [one for one in wanted.select(source) if isinstance(one, Player)]
    if not found:
        raise CommandError(NO_PLAYER)
    return found


def named(source: Source, found: Sequence[Entity], many: str) -> str:
    """One by its name, several by their number and what they are."""
    return source.world.called(found[0]) if len(found) == 1 else f"{len(found)} {many}"


# -- score holders --------------------------------------------------------------------------------


def holders(reader: Reader) -> "Selector | str":
    return _holder(reader, single=False)


def holder(reader: Reader) -> "Selector | str":
    return _holder(reader, single=True)


def _holder(reader: Reader, *, single: bool) -> "Selector | str":
    if reader.peek() == "@" and reader.can_read():
        found = selector_parse.parse(reader)
        if single and not found.single:
            reader.cursor = 0
            raise reader.error(
                "Only one entity is allowed, but the provided selector allows more than one"
            )
        return found
    start = reader.cursor
    name = reader.until_space()
    if reader.edition.old_limits and len(name) > 40:
        reader.cursor = start
        raise reader.error("Score holder names cannot be longer than 40 characters")
    return name


def holder_names(source: Source, wanted: "Selector | str") -> list[str]:
    """The names that hold the scores meant.

    Raises: CommandError if there is none.
    """
    world = source.world
    if isinstance(wanted, Selector):
        return [one.holder for one in some(source, wanted)]
    if wanted == "*":
        names = list(world.board.scores)
        if not names:
            raise CommandError("No relevant score holders could be found")
        return names
    if world.edition.uuid_holders:
        for one in world.entities:
            if str(one.uuid) == wanted.lower():
                return [one.holder]
    return [wanted]


def holder_title(source: Source, name: str) -> str:
    """How a holder is called in answers: decorated since 1.20.3."""
    world = source.world
    if not world.edition.number_format:
        return name
    for one in world.entities:
        if one.holder == name:
            return world.called(one)
    return name


# -- scoreboard names -----------------------------------------------------------------------------


def objective(reader: Reader) -> str:
    return reader.unquoted()


def objective_of(context: Context, name: str = "objective") -> Objective:
    """Raises: CommandError if there is none of that name."""
    wanted: str = context[name]
    found = context.world.board.objectives.get(wanted)
    if found is None:
        raise CommandError(f"Unknown scoreboard objective '{wanted}'")
    return found


def writable(context: Context, name: str = "objective") -> Objective:
    found = objective_of(context, name)
    if found.criterion in ("health", "food", "air", "armor", "xp", "level"):
        raise CommandError(f"Scoreboard objective '{found.name}' is read-only")
    return found


def team_of(context: Context) -> Team:
    wanted: str = context["team"]
    found = context.world.board.teams.get(wanted)
    if found is None:
        raise CommandError(f"Unknown team '{wanted}'")
    return found


# -- texts ----------------------------------------------------------------------------------------


def component(reader: Reader) -> Component:
    """A text component. A selector in it that does not parse is refused since 1.21.2.

    Raises: CommandError.
    """
    start = reader.cursor
    found = read(reader)

    def check(part: Component) -> Component:
        if part.kind == "selector":
            try:
                selector_parse.parse(Reader(str(part.body["selector"]), reader.edition))
            except CommandError as error:
                raise reader.error(f"Invalid chat component: {error.text}", start) from None
        return part

    return mapped(found, check) if reader.edition.selectors_checked else found


# -- plain values ---------------------------------------------------------------------------------


def word(reader: Reader) -> str:
    return reader.unquoted()


def integer(low: int = -(2**31), high: int = 2**31 - 1) -> Parse:
    def read(reader: Reader) -> int:
        start = reader.cursor
        value = reader.integer()
        _bounded(reader, value, low, high, "Integer", start)
        return value

    return read


def decimal(low: float = -1e308, high: float = 1e308, words: str = "Float") -> Parse:
    def read(reader: Reader) -> float:
        start = reader.cursor
        value = float(reader.number(float, words.lower()))
        _bounded(reader, value, low, high, words, start)
        return value

    return read


def _bounded(reader: Reader, value: float, low: float, high: float, words: str, start: int) -> None:
    if low <= value <= high:
        return
    reader.cursor = start
    if value < low:
        raise reader.error(f"{words} must not be less than {low}, found {value}")
    raise reader.error(f"{words} must not be more than {high}, found {value}")


def boolean(reader: Reader) -> bool:
    start = reader.cursor
    text = reader.unquoted()
    if text not in ("true", "false"):
        reader.cursor = start
        if not text:
            raise reader.error("Expected bool")
        raise reader.error(f"Invalid bool, expected true or false but found '{text}'")
    return text == "true"


def one_of(words: Sequence[str], refusal: str) -> Parse:
    """One of a few words; the refusal has the wrong one in place of {}."""

    def read(reader: Reader) -> str:
        start = reader.cursor
        text = reader.unquoted()
        if text not in words:
            reader.cursor = start
            raise reader.error(refusal.format(text))
        return text

    return read


def message(reader: Reader) -> str:
    """The rest of the line, for say and msg; selectors in it are replaced when it is said.

    Raises: CommandError for a selector with bad options.
    """
    text = reader.rest()
    if not text:
        raise reader.error("Expected literal")
    if len(text) > 256 and reader.edition.number >= (1, 20, 5):
        raise reader.error(f"Chat message was too long ({len(text)} > maximum 256 characters)")
    for found in re.finditer("@", text):
        inside = Reader(reader.line, reader.edition, reader.cursor + found.start())
        if re.match(r"@[aeprsn](?![A-Za-z])", inside.rest()):
            selector_parse.parse(inside)
    reader.cursor = len(reader.line)
    return text


def spoken(source: Source, text: str) -> str:
    """A message with its selectors replaced by names, if the speaker may use them."""
    if source.level < 2:
        return text

    def names(found: "re.Match[str]") -> str:
        reader = Reader(found[0], source.world.edition)
        wanted = selector_parse.parse(reader)
        who = ", ".join(source.world.called(one) for one in wanted.select(source))
        return who + reader.rest()

    return re.sub(r"@[aeprsn](?:\[[^\]]*\])?(?![A-Za-z])", names, text)


def swizzle(reader: Reader) -> str:
    start = reader.cursor
    text = reader.until_space()
    if not text or set(text) - set("xyz") or len(set(text)) != len(text):
        reader.cursor = start
        raise reader.error("Invalid swizzle, expected combination of 'x', 'y' and 'z'")
    return text


BLOCKS_BY_ID = (26, 3, 0)
"""Since then the key of a block's id is `id`, where it has states; before, `Name`."""

_PARTICLE_NUMBERS = {"dust": 4, "dust_color_transition": 7, "sculk_charge": 1, "shriek": 1}
_PARTICLE_BLOCKS = ("block", "falling_dust", "block_marker")


def particle(reader: Reader) -> str:
    """A particle's id and what it needs: in braces since 1.20.5, as words before."""

    name = resource(reader)
    bare = name.removeprefix("minecraft:")
    if reader.edition.number >= (1, 20, 5):
        options = snbt.compound(reader) if reader.peek() == "{" and reader.can_read() else {}
        if bare == "dust" and not _dust(options):
            raise reader.error("Invalid particle options")
        if bare in _PARTICLE_BLOCKS and (reason := _no_block(options, reader.edition)):
            raise reader.error(f"Can't parse particle options: {reason}")
        return name
    for _ in range(_PARTICLE_NUMBERS.get(bare, 0)):
        reader.expect(" ")
        reader.double()
    if bare in _PARTICLE_BLOCKS:
        reader.expect(" ")
        block_state(reader)
    elif bare == "item":
        reader.expect(" ")
        resource(reader)
        if reader.peek() == "{":
            snbt.compound(reader)
    return name


def _no_block(options: Compound, edition: Edition) -> str:
    """Why no block can be shown: an id alone, or one with states; "" if it can."""
    wanted = options.get("block_state")
    if isinstance(wanted, dict):
        wanted = wanted.get("id" if edition.number >= BLOCKS_BY_ID else "Name")
    if not isinstance(wanted, str):
        return f"No key block_state in MapLike[{show(options)}]"
    name = resource(Reader(wanted, edition))
    known = name in block_types(edition.number)
    registry = "ResourceKey[minecraft:root / minecraft:block]"
    return "" if known else f"Unknown registry key in {registry}: {name}"


def _dust(options: Compound) -> bool:
    """Whether there is a colour of three numbers or one, and a scale."""
    colour = options.get("color")
    three = isinstance(colour, list) and len(colour) == 3
    return (three or isinstance(colour, Number)) and isinstance(options.get("scale"), Number)
