"""T-01, T-17: what each action costs, and whether it provokes."""

from collections.abc import Mapping
from typing import Literal

from rules.engine.content import ContentError, Strict, given_in, load_table

from .sizes import DATA

Kind = Literal["standard", "move", "full", "free", "none", "attack", "varies"]
Provokes = Literal["no", "yes", "target", "start", "held", "as_action", "usually", "varies"]
Restricted = Literal["standard", "impossible", "split"]


class Action(Strict):
    """D-ACT-14. ``type`` "attack": in place of a melee attack (D-TAB-07).

    ``restricted``: what becomes of a full-round action under restricted activity (D-RESTR-02, 03);
    "impossible" ones cannot be started and completed either (D-START-04).
    """

    nom: str
    type: Kind
    provokes: Provokes = "no"
    restricted: Restricted = "split"

    @property
    def splits(self) -> bool:
        """D-START-01, 04: may be done in two standard actions."""
        return self.type == "full" and self.restricted == "split"


def check_actions(actions: Mapping[str, Action], file: str = "") -> None:
    """Raises ContentError for a restriction of what is no full-round action."""
    for name, action in actions.items():
        if action.type != "full" and action.restricted != "split":
            place = file or given_in(DATA / "actions.toml", name)
            raise ContentError(place, name, "restricted", "only full-round actions have one")


ACTIONS: Mapping[str, Action] = load_table(DATA / "actions.toml", Action)
check_actions(ACTIONS)
