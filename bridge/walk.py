"""What follows of a body that moved: steps, one by one; or a jump, a fall, somebody astray."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from rules.engine.fight import Creature
from rules.engine.geometry import Block
from rules.engine.records import Command
from rules.engine.requests import GM, Refused
from rules.engine.state import Being
from rules.engine.table import Table
from rules.engine.turns import may_use

from .bodies import Mover, apart, body_of, size
from .ground import Ground
from .rcon.errors import LinkLost
from .route import Gait, Goal, way
from .strays import Walk
from .table import Hall

log = logging.getLogger(__name__)

Walking = Literal["libre", "averti", "strict"]
Outcome = Literal["follows", "stays", "back"]
"""What becomes of a jump, by the setting."""

Ended = Literal["there", "asked", "stopped", "refused"]

FASTEST_M_PER_S = 8.0
"""Nobody runs faster; who gets farther between two looks was brought there."""
GALLOP_M_PER_S = 15.0
"""The same for whoever rides."""
SLACK_M = 5.0
"""Clients and polls are late now and then: so far nobody is suspected."""
DETOUR = 4
"""Steps that a walk between two looks may be longer than the straight line."""


class Door(Protocol):
    """Where steps go in: the intake."""

    def walked(self, fight: str, creature: str, block: Block) -> object: ...


class Notices(Protocol):
    """Who is told of what the world does by itself."""

    def strayed(self, fight: str, being: Being) -> None: ...

    def jumped(
        self, fight: str, being: Being, to: Block, carried: bool, outcome: Outcome
    ) -> None: ...

    def fell(self, fight: str, being: Being, height: int) -> None: ...

    def cramped(self, fight: str, being: Being) -> None: ...


class _Overtaken(Exception):
    """Somebody has changed the fight while the world was asked about a body."""


class Follower:
    """Compares every body with its fight after each look at the world."""

    def __init__(
        self,
        hall: Hall,
        mover: Mover,
        door: Door,
        settle: Callable[[], Awaitable[object]],
        notices: Notices,
        walking: Walking,
        clock: Callable[[], float],
    ) -> None:
        self.hall, self.mover, self.door, self.settle = hall, mover, door, settle
        self.notices, self.walking, self.clock = notices, walking, clock
        self._looked_at = 0.0
        self._looking = asyncio.Lock()

    async def look(self) -> bool:
        """Bring whom the rules have moved, then follow whoever moved; True if anything came of it.

        One look at a time: a step is not to be taken twice. Raises LinkLost.
        """
        async with self._looking:
            return await self._look()

    async def _look(self) -> bool:
        now = self.clock()
        since = now - self._looked_at if self._looked_at else 0.0
        moved = await self._follow_all(since)
        self._looked_at = now  # not before: a look that the link cut short is no look
        return moved

    async def _follow_all(self, since: float) -> bool:
        moved = False
        for fight, table in list(self.hall.tables.items()):
            moved |= await self.mover.bring(fight, table)
            for who in list(table.fight.state.beings):
                if who in table.fight:
                    moved |= await self._follow(fight, table, who, since)
        return moved

    async def _follow(self, fight: str, table: Table, who: str, since: float) -> bool:
        being, block = table.fight.state.beings[who], self.mover.block(table, who)
        if block is None or table.paused or self.mover.due(fight, table, who):
            return False  # it is looked at again when the fight goes on
        here = table.fight[who]
        if table.run is not None:
            return await self._hold(fight, table, here)
        self.mover.note(block, self.mover.places.known[body_of(being)])
        walk = self.mover.strays.walk(fight, who)
        if walk is not None and await self._cut_short(fight, table, who, block, walk):
            return True
        last = self.mover.seen.get((fight, who)) or self.mover.strays.judged(fight, who)
        self.mover.seen[fight, who] = block
        if self.mover.stands(fight, table, who) or self.mover.carried(table, who):
            self.mover.strays.returned(fight, who)
            return False
        if being.pos is None or not table.fight.clock.round:
            return self._place(fight, table, who, block)
        try:
            return await self._elsewhere(fight, table, here, block, last, since)
        except LinkLost:  # it is as new at the next look
            self.mover.seen.pop((fight, who), None)
            raise
        except _Overtaken:
            self.mover.seen.pop((fight, who), None)
            return False

    async def _elsewhere(
        self,
        fight: str,
        table: Table,
        me: Creature[object],
        block: Block,
        last: Block | None,
        since: float,
    ) -> bool:
        """What becomes of a body that is not where the fight has its creature."""
        acting = self._acting(table, me)
        if acting and table.rules.step and block != last:  # each new block once, undone or not
            fastest = GALLOP_M_PER_S if len(pair(table, me)) > 1 else FASTEST_M_PER_S
            farthest = SLACK_M + fastest * max(0.0, since)
            return await self._moved(fight, table, me, block, last, farthest)
        if await self._lost_floor(fight, table, me, block):
            return True
        return await self._astray(fight, table, me.id, block, told=acting or block == last)

    def _acting(self, table: Table, me: Creature[object]) -> bool:
        return may_use(table.fight, table.rules.walker(me), table.rules.step)

    def _unchanged(self, fight: str, table: Table, me: Creature[object], start: Block) -> None:
        """After the world was asked. Raises _Overtaken."""
        goes_on = self.hall.tables.get(fight) is table and table.run is None and not table.paused
        if not goes_on or me.id not in table.fight or me.being.pos != start:
            raise _Overtaken

    async def _cut_short(
        self, fight: str, table: Table, who: str, block: Block, walk: Walk
    ) -> bool:
        """The last look ended in the middle of a walk, by a kill or a broken link; True if the
        walk itself was over: stopped by the rules, or refused."""
        over = table.fight.state.beings[who].pos != walk.path[walk.fed]
        if over:  # else it is as far as was fed, and what is left is walked now
            self.mover.seen[fight, who] = block
            if len(table.standing) > walk.commands:
                await self.mover.put(fight, table, who)
            else:
                self.mover.strays.judge(fight, who, block)
                await self._astray(fight, table, who, block, told=True)
        self.mover.strays.arrived(fight, who)
        return over

    async def _hold(self, fight: str, table: Table, me: Creature[object]) -> bool:
        """Whoever is asked about in the middle of a step waits on the last block before it."""
        command = table.command
        if command is None or command.verb != table.rules.step or not table.open:
            return False
        self.mover.strays.arrived(fight, me.id)
        if table.rules.walker(me) != command.actor or self.mover.stands(fight, table, me.id):
            return False
        if self.mover.carried(table, me.id):
            return False
        return await self.mover.put(fight, table, me.id)

    # -- what kind of movement ---------------------------------------------------------------------

    async def _moved(
        self,
        fight: str,
        table: Table,
        me: Creature[object],
        block: Block,
        last: Block | None,
        farthest: float,
    ) -> bool:
        """By somebody who may walk now: walked, fallen, or brought there by something else."""
        ground, start = Ground(self.mover.know, table, *size(table, me.id), trusting=True), me.pos
        footing = await ground.footing(me.id, block)
        self._unchanged(fight, table, me, start)
        flies = table.rules.flies(me)
        if footing.jumping and not flies:
            block = (block[0], block[1] - footing.drop, block[2])
        elif not (footing.held or flies):
            return False  # in the air: when it has landed
        if block == start:
            return False
        carried = bool(footing.vehicle) and not table.rules.seat(me)
        path, drop = await self._path(ground, table, me, start, block)
        self._unchanged(fight, table, me, start)
        if not self._acting(table, me):
            raise _Overtaken
        if carried or level(block, last or start) > farthest or path is None:
            return await self._jumped(fight, table, me, block, carried)
        ended = await self._feed(fight, table, me, path)
        if ended in ("asked", "stopped"):
            await self.mover.put(fight, table, me.id)
        elif ended == "refused":
            self.mover.strays.judge(fight, me.id, block)
            await self._astray(fight, table, me.id, block, told=True)
        elif drop:
            with self.hall.store.batch():
                self._place(fight, table, me.id, block, joins=True)
                self.notices.fell(fight, me.being, drop)
        self.mover.strays.arrived(fight, me.id)
        return True

    async def _path(
        self, ground: Ground, table: Table, me: Creature[object], start: Block, block: Block
    ) -> tuple[tuple[Block, ...] | None, int]:
        """The steps from block to block, and the metres fallen after them; None: no way."""
        far = apart(start, block)
        if far == 1:
            return (block,), 0
        gait = Gait(table.rules.flies(me), True, others(table, me))
        longest = far + DETOUR
        if far <= FARTHEST and (path := await way(start, Goal(block), ground, gait, longest)):
            return path, 0
        x, y, z = block
        edge, drop = (x, start[1], z), start[1] - y
        if drop < LEAST_FALL or level(edge, start) > FARTHEST:
            return None, 0
        shaft = [(x, h, z) for h in range(y, start[1] + 1)]
        await ground.learn(("filled", b) for b in shaft)
        if edge == start or not all(ground.fits(b) for b in shaft):
            return ((), drop) if edge == start else (None, 0)
        walked = await way(start, Goal(edge), ground, gait, level(edge, start) + DETOUR)
        return walked, drop

    async def _feed(
        self, fight: str, table: Table, me: Creature[object], path: tuple[Block, ...]
    ) -> Ended:
        """One step after the other, each paid and asked about before the next."""
        who, whole, bodies = table.rules.walker(me), (me.pos, *path), self._together(table, me)
        for n, block in enumerate(path, start=1):
            done = len(table.standing)
            with self.hall.store.batch():
                self.mover.strays.feed(fight, me.id, Walk(whole, bodies, n, done))
                self.door.walked(fight, who, block)
            while wanted := table.wanted:
                await self.settle()
                if table.wanted == wanted:
                    break
            being = table.fight.state.beings.get(who)
            if being is None or self.hall.tables.get(fight) is not table:
                return "stopped"
            if table.run is not None:
                return "asked"
            if being.pos != block:  # a step that stands was stopped, or ended elsewhere: felled
                return "stopped" if len(table.standing) > done else "refused"
            self.mover.accept(fight, table, *bodies)
        return "there"

    def _together(self, table: Table, me: Creature[object]) -> tuple[str, ...]:
        """It, and whoever sits on it in the world too, or what it sits on: they are there as well.

        Who rides by the rules alone, on foot, is brought after.
        """
        seat, carried = table.rules.seat(me), self.mover.carried
        others = (w for w in pair(table, me)[1:] if carried(table, me.id if w == seat else w))
        return (me.id, *others)

    # -- what is no walk ---------------------------------------------------------------------------

    async def _jumped(
        self, fight: str, table: Table, me: Creature[object], block: Block, carried: bool
    ) -> bool:
        """Brought there by a command, a pearl, a boat: nobody reacts, and it costs nothing."""
        outcome: Outcome = OUTCOMES[self.walking]
        with self.hall.store.batch():  # whatever comes now, it has been told
            if outcome == "follows":
                self._place(fight, table, me.id, block)
            self.mover.strays.judge(fight, me.id, block)
            self.notices.jumped(fight, me.being, block, carried, outcome)
        if outcome == "back":
            await self.mover.put(fight, table, me.id)
        return True

    async def _lost_floor(
        self, fight: str, table: Table, me: Creature[object], block: Block
    ) -> bool:
        """What it stood on is gone, and it lies below: nobody could put it back there."""
        start = x, y, z = me.pos
        drop = y - block[1]
        if (x, z) != (block[0], block[2]) or drop < 1 or table.rules.flies(me):
            return False
        ground = Ground(self.mover.know, table, *size(table, me.id), trusting=True)
        shaft = [(x, h, z) for h in range(block[1], y + 1)]
        held = ("floor", "water", "climb")
        await ground.learn([*(("filled", b) for b in shaft), *((name, start) for name in held)])
        self._unchanged(fight, table, me, start)
        if ground.holds(start) or not all(ground.fits(b) for b in shaft):
            return False
        with self.hall.store.batch():
            placed = self._place(fight, table, me.id, block)
            if placed and drop >= LEAST_FALL:
                self.notices.fell(fight, me.being, drop)
        return placed

    async def _astray(self, fight: str, table: Table, who: str, block: Block, told: bool) -> bool:
        """By the setting: the position follows, its player is told, or the body is put back."""
        if self.walking == "libre":
            return self._place(fight, table, who, block)
        if not told:
            with self.hall.store.batch():
                self.mover.strays.judge(fight, who, block)
                self.notices.strayed(fight, table.fight.state.beings[who])
        if self.walking == "strict":
            return await self.mover.put(fight, table, who) or not told
        return not told

    def _place(self, fight: str, table: Table, who: str, block: Block, joins: bool = False) -> bool:
        """The position follows the body, and with it that of the mount, or of the rider."""
        if who not in table.fight:
            return False
        me = table.fight[who]
        both, there = pair(table, me), self._together(table, me)
        for i, one in enumerate(both):
            args = {"who": one, "to": block}
            try:
                table.do(Command(GM, GM, "place", args, joins or i > 0))
            except Refused as refusal:
                log.info("%s stays where it was: %s", one, refusal.code)
                return False
        self.mover.accept(fight, table, *there)
        return True


OUTCOMES: dict[Walking, Outcome] = {"libre": "follows", "averti": "stays", "strict": "back"}

FARTHEST = 32
"""Blocks over which a walk is rebuilt at all."""
LEAST_FALL = 2
"""Blocks: whoever comes down by less has stepped down."""


def level(a: Block, b: Block) -> int:
    """The same, but a fall takes nobody far."""
    return max(abs(a[0] - b[0]), a[1] - b[1], abs(a[2] - b[2]))


def others(table: Table, me: Creature[object]) -> dict[Block, float]:
    """Where others stand: one goes around them if that is no longer."""
    mine = pair(table, me)
    crowd = [c for c in table.fight if c.placed and not c.out and c.id not in mine]
    return {block: 1.0 for c in crowd for block in c.box().blocks()}


def pair(table: Table, me: Creature[object]) -> list[str]:
    """A creature with what it rides, and with whoever rides it."""
    seat = table.rules.seat(me)
    riders = [c.id for c in table.fight if table.rules.seat(c) == me.id]
    return [me.id, *([seat] if seat in table.fight else []), *riders]
