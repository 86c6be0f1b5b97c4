"""The ladder of wounds, conditions, asphyxia, the order of a round; data files and settings."""

import json
import re
from pathlib import Path

import pytest

from rules.engine.content import ContentError, load
from rules.vigueur.arms import DATA
from rules.vigueur.conditions import speed
from rules.vigueur.settings import DEFAULTS, Settings, setting
from rules.vigueur.sheet import Sheet
from rules.vigueur.space import engaged
from rules.vigueur.tables import CONDITIONS, WOUNDS, Wounds, check_wounds, severity
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)

WRITTEN = (DATA / "wounds.toml").read_text(encoding="utf8")


def two(**grunt: float) -> Played:
    return fight(hero("ALD", ALDRIC), foe("G1", GRUNT, **grunt), foe("G2", GRUNT, 9, 9))


@pytest.mark.parametrize(
    ("before", "after", "out"),
    [
        ({"fatigue": 1}, (2, 0, 0, 0), ""), ({"fatigue": 2}, (2, 1, 0, 0), ""),
        ({"fatigue": 2, "blessure": 1}, (2, 1, 1, 0), ""),
        ({"fatigue": 2, "blessure": 1, "critique": 1}, (2, 1, 1, 1), "mort"),
    ],
)  # fmt: skip
def test_W_D_TRK_a_full_track_overflows(
    before: dict[str, float], after: tuple[int, ...], out: str
) -> None:
    played = two(**before)
    played.gm("wound", who="G1", level="fatigue")
    assert (tracks(played, "G1"), played["G1"].out) == (after, out)


def test_W_D_TRK_a_protagonist_is_dying_first() -> None:
    played = fight(hero("ALD", ALDRIC, critique=1), foe("G1", GRUNT), hero("BRU", BRUNE, 9, 9))
    played.gm("wound", who="ALD", level="critique")
    assert (played["ALD"].out, played["ALD"].has("renverse")) == ("mourant", True)
    played.gm("wound", who="ALD", level="mortelle")
    assert played["ALD"].out == "mort"


def test_W_ATR_02_W_ATR_03_never_a_wound() -> None:
    beings = (hero("ALD", ALDRIC), foe("G1", GRUNT, 5, 5, fatigue=1), foe("G2", GRUNT, 9, 9))
    played = fight(*beings)
    for c in ("ALD", "G1", "G2"):
        played.gm("effect", who=c, name="attrition")
    played.gm("trip-over", who="G2")
    for fatigue in ((0, 1, 0), (1, 2, 1), (2, 2, 2), (3, 2, 2)):
        played.dice(1, 1, 1)
        for _ in range(3):
            played.gm("next")
        assert tuple(int(played[c]["fatigue"]) for c in ("ALD", "G1", "G2")) == fatigue
    assert tracks(played, "G1") == (2, 0, 0, 0)


@pytest.mark.parametrize(
    ("level", "place", "type", "found"),
    [
        ("blessure", "masse", "tranchant", ["saignement"]),
        ("blessure", "bras_arme", "tranchant", ["bras_blesse"]),
        ("blessure", "jambe", "perforant", ["ralenti"]),
        ("blessure", "as", "tranchant", ["sang_aux_yeux"]),
        ("blessure", "masse", "contondant", ["souffle_coupe"]),
        ("blessure", "as", "feu", ["etourdi"]),
        ("critique", "masse", "contondant", ["cotes_brisees"]),
        ("critique", "jambe", "tranchant", ["ralenti", "renverse"]),
        ("critique", "bras_arme", "tranchant", ["bras_inutilisable"]),
        ("critique", "as", "contondant", ["assomme"]),
        ("fatigue", "masse", "tranchant", []),
        ("critique", "masse", "saignement", []),
        ("blessure", "masse", "asphyxie", ["suffoque"]),
    ],
)
def test_W_D_CND_the_table(level: str, place: str, type: str, found: list[str]) -> None:
    played = two()
    played.gm("wound", who="G1", level=level, place=place, type=type)
    assert effects(played, "G1") == found


def test_W_D_CND_bleeding_adds_up_and_is_pressed() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BRU", BRUNE, 1, 0), foe("G1", GRUNT, 9, 9))
    for level in ("blessure", "critique"):
        played.gm("wound", who="BRU", level=level, type="tranchant")
    played.do("ALD", "end")
    played.do("BRU", "end")
    played.dice(1, 1, 1)
    played.do("G1", "end")
    assert played["BRU"]["fatigue"] == 3
    played.gm("turn", who="ALD")
    played.do("ALD", "tend", target="BRU")
    assert effects(played, "BRU") == []
    with refused(played, "W-D-CND"):
        played.do("ALD", "tend", target="BRU")


def test_W_D_CND_what_conditions_take() -> None:
    played = two()
    played.gm("wound", who="ALD", level="blessure", place="jambe")
    assert speed(played["ALD"]) == 3
    with refused(played, "W-WRS-16"):
        played.do("ALD", "charge", target="G2")
    played.gm("wound", who="ALD", level="blessure", place="bras_autre")
    played.dice(10, 1)
    played.do("ALD", "attack", target="G1")  # the other arm strikes
    assert played.last("attack.hit").params["roll"].total == 15
    played.gm("effect", who="ALD", name="cotes_brisees")
    played.gm("effect", who="ALD", name="sang_aux_yeux")
    played.gm("set", who="ALD", counter="AO", to=1)
    played.dice(10)
    played.do("ALD", "attack", target="G1")
    assert played.last("attack.miss").params["roll"].total == 11


def test_W_D_CND_a_turn_with_one_action() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9))
    played.gm("wound", who="G1", level="blessure", place="as", type="contondant")
    assert (played["G1"].has("etourdi"), played["G1"]["R"]) == (True, 1)
    played.do("ALD", "end")
    assert (played.fight.acting[0].id, played["G1"]["A"]) == ("G1", 1)
    played.do("G1", "end")
    assert not played["G1"].has("etourdi")


def test_W_D_CND_a_useless_arm_lets_go() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9), faces=(20, 4))
    played.dice(5)
    answer(played, defence="nothing")
    played.do("ALD", "attack", target="G1", zone="bras_arme")
    assert played["G1"].has("bras_inutilisable")
    assert played["G1"].items("forte") == []


@pytest.mark.parametrize(("k", "face", "points"), [(0, 10, 2), (1, 13, 1), (2, 17, 1), (2, 13, 2)])
def test_W_D_ASX_against_12_and_two_more_each_round(k: int, face: int, points: int) -> None:
    victim = GRUNT.model_copy(update={"pistes": (9, 9, 9, 9)})
    played = fight(hero("GOR", GORM), foe("G1", victim), faces=(18, 2, 18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    for _ in range(k):
        played.gm("set", who="GOR", counter="A", to=2)
        played.dice(20)
        played.do("GOR", "maintain", target="G1")
    before = played["G1"]["fatigue"]
    played.gm("set", who="GOR", counter="A", to=2)
    played.dice(face)
    played.do("GOR", "maintain", target="G1")
    assert played.last("asphyxia").params["against"] == 12 + 2 * k
    assert played["G1"]["fatigue"] - before == points


def test_W_D_CND_breath_comes_back_a_turn_after() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(18, 2, 18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    played.gm("wound", who="G1", level="blessure", type="asphyxie")
    played.do("GOR", "release", target="G1")
    played.do("GOR", "end")
    assert played["G1"].has("suffoque")
    played.dice(2, 1)
    played.do("G1", "end")
    assert not played["G1"].has("suffoque")


def test_W_D_ENG_engaged() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BRU", BRUNE, 5, 5), foe("G1", GRUNT))
    assert (engaged(played["ALD"]), engaged(played["BRU"])) == (True, False)


def test_W_D_RND_the_steps_of_a_round() -> None:
    """Points, order, attrition, bleeding, morale: a step sees what the one before it did."""
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 5, 0), foe("G2", GRUNT, 9, 9))
    played.gm("capture", who="G2")
    assert played["G1"].has("moral")
    played.gm("wound", who="G1", level="blessure", type="tranchant")
    played.gm("next")
    played.dice(1, 1, 1)
    answer(played, pursue="let-go")
    played.gm("next")
    labels = [label for _, label, _ in played.ports.thrown[-3:]]
    assert labels == ["initiative", "initiative", "morale"]
    assert (played["G1"]["fatigue"], played["G1"].out) == (1, "enfui")


# data files


def wounds(old: str, new: str) -> None:
    assert old in WRITTEN
    check_wounds(load(WRITTEN.replace(old, new, 1), Wounds, file="wounds.toml"), CONDITIONS)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("{ de = 4, a = 7", "{ de = 5, a = 7", "[damage_test.thresholds[2]] de: gap"),
        ("{ de = 4, a = 7", "{ de = 3, a = 7", "[damage_test.thresholds[2]] de: overlap"),
        ("{ de = 1, a = 3", "{ de = 2, a = 3", "[damage_test.thresholds[1]] de: gap"),
        ("{ de = 13, n", "{ de = 13, a = 20, n", "[damage_test.thresholds[4]] a: gap"),
        ("{ de = 8, a = 12,", "{ de = 8,", "[damage_test.thresholds[3]] a: overlap"),
        ('"jambe", "as"]', '"jambe", "nez"]', "[random_location] faces[6]"),
        ('tranchant = "coupant"', 'tranchant = "tout"', "[columns] tranchant"),
        ('["ralenti"]', '["lent"]', "no such condition"),
        ('["saignement 1"]', '["saignement un"]', "not a whole number"),
        ("figurant = ", "figurante = ", "profiles"),
        ("dc_base = 12", "dc_bas = 12", "did you mean dc_base?"),
    ],
)
def test_W_D_DMG_a_bad_table_is_refused_with_file_row_and_reason(
    old: str, new: str, fault: str
) -> None:
    with pytest.raises(ContentError) as caught:
        wounds(old, new)
    assert str(caught.value).startswith("wounds.toml: ")
    assert fault in str(caught.value)


def test_W_D_DMG_every_result_has_one_severity() -> None:
    rows = WOUNDS.damage_test.thresholds
    assert [severity(rows, n) for n in (-1, 1, 3, 4, 7, 8, 12, 13, 40)] == [
        1, 1, 1, 2, 2, 3, 3, 4, 4,
    ]  # fmt: skip


def test_a_server_replaces_single_numbers(tmp_path: Path) -> None:
    (tmp_path / "wounds.toml").write_text("[asphyxia]\ndc_base = 10\n", encoding="utf8")
    found = load(DATA / "wounds.toml", Wounds, tmp_path)
    assert (found.asphyxia.dc_base, found.asphyxia.dc_step) == (10, 2)


def test_settings_keep_what_is_not_chosen() -> None:
    chosen = Settings(zones={"as": {"damage_bonus": 1}}).model_dump()
    assert chosen["zones"]["as"] == {"mod": -4, "wound_bonus": 1, "damage_bonus": 1}
    assert {**chosen, "zones": 0} == {**DEFAULTS, "zones": 0}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), settings={"push": {"squares": 2}})
    assert setting(played.fight, "push", "squares") == 2
    assert setting(played.fight, "push", "ledge") == "ask_gm"


def test_every_key_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "vigueur.md").read_text(encoding="utf8")
    keys = [f"{g}.{k}" for g, table in DEFAULTS.items() if g != "zones" for k in table]
    keys += [f"zones.*.{k}" for k in DEFAULTS["zones"]["as"]]
    rows = dict(re.findall(r"^\| `([\w.*]+)` \| `(.*?)` \|", page, re.MULTILINE))
    assert set(rows) == set(keys)
    for key, shown in rows.items():
        group, _, name = key.partition(".")
        if group != "zones":
            value = DEFAULTS[group][name]
            assert json.loads(shown) == (list(value) if isinstance(value, tuple) else value), key


def test_a_sheet_takes_numbers_as_text() -> None:
    assert (Sheet(CAC="5").CAC, Sheet().VIGUEUR) == (5, 12)
    with pytest.raises(ValueError, match="CAC"):
        Sheet(CAC="cinq")


def test_a_shield_may_be_named_apart() -> None:
    given = Sheet(armes=("sabre",), bouclier="bouclier")
    assert [w.nom for w in given.armes] == ["sabre", "bouclier"]
    assert Sheet.model_validate(given.model_dump()) == given


def test_a_weak_hand_without_the_talent_may_hold_a_torch() -> None:
    both = Sheet(armes=("sabre", "dague"), main_faible="dague")
    played = fight(hero("ALD", both), foe("G1", GRUNT))
    assert [i.kind for i in played["ALD"].items("faible")] == ["dague"]
    with refused(played, "W-TWW-01"):
        played.do("ALD", "weak", target="G1")


def test_W_TWW_02_W_TWW_03_W_TWW_04_hands() -> None:
    both = Sheet(Finesse=5, armes=("sabre", "dague"), main_faible="dague", talents=("deux_armes",))
    played = fight(hero("ALD", both), foe("G1", GRUNT), faces=(12, 1))
    answer(played, defence="nothing")
    played.do("ALD", "weak", target="G1")
    assert (played.last("attack.hit").params["roll"].total, played["ALD"]["AO"]) == (12, 1)
    with refused(played, "W-TWW-03"):
        played.do("ALD", "weak", target="G1")
    played.do("ALD", "hands")
    assert (played["ALD"].items("forte")[0].kind, played["ALD"]["A"]) == ("dague", 0)
    capped = {"two_weapons": {"counts_offensive_cap": True}}
    played = fight(hero("ALD", both), foe("G1", GRUNT), faces=(2,), settings=capped)
    played.do("ALD", "attack", target="G1")
    with refused(played, "W-ACT-05"):
        played.do("ALD", "weak", target="G1")
    spear = Sheet(armes=("lance",), talents=("deux_armes",))
    played = fight(hero("ALD", spear), foe("G1", GRUNT))
    with refused(played, "W-TWW-01"):
        played.do("ALD", "weak", target="G1")


def test_a_walk_is_undone_as_one() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    walk(played, "ALD", (1, 0))
    played.do("ALD", "step", joins=True, to=(2, 64, 0))
    played.table.undo()
    assert (played["ALD"].pos, played["ALD"]["A"]) == ((0, 64, 0), 2)
