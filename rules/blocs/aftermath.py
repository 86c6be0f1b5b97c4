"""What a spell leaves on the ground."""

from rules.engine.requests import Flow
from rules.engine.state import Pos

from .arms import Weapon
from .catalogue import DAMAGE_TYPES
from .sheet import Fight
from .zones import around, lay


def lay_ground(fight: Fight, spell: Weapon, at: Pos) -> Flow[None]:
    """B-DMG-11, B-MOV-18: harm or slipperiness where it has struck, for as long as it says."""
    if not spell.sol:
        return
    text = DAMAGE_TYPES[spell.sol].sol if spell.sol in DAMAGE_TYPES else ""
    blocks = around(at, spell.zone_rayon)
    yield from lay(fight, spell.sol, text, blocks, spell.tours_sol)
