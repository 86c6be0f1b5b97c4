"""The embedded server's log: vanilla's lines, and a new file at each start."""

import gzip
from datetime import datetime
from pathlib import Path

from bridge.minecraft import logline
from bridge.minecraft.logtail import LogTail
from bridge.sim.log import ServerLog

NOON = datetime(2026, 11, 30, 12, 5, 9)


def test_lines_are_written_as_vanilla_writes_them(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "logs" / "latest.log", lambda: NOON)
    log.open()
    log.line("Alex joined the game")
    log.line("UUID of player Alex is …", "User Authenticator #1")
    log.line("\ud83d", level="WARN")
    log.close()
    assert log.path.read_bytes().decode() == (
        "[12:05:09] [Server thread/INFO]: Alex joined the game\n"
        "[12:05:09] [User Authenticator #1/INFO]: UUID of player Alex is …\n"
        "[12:05:09] [Server thread/WARN]: ?\n"
    )


def test_each_start_puts_the_old_file_aside(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "latest.log", lambda: NOON)
    for said in ("one", "two", "three"):
        log.open()
        log.line(said)
        log.close()
    old = [tmp_path / f"2026-11-30-{n}.log.gz" for n in (1, 2)]
    assert [gzip.decompress(p.read_bytes()).decode()[-4:-1] for p in old] == ["one", "two"]
    assert log.path.read_text().endswith(": three\n")


def test_whoever_follows_the_log_loses_nothing_when_it_rolls(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "latest.log", lambda: NOON)
    log.open()
    tail = LogTail(log.path)
    tail.read()
    log.line("before")
    log.roll()
    log.line("after")
    seen = [line.text for _ in range(3) for line in tail.read()]
    assert [text.rpartition(": ")[2] for text in seen] == ["before", "after"]
    tail.close()
    log.close()


def test_a_closed_log_stays_as_it_is(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "latest.log", lambda: NOON)
    log.open()
    log.close()
    log.line("too late")
    assert log.path.read_bytes() == b""


def test_forge_adds_the_date_and_the_logger(tmp_path: Path) -> None:
    log = ServerLog(tmp_path / "latest.log", lambda: NOON.replace(microsecond=42000), forge=True)
    log.open()
    log.line("<Alex> hi")
    log.close()
    (line,) = log.path.read_text("utf-8").splitlines()
    prefix = "[30Nov2026 12:05:09.042] [Server thread/INFO] [net.minecraft.server.MinecraftServer/]"
    assert line == f"{prefix}: <Alex> hi"
    assert logline.parse(line) == logline.Chat("Alex", "hi", secure=True)
