"""Files that somebody else may have had a hand in: refused with a reason, and never half taken."""

import tomllib
from pathlib import Path

import pytest

from bridge.i18n import LANGUAGES
from bridge.rulesets import rulesets
from bridge.scenario.file import ScenarioError, read
from bridge.settings import SettingsError, load
from bridge.setup.correction import correction
from bridge.setup.finding import setup_words
from bridge.store.characters import CharacterError, from_toml
from bridge.terrain import kinds
from bridge.terrain.kinds import BadBlocks
from rules.engine.content import ContentError
from rules.engine.registry import RulesetError, from_folder

HERE = Path(__file__).parent
WORDS = setup_words()
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
    assert refusal.value.mistakes
    for language in LANGUAGES:
        lines = [correction(m, WORDS, language) for m in refusal.value.mistakes]
        assert all(line.startswith("melee.toml") and "\n" not in line for line in lines)
        assert all("{ $" not in line and "{$" not in line for line in lines)
        assert SECRET not in "".join(lines)
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


UNREADABLE = {
    "a number without end": "a = " + "9" * 5000,
    "brackets without end": "a = " + "[" * 5000,
    "another encoding": b'a = "\xea"',
    "a number and brackets": "a = [[" + "1" * 9999,
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_toml_is_said_in_one_line_wherever_it_stands(
    tmp_path: Path, text: str | bytes
) -> None:
    path = tmp_path / "creatures.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    readers = {
        SettingsError: lambda: load(path, {"MELEE_RCON_PASSWORD": SECRET}),
        ScenarioError: lambda: read(path),
        BadBlocks: lambda: kinds.load(path),
        ContentError: lambda: rulesets((), {"blocs": tmp_path}),
    }
    for failure, reader in readers.items():
        with pytest.raises(failure) as refusal:
            reader()
        assert len(str(refusal.value).splitlines()) == 1


def test_a_mark_before_utf_8_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "melee.toml"
    path.write_bytes('masters = ["Éa"]\r\n'.encode("utf-8-sig"))
    assert load(path, {"MELEE_RCON_PASSWORD": SECRET}).masters == ("Éa",)


def test_a_number_without_end_in_a_character_is_said() -> None:
    with pytest.raises(CharacterError):
        from_toml("a = " + "9" * 5000, {})
