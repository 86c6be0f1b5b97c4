"""A connection that comes back: reopened after trouble, but never in a storm. Blocking."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from bridge.rcon.backoff import Backoff, Patience
from bridge.rcon.connection import Connection
from bridge.rcon.errors import AuthRejected, LinkLost

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Counters:
    """What a link has done since it was made."""

    commands: int
    """Commands answered."""
    connects: int
    """Connections opened and logged in."""
    losses: int
    """Connections that broke, and attempts that failed."""
    bytes_sent: int
    bytes_received: int

    @property
    def reconnects(self) -> int:
        """Connections opened after the first."""
        return max(0, self.connects - 1)


class Session:
    """A connection and the memory of its troubles. For one thread at a time."""

    def __init__(
        self,
        connection: Connection,
        backoff: Backoff | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._connection = connection
        self._patience = Patience(backoff or Backoff())
        self._clock = clock
        self._rejected: str | None = None
        self._reason = "not connected yet"
        self._opened = False
        self._proven = False
        self._commands = self._connects = self._losses = 0

    @property
    def counters(self) -> Counters:
        """May be read from any thread."""
        return Counters(
            commands=self._commands,
            connects=self._connects,
            losses=self._losses,
            bytes_sent=self._connection.bytes_sent,
            bytes_received=self._connection.bytes_received,
        )

    def forgive(self) -> None:
        """Forget a rejected password and past troubles: the owner wants a new attempt."""
        self._rejected = None
        self._patience.worked()

    def open(self) -> None:
        """Make sure of a connection that is alive.

        Raises: AuthRejected, at once if the password was rejected before; LinkLost, at once while
        the back-off lasts.
        """
        if self._connection.alive():
            return
        if self._opened:
            self._lose(LinkLost(f"{self._connection.name} closed the connection", sent=False))
        if self._rejected is not None:
            raise AuthRejected(self._rejected)
        wait = self._patience.wait_seconds(self._clock())
        if wait > 0:
            raise LinkLost(self._reason, sent=False, retry_after_seconds=wait)
        try:
            self._connection.connect()
        except AuthRejected as rejected:
            self._rejected = str(rejected)
            log.info("%s; not trying again", rejected)
            raise
        except LinkLost as lost:
            self._patience.failed(self._clock())
            self._note(lost)
            raise
        self._connects += 1
        self._opened = True
        self._proven = False
        log.info("connected to %s", self._connection.name)

    def exchange(self, body: bytes) -> str:
        """The answer to a command, on a connection just opened. Raises: LinkLost."""
        try:
            answer = self._connection.exchange(body)
        except LinkLost as lost:
            self._lose(lost)
            raise
        self._commands += 1
        if not self._proven:
            self._proven = True
            self._patience.worked()
        return answer

    def close(self) -> None:
        self._opened = False
        self._connection.disconnect()

    def _lose(self, lost: LinkLost) -> None:
        self._opened = False
        self._patience.lost(self._clock())
        self._note(lost)

    def _note(self, lost: LinkLost) -> None:
        self._losses += 1
        self._reason = lost.reason
        lost.retry_after_seconds = self._patience.wait_seconds(self._clock())
        log.warning("%s; next attempt in %.1f s", lost.reason, lost.retry_after_seconds)
