"""The cast of the tests, with their arms, and ways to put them in a fight."""

from typing import Any

from rules.engine.state import Being, Pos
from rules.vigueur import RULESET
from rules.vigueur.arms import WEAPONS
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played


def sheet(*stats: int, **fields: Any) -> Sheet:
    """CAC, Finesse, Tir, FOR, DEX, REF, VOL, CON, VIGUEUR, EVASION, INITIATIVE, armure."""
    names = (
        "CAC", "Finesse", "Tir", "FOR", "DEX", "REF", "VOL", "CON",
        "VIGUEUR", "EVASION", "INITIATIVE", "armure",
    )  # fmt: skip
    return Sheet(**dict(zip(names, stats, strict=True)), **fields)


ALDRIC = sheet(5, 2, 1, 4, 2, 2, 3, 3, 13, 2, 14, 4, armes=("epee_longue", "bouclier"))
BRUNE = sheet(2, 3, 6, 1, 4, 5, 2, 1, 11, 4, 16, 1, armes=("arc", "dague"))
CORVIN = sheet(
    3, 5, 2, 2, 3, 4, 4, 2, 12, 3, 15, 2,
    armes=("epee_courte", "dague"), main_faible="dague", talents=("deux_armes",),
)  # fmt: skip
GORM = sheet(4, 0, 0, 6, 1, 1, 3, 5, 14, 3, 12, 3)
ISAUDE = sheet(
    5, 1, 2, 3, 3, 2, 3, 3, 13, 2, 13, 4,
    armes=("epee_longue", "bouclier"), talents=("combat_monte",), monture="CHV",
)  # fmt: skip
TOM = sheet(2, 1, 1, 1, 1, 2, 1, 2, 12, 2, 11, 1, monture="MUL")
MIRELA = sheet(1, 1, 1, 0, 2, 3, 5, 1, 11, 2, 13, 0, armes=("eclat",))
GRUNT = sheet(3, 1, 2, 2, 1, 1, 0, 1, 12, 1, 12, 2, armes=("sabre",))
RURIK = sheet(5, 2, 3, 4, 2, 2, 3, 3, 13, 2, 13, 3, protagoniste=True, armes=("hache",))
OGRE = sheet(
    6, 0, 0, 8, 0, 0, 2, 6, 16, 0, 9, 4,
    protagoniste=True, zone_de_controle=2, armes=("gourdin_ogre",),
)  # fmt: skip
WARG = sheet(5, 0, 0, 5, 3, 3, 3, 3, 14, 4, 15, 1, ne_fuit_jamais=True, armes=("crocs",))
HORSE = Sheet(VIGUEUR=13, vitesse=12, bete_de_selle=True)
PLAIN = Sheet()
XBOW = WEAPONS["arbalete"]


def at(x: int, z: int, y: int = 64) -> Pos:
    return (x, y, z)


def hero(id: str, who: Sheet, x: int = 0, z: int = 0, y: int = 64, **counters: float) -> Being:
    """Played by somebody."""
    return Being(id, id, "PJ", who, at(x, z, y), f"player-{id}", counters=counters)


def foe(
    id: str, who: Sheet, x: int = 1, z: int = 0, y: int = 64, side: str = "BRI", **counters: float
) -> Being:
    """Played by the GM."""
    return Being(id, id, side, who, at(x, z, y), counters=counters)


def fight(*beings: Being, **script: Any) -> Played:
    """A fight in its first round, in the order given; its later dice are ``faces``."""
    faces = script.pop("faces", ())
    played = Played(RULESET, *beings, **script)
    ridden = [b.sheet.monture for b in beings if b.sheet.monture]
    played.dice(*[1 for b in beings if b.id not in ridden])
    bases = [b.sheet.INITIATIVE for b in beings if b.id not in ridden]
    for n in tied_dice(bases, [b for b in beings if b.id not in ridden]):
        played.dice(n)
    played.gm("begin")
    played.gm("order", who=tuple(b.id for b in beings if b.id not in ridden))
    played.gm("turn", who=beings[0].id)
    played.dice(*faces)
    return played


def tied_dice(bases: list[int], beings: list[Being]) -> list[int]:
    """Faces for roll-offs among those equal in base and REF across sides, last first."""
    dice: list[int] = []
    for base in sorted(set(bases), reverse=True):
        tied = [b for b in beings if base == b.sheet.INITIATIVE]
        if len({b.side for b in tied}) > 1:
            for ref in sorted({b.sheet.REF for b in tied}, reverse=True):
                same = [b for b in tied if ref == b.sheet.REF]
                if len(same) > 1:
                    dice += list(range(1, len(same) + 1))
    return dice


def begun(*beings: Being, dice: tuple[int, ...], before: Any = None, **script: Any) -> Played:
    """A fight whose first initiative is thrown as given."""
    played = Played(RULESET, *beings, **script)
    if before:
        before(played)
    played.dice(*dice)
    played.gm("begin")
    return played


def order(played: Played) -> list[str]:
    return [w for slot in played.fight.clock.slots for w in slot.who]


def tracks(played: Played, id: str) -> tuple[int, ...]:
    """Filled slots: fatigue, blessure, critique, mortelle."""
    c = played[id]
    return tuple(int(c[t]) for t in ("fatigue", "blessure", "critique", "mortelle"))


def walk(played: Played, who: str, *cells: tuple[int, int]) -> None:
    for x, z in cells:
        played.do(who, "step", to=at(x, z))


def effects(played: Played, id: str) -> list[str]:
    return sorted(e.name for e in played[id].effects())


def done(played: Played) -> None:
    """No die is left over."""
    assert played.ports.faces == []
