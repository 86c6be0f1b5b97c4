"""RCON: whether it listens, takes the password, and answers; and what another client says of it."""

import re
import signal
import socket
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from mcrcon import MCRcon, MCRconException  # type: ignore[import-untyped]  # it ships no types

from ..rcon.connection import Connection
from ..rcon.errors import AuthRejected, RconError
from ..settings import Server
from .finding import Finding

TIMEOUT_SECONDS = 5.0
_RUNNING = re.compile(r"RCON running on \S*:(\d+)")
_NO_PASSWORD = "No rcon password set"
_CLIENT = re.compile(r"Thread RCON Client /(\S+) started")
_HERE = ("127.0.0.1", "::1", "localhost")
MANY_CLIENTS = 3


def opened(
    server: Server, properties: Mapping[str, str], lines: Sequence[str]
) -> tuple[list[Finding], Connection | None]:
    """A connection that is logged in, or why there is none."""
    where = {"where": f"{server.host}:{server.port}"}
    silence = _silence(server)
    if silence:
        closer = _closed(server, properties, lines) if silence == "rcon-closed" else None
        return [closer or Finding("bad", silence, where)], None
    password = server.password.get_secret_value()
    connection = Connection(server.host, password, server.port, timeout_seconds=TIMEOUT_SECONDS)
    try:
        connection.connect()
    except AuthRejected:
        other = properties.get("rcon.password", password) != password
        return [Finding("bad", "rcon-password-other" if other else "rcon-password", where)], None
    except RconError:
        return [Finding("bad", "rcon-foreign", where)], None
    return [Finding("ok", "rcon-open", where), *_exposed(server)], connection


def _silence(server: Server) -> str:
    """Why nobody can be connected to there; "" if somebody can."""
    try:
        socket.create_connection((server.host.strip("[]"), server.port), TIMEOUT_SECONDS).close()
    except socket.gaierror:
        return "rcon-unknown-host"
    except ConnectionRefusedError:
        return "rcon-closed"
    except OSError:
        return "rcon-silent"
    return ""


def _closed(server: Server, properties: Mapping[str, str], lines: Sequence[str]) -> Finding | None:
    """What the server's own files say about a port where nobody listens."""
    if properties.get("enable-rcon", "true").strip().lower() != "true":
        return Finding("bad", "rcon-off")
    if any(_NO_PASSWORD in line for line in lines) or properties.get("rcon.password") == "":
        return Finding("bad", "rcon-no-password")
    ports = [m.group(1) for line in lines if (m := _RUNNING.search(line))]
    theirs = ports[-1] if ports else properties.get("rcon.port", "")
    if theirs and theirs != str(server.port):
        return Finding("bad", "rcon-port", {"ours": str(server.port), "theirs": theirs})
    return None


def _exposed(server: Server) -> Iterator[Finding]:
    if server.host not in _HERE:
        yield Finding("note", "rcon-plain", {"where": f"{server.host}:{server.port}"})


def second_opinion(server: Server) -> Finding:
    """The same by mcrcon as it is published: so that a fault of ours is not taken for theirs."""
    if threading.current_thread() is not threading.main_thread():
        return Finding("note", "second-none")  # it takes SIGALRM
    before = signal.getsignal(signal.SIGALRM) if hasattr(signal, "SIGALRM") else None
    password = server.password.get_secret_value()
    client = MCRcon(server.host, password, server.port, timeout=int(TIMEOUT_SECONDS))
    try:
        client.connect()
        said = client.command("list")
    except (MCRconException, OSError) as failure:
        why = "password" if isinstance(failure, MCRconException) else type(failure).__name__
        return Finding("note", "second-fails", {"why": why})
    finally:
        with suppress(OSError):
            client.disconnect()
        if before is not None:
            signal.signal(signal.SIGALRM, before)
    return Finding("ok", "second-agrees", {"said": said.strip()[:80]})


def others(server: Server, lines: Sequence[str]) -> Iterator[Finding]:
    """Other programs on the same RCON: on most servers all of them share one buffer of answers."""
    from_there = [m.group(1) for line in lines if (m := _CLIENT.search(line))]
    if len(from_there) > MANY_CLIENTS:
        yield Finding("note", "rcon-shared", {"count": len(from_there)})
