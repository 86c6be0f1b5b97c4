"""W-ATK-02, W-RNG-01, A17: what share of a body must be hidden to be in cover, or out of sight."""

from collections.abc import Mapping
from pathlib import Path

from rules.engine.content import Strict, load


class CoverShares(Strict):
    """``cover.toml``: shares of a body, 0 to 1."""

    partial: float
    total: float


_SHARES = load(Path(__file__).parent / "data" / "cover.toml", CoverShares)

COVERS: Mapping[str, float] = {"partial": _SHARES.partial, "total": _SHARES.total}
"""Degree → the least share that gives it; bodies in the line are W-RNG-01's."""
