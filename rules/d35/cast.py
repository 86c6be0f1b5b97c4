"""Casting in chat: a spell, on whom, in the open or on the defensive."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Pos

from .budget import can, require, spend
from .components import check_cast, gather
from .free import check_quickened, spend_quickened
from .long_cast import begin_long, keep_calm, kind_of, stance_words
from .offers import may
from .sheet import Creature, Fight
from .slots import begin_casting
from .space import enemies, metres
from .spell_effects import Power, aimed, check_aim, is_touch, known_spell, power_of, work
from .spells import Spell
from .split import started
from .theme import Theme
from .touch import charge, check_touch, hold, lay_on

MANY = 6
"""Spells that have a button at most."""


@dataclass(frozen=True, slots=True)
class Cast:
    """``stance`` defensive: nobody is given an opportunity. ``instead``: the prepared spell that

    a cleric or a druid gives up for it. ``at``: the middle of an area.
    """

    actor: str
    spell: str
    target: str = ""
    stance: str = ""
    instead: str = ""
    at: Pos | None = None


def spell_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {s.nom: s.nom for s in me.sheet.sorts}


def own_spell(me: Creature, name: str) -> Spell:
    """Raises Refused for one that is not on the sheet."""
    found = next((s for s in me.sheet.sorts if s.nom == name), None)
    if found is None:
        raise Refused("no-such-spell", "D-CAST-01", name=name)
    return found


def check_time(me: Creature, kind: str) -> None:
    """D-CAST-01, D-CAST-13, D-ACT-11, D-FREE-03: the action that it takes. Raises Refused."""
    if not me.fight.clock.round:
        raise Refused("not-begun", "D-CAST-01")
    if kind == "free":
        if me not in me.fight.acting:
            acting = me.fight.clock.acting()
            raise Refused("not-your-turn", "D-ROUND-04", who=me.id, acting=acting)
        check_quickened(me)
    else:
        require(me, kind, "D-CAST-01")


def pay(fight: Fight, me: Creature, kind: str) -> Flow[None]:
    if kind == "free":
        yield from spend_quickened(fight, me)
    else:
        yield from spend(fight, me, kind, "D-CAST-01")


def check(me: Creature, spell: Spell, act: Cast) -> Spell | None:
    """All that may forbid it, before anything is spent. Raises Refused."""
    given = own_spell(me, act.instead) if act.instead else None
    halfway = started(me, "cast_1_round", spell.nom) is not None
    if not halfway:
        check_cast(me, spell, given)
    check_aim(me, spell, act.target, act.at)
    if is_touch(spell) and act.target:
        check_touch(me, me.fight[act.target])
    kind = kind_of(me, spell, given is not None)
    if kind != "full":
        check_time(me, kind)
    elif not me.fight.acting or me not in me.fight.acting:
        acting = me.fight.clock.acting()
        raise Refused("not-your-turn", "D-ROUND-04", who=me.id, acting=acting)
    return given


def cast(fight: Fight, act: Cast) -> Flow[None]:
    """D-CAST-01…14, D-FRC-07: checks, payment, exposure, concentration, effect.

    D-CAST-01: the caster keeps its Dexterity; D-CAST-13: what takes no more than a free or a
    swift action exposes to nobody.
    """
    me = fight[act.actor]
    spell = own_spell(me, act.spell)
    given = check(me, spell, act)
    kind = kind_of(me, spell, given is not None)
    if started(me, "cast_1_round", spell.nom) is None:
        yield from gather(fight, me, spell)
    defensive = act.stance == "defensive"
    if kind == "full":
        yield from begin_long(fight, me, spell, defensive, act.target, given)
        return
    check_time(me, kind)
    covered = yield from aimed(fight, me, spell, act.target)
    yield from pay(fight, me, kind)
    yield from begin_casting(fight, me, spell, given)
    action = "cast_standard" if kind == "standard" else ""
    if not (yield from keep_calm(fight, me, spell, defensive and bool(action), action)):
        return
    yield Tell("spell-works", (me.id,), {"spell": spell.nom})
    yield from take_effect(fight, me, spell, power_of(me, spell), act.target, act.at, covered)


def take_effect(
    fight: Fight,
    me: Creature,
    spell: Spell,
    power: Power,
    target: str,
    at: Pos | None,
    covered: bool = False,
) -> Flow[None]:
    """D-TOUCH-01: a touch spell goes to the hand, and from there to whoever was named."""
    if not is_touch(spell):
        yield from work(fight, me, spell, power, target, at, covered)
        return
    yield from hold(fight, me, spell, power)
    held = charge(me)
    near = target in fight and may(lambda: check_touch(me, fight[target]))
    if held is not None and near:
        yield from lay_on(fight, me, held, fight[target])


def resolve(fight: Fight, me: Creature, data: Mapping[str, Any]) -> Flow[None]:
    """D-FRC-01, D-FRC-07: a long spell does what it does."""
    spell = known_spell(me, str(data["spell"]))
    if spell is not None:
        yield from take_effect(
            fight, me, spell, power_of(me, spell), str(data.get("target", "")), None
        )


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """What takes a standard action, at the nearest enemy if it wants somebody."""
    if not can(me, "standard"):
        return []
    foes = sorted((c for c in enemies(me) if me.perceives(c)), key=lambda c: metres(me, c))
    found = []
    for spell in me.sheet.sorts:
        wants = spell.portee == "metres" and not is_touch(spell) and not spell.inoffensif
        target = foes[0].id if wants and foes and not spell.concentration else ""
        if spell.inoffensif and spell.portee == "metres":
            target = me.id
        act = Cast(me.id, spell.nom, target)
        if kind_of(me, spell) == "standard" and may(partial(check, me, spell, act)):
            found.append(
                Offer("cast", {"spell": spell.nom} | ({"target": target} if target else {}))
            )
    return found[:MANY]


CAST = Theme(
    verbs={
        "cast": Verb(
            Cast,
            cast,
            (
                Arg("spell", "word", spell_words),
                Arg("target", "creature", optional=True),
                Arg("stance", "word", stance_words, optional=True),
                Arg("instead", "word", spell_words, optional=True),
                Arg("at", "place", optional=True),
            ),
            when="always",
        ),
    },
    refusals=("not-begun",),
    resolve=resolve,
    offers=offers,
)
