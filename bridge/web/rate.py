"""How often somebody may ask: a bucket of tries for each address, refilled with time."""

import time
from collections.abc import Callable

PER_SECOND = 20.0
BURST = 100
GUESS_COSTS = 20.0
"""A wrong token empties the bucket as much as so many questions."""
MOST_ADDRESSES = 10_000


class Buckets:
    """``clock`` gives seconds that only ever grow."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this may still be asked; it is paid for if so."""
        left = self._now(address)
        if left < cost:
            return False
        self._put(address, left - cost)
        return True

    def charge(self, address: str, cost: float = GUESS_COSTS) -> None:
        """Paid for after the fact, down to nothing."""
        self._put(address, max(0.0, self._now(address) - cost))

    def _now(self, address: str) -> float:
        left, at = self._left.get(address, (float(BURST), self._clock()))
        return min(float(BURST), left + (self._clock() - at) * PER_SECOND)

    def _put(self, address: str, left: float) -> None:
        if address not in self._left and len(self._left) >= MOST_ADDRESSES:
            self._left = {a: v for a, v in self._left.items() if self._now(a) < BURST}
            if len(self._left) >= MOST_ADDRESSES:  # all busy: forget the one that came first
                del self._left[next(iter(self._left))]
        self._left[address] = (left, self._clock())
