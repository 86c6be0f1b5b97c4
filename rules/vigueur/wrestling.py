"""The wrestling moves: who may try them on whom, what they cost, the contest of strength."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.flows import pay
from rules.engine.modifiers import Mod
from rules.engine.requests import Ask, Flow, Refused, Rolled, Tell
from rules.engine.state import Effect, Item, Pos

from .budget import d20, price, resists
from .conditions import can_react, check_nerve, forbids, hindrances, hostile
from .defence import dodge_move, may_go_all_out
from .hands import carried, free_hand
from .parting import hold_reach
from .rider import mounted
from .settings import setting
from .sheet import Creature, Fight
from .space import within


@dataclass(frozen=True, slots=True)
class Kind:
    """W-WRS-04: an action or an offensive one; whether it may be dodged; on somebody held."""

    offensive: bool
    dodgeable: bool
    held: bool


MOVES = {
    "grab": Kind(offensive=False, dodgeable=True, held=False),
    "disarm": Kind(offensive=True, dodgeable=False, held=True),
    "strangle": Kind(offensive=True, dodgeable=False, held=True),
    "pin": Kind(offensive=True, dodgeable=False, held=True),
    "push": Kind(offensive=False, dodgeable=True, held=False),
    "trip": Kind(offensive=True, dodgeable=True, held=False),
}
"""§2 of the rules: the charge, which is no contest, is in charge.py."""


@dataclass(frozen=True, slots=True)
class Bout:
    """A move as it was declared. ``limb``: which arm to hold; ``item``: what to take."""

    move: str
    limb: str = ""
    item: str = ""
    all_out: bool = False
    expose: Callable[[Creature, Pos], Flow[bool]] | None = None
    """How somebody who is pushed may be struck on the way (A46); None: nobody may."""


def hold_on(me: Creature, target: Creature) -> Effect | None:
    """The hold by which ``me`` has ``target``."""
    return next((e for e in target.effects("attrape") if e.by == me.id), None)


def check_vigueur(fight: Fight, me: Creature, target: Creature, move: str) -> None:
    """W-WRS-02, 03, A34: too strong for me, or for anybody. Raises Refused."""
    if move in setting(fight, "wrestling", "limit_exempt"):
        return
    own, other = me.sheet.VIGUEUR, target.sheet.VIGUEUR
    params = {"who": target.id, "own": own, "other": other}
    if other >= setting(fight, "wrestling", "absolute_limit"):
        raise Refused("too-strong", "W-WRS-03", **params)
    over, limit = other - own, setting(fight, "wrestling", "relative_limit")
    strict = setting(fight, "wrestling", "relative_op") == ">"
    if over > limit or (over == limit and not strict):
        raise Refused("too-strong", "W-WRS-02", **params)


def check_move(fight: Fight, me: Creature, target: Creature, move: str) -> None:
    """W-WRS-01…04, 13: may I try this on this creature. Raises Refused."""
    if target == me or target.out:
        raise Refused("no-target", "W-WRS-01", who=target.id)
    if cause := forbids(me, "attack"):
        raise Refused("cannot-act", "W-WRS-13", who=me.id, why=cause)
    check_nerve(me)
    if not within(me, target, hold_reach(me)):
        raise Refused("out-of-reach", "W-WRS-01", who=target.id)
    check_vigueur(fight, me, target, move)
    if MOVES[move].held and hold_on(me, target) is None:
        raise Refused("not-grabbed", "W-WRS-04", who=target.id)
    strangled = any(e.by == me.id for e in target.effects("etrangle"))
    barred = move in ("disarm", "pin") and not setting(fight, "wrestling", "from_strangle")
    if strangled and barred:
        raise Refused("strangled-already", "W-WRS-11", who=target.id)
    if move == "grab" and setting(fight, "wrestling", "needs_free_hand") and not free_hand(me):
        raise Refused("no-free-hand", "W-WRS-05", who=me.id)
    if move == "grab" and hold_on(me, target) is not None:
        raise Refused("grabbed-already", "W-WRS-05", who=target.id)
    if move == "trip" and target.has("renverse"):
        raise Refused("prone-already", "W-WRS-15", who=target.id)
    if move == "trip" and mounted(target) and setting(fight, "prone", "mounted_target") != "unseat":
        raise Refused("mounted-target", "W-WRS-15", who=target.id)
    if move == "disarm" and not takeable(fight, target) and not natural(fight, target):
        raise Refused("nothing-to-take", "W-WRS-10", who=target.id)


def allowed(fight: Fight, me: Creature, target: Creature, move: str) -> bool:
    """The same as a yes or no, for offers."""
    try:
        check_move(fight, me, target, move)
    except Refused:
        return False
    return hostile(me, target)


def cost(fight: Fight, move: str) -> dict[str, float]:
    """W-WRS-01, A10: an A, or an A that is the offensive one of the round."""
    offensive = MOVES[move].offensive or setting(fight, "wrestling", "type_source") == "all_AO"
    return {"A": 1, "AO": 1} if offensive else {"A": 1}


def strength(me: Creature) -> tuple[Mod, ...]:
    return (Mod(me.sheet.FOR, "FOR"), *hindrances(me))


def overpower(
    fight: Fight, me: Creature, target: Creature, bout: Bout, dodgeable: bool
) -> Flow[bool]:
    """W-D-TIE, W-WRS-01, A36: FOR against FOR, who begins must exceed; a loser may dodge."""
    mods = list(strength(me))
    grabbing = setting(fight, "wrestling", "grab_limb_mod")
    if bout.move == "grab" and grabbing:
        mods.append(Mod(grabbing, "limb"))
    up = ("all-out",) if bout.all_out else ()
    mine = yield from d20("force", me, tuple(mods), up)
    instead = setting(fight, "wrestling", "dodge_timing") == "instead"
    if dodgeable and instead and (yield from dodge_move(fight, target, mine.total, "dodge")):
        return False
    theirs = yield from opposing(fight, target)
    won = not resists(fight, theirs.total, mine.total)
    params = {"move": bout.move, "roll": mine, "against": theirs.total}
    yield Tell("wrestle-won" if won else "wrestle-lost", (me.id, target.id), params)
    if not won:
        return False
    if not dodgeable or instead:
        return True
    return not (yield from dodge_move(fight, target, mine.total, "dodge"))


def opposing(fight: Fight, c: Creature) -> Flow[Rolled]:
    """W-WRS-01: the FOR of whoever resists; with a setting, two points may raise it (W-ACT-08)."""
    up: tuple[str, ...] = ()
    ways = [p for p in ("reactions", "actions") if may_go_all_out(fight, c, p, "lutte", {})]
    if setting(fight, "all_out", "opposed_roll") and ways and can_react(c, 0):
        options = ("plain", *(f"all-out-{pool}" for pool in ways))
        said = yield from Ask(c.id, "resist", options, "plain")
        if said != "plain":
            pool = str(said).removeprefix("all-out-")
            yield from pay(c, "W-ACT-08", **price(fight, {}, pool, "lutte"))
            up = ("all-out",)
    return (yield from d20("force", c, strength(c), up))


def takeable(fight: Fight, target: Creature) -> list[Item]:
    """W-WRS-10, A43: weapons and shields in hand."""
    shields = setting(fight, "disarm", "shields")
    return [item for item, weapon, _ in carried(target) if shields or not weapon.bouclier]


def natural(fight: Fight, target: Creature) -> list[str]:
    """A43: with that setting, fangs and claws that may be held shut as long as the hold lasts."""
    if not setting(fight, "disarm", "natural_weapons"):
        return []
    shut = [e.data.get("weapon") for e in target.effects("entrave")]
    return [w.nom for w in target.sheet.armes if w.naturelle and not w.sort and w.nom not in shut]
