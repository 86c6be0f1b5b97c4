"""Frozen dataclasses that are made several times a blow, filled as quickly as open ones."""

from dataclasses import MISSING, fields
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")


def quick(cls: type[T]) -> type[T]:
    """Put over ``@dataclass(frozen=True, slots=True)``: the same, made in a third of the time.

    A frozen dataclass stores each of its fields by name, through ``object.__setattr__``; that is
    most of the work of making one. Here a new value is of an open class with the same slots while
    it is filled, and of its own from then on. For classes that nothing is derived from, without
    ``__post_init__``.
    """
    opening = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    opened = type(cls.__name__, (cls,), {"__slots__": (), **opening})
    known: dict[str, Any] = {"become": object.__setattr__, "opened": opened, "closed": cls}
    given, filling = ["self"], []
    for field in fields(cls):  # type: ignore[arg-type]
        name = field.name
        if field.default is not MISSING:
            known[f"default_{name}"] = field.default
            given.append(f"{name}=default_{name}")
            filling.append(f"self.{name} = {name}")
        elif field.default_factory is not MISSING:
            known[f"new_{name}"] = field.default_factory
            given.append(f"{name}=closed")  # which nobody gives
            filling.append(f"self.{name} = new_{name}() if {name} is closed else {name}")
        else:
            given.append(name)
            filling.append(f"self.{name} = {name}")
    lines = ["become(self, '__class__', opened)", *filling, "self.__class__ = closed"]
    exec(f"def fill({', '.join(given)}):\n  " + "\n  ".join(lines), known)
    cls.__init__ = wraps(cls.__init__)(known["fill"])  # type: ignore[method-assign]
    return cls
