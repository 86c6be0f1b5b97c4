"""One RCON connection, blocking: mcrcon's `MCRcon` made fit for a service.

What stock mcrcon 0.7.0 does, and why it is overridden here:

- `__init__` installs a SIGALRM handler, so that it only works in the main thread;
- `connect` knows IPv4 only, leaves Nagle's algorithm on and waits for ever;
- `_read` spins at the end of the stream until the alarm rings;
- `_send` takes silence for the end of an answer (so that the next command gets the rest), decodes
  each packet by itself, compares no ids, and stays open after a failure, so that a late answer
  goes to the next command;
- `command` sleeps 3 ms, and sends what the server cannot read.
"""

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable

from mcrcon import MCRcon  # type: ignore[import-untyped]  # it ships no types

from bridge.rcon.errors import AuthRejected, BadPacket, CommandTooLong, LinkLost
from bridge.rcon.packet import (
    ANSWER,
    COMMAND,
    CUT,
    LOGIN,
    LOGIN_REPLY,
    MAX_COMMAND_BYTES,
    PROBE,
    Decoder,
    Packet,
    decode_text,
    encode,
)

_RECEIVE_BYTES = 65536
_REFUSED_ID = -1
_LARGEST_ID = 2**31 - 1
_QUICK_ACK: int | None = getattr(socket, "TCP_QUICKACK", None)


class Password(str):
    """A password that prints as stars, so that no log, page or traceback can show it."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "'***'"

    def __str__(self) -> str:
        return "***"

    def __format__(self, spec: str) -> str:
        return "***"


def body_of(command: str) -> bytes:
    """The command as the server will read it.

    Raises: CommandTooLong; ValueError for a NUL or half a surrogate pair. Nothing is sent.
    """
    body = command.encode()
    if len(body) > MAX_COMMAND_BYTES:
        raise CommandTooLong(len(body), MAX_COMMAND_BYTES)
    if b"\0" in body:
        raise ValueError("a command cannot hold a NUL: the server would cut it there")
    return body


class Connection(MCRcon):  # type: ignore[misc]  # untyped, see above
    """One connection. For one thread at a time, but for `interrupt`.

    `timeout_seconds` bounds a whole exchange, `silence_seconds` the wait for an answer's first
    packet before the server is asked whether there is one: MinecraftForge sends none at all for
    an empty answer. Once a server has been found to do so, `silence_learned_seconds` is used.
    """

    def __init__(
        self,
        host: str,
        password: str,
        port: int = 25575,
        *,
        timeout_seconds: float = 10.0,
        connect_timeout_seconds: float = 5.0,
        silence_seconds: float = 1.0,
        silence_learned_seconds: float = 0.15,
    ) -> None:
        # Not super().__init__(): it would take SIGALRM, which only the main thread may.
        self.host = host.strip("[]")
        self.name = f"{self.host} port {port}"
        self.password = Password(password)
        self.port = port
        self.tlsmode = 0
        self.timeout = timeout_seconds
        self.bytes_sent = 0
        self.bytes_received = 0
        self._connect_timeout = connect_timeout_seconds
        self._silence = min(silence_seconds, timeout_seconds)
        self._silence_learned = min(silence_learned_seconds, self._silence)
        self._last_id = 0
        self._decoder = Decoder()
        self._closing = threading.Lock()
        self.socket: socket.socket | None = None

    def __repr__(self) -> str:
        return f"<RCON connection to {self.name}>"

    @property
    def connected(self) -> bool:
        """Whether the connection is open and logged in, as far as we know."""
        return self.socket is not None

    def connect(self) -> None:
        """Open and log in. Raises: AuthRejected, LinkLost (`sent` false); closed then."""
        self.disconnect()
        try:
            opened = socket.create_connection((self.host, self.port), self._connect_timeout)
        except OSError as error:
            raise self._broken(_why(error), sent=False) from error
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        opened.settimeout(self._silence)
        self._decoder = Decoder()
        self._unexpected = _readiness(opened)
        self.socket = opened
        try:
            answered = self._login()
        except LinkLost as lost:
            reason = str(lost)
        else:
            if answered != _REFUSED_ID:
                return
            self.disconnect()
            raise AuthRejected(f"{self.name} refused the RCON password")
        # Raised out here, so that no frame which holds the password hangs on the exception.
        raise LinkLost(reason, sent=False)

    def disconnect(self) -> None:
        """Close, if open."""
        with self._closing:
            if self.socket is not None:
                self.socket.close()
                self.socket = None

    def interrupt(self) -> None:
        """From any thread: make the exchange under way fail at once, and the connection close."""
        with self._closing:
            if self.socket is not None:
                with contextlib.suppress(OSError):  # the server may have been faster
                    self.socket.shutdown(socket.SHUT_RDWR)

    def command(self, command: str) -> str:
        """What the server answers.

        Raises: CommandTooLong and ValueError (nothing was sent, the connection stays), LinkLost
        (the connection is closed).
        """
        body = body_of(command)
        if not self.alive():
            raise LinkLost("not connected", sent=False)
        return self.exchange(body)

    def alive(self) -> bool:
        """Whether a command can be sent; closes a connection that turns out to be of no use."""
        if self.socket is None:
            return False
        if self._unexpected():
            # Nothing was asked, so this is the end of the stream, or not meant for us.
            self.disconnect()
            return False
        return True

    def exchange(self, body: bytes) -> str:
        """As `command`, for a body made by `body_of`, right after `alive`."""
        return self._send(COMMAND, body)

    def _login(self) -> int:
        """The id that answers the password: -1 if it is refused. Raises: LinkLost."""
        request = self._next_id()
        password = str.encode(self.password, errors="surrogateescape")
        try:
            self._write(encode(request, LOGIN, password))
            packet = self._first_packet()
        except (OSError, BadPacket) as error:
            raise self._broken(_why(error), sent=False) from error
        if packet.type != LOGIN_REPLY or packet.id not in (request, _REFUSED_ID):
            raise self._broken("answered the password with something else", sent=False)
        return packet.id

    def _first_packet(self) -> Packet:
        deadline = time.monotonic() + self.timeout
        while True:
            self._wait_at_most(deadline - time.monotonic())
            packets = self._decoder.feed(self._read(_RECEIVE_BYTES))
            if packets:
                self._wait_at_most(self._silence)
                return packets[0]

    def _send(self, out_type: int, out_data: bytes) -> str:
        request = self._next_id()
        try:
            self._write(encode(request, out_type, out_data))
            return decode_text(self._answer(request))
        except (OSError, BadPacket) as error:
            raise self._broken(_why(error), sent=True) from error
        except BaseException:
            # An exchange that was cut short would leave its answer to the next command.
            self.disconnect()
            raise

    def _answer(self, request: int) -> list[bytes]:
        """All the parts of the answer to `request`.

        A body shorter than the cut is the last. After a longer one, nothing tells whether more
        will come but a probe, sent only now, since the server must have read the command first.
        """
        parts: list[bytes] = []
        probe = 0
        slow = False
        deadline = time.monotonic() + self.timeout
        while True:
            try:
                packets = self._decoder.feed(self._read(_RECEIVE_BYTES))
            except TimeoutError:
                remaining = deadline - time.monotonic()
                if remaining <= 0:
                    raise
                if not (probe or self._decoder.pending):
                    probe = self._probe()
                slow = True
                self._wait_at_most(remaining)
                continue
            for at, packet in enumerate(packets, 1):
                if packet.type != ANSWER:
                    raise self._broken("sent a packet that is no answer", sent=True)
                if packet.id == request:
                    parts.append(packet.body)
                    if probe:
                        continue
                    if len(packet.body) >= CUT:
                        probe = self._probe()
                        continue
                elif not probe or packet.id != probe:
                    raise self._broken("answered something that was not asked", sent=True)
                if at < len(packets) or self._decoder.pending:
                    # The answer is whole, but what follows it belongs to nobody.
                    self.disconnect()
                elif slow:
                    if not parts:
                        self._silence = self._silence_learned
                    self._wait_at_most(self._silence)
                return parts
            if time.monotonic() > deadline:
                raise TimeoutError

    def _probe(self) -> int:
        """Ask for the reply that marks the end; the id that it will bear."""
        probe = self._next_id()
        self._write(encode(probe, PROBE, b""))
        return probe

    def _write(self, packet: bytes) -> None:
        self._open.sendall(packet)
        self.bytes_sent += len(packet)

    def _read(self, length: int) -> bytes:
        """At most `length` bytes. Raises: TimeoutError, ConnectionError at the stream's end."""
        received = self._open.recv(length)
        if not received:
            raise ConnectionAbortedError
        if _QUICK_ACK is not None:
            # The server leaves Nagle on: without an acknowledgement, it holds the next packet of
            # a long answer back for 40 ms. Linux forgets this option, so it is set each time.
            self._open.setsockopt(socket.IPPROTO_TCP, _QUICK_ACK, 1)
        self.bytes_received += len(received)
        return received

    @property
    def _open(self) -> socket.socket:
        if self.socket is None:
            raise ConnectionAbortedError
        return self.socket

    def _wait_at_most(self, seconds: float) -> None:
        if seconds <= 0:
            raise TimeoutError
        self._open.settimeout(seconds)

    def _next_id(self) -> int:
        self._last_id = self._last_id % _LARGEST_ID + 1
        return self._last_id

    def _broken(self, reason: str, *, sent: bool) -> LinkLost:
        self.disconnect()
        return LinkLost(f"{self.name} {reason}", sent=sent)


def _why(error: OSError | BadPacket) -> str:
    """The rest of a sentence that begins with the server's name."""
    match error:
        case BadPacket():
            return f"does not speak RCON: {error}"
        case TimeoutError():
            return "did not answer in time"
        case socket.gaierror():
            return "is an unknown host"
        case ConnectionRefusedError():
            return "does not listen: is the server up, and its RCON enabled?"
        case ConnectionError():
            return "closed the connection"
        case _:
            return f"cannot be reached: {error.strerror or error}"


def _readiness(opened: socket.socket) -> Callable[[], bool]:
    """A question: has anything arrived, if only the end of the stream?"""
    if not hasattr(select, "poll"):
        return lambda: bool(select.select([opened], [], [], 0)[0])
    poll = select.poll()
    poll.register(opened, select.POLLIN)
    return lambda: bool(poll.poll(0))
