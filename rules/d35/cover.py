"""T-07, D-ATK-09, D-TURN-06: what share of a body must be hidden for cover, or total cover."""

from collections.abc import Mapping

from rules.engine.content import Strict, load

from .sizes import DATA


class CoverShares(Strict):
    """Shares of a body, 0 to 1."""

    partial: float
    total: float


_SHARES = load(DATA / "cover.toml", CoverShares)

COVER_SHARES: Mapping[str, float] = {"partial": _SHARES.partial, "total": _SHARES.total}
"""Degree → the least share that gives it; bodies in the line are circumstances.py's."""
