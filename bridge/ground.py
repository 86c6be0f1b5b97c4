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


CHART = 5
"""Blocks from side to side of the squares that are asked about at once."""
CHARTED = ("filled", "floor", "water", "climb", "difficult")


@dataclass(frozen=True, slots=True)
class Footing:
    """What holds a body up where it was seen. ``drop``: blocks down to the first floor."""

    held: bool = True
    drop: int = 0
    vehicle: str = ""

    @property
    def jumping(self) -> bool:
        return not self.held and self.drop <= HIGHEST_JUMP


class Astray(Exception):
    """As much has been asked as may be."""


class Ground:
    """The blocks around one body, as far as they were asked about.

    What the world does not know is open and firm to a walker who was seen to go there
    (``trusting``), and closed to whoever is sent. ``tired``: whether to ask no more.
    """

    def __init__(
        self,
        know: Know,
        table: Table,
        width: int = 1,
        height: int = 2,
        trusting: bool = False,
        tired: Callable[[], bool] = lambda: False,
    ) -> None:
        self._know, self._table = know, table
        self.width, self.height, self.trusting, self.tired = width, height, trusting, tired
        self._facts: dict[tuple[str, Block], bool] = {}
        self._charted: set[Block] = set()
        self.blind = False
        """Whether the world did not know of everything."""

    async def learn(self, asked: Iterable[tuple[str, Block]]) -> None:
        """Ask about all of these that are not known yet, in one reading: a fact and a place each.

        ``filled`` is asked of every block that the body would fill there, ``corner`` whether that
        one block is filled, anything else of the blocks that its feet stand on. Raises Astray.
        """
        wanted: dict[tuple[str, Block], Fact] = {}
        for name, place in asked:
            for fact, block in self._spread(name, place):
                if (fact, block) not in self._facts:
                    wanted[fact, block] = Fact(fact, (block,), default=fact == "floor")
        if wanted and self.tired():
            raise Astray
        if wanted:
            values = await self._know(self._table, tuple(wanted.values()))
            for (fact, block), value in zip(wanted, values, strict=True):
                unknown = (fact == "floor") == self.trusting and fact in ("floor", "filled")
                self._facts[fact, block] = unknown if value == UNKNOWN else bool(value)
                self.blind |= value == UNKNOWN

    async def chart(self, place: Block) -> None:
        """Ask about all of a place's surroundings at once: cheaper than about each place there."""
        x, y, z = place
        corners = [(a // CHART, y, c // CHART) for a in (x - 1, x + 1) for c in (z - 1, z + 1)]
        new = [c for c in dict.fromkeys(corners) if c not in self._charted]
        self._charted.update(new)
        asked = []
        for a, _, c in new:
            square = Box((a * CHART, y, c * CHART), ((a + 1) * CHART - 1, y, (c + 1) * CHART - 1))
            for block in square.blocks():
                asked += [(name, block) for name in CHARTED]
                asked += [("corner", (block[0], y + self.height, block[2]))]
        await self.learn(asked)

    def _spread(self, name: str, place: Block) -> Iterable[tuple[str, Block]]:
        if name == "corner":
            return [("filled", place)]
        height = self.height if name == "filled" else 1
        return [(name, b) for b in Box.of(place, self.width, height).blocks()]

    def _is(self, name: str, place: Block) -> bool:
        return any(self._facts.get(key, False) for key in self._spread(name, place))

    def fits(self, place: Block) -> bool:
        """Whether nothing fills what the body would."""
        return not self._is("filled", place)

    def filled(self, block: Block) -> bool:
        return self._is("corner", block)

    def holds(self, place: Block) -> bool:
        """Whether something is under the feet, or water or a ladder around them."""
        return self._is("floor", place) or self.bears(place)

    def bears(self, place: Block) -> bool:
        """Water or something to climb: one goes straight up and down there."""
        return self._is("water", place) or self._is("climb", place)

    def rough(self, place: Block) -> bool:
        return self._is("difficult", place)

    async def footing(self, who: str, place: Block) -> Footing:
        """What holds up a body that was seen there."""
        names, soles = ("floor", "water", "climb"), list(Box.of(place, self.width, 1).blocks())
        held = [Fact(name, (block,), default=name == "floor") for name in names for block in soles]
        facts = (*held, Fact("drop", (place,), (0,), 0), Fact("vehicle", (who,), ("",), ""))
        values = await self._know(self._table, facts)
        known = [f.default if v == UNKNOWN else v for f, v in zip(facts, values, strict=True)]
        return Footing(any(known[: len(held)]), int(known[-2]), str(known[-1]))
