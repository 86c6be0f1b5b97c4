"""What a server may put in the place of the project's own tables, and what it may not."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from rules.engine.content import ContentError, load, load_table
from rules.engine.registry import with_data
from rules.engine.ruleset import Ruleset
from rules.engine.state import Being
from rules.vigueur import RULESET
from rules.vigueur.arms import DATA, Weapon
from rules.vigueur.sheet import Sheet, Template
from rules.vigueur.tables import (
    CONDITIONS,
    WOUNDS,
    Condition,
    Wounds,
    check_wounds,
    severity,
)
from rules.vigueur.tally import slots
from tests.rules.scripted import Played
from tests.rules.vigueur.people import at, fight, foe, hero


def own(folder: Path, name: str, text: str) -> Path:
    """A server's own file."""
    (folder / name).write_text(text, encoding="utf8")
    return folder


def test_A26_another_ladder_of_damage(tmp_path: Path) -> None:
    rows = "{ de = 1, a = 5, niveau = 'fatigue' }, { de = 6, niveau = 'blessure' }"
    folder = own(tmp_path, "wounds.toml", f"[damage_test]\nthresholds = [{rows}]\n")
    found = load(DATA / "wounds.toml", Wounds, folder)
    check_wounds(found, CONDITIONS)
    assert [severity(found.damage_test.thresholds, n) for n in (5, 6, 30)] == [1, 2, 2]


def test_A27_other_tracks(tmp_path: Path) -> None:
    text = "[profiles.figurant]\nfatigue = 3\nat_mortelle = 'mourant'\n"
    found = load(DATA / "wounds.toml", Wounds, own(tmp_path, "wounds.toml", text))
    figurant = found.profiles["figurant"]
    assert (figurant.fatigue, figurant.blessure, figurant.at_mortelle) == (3, 1, "mourant")


def test_A28_other_conditions_by_place_and_kind(tmp_path: Path) -> None:
    text = "[columns]\nfeu = 'feu'\n[conditions.feu.blessure]\nmasse = ['brule']\n"
    own(tmp_path, "wounds.toml", text)
    own(tmp_path, "conditions.toml", "[brule]\ntick_fatigue = true\nend = 'on_action'\n")
    conditions = load_table(DATA / "conditions.toml", Condition, overrides=tmp_path)
    found = load(DATA / "wounds.toml", Wounds, tmp_path)
    check_wounds(found, conditions)
    assert found.conditions["feu"]["blessure"]["masse"] == ("brule",)
    with pytest.raises(ContentError, match="no such condition"):
        check_wounds(found, CONDITIONS)


@pytest.mark.parametrize(
    ("rows", "row", "reason"),
    [
        ("{ de = 1, a = 3, niveau = 'fatigue' }, { de = 5, niveau = 'blessure' }", 2, "gap"),
        ("{ de = 1, a = 3, niveau = 'fatigue' }, { de = 3, niveau = 'blessure' }", 2, "overlap"),
    ],
)
def test_W_D_DMG_a_gap_or_an_overlap_of_a_servers_own_is_refused(
    tmp_path: Path, rows: str, row: int, reason: str
) -> None:
    folder = own(tmp_path, "wounds.toml", f"[damage_test]\nthresholds = [{rows}]\n")
    with pytest.raises(ContentError) as caught:
        check_wounds(load(DATA / "wounds.toml", Wounds, folder), CONDITIONS, "mes/wounds.toml")
    told = str(caught.value)
    assert told.startswith(f"mes/wounds.toml: [damage_test.thresholds[{row}]] de: {reason}")


def test_a_servers_own_weapons_and_creatures(tmp_path: Path) -> None:
    own(tmp_path, "weapons.toml", "[dague]\nde = '1d6'\n[fouet]\nnom = 'fouet'\nportee_cases = 2\n")
    arms = load_table(DATA / "weapons.toml", Weapon, overrides=tmp_path)
    assert (arms["dague"].de, arms["dague"].nom, arms["fouet"].portee_cases) == ("1d6", "dague", 2)
    own(tmp_path, "creatures.toml", "[brigand]\nVIGUEUR = 14\n")
    found = load_table(DATA / "creatures.toml", Template, overrides=tmp_path)
    assert (found["brigand"].VIGUEUR, found["brigand"].CAC) == (14, 3)


def test_W_D_TRK_tracks_of_ones_own() -> None:
    boss = Sheet(profil_piste="custom", pistes=(6, 3, 2, 1))
    played = fight(hero("ALD", Sheet()), foe("BOS", boss))
    assert [slots(played["BOS"], n) for n in (1, 2, 3, 4)] == [6, 3, 2, 1]
    named = fight(hero("ALD", Sheet()), foe("G1", Sheet(profil_piste="protagoniste")))
    assert [slots(named["G1"], n) for n in (1, 2, 3, 4)] == [4, 2, 1, 1]
    assert WOUNDS.profiles["protagoniste"].fatigue == 4


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"profil_piste": "custom"}, "pistes: missing"),
        ({"pistes": (1, 2)}, "pistes: four numbers"),
        ({"pistes": (1, 2, 3, 10)}, "pistes: four numbers"),
        ({"CAC": 16}, "CAC: from -5 to 15"),
        ({"FOR": -6}, "FOR: from -5 to 15"),
        ({"armure": -1}, "armure: from 0 to 15"),
        ({"VIGUEUR": 4}, "VIGUEUR: from 5 to 30"),
        ({"INITIATIVE": 31}, "INITIATIVE: from 0 to 30"),
        ({"zone_de_controle": 6}, "zone_de_controle: from 0 to 5"),
        ({"vitesse": 31}, "vitesse: from 0 to 30"),
        ({"CAC": "cinq"}, "CAC"),
        ({"zones_nommees": {"nez": "truffe"}}, "zones_nommees"),
    ],
)
def test_a_sheet_says_which_field_is_wrong(fields: dict[str, object], fault: str) -> None:
    with pytest.raises((ValidationError, ValueError), match=fault):
        Sheet(**fields)


def server(folder: Path) -> Ruleset:
    """The game as a server with these files plays it."""
    return with_data(RULESET, folder)


def test_a_server_plays_by_its_own_files(tmp_path: Path) -> None:
    rows = "{ de = 1, a = 5, niveau = 'fatigue' }, { de = 6, niveau = 'critique' }"
    own(tmp_path, "wounds.toml", f"[damage_test]\nthresholds = [{rows}]\n"
        "[conditions.coupant.critique]\nmasse = ['brule']\n")  # fmt: skip
    own(tmp_path, "conditions.toml", "[brule]\nmod = -3\n")
    own(tmp_path, "constants.toml", "[zones.as]\nmod = -6\n")
    own(tmp_path, "creatures.toml", "[troll]\nVIGUEUR = 15\narmes = ['hache']\n")
    rules = server(tmp_path)
    assert rules.creatures["troll"].model_dump()["VIGUEUR"] == 15
    beings = (Being("ALD", "ALD", "PJ", rules.creatures["troll"], at(0, 0), "p"),
              Being("G1", "G1", "BRI", rules.creatures["brigand"], at(1, 0)))  # fmt: skip
    played = Played(rules, *beings)
    played.dice(6, 1)
    played.gm("begin")
    played.dice(15, 6)
    played.do("ALD", "attack", target="G1")
    assert (played["G1"]["critique"], played["G1"].has("brule")) == (1, True)
    assert RULESET.creatures.get("troll") is None


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("wounds.toml", "[damage_test]\nthresholds = [{ de = 2, niveau = 'fatigue' }]\n", "gap"),
        ("wounds.toml", "[columns]\nfeu = 'feu'\n", "no column 'feu'"),
        ("weapons.toml", "[dague]\nde = 'beaucoup'\n", "must be dice"),
        ("creatures.toml", "[ours]\narmes = ['grifes']\n", "there is no grifes"),
        ("constants.toml", "[block]\nmode = 'jamais'\n", "not allowed"),
        ("conditions.toml", "[lent]\nvitesse = 1\n", "unknown key"),
        ("fumbles.toml", "lignes = [{ de = 2, suite = 'prone' }]\n", "gap"),
        ("blessures.toml", "", "replaces no file"),
    ],
)
def test_a_servers_bad_file_is_refused_with_its_name(
    tmp_path: Path, file: str, text: str, reason: str
) -> None:
    with pytest.raises(ContentError, match=reason) as caught:
        server(own(tmp_path, file, text))
    assert caught.value.file == str(tmp_path / file)


def test_every_file_has_its_model() -> None:
    assert set(RULESET.files) == {path.name for path in DATA.glob("*.toml")}


def test_W_TWW_02_hands_are_named_by_name_or_by_entry() -> None:
    for name in ("epee_courte", "épée courte"):
        both = Sheet(armes=("dague", "epee_courte"), main_forte=name, main_faible="dague")
        played = fight(hero("COR", both), foe("G1", Sheet()))
        assert [i.kind for i in played["COR"].items("forte")] == ["épée courte"]
        assert [i.kind for i in played["COR"].items("faible")] == ["dague"]
