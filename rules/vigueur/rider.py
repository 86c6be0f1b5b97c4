"""Who sits on what: mounting, the mount's speed, moving it, falling off."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Move
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .budget import d20, pay_act
from .conditions import hindrances, hostile, is_mount, speed
from .damage import fall
from .settings import setting
from .sheet import Creature, Fight


@dataclass(frozen=True, slots=True)
class Mount:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class Dismount:
    actor: str


def mount_of(me: Creature) -> Creature | None:
    """The creature it rides."""
    for e in me.effects("monte"):
        if e.by in me.fight:
            return me.fight[e.by]
    return None


def mounted(me: Creature) -> bool:
    return mount_of(me) is not None


def squares_per_action(me: Creature) -> int:
    """W-MNT-01: a rider moves at the mount's speed."""
    mount = mount_of(me)
    return speed(me) if mount is None else speed(mount)


def settle_in(fight: Fight, me: Creature) -> Flow[None]:
    """The riders of the sheets are in the saddle as the fight begins."""
    if not me.sheet.monture or mounted(me):
        return
    for c in fight:
        if c != me and me.sheet.monture in (c.id, c.name) and not ridden(c):
            yield Begin(Effect("monte", me.id, c.id))
            return


def ridden(c: Creature) -> bool:
    return bool(c.fight.effects("monte", by=c.id))


def mount(fight: Fight, act: Mount) -> Flow[None]:
    """W-MNT-03: an action to get on a mount at hand."""
    me, target = fight[act.actor], fight[act.target]
    if mounted(me):
        raise Refused("mounted-already", "W-MNT-03", who=me.id)
    allowed = target != me and not target.out and not hostile(me, target)
    if not allowed or ridden(target) or not (target.sheet.bete_de_selle or is_mount(target)):
        raise Refused("cannot-mount", "W-MNT-03", who=target.id)
    near = not (me.placed and target.placed) or me.distance(target) <= 1
    if not near or me.has("attrape", "renverse", "immobilise"):
        raise Refused("cannot-mount", "W-MNT-03", who=target.id)
    yield from pay_act(me, {"A": setting(fight, "mounted", "mount_cost_actions")}, "W-ACT-02")
    yield Begin(Effect("monte", me.id, target.id))
    if target.placed:
        yield Move(me.id, target.pos, "mount")
    yield Tell("mounted", (me.id, target.id))


def dismount(fight: Fight, act: Dismount) -> Flow[None]:
    """An action to get down, beside the mount."""
    me = fight[act.actor]
    if not mounted(me):
        raise Refused("not-mounted", "W-MNT-03", who=me.id)
    yield from pay_act(me, {"A": setting(fight, "mounted", "dismount_cost_actions")}, "W-ACT-02")
    yield from lift(me.effects("monte"), "dismounted")
    yield Tell("dismounted", (me.id,))


def obey(fight: Fight, me: Creature) -> Flow[bool]:
    """W-MNT-04, 05: who is not used to it throws DEX each time the mount is to move.

    True if the mount goes; a natural 1 unseats.
    """
    if not mounted(me) or setting(fight, "mounted", "training_talent") in me.sheet.talents:
        return True
    roll = yield from d20("riding", me, (Mod(me.sheet.DEX, "DEX"), *hindrances(me)))
    goes = roll.total >= setting(fight, "mounted", "dex_dc")
    fell = "monte" in setting(fight, "critical", "applies_to")
    fell = fell and roll.natural in setting(fight, "critical", "failure")
    verdict = "fall" if fell else "goes" if goes else "stays"
    yield Tell(f"riding-{verdict}", (me.id,), {"roll": roll})
    if fell:
        yield from unseat(fight, me)
        return False
    return bool(goes)


def unseat(fight: Fight, me: Creature) -> Flow[None]:
    """W-MNT-05, 07, W-WRS-15: out of the saddle, and a fall."""
    yield from lift(me.effects("monte"), "unseated")
    yield from fall(fight, me)


def riderless(fight: Fight) -> Flow[None]:
    """W-MNT-07: whose mount is out of the fight falls with it, or gets to its feet (a setting)."""
    for e in fight.effects("monte"):
        if e.by in fight and fight[e.by].out and e.id in fight.state.effects:
            if setting(fight, "mounted", "mount_out") == "fall":
                yield from unseat(fight, fight[e.on])
            else:
                yield from lift([e], "mount out")
                yield Tell("dismounted", (e.on,))


def carry(me: Creature, to: Pos) -> Flow[None]:
    """The mount goes where its rider goes."""
    mount = mount_of(me)
    if mount is not None and mount.placed:
        yield Move(mount.id, to, "ridden")
