"""What is worn and held: so many places on a body, and only what is in them counts."""

from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.names import fold
from rules.engine.requests import Flow, Refused, Tell
from rules.engine.state import Item

from .budget import pay_interaction
from .settings import setting
from .sheet import PACK, PLACES, Creature, Fight, Gear


@dataclass(frozen=True, slots=True)
class Wear:
    actor: str
    what: str


def put_on(me: Creature) -> Flow[None]:
    """B-EQ-01, 02: the gear of the sheet in its places, as long as there is room."""
    for n, gear in enumerate(me.sheet.equipement, 1):
        slot = gear.emplacement if room(me, gear) else PACK
        yield Place(Item(f"{me.id}.gear.{n}", gear.nom, me.id, slot))


def room(me: Creature, gear: Gear) -> bool:
    """B-EQ-01, AMB-90: whether it fits in its place; what takes two hands needs both empty."""
    slot = gear.emplacement
    if len(me.items(slot)) >= PLACES[slot]:
        return False
    if slot not in HANDS or setting(me.fight, "mains", "deux_mains") != "occupent_les_deux":
        return True
    held = [gear_of(me, i.kind) for name in HANDS for i in me.items(name)]
    return not any(gear.mains == 2 or (g is not None and g.mains == 2) for g in held)


HANDS = ("main_principale", "main_secondaire")


def gear_of(me: Creature, name: str) -> Gear | None:
    return next((g for g in me.sheet.equipement if g.nom == name), None)


def wear(fight: Fight, act: Wear) -> Flow[None]:
    """B-EQ-01, AMB-90: changing gear is handling a thing; a full place is refused."""
    me = fight[act.actor]
    item = named(me.items(PACK), act.what)
    gear = gear_of(me, item.kind) if item else None
    if item is None or gear is None:
        raise Refused("gear-not-carried", "B-EQ-01", item=act.what)
    if not room(me, gear):
        raise Refused("slot-full", "B-EQ-01", slot=gear.emplacement)
    yield from pay_interaction(fight, me)
    yield Place(Item(item.id, item.kind, me.id, gear.emplacement))
    yield Tell("worn", (me.id,), {"item": item.kind})


def take_off(fight: Fight, act: Wear) -> Flow[None]:
    """B-EQ-01: it goes into the pack."""
    me = fight[act.actor]
    item = named(worn(me), act.what)
    if item is None:
        raise Refused("gear-not-carried", "B-EQ-01", item=act.what)
    yield from pay_interaction(fight, me)
    yield Place(Item(item.id, item.kind, me.id, PACK))
    yield Tell("taken-off", (me.id,), {"item": item.kind})


def named(items: list[Item], what: str) -> Item | None:
    """The one meant, as a player writes it."""
    return next((i for i in items if fold(i.kind) == fold(what)), None)


def worn(me: Creature) -> list[Item]:
    """B-EQ-02: what is in a place of the body."""
    return [i for i in me.items() if i.slot in PLACES]


def armour(me: Creature) -> int:
    """B-EQ-02: what active gear adds to the CA."""
    found = [gear_of(me, i.kind) for i in worn(me)]
    return sum([g.bonus_ca for g in found if g is not None])
