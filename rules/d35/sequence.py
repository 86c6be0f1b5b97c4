"""How many attacks a turn holds, at which bonus, and what each of them costs."""

from dataclasses import dataclass, replace

from rules.engine.changes import Begin, End
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused
from rules.engine.state import Effect

from .arms import Weapon
from .budget import require, spend
from .hands import in_hand, natural
from .sheet import Creature, Fight
from .theme import Theme, forbidden, restricted

ATTACKING = "attacking"
"""The attacks of this turn so far. Data: ``main`` and ``off`` made, ``extra`` off-hand ones it may
make, ``full``: more than one was made."""


@dataclass(frozen=True, slots=True)
class Swing:
    """One attack of the turn: its base bonus, its place in the turn, and the hand."""

    bab: int
    n: int
    off: bool = False
    starts: bool = True


def bonuses(me: Creature) -> tuple[int, ...]:
    """R-9, D-FULL-04: base attack bonuses of a full attack, from the highest down.

    Who fights with several natural weapons strikes once with each, at the bonus that each has.
    """
    if body := several(me):
        return (me.sheet.BBA,) * len(body)
    found, left = [me.sheet.BBA], me.sheet.BBA - 5
    while left >= 1:
        found.append(left)
        left -= 5
    return tuple(found)


def several(me: Creature) -> list[Weapon]:
    """Its natural weapons, if it has more than one and holds nothing else."""
    body = [wield.weapon for wield in natural(me)]
    return body if len(body) > 1 and not in_hand(me) else []


def next_natural(me: Creature) -> str:
    """The natural weapon whose turn it is, "" if it does not fight so."""
    body, now = several(me), current(me)
    done = int(now.data["main"]) if now is not None else 0
    return body[done].nom if done < len(body) else ""


def current(me: Creature) -> Effect | None:
    return next(iter(me.effects(ATTACKING)), None)


def made(me: Creature) -> int:
    """Attacks of its turn so far."""
    now = current(me)
    return int(now.data["main"]) + int(now.data["off"]) if now is not None else 0


def next_swing(me: Creature, off: bool = False, extra: int = 0) -> Swing:
    """D-ATK-01, D-ATK-15, D-FULL-02…05: the attack it would make now. Raises Refused.

    The first costs a standard action, the second the move action that is left, those after it
    nothing: so what follows the first may still be a move instead. ``off``: with the other hand;
    ``extra``: how many of those its two weapons give, told with the first attack.
    """
    if why := forbidden(me, "attack"):
        raise Refused("cannot-act", "D-ATK-01", who=me.id, why=why)
    if (off or extra) and (why := forbidden(me, "two_weapons")):
        raise Refused("cannot-act", "D-GRAPPLE-20", who=me.id, why=why)
    now = current(me)
    if now is None:
        require(me, "full" if extra else "standard", "D-ATK-01")
        if off and not extra:
            raise Refused("no-more-attacks", "D-ATK-15", who=me.id)
        return Swing(bonuses(me)[0], 1, off)
    mains, offs = int(now.data["main"]), int(now.data["off"])
    if off:
        if offs >= int(now.data["extra"]):
            raise Refused("no-more-attacks", "D-ATK-15", who=me.id)
        bab = bonuses(me)[0] - 5 * offs
    else:
        if mains >= len(bonuses(me)) or now.data.get("single"):
            raise Refused("no-more-attacks", "D-ATK-15", who=me.id)
        bab = bonuses(me)[mains]
    if not now.data["full"]:
        if why := restricted(me):
            raise Refused("restricted", "D-RESTR-02", who=me.id, why=why)
        if me["mouvement"] < 1:
            raise Refused("no-full", "D-ATK-15", who=me.id)
    return Swing(bab, mains + offs + 1, off, starts=False)


def take_swing(fight: Fight, me: Creature, off: bool = False, extra: int = 0) -> Flow[Swing]:
    """Pay for it and write it down. An attack of any kind, or what stands in for one."""
    swing = next_swing(me, off, extra)
    now = current(me)
    if now is None:
        yield from spend(fight, me, "standard", "D-ATK-01")
        data = {"main": 0 if off else 1, "off": int(off), "extra": extra, "full": False}
        yield Begin(Effect(ATTACKING, me.id, "", me.this_end, data))
        return swing
    if not now.data["full"]:
        yield from spend(fight, me, "move", "D-FULL-02")
    key = "off" if off else "main"
    data = {**now.data, key: int(now.data[key]) + 1, "full": True}
    yield End(now.id, "next")
    yield Begin(replace(now, data=data))
    return swing


def only_one(fight: Fight, me: Creature) -> Flow[None]:
    """The attack of a charge and the like: no other may follow it in this turn."""
    yield from lift(me.effects(ATTACKING), "next")
    data = {"main": 1, "off": 0, "extra": 0, "full": True, "single": True}
    yield Begin(Effect(ATTACKING, me.id, "", me.this_end, data))


SEQUENCE = Theme(
    effects=(ATTACKING,),
    quiet=(ATTACKING,),
    needs={ATTACKING: ("main", "off", "extra", "full")},
    refusals=("no-more-attacks",),
)
