"""One Minecraft server's whole ring: its steps, and the loops over them in ``run``.

A step does what there is to do now and returns: the service's loops repeat them, a scenario calls
them one by one.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from .line import READINGS, heard
from .minecraft import replies
from .minecraft.chatform import AUTO
from .minecraft.flavour import flavour
from .minecraft.logline import (
    Chat,
    Client,
    ClientGone,
    Event,
    Issued,
    Joined,
    Left,
    Ready,
    Started,
    parse,
    speaker,
)
from .parts import Parts
from .rcon.errors import AuthRejected, LinkLost
from .roster import Player
from .store.errors import StoreError
from .store.rows import Receipt

log = logging.getLogger(__name__)

DEADLINE_LOOK_SECONDS = 0.25
LEAVE_SECONDS = 3.0
"""So long the last commands are tried; whoever stops a service waits for it."""
TYPED = "/mj "
"""On Bukkit servers an unknown command is in the log: the quiet way to type one of ours."""


class Service(Parts):
    """Made, then ``begin``, then its steps or ``run``, then ``end``."""

    _connects = 0
    """How often the link had connected when we last met the server."""
    _stirred = False
    """Whether anybody came or went since we looked who is there, as the log tells."""

    # -- beginning and ending -------------------------------------------------------------------

    async def begin(self) -> None:
        """Reach the server, however long it takes, and learn who is there.

        Raises AuthRejected, LogUnreadable, TooOld.
        """
        self.tail.begin()  # what is said from now on counts, however long the server takes
        if self.store.log_cursor is None:  # after a kill too
            place = self.tail.place
            self.store.receive(Receipt(cursor=(place.file_id, place.offset)))
            self.store.settle()
        self.company.recall(await asyncio.to_thread(self._past))
        self.watch_company()  # before our own connection, of which the log has not told yet
        if not self.server.log.exists():
            self.outside.say(f"{self.server.name}: no log at {self.server.log} yet; waiting for it")
        try:
            await self.link.start()
        except LinkLost:
            await self.reach()
        await self.reached(self._met)
        await self._learn_who_is_there()
        await self.after()  # what a fight had asked of the world before a kill

    def _past(self) -> list[Event]:
        """What the present log had told of those who connect before our place in it."""
        lines = self.tail.before("RCON Client", "Starting minecraft server")
        return [event for line in lines if (event := parse(line)) is not None]

    async def _met(self) -> None:
        """After each connection: the server may be another one than before."""
        self._connects = self.link.counters.connects
        found = await self.meeting.kind()
        kind = flavour(found.flavour)
        self.world.forget()
        self.world.call_by(kind.namespace)
        self.marks.forget()
        self.speak(found.version)
        if kind.issued and AUTO in self.server.chat:
            self.meeting.believe(replies.plugins_in(await heard(self.link, "plugins")))
        try:
            await self.world.look_who()
            await self.world.look_where()  # what waits in the log is judged by where all stand
        except replies.Unreadable as strange:  # the next poll may fare better
            self.strange(strange)
        await self.outbox.refresh()

    async def _learn_who_is_there(self) -> None:
        """If the answer could not be read: what is told before would be told to nobody."""
        while not self.roster.known:
            await self.reached(self.world.look_who)
            if not self.roster.known:
                await asyncio.sleep(self.settings.poll.roster_seconds)

    async def leave(self) -> None:
        """End in good order: nobody is left glowing or held, if the server can be reached."""
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                await self.marks.release()
        except (LinkLost, AuthRejected, StoreError, TimeoutError) as failure:
            why = str(failure) or "no answer in time"
            log.warning("what is on the bodies is taken off at the next start: %s", why)
        finally:
            await self.end()

    async def end(self) -> None:
        """Let go of the link, the log and the store."""
        await self.link.close()
        self.tail.close()
        self.close()

    # -- steps ----------------------------------------------------------------------------------

    async def hear(self) -> bool:
        """Handle what the server's log has new; False if it was nothing."""
        lines = self.tail.read()
        for line in lines:
            place = (line.cursor_after.file_id, line.cursor_after.offset)
            event = parse(line.text, self.meeting.forms)
            wish = await self._happened(event) if event is not None else None
            if wish is not None:
                await self._served()
                await self.reached(partial(self.world.look_for, wish[0]))
            # Nothing may be waited for between the receipt and what it is signed with.
            fresh = self.store.receive(Receipt(cursor=place))
            if fresh and wish is not None and self.intake.hear(*wish):
                await self.after()
        if lines:
            await self._look_around()
            self.store.settle()
            self.written()
        return bool(lines)

    async def _happened(self, event: Event) -> tuple[Player, str] | None:
        """Take note of an event of the server; a command typed by somebody is given back."""
        match event:
            case Chat(name, text, _, account) if text.startswith(self.settings.prefix):
                return await self._said(name, text, account)
            case Issued(name, command) if command.startswith(TYPED):
                return await self._said(
                    name, self.settings.prefix + command.removeprefix(TYPED), True
                )
            case Joined() | Left() | Ready():
                self._stirred = True
            case Client() | ClientGone():
                self.company.noted(event, self.outside.clock())
                self.watch_company()
            case Started(version):
                self.company.noted(event, self.outside.clock())
                self.world.forget()
                self.marks.forget()
                self.speak(version)
            case _:
                pass
        return None

    async def _look_around(self) -> None:
        """Once for all who came and went: a server that starts again tells of everybody twice."""
        if self._stirred:
            self._stirred = False
            await self.reached(self.world.look_who)
            await self.outbox.refresh()

    async def _said(self, shown: str, text: str, account: bool) -> tuple[Player, str] | None:
        await self._look_around()
        who = await self._speaker(shown, account)
        return None if who is None else (who, text)

    async def _speaker(self, shown: str, account: bool) -> Player | None:
        """Who said it; who has just come, and how names are shown now, is asked for once."""
        for fresh in (False, True):
            if fresh:
                await self.reached(self.world.look_who)
                await self.reached(self.world.look_names)
            online = {p.name: p.uuid for p in self.roster.online.values()}
            uuid = speaker(shown, online, self.world.displays, account)
            if uuid is not None:
                return self.roster.by_uuid(uuid)
        log.info("nobody online is surely %r", shown)
        return None

    async def _served(self) -> None:
        """What another task's wish asked of the world comes first: no fight takes two at once."""
        await self.reached(self._fulfil)
        for _ in range(READINGS):
            if any(t.wanted for t in self.hall.tables.values()):
                await self.reached(self.world.answer_facts)

    async def after(self) -> None:
        """What a wish asked of the world is answered before the next wish."""
        if self.world.blind():
            await self.reached(self.world.look_where)
        await self.reached(self.world.answer_facts)
        await self.reached(self._fulfil)
        await self.reached(self.world.answer_facts)
        await self.reached(self.world.marcher.go_on)
        self.written()
        await self.reached(self.marks.bring)

    async def _fulfil(self) -> None:
        await self.intake.fulfil(self.world.find_mobs, self.world.mover.put_all)

    def written(self) -> None:
        """Let the readers of the log know how far it goes."""
        self.pulse.reach(self.store.last_seq)

    async def look(self) -> bool:
        """Who is there, what was clicked, where everybody stands. Raises LinkLost."""
        came = await self.look_who()
        return await self.look_clicks() or await self.look_where() or came

    async def look_who(self) -> bool:
        self.watch_company()
        if self.link.counters.connects != self._connects:
            await self._met()
            await self.after()  # what a click asked of the world when the link was lost
            return True
        if await self.world.look_who():
            await self.outbox.refresh()
            return True
        return False

    async def look_clicks(self) -> bool:
        clicked = await self.world.read_clicks()
        if clicked:
            await self.after()
        return clicked

    async def look_where(self) -> bool:
        moved = await self.world.look_where()
        if moved:
            await self.after()
        else:
            await self.marks.bring()
        return moved

    async def expire(self) -> None:
        """Give the questions whose time is over their default."""
        self.intake.expire(self.outside.clock())
        await self.after()

    async def deliver(self) -> bool:
        """Tell everything that is written; False if there was nothing."""
        told = False
        while await self.outbox.flush():
            told = True
        return told

    # -- loops ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve until cancelled. Raises AuthRejected if the server no longer takes the password."""
        async with asyncio.TaskGroup() as loops:
            loops.create_task(self._follow())
            loops.create_task(self._look())
            loops.create_task(self._watch())
            loops.create_task(self.outbox.run())

    async def _follow(self) -> None:
        while True:
            if not await self.hear():
                await asyncio.sleep(self.settings.poll.log_seconds)

    async def _look(self) -> None:
        """Each poll at its own pace, one at a time."""
        poll, now = self.settings.poll, time.monotonic
        paces: list[tuple[float, Callable[[], Any]]] = [
            (poll.roster_seconds, self.look_who),
            (poll.clicks_seconds, self.look_clicks),
            (poll.positions_seconds, self.look_where),
        ]
        due = [now()] * len(paces)
        while True:
            for i, (pace, step) in enumerate(paces):
                if due[i] <= now():
                    try:
                        await step()
                    except LinkLost:
                        await self.reach()
                    except replies.Unreadable as strange:
                        self.strange(strange)
                    due[i] = now() + pace
            await asyncio.sleep(max(0.0, min(due) - now()))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(DEADLINE_LOOK_SECONDS)
            if self.hall.tables:
                await self.expire()
