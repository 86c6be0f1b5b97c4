"""Questions about single blocks and boxes of them: few, counted, and never asked twice."""

import logging
import re
from collections.abc import Callable, Iterable, Sequence

from rules.engine.geometry import Block, Box

from ..line import HEARINGS, Line, heard
from ..minecraft import replies
from .kinds import FULL, OPEN, Kind, Kinds

log = logging.getLogger(__name__)

MOST_BYTES = 1400
"""Of one command: more may not travel in one piece."""
AIR = "air"
MOST_BLOCKS = 32_768
"""In a box that the server counts."""
LOW = 2
"""So few blocks in the way are no wall."""
SPARE = 2
"""Exchanges that are kept for what else is asked, rather than look for rare kinds."""

_STRANGER = re.compile(r"Unknown block (?:type|tag) '#?(?:minecraft:)?([^']+)'")


class Unseen(Exception):
    """The world does not say: not loaded, not understood, or too many questions already."""


class Probe:
    """What one action has learnt of the blocks. ``at``: whose world it is, "" the overworld.

    ``budget`` is how many more exchanges may be spent.
    """

    def __init__(self, line: Line, kinds: Kinds, at: str = "", budget: int = 0) -> None:
        self.line, self.kinds, self.at, self.budget = line, kinds, at, budget
        self.known: dict[Block, Kind] = {}
        self.hard: set[Block] = set()
        """Not open; of which kind is not known yet."""
        self.air: set[Block] = set()
        self.solid: set[Block] = set()
        """Not air; it may be open all the same."""
        self.only_air = False
        """Whether the test for what is open lets nothing but air pass."""
        self.likely: tuple[Block, ...] = ()
        """Where a sample may be: mostly where bodies are."""
        self.sample: Block | None = None
        """Full of what is strewn about: whatever is like it is open, as air is."""
        self.sorts: dict[tuple[bool, frozenset[str]], dict[Block, Kind]] = {}
        """What stands in blocks, or under, as far as some facts go."""
        self.spent = 0
        self._loaded: set[tuple[int, int]] = set()

    @property
    def open(self) -> str:
        return AIR if self.only_air else self.kinds.open

    @property
    def wide(self) -> bool:
        """Whether the test for what is open takes more than air."""
        return (self.kinds.wide or self.sample is not None) and not self.only_air

    def told(self, cell: Block) -> bool:
        """Whether it is known if a block is open."""
        if self.only_air:
            return cell in self.air or cell in self.solid
        return cell in self.known or cell in self.hard

    def shut(self, cells: Iterable[Block]) -> None:
        """They are not open."""
        (self.solid if self.only_air else self.hard).update(cells)

    # -- exchanges ------------------------------------------------------------------------------

    async def ask(self, words: str) -> str:
        """One exchange. Raises Unseen."""
        if self.budget <= 0:
            raise Unseen("too many questions")
        self.budget -= 1
        self.spent += 1
        world = f"at {self.at} " if self.at else ""
        answer = replies.bare(await heard(self.line, f"execute {world}{words}"))
        if stranger := _STRANGER.search(answer):
            raise Stranger(stranger.group(1), "#" if "tag" in stranger.group() else "")
        return answer

    async def holds(self, conditions: Iterable[str]) -> bool:
        """Whether all are true: ``if block …``, ``unless block …``. Raises Unseen.

        Behind ``at``, and but for a condition that stands alone, a server says nothing at all
        when one is not: not even if that was because a place is not loaded.
        """
        words, reason = " ".join(conditions), ""
        for _ in range(HEARINGS):
            answer = await self.ask(words)
            try:
                return bool(answer) and replies.test_passed(answer)
            except replies.Unreadable as strange:
                reason = str(strange)
        raise Unseen(reason)

    async def count(self, box: Box) -> int:
        """How many blocks of a box are not air: a box is like itself. Raises Unseen.

        On the way, and mostly for nothing, a sample is looked for in the likely places.
        """
        low, high = at(box.lo), at(box.hi)
        counted = f"if blocks {low} {high} {low} masked"
        answer, before = await self._sampled(counted) or await self.ask(counted), None
        while answer != before:  # of what is not loaded the same is said again
            try:
                n = replies.passed_count(answer)
            except replies.Unreadable:
                answer, before = await self.ask(counted), answer
            else:
                self._loaded.update((_chunk(box.lo), _chunk(box.hi)))
                return n
        raise Unseen(answer)

    async def _sampled(self, question: str) -> str:
        """Its answer, if there was reason to ask it along with the search for a sample."""
        places, self.likely = self._untried(), ()
        if not places:
            return ""
        found = [(p, name) for p in places for name in self.kinds.strewn]
        none = " ".join(f"unless block {at(p)} {name}" for p, name in found)
        if answer := await self.ask(f"{none} {question}"):
            return answer
        for place, name in found:
            if answer := await self.ask(f"if block {at(place)} {name} {question}"):
                self.sample = place
                break
        return answer

    def _untried(self) -> list[Block]:
        """Where to look for a sample, if we need one."""
        if self.wide or self.only_air or not self.kinds.strewn:
            return []
        return [c for c in dict.fromkeys(self.likely) if c not in self.air]

    async def _see(self, cell: Block) -> None:
        """Make sure that a test failed for what is there. Raises Unseen for what is not loaded."""
        if _chunk(cell) not in self._loaded:
            await self.count(Box(cell, cell))

    def batches(self, cells: Sequence[Block], test: Callable[[Block], str]) -> list[list[Block]]:
        """The cells in their order, cut so that the tests of each piece fit one command."""
        left, pieces = list(cells), []
        while left:
            size = self._fitting([test(cell) for cell in left])
            pieces.append(left[:size])
            left = left[size:]
        return pieces

    # -- what kind ------------------------------------------------------------------------------

    def is_open(self, cell: Block, origin: Block | None = None) -> str:
        """The test for it, written as seen from ``origin``: as it is, if None.

        Compared as if masked, air is like anything, and all else only like the very same.
        """

        def place(block: Block) -> str:
            return at(block) if origin is None else offset(origin, block)

        if self.sample is not None and not self.only_air:
            return f"if blocks {place(cell)} {place(cell)} {place(self.sample)} masked"
        return f"if block {place(cell)} {self.open}"

    def is_shut(self, cell: Block) -> str:
        return "unless" + self.is_open(cell).removeprefix("if")

    async def all_open(self, cells: Sequence[Block]) -> bool:
        """Whether nothing hinders in any of them; notes it if so. They must fit one command."""
        if not await self.holds([self.is_open(c) for c in cells]):
            return False
        self._note_open(cells)
        return True

    async def line_open(self, cells: Sequence[Block]) -> bool:
        """The same of a whole line: counted from its first block, 25 m of it fit one command."""
        left = list(cells)
        while left:
            tests = [self.is_open(c, left[0]) for c in left]
            start = f"positioned {at(left[0])}"
            size = max(1, self._fitting([start, *tests]) - 1)
            if not await self.holds([start, *tests[:size]]):
                return False
            self._note_open(left[:size])
            left = left[size:]
        return True

    def _note_open(self, cells: Sequence[Block]) -> None:
        if self.wide:
            self.note(cells, OPEN)
        else:
            self.note_air(cells)

    def note_air(self, cells: Iterable[Block]) -> None:
        """Nothing at all is there."""
        some = list(cells)
        self.air.update(some)
        self.note(some, OPEN)

    def note(self, cells: Iterable[Block], kind: Kind) -> None:
        for cell in cells:
            self.known.setdefault(cell, kind)
            self.hard.discard(cell)

    async def kind(self, cell: Block) -> Kind:
        """What stands there, as far as it hides. Raises Unseen.

        Short of questions, what is no common kind is taken for a full block.
        """
        if cell not in self.known:
            names = self.kinds.hindrances()
            first = [(k, n) for k, n in names if k is names[0][0]]
            alone = 0 < len(self.hard | self.solid) <= LOW
            found = await self.among(cell, first) if alone else None  # a fence, mostly
            rest = [pair for pair in names if not (alone and pair in first)]
            self.note([cell], found or await self.among(cell, rest) or FULL)
        return self.known[cell]

    async def any_of(self, cell: Block, names: Iterable[str]) -> bool:
        """Whether one of these names is the block's. Raises Unseen."""
        tests = [f"unless block {at(cell)} {name}" for name in names]
        while tests:
            size = self._fitting(tests)
            if not await self.holds(tests[:size]):
                await self._see(cell)
                return True
            tests = tests[size:]
        return False

    async def named(self, cell: Block) -> Kind:
        """The same, with a name for a full block if the budget allows."""
        found = await self.kind(cell)
        tests = [(k, name) for k in reversed(self.kinds.kinds) if k.only_named
                 for name in k.blocks]  # fmt: skip
        try:
            return await self.among(cell, tests) or found if found is FULL else found
        except Unseen:
            return FULL

    async def among(
        self, cell: Block, names: Sequence[tuple[Kind, str]], spare: int = SPARE
    ) -> Kind | None:
        """The first of these kinds that holds the cell."""
        tests = [(k, f"unless block {at(cell)} {name}") for k, name in names]
        first = True
        while tests:
            if not first and self.budget <= spare:
                return None
            size = self._fitting([t for _, t in tests])
            batch, tests, first = tests[:size], tests[size:], False
            if not await self.holds([t for _, t in batch]):
                await self._see(cell)
                return await self._bisect(batch)
        return None

    def fit(self, conditions: Sequence[str]) -> bool:
        """Whether one command holds them all."""
        return not conditions or self._fitting(conditions) == len(conditions)

    def _fitting(self, conditions: Sequence[str]) -> int:
        """How many of them, at least one, fit one command."""
        room = MOST_BYTES - len(f"execute at {self.at} ")
        for n, condition in enumerate(conditions):
            room -= len(condition.encode()) + 1
            if room < 0:
                return max(n, 1)
        return len(conditions)

    async def _bisect(self, tests: list[tuple[Kind, str]]) -> Kind:
        """One of these tests fails, and so names the kind; the first are the likeliest."""
        while any(k is not tests[0][0] for k, _ in tests):
            cut = _cut([k for k, _ in tests])
            passed = await self.holds([t for _, t in tests[:cut]])
            tests = tests[cut:] if passed else tests[:cut]
        return tests[0][0]

    def same(self, one: Block, other: Block) -> str:
        return f"if blocks {at(one)} {at(one)} {at(other)} all"

    async def like(self, cell: Block, others: Sequence[Block]) -> bool:
        """Whether they are all the very block that ``cell`` is; notes it if so."""
        tests = [self.same(cell, other) for other in others]
        if self._fitting(tests) < len(tests) or not await self.holds(tests):
            return False
        self.note(others, self.known[cell])
        return True


def _cut(kinds: Sequence[Kind]) -> int:
    """Where to halve the chances, between two kinds: each is less likely than the one before."""
    starts = [0, *(n for n in range(1, len(kinds)) if kinds[n] is not kinds[n - 1])]
    weights = [1 / (2 + n) for n in range(len(starts))]
    weights[0] = sum(weights[1:])  # a fence, mostly
    halves = [abs(sum(weights[:n]) - sum(weights[n:])) for n in range(1, len(starts))]
    return starts[1 + halves.index(min(halves))]


class Stranger(Unseen):
    """The server knows no such block or tag."""

    def __init__(self, name: str, mark: str) -> None:
        super().__init__(f"the server knows no {mark}{name}")
        self.name = mark + name


def _chunk(cell: Block) -> tuple[int, int]:
    return (cell[0] >> 4, cell[2] >> 4)


def at(cell: Block) -> str:
    """As commands write it."""
    return f"{cell[0]} {cell[1]} {cell[2]}"


def offset(origin: Block, cell: Block) -> str:
    """As commands write it from there: shorter where coordinates are long."""
    return " ".join(f"~{b - a or ''}" for a, b in zip(origin, cell, strict=True))
