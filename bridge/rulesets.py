"""The rulesets of a server: those installed, and the folders named in the settings."""

from collections.abc import Iterable
from pathlib import Path

from rules.engine.content import ContentError
from rules.engine.registry import RulesetError, from_folder, installed
from rules.engine.ruleset import Ruleset

__all__ = ["ContentError", "RulesetError", "rulesets"]


def rulesets(folders: Iterable[Path] = ()) -> dict[str, Ruleset]:
    """By id; a folder's takes the place of an installed one. Raises RulesetError, ContentError."""
    found = installed()
    for folder in folders:
        rules = from_folder(folder)
        found[rules.id] = rules
    return found
