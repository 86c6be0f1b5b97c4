"""Two hands: what fills them, and what takes both."""

from rules.engine.requests import Refused

from .arms import Weapon
from .gear import gear_of, worn
from .hold import grips
from .settings import setting
from .sheet import Creature

MAIN, OFF = "main_principale", "main_secondaire"


def free_hands(me: Creature) -> int:
    """B-GRP-01, AMB-90: two, less what is in them and whom they hold."""
    return max(0, 2 - filled_hands(me) - len(grips(me)))


def filled_hands(me: Creature) -> int:
    """AMB-90: hands that hold something; what takes two of them fills both.

    Without gear on the sheet, it holds the first of its weapons.
    """
    both = setting(me.fight, "mains", "deux_mains") == "occupent_les_deux"
    if me.sheet.equipement:
        found = [gear_of(me, i.kind) for i in worn(me) if i.slot in (MAIN, OFF)]
        return sum([g.mains if both else 1 for g in found if g is not None])
    hands: int = me.sheet.mains_prises
    first = next((w for w in me.sheet.armes if w.sorte == "arme"), None)
    return 2 if both and hands and first is not None and first.mains == 2 else hands


def check_hands(me: Creature, weapon: Weapon) -> None:
    """AMB-90: no bow is drawn with a shield on the arm, or somebody in one's grip.

    Raises Refused.
    """
    if weapon.mains == 1 or setting(me.fight, "mains", "deux_mains") != "occupent_les_deux":
        return
    shield = me.sheet.equipement and any(i.slot == OFF for i in worn(me))
    if shield or grips(me):
        raise Refused("hands-full", "B-GRP-01", weapon=weapon.nom)
