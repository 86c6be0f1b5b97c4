"""The list ping, against a server that speaks just that, and against what speaks something else."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from bridge.minecraft import status
from bridge.minecraft.detect import Found


def varint(value: int) -> bytes:
    out = b""
    while value > 0x7F:
        out, value = out + bytes([value & 0x7F | 0x80]), value >> 7
    return out + bytes([value])


def listed(name: str) -> bytes:
    """The packet that shows a server in the list."""
    text = json.dumps(
        {
            "version": {"name": name, "protocol": 765},
            "players": {"max": 20, "online": 0},
            "description": "Taverne",
        }
    ).encode()
    body = b"\0" + varint(len(text)) + text
    return varint(len(body)) + body


@contextmanager
def answering(answer: Callable[[socket.socket], None]) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            client, _ = server.accept()
            with client:
                answer(client)

        thread = threading.Thread(target=serve)
        thread.start()
        yield server.getsockname()[1]
        thread.join(10)


def show(name: str) -> Callable[[socket.socket], None]:
    def answer(client: socket.socket) -> None:
        client.recv(1024)  # the handshake, and with it or after it the request
        client.sendall(listed(name))
        while client.recv(1024):
            pass

    return answer


@pytest.mark.parametrize(
    ("name", "version", "flavour"),
    [("1.20.4", "1.20.4", ""), ("Paper 1.16.5", "1.16.5", "paper"), ("Velocity 1.7-1.21", "", "")],
)
def test_a_server_that_is_shown(name: str, version: str, flavour: str) -> None:
    with answering(show(name)) as port:
        found = status.ask("127.0.0.1", port)
    assert (found.version, found.flavour) == (version, flavour)


@pytest.mark.parametrize("noise", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x03\0\x01x"])
def test_what_is_no_server_tells_nothing(noise: bytes) -> None:
    def answer(client: socket.socket) -> None:
        client.recv(1024)
        client.sendall(noise)
        client.shutdown(socket.SHUT_WR)
        while client.recv(1024):
            pass

    with answering(answer) as port:
        assert status.ask("127.0.0.1", port) == Found()


def test_nobody_there_tells_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    assert status.ask("127.0.0.1", port) == Found()
