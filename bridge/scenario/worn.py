"""What a body bears, as the embedded server has it: what everybody sees, and what it feels."""

from ..sim.commands.effects import value_of
from ..sim.entity import Entity


def marks(body: Entity) -> tuple[str, ...]:
    """``glow``: it has an outline; ``hold``: it gets nowhere by walking."""
    glows = "minecraft:glowing" in body.effects
    still = value_of(body, "movement_speed") == 0
    return ("glow",) * glows + ("hold",) * still
