"""Whatever goes wrong between service and server, the fight is the same: no more, no less."""

from pathlib import Path

import pytest

from bridge.sim.faults import Faults, fault

from .test_kill import Run, played

STALL_SECONDS, TIMEOUT_SECONDS = 2.0, 1.0
"""Of answers held back, and of a client that does not wait so long."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("faults")


_whole: list[Run] = []


async def whole(folder: Path) -> Run:
    """The fight when nothing goes wrong; played once."""
    if not _whole:
        _whole.append(await played(folder / "whole", 0, 0))
    return _whole[0]


@pytest.mark.parametrize(
    ("written", "at_least"),
    [("drop:0.05", 5), ("garbage:0.05", 5), ("cross-talk:0.1", 5), ("stall:0.02", 2),
     ("restart:0.02", 2)],
)  # fmt: skip
async def test_the_fight_is_the_same(written: str, at_least: int, folder: Path) -> None:
    wrong = Faults((fault(written),), seed=3, stall_seconds=STALL_SECONDS)
    good = await whole(folder)
    kind = written.partition(":")[0]
    timeout_seconds = TIMEOUT_SECONDS if kind == "stall" else 10
    run = await played(folder / kind, 0, 0, wrong, timeout_seconds)
    count = wrong.happened.total()
    assert count >= at_least
    assert run.creatures == good.creatures
    assert run.commands == good.commands
    assert not run.faults
    assert run.scores == run.points
    assert not good.read - run.read, "every line is told"
    assert (run.read - good.read).total() <= count, "and at worst repeated once a fault"


@pytest.mark.parametrize("seed", [3, 6])
async def test_killed_amid_all_of_it_the_fight_is_the_same(seed: int, folder: Path) -> None:
    kinds = ("drop:0.03", "garbage:0.03", "cross-talk:0.1", "restart:0.005")
    wrong = Faults(tuple(map(fault, kinds)), seed=seed)
    good = await whole(folder)
    run = await played(folder / f"killed-{seed}", seed, 0.25, wrong)
    assert run.kills > 5
    assert wrong.happened.keys() >= {"drop", "garbage", "cross-talk"}
    assert run.creatures == good.creatures
    assert run.commands == good.commands
    assert not run.faults
    assert run.scores == run.points
    assert not good.read - run.read, "every line is told"
    assert (run.read - good.read).total() <= wrong.happened.total() + run.kills
