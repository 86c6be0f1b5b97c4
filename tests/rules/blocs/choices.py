"""Short ways to choose what the book leaves open."""

from typing import Any


def choose(key: str, value: Any) -> dict[str, Any]:
    """``destin.jets`` as the settings of a fight have it."""
    group, _, name = key.partition(".")
    return {group: {name: value}}
