"""B-MOV-06, 14…18, B-SIZE-04: what fills a block, what lies under it, and how far down that is.

Many blocks are asked about at once, and most are alike: what is air is found by counting, and of
the others only one of each sort is looked at.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from rules.engine.geometry import Block, Box

from .kinds import FULL, OPEN, Kind, bare
from .probe import Probe, at
from .survey import around, survey, volume

DEEPEST = 64
"""Blocks down to which a floor is looked for."""
HIGH = 0.9
"""Of its block: what is lower does not carry a body that stands above it."""

Asked = tuple[str, Block]
"""The name of a fact and the block that it is about."""


def below(block: Block) -> Block:
    return (block[0], block[1] - 1, block[2])


def above(block: Block) -> Block:
    return (block[0], block[1] + 1, block[2])


Holds = Mapping[str, Callable[[Kind], bool]]
"""Facts, and whether each holds for a kind."""

IN_BLOCK: Holds = {
    "filled": lambda kind: kind.stops,
    "difficult": lambda kind: kind.difficult,
    "water": lambda kind: bool(kind.fluid),
    "climb": lambda kind: kind.climb,
    "floor": lambda kind: not kind.stops and kind.low == 0 < kind.hides and not kind.climb,
}
"""Facts that hold because of what is in the block itself; a slab there is a floor too."""

UNDER: Holds = {
    "floor": lambda kind: kind is not OPEN and not kind.fluid,
    "difficult": lambda kind: kind.difficult and kind.high > HIGH and kind.hides > 0,
    "slippery": lambda kind: kind.slippery,
}
"""Facts that hold because of what is under it."""
BLOCK_FACTS = frozenset({*IN_BLOCK, *UNDER})


async def settle(probe: Probe, asked: Sequence[Asked], said: dict[Asked, bool]) -> None:
    """All these facts into ``said``, but for those that the budget does not reach."""
    if len({block for _, block in asked}) <= A_STEP and await _usual(probe, asked):
        said.update({fact: fact[0] == "floor" for fact in asked})
        return
    inside = [b for name, b in asked if name in IN_BLOCK and name != "floor"]
    soles = [b for name, b in asked if name == "floor"]
    names = frozenset(name for name, _ in asked)
    sorts = _Sorts(probe, names)
    try:
        if inside:
            probe.only_air = True
            await survey(probe, inside, inside[0])
            probe.only_air = False
        await sorts.sort([b for b in (*inside, *soles) if b not in probe.air], IN_BLOCK)
        await sorts.sort([below(b) for n, b in asked if n in UNDER], UNDER)
    finally:
        probe.only_air = False
        for name, block in asked:
            if (found := sorts.fact(name, block)) is not None:
                said[name, block] = found


A_STEP = 6
"""Blocks that a step asks about."""


async def _usual(probe: Probe, asked: Sequence[Asked]) -> bool:
    """Whether one question shows that there is nothing but firm ground and air, or low grass."""
    tests: dict[str, None] = {}
    for name, block in asked:
        if name in IN_BLOCK and name != "floor" and block not in probe.air:
            here = probe.kinds.named(IN_BLOCK[name]) if name != "filled" else ()
            if name in ("filled", "difficult"):
                tests[probe.is_open(block)] = None
                here = tuple(n for n in here if bare(n) in probe.kinds.opened)
            tests.update(dict.fromkeys(f"unless block {at(block)} {n}" for n in here))
        if name in UNDER:
            ground = at(below(block))
            tests.update(dict.fromkeys(f"unless block {ground} {n}" for n in _odd_grounds(probe)))
    return probe.fit([*tests]) and (not tests or await probe.holds(tests))


def _odd_grounds(probe: Probe) -> list[str]:
    """What a body does not stand on as on firm ground."""
    return [name for _, name in _telling(probe, UNDER, frozenset(UNDER))]


def _telling(probe: Probe, holds: Holds, facts: Collection[str]) -> list[tuple[Kind, str]]:
    """The names of blocks for which one of these facts is not as for a full block; kinds that are
    alike in them all stand for one another."""
    kinds = probe.kinds
    relevant = [holds[f] for f in holds if f in facts]
    alike = {tuple(h(FULL) for h in relevant): FULL}
    telling: list[tuple[Kind, str]] = []
    for kind in (*sorted(kinds.kinds, key=lambda k: not k.common), OPEN):
        one = alike.setdefault(tuple(h(kind) for h in relevant), kind)
        names = (kinds.open,) if kind is OPEN else kind.blocks
        if one is not FULL:
            telling += [(one, n) for n in names]
    covered = kinds.opened if kinds.wide else frozenset()
    opened = alike.get(tuple(h(OPEN) for h in relevant))
    return [(k, n) for k, n in telling if not (k is opened and bare(n) in covered)]


class _Sorts:
    """Blocks by what they are to the facts that were asked, one of each looked at."""

    def __init__(self, probe: Probe, names: frozenset[str]) -> None:
        self.probe, self.names = probe, names

    def kinds(self, holds: Holds) -> dict[Block, Kind]:
        """What is known of blocks, inside or under."""
        key = (holds is UNDER, self.names & frozenset(holds))
        return self.probe.sorts.setdefault(key, {})

    def fact(self, name: str, block: Block) -> bool | None:
        """None: not known."""
        said: list[bool | None] = []
        for holds, cell in ((UNDER, below(block)), (IN_BLOCK, block)):
            if name in holds:
                kind = OPEN if cell in self.probe.air else self.kinds(holds).get(cell)
                said.append(None if kind is None else holds[name](kind))
        return True if True in said else None if None in said else False

    async def sort(self, cells: Iterable[Block], holds: Holds) -> None:
        """Learn the kinds of all."""
        kinds = self.kinds(holds)
        left = [c for c in dict.fromkeys(cells) if c not in kinds and c not in self.probe.air]
        last = next(reversed(kinds), None)
        if last is not None and left:
            await self._spread(last, left, kinds)
            left = [c for c in left if c not in kinds]
        telling = _telling(self.probe, holds, self.names)
        while left:
            first = left[0]
            kinds[first] = await self.probe.among(first, telling, spare=0) or FULL
            await self._spread(first, left[1:], kinds)
            left = [c for c in left if c not in kinds]

    async def _spread(self, first: Block, cells: list[Block], kinds: dict[Block, Kind]) -> None:
        """Find which of the others are the very same block."""
        for batch in self.probe.batches(cells, lambda c: self.probe.same(first, c)):
            if await self.probe.holds([self.probe.same(first, c) for c in batch]):
                kinds.update(dict.fromkeys(batch, kinds[first]))
            elif len(batch) > MOST_ODD:
                await self._spread(first, batch[: len(batch) // 2], kinds)
                await self._spread(first, batch[len(batch) // 2 :], kinds)


MOST_ODD = 2
"""So few blocks are looked at one by one, when one of them is another than the first."""


# -- room ------------------------------------------------------------------------------------------


FEW_COLUMNS = 9
"""Around a body two blocks wide."""


async def space(probe: Probe, to: Block, width: int, height: int) -> str:
    """B-SIZE-04: ``wide`` if a body so wide fits over that block, ``narrow`` if a narrower one
    does, else ``closed``. Raises Unseen."""
    x, y, z = to
    reach = width - 1
    low, high = (x - reach, y, z - reach), (x + reach, y + height - 1, z + reach)
    ring = Box(low, high)
    n = await probe.count(ring)
    if n and probe.wide:
        n = 0 if await _all_open(probe, ring) else n
    await _columns(probe, ring, n, deep=n == volume(ring) and probe.wide)
    if _room(probe, to, width, height):
        return "wide"
    narrower = width - 1
    fits = narrower > 0 and _room(probe, to, narrower, height)
    return "narrow" if fits else "closed"


async def _columns(probe: Probe, box: Box, n: int, deep: bool) -> None:
    """Learn which columns are free; ``n`` blocks of the box are not air, in deep water none is.

    Walls stand upright: a box is cut lengthwise or across, and one half's count tells the other's.
    """
    if not n:
        probe.note_air(box.blocks())
        return
    full = n == volume(box)
    sizes = [high - low for low, high in zip(box.lo, box.hi, strict=True)]
    if full and (not deep or await _dived(probe, box)):
        return
    if not (sizes[0] or sizes[2]):
        await probe.all_open([*box.blocks()])
        return
    axis = 0 if sizes[0] >= sizes[2] else 2
    cut = box.lo[axis] + sizes[axis] // 2
    high, low = list(box.hi), list(box.lo)
    high[axis], low[axis] = cut, cut + 1
    first = Box(box.lo, (high[0], high[1], high[2]))
    counted = volume(first) if full else await probe.count(first)
    await _columns(probe, first, counted, deep)
    await _columns(probe, Box((low[0], low[1], low[2]), box.hi), n - counted, deep)


async def _dived(probe: Probe, box: Box) -> bool:
    """Whether it is known of a box without any air which of its columns are full of water.

    A few columns are looked at one by one, unless all are alike.
    """
    (x, y, z), (right, top, far) = box.lo, box.hi
    columns = [Box((a, y, c), (a, top, c)) for a in range(x, right + 1) for c in range(z, far + 1)]
    if len(columns) <= FEW_COLUMNS:
        for column in columns:
            await probe.all_open([*column.blocks()])
        return True
    tests = [probe.is_shut(b) for b in box.blocks()]
    shut = probe.fit(tests) and await probe.holds(tests)
    return shut or await _all_open(probe, box)


async def _all_open(probe: Probe, box: Box) -> bool:
    """Whether nothing hinders in any of its blocks."""
    for batch in probe.batches([*box.blocks()], probe.is_open):
        if not await probe.all_open(batch):
            return False
    return True


def _room(probe: Probe, to: Block, width: int, height: int) -> bool:
    """Whether some square of free blocks so wide holds the block; what is half filled does not."""
    x, y, z = to
    for left in range(x - width + 1, x + 1):
        for front in range(z - width + 1, z + 1):
            box = Box.of((left, y, front), width, height)
            if all(b in probe.known and not probe.known[b].hides for b in box.blocks()):
                return True
    return False


async def drop(probe: Probe, block: Block, lowest: int) -> int:
    """Blocks of air under a block, at most ``DEEPEST``: the first floor is that far down.

    Whatever is not air in the upper part of a shaft moves the bound up by as much: where the
    ground is solid all the way, two questions do. Raises Unseen.
    """
    x, y, z = block
    bound = min(DEEPEST, y - lowest)
    found = 0
    while bound > 0:
        found = await probe.count(Box((x, y - bound, z), (x, y - 1, z)))
        if not found:
            break
        bound -= found
    floor = (x, y - bound - 1, z)
    if 0 <= bound < min(DEEPEST, y - lowest) and await probe.all_open([floor]):
        return min(DEEPEST, bound + 1 + await drop(probe, floor, lowest))
    return max(bound, 0)


async def shelter(probe: Probe, body: Box) -> bool:
    """Whether anything to hide behind stands right beside a body. Raises Unseen."""
    (x, y, z), (right, top, far) = body.lo, body.hi
    ring = Box((x - 1, y, z - 1), (right + 1, top, far + 1))
    beside = [b for b in ring.blocks() if b not in body]
    box = around(beside)
    if not await probe.count(box):
        return False
    for batch in probe.batches(beside, probe.is_open):
        if not await probe.all_open(batch):
            return True
    return False
