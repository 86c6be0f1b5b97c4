"""B-UW-01, B-VIS-01: whether a head is under water, and how light it is somewhere."""

import math
from collections.abc import Sequence

from rules.engine.geometry import Block

from ..minecraft.dialect import Dialect
from .probe import Probe, at
from .rays import Stance

BRIGHT, DIM = 8, 1
"""The least level of light, of 15, that is bright, and that is not yet dark."""


def eye_block(stance: Stance) -> Block:
    x, y, z = stance.eyes
    return (math.floor(x), math.floor(y), math.floor(z))


async def immersed(probe: Probe, stances: Sequence[Stance]) -> list[bool]:
    """Of each body, whether its eyes are in water or lava. Raises Unseen."""
    cells = [eye_block(s) for s in stances]
    fluids = probe.kinds.named(lambda k: bool(k.fluid))
    tests = [f"unless block {at(c)} {name}" for c in cells if c not in probe.air for name in fluids]
    if not tests or (probe.fit(tests) and await probe.holds(tests)):
        return [False] * len(cells)
    return [c not in probe.air and await probe.any_of(c, fluids) for c in cells]


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
