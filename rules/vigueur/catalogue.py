"""Things and creatures ready to use."""

from collections.abc import Mapping

from rules.engine.content import Strict, load_table

from .arms import DATA
from .sheet import Sheet, Template


class Thing(Strict):
    """Something carried: ``fatigue`` points it takes away when drunk (0: none)."""

    nom: str
    fatigue: int = 0


THINGS: Mapping[str, Thing] = load_table(DATA / "objects.toml", Thing)
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
