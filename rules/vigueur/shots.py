"""Shots: the line and what hides in it, the window of a bow, what is left afterwards."""

from rules.engine.changes import Begin, Place
from rules.engine.requests import GM, Ask, Fact, Flow, Refused
from rules.engine.state import Effect, Item

from .arms import Weapon
from .conditions import hostile
from .hands import carried, loaded
from .opportunity import announce
from .settings import setting
from .sheet import Creature, Fight
from .space import in_line, within

COVERS = ("none", "partial", "important", "total")


def check_loaded(me: Creature, weapon: Weapon) -> None:
    """W-OPP-07: a crossbow that has been shot must be reloaded. Raises Refused."""
    if not loaded(me, weapon):
        raise Refused("not-loaded", "W-OPP-07", weapon=weapon.nom)


def line_of_shot(fight: Fight, me: Creature, target: Creature) -> Flow[bool]:
    """W-RNG-01, 02, W-ATK-02, A17, A31: true if the target is in cover. Raises Refused.

    An ally in the line is no hindrance beside the shooter or on lower ground; any other body is.
    """
    if (found := blocker(me, target)) is not None:
        if hostile(me, found):
            raise Refused("enemy-in-line", "W-RNG-01", who=found.id)
        raise Refused("ally-in-line", "W-RNG-02", who=found.id)
    if setting(fight, "cover", "mode") == "gm":
        about = {"who": me.id, "target": target.id}
        cover = yield from Ask(GM, "cover", ("none", "partial", "total"), "none", about)
    else:
        cover = yield from cover_of(fight, me, target)
    if cover == "total":
        raise Refused("no-line-of-sight", "W-RNG-01", who=target.id)
    return bool(cover != "none")


def cover_of(fight: Fight, me: Creature, target: Creature) -> Flow[str]:
    """W-RNG-01, W-ATK-02: what the world hides; asked in vain, the game master lets none shoot."""
    unknown = setting(fight, "los", "unknown")
    options = {"clear": ("none",), "blocked": ("total",)}.get(unknown, COVERS)
    fact = Fact("cover", (me.id, target.id), options, options[0], options[-1])
    return str((yield from fact))


def blocker(me: Creature, target: Creature) -> Creature | None:
    """W-RNG-01, 02, A31: the first body in the line that a shot may not pass."""
    for body in in_line(me, target):
        if hostile(me, body):
            if setting(me.fight, "los", "enemies_block"):
                return body
        elif not within(me, body, 1):
            lower = body.pos[1] <= me.pos[1] - setting(me.fight, "los", "ally_lower_by")
            if not lower:
                return body
    return None


def shoot_in_zone(fight: Fight, me: Creature, weapon: Weapon, shot: bool) -> Flow[bool]:
    """W-OPP-06, W-MAG-02, A51: a bow or a crossbow exposes; a throw or a spell does not.

    Stopped, the cost is lost and the arrow kept.
    """
    thrown = shot and weapon.thrown and setting(fight, "opportunity", "thrown")
    if not (shot and (weapon.bow or thrown)):
        return True
    return (yield from announce(fight, me, "bow_crossbow"))


def spent(fight: Fight, me: Creature, target: Creature, weapon: Weapon) -> Flow[None]:
    """What is left of a shot: a thrown weapon lies by its target, a crossbow is empty."""
    if weapon.complexe_recharge:
        yield Begin(Effect("a_recharger", me.id, data={"weapon": weapon.nom}))
    if weapon.ranged:
        return
    held = next((i for i, w, _ in carried(me) if w.nom == weapon.nom), None)
    if held is not None:
        where = target.pos if target.placed else None
        yield Place(Item(held.id, held.kind, "", "", where, held.data))
