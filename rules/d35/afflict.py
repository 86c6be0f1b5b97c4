"""A condition begins: what it makes its victim let go of at once."""

from rules.engine.changes import Begin
from rules.engine.clock import FOREVER, Anchor
from rules.engine.requests import Flow, Tell
from rules.engine.state import Effect

from .hands import drop, in_hand
from .sheet import Creature, Fight
from .states import STATUSES


def afflict(
    fight: Fight, who: Creature, name: str, by: str = "", until: Anchor = FOREVER
) -> Flow[int]:
    """T-19: begin a condition; the stunned drop what they hold. Returns the effect's number."""
    number = yield from Begin(Effect(name, who.id, by, until))
    status = STATUSES.get(name)
    if status is not None and status.drops:
        for wield in in_hand(who):
            if wield.item is not None:
                yield from drop(fight, wield.item, who)
                yield Tell("dropped", (who.id,), {"item": wield.item.kind})
    return number
