"""What a march costs the server: the questions about the ground are few, and bounded."""

from pathlib import Path

import pytest

from bridge.march import MOST_EXCHANGES
from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario
from bridge.scenario.stage import Stage
from bridge.terrain.port import MOST_BUDGET

Cell = tuple[int, int, int]
OLD, NEW = "1.16.5", "26.2"


def ring(x: int, z: int, far: int) -> list[Cell]:
    """A wall around a place."""
    return [
        (x + a, y, z + c)
        for a in range(-far, far + 1)
        for c in range(-far, far + 1)
        for y in (64, 65, 66)
        if max(abs(a), abs(c)) == far
    ]


def across(x: int, far: int) -> list[Cell]:
    return [(x, y, z) for y in (64, 65, 66) for z in range(-far, far + 1)]


def hills() -> list[Cell]:
    return [(x, 64, z) for x in range(2, 30) for z in range(-15, 16) if (x // 3 + z // 4) % 2]


async def sent(folder: Path, version: str, walls: list[Cell], to: str) -> tuple[int, str, object]:
    """Exchanges about blocks, what the game master is told, and where the orc is then."""
    orc = {"name": "Orc", "pos": [0, 64, 0], "template": "orc", "entity": "minecraft:zombie",
           "counters": {"moves": 60}}  # fmt: skip
    script = Scenario.model_validate({
        "title": "Marche", "ruleset": "blocs", "creature": [orc],
        "start": {"round": 1, "turn": "orc", "hooks": False},
        "block": [[list(cell), "minecraft:stone"] for cell in walls],
        "step": [{"note": "nothing"}],
    })  # fmt: skip
    stage = Stage(script, rulesets(), folder, version)
    await stage.open()
    try:
        stage.mark()
        before = len(stage.commands())
        stage.server.say("MJ", f"!en orc déplacement {to}")
        await stage.settle()
        asked = [c for c in stage.commands()[before:] if " if " in c or " unless " in c]
        told = " ".join(m.plain for m in stage.news("MJ"))
        assert stage.table is not None
        return len(asked), told, stage.table.fight.state.beings["orc"].pos
    finally:
        await stage.close()


@pytest.mark.parametrize("version", [OLD, NEW])
@pytest.mark.parametrize(
    ("walls", "to"),
    [
        (ring(12, 0, 1), "12 64 0"),
        (ring(16, 0, 6), "16 64 0"),
        (ring(0, 0, 6), "16 64 0"),
        (across(8, 40), "16 64 0"),
        ([*hills(), *across(9, 12)], "16 64 0"),
    ],
)
async def test_without_a_way_the_search_ends_and_one_sentence_says_so(
    tmp_path: Path, version: str, walls: list[Cell], to: str
) -> None:
    asked, told, where = await sent(tmp_path, version, walls, to)
    assert asked <= MOST_EXCHANGES + MOST_BUDGET
    assert told.count("Aucun chemin") == 1
    assert where == (0, 64, 0)


@pytest.mark.parametrize("version", [OLD, NEW])
async def test_around_a_wall_it_takes_no_hundred_questions_to_find_the_way(
    tmp_path: Path, version: str
) -> None:
    asked, told, where = await sent(tmp_path, version, across(4, 3), "8 64 0")
    assert where == (8, 64, 0), told
    assert asked <= 100
