"""What is written of a creature before the fight, under the keys of the book."""

from collections.abc import Mapping
from typing import Any, Literal

from rules.engine import fight as engine
from rules.engine.content import Strict

from .arms import Weapon, armed

Track = tuple[int, int, int, int]


class Sheet(Strict):
    """W-PRO-01 and all that the rules read. Modifiers are written as such; distances in squares.

    ``protagoniste`` None: players are, others are not. ``pistes``: slots of the four wound tracks,
    () for those of the profile. ``armes`` may be told by their entry in data/weapons.toml;
    ``main_forte`` and ``main_faible`` name the ones in hand (W-TWW-02), "" for the first that fit.
    """

    CAC: int = 0
    Finesse: int = 0
    Tir: int = 0
    FOR: int = 0
    DEX: int = 0
    REF: int = 0
    VOL: int = 0
    CON: int = 0
    EVASION: int = 0
    armure: int = 0
    VIGUEUR: int = 12
    INITIATIVE: int = 10
    vitesse: int = 6
    """W-D-MOV, A05: squares for one action."""
    zone_de_controle: int = 1
    groupe: str = ""
    protagoniste: bool | None = None
    leader: bool = False
    immunite_moral: bool = False
    ne_fuit_jamais: bool = False
    talents: tuple[str, ...] = ()
    armes: tuple[Weapon, ...] = ()
    main_forte: str = ""
    main_faible: str = ""
    monture: str = ""
    """The creature it rides as the fight begins, by id or name."""
    bete_de_selle: bool = False
    """Somebody may ride it."""
    profil_piste: Literal["", "protagoniste", "figurant"] = ""
    pistes: tuple[int, ...] = ()
    zones_nommees: Mapping[str, str] = {}
    objets: Mapping[str, int] = {}
    """Things in the bag, by kind, and how many."""

    def __init__(self, **given: Any) -> None:
        if "armes" in given:
            given["armes"] = armed(given["armes"])
        for key in NUMBERS:
            value = given.get(key)
            if isinstance(value, str) and value.strip().lstrip("+-").isdigit():
                given[key] = int(value)
        if len(given.get("pistes", ())) not in (0, 4):
            raise ValueError("pistes: four numbers, one a track")
        super().__init__(**given)


NUMBERS = (
    "CAC",
    "Finesse",
    "Tir",
    "FOR",
    "DEX",
    "REF",
    "VOL",
    "CON",
    "EVASION",
    "armure",
    "VIGUEUR",
    "INITIATIVE",
    "vitesse",
    "zone_de_controle",
)


class Template(Sheet):
    """A ready-made creature, and the Minecraft entity types that are one of these."""

    entites: tuple[str, ...] = ()


Fight = engine.Fight[Sheet]
Creature = engine.Creature[Sheet]


def is_protagonist(c: Creature) -> bool:
    """W-PRO-01: a player always is; anybody else if the sheet says so."""
    given = c.sheet.protagoniste
    return bool(c.being.player) if given is None else given
