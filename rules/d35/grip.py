"""A weapon of one hand taken in both, and back."""

from dataclasses import dataclass

from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Verb

from . import hands
from .acts import check_act
from .budget import spend
from .hands import BOTH, MAIN, OFF, weapon_words
from .settings import setting
from .sheet import Creature, Fight
from .theme import Theme


@dataclass(frozen=True, slots=True)
class Grip:
    actor: str
    weapon: str = ""


def grip(fight: Fight, act: Grip) -> Flow[None]:
    """R-9: both hands give once and a half the Strength; a light weapon gains nothing by it."""
    me = fight[act.actor]
    check_act(me, "R-9")
    wield = next((w for w in hands.in_hand(me) if act.weapon in ("", w.weapon.nom)), None)
    if wield is None or wield.item is None:
        raise Refused("not-in-hand", "R-9", weapon=act.weapon or "none")
    if wield.weapon.two_handed or wield.weapon.light:
        raise Refused("one-grip", "R-9", weapon=wield.weapon.nom)
    to = other_grip(me, wield.hand)
    yield from spend(fight, me, setting(fight, "hands", "regrip"), "R-9")
    yield hands.put(wield.item, me.id, to)
    yield Tell("grips", (me.id,), {"weapon": wield.weapon.nom, "hands": 2 if to == BOTH else 1})


def other_grip(me: Creature, now: str) -> str:
    """The slot it goes to. Raises Refused when the other hand is full."""
    if now == BOTH:
        return MAIN
    other = OFF if now == MAIN else MAIN
    if other not in hands.free_hands(me):
        raise Refused("no-free-hand", "R-9", who=me.id)
    return BOTH


GRIP = Theme(
    verbs={"grip": Verb(Grip, grip, (Arg("weapon", "word", weapon_words, optional=True),))},
    tells=("grips",),
    refusals=("one-grip",),
)
