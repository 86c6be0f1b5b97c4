"""From block to block: steps, the corners they cut, lines, and places around a body."""

from collections.abc import Callable, Iterable, Iterator

from .geometry import Block, Box, gaps

_AROUND = tuple((x, z) for z in (-1, 0, 1) for x in (-1, 0, 1) if x or z)


def neighbours(block: Block, flying: bool = False) -> tuple[Block, ...]:
    """Blocks one step away: level, one up or one down; straight up and down only in flight."""
    x, y, z = block
    around = tuple((x + dx, y + dy, z + dz) for dy in (0, 1, -1) for dx, dz in _AROUND)
    return (*around, (x, y + 1, z), (x, y - 1, z)) if flying else around


def corners(a: Block, b: Block) -> tuple[Block, ...]:
    """B-MOV-06: the two blocks a diagonal step passes between; none for a straight one.

    At the height where the step ends.
    """
    if a[0] == b[0] or a[2] == b[2]:
        return ()
    return ((b[0], b[1], a[2]), (a[0], b[1], b[2]))


def line(a: Block, b: Block) -> tuple[Block, ...]:
    """The blocks that a ray from centre to centre goes through, both ends included.

    The same from either end. Where it passes exactly through an edge or a corner it goes straight
    across, without the blocks beside. After Amanatides and Woo, "A Fast Voxel Traversal Algorithm
    for Ray Tracing" (1987), in whole numbers.
    """
    lengths = [abs(q - p) for p, q in zip(a, b, strict=True)]
    ways = [1 if q > p else -1 for p, q in zip(a, b, strict=True)]
    scale = 1
    for length in lengths:
        scale *= length or 1
    # Border k of an axis n blocks long is crossed at (2k + 1) / 2n of the way: here, times 2·scale.
    strides = [2 * scale // length if length else 0 for length in lengths]
    crossings = [stride // 2 for stride in strides]
    at, path = list(a), [a]
    while tuple(at) != b:
        soonest = min(crossings[i] for i in range(3) if at[i] != b[i])
        for i in range(3):
            if at[i] != b[i] and crossings[i] == soonest:
                at[i] += ways[i]
                crossings[i] += strides[i]
        path.append((at[0], at[1], at[2]))
    return tuple(path)


def anywhere(box: Box) -> bool:
    return True


def adjacent(
    box: Box,
    width: int,
    height: int = 1,
    taken: Iterable[Box] = (),
    free: Callable[[Box], bool] = anywhere,
) -> Iterator[Box]:
    """Places on the level of ``box`` where a body so wide would touch it and overlap no other.

    ``free`` says whether the world leaves the place open. They may overlap one another.
    """
    bodies = tuple(taken)
    (left, floor, front), (right, _, back) = box.lo, box.hi
    for z in range(front - width, back + 2):
        for x in range(left - width, right + 2):
            place = Box.of((x, floor, z), width, height)
            across, _, along = gaps(box, place)
            touching = max(across, along) == 1
            if touching and free(place) and not any(place.overlaps(body) for body in bodies):
                yield place


def adjacent_free(
    box: Box,
    width: int,
    height: int = 1,
    taken: Iterable[Box] = (),
    free: Callable[[Box], bool] = anywhere,
) -> int:
    """B-SIZE-03: how many bodies so wide still find room around ``box`` together.

    Each place covers an arc of the ring of blocks around the box, and two places overlap exactly
    when their arcs do: so the most that fit are found by trying each as the first and then always
    taking the one that ends soonest.
    """
    ring = _ring(box)
    size = len(ring)
    arcs = [_arc(ring, place) for place in adjacent(box, width, height, taken, free)]
    most = 0
    for first, length in arcs:
        ends = sorted(
            ((start - first) % size + long, (start - first) % size) for start, long in arcs
        )
        count, reached = 1, length
        for end, start in ends:
            if start >= reached and end <= size:
                count, reached = count + 1, end
        most = max(most, count)
    return most


def _ring(box: Box) -> dict[tuple[int, int], int]:
    """The blocks around it on its level, (x, z) → place on the way round."""
    left, front, right, back = box.lo[0] - 1, box.lo[2] - 1, box.hi[0] + 1, box.hi[2] + 1
    cells = [
        *((x, front) for x in range(left, right)),
        *((right, z) for z in range(front, back)),
        *((x, back) for x in range(right, left, -1)),
        *((left, z) for z in range(back, front, -1)),
    ]
    return {cell: i for i, cell in enumerate(cells)}


def _arc(ring: dict[tuple[int, int], int], place: Box) -> tuple[int, int]:
    """Where on the ring a place begins, and how many of its blocks it covers."""
    level = place.lo[1]
    covered = {ring[x, z] for x, y, z in place.blocks() if y == level and (x, z) in ring}
    start = next(i for i in covered if (i - 1) % len(ring) not in covered)
    return start, len(covered)
