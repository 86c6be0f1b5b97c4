"""The cast of the tests: the book's six, their weapons, and ways to put them in a fight."""

from typing import Any

from rules.blocs import RULESET
from rules.blocs.arms import Weapon
from rules.blocs.sheet import Sheet
from rules.engine.state import Being, Pos
from tests.rules.scripted import Played


def weapon(nom: str, **fields: Any) -> Weapon:
    return Weapon(nom=nom, **fields)


SWORD = weapon(
    "épée longue", attributs=("force",), degats="1d8", type="tranchant", competence="lames"
)
HAMMER = weapon("marteau", attributs=("force",), degats="1d8", competence="marteaux")
DAGGER = weapon(
    "dague",
    attributs=("force", "dexterite"),
    degats="1d4",
    type="perforant",
    competence="lames",
    legere=True,
    lancer=True,
    portee_max=5,
)
LIGHT_DAGGER = DAGGER.model_copy(update={"competence": "lames_legeres"})
RAM = weapon(
    "coup de bélier",
    sorte="technique",
    attributs=("force",),
    degats="3d8",
    competence="marteaux",
    bonus_toucher=-2,
    cout_stamina=4,
)
BOW = weapon(
    "arc court",
    mode="distance",
    degats="1d6",
    type="perforant",
    competence="arcs",
    portee_min=2,
    portee_max=15,
)
SCIMITAR = weapon(
    "cimeterre", attributs=("dexterite",), degats="1d6", type="tranchant", competence="lames"
)
AXE = weapon("hache", attributs=("force",), degats="1d12", type="tranchant", competence="haches")
CLUB = weapon("massue", attributs=("force",), degats="2d8", competence="massues", allonge=2)

ALDRIC = Sheet(
    genre="pj",
    pv_max=20,
    ca=14,
    deplacement=9,
    force=3,
    dexterite=1,
    agilite=2,
    constitution=2,
    perception=1,
    habilite=1,
    controle=1,
    competences={
        "lames": 2,
        "marteaux": 2,
        "lances": 1,
        "pugilat": 1,
        "vigilance": 2,
        "medecine": 2,
    },
    stamina_max=10,
    armes=(SWORD, HAMMER, DAGGER, RAM),
)
BERA = Sheet(
    genre="pj",
    pv_max=16,
    ca=13,
    deplacement=8,
    force=1,
    dexterite=4,
    agilite=3,
    constitution=1,
    perception=2,
    furtivite=3,
    reflexion=1,
    competences={"arcs": 2, "lames_legeres": 1, "vigilance": 3, "discretion": 2},
    stamina_max=8,
    armes=(BOW, LIGHT_DAGGER),
    objets={"potion": 1},
)
CYRA = Sheet(
    genre="pj",
    race="saaneris",
    pv_max=12,
    ca=12,
    deplacement=9,
    force=-1,
    dexterite=1,
    agilite=1,
    mental=4,
    furtivite=1,
    habilite=2,
    controle=3,
    reflexion=2,
    competences={
        "pyromancie": 3,
        "psionique": 2,
        "medecine": 1,
        "vigilance": 1,
        "discretion": 1,
    },
    mana_max=20,
    affinite="feu",
)
GOBLIN = Sheet(
    taille="P",
    hauteur=1.2,
    pv_max=8,
    ca=12,
    deplacement=7,
    dexterite=2,
    agilite=2,
    furtivite=2,
    competences={"lames": 1, "discretion": 3},
    armes=(SCIMITAR,),
)
ORC = Sheet(
    pv_max=15,
    ca=13,
    deplacement=8,
    force=3,
    constitution=2,
    perception=1,
    competences={"haches": 1, "vigilance": 1},
    armes=(AXE,),
)
OGRE = Sheet(
    taille="G",
    hauteur=2.9,
    pv_max=40,
    ca=11,
    deplacement=9,
    force=4,
    dexterite=-1,
    agilite=-1,
    constitution=3,
    competences={"massues": 1},
    allonge=2,
    armes=(CLUB,),
)
GOLEM = Sheet(
    pv_max=60,
    ca=10,
    deplacement=6,
    force=2,
    armes=(weapon("poing", attributs=("force",), degats="1d6"),),
    resistances=("contondant",),
    vulnerabilites=("perforant",),
    reductions=({"valeur": 5},),
)


def at(x: int, z: int, y: int = 64) -> Pos:
    return (x, y, z)


def hero(id: str, sheet: Sheet, x: int = 0, z: int = 0, **counters: float) -> Being:
    """Played by somebody."""
    return Being(id, id.title(), "pj", sheet, at(x, z), f"player-{id}", counters=counters)


def foe(id: str, sheet: Sheet, x: int = 1, z: int = 0, **counters: float) -> Being:
    """Played by the GM."""
    return Being(id, id.title(), "monstres", sheet, at(x, z), counters=counters)


def fight(*beings: Being, **script: Any) -> Played:
    """A fight under way in the order given, nobody hiding; its later dice are ``faces``."""
    faces = script.pop("faces", ())
    played = Played(RULESET, *beings, **script)
    played.dice(*(17 - place - being.sheet.agilite for place, being in enumerate(beings)))
    played.gm("begin")
    played.dice(*faces)
    return played
