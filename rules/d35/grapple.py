"""Starting a grapple, or joining one: the seizing, the hold, the step into the other's space."""

from dataclasses import dataclass

from rules.engine.requests import Fact, Facts, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb
from rules.engine.state import Pos

from .attack import check_target, spare
from .blow import Blow, Struck
from .cleave import NO_ROLL
from .ground import arrive_at
from .hands import bare
from .holds import (
    check_not_pinned,
    check_not_pinning,
    come_to_grips,
    garrotting,
    grapples,
    opponents,
    part,
    together,
)
from .opportunity import leave, provoke
from .reach import reaches
from .sequence import next_swing, take_swing
from .settings import setting
from .sheet import Creature, Fight
from .space import in_the_way, metres
from .strike import damage, touch
from .tables import grappler_weight
from .theme import Seizure, Theme
from .wrestling import grip, wrestle


@dataclass(frozen=True, slots=True)
class Grapple:
    actor: str
    target: str


def check_start(me: Creature, target: Creature) -> None:
    """D-GRAPPLE-01, D-GRAPPLE-13, D-GRAPPLE-42: whom it may come to grips with. Raises Refused."""
    check_not_pinned(me)
    check_not_pinning(me)
    if grapples(me, target):
        raise Refused("grappling-already", "D-GRAPPLE-08", who=target.id)
    if len(together(me)) > 1 and target not in together(me):
        raise Refused("not-in-grapple", "D-GRAPPLE-13", who=target.id)
    if garrotting(me) is not None:
        raise Refused("hands-on-cord", "D-GARROTE-11", who=me.id)
    if not reaches(me, target, bare(me).weapon):
        raise Refused("out-of-reach", "D-GRAPPLE-05", who=target.id, distance=metres(me, target))
    check_crowd(me, target)


def check_crowd(me: Creature, target: Creature) -> None:
    """D-GRAPPLE-42, T-20: four of its own size at most, by what each counts. Raises Refused."""
    rank = target.sheet.size.rang
    all_of_them = [*opponents(target), me]
    weight = sum(grappler_weight(c.sheet.size.rang - rank) for c in all_of_them)
    if weight > setting(me.fight, "grapple", "max_weight"):
        raise Refused("too-many-grapplers", "D-GRAPPLE-42", who=target.id)


def grapple(fight: Fight, act: Grapple) -> Flow[None]:
    """D-GRAPPLE-01, D-GRAPPLE-05, D-TAB-07: in place of any melee attack of the turn."""
    me, target = fight[act.actor], fight[act.target]
    check_target(me, target, "D-GRAPPLE-01")
    check_start(me, target)
    next_swing(me)
    swing = yield from take_swing(fight, me)
    yield from attempt(fight, me, target, swing.bab)


def attempt(fight: Fight, me: Creature, target: Creature, bab: int) -> Flow[int]:
    """D-GRAPPLE-06…12, D-GRAPPLE-40: all the steps; returns the damage done."""
    joins = bool(opponents(target))
    if not joins and not (yield from seize(fight, me, target, bab)):
        return 0
    if too_big(me, target):  # D-GRAPPLE-10
        yield Tell("grapple-too-big", (me.id, target.id))
        return 0
    won = yield from wrestle(fight, me, target, grip(me, bab))
    free_join = joins and setting(fight, "grapple", "join_check") == "damage_only"
    if not won and not free_join:  # D-GRAPPLE-09
        return 0
    yield from come_to_grips(fight, me, target)
    taken = 0
    if won:
        taken = yield from squeeze(fight, me, target, bab)
    if grapples(me, target) and (not joins or setting(fight, "grapple", "joiner_enters")):
        yield from enter(fight, me, target)
    return taken


def seize(fight: Fight, me: Creature, target: Creature, bab: int) -> Flow[bool]:
    """D-GRAPPLE-06, D-GRAPPLE-07: the opportunity, whose least wound spoils it; then a touch."""
    if not practised(me):
        unhurt = yield from endures(fight, me, target, "grapple")
        if not unhurt:
            return False
    blow = Blow(bare(me), bab, why="grapple", label="grapple-touch")
    return (yield from touch(fight, me, target, blow)).hit


def practised(me: Creature) -> bool:
    """D-GRAPPLE-06, A-36: monsters and feats that give no opportunity."""
    feats = setting(me.fight, "grapple", "no_aoo_feats")
    return me.sheet.saisie_amelioree or any(me.sheet.has_feat(f) for f in feats)


def endures(fight: Fight, me: Creature, target: Creature, why: str) -> Flow[bool]:
    """D-GRAPPLE-06, A-55: whether the target's opportunity leaves me unhurt, and able."""
    before = me["pv"], me["non_letal"]
    verdict = yield from provoke(fight, me, why, only=(target.id,))
    bruised = me["non_letal"] > before[1] and setting(fight, "grapple", "nonlethal_breaks")
    if me["pv"] < before[0] or bruised:
        yield Tell("grapple-spoiled", (me.id, target.id))
        return False
    return verdict.able


def too_big(me: Creature, target: Creature) -> bool:
    """D-GRAPPLE-10: two sizes larger, or more: nobody holds that."""
    least = int(setting(me.fight, "grapple", "auto_fail_above"))
    return target.sheet.size.rang - me.sheet.size.rang >= least


def squeeze(fight: Fight, me: Creature, target: Creature, bab: int, mode: str = "") -> Flow[int]:
    """D-GRAPPLE-08, D-GRAPPLE-23, D-GRAPPLE-24: what bare hands do; a check was its roll."""
    wield = bare(me)
    nonlethal, _ = spare(me, wield, mode, fight)
    blow = Blow(wield, bab, nonlethal=nonlethal, why="grapple")
    return (yield from damage(fight, me, target, Struck(blow, NO_ROLL, 0, True)))


# -- into the other's space -----------------------------------------------------------------------


def spots(me: Creature, target: Creature) -> list[Pos]:
    """Where I would stand to share its space, the nearest first."""
    mine, theirs = me.box(), target.box()
    x, y, z = theirs.lo
    free = abs(theirs.width - mine.width)
    way = 1 if theirs.width >= mine.width else -1
    found = [(x + way * dx, y, z + way * dz) for dx in range(free + 1) for dz in range(free + 1)]
    return sorted(found, key=lambda p: (abs(p[0] - me.pos[0]) + abs(p[2] - me.pos[2]), p))


def room(fight: Fight, me: Creature, target: Creature) -> Flow[Pos | None]:
    """D-GRAPPLE-12: the first place that neither a wall nor anybody else fills."""
    group = tuple(c.id for c in together(me))
    for to in spots(me, target):
        if in_the_way(me, to, group):
            continue
        new = [b for b in me.box(to).blocks() if b not in target.box() and b not in me.box()]
        if not new:
            return to
        filled = yield from Facts(tuple(Fact("filled", (block,)) for block in new))
        if not any(filled):
            return to
    return None


def enter(fight: Fight, me: Creature, target: Creature) -> Flow[None]:
    """D-GRAPPLE-12, D-GARROTE-09: free, no movement of its own; outsiders have an opportunity."""
    if not (me.placed and target.placed):
        return
    to = yield from room(fight, me, target)
    if to is None:
        yield Tell("grapple-no-room", (me.id, target.id))
        yield from part(fight, me, target)
        return
    yield from leave(fight, me, besides=tuple(c.id for c in together(me)))
    if grapples(me, target) and to != me.pos:
        yield from arrive_at(fight, me, to, "grapple")


# -- as an opportunity ----------------------------------------------------------------------------


def may_seize_by_grapple(me: Creature, foe: Creature) -> bool:
    """D-AOO-04, D-GRAPPLE-01: whether it may stand in for the blow."""
    try:
        check_start(me, foe)
    except Refused:
        return False
    return True


def seize_by_grapple(fight: Fight, me: Creature, foe: Creature) -> Flow[int]:
    """D-TAB-07: an opportunity used to come to grips."""
    return (yield from attempt(fight, me, foe, me.sheet.BBA))


GRAPPLE = Theme(
    verbs={"grapple": Verb(Grapple, grapple, (Arg("target", "creature"),))},
    tells=("grapple-check", "grapple-too-big", "grapple-spoiled", "grapple-no-room"),
    facts=("filled",),
    refusals=("grappling-already", "too-many-grapplers"),
    seizures={"grapple": Seizure(may_seize_by_grapple, seize_by_grapple)},
)
