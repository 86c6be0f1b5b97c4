"""Every scenario file over the whole path; and that a scenario which should fail does."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bridge.cli import KINDS, main
from bridge.rulesets import rulesets
from bridge.scenario.file import read
from bridge.scenario.run import play
from bridge.sim.flavours import FLAVOURS

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))
FIRST = FOLDER / "path" / "premier-combat.toml"
VERSIONS = ("1.16.5", "1.20.4", "1.21.4", "1.21.5", "26.2")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(FOLDER)))
async def test_a_scenario_goes_as_written(path: Path) -> None:
    result = await play(read(path), rulesets())
    assert result.failure is None, result.failure


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_fight_is_the_same_on_every_version(version: str) -> None:
    result = await play(read(FIRST), rulesets(), version)
    assert result.failure is None, result.failure
    tellraws = [c for c in result.commands if c.startswith("tellraw")]
    assert tellraws
    assert all("Unknown" not in c for c in tellraws)


@pytest.mark.parametrize("version", [VERSIONS[0], VERSIONS[-1]])
@pytest.mark.parametrize("name", ["s03", "a_l_abri_puis_a_decouvert", "par_dessus_le_rempart"])
async def test_the_ground_is_the_same_on_every_version(name: str, version: str) -> None:
    result = await play(read(FOLDER / "blocs" / f"{name}.toml"), rulesets(), version)
    assert result.failure is None, result.failure


@pytest.mark.parametrize("flavour", KINDS[1:])
async def test_a_fight_is_the_same_on_every_kind_of_server(flavour: str) -> None:
    version = VERSIONS[0] if flavour.startswith("forge") else ""
    result = await play(read(FIRST), rulesets(), version, flavour)
    assert result.failure is None, result.failure


def test_the_kinds_that_can_be_chosen_are_those_there_are() -> None:
    assert sorted(KINDS) == sorted(FLAVOURS)


def scenario(*args: str) -> Result:
    return CliRunner().invoke(main, ["scenario", *args])


def changed(folder: Path, old: str, new: str) -> str:
    path = folder / "changed.toml"
    text = FIRST.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return str(path)


def test_a_changed_die_fails_and_says_where(tmp_path: Path) -> None:
    path = changed(tmp_path, '["aldric attack", 15, "d20"]', '["aldric attack", 2, "d20"]')
    result = scenario(path)
    assert result.exit_code == 1
    assert re.search(r"changed\.toml: step 9 \(click 'MJ: rien'\): .*was not thrown", result.output)


def test_a_missing_die_fails(tmp_path: Path) -> None:
    result = scenario(changed(tmp_path, ', ["aldric damage", 6, "d8"]', ""))
    assert result.exit_code == 1
    assert "no die is left for: aldric damage (d8)" in result.output


def test_a_die_of_somebody_else_fails(tmp_path: Path) -> None:
    result = scenario(changed(tmp_path, '["aldric attack"', '["zombie attack"'))
    assert result.exit_code == 1
    assert "which is not zombie's" in result.output


def test_a_button_that_is_not_there_fails(tmp_path: Path) -> None:
    result = scenario(changed(tmp_path, "Aldric: rejoindre", "Aldric: voler"))
    assert result.exit_code == 1
    assert "Aldric has no button 'voler'" in result.output


def test_a_wrong_template_fails_at_the_start(tmp_path: Path) -> None:
    result = scenario(changed(tmp_path, 'template = "garde"', 'template = "dragon"'))
    assert result.exit_code == 1
    assert "start: Aldric: no template dragon" in result.output


def test_what_is_no_scenario_ends_with_2(tmp_path: Path) -> None:
    result = scenario(changed(tmp_path, "title = ", "titel = "))
    assert result.exit_code == 2
    assert "titel: Extra inputs are not permitted" in result.output


def test_results_as_json_and_commands_on_record(tmp_path: Path) -> None:
    record = tmp_path / "commands.txt"
    result = scenario(str(FIRST), "--json", "--record", str(record), "--version", "1.20.4")
    assert result.exit_code == 0
    report = json.loads(result.output)
    assert (report["passed"], report["title"]) == (True, "Premier combat")
    commands = record.read_text("utf-8").splitlines()
    assert "list uuids" in commands
    assert all(len(c.encode()) <= 1446 for c in commands)
