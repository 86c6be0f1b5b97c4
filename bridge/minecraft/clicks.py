"""Clicks: one trigger objective; its score is the token of one button."""

from .commands import holder, score_set, word
from .text import Run

OBJECTIVE = "melee"
"""The trigger that every button sets (≤ 16 characters for versions before 1.18)."""

TITLE = "Mêlée"
"""How the objective is shown, to operators and in the log."""

LARGEST_TOKEN = 2**31 - 1


def create(objective: str = OBJECTIVE) -> str:
    """Make the objective; its title is text in every version's spelling."""
    return f'scoreboard objectives add {word(objective)} trigger "{TITLE}"'


def button(token: int, objective: str = OBJECTIVE) -> Run:
    """The click that says this token."""
    if not 0 < token <= LARGEST_TOKEN:
        raise ValueError(f"{token} does not fit a score")
    return Run(f"/trigger {word(objective)} set {token}")


def take_back(who: str, token: int, objective: str = OBJECTIVE) -> str:
    """Set a trigger back to 0, unless something else was clicked since it was read."""
    test = f"{holder(who)} {word(objective)} matches {int(token)}"
    return f"execute if score {test} run {score_set(who, objective, 0)}"
