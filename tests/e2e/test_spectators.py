"""Whoever only looks on is no fighter: he may not join, and where he flies his creature is not."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import read
from bridge.scenario.stage import Stage
from rules.engine.state import Being

FIGHT = """
title = "Spectateurs"
ruleset = "blocs"

[bridge]
walking = "strict"

[start]
round = 1
order = ["aldric", "orc"]
turn = "aldric"
hooks = false

[[bystander]]
name = "Zoe"
pos = [3, 64, 3]

[[creature]]
name = "Aldric"
player = true
pos = [0, 64, 0]
template = "garde"
counters = { moves = 8 }

[[creature]]
name = "Orc"
pos = [9, 64, 0]
template = "orc"
entity = "minecraft:zombie"

[[step]]
wait = 1
"""


@pytest.fixture(params=["1.16.5", "26.3"])
async def stage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stage]:
    script = tmp_path / "fight.toml"
    script.write_text(FIGHT, encoding="utf-8")
    made = Stage(read(script), rulesets(), tmp_path, request.param)
    await made.open()
    yield made
    await made.close()


def aldric(stage: Stage) -> Being:
    table = stage.table
    assert table is not None
    return table.fight.state.beings["aldric"]


async def mode(stage: Stage, name: str, wanted: str) -> None:
    """Set it, and let it be seen."""
    stage.server.run(f"/gamemode {wanted} {name}")
    await stage.settle()


async def test_a_fighter_who_looks_on_walks_no_steps(stage: Stage) -> None:
    await mode(stage, "Aldric", "spectator")
    stage.mark()
    stage.put("Aldric", (3, 64, 0))
    await stage.settle()
    assert aldric(stage).pos == (0, 64, 0)
    assert stage.players["Aldric"].pos == (3.5, 64.0, 0.5), "nobody brings him back"
    assert stage.news("Aldric") == []
    stage.put("Aldric", (0, 64, 0))
    await mode(stage, "Aldric", "survival")
    stage.put("Aldric", (1, 64, 0))
    await stage.settle()
    assert aldric(stage).pos == (1, 64, 0), "a step"


async def test_who_looks_on_may_not_join_until_he_does_no_more(stage: Stage) -> None:
    await mode(stage, "Zoe", "spectator")
    stage.mark()
    stage.server.say("Zoe", "!rejoindre")
    await stage.settle()
    assert "spectateur" in stage.news("Zoe")[-1].plain
    table = stage.table
    assert table is not None
    assert "zoe" not in table.fight
    await mode(stage, "Zoe", "survival")
    stage.server.say("Zoe", "!rejoindre")
    await stage.settle()
    assert "zoe" in table.fight


async def test_a_spectator_is_known_as_soon_as_he_has_come(stage: Stage) -> None:
    stage.server.join("Yan", (2.5, 64.0, 2.5)).gamemode = "spectator"
    await stage.settle()
    stage.server.say("Yan", "!rejoindre")
    await stage.settle()
    table = stage.table
    assert table is not None
    assert "yan" not in table.fight
