"""Spells that take a round or more: begun, kept up, lost, and taking effect before a later turn."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.changes import Begin, End
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .budget import can, require, spend
from .components import check_cast, gather
from .distraction import resists, undisturbed, well_spoken
from .ground import Plain
from .opportunity import Verdict, provoke
from .settings import setting
from .sheet import Creature, Fight
from .slots import begin_casting
from .spells import Spell
from .split import STARTED, begin_half, pace_words, started
from .theme import Theme, everywhere_with, forbidden, restricted

CASTING = "casting"
"""A long spell under way. Data: ``spell``, ``level``, ``rounds`` it takes, ``done`` of them,
``turn`` of the caster in which the last was, ``target``."""
HALVED = "cast_1_round"
"""The row of T-01 that a spell begun with a standard action is known by."""


@dataclass(frozen=True, slots=True)
class Incant:
    """``stance`` defensive: no opportunity, against a Concentration check. ``pace``: "" or half."""

    actor: str
    spell: str
    stance: str = ""
    target: str = ""
    pace: str = ""


def rounds_of(me: Creature, spell: Spell, converted: bool = False) -> int:
    """D-FRC-01, 02, 07, 08: full rounds before it takes effect; 0: at the end of the action.

    ``converted``: a prepared spell turned into another (cleric, druid).
    """
    minute = int(setting(me.fight, "rounds_per_minute"))
    rounds = {"1_round": 1, "1_minute": minute}.get(spell.temps, 0)
    return rounds + 1 if rounds and lengthened(me, spell, converted) else rounds


def kind_of(me: Creature, spell: Spell, converted: bool = False) -> str:
    """D-CAST-01, D-FRC-01, D-FRC-07: the action that casting it takes."""
    if spell.temps == "simple":
        return "full" if lengthened(me, spell, converted) else "standard"
    return {"libre": "free", "rapide": "swift", "immediate": "immediate"}.get(spell.temps, "full")


def lengthened(me: Creature, spell: Spell, converted: bool) -> bool:
    """D-FRC-07, D-FRC-08: metamagic of those who choose their spell as they cast."""
    return spell.metamagie and (me.sheet.incantation == "spontanee" or converted)


def spell_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {s.nom: s.nom for s in me.sheet.sorts if is_long(me, s)}


def is_long(me: Creature, spell: Spell) -> bool:
    return kind_of(me, spell) == "full"


def stance_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    return {"défensif": "defensive", "prudent": "defensive"}


def incant(fight: Fight, act: Incant) -> Flow[None]:
    """D-FRC-01…08, D-START-03: begin a spell of a round or more, in one go or by halves."""
    me = fight[act.actor]
    spell = next((s for s in me.sheet.sorts if s.nom == act.spell), None)
    if spell is None:
        raise Refused("no-such-spell", "D-FRC-01", name=act.spell)
    if not is_long(me, spell):
        raise Refused("not-long", "D-FRC-01", spell=spell.nom)
    if started(me, HALVED, spell.nom) is None:
        check_cast(me, spell)
        yield from gather(fight, me, spell)
    defensive = act.stance == "defensive"
    yield from begin_long(fight, me, spell, defensive, act.target, pace=act.pace)


def begin_long(
    fight: Fight,
    me: Creature,
    spell: Spell,
    defensive: bool = False,
    target: str = "",
    given: Spell | None = None,
    pace: str = "",
) -> Flow[bool]:
    """D-FRC-01…08, D-START-03: pay, expose oneself, keep one's concentration; False: it is lost.

    ``given``: the prepared spell that it takes the place of. ``pace`` half: with a standard
    action now, and another in the next turn.
    """
    rounds = rounds_of(me, spell, given is not None)
    half = started(me, HALVED, spell.nom)
    if half is not None or pace == "half" or restricted(me) or not can(me, "full"):
        return (yield from by_halves(fight, me, spell, defensive, target, given))
    require(me, "full", "D-FRC-01")
    yield from lift(me.effects(CASTING), "another")
    yield from spend(fight, me, "full", "D-FRC-01")
    yield from begin_casting(fight, me, spell, given)
    if not (yield from keep_calm(fight, me, spell, defensive)):
        return False
    data = {
        "spell": spell.nom,
        "level": spell.niveau,
        "rounds": rounds,
        "done": 1,
        "turn": fight.clock.begun.get(me.id, 0),
        "target": target,
    }
    if not rounds:  # D-FRC-07: at the end of this very action
        yield from takes_effect(fight, me, data)
        return True
    yield Begin(Effect(CASTING, me.id, data=data))
    yield Tell("casting", (me.id,), {"spell": spell.nom, "done": 1, "rounds": rounds})
    return True


def by_halves(
    fight: Fight, me: Creature, spell: Spell, defensive: bool, target: str, given: Spell | None
) -> Flow[bool]:
    """D-START-03: two standard actions; it takes effect with the second, exposes at the first."""
    if rounds_of(me, spell) > 1:
        raise Refused("cannot-split", "D-START-04", action=HALVED)
    half = started(me, HALVED, spell.nom)
    yield from spend(fight, me, "standard", "D-START-03")
    if half is None:
        yield from lift(me.effects(CASTING), "another")
        yield from begin_casting(fight, me, spell, given)
        if not (yield from keep_calm(fight, me, spell, defensive)):
            return False
        yield from begin_half(fight, me, HALVED, spell.nom, level=spell.niveau)
        return True
    if setting(fight, "split_action_provokes") == "both":
        verdict = yield from provoke(fight, me, HALVED)
        if not verdict.able or not in_the_making(me):  # D-FRC-03: what hurt it tried it too
            return False
    yield from lift([half], "done")
    whole: dict[str, Any] = {"spell": spell.nom, "level": spell.niveau, "target": target}
    yield from takes_effect(fight, me, whole)
    return True


def keep_calm(
    fight: Fight, me: Creature, spell: Spell, defensive: bool, action: str = HALVED
) -> Flow[bool]:
    """D-FRC-04, D-FRC-06, D-CAST-12, D-CAST-14: exposed at the start only, or on the defensive.

    ``action``: the row of T-01 that exposes; "" for a casting that never does (D-CAST-13).
    """
    calm = True
    if defensive:
        calm = yield from resists(fight, me, "defensive", spell.niveau)
    elif action:
        verdict = yield from provoke(fight, me, action)
        calm = yield from bear(fight, me, spell, verdict)
    calm = calm and (yield from undisturbed(fight, me, spell.niveau))
    calm = calm and (yield from well_spoken(fight, me, spell))
    if not calm:
        yield Tell("casting-lost", (me.id,), {"spell": spell.nom})
    return calm


def bear(fight: Fight, me: Creature, spell: Spell, verdict: Verdict) -> Flow[bool]:
    """D-CAST-12: a Concentration check for each wound: 10, the damage and the spell's level."""
    for _, damage in verdict.hits:
        if not (yield from concentrates(fight, me, spell.niveau, damage)):
            return False
    return verdict.able


def concentrates(fight: Fight, me: Creature, level: int, damage: int) -> Flow[bool]:
    """T-09, D-FRC-03: what damage asks of a caster."""
    return not me.out and (yield from resists(fight, me, "damage", level, damage))


# -- under way ------------------------------------------------------------------------------------


def under_way(me: Creature) -> Effect | None:
    return next(iter(me.effects(CASTING)), None)


def in_the_making(me: Creature) -> list[Effect]:
    """D-START-03, D-FRC-03: a long spell under way, or one of which half is done."""
    halves = [e for e in me.effects(STARTED) if e.data["action"] == HALVED]
    return [*me.effects(CASTING), *halves]


def chant(fight: Fight, act: Plain) -> Flow[None]:
    """D-FRC-02: one more full round of it."""
    me = fight[act.actor]
    now = under_way(me)
    if now is None or now.data["done"] >= now.data["rounds"]:
        raise Refused("not-casting", "D-FRC-02", who=me.id)
    if why := forbidden(me, "cast"):
        raise Refused("cannot-act", "D-FRC-02", who=me.id, why=why)
    yield from spend(fight, me, "full", "D-FRC-02")
    done = int(now.data["done"]) + 1
    yield End(now.id, "next")
    data = {**now.data, "done": done, "turn": fight.clock.begun.get(me.id, 0)}
    yield Begin(replace(now, data=data))
    shown = {"spell": now.data["spell"], "done": done, "rounds": now.data["rounds"]}
    yield Tell("casting", (me.id,), shown)


def turn_start(fight: Fight, me: Creature) -> Flow[None]:
    """D-FRC-01, D-FRC-02: it takes effect just before the turn, which is then like any other."""
    now = under_way(me)
    if now is not None and now.data["done"] >= now.data["rounds"]:
        yield from lift([now], "cast")
        yield from takes_effect(fight, me, now.data)


def takes_effect(fight: Fight, me: Creature, data: Mapping[str, Any]) -> Flow[None]:
    """What the spell does is told by whoever knows it."""
    yield Tell("spell-works", (me.id,), {"spell": data["spell"]})
    yield from everywhere_with("resolve", fight, me, data)


def turn_end(fight: Fight, me: Creature) -> Flow[None]:
    """D-FRC-02: a turn spent otherwise, and all of it is lost."""
    now = under_way(me)
    if now is not None and now.data["turn"] != fight.clock.begun.get(me.id, 0):
        yield from lose(fight, me, now)


def lose(fight: Fight, me: Creature, now: Effect) -> Flow[None]:
    yield from lift([now], "lost")
    yield Tell("casting-lost", (me.id,), {"spell": now.data.get("spell", now.data.get("about"))})


def after_hurt(fight: Fight, me: Creature, damage: int, by: str) -> Flow[None]:
    """D-FRC-03, D-START-03: damage in between: Concentration, or the spell is lost."""
    for now in in_the_making(me):
        if not (yield from concentrates(fight, me, int(now.data.get("level", 0)), damage)):
            yield from lose(fight, me, now)


def fallen(fight: Fight, me: Creature) -> Flow[None]:
    for now in in_the_making(me):
        yield from lose(fight, me, now)


def forbids(me: Creature, what: str) -> str:
    """D-FRC-05, D-AOO-02: it threatens nothing while it casts."""
    return CASTING if what in ("threaten", "opportunity") and in_the_making(me) else ""


def offers(fight: Fight, me: Creature) -> list[Offer]:
    now = under_way(me)
    if now is None or now.data["done"] >= now.data["rounds"] or not can(me, "full"):
        return []
    return [] if forbidden(me, "cast") else [Offer("chant")]


LONG_CAST = Theme(
    verbs={
        "incant": Verb(
            Incant,
            incant,
            (
                Arg("spell", "word", spell_words),
                Arg("stance", "word", stance_words, optional=True),
                Arg("target", "creature", optional=True),
                Arg("pace", "word", pace_words, optional=True),
            ),
        ),
        "chant": Verb(Plain, chant),
    },
    effects=(CASTING,),
    needs={CASTING: ("spell", "level", "rounds", "done", "turn")},
    tells=("casting", "casting-lost", "spell-works"),
    refusals=("no-such-spell", "not-long", "not-casting"),
    forbids=forbids,
    after_hurt=after_hurt,
    fallen=fallen,
    turn_start=turn_start,
    turn_end=turn_end,
    offers=offers,
)
