"""Feints: Bluff against the eye of a fighter, for one attack without his Dexterity."""

from dataclasses import dataclass

from rules.engine.changes import Begin
from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .attack import check_target
from .blow import Blow, Struck
from .budget import require, spend
from .checks import skill
from .hands import wielded
from .offers import at_foes
from .reach import reaches
from .rivalry import plain_roll
from .settings import setting
from .sheet import Creature, Fight
from .space import metres
from .theme import Theme, barred

FEINTED = "feinted"
"""``on`` has no Dexterity against the next melee attack of ``by``."""


@dataclass(frozen=True, slots=True)
class Feint:
    actor: str
    target: str


def feint(fight: Fight, act: Feint) -> Flow[None]:
    """D-FEINT-01…07: a standard action, a move action with the feat; nobody is exposed by it."""
    me, target = fight[act.actor], fight[act.target]
    kind = check_feint(me, target)
    yield from spend(fight, me, kind, "D-FEINT-01")
    mine = (Mod(skill(me, "bluff"), "bluff"), *strangeness(fight, target))
    eye = Mod(skill(target, "sense_motive"), "sense_motive")
    bluff = yield from plain_roll(me, "bluff", mine)
    seen = yield from plain_roll(target, "sense_motive", (eye, Mod(target.sheet.BBA, "bba")))
    shown = {"roll": bluff, "against": seen}
    if bluff.total <= seen.total:  # D-FEINT-03: strictly greater
        yield Tell("feint-seen", (me.id, target.id), shown)
        return
    yield from lift([e for e in target.effects(FEINTED) if e.by == me.id], "again")
    yield Begin(Effect(FEINTED, target.id, me.id, me.next_end))
    yield Tell("feinted", (me.id, target.id), shown)


def check_feint(me: Creature, target: Creature) -> str:
    """D-FEINT-01, D-FEINT-06, D-FEINT-07: whom, and the action it takes. Raises Refused."""
    check_target(me, target, "D-FEINT-01")
    if target.sheet.mindless:
        raise Refused("mindless", "D-FEINT-06", who=target.id)
    check_near(me, target)
    kind = "move" if me.sheet.has_feat("improved_feint") else "standard"
    require(me, kind, "D-FEINT-01")
    return kind


def offers(fight: Fight, me: Creature) -> list[Offer]:
    return at_foes(me, "feint", lambda foe: check_feint(me, foe))


def check_near(me: Creature, target: Creature) -> None:
    """D-FEINT-01: in melee, with something to strike with. Raises Refused."""
    near = [w for w in wielded(me) if w.weapon.melee and reaches(me, target, w.weapon)]
    if not near:
        raise Refused("out-of-reach", "D-FEINT-01", who=target.id, distance=metres(me, target))
    reasons = [barred(me, target, wield) for wield in near]
    if reasons[0] is not None and None not in reasons:
        raise reasons[0]


def strangeness(fight: Fight, target: Creature) -> tuple[Mod, ...]:
    """D-FEINT-04, D-FEINT-05, A-32: who is no humanoid is harder to read, a beast harder still."""
    score = target.sheet.score("INT")
    beast = score is not None and score <= 2
    alien = int(setting(fight, "feint", "nonhumanoid")) if target.sheet.type != "humanoide" else 0
    if beast:
        adds = setting(fight, "feint", "animal_mode") == "adds"
        alien = int(setting(fight, "feint", "animal")) + (alien if adds else 0)
    return (Mod(alien, "nature"),) if alien else ()


def fooled(target: Creature, me: Creature, blow: Blow) -> str:
    """D-FEINT-03: no Dexterity against the one who feinted, at arm's length."""
    if blow.ranged or not any(e.by == me.id for e in target.effects(FEINTED)):
        return ""
    return FEINTED


def used_up(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[None]:
    """D-FEINT-03: for one melee attack, hit or miss."""
    if not struck.blow.ranged:
        yield from lift([e for e in target.effects(FEINTED) if e.by == me.id], "used")


FEINT = Theme(
    verbs={"feint": Verb(Feint, feint, (Arg("target", "creature"),))},
    effects=(FEINTED,),
    tells=("feinted", "feint-seen"),
    refusals=("mindless",),
    denies_dex=fooled,
    after_attack=used_up,
    offers=offers,
)
