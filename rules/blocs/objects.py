"""Things that can be struck: a door, a winch, with figures from the game master."""

from dataclasses import dataclass

from rules.engine import changes
from rules.engine.requests import Flow, Tell
from rules.engine.state import Being, Pos

from .conditions import NEUTRAL
from .points import start_points
from .sheet import Fight, Sheet


@dataclass(frozen=True, slots=True)
class Thing:
    """``ca`` and ``pv`` as the GM says; the defaults are those of a piece of furniture."""

    actor: str
    at: Pos
    name: str
    ca: int = 10
    pv: int = 5


def add_object(fight: Fight, act: Thing) -> Flow[None]:
    """B-ATK-02, AMB-85: an object stands there; it takes no turn, defends nothing, is nobody's."""
    number = 1 + sum(c.sheet.genre == "objet" for c in fight)
    while f"objet-{number}" in fight:
        number += 1
    sheet = Sheet(genre="objet", hauteur=1, pv_max=max(1, act.pv), ca=act.ca, deplacement=0)
    yield changes.Join(Being(f"objet-{number}", act.name, NEUTRAL, sheet, act.at))
    thing = fight[f"objet-{number}"]
    yield from start_points(fight, thing)
    yield Tell("object", (thing.id,), {"ca": act.ca, "pv": thing["pv"]})
