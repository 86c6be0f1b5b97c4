"""Checks against a difficulty: what is added, who helps, and what a sheet leaves out."""

import pytest

from rules.blocs.sheet import Sheet
from rules.engine.requests import GM
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, ORC, fight, foe, hero


def test_B_DTH_12_B_ACT_07_an_ally_may_help_with_first_aid() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 1), hero("CYR", CYRA, 0, 0), hero("BER", BERA, 1, 0, pv=0),
        foe("ORC", ORC, 9, 9), faces=[5, 9], answers={(GM, "stabilise"): 12},
    )  # fmt: skip
    played.do("ALD", "help", ally="CYR")
    played.do("ALD", "end")
    played.do("CYR", "stabilise", target="BER")
    roll = played.last("aid-success").params["roll"]
    assert (roll.why, roll.total) == (("+help",), 12)
    assert not played["CYR"].has("help-task")


@pytest.mark.parametrize(("said", "faces", "why"), [
    ("yes", [5, 14], ("+help",)), ("no", [5], ()),
])  # fmt: skip
def test_B_ACT_07_the_gm_says_whether_a_roll_is_for_the_task_named(
    said: str, faces: list[int], why: tuple[str, ...]
) -> None:
    """Force 3: 5 and 14, of which the better: 17."""
    played = fight(
        hero("CYR", CYRA, 0, 1), hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), faces=faces,
        answers={(GM, "help-task"): said},
    )  # fmt: skip
    played.do("CYR", "help", ally="ALD", task="pousser le rocher")
    assert played.last("helped").params == {"task": "pousser le rocher"}
    played.do("CYR", "end")
    played.gm("check", actor="ALD", what="force", dc=12)
    roll = played.told("check-success", "check-failure")[-1].params["roll"]
    assert (roll.why, roll.total) == (why, max(faces) + 3)
    assert played["ALD"].has("help-task") is (said == "no"), "kept for the roll it was meant for"
    (asked,) = played.asked("help-task")
    assert asked.about == {"who": "ALD", "helper": "CYR", "task": "pousser le rocher"}


@pytest.mark.parametrize(("edge", "faces", "total"), [
    (0, (9,), 12), (1, (8, 13), 16), (-1, (18, 7), 10),
])  # fmt: skip
def test_B_GEN_01_03_the_gm_gives_advantage_and_the_level_counts(
    edge: int, faces: tuple[int, ...], total: int
) -> None:
    """Cyra: Habilité 2, Médecine 1."""
    played = fight(hero("CYR", CYRA), foe("ORC", ORC), faces=faces)
    played.gm("check", actor="CYR", what="medecine", dc=12, edge=edge)
    told = played.told("check-success", "check-failure")[-1]
    assert told.params["roll"].total == total
    assert (told.key == "check-success") is (total >= 12)


def test_B_GEN_06_the_gm_may_name_a_skill_for_what_no_rule_describes() -> None:
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), faces=[10],
        answers={"improvised": "full", "improvised-roll": "vigilance", "difficulty": 13},
    )  # fmt: skip
    played.do("ALD", "improvise", text="écouter à la porte")
    assert played.last("check-success").params["roll"].total == 13


def test_B_INIT_01_B_ATK_06_agility_and_dexterity_stand_in_for_each_other() -> None:
    """AMB-34: only where a sheet leaves one of them out."""
    assert Sheet(agilite=2).dexterite == 2
    assert Sheet(dexterite=3).agilite == 3
    assert (Sheet(agilite=2, dexterite=0).dexterite, Sheet().agilite) == (0, 0)


def test_B_DEF_05_B_DTH_12_other_names_of_an_attribute() -> None:
    """AMB-32, 35."""
    sheet = Sheet.model_validate({"contre": 3, "habilete": 2})
    assert (sheet.controle, sheet.habilite) == (3, 2)
