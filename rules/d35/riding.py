"""Getting on and off a mount."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Move
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .budget import require, spend
from .checks import armour_penalty, skill_check
from .ground import check_may_move
from .opportunity import moved
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, squares
from .theme import Theme

MOUNTED = "mounted"
"""``on`` rides ``by``."""


@dataclass(frozen=True, slots=True)
class Mount:
    """``how``: "" or fast."""

    actor: str
    target: str
    how: str = ""


@dataclass(frozen=True, slots=True)
class Dismount:
    actor: str
    how: str = ""


def mount_of(me: Creature) -> Creature | None:
    """What it rides."""
    return next((me.fight[e.by] for e in me.effects(MOUNTED) if e.by in me.fight), None)


def rider_of(mount: Creature) -> Creature | None:
    """Who rides it."""
    return next((mount.fight[e.on] for e in mount.fight.effects(MOUNTED, by=mount.id)), None)


def steed(me: Creature) -> Creature:
    """D-MOUNT-03: whose legs carry it: its mount's, or its own."""
    return mount_of(me) or me


def seated(me: Creature, what: str) -> str:
    """D-MOUNT-03: a rider does not walk."""
    return MOUNTED if what in ("move", "step") and me.has(MOUNTED) else ""


def how_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"vite": "fast"}


def pay_for(fight: Fight, me: Creature, how: str, rule: str) -> Flow[None]:
    """D-MOVE-13, D-MOVE-14: a move action; in a hurry a free one if Ride succeeds, else that."""
    require(me, "move", rule)
    if how == "fast":
        penalty = armour_penalty(me)
        mods = (Mod(penalty, "armour-penalty"),) if penalty else ()
        dc = int(setting(fight, "ride", "fast_mount"))
        if (yield from skill_check(fight, me, "ride", dc, mods)).passed:
            yield from spend(fight, me, "free", "D-MOVE-14")
            return
    yield from spend(fight, me, "move", rule)


def mount(fight: Fight, act: Mount) -> Flow[None]:
    """D-MOVE-13, D-MOVE-14: into the saddle of a free beast beside."""
    me, beast = fight[act.actor], fight[act.target]
    check_may_move(me)
    if mount_of(me) is not None:
        raise Refused("mounted-already", "D-MOVE-13", who=me.id)
    if not beast.sheet.bete_de_selle or hostile(me, beast) or beast.out or beast == me:
        raise Refused("cannot-mount", "D-MOVE-13", who=beast.id)
    if rider_of(beast) is not None or squares(me, beast) > 1:
        raise Refused("cannot-mount", "D-MOVE-13", who=beast.id)
    yield from pay_for(fight, me, act.how, "D-MOVE-13")
    yield from settle_on(fight, me, beast)
    yield Tell("mounted", (me.id, beast.id))


def settle_on(fight: Fight, me: Creature, beast: Creature) -> Flow[None]:
    """In the saddle, where the mount is."""
    yield Begin(Effect(MOUNTED, me.id, beast.id))
    if beast.placed:
        yield Move(me.id, beast.pos, "ride")
        yield from moved(fight, me)


def dismount(fight: Fight, act: Dismount) -> Flow[None]:
    """D-MOVE-13, D-MOVE-14: on foot again, beside the mount or where it stands."""
    me = fight[act.actor]
    if mount_of(me) is None:
        raise Refused("not-mounted", "D-MOVE-13", who=me.id)
    yield from pay_for(fight, me, act.how, "D-MOVE-13")
    yield from lift(me.effects(MOUNTED), "dismounted")
    yield Tell("dismounted", (me.id,))


HOW = Arg("how", "word", how_words, optional=True)
RIDING = Theme(
    verbs={
        "mount": Verb(Mount, mount, (Arg("target", "creature"), HOW)),
        "dismount": Verb(Dismount, dismount, (HOW,)),
    },
    effects=(MOUNTED,),
    forbids=seated,
    tells=("mounted", "dismounted"),
    refusals=("mounted-already", "cannot-mount", "not-mounted"),
)
