"""Broken data files are told with file, entry, field and what is allowed."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pytest
from pydantic import ValidationError

from rules.engine.content import ContentError, DiceText, Strict, load, load_table
from rules.engine.schemas import json_schema


class Bonus(Strict):
    worth: int
    against: str = ""


class Weapon(Strict):
    name: str = ""
    damage: DiceText
    mode: Literal["melee", "ranged"] = "melee"
    weight: float = 1
    tags: frozenset[str] = frozenset()
    bonuses: tuple[Bonus, ...] = ()
    best: Bonus | None = None
    by_foe: Mapping[str, Bonus] = {}


GOOD = """
[sword]
damage = "1d8+1"
weight = 2
tags = ["blade", "long"]
bonuses = [{ worth = 1 }, { worth = 2, against = "orc" }]

[bow]
name = "Long bow"
damage = "1d6"
mode = "ranged"
by_foe.orc = { worth = 3 }
"""


def read(text: str) -> Mapping[str, Weapon]:
    return load_table(text, Weapon, key="name", file="weapons.toml")


def test_a_table_by_name() -> None:
    table = read(GOOD)
    assert list(table) == ["sword", "bow"]
    sword = table["sword"]
    assert (sword.name, table["bow"].name) == ("sword", "Long bow")
    assert sword.tags == {"blade", "long"}
    assert sword.bonuses == (Bonus(worth=1), Bonus(worth=2, against="orc"))
    assert table["bow"].by_foe["orc"].worth == 3


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            '[a]\ndamge = "1d6"',
            "[a] damge: unknown key; did you mean damage? allowed:"
            " best, bonuses, by_foe, damage, mode, name, tags, weight",
        ),
        ('[a]\nmode = "melee"', "[a] damage: missing"),
        ("[a]\ndamage = 6", "[a] damage: must be a valid string, not 6"),
        (
            '[a]\ndamage = "1d6"\nmode = "thrown"',
            "[a] mode: \"thrown\" is not allowed; allowed: 'melee' or 'ranged'",
        ),
        (
            '[a]\ndamage = "1d6+"',
            "[a] damage: must be dice (dice-syntax, column 5, got '', "
            'expected number, die, parenthesis), not "1d6+"',
        ),
        (
            '[a]\ndamage = "1"\nweight = "2"',
            '[a] weight: must be a valid number, not "2"',
        ),
        ('[a]\ndamage = "1"\nweight = true', "[a] weight: must be a valid number, not true"),
        ('[a]\ndamage = "1"\nweight = nan', "[a] weight: must be a finite number, not NaN"),
        (
            '[a]\ndamage = "1"\nbonuses = [{ worth = 1 }, { worth = 1.5 }]',
            "[a] bonuses[2].worth: must be a valid integer, not 1.5",
        ),
        (
            '[a]\ndamage = "1"\nbonuses = [{ worth = 1, agaisnt = "x" }]',
            "[a] bonuses[1].agaisnt: unknown key; did you mean against? allowed: against, worth",
        ),
        ('[a]\ndamage = "1"\nbest.against = "x"', "[a] best.worth: missing"),
        (
            '[a]\ndamage = "1"\nby_foe.orc = { worth = 1, wort = 2 }',
            "[a] by_foe.orc.wort: unknown key; did you mean worth? allowed: against, worth",
        ),
        ('[a]\ndamage = "1"\ntags = "blade"', '[a] tags: must be a valid array, not "blade"'),
        ("[a]\ndamage = 2026-01-01", "[a]: holds a date; no field is one"),
        ("damage = 3", "damage: must be a table [damage], not 3"),
        (
            '[épée]\ndamage = ""',
            "line 1, column 2: not TOML: Invalid initial character for a key part",
        ),
        (
            '["épée"]\ndamage = ""\n[Epee]\ndamage = ""',
            "[Epee]: same name as [épée] in weapons.toml, but for its spelling",
        ),
        (
            "[a]\n[b]\n[a]\n",
            "line 3, column 3: not TOML: Cannot declare ('a',) twice",
        ),
        ('[a]\ndamage = "1', "line 2, column 12: not TOML: Unterminated string"),
        ("[a]\ndamage =\n", "line 2, column 9: not TOML: Invalid value"),
        ('[a]\nx = """', "line 2, column 8: not TOML: Unterminated string"),
    ],
)
def test_what_is_wrong_in_one_line(text: str, line: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(text)
    assert str(caught.value) == f"weapons.toml: {line}"


def test_an_error_is_told_in_parts() -> None:
    with pytest.raises(ContentError) as caught:
        read("[a]\ndamage = 6")
    error = caught.value
    parts = (error.file, error.entry, error.field, error.reason)
    assert parts == ("weapons.toml", "a", "damage", "must be a valid string, not 6")


def write(folder: Path, text: str | bytes) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / "weapons.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_server_changes_single_fields_and_adds_entries(tmp_path: Path) -> None:
    ours = write(tmp_path / "ours", GOOD)
    write(
        tmp_path / "theirs",
        '[bow]\ndamage = "1d10"\nby_foe.elf = { worth = -1 }\n[club]\ndamage = "1d4"\n'
        "[sword]\nbonuses = []\n",
    )
    table = load_table(ours, Weapon, overrides=tmp_path / "theirs")
    assert list(table) == ["sword", "bow", "club"]
    assert (table["bow"].damage, table["bow"].mode) == ("1d10", "ranged")
    assert sorted(table["bow"].by_foe) == ["elf", "orc"]
    assert table["sword"].bonuses == ()
    assert table["sword"].damage == "1d8+1"


def test_a_server_without_a_file_of_its_own_gets_ours(tmp_path: Path) -> None:
    ours = write(tmp_path / "ours", GOOD)
    assert load_table(ours, Weapon, overrides=tmp_path) == load_table(ours, Weapon)


@pytest.mark.parametrize(
    ("theirs", "field"),
    [
        ('[bow]\nmode = "thrown"', "mode"),
        ("[bow]\nby_foe.orc = { worth = 1.5 }", "by_foe.orc.worth"),
        ('[club]\nmode = "melee"', "damage"),
        ('[bow]\nby_foe.elf = { against = "x" }', "by_foe.elf.worth"),
        ("[bow]\nbonuses = [{}]", "bonuses[1].worth"),
    ],
)
def test_the_file_that_brought_the_fault_is_named(tmp_path: Path, theirs: str, field: str) -> None:
    ours, own = write(tmp_path / "ours", GOOD), write(tmp_path / "theirs", theirs)
    with pytest.raises(ContentError) as caught:
        load_table(ours, Weapon, overrides=own.parent)
    assert (caught.value.file, caught.value.field) == (str(own), field)


def test_our_own_fault_is_ours_beside_a_good_file_of_theirs(tmp_path: Path) -> None:
    ours = write(tmp_path / "ours", '[bow]\ndamage = "1d6"\nmode = "thrown"')
    own = write(tmp_path / "theirs", '[bow]\ndamage = "1d8"')
    with pytest.raises(ContentError) as caught:
        load_table(ours, Weapon, overrides=own.parent)
    assert (caught.value.file, caught.value.field) == ("weapons.toml", "mode")


def test_a_key_missing_from_our_entry_is_ours_even_where_they_change_it(tmp_path: Path) -> None:
    ours = write(tmp_path / "ours", '[bow]\nname = "bow"')
    own = write(tmp_path / "theirs", '[bow]\nmode = "ranged"')
    with pytest.raises(ContentError, match=r"^weapons\.toml: \[bow\] damage: missing$"):
        load_table(ours, Weapon, overrides=own.parent)


def test_a_file_that_is_one_entry(tmp_path: Path) -> None:
    class Costs(Strict):
        step: float
        hard: float = 2

    class Constants(Strict):
        die: int
        costs: Costs

    write(tmp_path / "theirs", "costs.step = 1.5")
    ours = write(tmp_path / "ours", "die = 20\n[costs]\nstep = 1\n")
    expected = Constants(die=20, costs=Costs(step=1.5, hard=2))
    assert load(ours, Constants, overrides=tmp_path / "theirs") == expected
    with pytest.raises(ContentError, match=r"^c\.toml: costs\.step: missing$"):
        load("die = 20\n[costs]\nhard = 1", Constants, file="c.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^none\.toml: cannot be read \(No such file"):
        load_table(tmp_path / "none.toml", Weapon)
    latin = write(tmp_path / "a", '[a]\n\ndamage = "épée"'.encode("latin1"))
    with pytest.raises(ContentError, match=r"^weapons\.toml:3: must be saved as UTF-8$"):
        load_table(latin, Weapon)


def test_files_as_windows_saves_them(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()
    assert load_table(write(tmp_path / "a", text), Weapon, key="name") == read(GOOD)


def test_a_model_comes_back_from_json_as_it_was() -> None:
    for weapon in read(GOOD).values():
        assert Weapon.model_validate_json(weapon.model_dump_json()) == weapon


def test_lists_may_be_given_for_tuples_but_nothing_for_a_number() -> None:
    assert Weapon.model_validate({"damage": "", "bonuses": [{"worth": 1}]}).bonuses[0].worth == 1
    for worth in ("1", True, 1.0):
        with pytest.raises(ValidationError):
            Bonus.model_validate({"worth": worth})


def test_a_model_cannot_be_changed() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Bonus(worth=1).worth = 2  # type: ignore[misc]  # the point of the test


def test_schemas_for_editors() -> None:
    entry = json_schema(Weapon)
    assert entry["additionalProperties"] is False
    assert entry["properties"]["mode"]["enum"] == ["melee", "ranged"]
    table = json_schema(Weapon, table=True)
    assert table["additionalProperties"]["required"] == ["damage"]
    assert "Bonus" in table["$defs"]
