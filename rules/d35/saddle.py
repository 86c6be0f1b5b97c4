"""Fighting from a saddle: knees, height, pace, and one blow where the mount goes far."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .blow import Blow
from .budget import spend
from .checks import skill_check
from .ground import RUN, Plain, mode_of
from .hands import BOTH, OFF, Wield
from .pace import speed
from .reach import reaches
from .riding import MOUNTED, mount_of
from .sequence import made
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme

KNEES, REINS, PACE = "guided_by_knees", "hand_on_reins", "pace"
PACES = {"walk": 1, "double": 2, "run": 4}
"""Times its speed, when nobody says how far."""


@dataclass(frozen=True, slots=True)
class Pace:
    """``metres``: how far the mount will go this turn; 0 for all that this pace gives."""

    actor: str
    pace: str
    metres: int = 0


def ridden(me: Creature, rule: str) -> Creature:
    """Its mount. Raises Refused for somebody on foot."""
    beast = mount_of(me)
    if beast is None:
        raise Refused("not-mounted", rule, who=me.id)
    return beast


def knees(fight: Fight, act: Plain) -> Flow[None]:
    """D-MOUNT-05, T-10: a free action; both hands are free until the next turn, or one only."""
    me = fight[act.actor]
    ridden(me, "D-MOUNT-05")
    if me.has(KNEES, REINS):
        raise Refused("knees-already", "D-MOUNT-05", who=me.id)
    yield from spend(fight, me, "free", "D-MOUNT-05")
    dc = int(setting(fight, "ride", "knees"))
    passed = (yield from skill_check(fight, me, "ride", dc)).passed
    yield Begin(Effect(KNEES if passed else REINS, me.id, "", me.next_start))


def pace_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """D-MOUNT-10, D-MOUNT-11: how fast it is to go."""
    return {"pas": "walk", "double": "double", "trot": "double", "course": "run", "galop": "run"}


def set_pace(fight: Fight, act: Pace) -> Flow[None]:
    """D-MOUNT-12: how far and how fast the mount will go this turn, said before it goes."""
    me = fight[act.actor]
    beast = ridden(me, "D-MOUNT-12")
    yield from spend(fight, me, "free", "D-MOUNT-03")
    metres = act.metres or speed(beast) * PACES[act.pace]
    yield from lift(beast.effects(PACE), "changed")
    data = {"pace": act.pace, "metres": metres}
    yield Begin(Effect(PACE, beast.id, me.id, me.this_end, data))
    yield Tell("pace", (me.id, beast.id), data)


def going(beast: Creature) -> str:
    """D-MOUNT-10, D-MOUNT-11: as said, else as it has gone so far this turn."""
    for e in beast.effects(PACE):
        return str(e.data["pace"])
    if mode_of(beast) == RUN:
        return "run"
    return "double" if beast["distance"] > speed(beast) + 0.01 else "walk"


def still_to_go(beast: Creature) -> bool:
    """Whether it has said that it goes on."""
    return any(e.data["metres"] > beast["distance"] + 0.75 for e in beast.effects(PACE))


def higher(fight: Fight, me: Creature, target: Creature) -> bool:
    """D-MOUNT-06, A-25: on foot, and small enough to look up to the rider."""
    beast = mount_of(me)
    if beast is None or target.has(MOUNTED):
        return False
    if setting(fight, "mounted", "higher_ground") == "medium_or_smaller_on_foot":
        return target.sheet.size.rang <= 0
    return target.sheet.size.rang < beast.sheet.size.rang


def from_above(fight: Fight, me: Creature, target: Creature, blow: Blow) -> Iterable[Mod]:
    """D-MOUNT-06, D-MOUNT-08, D-MOUNT-10, D-MOUNT-11: height, and shots from a fast mount.

    Speed takes nothing from a blow at hand.
    """
    beast = mount_of(me)
    if beast is None:
        return
    if not blow.ranged:
        if higher(fight, me, target):
            yield Mod(int(setting(fight, "mounted", "high_ground")), "high_ground")
        return
    key = {"double": "double_ranged", "run": "run_ranged"}.get(going(beast))
    if key:
        yield Mod(int(setting(fight, "mounted", key)), "pace")


def bars(me: Creature, target: Creature, wield: Wield) -> Refused | None:
    """D-MOUNT-05, D-MOUNT-07, D-MOUNT-12, D-MOUNT-13: what a rider cannot do just now."""
    beast = mount_of(me)
    if beast is None:
        return None
    weapon = wield.weapon
    both = wield.hand == OFF or (wield.hand == BOTH and not weapon.une_main_monte)
    if both and not me.has(KNEES):
        return Refused("hand-on-reins", "D-MOUNT-05", weapon=weapon.nom)
    if weapon.melee and reaches(me, target, weapon):
        most = setting(me.fight, "mounted", "full_attack_max_m")
        if made(me) and me in me.fight.acting and beast["distance"] > most + 0.01:
            return Refused("mount-moved", "D-MOUNT-07", who=beast.id)
        return None
    if weapon.tir and not halfway(beast):
        return Refused("not-halfway", "D-MOUNT-12", who=beast.id)
    return None


def halfway(beast: Creature) -> bool:
    """D-MOUNT-12: a shot leaves in the middle of the way that was said, within a square."""
    return all(abs(e.data["metres"] / 2 - beast["distance"]) <= 1.5 for e in beast.effects(PACE))


SADDLE = Theme(
    verbs={
        "knees": Verb(Plain, knees),
        "pace": Verb(
            Pace,
            set_pace,
            (Arg("pace", "word", pace_words), Arg("metres", "number", optional=True)),
        ),
    },
    effects=(KNEES, REINS, PACE),
    quiet=(PACE,),
    needs={PACE: ("pace", "metres")},
    tells=("pace",),
    refusals=("knees-already", "hand-on-reins", "mount-moved", "not-halfway"),
    attack_mods=from_above,
    bars=bars,
)
