"""T-16: feats, under their French names on a sheet and their flags in the rules."""

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.content import ContentError, Strict, given_in, load_table

from .sizes import DATA

FLAGS = (
    "improved_unarmed_strike",
    "improved_grapple",
    "precise_shot",
    "combat_expertise",
    "two_weapon_fighting",
    "cleave",
    "great_cleave",
    "run",
    "quicken_spell",
    "metamagic",
    "whirlwind_attack",
    "improved_disarm",
    "improved_bull_rush",
    "mounted_combat",
    "improved_trip",
    "improved_sunder",
    "improved_feint",
    "improved_overrun",
    "trample",
    "extra_turning",
    "combat_reflexes",
    "item_creation",
)
"""What the rules ask for; "combat_reflexes" is D-AOO-04's, "item_creation" does nothing here."""


class Feat(Strict):
    """What people call it, and the flag it raises."""

    nom: str
    flag: str


def check_flags(feats: Mapping[str, Feat], file: str = "") -> None:
    """Every flag has one feat, every feat one flag. Raises ContentError."""
    seen: dict[str, str] = {}

    def place(name: str) -> str:
        return file or given_in(DATA / "feats.toml", name)

    for name, feat in feats.items():
        if feat.flag not in FLAGS:
            reason = f"no such flag: {feat.flag!r}; allowed: {', '.join(FLAGS)}"
            raise ContentError(place(name), name, "flag", reason)
        if feat.flag in seen:
            reason = f"overlap: [{seen[feat.flag]}] has {feat.flag!r} too"
            raise ContentError(place(name), name, "flag", reason)
        seen[feat.flag] = name
    for flag in FLAGS:
        if flag not in seen:
            raise ContentError(place(""), "", "flag", f"gap: no feat for {flag!r}")


FEATS: Mapping[str, Feat] = load_table(DATA / "feats.toml", Feat)
check_flags(FEATS)
_NAMED = {feat.flag: name for name, feat in FEATS.items()}


def check_feats(given: Any) -> None:
    """Raises ValueError for a feat of a sheet that data/feats.toml does not have."""
    if isinstance(given, list | tuple):
        for name in given:
            if name not in FEATS:
                raise ValueError(f"dons: no feat is called {name!r}; known: {', '.join(FEATS)}")


def has_flag(feats: Iterable[str], flag: str) -> bool:
    """Whether one of these feats raises the flag; KeyError for a flag of no feat."""
    return _NAMED[flag] in feats
