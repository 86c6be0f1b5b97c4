"""§10.1: the same steps of the scenarios under other settings, each beside its default."""

from typing import Any

import pytest

from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    CORVIN,
    GORM,
    GRUNT,
    RURIK,
    at,
    fight,
    foe,
    hero,
    tracks,
)

NONE, FATIGUE, WOUND, CRITICAL = (0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)


def blocked(attacker: Sheet, target: Sheet, *faces: int, zone: str = "", **settings: Any) -> Played:
    """An attack, and the block against it."""
    played = fight(
        foe("A", attacker), hero("T", target), faces=faces, settings=settings,
        answers={"defence": "block"},
    )  # fmt: skip
    played.do("A", "attack", target="T", zone=zone)
    assert played.ports.faces == []
    return played


@pytest.mark.parametrize(
    ("settings", "faces", "wounds"),
    [
        ({}, (10, 9), NONE),
        ({"opposed": {"ties": "initiator"}}, (10, 9, 4), FATIGUE),  # softened: 2 − 1
    ],
)
def test_s1_a_block_of_13_against_13(
    settings: dict[str, Any], faces: tuple[int, ...], wounds: tuple[int, ...]
) -> None:
    assert tracks(blocked(GRUNT, ALDRIC, *faces, **settings), "T") == wounds


@pytest.mark.parametrize(
    ("mode", "wounds"), [("mitigate_on_fail", FATIGUE), ("mitigate_on_success", FATIGUE)]
)
def test_s1_a_block_of_9_against_15_and_a_die_of_2(mode: str, wounds: tuple[int, ...]) -> None:
    played = blocked(GRUNT, ALDRIC, 14, 5, 2, zone="jambe", block={"mode": mode})
    assert tracks(played, "T") == wounds


@pytest.mark.parametrize(
    ("mode", "wounds"), [("mitigate_on_fail", FATIGUE), ("mitigate_on_success", WOUND)]
)
def test_s1_a_block_of_5_against_14_and_a_die_of_7(mode: str, wounds: tuple[int, ...]) -> None:
    assert tracks(blocked(ALDRIC, GRUNT, 9, 3, 7, block={"mode": mode}), "T") == wounds


@pytest.mark.parametrize(
    ("mode", "faces", "wounds"),
    [("mitigate_on_fail", (13, 16), NONE), ("mitigate_on_success", (13, 16, 4), FATIGUE)],
)
def test_s1_a_block_of_18_against_18(
    mode: str, faces: tuple[int, ...], wounds: tuple[int, ...]
) -> None:
    assert tracks(blocked(ALDRIC, GRUNT, *faces, block={"mode": mode}), "T") == wounds


@pytest.mark.parametrize(("bonus", "die"), [(0, 2), (1, 3)])
def test_s3_the_as_and_a_die_of_2_behind_a_block(bonus: int, die: int) -> None:
    zones = {"as": {"damage_bonus": bonus}}
    played = blocked(RURIK, ALDRIC, 19, 6, 2, zone="as", zones=zones)
    assert played.last("damage").params["die"].total == die
    assert tracks(played, "T") == FATIGUE


@pytest.mark.parametrize(("bonus", "die"), [(0, 5), (1, 6)])
def test_s3_the_as_a_critical_and_a_die_of_5_behind_a_block(bonus: int, die: int) -> None:
    zones = {"as": {"damage_bonus": bonus}}
    played = blocked(ALDRIC, RURIK, 20, 10, 5, zone="as", zones=zones)
    assert played.last("damage").params["die"].total == die
    assert tracks(played, "T") == CRITICAL


@pytest.mark.parametrize(("against", "number"), [("attack_total", 16), ("margin", 3)])
def test_s3_dropping_at_16_against_16(against: str, number: int) -> None:
    played = fight(
        foe("CHF", RURIK), hero("ALD", ALDRIC), faces=(13, 4, 13), answers={"defence": "nothing"},
        settings={"drop": {"against": against}},
    )  # fmt: skip
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert played.last("drop-kept").params["against"] == number


@pytest.mark.parametrize(("ties", "asked"), [("resister", 0), ("initiator", 1)])
def test_s4_a_contest_of_15_against_15(ties: str, asked: int) -> None:
    played = fight(
        hero("GOR", GORM), foe("CHF", RURIK), faces=(9, 11), settings={"opposed": {"ties": ties}}
    )
    answer(played, limb="bras_arme")
    played.do("GOR", "grab", target="CHF")
    assert len(played.asked("dodge")) == asked


@pytest.mark.parametrize(("op", "allowed"), [(">=", False), (">", True)])
def test_s4_vigueur_12_against_14(op: str, allowed: bool) -> None:
    played = fight(
        hero("GOR", Sheet(VIGUEUR=12)), foe("CHF", Sheet(VIGUEUR=14)), faces=(1, 20),
        settings={"wrestling": {"relative_op": op}},
    )  # fmt: skip
    if allowed:
        played.do("GOR", "grab", target="CHF")
    else:
        with refused(played, "W-WRS-02"):
            played.do("GOR", "grab", target="CHF")


@pytest.mark.parametrize(("starts", "steps"), [("on_maintain", 0), ("at_once", 1)])
def test_s5_a_strangle_in_its_first_round(starts: str, steps: int) -> None:
    played = fight(
        hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 5, 9, 12, *([15] * steps)),
        settings={"strangle": {"starts": starts}}, answers={"dodge": "no"},
    )  # fmt: skip
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    assert [t.params["against"] for t in played.told("asphyxia")] == [12] * steps


@pytest.mark.parametrize(
    ("prone", "faces"),
    [({}, (6, 2)), ({"attackers_advantage": True, "attackers_mod": 0}, (3, 8, 2))],
)
def test_s6_striking_somebody_on_the_ground(prone: dict[str, Any], faces: tuple[int, ...]) -> None:
    played = fight(
        hero("GOR", GORM), foe("G1", GRUNT), faces=faces, settings={"prone": prone},
        answers={"defence": "nothing"},
    )  # fmt: skip
    played.gm("trip-over", who="G1")
    played.do("GOR", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].total == 12
    assert (tracks(played, "G1"), played.ports.faces) == (FATIGUE, [])


@pytest.mark.parametrize("counts", [False, True])
def test_s8_the_weak_hand_after_the_offensive_action(counts: bool) -> None:
    played = fight(
        hero("COR", CORVIN), foe("G1", GRUNT), faces=(2, 2),
        settings={"two_weapons": {"counts_offensive_cap": counts}},
    )  # fmt: skip
    played.do("COR", "attack", target="G1")
    if counts:
        with refused(played, "W-ACT-05"):
            played.do("COR", "weak", target="G1")
    else:
        played.do("COR", "weak", target="G1")


@pytest.mark.parametrize(("timing", "at_once"), [("immediate", True), ("own_turn", False)])
def test_s10_the_flight_of_the_leader(timing: str, at_once: bool) -> None:
    chief = RURIK.model_copy(update={"leader": True})
    played = fight(
        hero("ALD", ALDRIC), foe("CHF", chief, 9, 0), foe("G1", GRUNT, 20, 0),
        settings={"rout": {"timing": timing}}, answers={"pursue": "let-go"},
    )  # fmt: skip
    played.gm("capture", who="G1")
    played.dice(1, 1, 11)  # VOL 3: 14 against 15
    for _ in range(3):
        if played.fight.clock.round == 1:
            played.gm("next")
    assert (played["CHF"].out == "enfui") == at_once
    if not at_once:
        assert played["CHF"].has("en_fuite")
        assert played["CHF"].pos == at(9, 0)
        played.do("ALD", "end")  # 15 comes before 14
        assert played["CHF"].out == "enfui"
