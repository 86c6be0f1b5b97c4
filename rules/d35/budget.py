"""What a turn gives, and what each kind of action takes from it."""

from rules.engine.changes import Begin, Count
from rules.engine.clock import Anchor
from rules.engine.flows import lift, refill
from rules.engine.requests import GM, Ask, Flow, Refused
from rules.engine.state import Effect

from .health import health
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, forbidden, restricted

KINDS = ("standard", "move", "full", "swift", "immediate", "free", "none")
"""D-ACT-01: the types of actions; ``none`` takes no time at all (D-ACT-13)."""

SWIFT = "swift_spent"
WALKING = "walking"


def refresh(fight: Fight, me: Creature) -> Flow[None]:
    """D-ACT-02, D-RESTR-01: a standard and a move; one action alone if it is restricted."""
    yield from refill(
        me,
        simple=1,
        mouvement=0 if restricted(me) else 1,
        pas=0,
        distance=0,
        place=0,
        diagonales=0,
        libres=0,
    )
    yield from lift(me.effects(WALKING), "new turn")


def require(me: Creature, kind: str, rule: str = "") -> None:
    """D-ACT-02…12: whether it still has such an action. Raises Refused."""
    if kind in ("free", "none"):
        return
    if kind in ("swift", "immediate"):
        check_swift(me, kind)
        return
    if not me.fight.clock.acting() or me not in me.fight.acting:
        raise Refused("not-your-turn", "D-ROUND-04", who=me.id, acting=me.fight.clock.acting())
    why = restricted(me)
    lacks = me["simple"] < 1 and (kind == "standard" or me["mouvement"] < 1)
    if kind in ("standard", "move") and lacks:
        if why:
            raise Refused("restricted", "D-RESTR-01", who=me.id, why=why)
        raise Refused(f"no-{kind}", rule or "D-ACT-02", who=me.id)
    if kind == "full":
        if why:
            raise Refused("restricted", "D-RESTR-02", who=me.id, why=why)
        if me["simple"] < 1 or me["mouvement"] < 1:
            raise Refused("no-full", rule or "D-ACT-07", who=me.id)


def check_swift(me: Creature, kind: str) -> None:
    """D-ACT-10, D-ACT-12: one a turn; none after an immediate one until the next turn is over."""
    if kind == "swift" and me not in me.fight.acting:
        raise Refused("not-your-turn", "D-ACT-10", who=me.id, acting=me.fight.clock.acting())
    if kind == "immediate" and (why := forbidden(me, "immediate")):
        raise Refused("cannot-act", "D-ACT-12", who=me.id, why=why)
    if me.has(SWIFT):
        raise Refused("swift-spent", "D-ACT-10" if kind == "swift" else "D-ACT-12", who=me.id)


def spend(fight: Fight, me: Creature, kind: str, rule: str = "") -> Flow[None]:
    """Take an action of this kind, or refuse. What was left of a walk is lost, but for free acts.

    D-ACT-05: a move action may take the place of the standard one.
    """
    require(me, kind, rule)
    if kind == "none":
        return
    if kind == "free":
        yield from spend_free(fight, me, rule)
        return
    if kind in ("swift", "immediate"):
        yield Begin(Effect(SWIFT, me.id, "", swift_until(me)))
        return
    yield from stop_walking(me)
    if kind == "move" and me["mouvement"] >= 1:
        yield Count(me.id, "mouvement", me["mouvement"] - 1, kind)
        return
    if health(me) == "disabled" and kind != "move" and not me.has("strained"):
        yield Begin(Effect("strained", me.id))
    yield Count(me.id, "simple", me["simple"] - 1, kind)
    if kind == "full":
        yield Count(me.id, "mouvement", me["mouvement"] - 1, kind)


def swift_until(me: Creature) -> Anchor:
    """D-ACT-12, A-06: the end of this turn, or out of turn, of the next."""
    if me in me.fight.acting:
        return me.this_end
    ends = setting(me.fight, "swift", "locked_until") == "next_turn_end"
    return me.next_end if ends else me.next_start


def spend_free(fight: Fight, me: Creature, rule: str) -> Flow[None]:
    """D-ACT-09, A-53: as many as the GM allows; he is asked above the cap, 0 = never."""
    cap = setting(fight, "free_action_soft_cap")
    if cap and me["libres"] >= cap:
        about = {"who": me.id, "n": int(me["libres"]) + 1}
        said = yield from Ask(GM, "free-action", ("yes", "no"), "yes", about)
        if said == "no":
            raise Refused("too-many-free", rule or "D-ACT-09", who=me.id)
    yield Count(me.id, "libres", me["libres"] + 1, "free")


def stop_walking(me: Creature) -> Flow[None]:
    """D-MOVE-07: one move at a time; another action ends it."""
    if me["pas"]:
        yield Count(me.id, "pas", 0, "over")
    yield from lift(me.effects(WALKING), "over")


def left(me: Creature) -> tuple[str, ...]:
    """D-ACT-02: the kinds of action that it could still take now."""
    return tuple(kind for kind in KINDS if can(me, kind))


def can(me: Creature, kind: str) -> bool:
    try:
        require(me, kind)
    except Refused:
        return False
    return True


def clear(me: Creature) -> Flow[None]:
    """The turn is over: what was not used is gone."""
    yield from refill(me, simple=0, mouvement=0, pas=0)
    yield from lift(me.effects(WALKING), "turn over")


BUDGET = Theme(
    effects=(SWIFT, WALKING),
    quiet=(SWIFT, WALKING),
    needs={WALKING: ("mode", "start")},
    counters=("simple", "mouvement", "pas", "distance", "place", "diagonales", "libres"),
    questions=("free-action",),
    refusals=(
        "no-standard", "no-move", "no-full", "restricted", "swift-spent", "cannot-act",
        "too-many-free",
    ),
)  # fmt: skip
