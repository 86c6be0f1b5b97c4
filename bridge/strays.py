"""Bodies that are not where the fight has their creatures: what was said and done about it.

It is kept in the store, so that nobody is told twice, nor a body beside its block for want of
room taken for one that has walked, because the service was started anew.
"""

from dataclasses import dataclass, field

from rules.engine.geometry import Block

from .store.kept import Kept
from .store.store import Store

CURSOR = "strays."
"""Before a fight's id: the name under which the store keeps them."""

Beside = tuple[Block, Block]
"""The block that was meant and the one that was taken."""


@dataclass(frozen=True, slots=True)
class Walk:
    """``path``: the block it began on, and those of its steps, of which ``fed`` were taken in.

    ``bodies``: who walks together. ``commands``: how many stood before the last of these steps.
    """

    path: tuple[Block, ...]
    bodies: tuple[str, ...]
    fed: int
    commands: int


@dataclass(frozen=True, slots=True)
class _Known:
    """Of one fight, by creature's id."""

    judged: dict[str, Block] = field(default_factory=dict)
    beside: dict[str, Beside] = field(default_factory=dict)
    walks: dict[str, Walk] = field(default_factory=dict)


STRAYS: Kept[_Known] = Kept(CURSOR, _Known)


class Strays:
    """Of all fights of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._fights: dict[str, _Known] = {}

    def judged(self, fight: str, who: str) -> Block | None:
        """Where a body was when it was last decided what becomes of it."""
        return self._known(fight).judged.get(who)

    def judge(self, fight: str, who: str, block: Block) -> None:
        """It is decided; to be written down with what is told of it."""
        known = self._known(fight)
        if known.judged.get(who) != block:
            known.judged[who] = block
            self._keep(fight)

    def beside(self, fight: str, who: str) -> Beside | None:
        """Where a body was put for want of room, if it was."""
        return self._known(fight).beside.get(who)

    def put(self, fight: str, who: str, meant: Block, taken: Block) -> None:
        """A body is brought there."""
        known, both = self._known(fight), (meant, taken)
        if known.beside.get(who, (meant, meant)) == both:
            return
        known.beside[who] = both
        if meant == taken:
            del known.beside[who]
        self._keep(fight)

    def returned(self, fight: str, who: str) -> None:
        """It stands where the fight has it: what comes now is new."""
        if self._known(fight).judged.pop(who, None) is not None:
            self._keep(fight)

    def walk(self, fight: str, who: str) -> Walk | None:
        """Its walk that the fight was following when the look was cut short."""
        return self._known(fight).walks.get(who)

    def on_foot(self, fight: str, who: str, block: Block) -> bool:
        """Whether a body has come by itself to where it is now that the fight has it there."""
        walks = self._known(fight).walks.values()
        return any(who in w.bodies and block in w.path for w in walks)

    def feed(self, fight: str, who: str, walk: Walk) -> None:
        """To be written down with the step itself: no step is to be taken twice."""
        self._known(fight).walks[who] = walk
        self._keep(fight)

    def arrived(self, fight: str, who: str) -> None:
        """The fight has followed as far as it does."""
        if self._known(fight).walks.pop(who, None) is not None:
            self._keep(fight)

    def _known(self, fight: str) -> _Known:
        if fight not in self._fights:
            self._fights[fight] = STRAYS.read(self._store.cursor(CURSOR + fight) or "{}")
        return self._fights[fight]

    def _keep(self, fight: str) -> None:
        known = self._fights[fight]
        self._store.move_cursor(CURSOR + fight, STRAYS.text(known))
