"""Falls from a height: the game master's word, and what the ground does."""

import math
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .health import hurt
from .settings import setting
from .sheet import Creature, Fight
from .strike import faces_of
from .theme import Theme


@dataclass(frozen=True, slots=True)
class Drop:
    """``height``: whole metres."""

    actor: str
    who: str
    height: int


def dice_of(fight: Fight, height: float) -> int:
    """How many dice a fall of so many metres costs: one for each full 3 m, twenty at most."""
    count = math.floor(height / float(setting(fight, "falling", "per_m")))
    return min(int(setting(fight, "falling", "most")), count)


def drop(fight: Fight, act: Drop) -> Flow[None]:
    """The GM lets somebody fall who already lies where the world has them. Raises Refused."""
    me = fight[act.who]
    if me.out in ("dead", "fled"):
        raise Refused("out-already", "T-12", who=me.id)
    yield Tell("fell", (me.id,), {"height": act.height})
    yield from crash(fight, me, dice_of(fight, act.height))


def crash(fight: Fight, me: Creature, count: int) -> Flow[None]:
    """Hurt by so many dice, and prone; nothing if there are none."""
    if count < 1:
        return
    faces, plus = faces_of(str(setting(fight, "falling", "dice")))
    mods = (Mod(plus * count, "fall"),) if plus else ()
    roll = yield from Roll("fall", me.id, faces * count, mods)
    yield from hurt(fight, me, roll.total, source="fall", roll=roll)
    if not me.out and not me.has("prone"):
        yield Begin(Effect("prone", me.id))


FALLING = Theme(
    verbs={
        "fall": Verb(Drop, drop, (Arg("who", "creature"), Arg("height", "number")), when="gm"),
    },
    tells=("fell",),
    refusals=("out-already",),
)
