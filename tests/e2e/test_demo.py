"""The demos end as they should: as written where they are written, else whatever the dice."""

import io
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from bridge.cli import main
from bridge.demo import Demo
from bridge.demo_screen import Screen
from bridge.rulesets import rulesets
from bridge.scenario.file import Scenario, read
from bridge.scenario.stage import Stage

TO_SEE = {
    "a wall as cover": "+1 abri partiel",
    "a walk that provokes a blow": "quitte votre allonge. Attaque d'opportunité ?",
    "and is stopped": "Mira n'ira pas plus loin.",
    "a spell": "Mira → Vindicateur (trait de feu)",
    "a fall from a height": "Aldric tombe de 4 m.",
    "a fate roll": "Mira, destin 14 : succès",
    "the end": "Fin du combat « Le pont rouge »",
}


def demo(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["demo", "--fast", *args])
    return result.exit_code, result.output.replace("\u00a0", " ").replace("\u202f", " ")


def test_the_demo_shows_what_it_should() -> None:
    code, output = demo()
    assert code == 0, output[-2000:]
    assert [what for what, text in TO_SEE.items() if text not in output] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_demo_of_chance_ends_as_it_should(seed: int) -> None:
    code, output = demo("--ruleset", "vigueur", "--seed", str(seed))
    assert code == 0, output[-2000:]
    assert "Fin du combat" in output


def test_the_demo_in_english_on_an_old_version_is_recorded(tmp_path: Path) -> None:
    record = tmp_path / "commands.txt"
    code, output = demo("--lang", "en", "--version", "1.16.5", "--record", str(record))
    assert code == 0, output[-2000:]
    assert "The last bandit runs away." in output
    assert any(c.startswith("tellraw") for c in record.read_text("utf-8").splitlines())


def test_the_same_seed_is_the_same_fight() -> None:
    assert demo("--ruleset", "vigueur") == demo("--ruleset", "vigueur")


def test_an_unknown_ruleset_is_said() -> None:
    code, output = demo("--ruleset", "chess")
    assert code == 2
    assert "there is no ruleset chess" in output


async def test_a_demo_that_goes_another_way_fails(tmp_path: Path) -> None:
    whole = read(rulesets()["blocs"].folder / "demo.toml").model_dump(by_alias=True)
    first = next(s for s in whole["step"] if s["expect"]["counters"])
    first["expect"]["counters"]["vindicateur"]["pv"] = 6
    script = Scenario.model_validate(whole)
    printed = io.StringIO()
    stage = Stage(script, rulesets(), tmp_path)
    try:
        screen = Screen(Console(file=printed, width=200))
        assert not await Demo(script, stage, screen, fast=True).play()
    finally:
        await stage.close()
    assert "vindicateur: pv: expected 6, got 5" in printed.getvalue()
