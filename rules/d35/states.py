"""T-06, T-07, T-19: what each condition forbids, and what it does to attacks and armour class."""

from collections.abc import Mapping
from typing import Literal

from rules.engine.content import ContentError, Strict, given_in, load_table

from .sizes import DATA

Forbidden = Literal[
    "act",
    "attack",
    "move",
    "step",
    "opportunity",
    "threaten",
    "immediate",
    "cast",
    "hands",
    "speak",
    "see",
    "run",
    "charge",
    "withdraw",
]


class Status(Strict):
    """One condition. Pairs are: in melee, at range."""

    forbid: tuple[Forbidden, ...] = ()
    attack: tuple[int, int] = (0, 0)
    """To its own attack rolls."""
    ac: tuple[int, int] = (0, 0)
    dex: int = 0
    no_dex: bool = False
    dex_zero: bool = False
    """Dexterity 0: a modifier of −5 (T-07)."""
    foes_no_dex: bool = False
    """Whoever it attacks has no Dexterity bonus."""
    no_ranged: bool = False
    """Shoots only with what may be shot from the ground."""
    restricts: bool = False
    """D-RESTR-01."""
    drops: bool = False
    """Lets go of what it holds as it begins."""
    outsiders: bool = False
    """D-GRAPPLE-15, 38: its AC and its Dexterity change only against those outside the grapple."""
    speed: float = 1.0


LISTED = (
    "flat_footed",
    "prone",
    "stunned",
    "helpless",
    "grappled",
    "pinned",
    "cowering",
    "restricted",
    "staggered",
    "disabled",
    "blinded",
    "deafened",
    "gagged",
    "bound",
    "paralysed",
    "slowed",
    "dazzled",
    "entangled",
    "flanking",
    "invisible",
    "higher_ground",
    "shaken",
    "frightened",
    "squeezing",
    "cover",
    "kneeling",
)
"""The rows of T-06, T-07 and T-19 that must be there."""


def check_statuses(statuses: Mapping[str, Status], file: str = "") -> None:
    """Raises ContentError for a condition without its row."""
    for name in LISTED:
        if name not in statuses:
            place = file or given_in(DATA / "conditions.toml", name)
            raise ContentError(place, name, "", "gap: no row for this condition")


STATUSES: Mapping[str, Status] = load_table(DATA / "conditions.toml", Status)
check_statuses(STATUSES)
