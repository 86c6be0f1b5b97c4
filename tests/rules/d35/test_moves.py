"""Move actions, gear and full-round movement: D-MOVE, D-RUN, D-WDR, D-HARD."""

from rules.d35.blow import Blow, armour_class
from rules.d35.budget import left
from rules.d35.hands import bare
from rules.d35.pace import speed, speed_in
from rules.d35.runs import run_multiplier
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of, walk
from tests.rules.scripted import Played, answer, refused


def offered(played: Played) -> list[tuple[str, str]]:
    """Who was offered an opportunity, and for what."""
    return [(ask.who, ask.about["why"]) for ask in played.asked("opportunity")]


def test_D_MOVE_01_getting_up_takes_no_roll() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    played.gm("effect", who="ALD", name="prone")
    played.do("ALD", "stand")
    assert played["ALD"]["mouvement"] == 0
    done(played)


def test_D_MOVE_02_drawing_is_safe_and_sheathing_is_not() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    played.do("ALD", "sheathe")
    assert offered(played) == [("ORC", "sheathe")]
    assert [i.slot for i in played["ALD"].items() if i.kind == "épée longue"] == ["fourreau"]
    played.do("ALD", "draw", what="épée courte")
    assert len(offered(played)) == 1
    assert [i.slot for i in played["ALD"].items() if i.kind == "épée courte"] == ["directrice"]
    played = fight(one("ALD", 0, main_directrice="rien"), one("ORC", 1), faces=(2,))
    played.do("ALD", "draw", what="épée longue")
    played.do("ALD", "attack", target="ORC")


def test_D_MOVE_03_a_weapon_deep_in_the_bag() -> None:
    played = fight(one("ALD", 0, main_directrice="rien"), one("ORC", 1), faces=(2,))
    item = next(i for i in played["ALD"].items() if i.kind == "épée courte")
    played.gm("put", item=type(item)(item.id, item.kind, "ALD", "sac", None, item.data))
    played.do("ALD", "draw", what="épée courte")
    assert offered(played) == [("ORC", "retrieve_stored")]
    assert played["ALD"]["mouvement"] == 0


def test_D_MOVE_04_drawing_in_the_same_breath_as_a_walk() -> None:
    """D-TAB-04."""
    empty = {"main_directrice": "rien"}
    played = fight(one("ALD", 0, BBA=1, **empty), one("ORC", 9))
    walk(played, "ALD", (1, 0))
    played.do("ALD", "draw", what="épée longue")
    assert played["ALD"]["simple"] == 1
    walk(played, "ALD", (2, 0))
    played = fight(one("ALD", 0, BBA=0, **empty), one("ORC", 9))
    walk(played, "ALD", (1, 0))
    played.do("ALD", "draw", what="épée longue")
    assert played["ALD"]["simple"] == 0
    played = fight(one("ALD", 0, **empty), one("ORC", 9))
    played.do("ALD", "draw", what="épée longue")
    assert played["ALD"]["mouvement"] == 0


def test_D_MOVE_05_two_weapons_in_the_time_of_one() -> None:
    empty = {"main_directrice": "rien"}
    two = {"dons": ("combat_a_deux_armes",), **empty}
    played = fight(one("ALD", 0, **two), one("ORC", 9))
    with refused(played, "D-MOVE-05"):
        played.do("ALD", "draw", what="épée à deux mains", second="épée courte")
    played.do("ALD", "draw", what="épée longue", second="épée courte")
    assert played["ALD"]["simple"] == 1
    played = fight(one("ALD", 0, **empty), one("ORC", 9))
    with refused(played, "D-MOVE-05"):
        played.do("ALD", "draw", what="épée longue", second="épée courte")


def test_D_MOVE_06_arrows_take_no_action() -> None:
    played = fight(one("ALD", 0, main_directrice="arc long composite"), one("ORC", 5), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["libres"] == 0


def test_D_MOVE_06_nor_do_shuriken() -> None:
    stars = {"armes": ("shuriken",) * 3, "main_directrice": "shuriken", "main_faible": "rien"}
    played = fight(one("ALD", 0, **stars), one("ORC", 2), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "draw", what="shuriken")
    played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["libres"] == 1
    done(played)


def test_D_MOVE_07_as_far_as_the_speed_and_no_step_then() -> None:
    metric = {"geo": {"blocks_per_square": 1.5}}
    played = fight(one("ALD", 0, BBA=0), one("ORC", 40), settings=metric)
    walk(played, "ALD", *((x, 0) for x in range(1, 10)))
    assert played["ALD"]["distance"] == 9
    played.do("ALD", "defend")
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (10, 0))
    with refused(played, "D-STEP-02"):
        played.do("ALD", "shift", to=at(10))


def test_D_MOVE_07_slow_ground_counts_twice() -> None:
    played = fight(one("ALD", 0), one("ORC", 20), facts={"difficult": True})
    walk(played, "ALD", (1, 0), (2, 0), (3, 0))
    assert played["ALD"]["pas"] == 0


def test_D_MOVE_08_a_quarter_of_the_speed_up_a_wall_or_in_water() -> None:
    played = fight(one("ALD", 0), one("TOR", 3), one("ORC", 9))
    assert speed_in(played["ALD"], "climb") == 2.25
    assert speed_in(played["ALD"], "swim") == 2.25
    assert speed_in(played["TOR"], "climb") == 1.5


def test_D_MOVE_08_a_square_of_water_costs_four() -> None:
    played = fight(one("ALD", 0), one("ORC", 20), facts={"water": True, "difficult": True})
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["pas"] == 9 - 4 * 1.5
    swimmer = {"nage_m": 9.0}
    played = fight(one("ALD", 0, **swimmer), one("ORC", 20), facts={"water": True})
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["pas"] == 9 - 1.5


def test_D_MOVE_09_in_a_hurry_half_the_speed_at_minus_five() -> None:
    climber = {"competences": {"escalade": 6}}
    played = fight(one("ALD", 0, **climber), one("ORC", 20), faces=(14,), facts={"climb": True})
    assert speed_in(played["ALD"], "climb", fast=True) == 4.5
    played.do("ALD", "hurry", dc=15)
    assert played.last("check").params["roll"].total == 15
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["pas"] == 6
    played = fight(one("ALD", 0, **climber), one("ORC", 20), faces=(13,))
    played.do("ALD", "hurry", dc=15)
    assert played["ALD"]["mouvement"] == 0
    assert "climbing_fast" not in effects(played, "ALD")


def test_D_MOVE_10_crawling_a_square_at_a_time() -> None:
    played = fight(one("ALD", 1), one("ORC", 0), one("ORC2", 3), faces=(2, 2))
    played.gm("effect", who="ALD", name="prone")
    walk(played, "ALD", (1, 1))
    assert offered(played) == [("ORC", "leave")]
    assert played["ALD"]["pas"] == 0
    walk(played, "ALD", (1, 2))
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (1, 3))


def test_D_MOVE_10_from_one_who_threatens_to_another() -> None:
    played = fight(one("ALD", 1), one("ORC", 0), one("ORC2", 3), faces=(2, 2))
    played.gm("effect", who="ALD", name="prone")
    walk(played, "ALD", (2, 0))
    assert [who for who, _ in offered(played)] == ["ORC", "ORC2"]


def test_D_MOVE_11_directing_a_spell_is_safe() -> None:
    played = fight(one("CYR", 0), one("ORC", 1))
    played.do("CYR", "direct", text="arme spirituelle")
    assert offered(played) == []
    assert played["CYR"]["simple"] == 1


def test_D_MOVE_12_things_and_doors() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    played.do("ALD", "handle", what="door")
    assert offered(played) == []
    played.do("ALD", "drop")
    played.do("ALD", "pick", what="épée longue")
    assert offered(played) == [("ORC", "pick_up_item")]
    played = fight(one("ALD", 0, objets={"potion": 1}), one("ORC", 1), faces=(2,))
    played.do("ALD", "handle", what="heavy")
    played.do("ALD", "retrieve", what="potion")
    assert [why for _, why in offered(played)] == ["move_heavy"]  # one opportunity a round
    assert played["ALD"]["simple"] == 0


def test_D_MOVE_13_into_the_saddle() -> None:
    played = fight(one("ALD", 0), one("HRS", 1), one("ORC", 2), faces=(1,))
    played.do("ALD", "mount", target="HRS")
    assert offered(played) == []
    assert "mounted" in effects(played, "ALD")
    played.do("ALD", "attack", target="ORC")
    turn_of(played, "ORC")
    end(played)
    played.do("ALD", "dismount")
    assert "mounted" not in effects(played, "ALD")


def test_D_MOVE_14_in_a_hurry() -> None:
    played = fight(one("ALD", 0), one("HRS", 1), one("ORC", 9), faces=(14,))
    played.do("ALD", "mount", target="HRS", how="fast")
    assert played.last("check").params["roll"].total == 20
    assert played["ALD"]["mouvement"] == 1
    played = fight(one("ALD", 0), one("HRS", 1), one("ORC", 9), faces=(13,))
    played.do("ALD", "mount", target="HRS", how="fast")
    assert played["ALD"]["mouvement"] == 0
    played = fight(one("ALD", 0), one("HRS", 1), one("ORC", 9))
    played.do("ALD", "handle")
    played.do("ALD", "handle")
    with refused(played, "D-MOVE-13"):
        played.do("ALD", "mount", target="HRS", how="fast")


def defence(played: Played, who: str, by: str) -> int:
    return armour_class(played.fight, played[by], played[who], Blow(bare(played[by]), 0))


def test_D_MOVE_15_a_shield_loosed_and_strapped_on() -> None:
    played = fight(one("TOR", 0), one("ORC", 1))
    assert defence(played, "TOR", "ORC") == 18
    played.do("TOR", "shield")
    assert defence(played, "TOR", "ORC") == 16
    played.do("TOR", "shield")
    assert defence(played, "TOR", "ORC") == 18
    assert offered(played) == []
    assert played["TOR"]["simple"] == 0


def test_D_MOVE_16_the_shield_goes_on_during_a_walk() -> None:
    played = fight(one("TOR", 0), one("ORC", 9))
    played.do("TOR", "shield")
    walk(played, "TOR", (1, 0), (0, 0))
    played.do("TOR", "shield")
    assert defence(played, "TOR", "ORC") == 18
    assert played["TOR"]["simple"] == 0
    shield = next(i for i in played["TOR"].items() if "bouclier" in i.id)
    played.gm("put", item=type(shield)(shield.id, shield.kind, "TOR", "faible", None, shield.data))
    played.do("TOR", "drop", what=shield.kind)
    assert played["TOR"]["libres"] == 1


def test_D_MOVE_17_getting_up_exposes_while_down() -> None:
    played = fight(one("TOR", 0), one("ORC", 1), faces=(8,))
    played.gm("effect", who="TOR", name="prone")
    played.do("TOR", "stand")
    assert played.last("attack.miss").params["against"] == 14
    assert defence(played, "TOR", "ORC") == 18
    with refused(played, "D-MOVE-17"):
        played.do("TOR", "stand")


# -- running --------------------------------------------------------------------------------------


def test_D_RUN_01_D_RUN_07_four_times_the_speed_straight_on() -> None:
    """D-RUN-07: metres, whatever kilometres an hour that is."""
    played = fight(one("ALD", 0), one("ORC", 9, 9))
    played.do("ALD", "run")
    assert played.last("runs").params["metres"] == 36
    walk(played, "ALD", *((x, 0) for x in range(1, 5)))
    with refused(played, "D-RUN-01"):
        walk(played, "ALD", (4, 1))
    walk(played, "ALD", *((x, 0) for x in range(5, 25)))
    assert played["ALD"]["distance"] == 36
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (25, 0))


def test_D_RUN_01_three_times_in_heavy_armour() -> None:
    played = fight(
        one("TOR", 0, armure="harnois"), one("ALD", 3, charge_lourde=True), one("ORC", 9)
    )
    assert run_multiplier(played["TOR"]) * speed(played["TOR"]) == 18
    assert run_multiplier(played["ALD"]) == 3
    for profile, light, heavy in (("texte", 4, 3), ("srd", 5, 4)):
        runner = {"dons": ("course",)}
        played = fight(
            one("ALD", 0, **runner), one("TOR", 3, charge_lourde=True, **runner), one("ORC", 9),
            settings={"profile": profile},
        )  # fmt: skip
        assert (run_multiplier(played["ALD"]), run_multiplier(played["TOR"])) == (light, heavy)


def test_D_RUN_02_no_dexterity_until_the_next_turn() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    played.do("ALD", "run")
    assert defence(played, "ALD", "ORC") == 14
    end(played), end(played)
    assert defence(played, "ALD", "ORC") == 16
    played = fight(one("ALD", 0, dons=("course",)), one("ORC", 9))
    played.do("ALD", "run")
    assert defence(played, "ALD", "ORC") == 16


def run_rounds(played: Played, rounds: int) -> None:
    for _ in range(rounds):
        played.do("ALD", "run")
        end(played)
        end(played)


def test_D_RUN_03_as_many_rounds_as_the_constitution() -> None:
    """D-RUN-04, D-RUN-05: then checks, harder and harder, and a rest of ten rounds."""
    played = fight(one("ALD", 0, CON=12), one("ORC", 9))
    run_rounds(played, 12)
    assert played.told("check") == []
    played.dice(9)
    run_rounds(played, 1)
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (10, True)
    played.dice(10)
    run_rounds(played, 1)
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (11, True)
    played.dice(10)
    run_rounds(played, 1)
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (12, False)
    assert played.fight.clock.round == 16
    for _ in range(9):
        with refused(played, "D-RUN-05"):
            played.do("ALD", "run")
        end(played), end(played)
    assert played.fight.clock.round == 25
    played.do("ALD", "run")


def test_D_RUN_04_each_check_is_harder_than_the_one_before() -> None:
    played = fight(one("ALD", 0, CON=1), one("ORC", 9))
    run_rounds(played, 1)
    for dc in (10, 11):
        played.dice(20)
        run_rounds(played, 1)
        assert played.last("check").params["dc"] == dc


def test_D_RUN_05_at_rest_no_faster_than_a_walk() -> None:
    played = fight(one("ALD", 0), one("ORC", 40))
    played.gm("effect", who="ALD", name="resting")
    walk(played, "ALD", *((x, 0) for x in range(1, 7)))
    with refused(played, "D-RUN-05"):
        walk(played, "ALD", (7, 0))


def test_D_RUN_06_not_over_slow_ground_nor_blind() -> None:
    played = fight(one("ALD", 0), one("ORC", 20), facts={("difficult", at(2)): True})
    played.do("ALD", "run")
    walk(played, "ALD", (1, 0))
    with refused(played, "D-RUN-06"):
        walk(played, "ALD", (2, 0))
    played = fight(one("ALD", 0), one("ORC", 20))
    played.gm("effect", who="ALD", name="blinded")
    with refused(played, "D-RUN-06"):
        played.do("ALD", "run")


def test_D_RUN_08_running_exposes_once_to_each() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(9, 1, 1))
    played.do("ALD", "run")
    walk(played, "ALD", (0, 1), (0, 2))
    assert offered(played) == [("ORC", "run")]
    assert played.last("attack.hit").params["against"] == 14


def test_D_RUN_08_one_opportunity_a_round_for_each_used_or_not() -> None:
    """D-AOO-03: whoever let it pass, or has more of them, gets no second one as it leaves."""
    played = fight(one("ALD", 0), one("ORC", 1, dons=("attaques_reflexes",), DEX=14), faces=(2,))
    played.do("ALD", "run")
    walk(played, "ALD", (0, 1), (0, 2))
    assert offered(played) == [("ORC", "run")]
    played = fight(one("ALD", 0), one("ORC", 1))
    answer(played, opportunity="no")
    played.do("ALD", "run")
    walk(played, "ALD", (0, 1), (0, 2))
    assert offered(played) == [("ORC", "run")]


def test_D_RUN_05_at_rest_a_charge_goes_no_farther_than_a_walk() -> None:
    played = fight(one("ALD", 0), one("ORC", 8))
    played.gm("effect", who="ALD", name="resting")
    with refused(played, "D-CHARGE-08"):
        played.do("ALD", "charge", target="ORC")
    played.gm("place", who="ORC", to=at(6))
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    assert played["ALD"]["distance"] == 7.5


# -- withdrawing ----------------------------------------------------------------------------------


def test_D_WDR_01_twice_the_speed_and_no_opportunity_at_first() -> None:
    """D-WDR-03, D-WDR-06."""
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", -13, 1))
    played.do("ALD", "withdraw")
    walk(played, "ALD", *((-x, 0) for x in range(1, 13)))
    assert offered(played) == []
    assert played["ALD"]["distance"] == 18
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (-13, 0))


def test_D_WDR_01_in_metres_the_whole_square_is_left() -> None:
    metric = {"geo": {"blocks_per_square": 1.5}}
    played = fight(one("ALD", 0), one("ORC", 1), settings=metric)
    played.do("ALD", "withdraw")
    walk(played, "ALD", (-1, 0), (-2, 0), (-3, 0))
    assert offered(played) == []


def test_D_WDR_01_the_large_leave_the_whole_of_their_space() -> None:
    """A-18."""
    for start, asked in (("whole_space", 0), ("one_cell", 1)):
        played = fight(
            one("OGR", 0), one("ALD", 0, 2), settings={"withdraw": {"start": start}},
            answers={"opportunity": "no"},
        )  # fmt: skip
        played.do("OGR", "withdraw")
        walk(played, "OGR", (-1, 0), (-2, 0))
        assert len(offered(played)) == asked


def test_D_WDR_02_the_unseen_are_not_withdrawn_from() -> None:
    played = fight(one("ALD", 0), one("GOB", 1), faces=(2,))
    played.gm("effect", who="GOB", name="invisible")
    played.do("ALD", "withdraw")
    walk(played, "ALD", (-1, 0))
    assert offered(played) == [("GOB", "leave")]
    played = fight(one("ALD", 0), one("GOB", 1))
    played.gm("effect", who="ALD", name="blinded")
    with refused(played, "D-WDR-02"):
        played.do("ALD", "withdraw")


def test_D_WDR_01_not_while_lying_down() -> None:
    """D-MOVE-10: whoever lies there crawls 1.50 m, and that exposes him."""
    played = fight(one("ALD", 0), one("ORC", 1))
    played.gm("effect", who="ALD", name="prone")
    with refused(played, "D-WDR-02"):
        played.do("ALD", "withdraw")


def test_D_WDR_03_no_step_with_it() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.do("ALD", "withdraw")
    with refused(played, "D-STEP-02"):
        played.do("ALD", "shift", to=at(-1))
    played = fight(one("ALD", 0), one("ORC", 1))
    played.do("ALD", "shift", to=at(-1))
    with refused(played, "D-STEP-02"):
        played.do("ALD", "withdraw")


def test_D_WDR_04_later_squares_expose() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("ORC2", -3, 1), faces=(2,))
    played.do("ALD", "withdraw")
    walk(played, "ALD", (-1, 0), (-2, 0), (-3, 0))
    assert offered(played) == [("ORC2", "leave")]


def test_D_WDR_05_only_with_a_speed_of_that_kind() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), facts={"climb": True})
    with refused(played, "D-WDR-05"):
        played.do("ALD", "withdraw")
    played = fight(one("ALD", 0, escalade_m=6.0), one("ORC", 1), facts={"climb": True})
    played.do("ALD", "withdraw")


def test_D_WDR_06_it_need_not_lead_out_of_the_fight() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", -5))
    played.do("ALD", "withdraw")
    walk(played, "ALD", *((-x, 0) for x in range(1, 5)))
    assert offered(played) == []


def test_D_WDR_07_restricted_once_the_speed() -> None:
    played = fight(one("ZOM", 0), one("ALD", 1))
    played.do("ZOM", "withdraw")
    assert played.last("withdraws").params["metres"] == 9
    assert left(played["ZOM"]) == ("swift", "immediate", "free", "none")


def test_D_HARD_01_a_square_for_the_whole_turn() -> None:
    slow = {"vitesse": 1.5}
    played = fight(one("ALD", 0, **slow), one("ORC", 1), faces=(2,), facts={"difficult": True})
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (0, 1))
    played.do("ALD", "struggle", to=at(-1, 1))
    assert offered(played) == [("ORC", "leave")]
    assert left(played["ALD"]) == ("swift", "immediate", "free", "none")
    played = fight(one("ALD", 0), one("ORC", 9), facts={"difficult": True})
    with refused(played, "D-HARD-01"):
        played.do("ALD", "struggle", to=at(1))


def test_D_HARD_01_neither_the_paralysed_nor_through_somebody() -> None:
    slow = {"vitesse": 1.5}
    played = fight(one("ALD", 0, **slow), one("ORC", 1), facts={"difficult": True})
    with refused(played, "D-MOVE-07"):
        played.do("ALD", "struggle", to=at(1))
    played.gm("effect", who="ALD", name="grappled")
    with refused(played, "D-MOVE-07"):
        played.do("ALD", "struggle", to=at(0, 1))
    played.gm("effect", who="ALD", name="paralysed")
    assert played.fight.acting[0].id == "ORC"


def test_D_HARD_01_crawling_over_slow_ground() -> None:
    """D-MOVE-10: 1.50 m for a move action is not enough there."""
    played = fight(one("ALD", 0), one("ORC", 9), facts={"difficult": True})
    played.gm("effect", who="ALD", name="prone")
    with refused(played, "D-MOVE-10"):
        walk(played, "ALD", (1, 0))
    played.do("ALD", "struggle", to=at(1))
    assert played["ALD"].pos == at(1)
