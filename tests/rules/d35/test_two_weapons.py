"""Fighting with two weapons: D-TWF."""

from typing import Any

import pytest

from rules.d35.two_weapons import is_light, pair, penalties
from tests.rules.d35.people import at, done, fight, one, walk
from tests.rules.scripted import refused

PAIR = {"armes": ["epee_longue", "epee_courte"], "main_directrice": "épée longue",
        "main_faible": "épée courte"}  # fmt: skip
EQUAL = {"armes": ["epee_longue", "epee_longue"], "main_directrice": "épée longue",
         "main_faible": "épée longue"}  # fmt: skip
FEAT = {"dons": ["combat_a_deux_armes"]}


def hits(arms: Any, hands: tuple[str, ...]) -> list[int]:
    """Attack bonuses of Aldric, one for each attack."""
    played = fight(one("ALD", 0, **arms), one("ORC", 1, pv=200))
    for hand in hands:
        played.dice(2)
        played.do("ALD", "dual", target="ORC", hand=hand)
    rolls = [t.params["roll"] for t in played.told("attack.miss")]
    return [sum(m.value for m in roll.mods) for roll in rolls]


def test_D_TWF_01_one_attack_more_and_the_whole_turn() -> None:
    played = fight(one("ALD", 0, **PAIR), one("ORC", 1, pv=200))
    played.dice(2)
    played.do("ALD", "attack", target="ORC")  # one attack: no penalty
    assert sum(m.value for m in played.last("attack.miss").params["roll"].mods) == 10
    with refused(played, "D-TWF-01"):
        played.do("ALD", "dual", target="ORC")
    played = fight(one("ALD", 0, **PAIR), one("ORC", 2, pv=200))
    walk(played, "ALD", (1, 0))
    with refused(played, "D-TWF-01"):
        played.do("ALD", "dual", target="ORC")
    played = fight(one("ALD", 0, **PAIR), one("ORC", 1, pv=200))
    for _ in range(3):
        played.dice(2)
        played.do("ALD", "dual", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("ALD", "dual", target="ORC")


def test_D_TWF_01_not_with_a_shield_or_both_hands_on_one_weapon() -> None:
    played = fight(one("TOR", 0), one("ORC", 1))
    with refused(played, "D-TWF-01"):
        played.do("TOR", "dual", target="ORC")


def test_D_TWF_02_six_and_ten_less() -> None:
    assert hits(EQUAL, ("main", "main", "off")) == [4, -1, 0]


def test_D_TWF_03_a_light_off_hand_takes_two_less_from_each() -> None:
    assert hits(PAIR, ("main", "main", "off")) == [6, 1, 2]
    fist = {"armes": ["epee_longue"], "main_directrice": "épée longue"}
    assert hits(fist, ("main", "main"))[0] == 6


def test_D_TWF_04_the_feat_takes_two_and_six() -> None:
    assert hits({**EQUAL, **FEAT}, ("main", "main", "off")) == [6, 1, 6]
    assert hits({**PAIR, **FEAT}, ("off", "main", "main")) == [8, 8, 3]


@pytest.mark.parametrize(("feat", "found"), [({}, [6, 1, 2]), (FEAT, [8, 3, 8])])
def test_D_TWF_05_the_second_head_counts_as_light(feat: Any, found: list[int]) -> None:
    flail = {"armes": ["fleau_double"], "main_directrice": "fléau double"}
    assert hits({**flail, **feat}, ("main", "main", "off")) == found


@pytest.mark.parametrize(("weapon", "name", "less"), [
    ("javeline", "javeline", (-4, -4)), ("flechette", "fléchette", (-2, -2)),
])  # fmt: skip
def test_D_TWF_06_thrown_from_both_hands(weapon: str, name: str, less: tuple[int, int]) -> None:
    both = {"armes": [weapon, weapon], "main_directrice": name, "main_faible": name}
    played = fight(one("ALD", 0, **both, **FEAT), one("ORC", 3, pv=200))
    found = pair(played["ALD"])
    assert found is not None
    assert penalties(played.fight, played["ALD"], is_light(found[1])) == less
    for hand in ("main", "off"):
        played.dice(2)
        played.do("ALD", "dual", target="ORC", hand=hand)
    mods = [t.params["roll"].mods for t in played.told("attack.miss")]
    assert [m.value for roll in mods for m in roll if m.source == "two_weapons"] == list(less)
    assert {i.holder for i in played.fight.state.items.values() if i.kind == name} == {""}


@pytest.mark.parametrize(("part", "taken"), [(0.5, 3 + 2), (1.0, 3 + 4)])
def test_D_TWF_07_half_the_strength_from_the_off_hand(part: float, taken: int) -> None:
    played = fight(
        one("ALD", 0, **PAIR), one("ORC", 1), settings={"twf": {"offhand_str": part}}
    )  # fmt: skip
    played.dice(15, 3)
    played.do("ALD", "dual", target="ORC", hand="off")
    assert played["ORC"]["pv"] == 15 - taken
    assert played["ALD"].pos == at(0)
    done(played)


def test_D_TWF_07_the_whole_of_a_weakness() -> None:
    played = fight(one("CYR", 0, **PAIR), one("ORC", 1))
    played.dice(20, 2, 3)  # certain to hit, not confirmed
    played.do("CYR", "dual", target="ORC", hand="off")
    assert played["ORC"]["pv"] == 15 - 2
    done(played)
