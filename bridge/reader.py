"""Who a line is rendered for: a language, what they may know, and the buttons they may press."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine.requests import GM

from .view import View

Payload = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Reader:
    """``creatures``: whom they play here. ``uuid`` "" is any bystander of that language.

    ``token`` makes the number of a button that only this player can press.
    """

    language: str
    master: bool = False
    creatures: tuple[str, ...] = ()
    uuid: str = ""
    name: str = ""
    token: Callable[[str, Payload], int] = field(default=lambda uuid, payload: 1, compare=False)

    def knows(self, view: View, who: str) -> bool:
        """Whether this reader may hear of a creature at all."""
        if self.master or who == GM or who not in view.names:
            return True
        return view.perceives(self.creatures or ("",), who)

    def hears(self, view: View | None, audience: tuple[str, ...], who: tuple[str, ...]) -> bool:
        """Whether what is told to an audience, and of these creatures, is for this reader."""
        if self.master:
            return True
        if audience and not set(audience) & set(self.creatures):
            return False
        return bool(audience) or view is None or all(self.knows(view, w) for w in who)

    def speaks_for(self, view: View, who: str) -> bool:
        """Whether a question to ``who`` is this reader's: its player, else a game master."""
        if who in self.creatures:
            return True
        being = view.state.beings.get(who)
        return self.master and (being is None or not being.player)
