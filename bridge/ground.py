"""What blocks are to whoever walks over them: open, firm, rough; asked of the world in batches."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.engine.geometry import Block, Box
from rules.engine.records import UNKNOWN
from rules.engine.requests import Fact
from rules.engine.table import Table

Know = Callable[[Table, tuple[Fact, ...]], Awaitable[tuple[Any, ...]]]
"""What the world says of facts that no flow has asked for; UNKNOWN for what it cannot see."""

HIGHEST_JUMP = 1
"""Blocks that somebody who jumps is seen above the floor."""


@dataclass(frozen=True, slots=True)
class Footing:
    """What holds a body up where it was seen. ``drop``: blocks down to the first floor."""

    held: bool = True
    drop: int = 0
    vehicle: str = ""

    @property
    def jumping(self) -> bool:
        return not self.held and self.drop <= HIGHEST_JUMP


class Ground:
    """The blocks around one body, as far as they were asked about.

    What the world does not know is open and firm: a walker who went there has shown it.
    """

    def __init__(self, know: Know, table: Table, width: int = 1, height: int = 2) -> None:
        self._know, self._table = know, table
        self.width, self.height = width, height
        self._facts: dict[tuple[str, Block], Any] = {}

    async def learn(self, places: Iterable[Block]) -> None:
        """Ask about all of these places that are not known yet, in one reading."""
        wanted: dict[tuple[str, Block], Fact] = {}
        for place in places:
            for block in Box.of(place, self.width, self.height).blocks():
                names = ["filled"]
                if block[1] == place[1]:
                    names += ["floor", "water", "climb", "difficult"]
                for name in names:
                    if (name, block) not in self._facts:
                        wanted[name, block] = Fact(name, (block,), default=name == "floor")
        if wanted:
            values = await self._know(self._table, tuple(wanted.values()))
            for (key, fact), value in zip(wanted.items(), values, strict=True):
                self._facts[key] = fact.default if value == UNKNOWN else value

    def _is(self, name: str, blocks: Iterable[Block]) -> bool:
        return any(self._facts[name, block] for block in blocks)

    def _soles(self, place: Block) -> Iterable[Block]:
        return Box.of(place, self.width, 1).blocks()

    def fits(self, place: Block) -> bool:
        """Whether nothing fills what the body would."""
        return not self._is("filled", Box.of(place, self.width, self.height).blocks())

    def filled(self, block: Block) -> bool:
        return self._is("filled", (block,))

    def holds(self, place: Block) -> bool:
        """Whether something is under the feet, or water or a ladder around them."""
        return self._is("floor", self._soles(place)) or self.bears(place)

    def bears(self, place: Block) -> bool:
        """Water or something to climb: one goes straight up and down there."""
        return self._is("water", self._soles(place)) or self._is("climb", self._soles(place))

    def rough(self, place: Block) -> bool:
        return self._is("difficult", self._soles(place))

    async def footing(self, who: str, place: Block) -> Footing:
        """What holds up a body that was seen there."""
        names, soles = ("floor", "water", "climb"), list(self._soles(place))
        held = [Fact(name, (block,), default=name == "floor") for name in names for block in soles]
        facts = (*held, Fact("drop", (place,), (0,), 0), Fact("vehicle", (who,), ("",), ""))
        values = await self._know(self._table, facts)
        known = [f.default if v == UNKNOWN else v for f, v in zip(facts, values, strict=True)]
        return Footing(any(known[: len(held)]), int(known[-2]), str(known[-1]))
