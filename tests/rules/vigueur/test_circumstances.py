"""What adds up and what does not: saddles, wounds, advantage, the steps of a round."""

import pytest

from rules.vigueur.conditions import speed
from rules.vigueur.damage import summed
from rules.vigueur.sheet import Sheet
from rules.vigueur.space import engaged
from tests.rules.scripted import answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    CORVIN,
    GORM,
    GRUNT,
    HORSE,
    RURIK,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)

RIDER = Sheet(CAC=5, armes=("epee_longue",), monture="CHV", talents=("combat_monte",))
ROLLS = ("attack.hit", "attack.miss", "attack.critical", "attack.fumble")


@pytest.mark.parametrize(
    ("base", "net", "level"),
    [
        (1, -1, 1), (1, 0, 1), (1, 1, 2), (1, 2, 3), (2, -1, 1), (2, 0, 2), (2, 1, 3), (2, 2, 4),
        (3, -1, 2), (3, 0, 3), (3, 1, 4), (3, 2, 4), (4, -1, 3), (4, 0, 4), (4, 1, 4), (4, 2, 4),
    ],
)  # fmt: skip
def test_W_DMG_02_as_critical_and_block_are_added_up_before_the_bounds(
    base: int, net: int, level: int
) -> None:
    steps = {-1: (0, 0, -1), 0: (0, 1, -1), 1: (1, 1, -1), 2: (1, 1, 0)}[net]
    assert summed(base, *steps) == level


@pytest.mark.parametrize(
    ("faces", "verdict", "natural"),
    [
        ((2, 20, 1), "attack.critical", 20),
        ((1, 7, 1), "attack.hit", 7),
        ((1, 1), "attack.fumble", 1),
    ],
)
def test_W_D_ADV_criticals_read_the_die_that_is_kept(
    faces: tuple[int, ...], verdict: str, natural: int
) -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=faces)
    played.do("ALD", "attack", target="G1", all_out="actions")
    assert played.last(verdict).params["roll"].natural == natural


def test_W_D_ADV_a_disadvantage_keeps_the_lower_and_one_of_each_cancels() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(15, 2))
    played.do("ALD", "attack", target="G1", edge=-1)
    assert played.last("attack.miss").params["roll"].natural == 2
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(3,))
    played.do("ALD", "attack", target="G1", all_out="actions", edge=-1)
    assert played.last("attack.miss").params["roll"].faces == (3,)


def test_A09_stacked_advantages_cancel_one_by_one() -> None:
    played = fight(
        hero("ISA", RIDER), hero("CHV", HORSE), foe("G1", GRUNT), faces=(5, 9, 1),
        settings={"advantage": {"stack": True}}, answers={"defence": "nothing"},
    )  # fmt: skip
    played.do("ISA", "attack", target="G1", all_out="actions", edge=-1)
    assert played.last("attack.hit").params["roll"].faces == (5, 9)


def test_W_D_CRIT_no_critical_in_a_contest() -> None:
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(15, 20))
    played.do("GOR", "grab", target="CHF")  # 21 against 24: the 20 is worth 20
    assert not played["CHF"].has("attrape")
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(18, 20))
    answer(played, dodge="no", limb="bras_arme")
    played.do("GOR", "grab", target="G1")  # 24 against 22
    assert played["G1"].has("attrape")


def test_W_MNT_02_one_die_against_somebody_mounted() -> None:
    other = RIDER.model_copy(update={"monture": "B"})
    played = fight(
        hero("ISA", RIDER), hero("CHV", HORSE), foe("G1", other), foe("B", HORSE), faces=(2,)
    )
    played.do("ISA", "attack", target="G1")
    assert played.last("attack.miss").params["roll"].faces == (2,)


def test_W_TWW_03_the_weak_hand_to_the_as_is_at_minus_nine() -> None:
    played = fight(hero("COR", CORVIN), foe("G1", GRUNT), faces=(12,))
    played.do("COR", "weak", target="G1", zone="as")
    assert played.last("attack.miss").params["roll"].total == 12 + 5 - 4 - 5


def test_W_ACT_05_strangling_is_the_offensive_action_of_the_round() -> None:
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(18, 2, 18, 2))
    answer(played, dodge="no", limb="bras_arme")
    played.do("GOR", "grab", target="CHF")
    played.do("GOR", "strangle", target="CHF")
    played.gm("set", who="GOR", counter="A", to=2)
    with refused(played, "W-ACT-05"):
        played.do("GOR", "attack", target="CHF")


def test_W_RNG_04_only_the_friend_at_grips_and_his_shield_softens() -> None:
    played = fight(
        hero("BRU", Sheet(Tir=15, armes=("arc",))), hero("FAR", ALDRIC, 44, 9),
        hero("ALD", ALDRIC, 45, 1), foe("G1", GRUNT, 45, 0), faces=(1, 2, 5),
    )  # fmt: skip
    answer(played, defence="block")
    played.do("BRU", "attack", target="G1")  # 1 + 15 − 2 = 14; 2 + 4 bends
    assert played.last("friendly-fire").who == ("BRU", "ALD")
    assert tracks(played, "ALD") == (1, 0, 0, 0)


def test_W_OPP_01_reactors_in_descending_initiative() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), foe("G2", GRUNT, 1, 0))
    played.gm("order", who=("ALD", "G2", "G1"))
    walk(played, "ALD", (0, 2))
    assert [a.who for a in played.asked("opportunity")] == ["G2", "G1"]


def test_W_D_CND_broken_ribs_hamper_every_test_and_an_arm_its_own() -> None:
    for ribs, block, dodge in ((False, 14, 12), (True, 12, 10)):
        for choice, total in (("block", block), ("dodge", dodge)):
            played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(15, 10, 1))
            if ribs:
                played.gm("effect", who="ALD", name="cotes_brisees")
            answer(played, defence=choice)
            played.do("CHF", "attack", target="ALD")
            assert played.last(f"{choice}-lost").params["roll"].total == total
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(13, 1, 13))
    played.gm("effect", who="ALD", name="cotes_brisees")
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert played.last("drop-lost").params["roll"].total == 14
    one = Sheet(armes=("sabre",), armure=4)
    played = fight(foe("CHF", RURIK), hero("ALD", one, 0), faces=(15, 10, 1))
    played.gm("wound", who="ALD", level="blessure", place="bras_arme", type="tranchant")
    answer(played, defence="block")
    played.do("CHF", "attack", target="ALD")
    assert played.last("block-lost").params["roll"].total == 12


def test_W_D_CND_whoever_is_slowed_still_moves_a_square() -> None:
    for own, left in ((1, 1), (5, 2), (6, 3)):
        played = fight(hero("ALD", Sheet(vitesse=own)), foe("G1", GRUNT, 9, 9))
        played.gm("wound", who="ALD", level="blessure", place="jambe")
        assert speed(played["ALD"]) == left


def test_W_D_CND_a_stun_in_ones_own_turn_is_for_the_next_one() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9))
    played.gm("wound", who="ALD", level="blessure", place="masse", type="contondant")
    assert (effects(played, "ALD"), played["ALD"]["A"]) == (["souffle_coupe"], 2)
    played.do("ALD", "end")
    assert played["ALD"].has("souffle_coupe")
    played.dice(6, 1)
    played.do("G1", "end")
    assert played["ALD"]["A"] == 1
    played.do("ALD", "end")
    assert not played["ALD"].has("souffle_coupe")


def test_W_D_CND_the_stunned_lose_one_turn() -> None:
    played = fight(hero("ALD", ALDRIC), foe("CHF", RURIK), foe("G2", GRUNT, 9, 9))
    played.gm("wound", who="CHF", level="critique", place="as", type="contondant")
    played.do("ALD", "end")
    assert (played.fight.acting[0].id, played["CHF"].has("assomme")) == ("G2", False)


def test_W_D_RND_attrition_comes_before_bleeding_and_spares_who_is_out() -> None:
    played = fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9, fatigue=1), foe("G2", GRUNT, 9, 0),
        settings={"attrition": {"start_round": 2}},
    )  # fmt: skip
    for id in ("ALD", "G1", "G2"):
        played.gm("effect", who=id, name="attrition")
    played.gm("effect", who="G1", name="saignement", data={"n": 1})
    played.gm("wound", who="G2", level="critique", type="asphyxie")
    played.gm("next")
    played.dice(6, 1, 15)
    played.gm("next")
    assert tracks(played, "G1") == (2, 1, 0, 0)  # the slot was taken when it bled
    assert (played["G2"].out, played["G2"]["fatigue"]) == ("inconscient", 0)


def test_W_WRS_14_a_push_of_no_square_still_ends_the_hold() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(18, 2, 18, 2))
    answer(played, dodge="no", push=0)
    played.do("GOR", "grab", target="G1", limb="bras_arme")
    played.do("GOR", "push", target="G1")
    assert effects(played, "G1") == []


def test_W_WRS_08_two_squares_for_two_actions() -> None:
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="CHF", limb="bras_arme")
    played.gm("set", who="GOR", counter="A", to=2)
    for x in (-1, -2):
        played.do("GOR", "drag", target="CHF", to=(x, 64, 0))
    assert (played["CHF"].pos, played["GOR"]["A"]) == ((-1, 64, 0), 0)


def test_W_D_ENG_one_zone_is_enough_whosever_it_is() -> None:
    lancer = Sheet(armes=("lance",))
    played = fight(hero("ALD", lancer), foe("G1", GRUNT, 2, 0))
    assert [engaged(played[id]) for id in ("ALD", "G1")] == [True, True]


def test_W_RNG_02_two_squares_away_is_not_beside() -> None:
    played = fight(
        hero("COR", Sheet(armes=("arc",))), foe("G1", GRUNT, 0, 30), hero("A", GORM, 0, 2)
    )
    with refused(played, "W-RNG-02"):
        played.do("COR", "attack", target="G1")
