"""`execute if predicate`: conditions of data packs, which there are none of, or written out.

From 1.20.5 on a condition may stand in the command itself. Of those only `location_check` is known
here, and of places only how light they are; anything else is refused. As in vanilla, a key that
means nothing is ignored.
"""

import math
from collections.abc import Callable

from . import snbt
from .blocks import inside
from .light import light
from .nbt import Compound, Number, Tag, show
from .reader import CommandError, Reader
from .source import Source
from .values import Range, resource

INLINE = (1, 20, 5)
OWN_ERROR = (1, 21, 6)
"""Since then an id that does not exist is refused in words of its own."""
TYPE_KEY = (26, 3, 0)
"""What said `condition` before, says `type` from then on."""

Test = Callable[[Source], bool]

_PLACES = frozenset(
    ("position", "biomes", "structures", "dimension", "block", "fluid", "smokey", "can_see_sky")
)
"""What vanilla can ask of a place, besides its light."""


def predicate(reader: Reader) -> Test:
    """Raises: CommandError."""
    inline = reader.edition.number >= INLINE
    if inline and reader.peek() == "{":
        written = snbt.compound(reader)
        try:
            return _condition(written, reader)
        except _Malformed as reason:
            raise reader.error(f"Failed to parse structure: {reason}") from None
    if reader.peek() == "{":  # taken for an empty id
        words = "Expected whitespace to end one argument, but found trailing data"
        raise reader.error(words)
    name = resource(reader)
    if reader.edition.number >= OWN_ERROR:
        raise reader.error(f"Can't find element '{name}' in registry 'minecraft:predicate'")
    if inline:
        words = f"Failed to get element ResourceKey[minecraft:predicate / {name}]"
        raise reader.error(f"Failed to parse structure: {words}")

    def unknown(source: Source) -> bool:
        raise CommandError(f"Unknown predicate: {name}")

    return unknown


class _Malformed(Exception):
    """What is written out is no condition."""


def _condition(written: Compound, reader: Reader) -> Test:
    key = "type" if reader.edition.number >= TYPE_KEY else "condition"
    if key not in written:
        raise _Malformed(f"Input does not contain a key [{key}]: MapLike[{show(written)}]")
    kind = resource(Reader(str(written[key]), reader.edition))
    if kind != "minecraft:location_check":
        registry = "ResourceKey[minecraft:root / minecraft:loot_condition_type]"
        raise _Malformed(f"Unknown registry key in {registry}: {kind}")
    steps = [_number(written.get(f"offset{axis}", Number("i", 0))) for axis in "XYZ"]
    wanted = _levels(_compound(written.get("predicate", {})))

    def test(source: Source) -> bool:
        x, y, z = (math.floor(at) + int(by) for at, by in zip(source.pos, steps, strict=True))
        world, cell = source.world, (x, y, z)
        if not (world.loaded(source.dimension, cell) and inside(cell)):
            return False
        return wanted.holds(light(world.blocks[source.dimension], cell, world.edition.number))

    return test


def _levels(place: Compound) -> Range:
    """How light the place has to be."""
    if beyond := _PLACES & place.keys():
        raise _Malformed(f"{min(beyond)} of a place is not known to the embedded server")
    said = _compound(place.get("light", {})).get("light", {})
    if isinstance(said, Number):
        return Range(said.value, said.value)
    bounds = _compound(said)
    low, high = (_number(bounds[end]) if end in bounds else None for end in ("min", "max"))
    if low is not None and high is not None and low > high:
        raise _Malformed(
            f"Swapped bounds in range: Optional[{low}] is higher than Optional[{high}]"
        )
    return Range(low, high)


def _compound(tag: Tag) -> Compound:
    if not isinstance(tag, dict):
        raise _Malformed(f"Not a map: {show(tag)}")
    return tag


def _number(tag: Tag) -> float:
    if not isinstance(tag, Number):
        raise _Malformed(f"Not a number: {show(tag)}")
    return tag.value
