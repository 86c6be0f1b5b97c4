"""Four tracks of wounds and who holds whom: on the board, on the sheet, in answers."""

from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario
from bridge.scenario.run import perform
from bridge.scenario.stage import Stage

CAST = {
    "title": "Deux lutteurs",
    "ruleset": "vigueur",
    "creature": [
        {"name": "Gorm", "player": True, "side": "PJ", "pos": [0, 64, 0],
         "sheet": {"FOR": 6, "VIGUEUR": 14, "INITIATIVE": 14}},
        {"name": "Rurik", "player": True, "side": "BRI", "pos": [1, 64, 0],
         "sheet": {"FOR": 4, "VIGUEUR": 13, "armes": ["hache"]},
         "counters": {"fatigue": 2, "blessure": 1}},
    ],
    "step": [
        {"say": "MJ: !suivant", "dice": [["Gorm initiative", 1], ["Rurik initiative", 1]]},
        {"say": "Gorm: !attraper rurik", "dice": [["Gorm force", 18], ["Rurik force", 2]]},
        {"click": "Rurik: non"},
        {"say": "Gorm: !déf bras armé"},
    ],
}  # fmt: skip


async def played(folder: Path, *said: str, version: str = "") -> Stage:
    """Gorm holds Rurik, who is hurt; then these are said."""
    script = Scenario.model_validate(CAST)
    stage = Stage(script, rulesets(), folder, version)
    await stage.open()
    more = (
        Scenario.model_validate({**CAST, "step": [{"say": line} for line in said]})
        if said
        else None
    )
    for step in (*script.step, *(more.step if more else ())):
        stage.mark()
        stage.dice.put(step.dice)
        await perform(step, stage)
        await stage.settle()
    return stage


def texts(stage: Stage, player: str) -> str:
    """What this player was told, as plain text."""
    lines = [m.plain for m in stage.players[player].received]
    return "\n".join(lines).replace("\u00a0", " ").replace("\u202f", " ")


async def test_the_order_shows_wounds_and_holds(tmp_path: Path) -> None:
    stage = await played(tmp_path)
    try:
        lines = [text.strip() for text, _ in stage.server.sidebar("Gorm")]
        assert lines == ["▶ Gorm", "Rurik F2/4 B1/2 tenu(e)"]
    finally:
        await stage.close()


@pytest.mark.parametrize(("version", "text"), [("1.21.11", "F2/4 B1/2 C0/1 M0/1"), ("1.16.5", "")])
async def test_beside_a_name_stands_what_can_still_be_borne(
    tmp_path: Path, version: str, text: str
) -> None:
    stage = await played(tmp_path, version=version)
    try:
        assert stage.server.below_names()["Rurik"] == "5 emplacements libres"
        shown = [c for c in stage.commands() if "numberformat Rurik" in c]
        assert bool(shown) == bool(text)
        if text:
            assert text in shown[-1]
            assert "gold" in shown[-1]
    finally:
        await stage.close()


async def test_the_points_are_all_the_tracks_and_the_sheet_says_who_holds_whom(
    tmp_path: Path,
) -> None:
    stage = await played(tmp_path, "Rurik: !pv", "Rurik: !fiche", "Gorm: !fiche")
    try:
        told = texts(stage, "Rurik")
        assert "Rurik : 5 emplacements libres" in told
        for line in ("fatigue : 2 / 4", "blessures : 1 / 2", "critiques : 0 / 1", "réactions : 2"):
            assert line in told, line
        assert "↳ tenu(e) — par Gorm" in told
        assert "↳ Rurik : tenu(e)" in texts(stage, "Gorm")
    finally:
        await stage.close()


async def test_a_thing_named_where_there_is_none_is_not_answered_by_its_own_example(
    tmp_path: Path,
) -> None:
    stage = await played(tmp_path, "Gorm: !boire potion")
    try:
        assert "« potion » : vous n'avez rien de tel pour l'instant." in texts(stage, "Gorm")
    finally:
        await stage.close()
