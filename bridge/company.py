"""Who else talks to the server by RCON, as its log tells: answers get mixed on most servers."""

from collections import deque
from dataclasses import dataclass, field

WINDOW_SECONDS = 300.0
"""So long after its last sign another client is reckoned with."""


@dataclass(slots=True)
class Company:
    """Signs of others: more connections in the log than we have made, answers that were spoilt."""

    _logged: deque[float] = field(default_factory=deque)
    _ours: deque[float] = field(default_factory=deque)
    _connects: int = 0
    _spoilt: float = float("-inf")

    def connected(self, now: float) -> None:
        """The log tells of a connection: ours, or another's."""
        self._logged.append(now)

    def spoilt(self, now: float) -> None:
        """An answer held something else than was asked."""
        self._spoilt = now

    def there(self, now: float, connects: int) -> bool:
        """Whether others are about; ``connects``: how often we have connected so far."""
        self._ours.extend([now] * (connects - self._connects))
        self._connects = connects
        for seen in (self._logged, self._ours):
            while seen and seen[0] < now - WINDOW_SECONDS:
                seen.popleft()
        return len(self._logged) > len(self._ours) or self._spoilt >= now - WINDOW_SECONDS
