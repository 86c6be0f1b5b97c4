"""How a fight comes about: hostilities, ambush, positions, order; and who joins it."""

from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.geometry import compass
from rules.engine.requests import GM, Ask, Fact, Facts, Flow, Refused, Tell
from rules.engine.state import Item
from rules.engine.turns import next_turn

from .attack import ask_distance, check_target, strike
from .budget import regain_reflexes
from .catalogue import ITEMS
from .conditions import enemies
from .gear import put_on
from .initiative import join_late, roll_initiative
from .melee import weapon_at, weapon_named
from .mounts import sit, take_reins
from .points import start_points
from .riding import mount_of, rider_of
from .scene import everything
from .settings import setting
from .sheet import Creature, Fight
from .surprise import ambush


@dataclass(frozen=True, slots=True)
class Hostilities:
    """Somebody does something hostile: that is what begins a fight.

    ``target`` and ``weapon``: the attack it is, for fights in which it happens at once.
    """

    actor: str
    target: str = ""
    weapon: str = ""


def hostilities(fight: Fight, act: Hostilities) -> Flow[None]:
    """B-ENC-01, AMB-08: the first hostile act is declared; it is carried out on one's own turn."""
    if fight.clock.round:
        raise Refused("begun-already", "B-ENC-01")
    if act.actor != GM:  # the GM may say so for nobody in particular
        me = fight[act.actor]
        if me.being.player:
            said = yield from Ask(GM, "hostilities", ("yes", "no"), "yes", {"who": me.id})
            if said == "no":
                raise Refused("no-hostilities", "B-ENC-01")
        yield Tell("hostilities", (me.id,))
        if act.target and setting(fight, "combat", "action_initiale") == "aussitot":
            yield from open_with(fight, me, fight[act.target], act.weapon)
    yield from begin(fight)
    yield from next_turn(fight)


def open_with(fight: Fight, me: Creature, target: Creature, name: str) -> Flow[None]:
    """AMB-08: the opening act, carried out before surprise and order; nobody has a reflex yet."""
    check_target(me, target)
    near = me.placed and target.placed
    distance = me.distance(target) if near else (yield from ask_distance(me, target))
    weapon = weapon_named(me, name) if name else weapon_at(me, distance)
    yield from strike(fight, me, target, weapon, distance, "")


def begin(fight: Fight) -> Flow[None]:
    """B-ENC-04: surprise, positions, initiative; then the rounds run (B-ENC-02)."""
    yield Tell("fight-begins")
    yield from ambush(fight)
    yield from positions(fight)
    pairs = yield from seated(fight)
    yield from roll_initiative(fight)
    for me, beast in pairs:
        yield from take_reins(fight, fight[me], fight[beast])


def seated(fight: Fight) -> Flow[list[tuple[str, str]]]:
    """B-MNT-01, 07: who sits on what as the fight begins, as the world has it; those who lead."""
    beasts = [c for c in fight if c.sheet.genre == "monture" or c.sheet.dressee]
    riders = [c for c in fight if c.sheet.genre == "pj" and mount_of(c) is None and c.placed]
    if not beasts or not riders or not everything(fight):
        return []
    ids = ("", *(b.id for b in beasts))
    known = yield from Facts(tuple([Fact("vehicle", (c.id,), ids, "") for c in riders]))
    led = []
    for me, seat in zip(riders, known, strict=True):
        if seat not in fight or seat not in ids or rider_of(fight[seat]) is not None:
            continue
        if (yield from sit(me, fight[seat])):
            led.append((me.id, seat))
    return led


def positions(fight: Fight) -> Flow[None]:
    """B-ENC-03, B-MOV-08: the GM confirms who stands where; players hear it of whom they see."""
    if any(c.placed for c in fight):
        said = yield from Ask(GM, "positions", ("yes", "no"), "yes")
        if said == "no":
            raise Refused("positions-to-set", "B-ENC-03")
    for me in [c for c in fight if c.being.player and c.placed]:
        for foe in enemies(fight, me):
            if foe.placed and me.perceives(foe):
                params = {
                    "distance": me.distance(foe),
                    "near": me.near(foe),
                    "direction": compass(me.pos, foe.pos),
                }
                yield Tell("position", (me.id, foe.id), params, (me.id,))


def arrive(fight: Fight, me: Creature) -> Flow[None]:
    """Its points and things; a latecomer rolls and may react at once (AMB-09)."""
    yield from start_points(fight, me)
    yield from unpack(me)
    yield from put_on(me)
    if fight.clock.round and me.sheet.genre != "objet":
        yield from regain_reflexes(fight, me)
        yield from join_late(fight, me)


def unpack(me: Creature) -> Flow[None]:
    """The usable things of the sheet become items that can be used up."""
    for kind, count in me.sheet.objets.items():
        if kind not in ITEMS:
            raise Refused("no-such-item", who=me.id, name=kind)
        for n in range(1, count + 1):
            yield Place(Item(f"{me.id}.{kind}.{n}", kind, me.id, "bag"))
