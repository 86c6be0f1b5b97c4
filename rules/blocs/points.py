"""Points of life: what harm and healing do to them, and how hurt one looks."""

from rules.engine.changes import Begin, Count
from rules.engine.damage import Packet
from rules.engine.flows import lift
from rules.engine.requests import Flow, Refused, Rolled, Tell
from rules.engine.state import Effect

from .conditions import health, is_character
from .death import die, fall, has_fate, lose_ground, stabilise, wake
from .settings import setting
from .sheet import Creature, Fight
from .statuses import TICKS


def hurt(fight: Fight, target: Creature, packet: Packet) -> Flow[None]:
    """B-HP-01: points go down to 0 at the lowest; at 0 death comes into it (B-DTH-01, 09…11)."""
    before, most = target["pv"], target.sheet.pv_max
    amount = packet.amount
    critical = "critical" in packet.tags
    if amount > 0 and before > 0:
        yield Count(target.id, "pv", max(0, before - amount), "harm")
    yield from tell_harm(target, packet)
    if amount <= 0:
        if before <= 0 and setting(fight, "destin", "degats_nuls") == "un_echec":
            yield from strike_the_fallen(fight, target, 0, False)
        return
    if before <= 0:
        yield from strike_the_fallen(fight, target, amount, critical)
    elif amount >= before:
        if amount - before >= most:  # B-DTH-02
            yield from die(fight, target, "outright")
        elif not has_fate(fight, target):  # B-DTH-01
            yield from die(fight, target, "dead")
        else:
            yield from fall(fight, target)


def strike_the_fallen(fight: Fight, target: Creature, amount: int, critical: bool) -> Flow[None]:
    """B-DTH-09…11, 13: harm at 0: a failure or two, death by a massive blow or without fate."""
    if amount >= target.sheet.pv_max:
        yield from die(fight, target, "outright")
    elif not has_fate(fight, target):
        yield from die(fight, target, "dead")
    else:
        yield from lose_ground(fight, target, critical)


def tell_harm(target: Creature, packet: Packet) -> Flow[None]:
    """B-HP-03: figures for characters, a look for the others."""
    key = "harm" if is_character(target) else "harm-creature"
    params = {
        "packet": packet,
        "amount": packet.amount,
        "type": packet.types[0] if packet.types else "",
        "source": packet.source,
        "pv": target["pv"],
        "max": target.sheet.pv_max,
        "health": health(target),
    }
    yield Tell(key, (target.id,), params)


def knock_out(fight: Fight, target: Creature, packet: Packet) -> Flow[None]:
    """B-DTH-15: brought to 0 by a blow that spares the life: unconscious, and stable."""
    yield Count(target.id, "pv", 0, "knock-out")
    yield from tell_harm(target, packet)
    yield from fall(fight, target, "knocked-out")
    if setting(fight, "assommer", "arrete_effets"):  # or the next tick would undo it
        for effect in target.effects(*TICKS):
            yield from lift((effect,), "knock-out")
            yield Tell("recovered", (target.id,), {"effect": effect.name})
    yield from stabilise(target)


def heal(fight: Fight, target: Creature, amount: int, roll: Rolled | None = None) -> Flow[None]:
    """B-HP-04, 05: points come back up to the maximum; from 0 one comes to (B-DTH-06)."""
    if target.out == "dead":
        raise Refused("dead", "B-HP-06", who=target.id)
    before, most = target["pv"], target.sheet.pv_max
    after = max(before, min(most, before + amount))
    if after != before:
        yield Count(target.id, "pv", after, "heal")
    params = {"amount": after - before, "lost": amount - (after - before), "pv": after, "max": most}
    dice = {"roll": roll} if roll else {}
    yield Tell("healed", (target.id,), params | dice)
    if before <= 0 < after:
        yield from wake(target)


def rest(fight: Fight, target: Creature) -> Flow[None]:
    """B-HP-06, AMB-86, 93: the GM grants a full rest: all pools are full again."""
    sheet = target.sheet
    to = sheet.pv_max if setting(fight, "repos", "complet") == "pv_max" else -(-sheet.pv_max // 2)
    yield from heal(fight, target, max(0, int(to - target["pv"])))
    if target["mana"] != sheet.mana_max:
        yield Count(target.id, "mana", sheet.mana_max, "rest")
    if target["stamina"] != sheet.stamina_max:
        yield Count(target.id, "stamina", sheet.stamina_max, "rest")
    yield Tell("rested", (target.id,))


def start_points(fight: Fight, me: Creature) -> Flow[None]:
    """The points a creature comes with; whoever arrives at 0 lies there (B-DTH-03)."""
    sheet, counters = me.sheet, me.being.counters
    for pool, most in (
        ("pv", sheet.pv_max),
        ("mana", sheet.mana_max),
        ("stamina", sheet.stamina_max),
    ):
        if pool not in counters:
            yield Count(me.id, pool, most, "arrival")
    if me["pv"] <= 0 and not me.out and not me.has("unconscious"):
        yield Begin(Effect("unconscious", me.id))
        if not me.has("prone") and setting(fight, "inconscient", "a_terre"):
            yield Begin(Effect("prone", me.id))
        if not has_fate(fight, me):
            yield from stabilise(me)
