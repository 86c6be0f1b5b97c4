"""The program as an owner runs it: `melee sim` here, `melee run` there, a kill in the middle."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from click.testing import CliRunner

from bridge.cli import main

PASSWORD = "a-live-password"
PATIENCE_SECONDS = 20
PROGRAM = (sys.executable, "-c", "from bridge.cli import main; main()")


class Process:
    """A program and what it prints; ``until`` waits for a line that holds all pieces."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._read = 0

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    async def until(self, *pieces: str) -> str:
        """The first such line after the one found before."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                while self._read < len(self.lines):
                    line = self.lines[self._read]
                    self._read += 1
                    if all(p in line for p in pieces):
                        return line
                raw = await self.process.stdout.readline()
                assert raw, f"ended without {pieces}: {self.lines[-20:]}"
                self.lines.append(raw.decode().rstrip("\n").replace("\u00a0", " "))

    async def end(self, number: signal.Signals) -> int:
        if self.process.returncode is None:
            self.process.send_signal(number)
        if self.process.stdin is not None:
            self.process.stdin.close()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def started(*args: str, folder: Path) -> AsyncIterator[Process]:
    root = str(Path(__file__).parents[2])
    process = await asyncio.create_subprocess_exec(
        *PROGRAM,
        *args,
        cwd=folder,
        env={**os.environ, "MELEE_RCON_PASSWORD": PASSWORD, "PYTHONPATH": root},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    made = Process(process)
    try:
        yield made
    finally:
        await made.end(signal.SIGKILL)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def settings(folder: Path, port: int) -> Path:
    path = folder / "melee.toml"
    path.write_text(
        f'masters = ["MJ"]\n[poll]\nroster_seconds = 0.2\nclicks_seconds = 0.02\n'
        f'positions_seconds = 0.02\n[[server]]\nport = {port}\nlog = "latest.log"\n',
        "utf-8",
    )
    return path


def sim(port: int, password: str = PASSWORD) -> tuple[str, ...]:
    return ("sim", "--rcon-port", str(port), "--rcon-password", password,
            "--log", "latest.log", "--players", "Aldric,MJ")  # fmt: skip


async def test_a_fight_goes_on_after_a_kill_while_a_defence_is_asked(tmp_path: Path) -> None:
    port = free_port()
    settings(tmp_path, port)
    async with started(*sim(port), folder=tmp_path) as server:
        await server.until("RCON on port")
        async with started("run", folder=tmp_path) as service:
            await service.until("ready")
            server.type('MJ: !combat début "Pont rouge"')
            await server.until("MJ<", "Pont rouge", "ouvert")
            server.type("Aldric: !rejoindre garde")
            await server.until("MJ<", "Aldric entre en combat")
            server.type("MJ: !ajout orc")
            await server.until("MJ<", "entre en combat")
            server.type("MJ: !suivant")
            await server.until("MJ<", "Qui se cache")
            server.type("MJ click c'est tout")
            while "[oui]" not in await server.until("MJ<"):
                pass
            server.type("MJ click oui")
            while "Initiative d" not in (line := await server.until("MJ<")):
                if "Égalité" in line:
                    server.type("MJ click jet")
            server.type("MJ: !tour Aldric")
            await server.until("Aldric<", "à vous, Aldric")
            server.type("Aldric: !att orc")
            while "Défense" not in (line := await server.until("MJ<", "? ")):
                if "mètres" in line:  # the orc came before the first look at positions
                    server.type("MJ: !déf 1")
            await service.end(signal.SIGKILL)
        async with started("run", folder=tmp_path) as service:
            await service.until("ready")
            server.type("MJ: !déf rien")
            await server.until("Aldric<", "Aldric → Orc")
            assert await service.end(signal.SIGTERM) == 0
    report = CliRunner().invoke(main, ["replay", str(tmp_path / "melee.db"), "--commands"])
    assert report.exit_code == 0, report.output
    assert "whole" in report.output
    assert "NOT WHOLE" not in report.output


async def test_a_wrong_password_ends_with_2_in_plain_words(tmp_path: Path) -> None:
    port = free_port()
    settings(tmp_path, port)
    async with started(*sim(port, "another-password"), folder=tmp_path) as server:
        await server.until("RCON on port")
        async with started("run", folder=tmp_path) as service:
            await service.until("refuses the RCON password")
            assert await service.process.wait() == 2
            assert PASSWORD not in "\n".join(service.lines)
            await service.process.communicate()
            assert sum("password" in line for line in service.lines) == 1
            assert "Traceback" not in "\n".join(service.lines)


async def test_an_interrupt_ends_it_with_0(tmp_path: Path) -> None:
    port = free_port()
    settings(tmp_path, port)
    async with started("run", folder=tmp_path) as service:
        await service.until("does not answer")
        assert await service.end(signal.SIGINT) == 0
