"""A server in a thread of its own and a melee.toml that fits it: for what blocks, as doctors do."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from bridge.setup.doctor import Section, examine
from bridge.setup.finding import Finding
from bridge.sim.server import Server

PASSWORD = "a-long-password"
T = TypeVar("T")


class Town:
    """The embedded server with its folder, as an owner has it."""

    def __init__(self, folder: Path, **options: Any) -> None:
        self.folder, self.config = folder, folder / "melee.toml"
        self.log = folder / "logs" / "latest.log"
        self.server = Server(self.log, password=PASSWORD, **options)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def do(self, act: Callable[[], T]) -> T:
        """Do something with the server, in its own thread."""

        async def done() -> T:
            return act()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(10)

    def start(self) -> None:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self.server.start(), self._loop).result(10)
        self.properties()
        self.settings()

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self.server.stop(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def properties(self, **changed: str) -> None:
        entries = {
            "enable-rcon": "true",
            "rcon.port": str(self.server.port),
            "rcon.password": PASSWORD,
            "broadcast-rcon-to-ops": "false",
        } | {k.replace("__", "."): v for k, v in changed.items()}
        text = "".join(f"{k}={v}\n" for k, v in entries.items())
        (self.folder / "server.properties").write_text(text, "utf-8")

    def settings(self, password: str = PASSWORD, **changed: str) -> None:
        """melee.toml, each value as it is written there."""
        secret = self.folder / "rcon.password"
        secret.write_text(password, "utf-8")
        secret.chmod(0o600)
        entries = {"port": str(self.server.port), "password_file": '"rcon.password"', **changed}
        lines = "".join(f"{k} = {v}\n" for k, v in entries.items())
        self.config.write_text(f"[[server]]\n{lines}game_port = 0\n", "utf-8")
        self.config.chmod(0o600)


@contextmanager
def town(folder: Path, **options: Any) -> Iterator[Town]:
    made = Town(folder, **options)
    made.start()
    try:
        yield made
    finally:
        made.stop()


def examined(config: Path) -> tuple[list[Section], dict[str, Finding]]:
    """All sections, and the findings by key."""
    sections = list(examine(config))
    return sections, {f.key: f for s in sections for f in s.findings}


def bad(config: Path) -> list[str]:
    """The keys of what keeps it from working."""
    return [f.key for f in examined(config)[1].values() if f.level == "bad"]
