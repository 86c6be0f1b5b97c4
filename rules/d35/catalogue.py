"""Creatures ready to play: the reference cast, and what Minecraft's own come to."""

from collections.abc import Mapping

from rules.engine.content import ContentError, given_in, load_table

from .sheet import Sheet, Template
from .sizes import DATA


def by_entity(templates: Mapping[str, Template], file: str = "") -> dict[str, str]:
    """Which creature each Minecraft type is. Raises ContentError if one is two."""
    found: dict[str, str] = {}
    for name, template in templates.items():
        for entity in template.entites:
            first = found.setdefault(f"minecraft:{entity}", name)
            if first != name:
                place = file or given_in(DATA / "creatures.toml", name)
                raise ContentError(place, name, "entites", f"{entity} is [{first}] already")
    return found


TEMPLATES: Mapping[str, Template] = load_table(DATA / "creatures.toml", Template)
CREATURES: Mapping[str, Sheet] = {
    name: Sheet.model_validate(template.model_dump(exclude={"entites"}))
    for name, template in TEMPLATES.items()
}
BY_ENTITY: Mapping[str, str] = by_entity(TEMPLATES)
