"""B-UW-01, B-VIS-01: whether a head is under water, and how light it is somewhere."""

import math

from rules.engine.geometry import Block

from ..minecraft.dialect import Dialect
from .probe import Probe, at
from .rays import Stance

BRIGHT, DIM = 8, 1
"""The least level of light, of 15, that is bright, and that is not yet dark."""


def eye_block(stance: Stance) -> Block:
    x, y, z = stance.eyes
    return (math.floor(x), math.floor(y), math.floor(z))


async def immersed(probe: Probe, stance: Stance) -> bool:
    """Whether the eyes are in water or lava. Raises Unseen."""
    cell = eye_block(stance)
    if cell in probe.air:
        return False
    return await probe.any_of(cell, probe.kinds.named(lambda k: bool(k.fluid)))


async def light(probe: Probe, block: Block, dialect: Dialect) -> str:
    """``bright``, ``dim`` or ``dark``; only where predicates may be written out. Raises Unseen."""
    for least, name in ((BRIGHT, "bright"), (DIM, "dim")):
        if await probe.holds([f"positioned {at(block)} if predicate {_lit(least)}"]):
            return name
    return "dark"


def _lit(least: int) -> str:
    return (
        '{"condition":"minecraft:location_check",'
        f'"predicate":{{"light":{{"light":{{"min":{least}}}}}}}}}'
    )
