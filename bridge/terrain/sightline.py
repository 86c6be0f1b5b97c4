"""B-COV-01, B-VIS-01: how much of a body is hidden, by what, and whether it is seen at all."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from rules.engine.geometry import Block, Position

from .kinds import Kind
from .probe import Probe
from .rays import Crossing, Stance, crossings
from .survey import glance, survey

NEAR = 16
"""So few blocks between two bodies, some 10 m, are told apart for sight alone."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """What share of a body is hidden (0 to 1), and the block that hides most of it."""

    share: float
    block: Block | None = None
    kind: Kind | None = None


Ray = tuple[Crossing, ...]


@dataclass(frozen=True, slots=True)
class Bundle:
    """The lines from one body's eyes to another's: to the head, and to the sample points.

    Without the blocks in which the two bodies are themselves. Either way it is the same light.
    """

    me: Stance
    target: Stance
    head: Ray
    lines: tuple[Ray, ...]

    @property
    def focus(self) -> Block:
        x, y, z = self.target.feet
        return (math.floor(x), math.floor(y), math.floor(z))


def bundle(me: Stance, target: Stance) -> Bundle:
    own = frozenset((*me.blocks(), *target.blocks()))

    def ray(point: Position) -> Ray:
        return tuple(c for c in crossings(me.eyes, point) if c.block not in own)

    return Bundle(me, target, ray(target.eyes), tuple(ray(p) for p in target.points))


def in_the_way(crossing: Crossing, kind: Kind) -> bool:
    """Whether the line goes through the part of the block that the kind fills."""
    return crossing.low < kind.high and crossing.high > kind.low


async def hidden(
    probe: Probe,
    light: Bundle,
    others: Iterable[Stance] = (),
    by_bodies: float = 0.0,
    also: Iterable[Block] = (),
) -> Hidden:
    """How much of the target is hidden from my eyes. ``by_bodies``: the most that bodies hide.

    Of several things in the way the one that hides most counts alone. Raises Unseen.
    """
    lines = light.lines
    await survey(probe, _cells((*lines, light.head)), light.focus, also)
    await _tell_apart(probe, lines)
    caps = [max((k.hides for _, k in _standing(probe, line)), default=0.0) for line in lines]
    if by_bodies:
        bodies = tuple(others)
        for n, point in enumerate(light.target.points):
            if any(body.crosses(light.me.eyes, point) for body in bodies):
                caps[n] = max(caps[n], by_bodies)
    share = max(min(cap, sum(c >= cap for c in caps) / len(caps)) for cap in caps)
    found = _coverer(probe, lines) if share else None
    return Hidden(share, found, probe.known[found] if found else None)


async def seen(probe: Probe, light: Bundle, also: Iterable[Block] = ()) -> bool:
    """Whether either of two bodies sees any of the other. Raises Unseen.

    Far off, where cover has not looked already, the line from head to head decides: what else
    shows between them is little, and to find it is dear. Whatever is not open closes it.
    """
    lines = (light.head, *light.lines)
    if await glance(probe, _cells([light.head]), also):
        return True
    cells = set(_cells(lines))
    if len(cells) > NEAR and not all(probe.told(c) for c in cells):
        return False
    await survey(probe, cells, light.focus, also)
    await _tell_apart(probe, lines)
    for line in lines:
        if await _clear(probe, line):
            return True
    return False


async def _clear(probe: Probe, line: Ray) -> bool:
    for crossing in line:
        kind = await probe.kind(crossing.block)
        if not kind.see and in_the_way(crossing, kind):
            return False
    return True


async def _tell_apart(probe: Probe, lines: tuple[Ray, ...]) -> None:
    """Learn kinds until each line is wholly hidden or wholly known."""
    while True:
        wanted: dict[Block, int] = {}
        for line in lines:
            if not _decided(probe, line):
                for crossing in line:
                    if crossing.block not in probe.known:
                        wanted[crossing.block] = wanted.get(crossing.block, 0) + 1
        if not wanted:
            return
        first = max(wanted, key=lambda b: wanted[b])
        await probe.kind(first)
        rest = [b for b in wanted if b != first]
        if rest and not await probe.like(first, rest):
            level = [b for b in rest if b[1] == first[1]]
            if level and level != rest:
                await probe.like(first, level)


def _decided(probe: Probe, line: Ray) -> bool:
    whole = any(k.hides >= 1 for _, k in _standing(probe, line))
    return whole or all(c.block in probe.known for c in line)


def _standing(probe: Probe, line: Ray) -> list[tuple[Block, Kind]]:
    """What is known to stand in a line's way."""
    return [
        (c.block, k)
        for c in line
        if (k := probe.known.get(c.block)) is not None and k.hides and in_the_way(c, k)
    ]


def _coverer(probe: Probe, lines: tuple[Ray, ...]) -> Block | None:
    """The block that hides most: on most lines, the one nearest to the target."""
    hits: dict[Block, float] = {}
    for line in lines:
        standing = _standing(probe, line)
        if standing:
            block, kind = max(reversed(standing), key=lambda s: s[1].hides)
            hits[block] = hits.get(block, 0.0) + kind.hides
    return max(hits, key=lambda b: hits[b]) if hits else None


def _cells(lines: Iterable[Ray]) -> list[Block]:
    return [c.block for line in lines for c in line]
