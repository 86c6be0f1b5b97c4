"""Logs put aside while nobody read: their rest is read, once, and in order."""

import gzip
from pathlib import Path

import pytest

from bridge.minecraft.archive import Archive, archives
from bridge.minecraft.logtail import Cursor, Line, LogTail

EVENING = b"[20:00:00] first\nsecond\nthird\n"
NIGHT = b"[00:00:00] night\n"
MORNING = b"[08:00:00] morning\nnoon\n"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "latest.log"
    path.write_bytes(EVENING)
    return path


def put_aside(log: Path, name: str, fresh: bytes) -> None:
    """As log4j does: the old content into an archive, a new file under the old name."""
    log.with_name(f"{name}.log.gz").write_bytes(gzip.compress(log.read_bytes()))
    log.unlink()
    log.write_bytes(fresh)


def place_after(log: Path, text: str) -> Cursor:
    """Where a reader stands who has read so far."""
    tail = LogTail(log, Cursor("", 0))
    found = next(line.cursor_after for line in tail.read() if line.text == text)
    tail.close()
    return found


def lines(log: Path, cursor: Cursor | None) -> list[Line]:
    tail, found = LogTail(log, cursor), []
    while more := tail.read():
        found += more
    tail.close()
    return found


def texts(log: Path, cursor: Cursor | None) -> list[str]:
    return [line.text for line in lines(log, cursor)]


def test_the_rest_of_the_old_file_comes_first(log: Path) -> None:
    cursor = place_after(log, "[20:00:00] first")
    put_aside(log, "2026-11-29-1", NIGHT)
    assert texts(log, cursor) == ["second", "third", "[00:00:00] night"]


def test_files_in_between_are_read_whole_in_their_order(log: Path) -> None:
    cursor = place_after(log, "third")
    put_aside(log, "2026-11-29-9", b"ninth\n")
    put_aside(log, "2026-11-29-10", NIGHT)
    put_aside(log, "2026-11-30-1", MORNING)
    assert texts(log, cursor) == ["ninth", "[00:00:00] night", "[08:00:00] morning", "noon"]


def test_it_goes_on_from_anywhere_in_what_was_missed(log: Path) -> None:
    cursor = place_after(log, "[20:00:00] first")
    put_aside(log, "2026-11-29-1", NIGHT)
    put_aside(log, "2026-11-30-1", MORNING)
    whole = lines(log, cursor)
    for n, line in enumerate(whole):
        assert texts(log, line.cursor_after) == [x.text for x in whole[n + 1 :]]


def test_a_cursor_in_no_file_reads_the_present_log(log: Path) -> None:
    cursor = place_after(log, "third")
    log.unlink()
    log.write_bytes(NIGHT)
    assert texts(log, cursor) == ["[00:00:00] night"]


def test_an_archive_that_is_shorter_or_cut_elsewhere_is_another(log: Path) -> None:
    cursor = place_after(log, "third")
    for other in (b"[20:00:00] first\n", b"[20:00:00] first\nsec\nfourth and more\nlast\n"):
        log.with_name("2026-11-28-1.log.gz").write_bytes(gzip.compress(other))
        log.unlink()
        log.write_bytes(NIGHT)
        assert texts(log, cursor) == ["[00:00:00] night"]


def test_a_damaged_archive_hides_nothing_else(log: Path) -> None:
    cursor = place_after(log, "second")
    put_aside(log, "2026-11-29-1", NIGHT)
    whole = log.with_name("2026-11-29-1.log.gz").read_bytes()
    log.with_name("2026-11-29-2.log.gz").write_bytes(whole[: len(whole) // 2])
    assert texts(log, cursor) == ["third", "[00:00:00] night"]


def test_a_first_visit_reads_nothing_of_the_past(log: Path) -> None:
    put_aside(log, "2026-11-29-1", NIGHT)
    assert texts(log, None) == []


def test_ten_megabytes_at_once_come_whole_and_in_order(log: Path) -> None:
    tail = LogTail(log)
    tail.begin()
    with log.open("ab") as file:
        for n in range(100_000):
            file.write(b"[12:00:00] [Server thread/INFO]: <Alex> line %06d %s\n" % (n, b"x" * 50))
    count, most = 0, 0
    while found := tail.read():
        most = max(most, len(found))
        for line in found:
            assert f"line {count:06}" in line.text
            count += 1
    assert count == 100_000
    assert most < 20_000
    tail.close()


def test_many_missed_lines_come_in_portions(log: Path) -> None:
    cursor = place_after(log, "third")
    with log.open("ab") as file:
        file.writelines(b"%d\n" % n for n in range(12_000))
    put_aside(log, "2026-11-29-1", NIGHT)
    tail = LogTail(log, cursor)
    portions = []
    while found := tail.read():
        portions.append(len(found))
    tail.close()
    assert portions == [5000, 5000, 2000, 1]


def test_files_that_came_and_went_between_two_looks_are_read(log: Path) -> None:
    tail = LogTail(log, Cursor("", 0))
    tail.read()
    with log.open("ab") as file:
        file.write(b"late")  # a server that was killed ends in the middle of a line
    put_aside(log, "2026-11-29-1", EVENING + b"not ours\n")
    put_aside(log, "2026-11-29-2", NIGHT)
    put_aside(log, "2026-11-30-1", MORNING)
    found = [line.text for _ in range(3) for line in tail.read()]
    tail.close()
    assert found == [*(EVENING + b"not ours\n" + NIGHT + MORNING).decode().splitlines()]


def test_of_logs_as_long_as_each_other_the_one_that_was_read_is_told(log: Path) -> None:
    tail = LogTail(log, Cursor("", 0))
    tail.read()
    put_aside(log, "2026-11-29-1", EVENING.replace(b"third", b"THIRD"))
    put_aside(log, "2026-11-29-2", EVENING.replace(b"third", b"other"))
    put_aside(log, "2026-11-30-1", MORNING)
    found = [line.text for _ in range(3) for line in tail.read()]
    tail.close()
    assert [text for text in found if text != "second"] == [
        "[20:00:00] first", "THIRD", "[20:00:00] first", "other", "[08:00:00] morning", "noon",
    ]  # fmt: skip


def test_a_kill_amid_what_came_and_went_loses_nothing(log: Path) -> None:
    tail = LogTail(log, Cursor("", 0))
    tail.read()
    put_aside(log, "2026-11-29-1", NIGHT)
    put_aside(log, "2026-11-30-1", MORNING)
    night = tail.read()
    tail.close()
    assert [line.text for line in night] == ["[00:00:00] night"]
    assert texts(log, night[-1].cursor_after) == ["[08:00:00] morning", "noon"]


def test_a_file_put_aside_as_it_is_opened_is_read_once(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tail = LogTail(log, Cursor("", 0))
    tail.read()
    put_aside(log, "2026-11-29-1", NIGHT)

    def slow(path: Path) -> list[Archive]:
        monkeypatch.undo()
        put_aside(log, "2026-11-30-1", MORNING)
        return archives(path)

    monkeypatch.setattr("bridge.minecraft.logtail.archives", slow)
    found = [line.text for _ in range(4) for line in tail.read()]
    tail.close()
    assert found == ["[00:00:00] night", "[08:00:00] morning", "noon"]


def test_a_file_gone_as_it_is_opened_is_not_forgotten(log: Path) -> None:
    tail = LogTail(log, Cursor("", 0))
    tail.read()
    put_aside(log, "2026-11-29-1", NIGHT)
    night = log.rename(log.with_name("2026-11-29-2.log"))
    assert tail.read() == []
    log.write_bytes(MORNING)
    found = [line.text for _ in range(3) for line in tail.read()]
    tail.close()
    assert night.exists()
    assert found == ["[00:00:00] night", "[08:00:00] morning", "noon"]


def test_an_archive_that_is_being_packed_is_read_once(log: Path) -> None:
    cursor = place_after(log, "third")
    put_aside(log, "2026-11-29-1", NIGHT)
    put_aside(log, "2026-11-29-2", MORNING)
    log.with_name("2026-11-29-2.log").write_bytes(NIGHT)
    log.with_name("2026-11-29-2.log.gz").write_bytes(b"\x1f\x8b half of it")
    assert texts(log, cursor) == ["[00:00:00] night", "[08:00:00] morning", "noon"]


def test_an_archive_packed_before_it_was_read_is_found(log: Path) -> None:
    put_aside(log, "2026-11-29-1", NIGHT)
    gone = Archive(log.with_name("2026-11-29-1.log"))
    assert gone.read() == EVENING


def test_a_new_log_that_only_begins_alike_is_no_place_to_go_on(log: Path) -> None:
    """Restarts at the same second of two nights, and a file system that uses inodes again."""
    cursor = place_after(log, "second")
    log.write_bytes(b"[20:00:00] first\nquite another line\n")
    assert texts(log, cursor) == ["[20:00:00] first", "quite another line"]
