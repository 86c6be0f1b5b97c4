"""Spells as they are cast: time, components, how they reach, what the target may do about it."""

from collections.abc import Mapping
from typing import Any, Literal

from rules.engine.content import DiceText, Strict, load_table

from .sizes import DATA

CastingTime = Literal["simple", "libre", "rapide", "immediate", "1_round", "1_minute", "complexe"]


class Spell(Strict):
    """One spell. ``de_par_niveau``: dice for each caster level, up to ``des_max`` of them."""

    nom: str
    niveau: int
    temps: CastingTime = "simple"
    V: bool = True
    G: bool = True
    M: bool = False
    F: bool = False
    FD: bool = False
    encombrant: bool = False
    """D-TAB-06: a component that is not simply at hand; the GM says."""
    prix: int = 0
    PX: int = 0
    portee: Literal["personnelle", "contact", "metres"] = "metres"
    portee_m: float = 0
    attaque: Literal["", "contact", "rayon"] = ""
    """A melee touch, a ranged touch, or no roll."""
    rayon_m: float = 0
    """Of an area around its point; 0 = one target."""
    contacts: int = 1
    """D-TOUCH-07: how many may be touched."""
    concentration: bool = False
    """D-CAST-11: lasts while it is maintained."""
    dirige: bool = False
    """D-MOVE-11: moved by a move action."""
    minutieux: bool = False
    """D-GRAPPLE-21: needs careful preparation."""
    metamagie: bool = False
    """D-FRC-07: raised by a metamagic feat."""
    inoffensif: bool = False
    """Friends take it without a save or a roll."""
    sauvegarde: Literal["", "vigueur", "reflexes", "volonte"] = ""
    effet_sauvegarde: Literal["annule", "demi", "partiel"] = "annule"
    resistance: bool = True
    """Whether spell resistance may stop it."""
    degats: DiceText = ""
    de_par_niveau: DiceText = ""
    des_max: int = 0
    soin: bool = False
    """What it rolls gives hit points back."""
    duree_rounds: int = 0
    """0: instantaneous, or as long as the GM says."""

    def dice(self, caster_level: int) -> str:
        """What it rolls from a caster of that level; "" for nothing."""
        if not self.de_par_niveau:
            return self.degats
        count = max(1, min(caster_level, self.des_max or caster_level))
        return f"{count}{self.de_par_niveau.removeprefix('1')}"


SPELLS: Mapping[str, Spell] = load_table(DATA / "spells.toml", Spell)


def known(given: Any) -> Any:
    """The spells of a sheet: those told by name, or by name with changes (``modele``), in full."""
    if not isinstance(given, list | tuple):
        return given
    return tuple([_spell(one) for one in given])


def _spell(one: Any) -> Any:
    changes = {"modele": one} if isinstance(one, str) else one
    if not isinstance(changes, Mapping) or "modele" not in changes:
        return one
    model = SPELLS.get(changes["modele"])
    if model is None:
        raise ValueError(f"sorts: no spell is called {changes['modele']!r}")
    return {**model.model_dump(), **{k: v for k, v in changes.items() if k != "modele"}}
