"""Following a log: each whole line once, whatever happens to the file."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.minecraft.logtail import Cursor, LogTail


def texts(tail: LogTail) -> list[str]:
    return [line.text for line in tail.read()]


def append(path: Path, data: bytes) -> None:
    with path.open("ab") as file:
        file.write(data)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "latest.log"
    path.write_bytes(b"old\n")
    return path


def test_it_begins_at_the_end(log: Path) -> None:
    tail = LogTail(log)
    assert texts(tail) == []
    append(log, b"new\n")
    assert texts(tail) == ["new"]
    assert texts(tail) == []
    tail.close()


def test_a_place_taken_before_the_first_read_loses_nothing(log: Path) -> None:
    tail = LogTail(log)
    tail.begin()
    append(log, b"new\n")
    assert texts(tail) == ["new"]
    tail.close()


def test_half_a_line_waits_for_its_end(log: Path) -> None:
    """Even when the cut is inside a letter."""
    tail = LogTail(log)
    tail.read()
    whole = "début de l’été\n".encode()
    append(log, whole[:-2])
    assert texts(tail) == []
    append(log, whole[-2:])
    assert texts(tail) == ["début de l’été"]
    tail.close()


def test_only_a_line_feed_ends_a_line(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, "a\u0085b\u2028c\u2029d\x0be\x1cf\r\n".encode())
    assert texts(tail) == ["a\u0085b\u2028c\u2029d\x0be\x1cf"]
    tail.close()


def test_a_cursor_goes_on_where_it_was(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, b"one\ntwo\nthr")
    first, _ = tail.read()
    tail.close()
    append(log, b"ee\n")
    again = LogTail(log, first.cursor_after)
    assert texts(again) == ["two", "three"]
    again.close()


def test_rotation_drains_the_old_file_first(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, b"before\n")
    os.rename(log, log.with_name("2026-11-30-1.log"))
    append(log.with_name("2026-11-30-1.log"), b"last\n")
    assert texts(tail) == ["before", "last"]
    log.write_bytes(b"first of the new\n")
    assert texts(tail) == ["first of the new"]
    tail.close()


def test_a_file_cut_short_is_read_anew(log: Path) -> None:
    tail = LogTail(log)
    append(log, b"a long line of the old one\n")
    tail.read()
    log.write_bytes(b"x\n")
    assert texts(tail) == ["x"]
    tail.close()


def test_a_file_begun_anew_is_another_file(log: Path) -> None:
    """Else its first lines would be taken for ones that were read long ago."""
    tail = LogTail(log)
    append(log, b"[12:00:00] a\n")
    tail.read()
    append(log, b"[12:00:01] b\n")
    (before,) = tail.read()
    log.write_bytes(b"[23:59:59] c\n")
    (after,) = tail.read()
    assert after.cursor_after.file_id != before.cursor_after.file_id
    assert after.cursor_after.offset == 13
    tail.close()


def test_a_file_emptied_and_grown_again_between_two_looks(log: Path) -> None:
    tail = LogTail(log)
    append(log, b"[12:00:00] a\n")
    tail.read()
    log.write_bytes(b"[00:00:01] first of the new day\n[00:00:02] second\n")
    assert texts(tail) == ["[00:00:01] first of the new day", "[00:00:02] second"]
    tail.close()


def test_half_a_first_line_emptied(log: Path) -> None:
    log.write_bytes(b"[12:00:00] hal")
    tail = LogTail(log)
    assert texts(tail) == []
    log.write_bytes(b"x\n")
    assert texts(tail) == ["x"]
    tail.close()


def test_a_new_file_with_the_inode_of_the_old_one_is_no_place_to_go_on(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, b"[12:00:00] a\n")
    (last,) = tail.read()
    tail.close()
    log.write_bytes(b"[00:00:00] much longer than what was there before\n")  # the same inode
    again = LogTail(log, last.cursor_after)
    assert texts(again) == ["[00:00:00] much longer than what was there before"]
    again.close()


def test_the_file_keeps_its_name_while_it_grows(log: Path) -> None:
    """From its first line on, and however long that is."""
    log.write_bytes(b"")
    tail = LogTail(log)
    tail.read()
    ids = set()
    for more in (b"x" * 200, b"y" * 200, b"\nz\n", b"w\n"):
        append(log, more)
        ids |= {line.cursor_after.file_id for line in tail.read()}
    assert len(ids) == 1
    again = LogTail(log, Cursor(ids.pop(), 0))
    assert len(texts(again)) == 3
    again.close()
    tail.close()


def test_a_line_that_is_no_utf8_is_a_windows_server_s(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, "<Alex> d\u00e9j\u00e0 \u20ac\n".encode("cp1252") + b"\x81 <Alex>\n")
    assert texts(tail) == ["<Alex> d\u00e9j\u00e0 \u20ac", "\ufffd <Alex>"]
    tail.close()


def test_a_log_that_is_not_there_yet_is_read_from_its_first_line(tmp_path: Path) -> None:
    tail = LogTail(tmp_path / "latest.log")
    assert texts(tail) == []
    (tmp_path / "latest.log").write_bytes(b"hello\n")
    assert texts(tail) == ["hello"]
    tail.close()


def test_a_log_replaced_while_we_were_down_is_read_from_its_start(log: Path) -> None:
    gone = Cursor("1:1", 400)
    tail = LogTail(log, gone)
    assert texts(tail) == ["old"]
    tail.close()


def test_a_line_without_end_is_dropped(log: Path) -> None:
    tail = LogTail(log)
    tail.read()
    append(log, b"x" * (3 << 20) + b"\nshort\n")
    seen: list[str] = []
    while "short" not in seen:
        seen += texts(tail)
    assert all(len(t) < 2 << 20 for t in seen)
    tail.close()


def test_another_encoding(log: Path) -> None:
    tail = LogTail(log, encoding="cp1252")
    tail.read()
    append(log, "d\u00e9but\n".encode("cp1252"))
    assert texts(tail) == ["d\u00e9but"]
    tail.close()


@settings(deadline=None, derandomize=True, max_examples=40)
@given(data=st.binary(max_size=60), cuts=st.lists(st.integers(0, 60), max_size=5))
def test_any_cut_of_the_bytes_reads_the_same(
    data: bytes, cuts: list[int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("log") / "latest.log"
    path.write_bytes(b"")
    tail = LogTail(path)
    tail.read()
    seen: list[str] = []
    for start, end in zip([0, *sorted(cuts)], [*sorted(cuts), len(data)], strict=True):
        append(path, data[start:end])
        seen += texts(tail)
    tail.close()
    assert seen == [as_read(raw.removesuffix(b"\r")) for raw in data.split(b"\n")[:-1]]


def as_read(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")
