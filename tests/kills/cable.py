"""A cable to the server that breaks in the middle of packets: a relay that drops connections."""

import asyncio
from collections.abc import Callable
from random import Random


class Cable:
    """Relays one port to another; unless ``sound`` it breaks after some bytes, whichever way.

    ``whole``: after how many, on average, at first; it gets better. ``breaks`` counts.
    """

    def __init__(self, port: int, seed: int, whole: int) -> None:
        self._to, self._rng, self._whole = port, Random(seed), whole
        self.breaks, self.port = 0, 0
        self.sound = True
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._relay, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _relay(self, near: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        far, back = await asyncio.open_connection("127.0.0.1", self._to)
        left = self._rng.randint(20, 2 * self._whole * (1 + self.breaks))
        cut = asyncio.Event()

        def spend(count: int) -> int:
            """How many of these bytes still get through."""
            nonlocal left
            if self.sound:
                return count
            through = min(count, left)
            left -= through
            if through < count:
                cut.set()
            return through

        pumps = {
            asyncio.ensure_future(_pump(near, back, spend)),
            asyncio.ensure_future(_pump(far, out, spend)),
            asyncio.ensure_future(cut.wait()),
        }
        self._tasks |= pumps
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        self.breaks += cut.is_set()
        for task in pumps:
            task.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        self._tasks -= pumps
        for side in (out, back):
            side.transport.abort()


async def _pump(
    read: asyncio.StreamReader, write: asyncio.StreamWriter, spend: Callable[[int], int]
) -> None:
    while data := await read.read(65536):
        through = spend(len(data))
        write.write(data[:through])
        await write.drain()
        if through < len(data):
            await asyncio.Event().wait()
