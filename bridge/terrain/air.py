"""B-UW-01, B-VIS-01: whether a head is under water, and how light it is somewhere."""

import math
from collections.abc import Sequence

from rules.engine.geometry import Block, Box

from ..minecraft.dialect import Dialect
from .probe import Probe, at
from .rays import Stance

BRIGHT, DIM = 8, 1
"""The least level of light, of 15, that is bright, and that is not yet dark."""


def eye_block(stance: Stance) -> Block:
    x, y, z = stance.eyes
    return (math.floor(x), math.floor(y), math.floor(z))


async def all_dry(probe: Probe, stances: Sequence[Stance]) -> bool:
    """Whether one question shows that nobody's eyes are in water or lava. Raises Unseen."""
    cells = [c for c in map(eye_block, stances) if c not in probe.air]
    fluids = probe.kinds.named(lambda k: bool(k.fluid))
    tests = [f"unless block {at(c)} {name}" for c in cells for name in fluids]
    return not tests or (probe.fit(tests) and await probe.holds(tests))


async def immersed(probe: Probe, stance: Stance) -> bool:
    """Whether the eyes are in water or lava. Raises Unseen."""
    cell, fluids = eye_block(stance), probe.kinds.named(lambda k: bool(k.fluid))
    return cell not in probe.air and await probe.any_of(cell, fluids)


async def light(probe: Probe, block: Block, dialect: Dialect) -> str:
    """``bright``, ``dim`` or ``dark``; only where predicates may be written out. Raises Unseen."""
    for least, name in ((BRIGHT, "bright"), (DIM, "dim")):
        if await probe.holds([f"positioned {at(block)} if predicate {_lit(dialect, least)}"]):
            return name
    await probe.count(Box(block, block))  # the test fails as well where nothing is loaded
    return "dark"


def _lit(dialect: Dialect, least: int) -> str:
    return (
        f'{{"{dialect.inline_predicates}":"minecraft:location_check",'
        f'"predicate":{{"light":{{"light":{{"min":{least}}}}}}}}}'
    )
