"""Each thing that our connection does better than stock mcrcon, shown on both.

The same scenario is played to both; stock must fall short, or our override has lost its reason.
"""

import signal
import socket
import threading
import time
import traceback
from contextlib import suppress
from typing import Any

import mcrcon
import pytest

from bridge.rcon.connection import Connection, Password
from bridge.rcon.errors import AuthRejected, CommandTooLong, LinkLost
from bridge.rcon.packet import PROBE, encode
from tests.bridge.rcon_server import (
    PASSWORD,
    Raised,
    ScriptedServer,
    Talk,
    echo,
    ours_on,
    stock,
    stock_on,
)

MAIN_THREAD = threading.main_thread().ident or 0


def ask(*commands: str) -> Any:
    def scenario(client: mcrcon.MCRcon) -> list[str]:
        client.connect()
        return [client.command(command) for command in commands]

    return scenario


def test_an_answer_in_parts_that_come_late_is_read_whole() -> None:
    def late_rest(talk: Talk) -> None:
        talk.login()
        long = talk.request()
        talk.answer(long.id, b"a" * 4096)
        probe = talk.request()  # the rest comes only after it
        talk.answer(long.id, b"b" * 4096)
        talk.answer(long.id, b"rest")
        talk.answer(probe.id, b"Unknown request 64" if probe.type == PROBE else probe.body)
        talk.serve()

    expected = ["a" * 4096 + "b" * 4096 + "rest", "next"]
    ours, server = ours_on(ask("long", "next"), late_rest)
    assert ours == expected
    assert [request.type for request in server.requests] == [3, 2, PROBE, 2]
    assert server.requests[1].id != server.requests[2].id
    assert stock_on(ask("long", "next"), late_rest)[0] != expected


def test_an_answer_that_exactly_fills_its_packets_has_an_end() -> None:
    def full(talk: Talk) -> None:
        talk.login()
        long = talk.request()
        talk.answer(long.id, b"a" * 4096)
        talk.serve()

    assert ours_on(ask("long", "next"), full)[0] == ["a" * 4096, "next"]


def test_a_cut_in_utf16_units_makes_bodies_of_up_to_12288_bytes() -> None:
    def cyrillic(talk: Talk) -> None:
        talk.login()
        long = talk.request()
        talk.answer(long.id, ("ы" * 4096).encode())
        probe = talk.request()
        talk.answer(long.id, ("ы" * 904).encode())
        talk.answer(probe.id, b"Unknown request 64")
        talk.serve()

    assert ours_on(ask("long", "next"), cyrillic)[0] == ["ы" * 5000, "next"]
    assert stock_on(ask("long", "next"), cyrillic)[0] != ["ы" * 5000, "next"]


def test_a_letter_cut_over_two_packets_is_joined() -> None:
    def cut_in_bytes(talk: Talk) -> None:
        talk.login()
        long = talk.request()
        whole = ("a" * 4095 + "é!").encode()
        talk.answer(long.id, whole[:4096])
        probe = talk.request()
        talk.answer(long.id, whole[4096:])
        talk.answer(probe.id, b"Unknown request 64")

    assert ours_on(ask("long"), cut_in_bytes)[0] == ["a" * 4095 + "é!"]
    assert stock_on(ask("long"), cut_in_bytes)[0] == Raised("UnicodeDecodeError")


def test_a_legacy_code_page_is_read() -> None:
    def legacy(talk: Talk) -> None:
        talk.login()
        talk.answer(talk.request().id, b"\xa7aVert")

    assert ours_on(ask("list"), legacy)[0] == ["§aVert"]
    assert stock_on(ask("list"), legacy)[0] == Raised("UnicodeDecodeError")


def test_an_answer_that_never_comes_is_empty() -> None:
    def forge(talk: Talk) -> None:
        talk.login()
        while True:
            request = talk.request()
            if request.type == PROBE:
                talk.answer(request.id, b"Unknown request 64")
            elif request.body != b"tellraw":
                talk.answer(request.id, request.body)

    asked = ask("tellraw", "list", "tellraw")
    ours, server = ours_on(asked, forge, silence_seconds=0.02)
    assert ours == ["", "list", ""]
    assert server.commands == ["tellraw", "list", "tellraw"]
    assert server.connections == 1
    assert stock_on(asked, forge)[0] != ["", "list", ""]


def test_a_slow_answer_after_the_probe_is_not_taken_for_an_empty_one() -> None:
    def slow(talk: Talk) -> None:
        talk.login()
        command = talk.request()
        probe = talk.request()
        talk.answer(command.id, b"late but here")
        talk.answer(probe.id, b"Unknown request 64")
        talk.serve()

    assert ours_on(ask("slow", "next"), slow, silence_seconds=0.02)[0] == ["late but here", "next"]
    assert stock_on(ask("slow", "next"), slow)[0] != ["late but here", "next"]


def test_a_command_too_long_is_refused_and_the_connection_lives() -> None:
    def scenario(client: mcrcon.MCRcon) -> list[str]:
        client.connect()
        with suppress(CommandTooLong):
            client.command("é" * 723 + "x")  # 1447 bytes
        return [client.command("é" * 723), client.command("list")]

    ours, server = ours_on(scenario, echo)
    assert ours == ["é" * 723, "list"]
    assert server.connections == 1
    assert stock_on(scenario, echo)[0] != ["é" * 723, "list"]


def test_the_end_of_the_stream_is_noticed_at_once() -> None:
    def stops(talk: Talk) -> None:
        talk.login()
        talk.request()

    assert ours_on(ask("stop"), stops)[0] == Raised("LinkLost")
    assert isinstance(stock_on(ask("stop"), stops)[0], Raised) is False


def test_a_loss_after_the_write_may_have_been_executed_and_one_before_cannot() -> None:
    def scenario(client: mcrcon.MCRcon) -> list[bool]:
        sent = []
        client.connect()
        for _ in range(2):
            try:
                client.command("stop")
            except LinkLost as lost:
                sent.append(lost.sent)
        return sent

    def stops(talk: Talk) -> None:
        talk.login()
        talk.request()

    assert ours_on(scenario, stops)[0] == [True, False]
    assert stock_on(scenario, stops)[0] != [True, False]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [(Connection, "list"), (mcrcon.MCRcon, "signal only works in main thread")],
)
def test_it_works_outside_the_main_thread(kind: type[mcrcon.MCRcon], expected: str) -> None:
    seen: list[str] = []

    def run() -> None:
        try:
            client = kind("127.0.0.1", PASSWORD, server.port)
        except ValueError as error:
            seen.append(str(error))
            return
        with client:
            seen.append(client.command("list"))

    with ScriptedServer(echo) as server:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join(20)
    assert seen[0].startswith(expected)


def test_no_alarm_is_taken() -> None:
    before = signal.getsignal(signal.SIGALRM)
    Connection("127.0.0.1", PASSWORD)
    assert signal.getsignal(signal.SIGALRM) is before
    with ScriptedServer(echo) as server, stock(server):
        assert signal.getsignal(signal.SIGALRM) is not before


def silent(talk: Talk) -> None:
    talk.login()
    while True:
        talk.request()


def test_a_late_answer_never_goes_to_the_next_command() -> None:
    # Stock's time-out is its alarm: it is rung by the server, so that nobody has to wait for it.
    def late(talk: Talk) -> None:
        talk.login()
        first = talk.request()
        signal.pthread_kill(MAIN_THREAD, signal.SIGALRM)
        second = talk.request()
        talk.answer(first.id, b"late")
        talk.answer(second.id, second.body)
        talk.serve()

    with ScriptedServer(late) as server, stock(server) as client:
        client.connect()
        with pytest.raises(mcrcon.MCRconException):
            client.command("slow")
        assert client.command("next").startswith("late")
        client.disconnect()

    with ScriptedServer(silent) as server:
        quick = Connection("127.0.0.1", PASSWORD, server.port, silence_seconds=0.02)
        quick.connect()
        quick.timeout = 0.05
        with pytest.raises(LinkLost, match="did not answer in time") as lost:
            quick.command("slow")
        assert lost.value.sent
        assert not quick.connected


def test_an_answer_with_a_foreign_id_closes() -> None:
    def foreign(talk: Talk) -> None:
        talk.login()
        talk.answer(talk.request().id + 7, b"somebody else's")
        talk.serve()

    assert ours_on(ask("list"), foreign)[0] == Raised("LinkLost")
    assert stock_on(ask("list"), foreign)[0] == ["somebody else's"]


@pytest.mark.parametrize(
    "rubbish",
    [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x0a\0\0\0\x01\0\0\0\0\0\0\0xx", b"\xff\xff\xff\xff"],
)
def test_rubbish_closes(rubbish: bytes) -> None:
    def speaks_http(talk: Talk) -> None:
        talk.login()
        talk.request()
        talk.peer.sendall(rubbish)

    assert ours_on(ask("list"), speaks_http)[0] == Raised("LinkLost")


def test_what_comes_unasked_is_never_an_answer() -> None:
    def chatty(talk: Talk) -> None:
        talk.login()
        first = talk.request()
        talk.peer.sendall(encode(first.id, 0, b"first") + encode(first.id, 0, b"unasked"))
        talk.serve()

    def scenario(client: mcrcon.MCRcon) -> list[str]:
        client.connect()
        answers = [client.command("one")]
        client.disconnect()
        client.connect()
        return [*answers, client.command("two")]

    ours, server = ours_on(scenario, chatty, echo)
    assert ours == ["first", "two"]
    assert server.connections == 2
    assert stock_on(scenario, chatty, echo)[0] != ["first", "two"]


def test_a_wrong_password_is_told_apart_and_never_shown() -> None:
    wrong = "wr0ng-of-the-owner"

    def shown(client: mcrcon.MCRcon) -> tuple[str, str]:
        try:
            client.connect()
        except Exception as error:
            seen = traceback.TracebackException.from_exception(error, capture_locals=True)
            return type(error).__name__, "".join(seen.format()) + repr(vars(client))
        raise AssertionError("the server took a wrong password")

    with ScriptedServer(echo) as server:
        kind, text = shown(Connection("127.0.0.1", wrong, server.port))
    assert kind == AuthRejected.__name__
    assert wrong not in text

    with ScriptedServer(echo) as server, stock(server, wrong) as client:
        kind, text = shown(client)
        client.disconnect()
    assert kind == "MCRconException"
    assert wrong in text


def test_a_login_that_breaks_does_not_show_the_password() -> None:
    def hangs_up(talk: Talk) -> None:
        talk.request()

    with ScriptedServer(hangs_up) as server:
        with pytest.raises(LinkLost) as lost:
            Connection("127.0.0.1", PASSWORD, server.port).connect()
    seen = traceback.TracebackException.from_exception(lost.value, capture_locals=True)
    # The test's own frame names the constant; every other frame is ours.
    assert PASSWORD not in "".join(line for line in seen.format() if "rcon_server" not in line)
    assert lost.value.sent is False


def test_a_password_prints_as_stars_but_is_sent_as_it_is() -> None:
    password = Password(PASSWORD)
    assert PASSWORD not in f"{password} {password!r} {password!s} {[password]} %s" % password
    assert password == PASSWORD
    assert password.encode() == PASSWORD.encode()


@pytest.mark.parametrize("host", ["::1", "[::1]"])
def test_ipv6(host: str) -> None:
    def scenario(client: mcrcon.MCRcon) -> list[str]:
        client.host = client.host if isinstance(client, Connection) else host
        client.connect()
        return [client.command("list")]

    with ScriptedServer(echo, host="::1") as server:
        connection = Connection(host, PASSWORD, server.port)
        assert scenario(connection) == ["list"]
        connection.disconnect()
    assert isinstance(stock_on(scenario, echo, host="::1")[0], Raised)


def test_a_server_that_is_down_is_said_in_plain_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with pytest.raises(LinkLost, match=f"127.0.0.1 port {port} does not listen") as lost:
        Connection("127.0.0.1", PASSWORD, port).connect()
    assert lost.value.sent is False
    before = signal.getsignal(signal.SIGALRM)
    client = mcrcon.MCRcon("127.0.0.1", PASSWORD, port)
    signal.signal(signal.SIGALRM, before)
    with pytest.raises(OSError, match="refused"):
        client.connect()
    client.disconnect()


def test_no_sleep_after_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    assert ours_on(ask("list"), echo)[0] == ["list"]
    assert slept == []
    assert stock_on(ask("list"), echo)[0] == ["list"]
    assert slept == [0.003]


class Watched:
    """A socket that notes what is done with it."""

    def __init__(self, real: socket.socket) -> None:
        self.real = real
        self.done: list[str] = []

    def recv(self, length: int) -> bytes:
        self.done.append("recv")
        return self.real.recv(length)

    def setsockopt(self, level: int, option: int, value: int) -> None:
        if (level, option) == (socket.IPPROTO_TCP, getattr(socket, "TCP_QUICKACK", None)):
            self.done.append("quick")
        self.real.setsockopt(level, option, value)

    def send(self, data: bytes) -> int:
        self.done.append("write")
        return self.real.send(data)

    def sendall(self, data: bytes) -> None:
        self.done.append("write")
        self.real.sendall(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def watched(client: mcrcon.MCRcon) -> tuple[bool, list[str]]:
    client.connect()
    no_delay = client.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
    client.socket = Watched(client.socket)
    client.command("list")
    return no_delay, client.socket.done


def test_writes_are_whole_and_undelayed_and_receipt_is_acknowledged_at_once() -> None:
    quick = ["quick"] if hasattr(socket, "TCP_QUICKACK") else []
    assert ours_on(watched, echo)[0] == (True, ["write", "recv", *quick])
    no_delay, done = stock_on(watched, echo)[0]
    assert no_delay is False
    assert "quick" not in done
