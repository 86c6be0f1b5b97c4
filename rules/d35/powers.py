"""Special abilities as a sheet has them: spell-like, supernatural, extraordinary."""

from collections.abc import Mapping
from typing import Literal

from rules.engine.content import Strict

Nature = Literal["magique", "surnaturel", "extraordinaire"]
ACTION: Mapping[str, str] = {
    "simple": "standard",
    "mouvement": "move",
    "complexe": "full",
    "libre": "free",
    "rapide": "swift",
    "aucune": "none",
}


class SpecialAbility(Strict):
    """D-ABIL-01: ``action`` it takes; ``par_jour`` 0: as often as it likes.

    ``sort``: the entry of spells.toml that it does, "" if the GM tells what it does; ``niveau``:
    of that spell, for Concentration.
    """

    nom: str
    genre: Nature = "surnaturel"
    action: Literal["simple", "mouvement", "complexe", "libre", "rapide", "aucune"] = "simple"
    niveau: int = 0
    par_jour: int = 0
    sort: str = ""
