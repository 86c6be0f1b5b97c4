"""What is kept beside the log, each under a name and with a shape: any other is damage."""

import re
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")

LOG, OUTBOX, CLICKED = "log", "outbox", "click."
"""The places of the readers; ``click.`` is before the UUID of who clicked."""

_SHAPES: dict[str, Callable[[str], bool]] = {}


class Kept(Generic[T]):
    """Declared once, by whoever keeps it; from then on every store is checked for it as it opens.

    ``name``: one that ends in a point is followed by the id of a fight. ``shape``: a type that JSON
    can hold; a field that is new needs a default, for stores written before.
    """

    def __init__(self, name: str, shape: Any) -> None:
        self._adapter: TypeAdapter[T] = TypeAdapter(shape)
        _SHAPES[name] = self._fits

    def read(self, text: str) -> T:
        """Raises ValidationError for what is not of that shape."""
        return self._adapter.validate_json(text, strict=True)

    def text(self, value: T) -> str:
        return self._adapter.dump_json(value).decode()

    def _fits(self, text: str) -> bool:
        try:
            self.read(text)
        except ValidationError:
            return False
        return True


def _like(pattern: str) -> Callable[[str], bool]:
    return lambda text: re.fullmatch(pattern, text, re.DOTALL) is not None


_SHAPES[LOG] = _like(r"\d{1,18} .*")
_SHAPES[OUTBOX] = _SHAPES[CLICKED] = _like(r"\d{1,18}")


def readable(name: bytes, value: bytes) -> bool:
    """Whether it is what one of us may have written; nothing at all is."""
    try:
        key, text = name.decode(), value.decode()
    except ValueError:
        return False
    head, point, _ = key.partition(".")
    fits = _SHAPES.get(head + point)
    return not text or fits is None or fits(text)
