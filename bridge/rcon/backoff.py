"""How long to leave a server alone after trouble: exponential back-off as a value."""

from dataclasses import dataclass

_MOST_DOUBLINGS = 32


@dataclass(frozen=True, slots=True)
class Backoff:
    """`first_seconds`, then `factor` times as long each time, up to `longest_seconds`."""

    first_seconds: float = 0.5
    factor: float = 2.0
    longest_seconds: float = 30.0

    def delay_seconds(self, troubles: int) -> float:
        """The wait after so many troubles in a row; none after the first loss of a good link."""
        if troubles <= 0:
            return 0.0
        grown = self.first_seconds * self.factor ** min(troubles - 1, _MOST_DOUBLINGS)
        return min(grown, self.longest_seconds)


class Patience:
    """Counts troubles in a row, and says when the server may be tried again.

    A link that worked may be reopened at once. One that breaks again before it has answered
    anything, or that cannot be opened, waits longer each time: a dying server sees no storm.
    Times are those of one monotonic clock, in seconds.
    """

    __slots__ = ("_backoff", "_not_before", "_troubles")

    def __init__(self, backoff: Backoff) -> None:
        self._backoff = backoff
        self.worked()

    def worked(self) -> None:
        """A command was answered, or the owner asks for a fresh start."""
        self._troubles = 0
        self._not_before = float("-inf")

    def lost(self, now: float) -> None:
        """A connection that was open broke."""
        self._not_before = now + self._backoff.delay_seconds(self._troubles)
        self._troubles += 1

    def failed(self, now: float) -> None:
        """A connection could not be opened."""
        self._troubles = max(self._troubles, 1)
        self.lost(now)

    def wait_seconds(self, now: float) -> float:
        """How long the next attempt must still wait; 0 when it may be made now."""
        return max(0.0, self._not_before - now)
