"""Where a charge ends, and whether the way there is open."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.requests import Flow, Refused
from rules.engine.state import Pos

from .hands import Wield
from .lanes import hampered, obstacles, straight, way
from .pace import speed, tolerance
from .reach import reaches, span
from .scale import scale_of
from .settings import setting
from .sheet import Creature
from .space import free
from .through import Through

ASLANT = math.sqrt(2)
"""How much farther than along the grid a reach may go on a count of squares."""

CLOSE = 0.01
"""Metres by which two ways count as equally long."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The blocks of the mover's feet, the first step to the last."""

    cells: tuple[Pos, ...]

    @property
    def end(self) -> Pos:
        return self.cells[-1]


def ends(me: Creature, mover: Creature, target: Creature, wield: Wield) -> Iterator[Pos]:
    """D-CHARGE-04, D-MOUNT-04: places from which the weapon reaches, the nearest first."""
    bodies = 0.75 * (mover.sheet.space_sq + target.sheet.space_sq)
    most = scale_of(me.fight).blocks((span(me, wield.weapon)[1] + bodies) * ASLANT + 1.5)
    around = math.ceil(most)
    x, _, z = target.pos
    y = min(mover.pos[1], target.pos[1])
    places = [
        (x + dx, y, z + dz)
        for dx in range(-around, around + 1)
        for dz in range(-around, around + 1)
        if math.hypot(dx, dz) <= most
    ]
    for at in sorted(places, key=lambda at: (round(straight(mover, at), 2), at)):
        apart = not mover.box(at).overlaps(target.box())
        if apart and reaches(me, target, wield.weapon, at=at):
            yield at


def open_lanes(
    me: Creature, mover: Creature, target: Creature, wield: Wield, through: Through | None
) -> list[Lane]:
    """D-CHARGE-04, D-CHARGE-05: to the nearest place, or any equally near, that nobody bars.

    Raises Refused.
    """
    fight, riders = me.fight, tuple(dict.fromkeys((me.id, mover.id)))
    width = math.floor(setting(fight, "charge", "lane_width_blocks"))
    besides = riders if through is None else (*riders, through.who.id)
    found, why, nearest = [], None, math.inf
    for end in ends(me, mover, target, wield):
        far = straight(mover, end)
        nearest = min(nearest, far)
        if nearest < CLOSE:
            least = setting(fight, "charge", "min_m")
            raise Refused("too-near-to-charge", "D-CHARGE-02", least=least)
        if far > nearest + CLOSE:
            break
        if not free(mover, end, riders):
            why = why or Refused("end-blocked", "D-CHARGE-04", who=target.id)
            continue
        cells = way(mover, end)
        if in_lane := obstacles(mover, cells, (*besides, target.id), width):
            why = Refused("creature-in-lane", "D-CHARGE-05", who=in_lane[0].id)
            continue
        found.append(Lane(cells))
    if not found and why is not None:
        raise why
    return found


def find_lane(mover: Creature, lanes: Sequence[Lane]) -> Flow[Lane]:
    """D-CHARGE-03, D-CHARGE-05: the first of them over open ground. Raises Refused."""
    fight = mover.fight
    width = math.floor(setting(fight, "charge", "lane_width_blocks"))
    bad = ""
    for lane in lanes:
        bad = yield from hampered(fight, mover, lane.cells, width)
        if not bad:
            return lane
    rule = "D-CHARGE-03" if bad == "difficult" else "D-CHARGE-05"
    raise Refused("lane-hampered", rule, what=bad)


def far_enough(mover: Creature, lane: Lane, times: int) -> None:
    """D-CHARGE-02, D-CHARGE-08: 3 m at least, twice its speed at most. Raises Refused."""
    metres, fight = straight(mover, lane.end), mover.fight
    least, most = setting(fight, "charge", "min_m"), speed(mover) * times
    if metres < least - CLOSE:
        raise Refused("too-near-to-charge", "D-CHARGE-02", least=least)
    if metres > most + tolerance(fight):
        rule = "D-CHARGE-02" if times > 1 else "D-CHARGE-08"
        raise Refused("too-far-to-charge", rule, most=most)
