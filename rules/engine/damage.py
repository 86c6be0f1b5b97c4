"""Harm on its way through a ruleset's named steps, each shown with what it came to."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from .requests import Rolled
from .values import quick


@quick
@dataclass(frozen=True, slots=True)
class Packet:
    """An amount (or a level) with what it is made of.

    ``roll``: the dice it began with, if any fell; ``steps`` tell what became of it since.
    """

    amount: int
    types: tuple[str, ...] = ()
    source: str = ""
    tags: tuple[str, ...] = ()
    steps: tuple[tuple[str, int], ...] = ()
    roll: Rolled | None = None

    def to(self, step: str, amount: int) -> "Packet":
        """The same after a step; a step that changes nothing leaves no trace."""
        if amount == self.amount and self.steps:
            return self
        return replace(self, amount=amount, steps=(*self.steps, (step, amount)))


Step = tuple[str, Callable[[Packet, Any], int]]
"""A name for the hover text, and what the amount becomes for this creature."""


def through(steps: Iterable[Step], packet: Packet, target: Any) -> Packet:
    """Pass the packet through the steps in their order."""
    for name, step in steps:
        packet = packet.to(name, step(packet, target))
    return packet
