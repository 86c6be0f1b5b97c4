"""Who else talks to the server by RCON, as its log tells: answers get mixed on most servers."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from .minecraft.logline import Client, ClientGone, Event, Started

WINDOW_SECONDS = 300.0
"""So long after its last sign another client is reckoned with."""


@dataclass(slots=True)
class Company:
    """Signs of others: connections in the log that are not ours, answers that were spoilt."""

    _open: int = 0
    """Connections of which the log has told, and not of their end."""
    _logged: deque[float] = field(default_factory=deque)
    _ours: deque[float] = field(default_factory=deque)
    _connects: int = 0
    _spoilt: float = float("-inf")

    def recall(self, past: Iterable[Event]) -> None:
        """What the log told before we came: whoever stays connected has long been there."""
        for event in past:
            self._count(event)

    def noted(self, event: Event, now: float) -> None:
        """The log tells of a connection, ours or another's, or that it is over."""
        self._count(event)
        if isinstance(event, Client):
            self._logged.append(now)

    def _count(self, event: Event) -> None:
        match event:
            case Client():
                self._open += 1
            case ClientGone():
                self._open = max(0, self._open - 1)
            case Started():
                self._open = 0
            case _:
                pass

    def spoilt(self, now: float) -> None:
        """An answer held something else than was asked."""
        self._spoilt = now

    def there(self, now: float, connects: int, linked: bool) -> bool:
        """Whether others are about. ``connects``: how often we have connected so far;
        ``linked``: whether we are connected now."""
        self._ours.extend([now] * (connects - self._connects))
        self._connects = connects
        for seen in (self._logged, self._ours):
            while seen and seen[0] < now - WINDOW_SECONDS:
                seen.popleft()
        if self._open > linked or len(self._logged) > len(self._ours):
            return True
        return self._spoilt >= now - WINDOW_SECONDS
