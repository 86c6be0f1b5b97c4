"""The whole ring, as an owner runs it: ``melee run`` beside the embedded server, on one core.

Two processes, a log file and RCON over TCP. Commands are counted by the server; polls, that is
the very texts that it is also sent while nothing happens, are left out.
"""

import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .rcon import Row, _packet, _pinned
from .world import MASTER, PASSWORD

STARTS = 5
ROUND_TRIPS = 1000
MELEE = "from bridge.cli import main; main()"
REST_SECONDS = 1.0


@contextmanager
def _process(*arguments: str, reads: str) -> Iterator[subprocess.Popen[str]]:
    """A Python of this environment, on the cores of this process; ``reads``: out or err."""
    with subprocess.Popen(
        [sys.executable, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE if reads == "out" else subprocess.DEVNULL,
        stderr=subprocess.PIPE if reads == "err" else None,
        text=True,
        env={**os.environ, "MELEE_RCON_PASSWORD": PASSWORD},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def _melee(folder: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], float]]:
    """``melee run``, ready, and the seconds that it took."""
    config = folder / "melee.toml"
    config.write_text(f'masters = ["{MASTER}"]\n[[server]]\nport = {port}\n', "utf-8")
    began = time.perf_counter()
    with _process("-c", MELEE, "run", "-c", str(config), reads="err") as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        taken = time.perf_counter() - began
        assert line.endswith("ready\n"), line + process.stderr.read()
        yield process, taken


def _memory_mb(process: subprocess.Popen[str]) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text("ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def _bare_round_trip_milliseconds(port: int) -> float:
    """The median time of one command over a socket that looks at nothing."""
    taken = []
    with socket.create_connection(("127.0.0.1", port)) as bare:
        bare.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        bare.sendall(_packet(1, 3, PASSWORD.encode()))
        bare.recv(4096)
        for _ in range(ROUND_TRIPS):
            began = time.perf_counter()
            bare.sendall(_packet(1, 2, b"list"))
            bare.recv(4096)
            taken.append(time.perf_counter() - began)
    return statistics.median(taken) * 1000


def _bare_start_seconds() -> tuple[float, float]:
    """Seconds and MB of a Python that does nothing but import pydantic."""
    code = "import pydantic, sys; print('ready', flush=True); sys.stdin.read()"
    began = time.perf_counter()
    with _process("-c", code, reads="out") as process:
        assert process.stdout is not None
        process.stdout.readline()
        return time.perf_counter() - began, _memory_mb(process)


def rows() -> list[Row]:
    """The figures of the running service; takes half a minute."""
    with _pinned(), tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "logs" / "latest.log"
        with _process("-m", "tests.bench.world", str(log), reads="out") as world:
            assert world.stdin is not None
            assert world.stdout is not None
            port = int(world.stdout.readline())
            trip = _bare_round_trip_milliseconds(port)
            bare = [_bare_start_seconds() for _ in range(STARTS)]
            starts = []
            for _ in range(STARTS):  # the first of them warms the caches
                with _melee(folder, port) as (_, taken):
                    starts.append(taken)
            with _melee(folder, port) as (service, _):
                time.sleep(REST_SECONDS)
                memory = _memory_mb(service)
                world.stdin.write("play\n")
                world.stdin.flush()
                played = json.loads(world.stdout.readline())
    lags, commands = played["milliseconds"], played["commands"]
    median, late = statistics.median(lags), statistics.quantiles(lags, n=100)[98]
    most, start = max(commands), statistics.median(starts)
    idle_start, idle_memory = (statistics.median(values) for values in zip(*bare, strict=True))
    trip_name, python = "bare RCON round trip, ms", "Python with pydantic"
    return [
        ("chat → last tellraw, median, ms", median, trip_name, trip, "≤ 15 ms", median <= 15),
        ("chat → last tellraw, 99 %, ms", late, trip_name, trip, "≤ 50 ms", late <= 50),
        ("commands of an attack, most", most, "their median", statistics.median(commands),
         "≤ 8", most <= 8),
        ("service at rest, MB", memory, f"{python}, MB", idle_memory, "≤ 120 MB", memory <= 120),
        ("start to ready, s", start, f"{python}, s", idle_start, "≤ 1.5 s", start <= 1.5),
    ]  # fmt: skip
