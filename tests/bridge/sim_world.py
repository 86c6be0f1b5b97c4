"""A server with two players, for the tests of the embedded Minecraft; no socket is opened."""

import weakref
from datetime import datetime
from pathlib import Path

from bridge.sim.server import Server

NOON = datetime(2026, 5, 1, 12, 0, 0)
ALEX = "36532b5e-c442-3dbb-a24c-c7e55d0f979a"
BOB = "faa5dca3-c3d4-354b-ae1b-dde9e5a14b3b"


def world(path: Path, version: str = "1.21.11", flavour: str = "vanilla") -> Server:
    """Alex at 0.5 64 0.5 and Bob at -3.5 64 2.5, as if the server had been started.

    Its log is closed when nobody holds the server any more.
    """
    server = Server(path / "latest.log", version=version, flavour=flavour, clock=lambda: NOON)
    server.log.open()
    weakref.finalize(server, server.log.close)
    server.join("Alex", (0.5, 64.0, 0.5))
    server.join("Bob", (-3.5, 64.0, 2.5))
    return server


def log_of(server: Server) -> list[str]:
    return server.log.path.read_text(encoding="utf-8").splitlines()


def ask(server: Server, *commands: str) -> list[str]:
    """The answers of the last of these commands, over RCON."""
    answers: list[str] = []
    for command in commands:
        answers = server.handle(command)
    return answers
