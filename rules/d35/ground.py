"""Where a step leads: the ground, the way there, and the change of place itself."""

from dataclasses import dataclass

from rules.engine.changes import Move
from rules.engine.grid import corners
from rules.engine.requests import Fact, Facts, Flow, Refused
from rules.engine.state import Effect, Pos

from .budget import WALKING
from .opportunity import moved
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, in_the_way
from .statuses import helpless
from .theme import forbidden

SHIFT, WALK, CRAWL = "shift", "walk", "crawl"
RUN, WITHDRAW = "run", "withdraw"
RESTING, HURRY = "resting", "climbing_fast"


@dataclass(frozen=True, slots=True)
class Plain:
    actor: str


@dataclass(frozen=True, slots=True)
class Ground:
    """What the world says of the block a step leads to."""

    difficult: bool = False
    medium: str = "land"
    light: str = "bright"


def walking(me: Creature) -> Effect | None:
    return next(iter(me.effects(WALKING)), None)


def mode_of(me: Creature) -> str:
    now = walking(me)
    return str(now.data["mode"]) if now is not None else ""


def check_may_move(me: Creature) -> None:
    """Raises Refused for somebody held or helpless."""
    if why := forbidden(me, "move"):
        raise Refused("cannot-move", "D-MOVE-07", who=me.id, why=why)


def check_adjacent(start: Pos, to: Pos) -> None:
    """One of the blocks around, at most one up. Raises Refused."""
    far = max(abs(to[0] - start[0]), abs(to[2] - start[2]))
    if far > 1 or to == start:
        raise Refused("not-adjacent", "D-MOVE-07", to=to)
    if to[1] - start[1] > 1:
        raise Refused("too-high", "D-MOVE-07", to=to)


def look(fight: Fight, me: Creature, to: Pos, dark: bool = False) -> Flow[Ground]:
    """The ground of a step, in one reading. Raises Refused for a corner cut through a wall."""
    facts = [
        Fact("difficult", (to,)),
        Fact("water", (to,)),
        Fact("climb", (to,)),
        *(Fact("filled", (corner,)) for corner in corners(me.pos, to)),
    ]
    if dark:
        facts.insert(3, Fact("light", (to,), ("bright", "dim", "dark"), "bright"))
    difficult, water, climb, *rest = yield from Facts(tuple(facts))
    light = str(rest.pop(0)) if dark else "bright"
    if any(rest):
        raise Refused("corner", "D-MOVE-07")
    medium = "swim" if water else "climb" if climb else "land"
    return Ground(bool(difficult) and not water, medium, light)


def check_way(me: Creature, to: Pos) -> None:
    """Friends let one by, the helpless and the very small or large too. Raises Refused."""
    for other in in_the_way(me, to):
        if not lets_by(me, other):
            raise Refused("passage-closed", "D-MOVE-07", who=other.id)


def lets_by(me: Creature, other: Creature) -> bool:
    """Whether one may go through the space of another (open question of the text)."""
    crossing = "crossing"
    if not hostile(me, other):
        return bool(setting(me.fight, crossing, "allies"))
    if helpless(other):
        return bool(setting(me.fight, crossing, "helpless"))
    apart = abs(other.sheet.size.rang - me.sheet.size.rang)
    return bool(apart >= setting(me.fight, crossing, "size_difference"))


def arrive_at(fight: Fight, me: Creature, to: Pos, how: str = "walk") -> Flow[None]:
    """Put a creature somewhere, and let everything that hangs on its place follow."""
    yield Move(me.id, to, how)
    yield from moved(fight, me)


def push(fight: Fight, who: Creature, to: Pos) -> Flow[None]:
    """D-STEP-06: moved by somebody else: no action, no step, no distance of its own."""
    yield from arrive_at(fight, who, to, "forced")
