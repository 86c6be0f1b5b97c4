"""Attacks that come on top: cleaving through, whirling round, finishing off, stunning."""

from dataclasses import dataclass, replace

from rules.engine.changes import Begin
from rules.engine.requests import Ask, Flow, Refused, Rolled, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Effect

from .afflict import afflict
from .attack import check_target, chosen, spare
from .blow import Blow, Struck
from .budget import require, spend
from .checks import save
from .ground import Plain
from .hands import bare, wielded
from .health import hurt
from .initiative import until_count
from .opportunity import NO, provoke
from .reach import reaches
from .sequence import take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import enemies
from .statuses import helpless
from .strike import damage, strike
from .theme import Theme, barred

CLEAVED = "cleaved"
NO_ROLL = Rolled("attack", "", (), (), (), (), 0)
"""Nobody misses the helpless."""


@dataclass(frozen=True, slots=True)
class OnTarget:
    actor: str
    target: str


def within(me: Creature, weapon_of: Blow, besides: str) -> list[Creature]:
    wield = weapon_of.wield
    near = [foe for foe in enemies(me) if foe.id != besides and me.perceives(foe)]
    near = [foe for foe in near if reaches(me, foe, wield.weapon)]
    return [foe for foe in near if barred(me, foe, wield) is None]


def cleave(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[None]:
    """D-FULL-07, D-ATK-15: whoever is felled opens the way to the next, at the same bonus."""
    great = me.sheet.has_feat("great_cleave")
    if not struck.felled or struck.blow.ranged or me.out:
        return
    if not great and (not me.sheet.has_feat("cleave") or me.has(CLEAVED)):
        return
    near = [foe.id for foe in within(me, struck.blow, target.id)]
    if not near:
        return
    said = yield from Ask(me.id, "cleave", (*near, NO), near[0], {"who": target.id})
    if said == NO:
        return
    if not me.has(CLEAVED):
        yield Begin(Effect(CLEAVED, me.id, "", me.next_start))
    factor = 1 if struck.blow.why == "set" else struck.blow.factor  # D-CHARGE-12: who charged alone
    yield from strike(fight, me, fight[said], replace(struck.blow, why="cleave", factor=factor))


def whirlwind(fight: Fight, act: Plain) -> Flow[None]:
    """D-OTHER-02, D-TAB-08: with the feat, the whole turn for one blow at everybody in reach."""
    me = fight[act.actor]
    if not me.sheet.has_feat("whirlwind_attack"):
        raise Refused("no-feat", "D-OTHER-02", who=me.id, feat="whirlwind_attack")
    require(me, "full", "D-OTHER-02")
    wield = next(w for w in wielded(me) if w.weapon.melee)
    nonlethal, _ = spare(me, wield, "", fight)
    blow = Blow(wield, me.sheet.BBA, nonlethal=nonlethal, why="whirlwind")
    around = [foe.id for foe in within(me, blow, "")]
    if not around:
        raise Refused("out-of-reach", "D-ATK-02", who=me.id, distance=0)
    yield from spend(fight, me, "full", "D-OTHER-02")
    for id in around:
        if id in fight and not fight[id].out and not me.out:
            yield from strike(fight, me, fight[id], blow)


def finish_off(fight: Fight, act: OnTarget) -> Flow[None]:
    """T-01 coup de grâce: a helpless one at hand: the blow is critical, then Fortitude or death."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target, "T-01")
    if not helpless(target):
        raise Refused("not-helpless", "T-01", who=target.id)
    wield, shot = chosen(me, target, "")
    if shot:
        raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=0)
    yield from spend(fight, me, "full", "T-01")
    verdict = yield from provoke(fight, me, "coup_de_grace")
    if not verdict.able:
        return
    sure = Struck(Blow(wield, me.sheet.BBA, why="coup_de_grace"), NO_ROLL, 0, True, True)
    taken = yield from damage(fight, me, target, sure)
    if target.out == "dead":
        return
    saved = yield from save(fight, target, "vigueur", setting(fight, "coup_de_grace", "dc") + taken)
    if not saved.passed:
        points = int(target["pv"] - setting(fight, "dying", "dead_at"))
        yield from hurt(fight, target, max(1, points), by=me.id, source="coup_de_grace")


def stunning_blow(fight: Fight, act: OnTarget) -> Flow[None]:
    """S1: a monk's bare hand; if it hurts, Fortitude or stunned until this count comes again."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target, "D-ATK-01")
    level = me.sheet.classes.get("moine", 0)
    if not level:
        raise Refused("no-monk", "D-ABIL-05", who=me.id)
    wield = bare(me)
    if not reaches(me, target, wield.weapon):
        raise Refused("out-of-reach", "D-ATK-02", who=target.id, distance=0)
    if (why := barred(me, target, wield)) is not None:
        raise why
    swing = yield from take_swing(fight, me)
    blow = Blow(wield, swing.bab, nonlethal=False, why="stunning-blow")
    struck = yield from strike(fight, me, target, blow)
    if not struck.damage or target.out:
        return
    dc = setting(fight, "stun", "dc") + level // 2 + me.sheet.mod("SAG")
    saved = yield from save(fight, target, "vigueur", dc)
    if not saved.passed:
        rounds = int(setting(fight, "stun", "rounds"))
        yield from afflict(fight, target, "stunned", me.id, until_count(fight, rounds))
        yield Tell("stunned", (me.id, target.id), {"rounds": rounds})


CLEAVE = Theme(
    verbs={
        "whirlwind": Verb(Plain, whirlwind),
        "finish-off": Verb(OnTarget, finish_off, (Arg("target", "creature"),)),
        "stunning-blow": Verb(OnTarget, stunning_blow, (Arg("target", "creature"),)),
    },
    effects=(CLEAVED,),
    quiet=(CLEAVED,),
    questions=("cleave",),
    tells=("stunned",),
    refusals=("not-helpless", "no-monk"),
    after_attack=cleave,
)
