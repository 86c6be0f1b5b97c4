"""TOML that people have typed: whatever is wrong with it is a ValueError that says why."""

import tomllib
from pathlib import Path
from typing import Any


class NotToml(ValueError):
    """What Python's reader does not say: ``key`` names the reason. ``line`` 0: unknown."""

    def __init__(self, key: str, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.key, self.line = key, line


def parse(text: str) -> dict[str, Any]:
    """Raises ValueError; ``TOMLDecodeError``, which is one, where it knows the place."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # Python reads no whole number of more than 4300 digits
        raise NotToml("digits", "a number has too many digits") from None
    except RecursionError:
        raise NotToml("depth", "brackets within brackets are too deep") from None


def read(path: Path) -> dict[str, Any]:
    """A whole file; some editors put a mark before UTF-8. Raises OSError, ValueError."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        line = failure.object.count(b"\n", 0, failure.start) + 1
        raise NotToml("utf-8", "it must be saved as UTF-8", line) from None
    return parse(text.replace("\r\n", "\n"))
