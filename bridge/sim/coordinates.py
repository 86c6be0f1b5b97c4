"""Positions and angles as commands write them: absolute, ~relative, ^in the line of sight."""

import math
from dataclasses import dataclass

from .nbt import Vec
from .reader import Reader
from .source import Source


@dataclass(frozen=True, slots=True)
class Coordinate:
    """``kind``: "" absolute, "~" relative, "^" local."""

    kind: str
    value: float


@dataclass(frozen=True, slots=True)
class Position:
    parts: tuple[Coordinate, Coordinate, Coordinate]

    def at(self, source: Source) -> Vec:
        """The place, as seen by the source."""
        origin = source.pos
        lift = source.entity.eyes if source.eyes and source.entity else 0.0
        if self.parts[0].kind == "^":
            left, up, ahead = (part.value for part in self.parts)
            return _local((origin[0], origin[1] + lift, origin[2]), source, left, up, ahead)
        found = [
            part.value + (origin[axis] if part.kind == "~" else 0.0)
            for axis, part in enumerate(self.parts)
        ]
        return (found[0], found[1], found[2])

    def cell(self, source: Source) -> tuple[int, int, int]:
        x, y, z = self.at(source)
        return (math.floor(x), math.floor(y), math.floor(z))


def _local(origin: Vec, source: Source, left: float, up: float, ahead: float) -> Vec:
    forward = direction(source.yaw, source.pitch)
    upward = direction(source.yaw, source.pitch - 90)
    leftward = tuple(-one for one in _cross(forward, upward))
    x, y, z = (
        origin[axis] + forward[axis] * ahead + upward[axis] * up + leftward[axis] * left
        for axis in range(3)
    )
    return (x, y, z)


def _cross(a: Vec, b: Vec) -> Vec:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def direction(yaw: float, pitch: float) -> Vec:
    """The unit vector of a look; yaw 0 is south (+z), pitch 90 is down."""
    around, down = math.radians(yaw), math.radians(pitch)
    return (
        -math.sin(around) * math.cos(down),
        -math.sin(down),
        math.cos(around) * math.cos(down),
    )


def looking(origin: Vec, target: Vec) -> tuple[float, float]:
    """Yaw and pitch from one place to another."""
    x, y, z = (target[axis] - origin[axis] for axis in range(3))
    yaw = math.degrees(math.atan2(z, x)) - 90
    return ((yaw + 180) % 360 - 180, -math.degrees(math.atan2(y, math.hypot(x, z))))


def position(reader: Reader) -> Position:
    """Three coordinates; whole x and z mean the middle of the block.

    Raises: CommandError.
    """
    return _position(reader, centre=True)


def block_position(reader: Reader) -> Position:
    return _position(reader, centre=False)


def _position(reader: Reader, *, centre: bool) -> Position:
    start = reader.cursor
    first = _coordinate(reader, centre=centre)
    parts = [first]
    for axis in (1, 2):
        if reader.peek() != " ":
            reader.cursor = start
            raise reader.error("Incomplete (expected 3 coordinates)")
        reader.cursor += 1
        parts.append(_coordinate(reader, centre=centre and axis == 2))
        if (parts[-1].kind == "^") != (first.kind == "^"):
            reader.cursor = start
            raise reader.error(
                "Cannot mix world & local coordinates (everything must either use ^ or not)"
            )
    return Position((parts[0], parts[1], parts[2]))


def _coordinate(reader: Reader, *, centre: bool) -> Coordinate:
    if not reader.can_read():
        raise reader.error("Expected a coordinate")
    kind = reader.take() if reader.peek() in ("~", "^") else ""
    if kind and (not reader.can_read() or reader.peek() == " "):
        return Coordinate(kind, 0.0)
    start = reader.cursor
    value = reader.double()
    if not kind and centre and "." not in reader.line[start : reader.cursor]:
        value += 0.5
    return Coordinate(kind, value)


@dataclass(frozen=True, slots=True)
class Rotation:
    yaw: Coordinate
    pitch: Coordinate

    def at(self, source: Source) -> tuple[float, float]:
        return (
            self.yaw.value + (source.yaw if self.yaw.kind else 0.0),
            self.pitch.value + (source.pitch if self.pitch.kind else 0.0),
        )


def rotation(reader: Reader) -> Rotation:
    start = reader.cursor
    yaw = _coordinate(reader, centre=False)
    if reader.peek() != " ":
        reader.cursor = start
        raise reader.error("Incomplete (expected 2 coordinates)")
    reader.cursor += 1
    return Rotation(yaw, _coordinate(reader, centre=False))
