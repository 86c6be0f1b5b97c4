"""A scenario with kills or other faults on the way comes to the same end. All: ``make kills``."""

import secrets
from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import read

from .faults import FAULTS
from .fuse import KILL_LIKELY, Fuse
from .mortal import Mortal
from .play import SCENARIOS, played, ten_digits

FEW = ("blocs/s01.toml", "path/premier-combat.toml", "path/tour-fige.toml", "vigueur/s03.toml")


@pytest.fixture(autouse=True)
def numbers_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a long line is cut hangs on the length of its buttons' numbers: let it be the same."""
    monkeypatch.setattr(secrets, "randbelow", ten_digits)


def folders(path: Path) -> tuple[Path, Path]:
    """For the whole run and the troubled one."""
    both = path / "whole", path / "troubled"
    for folder in both:
        folder.mkdir()
    return both


@pytest.mark.parametrize("path", FEW)
async def test_a_killed_scenario_ends_like_a_whole_one(tmp_path: Path, path: str) -> None:
    script, rules, (one, other) = read(SCENARIOS / path), rulesets(), folders(tmp_path)
    whole = await played(Mortal(script, rules, one, Fuse(0, 0)))
    stage = Mortal(script, rules, other, Fuse(1, KILL_LIKELY))
    killed = await played(stage)
    assert stage.troubles
    assert killed.differences(whole) == []


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("path", FEW)
async def test_a_troubled_scenario_ends_like_a_whole_one(
    tmp_path: Path, path: str, fault: str
) -> None:
    script, rules, (one, other) = read(SCENARIOS / path), rulesets(), folders(tmp_path)
    whole = await played(Mortal(script, rules, one, Fuse(0, 0)))
    stage = FAULTS[fault](script, rules, other, seed=1)
    troubled = await played(stage)
    assert stage.troubles
    assert troubled.differences(whole) == []
