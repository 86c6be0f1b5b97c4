"""Severities, tracks, places and conditions of wounds: read once, and checked row by row."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rules.engine.content import ContentError, Strict, given_in, load, load_table

from .arms import DATA

Level = Literal["fatigue", "blessure", "critique", "mortelle"]
TRACKS: tuple[Level, ...] = ("fatigue", "blessure", "critique", "mortelle")
"""W-D-TRK: ranks 1 to 4."""


class Span(Strict):
    """A row of a table: from ``de`` to ``a``, both included; ``a`` 0 = no end."""

    de: int
    a: int = 0


class Row(Span):
    """A severity."""

    niveau: Level


class FumbleRow(Span):
    """What a fumble brings."""

    suite: Literal["nothing", "damaged", "dropped", "prone"]


class Fumbles(Strict):
    """data/fumbles.toml, W-ATK-05, A14: the die of a table, and what each result brings."""

    de: int
    lignes: tuple[FumbleRow, ...]


class DamageTest(Strict):
    """W-D-DMG, A26, A27, A29."""

    mode: Literal["die_vs_thresholds", "margin", "gm_sets_level"]
    clamp: Literal["end", "each_step"]
    thresholds: tuple[Row, ...]
    margins: tuple[Row, ...]


class Profile(Strict):
    """W-D-TRK, A27: slots a track, and what a mortal wound does."""

    fatigue: int
    blessure: int
    critique: int
    mortelle: int
    at_mortelle: Literal["mourant", "mort"]


class Overflow(Strict):
    """A30: a full track passes a wound on to the next, or takes no more."""

    direction: Literal["up", "none"]
    beyond_top: Literal["mort", "mourant"]


class Asphyxia(Strict):
    """W-D-ASX."""

    dc_base: int
    dc_step: int
    fatigue_on_success: int
    fatigue_on_failure: int


class Faces(Strict):
    """W-D-LOC: what each face of the die names, the 1 first."""

    faces: tuple[str, ...]


class Wounds(Strict):
    """data/wounds.toml."""

    damage_test: DamageTest
    profiles: Mapping[Literal["protagoniste", "figurant"], Profile]
    overflow: Overflow
    asphyxia: Asphyxia
    random_location: Faces
    random_arm: Faces
    random_limb: Faces
    columns: Mapping[str, str]
    conditions: Mapping[
        str, Mapping[Level, Mapping[Literal["masse", "bras", "jambe", "as"], tuple[str, ...]]]
    ]


class Condition(Strict):
    """W-D-CND, A28: what a condition does, and what ends it."""

    mod: int = 0
    on: Literal["tests", "attack", "arm"] = "tests"
    speed_factor: float = 1.0
    speed_max: int = -1
    next_turn_actions: int = -1
    lose_reactions: int = 0
    tick_fatigue: bool = False
    forbid: tuple[Literal["act", "move", "attack", "react", "charge", "speak"], ...] = ()
    arm_disabled: bool = False
    out: str = ""
    end: Literal["removed", "own_next_turn", "on_action", "relation"] = "removed"
    by_ally: bool = False


def check_rows(file: str, entry: str, rows: Sequence[Span], first: int) -> None:
    """W-D-DMG: every result has one row. Raises ContentError for a gap or an overlap."""
    if not rows:
        raise ContentError(file, entry, "", "has no row")
    expected = first
    for number, row in enumerate(rows, 1):
        place = f"{entry}[{number}]"
        if row.de > expected:
            raise ContentError(file, place, "de", f"gap: nothing says what {expected} is")
        if row.de < expected:
            raise ContentError(file, place, "de", f"overlap: {row.de} is in the row before")
        if number == len(rows):
            if row.a:
                raise ContentError(file, place, "a", f"gap: nothing says what {row.a + 1} is")
        elif not row.a:
            raise ContentError(file, place, "a", "overlap: only the last row has no end")
        elif row.a < row.de:
            raise ContentError(file, place, "a", f"must be at least {row.de}, not {row.a}")
        expected = row.a + 1


def check_wounds(wounds: Wounds, conditions: Mapping[str, Condition], file: str = "") -> None:
    """What one entry says of another; ``file`` is what errors call it. Raises ContentError."""

    def named(entry: str) -> str:
        return file or given_in(DATA / "wounds.toml", entry)

    test = named("damage_test")
    check_rows(test, "damage_test.thresholds", wounds.damage_test.thresholds, 1)
    check_rows(test, "damage_test.margins", wounds.damage_test.margins, 0)
    for name in ("protagoniste", "figurant"):
        if name not in wounds.profiles:
            raise ContentError(named("profiles"), "profiles", name, "missing")
    tables = {
        "random_location": (wounds.random_location, ("masse", "bras", "jambe", "as")),
        "random_arm": (wounds.random_arm, ("bras_arme", "bras_autre")),
        "random_limb": (wounds.random_limb, ("bras_arme", "bras_autre", "jambe")),
    }
    for entry, (table, allowed) in tables.items():
        if not table.faces:
            raise ContentError(named(entry), entry, "faces", "has no face")
        for i, face in enumerate(table.faces, 1):
            if face not in allowed:
                reason = f"{face!r} is not allowed; allowed: {', '.join(allowed)}"
                raise ContentError(named(entry), entry, f"faces[{i}]", reason)
    for kind, column in wounds.columns.items():
        if column not in wounds.conditions:
            reason = f"no column {column!r} in conditions"
            raise ContentError(named("columns"), "columns", kind, reason)
    for column, levels in wounds.conditions.items():
        for level, places in levels.items():
            entry = f"conditions.{column}.{level}"
            for place, names in places.items():
                for name in names:
                    check_condition(named("conditions"), entry, place, name, conditions)


def check_condition(
    file: str, entry: str, field: str, written: str, known: Mapping[str, Condition]
) -> None:
    """ "saignement 2": a condition and, perhaps, how much. Raises ContentError."""
    name, _, amount = written.partition(" ")
    if name not in known:
        raise ContentError(file, entry, field, f"no such condition: {name!r}")
    if amount and not amount.isdigit():
        raise ContentError(file, entry, field, f"{amount!r} is not a whole number")


CONDITIONS: Mapping[str, Condition] = load_table(DATA / "conditions.toml", Condition)
WOUNDS: Wounds = load(DATA / "wounds.toml", Wounds)
check_wounds(WOUNDS, CONDITIONS)
FUMBLES: Fumbles = load(DATA / "fumbles.toml", Fumbles)
check_rows(given_in(DATA / "fumbles.toml", "lignes"), "lignes", FUMBLES.lignes, 1)


def severity(rows: tuple[Row, ...], result: int) -> int:
    """The rank of a result; anything below the first row counts as the first."""
    found = [row for row in rows if row.de <= result] or [rows[0]]
    return TRACKS.index(found[-1].niveau) + 1
