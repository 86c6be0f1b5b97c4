"""At 0 points: fall, roll for fate, be stabilised, wake, die; and come back from the dead."""

from rules.engine.changes import Begin, Count, Out
from rules.engine.flows import lift, refill
from rules.engine.requests import Flow, Refused, Roll, Tell
from rules.engine.state import Effect

from .catalogue import CONSTANTS
from .conditions import is_character
from .hold import let_go
from .riding import MOUNTED
from .settings import setting
from .sheet import Creature, Fight
from .statuses import cure

KEPT_IN_DEATH = ("prone", "dropped", MOUNTED, "mode")
"""B-DTH-01, B-MOV-26: where the dead lie, and from where they have yet to fall."""

LOST_ON_FALLING = ("ready", "disengaged", "dashed")
"""B-DTH-03: what somebody who falls can no longer do."""


def has_fate(fight: Fight, c: Creature) -> bool:
    """B-DTH-01, AMB-64: characters fight for their lives; others die at 0."""
    flag = c.sheet.jets_de_destin
    if flag is not None:
        return flag
    return is_character(c) or setting(fight, "destin", "jets") == "tous"


def fall(fight: Fight, target: Creature, key: str = "fallen") -> Flow[None]:
    """B-DTH-03: unconscious, and prone; what it held ready is lost."""
    if not target.has("unconscious"):
        yield Begin(Effect("unconscious", target.id))
    if not target.has("prone") and setting(fight, "inconscient", "a_terre"):
        yield Begin(Effect("prone", target.id))
    yield from lift(target.effects(*LOST_ON_FALLING), "fallen")
    yield from let_go(fight, target)
    yield Tell(key, (target.id,))


def die(fight: Fight, target: Creature, how: str = "dead") -> Flow[None]:
    """B-DTH-01, 02, 05, 11: dead; nothing lasts on the dead but where they lie.

    A rider has still to slide out of the saddle, a flyer to come down.
    """
    yield Out(target.id, "dead")
    if target["pv"] != 0:
        yield Count(target.id, "pv", 0, "dead")
    lasting = [e for e in target.effects() if e.name not in KEPT_IN_DEATH]
    yield from lift(lasting, "dead")
    yield from let_go(fight, target)
    outright = "dead-outright" if how == "outright" else "dead"
    yield Tell("destroyed" if target.sheet.genre == "objet" else outright, (target.id,))


def fate(fight: Fight, me: Creature) -> Flow[None]:
    """B-DTH-04…08: a plain d20 at the start of the turn of somebody who is dying."""
    roll = yield from Roll("fate", me.id, (20,))
    good, bad = me["fate-good"], me["fate-bad"]
    if roll.natural == 20:  # B-DTH-08
        yield Tell("fate-twenty", (me.id,), {"roll": roll})
        yield from regain(me, CONSTANTS.destin.pv_sur_20)
        return
    if roll.natural >= CONSTANTS.destin.seuil:
        good += 1
        key = "fate-success"
    else:
        bad += CONSTANTS.destin.echecs_sur_1 if roll.natural == 1 else 1  # B-DTH-07
        key = "fate-one" if roll.natural == 1 else "fate-failure"
    yield Tell(key, (me.id,), {"roll": roll, "good": good, "bad": bad})
    yield from reckon(fight, me, good, bad)


def reckon(fight: Fight, me: Creature, good: float, bad: float) -> Flow[None]:
    """B-DTH-05: one alone decides nothing; the third of a kind does."""
    yield from refill(me, **{"fate-good": good, "fate-bad": bad})
    if bad >= CONSTANTS.destin.echecs_requis:
        yield from die(fight, me)
    elif good >= CONSTANTS.destin.succes_requis:
        yield from stabilise(me)


def lose_ground(fight: Fight, me: Creature, critical: bool) -> Flow[None]:
    """B-DTH-09, 10, B-DTH-13: harm at 0 is a failure, two from a critical; and stable no more."""
    lost = CONSTANTS.destin.echecs_critique if critical else CONSTANTS.destin.echecs_degats
    yield from lift(me.effects("stable"), "harm")
    bad = me["fate-bad"] + lost
    yield Tell("fate-harm", (me.id,), {"lost": lost, "good": me["fate-good"], "bad": bad})
    yield from reckon(fight, me, me["fate-good"], bad)


def stabilise(me: Creature) -> Flow[None]:
    """B-DTH-06, 13, 14: no more fate rolls; comes to at the start of its fifth turn from now.

    B-STA-07, AMB-57: whoever stabilises somebody has bandaged them too.
    """
    if setting(me.fight, "stabiliser", "arrete_saignement"):
        yield from cure(me, "medecine")
    yield from refill(me, **{"fate-good": 0, "fate-bad": 0})
    yield Begin(
        Effect("stable", me.id, until=me.start_in(int(setting(me.fight, "stable", "tours"))))
    )
    yield Tell("stable", (me.id,))


def recover(fight: Fight, effect: Effect) -> Flow[None]:
    """B-DTH-14: five turns stable have passed: one point, and awake."""
    me = fight[effect.on]
    if me["pv"] <= 0 and not me.out:
        yield from regain(me, CONSTANTS.stable.pv)


def regain(me: Creature, points: int) -> Flow[None]:
    """From 0 to a point or so, and awake."""
    yield Count(me.id, "pv", points, "wakes")
    yield from wake(me)


def wake(me: Creature) -> Flow[None]:
    """B-DTH-06: conscious again, still prone; fate starts afresh."""
    yield from refill(me, **{"fate-good": 0, "fate-bad": 0})
    yield from lift(me.effects("unconscious", "stable"), "wakes")
    yield Tell("wakes", (me.id,), {"pv": me["pv"]})


def resurrect(fight: Fight, me: Creature) -> Flow[None]:
    """B-HP-06, AMB-86: by the GM's leave, back among the living with one point, or more."""
    if me.out != "dead":
        raise Refused("not-dead", "B-HP-06", who=me.id)
    yield Out(me.id, "")
    back = min(me.sheet.pv_max, int(setting(fight, "resurrection", "pv")))
    yield Count(me.id, "pv", back, "resurrection")
    yield from refill(me, **{"fate-good": 0, "fate-bad": 0})
    yield Tell("resurrected", (me.id,))


def settle(fight: Fight, me: Creature) -> Flow[None]:
    """B-DTH-01, 03, 06: what follows from points that the GM has set by hand."""
    if me["pv"] > 0 and me.has("unconscious"):
        yield from wake(me)
    elif me["pv"] <= 0 and not me.has("unconscious"):
        yield from fall(fight, me) if has_fate(fight, me) else die(fight, me)
