"""Pushing a comrade out of the way of a blow."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Begin, Move
from rules.engine.flows import NO, lift, pay
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, Fact, Facts, Flow, Refused, Tell
from rules.engine.state import Effect, Pos

from .attributes import modifier
from .conditions import can_react, sees
from .falls import plunge
from .hold import separate
from .mounts import hold_seat, trip
from .riding import carry, rider_of
from .settings import setting
from .sheet import Creature, Fight

WAYS: Mapping[str, tuple[int, int]] = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
"""Compass points as steps along x and z."""


@dataclass(frozen=True, slots=True)
class Push:
    """``by`` pushes the target to ``to``."""

    by: str
    to: Pos


def offer_push(
    fight: Fight, me: Creature, target: Creature, defence: tuple[Mod, ...], known: bool
) -> Flow[Push | None]:
    """B-REA-04, AMB-77: allies at hand may push the target, if it does not defend itself.

    ``known``: whether whoever strikes is seen; else nobody is named to them.
    """
    if len(fight.state.beings) <= 2:
        return None
    if defence and setting(fight, "pousser", "avec_defense") == "jamais":
        return None
    near = int(setting(fight, "pousser", "portee"))
    if not near or not target.placed or target.sheet.genre == "objet":
        return None
    for id in [c.id for c in fight.in_order() if may_push(c, me, target, near)]:
        ally = fight[id]
        ways = yield from free_ways(fight, me, target)
        if not ways:
            return None
        about = {"who": target.id, "attacker": me.id if known and sees(ally, me) else ""}
        said = yield from Ask(ally.id, "push", (*ways, NO), NO, about)
        if said != NO:
            yield from pay(ally, "B-REA-04", reaction=1)
            return Push(ally.id, ways[said])
    return None


@dataclass(frozen=True, slots=True)
class Watch:
    """Ready to push ``ally``; said again, no longer."""

    actor: str
    ally: str


def watch(fight: Fight, act: Watch) -> Flow[None]:
    """B-REA-04: says that it would push this ally, for nothing; only then is it asked each time."""
    me, ally = fight[act.actor], fight[act.ally]
    if ally == me:
        raise Refused("not-yourself", "B-REA-04")
    if ally.out or ally.side != me.side:
        raise Refused("no-ally", "B-REA-04", who=ally.id)
    old = [e for e in ally.effects("watched") if e.by == me.id]
    yield from lift(old, "over")
    if not old:
        yield Begin(Effect("watched", ally.id, me.id))
    yield Tell("watch-over" if old else "watch", (me.id, ally.id))


def may_push(c: Creature, me: Creature, target: Creature, near: int) -> bool:
    """B-REA-04: an ally who watches, with a reaction left, within a metre."""
    if setting(c.fight, "pousser", "proposer") == "sur_annonce" and not any(
        e.by == c.id for e in target.effects("watched")
    ):
        return False
    if c in (me, target) or c.side != target.side or not c.placed or not can_react(c):
        return False
    return c.distance(target) <= near


def free_ways(fight: Fight, me: Creature, target: Creature) -> Flow[dict[str, Pos]]:
    """B-REA-04: where it can be pushed to: a metre, onto a block that nothing fills."""
    x, y, z = target.pos
    ways = {name: (x + dx, y, z + dz) for name, (dx, dz) in WAYS.items()}
    empty = {name: to for name, to in ways.items() if not crowded(fight, target, to)}
    if not empty:
        return {}
    filled = yield from Facts(tuple([Fact("filled", (to,)) for to in empty.values()]))
    return {n: to for (n, to), wall in zip(empty.items(), filled, strict=True) if not wall}


def crowded(fight: Fight, target: Creature, to: Pos) -> bool:
    """Whether somebody stands where the target would."""
    there = target.box(to)
    others = [c for c in fight if c != target and c.placed and not c.out]
    return any(there.overlaps(c.box()) for c in others)


def worth(target: Creature, defence: tuple[Mod, ...]) -> tuple[Mod, ...]:
    """B-REA-04: the push is worth the Agilité of whoever is pushed, once if it dodges too."""
    dodges = any(m.source == "dodge" for m in defence)
    if dodges and setting(target.fight, "pousser", "avec_defense") == "une_fois":
        return ()
    return (Mod(modifier(target, "agilite"), "push"),)


def shove(fight: Fight, target: Creature, push: Push) -> Flow[str]:
    """B-REA-04, B-GRP-07: hit or missed it is moved, which provokes nobody; at the GM's price."""
    yield Move(target.id, push.to, "forced")
    yield from separate(fight)
    yield from plunge(fight, target)
    options = ("prone", "target", "nothing")
    about = {"who": target.id, "by": push.by}
    said = yield from Ask(GM, "push-consequence", options, "prone", about)
    yield Tell("pushed", (push.by, target.id), {"consequence": said})
    rider = rider_of(target)
    if rider is not None:  # B-MNT-03
        yield from carry(target)
        yield from hold_seat(fight, rider)
    if said == "prone" and not target.out:
        yield from trip(fight, target)
    return str(said)
