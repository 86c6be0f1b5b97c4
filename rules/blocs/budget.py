"""What a turn may be spent on: one full action, one half, one free interaction, the walk."""

from rules.engine.changes import Begin
from rules.engine.flows import afford, pay, refill
from rules.engine.requests import Flow, Refused
from rules.engine.state import Effect

from .arms import GRAPPLED, Weapon
from .catalogue import CONSTANTS
from .conditions import held
from .modes import own_metres, rounded
from .riding import check_order
from .settings import setting
from .sheet import Creature, Fight
from .statuses import check_rage


def allowance(c: Creature) -> float:
    """B-MOV-01, 10, B-STA-03, B-GRP-07: metres of this turn's walk before anything is spent."""
    if not c.fight.state.effects:
        return rounded(c.fight, own_metres(c))
    if c.has(*held(c.fight)):
        return 0
    metres = own_metres(c) / 2 if c.has(GRAPPLED) else own_metres(c)
    return rounded(c.fight, metres)


def regain_reflexes(fight: Fight, c: Creature) -> Flow[None]:
    """B-REA-02, AMB-03: the reaction is back, and the defence where that is another pool."""
    yield from refill(c, reaction=CONSTANTS.reactions_par_round)
    if setting(fight, "reaction", "reserve") == "separee":
        yield from refill(c, defence=CONSTANTS.defenses_par_round)


def turn_budget(fight: Fight, me: Creature) -> Flow[None]:
    """B-TURN-07: what a turn begins with; nothing is carried over from the last (B-TURN-02).

    AMB-93: pools may come back a little.

    B-MOV-09: what is not walked before the action is there after it.
    """
    yield from refill(
        me,
        full=CONSTANTS.actions_completes,
        half=setting(fight, "tour", "demi_actions"),
        free=setting(fight, "tour", "interactions_libres"),
        moves=allowance(me),
    )
    for pool, most in (("mana", me.sheet.mana_max), ("stamina", me.sheet.stamina_max)):
        if back := int(setting(fight, "recuperation", pool)):
            yield from refill(me, **{pool: max(me[pool], min(most, me[pool] + back))})


def afford_half(fight: Fight, me: Creature) -> None:
    """B-ACT-02, B-TURN-07: a half action, or the full one traded down. Raises Refused."""
    traded = setting(fight, "tour", "complete_vaut_demi") and me["full"] >= 1
    if me["half"] < 1 and not traded:
        raise Refused("no-half-action", "B-TURN-07", who=me.id)


def action_pool(me: Creature, weapon: Weapon) -> str:
    """B-ACT-02, 03, 04: what it takes on one's own turn: the action, or half one for a few arms.

    With no half action left those take the whole one, where it may be traded.
    """
    if weapon.action != "demi":
        return "full"
    traded = setting(me.fight, "tour", "complete_vaut_demi")
    return "full" if traded and me["half"] < 1 else "half"


def pay_half(fight: Fight, me: Creature) -> Flow[str]:
    """B-TURN-07: spends the half action, or the full one if that is gone; says which."""
    afford_half(fight, me)
    if fight.state.effects:
        check_order(me)
    pool = "half" if me["half"] >= 1 else "full"
    yield from pay(me, "B-TURN-07", **{pool: 1})
    return pool


def pay_interaction(fight: Fight, me: Creature) -> Flow[str]:
    """B-TURN-04, 05: the first is free, the second costs an action, the rest is refused."""
    if me["free"] >= 1:
        yield from pay(me, "B-TURN-04", free=1)
        return "free"
    if setting(fight, "tour", "seconde_interaction") == "complete":
        yield from pay(me, "B-TURN-05", full=1)
        return "full"
    pool = "half" if me["half"] >= 1 else "full"
    if me[pool] < 1:
        raise Refused("no-interaction", "B-TURN-05", who=me.id)
    if fight.state.effects:
        check_order(me)
    yield from pay(me, "B-TURN-05", **{pool: 1})
    return pool


def pay_full(fight: Fight, me: Creature, rule: str) -> Flow[None]:
    """B-STA-06, B-MNT-08: a full action but no attack: not for the enraged, nor for a led mount."""
    if fight.state.effects:
        check_order(me)
    check_rage(fight, me)
    yield from pay(me, rule, full=1)


def pay_alone(fight: Fight, me: Creature, key: str, rule: str) -> Flow[None]:
    """AMB-13: an act that leaves room for no other this turn, neither before nor after."""
    check_rage(fight, me)
    alone = setting(fight, "exclusif", key)
    halves = setting(fight, "tour", "demi_actions")
    afford(me, rule, full=1)
    if alone and me["half"] < halves:
        raise Refused("not-after-another", rule, who=me.id)
    yield from pay(me, rule, full=1)
    if alone:
        yield from refill(me, half=0)
    if setting(fight, "exclusif", "interaction"):  # AMB-82
        yield from refill(me, free=0)


def mark_turn(me: Creature, name: str) -> Flow[None]:
    """Something that holds for the rest of this turn."""
    yield Begin(Effect(name, me.id, until=me.this_end))
