"""What is written of a creature before the fight: attributes, skills, points, weapons, things.

Field names are the book's, in French without accents, as players and data files write them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from rules.engine import fight as engine
from rules.engine.content import Strict, read_by

from .arms import Attribute, Weapon, armed

Size = Literal["TP", "P", "M", "G", "TG", "Gig"]
ATTRIBUTES: tuple[Attribute, ...] = (
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
)


ALIASES = {"habilete": "habilite"}
"""AMB-35: another name that the book has for an attribute."""

TWINS = {"agilite": "dexterite", "dexterite": "agilite"}
"""AMB-34: two attributes; where a sheet has but one of them, it stands for both."""


class Reduction(Strict):
    """A flat reduction of harm of one kind ("tous" = of every kind)."""

    type: str = "tous"
    valeur: int


class ExtraDefence(Strict):
    """B-DEF-06: a defence paid from a pool instead of the reaction."""

    nom: str
    reserve: Literal["mana", "stamina"]
    cout: int
    types: tuple[str, ...]
    usages_par_round: int = 1


PLACES: dict[str, int] = {
    "tete": 1,
    "corps": 1,
    "pieds": 1,
    "bijoux": 2,
    "main_principale": 1,
    "main_secondaire": 1,
    "divers": 1,
}
"""B-EQ-01: how many active things each place of a body holds: eight in all."""

PACK = "pack"
"""Where gear is that is carried without being of use."""


class Gear(Strict):
    """B-EQ-01: something worn or held, and what it adds to the CA while it is."""

    nom: str
    emplacement: Literal[
        "tete", "corps", "pieds", "bijoux", "main_principale", "main_secondaire", "divers"
    ]
    bonus_ca: int = 0
    mains: Literal[1, 2] = 1
    """Hands that it takes (AMB-90)."""


class Sheet(Strict):
    """A creature of any kind. Modifiers of attributes are written as such (AMB-05).

    ``armes`` may be told by their entry in data/weapons.toml; the sheet keeps them in full.
    """

    genre: Literal["pj", "pnj", "monstre", "monture", "invocation", "objet"] = "monstre"
    race: str = "humain"
    taille: Size = "M"
    hauteur: float = 1.8
    jets_de_destin: bool | None = None
    """None: a player character has fate rolls, others do not (AMB-64)."""
    force: int = 0
    dexterite: int = 0
    agilite: int = 0
    constitution: int = 0
    mental: int = 0
    perception: int = 0
    furtivite: int = 0
    habilite: int = 0
    reflexion: int = 0
    controle: int = 0
    contre: int | None = None
    """AMB-32: another name of Contrôle, or an attribute of its own where a fight takes it so."""
    competences: Mapping[str, int] = {}
    pv_max: int = 10
    ca: int = 10
    mana_max: int = 0
    stamina_max: int = 0
    deplacement: float = 9
    vol: bool = False
    nageur: bool = False
    """Swims by nature, at the pace of its walk (B-MOV-12)."""
    facteur_nage: float = 0
    """What its allowance is multiplied by in the water; 0: by its race and nature (B-MOV-12)."""
    allonge: int = 1
    affinite: str = ""
    resistances: tuple[str, ...] = ()
    vulnerabilites: tuple[str, ...] = ()
    reductions: tuple[Reduction, ...] = ()
    defenses_supplementaires: tuple[ExtraDefence, ...] = ()
    armes: Annotated[tuple[Weapon, ...], read_by(armed)] = ()
    dressee: bool = False
    """Trained for riders (B-MNT-07)."""
    intelligente: bool = False
    vision_nocturne: bool = False
    """Sees in the dark (B-VIS-01)."""
    equipement: tuple[Gear, ...] = ()
    """Gear in the order it is put on; what finds no place stays in the pack (B-EQ-02)."""
    bloque_passage: bool | Literal["non", "oui", "demander"] = False
    """Fills its place and lets nobody by, friends included, or only if asked (B-SIZE-02)."""
    mains_prises: Literal[0, 1, 2] = 1
    """Hands that hold something as the fight begins (B-GRP-01)."""
    objets: Mapping[str, int] = {}
    """Usable things carried, by the name of their kind, and how many."""

    def __init__(self, **given: Any) -> None:
        for other, name in ALIASES.items():
            if other in given:
                given.setdefault(name, given.pop(other))
        if given.get("contre") is not None:
            given.setdefault("controle", given["contre"])
        for name, other in TWINS.items():
            if other in given:
                given.setdefault(name, given[other])
        super().__init__(**given)


class Template(Sheet):
    """A ready-made creature, and the Minecraft entity types that are one of these."""

    entites: tuple[str, ...] = ()


Fight = engine.Fight[Sheet]
Creature = engine.Creature[Sheet]

SIDES: dict[str, int] = {"TP": 1, "P": 1, "M": 1, "G": 2, "TG": 3, "Gig": 4}
"""B-SIZE-01: blocks along a side of the space a creature controls (the tiny share one)."""

RANKS: dict[str, int] = {size: rank for rank, size in enumerate(SIDES)}
