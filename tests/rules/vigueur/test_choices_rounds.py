"""What the text leaves open about rounds: the default, and what else a GM may choose."""

from typing import Any

from rules.engine.state import Being
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    RURIK,
    at,
    begun,
    effects,
    fight,
    foe,
    hero,
    order,
    tracks,
    walk,
)

FAR = Sheet(INITIATIVE=10)


def duel(*dice: int, **script: Any) -> Played:
    """Aldric and a brigand too far to meet, from the first initiative on."""
    return begun(hero("ALD", ALDRIC), foe("G1", GRUNT, 30, 0), dice=dice, **script)


def test_A01_initiative_every_round_or_once() -> None:
    played = duel(1, 6)
    played.dice(6, 1)
    played.do("G1", "end")
    played.do("ALD", "end")
    assert order(played) == ["ALD", "G1"]
    played = duel(1, 6, settings={"initiative": {"reroll": "once"}})
    played.do("G1", "end")
    played.do("ALD", "end")
    assert (order(played), played.fight.clock.round) == (["G1", "ALD"], 2)


def test_A02_ties_between_enemies_by_base_or_by_dice_alone() -> None:
    assert order(duel(1, 3)) == ["ALD", "G1"]  # 15 and 15
    played = duel(1, 3, 2, 5, settings={"initiative": {"tie_break": "roll_off"}})
    assert order(played) == ["G1", "ALD"]


def test_A02_ties_between_friends_by_their_players_or_by_base() -> None:
    friends = (hero("ALD", ALDRIC), hero("GOR", GORM, 2, 2), foe("G1", GRUNT, 30, 0))
    played = begun(*friends, dice=(1, 3, 1), answers={"tie": "GOR"})
    assert order(played) == ["GOR", "ALD", "G1"]
    base = {"initiative": {"same_side_ties": "base"}}
    played = begun(*friends, dice=(1, 3, 1), settings=base)
    assert (order(played), played.asked("tie")) == (["ALD", "GOR", "G1"], [])


def two_friends(**script: Any) -> Played:
    return fight(hero("ALD", ALDRIC), hero("BRU", BRUNE, 3, 3), foe("G1", GRUNT, 30, 0), **script)


def test_A03_a_swap_needs_both_or_the_asker_alone() -> None:
    played = two_friends()
    played.do("ALD", "exchange", other="BRU")
    assert (order(played), len(played.asked("swap"))) == (["ALD", "BRU", "G1"], 1)
    played = two_friends(settings={"swap": {"consent": "asker"}})
    played.do("ALD", "exchange", other="BRU")
    assert (order(played), played.asked("swap")) == (["BRU", "ALD", "G1"], [])


def test_A03_together_is_interleaved_or_one_after_the_other() -> None:
    played = two_friends(answers={"swap": "yes"})
    played.do("ALD", "exchange", other="BRU", how="together")
    assert played.fight.clock.acting() == ("ALD", "BRU")
    batch = {"swap": {"simultaneous": "batch"}}
    played = two_friends(answers={"swap": "yes"}, settings=batch)
    played.do("BRU", "exchange", other="ALD", how="together")
    assert (played.fight.clock.acting(), order(played)) == (("BRU",), ["BRU", "ALD", "G1"])


def test_A03_a_swap_lasts_the_round_or_the_fight() -> None:
    for lasts, expected in (("round", ["ALD", "BRU", "G1"]), ("fight", ["BRU", "ALD", "G1"])):
        once = {"initiative": {"reroll": "once"}, "swap": {"lasts": lasts}}
        friends = (hero("ALD", ALDRIC), hero("BRU", BRUNE, 3, 3), foe("G1", GRUNT, 30, 0))
        played = begun(*friends, dice=(6, 1, 1), settings=once, answers={"swap": "yes"})
        played.do("ALD", "exchange", other="BRU")
        for who in ("BRU", "ALD", "G1"):
            played.do(who, "end")
        assert (order(played), effects(played, "ALD")) == (expected, [])


def test_A04_surprise_is_the_gms_word_or_a_die_against_it() -> None:
    def surprised(played: Played) -> None:
        played.gm("surprise", who=("ALD",))

    assert order(duel(3, 1, before=surprised)) == ["G1", "ALD"]  # 14+3−6 = 11
    test = {"initiative": {"surprise_mode": "test"}}
    played = duel(10, 3, 1, before=surprised, settings=test)  # REF 2: 12 against 12
    assert (order(played), effects(played, "ALD")) == (["ALD", "G1"], [])
    played = duel(9, 3, 1, before=surprised, settings=test)
    assert (order(played), effects(played, "ALD")) == (["G1", "ALD"], ["surpris"])


def test_A05_squares_an_action() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 30, 0))
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["pas"] == 5
    played = fight(
        hero("ALD", ALDRIC), foe("G1", Sheet(vitesse=9), 30, 0),
        settings={"movement": {"default": 4}},
    )  # fmt: skip
    walk(played, "ALD", (1, 0))
    assert (played["ALD"]["pas"], played.fight.rules.walk_left(played["G1"])) == (3, 18)


def test_A06_points_come_back_at_the_start_of_the_round_or_of_the_turn() -> None:
    for refresh, points in (("round_start", 2), ("own_turn", 0)):
        played = duel(6, 1, settings={"round": {"refresh": refresh}})
        played.gm("set", who="G1", counter="R", to=0)
        played.do("ALD", "end")
        assert played["G1"]["R"] == (0 if refresh == "round_start" else 2)
        played.gm("set", who="G1", counter="R", to=0)
        played.dice(6, 1)
        played.do("G1", "end")
        assert (played["G1"]["R"], played["ALD"]["R"]) == (points, 2)


def test_A06_what_is_left_is_lost_or_kept() -> None:
    for carry, points in ((False, 2), (True, 4)):
        played = duel(6, 1, settings={"round": {"carry_over": carry}})
        played.do("ALD", "end")
        played.dice(6, 1)
        played.do("G1", "end")
        assert played["ALD"]["A"] == points


def test_A07_reactions_in_ones_own_turn() -> None:
    for allowed, asked in ((True, 1), (False, 0)):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(17, 1),
            settings={"reaction": {"own_turn_vs_other": allowed}},
        )  # fmt: skip
        answer(played, G1_opportunity="attack")
        walk(played, "ALD", (-1, 0))
        assert len(played.asked("defence")) == asked


def test_A08_two_points_are_all_or_come_on_top() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(2, 3))
    played.do("ALD", "attack", target="G1", all_out="actions")
    assert played["ALD"]["A"] == 0
    more = {"all_out": {"cost_mode": "exclusive"}}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), settings=more)
    with refused(played, "W-ATK-01"):
        played.do("ALD", "attack", target="G1", all_out="actions")


def defences(**settings: Any) -> tuple[str, ...]:
    played = fight(
        foe("G1", GRUNT), hero("ALD", ALDRIC), faces=(15, 1), settings={"all_out": settings}
    )
    played.do("G1", "attack", target="ALD")
    return tuple(played.asked("defence")[0].options)  # type: ignore[union-attr]


def test_A08_which_points_pay_and_when() -> None:
    plain = ("block", "dodge")
    reactions = ("block-all-out", "dodge-all-out")
    actions = ("block-all-out-actions", "dodge-all-out-actions")
    assert defences() == (*plain, *reactions, "nothing")
    assert defences(actions_off_turn=True) == (*plain, *reactions, *actions, "nothing")
    assert defences(pools=("actions",)) == (*plain, "nothing")
    assert defences(exclude=("defense",)) == (*plain, "nothing")


def test_A08_a_defence_paid_with_two_actions() -> None:
    played = fight(
        foe("G1", GRUNT), hero("ALD", ALDRIC), faces=(15, 2, 19),
        settings={"all_out": {"actions_off_turn": True}},
        answers={"defence": "block-all-out-actions"},
    )  # fmt: skip
    played.do("G1", "attack", target="ALD")
    assert (played["ALD"]["A"], played["ALD"]["R"], tracks(played, "ALD")) == (0, 1, (0, 0, 0, 0))


def mounted_all_out(mode: str, stack: bool, *faces: int) -> Played:
    """An attack with two reasons for an advantage."""
    rider = Sheet(CAC=5, armes=("epee_longue",), talents=("combat_monte",), monture="CHV")
    horse = Being("CHV", "CHV", "PJ", Sheet(bete_de_selle=True), at(0, 0))
    played = fight(
        hero("ISA", rider), foe("G1", GRUNT), horse, faces=(*faces, 1),
        settings={"advantage": {"mode": mode, "stack": stack}}, answers={"defence": "nothing"},
    )  # fmt: skip
    played.do("ISA", "attack", target="G1", all_out="actions")
    return played


def test_A09_advantage_is_two_dice_or_a_bonus_and_may_stack() -> None:
    assert mounted_all_out("keep_high", False, 5, 9).last("attack.hit").params["roll"].total == 14
    assert (
        mounted_all_out("keep_high", True, 5, 9, 12).last("attack.hit").params["roll"].total == 17
    )
    assert mounted_all_out("plus_2", False, 9).last("attack.hit").params["roll"].total == 16
    assert mounted_all_out("plus_5", True, 9).last("attack.hit").params["roll"].total == 24


def test_A10_each_move_has_its_cost_or_all_are_offensive() -> None:
    for source, left in (("per_move", 1), ("all_AO", 0)):
        played = fight(
            hero("GOR", GORM), foe("CHF", RURIK), faces=(1, 20),
            settings={"wrestling": {"type_source": source}},
        )  # fmt: skip
        played.do("GOR", "grab", target="CHF")
        assert played["GOR"]["AO"] == left


def test_A18_circumstances_add_up_or_the_worst_counts() -> None:
    for stacks, total in ((True, 12), (False, 16)):
        archer = Sheet(Tir=6, armes=("arc",))
        played = fight(
            hero("ALD", archer), foe("G1", GRUNT, 30, 0), faces=(12, 3, 1),
            facts={"cover": "partial"},
            settings={"modifiers": {"circumstance_stack": stacks}},
        )  # fmt: skip
        played.do("ALD", "attack", target="G1", zone="jambe")
        told = played.told("attack.hit", "attack.miss")[0]
        assert told.params["roll"].total == total


def test_A22_ties_go_to_whoever_resists_or_begins() -> None:
    for ties, stopped in (("resister", True), ("initiator", False)):
        played = fight(
            foe("G1", GRUNT), hero("ALD", ALDRIC), faces=(10, 9, 1),
            settings={"opposed": {"ties": ties}}, answers={"defence": "block"},
        )  # fmt: skip
        played.do("G1", "attack", target="ALD")
        assert bool(played.told("block-won")) == stopped


def test_A53_attrition_for_those_on_the_ground() -> None:
    for included, fatigue in ((True, 1), (False, 0)):
        played = duel(
            6, 1, settings={"attrition": {"start_round": 2, "includes_prone": included}},
            before=lambda p: p.gm("attrition"),
        )  # fmt: skip
        played.gm("trip-over", who="G1")
        played.do("ALD", "end")
        played.dice(6, 1)
        played.do("G1", "end")
        assert tracks(played, "G1")[0] == fatigue


def test_A61_morale_by_group_or_by_side_and_allies() -> None:
    for unit, shaken in (("groupe", True), ("camp", False)):
        a, b = Sheet(groupe="a"), Sheet(groupe="b")
        played = fight(
            hero("ALD", ALDRIC), foe("G1", a, 5, 5), foe("G2", a, 7, 7), foe("G3", b, 9, 9),
            settings={"groups": {"morale_unit": unit}},
        )  # fmt: skip
        played.gm("capture", who="G1")
        assert played["G2"].has("moral") == shaken


def test_A61_the_end_by_side_or_by_group() -> None:
    for unit, over in (("camp", ""), ("groupe", "won")):
        a, b = Sheet(groupe="a"), Sheet(groupe="b")
        played = fight(
            hero("ALD", ALDRIC), foe("G1", a, 5, 5), foe("G2", b, 7, 7),
            settings={"groups": {"end_unit": unit}},
        )  # fmt: skip
        played.gm("capture", who="G1")
        assert played.fight.state.over == over


def test_A64_the_unconscious_are_out_or_the_fight_goes_on() -> None:
    statuses = ("mort", "mourant", "inconscient", "capture", "enfui")
    for out, over in ((statuses, "won"), (("mort", "enfui"), "")):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT), settings={"end": {"out_statuses": out}}
        )
        played.gm("capture", who="G1")
        assert played.fight.state.over == over
