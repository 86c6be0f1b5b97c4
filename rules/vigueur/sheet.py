"""What is written of a creature before the fight, under the keys of the book."""

from collections.abc import Mapping
from typing import Any, Literal

from rules.engine import fight as engine
from rules.engine.content import Strict

from .arms import WEAPONS, Weapon, armed

Place = Literal["masse", "extremites", "as", "bras_arme", "bras_autre", "jambe"]
"""Zones and limbs (W-D-LOC)."""


class Sheet(Strict):
    """W-PRO-01 and all that the rules read. Modifiers are written as such; distances in squares.

    ``protagoniste`` None: players are, others are not. ``pistes``: slots of the four wound tracks,
    () for those of the profile. ``armes`` may be told by their entry in data/weapons.toml;
    ``main_forte`` and ``main_faible`` name the ones in hand (W-TWW-02), by name or by entry; ""
    for the first that fit.
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
    vitesse: int | None = None
    """W-D-MOV, A05: squares for one action; None: the setting ``movement.default``."""
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
    bouclier: str = ""
    """A shield by its entry in data/weapons.toml; it joins ``armes``."""
    monture: str = ""
    """The creature it rides as the fight begins, by id or name."""
    bete_de_selle: bool = False
    """Somebody may ride it."""
    profil_piste: Literal["", "protagoniste", "figurant", "custom"] = ""
    """custom: the slots are those of ``pistes``."""
    pistes: tuple[int, ...] = ()
    zones_nommees: Mapping[Place, str] = {}
    """How the parts of this body are called, where their usual names do not fit."""
    objets: Mapping[str, int] = {}
    """Things in the bag, by kind, and how many."""

    def __init__(self, **given: Any) -> None:
        if "armes" in given:
            given["armes"] = armed(given["armes"])
        if given.get("bouclier"):
            shield = armed([given.pop("bouclier")])
            owned = tuple(given.get("armes", ()))
            given["armes"] = owned if shield[0] in owned else (*owned, *shield)
        for hand in ("main_forte", "main_faible"):
            if given.get(hand) in WEAPONS:  # told by its entry, as in ``armes``
                given[hand] = WEAPONS[given[hand]].nom
        for key in RANGES:
            value = given.get(key)
            if isinstance(value, str) and value.strip().lstrip("+-").isdigit():
                given[key] = int(value)
        super().__init__(**given)
        self.check_tracks()
        self.check_ranges()

    def check_tracks(self) -> None:
        """W-D-TRK: four tracks or none. Raises ValueError."""
        if len(self.pistes) not in (0, 4) or not all(0 <= n <= 9 for n in self.pistes):
            raise ValueError("pistes: four numbers from 0 to 9, one a track")
        if self.profil_piste == "custom" and not self.pistes:
            raise ValueError("pistes: missing, and profil_piste is custom")

    def check_ranges(self) -> None:
        """What a number may be. Raises ValueError with the field's name."""
        for name, (least, most) in RANGES.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise ValueError(f"{name}: from {least} to {most}, not {value}")


RANGES: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(
        ("CAC", "Finesse", "Tir", "FOR", "DEX", "REF", "VOL", "CON", "EVASION"), (-5, 15)
    ),
    "armure": (0, 15),
    "VIGUEUR": (5, 30),
    "INITIATIVE": (0, 30),
    "vitesse": (0, 30),
    "zone_de_controle": (0, 5),
}
"""The least and the most of each number of a sheet, both included."""


class Template(Sheet):
    """A ready-made creature, and the Minecraft entity types that are one of these."""

    entites: tuple[str, ...] = ()


Fight = engine.Fight[Sheet]
Creature = engine.Creature[Sheet]


def called(c: Creature, place: str) -> str:
    """W-D-LOC: how a part of this body is called: by its sheet, else by its usual name."""
    names: Mapping[str, str] = {str(k): name for k, name in c.sheet.zones_nommees.items()}
    zone = "extremites" if place in ("bras_arme", "bras_autre", "jambe") else place
    return names.get(place, names.get(zone, place))


def is_protagonist(c: Creature) -> bool:
    """W-PRO-01: a player always is; anybody else if the sheet says so."""
    return bool(c.being.player or c.sheet.protagoniste)
