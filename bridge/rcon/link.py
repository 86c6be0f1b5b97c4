"""The RCON link of one server, for asyncio: a `Connection` on one worker thread.

Commands are executed strictly one after the other, in the order in which they were asked for. The
connection is opened by the first command that needs it; after trouble, `Backoff` decides how soon.
"""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bridge.rcon.backoff import Backoff
from bridge.rcon.connection import Connection, body_of
from bridge.rcon.errors import LinkLost
from bridge.rcon.returns import Returns
from bridge.rcon.session import Counters, Session

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Job:
    """One thing asked of the worker; without a body, only to be connected."""

    body: bytes | None
    future: asyncio.Future[str]
    is_fresh_start: bool = False
    is_last: bool = False
    abandoned: bool = False


class Link:
    """The link to one server. Its methods are for the event loop's thread."""

    def __init__(
        self,
        host: str,
        port: int,
        password: str,
        *,
        timeout_seconds: float = 10.0,
        connect_timeout_seconds: float = 5.0,
        silence_seconds: float = 1.0,
        backoff: Backoff | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._connection = Connection(
            host,
            password,
            port,
            timeout_seconds=timeout_seconds,
            connect_timeout_seconds=connect_timeout_seconds,
            silence_seconds=silence_seconds,
        )
        self._session = Session(self._connection, backoff, clock)
        self._sleep = sleep
        self._jobs: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._turn = threading.Lock()
        self._current: _Job | None = None
        self._thread: threading.Thread | None = None
        self._closed = False
        self.shared = False
        """Whether another client is on the same server, whose answers may get mixed with ours."""

    def __repr__(self) -> str:
        return f"<RCON link to {self._connection.name}>"

    @property
    def connected(self) -> bool:
        """Whether the connection is open; a loss while idle shows at the next command."""
        return self._connection.connected

    @property
    def counters(self) -> Counters:
        return self._session.counters

    async def start(self) -> None:
        """Connect now, whatever failed before: the only way on after a rejected password.

        Raises: AuthRejected; LinkLost, after which the link may still be used.
        """
        await self._ask(None, is_fresh_start=True)

    async def ready(self) -> None:
        """Wait for the connection, as long as it takes.

        Raises: AuthRejected; LinkLost only if the link is closed.
        """
        while True:
            try:
                await self._ask(None)
            except LinkLost as lost:
                if self._closed:
                    raise
                await self._sleep(lost.retry_after_seconds)
            else:
                return

    async def command(self, text: str) -> str:
        """The server's answer, whole.

        Raises: CommandTooLong, or ValueError for text that UTF-8 or RCON cannot carry: nothing
        was sent. AuthRejected: nothing was sent, nor will be until `start`. LinkLost: its `sent`
        says whether the server may have executed the command. If the caller is cancelled, the
        connection is closed, for the answer would come to the next command.
        """
        return await self._ask(body_of(text))

    async def close(self) -> None:
        """Close the connection and end the thread; what is under way raises LinkLost."""
        self._closed = True
        thread, self._thread = self._thread, None
        if thread is None:
            return
        end = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(None, end, is_last=True))
        self._connection.interrupt()
        try:
            await end
        finally:
            thread.join()
            self._returns.close()

    async def _ask(self, body: bytes | None, *, is_fresh_start: bool = False) -> str:
        if self._closed:
            raise LinkLost(f"the link to {self._connection.name} is closed", sent=False)
        if self._thread is None:
            self._returns = Returns(asyncio.get_running_loop())
            self._thread = threading.Thread(
                target=self._work,
                args=(self._returns,),
                name=f"rcon {self._connection.name}",
                daemon=True,
            )
            self._thread.start()
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        job = _Job(body, future, is_fresh_start)
        self._jobs.put(job)
        try:
            return await future
        except asyncio.CancelledError:
            self._abandon(job)
            raise

    def _abandon(self, job: _Job) -> None:
        with self._turn:
            job.abandoned = True
            if self._current is job:
                self._connection.interrupt()

    # What follows runs on the worker thread.

    def _work(self, returns: Returns) -> None:
        while True:
            job = self._jobs.get()
            with self._turn:
                if job.abandoned:
                    continue
                self._current = job
            answer, error = self._attempt(job)
            with self._turn:
                self._current = None
            try:
                returns.give(job.future, answer, error)
            except RuntimeError:
                log.warning("the event loop ended before the link to %s", self._connection.name)
                self._session.close()
                return
            if job.is_last:
                return

    def _attempt(self, job: _Job) -> tuple[str, Exception | None]:
        try:
            return self._execute(job), None
        except Exception as error:  # the top of this thread: it is raised where it is awaited
            return "", error

    def _execute(self, job: _Job) -> str:
        if job.is_last:
            self._session.close()
            return ""
        if self._closed:
            raise LinkLost(f"the link to {self._connection.name} is closed", sent=False)
        if job.is_fresh_start:
            self._session.forgive()
        self._session.open()
        if job.body is None:
            return ""
        if job.abandoned or self._closed:
            raise LinkLost("nobody waits for the answer any more", sent=False)
        return self._session.exchange(job.body)
