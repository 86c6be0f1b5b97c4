"""Follow ``latest.log``: every whole line once, through rotation, truncation and restarts."""

import codecs
import os
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from itertools import islice
from pathlib import Path

from .archive import HEAD_BYTES, Archive, archives, first_line_sum

CHUNK_BYTES = 1 << 16
LONGEST_LINE_BYTES = 1 << 20
"""A longer line is no log line: it is skipped."""

MOST_BYTES = 1 << 20
"""So much is read at once: what has come meanwhile waits for the next call."""
MOST_MISSED = 5000
"""So many lines of logs put aside are given at once."""


class LogUnreadable(Exception):
    """The log is there, but not for us; the message is for the owner."""


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a file: which file, and how many of its bytes are read.

    ``file_id`` is another one when the file was cut short and begun anew.
    """

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
    it goes on there. If that file was put aside meanwhile, its rest is read, then the archives
    that came after it, then the present log from its start. Lines end at
    ``\\n`` only: a player can type the other separators that Python knows.
    """

    def __init__(self, path: Path, cursor: Cursor | None = None, encoding: str = "utf-8") -> None:
        self.path, self.encoding = path, encoding
        self._start = cursor
        self._sum_before: int | None = None
        """The sum of all before ``_start``, if that is the end of a file we had open."""
        self._first = cursor is None
        self._file: FileIO | None = None
        self._id = ""
        self._offset = 0
        self._rest = b""
        self._skipping = False
        self._more = False
        self._missed: Iterator[Line] | None = None
        self._is_utf8 = codecs.lookup(encoding).name == "utf-8"

    def begin(self) -> None:
        """Take the place to begin from now rather than at the first ``read``.

        Raises LogUnreadable, as ``read`` does.
        """
        if self._file is None:
            self._open()

    @property
    def place(self) -> Cursor:
        """Behind the last whole line read; of a log that is yet to be made, its beginning."""
        return Cursor(self._id, self._offset)

    def before(self, *words: str) -> Iterator[str]:
        """The lines of the present log before our place that hold one of these words."""
        wanted, left = re.compile("|".join(map(re.escape, words)).encode()), self._offset
        with suppress(OSError), self.path.open("rb") as file:
            for raw in file:
                left -= len(raw)
                if left < 0:
                    return
                if wanted.search(raw):
                    yield self._decoded(raw.removesuffix(b"\n"))

    def read(self) -> list[Line]:
        """The whole lines that have come since the last call, or the first of very many."""
        if self._file is None and not self._open():
            return []
        return self._of_missed() or list(self._lines())

    def _of_missed(self) -> list[Line]:
        """The next lines of logs put aside; [] once there are no more."""
        missed = list(islice(self._missed or (), MOST_MISSED))
        if not missed:
            self._missed = None
        return missed

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _lines(self) -> Iterator[Line]:
        self._start = None  # that is behind us
        if not self._begun_anew():
            yield from self._drain()
            if self._more or not self._replaced():
                return
            yield from self._drain()  # what was written between the read and the rotation
            if self._more:
                return
            # Several may have taken its name while we waited for something.
            self._start = Cursor(self._id, self._offset + len(self._rest))
            self._sum_before = _sum(self._file)
        self.close()
        self._first = False
        if not self._open():
            return
        if missed := self._of_missed():
            yield from missed
        else:
            yield from self._drain()

    def _open(self) -> bool:
        """Open the log where we left it; False if there is none now."""
        try:
            file = self.path.open("rb", buffering=0)
        except FileNotFoundError:
            self._first = False  # it will be made while we watch: all of it is new
            return False
        except OSError as failure:
            raise LogUnreadable(
                f"{self.path}: the server's log cannot be read ({failure.strerror})"
            ) from failure
        there = archives(self.path) if self._start is not None else []
        if not _is_at(file, self.path):  # put aside this very moment: it may be among them
            file.close()
            return False
        self._file, self._rest, self._skipping = file, b"", False
        self._id = _identity(file)
        size = os.fstat(file.fileno()).st_size
        start, self._offset = self._start, 0
        if self._first:
            self._offset = _end_of_last_line(file, size)
        elif start is not None and self._goes_on(file, start):
            self._offset = start.offset
        elif start is not None:
            self._missed = self._put_aside(start, there)
        file.seek(self._offset)
        return True

    def _goes_on(self, file: FileIO, start: Cursor) -> bool:
        """Whether this is the file that we had not read to its end."""
        if self._sum_before is not None or start.file_id != self._id:
            return False
        return _is_line_end(file, start.offset)

    def _begun_anew(self) -> bool:
        """The open file itself was emptied, and may have grown again since."""
        file = self._file
        if file is None:
            return False
        if os.fstat(file.fileno()).st_size < file.tell():
            return True
        return self._id != "" and _identity(file) != self._id

    def _replaced(self) -> bool:
        """Another file has taken its name."""
        if self._file is None:
            return False
        return self.path.exists() and not _is_at(self._file, self.path)

    def _drain(self) -> Iterator[Line]:
        file = self._file
        if file is None:
            return
        self._more = False
        budget = MOST_BYTES
        while chunk := file.read(CHUNK_BYTES):
            self._id = self._id or _identity(file)
            *whole, self._rest = (self._rest + chunk).split(b"\n")
            for raw in whole:
                self._offset += len(raw) + 1
                if self._skipping:
                    self._skipping = False
                    continue
                yield Line(self._decoded(raw), Cursor(self._id, self._offset))
            if len(self._rest) > LONGEST_LINE_BYTES:
                self._offset += len(self._rest)
                self._rest, self._skipping = b"", True
            budget -= len(chunk)
            if budget <= 0:
                self._more = True
                return

    def _decoded(self, raw: bytes) -> str:
        """A line as text; where UTF-8 is expected, one that is none is a Windows server's."""
        raw = raw.removesuffix(b"\r")
        if self._is_utf8:
            try:
                return raw.decode()
            except UnicodeDecodeError:
                return raw.decode("cp1252", "replace")
        return raw.decode(self.encoding, "replace")

    def _put_aside(self, start: Cursor, there: list[Archive]) -> Iterator[Line]:
        """What was not read of the log that a cursor is in, and all of those after it."""
        for place in reversed(range(len(there))):
            if first_line_sum(there[place].head()) != start.file_id.rpartition(":")[2]:
                continue
            data = there[place].read()
            before = data[: start.offset]
            if len(before) == start.offset and self._was_read(before):
                yield from self._whole_lines(data, start)
                for later in there[place + 1 :]:
                    yield from self._all_of(later)
                return

    def _was_read(self, before: bytes) -> bool:
        """Whether that may be what stood before the cursor."""
        if self._sum_before is None:
            return before.endswith(b"\n")
        return zlib.crc32(before) == self._sum_before

    def _all_of(self, archive: Archive) -> Iterator[Line]:
        name = f"{archive.path.name}:{first_line_sum(archive.head())}"
        yield from self._whole_lines(archive.read(), Cursor(name, 0))

    def _whole_lines(self, data: bytes, start: Cursor) -> Iterator[Line]:
        offset = start.offset
        while (end := data.find(b"\n", offset)) >= 0:
            raw, offset = data[offset:end], end + 1
            if len(raw) <= LONGEST_LINE_BYTES:
                yield Line(self._decoded(raw), Cursor(start.file_id, offset))


def _identity(file: FileIO) -> str:
    """Device, inode and a sum of the first line; "" while that is not whole."""
    place = file.tell()
    file.seek(0)
    head = file.read(HEAD_BYTES)
    file.seek(place)
    check = first_line_sum(head)
    status = os.fstat(file.fileno())
    return f"{status.st_dev}:{status.st_ino}:{check}" if check else ""


def _sum(file: FileIO | None) -> int:
    """Of all that is in it, and read."""
    total = 0
    if file is not None:
        size = file.tell()
        file.seek(0)
        for start in range(0, size, CHUNK_BYTES):
            total = zlib.crc32(file.read(min(CHUNK_BYTES, size - start)), total)
    return total


def _is_at(file: FileIO, path: Path) -> bool:
    """Whether it is that file which bears the name now."""
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    return False


def _is_line_end(file: FileIO, offset: int) -> bool:
    """Whether a line begins there."""
    file.seek(max(0, offset - 1))
    return not offset or file.read(1) == b"\n"


def _end_of_last_line(file: FileIO, size: int) -> int:
    """The offset behind the last whole line."""
    start = max(0, size - CHUNK_BYTES)
    file.seek(start)
    end = file.read(size - start).rfind(b"\n")
    return start + end + 1 if end >= 0 else size
