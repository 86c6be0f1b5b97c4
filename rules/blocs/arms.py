"""Weapons, spells and techniques as they strike, and the ones that everybody knows by name."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

from rules.engine.content import ContentError, DiceText, Strict, given_in, load_table

DATA = Path(__file__).parent / "data"

Attribute = Literal[
    "force",
    "dexterite",
    "agilite",
    "constitution",
    "mental",
    "perception",
    "furtivite",
    "habilite",
    "reflexion",
    "controle",
]


GRAPPLED = "grappled"
"""B-GRP-07: the one state that is a hold, and ends with it."""


class Inflicted(Strict):
    """B-ATK-14: a state that a hit puts on its victim; ``tours`` None: as long as the GM says."""

    statut: str
    tours: int | None = None


RANGES: Mapping[str, int] = {"contact": 2, "courte": 5, "moyenne": 15, "longue": 25}
"""B-RNG-04: metres of the ranges that spells and techniques name."""


class Weapon(Strict):
    """A weapon, a spell or a technique, as it strikes. Distances in metres.

    ``attributs`` may be left empty: the rule for its kind then says which (B-ATK-05…07).
    ``portee`` 0 is a melee profile without a throw. ``degats`` are dice or a plain number,
    "" for none.
    """

    nom: str
    sorte: Literal["arme", "sort", "technique"] = "arme"
    mode: Literal["cac", "distance"] = "cac"
    attributs: tuple[Attribute, ...] = ()
    degats: DiceText = "1d4"
    type: str = "contondant"
    element: str = ""
    competence: str = ""
    bonus_toucher: int = 0
    bonus_degats: int = 0
    allonge: int = 1
    portee: Literal["", "contact", "courte", "moyenne", "longue"] = ""
    """A range by its name, instead of metres (B-RNG-01, 04)."""
    portee_min: int | None = None
    """Metres; None: what a fight has for bows (AMB-43)."""
    portee_max: int = 0
    portee_normale: int = 0
    """Metres beyond which a shot under water is lost; 0: as far as it shoots (B-UW-02)."""
    sous_eau: tuple[Literal["cac", "distance"], ...] = ()
    """How it may be used under water without hindrance (B-UW-01, B-UW-03)."""
    mains: Literal[1, 2] = 1
    legere: bool = False
    lancer: bool = False
    recharge: bool = False
    magique: bool = False
    cout_mana: int = 0
    cout_stamina: int = 0
    effet: Literal["base", "aucun"] = "base"
    tic: DiceText = ""
    """Dice a turn of what it leaves behind, where it is worse than its type's (AMB-52)."""
    tours_tic: int = 0
    """Turns that this lasts; 0: as its type does."""
    effets: tuple[Inflicted, ...] = ()
    attaques: int = 1
    """Attacks that one action with it holds; one may walk between them (B-MOV-13).

    B-TWF-05: so is a technique for two weapons, which keeps its modifiers and the reflex.
    """
    teleporte: int = 0
    """Metres that it carries its author; no attack then (B-MOV-22)."""
    zone_rayon: int = 0
    """Metres around a block that it strikes, everybody in them at once (B-ATK-12); 0: one."""
    action: Literal["complete", "demi", "reaction"] = "complete"
    """"reaction": a shield, raised before the dice fall; it is no attack (B-REA-05)."""
    bonus_defense: int = 0
    usage: Literal["attaque", "soin", "soutien", "zone"] = "attaque"
    """"soin" gives ``soin`` points back, "soutien" puts ``effets`` on a friend, "zone" lays one."""
    soin: DiceText = ""
    sol: str = ""
    """A kind of harm that it leaves on the ground of its area, or slipperiness."""
    tours_sol: int = 0
    """Rounds that this stays; 0: until somebody ends it."""
    pousse: int = 0
    """Metres that a hit drives its victim away."""
    mot: str = ""
    """What it is, in a few words, for the list of magics."""

    def __init__(self, **given: Any) -> None:
        named = given.get("portee", "")
        if named == "contact":  # B-MEL-04
            given = {"mode": "cac", "allonge": RANGES[named], **given}
        elif named in RANGES:
            given = {"mode": "distance", "portee_max": RANGES[named], **given}
        super().__init__(**given)


class DiceAlone(Weapon):
    """B-TWF-03: one of two in the same turn: nothing is added to the dice of its harm."""


class Spell(Weapon):
    """A spell: the same, but that it is one unless it says otherwise."""

    sorte: Literal["arme", "sort", "technique"] = "sort"


class Technique(Weapon):
    """A technique."""

    sorte: Literal["arme", "sort", "technique"] = "technique"


FILES: Mapping[str, type[Weapon]] = {
    "weapons.toml": Weapon,
    "spells.toml": Spell,
    "techniques.toml": Technique,
}


def _arms(file: str, model: type[Weapon]) -> Mapping[str, Weapon]:
    table = load_table(DATA / file, model)
    return {name: Weapon(**one.model_dump()) for name, one in table.items()}


ARMS: Mapping[str, Mapping[str, Weapon]] = {f: _arms(f, model) for f, model in FILES.items()}
"""File → what it holds, by the names of its entries."""

WEAPONS: dict[str, Weapon] = {}
for _file, _table in ARMS.items():
    for _name, _one in _table.items():
        if _name in WEAPONS:
            raise ContentError(given_in(DATA / _file, _name), _name, "", "another file has it too")
        WEAPONS[_name] = _one


def armed(given: Any) -> Any:
    """The arms of a sheet, as written: those told by their name, in full.

    Raises ValueError for a name that no file has.
    """
    if not isinstance(given, list | tuple):
        return given
    for name in given:
        if isinstance(name, str) and name not in WEAPONS:
            close = get_close_matches(name, WEAPONS, 1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise ValueError(f"there is no {name} among weapons, spells and techniques{hint}")
    return tuple([WEAPONS[w] if isinstance(w, str) else w for w in given])
