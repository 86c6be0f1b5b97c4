"""A server that is away is waited for, and what was being done then is begun again."""

from collections.abc import Callable
from typing import Any

from .line import READINGS
from .minecraft.replies import Unreadable
from .rcon.errors import LinkLost
from .rcon.link import Link
from .settings import Server


class Patience:
    """``say``: to the owner. ``strange``: told of an answer that cannot be read."""

    def __init__(
        self,
        server: Server,
        link: Link,
        say: Callable[[str], None],
        strange: Callable[[Unreadable], None],
    ) -> None:
        self.server, self.link, self.say, self.strange = server, link, say, strange
        self._away = False

    async def reach(self) -> None:
        """Wait for the server, and say so once. Raises AuthRejected."""
        name = self.server.name
        if not self._away:
            self._away = True
            where = f"{self.server.host}:{self.server.port}"
            self.say(f"{name}: the server does not answer at {where}; waiting for it")
        await self.link.ready()
        if self._away:
            self._away = False
            self.say(f"{name}: the server answers again")

    async def reached(self, step: Callable[[], Any]) -> None:
        """Do it as soon as the server can be reached: what was heard is not given up.

        Steps that may find an answer unreadable have only read: they are begun again a few times.
        """
        readings = READINGS
        while True:
            try:
                await step()
            except LinkLost:
                await self.reach()
            except Unreadable as strange:
                self.strange(strange)
                readings -= 1
                if not readings:
                    return
            else:
                return
