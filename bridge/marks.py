"""Marks on bodies, by difference: written down before they are put on, struck when they are off.

So whatever a kill or a broken link cuts off, everything that may be on a server is in the store,
and is taken off as soon as nobody wants it and its body is there. ``bearing`` says who bears what.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

from .bearing import Kind, Mark, borne
from .bodies import Places
from .line import Line, heard
from .minecraft import commands, effects, leftovers
from .minecraft.dialect import Dialect
from .minecraft.replies import misunderstood, nobody
from .roster import Roster
from .store.kept import Kept
from .store.store import Store
from .table import Hall

log = logging.getLogger(__name__)

CURSOR = "marks"
MARKS: Kept[list[Mark]] = Kept(CURSOR, list[Mark])
TAGS: dict[Kind, str] = {"glow": leftovers.GLOWS, "hold": leftovers.HELD}
LOOK_AGAIN_SECONDS = 60.0
"""For a body that nobody has seen: a mob that is not loaded may be, by now."""


class Marks:
    """Of one server. Raises LinkLost; then it is done at the next ``bring``."""

    def __init__(
        self,
        link: Line,
        store: Store,
        hall: Hall,
        roster: Roster,
        places: Places,
        dialect: Dialect,
        clock: Callable[[], float],
        *,
        glow: bool,
        hold: bool,
    ) -> None:
        self.link, self.store, self.hall, self.roster = link, store, hall, roster
        self.places, self.dialect, self.clock = places, dialect, clock
        self.glow, self.hold = glow, hold
        self._written = set(MARKS.read(store.cursor(CURSOR) or "[]"))
        self._sure: set[Mark] = set()  # surely on, as long as the link holds
        self._vain: set[Mark] = set()  # whose bodies were not there
        self._again_at = 0.0
        self._online: frozenset[str] = frozenset()
        self._changing = asyncio.Lock()

    def forget(self) -> None:
        """The server may have been another one meanwhile."""
        self._sure.clear()
        self._vain.clear()

    async def bring(self) -> None:
        """Every body bears what it should, of those that are there."""
        async with self._changing:
            self._notice()
            wanted = borne(self.hall.tables.values(), glow=self.glow, hold=self.hold)
            await self._take_off(m for m in self._written - wanted if self._there(m))
            await self._put_on(m for m in wanted - self._sure if m[1] in self.places.known)

    async def release(self) -> None:
        """No body bears anything; for when nobody will be there to see to it."""
        async with self._changing:
            await self._take_off(self._written)

    def _notice(self) -> None:
        """Who has just come may be as an older save has them."""
        here = frozenset(p.uuid for p in self.roster.online.values())
        fresh, self._online = here - self._online, here
        self._sure = {m for m in self._sure if m[1] not in fresh}
        if self.clock() >= self._again_at:
            self._vain.clear()

    def _there(self, mark: Mark) -> bool:
        """Whether to look for a body: it is seen, or was not looked for of late."""
        body = mark[1]
        return mark not in self._vain or body in self._online or body in self.places.known

    # -- taking off -----------------------------------------------------------------------------

    async def _take_off(self, marks: Iterable[Mark]) -> None:
        gone = set()
        for mark in sorted(marks):
            self._sure.discard(mark)
            if await self._off(*mark):
                gone.add(mark)
            else:
                self._vain.add(mark)
                self._again_at = self.clock() + LOOK_AGAIN_SECONDS
        if gone:
            left = self._written - gone
            # To take off twice does no harm.
            self.store.move_cursor(CURSOR, MARKS.text(sorted(left)))
            self._written = left

    async def _off(self, kind: Kind, body: str) -> bool:
        """False if the body was not there, at least for a part of it."""
        for command in self._undo(kind, body):
            if not await self._do(command):
                return False
        # By this answer it is struck for good.
        return not nobody(await heard(self.link, commands.tag_remove(body, TAGS[kind])))

    # -- putting on -----------------------------------------------------------------------------

    async def _put_on(self, marks: Iterable[Mark]) -> None:
        new = sorted(marks)
        written = self._written.union(new)
        if written != self._written:
            self.store.set_cursor(CURSOR, MARKS.text(sorted(written)))
            self._written = written
        for kind, tag in TAGS.items():
            bodies = [b for k, b in new if k == kind]
            tagged = [b for b in bodies if await self._do(commands.tag_add(b, tag))]
            for command in self._all(kind, tagged):
                await self._do(command)
            self._sure.update((kind, b) for b in tagged)

    def _all(self, kind: Kind, bodies: list[str]) -> list[str]:
        """The same on several bodies at once, by their tag: who bears it already is left alone."""
        if len(bodies) < 2:
            return [command for b in bodies for command in self._make(kind, b)]
        every = commands.bearers(TAGS[kind])
        return [f"execute as {every} run {command}" for command in self._make(kind, "@s")]

    # -- how ------------------------------------------------------------------------------------

    def _make(self, kind: Kind, target: str) -> list[str]:
        if kind == "glow":
            return [effects.glow(target, self.dialect)]
        how = (leftovers.MODIFIER, -1.0, self.dialect)
        return [effects.modify(target, name, *how) for name in effects.walks_by(self.dialect)]

    def _undo(self, kind: Kind, target: str) -> list[str]:
        if kind == "glow":
            return [effects.no_glow(target)]
        how = (leftovers.MODIFIER, self.dialect)
        return [effects.unmodify(target, name, *how) for name in effects.walks_by(self.dialect)]

    async def _do(self, command: str) -> bool:
        """False if there was no such body."""
        answer = await self.link.command(command)
        if misunderstood(answer):
            log.error("the server did not understand %s …: %s", command[:60], answer[:120])
        return not nobody(answer)
