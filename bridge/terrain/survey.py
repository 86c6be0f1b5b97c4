"""Which of many blocks are in the way: halving where the obstacle must be.

A box of air costs one question. Else the blocks themselves are tested, many in a question, and the
part that failed is halved, nearest to the focus first: cover is mostly close to who hides.
"""

from collections.abc import Iterable, Sequence

from rules.engine.geometry import Block, Box

from .probe import MOST_BLOCKS, Probe

LOOSE = 4
"""A box with more than so many blocks for each of ours is no use to count."""
ONE = 2
"""So few blocks in all are likely one thing in the way, not grass."""
FEW = 8
"""More blocks than this are not one obstacle, but things strewn about: grass."""


def around(cells: Iterable[Block]) -> Box:
    """The smallest box that holds them."""
    xs, ys, zs = zip(*cells, strict=True)
    return Box((min(xs), min(ys), min(zs)), (max(xs), max(ys), max(zs)))


def volume(box: Box) -> int:
    (x, y, z), (right, top, far) = box.lo, box.hi
    return (right - x + 1) * (top - y + 1) * (far - z + 1)


async def survey(
    probe: Probe, cells: Iterable[Block], focus: Block, also: Iterable[Block] = ()
) -> None:
    """Of each cell it is known afterwards whether it is open. ``also``: known too if all is air.

    Raises Unseen.
    """
    left = [c for c in dict.fromkeys(cells) if not probe.told(c)]
    if not left:
        return
    everywhere = [*left, *also]
    box, total = around(everywhere), MOST_BLOCKS
    if volume(box) <= MOST_BLOCKS:
        total = await probe.count(box)
        if not total:
            probe.note_air(everywhere)
            return
    batches = [left]
    strewn = probe.wide and total > ONE
    if strewn or volume(box) > LOOSE * len(left):
        left.sort(key=lambda c: _far(c, focus))
        batches = probe.batches(left, probe.is_open)
        batches = [b for b in batches if not await probe.all_open(b)]
    for batch in batches:
        box = box if len(batch) == len(left) else around(batch)
        many = total > FEW or total == volume(box)  # or all of it is under water
        if volume(box) > LOOSE * len(batch) or (probe.wide and many):
            await _halve(probe, batch, focus)
        else:
            n = total if len(batch) == len(left) else await probe.count(box)
            await _count(probe, batch, box, n, focus, _along(box))


async def glance(probe: Probe, line: Iterable[Block], also: Iterable[Block] = ()) -> bool:
    """Whether all of a line is open, in two questions; without looking for what is not.

    Raises Unseen.
    """
    cells = list(dict.fromkeys(line))
    left = [c for c in cells if not probe.told(c)]
    if not left:
        return all(c in probe.known and not probe.known[c].hides for c in cells)
    everywhere = [*left, *also]
    if volume(around(everywhere)) <= MOST_BLOCKS and not await probe.count(around(everywhere)):
        probe.note_air(everywhere)
        return True
    return await probe.line_open(left)


async def _halve(probe: Probe, cells: list[Block], focus: Block) -> None:
    """Not all of these are open. What was set aside is tested once one obstacle is found."""
    aside: list[Block] = []
    while len(cells) > 1:
        if _thin(cells) and await probe.holds([probe.is_shut(c) for c in cells]):
            break
        first, second = _cut(cells, focus)
        if await probe.all_open(first):
            cells = second
        else:
            cells, aside = first, aside + second
    probe.shut(cells)
    if aside and not await probe.all_open(aside):
        await _halve(probe, aside, focus)


def _thin(cells: Sequence[Block]) -> bool:
    """Whether they are one slice across the way, as a wall is: worth asking if all are full."""
    box = around(cells)
    across = sorted(high - low for low, high in zip(box.lo, box.hi, strict=True))
    return len(cells) > 1 and across[0] == 0 and across[2] <= 1


def _cut(
    cells: list[Block], focus: Block, axis: int | None = None
) -> tuple[list[Block], list[Block]]:
    """In two, across the longest way, so that each is about as likely to hold the obstacle."""
    axis = _longest(around(cells)) if axis is None else axis
    weights: dict[int, float] = {}
    for cell in cells:
        weights[cell[axis]] = weights.get(cell[axis], 0.0) + 1 / (1 + _far(cell, focus))
    planes = sorted(weights, key=lambda c: abs(c - focus[axis]))
    first = {planes[0]}
    if abs(planes[0] - focus[axis]) <= 1:
        planes = planes[:1]  # one hides right behind a thing: look there first
    for plane in planes[1:-1]:
        if sum(weights[p] for p in first) + weights[plane] / 2 > sum(weights.values()) / 2:
            break
        first.add(plane)
    return [c for c in cells if c[axis] in first], [c for c in cells if c[axis] not in first]


async def _count(
    probe: Probe, cells: list[Block], box: Box, n: int, focus: Block, along: int
) -> None:
    """``n`` of the box are not air: one half tells the other. ``along``: the axis of the way."""
    own = around(cells)
    if not n:
        probe.note_air(cells)
    elif volume(own) == 1 and own != box:
        await _count(probe, cells, own, await probe.count(own), focus, along)
    elif n == volume(box):
        probe.shut(cells)
    else:
        near, far = _parts(own, _likely(own, n, along), cells, focus)
        counted = await probe.count(near)
        inside = [[c for c in cells if c in part] for part in (near, far)]
        if inside[0]:
            await _count(probe, inside[0], near, counted, focus, along)
        if inside[1]:
            left = n - counted
            if left and own != box:  # it may stand beside, where nothing was asked about
                left = await probe.count(far)
            await _count(probe, inside[1], far, left, focus, along)


def _parts(box: Box, axis: int, cells: list[Block], focus: Block) -> tuple[Box, Box]:
    several = len({c[axis] for c in cells}) > 1
    first, _ = _cut(cells, focus, axis) if several else (cells, [])
    low_end = focus[axis] * 2 <= box.lo[axis] + box.hi[axis]
    edges = [c[axis] for c in first]
    cut = max(edges) if low_end else min(edges) - 1
    cut = min(max(cut, box.lo[axis]), box.hi[axis] - 1)
    high, low = list(box.hi), list(box.lo)
    high[axis], low[axis] = cut, cut + 1
    below = Box(box.lo, (high[0], high[1], high[2]))
    above = Box((low[0], low[1], low[2]), box.hi)
    return (below, above) if low_end else (above, below)


def _likely(box: Box, n: int, along: int) -> int:
    """Across which axis to cut: first along the way, then by layers if a fence may fill some."""
    sizes = [high - low + 1 for low, high in zip(box.lo, box.hi, strict=True)]
    aside = 2 - along
    if sizes[along] > 1:
        return along
    return 1 if sizes[1] > 1 and not n % sizes[aside] else aside


def _along(box: Box) -> int:
    return 0 if box.hi[0] - box.lo[0] >= box.hi[2] - box.lo[2] else 2


def _longest(box: Box) -> int:
    sizes = [high - low for low, high in zip(box.lo, box.hi, strict=True)]
    return sizes.index(max(sizes))


def _far(cell: Block, focus: Block) -> int:
    return max(abs(a - b) for a, b in zip(cell, focus, strict=True))
