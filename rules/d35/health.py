"""Hit points and what they come to: able, disabled, staggered, dying, unconscious, dead."""

from rules.engine.changes import Begin, Count, Out
from rules.engine.flows import lift
from rules.engine.requests import Flow, Roll, Rolled, Tell
from rules.engine.state import Effect

from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme, after_hurt, everywhere

UNLIVING = ("mort_vivant", "creature_artificielle")
"""They are destroyed at 0 and feel no nonlethal damage."""


def health(c: Creature) -> str:
    """T-12, D-ATK-14: what its points make of it."""
    if c.out == "fled":
        return "fled"
    points, nonlethal = c["pv"], c["non_letal"]
    if points <= setting(c.fight, "dying", "dead_at") or (points <= 0 and unliving(c)):
        return "dead"
    if points < 0:
        return "dying"
    if nonlethal > points:
        return "unconscious"
    if points == 0:
        return "disabled"
    return "staggered" if nonlethal == points else "able"


DOWN = ("dead", "dying", "unconscious", "fled")


def unliving(c: Creature) -> bool:
    return c.sheet.type in UNLIVING


def hurt(
    fight: Fight,
    target: Creature,
    amount: int,
    *,
    nonlethal: bool = False,
    by: str = "",
    source: str = "damage",
    roll: Rolled | None = None,
) -> Flow[int]:
    """D-ATK-14, D-ATK-07: points off, or nonlethal damage up, and what comes of it.

    Returns what was really taken. Told as ``hurt``; the state it leads to is told too.
    """
    if amount <= 0 or target.out == "dead" or (nonlethal and unliving(target)):
        return 0
    if nonlethal:
        yield Count(target.id, "non_letal", target["non_letal"] + amount, source)
    else:
        yield Count(target.id, "pv", target["pv"] - amount, source)
    shown = {"amount": amount, "left": target["pv"], "nonlethal": nonlethal, "source": source}
    if roll is None:
        yield Tell("hurt", (target.id,), shown)
    else:
        yield Tell("damage", (roll.who, target.id), {**shown, "roll": roll})
    yield from settle(fight, target)
    yield from after_hurt(fight, target, amount, by)
    return amount


def heal(fight: Fight, target: Creature, amount: int) -> Flow[int]:
    """T-12: points back, up to its most, and as much nonlethal damage gone; it may wake."""
    if amount <= 0 or target.out == "dead":
        return 0
    to = min(target.sheet.pv, target["pv"] + amount)
    gained = int(to - target["pv"])
    if gained:
        yield Count(target.id, "pv", to, "healed")
    if target["non_letal"]:
        yield Count(target.id, "non_letal", max(0, target["non_letal"] - amount), "healed")
    yield Tell("healed", (target.id,), {"amount": gained, "left": target["pv"]})
    yield from lift(target.effects("stable"), "healed")
    yield from settle(fight, target)
    return gained


def settle(fight: Fight, c: Creature) -> Flow[None]:
    """T-12: the state its points have come to, if it is another than before."""
    now = health(c)
    if now == "fled":
        return
    if now in DOWN:
        yield from lift(c.effects("disabled", "staggered"), "worse")
        if c.out != now:
            worse = not c.out
            yield Out(c.id, now)
            yield Tell("state", (c.id,), {"state": now})
            if now == "dead":
                yield from lift(c.effects("stable"), "dead")
            if worse:
                yield from fall(fight, c)
        return
    if c.out:
        yield Out(c.id, "")
        yield Tell("state", (c.id,), {"state": "awake"})
    known = c.effects("disabled", "staggered")
    if now in ("disabled", "staggered") and not any(e.name == now for e in known):
        yield from lift(known, "better or worse")
        yield Begin(Effect(now, c.id))
        yield Tell("state", (c.id,), {"state": now})
    elif now == "able":
        yield from lift(known, "better")


def fall(fight: Fight, c: Creature) -> Flow[None]:
    """Whoever can do nothing any more lies on the ground; what it kept up is over."""
    if not c.has("prone"):
        yield Begin(Effect("prone", c.id))
    yield from everywhere("fallen", fight, c)


def bleed(fight: Fight, c: Creature) -> Flow[None]:
    """T-12: on its own count a dying creature comes to rest, 10 %, or loses a point."""
    if c.out != "dying" or c.has("stable") or not setting(fight, "dying", "bleed"):
        return
    roll = yield from Roll("stabilise", c.id, (100,))
    if roll.natural <= setting(fight, "dying", "stabilise_pct"):
        yield Begin(Effect("stable", c.id))
        yield Tell("stabilised", (c.id,), {"roll": roll})
        return
    yield Tell("bleeds", (c.id,), {"roll": roll})
    yield from hurt(fight, c, 1, source="bleeding")


def strain(fight: Fight, c: Creature) -> Flow[None]:
    """T-12: a standard action at 0 hit points costs one, once it is done."""
    if not c.has("strained"):
        return
    yield from lift(c.effects("strained"), "done")
    if health(c) == "disabled":
        yield from hurt(fight, c, 1, source="strain")


def weakened(c: Creature) -> str:
    """T-12, D-RESTR-01: disabled or staggered, it does one thing a round."""
    state = health(c)
    return state if state in ("disabled", "staggered") else ""


def cannot(c: Creature, what: str) -> str:
    """Nobody down does anything."""
    return c.out


HEALTH = Theme(
    effects=("stable", "strained"),
    quiet=("strained",),
    counters=("pv", "non_letal"),
    tells=("hurt", "damage", "healed", "state", "stabilised", "bleeds"),
    forbids=cannot,
    restricts=weakened,
    turn_start=bleed,
)
