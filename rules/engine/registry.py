"""Where rulesets are found: the entry points ``melee.rulesets``, or a folder of a server's own."""

import difflib
import importlib.util
import sys
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path

from .content import ContentError
from .own_data import own_data
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


def check_own_files(folder: Path, known: Iterable[str]) -> None:
    """Every TOML file of a server's own data replaces something. Raises ContentError."""
    names = sorted(known)
    if not folder.is_dir():
        raise ContentError(str(folder), "", "", "no such folder")
    for path in sorted(folder.glob("*.toml")):
        if path.name not in names:
            close = difflib.get_close_matches(path.name, names, 1)
            hint = f"did you mean {close[0]}? " if close else ""
            reason = f"replaces no file; {hint}there are: {', '.join(names)}"
            raise ContentError(str(path), "", "", reason)


def with_data(rules: Ruleset, data: Path) -> Ruleset:
    """The same game, with a server's own files over its data.

    Raises RulesetError, ContentError.
    """
    check_own_files(data, [path.name for path in (rules.folder / "data").glob("*.toml")])
    return from_folder(rules.folder, data)


def from_folder(folder: Path, data: Path | None = None) -> Ruleset:
    """The ``RULESET`` of a folder that holds an ``__init__.py``; ``data``: files over its own.

    Raises RulesetError, ContentError.
    """
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
    for part in [n for n in sys.modules if n.startswith(f"{name}.")]:
        del sys.modules[part]  # else they keep the data they were first read with
    with own_data(data):
        spec.loader.exec_module(module)
    rules = getattr(module, "RULESET", None)
    if not isinstance(rules, Ruleset):
        raise RulesetError(f"{start}: RULESET is missing or is no Ruleset")
    return rules
