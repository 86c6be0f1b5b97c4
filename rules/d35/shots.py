"""Shots and throws: range, the line of fire, cover, and friends who fight with the target."""

import math

from rules.engine.modifiers import Mod
from rules.engine.requests import Fact, Facts, Flow, Refused

from .arms import Weapon
from .blow import Blow
from .opportunity import threatens
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, metres
from .statuses import helpless
from .theme import Theme

COVERS = ("none", "partial", "total")


def increments(far: float, step: float) -> int:
    """D-ATK-09: how many range increments that is."""
    return max(1, math.ceil(far / step - 1e-9)) if step else 1


def range_penalty(fight: Fight, weapon: Weapon, far: float) -> int:
    """D-ATK-09: −2 for each increment beyond the first. Raises Refused beyond the farthest."""
    if weapon.portee_max_m and far > weapon.portee_max_m:
        raise Refused("out-of-range", "D-ATK-09", distance=far, most=weapon.portee_max_m)
    if not weapon.portee_m:
        return 0
    key = "thrown" if weapon.tir == "jet" else "projectile"
    most = int(setting(fight, f"{key}_max_increments"))
    n = increments(far, weapon.portee_m)
    if n > most and not weapon.portee_max_m:
        raise Refused("out-of-range", "D-ATK-09", distance=far, most=most * weapon.portee_m)
    return int(setting(fight, "range_penalty")) * (n - 1)


def line_of_fire(fight: Fight, me: Creature, target: Creature) -> Flow[str]:
    """D-ATK-09: what stands between, as the world or the GM says. Raises Refused for a wall.

    D-MOVE-06: the arrow that goes with it is taken for nothing.
    """
    cover, seen = yield from Facts(
        (
            Fact("cover", (me.id, target.id), COVERS, "none"),
            Fact("sight", (me.id, target.id), (True, False), True),
        )
    )
    if cover == "total" or not seen:
        raise Refused("no-line-of-sight", "D-ATK-09", who=target.id)
    return str(cover)


def engaged(me: Creature, other: Creature) -> bool:
    """D-ATK-16: enemies of whom one threatens the other; the fallen only while attacked."""
    if not hostile(me, other) or not (me.placed and other.placed):
        return False
    if any(passive(c) for c in (me, other)):
        return any(e.by in (me.id, other.id) for c in (me, other) for e in c.effects("attacked"))
    return threatens(me, other) or threatens(other, me)


def passive(c: Creature) -> bool:
    """Fallen, helpless or held still."""
    return bool(c.out or helpless(c) or c.has("pinned"))


def into_melee(fight: Fight, me: Creature, target: Creature) -> int:
    """D-ATK-16…18: −4 at somebody at grips with a friend, unless he stands far enough away."""
    if me.sheet.has_feat("precise_shot"):
        return 0
    friends = [c for c in fight if c != me and not hostile(c, me) and c.out not in ("dead", "fled")]
    friends = [c for c in friends if c.placed and target.placed]
    if not any(engaged(c, target) for c in friends):
        return 0
    free = setting(fight, "into_melee", "free_distance_m")
    if min(metres(c, target) for c in friends) >= free:
        return 0
    return int(setting(fight, "into_melee", "penalty"))


def shot_mods(fight: Fight, me: Creature, target: Creature, blow: Blow) -> tuple[Mod, ...]:
    """What distance and friends take from a shot."""
    if not blow.ranged or not (me.placed and target.placed):
        return ()
    far = range_penalty(fight, blow.wield.weapon, metres(me, target))
    return (Mod(far, "range"), Mod(into_melee(fight, me, target), "melee"))


SHOTS = Theme(
    effects=("attacked",),
    quiet=("attacked",),
    facts=("cover", "sight"),
    refusals=("out-of-range", "no-line-of-sight"),
    attack_mods=shot_mods,
)
