"""Trips and what may follow: D-TRIP."""

import pytest

from rules.d35.rivalry import footing, steady, strength
from rules.engine.modifiers import total
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of
from tests.rules.scripted import answer, refused

NOBODY = {"opportunity": "no"}


def test_D_TRIP_01_in_place_of_an_attack_on_one_size_larger_at_most() -> None:
    played = fight(one("ALD", 0), one("OGR", 1), one("ORC", 0, 1), answers=dict(NOBODY))
    played.dice(10, 15, 5, 10, 15, 5)
    played.do("ALD", "trip", target="OGR")  # M on G
    played.do("ALD", "trip", target="ORC")  # the second attack, at +1
    assert {"prone"} <= set(effects(played, "OGR")) & set(effects(played, "ORC"))
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    played = fight(one("ALD", 0), one("OGR", 1, taille="TG"), answers=dict(NOBODY))
    with refused(played, "D-TRIP-01"):
        played.do("ALD", "trip", target="OGR")


def test_D_TRIP_01_as_an_opportunity_too() -> None:
    played = fight(one("ORC", 0), one("IRI", 1), one("ALD", 5))
    answer(played, IRI_opportunity="trip", ORC_opportunity="no")
    played.dice(12, 15, 2)  # Iris: touch, her Strength, the orc's
    played.do("ORC", "sheathe")
    assert played["ORC"].has("prone")
    done(played)


def test_D_TRIP_02_a_touch_and_an_opportunity_that_does_not_cancel_it() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.dice(12, 1, 4, 3, 15, 5)
    played.do("ALD", "trip", target="ORC")
    assert played["ALD"]["pv"] == 43  # struck for 9, and goes on
    assert played.last("attack.hit").params["against"] == 10  # touch: no studded leather
    assert played["ORC"].has("prone")
    played = fight(one("ALD", 0), one("ORC", 1))
    played.dice(12, 1, 4, 1)
    played.do("ALD", "trip", target="ORC")
    assert not played["ORC"].has("prone")
    done(played)


def test_D_TRIP_02_the_unarmed_have_no_opportunity() -> None:
    """D-ATK-05."""
    played = fight(one("ALD", 0), one("ORC", 1, armes=()), one("GOB", 0, 1), faces=(1,))
    played.do("ALD", "trip", target="ORC")
    assert not played.asked("opportunity")  # nor has anybody but the target
    done(played)


def test_D_TRIP_03_strength_against_the_better_of_strength_and_dexterity() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("TOR", 2), one("GOB", 3), one("HRS", 6))
    defends = {id: total((*footing(played[id]), *steady(played[id], "trip"))) for id in
               ("ORC", "TOR", "GOB", "HRS")}  # fmt: skip
    assert total(strength(played["ALD"])) == 4
    assert defends == {"ORC": 3, "TOR": 7, "GOB": -3, "HRS": 4 + 4 + 4}


def test_D_TRIP_04_who_loses_lies_on_the_ground() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    played.dice(3, 16, 12)  # 20 against 15
    played.do("ALD", "trip", target="ORC")
    assert played["ORC"].has("prone")
    assert played.told("tripped")
    with refused(played, "D-TRIP-04"):
        played.do("ALD", "trip", target="ORC")


def test_D_TRIP_04_a_riser_is_thrown_down_again_where_that_is_allowed() -> None:
    played = fight(
        one("ORC", 0), one("ALD", 1), settings={"trip": {"riser": "allowed"}},
        before=lambda p: p.gm("effect", who="ORC", name="prone"),
    )  # fmt: skip
    answer(played, ALD_opportunity="trip", ORC_opportunity="no")
    played.dice(10, 15, 2)
    played.do("ORC", "stand")
    assert played["ORC"].has("prone")
    played = fight(
        one("ORC", 0), one("ALD", 1), before=lambda p: p.gm("effect", who="ORC", name="prone")
    )
    answer(played, ALD_opportunity="no")
    played.do("ORC", "stand")
    assert "trip" not in played.asked("opportunity")[0].options  # type: ignore[union-attr]


def test_D_TRIP_05_the_loser_tries_in_turn_and_nothing_follows() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    played.dice(3, 6, 11, 9, 10)  # 10 against 14; 12 against 14
    played.do("ALD", "trip", target="ORC")
    assert not played["ALD"].has("prone")
    assert not played["ORC"].has("prone")
    assert len(played.asked("counter-trip")) == 1
    end(played)
    turn_of(played, "ALD")
    played.dice(3, 6, 11, 15, 10)
    played.do("ALD", "trip", target="ORC")
    assert played["ALD"].has("prone")
    done(played)


@pytest.mark.parametrize(("profile", "stays"), [("texte", False), ("srd", True)])
def test_D_TRIP_05_in_srd_the_weapon_is_let_go_instead(profile: str, stays: bool) -> None:
    guisarme = {"armes": ["guisarme"], "main_directrice": "guisarme"}
    played = fight(one("ALD", 0, **guisarme), one("ORC", 2), settings={"profile": profile})
    played.dice(3, 2, 18, 18, 2)
    played.do("ALD", "trip", target="ORC")
    assert played["ALD"].has("prone") is not stays
    assert bool(played.told("dropped")) is stays
    done(played)


@pytest.mark.parametrize(("firm", "falls"), [(True, False), (False, True)])
def test_D_TRIP_05_the_first_to_try_keeps_his_stability(firm: bool, falls: bool) -> None:
    played = fight(
        one("TOR", 0), one("ORC", 1), answers=dict(NOBODY),
        settings={"trip": {"counter_stability": firm}},
    )  # fmt: skip
    played.dice(10, 2, 18, 12, 10)  # 15 against 13 or 17
    played.do("TOR", "trip", target="ORC")
    assert played["TOR"].has("prone") is falls


def test_D_TRIP_06_with_the_feat_nobody_has_an_opportunity() -> None:
    feat = {"dons": ["science_du_croc_en_jambe"]}
    played = fight(one("ALD", 0, **feat), one("ORC", 1))
    played.dice(3, 10, 12)  # 14 against 15
    answer(played, **{"counter-trip": "no"})
    played.do("ALD", "trip", target="ORC")
    assert not played.asked("opportunity")
    assert not played["ORC"].has("prone")
    done(played)
    played = fight(one("ALD", 0, **feat), one("ORC", 1), settings={"profile": "srd"})
    played.dice(3, 10, 12, 15, 3)  # 18 against 15, then the attack it saved: 15 + 10 + …
    played.do("ALD", "trip", target="ORC")
    assert played["ORC"].has("prone")
    assert played["ORC"]["pv"] == 15 - 7
    done(played)


def test_D_TRIP_07_lying_down_is_easier_to_strike() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    played.dice(3, 16, 12, 4, 4)
    played.do("ALD", "trip", target="ORC")
    played.do("ALD", "attack", target="ORC")  # second attack: 4 + 5 = 9 against 13 − 4
    assert played.last("attack.hit").params["against"] == 9
    assert not [m for m in played.last("attack.hit").params["roll"].mods if m.source == "prone"]


def test_D_TRIP_08_a_rider_uses_his_seat_and_is_pulled_to_the_ground() -> None:
    played = fight(one("ALD", 1, 1), one("HRS", 2), one("ORC", 1), answers=dict(NOBODY))
    played.do("ALD", "mount", target="HRS")
    turn_of(played, "ORC")
    played.dice(10, 14, 10)  # 17 against 10 + Ride 8
    answer(played, **{"counter-trip": "no"})
    played.do("ORC", "trip", target="ALD")
    assert played["ALD"].has("mounted")
    end(played)
    turn_of(played, "ORC")
    played.dice(10, 19, 10)
    played.do("ORC", "trip", target="ALD")
    assert not played["ALD"].has("mounted")
    assert played["ALD"].has("prone")
    assert played.told("pulled-down")
    assert not played["ALD"].box().overlaps(played["HRS"].box())


def test_D_TRIP_09_a_weapon_made_for_it_touches_in_its_place() -> None:
    halberd = {"armes": ["hallebarde", "épée longue"], "main_directrice": "hallebarde"}
    halberd["armes"] = ["hallebarde", "epee_longue"]
    played = fight(one("ALD", 0, **halberd), one("ORC", 1))
    played.dice(1)
    played.do("ALD", "trip", target="ORC")
    assert not played.asked("opportunity")
    assert played.last("attack.miss").params["weapon"] == "hallebarde"
    assert sum(m.value for m in played.last("attack.miss").params["roll"].mods) == 10
    played = fight(one("ALD", 0), one("ORC", 1))
    with refused(played, "D-TRIP-09"):
        played.do("ALD", "trip", target="ORC", weapon="épée longue")


@pytest.mark.parametrize(
    ("tie", "falls"), [("higher_modifier_then_reroll", True), ("defender", False)]
)
def test_D_TRIP_10_an_equal_total_goes_to_the_higher_modifier(tie: str, falls: bool) -> None:
    played = fight(
        one("ALD", 0), one("ORC", 1), settings={"opposed_tie": tie},
        answers={"opportunity": "no", "counter-trip": "no"},
    )  # fmt: skip
    played.dice(3, 10, 11)  # 14 (+4) against 14 (+3)
    played.do("ALD", "trip", target="ORC")
    assert played["ORC"].has("prone") is falls
    assert at(0) == played["ALD"].pos
    end(played)
