"""The fights of the book are the same in both profiles, but for what the profiles are there for."""

from pathlib import Path

import pytest

from bridge.rulesets import rulesets
from bridge.scenario.file import read
from bridge.scenario.run import play

FOLDER = Path(__file__).parents[1] / "scenarios" / "d35"
FILES = sorted(FOLDER.glob("s[01][0-9]*.toml"))
OTHERWISE = {
    "s08": "she might hold on",  # the pin lasts through the next turn: immobilisation_srd.toml
    "s12": "DV au plus",  # a paladin is three levels less of a priest: paladin_srd.toml
}


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
async def test_it_goes_as_written_by_the_srd_too(path: Path) -> None:
    script = read(path)
    chosen = script.model_copy(update={"settings": {**script.settings, "profile": "srd"}})
    failure = (await play(chosen, rulesets())).failure
    if path.stem in OTHERWISE:
        assert failure is not None
        assert OTHERWISE[path.stem] in failure
        return
    assert failure is None, failure
