"""T-15: weapons, armour and shields as the rules look at them, and those known by name."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from rules.engine.content import DiceText, Strict, between, load_table

from .sizes import DATA, SizeName, resize

Harm = Literal["tranchant", "perforant", "contondant"]
Hands = Literal["legere", "une", "deux", "double"]


class Weapon(Strict):
    """A weapon in the hand, thrown, or part of a body. Lengths in metres, dice for its size.

    ``allonge``: strikes at twice the reach of who holds it and not beside him;
    ``allonge_et_contact``: both; ``allonge_m``: just so far and no more (whip).
    """

    nom: str
    de: DiceText = ""
    de_second: DiceText = ""
    """The other head of a double weapon."""
    critique: Annotated[int, between(2, 20)] = 20
    """The lowest face that threatens."""
    multiplicateur: Annotated[int, between(2, 5)] = 2
    types: tuple[Harm, ...] = ()
    mains: Hands = "une"
    une_main_monte: bool = False
    """Held in one hand from a saddle."""
    tir: Literal["", "jet", "projectile"] = ""
    """How it flies; "jet": thrown, "projectile": shoots something."""
    portee_m: float = 0
    """One range increment (T-11)."""
    portee_max_m: float = 0
    """The farthest, where it is not five or ten increments."""
    melee: bool = True
    """Also strikes at hand."""
    allonge: bool = False
    allonge_et_contact: bool = False
    allonge_m: float = 0
    menace: bool = True
    """False: threatens no square."""
    croc_en_jambe: bool = False
    desarmement: int = 0
    """D-DISARM-05: added to the roll of a disarm."""
    contre_charge: bool = False
    """D-CHARGE-12."""
    charge_montee_double: bool = False
    """D-CHARGE-11."""
    recharge: Literal["", "mouvement", "complexe"] = ""
    paire: Literal["", "legere", "une"] = ""
    """D-TWF-06: how it counts when one flies from each hand."""
    munition: bool = False
    """D-MOVE-06: taken out for nothing, as an arrow is."""
    contact: bool = False
    """Needs no more than a touch (D-SPLASH-02)."""
    impact: int = 0
    """Damage to whoever is near where it breaks (D-SPLASH-01); 0: does not splash."""
    a_preparer: bool = False
    """D-SPLASH-08: takes a whole turn before it can be thrown (a fuse to light)."""
    seulement: tuple[str, ...] = ()
    """The only types or subtypes of creature it harms; () = all."""
    naturelle: bool = False
    membres_doubles: bool = False
    """Part of the body that comes in two, such as hooves: never a lone natural weapon."""
    non_letale: bool = False
    indesarmable: bool = False
    """D-DISARM-08."""
    retient: int = 0
    """D-DISARM-09: added when the weapon it holds is to be disarmed."""
    a_terre: bool = False
    """Shot without penalty while prone (T-06)."""
    force: Literal["pleine", "malus", "non"] = "pleine"
    """What of Strength its damage takes: all, only a penalty, nothing."""
    force_max: int = 0
    """With "malus": the bonus that a composite bow is made for."""
    fabrication: str = ""
    """Its row in T-04; "" = cannot be sundered."""
    taille: SizeName = "M"
    alteration: int = 0
    bonus: int = 0
    """Anything else that its attack rolls take."""
    degats: int = 0
    """Anything else that its damage takes."""
    solidite: int = -1
    resistance: int = -1
    """Hardness and hit points; below 0: those of T-04."""

    @property
    def light(self) -> bool:
        return self.mains == "legere"

    @property
    def two_handed(self) -> bool:
        return self.mains in ("deux", "double")

    @property
    def ranged(self) -> bool:
        """Only flies: what is thrown but also strikes at hand is not."""
        return bool(self.tir) and not self.melee

    @property
    def splash(self) -> bool:
        return self.impact > 0


class Armour(Strict):
    """Armour or a shield: what it adds to the AC, and what it costs."""

    nom: str
    bonus: int
    dex_max: int | None = None
    malus: Annotated[int, between(-20, 0)] = 0
    poids: Literal["aucune", "legere", "intermediaire", "lourde"] = "legere"
    bouclier: bool = False
    main_libre: bool = False
    """Worn on the arm: the hand may still hold something (buckler)."""
    fabrication: str = "armure"
    matiere: str = "acier"
    taille: SizeName = "M"
    alteration: int = 0


WEAPONS: Mapping[str, Weapon] = load_table(DATA / "weapons.toml", Weapon)
ARMOURS: Mapping[str, Armour] = load_table(DATA / "armours.toml", Armour)
BARE = WEAPONS["mains_nues"]


def armed(given: Any, size: SizeName = "M") -> Any:
    """The arms of a sheet: those told by name, or by name with changes (``modele``), in full.

    They are made for the size of who bears them, unless their own is told.
    """
    if not isinstance(given, list | tuple):
        return given
    return tuple([_weapon(one, size) for one in given])


def _weapon(one: Any, size: SizeName) -> Any:
    changes = {"modele": one} if isinstance(one, str) else one
    if not isinstance(changes, Mapping) or "modele" not in changes:
        return one
    model = WEAPONS.get(changes["modele"])
    if model is None:
        raise ValueError(f"armes: no weapon is called {changes['modele']!r}")
    made = dict(changes)
    del made["modele"]
    if not model.naturelle:
        fit = made.setdefault("taille", size)
        made.setdefault("de", resize(model.de, fit))
        made.setdefault("de_second", resize(model.de_second, fit))
    return {**model.model_dump(), **made}


def worn(given: Any) -> Any:
    """Armour or a shield told by its entry in data/armours.toml, in full."""
    if not isinstance(given, str):
        return given
    if not given:
        return None
    if given not in ARMOURS:
        raise ValueError(f"no armour is called {given!r}")
    return ARMOURS[given]
