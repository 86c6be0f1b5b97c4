"""Weapons and shields as they strike, and the ones that everybody knows by name."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

from rules.engine.content import DiceText, Strict, load_table

DATA = Path(__file__).parent / "data"

Skill = Literal["CAC", "Finesse", "Tir"]


class Weapon(Strict):
    """A weapon, a shield or a spell that behaves like one (W-ATK-01, W-MAG-02).

    ``portee_cases`` in squares, ``portee_max_m`` in metres (0: as far as one sees). ``naturelle``:
    part of the body, so never dropped, disarmed or used to block. ``types`` are kinds of harm, the
    first one counts unless another is told.
    """

    nom: str
    competence: Skill = "CAC"
    de: DiceText = "1d6"
    types: tuple[str, ...] = ("contondant",)
    mains: Literal[0, 1, 2] = 1
    portee_cases: int = 1
    zone: int = 0
    """Radius of the control zone while it is in hand (0: the creature's own)."""
    projectile: Literal["", "arc", "arbalete", "jet"] = ""
    """What flies; "jet": the weapon itself may be thrown, by Tir."""
    portee_max_m: int = 0
    complexe_recharge: bool = False
    """Must be reloaded after a shot: a complex object (W-OPP-07)."""
    bouclier: bool = False
    peut_bloquer: bool = True
    naturelle: bool = False
    sort: bool = False
    cout: Literal["", "AO", "AA"] = ""
    """W-MAG-01, A33: what a spell costs; "": the setting ``magic.cast_cost``."""
    damage_bonus: int = 0

    @property
    def thrown(self) -> bool:
        return self.projectile == "jet"

    @property
    def bow(self) -> bool:
        """W-OPP-06: shooting with it exposes."""
        return self.projectile in ("arc", "arbalete")

    @property
    def ranged(self) -> bool:
        return self.competence == "Tir"


WEAPONS: Mapping[str, Weapon] = load_table(DATA / "weapons.toml", Weapon)
BARE = WEAPONS["mains_nues"]


def armed(given: Any) -> Any:
    """The arms of a sheet, as written: those told by their name, in full.

    Raises ValueError for a name that no weapon has.
    """
    if not isinstance(given, list | tuple):
        return given
    for name in given:
        if isinstance(name, str) and name not in WEAPONS:
            close = get_close_matches(name, WEAPONS, 1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise ValueError(f"there is no {name} among the weapons{hint}")
    return tuple([WEAPONS[w] if isinstance(w, str) else w for w in given])
