"""T-08: what each size of body changes, and the damage of a weapon made for it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

from rules.engine.content import ContentError, DiceText, Strict, between, given_in, load_table

DATA = Path(__file__).parent / "data"

Percent = Annotated[int, between(0, 100)]

SizeName = Literal["I", "Min", "TP", "P", "M", "G", "TG", "Gig", "C"]
SIZE_NAMES: tuple[SizeName, ...] = get_args(SizeName)
"""From the smallest to the largest."""


class Size(Strict):
    """One row of T-08; lengths in metres."""

    rang: int
    attaque: int
    lutte: int
    force: int
    espace_m: float
    haute: float
    longue: float
    mains_nues: DiceText

    @property
    def squares(self) -> int:
        """Whole squares of its space, 1 for the smallest."""
        return max(1, round(self.espace_m / 1.5))


def check_sizes(sizes: Mapping[str, Size], file: str = "") -> None:
    """Every size once, in order. Raises ContentError for a gap, an overlap or an unknown name."""

    def place(name: str) -> str:
        return file or given_in(DATA / "sizes.toml", name)

    for name in sizes:
        if name not in SIZE_NAMES:
            allowed = ", ".join(SIZE_NAMES)
            raise ContentError(place(name), name, "", f"no such size; allowed: {allowed}")
    for rank, name in enumerate(SIZE_NAMES, -4):
        if name not in sizes:
            raise ContentError(place(name), name, "", "gap: no row for this size")
        if sizes[name].rang != rank:
            raise ContentError(place(name), name, "rang", f"must be {rank}, not {sizes[name].rang}")


SIZES: Mapping[str, Size] = load_table(DATA / "sizes.toml", Size)
check_sizes(SIZES)


class Resized(Strict):
    """Damage of a weapon made for a body a size smaller or larger."""

    smaller: DiceText
    larger: DiceText


RESIZED: Mapping[str, Resized] = load_table(DATA / "resized.toml", Resized)


def resize(dice: str, size: SizeName) -> str:
    """The damage of a weapon told for size M, made for ``size``; dice of no row stay the same."""
    rank = SIZES[size].rang
    for _ in range(abs(rank)):
        row = RESIZED.get(dice)
        if row is None:
            return dice
        dice = row.larger if rank > 0 else row.smaller
    return dice
