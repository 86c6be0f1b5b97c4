"""Who loses heart: groups halved, the last one badly hurt, the leader's will."""

from rules.engine.flows import lift
from rules.engine.modifiers import Mod
from rules.engine.requests import GM, Ask, Flow, Tell

from .budget import d20
from .conditions import hindrances
from .flight import flee, rout
from .settings import setting
from .sheet import Creature, Fight
from .tally import members


def exempt(c: Creature) -> bool:
    """W-MOR-04, W-MOR-05, A57: no die for the fearless, for those who never flee, for players."""
    player = bool(c.being.player) and setting(c.fight, "morale", "applies_to") == "npc"
    return c.sheet.immunite_moral or c.sheet.ne_fuit_jamais or player


def morale(fight: Fight) -> Flow[None]:
    """W-D-RND step 5: the tests pending from an earlier round, then the flights."""
    for pending in fight.effects("moral"):
        if int(pending.data.get("round", 0)) < fight.clock.round:
            yield from lift([pending], "tested")
            yield from shake(fight, str(pending.data.get("group", "")))
    if setting(fight, "rout", "timing") == "immediate":
        for id in [c.id for c in fight.in_order()]:
            if id in fight and fight[id].has("en_fuite"):
                yield from flee(fight, fight[id])


def shake(fight: Fight, group: str) -> Flow[None]:
    """W-MOR-01…03: VOL against 15, each for itself, or once with the leader's."""
    everybody = members(fight, group)
    tested = [c.id for c in everybody if not c.out and not exempt(c) and not c.has("en_fuite")]
    if not tested:
        return
    leader = next((c for c in everybody if c.sheet.leader and not c.out), None)
    large = len(everybody) >= setting(fight, "morale", "leader_min_group")
    if leader is not None and (large or setting(fight, "morale", "roll") == "leader"):
        options = ("leader", "individual")
        said = yield from Ask(GM, "morale-roll", options, "leader", {"who": leader.id})
        if said == "leader":
            if not (yield from holds(fight, leader)):
                for id in tested:
                    yield from rout(fight[id])
            return
    for id in tested:
        if not (yield from holds(fight, fight[id])):
            yield from rout(fight[id])


def holds(fight: Fight, c: Creature) -> Flow[bool]:
    """W-MOR-01: 1d20 + VOL, 15 holds."""
    roll = yield from d20("morale", c, (Mod(c.sheet.VOL, "VOL"), *hindrances(c)))
    against = setting(fight, "morale", "dc")
    held = roll.total >= against
    key = "morale-holds" if held else "morale-breaks"
    yield Tell(key, (c.id,), {"roll": roll, "against": against})
    return bool(held)
