"""What becomes of riders and mounts that fall, and a rider who saves his mount a blow."""

from typing import TYPE_CHECKING

from rules.engine import dice
from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import Ask, Flow, Roll, Tell
from rules.engine.state import Effect

from .checks import skill_check
from .health import hurt
from .mounts import avoids
from .opportunity import able
from .riding import MOUNTED, mount_of, rider_of
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme

if TYPE_CHECKING:
    from .blow import Struck

SAVED = "mount_saved"
"""``on`` has used Mounted Combat this round."""


def fallen(fight: Fight, who: Creature) -> Flow[None]:
    """D-MOUNT-17, D-MOUNT-18: under a rider, or in the saddle."""
    rider = rider_of(who)
    if rider is not None:
        yield from mount_falls(fight, who, rider)
    beast = mount_of(who)
    if beast is not None:
        yield from rider_faints(fight, who, beast)


def mount_falls(fight: Fight, beast: Creature, rider: Creature) -> Flow[None]:
    """D-MOUNT-17: Ride, or 1d6; on foot now."""
    yield from lift(rider.effects(MOUNTED), "fallen")
    yield Tell("mount-falls", (beast.id, rider.id))
    if rider.out:
        yield from tumble(fight, rider)
        return
    dc = int(setting(fight, "ride", "soft_fall"))
    if not (yield from skill_check(fight, rider, "ride", dc)).passed:
        yield from tumble(fight, rider)


def tumble(fight: Fight, who: Creature) -> Flow[None]:
    """D-MOUNT-17, D-MOUNT-18: the damage of the fall."""
    expression = dice.compile(str(setting(fight, "mounted", "fall")))
    roll = yield from Roll("fall", who.id, expression.requests)
    yield from hurt(fight, who, roll.total, source="fall", roll=roll)


def rider_faints(fight: Fight, rider: Creature, beast: Creature) -> Flow[None]:
    """D-MOUNT-18, R-3: half stay in the saddle, three in four in one made for war."""
    if rider.out not in ("dead", "fled"):
        key = "stay_military_pct" if rider.sheet.selle_de_guerre else "stay_pct"
        chance = int(setting(fight, "mounted", key))
        roll = yield from Roll("saddle", rider.id, (100,))
        stays = roll.natural <= chance
        shown = {"roll": roll, "chance": chance, "ok": stays}
        yield Tell("stays-in-saddle", (rider.id, beast.id), shown)
        if stays:
            return
    yield from lift(rider.effects(MOUNTED), "fallen")
    yield from avoids(fight, beast)
    if rider.out not in ("dead", "fled"):
        yield from tumble(fight, rider)


def spared(fight: Fight, me: Creature, target: Creature, struck: "Struck") -> Flow[bool]:
    """D-MOUNT-20, T-16: once a round Ride may beat a roll that hit the mount."""
    rider = rider_of(target)
    if rider is None or not able(rider) or rider.has(SAVED):
        return False
    if not rider.sheet.has_feat("mounted_combat"):
        return False
    about = {"who": target.id, "total": struck.roll.total}
    if (yield Ask(rider.id, "mounted-combat", ("yes", "no"), "yes", about)) == "no":
        return False
    yield Begin(Effect(SAVED, rider.id, "", rider.next_start))
    check = yield from skill_check(fight, rider, "ride", struck.roll.total + 1)
    return check.passed


FALLS = Theme(
    effects=(SAVED,),
    quiet=(SAVED,),
    questions=("mounted-combat",),
    tells=("mount-falls", "stays-in-saddle"),
    fallen=fallen,
    parries=spared,
)
