"""Charges: straight at a foe, as fast as one can, and one blow with the weight of the run."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.requests import Fact, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect, Pos

from .attack import check_target, spare
from .blow import Blow
from .braced import met
from .budget import require, spend
from .bull_rush import rush
from .charge_lane import Lane, far_enough, find_lane, open_lanes
from .ground import RESTING, arrive_at, check_may_move
from .hands import Wield, bare, named, weapon_words, wielded
from .lanes import straight
from .offers import at_foes
from .opportunity import able, leave
from .pace import speed
from .reach import reaches
from .riding import mount_of
from .sequence import only_one
from .settings import setting
from .sheet import Creature, Fight
from .space import enemies, sees
from .strike import strike
from .theme import Theme, barred, forbidden, restricted, seizures
from .through import Through, go_through, may_go_through

CHARGED, CHARGING, UNSEEN = "charged", "charging", "unseen_at_start"
MANOEUVRES = ("trip", "disarm", "grapple", "bull_rush")


@dataclass(frozen=True, slots=True)
class Charge:
    """``how``: "" for a blow, else one of MANOEUVRES; ``through``: whom it overruns on the way."""

    actor: str
    target: str
    weapon: str = ""
    how: str = ""
    through: str = ""


def how_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """D-TAB-07: what may be typed for what ends the charge."""
    return {
        "croc-en-jambe": "trip",
        "désarmer": "disarm",
        "lutte": "grapple",
        "bousculade": "bull_rush",
    }


def notice(fight: Fight, me: Creature) -> Flow[None]:
    """D-CHARGE-06: whom it does not see as its turn begins."""
    hidden = tuple(foe.id for foe in enemies(me) if not sees(me, foe))
    if hidden:
        yield Begin(Effect(UNSEEN, me.id, "", me.this_end, {"who": hidden}))


def check_charge(me: Creature, mover: Creature) -> None:
    """D-CHARGE-07: on its feet, not hindered, no step taken. Raises Refused."""
    check_may_move(mover)
    if why := forbidden(mover, "charge"):
        raise Refused("cannot-move", "D-CHARGE-01", who=mover.id, why=why)
    if mover.has("prone"):
        raise Refused("cannot-move", "D-CHARGE-01", who=mover.id, why="prone")
    if me["place"] or mover["place"]:
        raise Refused("stepped-already", "D-CHARGE-07", who=me.id)
    if mover["distance"]:
        raise Refused("no-full", "D-CHARGE-02", who=mover.id)


def cost(me: Creature, mover: Creature) -> tuple[str, int]:
    """D-CHARGE-01, 08, D-RESTR-03, D-RUN-05, T-17: the action it takes, and times its speed."""
    limited = bool(restricted(me) or restricted(mover))
    times = int(setting(me.fight, "charge", "restricted" if limited else "multiplier"))
    if mover.has(RESTING):  # D-RUN-05
        times = min(times, int(setting(me.fight, "run", "rest_multiplier")))
    if mover != me:
        return "standard", times
    return ("standard" if limited else "full"), times


def chosen(me: Creature, target: Creature, name: str) -> Wield:
    """D-CHARGE-09: the melee weapon it charges with. Raises Refused."""
    fit = [named(me, name)] if name else wielded(me)
    for wield in fit:
        if wield.weapon.melee and barred(me, target, wield) is None:
            return wield
    raise Refused("no-such-weapon", "D-CHARGE-09", weapon=fit[0].weapon.nom)


def instrument(me: Creature, target: Creature, act: Charge) -> Wield:
    """What has to reach the target in the end. Raises Refused."""
    if act.how == "bull_rush" and not setting(me.fight, "bull_rush", "in_charge"):
        raise Refused("not-in-a-charge", "D-BULL-01", who=me.id)
    if act.how in ("grapple", "bull_rush"):
        return bare(me)
    return chosen(me, target, act.weapon)


def check_start(fight: Fight, me: Creature, mover: Creature, target: Creature) -> tuple[str, int]:
    """D-CHARGE-01…08: what does not hang on the way; the action, times speed. Raises Refused."""
    check_target(me, target, "D-CHARGE-01")
    check_charge(me, mover)
    kind, times = cost(me, mover)
    require(me, kind, "D-CHARGE-01")
    if any(target.id in e.data["who"] for e in me.effects(UNSEEN)):
        raise Refused("unseen-at-start", "D-CHARGE-06", who=target.id)
    return kind, times


def charge(fight: Fight, act: Charge) -> Flow[None]:
    """D-CHARGE-01…13, D-MOUNT-09: checks, the run with what it exposes to, then one attack."""
    me, target = fight[act.actor], fight[act.target]
    mover = mount_of(me) or me
    kind, times = check_start(fight, me, mover, target)
    wield = instrument(me, target, act)
    through = may_go_through(fight, me, mover, act.through, target)
    if not (yield Fact("sight", (me.id, target.id), (True, False), True)):
        raise Refused("unseen-at-start", "D-CHARGE-06", who=target.id)
    lane = yield from find_lane(mover, open_lanes(me, mover, target, wield, through))
    far_enough(mover, lane, times)
    yield from spend(fight, me, kind, "D-CHARGE-01")
    yield from only_one(fight, me)
    yield from begin(fight, me, mover)
    metres = straight(mover, lane.end)
    yield Tell("charges", (me.id, target.id), {"metres": metres})
    if (yield from run(fight, me, mover, lane, through)):
        yield from strike_home(fight, me, mover, target, wield, act.how)


def check_possible(fight: Fight, me: Creature, target: Creature) -> None:
    """All but what the world alone knows of the way. Raises Refused."""
    mover = mount_of(me) or me
    _, times = check_start(fight, me, mover, target)
    if straight(mover, target.pos) > speed(mover) * (times + 1):
        raise Refused("too-far-to-charge", "D-CHARGE-02", most=speed(mover) * times)
    lanes = open_lanes(me, mover, target, chosen(me, target, ""), None)
    if not lanes:
        raise Refused("end-blocked", "D-CHARGE-04", who=target.id)
    far_enough(mover, lanes[0], times)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """D-CHARGE-01: against whoever may be come at."""
    return at_foes(me, "charge", lambda foe: check_possible(fight, me, foe))


def begin(fight: Fight, me: Creature, mover: Creature) -> Flow[None]:
    """D-CHARGE-10, D-MOUNT-09, A-26: what it costs the armour class, the mount's too."""
    worse = {"ac": int(setting(fight, "charge", "ac"))}
    yield Begin(Effect(CHARGED, me.id, "", me.next_start, worse))
    if mover == me:
        return
    if mover["simple"] >= 1:
        yield Count(mover.id, "simple", 0, "charge")
        yield Count(mover.id, "mouvement", 0, "charge")
    if setting(fight, "mounted", "mount_charge_ac"):
        yield Begin(Effect(CHARGED, mover.id, "", me.next_start, worse))


def run(
    fight: Fight, me: Creature, mover: Creature, lane: Lane, through: Through | None
) -> Flow[bool]:
    """D-CHARGE-13, D-CHARGE-12, D-OVERRUN-11: step by step; whether it came through."""
    for to in lane.cells:
        if through is not None and through.starts(mover, to):
            came = yield from go_through(fight, me, mover, through, to, lane.cells)
        elif through is not None and through.inside(mover, to):
            continue
        else:
            came = mover.pos == to or (yield from pace(fight, me, mover, to))
        if not came:
            return False
    return True


def pace(fight: Fight, me: Creature, mover: Creature, to: Pos) -> Flow[bool]:
    """One block of the run: opportunities of those it leaves, spears of those it comes to."""
    verdict = yield from leave(fight, mover)
    if not verdict.able or not able(me) or mover.has("prone") or forbidden(mover, "move"):
        return False
    yield Count(mover.id, "distance", mover["distance"] + straight(mover, to), "charge")
    yield from arrive_at(fight, mover, to)
    yield from met(fight, me, mover)
    return able(me) and able(mover) and not mover.has("prone")


def strike_home(
    fight: Fight, me: Creature, mover: Creature, target: Creature, wield: Wield, how: str
) -> Flow[None]:
    """D-CHARGE-09…11: one blow with +2, or what may stand in for it; a lance strikes double."""
    if target.out in ("dead", "fled"):
        return
    more = {"attack_melee": int(setting(fight, "charge", "attack")), "versus": target.id}
    yield Begin(Effect(CHARGING, me.id, "", me.this_end, more))
    moves = seizures()
    if how == "bull_rush":
        yield from rush(fight, me, target, charge=True)
    elif how and moves[how].allowed(me, target):
        yield from moves[how].flow(fight, me, target)
    elif reaches(me, target, wield.weapon):
        nonlethal, _ = spare(me, wield, "", fight)
        factor = 2 if mover != me and wield.weapon.charge_montee_double else 1
        blow = Blow(wield, me.sheet.BBA, nonlethal=nonlethal, why="charge", factor=factor)
        yield from strike(fight, me, target, blow)
    yield from lift(me.effects(CHARGING), "over")


CHARGE = Theme(
    verbs={
        "charge": Verb(
            Charge,
            charge,
            (
                Arg("target", "creature"),
                Arg("weapon", "word", weapon_words, optional=True),
                Arg("how", "word", how_words, optional=True),
                Arg("through", "creature", optional=True),
            ),
        ),
    },
    effects=(CHARGED, CHARGING, UNSEEN),
    quiet=(CHARGING, UNSEEN),
    needs={UNSEEN: ("who",)},
    facts=("sight", "filled", "difficult"),
    tells=("charges",),
    refusals=(
        "unseen-at-start", "not-in-a-charge", "too-near-to-charge", "too-far-to-charge",
        "end-blocked", "creature-in-lane", "lane-hampered",
    ),
    turn_start=notice,
    offers=offers,
)  # fmt: skip
