"""A server's own data over the project's, what of it is refused, and what the world asks."""

from pathlib import Path
from typing import Any

import pytest

from rules.d35 import RULESET
from rules.d35.theme import themes
from rules.engine.content import ContentError
from rules.engine.registry import with_data
from rules.engine.ruleset import Ruleset
from tests.rules.d35.people import effects, fight, one
from tests.rules.scripted import refused


def over(folder: Path, **files: str) -> Ruleset:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return with_data(RULESET, folder)


def chosen(rules: Ruleset, **given: Any) -> dict[str, Any]:
    return rules.settings(**given).model_dump()


def test_a_server_changes_one_field_and_adds_an_entry(tmp_path: Path) -> None:
    rules = over(
        tmp_path,
        weapons='[dague]\nde = "1d6"\n\n[faux]\nnom = "faux"\nde = "2d4"\nmains = "deux"\n',
        creatures='[gobelin]\npv = 9\narmes = ["faux"]\n',
    )
    goblin: Any = rules.creatures["gobelin"]
    assert (goblin.pv, [w.nom for w in goblin.armes]) == (9, ["faux"])
    assert RULESET.creatures["gobelin"].pv != 9  # type: ignore[attr-defined]


def test_its_constants_hold_in_every_profile(tmp_path: Path) -> None:
    rules = over(tmp_path, constants="[turn]\npaladin_offset = 5\n[aid]\nbonus = 3\n")
    for profile in ("texte", "srd"):
        found = chosen(rules, profile=profile)
        assert (found["turn"]["paladin_offset"], found["aid"]["bonus"]) == (5, 3)
        assert found["profile"] == profile


def test_it_may_choose_the_usual_profile(tmp_path: Path) -> None:
    rules = over(tmp_path, constants='profile = "srd"\n')
    assert chosen(rules)["turn"]["paladin_offset"] == 3
    assert chosen(rules, profile="texte")["turn"]["paladin_offset"] == 2


def test_T_07_it_says_how_much_of_a_body_is_cover(tmp_path: Path) -> None:
    assert RULESET.covers_in({}) == {"partial": 0.25, "total": 1.0}
    assert over(tmp_path, cover="partial = 0.5\n").covers_in({})["partial"] == 0.5


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("weapons", '[dague]\nde = "1d"\n', "[dague] de"),
        ("weapons", '[dague]\nfabrication = "sucre"\n', "no such row in fabrications.toml"),
        ("armours", '[cuir]\nmatiere = "sucre"\n', "matiere: no such row"),
        ("actions", '[trip]\nrestricted = "impossible"\n', "[trip] restricted"),
        ("feats", '[endurance]\nnom = "Endurance"\nflag = "endurance"\n', "no such flag"),
        ("sizes", "[M]\nrang = 3\n", "[M] rang: must be 0"),
        ("magic_items", '[orbe]\nnom = "o"\nactivation = "potion"\nsort = "x"\n', "no such spell"),
        ("tables", "turning = []\n", "[turning]: has no row"),
        ("creatures", '[sosie]\nentites = ["zombie"]\n', "zombie is"),
        ("creatures", '[gobelin]\narmes = ["faux"]\n', "no weapon is called 'faux'"),
        ("constants", "[turn]\nradius = 3\n", "did you mean"),
        ("cuisine", "", "replaces no file"),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_refused_with_its_file(
    tmp_path: Path, file: str, text: str, told: str
) -> None:
    with pytest.raises(ContentError) as error:
        over(tmp_path, **{file: text})
    assert str(error.value).startswith(str(tmp_path / f"{file}.toml"))
    assert told in str(error.value)


# -- falls ----------------------------------------------------------------------------------------


def test_a_fall_costs_a_die_for_each_three_metres() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), faces=("6:4", "6:3"))
    points = played["ALD"]["pv"]
    played.gm("fall", who="ALD", height=8)
    assert played["ALD"]["pv"] == points - 7
    assert "prone" in effects(played, "ALD")


def test_a_short_fall_hurts_nobody() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    played.gm("fall", who="ALD", height=2)
    assert played["ALD"]["pv"] == played["ALD"].sheet.pv
    assert "prone" not in effects(played, "ALD")


def test_no_more_than_so_many_dice_and_not_for_the_dead() -> None:
    few = {"falling": {"most": 1, "dice": "1d6+1"}}
    played = fight(one("ALD", 0), one("ORC", 9), one("GOB", 9, 3), settings=few, faces=("6:2",))
    points = played["ALD"]["pv"]
    played.gm("fall", who="ALD", height=60)
    assert played["ALD"]["pv"] == points - 3
    played.gm("hurt", who="ORC", amount=200)
    with refused(played, "T-12"):
        played.gm("fall", who="ORC", height=6)


# -- effects that mean nothing without what their rule knows -----------------------------------


def test_a_master_begins_conditions_and_no_bookkeeping() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    for name in ("attacking", "casting", "walking", "held_charge", "two_weapons", "ready"):
        with refused(played, ""):
            played.gm("effect", who="ALD", name=name)
    played.gm("effect", who="ALD", name="prone")
    played.gm("effect", who="ALD", name="bolstered", data={"hd": 3})
    assert {"prone", "bolstered"} <= set(effects(played, "ALD"))


def test_whatever_asks_for_data_names_an_effect() -> None:
    named = {name for part in themes() for name in part.needs}
    assert named <= set(RULESET.effects)
    assert all(RULESET.effects[name].needs for name in named)
