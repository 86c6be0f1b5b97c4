"""Holds: who grips whom, while it lasts."""

from rules.engine.changes import Begin
from rules.engine.flows import lift, refill
from rules.engine.requests import Flow, Tell
from rules.engine.state import Effect

from .arms import GRAPPLED
from .conditions import able
from .melee import reach_of
from .settings import setting
from .sheet import Creature, Fight


def grips(me: Creature) -> list[Effect]:
    """B-GRP-07: the holds it has on others."""
    return [e for e in me.fight.state.effects.values() if e.name == GRAPPLED and e.by == me.id]


def held_by(me: Creature) -> list[Creature]:
    """Those it holds."""
    return [me.fight[e.on] for e in grips(me) if e.on in me.fight]


def grip(me: Creature, target: Creature) -> Flow[None]:
    """B-GRP-02, 07: it is held: no metre of its own any more."""
    if any(e.by == me.id for e in target.effects(GRAPPLED)):
        return
    yield Begin(Effect(GRAPPLED, target.id, me.id))
    yield Tell("grappled", (me.id, target.id))
    half = setting(me.fight, "agrippe", "deplacement") == "moitie"
    yield from refill(target, moves=target["moves"] / 2 if half else 0)


def let_go(fight: Fight, me: Creature, whom: str = "") -> Flow[None]:
    """B-GRP-04, 07: the hold is over."""
    for effect in grips(me):
        if whom in ("", effect.on):
            yield from lift([effect], "released")
            yield Tell("released", (me.id, effect.on))
            choked = [e for e in fight.effects("tick-asphyxie", by=me.id) if e.on == effect.on]
            yield from lift(choked, "released")  # B-DMG-06: as long as the hold
            for tick in choked:
                yield Tell("recovered", (effect.on,), {"effect": tick.name})


def separate(fight: Fight) -> Flow[None]:
    """B-GRP-07: holds end whose holder cannot act any more, or whose two have been parted."""
    for effect in [e for e in fight.state.effects.values() if e.name == GRAPPLED]:
        if effect.by not in fight or effect.on not in fight:
            continue
        me, other = fight[effect.by], fight[effect.on]
        apart = me.placed and other.placed and me.distance(other) > reach_of(me)
        if not able(me) or apart:
            yield from let_go(fight, me, other.id)
