"""The schemas of data files are kept in docs/schemas, current, one for each file."""

from pathlib import Path

import pytest

from rules.engine.registry import installed
from rules.engine.schemas import written

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
RULESETS = {id: rules for id, rules in installed().items() if rules.files}


@pytest.mark.parametrize("id", RULESETS)
def test_they_are_current(id: str) -> None:
    """If not: ``melee schema RULESET --into docs/schemas/RULESET``."""
    kept = {p.name: p.read_text("utf-8") for p in (SCHEMAS / id).glob("*.json")}
    texts = written(RULESETS[id].files)
    assert kept == {f"{Path(name).stem}.schema.json": text for name, text in texts.items()}


@pytest.mark.parametrize("id", RULESETS)
def test_every_file_of_data_has_one(id: str) -> None:
    files = {path.name for path in (RULESETS[id].folder / "data").glob("*.toml")}
    assert files == set(RULESETS[id].files)
