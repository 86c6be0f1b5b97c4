"""B-MOV-06, 14…18, B-SIZE-04: what fills a block, what lies under it, and how far down that is.

Many blocks are asked about at once, and most are alike: what is air is found by counting, and of
the others only one of each sort is looked at.
"""

from collections.abc import Callable, Iterable, Sequence

from rules.engine.geometry import Block, Box

from .kinds import FULL, OPEN, Kind, bare
from .probe import Probe, at
from .survey import around, survey

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


IN_BLOCK: dict[str, Callable[[Kind], bool]] = {
    "filled": lambda kind: kind.stops,
    "difficult": lambda kind: kind.difficult,
    "water": lambda kind: bool(kind.fluid),
    "climb": lambda kind: kind.climb,
    "floor": lambda kind: not kind.stops and kind.low == 0 < kind.hides and not kind.climb,
}
"""Facts that hold because of what is in the block itself; a slab there is a floor too."""

UNDER: dict[str, Callable[[Kind], bool]] = {
    "floor": lambda kind: kind.high > HIGH and kind.hides > 0,
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
    under = [below(b) for name, b in asked if name in UNDER]
    sorts = _Sorts(probe)
    try:
        if inside:
            probe.only_air = True
            await survey(probe, inside, inside[0])
            probe.only_air = False
        await sorts.sort([b for b in inside if b not in probe.air], ())
        await sorts.sort([b for b in under if b not in probe.air], _odd_grounds(probe))
        await sorts.sort([b for n, b in asked if n == "floor" and b not in probe.air], ())
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


def _odd_grounds(probe: Probe) -> tuple[str, ...]:
    """What a body does not stand on as on firm ground."""
    open_too = () if probe.kinds.wide else probe.kinds.named(lambda k: bool(k.fluid))
    odd = probe.kinds.named(lambda k: k.slippery or (k.difficult and k.high > HIGH and k.hides > 0))
    return (probe.kinds.open, *open_too, *odd)


class _Sorts:
    """Blocks by what they are, one of each looked at."""

    def __init__(self, probe: Probe) -> None:
        self.probe, self.kinds = probe, probe.sorts

    def kind(self, cell: Block) -> Kind | None:
        return OPEN if cell in self.probe.air else self.kinds.get(cell)

    def fact(self, name: str, block: Block) -> bool | None:
        """None: not known."""
        said: list[bool | None] = []
        for holds, cell in ((UNDER, below(block)), (IN_BLOCK, block)):
            if name in holds:
                kind = self.kind(cell)
                said.append(None if kind is None else holds[name](kind))
        return True if True in said else None if None in said else False

    async def sort(self, cells: Iterable[Block], odd: Sequence[str]) -> None:
        """Learn the kinds of all. ``odd``: if given, all that is in none of these is ``FULL``."""
        left = [c for c in dict.fromkeys(cells) if c not in self.kinds]
        last = next(reversed(self.kinds), None)
        if last is not None and left:
            await self._spread(last, left)
            left = [c for c in left if c not in self.kinds]
        while left:
            first = left[0]
            if odd and not await self.probe.any_of(first, odd):
                self.kinds[first] = FULL
            else:
                self.kinds[first] = await self.probe.sort_of(first)
            await self._spread(first, left[1:])
            left = [c for c in left if c not in self.kinds]

    async def _spread(self, first: Block, cells: list[Block]) -> None:
        """Find which of the others are the very same block."""
        for batch in self.probe.batches(cells, lambda c: self.probe.same(first, c)):
            if await self.probe.holds([self.probe.same(first, c) for c in batch]):
                self.kinds.update(dict.fromkeys(batch, self.kinds[first]))
            elif len(batch) > MOST_ODD:
                await self._spread(first, batch[: len(batch) // 2])
                await self._spread(first, batch[len(batch) // 2 :])


MOST_ODD = 2
"""So few blocks are looked at one by one, when one of them is another than the first."""


# -- room ------------------------------------------------------------------------------------------


async def space(probe: Probe, to: Block, width: int, height: int) -> str:
    """B-SIZE-04: ``wide`` if a body so wide fits over that block, ``narrow`` if a narrower one
    does, else ``closed``. Raises Unseen."""
    x, y, z = to
    reach = width - 1
    ring = Box((x - reach, y, z - reach), (x + reach, y + height - 1, z + reach))
    await survey(probe, ring.blocks(), to)
    if _room(probe, to, width, height):
        return "wide"
    narrower = width - 1
    fits = narrower > 0 and _room(probe, to, narrower, height)
    return "narrow" if fits else "closed"


def _room(probe: Probe, to: Block, width: int, height: int) -> bool:
    """Whether some square of free blocks so wide holds the block; what is half filled does not."""
    x, y, z = to
    for left in range(x - width + 1, x + 1):
        for front in range(z - width + 1, z + 1):
            box = Box.of((left, y, front), width, height)
            if all(b in probe.known and not probe.known[b].stops for b in box.blocks()):
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
