"""Who is on the way to where: kept in the store, so that a march outlives a question and a kill."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from rules.engine.geometry import Block

from .destination import Destination
from .route import Goal
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


def pending(store: Store) -> list[March]:
    return [_read(plain) for plain in json.loads(store.cursor(CURSOR) or "[]")]


def keep(store: Store, march: March) -> None:
    """In place of the one before of the same creature."""
    _write(store, [*_others(store, march), march])


def drop(store: Store, march: March) -> None:
    _write(store, _others(store, march))


def _others(store: Store, march: March) -> list[March]:
    mine = (march.fight, march.creature)
    return [m for m in pending(store) if (m.fight, m.creature) != mine]


def _write(store: Store, marches: Iterable[March]) -> None:
    store.set_cursor(CURSOR, json.dumps([asdict(m) for m in marches]))


def _read(plain: dict[str, Any]) -> March:
    goal = plain["to"]["goal"]
    to = Destination(Goal(**{**goal, "at": _block(goal["at"])}), plain["to"]["toward"])
    next = None if plain["next"] is None else _block(plain["next"])
    left = tuple(map(_block, plain.get("left", ())))  # older stores have none
    return March(**{**plain, "to": to, "at": _block(plain["at"]), "next": next, "left": left})


def _block(plain: list[int]) -> Block:
    x, y, z = plain
    return (x, y, z)
