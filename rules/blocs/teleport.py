"""Elsewhere at once, by magic."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.changes import Move
from rules.engine.flows import pay
from rules.engine.geometry import Box
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Pos

from .arms import Weapon
from .attack import afford_attack, cost
from .budget import action_pool
from .hold import separate
from .mounts import leave_saddle
from .push import crowded
from .ready import forestalled, released
from .riding import mount_of
from .sheet import Creature, Fight
from .statuses import check_fear, check_magic, check_rage
from .zones import suffer


@dataclass(frozen=True, slots=True)
class Teleport:
    """``spell`` "": the first one that teleports."""

    actor: str
    to: Pos
    spell: str = ""


def teleport(fight: Fight, act: Teleport) -> Flow[None]:
    """B-MOV-22, B-STA-03: prone or rooted all the same, and nobody strikes as it leaves.

    B-DMG-11: what lies on the ground there hurts as on any entry; the mount stays behind.
    """
    me = fight[act.actor]
    spell = next((s for s in spells(me) if act.spell in ("", s.nom)), None)
    if spell is None:
        raise Refused("cannot-teleport", "B-MOV-22", who=me.id)
    check_magic(me, spell)
    check_rage(fight, me)
    check_fear(me, act.to)
    distance = fight.measure(me.box(), Box.of(act.to, 1, 1))
    if distance > spell.teleporte:
        params = {"distance": distance, "limit": spell.teleporte, "weapon": spell.nom}
        raise Refused("out-of-range", "B-MOV-22", who=me.id, **params)
    if crowded(fight, me, act.to):
        raise Refused("place-taken", "B-MOV-22")
    costs = cost(spell, action_pool(me, spell))
    afford_attack(me, costs)
    if (yield from forestalled(fight, "step", me)):
        return
    yield from pay(me, "B-ACT-04", **costs)
    beast = mount_of(me)
    if beast is not None:
        yield from leave_saddle(me, beast)
    yield Move(me.id, act.to, "teleport")
    yield Tell("teleported", (me.id,), {"spell": spell.nom})
    yield from separate(fight)
    yield from suffer(fight, me, "entry")
    yield from released(fight, "step", me)


def spells(me: Creature) -> list[Weapon]:
    """Those that carry it elsewhere."""
    return [w for w in me.sheet.armes if w.teleporte]


def spell_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for such a spell."""
    return {w.nom: w.nom for w in spells(me)}
