"""B-COV-01…05, AMB-46: what share of a body must be hidden for each degree of cover."""

from collections.abc import Mapping
from typing import Any

from rules.engine.content import Strict, load

from .arms import DATA
from .settings import DEFAULTS


class CoverShares(Strict):
    """``cover.toml``: ``corps``: the most of a body, 0 to 1, that a creature in the way hides."""

    corps: float


BY_BODIES = load(DATA / "cover.toml", CoverShares).corps
"""B-COV-03: somebody in the way hides this much of whoever is behind, and no more."""

KEYS: Mapping[str, str] = {"partial": "partiel", "important": "important", "total": "complet"}


def covers(chosen: Mapping[str, Any]) -> Mapping[str, float]:
    """B-COV-02, AMB-46: degree → the least share that gives it, in a fight with these settings."""
    given = {**DEFAULTS["abri"], **chosen.get("abri", {})}
    return {degree: float(given[key]) for degree, key in KEYS.items()}


COVERS: Mapping[str, float] = covers({})
"""Degree → the least share that gives it, where nobody has chosen otherwise."""
