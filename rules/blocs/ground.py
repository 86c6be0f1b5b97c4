"""The block one is about to step on: what is known of it, what closes it, what it costs."""

from typing import NamedTuple

from rules.engine.requests import Fact, Facts, Flow, Refused
from rules.engine.state import Pos

from .bodies import side
from .catalogue import CONSTANTS
from .modes import FLY, WALK
from .scene import everything
from .settings import setting
from .sheet import Creature, Fight
from .wading import deep, head

SPACES = ("wide", "narrow", "closed")


class Ground(NamedTuple):
    """One reading of the world about a step.

    ``rough`` and ``slick``: one value for each block entered; ``corners``: the blocks passed on
    either side of a diagonal; ``water``: at the feet, at the head.
    """

    rough: tuple[bool, ...]
    corners: tuple[tuple[bool, ...], tuple[bool, ...]]
    slick: tuple[bool, ...] = ()
    wall: bool = False
    water: tuple[bool, bool] = (False, False)
    climb: bool = False
    space: str = "wide"


def survey(fight: Fight, me: Creature, to: Pos) -> Flow[Ground]:
    """B-MOV-06, 14, 18, B-SIZE-04, AMB-83: all that a step must know, asked at once."""
    floor = entered(me, to)
    rough = floor if setting(fight, "grande", "difficile") != "coin" else (to,)
    one, other = corners(me, to)
    asked = [Fact("difficult", (b,)) for b in rough]
    asked += [Fact("filled", (b,)) for b in (*one, *other)]
    wide = side(fight, me.sheet.taille) > 1
    if wide:
        asked.append(Fact("space", (me.id, to), SPACES, "wide"))
    more = everything(fight)
    if more:
        asked += [Fact("slippery", (b,)) for b in floor]
        asked += [Fact("filled", (to,)), Fact("water", (to,)), Fact("water", (head(to),))]
        if to[1] != me.pos[1]:
            asked.append(Fact("climb", (to,)))
    known = yield from Facts(tuple(asked))
    said = {(f.name, f.args): value for f, value in zip(asked, known, strict=True)}
    return Ground(
        tuple([bool(said["difficult", (b,)]) for b in rough]),
        (
            tuple([bool(said["filled", (b,)]) for b in one]),
            tuple([bool(said["filled", (b,)]) for b in other]),
        ),
        tuple([bool(said["slippery", (b,)]) for b in floor]) if more else (),
        bool(said.get(("filled", (to,)))),
        (bool(said.get(("water", (to,)))), bool(said.get(("water", (head(to),))))),
        bool(said.get(("climb", (to,)))),
        str(said.get(("space", (me.id, to)), "wide")),
    )


def entered(me: Creature, to: Pos) -> tuple[Pos, ...]:
    """The blocks of the ground that its body comes to stand on and did not."""
    old, new = me.box(), me.box(to)
    return tuple([b for b in new.blocks() if b[1] == to[1] and b not in old]) or (to,)


def corners(me: Creature, to: Pos) -> tuple[tuple[Pos, ...], tuple[Pos, ...]]:
    """B-MOV-06: the blocks that a diagonal passes on either side; none for a straight step."""
    (x, _, z), (x2, y2, z2) = me.pos, to
    if x == x2 or z == z2:
        return (), ()
    if setting(me.fight, "grande", "coins") == "coin":
        return ((x2, y2, z),), ((x, y2, z2),)
    old, new = me.box(), me.box(to)

    def strip(at: Pos) -> tuple[Pos, ...]:
        blocks = me.box(at).blocks()
        return tuple([b for b in blocks if b[1] == y2 and b not in old and b not in new])

    return strip((x2, y2, z)), strip((x, y2, z2))


def check_ground(fight: Fight, me: Creature, ground: Ground) -> None:
    """B-MOV-06, AMB-20, B-SIZE-04: no walking into walls, cutting corners, or where none fits.

    Raises Refused.
    """
    if ground.wall and ground.space == "wide":
        raise Refused("wall", "B-MOV-04")
    closed = any if setting(fight, "coin", "regle") == "un_suffit" else all
    if closed([any(strip) for strip in ground.corners]):
        raise Refused("corner", "B-MOV-06")
    if ground.space == "closed":
        raise Refused("too-narrow", "B-SIZE-04", who=me.id)


def step_cost(me: Creature, mode: str, start: Pos, to: Pos, ground: Ground, crowd: bool) -> float:
    """B-MOV-03, 04, 05, 14, 15, 21, B-SIZE-05: one metre, and what makes it more (AMB-21, 89).

    On the wing and in the water the ground slows nobody; somebody in the way always does.
    """
    fight, costs = me.fight, CONSTANTS.cout
    base = costs.case
    if mode == WALK and to[1] != start[1] and ground.climb:
        base = float(setting(fight, "escalade", "cout"))
    elif mode == WALK and to[1] > start[1] and (to[0], to[2]) == (start[0], start[2]):
        base = float(setting(fight, "saut", "cout"))
    hard = crowd or (mode == WALK and rough(fight, ground))
    extras = [costs.difficile] * hard
    extras += [costs.ramper] * (me.has("prone") and mode != FLY)
    extras += [costs.etroit] * (ground.space == "narrow")
    if setting(fight, "cout", "mode") == "additif":
        return base + sum(extras)
    for extra in extras:
        base *= 1 + extra
    return base


def rough(fight: Fight, ground: Ground) -> bool:
    """B-MOV-14…16, 18, AMB-83: rubble, snow, something slippery, water up to the knee."""
    whole = all if setting(fight, "grande", "difficile") == "toutes" else any
    knee = ground.water[0] and not deep(fight, *ground.water)
    return whole(ground.rough) or any(ground.slick) or knee
