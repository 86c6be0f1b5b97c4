"""T-10: what a rider tries with his beast: spurs, a leap, its flank for a shield."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.requests import Flow, Refused, Roll
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .budget import spend
from .checks import skill_check
from .health import hurt
from .riding import mount_of, rider_of
from .saddle import ridden
from .sequence import made
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme

SPURRED, BEHIND, TOGETHER = "spurred", "behind_mount", "fights_together"
COST = {"spur": "move", "cover": "immediate", "leap": "free", "stay": "free", "fight_with": "free"}
SPUR_M, SPUR_DIE = 3.0, 3
"""What spurs give in metres, and the die of what they cost the beast (SRD)."""


@dataclass(frozen=True, slots=True)
class Trick:
    actor: str
    trick: str


def trick_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """T-10: what may be typed."""
    return {
        "éperonner": "spur",
        "abri": "cover",
        "sauter": "leap",
        "tenir": "stay",
        "combattre": "fight_with",
    }


def trick(fight: Fight, act: Trick) -> Flow[None]:
    """T-10: a Ride check; what it gives lasts until the rider's next turn."""
    me = fight[act.actor]
    beast = ridden(me, "T-10")
    if act.trick not in COST:
        raise Refused("no-such-thing", "T-10", name=act.trick)
    yield from spend(fight, me, COST[act.trick], "T-10")
    dc = int(setting(fight, "ride", act.trick))
    if not (yield from skill_check(fight, me, "ride", dc)).passed:
        return
    if act.trick == "spur":
        yield Begin(Effect(SPURRED, beast.id, me.id, me.next_start, {"metres": SPUR_M}))
        roll = yield from Roll("spur", me.id, (SPUR_DIE,))
        yield from hurt(fight, beast, roll.total, by=me.id, source="spur", roll=roll)
    elif act.trick == "cover":
        behind = {"ac": int(setting(fight, "cover", "ac")), "type": "cover"}
        yield Begin(Effect(BEHIND, me.id, beast.id, me.next_start, behind))
    elif act.trick == "fight_with":
        yield Begin(Effect(TOGETHER, beast.id, me.id, me.next_start))


def forbids(me: Creature, what: str) -> str:
    """T-10: behind the mount nobody strikes; a mount strikes beside its rider if he manages it."""
    if what != "attack":
        return ""
    if me.has(BEHIND) and mount_of(me) is not None:
        return BEHIND
    rider = rider_of(me)
    busy = rider is not None and rider in rider.fight.acting and made(rider) > 0
    return "mounted" if busy and not me.has(TOGETHER) else ""


RIDE_TRICKS = Theme(
    verbs={"trick": Verb(Trick, trick, (Arg("trick", "word", trick_words),), when="always")},
    effects=(SPURRED, BEHIND, TOGETHER),
    needs={SPURRED: ("metres",)},
    forbids=forbids,
)
