"""The rulesets of a server: those installed, and the folders named in the settings."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from rules.engine.content import ContentError
from rules.engine.registry import RulesetError, from_folder, installed, with_data
from rules.engine.ruleset import Ruleset

__all__ = ["ContentError", "RulesetError", "rulesets"]


def rulesets(
    folders: Iterable[Path] = (), data: Mapping[str, Path] | None = None
) -> dict[str, Ruleset]:
    """By id; a folder's takes the place of an installed one.

    ``data``: id → a folder of files that replace entries of that ruleset's own. Raises
    RulesetError, ContentError.
    """
    found = installed()
    for folder in folders:
        rules = from_folder(folder)
        found[rules.id] = rules
    for id, own in (data or {}).items():
        if id not in found:
            raise RulesetError(f"data: there is no ruleset {id} (there are: {', '.join(found)})")
        found[id] = with_data(found[id], own)
    return found
