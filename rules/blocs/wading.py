"""Water at one's feet: knee-deep it is hard going, deeper one swims."""

from rules.engine.changes import Begin, Count
from rules.engine.flows import lift
from rules.engine.requests import Fact, Facts, Flow, Tell
from rules.engine.state import Effect, Pos

from .modes import FLY, MODE, SWIM, WALK, converted, mode_of
from .scene import everything
from .settings import setting
from .sheet import Creature, Fight


def head(to: Pos) -> Pos:
    """The block above the feet."""
    return (to[0], to[1] + 1, to[2])


def water_facts(to: Pos) -> tuple[Fact, ...]:
    """AMB-83: what must be known of the water there: at the feet, at the head."""
    return (Fact("water", (to,)), Fact("water", (head(to),)))


def deep(fight: Fight, feet: bool, above: bool) -> bool:
    """B-MOV-10, AMB-83: whether one swims there, or wades."""
    return feet and (above or setting(fight, "eau", "nage") == "pieds")


def mode_in(fight: Fight, me: Creature, feet: bool, above: bool) -> str:
    """B-MOV-10: what the water makes of how it moves: swimming in it, out of it walking again."""
    old = mode_of(me)
    if setting(fight, "eau", "passage") == "commande":
        return old
    if deep(fight, feet, above):
        return SWIM
    afloat = any(e.data.get("water") for e in me.effects(MODE))
    return WALK if afloat else old  # who swims by their own word goes on by it


def metres_in(me: Creature, mode: str) -> float:
    """B-MOV-11: what is left of the allowance in that mode. Raises Refused if it costs too much."""
    old = mode_of(me)
    return me["moves"] if mode == old else converted(me, old, mode)


def enter_mode(me: Creature, mode: str) -> Flow[None]:
    """B-MOV-10: it moves so from now on."""
    yield from lift(me.effects(MODE), "switched")
    if mode != WALK:
        yield Begin(Effect(MODE, me.id, data={"mode": mode, "water": True}))


def switch_to(me: Creature, mode: str) -> Flow[None]:
    """B-MOV-11: into the water or out of it, at the price of any change of mode."""
    if mode == mode_of(me):
        return
    left = metres_in(me, mode)
    yield from enter_mode(me, mode)
    yield Count(me.id, "moves", left, "switch")
    yield Tell("mode", (me.id,), {"mode": mode, "left": left})


def wade(fight: Fight, me: Creature) -> Flow[None]:
    """B-MOV-10: a turn that begins in deep water is a swimmer's, and changes nothing for it."""
    asks = me.placed and everything(fight) and setting(fight, "eau", "passage") == "automatique"
    if not asks or mode_of(me) == FLY:
        return
    feet, above = yield from Facts(water_facts(me.pos))
    mode = mode_in(fight, me, feet, above)
    if mode != mode_of(me):
        yield from enter_mode(me, mode)
