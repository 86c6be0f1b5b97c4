"""Rounds, turns and budgets: D-ROUND, D-ACT, D-RESTR."""

import pytest

from rules.d35.acts import lookup
from rules.d35.budget import KINDS, can, left
from rules.d35.initiative import until_count
from rules.d35.settings import DEFAULTS
from rules.engine.clock import Clock, Slot
from rules.engine.requests import Refused
from rules.engine.state import State
from tests.rules.d35.people import at, done, effects, end, fight, one, order, turn_of, walk
from tests.rules.scripted import Played, answer, refused


def test_D_ROUND_01_a_round_is_six_seconds_and_a_turn_for_each() -> None:
    assert DEFAULTS["round_seconds"] * 10 == 60
    assert DEFAULTS["rounds_per_minute"] == 10
    played = fight(one("ALD", 0), one("BRU", 3), one("ORC", 9))
    seen = []
    for _ in range(6):
        seen.append(played.fight.acting[0].id)
        end(played)
    assert seen == ["ALD", "BRU", "ORC"] * 2
    assert played.fight.clock.round == 3


def test_D_ROUND_02_the_gm_says_what_six_seconds_hold() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    answer(played, **{"other-action": "free"})
    played.do("ALD", "other", text="shout")
    assert played.last("acted").params["text"] == "shout"
    answer(played, **{"other-action": "no"})
    with refused(played, "D-ROUND-02"):
        played.do("ALD", "other", text="put on plate armour")


def test_D_ROUND_03_highest_first_ties_to_the_higher_modifier_then_to_dice() -> None:
    counts = {"ALD": 18, "BRU": 15, "CYR": 15, "ORC": 7}
    played = fight(one("ALD", 0), one("CYR", 3), one("BRU", 6), one("ORC", 9), counts=counts)
    assert order(played) == ["ALD", "BRU", "CYR", "ORC"]  # BRU has +4, CYR +2
    for _ in range(4):
        end(played)
    assert order(played) == ["ALD", "BRU", "CYR", "ORC"]
    played = fight(
        one("ALD", 0), one("CYR", 3), one("ORC", 9), counts={"ALD": 12, "CYR": 12, "ORC": 3},
        ties=(4, 17),
    )  # fmt: skip
    assert order(played) == ["CYR", "ALD", "ORC"]


def test_D_ROUND_03_a_delayed_turn_takes_the_later_count() -> None:
    played = fight(one("ALD", 0), one("BRU", 3), one("ORC", 9))
    played.do("ALD", "delay", after="BRU")
    assert order(played) == ["BRU", "ALD", "ORC"]
    assert played["ALD"]["init"] == played["BRU"]["init"]
    end(played)
    assert played.fight.acting[0].id == "ALD"
    walk(played, "ALD", (1, 0))
    with refused(played, "D-ROUND-03"):
        played.do("ALD", "delay")
    end(played), end(played)
    assert order(played) == ["BRU", "ALD", "ORC"]
    with refused(played, "D-ROUND-03"):
        played.do("BRU", "delay", after="BRU")


def test_D_ROUND_03_nobody_delays_once_it_has_acted() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    played.do("ALD", "defend")
    with refused(played, "D-ROUND-03"):
        played.do("ALD", "delay")


def test_D_ROUND_03_a_readied_attack_comes_before_the_one_who_sets_it_off() -> None:
    played = fight(one("ORC", 2), one("GOB", 9), one("ALD", 0), faces=(15, 3))
    turn_of(played, "ALD")
    played.do("ALD", "ready", target="ORC", text="if it comes near")
    end(played)
    walk(played, "ORC", (1, 0))
    played.do("ALD", "release")
    assert played["ORC"]["pv"] == 8
    assert order(played) == ["ALD", "ORC", "GOB"]
    assert played.fight.acting[0].id == "ORC"
    with refused(played, "T-01"):
        played.do("ALD", "release")
    end(played), end(played)
    assert played.fight.acting[0].id == "ALD"


def test_D_ROUND_04_a_whole_turn_then_the_next() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2, 3))
    played.do("ALD", "attack", target="ORC")
    with pytest.raises(Refused, match="not-your-turn"):
        played.do("ORC", "attack", target="ALD")
    end(played)
    played.do("ORC", "attack", target="ALD")


def test_D_ROUND_04_an_opportunity_is_taken_in_the_turn_of_another_and_costs_none() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    walk(played, "ALD", (0, 1))
    assert len(played.told("attack.miss")) == 1
    assert played.fight.acting[0].id == "ALD"
    end(played)
    assert can(played["ORC"], "full")


def clock(played_round: int, count: int) -> Clock:
    return Clock(played_round, (Slot(("x",), (count, 1)),), 0)


@pytest.mark.parametrize(
    ("start", "rounds", "at", "lasts"),
    [
        ((1, 15), 1, (1, 3), True),
        ((1, 15), 1, (2, 18), True),
        ((1, 15), 1, (2, 16), True),
        ((1, 15), 1, (2, 15), False),
        ((1, 7), 10, (11, 8), True),
        ((1, 7), 10, (11, 7), False),
    ],
)
def test_D_ROUND_06_an_effect_ends_just_before_its_count(
    start: tuple[int, int], rounds: int, at: tuple[int, int], lasts: bool
) -> None:
    """D-ROUND-05: from a count to the same count, whatever the boundary of the round."""
    played = fight(one("ALD", 0), one("ORC", 9))
    state: State = played.fight.state
    played.fight.state = state.with_clock(clock(*start))
    until = until_count(played.fight, rounds)
    assert until.passed(clock(*at)) is not lasts
    tied = Clock(at[0], (Slot(("x",), (at[1], 3)),), 0)
    assert until.passed(tied) is not lasts


def test_D_ROUND_05_ten_rounds_cross_every_boundary() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), counts={"ALD": 12, "ORC": 5})
    until = until_count(played.fight, 1)
    assert (until.round, until.count[0]) == (2, 12)
    end(played)
    assert until_count(played.fight, 1).count[0] == 5


def test_D_ROUND_07_until_the_next_turn_begins() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    played.do("ALD", "defend")
    end(played)
    assert "total_defence" in effects(played, "ALD")
    end(played)
    assert "total_defence" not in effects(played, "ALD")


def test_D_ACT_01_every_action_has_its_type() -> None:
    assert set(KINDS) == {"standard", "move", "full", "swift", "immediate", "free", "none"}
    types = {
        name: lookup(name).type for name in ("attack_melee", "stand_up", "charge", "drop_item")
    }
    assert types == {
        "attack_melee": "standard",
        "stand_up": "move",
        "charge": "full",
        "drop_item": "free",
    }


def test_D_ACT_02_a_standard_and_a_move_or_two_moves_or_a_full_round() -> None:
    played = fight(one("ALD", 0, BBA=1), one("ORC", 1), one("GOB", 9), faces=(2,))
    played.do("ALD", "attack", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    with refused(played, "D-DEF-01"):
        played.do("ALD", "defend")
    assert left(played["ALD"]) == ("move", "swift", "immediate", "free", "none")
    answer(played, opportunity="no")
    walk(played, "ALD", (0, 1))
    with refused(played, "D-RUN-01"):
        played.do("ALD", "run")


def test_D_ACT_02_move_then_standard_and_full_then_nothing() -> None:
    played = fight(one("ALD", 0), one("ORC", 3), faces=(2,))
    walk(played, "ALD", (1, 0), (2, 0))
    played.do("ALD", "attack", target="ORC")
    assert left(played["ALD"]) == ("swift", "immediate", "free", "none")
    played = fight(one("ALD", 0), one("ORC", 9))
    played.do("ALD", "run")
    with refused(played, "D-DEF-01"):
        played.do("ALD", "defend")
    played = fight(one("ALD", 0), one("ORC", 9))
    walk(played, "ALD", (1, 0))
    with refused(played, "D-WDR-01"):
        played.do("ALD", "withdraw")


def test_D_ACT_03_one_thing_for_a_standard_action() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.do("ALD", "defend")
    with refused(played, "D-ATK-01"):
        played.do("ALD", "attack", target="ORC")


def test_D_ACT_04_a_move_goes_as_far_as_the_speed_and_a_climb_a_quarter() -> None:
    played = fight(one("ALD", 0), one("ORC", 20))
    walk(played, "ALD", *((x, 0) for x in range(1, 7)))
    assert played["ALD"]["distance"] == 9
    assert played["ALD"]["simple"] == 1
    played = fight(one("ALD", 0), one("ORC", 20), facts={"climb": True})
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["pas"] == 9 - 4 * 1.5


def test_D_ACT_05_a_move_may_take_the_place_of_the_standard() -> None:
    played = fight(one("ALD", 0), one("ORC", 30))
    walk(played, "ALD", *((x, 0) for x in range(1, 13)))
    assert played["ALD"]["distance"] == 18
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (13, 0))
    played = fight(one("ALD", 0), one("ORC", 30))
    played.gm("effect", who="ALD", name="prone")
    played.do("ALD", "stand")
    walk(played, "ALD", (1, 0))
    played = fight(one("ALD", 0), one("ORC", 30))
    played.do("ALD", "drop")
    played.do("ALD", "pick")
    played.do("ALD", "stow")
    assert played["ALD"]["simple"] == 0


def test_D_ACT_06_a_step_after_getting_up() -> None:
    played = fight(one("TOR", 0), one("ORC", 9), faces=())
    played.gm("effect", who="TOR", name="prone")
    played.do("TOR", "stand")
    played.do("TOR", "shift", to=at(1))
    played.do("TOR", "defend")
    played = fight(one("TOR", 0), one("ORC", 9))
    played.gm("effect", who="TOR", name="prone")
    played.do("TOR", "stand")
    walk(played, "TOR", (1, 0), (2, 0))
    with refused(played, "D-STEP-02"):
        played.do("TOR", "shift", to=at(3))


def test_D_ACT_07_a_full_attack_leaves_a_step_and_free_acts() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "shift", to=at(0, 1))
    with refused(played, "D-MOVE-02"):
        played.do("ALD", "draw", what="épée courte")
    played.do("ALD", "drop")
    done(played)


def test_D_ACT_08_no_step_in_a_run_or_a_withdrawal() -> None:
    for verb in ("run", "withdraw"):
        played = fight(one("ALD", 0), one("ORC", 20))
        played.do("ALD", verb)
        walk(played, "ALD", (1, 0))
        with refused(played, "D-STEP-02"):
            played.do("ALD", "shift", to=at(2))


def test_D_ACT_09_free_acts_up_to_the_cap_of_the_gm() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), settings={"free_action_soft_cap": 3})
    for _ in range(3):
        played.do("ALD", "lie")
        played.gm("lift", who="ALD", name="prone")
    answer(played, **{"free-action": "no"})
    with refused(played, "D-FREE-06"):
        played.do("ALD", "lie")
    assert played.ports.asked[-1].about["n"] == 4
    played = fight(one("ALD", 0), one("ORC", 9))
    for _ in range(12):
        played.do("ALD", "lie")
        played.gm("lift", who="ALD", name="prone")
    assert played.asked("free-action") == []


def test_D_ACT_10_one_swift_action_besides_the_others() -> None:
    """D-ACT-11: nobody has an opportunity."""
    played = fight(one("CYR", 1), one("ORC", 0), one("GOB", 2), one("ORC2", 1, 1), faces=())
    played.do("CYR", "swift", text="power")
    assert played.asked("opportunity") == []
    with refused(played, "D-ACT-10"):
        played.do("CYR", "swift")
    played.do("CYR", "defend")
    walk_away = can(played["CYR"], "move")
    assert walk_away


def test_D_ACT_11_a_quickened_power_exposes_to_nobody() -> None:
    played = fight(one("CYR", 1), one("ORC", 0), one("GOB", 2))
    played.do("CYR", "swift", text="faculté instantanée")
    played.do("CYR", "quick", text="bouclier")
    assert played.asked("opportunity") == []


def test_D_ACT_12_an_immediate_action_locks_until_the_end_of_the_next_turn() -> None:
    played = fight(one("CYR", 0), one("ORC", 9), one("GOB", 12))
    played.do("CYR", "swift")
    with refused(played, "D-ACT-12"):
        played.do("CYR", "immediate")
    end(played)
    played.do("CYR", "immediate")
    end(played)
    with refused(played, "D-ACT-12"):
        played.do("CYR", "immediate")
    end(played)
    with refused(played, "D-ACT-10"):
        played.do("CYR", "swift")
    end(played)
    played.do("CYR", "immediate")


def test_D_ACT_12_not_while_flat_footed() -> None:
    played = fight(one("ORC", 9), one("CYR", 0), fresh=True)
    with refused(played, "D-ACT-12"):
        played.do("CYR", "immediate")


def test_D_ACT_13_some_checks_take_no_time() -> None:
    skills = {"objets_magiques": 9}
    played = fight(one("ALD", 0, competences=skills), one("ORC", 9), faces=(11,))
    played.do("ALD", "skill", skill="use_magic_device", dc=20)
    assert played.last("check").params["ok"]
    assert left(played["ALD"]) == KINDS


def test_D_ACT_14_the_table_says_type_and_exposure() -> None:
    row = lookup("pick_up_item")
    assert (row.type, row.provokes) == ("move", "yes")


def test_D_RESTR_01_one_action_a_round() -> None:
    played = fight(one("ZOM", 0), one("ALD", 3), one("BRU", 1, 1), faces=())
    assert (played["ZOM"]["simple"], played["ZOM"]["mouvement"]) == (1, 0)
    answer(played, opportunity="no")
    walk(played, "ZOM", (0, 1))
    with refused(played, "D-RESTR-01"):
        played.do("ZOM", "attack", target="BRU")
    walk(played, "ZOM", *((0, z) for z in range(2, 7)))
    with refused(played, "D-RESTR-01"):
        walk(played, "ZOM", (0, 7))
    played.do("ZOM", "lie")
    played = fight(one("ZOM", 0), one("ALD", 1), faces=(2,))
    played.do("ZOM", "attack", target="ALD")
    with refused(played, "D-RESTR-01"):
        walk(played, "ZOM", (0, 1))


def test_D_RESTR_01_a_surprise_round_is_for_the_aware() -> None:
    def caught(played: Played) -> None:
        played.gm("surprise", who=("ALD", "BRU"))

    played = fight(one("ALD", 0), one("BRU", 3), one("ORC", 9), before=caught, fresh=True)
    assert order(played) == ["ORC"]
    walk(played, "ORC", (8, 0))
    with refused(played, "D-RESTR-01"):
        played.do("ORC", "attack", target="ALD")
    end(played)
    assert order(played) == ["ALD", "BRU", "ORC"]
    assert "flat_footed" not in effects(played, "ALD")
    assert "flat_footed" in effects(played, "BRU")


def test_D_RESTR_02_no_full_round_action_but_by_halves() -> None:
    played = fight(one("BRU", 0, main_directrice="arbalète lourde", chargee=False), one("ORC", 20))
    played.gm("effect", who="BRU", name="restricted")
    turn_of(played, "ORC")
    end(played)
    with refused(played, "D-RESTR-02"):
        played.do("BRU", "run")
    played.do("BRU", "reload")
    assert "started" in effects(played, "BRU")
    end(played), end(played)
    played.do("BRU", "reload")
    assert played.last("reloaded").params["weapon"] == "arbalète lourde"


def test_D_RESTR_03_a_withdrawal_shrinks_to_a_standard_action() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.gm("effect", who="ALD", name="restricted")
    turn_of(played, "ORC")
    end(played)
    played.do("ALD", "withdraw")
    walk(played, "ALD", *((-x, 0) for x in range(1, 7)))
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (-7, 0))
    assert played["ALD"]["distance"] == 9
    assert played.asked("opportunity") == []


def test_D_RESTR_04_a_step_besides_the_one_action() -> None:
    played = fight(one("ZOM", 0), one("ALD", 1), faces=(2,))
    played.do("ZOM", "attack", target="ALD")
    played.do("ZOM", "shift", to=at(0, 1))
    played = fight(one("ZOM", 0), one("ALD", 9))
    walk(played, "ZOM", (1, 0))
    with refused(played, "D-STEP-02"):
        played.do("ZOM", "shift", to=at(2))


def test_the_order_of_the_gm_stands_in_the_rounds_to_come() -> None:
    played = fight(
        one("ALD", 0), one("BRU", 3), one("ORC", 9), counts={"ALD": 18, "BRU": 15, "ORC": 7}
    )
    played.gm("order", who=("ORC", "ALD", "BRU"))
    turn_of(played, "BRU")
    end(played)
    assert order(played) == ["ORC", "ALD", "BRU"]
    assert [played[who]["init"] for who in order(played)] == [18, 15, 7]


def test_the_gm_hurts_and_heals_by_dice() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), faces=(3, 4, 6))
    played.gm("hurt", who="ALD", amount="2d6+1")
    assert played["ALD"]["pv"] == 52 - 8
    played.gm("heal", who="ALD", amount="1d8")
    assert played["ALD"]["pv"] == 50


def test_D_RESTR_01_without_a_surprise_round_everybody_acts() -> None:
    def caught(played: Played) -> None:
        played.gm("surprise", who=("ALD",))

    off = {"surprise": {"round": False}}
    played = fight(one("ALD", 0), one("ORC", 9), before=caught, fresh=True, settings=off)
    assert order(played) == ["ALD", "ORC"]
    assert can(played["ALD"], "full")


def test_D_ACT_12_locked_until_the_next_turn_begins() -> None:
    short = {"swift": {"locked_until": "next_turn_start"}}
    played = fight(one("ORC", 9), one("CYR", 0), settings=short)
    played.do("CYR", "immediate")
    with refused(played, "D-ACT-12"):
        played.do("CYR", "immediate")
    end(played)
    played.do("CYR", "swift")
