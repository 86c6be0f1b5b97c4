"""Where a charge ends, and whether the way there is open."""

import math
from dataclasses import dataclass

from rules.engine.requests import Flow, Refused
from rules.engine.state import Pos

from .hands import Wield
from .lanes import hampered, obstacles, straight, way
from .pace import speed, tolerance
from .reach import reaches, span
from .scale import scale_of
from .settings import setting
from .sheet import Creature, Fight
from .space import free
from .through import Through

CLOSE = 0.01
"""Metres by which two ways count as equally long."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The blocks of the mover's feet, the first step to the last."""

    cells: tuple[Pos, ...]

    @property
    def end(self) -> Pos:
        return self.cells[-1]


def ends(me: Creature, mover: Creature, target: Creature, wield: Wield) -> list[Pos]:
    """D-CHARGE-04, D-MOUNT-04: places from which the weapon reaches, the nearest first."""
    most = span(me, wield.weapon)[1] + 1.5 * (mover.sheet.space_sq + target.sheet.space_sq)
    around = math.ceil(scale_of(me.fight).blocks(most)) + 1
    x, _, z = target.pos
    y = min(mover.pos[1], target.pos[1])
    places = [
        (x + dx, y, z + dz)
        for dx in range(-around, around + 1)
        for dz in range(-around, around + 1)
    ]
    fit = [
        at
        for at in places
        if not mover.box(at).overlaps(target.box()) and reaches(me, target, wield.weapon, at=at)
    ]
    return sorted(fit, key=lambda at: (round(straight(mover, at), 2), at))


def find_lane(
    fight: Fight,
    me: Creature,
    mover: Creature,
    target: Creature,
    wield: Wield,
    through: Through | None,
) -> Flow[Lane]:
    """D-CHARGE-03…05: to the nearest place, any of those equally near. Raises Refused."""
    found = ends(me, mover, target, wield)
    least = straight(mover, found[0])
    if least < CLOSE:
        raise Refused("too-near-to-charge", "D-CHARGE-02", least=setting(fight, "charge", "min_m"))
    width = math.floor(setting(fight, "charge", "lane_width_blocks"))
    riders = tuple(dict.fromkeys((me.id, mover.id)))
    besides = riders if through is None else (*riders, through.who.id)
    why: Refused | None = None
    for end in found:
        if straight(mover, end) > least + CLOSE:
            break
        if not free(mover, end, riders):
            why = why or Refused("end-blocked", "D-CHARGE-04", who=target.id)
            continue
        cells = way(mover, end)
        in_lane = obstacles(mover, cells, (*besides, target.id), width)
        if in_lane:
            why = Refused("creature-in-lane", "D-CHARGE-05", who=in_lane[0].id)
            continue
        bad = yield from hampered(fight, mover, cells, width)
        if not bad:
            return Lane(cells)
        rule = "D-CHARGE-03" if bad == "difficult" else "D-CHARGE-05"
        why = Refused("lane-hampered", rule, what=bad)
    assert why is not None
    raise why


def far_enough(mover: Creature, lane: Lane, times: int) -> None:
    """D-CHARGE-02, D-CHARGE-08: 3 m at least, twice its speed at most. Raises Refused."""
    metres, fight = straight(mover, lane.end), mover.fight
    least, most = setting(fight, "charge", "min_m"), speed(mover) * times
    if metres < least - CLOSE:
        raise Refused("too-near-to-charge", "D-CHARGE-02", least=least)
    if metres > most + tolerance(fight):
        rule = "D-CHARGE-02" if times > 1 else "D-CHARGE-08"
        raise Refused("too-far-to-charge", rule, most=most)
