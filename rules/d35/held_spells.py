"""Spells, scrolls and components of somebody held in a grapple or by the throat."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Verb
from rules.engine.state import Effect

from .budget import require, spend
from .checks import skill_check
from .holds import GAGGED, GARROTTED, GRAPPLED, check_grappling, check_not_pinned, check_not_pinning
from .settings import setting
from .sheet import Creature, Fight
from .spells import Spell
from .tables import distraction_dc
from .theme import Theme

IN_HAND = "component_in_hand"
"""D-GRAPPLE-30: what the next spell needs has been got out."""
AT_ONCE = ("simple", "libre", "rapide", "immediate")


@dataclass(frozen=True, slots=True)
class GetOut:
    actor: str


def held(me: Creature) -> bool:
    return me.has(GRAPPLED) or me.has(GARROTTED)


def bars_spell(me: Creature, spell: Spell) -> Refused | None:
    """D-GRAPPLE-21, D-GARROTE-13: no gesture, no careful or long casting, everything in hand."""
    if me.has(GARROTTED) and (part := choked(me, spell)):
        return Refused("choked", "D-GARROTE-13", who=me.id, spell=spell.nom, part=part)
    if not held(me):
        return None
    shown = {"who": me.id, "spell": spell.nom}
    if spell.G:
        return Refused("held-gesture", "D-GRAPPLE-21", **shown)
    if spell.temps not in AT_ONCE or (spell.metamagie and me.sheet.incantation == "spontanee"):
        return Refused("held-too-long", "D-GRAPPLE-21", **shown)
    if spell.minutieux:
        return Refused("held-careful", "D-GRAPPLE-21", **shown)
    if spell.V and me.has(GAGGED):
        return Refused("held-gagged", "D-GRAPPLE-21", **shown)
    if (spell.M or spell.F or spell.FD) and not me.has(IN_HAND):
        return Refused("held-component", "D-GRAPPLE-21", **shown)
    return None


def choked(me: Creature, spell: Spell) -> str:
    """D-GARROTE-13, A-60: the first component that a cord around the neck takes away."""
    has = {"V": spell.V, "G": spell.G, "M": spell.M, "F": spell.F}
    return next((c for c in setting(me.fight, "garrote", "forbidden_components") if has[c]), "")


def concentrates(fight: Fight, me: Creature, spell: Spell) -> Flow[bool]:
    """D-GRAPPLE-22, D-GARROTE-13: Concentration against 20 and the level; no grapple check.

    Nobody held: nothing to roll. What was got out for the spell is used.
    """
    if not held(me):
        return True
    if spell.M or spell.F or spell.FD:
        yield from lift(me.effects(IN_HAND), "used")
    dc = distraction_dc(setting(fight, "cast"), "grapple", spell.niveau)
    return (yield from skill_check(fight, me, "concentration", dc)).passed


def get_component(fight: Fight, act: GetOut) -> Flow[None]:
    """D-GRAPPLE-30, D-GRAPPLE-37: the whole turn, no check; the next spell may use it."""
    me = fight[act.actor]
    check_grappling(me, "D-GRAPPLE-30")
    check_not_pinned(me)
    check_not_pinning(me)
    require(me, "full", "D-GRAPPLE-30")
    yield from spend(fight, me, "full", "D-GRAPPLE-30")
    yield from lift(me.effects(IN_HAND), "again")
    yield Begin(Effect(IN_HAND, me.id))
    yield Tell("component-out", (me.id,))


HELD_SPELLS = Theme(
    verbs={"component": Verb(GetOut, get_component)},
    effects=(IN_HAND,),
    tells=("component-out",),
    refusals=(
        "choked", "held-gesture", "held-too-long", "held-careful", "held-gagged", "held-component",
    ),
    bars_spell=bars_spell,
)  # fmt: skip
