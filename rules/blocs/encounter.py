"""How a fight comes about: hostilities, ambush, positions, order; and who joins it."""

from dataclasses import dataclass

from rules.engine.changes import Place
from rules.engine.geometry import compass
from rules.engine.requests import GM, Ask, Flow, Refused, Tell
from rules.engine.state import Item
from rules.engine.turns import next_turn

from .budget import regain_reflexes
from .catalogue import ITEMS
from .conditions import enemies
from .gear import put_on
from .initiative import join_late, roll_initiative
from .points import start_points
from .sheet import Creature, Fight
from .surprise import ambush


@dataclass(frozen=True, slots=True)
class Hostilities:
    """Somebody does something hostile: that is what begins a fight."""

    actor: str


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
    yield from begin(fight)
    yield from next_turn(fight)


def begin(fight: Fight) -> Flow[None]:
    """B-ENC-04: surprise, positions, initiative; then the rounds run (B-ENC-02)."""
    yield Tell("fight-begins")
    yield from ambush(fight)
    yield from positions(fight)
    yield from roll_initiative(fight)


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
