"""What kind of server answers: how it is spoken to, and which of its chat is believed."""

import asyncio
from collections.abc import Callable, Sequence

from .line import Line, heard
from .minecraft import detect, status
from .minecraft.chatform import AUTO, form
from .minecraft.dialect import Dialect, TooOld, UnknownVersion, dialect, known_versions
from .settings import Server


class Meeting:
    """As the settings say; else as the server tells. ``say``: to the owner. Raises TooOld."""

    def __init__(self, server: Server, link: Line, say: Callable[[str], None]) -> None:
        self.server, self.link, self.say = server, link, say
        self.dialect = self._dialect("")
        self.forms = tuple(form(f) for f in server.chat)
        self._doubted: tuple[str, ...] = ()

    async def kind(self) -> detect.Found:
        """Version and kind of the server: as set, else as it tells in one way or another."""
        server = self.server
        version, kind = (v if v != "auto" else "" for v in (server.version, server.flavour))
        found = detect.Found(version, kind, "settings")
        told = await asyncio.to_thread(detect.in_files, server.log, server.encoding)
        found = found.over(told)
        if not found.version:
            found = found.over(detect.in_answer(await heard(self.link, "version")))
        if not found.version and server.game_port:
            found = found.over(await asyncio.to_thread(status.ask, server.host, server.game_port))
        if not found.version:
            newest = known_versions()[-1]
            self.say(
                f"{server.name}: nothing tells the server's version; taken for {newest} "
                "(server.version in melee.toml sets it)"
            )
        return found

    def speak(self, version: str) -> Dialect:
        """How a server of that version is spoken to from now on, unless the settings say."""
        self.dialect = self._dialect(version)
        return self.dialect

    def _dialect(self, version: str) -> Dialect:
        if self.server.version != "auto":
            version = self.server.version
        try:
            return dialect(version or known_versions()[-1])
        except TooOld:
            raise
        except UnknownVersion:  # a snapshot without a number: the next version to come
            return dialect(known_versions()[-1])

    def believe(self, plugins: Sequence[str]) -> None:
        """Where a plugin shows players under other names, ``<Name> text`` proves nothing."""
        doubted = tuple(detect.renaming(plugins))
        chosen = (f for f in self.server.chat if f != AUTO or not doubted)
        self.forms = tuple(form(f) for f in chosen)
        if doubted != self._doubted and doubted:
            self.say(
                f"{self.server.name}: {', '.join(doubted)} can change the names in the chat, which "
                "is not read: buttons and /mj are (server.chat in melee.toml sets its form)"
            )
        self._doubted = doubted
