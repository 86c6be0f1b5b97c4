"""Rolls against a difficulty, things that no rule describes, and the GM's own hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, AskNumber, Flow, Refused, Roll, Rolled, Tell
from rules.engine.state import Effect

from .attributes import modifier, skilled
from .budget import pay_full, pay_half
from .catalogue import DAMAGE_TYPES, dice
from .damage import harm, kinds_of
from .death import fate, resurrect
from .falls import flyers_fall
from .luck import luck
from .mounts import riders_fall
from .points import heal, rest
from .sheet import ATTRIBUTES, Creature, Fight
from .statuses import TICKS

SKILLS = {"discretion": "furtivite", "vigilance": "perception", "medecine": "habilite"}
"""B-GEN-03, AMB-36: skills that the book names together with an attribute."""

ELEMENTS = {"feu": ("brulure", "feu"), "froid": ("brulure", "froid")}
"""B-DMG-10: what people call a burn by: word → type and element."""


@dataclass(frozen=True, slots=True)
class Check:
    """``what``: an attribute or a skill. ``dc`` 0: the GM says."""

    actor: str
    what: str
    edge: int = 0
    bonus: int = 0
    dc: int = 0
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Improvise:
    """What the player wants to do, in words."""

    actor: str
    text: str


@dataclass(frozen=True, slots=True)
class Harm:
    """``amount``: dice or a number, as typed."""

    actor: str
    who: str
    amount: str
    type: str = ""


@dataclass(frozen=True, slots=True)
class Heal:
    actor: str
    who: str
    amount: str


@dataclass(frozen=True, slots=True)
class Somebody:
    """The GM does something to somebody."""

    actor: str
    who: str


def check(fight: Fight, act: Check) -> Flow[None]:
    """B-GEN-03: d20, attribute and skill against a difficulty; 1 and 20 are nothing special."""
    me = fight[act.actor]
    mods = check_mods(me, act.what, act.bonus)
    about = {"who": me.id, "what": act.what}
    least = act.dc or (yield from AskNumber(GM, "difficulty", 1, 40, 10, about))
    yield from check_roll(me, act.what, mods, least, act.edge, act.secret)


def check_mods(me: Creature, what: str, bonus: int = 0) -> tuple[Mod, ...]:
    """B-GEN-03: what is added to the die for this attribute or skill. Raises Refused."""
    gm = (Mod(bonus, "gm"),) if bonus else ()
    if what in ATTRIBUTES:
        return (Mod(modifier(me, what), what), *gm)
    if what in SKILLS:
        return (*skilled(me, SKILLS[what], what), *gm)
    if what not in me.sheet.competences:
        raise Refused("no-such-skill", "B-GEN-03", name=what)
    return (Mod(me.sheet.competences[what], what), *gm)


def check_roll(
    me: Creature, what: str, mods: tuple[Mod, ...], least: int, edge: int, secret: bool
) -> Flow[bool]:
    """B-GEN-03: the roll and what it comes to; equal is enough."""
    roll = yield from check_throw(me, mods, edge, secret)
    success = roll.total >= least
    audience = (GM,) if secret else ()
    params = {"roll": roll, "what": what, "difficulty": least}
    yield Tell("check-success" if success else "check-failure", (me.id,), params, audience)
    return success


def check_throw(
    me: Creature,
    mods: tuple[Mod, ...],
    edge: int = 0,
    secret: bool = False,
    label: str = "check",
) -> Flow[Rolled]:
    """B-GEN-01, B-ACT-07: the dice of a check, with an ally's help if there is one."""
    helped = yield from helped_with_this(me)
    up = ["help"] * bool(helped) + ["gm"] * (edge > 0)
    odds = luck(me.fight, up, ["gm"] * (edge < 0))
    roll = yield from Roll(
        label, me.id, odds.dice, (*mods, *odds.mods), odds.keep, odds.why, secret
    )
    yield from lift(helped, "spent")
    return roll


def helped_with_this(me: Creature) -> Flow[list[Effect]]:
    """B-ACT-07: the help that counts now: where a task was named the GM says if this is it."""
    found = []
    for help in me.effects("help-task"):
        task = help.data.get("task", "")
        about = {"who": me.id, "helper": help.by, "task": task}
        if not task or (yield from Ask(GM, "help-task", ("yes", "no"), "yes", about)) == "yes":
            found.append(help)
    return found


def check_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a roll: every attribute, and the skills one has."""
    return {name: name for name in (*ATTRIBUTES, *SKILLS, *me.sheet.competences)}


def improvise(fight: Fight, act: Improvise) -> Flow[None]:
    """B-GEN-06, B-ACT-01, B-ACT-15, B-TURN-06: the GM says whether it may be, and its price."""
    me = fight[act.actor]
    about = {"who": me.id, "text": act.text}
    said = yield from Ask(GM, "improvised", ("refuse", "full", "half", "free"), "refuse", about)
    if said == "refuse":
        raise Refused("not-allowed", "B-GEN-06")
    if said == "half":
        yield from pay_half(fight, me)
    elif said == "full":
        yield from pay_full(fight, me, "B-GEN-06")
    yield Tell("improvised", (me.id,), {"text": act.text, "cost": said})
    rolls = ("none", *check_words(fight, me))
    what = yield from Ask(GM, "improvised-roll", rolls, "none", about)
    if what == "none":
        return
    least = yield from AskNumber(GM, "difficulty", 1, 40, 10, {"who": me.id, "what": what})
    yield from check_roll(me, what, check_mods(me, what), least, 0, False)


# -- the GM's hand -----------------------------------------------------------------------------


def rolled(fight: Fight, label: str, who: str, amount: str) -> Flow[tuple[int, Rolled | None]]:
    """An amount as the GM gives it: plain, or thrown, with its dice."""
    thrown = dice(amount)
    if not thrown.faces:
        return thrown.plus, None
    mods = (Mod(thrown.plus, "base"),) if thrown.plus else ()
    roll = yield from Roll(label, who, thrown.faces, mods)
    return roll.total, roll


def gm_harm(fight: Fight, act: Harm) -> Flow[None]:
    """B-HP-01, B-MOV-26: harm by the GM's word: a trap, the weather; it may down a flyer."""
    target = fight[act.who]
    type, element = ELEMENTS.get(act.type, (act.type, ""))
    if type and type not in DAMAGE_TYPES:
        raise Refused("no-such-damage", "B-DMG-01", name=act.type)
    if target.out:
        raise Refused("out-already", "B-HP-01", who=target.id)
    amount, roll = yield from rolled(fight, "damage", target.id, act.amount)
    yield from harm(fight, target, max(0, amount), kinds_of(fight, type, element), "gm", roll)
    if fight.state.effects:
        yield from flyers_fall(fight)
        yield from riders_fall(fight)


def gm_heal(fight: Fight, act: Heal) -> Flow[None]:
    """B-HP-04, B-HP-05: healing by the GM's word."""
    target = fight[act.who]
    if target.out == "dead":
        raise Refused("dead", "B-HP-06", who=target.id)
    amount, roll = yield from rolled(fight, "heal", target.id, act.amount)
    yield from heal(fight, target, max(0, amount), roll)


def gm_rest(fight: Fight, act: Somebody) -> Flow[None]:
    """B-HP-06: a full rest; what bled or burned no longer does."""
    target = fight[act.who]
    yield from rest(fight, target)
    for effect in target.effects(*TICKS):
        yield from lift((effect,), "rest")
        yield Tell("recovered", (target.id,), {"effect": effect.name})


def gm_resurrect(fight: Fight, act: Somebody) -> Flow[None]:
    """B-HP-06: even death can be undone."""
    yield from resurrect(fight, fight[act.who])


def gm_fate(fight: Fight, act: Somebody) -> Flow[None]:
    """B-DTH-04: the GM calls for a fate roll out of turn."""
    target = fight[act.who]
    if target.out or target["pv"] > 0 or target.has("stable"):
        raise Refused("not-dying", "B-DTH-04", who=target.id)
    yield from fate(fight, target)


def damage_words(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a kind of harm."""
    return {name: name for name in (*DAMAGE_TYPES, *ELEMENTS)}
