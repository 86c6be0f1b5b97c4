"""How a fight comes about: hostilities, surprise, initiative and its ties."""

from dataclasses import replace

import pytest

from rules.blocs import RULESET
from rules.blocs.conditions import passive_perception
from rules.engine.requests import GM, Refused
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, ORC, at, fight, foe, hero
from tests.rules.scripted import Played

TRIO = (hero("ALD", ALDRIC, 0, 0), hero("BER", BERA, 0, 4), hero("CYR", CYRA, 2, 1))


def gathered(*beings, **script) -> Played:  # type: ignore[no-untyped-def]
    return Played(RULESET, *beings, **script)


def order(played: Played) -> list[str]:
    return [s.who[0] for s in played.fight.clock.slots]


def test_B_ENC_01_the_gm_begins_for_nobody_in_particular() -> None:
    played = gathered(*TRIO, foe("ORC", ORC, 3, 0), faces=[10, 11, 12, 1])
    played.gm("hostilities")
    assert played.told("fight-begins")
    assert not played.told("hostilities")
    assert not played.asked("hostilities")


def test_B_ENC_01_the_hostile_act_is_declared_and_not_carried_out() -> None:
    played = gathered(*TRIO, foe("ORC", ORC, 3, 0), faces=[10, 11, 12, 1])
    played.do("ALD", "hostilities")
    assert played.told("hostilities")[0].who == ("ALD",)
    assert [a.who for a in played.asked("hostilities")] == [GM]
    assert played.ports.thrown[0][1] == "initiative"
    with pytest.raises(Refused, match="begun-already"):
        played.do("ALD", "hostilities")


def test_B_ENC_01_the_gm_may_refuse_a_players_hostilities() -> None:
    played = gathered(*TRIO, answers={"hostilities": "no"})
    with pytest.raises(Refused, match="no-hostilities"):
        played.do("ALD", "hostilities")
    assert played.fight.clock.round == 0


def test_B_ENC_02_everybody_acts_once_a_round() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    for who, number in (("ALD", 1), ("ORC", 1), ("ALD", 2), ("ORC", 2)):
        assert (played.fight.actor.id, played.fight.clock.round) == (who, number)
        played.do(who, "end")
    assert [t.params["number"] for t in played.told("round")] == [1, 2, 3]


def test_B_ENC_03_players_hear_how_far_and_where_their_enemies_are() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 3, 4))
    told, audience = played.heard("position")[0]
    assert told.params == {"distance": 4, "near": 5, "direction": "se"}
    assert audience == ("ALD",)


def test_B_ENC_03_positions_not_confirmed_leave_the_fight_unbegun() -> None:
    played = gathered(*TRIO, answers={"positions": "no"})
    with pytest.raises(Refused, match="positions-to-set"):
        played.gm("begin")
    assert played.fight.clock.round == 0


def test_B_ENC_04_stealth_then_initiative_then_ties() -> None:
    played = gathered(
        hero("ALD", ALDRIC), foe("ORC", ORC), foe("GOB", GOBLIN, 3, 0),
        faces=[5, 10, 12, 12, 3, 9],
        answers={"hiders": ["GOB", "done"], (GM, "tie"): "roll"},
    )  # fmt: skip
    played.gm("begin")
    labels = [label for _, label, _ in played.ports.thrown]
    assert labels == ["stealth", *["initiative"] * 3, *["roll-off"] * 2]


def test_B_ENC_05_the_gm_ends_the_fight_and_points_stay() -> None:
    played = fight(hero("ALD", ALDRIC, pv=7), foe("ORC", ORC))
    played.do("ALD", "disengage")
    played.gm("over", why="déroute")
    assert played.fight.state.over == "déroute"
    assert played["ALD"]["pv"] == 7
    assert not played["ALD"].has("disengaged")
    assert {t.who[0]: t.params["health"] for t in played.told("summary")} == {
        "ALD": "wounded",
        "ORC": "unhurt",
    }


def test_B_ENC_05_of_the_hidden_only_the_gm_hears_how_they_are() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("hide", who="ORC")
    played.gm("over", why="déroute")
    audiences = {t.who[0]: audience for t, audience in played.heard("summary")}
    assert audiences == {"ALD": (), "ORC": ("gm", "ORC")}
    assert played.fight.effects("hidden") == []


def test_B_ENC_05_a_beaten_side_makes_the_gm_be_asked_at_the_next_round() -> None:
    played = fight(
        hero("ALD", ALDRIC), foe("GOB", GOBLIN, pv=1), faces=[15, 5], answers={"fight-over": "yes"}
    )
    played.do("ALD", "attack", target="GOB")
    assert not played.asked("fight-over")
    played.do("ALD", "end")
    assert len(played.asked("fight-over")) == 1
    assert played.fight.state.over == "beaten"


def test_B_ENC_05_a_fight_that_goes_on_has_its_next_round() -> None:
    played = fight(hero("ALD", ALDRIC), foe("GOB", GOBLIN, pv=1), faces=[15, 5])
    played.do("ALD", "attack", target="GOB")
    played.do("ALD", "end")
    assert (played.fight.clock.round, played.fight.actor.id) == (2, "ALD")


def test_B_ENC_05_of_three_sides_each_that_is_beaten_makes_the_gm_be_asked_once() -> None:
    goblin = replace(foe("GOB", GOBLIN, 7, 0), side="gobelins")
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 5, 0), goblin)
    asked = []
    for victim in ("", "GOB", "", "ORC", ""):
        if victim:
            played.gm("harm", who=victim, amount="20")
        played.do(played.fight.actor.id, "end")
        asked.append(len(played.asked("fight-over")))
    assert asked == [0, 1, 1, 2, 2]


def test_B_ENC_05_beaten_up_again_and_beaten_again() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 1, 1), foe("ORC", ORC, 5, 0),
                   faces=[12] * 4)  # fmt: skip
    asked = []
    for verb, amount in (("harm", "20"), ("heal", "5"), ("harm", "5")):
        for who in ("ALD", "BER"):
            played.gm(verb, who=who, amount=amount)
        played.do(played.fight.actor.id, "end")
        asked.append(len(played.asked("fight-over")))
    assert asked == [1, 1, 2]


def test_B_ENC_05_the_paralysed_are_not_beaten_the_unconscious_are() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 5, 5), foe("ORC", ORC))
    played.gm("effect", who="ORC", name="paralysed")
    played.do("ALD", "end")
    played.do("BER", "end")
    assert (played.fight.clock.round, played.asked("fight-over")) == (2, [])
    played.gm("lift", who="ORC", name="paralysed")
    played.ports.answers["fight-over"] = "yes"
    for who in ("ALD", "BER"):
        played.gm("harm", who=who, amount="20")
    assert played.fight.state.over == "beaten"


def test_B_ENC_05_nobody_is_hidden_any_more_once_it_is_over() -> None:
    played = fight(hero("ALD", ALDRIC), foe("GOB", GOBLIN, 5, 5))
    played.gm("hide", who="GOB")
    played.gm("over", why="trêve")
    assert not played["GOB"].has(HIDDEN)


def test_B_SUR_01_nobody_hides_and_nobody_is_surprised() -> None:
    played = fight(*TRIO, foe("ORC", ORC, 9, 9))
    assert not any(c.has("surprised", HIDDEN) for c in played.fight)
    assert "stealth" not in [label for _, label, _ in played.ports.thrown]


@pytest.mark.parametrize(
    ("sheet", "passive"), [(ALDRIC, 13), (BERA, 15), (CYRA, 11), (ORC, 12), (GOBLIN, 10)]
)
def test_B_SUR_02_passive_perception(sheet, passive: int) -> None:  # type: ignore[no-untyped-def]
    played = gathered(hero("X", sheet))
    assert passive_perception(played["X"]) == passive


@pytest.mark.parametrize(
    ("face", "egalite", "unnoticed"),
    [
        (8, "cache", True),
        (10, "cache", True),
        (7, "cache", False),
        (8, "observateur", False),
        (9, "observateur", True),
    ],
)
def test_B_SUR_03_stealth_against_passive_perception(
    face: int, egalite: str, unnoticed: bool
) -> None:
    """The goblin has +5; Aldric notices at 13."""
    played = gathered(
        hero("ALD", ALDRIC),
        foe("GOB", GOBLIN, 5, 0),
        faces=[face, 10, 1],
        answers={"hiders": ["GOB", "done"]},
        settings={"discretion": {"egalite": egalite}},
    )
    played.gm("begin")
    assert played["ALD"].perceives(played["GOB"]) is not unnoticed
    assert bool(played.told("surprised")) is unnoticed
    assert played.heard("stealth")[0][1] == (GM,)


def ambush(**script) -> Played:  # type: ignore[no-untyped-def]
    """Stealth 14, 15 and 12."""
    played = gathered(
        *TRIO,
        foe("GOB1", GOBLIN, 6, 0),
        foe("GOB2", GOBLIN, 6, 2),
        foe("ORC", ORC, 8, 1),
        faces=[9, 10, 12, 16, 14, 15, 6, 5, 4],
        answers={"hiders": ["monstres", "done"]},
        **script,
    )
    played.gm("begin")
    return played


def test_B_SUR_04_surprised_only_if_no_threat_at_all_is_noticed() -> None:
    played = ambush()
    assert [c.id for c in played.fight if c.has("surprised")] == ["CYR"]


def test_B_SUR_04_the_other_reading_is_a_setting() -> None:
    played = ambush(settings={"surprise": {"regle": "un_non_apercu"}})
    assert [t.who[0] for t in played.told("surprised")] == ["ALD", "BER", "CYR"]


def test_B_SUR_04_the_gm_has_the_last_word() -> None:
    played = ambush()
    played.gm("surprise", who=("CYR", "BER"))
    assert [c.id for c in played.fight if c.has("surprised")] == ["BER"]


def test_B_SUR_04_who_has_no_enemy_is_not_surprised() -> None:
    onlooker = replace(hero("BER", BERA, 0, 4), side="neutre")
    played = gathered(
        hero("ALD", ALDRIC), onlooker, foe("GOB", GOBLIN, 5, 0), faces=[20, 10, 5, 1],
        answers={"hiders": ["GOB", "done"]},
    )  # fmt: skip
    played.gm("begin")
    assert [t.who[0] for t in played.told("surprised")] == ["ALD"]


def test_B_SUR_01_B_INIT_02_the_dead_neither_hide_nor_have_a_place() -> None:
    played = gathered(
        hero("ALD", ALDRIC), foe("GOB", GOBLIN, 5, 0), foe("ORC", ORC, 6, 0), faces=[10, 5]
    )
    played.gm("harm", who="GOB", amount="20")
    played.gm("begin")
    assert played.asked("hiders")[0].options == ("done", "pj", "monstres", "ALD", "ORC")
    assert order(played) == ["ALD", "ORC"]


def test_B_SUR_05_said_in_the_middle_of_a_turn_it_takes_the_rest_of_that_one_alone() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("surprise", who=("ALD",))
    assert played.fight.actor.id == "ORC"
    assert not played["ALD"].has("surprised")
    played.do("ORC", "end")
    assert (played.fight.actor.id, played.fight.clock.round) == ("ALD", 2)


def test_B_SUR_05_surprised_no_defence_then_one_after_the_lost_turn() -> None:
    played = fight(foe("ORC", ORC, 1, 0), hero("CYR", CYRA), hero("ALD", ALDRIC, 0, 1))
    played.gm("surprise", who=("CYR",))
    played.dice(12, 1)
    played.do("ORC", "attack", target="CYR")
    assert not played.asked("defence")
    with pytest.raises(Refused, match="surprised"):
        played.do("CYR", "prone")
    played.do("ORC", "end")
    assert played.fight.actor.id == "ALD"
    assert not played["CYR"].has("surprised")


def test_B_SUR_06_not_surprised_may_defend_before_the_first_turn() -> None:
    played = fight(foe("ORC", ORC, 1, 0), hero("CYR", CYRA), faces=[2])
    played.do("ORC", "attack", target="CYR")
    assert [a.who for a in played.asked("defence")] == ["CYR"]


def test_B_INIT_01_d20_and_agility() -> None:
    played = gathered(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[10, 6])
    played.gm("begin")
    assert [t.params["roll"].total for t in played.told("initiative")] == [12, 6]


def test_B_INIT_02_descending_and_the_same_every_round() -> None:
    played = gathered(*TRIO, faces=[10, 12, 5])
    played.gm("begin")
    assert order(played) == ["BER", "ALD", "CYR"]
    for who in order(played):
        played.do(who, "end")
    assert order(played) == ["BER", "ALD", "CYR"]


def test_B_INIT_02_a_latecomer_acts_when_its_slot_comes() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[16])
    played.gm("join", beings=(foe("GOB", GOBLIN, 5, 5),))  # 18: before Aldric's 17
    assert order(played) == ["GOB", "ALD", "ORC"]
    assert played.fight.actor.id == "ALD"
    assert played["GOB"]["reaction"] == 1
    played.do("ALD", "end")
    played.do("ORC", "end")
    assert played.fight.actor.id == "GOB"


def test_B_INIT_03_tied_players_agree() -> None:
    played = gathered(*TRIO[:2], faces=[10, 9], answers={"tie-players": "BER"})
    played.gm("begin")
    assert order(played) == ["BER", "ALD"]


def test_B_INIT_03_players_who_disagree_throw() -> None:
    played = gathered(
        *TRIO[:2],
        faces=[10, 9, 4, 17],
        answers={("ALD", "tie-players"): "ALD", ("BER", "tie-players"): "BER"},
    )
    played.gm("begin")
    assert order(played) == ["BER", "ALD"]
    assert [label for _, label, _ in played.ports.thrown[2:]] == ["roll-off", "roll-off"]


def test_B_INIT_04_the_gm_chooses_between_monster_and_player() -> None:
    played = gathered(
        hero("CYR", CYRA), foe("ORC", ORC), faces=[14, 15], answers={(GM, "tie"): "ORC"}
    )
    played.gm("begin")
    assert order(played) == ["ORC", "CYR"]


def test_B_INIT_04_ties_among_monsters_by_setting() -> None:
    played = gathered(
        foe("A", ORC),
        foe("B", ORC),
        faces=[15, 15],
        settings={"initiative": {"egalite_monstres": "arrivee"}},
    )
    played.gm("begin")
    assert order(played) == ["A", "B"]
    assert not played.asked("tie")


def test_B_INIT_03_04_the_gm_fits_others_in_but_leaves_the_players_their_order() -> None:
    played = gathered(
        hero("ALD", ALDRIC), hero("BER", BERA), foe("ORC", ORC), faces=[10, 9, 12],
        answers={"tie-players": "BER", (GM, "tie"): ["BER", "ORC"]},
    )  # fmt: skip
    played.gm("begin")
    assert order(played) == ["BER", "ORC", "ALD"]
    assert [a.options for a in played.asked("tie")] == [
        ("BER", "ORC", "roll"),
        ("ALD", "ORC", "roll"),
    ]


def test_B_INIT_02_a_latecomer_comes_after_its_equals_and_acts_when_its_place_comes() -> None:
    """AMB-09: the order so far is 17 and 15."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.dice(17)
    played.gm("join", beings=(foe("OGR", ORC, 5, 5),))
    assert order(played) == ["ALD", "OGR", "ORC"]
    played.dice(20)
    played.gm("join", beings=(foe("GOB", GOBLIN, 6, 6),))
    assert order(played) == ["GOB", "ALD", "OGR", "ORC"]
    for who, number in (("ALD", 1), ("OGR", 1), ("ORC", 1), ("GOB", 2), ("ALD", 2)):
        assert (played.fight.actor.id, played.fight.clock.round) == (who, number)
        played.do(who, "end")


def test_B_INIT_05_equals_throw_again() -> None:
    played = gathered(hero("CYR", CYRA), foe("ORC", ORC), faces=[14, 15, 9, 9, 7, 11])
    played.gm("begin")
    assert order(played) == ["ORC", "CYR"]
    assert played.ports.faces == []


def test_B_MOV_07_08_distance_counts_squares_and_near_is_straight() -> None:
    played = gathered(hero("A", ALDRIC, 0, 0), foe("B", ORC, 5, 5), foe("C", ORC, 0, 0))
    assert (played["A"].distance(played["B"]), played["A"].near(played["B"])) == (5, 7)
    assert played["A"].distance(played["C"]) == 0
    ogre = foe("OGR", ORC.model_copy(update={"taille": "G"}), 2, 3)
    played.gm("join", beings=(ogre, foe("GOB", GOBLIN, 0, 2)))
    assert played["OGR"].distance(played["GOB"]) == 2
    assert at(0, 0) == played["A"].pos
