"""Things that can be struck: a door, a winch, with figures from the game master."""

from dataclasses import dataclass

from rules.engine import changes
from rules.engine.requests import Flow, Tell
from rules.engine.state import Being, Pos

from .conditions import NEUTRAL
from .points import start_points
from .settings import setting
from .sheet import Fight, Sheet


@dataclass(frozen=True, slots=True)
class Thing:
    """``ca`` and ``pv`` as the GM says; 0: those of a piece of furniture."""

    actor: str
    at: Pos
    name: str
    ca: int = 0
    pv: int = 0


def add_object(fight: Fight, act: Thing) -> Flow[None]:
    """B-ATK-02, AMB-85: an object stands there; it takes no turn, defends nothing, is nobody's."""
    number = 1 + sum(c.sheet.genre == "objet" for c in fight)
    while f"objet-{number}" in fight:
        number += 1
    ca = act.ca or int(setting(fight, "objet", "ca"))
    most = max(1, act.pv or int(setting(fight, "objet", "pv")))
    sheet = Sheet(genre="objet", hauteur=1, pv_max=most, ca=ca, deplacement=0)
    yield changes.Join(Being(f"objet-{number}", act.name, NEUTRAL, sheet, act.at))
    thing = fight[f"objet-{number}"]
    yield from start_points(fight, thing)
    yield Tell("object", (thing.id,), {"ca": ca, "pv": thing["pv"]})
