"""Spears set against a charge."""

from rules.engine.flows import lift
from rules.engine.requests import Ask, Flow, Tell

from .hands import Wield, in_hand
from .opportunity import able
from .reach import reaches
from .sheet import Creature, Fight
from .space import hostile, sees
from .tempo import act_before, readied, strike_now
from .theme import Theme, forbidden


def set_weapon(foe: Creature, me: Creature) -> Wield | None:
    """D-CHARGE-12: the weapon that it has readied against a charge, if it reaches me now."""
    kept = readied(foe)
    if kept is None or kept.data["act"] != "attack" or kept.data["target"] not in ("", me.id):
        return None
    for wield in in_hand(foe):
        if wield.weapon.contre_charge and reaches(foe, me, wield.weapon):
            return wield
    return None


def met(fight: Fight, me: Creature, mover: Creature) -> Flow[None]:
    """D-CHARGE-12: whoever has set a spear strikes first, and double."""
    for id in [c.id for c in fight.in_order()]:
        foe = fight[id]
        if not hostile(foe, me) or not able(foe) or forbidden(foe, "attack") or not sees(foe, me):
            continue
        for victim in (me,) if mover == me else (me, mover):
            if set_weapon(foe, victim) is None or victim.out:
                continue
            about = {"who": victim.id}
            if (yield Ask(foe.id, "set-weapon", ("yes", "no"), "yes", about)) == "no":
                continue
            yield from lift(foe.effects("ready"), "released")
            yield from act_before(fight, foe)
            yield Tell("meets-charge", (foe.id, victim.id))
            yield from strike_now(fight, foe, victim, factor=2, why="set")
            break


BRACED = Theme(questions=("set-weapon",), tells=("meets-charge",))
