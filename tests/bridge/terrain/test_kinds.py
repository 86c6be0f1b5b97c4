"""The table of blocks: by version, replaceable, and its mistakes said in one line each."""

from pathlib import Path

import pytest

from bridge.minecraft.dialect import dialect
from bridge.settings import SettingsError
from bridge.settings import load as load_settings
from bridge.setup.correction import correction
from bridge.setup.finding import setup_words
from bridge.terrain.kinds import BadBlocks, bare, built_in, kinds_of, load
from bridge.terrain.probe import Stranger
from tests.bridge.terrain.island import VERSIONS, Island

OWN = """
open = ["air"]
[[kind]]
key = "hedge"
fr = "une haie"
en = "a hedge"
blocks = ["azalea@1.17", "#leaves"]
hides = 0.5
"""


def test_a_version_has_the_names_it_knows() -> None:
    old = kinds_of(built_in(), dialect("1.16.5").version)
    new = kinds_of(built_in(), dialect("26.2").version)
    assert (old.open, new.open) == ("air", "#replaceable")
    names = [n for k in old.kinds for n in k.blocks]
    assert "grass" in names
    assert not {"short_grass", "mud", "#wool_carpets"} & set(names)


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_tag_of_the_table_is_known_to_the_server(tmp_path: Path, version: str) -> None:
    island = Island(tmp_path, version)
    kinds = kinds_of(built_in(), dialect(version).version)
    for kind in kinds.kinds:
        assert not await island.probe(999).any_of((9, 70, 9), kind.blocks)


async def test_a_name_that_the_server_does_not_know_is_told_from_an_answer(tmp_path: Path) -> None:
    probe = Island(tmp_path).probe()
    with pytest.raises(Stranger) as stranger:
        await probe.any_of((0, 64, 0), ["#no_such_thing"])
    assert stranger.value.name == "#no_such_thing"


def test_a_name_can_be_left_out() -> None:
    kinds = kinds_of(built_in(), dialect("1.21.11").version).without("#slabs")
    assert not any(bare(n) == "#slabs" for k in kinds.kinds for n in k.blocks)
    assert kinds.without("#replaceable").open == "air"


def test_a_server_may_have_its_own_table(tmp_path: Path) -> None:
    path = tmp_path / "blocks.toml"
    path.write_text(OWN, "utf-8")
    kinds = kinds_of(load(path), dialect("1.16.5").version)
    assert [(k.key, k.blocks) for k in kinds.kinds] == [("hedge", ("#leaves",))]


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (
            ('"#leaves"', '"Leaves!"'),
            "[[kind]] hedge, blocks no. 2: “Leaves!” is no block. Allowed: ",
        ),
        (
            ("hides = 0.5", "hides = 2"),
            "[[kind]] hedge, hides: this number is too big. Allowed: a number from 0 to 1",
        ),
        (
            ("hides", "hidez"),
            "[[kind]] hedge, hidez: unknown key, probably hides. Allowed: key, fr, en, ",
        ),
        (
            ('en = "a hedge"', ""),
            "[[kind]] hedge, en: this key is missing. Allowed: a text in quotes",
        ),
        (("[[kind]]", "[[kind"), "a bracket is opened and not closed"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, change: tuple[str, str], line: str) -> None:
    path = tmp_path / "blocks.toml"
    path.write_text(OWN.replace(*change), "utf-8")
    with pytest.raises(BadBlocks) as mistake:
        load(path)
    (wrong,) = mistake.value.mistakes
    told = correction(wrong, setup_words(), "en")
    assert told.startswith("blocks.toml, ")
    assert line in told


def test_the_settings_name_the_table_and_say_its_mistakes(tmp_path: Path) -> None:
    (tmp_path / "melee.toml").write_text('[[server]]\nblocks = "my.toml"\n', "utf-8")
    (tmp_path / "my.toml").write_text(OWN.replace("0.5", "7"), "utf-8")
    environ = {"MELEE_RCON_PASSWORD": "x"}
    with pytest.raises(SettingsError) as mistake:
        load_settings(tmp_path / "melee.toml", environ)
    (wrong,) = mistake.value.mistakes
    assert "my.toml, [[kind]] hedge, hides: " in correction(wrong, setup_words(), "en")
    (tmp_path / "my.toml").write_text(OWN, "utf-8")
    settings = load_settings(tmp_path / "melee.toml", environ)
    assert settings.servers[0].blocks == tmp_path / "my.toml"
