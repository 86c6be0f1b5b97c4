"""Threatened squares and the attacks of opportunity of those who threaten."""

from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.requests import Ask, Flow, Tell
from rules.engine.state import Effect, Pos

from .blow import Blow
from .flags import armed_by_nature
from .hands import Wield, is_bare, wielded
from .reach import reaches
from .settings import setting
from .sheet import Creature, Fight
from .space import hostile, sees
from .strike import astray, strike
from .theme import Theme, everywhere, forbidden, seizures

NO = "no"
GIVEN = "opportunity_given"
"""``on`` has moved through the reach of ``by``, who has had the opportunity of this round."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a provocation. ``hits``: who wounded, and for how much.

    ``able``: whether the one who provoked can still do what it began.
    """

    hits: tuple[tuple[str, int], ...] = ()
    able: bool = True

    @property
    def damage(self) -> int:
        return sum(amount for _, amount in self.hits)

    @property
    def hurt(self) -> bool:
        """D-GRAPPLE-06, D-TRIP-03…: the slightest damage counts."""
        return self.damage > 0


def blade(me: Creature, foe: Creature, at: Pos | None = None) -> Wield | None:
    """D-AOO-01: the first melee weapon that reaches ``foe`` (if it stood at ``at``)."""
    if forbidden(me, "threaten"):
        return None
    for wield in wielded(me):
        weapon = wield.weapon
        if not weapon.melee or (is_bare(wield) and not armed_by_nature(me)):
            continue
        if not weapon.menace and not is_bare(wield):
            continue
        if reaches(me, foe, weapon, foe_at=at):
            return wield
    return None


def threatens(me: Creature, foe: Creature, at: Pos | None = None) -> bool:
    """D-AOO-01: whether ``foe`` stands, or would at ``at``, where I could strike right now."""
    here = me.placed and (foe.placed or at is not None)
    return here and not me.out and blade(me, foe, at) is not None


def may_seize(me: Creature, foe: Creature) -> bool:
    """D-AOO-02, D-AOO-04: an opportunity left, and nothing that forbids to use it."""
    if me.out or me["ado"] < 1 or not hostile(me, foe) or foe.out in ("dead", "fled"):
        return False
    return not forbidden(me, "opportunity") and sees(me, foe)


def provoke(
    fight: Fight,
    me: Creature,
    why: str,
    only: tuple[str, ...] | None = None,
    besides: tuple[str, ...] = (),
) -> Flow[Verdict]:
    """D-AOO-03…06: what I am about to do exposes me; it is not done yet.

    ``why``: the action, as the word shown (``why-…``). ``only``: these creatures alone;
    ``besides``: all but these. Each who threatens me is asked in the order of initiative.
    """
    hits: list[tuple[str, int]] = []
    for id in [c.id for c in fight.in_order()]:
        if id not in fight or id in besides or (only is not None and id not in only):
            continue
        if (taken := (yield from offer(fight, fight[id], me, why))) > 0:
            hits.append((id, taken))
        if me.out:
            break
    return Verdict(tuple(hits), able(me))


def able(me: Creature) -> bool:
    return not me.out and not forbidden(me, "act")


def offer(fight: Fight, foe: Creature, me: Creature, why: str) -> Flow[int]:
    """D-AOO-04, D-TAB-07: one opportunity: an attack, or what may stand in for it; the damage."""
    if not may_seize(foe, me) or not threatens(foe, me):
        return 0
    moves = seizures()
    others = [name for name, how in moves.items() if how.allowed(foe, me)]
    about = {"who": me.id, "why": why}
    options = ("attack", *others, NO)
    choice = yield from Ask(foe.id, "opportunity", options, "attack", about)
    if choice == NO or not may_seize(foe, me):
        return 0
    yield Count(foe.id, "ado", foe["ado"] - 1, "opportunity")
    yield Tell("opportunity", (foe.id, me.id), {"what": choice, "why": why})
    if choice != "attack":
        return (yield from moves[choice].flow(fight, foe, me))
    return (yield from seize(fight, foe, me))


def seize(fight: Fight, foe: Creature, me: Creature) -> Flow[int]:
    """D-AOO-04: one melee attack at the full bonus; returns the damage taken."""
    wield = blade(foe, me)
    if wield is None:
        return 0
    blow = Blow(
        wield,
        foe.sheet.BBA,
        nonlethal=wield.weapon.non_letale and not foe.sheet.mains_nues_letales,
        why="opportunity",
    )
    other = partner(me)
    if other is None or other == foe:
        struck = yield from strike(fight, foe, me, blow)
        return struck.damage
    pct = int(setting(fight, "bull_rush", "stray_pct"))
    met, struck = yield from astray(fight, foe, me, other, pct, blow)
    return struck.damage if met == me else 0


def partner(me: Creature) -> Creature | None:
    """D-BULL-04: with whom it pushes, so close that a blow may hit the other."""
    return next((me.fight[e.by] for e in me.effects("rushing") if e.by in me.fight), None)


def leave(
    fight: Fight, me: Creature, besides: tuple[str, ...] = (), why: str = "leave"
) -> Flow[Verdict]:
    """D-AOO-03, D-TAB-01: leaving a threatened square, once a round for each who threatens.

    ``why`` "run": taking to its heels exposes at once what the way would (D-RUN-08).
    """
    hits: list[tuple[str, int]] = []
    for id in [c.id for c in fight.in_order()]:
        if id not in fight or id in besides or id == me.id:
            continue
        foe = fight[id]
        if not may_seize(foe, me) or given(me, foe):
            continue
        if not threatens(foe, me):
            continue
        yield Begin(Effect(GIVEN, me.id, foe.id, me.next_start))
        victim = yield from exposed(fight, foe, me)
        if (taken := (yield from offer(fight, foe, victim, why))) > 0:
            hits.append((id, taken))
        if me.out:
            break
    return Verdict(tuple(hits), able(me))


def exposed(fight: Fight, foe: Creature, me: Creature) -> Flow[Creature]:
    """D-MOUNT-03: of a mount on the move and its rider, the one who is struck at."""
    rider = next((fight[e.on] for e in fight.effects("mounted", by=me.id)), None)
    if rider is None or rider.out:
        return me
    who = setting(fight, "mounted", "moving_exposes")
    if who == "attacker_chooses":
        about = {"who": rider.id, "mount": me.id}
        who = yield Ask(foe.id, "mount-or-rider", ("mount", "rider"), "rider", about)
    return rider if who == "rider" else me


def given(me: Creature, foe: Creature) -> bool:
    return any(e.by == foe.id for e in me.effects(GIVEN))


def moved(fight: Fight, me: Creature) -> Flow[None]:
    """To be run after every change of place, whoever caused it."""
    yield from everywhere("moved", fight, me)


def regain(fight: Fight, me: Creature) -> Flow[None]:
    """D-AOO-04: one opportunity a round, from the start of its turn; more by reflexes."""
    most = opportunities(me)
    if me["ado"] != most:
        yield Count(me.id, "ado", most, "refill")


def opportunities(me: Creature) -> int:
    """D-AOO-04: how many a round."""
    one = int(setting(me.fight, "opportunity", "per_round"))
    if not me.sheet.has_feat("combat_reflexes"):
        return one
    more = setting(me.fight, "opportunity", "reflexes_add_dex")
    return one + max(0, me.sheet.mod("DEX")) * bool(more)


OPPORTUNITY = Theme(
    effects=(GIVEN,),
    quiet=(GIVEN,),
    counters=("ado",),
    questions=("opportunity", "mount-or-rider"),
    tells=("opportunity",),
    turn_start=regain,
    arrive=regain,
)
