"""The way back from the worker thread to the event loop, as cheap as it can be.

`call_soon_threadsafe` costs a write, two reads and an exception per call; where the system has
event counters (Linux), one write and one read do, which is worth a fifth of the commands a second.
"""

import asyncio
import os
import sys
from collections import deque


class Returns:
    """Settles futures of one event loop from another thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._done: deque[tuple[asyncio.Future[str], str, Exception | None]] = deque()
        self._counter = -1
        if sys.platform == "linux":
            self._counter = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
            loop.add_reader(self._counter, self._wake)

    def give(self, future: asyncio.Future[str], answer: str, error: Exception | None) -> None:
        """From the worker: the future gets its answer or its error. Raises: RuntimeError if the
        event loop has ended."""
        self._done.append((future, answer, error))
        if sys.platform == "linux":
            if self._loop.is_closed():
                raise RuntimeError("the event loop has ended")
            os.eventfd_write(self._counter, 1)
        else:
            self._loop.call_soon_threadsafe(self._settle)

    def close(self) -> None:
        """From the loop, when the worker has ended."""
        if sys.platform == "linux":
            self._loop.remove_reader(self._counter)
            os.close(self._counter)

    def _wake(self) -> None:
        if sys.platform == "linux":
            os.eventfd_read(self._counter)
        self._settle()

    def _settle(self) -> None:
        while self._done:
            future, answer, error = self._done.popleft()
            if future.done():
                continue  # nobody waits any more
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)
