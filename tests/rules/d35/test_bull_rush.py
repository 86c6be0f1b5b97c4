"""Bull rushes: D-BULL."""

import pytest

from rules.d35.bull_rush import budget, weight
from rules.d35.rivalry import steady
from rules.engine.modifiers import total
from tests.rules.d35.people import at, done, end, fight, one, turn_of, walk
from tests.rules.scripted import answer, refused

NOBODY = {"opportunity": "no"}


def test_D_BULL_01_a_standard_action() -> None:
    played = fight(one("ALD", 2), one("ORC", 3), answers=dict(NOBODY))
    played.dice(12, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ALD"]["simple"] == 0
    with refused(played, "D-ATK-01"):
        played.do("ALD", "attack", target="ORC")


@pytest.mark.parametrize(("profile", "allowed"), [("texte", False), ("srd", True)])
def test_D_BULL_01_at_the_end_of_a_charge_in_srd(profile: str, allowed: bool) -> None:
    played = fight(
        one("ALD", 0), one("ORC", 5), answers=dict(NOBODY), settings={"profile": profile}
    )
    if not allowed:
        with refused(played, "D-BULL-01"):
            played.do("ALD", "charge", target="ORC", how="bull_rush")
        return
    played.dice(10, 12)  # 16 against 15
    played.do("ALD", "charge", target="ORC", how="bull_rush")
    assert (played["ALD"].pos, played["ORC"].pos) == (at(5), at(6))
    done(played)


def test_D_BULL_02_one_size_larger_at_most() -> None:
    played = fight(one("ALD", 0), one("OGR", 1, taille="TG"))
    with refused(played, "D-BULL-02"):
        played.do("ALD", "bull_rush", target="OGR")
    played = fight(one("ALD", 0), one("OGR", 1), answers=dict(NOBODY))
    played.dice(12, 4)
    played.do("ALD", "bull_rush", target="OGR")
    assert played["OGR"].pos == at(2)


@pytest.mark.parametrize(("feats", "asked"), [
    ([], ["ORC", "GOB"]), (["science_de_la_bousculade"], ["GOB"]),
])  # fmt: skip
def test_D_BULL_03_the_target_and_all_who_threaten(feats: list[str], asked: list[str]) -> None:
    played = fight(one("ALD", 2, dons=feats), one("ORC", 3), one("GOB", 2, 1), answers=dict(NOBODY))
    played.dice(2, 12)
    played.do("ALD", "bull_rush", target="ORC")
    assert [a.who for a in played.asked("opportunity")][: len(asked)] == asked


def test_D_BULL_03_no_exposure_where_the_table_is_followed() -> None:
    played = fight(
        one("ALD", 2), one("ORC", 3), settings={"bull_rush": {"entry_provokes": False}}
    )  # fmt: skip
    played.dice(2, 12)
    played.do("ALD", "bull_rush", target="ORC")
    assert not played.asked("opportunity")


@pytest.mark.parametrize(("luck", "hurt"), [(25, "ORC"), (26, "ALD")])
def test_D_BULL_04_a_stray_blow_may_hit_the_other(luck: int, hurt: str) -> None:
    played = fight(one("ALD", 2), one("ORC", 3), one("GOB", 2, 1), answers={"ORC_": "no"})
    answer(played, ORC_opportunity="no", GOB_opportunity="attack")
    played.dice(15, luck, 2, 2, 12)  # 17 against 13 or 16
    played.do("ALD", "bull_rush", target="ORC")
    lost = {id: played[id].sheet.pv - played[id]["pv"] for id in ("ALD", "ORC")}
    assert lost == {"ALD": 0, "ORC": 0} | {hurt: 2}
    done(played)


def test_D_BULL_04_an_ally_may_strike_the_one_who_rushes() -> None:
    played = fight(one("ALD", 2), one("ORC", 3), one("BRU", 3, 1))
    answer(played, ORC_opportunity="no", BRU_opportunity="attack")
    played.dice(12, 10, 14, 25, 3)  # 16 to 13; Brune strikes at the orc: 18, at Aldric's 16
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ALD"]["pv"] == 52 - 4
    assert played["ORC"]["pv"] == 15


def test_D_BULL_05_strength_size_and_a_firm_stand() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("OGR", 3), one("TOR", 6), one("HRS", 8))
    found = {
        id: total((*weight(played[id]), *steady(played[id], "bull_rush")))
        for id in ("ALD", "ORC", "OGR", "TOR", "HRS")
    }
    assert found == {"ALD": 4, "ORC": 3, "OGR": 9, "TOR": 7, "HRS": 12}


def test_D_BULL_05_with_the_feat_four_more_in_srd() -> None:
    feat = {"dons": ["science_de_la_bousculade"]}
    played = fight(one("ALD", 0, **feat), one("ORC", 1), settings={"profile": "srd"})
    played.dice(5, 9)  # 13 against 12
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ORC"].pos == at(2)


@pytest.mark.parametrize(("mine", "pushed"), [(10, 1), (14, 2), (18, 2), (19, 3)])
def test_D_BULL_06_a_square_and_one_more_for_each_five(mine: int, pushed: int) -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    played.dice(mine, 10)  # mine + 4 against 13
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ORC"].pos == at(1 + pushed)
    assert played["ALD"].pos == at(pushed)


def test_D_BULL_06_no_farther_if_it_is_not_followed() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    answer(played, **{"bull-rush-follow": "0"})
    played.dice(19, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert (played["ALD"].pos, played["ORC"].pos) == (at(1), at(2))


def test_D_BULL_07_no_farther_than_the_round_allows() -> None:
    played = fight(one("ALD", 0), one("ORC", 5), answers=dict(NOBODY))
    walk(played, "ALD", (1, 0), (2, 0), (3, 0), (4, 0))
    played.dice(19, 10)  # margin 10, but 9 − 6 − 1.5 leaves 1.5
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ORC"].pos == at(7)
    assert budget(played["ALD"]) == 0


def test_D_BULL_07_nothing_left_to_enter_with() -> None:
    played = fight(one("ALD", 0), one("ORC", 7), answers=dict(NOBODY))
    walk(played, "ALD", *((x, 0) for x in range(1, 7)))
    with refused(played, "D-BULL-07"):
        played.do("ALD", "bull_rush", target="ORC")
    whole = {"bull_rush": {"budget": "speed"}}
    played = fight(one("ALD", 0), one("ORC", 7), answers=dict(NOBODY), settings=whole)
    walk(played, "ALD", *((x, 0) for x in range(1, 7)))
    played.dice(10, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ORC"].pos == at(8)


def test_D_BULL_08_third_parties_strike_whoever_goes_back() -> None:
    played = fight(one("ALD", 2), one("ORC", 3), one("BRU", 3, 1))
    answer(played, opportunity="no")
    played.dice(12, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert [a.who for a in played.asked("opportunity")] == ["ORC", "BRU"]


def test_D_BULL_08_third_parties_strike_whoever_follows() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", 2, 1), answers=dict(NOBODY))
    played.dice(19, 10)  # to 2 and 3 after it, past the goblin
    played.do("ALD", "bull_rush", target="ORC")
    assert [a.who for a in played.asked("opportunity")] == ["ORC", "GOB"]


@pytest.mark.parametrize("taken", [False, True])
def test_D_BULL_09_who_loses_goes_back_and_falls_if_there_is_no_room(taken: bool) -> None:
    back = {"bull_rush": {"loser": "straight_back"}}
    people = [one("ALD", 2), one("ORC", 3), one("BRU", 1 if taken else 9)]
    played = fight(*people, answers=dict(NOBODY), settings=back)
    played.dice(2, 12)
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ALD"].pos == at(2 if taken else 1)
    assert played["ALD"].has("prone") is taken
    played = fight(*people, answers=dict(NOBODY))
    played.dice(2, 12)
    played.do("ALD", "bull_rush", target="ORC")
    assert played["ALD"].pos == at(2)
    assert not played["ALD"].has("prone")


def test_D_BULL_10_a_wall_stops_it() -> None:
    played = fight(
        one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), facts={("filled", at(3)): True}
    )
    played.dice(19, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert (played["ALD"].pos, played["ORC"].pos) == (at(1), at(2))
    assert played["ORC"]["pv"] == 15


def test_D_BULL_11_an_equal_total_goes_to_the_higher_modifier() -> None:
    played = fight(one("ORC", 0), one("TOR", 1), answers=dict(NOBODY))
    played.dice(16, 12)  # 19 (+3) against 19 (+7)
    played.do("ORC", "bull_rush", target="TOR")
    assert played["TOR"].pos == at(1)
    assert played.told("bull-rush-failed")


def test_D_BULL_12_into_the_space_that_it_left() -> None:
    played = fight(one("ALD", 2), one("ORC", 3), answers=dict(NOBODY))
    played.dice(12, 10)
    played.do("ALD", "bull_rush", target="ORC")
    assert (played["ALD"].pos, played["ORC"].pos) == (at(3), at(4))
    end(played)
    turn_of(played, "ALD")
    assert not played["ALD"].has("rushing")
