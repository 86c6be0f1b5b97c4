"""Two sides measure themselves against each other."""

from rules.engine.flows import Contender, contest, resister_wins
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Rolled

from .settings import setting
from .sheet import Creature, Fight


def opposed(
    fight: Fight, me: Creature, other: Creature, label: str, attribute: str
) -> Flow[tuple[bool, tuple[Rolled, ...]]]:
    """B-GEN-04: whoever wants to change things must throw strictly higher (AMB-62).

    Returns whether ``me`` does, and both rolls.
    """
    sides = [Contender(c.id, (Mod(getattr(c.sheet, attribute), attribute),)) for c in (me, other)]
    status_quo = setting(fight, "lutte", "egalite") == "statu_quo"
    tie = resister_wins(other.id if status_quo else me.id)
    winner, rolls = yield from contest(label, sides, tie)
    return winner == me.id, rolls
