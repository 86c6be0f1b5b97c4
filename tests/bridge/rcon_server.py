"""A scripted RCON server, and a way to put the same scenario to stock mcrcon and to ours."""

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from mcrcon import MCRcon

from bridge.rcon.connection import Connection
from bridge.rcon.packet import PROBE, Decoder, Packet, encode

PASSWORD: Final = "s3cret-of-the-owner"


class Gone(Exception):
    """The client has closed, or sent what the server does not read."""


class Talk:
    """The server's side of one connection. Reads as vanilla does: one read per request."""

    def __init__(self, peer: socket.socket, server: "ScriptedServer") -> None:
        self.peer = peer
        self.server = server

    def request(self) -> Packet:
        data = self.peer.recv(1460)
        if len(data) < 14 or int.from_bytes(data[:4], "little") != len(data) - 4:
            raise Gone
        (packet,) = Decoder().feed(data)
        self.server.requests.append(packet)
        return packet

    def login(self) -> None:
        request = self.request()
        right = request.type == 3 and request.body.decode() == PASSWORD
        self.answer(request.id if right else -1, b"", type=2)

    def answer(self, id: int, body: bytes, *, type: int = 0) -> None:
        self.peer.sendall(encode(id, type, body))

    def serve(self) -> None:
        """Answer every command with its own text, until the client leaves."""
        while True:
            request = self.request()
            body = b"Unknown request 64" if request.type == PROBE else request.body
            self.answer(request.id, body)


Script = Callable[[Talk], None]


def echo(talk: Talk) -> None:
    talk.login()
    talk.serve()


class ScriptedServer:
    """Plays its scripts on a thread: one per connection, the last one for ever."""

    def __init__(self, *scripts: Script, host: str = "127.0.0.1") -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._listener = socket.create_server((host, 0), family=family)
        self.host = host
        self.port: int = self._listener.getsockname()[1]
        self.requests: list[Packet] = []
        self.connections = 0
        self._scripts = scripts
        self._peer: socket.socket | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> "ScriptedServer":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with suppress(OSError, AttributeError):
            self._peer.shutdown(socket.SHUT_RDWR)
        self._thread.join(10)
        assert not self._thread.is_alive()

    @property
    def commands(self) -> list[str]:
        return [request.body.decode() for request in self.requests if request.type == 2]

    def _run(self) -> None:
        while True:
            try:
                self._peer, _ = self._listener.accept()
            except OSError:
                return
            script = self._scripts[min(self.connections, len(self._scripts) - 1)]
            self.connections += 1
            with self._peer, suppress(Gone, ConnectionError):
                script(Talk(self._peer, self))


@dataclass(frozen=True)
class Raised:
    """A scenario ended with this exception."""

    type: str


@dataclass(frozen=True)
class Hung:
    """A scenario did not end within its bound."""


Scenario = Callable[[MCRcon], Any]


def outcome(client: MCRcon, scenario: Scenario, bound_seconds: float) -> Any:
    """What the scenario returns on a thread of its own, or `Raised`, or `Hung`."""
    result: list[Any] = [Hung()]

    def run() -> None:
        try:
            result[0] = scenario(client)
        except Exception as error:
            result[0] = Raised(type(error).__name__)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(bound_seconds)
    ended = result[0]
    # End what hangs: it is woken by the shutdown, and stopped by the closing.
    with suppress(OSError, AttributeError):
        client.socket.shutdown(socket.SHUT_RDWR)
    with suppress(AttributeError):
        client.socket.close()
    thread.join(10)
    assert not thread.is_alive()
    return ended


@contextmanager
def stock(server: ScriptedServer, password: str = PASSWORD) -> Iterator[MCRcon]:
    """Stock mcrcon, made in the main thread as it demands; its alarm is put out afterwards."""
    before = signal.getsignal(signal.SIGALRM)
    try:
        yield MCRcon(server.host, password, server.port)
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


STOCK_BOUND_SECONDS: Final = 0.1
OURS_BOUND_SECONDS: Final = 20.0


def ours_on(
    scenario: Scenario, *scripts: Script, host: str = "127.0.0.1", **limits: float
) -> tuple[Any, ScriptedServer]:
    with ScriptedServer(*scripts, host=host) as server:
        client = Connection(host, PASSWORD, server.port, **limits)
        return outcome(client, scenario, OURS_BOUND_SECONDS), server


def stock_on(
    scenario: Scenario, *scripts: Script, host: str = "127.0.0.1"
) -> tuple[Any, ScriptedServer]:
    with ScriptedServer(*scripts, host=host) as server, stock(server) as client:
        return outcome(client, scenario, STOCK_BOUND_SECONDS), server
