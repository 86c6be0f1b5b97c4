"""Advantage and disadvantage, and the faces that decide by themselves."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.engine.modifiers import Mod, odds
from rules.engine.requests import Keep, Rolled

from .catalogue import CONSTANTS
from .settings import setting
from .sheet import Fight

D20, TWO_D20 = (20,), (20, 20)

WORTH = {"plus_2": 2, "plus_5": 5}
"""AMB-04: what advantage adds where it is no second die."""


class Luck(NamedTuple):
    """How a d20 falls: which dice, which of them counts, why, and what is added for it."""

    dice: tuple[int, ...] = D20
    keep: Keep = "all"
    why: tuple[str, ...] = ()
    mods: tuple[Mod, ...] = ()


EVEN = Luck()


def luck(fight: Fight, up: Iterable[str], down: Iterable[str]) -> Luck:
    """B-GEN-01, AMB-04: many reasons count once, one against another cancel."""
    keep, why = odds(up, down)
    if keep == "all":
        return Luck(why=why) if why else EVEN
    mode = setting(fight, "avantage", "mode")
    if mode == "deux_d20":
        return Luck(TWO_D20, keep, why)
    worth = WORTH[mode] if keep == "high" else -WORTH[mode]
    return Luck(D20, "all", why, (Mod(worth, "advantage"),))


def natural(fight: Fight, roll: Rolled) -> int:
    """B-ATK-09, 10, AMB-48: the face that decides: of the die kept, or of any."""
    if setting(fight, "naturel", "lecture") == "chaque_de":
        for face in (CONSTANTS.attaque.critique, CONSTANTS.attaque.echec):
            if face in roll.faces:
                return face
    return roll.natural


def judge(fight: Fight, roll: Rolled, against: int) -> str:
    """B-ATK-04, 09, 10: critical, hit, fumble or miss."""
    face, telling = natural(fight, roll), CONSTANTS.attaque
    if face == telling.critique:
        return "critical"
    if face == telling.echec:
        return "fumble"
    return "hit" if roll.total >= against else "miss"
