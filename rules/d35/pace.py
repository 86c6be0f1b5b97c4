"""What a metre of ground costs, and how far a move action goes."""

import math

from rules.engine.state import Pos

from .scale import Walked, scale_of, space_of, walk
from .settings import setting
from .sheet import Creature, Fight
from .statuses import speed_factor


def speed(me: Creature) -> float:
    """Metres of a move action on foot, as its conditions leave it."""
    more = sum(float(e.data["metres"]) for e in me.effects("spurred"))
    return (me.sheet.vitesse + more) * speed_factor(me)


def listed_speed(me: Creature, medium: str) -> float:
    """The speed that its sheet has for this way of moving; 0 if it has none (D-STEP-05)."""
    return {
        "land": me.sheet.vitesse,
        "climb": me.sheet.escalade_m,
        "swim": me.sheet.nage_m,
        "fly": me.sheet.vol_m,
    }[medium]


def speed_in(me: Creature, medium: str, fast: bool = False) -> float:
    """D-MOVE-08, D-MOVE-09: where none is listed, a quarter of its speed; half in a hurry."""
    if own := listed_speed(me, medium):
        return own * speed_factor(me)
    key = "climb" if medium == "climb" else "swim"
    fraction = setting(me.fight, "move", f"{key}_fraction")
    if fast and medium == "climb":
        fraction = setting(me.fight, "move", "fast_climb_fraction")
    return float(speed(me) * fraction)


def on_grid(fight: Fight) -> bool:
    return scale_of(fight).grid


def going(fight: Fight, me: Creature, to: Pos, difficult: bool = False) -> Walked:
    """§1.4: metres of a step to this block, and the diagonals of the turn with it."""
    way = (space_of(me).centre, space_of(me, to).centre)
    slow = (0,) if difficult else ()
    return walk(way, scale_of(fight), slow, Walked(0.0, int(me["diagonales"])))


def cost(walked: Walked, me: Creature, medium: str, fast: bool = False) -> float:
    """D-MOVE-08: metres that it takes from a move on foot: what is slow costs more of them."""
    pace = speed_in(me, medium, fast)
    return walked.metres * speed(me) / pace if pace else math.inf


def tolerance(fight: Fight) -> float:
    """§1.4: metres that nobody counts where no grid guides the walk."""
    return 0.0 if on_grid(fight) else scale_of(fight).move_tolerance_m
