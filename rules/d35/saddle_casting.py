"""Casting from a saddle while the mount goes on."""

from rules.engine.changes import Begin
from rules.engine.requests import Flow, Refused
from rules.engine.state import Effect

from .pace import speed
from .riding import mount_of, rider_of
from .saddle import going, still_to_go
from .sheet import Creature, Fight
from .theme import Theme

CALM = "calm_for_a_spell"
"""``on``, a mount, has gone before its rider cast without a check: it stands still now."""


def jolts(me: Creature) -> list[tuple[str, int]]:
    """D-MOUNT-14, D-MOUNT-15, D-MOUNT-16: rows of T-09 for the way the mount goes.

    Nothing is asked after no more than its speed if it goes no farther.
    """
    beast = mount_of(me)
    if beast is None or not beast["distance"]:
        return []
    if going(beast) == "run" and beast["distance"] >= 2 * speed(beast) - 0.75:
        return [("mount_run", 0)]
    far = beast["distance"] > speed(beast) + 0.01
    return [("mount_move", 0)] if far or still_to_go(beast) else []


def casts(fight: Fight, me: Creature) -> Flow[None]:
    """D-MOUNT-14: moved wholly before, it must not move after without having said so."""
    beast = mount_of(me)
    if beast is not None and beast["distance"] and not jolts(me) and not beast.has(CALM):
        yield Begin(Effect(CALM, beast.id, me.id, me.this_end))


def check_calm(beast: Creature) -> None:
    """D-MOUNT-15: going on was to be said before (``pace``). Raises Refused."""
    rider = rider_of(beast)
    if rider is not None and beast.has(CALM):
        raise Refused("cast-in-saddle", "D-MOUNT-15", who=rider.id)


SADDLE_CASTING = Theme(effects=(CALM,), quiet=(CALM,), refusals=("cast-in-saddle",), casts=casts)
