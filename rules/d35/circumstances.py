"""Where everybody stands: enemies on two sides, and what is in the way of a shot."""

import math
from collections.abc import Iterable

from rules.engine.geometry import Position
from rules.engine.grid import line
from rules.engine.modifiers import Mod

from .blow import Blow
from .holds import together
from .opportunity import threatens
from .riding import mount_of, rider_of
from .settings import setting
from .sheet import Creature, Fight
from .space import allies
from .theme import Theme


def angle(at: Position, a: Position, b: Position) -> float:
    """Degrees between two ways, seen from above."""
    first = math.atan2(a[2] - at[2], a[0] - at[0])
    second = math.atan2(b[2] - at[2], b[0] - at[0])
    apart = abs(math.degrees(first - second)) % 360
    return min(apart, 360 - apart)


def flanked(fight: Fight, me: Creature, target: Creature) -> bool:
    """T-06: a friend who threatens the target from the other side of it."""
    if not (me.placed and target.placed):
        return False
    least = setting(fight, "flanking", "min_angle")
    middle, mine = target.box().centre, me.box().centre
    return any(
        friend.placed
        and threatens(friend, target)
        and angle(middle, mine, friend.box().centre) >= least
        for friend in allies(me)
    )


def flanking(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """T-06: +2 in melee; given by the GM as an effect, it counts once."""
    if blow.ranged or not setting(fight, "flanking", "on") or me.has("flanking"):
        return
    if flanked(fight, me, target):
        yield Mod(setting(fight, "flanking", "bonus"), "flanking")


def in_line(me: Creature, target: Creature) -> bool:
    """Whether somebody stands between, on the straight way of a shot; not a fellow grappler."""
    if not (me.placed and target.placed):
        return False
    way = line(me.pos, target.pos)
    apart = [me, *together(target)]
    for one in (me, target):  # D-MOUNT-04: rider and mount are in one space
        apart += [c for c in (mount_of(one), rider_of(one)) if c is not None]
    others = [c for c in me.fight if c not in apart and c.placed and not c.out]
    return any(b in c.box() for c in others for b in way)


def cover(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """T-07: +4 behind a wall's edge, or behind somebody; never both."""
    if not blow.ranged or target.has("cover"):
        return
    hidden = blow.covered or (setting(fight, "cover", "creatures") and in_line(me, target))
    if hidden:
        yield Mod(setting(fight, "cover", "ac"), "cover")


CIRCUMSTANCES = Theme(attack_mods=flanking, ac_mods=cover)
