"""Who is on the way to where: kept in the store, so that a march outlives a question and a kill."""

from dataclasses import dataclass

from rules.engine.geometry import Block

from .destination import Destination
from .store.kept import Kept
from .store.store import Store

CURSOR = "marches"


@dataclass(frozen=True, slots=True)
class March:
    """``at``: where it stood after the last step; ``next``: the step that waits, None if none.

    ``by``: the player who sent it, by UUID; ``steps``: how many were made; ``left``: those of its
    way that are still to come, so that a kill or a question leads it no other way.
    """

    fight: str
    creature: str
    by: str
    to: Destination
    at: Block
    next: Block | None = None
    steps: int = 0
    left: tuple[Block, ...] = ()

    @property
    def expected(self) -> Block:
        """Where it stands if nothing has come between."""
        return self.next or self.at


MARCHES: Kept[list[March]] = Kept(CURSOR, list[March])


def pending(store: Store) -> list[March]:
    return MARCHES.read(store.cursor(CURSOR) or "[]")


def keep(store: Store, march: March) -> None:
    """In place of the one before of the same creature."""
    _write(store, [*_others(store, march), march])


def drop(store: Store, march: March) -> None:
    _write(store, _others(store, march))


def _others(store: Store, march: March) -> list[March]:
    mine = (march.fight, march.creature)
    return [m for m in pending(store) if (m.fight, m.creature) != mine]


def _write(store: Store, marches: list[March]) -> None:
    store.set_cursor(CURSOR, MARCHES.text(marches))
