"""One service per store: a lock that the system takes back when its holder dies, however."""

import os
import sys
from pathlib import Path
from types import TracebackType

from .errors import StoreFailing, StoreShared


class Lease:
    """Held from when it is made until ``release``. Raises StoreShared if another holds it.

    The lock is on a file beside the store, which stays: that it is there means nothing.
    """

    def __init__(self, store: Path) -> None:
        path = store.with_name(store.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as failure:
            raise StoreFailing(store, failure.strerror or str(failure)) from failure
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            self._file = -1
            raise StoreShared(store) from None

    def release(self) -> None:
        """Let another take it; more than once does no harm."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> "Lease":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
