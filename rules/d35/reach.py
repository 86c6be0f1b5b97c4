"""How far a weapon strikes, in metres: arms, long shafts, whips."""

from rules.engine.state import Pos

from .arms import Weapon
from .scale import METRES_PER_SQUARE, metres, scale_of, space_of, within_reach
from .settings import setting
from .sheet import Creature
from .space import natural_reach


def span(me: Creature, weapon: Weapon) -> tuple[float, float]:
    """D-ATK-02, D-ATK-03: it strikes beyond the first number of metres and up to the second.

    A long weapon of a large creature begins where its arms end, and reaches twice as far.
    """
    if weapon.allonge_m:
        return 0.0, weapon.allonge_m
    own = natural_reach(me)
    ordinary, far = own, 2 * own
    if own == METRES_PER_SQUARE:  # D-ATK-02, D-ATK-03: what the text says of people
        ordinary = setting(me.fight, "melee_reach_m")
        far = setting(me.fight, "reach_weapon_m")
    if weapon.allonge:
        return ordinary, far
    return 0.0, far if weapon.allonge_et_contact else ordinary


def reaches(
    me: Creature,
    foe: Creature,
    weapon: Weapon,
    at: Pos | None = None,
    foe_at: Pos | None = None,
) -> bool:
    """Whether it strikes from where I am (or ``at``) to where the other is (or ``foe_at``)."""
    if not (me.placed and foe.placed):
        return True
    least, most = span(me, weapon)
    if most < METRES_PER_SQUARE:  # arms too short for the square beside: into the other's space
        return me.box(at).overlaps(foe.box(foe_at))
    ours, theirs, holds = space_of(me, at), space_of(foe, foe_at), scale_of(me.fight)
    if not within_reach(ours, theirs, most, holds):
        return False
    return not least or metres(ours, theirs, holds) > least
