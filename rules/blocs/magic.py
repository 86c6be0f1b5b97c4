"""Spells and techniques by their names: what one knows, what it costs, and casting it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.engine.flows import afford, pay
from rules.engine.geometry import Box
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Pos

from .actions import Attack, attack
from .aftermath import lay_ground
from .area import Blast, blast
from .arms import Weapon
from .attack import cost
from .boons import bestow, give_back
from .budget import action_pool
from .melee import farthest
from .ready import forestalled, released
from .riding import check_order
from .sheet import Creature, Fight
from .statuses import check_in_sight, check_magic, check_rage, check_sight_of
from .teleport import Teleport, teleport


@dataclass(frozen=True, slots=True)
class Cast:
    """``at`` for what is cast on a place; a creature's own place if only ``target`` is given."""

    actor: str
    spell: str
    target: str = ""
    at: Pos | None = None
    edge: int = 0
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Recall:
    """Looking through what one knows."""

    actor: str


def known(me: Creature, sort: str = "") -> tuple[Weapon, ...]:
    """B-ACT-04: the spells and techniques of its sheet, or one of the two kinds."""
    kinds = (sort,) if sort else ("sort", "technique")
    return tuple([w for w in me.sheet.armes if w.sorte in kinds])


def cast(fight: Fight, act: Cast) -> Flow[None]:
    """B-ACT-04: always an action, paid at each use whether it hits or not.

    What cannot be is refused before anything is spent: silenced, out of sight, out of range,
    too little mana or stamina.
    """
    me = fight[act.actor]
    spell = next((w for w in known(me) if w.nom == act.spell), None)
    if spell is None:
        raise Refused("no-such-spell", "B-ACT-04", spell=act.spell)
    if spell.action == "reaction":
        raise Refused("only-in-answer", "B-REA-05", spell=spell.nom)
    check_order(me)
    check_magic(me, spell)
    target = fight[act.target] if act.target else None
    place = act.at or (target.pos if target is not None and target.placed else None)
    if spell.teleporte:
        yield from teleport(fight, Teleport(me.id, aimed(spell, place), spell.nom))
    elif spell.usage == "zone":
        yield from spread(fight, me, spell, aimed(spell, place))
    elif spell.zone_rayon:
        at = aimed(spell, place)
        check_sight_of(fight, me, at)
        yield from blast(fight, Blast(me.id, at, spell.nom, act.edge, act.bonus))
    elif spell.usage in ("soin", "soutien"):
        yield from help_with(fight, me, spell, target or me)
    elif target is None:
        raise Refused("say-whom", "B-ATK-01", spell=spell.nom)
    else:
        hit = Attack(me.id, target.id, spell.nom, act.edge, act.bonus)
        yield from attack(fight, hit)


def aimed(spell: Weapon, place: Pos | None) -> Pos:
    """B-ATK-02: the middle of an area. Raises Refused if nobody said where."""
    if place is None:
        raise Refused("say-where", "B-ATK-02", spell=spell.nom)
    return place


def price(me: Creature, spell: Weapon) -> dict[str, float]:
    """B-ACT-04, B-TURN-07: the action or the half action that it takes, and the pools."""
    return cost(spell, action_pool(me, spell))


def help_with(fight: Fight, me: Creature, spell: Weapon, target: Creature) -> Flow[None]:
    """B-HP-04, B-STA-08: healing or strengthening somebody within range; no roll to hit."""
    if target.out:
        raise Refused("out-already", "B-ACT-04", who=target.id)
    check_range(me, spell, target)
    check_in_sight(me, target)
    costs = price(me, spell)
    if "full" in costs:
        check_rage(fight, me)
    afford(me, "B-ACT-04", **costs)
    if (yield from forestalled(fight, "cast", me)):
        return
    yield from pay(me, "B-ACT-04", **costs)
    yield Tell("cast", (me.id, target.id), {"spell": spell.nom})
    if spell.soin:
        yield from give_back(fight, me, target, spell)
    yield from bestow(fight, me, target, spell)
    yield from released(fight, "cast", me)


def check_range(me: Creature, spell: Weapon, target: Creature) -> None:
    """B-RNG-02, 04: how far it may be cast. Raises Refused."""
    limit = farthest(me, spell)
    if me == target or not (me.placed and target.placed) or me.distance(target) <= limit:
        return
    params = {"distance": me.distance(target), "limit": limit, "weapon": spell.nom}
    raise Refused("out-of-range", "B-RNG-02", who=target.id, **params)


def spread(fight: Fight, me: Creature, spell: Weapon, at: Pos) -> Flow[None]:
    """B-DMG-11: a spell that only lies on the ground, and waits for whoever comes."""
    distance, limit = fight.measure(me.box(), Box.of(at, 1, 1)), farthest(me, spell)
    if distance > limit:
        params = {"distance": distance, "limit": limit, "weapon": spell.nom}
        raise Refused("out-of-range", "B-RNG-02", who=me.id, **params)
    check_sight_of(fight, me, at)
    costs = price(me, spell)
    if "full" in costs:
        check_rage(fight, me)
    afford(me, "B-ACT-04", **costs)
    if (yield from forestalled(fight, "cast", me)):
        return
    yield from pay(me, "B-ACT-04", **costs)
    yield Tell("blast", (me.id,), {"weapon": spell.nom, "count": 0})
    yield from lay_ground(fight, spell, at)
    yield from released(fight, "cast", me)


def recall(fight: Fight, act: Recall) -> Flow[None]:
    """B-ACT-04: for its own eyes: each spell and technique, its price and how far it goes."""
    me = fight[act.actor]
    pools = {"mana": me["mana"], "stamina": me["stamina"]}
    yield Tell("magics", (me.id,), {**pools, "count": len(known(me))}, (me.id,))
    for spell in known(me):
        params = {
            "spell": spell.nom,
            "sort": spell.sorte,
            "mana": spell.cout_mana,
            "stamina": spell.cout_stamina,
            "range": spell.teleporte or farthest(me, spell),
            "action": spell.action,
            "can": "yes" if payable(me, spell) else "no",
            "about": spell.mot,
        }
        yield Tell("magic", (me.id,), params, (me.id,))


def payable(me: Creature, spell: Weapon) -> bool:
    """B-ACT-04: whether the pools hold enough for it."""
    return me["mana"] >= spell.cout_mana and me["stamina"] >= spell.cout_stamina


def castable(me: Creature, sort: str) -> Iterator[Weapon]:
    """What may be cast by one's own choice."""
    return (w for w in known(me, sort) if w.action != "reaction")


def spell_names(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a spell."""
    return {w.nom: w.nom for w in castable(me, "sort")}


def technique_names(fight: Fight, me: Creature) -> Mapping[str, str]:
    """What may be typed for a technique."""
    return {w.nom: w.nom for w in castable(me, "technique")}
