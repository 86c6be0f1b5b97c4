"""Where rulesets are found: the entry points ``melee.rulesets``, or a folder of a server's own."""

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path

from .ruleset import Ruleset

GROUP = "melee.rulesets"


class RulesetError(Exception):
    """A ruleset cannot be had: says which and why, in one sentence."""


def installed() -> dict[str, Ruleset]:
    """Every installed ruleset, by id."""
    found: dict[str, Ruleset] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda p: p.name):
        rules = point.load()
        if not isinstance(rules, Ruleset):
            raise RulesetError(f"{point.value} is no Ruleset")
        found[rules.id] = rules
    return found


def from_folder(folder: Path) -> Ruleset:
    """The ``RULESET`` of a folder that holds an ``__init__.py``. Raises RulesetError."""
    start = folder / "__init__.py"
    if not start.is_file():
        raise RulesetError(f"{folder}: no ruleset here, __init__.py is missing")
    name = f"melee_ruleset_{folder.name}"
    spec = importlib.util.spec_from_file_location(
        name, start, submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None:
        raise RulesetError(f"{start}: cannot be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    rules = getattr(module, "RULESET", None)
    if not isinstance(rules, Ruleset):
        raise RulesetError(f"{start}: RULESET is missing or is no Ruleset")
    return rules
