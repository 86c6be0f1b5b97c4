"""Actions, reactions, offensive actions: what an act costs, and going all out."""

from collections.abc import Mapping

from rules.engine.changes import Count
from rules.engine.flows import afford, pay, refill
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Keep, Refused, Roll, Rolled

from .settings import setting
from .sheet import Creature, Fight

Cost = Mapping[str, float]
ALL_OUT = ("actions", "reactions")
"""W-ACT-08: which points an all-out test is paid with; "" for a plain test."""
POOLS = ("A", "R", "AO", "bonus", "faible", "liberation", "poursuite", "pas", "traine")
"""Actions, reactions, and what may be done so many times a round."""


def refresh(fight: Fight, me: Creature) -> Flow[None]:
    """W-ACT-01, A06: what a round gives; nothing is carried over."""
    carry = setting(fight, "round", "carry_over") and fight.clock.round > 1
    actions, reactions = setting(fight, "round", "actions"), setting(fight, "round", "reactions")
    yield from refill(
        me,
        A=actions + (me["A"] if carry else 0),
        R=reactions + (me["R"] if carry else 0),
        AO=setting(fight, "round", "offensive_cap"),
        bonus=setting(fight, "round", "bonus_soft_cap"),
        faible=setting(fight, "two_weapons", "weak_hand_per_round"),
        liberation=setting(fight, "escape", "per_round"),
        poursuite=setting(fight, "pursuit", "attempts_per_round"),
        pas=0,
        traine=0,
    )


def empty(me: Creature) -> Flow[None]:
    """Nobody out has points."""
    yield from refill(me, **dict.fromkeys(POOLS, 0))


def price(fight: Fight, cost: Cost, all_out: str, kind: str) -> Cost:
    """W-ACT-08, A08: the cost of an act, gone all out or not. Raises Refused.

    The two points of the pool that pays for the act include its cost; those of the other pool
    come on top. ``kind``: attaque, tir, lutte or defense.
    """
    if not all_out:
        return cost
    if all_out not in setting(fight, "all_out", "pools"):
        raise Refused("no-all-out", "W-ACT-08", pool=all_out)
    if kind in setting(fight, "all_out", "exclude"):
        raise Refused("no-all-out", "W-ACT-08", pool=all_out)
    pool = "A" if all_out == "actions" else "R"
    points = setting(fight, "all_out", "points")
    base = cost.get(pool, 0)
    inclusive = setting(fight, "all_out", "cost_mode") == "inclusive"
    return {**cost, pool: max(base, points) if inclusive else base + points}


def afford_act(me: Creature, cost: Cost, rule: str) -> None:
    """W-ACT-01…03, 05, 06: enough of each pool, the cap of offensive actions included."""
    if cost.get("AO", 0) > me["AO"]:
        raise Refused("offensive-cap", "W-ACT-05", who=me.id)
    afford(me, rule, **cost)


def pay_act(me: Creature, cost: Cost, rule: str) -> Flow[None]:
    """Spends it; what is left of a walk is lost, unless the GM lets walks be split (W-D-MOV)."""
    afford_act(me, cost, rule)
    yield from pay(me, rule, **cost)
    if me["pas"] and cost.get("A") and not setting(me.fight, "movement", "split"):
        yield Count(me.id, "pas", 0, "walk over")


def d20(
    label: str,
    me: Creature,
    mods: tuple[Mod, ...],
    up: tuple[str, ...] = (),
    down: tuple[str, ...] = (),
) -> Flow[Rolled]:
    """W-D-ADV, A09: 1d20 and modifiers; any number of advantages is one, and cancels the contrary.

    With ``advantage.stack`` each is one more die, and cancels one of the contrary.
    """
    why = (*("+" + u for u in up), *("-" + d for d in down))
    if setting(me.fight, "advantage", "stack"):
        up, down = up[len(down) :], down[len(up) :]
    if bool(up) == bool(down):
        return (yield from Roll(label, me.id, (20,), mods, "all", why))
    mode = setting(me.fight, "advantage", "mode")
    if mode != "keep_high":
        bonus = int(mode.removeprefix("plus_")) * (1 if up else -1)
        if setting(me.fight, "advantage", "stack"):
            bonus *= max(len(up), len(down))
        return (yield from Roll(label, me.id, (20,), (*mods, Mod(bonus, "advantage")), "all", why))
    keep: Keep = "high" if up else "low"
    more = max(len(up), len(down)) if setting(me.fight, "advantage", "stack") else 1
    return (yield from Roll(label, me.id, (20,) * (1 + more), mods, keep, why))


def resists(fight: Fight, resister: int, initiator: int) -> bool:
    """W-D-TIE, A22: whether the one who resists has won; a tie is his."""
    if setting(fight, "opposed", "ties") == "resister":
        return resister >= initiator
    return resister > initiator
