"""A server's own data: the folder whose files are read over a ruleset's while it is loaded."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

_OWN: ContextVar[Path | None] = ContextVar("a server's own data", default=None)


@contextmanager
def own_data(folder: Path | None) -> Iterator[None]:
    """While it lasts, files of this folder are read over those of the same name that are read.

    A ruleset reads its data as it is imported: it is loaded inside of this.
    """
    token = _OWN.set(folder)
    try:
        yield
    finally:
        _OWN.reset(token)


def own_file(name: str, overrides: Path | None = None) -> Path | None:
    """The file of this name in ``overrides``, else in the server's own data, if it is there."""
    folder = overrides or _OWN.get()
    path = folder / name if folder else None
    return path if path and path.is_file() else None
