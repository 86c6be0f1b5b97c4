"""``latest.log`` as vanilla writes it: one line an event, a new file at each start."""

import gzip
from collections.abc import Callable
from datetime import datetime
from io import BufferedWriter
from pathlib import Path

Clock = Callable[[], datetime]
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
MAIN, AUTHENTICATOR = "Server thread", "User Authenticator #1"


class ServerLog:
    """Appends whole lines, each flushed.

    ``clock`` gives the local time of a line; ``forge``: with the date, the milliseconds and the
    logger's name, as Forge and NeoForge write them.
    """

    def __init__(self, path: Path, clock: Clock = datetime.now, *, forge: bool = False) -> None:
        self.path, self._clock, self._forge = path, clock, forge
        self._file: BufferedWriter | None = None

    def open(self) -> None:
        """Put the old file aside as ``YYYY-MM-DD-N.log.gz`` and begin a new one.

        The old file is renamed, then packed, and the new one is another file under the old name,
        as log4j does: whoever still has the old one open can read it to its end.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists() and self.path.stat().st_size:
            aside = self.path.rename(self._archive())
            aside.with_name(f"{aside.name}.gz").write_bytes(gzip.compress(aside.read_bytes()))
            aside.unlink()
        self._file = self.path.open("ab")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def roll(self) -> None:
        """A new file while the server runs, as at midnight."""
        self.close()
        self.open()

    def line(self, text: str, thread: str = MAIN, level: str = "INFO") -> None:
        """One event. Lone surrogates are written as ``?``."""
        if self._file is None:
            return
        now = self._clock()
        if self._forge:
            stamp = (
                f"{now:%d}{_MONTHS[now.month - 1]}{now:%Y %H:%M:%S}.{now.microsecond // 1000:03}"
            )
            source = f"[{thread}/{level}] [net.minecraft.server.MinecraftServer/]"
        else:
            stamp, source = f"{now:%H:%M:%S}", f"[{thread}/{level}]"
        whole = f"[{stamp}] {source}: {text}\n"
        self._file.write(whole.encode("utf-8", "replace"))
        self._file.flush()

    def _archive(self) -> Path:
        day, number = f"{self._clock():%Y-%m-%d}", 1
        while self.path.with_name(f"{day}-{number}.log.gz").exists():
            number += 1
        return self.path.with_name(f"{day}-{number}.log")
