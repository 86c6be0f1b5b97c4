"""How much room a creature takes: its size, squeezed or in the saddle."""

import math
from functools import cache

from .riding import MOUNTED, mount_of
from .settings import setting
from .sheet import SIDES, Creature, Fight


def body(c: Creature) -> tuple[int, int]:
    """B-SIZE-01, 04, B-GEN-05: width and height in whole blocks; less wide while it squeezes.

    A rider fills the place of the mount, unless this fight has it otherwise.
    """
    fight = c.fight
    if fight.state.effects and c.has(MOUNTED) and setting(fight, "monture", "espace") == "monture":
        beast = mount_of(c)
        if beast is not None:
            width, height = body(beast)
            return width, max(height, _high(c.sheet.hauteur))
    sheet = c.sheet
    width, height = side(fight, sheet.taille), _high(sheet.hauteur)
    if width > 1 and fight.state.effects and c.has("squeezed"):
        return width - 1, height
    return width, height


KEYS = {size: size.lower() for size in SIDES}


def side(fight: Fight, size: str) -> int:
    """B-SIZE-01, AMB-26: blocks along a side of the space of this size."""
    width: int = setting(fight, "taille", KEYS[size])
    return width


@cache
def _high(height: float) -> int:
    return max(1, math.ceil(height))
