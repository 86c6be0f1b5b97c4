"""The reference cast, and ways to put it in a fight: one block a square, nobody bleeds."""

from collections.abc import Mapping
from typing import Any

from rules.d35 import RULESET
from rules.d35.catalogue import CREATURES
from rules.d35.initiative import bonus
from rules.d35.settings import over
from rules.d35.sheet import Sheet
from rules.engine.state import Being, Pos
from tests.rules.scripted import Played

NAMES = {
    "ALD": "aldric",
    "BRU": "brune",
    "CYR": "cyrielle",
    "JOZ": "jozan",
    "IRI": "iris",
    "TOR": "tordek",
    "ORC": "sergent_orque",
    "GOB": "gobelin",
    "OGR": "ogre",
    "ZOM": "zombie",
    "NEC": "necrophage",
    "HRS": "destrier_lourd",
}
HEROES = ("ALD", "BRU", "CYR", "JOZ", "IRI", "TOR", "HRS")
SQUARES = {"geo": {"blocks_per_square": 1.0, "step_tolerance_m": 0.7}, "dying": {"bleed": False}}
"""One block is one square: a diagonal step is 2.12 m."""


def at(x: int, z: int = 0, y: int = 64) -> Pos:
    return (x, y, z)


def sheet_of(id: str, **changes: Any) -> Sheet:
    """Somebody of the cast, by the first three letters, changed."""
    base = CREATURES[NAMES[id[:3]]]
    if not changes:
        return base
    return Sheet.model_validate(
        {**base.model_dump(), **Sheet(**changes).model_dump(include=set(changes))}
    )


def one(id: str, x: int, z: int = 0, *, side: str = "", player: str = "", **changes: Any) -> Being:
    """Somebody of the cast in a square; ``id`` begins with the letters of the cast.

    A change is a field of the sheet.
    """
    side = side or ("PJ" if id[:3] in HEROES else "MONSTRES")
    return Being(id, id, side, sheet_of(id, **changes), at(x, z), player)


def fight(
    *beings: Being, counts: Mapping[str, int] | None = None, fresh: bool = False, **script: Any
) -> Played:
    """A fight in the first turn of its first round, everybody in the order given.

    ``counts``: initiative counts to have, ``ties``: dice of the roll-offs. ``fresh``: nobody has
    acted, so all are flat-footed.
    """
    faces, ties = script.pop("faces", ()), script.pop("ties", ())
    settings = over(SQUARES, script.pop("settings", {}))
    before = script.pop("before", None)
    played = Played(RULESET, *beings, settings=settings, **script)
    if before:
        before(played)
    played.dice(*initiative(played, beings, counts or {}), *ties)
    played.gm("begin")
    if not fresh:
        for b in beings:
            if played[b.id].has("flat_footed"):
                played.gm("lift", who=b.id, name="flat_footed")
    played.dice(*faces)
    return played


def initiative(played: Played, beings: tuple[Being, ...], counts: Mapping[str, int]) -> list[int]:
    """Faces that put them in the order given, or on the counts told."""
    extra = [bonus(played[b.id]) for b in beings]
    top = min(20 + more + i for i, more in enumerate(extra))
    return [
        counts.get(b.id, top - i) - more
        for i, (b, more) in enumerate(zip(beings, extra, strict=True))
    ]


def order(played: Played) -> list[str]:
    return [w for slot in played.fight.clock.slots for w in slot.who]


def effects(played: Played, id: str) -> list[str]:
    return sorted(e.name for e in played[id].effects())


def walk(played: Played, who: str, *cells: tuple[int, int]) -> None:
    for x, z in cells:
        played.do(who, "step", to=at(x, z))


def end(played: Played) -> None:
    """Whoever acts ends its turn."""
    played.do(played.fight.acting[0].id, "end")


def turn_of(played: Played, who: str) -> None:
    """Let turns pass until it is this creature's."""
    for _ in range(40):
        if played.fight.acting[0].id == who:
            return
        end(played)
    raise AssertionError(f"{who} never has a turn")


def done(played: Played) -> None:
    """No die is left over."""
    assert played.ports.faces == []
