"""The demo plays its fight to the end, in both languages, whatever the dice."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bridge.cli import main


@pytest.mark.parametrize("seed", [1, 2, 3, 7])
def test_the_demo_ends_as_it_should(seed: int) -> None:
    result = CliRunner().invoke(main, ["demo", "--fast", "--seed", str(seed)])
    assert result.exit_code == 0, result.output[-2000:]
    assert "Fin du combat « Le pont rouge »" in result.output.replace("\u00a0", " ")


def test_the_demo_in_english_on_an_old_version_is_recorded(tmp_path: Path) -> None:
    record = tmp_path / "commands.txt"
    args = ["demo", "--fast", "--lang", "en", "--version", "1.16.5", "--record", str(record)]
    result = CliRunner().invoke(main, args)
    assert result.exit_code == 0, result.output[-2000:]
    assert any(c.startswith("tellraw") for c in record.read_text("utf-8").splitlines())


def test_the_same_seed_is_the_same_fight() -> None:
    first, again = (CliRunner().invoke(main, ["demo", "--fast"]).output for _ in range(2))
    assert first == again


def test_an_unknown_ruleset_is_said() -> None:
    result = CliRunner().invoke(main, ["demo", "--fast", "--ruleset", "chess"])
    assert result.exit_code == 2
    assert "there is no ruleset chess" in result.output
