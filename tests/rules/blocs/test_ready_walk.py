"""A walk held ready: let go by its trigger, walked out of turn, paid for, over with the turn."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.engine.requests import GM, Refused
from rules.engine.turns import let_in, may_use
from tests.rules.blocs.people import ALDRIC, BERA, GOBLIN, ORC, at, fight, foe, hero
from tests.rules.blocs.test_mounts import riding
from tests.rules.scripted import Played, refusal

YES: Mapping[Any, Any] = {"ready-trigger": "yes", "ready-release": "yes"}


def poised(*others: Any, **script: Any) -> Played:
    """Bera of 8 metres holds a walk ready for the orc, who stands at 3 metres and now acts."""
    script = {"answers": dict(YES), **script}
    played = fight(hero("BER", BERA), foe("ORC", ORC, 3, 0), *others, **script)
    played.do("BER", "ready-move", when="step", trigger="s'il approche")
    played.do("BER", "end")
    return played


def let_go(*others: Any, **script: Any) -> Played:
    """The orc has come one block nearer, and Bera may walk."""
    played = poised(*others, **script)
    played.do("ORC", "step", to=at(2, 0))
    return played


def walk(played: Played, who: str, *blocks: tuple[int, int]) -> None:
    """The first step by itself, the others joined to it."""
    for n, (x, z) in enumerate(blocks):
        played.do(who, "step", to=at(x, z), joins=n > 0)


def test_B_ACT_10_a_walk_is_held_ready_for_the_action_and_let_go_for_the_reaction() -> None:
    played = poised()
    assert (played["BER"]["full"], played["BER"]["reaction"]) == (0, 1)
    played.do("ORC", "step", to=at(2, 0))
    assert played["ORC"].pos == at(2, 0), "what sets it off is over first"
    assert (played["BER"]["reaction"], played["BER"]["moves"]) == (0, 8)
    assert not played["BER"].has("ready")
    assert let_in(played.fight) == ("BER",)
    assert played.last("ready-walk").params == {"metres": 8}


def test_B_ACT_10_it_walks_at_most_N_and_the_turn_under_way_goes_on() -> None:
    played = let_go()
    walk(played, "BER", *[(-n, 0) for n in range(1, 8)])
    assert (played["BER"]["moves"], let_in(played.fight)) == (1, ("BER",))
    walk(played, "BER", (-8, 0))
    assert (played["BER"].pos, played["BER"]["moves"]) == (at(-8, 0), 0)
    assert let_in(played.fight) == ()
    assert len(played.told("ready-walk-over")) == 1
    assert refusal(played, "BER", "step", to=at(-9, 0)).code == "not-your-turn"
    walk(played, "ORC", (1, 0))
    assert played["ORC"]["moves"] == 6


def test_B_ACT_10_N_is_a_whole_movement_however_much_was_walked_on_ones_turn() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 3, 0), answers=dict(YES))
    walk(played, "BER", (0, 1), (0, 2), (0, 3))
    played.do("BER", "ready-move", when="step")
    played.do("BER", "end")
    played.do("ORC", "step", to=at(3, 1))
    assert played["BER"]["moves"] == 8


def test_B_ACT_10_ground_costs_what_it_costs() -> None:
    played = let_go(facts={("difficult", at(-1, 0)): True})
    walk(played, "BER", (-1, 0))
    assert played["BER"]["moves"] == 6


def test_B_ACT_10_prone_it_may_get_up_for_half_of_N_and_do_nothing_else() -> None:
    played = poised()
    played.gm("effect", who="BER", name="prone")
    played.do("ORC", "step", to=at(2, 0))
    played.do("BER", "stand")
    assert played["BER"]["moves"] == 4
    for verb, args in (("attack", {"target": "ORC"}), ("interact", {}), ("prone", {})):
        assert refusal(played, "BER", verb, **args).code == "not-your-turn"


def test_B_ACT_10_ignored_it_is_still_ready_and_lapses_with_the_next_own_turn() -> None:
    played = poised(answers={"ready-trigger": "yes", ("BER", "ready-release"): ["no", "no"]})
    walk(played, "ORC", (3, 1), (3, 2))
    assert len(played.asked("ready-release")) == 2
    assert (played["BER"]["reaction"], played["BER"].has("ready")) == (1, True)
    assert let_in(played.fight) == ()
    played.do("ORC", "end")
    assert not played["BER"].has("ready", "ready-walk")
    assert played["BER"]["moves"] == 8, "the metres of the turn, no more"


def test_B_ACT_10_nothing_is_asked_once_the_reaction_is_spent() -> None:
    played = poised(faces=[2], answers={**YES, ("BER", "defence"): "dodge"})
    played.gm("place", who="ORC", to=at(1, 0))
    played.do("ORC", "attack", target="BER")
    assert played["BER"]["reaction"] == 0
    played.do("ORC", "step", to=at(1, 1))
    assert not played.asked("ready-trigger")


@pytest.mark.parametrize("name", ["trapped", "grappled"])
def test_B_ACT_10_held_fast_there_is_no_walk_to_let_go(name: str) -> None:
    played = poised()
    played.gm("effect", who="BER", name=name)
    played.do("ORC", "step", to=at(2, 0))
    assert not played.asked("ready-trigger")
    assert (played["BER"]["reaction"], played["BER"].has("ready")) == (1, True)


def test_B_ACT_10_B_OA_01_leaving_a_reach_on_it_provokes() -> None:
    played = poised(faces=[2], answers={**YES, ("ORC", "opportunity"): "strike"})
    walk(played, "ORC", (2, 0))
    played.gm("place", who="ORC", to=at(1, 0))
    walk(played, "BER", (-1, 0))
    assert [ask.who for ask in played.asked("opportunity")] == ["ORC"]
    assert len(played.told("attack.miss")) == 1
    assert (played["ORC"]["reaction"], played["BER"].pos) == (0, at(-1, 0))


def test_B_ACT_10_B_DMG_11_a_zone_entered_on_it_burns_as_ones_own_turn_begins() -> None:
    played = poised()
    played.gm("zone", kind="acide", at=at(-1, 0))
    played.do("ORC", "step", to=at(2, 0))
    before = played["BER"]["pv"]
    walk(played, "BER", (-1, 0))
    assert played["BER"]["pv"] == before
    played.dice("4:2")
    played.do("ORC", "end")
    assert (played.fight.actor.id, played["BER"]["pv"]) == ("BER", before - 2)


def test_B_ACT_10_struck_down_on_it_the_walk_is_over() -> None:
    answers = {**YES, ("ORC", "opportunity"): "strike"}
    played = poised(faces=[15, 12], answers=answers)
    played.gm("set", who="BER", counter="pv", to=1)
    walk(played, "ORC", (2, 0))
    played.gm("place", who="ORC", to=at(1, 0))
    walk(played, "BER", (-1, 0))
    assert (played["BER"].pos, let_in(played.fight)) == (at(0, 0), ())
    walk(played, "ORC", (1, 1))
    assert played["ORC"].pos == at(1, 1)


def test_B_ACT_10_it_ends_with_the_turn_in_which_it_was_let_go() -> None:
    played = let_go(foe("GOB", GOBLIN, 9, 9))
    walk(played, "BER", (-1, 0))
    played.do("ORC", "end")
    assert played.fight.clock.acting() == ("GOB",)
    assert (played["BER"]["moves"], let_in(played.fight)) == (0, ())
    assert refusal(played, "BER", "step", to=at(-2, 0)).code == "not-your-turn"


@pytest.mark.parametrize("hooks", [True, False])
def test_B_ACT_10_so_it_does_when_the_gm_says_whose_turn_it_is(hooks: bool) -> None:
    played = let_go(foe("GOB", GOBLIN, 9, 9), hero("ALD", ALDRIC, 9, 0))
    played.gm("turn", who="ALD", hooks=hooks)
    assert let_in(played.fight) == ()
    assert refusal(played, "BER", "step", to=at(-1, 0)).code == "not-your-turn"
    played.do("ALD", "prone")


def test_B_ACT_10_it_may_stop_before_that() -> None:
    played = let_go()
    walk(played, "BER", (-1, 0))
    played.do("BER", "end")
    assert played.fight.clock.acting() == ("ORC",)
    assert (played["BER"]["moves"], let_in(played.fight)) == (0, ())
    assert refusal(played, "BER", "end").code == "not-your-turn"


def test_B_ACT_10_B_MOV_23_nobody_stops_in_somebodys_place() -> None:
    played = let_go(hero("ALD", ALDRIC, -1, 0))
    walk(played, "BER", (-1, 0))
    assert refusal(played, "BER", "end").code == "place-taken"
    played.do("ORC", "end")
    assert played["BER"].pos == at(0, 0), "it goes back where it came from"


def test_B_REA_03_whoever_is_interrupted_goes_on_after_the_walk() -> None:
    played = let_go(faces=[2])
    for verb, args in (("step", {"to": at(1, 0)}), ("attack", {"target": "BER"})):
        refused = refusal(played, "ORC", verb, **args)
        assert (refused.code, refused.rule) == ("interrupted", "B-REA-03")
        assert refused.params["who"] == "BER"
    walk(played, "BER", (0, 1))
    played.do("BER", "end")
    walk(played, "ORC", (1, 0))
    played.do("ORC", "attack", target="BER")
    assert len(played.told("attack.miss")) == 1


def test_B_REA_03_the_turn_interrupted_may_be_ended_and_the_walk_with_it() -> None:
    played = let_go()
    offers = played.fight.rules.offers
    assert [o.verb for o in offers(played.fight, played["ORC"])] == ["end"]
    assert [o.verb for o in offers(played.fight, played["BER"])] == ["end"]
    played.gm("end", actor="ORC")
    assert played.fight.clock.acting() == ("BER",)
    assert "attack" in [o.verb for o in offers(played.fight, played["BER"])]


@pytest.mark.parametrize("waits", [True, False])
def test_B_REA_03_a_fight_may_have_both_move_at_once(waits: bool) -> None:
    played = let_go(settings={"pret": {"suspend": waits}})
    if waits:
        assert refusal(played, "ORC", "step", to=at(1, 0)).code == "interrupted"
    else:
        walk(played, "ORC", (1, 0))
        walk(played, "BER", (-1, 0))
    assert may_use(played.fight, "BER", "step")


def test_B_ACT_10_just_before_it_the_walk_comes_first() -> None:
    """AMB-38: what would set it off is not done yet, nor paid; it may be said again."""
    played = poised(settings={"pret": {"moment": "avant_declencheur"}})
    played.do("ORC", "step", to=at(2, 0))
    assert (played["ORC"].pos, played["ORC"]["moves"]) == (at(3, 0), 8)
    assert played.last("held-up").who == ("ORC", "BER")
    walk(played, "BER", (-1, 0))
    played.do("BER", "end")
    played.do("ORC", "step", to=at(2, 0))
    assert (played["ORC"].pos, played["ORC"]["moves"]) == (at(2, 0), 7)


def test_B_ACT_10_undone_the_walk_goes_as_a_whole_and_may_be_walked_again() -> None:
    played = let_go()
    walk(played, "BER", (-1, 0), (-2, 0), (-3, 0))
    played.table.undo()
    assert (played["BER"].pos, played["BER"]["moves"]) == (at(0, 0), 8)
    walk(played, "BER", (0, 1), (0, 2))
    played.table.undo()
    played.table.undo()
    assert (played["ORC"].pos, played["BER"]["reaction"]) == (at(3, 0), 1)
    assert (played["BER"].has("ready"), let_in(played.fight)) == (True, ())


def test_B_ACT_10_let_go_in_ones_own_turn_the_metres_come_on_top() -> None:
    """The goblin strikes as she leaves: the last blow of the turn is what she waited for."""
    answers = {**YES, ("GOB", "opportunity"): "strike"}
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 1, 0), faces=[2], answers=answers)
    played.do("BER", "ready-move", when="attack")
    walk(played, "BER", (-1, 0))
    assert (played["BER"]["moves"], played["BER"]["reaction"]) == (15, 0)
    assert not played["BER"].has("ready-walk")
    played.do("BER", "end")
    assert (played.fight.clock.acting(), played["BER"]["moves"]) == (("GOB",), 0)


def test_B_ACT_10_the_gm_walks_his_creature_the_same_way() -> None:
    played = fight(foe("ORC", ORC), hero("BER", BERA, 3, 0), answers=dict(YES))
    played.do("ORC", "ready-move", when="step")
    played.do("ORC", "end")
    walk(played, "BER", (2, 0))
    played.gm("step", actor="ORC", to=at(0, 0))
    assert (played["ORC"].pos, played["ORC"]["moves"]) == (at(0, 0), 7)


def test_B_ACT_10_B_MNT_08_not_from_a_saddle() -> None:
    played = riding()
    refused = refusal(played, "ALD", "ready-move", when="step")
    assert (refused.code, refused.rule) == ("mounted", "B-MNT-08")


def test_B_ACT_10_an_unknown_trigger_is_refused() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 3, 0))
    with pytest.raises(Refused, match="no-such-trigger"):
        played.gm("ready-move", actor="BER", when="moon")
    assert GM not in played.fight
