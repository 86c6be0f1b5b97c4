"""How a fight begins and ends, initiative, actions and reactions."""

import pytest

from rules.engine.requests import GM, Refused
from rules.vigueur import RULESET
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    ISAUDE,
    PLAIN,
    RURIK,
    at,
    begun,
    done,
    fight,
    foe,
    hero,
    order,
    tracks,
    walk,
)


def test_W_FRM_01_two_sides_or_no_fight() -> None:
    played = Played(RULESET, hero("ALD", ALDRIC), hero("BRU", BRUNE))
    assert played.fight.clock.round == 0
    with refused(played, "W-FRM-01"):
        played.gm("begin")


def test_W_FRM_02_effects_count_rounds_not_seconds() -> None:
    """Nothing of a fight knows a second: the anchors of its effects are turns and rounds."""
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(16, 8))
    answer(played, G1_defence="nothing")
    played.do("ALD", "attack", target="G1", zone="as")
    assert {type(e.until).__name__ for e in played.fight.effects()} <= {"EndOf", "Forever"}


def test_W_FRM_03_all_of_a_side_dead_fled_or_taken() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 5, 5))
    played.gm("capture", who="G1")
    assert played.fight.state.over == ""
    played.gm("effect", who="G2", name="en_fuite")
    assert played.fight.state.over == ""  # routed, but still here
    played.gm("wound", who="G2", level="mortelle")
    assert played.fight.state.over == "won"
    with pytest.raises(Refused, match="fight-over"):
        played.do("ALD", "shout")
    played.table.undo()
    assert played.fight.state.over == ""


@pytest.mark.parametrize(("base", "face", "total"), [(14, 3, 17), (12, 1, 13), (12, 6, 18)])
def test_W_INI_01_base_and_a_die_every_round(base: int, face: int, total: int) -> None:
    who = PLAIN.model_copy(update={"INITIATIVE": base})
    slow = PLAIN.model_copy(update={"INITIATIVE": 1})
    played = begun(hero("ALD", who), foe("G1", slow, 9, 9), dice=(face, 1))
    assert played.fight.clock.slots[0].count[0] == total
    played.do("ALD", "end")
    played.dice(2, 1)
    played.do("G1", "end")
    assert played.fight.clock.slots[0].count[0] == base + 2


def test_W_INI_01_once_by_setting() -> None:
    once = {"initiative": {"reroll": "once"}}
    played = begun(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9), dice=(1, 6), settings=once)
    assert order(played) == ["G1", "ALD"]
    played.do("G1", "end")
    played.do("ALD", "end")
    assert (order(played), played.fight.clock.round) == (["G1", "ALD"], 2)


def test_W_INI_02_ties() -> None:
    played = begun(hero("ISA", ISAUDE), foe("G2", GRUNT, 9, 9), dice=(2, 3))
    assert order(played) == ["ISA", "G2"]
    played = begun(hero("GOR", GORM), foe("G1", GRUNT, 9, 9), dice=(1, 1, 5, 2))
    assert order(played) == ["GOR", "G1"]
    assert [label for _, label, _ in played.ports.thrown] == ["initiative"] * 2 + ["roll-off"] * 2
    played = begun(hero("GOR", GORM), foe("G1", GRUNT, 9, 9), dice=(1, 1, 2, 5))
    assert order(played) == ["G1", "GOR"]


def test_W_INI_02_friends_agree() -> None:
    beings = (hero("ALD", ALDRIC), hero("BRU", BRUNE), foe("G1", GRUNT, 9, 9))
    played = begun(*beings, dice=(4, 2, 1), answers={"tie": "ALD"})
    assert order(played) == ["ALD", "BRU", "G1"]
    played = begun(*beings, dice=(4, 2, 1), answers={("ALD", "tie"): "ALD"})
    assert order(played) == ["BRU", "ALD", "G1"]  # no agreement: the higher base


def swap(played: Played, a: str, b: str, **args: str) -> None:
    played.do(a, "exchange", other=b, **args)


def four() -> Played:
    """A18 (PJ), B17 (PJ), G14 (BRI), C13 (PJ); somebody else has the turn."""
    beings = (
        foe("Z", GRUNT, 30, 30), hero("A", ALDRIC, 10), hero("B", BRUNE, 20),
        foe("G", GRUNT, 5), hero("C", GORM, 15),
    )  # fmt: skip
    return fight(*beings)


def test_W_INI_03_swap_with_no_enemy_between() -> None:
    played = four()
    answer(played, swap="yes")
    swap(played, "A", "B")
    assert order(played) == ["Z", "B", "A", "G", "C"]
    for a, b in (("A", "C"), ("B", "C")):
        with refused(played, "W-INI-03"):
            swap(played, a, b)
    with refused(played, "W-INI-03"):
        swap(played, "A", "G")


def test_W_INI_03_both_must_agree() -> None:
    played = four()
    swap(played, "A", "B")
    assert (order(played)[1:3], len(played.told("swap-declined"))) == (["A", "B"], 1)


def test_W_INI_03_allies_of_another_side_are_no_enemies() -> None:
    beings = (
        foe("Z", GRUNT, 30, 30), hero("A", ALDRIC, 10), foe("X", GRUNT, 12, 12, side="GUET"),
        hero("B", BRUNE, 20),
    )  # fmt: skip
    friends = {"groups": {"allies": (("PJ", "GUET"),)}}
    played = fight(*beings, answers={"swap": "yes"}, settings=friends)
    swap(played, "A", "B")
    assert order(played) == ["Z", "B", "X", "A"]
    played = fight(*beings, answers={"swap": "yes"})
    with refused(played, "W-INI-03"):
        swap(played, "A", "B")


def test_W_INI_03_acting_together() -> None:
    played = four()
    answer(played, swap="yes")
    swap(played, "A", "B", how="together")
    played.gm("next")
    assert [c.id for c in played.fight.acting] == ["A", "B"]
    walk(played, "B", (20, 1))
    walk(played, "A", (10, 1))
    played.do("A", "end")
    assert [c.id for c in played.fight.acting] == ["B"]
    played.do("B", "end")
    assert [c.id for c in played.fight.acting] == ["G"]


def test_W_INI_03_a_turn_in_which_nothing_was_done_may_be_swapped() -> None:
    beings = (hero("ALD", ALDRIC), hero("BRU", BRUNE, 9, 0), foe("G1", GRUNT, 20, 0))
    for how, acting in (("swap", ["BRU"]), ("together", ["ALD", "BRU"])):
        played = fight(*beings, answers={"swap": "yes"})
        swap(played, "ALD", "BRU", how=how)
        assert [c.id for c in played.fight.acting] == acting
        played.gm("next")
        assert played.fight.acting[0].id == ("ALD" if how == "swap" else "G1")
    played = fight(*beings, answers={"swap": "yes"})
    played.do("ALD", "shout")
    with refused(played, "W-INI-03"):
        swap(played, "ALD", "BRU")


def test_W_INI_04_surprise_costs_six_in_the_first_round() -> None:
    def caught(played: Played) -> None:
        played.gm("surprise", who=("ALD",))

    beings = (hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    played = begun(*beings, dice=(3, 2), before=caught)
    assert order(played) == ["G1", "ALD"]
    assert played.fight.clock.slots[1].count[0] == 11
    assert played["ALD"]["R"] == 2
    played.do("G1", "end")
    played.dice(3, 2)
    played.do("ALD", "end")
    assert played.fight.clock.slots[0].count[0] == 17
    low = PLAIN.model_copy(update={"INITIATIVE": 4})
    played = begun(hero("ALD", low), foe("G1", GRUNT, 9, 9), dice=(1, 2), before=caught)
    assert played.fight.clock.slots[1].count[0] == -1


def test_W_ACT_01_two_and_two_each_round_without_carry_over() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    assert (played["ALD"]["A"], played["ALD"]["R"]) == (2, 2)
    played.do("ALD", "handle")
    played.do("ALD", "end")
    played.dice(1, 1)
    played.do("G1", "end")
    assert (played["ALD"]["A"], played["ALD"]["R"]) == (2, 2)
    played.do("ALD", "handle")
    played.do("ALD", "handle")
    with refused(played, "W-ACT-02"):
        played.do("ALD", "handle")


def test_W_ACT_02_an_action_of_movement() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 40, 9))
    walk(played, "ALD", *[(x, 0) for x in range(1, 7)])
    assert (played["ALD"]["A"], played["ALD"]["pas"]) == (1, 0)
    played.do("ALD", "handle")
    with refused(played, "W-ACT-02"):
        walk(played, "ALD", (7, 0))


def test_W_D_MOV_a_walk_is_not_split_around_acts() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 40, 9))
    walk(played, "ALD", (1, 0), (2, 0))
    played.do("ALD", "handle")
    with refused(played, "W-ACT-02"):
        walk(played, "ALD", (3, 0))
    split = {"movement": {"split": True}}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 40, 9), settings=split)
    walk(played, "ALD", (1, 0), (2, 0))
    played.do("ALD", "handle")
    walk(played, "ALD", (3, 0))
    assert played["ALD"].pos == at(3, 0)


def test_W_D_MOV_corners_walls_and_heights() -> None:
    world = {("filled", at(1, 0)): True}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 0, 1), facts=world)
    with refused(played, "W-D-MOV"):
        walk(played, "ALD", (1, 1))
    with refused(played, "W-D-MOV"):
        walk(played, "ALD", (0, 1))
    with refused(played, "W-D-MOV"):
        played.do("ALD", "step", to=at(-1, 0, 66))
    answer(played, opportunity="no")
    played.do("ALD", "step", to=at(-1, 0, 65))


def test_W_ACT_03_W_ACT_06_long_actions() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    played.do("ALD", "long", text="transe")
    assert played["ALD"]["A"] == 0
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    played.do("ALD", "handle")
    for verb, rule in (("long", "W-ACT-03"), ("long-offensive", "W-ACT-06")):
        with refused(played, rule):
            played.do("ALD", verb)
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    played.do("ALD", "long-offensive")
    assert (played["ALD"]["A"], played["ALD"]["AO"]) == (0, 0)
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(2,))
    played.do("ALD", "attack", target="G1")
    with refused(played, "W-ACT-05"):
        played.do("ALD", "long-offensive")


def test_W_ACT_04_a_shout_is_free_until_the_gm_doubts() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    played.gm("set", who="ALD", counter="A", to=0)
    played.gm("effect", who="ALD", name="immobilise")
    for _ in range(3):
        played.do("ALD", "shout", text="tenez")
    assert played.asked("bonus") == []
    played.do("ALD", "shout", text="tenez")
    assert [a.who for a in played.asked("bonus")] == [GM]
    answer(played, bonus="no")
    with refused(played, "W-ACT-04"):
        played.do("ALD", "shout", text="tenez")


def test_W_ACT_05_one_offensive_action() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(2,))
    played.do("ALD", "attack", target="G1")
    assert (played["ALD"]["A"], played["ALD"]["AO"]) == (1, 0)
    with refused(played, "W-ACT-05"):
        played.do("ALD", "attack", target="G1")
    played.dice(2, 12)
    played.do("ALD", "grab", target="G1")  # an A: it does not use the AO
    assert played["ALD"]["A"] == 0


def test_W_ACT_07_reactions_on_ones_own_turn() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(17, 3, 1))
    answer(played, G1_opportunity="attack", ALD_defence="dodge")
    walk(played, "ALD", (-1, 0))
    assert played["ALD"]["R"] == 1
    strict = {"reaction": {"own_turn_vs_other": False}}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(17, 1), settings=strict)
    answer(played, G1_opportunity="attack")
    walk(played, "ALD", (-1, 0))
    assert played.asked("defence") == []


def test_W_ACT_08_all_out() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(4, 15, 1))
    played.do("ALD", "attack", target="G1", all_out="actions")
    assert (played.last("attack.hit").params["roll"].natural, played["ALD"]["A"]) == (15, 0)
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    played.do("ALD", "handle")
    with refused(played, "W-ATK-01"):
        played.do("ALD", "attack", target="G1", all_out="actions")
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(4, 2))
    played.do("ALD", "attack", target="G1", all_out="reactions")
    assert (played["ALD"]["A"], played["ALD"]["R"]) == (1, 0)
    exclusive = {"all_out": {"cost_mode": "exclusive"}}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), settings=exclusive)
    with refused(played, "W-ATK-01"):
        played.do("ALD", "attack", target="G1", all_out="actions")


def test_W_ACT_08_all_out_defence() -> None:
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(13, 6, 14, 1))
    answer(played, ALD_defence="dodge-all-out")
    played.do("CHF", "attack", target="ALD")
    assert played.last("dodge-lost").params["roll"].total == 16
    assert played["ALD"]["R"] == 0
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(13, 1))
    played.gm("set", who="ALD", counter="R", to=1)
    played.do("CHF", "attack", target="ALD")
    assert played.asked("defence")[0].options == ("block", "dodge", "nothing")  # type: ignore[union-attr]
    assert tracks(played, "ALD") == (1, 0, 0, 0)
    done(played)
