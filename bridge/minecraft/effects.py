"""What lasts on a body: a glow, a changed attribute; spelled by version."""

from uuid import NAMESPACE_DNS, uuid5

from .commands import number, word
from .dialect import Dialect


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


def walks_by(dialect: Dialect) -> tuple[str, ...]:
    """The attributes without which nobody gets anywhere; where it has none, a jump is left."""
    jump = ("jump_strength",) if dialect.jump_strength else ()
    return ("movement_speed", *jump)
