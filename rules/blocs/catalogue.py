"""The data of the game, read once: numbers, kinds of harm, things, weapons, creatures."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from rules.engine.content import ContentError, DiceText, Strict, given_in, load, load_table

from .arms import ARMS, DATA, GRAPPLED, Inflicted, Weapon
from .sheet import Sheet, Template


class StepCosts(Strict):
    """Metres of movement."""

    case: float
    difficile: float
    ramper: float
    etroit: float
    relever_fraction: float


class Passage(Strict):
    ecart_tailles: int


class AttackNumbers(Strict):
    critique: int
    echec: int
    melee_genante: int


class CoverWorth(Strict):
    """What each degree of cover adds to the CA."""

    none: int
    partial: int
    important: int
    total: int


class BareHands(Strict):
    competence: str


class MagicNumbers(Strict):
    avantage: int


class HarmFactors(Strict):
    diviseur: int
    facteur: int


class FateNumbers(Strict):
    seuil: int
    succes_requis: int
    echecs_requis: int
    echecs_sur_1: int
    pv_sur_20: int
    echecs_degats: int
    echecs_critique: int


class StableNumbers(Strict):
    """``pv``: with how many points it comes to."""

    pv: int


class FirstAid(Strict):
    base: int
    par_echec: int
    portee: int


class Reach(Strict):
    """Metres."""

    portee: int


class Modes(Strict):
    """B-MOV-10…12: what the allowance is worth in each mode, and metres to change it."""

    vol: float
    nage: float
    nage_naturelle: float
    nage_saaneris: float
    transition: float


class Constants(Strict):
    """data/constants.toml."""

    perception_passive: int
    initiative_de: int
    egalite_de: int
    reactions_par_round: int
    defenses_par_round: int
    actions_completes: int
    cout: StepCosts
    modes: Modes
    passage: Passage
    attaque: AttackNumbers
    abri: CoverWorth
    mains_nues: BareHands
    magie: MagicNumbers
    degats: HarmFactors
    destin: FateNumbers
    stable: StableNumbers
    stabiliser: FirstAid
    aider: Reach
    objet: Reach


class DamageType(Strict):
    """B-DMG-01…10: a kind of harm; ``tic``: dice a turn, for ``tours`` turns (0: until ended).

    ``sol``: dice a turn for whoever stands in it where it lies on the ground (B-DMG-11).
    """

    tic: DiceText = ""
    tours: int = 0
    sol: DiceText = ""
    element: str = ""


class Status(Strict):
    """B-STA-08: a state: how long by default, what it takes away, what it does, what cures it."""

    tours: int = 1
    interdit: tuple[Literal["deplacement", "action", "reaction", "magie"], ...] = ()
    vue: int = 0
    fuit: bool = False
    cible: bool = False
    tic: DiceText = ""
    type: str = ""
    soigne: tuple[str, ...] = ()
    ca: int = 0
    """Added to the CA of its bearer; so are the next two to its rolls to hit and its harm."""
    toucher: int = 0
    degats: int = 0
    resistances: tuple[str, ...] = ()
    vulnerabilites: tuple[str, ...] = ()
    deplacement: float = 1
    """What its allowance is multiplied by."""
    vol: bool = False
    nage: bool = False
    facteur_nage: float = 0
    """What its allowance is multiplied by in the water; 0: as the fight has it (AMB-16)."""


class Magic(Strict):
    """B-DMG-16: a magic, and those that it has the better of."""

    bat: tuple[str, ...] = ()


class ItemKind(Strict):
    """A usable thing; ``soin`` are dice of points given back, ``magique`` needs a voice."""

    nom: str
    soin: DiceText = ""
    magique: bool = False
    effets: tuple[Inflicted, ...] = ()
    arrete: tuple[str, ...] = ()
    """Kinds of harm whose lingering it ends."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Faces to throw and what is added to them."""

    faces: tuple[int, ...]
    plus: int


CONSTANTS = load(DATA / "constants.toml", Constants)
DAMAGE_TYPES: Mapping[str, DamageType] = load_table(DATA / "damage_types.toml", DamageType)
STATUSES: Mapping[str, Status] = load_table(DATA / "statuses.toml", Status)
MAGICS: Mapping[str, Magic] = load_table(DATA / "magics.toml", Magic)
ITEMS: Mapping[str, ItemKind] = load_table(DATA / "items.toml", ItemKind)
UNARMED = "mains nues"


@cache
def bare_hands(damage: str) -> Weapon:
    """B-MEL-03: what one strikes with who has nothing else."""
    skill = CONSTANTS.mains_nues.competence
    return Weapon(nom=UNARMED, attributs=("force",), degats=damage, competence=skill)


_TEMPLATES = load_table(DATA / "creatures.toml", Template)
CREATURES: Mapping[str, Sheet] = {
    name: Sheet.model_validate(template.model_dump(exclude={"entites"}))
    for name, template in _TEMPLATES.items()
}
BY_ENTITY: Mapping[str, str] = {
    f"minecraft:{entity}": name
    for name, template in _TEMPLATES.items()
    for entity in template.entites
}


@cache
def dice(text: str) -> Dice:
    """ "2d6+1" as faces and a number; a plain number has no faces."""
    faces: list[int] = []
    plus = 0
    for term in text.lower().replace("-", "+-").split("+"):
        count, d, most = term.strip().partition("d")
        if d:
            faces += [int(most)] * int(count or 1)
        elif count:
            plus += int(count)
    return Dice(tuple(faces), plus)


def _names(file: str, entry: str, field: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Raises ContentError for a name that nothing has."""
    names = sorted(known)
    for name in given:
        if name not in names:
            where = given_in(DATA / file, entry)
            reason = f"there is no {name}; there are: {', '.join(names)}"
            raise ContentError(where, entry, field, reason)


def _check() -> None:
    """Every name in the data names something of another file."""
    states = (*STATUSES, *DAMAGE_TYPES, GRAPPLED)
    for file, table in ARMS.items():
        for name, weapon in table.items():
            _names(file, name, "effets", [e.statut for e in weapon.effets], states)
            _names(file, name, "type", [weapon.type], DAMAGE_TYPES)
            ground = [name for name, kind in DAMAGE_TYPES.items() if kind.sol]
            _names(file, name, "sol", [weapon.sol or SLIPPERY], (*ground, SLIPPERY))
    for name, item in ITEMS.items():
        _names("items.toml", name, "effets", [e.statut for e in item.effets], STATUSES)
        _names("items.toml", name, "arrete", item.arrete, DAMAGE_TYPES)
    for name, status in STATUSES.items():
        if status.type:
            _names("statuses.toml", name, "type", [status.type], DAMAGE_TYPES)


SLIPPERY = "glissant"
"""B-MOV-18: a kind of zone that hurts nobody."""

_check()
