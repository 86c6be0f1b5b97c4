"""A position that only grows, and waiting for it: readers of the log wait for a place in it."""

import asyncio


class Pulse:
    """The last row written, as far as the event loop knows."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self._moved = asyncio.Event()

    def reach(self, at: int) -> None:
        """The log is written up to ``at``."""
        if at > self.at:
            self.at = at
            self._moved.set()
            self._moved = asyncio.Event()

    async def past(self, at: int) -> int:
        """Wait until more than ``at`` is written; the position then. Never misses a write."""
        while self.at <= at:
            await self._moved.wait()
        return self.at
