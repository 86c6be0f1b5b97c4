"""Charges: D-CHARGE."""

import pytest

from tests.rules.d35.people import at, done, end, fight, one, turn_of, walk
from tests.rules.scripted import answer, refused

NOBODY = {"opportunity": "no"}


def test_D_CHARGE_01_up_to_twice_the_speed_and_one_attack() -> None:
    played = fight(one("ALD", 0), one("ORC", 13))
    played.dice(5, 3)
    played.do("ALD", "charge", target="ORC")
    assert played["ALD"].pos == at(12)
    assert played["ORC"]["pv"] == 15 - 7
    assert played["ALD"]["simple"] == played["ALD"]["mouvement"] == 0
    done(played)


@pytest.mark.parametrize(("x", "fits"), [(2, False), (3, True), (13, True), (14, False)])
def test_D_CHARGE_02_from_two_squares_to_twice_the_speed(x: int, fits: bool) -> None:
    played = fight(one("ALD", 0), one("ORC", x))
    if fits:
        played.dice(1)
        played.do("ALD", "charge", target="ORC")
        assert played["ALD"].pos == at(x - 1)
    else:
        with refused(played, "D-CHARGE-02"):
            played.do("ALD", "charge", target="ORC")


def test_D_CHARGE_02_nothing_before_it() -> None:
    played = fight(one("ALD", 0), one("ORC", 8))
    walk(played, "ALD", (1, 0))
    with refused(played, "D-CHARGE-02"):
        played.do("ALD", "charge", target="ORC")


def test_D_CHARGE_03_nothing_slow_in_the_lane() -> None:
    played = fight(one("ALD", 0), one("ORC", 6), facts={("difficult", at(3)): True})
    with refused(played, "D-CHARGE-03"):
        played.do("ALD", "charge", target="ORC")


@pytest.mark.parametrize(("weapon", "x"), [("epee_longue", 5), ("guisarme", 4)])
def test_D_CHARGE_04_to_the_nearest_place_to_strike_from(weapon: str, x: int) -> None:
    played = fight(one("ALD", 0, armes=[weapon], main_directrice=""), one("ORC", 6))
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    assert played["ALD"].pos == at(x)


def test_D_CHARGE_04_not_if_that_place_is_taken() -> None:
    played = fight(one("ALD", 0), one("ORC", 6), one("BRU", 5))
    with refused(played, "D-CHARGE-04"):
        played.do("ALD", "charge", target="ORC")


def test_D_CHARGE_05_nobody_in_the_lane_but_the_helpless() -> None:
    played = fight(one("ALD", 0), one("ORC", 6), one("BRU", 3))
    with refused(played, "D-CHARGE-05"):
        played.do("ALD", "charge", target="ORC")
    played = fight(one("ALD", 0), one("ORC2", 6), one("ORC1", 3))
    played.gm("hurt", who="ORC1", amount=18)
    played.dice(1)
    played.do("ALD", "charge", target="ORC2")
    assert played["ALD"].pos == at(5)


def test_D_CHARGE_05_no_wall_in_the_lane_as_wide_as_the_setting_says() -> None:
    wall = {("filled", at(3, 1)): True}
    played = fight(one("ALD", 0), one("ORC", 6), facts=wall)
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    wide = {"charge": {"lane_width_blocks": 2.0}}
    played = fight(one("ALD", 0), one("ORC", 6), facts=wall, settings=wide)
    with refused(played, "D-CHARGE-05"):
        played.do("ALD", "charge", target="ORC")


def test_D_CHARGE_06_only_at_what_was_seen_as_the_turn_began() -> None:
    played = fight(
        one("ALD", 0), one("ORC", 6), before=lambda p: p.gm("effect", who="ORC", name="invisible")
    )
    played.gm("lift", who="ORC", name="invisible")
    with refused(played, "D-CHARGE-06"):
        played.do("ALD", "charge", target="ORC")
    played = fight(one("ALD", 0), one("ORC", 6), facts={"sight": False})
    with refused(played, "D-CHARGE-06"):
        played.do("ALD", "charge", target="ORC")


def test_D_CHARGE_07_no_step_before_or_after() -> None:
    played = fight(one("ALD", 0), one("ORC", 6))
    played.do("ALD", "shift")
    played.do("ALD", "step", to=at(1))
    with refused(played, "D-CHARGE-07"):
        played.do("ALD", "charge", target="ORC")
    played = fight(one("ALD", 0), one("ORC", 6))
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    with refused(played, "D-STEP-02"):
        played.do("ALD", "shift")


@pytest.mark.parametrize(("x", "fits"), [(8, False), (6, True)])
def test_D_CHARGE_08_restricted_it_goes_once_its_speed(x: int, fits: bool) -> None:
    slow = {"activite_restreinte": True}
    played = fight(one("ORC", 0, **slow), one("BRU", x))
    if not fits:
        with refused(played, "D-CHARGE-08"):
            played.do("ORC", "charge", target="BRU")
        return
    played.dice(10, 1, 3)  # 17 against 16: 8
    played.do("ORC", "charge", target="BRU")
    assert played["BRU"]["pv"] == 22 - 8
    assert played["ORC"]["simple"] == 0


def test_D_CHARGE_09_one_attack_or_what_stands_in_for_it() -> None:
    played = fight(one("ALD", 0), one("ORC", 6))
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    played = fight(one("ALD", 0), one("ORC", 6), answers=dict(NOBODY))
    played.dice(5, 15, 5)  # touch, then Strength
    played.do("ALD", "charge", target="ORC", how="trip")
    assert played["ORC"].has("prone")
    done(played)


def test_D_CHARGE_10_plus_2_to_hit_and_minus_2_to_the_armour_class() -> None:
    played = fight(one("ALD", 0), one("ORC", 6))
    played.dice(5, 3, 9, 2, 4)
    played.do("ALD", "charge", target="ORC")
    assert sum(m.value for m in played.last("attack.hit").params["roll"].mods) == 12
    end(played)
    played.do("ORC", "attack", target="ALD")  # 14 against 14
    assert played["ALD"]["pv"] == 42
    end(played)
    assert not played["ALD"].has("charged", "charging")


def test_D_CHARGE_11_a_lance_strikes_double_from_a_charging_mount() -> None:
    lance = {"armes": ["lance_d_arcon"], "main_directrice": "lance d'arçon"}
    played = fight(one("ALD", 0, **lance), one("HRS", 0, 1), one("ORC", 12, 1))
    played.do("ALD", "mount", target="HRS")
    end(played)
    turn_of(played, "ALD")
    played.dice(3, 5, 2)  # 3 + 10 + 2 + 1 = 16; (5 + 4) + (2 + 4)
    played.do("ALD", "charge", target="ORC")
    assert played["ORC"]["pv"] == 0
    assert sum(m.value for m in played.last("attack.hit").params["roll"].mods) == 13


def test_D_CHARGE_12_a_set_spear_strikes_first_and_double() -> None:
    spear = {"armes": ["lance"], "main_directrice": "lance"}
    played = fight(one("ORC", 8, **spear), one("ALD", 0))
    played.do("ORC", "ready", target="ALD", text="s'il charge")
    end(played)
    played.dice(11, 5, 3, 2, 8)
    played.do("ALD", "charge", target="ORC")
    assert played["ALD"]["pv"] == 52 - 16  # 16 against 14
    assert played.told("meets-charge")
    assert played["ORC"]["pv"] == 15 - 12
    assert not played["ORC"].has("ready")
    done(played)


def test_D_FULL_07_a_set_spear_cleaves_on_at_its_plain_damage() -> None:
    """D-CHARGE-12: it strikes double those who charge, and nobody else."""
    spear = {"armes": ["lance"], "main_directrice": "lance", "dons": ["enchainement"]}
    played = fight(one("ORC", 8, **spear), one("ALD", 0, pv=9), one("BRU", 8, 1))
    played.do("ORC", "ready", target="ALD", text="s'il charge")
    end(played)
    played.dice(15, 5, 3, 15, 2)
    played.do("ALD", "charge", target="ORC")
    assert played["ALD"].out
    assert played["BRU"]["pv"] == 22 - (2 + 4)
    done(played)


def test_D_CHARGE_12_other_weapons_and_other_plans_do_not() -> None:
    played = fight(one("ORC", 8), one("ALD", 0))
    played.do("ORC", "ready", target="ALD")
    end(played)
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    assert not played.asked("set-weapon")


def test_D_CHARGE_13_only_the_way_exposes() -> None:
    played = fight(one("ALD", 0), one("OGR", 6))
    played.dice(5, 2)  # 5 + 8 = 13 against 14
    played.do("ALD", "charge", target="OGR")
    assert len(played.asked("opportunity")) == 1
    seized = played.told("attack.miss")[0]
    assert seized.who == ("OGR", "ALD")
    assert seized.params["against"] == 14
    done(played)


def test_D_CHARGE_13_who_is_struck_down_arrives_nowhere() -> None:
    played = fight(one("ALD", 0, pv=5), one("OGR", 6))
    played.dice(15, 8, 8)
    played.do("ALD", "charge", target="OGR")
    assert played["ALD"].out
    done(played)


def test_D_CHARGE_08_a_zombie_charges_with_a_standard_action() -> None:
    played = fight(one("ZOM", 0), one("ALD", 5))
    played.dice(1)
    answer(played, opportunity="no")
    played.do("ZOM", "charge", target="ALD")
    assert played["ZOM"].pos == at(4)
