"""Creatures that were sent somewhere walk there, each step paid and provoking like anybody's."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Protocol

from rules.engine.fight import Creature
from rules.engine.geometry import Block
from rules.engine.requests import Refused
from rules.engine.table import Table
from rules.engine.turns import may_use

from . import marches
from .bodies import Mover, apart, size
from .destination import beside
from .ground import Astray, Ground
from .marches import March
from .route import Gait, way
from .store.rows import Line
from .table import Hall
from .walk import pair

IN_THE_WAY = 50.0
"""What the place of somebody of another side costs more: only if there is no way around."""
FRIEND = 1.0
MOST_EXCHANGES = 80
"""Spent on a way before we give up: the server answers nobody else meanwhile."""
ROUNDABOUT = 16
"""Steps that a way may take more than twice the straight line."""


class Door(Protocol):
    """Where steps go in: the intake."""

    def sent(self, by: str, fight: str, creature: str, block: Block, joins: bool) -> None: ...

    def turn_down(self, by: str, fight: str, refusal: Refused) -> None: ...


class Marcher:
    """Goes on with every march that nothing holds up. ``spent``: exchanges so far, on blocks."""

    def __init__(
        self,
        hall: Hall,
        mover: Mover,
        door: Door,
        settle: Callable[[], Awaitable[object]],
        spent: Callable[[], int],
    ) -> None:
        self.hall, self.store, self.mover = hall, hall.store, mover
        self.door, self.settle, self.spent = door, settle, spent
        self._walking = asyncio.Lock()

    async def go_on(self) -> bool:
        """True if anybody went on or ended. Raises LinkLost; it goes on at the next look then.

        Whoever comes while another task is at it waits: what is said next is about a fight where
        the way is walked.
        """
        async with self._walking:
            return await self._go_on_all()

    async def _go_on_all(self) -> bool:
        went = False
        for march in marches.pending(self.store):
            went |= await self._go_on(march)
        return went

    async def _go_on(self, march: March) -> bool:
        table = self.hall.tables.get(march.fight)
        if table is None or march.creature not in table.fight:
            marches.drop(self.store, march)
            return True
        if table.run is not None or table.paused:
            return False
        me = table.fight[march.creature]
        if not self._goes(table, march):
            marches.drop(self.store, march)  # stopped, undone, or its turn is over
            return True
        path: tuple[Block, ...] = ()
        refusal: Refused | None = None
        try:
            path = await self._path(table, me, march)
        except Refused as no_way:
            refusal = no_way
        came_between = table.run is not None or table.paused or not self._goes(table, march)
        if came_between or not self._stands(table, march):
            return False  # the next look finds it as it is by then
        if refusal is not None:
            with self.store.batch():
                marches.drop(self.store, march)
                self.door.turn_down(march.by, march.fight, refusal)
            return True
        await self._walk(table, me, march, path)
        return True

    def _goes(self, table: Table, march: March) -> bool:
        """Whether it is where the march has it, and may walk."""
        being = table.fight.state.beings.get(march.creature)
        if being is None or being.pos != march.expected:
            return False
        return may_use(table.fight, march.creature, table.rules.step)

    def _stands(self, table: Table, march: March) -> bool:
        """Whether the fight is open, and nobody has sent the creature elsewhere meanwhile."""
        return self.hall.tables.get(march.fight) is table and march in marches.pending(self.store)

    async def _path(self, table: Table, me: Creature[Any], march: March) -> tuple[Block, ...]:
        """The steps that are left: of the way it is on, while that leads there. Raises Refused."""
        goal, toward = march.to.goal, march.to.toward
        if toward:
            goal = beside(table.fight[toward])
        width, crowd, left = size(table, me.id)[0], _crowd(table, me), march.left
        if left and goal.reached(left[-1], width) and crowd.keys().isdisjoint(left):
            return left
        most = self.spent() + MOST_EXCHANGES
        ground = Ground(
            self.mover.know, table, *size(table, me.id), tired=lambda: self.spent() >= most
        )
        gait = Gait(table.rules.flies(me), crowd=crowd)
        longest = 2 * apart(me.pos, goal.at) + ROUNDABOUT
        try:
            path = await way(me.pos, goal, ground, gait, longest)
        except Astray:
            raise Refused("no-way-seen", who=me.id) from None
        if path is None:
            raise Refused("no-way-seen" if ground.blind else "no-way", who=me.id)
        return path

    async def _walk(
        self, table: Table, me: Creature[Any], march: March, path: tuple[Block, ...]
    ) -> None:
        """Step by step, until there, stopped, or held up by a question."""
        for n, block in enumerate(path, start=1):
            if not self._stands(table, march):
                return
            if me.being.pos != march.expected:
                break  # somebody came between
            with self.store.batch():
                self.door.sent(march.by, march.fight, me.id, block, march.steps > 0)
                if table.run is None and me.being.pos != block:
                    break
                waits = block if table.run is not None else None
                steps, left = march.steps + 1, path[n:]
                march = replace(march, at=me.pos, next=waits, steps=steps, left=left)
                marches.keep(self.store, march)
            while wanted := table.wanted:
                await self.settle()
                if table.wanted == wanted:
                    break
            if table.run is not None:
                return
            if me.id not in table.fight or me.being.pos != block:
                break
        with self.store.batch():
            marches.drop(self.store, march)
            if me.id in table.fight:
                self._tell(table, me, march, path)

    def _tell(self, table: Table, me: Creature[Any], march: March, path: tuple[Block, ...]) -> None:
        """Where it has come to, and what is left."""
        there = not path or me.pos == path[-1]
        left = table.rules.walk_left
        params = {
            "who": me.id,
            "place": " ".join(map(str, me.pos)),
            "left": left(me) if left else 0,
            "counts": bool(left),
        }
        line = Line("reply-marched" if there else "reply-march-ended", params)
        self.store.answer(march.by, (line,), march.fight)


def _crowd(table: Table, me: Creature[Any]) -> dict[Block, float]:
    mine = pair(table, me)
    return {
        block: FRIEND if c.side == me.side else IN_THE_WAY
        for c in table.fight
        if c.placed and not c.out and c.id not in mine
        for block in c.box().blocks()
    }
