"""Two sides measure themselves against each other."""

from rules.engine.flows import Contender, contest, resister_wins
from rules.engine.modifiers import Mod
from rules.engine.requests import Flow, Rolled

from .attributes import modifier
from .luck import luck
from .settings import setting
from .sheet import Creature, Fight
from .surroundings import resisting


def opposed(
    fight: Fight, me: Creature, other: Creature, label: str, attribute: str
) -> Flow[tuple[bool, tuple[Rolled, ...]]]:
    """B-GEN-04: whoever wants to change things must throw strictly higher (AMB-62).

    Returns whether ``me`` does, and both rolls.
    """
    sides = [contender(fight, c, attribute) for c in (me, other)]
    status_quo = setting(fight, "lutte", "egalite") == "statu_quo"
    tie = resister_wins(other.id if status_quo else me.id)
    winner, rolls = yield from contest(label, sides, tie)
    return winner == me.id, rolls


def contender(fight: Fight, c: Creature, attribute: str) -> Contender:
    """B-SIZE-06, AMB-28: its die, worse between narrow walls."""
    odds = luck(fight, (), resisting(c))
    mods = (Mod(modifier(c, attribute), attribute), *odds.mods)
    return Contender(c.id, mods, odds.dice, odds.keep, odds.why)
