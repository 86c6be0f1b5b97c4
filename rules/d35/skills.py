"""Skills that a fight uses, under their French names on a sheet and their ids in the rules."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from rules.engine.content import Strict, load_table

from .sizes import DATA

Ability = Literal["FOR", "DEX", "CON", "INT", "SAG", "CHA"]
ABILITIES: tuple[Ability, ...] = get_args(Ability)


class Skill(Strict):
    """``trained``: nobody tries it without having learnt it; ``armour``: armour hampers it."""

    nom: str
    id: str
    ability: Ability
    trained: bool = False
    armour: bool = False


SKILLS: Mapping[str, Skill] = load_table(DATA / "skills.toml", Skill)
_BY_ID = {skill.id: name for name, skill in SKILLS.items()}


def named_skill(id: str) -> tuple[str, Skill]:
    """Its name on a sheet, and its row; KeyError for an id of no skill."""
    return _BY_ID[id], SKILLS[_BY_ID[id]]


def check_skills(given: Any) -> None:
    """Raises ValueError for a skill of a sheet that data/skills.toml does not have."""
    if isinstance(given, Mapping):
        for name in given:
            if name not in SKILLS:
                known = ", ".join(SKILLS)
                raise ValueError(f"competences: no skill is called {name!r}; known: {known}")
