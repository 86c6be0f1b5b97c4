"""RCON as vanilla serves it: one read a request, one packet a piece, and no patience."""

import asyncio
import contextlib
import logging
import socket
import struct
from collections.abc import Callable, Coroutine
from typing import Any

from .faults import Faults

_log = logging.getLogger(__name__)

LARGEST_READ = 1460
"""Bytes taken from the socket for one request; what does not come in it is not read."""
HEAD = 12
"""Bytes before the body: its length, the request's number and its kind."""
SMALLEST_READ = 10
PIECE = 4096
"""Length of one piece of an answer: UTF-16 units on vanilla, UTF-8 bytes on Forge."""
ANSWER, COMMAND, LOGIN = 0, 2, 3
FLAVOURS = ("vanilla", "forge", "forge-empty")
"""How answers are glued and cut. ``forge-empty`` sends nothing where there is nothing to say."""

STRANGER = "10.0.0.7"
"""Where the other client is from, with whom answers get mixed up."""

Handle = Callable[[str], list[str]]
Log = Callable[[str, str], None]
"""Takes a line of the server's log and the thread that writes it."""

Restart = Callable[[], None]
"""Have the server restarted soon: it closes this connection too."""


def packet(request: int, kind: int, body: bytes) -> bytes:
    return struct.pack("<iii", len(body) + 10, request, kind) + body + b"\0\0"


def pieces(text: str, flavour: str = "vanilla") -> list[bytes]:
    """The bodies of an answer, each encoded on its own: a character on the cut is damaged."""
    if flavour == "vanilla":
        units = text.encode("utf-16-le", "surrogatepass")
        cut = [units[i : i + 2 * PIECE] for i in range(0, len(units), 2 * PIECE)]
        bodies = [p.decode("utf-16-le", "surrogatepass").encode("utf-8", "replace") for p in cut]
    else:
        data = text.encode("utf-8", "replace")
        cut = [data[i : i + PIECE] for i in range(0, len(data), PIECE)]
        bodies = [p.decode("utf-8", "replace").encode() for p in cut]
    return bodies or ([] if flavour == "forge-empty" else [b""])


def joined(messages: list[str], flavour: str = "vanilla") -> str:
    """Vanilla puts nothing between the messages of a command, Forge a line break after each."""
    return "".join(messages if flavour == "vanilla" else [f"{m}\n" for m in messages])


class RconServer:
    """Listens, and answers each connection strictly in order.

    Raw sockets, since asyncio's own transports read what they like and switch Nagle off.
    """

    def __init__(
        self,
        handle: Handle,
        password: str,
        flavour: str = "vanilla",
        log: Log | None = None,
        faults: Faults | None = None,
        restart: Restart | None = None,
    ) -> None:
        if flavour not in FLAVOURS:
            raise ValueError(f"{flavour!r} is no flavour (there are {', '.join(FLAVOURS)})")
        self._handle, self._password, self._flavour = handle, password, flavour
        self._socket: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = log or (lambda text, thread: None)
        self._faults = faults or Faults()
        self._restart = restart
        self._count = 0
        self._clients: set[socket.socket] = set()

    async def start(self, host: str, port: int) -> int:
        """Listen; gives the port. Raises OSError where it is taken."""
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen()
            listening.setblocking(False)
        except OSError:
            listening.close()
            raise
        self._socket = listening
        self._spawn(self._accept(listening))
        taken: int = listening.getsockname()[1]
        return taken

    async def stop(self) -> None:
        """Close every connection, the way a server that goes down does."""
        tasks, self._tasks = self._tasks, set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for client in self._clients:  # accepted, but its task had not begun
            client.close()
        self._clients.clear()
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listening: socket.socket) -> None:
        while True:
            client, address = await asyncio.get_running_loop().sock_accept(listening)
            client.setblocking(False)
            self._count += 1
            self._clients.add(client)
            self._spawn(self._attend(client, f"RCON Client /{address[0]}", self._count))

    async def _attend(self, client: socket.socket, name: str, number: int) -> None:
        """One connection, whose coming and going the log tells."""
        self._log(f"Thread {name} started", "RCON Listener #1")
        try:
            await self._serve(client)
        finally:
            self._clients.discard(client)
            self._log(f"Thread {name} shutting down", f"{name} #{number}")

    async def _serve(self, client: socket.socket) -> None:
        loop, known = asyncio.get_running_loop(), False
        with client, contextlib.suppress(ConnectionError):
            while True:
                data = await loop.sock_recv(client, LARGEST_READ)
                if len(data) < SMALLEST_READ:
                    return
                head = data if len(data) >= HEAD else data[:8].ljust(HEAD, b"\0")
                length, request, kind = struct.unpack_from("<iii", head)  # what is cut reads as 0
                if length != len(data) - 4:
                    return
                body = data[12:].split(b"\0", 1)[0].decode("utf-8", "replace")
                if kind == LOGIN:
                    known = bool(body) and body == self._password
                    await loop.sock_sendall(client, packet(request if known else -1, 2, b""))
                elif kind == COMMAND and not known:
                    await loop.sock_sendall(client, packet(-1, 2, b""))
                elif kind == COMMAND:
                    if not await self._answer(client, request, body):
                        return
                else:
                    text = f"Unknown request {_hex(kind)}"
                    await loop.sock_sendall(client, packet(request, ANSWER, text.encode()))

    async def _answer(self, client: socket.socket, request: int, command: str) -> bool:
        """Run a command and send what it says; False if the connection ends with that."""
        loop, wrong = asyncio.get_running_loop(), self._faults.now()
        if wrong == "drop" and self._faults.dice.random() < 0.5:
            return False  # before it has run; otherwise after
        text = self._run(command)
        if wrong == "restart" and self._restart is not None:
            self._restart()
        if wrong == "drop":
            return False
        if wrong == "stall":
            await asyncio.sleep(self._faults.stall_seconds)
        if wrong == "cross-talk":
            self._log(f"Thread RCON Client /{STRANGER} started", "RCON Listener #1")
            text = self._faults.mixed(text, self._run)
        sent = [packet(request, ANSWER, p) for p in pieces(text, self._flavour)]
        if wrong == "garbage":
            await loop.sock_sendall(client, self._faults.garbled(b"".join(sent)))
            return False
        for one in sent:
            await loop.sock_sendall(client, one)
        return True

    def _run(self, command: str) -> str:
        try:
            return joined(self._handle(command.removeprefix("/")), self._flavour)
        except Exception as error:
            _log.exception("a command of the embedded server failed")
            return f"Error executing: {command} ({error})"


def _hex(kind: int) -> str:
    return f"{kind & 0xFFFFFFFF:x}"
