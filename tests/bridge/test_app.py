"""Starting, waiting, stopping: what the owner of a server meets."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from pydantic import SecretStr

from bridge.app import CannotStart, serve_until, web
from bridge.cli import main
from bridge.parts import Outside
from bridge.settings import Server, Settings, SettingsError, Web
from bridge.setup.correction import correction
from bridge.setup.finding import setup_words
from bridge.sim.rcon import RconServer
from bridge.web.unreadable import server_log

PASSWORD = "right-password"


class Town:
    """A server that knows how to list nobody, behind real RCON."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.rcon = RconServer(self.answer, PASSWORD)
        self.port = 0

    def answer(self, command: str) -> list[str]:
        self.asked.append(command)
        if command == "list uuids":
            return ["There are 0 of a max of 20 players online: "]
        return [""]

    async def open(self) -> None:
        self.port = await self.rcon.start("127.0.0.1", self.port)

    async def close(self) -> None:
        await self.rcon.stop()


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    made = Town()
    await made.open()
    yield made
    await made.close()


class Owner:
    """Reads what is said; ``heard`` waits for a line that holds a piece."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._more = asyncio.Event()

    def __call__(self, line: str) -> None:
        self.lines.append(line)
        self._more.set()

    async def heard(self, piece: str) -> None:
        async with asyncio.timeout(10):
            while not any(piece in line for line in self.lines):
                self._more.clear()
                await self._more.wait()


def settings(folder: Path, port: int, password: str = PASSWORD, **more: Any) -> Settings:
    (folder / "latest.log").touch()
    server = Server(
        port=port,
        log=folder / "latest.log",
        store=folder / "melee.db",
        password=SecretStr(password),
        version="1.21.11",
    )
    return Settings(servers=(server,), **more)


async def serving(chosen: Settings, owner: Owner, meanwhile: Callable[[], Any]) -> None:
    """Serve while something else happens, then stop."""
    stop = asyncio.Event()
    service = asyncio.ensure_future(serve_until(stop, chosen, Outside(say=owner)))
    try:
        await meanwhile()
    finally:
        stop.set()
        async with asyncio.timeout(10):
            await service


async def test_it_says_that_it_is_ready_and_stops_when_told(tmp_path: Path, town: Town) -> None:
    owner = Owner()
    await serving(settings(tmp_path, town.port), owner, lambda: owner.heard("ready"))
    assert owner.lines == ["minecraft: ready"]
    assert "list uuids" in town.asked


async def test_a_wrong_password_is_said_once_and_tried_once(tmp_path: Path, town: Town) -> None:
    owner = Owner()
    chosen = settings(tmp_path, town.port, "wrong-password")
    with pytest.raises(CannotStart, match="refuses the RCON password") as told:
        async with asyncio.timeout(10):
            await serve_until(asyncio.Event(), chosen, Outside(say=owner))
    assert owner.lines == []  # the end of the program says it
    assert "wrong-password" not in str(told.value)
    assert town.asked == []


async def test_a_server_that_is_down_is_waited_for_and_said_once(tmp_path: Path) -> None:
    town, owner = Town(), Owner()
    await town.open()
    await town.close()

    async def comes_up() -> None:
        await owner.heard("does not answer")
        await town.open()
        await owner.heard("ready")

    try:
        await serving(settings(tmp_path, town.port), owner, comes_up)
    finally:
        await town.close()
    assert [line.split(": ")[1].split()[0] for line in owner.lines] == ["the", "the", "ready"]
    assert "answers again" in owner.lines[1]


async def test_a_server_that_goes_away_and_comes_back(tmp_path: Path, town: Town) -> None:
    owner = Owner()

    async def restart() -> None:
        await owner.heard("ready")
        await town.close()
        await owner.heard("does not answer")
        await town.open()
        await owner.heard("answers again")

    quick = {"poll": {"roster_seconds": 0.01}}
    await serving(settings(tmp_path, town.port, **quick), owner, restart)
    assert len(owner.lines) == 3


async def test_a_damaged_store_stops_the_start_before_the_server_is_touched(
    tmp_path: Path, town: Town
) -> None:
    (tmp_path / "melee.db").write_bytes(b"no store at all" * 100)
    with pytest.raises(CannotStart, match=r"melee\.db"):
        await serve_until(asyncio.Event(), settings(tmp_path, town.port), Outside())
    assert town.asked == []
    assert (tmp_path / "melee.db").read_bytes() == b"no store at all" * 100


async def test_a_log_that_is_a_folder_stops_the_start(tmp_path: Path, town: Town) -> None:
    chosen = settings(tmp_path, town.port)
    (tmp_path / "latest.log").unlink()
    (tmp_path / "latest.log").mkdir()
    with pytest.raises(CannotStart, match=r"latest\.log: the server's log cannot be read"):
        async with asyncio.timeout(10):
            await serve_until(asyncio.Event(), chosen, Outside(say=Owner()))


async def test_a_log_that_is_not_there_is_waited_for_and_said(tmp_path: Path, town: Town) -> None:
    owner, chosen = Owner(), settings(tmp_path, town.port)
    (tmp_path / "latest.log").unlink()
    await serving(chosen, owner, lambda: owner.heard("ready"))
    assert owner.lines == [
        f"minecraft: no log at {tmp_path / 'latest.log'} yet; waiting for it",
        "minecraft: ready",
    ]


async def test_an_unknown_ruleset_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(SettingsError) as caught:
        await serve_until(asyncio.Event(), settings(tmp_path, 1, ruleset="chess"), Outside())
    (mistake,) = caught.value.mistakes
    line = correction(mistake, setup_words(), "en")
    assert line == "melee.toml, ruleset: there is no ruleset chess. Allowed: blocs, d35, vigueur"


async def test_two_web_pages_on_one_port(tmp_path: Path) -> None:
    owner = Owner()
    server = await asyncio.start_server(lambda r, w: w.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        with pytest.raises(CannotStart, match="cannot listen"):
            async with web(settings(tmp_path, 1, web=Web(on=True, port=port)), [], owner):
                pass
    finally:
        server.close()
        await server.wait_closed()


async def test_a_token_is_made_up_and_told_once(tmp_path: Path) -> None:
    owner = Owner()
    chosen = settings(tmp_path, 1)
    free = chosen.web.model_copy(update={"port": 0})
    async with web(chosen.model_copy(update={"web": free}), [], owner) as port:
        assert port > 0
    assert owner.lines[0].startswith("web: http://127.0.0.1:")


@pytest.mark.parametrize(
    "request_", ["GET /?token=SESAME\x00 HTTP/1.1", "GET / HTTP/1.1\r\nAuthorization: SESAME\x00"]
)
async def test_what_is_no_http_leaves_neither_a_traceback_nor_a_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, request_: str
) -> None:
    chosen = settings(tmp_path, 1)
    free = chosen.web.model_copy(update={"port": 0})
    with caplog.at_level("INFO"):
        async with web(chosen.model_copy(update={"web": free}), [], Owner()) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"{request_}\r\n\r\n".encode())
            assert (await reader.readline()).split()[1] == b"400"
            writer.close()
    assert "a request that is no HTTP" in caplog.text
    assert "SESAME" not in caplog.text
    assert "Traceback" not in caplog.text


def test_a_bug_of_ours_is_logged_whole(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise KeyError("ours")
    except KeyError:
        server_log().exception("Error handling request")
    assert "KeyError: 'ours'" in caplog.text


def test_run_with_a_mistake_in_the_settings_ends_with_2(tmp_path: Path) -> None:
    config = tmp_path / "melee.toml"
    config.write_text('walking = "fast"', "utf-8")
    result = CliRunner().invoke(main, ["run", "-c", str(config)])
    assert result.exit_code == 2
    assert "melee.toml, walking\u00a0: valeur impossible" in result.output
    assert '"libre", "averti"' in result.output


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "il n'y a pas de règles chess. Permis : "),
        ("en", "there is no ruleset chess. Allowed: "),
    ],
)
def test_run_with_an_unknown_ruleset_says_so_in_the_language_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setenv("MELEE_RCON_PASSWORD", "x")
    config = tmp_path / "melee.toml"
    config.write_text(f'ruleset = "chess"\nlanguage = "{language}"\n', "utf-8")
    result = CliRunner().invoke(main, ["run", "-c", str(config)])
    assert result.exit_code == 2
    assert f"{line}blocs, d35, vigueur" in result.output.replace("\u00a0", " ")


def test_replay_of_what_is_no_store_ends_with_1(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["replay", str(tmp_path / "none.db")])
    assert result.exit_code == 1
    assert "no such file" in result.output


def test_the_schema_is_printed() -> None:
    result = CliRunner().invoke(main, ["scenario", "--schema"])
    assert result.exit_code == 0
    assert result.output.startswith("{")


def test_what_costs_time_or_memory_is_not_imported_before_it_is_needed() -> None:
    late = ("aiohttp", "prometheus_client", "rich", "bridge.sim")
    program = f"import sys, bridge.cli, bridge.app; print([m for m in {late} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
