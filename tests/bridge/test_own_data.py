"""A server's own data: named in melee.toml, read as the service starts, and never half used."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bridge.app import CannotStart, services
from bridge.cli import main
from bridge.parts import Outside
from bridge.rulesets import ContentError, RulesetError, rulesets
from bridge.settings import load


def config(folder: Path, data: str) -> Path:
    (folder / "donnees").mkdir(exist_ok=True)
    (folder / "mot").write_text("secret", "utf-8")
    path = folder / "melee.toml"
    path.write_text(f'data = {data}\n[[server]]\npassword_file = "mot"\n', "utf-8")
    return path


def test_its_folder_is_beside_the_settings(tmp_path: Path) -> None:
    settings = load(config(tmp_path, '{ blocs = "donnees" }'), {})
    assert settings.data == {"blocs": tmp_path / "donnees"}
    (tmp_path / "donnees" / "creatures.toml").write_text("[orc]\npv_max = 99\n", "utf-8")
    orc = rulesets((), settings.data)["blocs"].creatures["orc"]
    assert orc.pv_max == 99  # type: ignore[attr-defined]
    assert rulesets()["blocs"].creatures["orc"].pv_max == 15  # type: ignore[attr-defined]


def test_a_bad_file_stops_the_start_and_says_where(tmp_path: Path) -> None:
    settings = load(config(tmp_path, '{ blocs = "donnees" }'), {})
    (tmp_path / "donnees" / "creatures.toml").write_text("[orc]\npv_maxi = 99\n", "utf-8")
    with pytest.raises(CannotStart) as stopped:
        services(settings, Outside())
    told = "[orc] pv_maxi: unknown key; did you mean pv_max?"
    assert str(stopped.value).startswith(f"{tmp_path / 'donnees' / 'creatures.toml'}: {told}")


def test_data_of_a_game_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="there is no ruleset blocz"):
        rulesets((), {"blocz": tmp_path})
    with pytest.raises(ContentError, match="no such folder"):
        rulesets((), {"blocs": tmp_path / "nowhere"})


def test_a_scenario_is_played_with_it(tmp_path: Path) -> None:
    own = config(tmp_path, "{}").parent / "donnees"
    (own / "creatures.toml").write_text('[orc]\nca = "dur"\n', "utf-8")
    done = CliRunner().invoke(main, ["scenario", "--data", f"blocs={own}", str(tmp_path / "x")])
    assert done.exit_code == 2
    assert "creatures.toml: [orc] ca: must be a valid integer" in done.output


def test_the_schema_of_a_file_is_printed() -> None:
    done = CliRunner().invoke(main, ["schema", "blocs", "items.toml"])
    assert done.exit_code == 0
    assert '"soin"' in done.output
    for args in (["schema", "nothing"], ["schema", "blocs", "nothing.toml"]):
        assert CliRunner().invoke(main, args).exit_code == 2
