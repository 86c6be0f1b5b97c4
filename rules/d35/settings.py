"""What a game master may choose, with the numbers of the game; frozen when a fight opens.

The values are in data/constants.toml; data/profiles has those that hang on the profile. What
is given for a fight goes over a server's own constants, those over its profile, the profile
over the constants.
"""

from collections.abc import Mapping
from functools import reduce
from pathlib import Path
from typing import Any, Literal, get_args

from rules.engine.content import load

from .settings_combat import Combat
from .settings_magic import Magic
from .settings_manoeuvres import Manoeuvres
from .settings_world import World
from .sheet import Fight
from .sizes import DATA

Profile = Literal["texte", "srd"]
PROFILE_NAMES: tuple[Profile, ...] = get_args(Profile)


class Numbers(World, Combat, Manoeuvres, Magic):
    """data/constants.toml, with what a profile of data/profiles puts over it: every key."""

    profile: Profile


def profile_of(folder: Path, name: str) -> dict[str, Any]:
    """The settings as they are in one profile. Raises ContentError."""
    return load(folder / "constants.toml", Numbers, folder / "profiles" / name).model_dump()


PROFILES: Mapping[str, Mapping[str, Any]] = {
    name: {**profile_of(DATA, name), "profile": name} for name in PROFILE_NAMES
}
USUAL: Profile = profile_of(DATA, "texte")["profile"]
"""The profile of whoever chooses none: a server's own constants may say another."""
DEFAULTS: Mapping[str, Any] = PROFILES[USUAL]


def over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables merged key by key."""
    merged = dict(below)
    for key, given in above.items():
        value, old = given, merged.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            value = over(old, value)
        merged[key] = value
    return merged


class Settings(Numbers):
    """The same, where whatever is not given is as the chosen profile has it."""

    def __init__(self, **given: Any) -> None:
        below = PROFILES.get(str(given.get("profile", USUAL)), DEFAULTS)
        super().__init__(**over(below, _read(given, below)))


def _read(given: Any, like: Any) -> Any:
    """Words typed for a number, a choice of yes or no or a list, as what they stand for.

    What is not understood stays as it is, for the model to refuse.
    """
    if isinstance(given, Mapping) and isinstance(like, Mapping):
        return {key: _read(value, like.get(key)) for key, value in given.items()}
    if not isinstance(given, str) or isinstance(like, str):
        return given
    if isinstance(like, bool):
        return YES_NO.get(given.casefold(), given)
    if isinstance(like, tuple):
        return tuple([part.strip() for part in given.split(",") if part.strip()])
    try:
        return type(like)(given.replace(",", ".")) if isinstance(like, int | float) else given
    except ValueError:
        return given


YES_NO = {"oui": True, "vrai": True, "true": True, "non": False, "faux": False, "false": False}


def setting(fight: Fight, *path: str) -> Any:
    """What holds in this fight: what was chosen when it opened, else what its profile has."""
    given: Any = fight.settings
    for key in path:
        if not isinstance(given, Mapping) or key not in given:
            base = PROFILES.get(str(fight.settings.get("profile", USUAL)), DEFAULTS)
            return reduce(lambda table, part: table[part], path, base)
        given = given[key]
    return given
