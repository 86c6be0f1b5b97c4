"""Services that start at once and are killed: a process that has read everything, and forks.

``python -m tests.e2e.nursery FOLDER PORT SEED TIMEOUT``: each line on stdin starts a service for
the server on that port, by ``melee.db`` and ``latest.log`` of that folder; its process id is the
answer. Its dice fall by what the fight has seen so far, so that no kill can change them.
"""

import asyncio
import os
import signal
import sys
import zlib
from pathlib import Path

from pydantic import SecretStr

from bridge.app import services
from bridge.parts import Outside
from bridge.service import Service
from bridge.settings import Poll, Server, Settings
from rules.engine.requests import Roll, Rolled

PASSWORD = "killed-again-and-again"
MASTER = "MJ"


def settings(folder: Path, port: int, timeout_seconds: float) -> Settings:
    """Nobody waits for a clock: nothing but the input decides."""
    server = Server(
        port=port,
        log=folder / "latest.log",
        store=folder / "melee.db",
        password=SecretStr(PASSWORD),
        version="1.21.11",
        timeout_seconds=timeout_seconds,
    )
    quick = Poll(clicks_seconds=0.01, positions_seconds=0.02, roster_seconds=0.5)
    return Settings(
        server=(server,), masters=(MASTER,), deadlines_seconds={"default": 0}, poll=quick
    )


class Faces:
    """The same fight sees the same dice, however often its service was begun anew."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.service: Service | None = None

    def __call__(self, roll: Roll) -> tuple[tuple[int, ...], str]:
        assert self.service is not None
        store = self.service.store
        rows = [r for f in self.service.hall.tables for _, r in store.read(f)]
        seen = sum(isinstance(r, Rolled) for r in rows)
        return tuple(
            zlib.crc32(f"{self.seed} {roll.label} {roll.who} {seen} {i}".encode()) % most + 1
            for i, most in enumerate(roll.dice)
        ), "dice"


def serve(folder: Path, port: int, seed: str, timeout_seconds: float) -> None:
    faces = Faces(seed)
    chosen = settings(folder, port, timeout_seconds)
    (service,) = services(chosen, Outside(dice=faces, say=lambda line: None))
    faces.service = service

    async def forever() -> None:
        await service.begin()
        await service.run()

    asyncio.run(forever())


def main() -> None:
    folder, port, seed = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    timeout_seconds = float(sys.argv[4])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            try:
                serve(folder, port, seed, timeout_seconds)
            finally:
                os._exit(1)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
