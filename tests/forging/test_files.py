"""Files that somebody else may have had a hand in: refused with a reason, and never half taken."""

import tomllib
from pathlib import Path

import pytest

from bridge.scenario.file import ScenarioError, read
from bridge.settings import SettingsError, load
from rules.engine.registry import RulesetError, from_folder

HERE = Path(__file__).parent
SETTINGS = tomllib.loads((HERE / "settings.toml").read_text("utf-8"))["text"]
SCENARIOS = (
    "", "title = 1", 'title = "x"', 'title = "x"\nstep = []\n[[step]]',
    'title = "x"\nrun = "op Eve"',
    'title = "x"\n[[step]]\nsay = "no speaker"', 'title = "x"\n[[step]]\nserver = "op Eve"',
    'title = "x"\n[[step]]\nwait = -1', 'title = "x"\n[[step]]\nsay = "A: x"\nclick = "A: x"',
    'title = "x"\n[[creature]]\nname = ""\n[[step]]\nsay = "A: x"', "title = [", "\x00",
    'title = "x"\nlanguage = "../fr"\n[[step]]\nsay = "A: x"',
)  # fmt: skip
SECRET = "a-secret-of-the-owner"


@pytest.mark.parametrize("text", SETTINGS, ids=repr)
def test_such_settings_are_refused_and_tell_no_secret(tmp_path: Path, text: str) -> None:
    path = tmp_path / "melee.toml"
    path.write_text(text, "utf-8", errors="surrogatepass")
    with pytest.raises(SettingsError) as refusal:
        load(path, {"MELEE_RCON_PASSWORD": SECRET})
    assert refusal.value.lines
    assert all(line.strip() and "\n" not in line for line in refusal.value.lines)
    assert SECRET not in str(refusal.value)


@pytest.mark.parametrize("text", SCENARIOS, ids=repr)
def test_such_a_scenario_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "fight.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ScenarioError) as refusal:
        read(path)
    assert refusal.value.lines


@pytest.mark.parametrize("name", ["empty", "..", "no such folder", "file"])
def test_such_a_folder_is_no_ruleset(tmp_path: Path, name: str) -> None:
    (tmp_path / "in" / "empty").mkdir(parents=True)
    (tmp_path / "in" / "file").write_text("", "utf-8")
    with pytest.raises(RulesetError):
        from_folder(tmp_path / "in" / name)
