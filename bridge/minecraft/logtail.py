"""Follow ``latest.log``: every whole line once, through rotation, truncation and restarts."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path

CHUNK_BYTES = 1 << 16
LONGEST_LINE_BYTES = 1 << 20
"""A longer line is no log line: it is skipped."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a file: which file, and how many of its bytes are read."""

    file_id: str
    offset: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its end, and the cursor behind it."""

    text: str
    cursor_after: Cursor


class LogTail:
    """Reads what is new each time it is asked; never waits.

    Without a cursor it begins at the end: what was said before we came is not for us. With one
    it goes on there; if that file is gone, at the start of the one that took its place, since
    the server began it while we were away. Lines end at ``\\n`` only: a player can type the
    other separators that Python knows.
    """

    def __init__(self, path: Path, cursor: Cursor | None = None, encoding: str = "utf-8") -> None:
        self.path, self.encoding = path, encoding
        self._start = cursor
        self._first = cursor is None
        self._file: BufferedReader | None = None
        self._id = ""
        self._offset = 0
        self._rest = b""
        self._skipping = False

    def read(self) -> list[Line]:
        """The whole lines that have come since the last call."""
        return list(self._lines())

    @property
    def cursor(self) -> Cursor | None:
        """Behind the last whole line, None before there is a file."""
        return Cursor(self._id, self._offset) if self._file else self._start

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _lines(self) -> Iterator[Line]:
        if self._file is None and not self._open():
            return
        yield from self._drain()
        if self._replaced():
            yield from self._drain()  # what was written between the read and the rotation
            self.close()
            self._first, self._start = False, None
            if self._open():
                yield from self._drain()

    def _open(self) -> bool:
        """Open the log where we left it; False if there is none yet."""
        try:
            file = self.path.open("rb")
        except FileNotFoundError:
            self._first = False  # it will be made while we watch: all of it is new
            return False
        status = os.fstat(file.fileno())
        self._file, self._rest, self._skipping = file, b"", False
        self._id = f"{status.st_dev}:{status.st_ino}"
        start = self._start
        if self._first:
            self._offset = _end_of_last_line(file, status.st_size)
        elif start and start.file_id == self._id and start.offset <= status.st_size:
            self._offset = start.offset
        else:
            self._offset = 0
        file.seek(self._offset)
        return True

    def _replaced(self) -> bool:
        if self._file is None:
            return False
        mine = os.fstat(self._file.fileno())
        try:
            there = os.stat(self.path)
        except FileNotFoundError:
            return False  # between the renaming and the new file
        if (there.st_dev, there.st_ino) != (mine.st_dev, mine.st_ino):
            return True
        return mine.st_size < self._file.tell()

    def _drain(self) -> Iterator[Line]:
        file = self._file
        if file is None or os.fstat(file.fileno()).st_size < file.tell():
            return  # cut short: begun anew
        while chunk := file.read(CHUNK_BYTES):
            *whole, self._rest = (self._rest + chunk).split(b"\n")
            for raw in whole:
                self._offset += len(raw) + 1
                if self._skipping:
                    self._skipping = False
                    continue
                text = raw.removesuffix(b"\r").decode(self.encoding, "replace")
                yield Line(text, Cursor(self._id, self._offset))
            if len(self._rest) > LONGEST_LINE_BYTES:
                self._offset += len(self._rest)
                self._rest, self._skipping = b"", True


def _end_of_last_line(file: BufferedReader, size: int) -> int:
    """The offset behind the last whole line."""
    start = max(0, size - CHUNK_BYTES)
    file.seek(start)
    end = file.read(size - start).rfind(b"\n")
    return start + end + 1 if end >= 0 else size
