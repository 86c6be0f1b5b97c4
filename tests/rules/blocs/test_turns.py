"""What a turn holds: actions, interactions, reactions, walking, lying, leaving somebody's reach."""

import pytest

from rules.engine.requests import GM, Refused
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, OGRE, ORC, at, fight, foe, hero
from tests.rules.scripted import Played

PAIR = (hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 1, 0))
APART = (hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 9, 9))


def walk(played: Played, who: str, *squares: tuple[int, int]) -> None:
    for x, z in squares:
        played.do(who, "step", to=at(x, z), joins=True)


def refusal(played: Played, who: str, verb: str, **args: object) -> tuple[str, str]:
    """The code and the rule; nothing at all has changed."""
    before = played.fight.state
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)
    assert played.fight.state is before
    return refused.value.code, refused.value.rule


def test_B_TURN_01_B_MOV_09_move_act_move() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 4, 0), faces=[2])
    walk(played, "ALD", (1, 0), (2, 0), (3, 0))
    played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["moves"] == 6
    walk(played, "ALD", (3, 1), (4, 1), (5, 1), (5, 0), (4, -1), (3, -1))
    assert played["ALD"]["moves"] == 0
    assert not played.asked("opportunity")


def test_B_MOV_09_what_is_left_stays_after_the_action() -> None:
    played = fight(*PAIR, faces=[2])
    played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["moves"] == 9


def test_B_TURN_02_doing_nothing_carries_nothing_over() -> None:
    played = fight(*PAIR)
    played.do("ALD", "end")
    assert played["ALD"]["moves"] == 0
    played.do("ORC", "end")
    assert [played["ALD"][p] for p in ("full", "half", "free", "moves")] == [1, 1, 1, 9]
    assert [o.verb for o in played.table.rules.offers(played.fight, played["ALD"])][-1] == "end"


@pytest.mark.parametrize("traded", [True, False])
def test_B_TURN_04_05_one_interaction_free_then_half_then_full_then_none(traded: bool) -> None:
    """Also where the full action pays for no other half one."""
    played = fight(*PAIR, settings={"tour": {"complete_vaut_demi": traded}})
    for _ in range(3):
        played.do("ALD", "interact", what="porte")
    assert [t.params["paid"] for t in played.told("interacted")] == ["free", "half", "full"]
    assert refusal(played, "ALD", "interact") == ("no-interaction", "B-TURN-05")


def test_B_TURN_05_the_second_may_cost_the_full_action_by_setting() -> None:
    played = fight(*PAIR, settings={"tour": {"seconde_interaction": "complete"}})
    played.do("ALD", "interact")
    played.do("ALD", "interact")
    assert (played["ALD"]["full"], played["ALD"]["half"]) == (0, 1)


def test_B_TURN_06_07_the_gm_sets_the_price_of_the_delicate() -> None:
    played = fight(*PAIR, answers={"improvised": "full"})
    played.do("ALD", "improvise", text="ouvrir la porte coincée")
    assert (played["ALD"]["full"], played["ALD"]["half"]) == (0, 1)


def test_B_TURN_07_B_ACT_02_never_two_full_actions() -> None:
    played = fight(*PAIR, faces=[2])
    played.do("ALD", "attack", target="ORC")
    assert refusal(played, "ALD", "attack", target="ORC") == ("cannot-pay", "B-TURN-07")


def test_B_ACT_02_a_full_action_unused_pays_for_a_half() -> None:
    played = fight(
        hero("BER", BERA.model_copy(update={"objets": {"potion": 3}})), foe("ORC", ORC, 9, 9)
    )
    played.dice(1, 1, 1, 1)
    played.do("BER", "use", item="potion")
    played.do("BER", "use", item="potion")
    assert (played["BER"]["full"], played["BER"]["half"]) == (0, 0)
    assert refusal(played, "BER", "use", item="potion") == ("no-half-action", "B-TURN-07")


def test_B_REA_01_02_one_reaction_for_defence_and_opportunity_alike() -> None:
    played = fight(
        foe("ORC", ORC, 1, 0), hero("ALD", ALDRIC, 0, 0), faces=[2],
        answers={("ALD", "defence"): "parry"},
    )  # fmt: skip
    played.do("ORC", "attack", target="ALD")
    assert played["ALD"]["reaction"] == 0
    walk(played, "ORC", (2, 0), (3, 0))
    assert not played.asked("opportunity")
    played.do("ORC", "end")
    played.do("ALD", "end")
    assert played["ALD"]["reaction"] == 1


def test_B_REA_02_it_may_come_back_with_ones_own_turn_by_setting() -> None:
    played = fight(*PAIR, settings={"reaction": {"recharge": "debut_de_son_tour"}}, faces=[2, 2])
    played.ports.answers["defence"] = "parry"
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "end")
    assert (played["ALD"]["reaction"], played["ORC"]["reaction"]) == (1, 1)
    played.do("ORC", "attack", target="ALD")
    played.do("ORC", "end")
    assert (played["ALD"]["reaction"], played["ORC"]["reaction"]) == (1, 1)
    played.gm("set", who="ORC", counter="reaction", to=0)
    played.do("ALD", "end")
    assert played["ORC"]["reaction"] == 1


def test_B_REA_02_spent_on_ones_own_turn_it_is_not_back_with_the_round_by_setting() -> None:
    played = fight(*PAIR, settings={"reaction": {"recharge": "debut_de_son_tour"}})
    played.do("ALD", "end")
    played.gm("set", who="ORC", counter="reaction", to=0)
    played.do("ORC", "end")
    assert played.fight.clock.round == 2
    assert played["ORC"]["reaction"] == 0


@pytest.mark.parametrize("recharge", ["debut_de_round", "debut_de_son_tour"])
def test_B_SUR_06_B_REA_02_everybody_may_react_before_the_first_turn(recharge: str) -> None:
    played = fight(*PAIR, settings={"reaction": {"recharge": recharge}}, faces=[2])
    played.do("ALD", "attack", target="ORC")
    assert [a.who for a in played.asked("defence")] == ["ORC"]


def test_B_REA_03_the_mover_goes_on_after_a_miss() -> None:
    played = fight(*PAIR, faces=[2], answers={"opportunity": "strike"})
    walk(played, "ALD", (-1, 0))
    assert played["ALD"].pos == at(-1, 0)
    assert played["ALD"]["moves"] == 8
    assert played.fight.actor.id == "ALD"


def test_B_REA_03_felled_in_leaving_the_rest_of_the_turn_is_lost() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 0, pv=3), foe("ORC", ORC, 1, 0), faces=[15, 8],
        answers={"opportunity": "strike"},
    )  # fmt: skip
    walk(played, "ALD", (-1, 0))
    assert played["ALD"].pos == at(0, 0)
    assert played["ALD"].has("unconscious")
    assert played.told("step-stopped")
    assert played.fight.actor.id == "ORC"


def test_B_MOV_01_04_05_a_metre_a_block_diagonal_or_not() -> None:
    played = fight(*APART)
    walk(played, "ALD", (1, 1), (2, 2), (3, 2))
    assert played["ALD"]["moves"] == 6


def test_B_MOV_02_only_a_neighbouring_block_is_a_step() -> None:
    played = fight(*APART)
    assert refusal(played, "ALD", "step", to=at(2, 1)) == ("not-adjacent", "B-MOV-02")
    assert refusal(played, "ALD", "step", to=at(0, 0)) == ("not-adjacent", "B-MOV-02")


def test_B_MOV_03_up_and_down_is_a_step_like_another() -> None:
    played = fight(*APART)
    played.do("ALD", "step", to=at(0, 0, 65))
    played.do("ALD", "step", to=at(1, 0, 66))
    assert played["ALD"]["moves"] == 7


def test_B_MOV_04_B_MOV_14_B_MOV_15_difficult_ground_costs_two_and_must_be_afforded() -> None:
    played = fight(*APART, facts={"difficult": True})
    walk(played, "ALD", (1, 0), (2, 0), (3, 0), (4, 0))
    assert played["ALD"]["moves"] == 1
    assert refusal(played, "ALD", "step", to=at(5, 0)) == ("too-far", "B-MOV-04")


def test_B_MOV_06_corners_are_not_cut() -> None:
    wall = {("filled", at(3, 1)): True}
    played = fight(hero("ALD", ALDRIC, 2, 1), foe("ORC", ORC, 9, 9), facts=wall)
    assert refusal(played, "ALD", "step", to=at(3, 0)) == ("corner", "B-MOV-06")
    walk(played, "ALD", (2, 0), (3, 0))
    assert played["ALD"]["moves"] == 7


def test_B_MOV_06_by_setting_both_blocks_must_be_filled() -> None:
    wall = {("filled", at(3, 1)): True}
    played = fight(
        hero("ALD", ALDRIC, 2, 1), foe("ORC", ORC, 9, 9), facts=wall,
        settings={"coin": {"regle": "les_deux"}},
    )  # fmt: skip
    walk(played, "ALD", (3, 0))


def test_B_MOV_16_what_is_difficult_is_a_fact_of_the_world() -> None:
    played = fight(*APART, facts={("difficult", at(1, 0)): True})
    walk(played, "ALD", (1, 0), (2, 0))
    assert played["ALD"]["moves"] == 6


def test_B_MOV_15_B_MOV_17_B_MOV_23_through_an_ally_costs_two_however_many_causes() -> None:
    played = fight(
        hero("ALD", ALDRIC, 3, 0), hero("BER", BERA, 4, 0), foe("ORC", ORC, 9, 9),
        facts={("difficult", at(4, 0)): True},
    )  # fmt: skip
    walk(played, "ALD", (4, 0), (5, 0))
    assert played["ALD"]["moves"] == 6


def test_B_MOV_23_nobody_stays_in_the_place_of_another() -> None:
    played = fight(
        hero("ALD", ALDRIC, 3, 0), hero("BER", BERA, 4, 0), foe("ORC", ORC, 9, 9),
    )  # fmt: skip
    walk(played, "ALD", (4, 0))
    assert refusal(played, "ALD", "end") == ("place-taken", "B-MOV-23")
    played.gm("set", who="ALD", counter="moves", to=0)
    played.do("ALD", "end")  # whoever cannot go on may
    slow = ALDRIC.model_copy(update={"deplacement": 2})
    played = fight(hero("ALD", slow, 3, 0), hero("BER", BERA, 4, 0), foe("ORC", ORC, 9, 9))
    assert refusal(played, "ALD", "step", to=at(4, 0)) == ("place-taken", "B-MOV-23")


def test_B_MOV_24_through_an_enemy_only_two_sizes_off() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 1, 0), foe("OGR", OGRE, 0, 1))
    assert refusal(played, "ALD", "step", to=at(1, 0)) == ("passage-closed", "B-MOV-24")
    assert refusal(played, "ALD", "step", to=at(0, 1)) == ("passage-closed", "B-MOV-24")
    giant = ORC.model_copy(update={"taille": "TG"})
    played = fight(hero("ALD", ALDRIC, 0, 0), foe("BIG", giant, 1, 0))
    walk(played, "ALD", (1, 0))
    assert played["ALD"]["moves"] == 7


def test_B_MOV_19_lying_down_is_free() -> None:
    played = fight(*APART)
    played.do("ALD", "prone")
    assert played["ALD"].has("prone")
    assert [played["ALD"][p] for p in ("moves", "full", "half", "free")] == [9, 1, 1, 1]


@pytest.mark.parametrize(("allowance", "cost"), [(8, 4), (9, 4.5)])
def test_B_MOV_20_standing_costs_half_the_allowance(allowance: int, cost: float) -> None:
    sheet = ALDRIC.model_copy(update={"deplacement": allowance})
    played = fight(hero("ALD", sheet, 0, 0), foe("ORC", ORC, 9, 9))
    played.do("ALD", "prone")
    played.do("ALD", "stand")
    assert played["ALD"]["moves"] == allowance - cost
    assert not played["ALD"].has("prone")


def test_B_MOV_20_not_with_less_left_nor_without_movement() -> None:
    played = fight(*APART)
    walk(played, "ALD", *((x, 0) for x in range(1, 6)))
    played.do("ALD", "prone")
    assert refusal(played, "ALD", "stand") == ("cannot-stand", "B-MOV-20")
    rooted = ALDRIC.model_copy(update={"deplacement": 0})
    played = fight(hero("ALD", rooted, 0, 0), foe("ORC", ORC, 9, 9))
    played.do("ALD", "prone")
    assert refusal(played, "ALD", "stand") == ("cannot-stand", "B-MOV-20")


def test_B_MOV_20_dashing_does_not_change_the_cost_of_standing() -> None:
    played = fight(*APART)
    played.do("ALD", "dash")
    played.do("ALD", "prone")
    played.do("ALD", "stand")
    assert played["ALD"]["moves"] == 13.5


def test_B_MOV_21_crawling_costs_one_more_three_where_it_is_rough() -> None:
    played = fight(
        hero("BER", BERA, 0, 0), foe("ORC", ORC, 9, 9), facts={("difficult", at(3, 0)): True}
    )
    played.do("BER", "prone")
    walk(played, "BER", (1, 0), (2, 0), (3, 0))
    assert played["BER"]["moves"] == 1


def test_B_MOV_25_B_OA_01_leaving_the_reach_provokes() -> None:
    played = fight(*PAIR)
    walk(played, "ALD", (0, 1))
    assert not played.asked("opportunity")
    walk(played, "ALD", (-1, 1))
    assert [a.who for a in played.asked("opportunity")] == ["ORC"]
    walk(played, "ALD", (-2, 1))
    assert len(played.asked("opportunity")) == 1


def test_B_OA_01_a_longer_reach_is_left_later() -> None:
    played = fight(hero("ALD", ALDRIC, 1, 0), foe("OGR", OGRE, 2, 0))
    walk(played, "ALD", (0, 0))
    assert not played.asked("opportunity")
    walk(played, "ALD", (-1, 0))
    assert len(played.asked("opportunity")) == 1


def test_B_OA_01_no_offer_without_reaction_or_to_the_helpless_or_the_unseeing() -> None:
    for effect in ("surprised", "paralysed", "unconscious"):
        played = fight(*PAIR)
        played.gm("effect", who="ORC", name=effect)
        walk(played, "ALD", (-1, 0))
        assert not played.asked("opportunity"), effect
    played = fight(*PAIR)
    played.gm("hide", who="ALD", observer="ORC")
    walk(played, "ALD", (-1, 0))
    assert not played.asked("opportunity")


def test_B_OA_02_it_is_struck_from_the_block_it_leaves_and_may_be_defended() -> None:
    played = fight(
        *PAIR, faces=[13, 5],
        answers={"opportunity": "strike", ("ALD", "defence"): "dodge"},
    )  # fmt: skip
    walk(played, "ALD", (-1, 0))
    assert [t.key for t in played.told("opportunity", "attack.hit")] == [
        "opportunity",
        "attack.hit",
    ]
    assert (played["ORC"]["reaction"], played["ORC"]["full"]) == (0, 0)
    assert played["ALD"]["pv"] == 14
    assert played["ALD"].pos == at(-1, 0)


def test_B_OA_02_without_a_melee_weapon_by_bare_hands() -> None:
    archer = BERA.model_copy(update={"armes": BERA.armes[:1]})
    played = fight(
        foe("ORC", ORC, 1, 0), hero("BER", archer, 0, 0), faces=[15],
        answers={"opportunity": "strike"},
    )  # fmt: skip
    walk(played, "ORC", (2, 0))
    assert played.last("attack.hit").params["weapon"] == "mains nues"
    assert played["ORC"]["pv"] == 14


def test_B_OA_03_B_ACT_06_whoever_disengages_does_not_provoke() -> None:
    played = fight(*PAIR)
    played.do("ALD", "disengage")
    walk(played, "ALD", (-1, 0), (-2, 0))
    assert not played.asked("opportunity")
    assert refusal(played, "ALD", "use", item="potion")[0] == "no-such-thing"
    assert (played["ALD"]["full"], played["ALD"]["half"]) == (0, 0)
    played.do("ALD", "end")
    assert not played["ALD"].has("disengaged")


def test_B_OA_03_being_moved_by_the_gm_does_not_provoke() -> None:
    played = fight(*PAIR)
    played.gm("place", who="ALD", to=at(-5, 0))
    assert not played.asked("opportunity")


def test_B_ACT_05_dash_adds_the_allowance_and_nothing_else_may_follow() -> None:
    played = fight(*APART)
    walk(played, "ALD", *((x, 0) for x in range(1, 5)))
    played.do("ALD", "dash")
    assert played["ALD"]["moves"] == 14
    assert (played["ALD"]["full"], played["ALD"]["half"]) == (0, 0)
    assert played["ALD"]["free"] == 1


def test_B_ACT_05_06_not_after_a_half_action_unless_the_setting_allows() -> None:
    for verb, rule in (("dash", "B-ACT-05"), ("disengage", "B-ACT-06")):
        played = fight(hero("BER", BERA), foe("ORC", ORC, 9, 9), faces=[1, 1])
        played.do("BER", "use", item="potion")
        assert refusal(played, "BER", verb) == ("not-after-another", rule)
    played = fight(
        hero("BER", BERA), foe("ORC", ORC, 9, 9), faces=[1, 1],
        settings={"exclusif": {"foncer": False}},
    )  # fmt: skip
    played.do("BER", "use", item="potion")
    played.do("BER", "dash")
    assert played["BER"]["moves"] == 16


def test_B_ACT_07_help_gives_advantage_on_one_check_before_the_helpers_turn() -> None:
    played = fight(*PAIR[:1], hero("BER", BERA, 0, 1), faces=[5, 14, 7])
    played.do("ALD", "help", ally="BER")
    played.do("ALD", "end")
    played.do("BER", "check", what="force", dc=15)
    assert played.last("check-success").params["roll"].faces == (5, 14)
    played.do("BER", "check", what="force", dc=15)
    assert played.last("check-failure").params["roll"].faces == (7,)


def test_B_ACT_08_help_to_attack_a_target_within_three_metres() -> None:
    far = fight(hero("ALD", ALDRIC), hero("BER", BERA, 0, 1), foe("ORC", ORC, 4, 0))
    assert refusal(far, "ALD", "help", ally="BER", target="ORC") == ("too-far-to-help", "B-ACT-08")
    played = fight(
        hero("ALD", ALDRIC), hero("BER", BERA, 0, 1), foe("ORC", ORC, 3, 0), faces=[7, 15, 1]
    )
    played.do("ALD", "help", ally="BER", target="ORC")
    played.do("ALD", "end")
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.hit").params["roll"].why == ("+help",)
    assert not played["ORC"].has("help-attack")


def test_B_ACT_08_help_ends_with_the_helpers_next_turn() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 0, 1), foe("ORC", ORC, 3, 0))
    played.do("ALD", "help", ally="BER", target="ORC")
    for who in ("ALD", "BER", "ORC"):
        assert played["ORC"].has("help-attack")
        played.do(who, "end")
    assert not played["ORC"].has("help-attack")


def test_B_ACT_09_a_potion_is_a_half_action_and_is_used_up() -> None:
    played = fight(hero("BER", BERA, pv=11), foe("ORC", ORC, 9, 9), faces=["4:3", "4:4"])
    played.do("BER", "use", item="potion")
    assert played["BER"]["pv"] == 16  # 18, but for the maximum
    assert (played["BER"]["full"], played["BER"]["half"]) == (1, 0)
    assert refusal(played, "BER", "use", item="potion") == ("no-such-thing", "B-ACT-09")


def test_B_ACT_10_a_readied_attack_is_let_go_by_its_trigger_with_the_reaction() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 2, 0), faces=[15, 4],
        answers={"ready-trigger": "yes", "ready-release": "yes"},
    )  # fmt: skip
    played.do("ALD", "ready", when="step", target="ORC", trigger="s'il approche")
    played.do("ALD", "end")
    walk(played, "ORC", (1, 0))
    assert played["ORC"].pos == at(1, 0)
    assert played["ORC"]["pv"] == 9
    assert (played["ALD"]["reaction"], played["ALD"].has("ready")) == (0, False)


def test_B_ACT_10_ignored_it_stays_ready_and_is_lost_with_the_next_turn() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 2, 0), answers={"ready-trigger": "yes"}
    )
    played.do("ALD", "ready", when="any", target="ORC")
    played.do("ALD", "end")
    walk(played, "ORC", (1, 0), (1, 1))
    assert len(played.asked("ready-release")) == 2
    played.do("ORC", "end")
    assert not played["ALD"].has("ready")


def test_B_ACT_10_no_prompt_once_the_reaction_is_spent() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 1, 0), faces=[2],
        answers={"ready-trigger": "yes", ("ALD", "defence"): "parry"},
    )  # fmt: skip
    played.do("ALD", "ready", when="any", target="ORC")
    played.do("ALD", "end")
    played.do("ORC", "attack", target="ALD")
    assert not played.asked("ready-trigger")


def test_B_ACT_01_B_ACT_15_B_GEN_06_what_no_rule_describes_is_the_gms() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), hero("CYR", CYRA), faces=[13])
    assert refusal(played, "ALD", "improvise", text="voler") == ("not-allowed", "B-GEN-06")
    played.ports.answers |= {
        "improvised": "half", "improvised-roll": "mental", (GM, "difficulty"): 12,
    }  # fmt: skip
    played.do("ALD", "improvise", text="intimider")
    assert played.last("check-success").params["roll"].total == 13
    assert played["ALD"]["half"] == 0


def test_B_ACT_01_offers_are_what_may_be_done_now() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 1, 0), foe("GOB", GOBLIN, 9, 9))
    offers = played.table.rules.offers(played.fight, played["ALD"])
    assert {o.args["target"] for o in offers if o.verb == "attack"} == {"ORC"}
    assert {"dash", "disengage", "prone", "end"} <= {o.verb for o in offers}
    assert played.table.rules.offers(played.fight, played["ORC"]) == ()


@pytest.mark.parametrize(("face", "verdict"), [(9, "check-success"), (8, "check-failure")])
def test_B_GEN_03_attribute_and_skill_against_a_difficulty(face: int, verdict: str) -> None:
    played = fight(hero("CYR", CYRA), foe("ORC", ORC), faces=[face])
    played.do("CYR", "check", what="medecine", dc=12)
    assert [t.params["roll"].total for t in played.told(verdict)] == [face + 3]


def test_B_GEN_03_without_a_difficulty_the_gm_is_asked() -> None:
    played = fight(hero("CYR", CYRA), foe("ORC", ORC), faces=[9], answers={"difficulty": 20})
    played.do("CYR", "check", what="medecine")
    assert played.told("check-failure")
    assert refusal(played, "CYR", "check", what="alchimie")[0] == "no-such-skill"


@pytest.mark.parametrize(
    ("edge", "faces", "kept"), [(1, (8, 13), 13), (-1, (18, 7), 7), (0, (8,), 8)]
)
def test_B_GEN_01_advantage_keeps_the_best_disadvantage_the_worst(
    edge: int, faces: tuple[int, ...], kept: int
) -> None:
    played = fight(hero("CYR", CYRA), foe("ORC", ORC), faces=faces)
    played.do("CYR", "check", what="reflexion", dc=1, edge=edge)
    assert played.last("check-success").params["roll"].natural == kept


def test_B_GEN_01_one_of_each_cancels_whatever_their_number() -> None:
    played = fight(*PAIR[:1], hero("BER", BERA, 0, 1), faces=[5])
    played.do("ALD", "help", ally="BER")
    played.do("ALD", "end")
    played.do("BER", "check", what="force", dc=1, edge=-1)
    roll = played.last("check-success").params["roll"]
    assert (roll.faces, roll.why) == ((5,), ("+help", "-gm"))


def test_B_GEN_02_B_MOV_20_halves_of_movement_are_exact() -> None:
    played = fight(*APART)
    played.do("ALD", "prone")
    played.do("ALD", "stand")
    walk(played, "ALD", *((x, 0) for x in range(1, 5)))
    assert played["ALD"]["moves"] == 0.5
    assert refusal(played, "ALD", "step", to=at(5, 0)) == ("too-far", "B-MOV-04")


def test_B_GEN_05_B_SIZE_01_a_space_of_whole_blocks() -> None:
    played = fight(hero("ALD", ALDRIC), foe("OGR", OGRE, 2, 0), foe("GOB", GOBLIN, 9, 9))
    body = played.table.rules.body
    assert [body(played[i]) for i in ("ALD", "OGR", "GOB")] == [(1, 2), (2, 3), (1, 2)]
