"""What is written of a creature before the fight, under the words of the French rules.

Totals are written as people have them (BBA, saves, skills); what follows from abilities, size and
gear is worked out (figures.py). Lengths in metres.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from rules.engine import fight as engine
from rules.engine.content import DiceText, Strict, between

from .arms import Armour, Weapon, armed, worn
from .feats import check_feats, has_flag
from .powers import SpecialAbility
from .sizes import SIZES, Size, SizeName
from .skills import Ability, check_skills, named_skill
from .spells import Spell, known

Score = Annotated[int, between(0, 60)]
Length = Annotated[float, between(0)]
CreatureType = Literal[
    "humanoide",
    "humanoide_monstrueux",
    "geant",
    "animal",
    "creature_magique",
    "vermine",
    "mort_vivant",
    "creature_artificielle",
    "plante",
    "vase",
    "aberration",
    "dragon",
    "fee",
    "exterieur",
    "elementaire",
]
NeckArmour = Literal["aucune", "collier_de_cuir", "camail", "gorgerin", "heaume"]


class Worn(Strict):
    """D-DISARM-10…12: something worn that a hand may snatch."""

    nom: str
    fixation: Literal["lache", "normale", "solide"] = "normale"
    taille: SizeName = "TP"


class TurnTarget(Strict):
    """D-TURN-24: another kind of creature that a cleric turns or rebukes."""

    type: str
    mode: Literal["repousser", "intimider"]


class Sheet(Strict):
    """All that the rules read of a creature.

    ``armes``, ``armure``, ``bouclier`` and ``sorts`` may be told by their entry in data/.
    """

    genre: Literal["pj", "pnj", "monstre", "monture"] = "pj"
    type: CreatureType = "humanoide"
    sous_types: tuple[str, ...] = ()
    taille: SizeName = "M"
    silhouette: Literal["haute", "longue"] = "haute"
    """T-08: which of the two reaches of its size it has."""
    espace_m: float = 0
    allonge_m: float = -1
    """Its own space and natural reach; 0 and below 0: those of T-08."""
    jambes: int = 2
    stable: bool = False
    """D-BULL-05: as hard to move as a dwarf."""
    activite_restreinte: bool = False
    """D-RESTR-01: always (a zombie)."""

    FOR: Score = 10
    DEX: Score = 10
    CON: Score = 10
    INT: Score = 10
    SAG: Score = 10
    CHA: Score = 10
    sans: tuple[Ability, ...] = ()
    """The abilities it does not have at all: a skeleton's CON and INT."""
    BBA: Annotated[int, between(0, 40)] = 0
    pv: Annotated[int, between(1)] = 1
    DV: Annotated[int, between(1)] = 1
    vigueur: int = 0
    reflexes: int = 0
    volonte: int = 0
    initiative: int | None = None
    """None: the Dexterity modifier."""
    RM: int = 0
    """Spell resistance (lowered by a standard action); 0 = none."""

    vitesse: Length = 9
    escalade_m: Length = 0
    nage_m: Length = 0
    vol_m: Length = 0
    fouissement_m: Length = 0
    charge_lourde: bool = False
    """Carries a heavy load (D-RUN-01)."""

    armure: Armour | None = None
    bouclier: Armour | None = None
    naturelle: int = 0
    parade: int = 0
    esquive: int = 0
    CA_divers: int = 0
    """Counts against a touch and while flat-footed too (a monk's Wisdom)."""
    cou: NeckArmour = "aucune"

    competences: Mapping[str, int] = {}
    """Total modifiers; one that is not there is its ability's (D-OTHER-03)."""
    dons: tuple[str, ...] = ()
    classes: Mapping[str, int] = {}
    esquive_instinctive: bool = False
    arme_a_mains_nues: bool = False
    """D-ATK-06: counts as armed with nothing in hand."""
    de_mains_nues: DiceText = ""
    mains_nues_letales: bool = False
    """Strikes to kill with a bare hand at no penalty (monk)."""
    saisie_amelioree: bool = False
    """D-GRAPPLE-06: starts a grapple without an opportunity attack."""

    armes: tuple[Weapon, ...] = ()
    main_directrice: str = ""
    main_faible: str = ""
    """What each hand holds as the fight begins, by the names in ``armes``; "" for the first that
    fits, "rien" for an empty hand."""
    chargee: bool = True
    """Its crossbows are loaded."""
    munitions: Mapping[str, int] = {}
    objets: Mapping[str, int] = {}
    """Things in the bag, by kind, and how many."""
    objets_portes: tuple[Worn, ...] = ()

    sorts: tuple[Spell, ...] = ()
    incantation: Literal["", "preparee", "spontanee"] = ""
    prepares: Mapping[str, int] = {}
    """D-CAST-10: spells prepared, by name, and how many times."""
    emplacements: Mapping[str, int] = {}
    """D-CAST-10: daily slots of a spontaneous caster, by spell level."""
    conversion: Literal["", "soins", "convocation"] = ""
    """D-FRC-08: what a cleric or a druid casts in place of a prepared spell."""
    NLS: int = 0
    """Caster level; 0 = of no class that casts."""
    DD_sorts: int = 0
    """Save DC before the spell's level; 0 = 10 and the best mental modifier."""
    bourse_a_composantes: bool = True
    focaliseur_divin: bool = True
    """A holy symbol in reach (D-CAST-05, D-TURN-03)."""
    PX: int = 0
    PX_seuil: int = 0
    """D-CAST-07: below this a level would be lost."""

    pouvoirs: tuple[SpecialAbility, ...] = ()

    canal: Literal["", "positif", "negatif"] = ""
    niveau_de_renvoi: int = -1
    """Below 0: from its classes (D-TURN-23)."""
    essais_de_renvoi: int = -1
    """A day; below 0: three and the Charisma modifier (D-TURN-04)."""
    cibles_de_renvoi: tuple[TurnTarget, ...] = ()
    controles: tuple[str, ...] = ()
    """Undead it commands already, by id or name."""
    alignement: Literal["bon", "neutre", "mauvais"] = "neutre"

    bete_de_selle: bool = False
    dressee_a_la_guerre: bool = False
    """D-MOUNT-01."""
    monture: str = ""
    """The creature it rides as the fight begins, by id or name."""
    selle_de_guerre: bool = False
    vision_dans_le_noir_m: float = 0
    aveugle: bool = False

    def __init__(self, **given: Any) -> None:
        if "armes" in given:
            given["armes"] = armed(given["armes"], given.get("taille", "M"))
        for part in ("armure", "bouclier"):
            if part in given:
                given[part] = worn(given[part])
        if "sorts" in given:
            given["sorts"] = known(given["sorts"])
        check_feats(given.get("dons", ()))
        check_skills(given.get("competences", {}))
        super().__init__(**given)

    @property
    def size(self) -> Size:
        """Its row of T-08."""
        return SIZES[self.taille]

    @property
    def space_sq(self) -> float:
        """Squares its space is wide."""
        return (self.espace_m or self.size.espace_m) / 1.5

    @property
    def reach_m(self) -> float:
        """Metres its arms reach (D-AOO-01)."""
        tall = self.silhouette == "haute"
        own = self.size.haute if tall else self.size.longue
        return self.allonge_m if self.allonge_m >= 0 else own

    def score(self, ability: Ability) -> int | None:
        """An ability; None for one it does not have."""
        value: int = getattr(self, ability)
        return None if ability in self.sans else value

    def mod(self, ability: Ability) -> int:
        """The modifier of an ability; 0 for one it does not have."""
        score = self.score(ability)
        return 0 if score is None else (score - 10) // 2

    def skill(self, id: str) -> int | None:
        """The total modifier of a skill by its id in the rules ("ride"); None: needs training."""
        name, skill = named_skill(id)
        if name in self.competences:
            return self.competences[name]
        return None if skill.trained else self.mod(skill.ability)

    def has_feat(self, flag: str) -> bool:
        """By the flag of T-16, such as "improved_trip"."""
        return has_flag(self.dons, flag)

    @property
    def mindless(self) -> bool:
        """D-FEINT-06."""
        return "INT" in self.sans

    @property
    def undead(self) -> bool:
        return self.type == "mort_vivant"

    @property
    def unliving(self) -> bool:
        """Destroyed at 0 hit points, and feels no nonlethal damage."""
        return self.type in ("mort_vivant", "creature_artificielle")

    def is_kind(self, kind: str) -> bool:
        """Of that type or subtype."""
        return kind == self.type or kind in self.sous_types


class Template(Sheet):
    """A ready-made creature, and the Minecraft entity types that are one of these."""

    entites: tuple[str, ...] = ()


Fight = engine.Fight[Sheet]
Creature = engine.Creature[Sheet]
