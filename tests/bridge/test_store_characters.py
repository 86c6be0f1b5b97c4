"""Characters and preferences last, and travel as TOML that a person can edit."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.store import toml
from bridge.store.characters import Character, CharacterError, Kept, from_toml, to_toml

from .arena import ALDRIC, Clock, Sheet, store_at

HERO = Character(
    ALDRIC.uuid,
    "arena",
    'Aldric "l\'Ancien" é\\',
    Sheet(skill=13, weapons=("bow",)),
    {"life": 6, "breath": 0.5},
    (Kept("blind"), Kept("spent", {"spell": "éclair", "level": 3})),
    {"dodge": "always"},
    {"coup": "att brigand av"},
)


def test_a_character_is_kept(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    assert store.character(ALDRIC.uuid, "arena", Sheet) is None
    store.keep(HERO)
    store.keep(replace(HERO, counters={"life": 5}))
    again = store_at(tmp_path, Clock())
    assert again.character(ALDRIC.uuid, "arena", Sheet) == replace(HERO, counters={"life": 5})
    assert again.characters() == [(ALDRIC.uuid, "arena")]


def test_preferences_need_no_character(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    store.set_preference(ALDRIC.uuid, "arena", "dodge", "never")
    assert store_at(tmp_path, Clock()).preferences(ALDRIC.uuid, "arena") == {"dodge": "never"}
    assert store.preferences(ALDRIC.uuid, "other") == {}


def test_languages(tmp_path: Path) -> None:
    store = store_at(tmp_path, Clock())
    assert store.language(ALDRIC.uuid) == ""
    store.set_language(ALDRIC.uuid, "en")
    assert store_at(tmp_path, Clock()).language(ALDRIC.uuid) == "en"


def test_toml_export_is_the_identity() -> None:
    assert from_toml(to_toml(HERO), {"arena": Sheet}) == HERO


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ('skill = "ten"', "sheet.skill"),
        ("strength = 3", "sheet.strength"),
        ('[counters]\nlife = "full"', "counters.life"),
        ('[preferences]\ndodge = "maybe"', "preferences.dodge"),
        ("[nonsense]", "nonsense"),
    ],
)
def test_a_wrong_file_says_which_field(change: str, field: str) -> None:
    text = f'player = "u"\nruleset = "arena"\nname = "A"\n[sheet]\n{change}\n'
    with pytest.raises(CharacterError, match=field):
        from_toml(text, {"arena": Sheet})


def test_a_file_of_an_unknown_ruleset() -> None:
    with pytest.raises(CharacterError, match="arena"):
        from_toml('player = "u"\nruleset = "x"\nname = "A"', {"arena": Sheet})


KEYS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
SCALARS = st.one_of(
    st.booleans(),
    st.integers(-(2**53), 2**53),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
)
VALUES = st.recursive(
    SCALARS, lambda v: st.lists(v, max_size=3) | st.dictionaries(KEYS, v, max_size=3), max_leaves=8
)


@given(st.dictionaries(KEYS, VALUES, max_size=5))
def test_whatever_is_written_as_toml_is_read_back(values: dict[str, object]) -> None:
    assert tomllib.loads(toml.dumps(values)) == values
