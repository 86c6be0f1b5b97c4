"""Touch spells: the charge in the hand, touching with it, and losing it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.engine.changes import Begin, End
from rules.engine.clock import FOREVER
from rules.engine.flows import lift
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.ruleset import Arg, Offer, Verb
from rules.engine.state import Effect

from .acts import perform
from .attack import check_target
from .blow import Blow, Struck
from .budget import can, require, spend
from .hands import BODY, bare
from .reach import reaches
from .settings import setting
from .sheet import Creature, Fight
from .space import allies, enemies, hostile, metres
from .spell_effects import Power, affect, known_spell
from .spells import Spell
from .strike import touch as touch_attack
from .theme import Theme, forbidden

HELD = "held_charge"
"""A touch spell waits in the hand. Data: ``spell``, ``level`` and ``dc`` of its power, ``left``
touches, ``turn`` in which it was cast, ``tried``: the touch of that turn is used."""


@dataclass(frozen=True, slots=True)
class Touch:
    actor: str
    target: str


@dataclass(frozen=True, slots=True)
class TouchMany:
    actor: str
    targets: tuple[str, ...]


def charge(me: Creature) -> Effect | None:
    return next(iter(me.effects(HELD)), None)


def hold(fight: Fight, me: Creature, spell: Spell, power: Power) -> Flow[None]:
    """D-TOUCH-01, D-TOUCH-06: it stays in the hand for as long as nothing is touched."""
    data = {
        "spell": spell.nom,
        "level": power.level,
        "dc": power.dc,
        "left": spell.contacts,
        "turn": fight.clock.begun.get(me.id, 0),
        "tried": False,
    }
    yield from lift(me.effects(HELD), "another")
    yield Begin(Effect(HELD, me.id, "", FOREVER, data))
    yield Tell("charge-held", (me.id,), {"spell": spell.nom})


def dissipate(me: Creature, why: str) -> Flow[None]:
    """D-TOUCH-08, D-TOUCH-09: gone without effect."""
    held = charge(me)
    if held is not None:
        yield from lift([held], why)
        yield Tell("charge-lost", (me.id,), {"spell": held.data["spell"], "why": why})


def check_charge(me: Creature) -> Effect:
    """Raises Refused for an empty hand, or one that cannot move."""
    held = charge(me)
    if held is None:
        raise Refused("no-charge", "D-TOUCH-01", who=me.id)
    if why := forbidden(me, "hands"):
        raise Refused("cannot-act", "D-TOUCH-01", who=me.id, why=why)
    return held


def check_touch(me: Creature, target: Creature) -> None:
    """D-TOUCH-01, D-TOUCH-03: somebody alive and near. Raises Refused."""
    if hostile(me, target):
        check_target(me, target, "D-TOUCH-03")
    check_reach(me, target)


def check_reach(me: Creature, target: Creature) -> None:
    """D-TOUCH-01: at arm's length. Raises Refused."""
    if target.out in ("dead", "fled"):
        raise Refused("no-target", "D-TOUCH-01", who=target.id)
    if target != me and not reaches(me, target, bare(me).weapon):
        raise Refused("out-of-reach", "D-TOUCH-01", who=target.id, distance=metres(me, target))


def cost(me: Creature, held: Effect) -> str:
    """D-TOUCH-01, D-TOUCH-02, D-TOUCH-06: nothing in the turn of the casting, once."""
    now = me.fight.clock.begun.get(me.id, 0)
    return "free" if held.data["turn"] == now and not held.data["tried"] else "standard"


def touch(fight: Fight, act: Touch) -> Flow[None]:
    """D-TOUCH-01…07: a friend and oneself for certain, an enemy by a touch attack.

    D-TOUCH-04: the charged hand counts as armed, so nobody is given an opportunity.
    """
    me, target = fight[act.actor], fight[act.target]
    held = check_charge(me)
    check_touch(me, target)
    kind = cost(me, held)
    require(me, kind, "D-TOUCH-06")
    yield from spend(fight, me, kind, "D-TOUCH-06")
    yield from lay_on(fight, me, held, target)


def lay_on(fight: Fight, me: Creature, held: Effect, target: Creature) -> Flow[None]:
    """D-TOUCH-03, D-TOUCH-04: already paid for."""
    if not hostile(me, target):
        yield from discharge(fight, me, held, target)
        return
    yield End(held.id, "next")
    yield Begin(replace(held, data={**held.data, "tried": True}))
    blow = Blow(bare(me), me.sheet.BBA, why="touch", label="touch")
    struck = yield from touch_attack(fight, me, target, blow)
    if not struck.hit:
        yield Tell("charge-kept", (me.id,), {"spell": held.data["spell"]})


def touch_many(fight: Fight, act: TouchMany) -> Flow[None]:
    """D-TOUCH-07: one friend is a standard action, up to six the whole turn, which exposes."""
    me = fight[act.actor]
    held = check_charge(me)
    chosen = [fight[id] for id in dict.fromkeys(act.targets)]
    few = int(setting(fight, "held_touch", "friends_standard"))
    most = min(int(setting(fight, "held_touch", "friends_full")), int(held.data["left"]))
    if not chosen or len(chosen) > most:
        raise Refused("too-many-touched", "D-TOUCH-07", n=len(chosen), most=most)
    for friend in chosen:
        if hostile(me, friend):
            raise Refused("no-friend", "D-TOUCH-07", who=friend.id)
        check_reach(me, friend)
    if len(chosen) <= few:
        yield from spend(fight, me, "standard", "D-TOUCH-07")
    elif not (yield from perform(fight, me, "touch_six", "D-TOUCH-07")):
        return
    for friend in chosen:
        now = charge(me)
        if now is not None:
            yield from discharge(fight, me, now, friend)


def discharge(
    fight: Fight, me: Creature, held: Effect, target: Creature, critical: bool = False
) -> Flow[None]:
    """§8.4: one touch less, and the spell does its work on whoever was touched."""
    left = int(held.data["left"]) - 1
    yield End(held.id, "touched")
    if left > 0:
        yield Begin(replace(held, data={**held.data, "left": left}))
    yield Tell("charge-released", (me.id, target.id), {"spell": held.data["spell"]})
    spell = known_spell(me, str(held.data["spell"]))
    if spell is not None:
        power = Power(int(held.data["level"]), int(held.data["dc"]))
        yield from affect(fight, me, spell, power, target, critical)


def after_attack(fight: Fight, me: Creature, target: Creature, struck: Struck) -> Flow[None]:
    """D-TOUCH-05, D-TOUCH-08, D-TOUCH-10: a hand that lands discharges, whatever it wanted.

    An ordinary fist meets the ordinary armour class and leaves itself open (attack.expose): the
    charge does not arm it. A miss keeps the charge.
    """
    held, blow = charge(me), struck.blow
    if held is None or not struck.hit or blow.ranged or blow.wield.hand != BODY:
        return
    if blow.against is None:
        yield from discharge(fight, me, held, target, struck.critical and blow.touch)


def handled(fight: Fight, me: Creature, data: Mapping[str, Any]) -> Flow[None]:
    """D-TOUCH-08: the GM says whether the charged hand touched that thing."""
    held = charge(me)
    if held is None:
        return
    about = {"who": me.id, "spell": held.data["spell"], "what": str(data["what"])}
    if (yield from Ask(GM, "touch-accident", ("yes", "no"), "yes", about)) == "yes":
        yield from dissipate(me, "accident")


def another(fight: Fight, me: Creature) -> Flow[None]:
    """D-TOUCH-09: beginning to cast, whatever the spell, lets go of the charge."""
    yield from dissipate(me, "another-spell")


def fallen(fight: Fight, me: Creature) -> Flow[None]:
    """§8.4: whoever faints loses it, unless the GM has it otherwise."""
    if setting(fight, "held_touch", "unconscious_loses"):
        yield from dissipate(me, "unconscious")


def offers(fight: Fight, me: Creature) -> list[Offer]:
    """Whoever is in reach: enemies first, then friends, then oneself."""
    held = charge(me)
    if held is None or forbidden(me, "hands") or not can(me, cost(me, held)):
        return []
    foes = [] if forbidden(me, "attack") else [c for c in enemies(me) if me.perceives(c)]
    near = [c for c in (*foes, *allies(me)) if reaches(me, c, bare(me).weapon)]
    return [Offer("touch", {"target": c.id}) for c in (*near, me)]


TOUCH = Theme(
    verbs={
        "touch": Verb(Touch, touch, (Arg("target", "creature"),)),
        "touch-many": Verb(TouchMany, touch_many, (Arg("targets", "creatures"),)),
    },
    effects=(HELD,),
    quiet=(HELD,),
    needs={HELD: ("spell", "level", "dc", "left", "turn", "tried")},
    questions=("touch-accident",),
    tells=("charge-held", "charge-lost", "charge-kept", "charge-released"),
    refusals=("no-charge", "too-many-touched"),
    after_attack=after_attack,
    handled=handled,
    casts=another,
    fallen=fallen,
    offers=offers,
)
