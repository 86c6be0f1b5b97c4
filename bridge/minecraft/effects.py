"""What is seen and felt for a while: particles, a glow, a changed attribute; spelled by version."""

from uuid import NAMESPACE_DNS, uuid5

from .commands import number, word
from .dialect import Dialect

Colour = tuple[float, float, float]
"""Red, green and blue, 0 to 1."""


def dust(dialect: Dialect, colour: Colour, size: float = 1.0) -> str:
    """A speck of a colour, as a particle is named. ``size`` 0.01 to 4."""
    red, green, blue = (number(part) for part in colour)
    return dialect.dust.format(red=red, green=green, blue=blue, size=number(size))


def particle(
    name: str, place: tuple[float, float, float], viewers: str = "", count: int = 1
) -> str:
    """Particles at a place, seen from afar; ``viewers``: a target, everybody if none."""
    where = " ".join(number(c) for c in place)
    shown = f"particle {name} {where} 0.0 0.0 0.0 0.0 {int(count)} force"
    return f"{shown} {viewers}" if viewers else shown


def glow(target: str, dialect: Dialect) -> str:
    """An outline until it is taken away."""
    return f"effect give {target} minecraft:glowing {dialect.forever} 0 true"


def no_glow(target: str) -> str:
    return f"effect clear {target} minecraft:glowing"


def attribute(name: str, dialect: Dialect) -> str:
    """An attribute of bodies, by its name since 1.21.2: ``movement_speed``."""
    return f"minecraft:{dialect.attribute_prefix}{word(name)}"


def modify(target: str, name: str, modifier: str, share: float, dialect: Dialect) -> str:
    """Multiply an attribute: −1 makes it nothing. One body a command; ``modifier`` names ours."""
    if dialect.modifier_by == "id":
        what = f"melee:{word(modifier)}"
    else:
        what = f"{modifier_uuid(modifier)} melee.{word(modifier)}"
    which, times = attribute(name, dialect), dialect.modifier_times
    return f"attribute {target} {which} modifier add {what} {number(share)} {times}"


def unmodify(target: str, name: str, modifier: str, dialect: Dialect) -> str:
    """Take back what ``modify`` did; nothing else is touched."""
    by_id = dialect.modifier_by == "id"
    what = f"melee:{word(modifier)}" if by_id else modifier_uuid(modifier)
    return f"attribute {target} {attribute(name, dialect)} modifier remove {what}"


def modifier_uuid(modifier: str) -> str:
    """The UUID of one of our modifiers, for versions before 1.21: always the same."""
    return str(uuid5(NAMESPACE_DNS, f"{word(modifier)}.melee"))
