"""Concentration: spells kept up, and whatever may trouble those who cast."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.engine.changes import Begin, End
from rules.engine.clock import FOREVER
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .budget import can, require, spend
from .distraction import DISTRACTED, IMPOSSIBLE, resists, undisturbed
from .free import CONCENTRATING
from .ground import Plain
from .long_cast import in_the_making, lose
from .sheet import Creature, Fight
from .spells import Spell
from .tables import CONCENTRATION
from .theme import Theme, forbidden


@dataclass(frozen=True, slots=True)
class Distract:
    """``kind`` "": nothing any more. ``amount``: damage just taken, if that is what troubles."""

    actor: str
    who: str
    kind: str = ""
    amount: int = 0


def kinds(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {
        "secousses": "violent_motion",
        "pluie": "rain",
        "grêle": "hail",
        "dégâts continus": "continuous",
        "dégâts": "damage",
        "impossible": IMPOSSIBLE,
    }


def distract(fight: Fight, act: Distract) -> Flow[None]:
    """D-CAST-09, D-CAST-11, D-FRC-03: the GM says what troubles somebody; a spell under way is

    tried at once. A blow is tried once and leaves nothing.
    """
    who = fight[act.who]
    yield from lift(who.effects(DISTRACTED), "gm")
    if act.kind and act.kind != "damage":
        data = {"kind": act.kind, "damage": act.amount}
        yield Begin(Effect(DISTRACTED, who.id, "", FOREVER, data))
    yield Tell("distracted", (who.id,), {"kind": act.kind or "none"})
    for spell in [*in_the_making(who), *who.effects(CONCENTRATING)]:
        level = int(spell.data.get("level", 0))
        fails = act.kind == IMPOSSIBLE
        if act.kind in CONCENTRATION:
            fails = not (yield from resists(fight, who, act.kind, level, act.amount))
        if fails:
            kept = spell.name == CONCENTRATING
            yield from (broken(who, spell) if kept else lose(fight, who, spell))


# -- spells kept up -------------------------------------------------------------------------------


def begin_keeping(fight: Fight, me: Creature, spell: Spell) -> Flow[None]:
    """D-CAST-11: from now on it lasts as long as it is maintained, turn after turn."""
    yield from lift(me.effects(CONCENTRATING), "another")
    turn = fight.clock.begun.get(me.id, 0)
    data = {"spell": spell.nom, "level": spell.niveau, "turn": turn}
    yield Begin(Effect(CONCENTRATING, me.id, "", FOREVER, data))


def maintain(fight: Fight, act: Plain) -> Flow[None]:
    """D-CAST-11: a standard action that exposes to nobody; troubles count as in casting."""
    me = fight[act.actor]
    kept = me.effects(CONCENTRATING)
    if not kept:
        raise Refused("no-spell-kept", "D-CAST-11", who=me.id)
    if why := forbidden(me, "cast"):
        raise Refused("cannot-act", "D-CAST-11", who=me.id, why=why)
    require(me, "standard", "D-CAST-11")
    yield from spend(fight, me, "standard", "D-CAST-11")
    if not (yield from undisturbed(fight, me, int(kept[0].data.get("level", 0)))):
        yield from broken(me, kept[0])
        return
    yield End(kept[0].id, "next")
    turn = fight.clock.begun.get(me.id, 0)
    yield Begin(replace(kept[0], data={**kept[0].data, "turn": turn}))
    yield Tell("maintained", (me.id,), {"spell": str(kept[0].data.get("spell", "none"))})


def broken(me: Creature, kept: Effect) -> Flow[None]:
    """D-CAST-11: the effect ends at once."""
    yield from lift([kept], "broken")
    yield Tell("concentration-broken", (me.id,), {"spell": str(kept.data.get("spell", "none"))})


def after_hurt(fight: Fight, me: Creature, damage: int, by: str) -> Flow[None]:
    """D-CAST-11, T-09: 10, the damage and the level; who is struck down keeps nothing up."""
    for kept in me.effects(CONCENTRATING):
        level = int(kept.data.get("level", 0))
        if me.out or not (yield from resists(fight, me, "damage", level, damage)):
            yield from broken(me, kept)


def turn_end(fight: Fight, me: Creature) -> Flow[None]:
    """D-CAST-11: a turn without a thought for it, and it is over."""
    for kept in me.effects(CONCENTRATING):
        if kept.data.get("turn", fight.clock.begun.get(me.id, 0)) != fight.clock.begun.get(me.id):
            yield from broken(me, kept)


def fallen(fight: Fight, me: Creature) -> Flow[None]:
    for kept in me.effects(CONCENTRATING):
        yield from broken(me, kept)


def offers(fight: Fight, me: Creature) -> list[Offer]:
    if not me.has(CONCENTRATING) or not can(me, "standard") or forbidden(me, "cast"):
        return []
    return [Offer("maintain")]


KEEPING = Theme(
    verbs={
        "maintain": Verb(Plain, maintain),
        "distract": Verb(
            Distract,
            distract,
            (
                Arg("who", "creature"),
                Arg("kind", "word", kinds, optional=True),
                Arg("amount", "number", optional=True),
            ),
            when="gm",
        ),
    },
    tells=("maintained", "concentration-broken", "distracted"),
    after_hurt=after_hurt,
    fallen=fallen,
    turn_end=turn_end,
    offers=offers,
)
