"""T-03, T-09, T-13, T-18, T-20: turning, concentration, scatter, opposed rolls, weights."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.engine.content import ContentError, Strict, given_in, load

from .settings_magic import Cast
from .sizes import DATA


class Span(Strict):
    """From ``de`` to ``a``, both included; None = no end."""

    de: int | None = None
    a: int | None = None


class Turning(Span):
    offset: int


class Weight(Span):
    weight: float


class Opposed(Strict):
    """T-18: the best of what is named; how size counts; who has an equal total.

    ``tie`` "higher_modifier": R-5, as ``opposed_tie`` says.
    """

    actor: tuple[str, ...]
    defender: tuple[str, ...]
    size: Literal["strength", "difference", "grapple", "none"]
    stability: bool = False
    tie: Literal["higher_modifier", "modifier_then_random", "defender"] = "higher_modifier"


class Distraction(Strict):
    """T-09: a key of the settings ``cast``, and what the damage taken adds."""

    base: str
    damage: Literal["none", "all", "half"] = "none"


class Tables(Strict):
    """data/tables.toml."""

    turning: tuple[Turning, ...]
    scatter: tuple[tuple[int, int], ...]
    weights: tuple[Weight, ...]
    opposed: Mapping[str, Opposed]
    concentration: Mapping[str, Distraction]


def check_spans(file: str, entry: str, spans: Sequence[Span]) -> None:
    """Every whole number in one row only. Raises ContentError with the row that is wrong."""
    if not spans:
        raise ContentError(file, entry, "", "has no row")
    expected: int | None = None
    for number, span in enumerate(spans, 1):
        place, last = f"{entry}[{number}]", number == len(spans)
        if (span.de is None) != (number == 1):
            raise ContentError(file, place, "de", "only the first row begins nowhere")
        if (span.a is None) != last:
            raise ContentError(file, place, "a", "only the last row has no end")
        if span.de is not None and expected is not None and span.de != expected:
            kind = "gap" if span.de > expected else "overlap"
            raise ContentError(file, place, "de", f"{kind}: must be {expected}, not {span.de}")
        if span.de is not None and span.a is not None and span.a < span.de:
            raise ContentError(file, place, "a", f"must be at least {span.de}, not {span.a}")
        expected = None if span.a is None else span.a + 1


DIRECTIONS = 8


def check_scatter(file: str, scatter: Sequence[tuple[int, int]]) -> None:
    """T-13: eight ways, each once, one square off. Raises ContentError."""
    if len(scatter) != DIRECTIONS:
        raise ContentError(file, "scatter", "", f"must have 8 rows, not {len(scatter)}")
    for number, way in enumerate(scatter, 1):
        place = f"scatter[{number}]"
        if max(abs(way[0]), abs(way[1])) != 1:
            raise ContentError(file, place, "", f"one square off, not {list(way)}")
        if way in scatter[: number - 1]:
            raise ContentError(file, place, "", f"overlap: {list(way)} is in a row before")


def check_tables(tables: Tables, file: str = "") -> None:
    """What pydantic does not see. Raises ContentError."""

    def named(entry: str) -> str:
        return file or given_in(DATA / "tables.toml", entry)

    check_spans(named("turning"), "turning", tables.turning)
    check_spans(named("weights"), "weights", tables.weights)
    check_scatter(named("scatter"), tables.scatter)
    for name, row in tables.concentration.items():
        if row.base not in Cast.model_fields:
            reason = f"no such key of cast: {row.base!r}"
            place = named("concentration")
            raise ContentError(place, f"concentration.{name}", "base", reason)


TABLES: Tables = load(DATA / "tables.toml", Tables)
check_tables(TABLES)
OPPOSED = TABLES.opposed
CONCENTRATION = TABLES.concentration


def _row(spans: Sequence[Span], value: int) -> int:
    return next(i for i, span in enumerate(spans) if span.a is None or value <= span.a)


def turning_offset(check: int) -> int:
    """T-03: what a turning check adds to the level for the most Hit Dice it affects."""
    return TABLES.turning[_row(TABLES.turning, check)].offset


def grappler_weight(rank_difference: int) -> float:
    """T-20: of a grappler so many sizes larger than who is grappled; below 0: smaller."""
    return TABLES.weights[_row(TABLES.weights, rank_difference)].weight


def scatter(face: int, clockwise: bool = False) -> tuple[int, int]:
    """T-13: squares forward and to the right of the aim for a face of the d8.

    ``clockwise`` (A-33): seen from above, so that what goes right of the thrower is on the left.
    """
    forward, right = TABLES.scatter[face - 1]
    return forward, -right if clockwise else right


def distraction_dc(settings: Mapping[str, int], kind: str, level: int, damage: int = 0) -> int:
    """T-09: the DC of Concentration for a spell of that level; ``settings``: those of ``cast``."""
    row = CONCENTRATION[kind]
    added = {"none": 0, "all": damage, "half": damage // 2}[row.damage]
    return settings[row.base] + added + level
