"""Standing in somebody else's place: passing through, never staying."""

from rules.engine.changes import Begin, Move
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .catalogue import CONSTANTS
from .conditions import held
from .riding import together
from .settings import setting
from .sheet import Creature, Fight

PASSING = "passing"
"""In the middle of somebody's place; its data hold the last block that was nobody's."""

SHARED = 4
"""B-SIZE-01: so many of the tiny fit on one block."""


def in_the_way(me: Creature, at: Pos | None = None) -> list[Creature]:
    """B-MOV-17, 23: those whose place it would share there; not its mount, not its rider."""
    if not me.placed:
        return []
    there = me.box(at)
    return [
        c
        for c in me.fight
        if c != me and not c.out and c.placed and not together(me, c) and there.overlaps(c.box())
    ]


def shares(me: Creature, at: Pos | None = None) -> bool:
    """B-MOV-23, AMB-24: whether it is, or would be there, where it may not stay."""
    if setting(me.fight, "mouvement", "finir_occupe"):
        return False
    crowd = in_the_way(me, at)
    tiny = me.sheet.taille == "TP" and all(c.sheet.taille == "TP" for c in crowd)
    return bool(crowd) and not (tiny and len(crowd) < SHARED)


def check_place(me: Creature) -> None:
    """B-MOV-23: nobody stays in somebody else's place who can still walk on. Raises Refused."""
    if must_move_on(me):
        raise Refused("place-taken", "B-MOV-23")


def must_move_on(me: Creature) -> bool:
    """B-MOV-23: whether it has walked into somebody's place and could still leave it.

    Who was put there, as copies of one creature are, has ended no movement in it.
    """
    if (
        not me.has(PASSING)
        or not me.placed
        or me["moves"] < CONSTANTS.cout.case
        or me.has(*held(me.fight))
    ):
        return False
    return shares(me)


def check_acting(me: Creature) -> None:
    """B-MOV-23: whether one may strike out of the middle of somebody's place. Raises Refused."""
    if not setting(me.fight, "mouvement", "agir_occupe") and shares(me):
        raise Refused("place-taken", "B-MOV-23")


def note_passing(me: Creature, start: Pos) -> Flow[None]:
    """B-MOV-23: remembers where it came from while it is in somebody's place."""
    old = me.effects(PASSING)
    if not shares(me):
        yield from lift(old, "through")
    elif not old:
        yield Begin(Effect(PASSING, me.id, data={"from": start}))


def step_back(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-23, AMB-24: whoever is left in somebody's place goes back to where they came from.

    So does, unless this fight has it otherwise, whoever drops there.
    """
    for effect in me.effects(PASSING) if fight.state.effects else ():
        yield from lift((effect,), "back")
        stays = me.has("unconscious") or me.out
        if stays and setting(fight, "mouvement", "tombe_occupe") == "reste":
            continue
        back: Pos = effect.data["from"]
        if me.placed and shares(me) and not in_the_way(me, back):
            yield Move(me.id, back, "forced")
            yield Tell("stepped-back", (me.id,))
