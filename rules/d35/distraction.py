"""What may spoil a casting: wounds, shaking, rain, nets, and ears that hear nothing."""

from rules.engine.requests import Flow, Roll, Tell

from .checks import skill_check
from .held_spells import held
from .saddle_casting import jolts
from .settings import setting
from .sheet import Creature, Fight
from .spells import Spell
from .tables import CONCENTRATION, distraction_dc
from .theme import Theme

DISTRACTED = "distracted"
"""Something troubles it, by the GM's word. Data: ``kind`` a row of T-09, ``damage`` of the last
wound for continuous damage; kind "impossible": no casting at all."""
IMPOSSIBLE = "impossible"


def troubles(me: Creature) -> list[tuple[str, int]]:
    """T-09: what disturbs a casting here and now, each with the damage that counts."""
    found = [
        (str(e.data.get("kind", "")), int(e.data.get("damage", 0))) for e in me.effects(DISTRACTED)
    ]
    if me.has("entangled"):
        found.append(("entangled", 0))
    if held(me):  # D-GRAPPLE-22, D-GARROTE-13
        found.append(("grapple", 0))
    found += jolts(me)
    return [(kind, damage) for kind, damage in found if kind in CONCENTRATION]


def undisturbed(fight: Fight, me: Creature, level: int) -> Flow[bool]:
    """D-CAST-09: a check for each thing that troubles it; one failure, and the spell is lost."""
    for kind, damage in troubles(me):
        if not (yield from resists(fight, me, kind, level, damage)):
            return False
    return True


def resists(fight: Fight, me: Creature, kind: str, level: int, damage: int = 0) -> Flow[bool]:
    """D-CAST-09, D-CAST-12, D-CAST-14, T-09: Concentration against what that row asks."""
    dc = distraction_dc(setting(fight, "cast"), kind, level, damage)
    return (yield from skill_check(fight, me, "concentration", dc)).passed


def well_spoken(fight: Fight, me: Creature, spell: Spell) -> Flow[bool]:
    """D-CAST-03, R-3: the deaf lose one spell in five, of those that are spoken."""
    if not (spell.V and me.has("deafened")):
        return True
    chance = int(setting(fight, "cast", "deaf_fail_pct"))
    roll = yield from Roll("deaf", me.id, (100,))
    ok = roll.natural > chance
    yield Tell("deaf-casting", (me.id,), {"roll": roll, "chance": chance, "ok": ok})
    return ok


def no_mind(me: Creature, what: str) -> str:
    """D-CAST-09: where nobody can concentrate nobody casts."""
    if what != "cast":
        return ""
    trouble = any(e.data.get("kind") == IMPOSSIBLE for e in me.effects(DISTRACTED))
    return DISTRACTED if trouble else ""


DISTRACTION = Theme(
    effects=(DISTRACTED,), quiet=(DISTRACTED,), tells=("deaf-casting",), forbids=no_mind
)
