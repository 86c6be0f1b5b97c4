"""What the states on a creature add to what it is."""

from collections.abc import Sequence

from rules.engine.modifiers import Mod

from .catalogue import STATUSES, Status
from .sheet import Creature

MARKED = tuple(
    name
    for name, s in STATUSES.items()
    if s.ca or s.toucher or s.degats or s.resistances or s.vulnerabilites or s.vol or s.nage
    or s.deplacement != 1
)  # fmt: skip
"""B-STA-08: states that change figures."""


def states(c: Creature) -> Sequence[tuple[str, Status]]:
    """Those on it, each name once: the same thing twice helps no more."""
    if not c.fight.state.effects:
        return ()
    return [(name, STATUSES[name]) for name in dict.fromkeys(e.name for e in c.effects(*MARKED))]


def added(c: Creature, what: str) -> tuple[Mod, ...]:
    """B-ATK-08, B-STA-08: what they add to its ``ca``, ``toucher`` or ``degats``."""
    return tuple([Mod(getattr(s, what), name) for name, s in states(c) if getattr(s, what)])


def resistant(c: Creature) -> tuple[str, ...]:
    """B-DMG-12: kinds of harm that they halve."""
    return tuple([kind for _, s in states(c) for kind in s.resistances])


def vulnerable(c: Creature) -> tuple[str, ...]:
    """B-DMG-13: kinds of harm that they double."""
    return tuple([kind for _, s in states(c) for kind in s.vulnerabilites])


def pace(c: Creature) -> float:
    """B-MOV-01: what they make of its allowance."""
    worth = 1.0
    for _, s in states(c):
        worth *= s.deplacement
    return worth


def swims(c: Creature, usual: float) -> float:
    """B-MOV-12, AMB-16: what they make of its allowance in the water; ``usual`` if they only let it
    swim, 0 if they do not.
    """
    return max([s.facteur_nage or usual for _, s in states(c) if s.nage], default=0)


def gives(c: Creature, what: str) -> bool:
    """B-MOV-10, 12: whether one of them lets it fly (``vol``) or swim (``nage``)."""
    return any(getattr(s, what) for _, s in states(c))
