"""The logs that a server has put aside: ``YYYY-MM-DD-N.log.gz`` beside ``latest.log``."""

import gzip
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

HEAD_BYTES = 256
"""So much of its first line tells a file from another."""

LARGEST_BYTES = 1 << 28
"""More of one log, unpacked, is not read: no server writes so much in a day."""

_NAME = re.compile(r"(?P<day>\d{4}-\d{2}-\d{2})-(?P<number>\d{1,6})\.log(?:\.gz)?")


@dataclass(frozen=True, slots=True)
class Archive:
    """One of them; its content is read when asked for."""

    path: Path

    def read(self) -> bytes:
        """All of it; nothing if it is gone, damaged, or not whole yet."""
        with suppress(OSError, EOFError, zlib.error):
            with self._open() as file:
                data: bytes = file.read(LARGEST_BYTES + 1)
            return data if len(data) <= LARGEST_BYTES else b""
        return b""

    def head(self) -> bytes:
        """Its first bytes."""
        with suppress(OSError, EOFError, zlib.error):
            with self._open() as file:
                data: bytes = file.read(HEAD_BYTES)
            return data
        return b""

    def lines(self, encoding: str, most: int) -> Iterator[str]:
        """Its first lines."""
        with suppress(OSError, EOFError, zlib.error):
            with self._open() as file:
                for _, raw in zip(range(most), file, strict=False):
                    yield raw.rstrip(b"\r\n").decode(encoding, "replace")

    def _open(self) -> "gzip.GzipFile":
        if self.path.suffix != ".gz":
            with suppress(FileNotFoundError):  # it has just been packed
                return self.path.open("rb")  # type: ignore[return-value]  # read and iterated alike
            return gzip.open(f"{self.path}.gz", "rb")
        return gzip.open(self.path, "rb")


def archives(log: Path) -> list[Archive]:
    """Those of a log, oldest first; of one that is being packed, the plain file, which is whole."""
    found: dict[tuple[str, int], Path] = {}
    with suppress(OSError):
        for path in sorted(log.parent.iterdir()):  # NAME.log before NAME.log.gz
            if name := _NAME.fullmatch(path.name):
                found.setdefault((name["day"], int(name["number"])), path)
    return [Archive(path) for _, path in sorted(found.items())]


def first_line_sum(head: bytes) -> str:
    """The check sum of a file's first line; "" while that is not whole."""
    head = head[:HEAD_BYTES]
    end = head.find(b"\n")
    if end < 0 and len(head) < HEAD_BYTES:
        return ""
    return f"{zlib.crc32(head[:end] if end >= 0 else head):08x}"
