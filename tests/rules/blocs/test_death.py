"""Points of life, falling to 0, fate, first aid, knocking out, and coming back."""

import pytest

from rules.engine.requests import GM, Refused
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
    GOBLIN,
    ORC,
    at,
    fight,
    foe,
    hero,
)
from tests.rules.scripted import Played

Fate = tuple[float, float, float]


def fate(played: Played, who: str) -> Fate:
    """Points, successes, failures."""
    return (played[who]["pv"], played[who]["fate-good"], played[who]["fate-bad"])


def dying(*faces: int, good: int = 0, bad: int = 0, **script) -> Played:  # type: ignore[no-untyped-def]
    """Bera lies at 0; her fate roll comes with her turn, after Aldric's."""
    counters = {"pv": 0, "fate-good": good, "fate-bad": bad}
    played = fight(
        hero("ALD", ALDRIC, 0, 0), hero("BER", BERA, 1, 0, **counters), foe("ORC", ORC, 0, 1),
        **script,
    )  # fmt: skip
    played.dice(*faces)
    return played


def struck(pv: float, amount: int, sheet=ALDRIC) -> Played:  # type: ignore[no-untyped-def]
    """The GM's harm on somebody with so many points."""
    played = fight(foe("ORC", ORC), hero("ALD", sheet, 5, 5, pv=pv))
    played.gm("harm", who="ALD", amount=str(amount))
    return played


@pytest.mark.parametrize(("pv", "amount", "left"), [(20, 8, 12), (5, 6, 0)])
def test_B_HP_01_harm_is_subtracted_never_below_0(pv: int, amount: int, left: int) -> None:
    assert struck(pv, amount)["ALD"]["pv"] == left


def test_B_HP_02_one_point_is_as_good_as_twenty() -> None:
    played = fight(hero("ALD", ALDRIC, pv=1), foe("ORC", ORC), faces=[15, 3])
    assert [played["ALD"][p] for p in ("moves", "full", "half", "reaction")] == [9, 1, 1, 1]
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.hit").params["roll"].faces == (15,)


@pytest.mark.parametrize(("most", "left", "look"), [
    (20, 10, "unhurt"), (20, 9, "wounded"), (15, 8, "unhurt"), (15, 7, "wounded"),
])  # fmt: skip
def test_B_HP_03_wounded_shows_strictly_below_half(most: int, left: int, look: str) -> None:
    sheet = ALDRIC.model_copy(update={"pv_max": most})
    assert struck(most, most - left, sheet).last("harm").params["health"] == look


def test_B_HP_03_creatures_are_told_by_their_look() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 5, 5, pv=15))
    played.gm("harm", who="ORC", amount="8")
    assert played.last("harm-creature").params["health"] == "wounded"


@pytest.mark.parametrize(("genre", "fallen"), [("pnj", ""), ("monstre", ""), ("monture", "dead")])
def test_B_DTH_01_whoever_a_player_plays_has_fate_whatever_the_template(
    genre: str, fallen: str
) -> None:
    played = struck(5, 6, ALDRIC.model_copy(update={"genre": genre}))
    assert played["ALD"].out == fallen
    assert played["ALD"].has("unconscious") == (not fallen)


def test_B_HP_04_healing_adds() -> None:
    played = fight(hero("ALD", ALDRIC, pv=11), foe("ORC", ORC), faces=["4:3", "4:4"])
    played.gm("heal", who="ALD", amount="2d4")
    assert played["ALD"]["pv"] == 18


def test_B_HP_04_B_DTH_06_healed_from_0_one_is_conscious_and_fate_starts_afresh() -> None:
    played = dying(good=1, bad=2)
    played.gm("heal", who="BER", amount="5")
    assert fate(played, "BER") == (5, 0, 0)
    assert not played["BER"].has("unconscious")
    assert played["BER"].has("prone")


def test_B_HP_05_healing_by_the_dice_shows_them() -> None:
    played = fight(hero("BER", BERA, pv=3), foe("ORC", ORC, 5, 5), faces=[4])
    played.gm("heal", who="BER", amount="1d6+2")
    assert played.last("healed").params["roll"].faces == (4,)
    assert played["BER"]["pv"] == 9


def test_B_HP_05_not_above_the_maximum() -> None:
    played = fight(hero("BER", BERA, pv=15), foe("ORC", ORC, 5, 5))
    played.gm("heal", who="BER", amount="8")
    assert played["BER"]["pv"] == 16
    assert played.last("healed").params["lost"] == 7


def test_B_HP_06_rest_restores_all_and_the_dead_may_come_back() -> None:
    played = fight(
        hero("CYR", CYRA, pv=2, mana=1), hero("ALD", ALDRIC, stamina=0), foe("GOB", GOBLIN)
    )
    played.gm("rest", who="CYR")
    played.gm("rest", who="ALD")
    assert (played["CYR"]["pv"], played["CYR"]["mana"]) == (12, 20)
    assert played["ALD"]["stamina"] == 10
    with pytest.raises(Refused, match="not-dead"):
        played.gm("resurrect", who="GOB")
    played.gm("harm", who="GOB", amount="8")
    with pytest.raises(Refused, match="dead"):
        played.gm("heal", who="GOB", amount="3")
    played.gm("resurrect", who="GOB")
    assert (played["GOB"].out, played["GOB"]["pv"]) == ("", 1)


def test_B_DTH_01_characters_fall_others_die() -> None:
    assert struck(9, 12)["ALD"].has("unconscious")
    summoned = GOBLIN.model_copy(update={"genre": "invocation", "pv_max": 20})
    assert struck(8, 9, summoned)["ALD"].out == "dead"
    flagged = summoned.model_copy(update={"jets_de_destin": True})
    assert struck(8, 9, flagged)["ALD"].out == ""


@pytest.mark.parametrize(
    ("most", "pv", "amount", "out"),
    [(12, 5, 17, "dead"), (12, 5, 16, ""), (20, 6, 26, "dead"), (20, 6, 25, "")],
)
def test_B_DTH_02_instant_death(most: int, pv: int, amount: int, out: str) -> None:
    played = struck(pv, amount, ALDRIC.model_copy(update={"pv_max": most}))
    assert played["ALD"].out == out
    assert bool(played.told("dead-outright")) is (out == "dead")


def test_B_DTH_03_unconscious_prone_helpless_and_easy_to_hit() -> None:
    played = fight(
        foe("ORC", ORC), hero("BER", BERA, 0, 0, pv=0), faces=[4, 9, 1], leave_open=["defence"]
    )
    assert played["BER"].has("unconscious")
    assert played["BER"].has("prone")
    played.do("ORC", "attack", target="BER")
    assert not played.table.open
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)
    with pytest.raises(Refused) as refused:
        played.do("BER", "stand")
    assert refused.value.rule == "B-DTH-03"


def test_B_DTH_03_what_was_held_ready_is_lost() -> None:
    played = fight(hero("ALD", ALDRIC, pv=3), foe("ORC", ORC))
    played.do("ALD", "ready", when="any", target="ORC")
    played.gm("harm", who="ALD", amount="3")
    assert not played["ALD"].has("ready")


@pytest.mark.parametrize(("face", "after"), [
    (10, (0, 1, 0)), (19, (0, 1, 0)), (9, (0, 0, 1)), (2, (0, 0, 1)),
])  # fmt: skip
def test_B_DTH_04_ten_or_more_is_a_success(face: int, after: Fate) -> None:
    played = dying(face)
    played.do("ALD", "end")
    assert fate(played, "BER") == after
    assert played.ports.thrown[-1][1] == "fate"
    assert played.fight.actor.id == "ORC"


def test_B_DTH_04_a_player_may_throw_it() -> None:
    played = dying(later=True)
    played.do("ALD", "end")
    assert [(q.who, q.label) for q in played.table.open.values()] == [("BER", "fate")]
    played.table.throw((12,), "BER")
    assert fate(played, "BER") == (0, 1, 0)


def test_B_DTH_04_the_gm_may_call_for_one_out_of_turn_of_the_dying_alone() -> None:
    played = dying(12)
    played.gm("fate", who="BER")
    assert fate(played, "BER") == (0, 1, 0)
    with pytest.raises(Refused, match="not-dying"):
        played.gm("fate", who="ALD")


def test_B_DTH_05_the_third_of_a_kind_decides() -> None:
    played = dying(10, good=2, bad=2)
    played.do("ALD", "end")
    assert played["BER"].has("stable")
    played = dying(9, good=2, bad=2)
    played.do("ALD", "end")
    assert played["BER"].out == "dead"


def test_B_DTH_06_stable_starts_afresh() -> None:
    played = dying(10, good=2, bad=2)
    played.do("ALD", "end")
    assert fate(played, "BER") == (0, 0, 0)


@pytest.mark.parametrize(("bad", "out"), [(0, ""), (1, "dead")])
def test_B_DTH_07_a_one_counts_twice(bad: int, out: str) -> None:
    played = dying(1, bad=bad)
    played.do("ALD", "end")
    assert (played["BER"]["fate-bad"], played["BER"].out) == (bad + 2, out)


def test_B_DTH_08_a_twenty_gives_a_point_and_the_turn() -> None:
    played = dying(20, bad=2)
    played.do("ALD", "end")
    assert fate(played, "BER") == (1, 0, 0)
    assert played.fight.actor.id == "BER"
    played.do("BER", "stand")
    assert played["BER"]["moves"] == 4


def test_B_DTH_09_harm_at_0_is_a_failure_but_not_harm_that_came_to_nothing() -> None:
    played = dying()
    played.gm("harm", who="BER", amount="4")
    assert fate(played, "BER") == (0, 0, 1)
    played.gm("harm", who="BER", amount="0")
    assert fate(played, "BER") == (0, 0, 1)
    strict = dying(settings={"destin": {"degats_nuls": "un_echec"}})
    strict.gm("harm", who="BER", amount="0")
    assert fate(strict, "BER") == (0, 0, 1)


def test_B_DTH_10_a_critical_at_0_is_two_failures_and_ends_stability() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("GOB", GOBLIN), hero("BER", BERA, 0, 0, pv=0))
    played.dice(15, 20, 3)
    played.do("ALD", "stabilise", target="BER")
    assert played["BER"].has("stable")
    played.do("ALD", "end")
    played.do("GOB", "attack", target="BER")
    assert not played["BER"].has("stable")
    assert fate(played, "BER") == (0, 0, 2)


@pytest.mark.parametrize(("amount", "out"), [(17, "dead"), (16, "dead"), (15, "")])
def test_B_DTH_11_massive_harm_at_0_kills(amount: int, out: str) -> None:
    played = dying()
    played.gm("harm", who="BER", amount=str(amount))
    assert played["BER"].out == out


@pytest.mark.parametrize(("face", "stable"), [(5, False), (10, True)])
def test_B_DTH_12_first_aid_against_the_gms_difficulty(face: int, stable: bool) -> None:
    played = fight(
        hero("CYR", CYRA, 0, 0), hero("BER", BERA, 1, 0, pv=0), foe("ORC", ORC, 9, 9),
        faces=[face], answers={(GM, "stabilise"): 12},
    )  # fmt: skip
    played.do("CYR", "stabilise", target="BER")
    assert played["BER"].has("stable") is stable
    assert played["CYR"]["full"] == 0


def test_B_DTH_12_the_usual_difficulty_grows_with_the_failures() -> None:
    played = dying(2, bad=1)
    played.do("ALD", "stabilise", target="BER")
    assert played.asked("stabilise")[0].default == 12


def test_B_DTH_12_only_the_dying_and_only_at_hand() -> None:
    played = dying()
    with pytest.raises(Refused, match="not-dying"):
        played.do("ALD", "stabilise", target="ORC")
    played.gm("effect", who="BER", name="stable")
    with pytest.raises(Refused, match="not-dying"):
        played.do("ALD", "stabilise", target="BER")
    assert played["ALD"]["full"] == 1
    played.gm("lift", who="BER", name="stable")
    played.gm("place", who="BER", to=at(5, 5))
    with pytest.raises(Refused, match="too-far-to-help"):
        played.do("ALD", "stabilise", target="BER")


def test_B_DTH_13_harm_ends_stability_and_fate_goes_on() -> None:
    played = dying(10, good=2)
    played.do("ALD", "end")
    played.gm("harm", who="BER", amount="2")
    assert not played["BER"].has("stable")
    assert fate(played, "BER") == (0, 0, 1)


def test_B_DTH_13_a_creature_without_fate_dies_of_harm_after_a_knock_out() -> None:
    played = spared()
    played.gm("harm", who="ORC", amount="1")
    assert played["ORC"].out == "dead"


def test_B_DTH_14_wakes_at_its_fifth_turn_start_from_then() -> None:
    played = dying(10, good=2)
    played.do("ALD", "end")
    for _ in range(4):
        assert played["BER"]["pv"] == 0
        played.do("ORC", "end")
        played.do("ALD", "end")
    assert (played.fight.clock.round, played["BER"]["pv"]) == (5, 0)
    played.do("ORC", "end")
    played.do("ALD", "end")
    assert (played.fight.clock.round, played["BER"]["pv"]) == (6, 1)
    assert not played["BER"].has("unconscious")


def spared(**script) -> Played:  # type: ignore[no-untyped-def]
    """Aldric brings an orc of 5 points to 0 and spares it."""
    answers = {("ALD", "knock-out"): "knock-out"}
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC, pv=5), faces=[13, 4], answers=answers, **script
    )
    played.do("ALD", "attack", target="ORC")
    return played


def test_B_DTH_15_a_melee_attacker_may_knock_out() -> None:
    played = spared()
    assert (played["ORC"]["pv"], played["ORC"].out) == (0, "")
    assert played["ORC"].has("stable")
    assert played.told("knocked-out")


@pytest.mark.parametrize(("face", "asked", "left"), [(3, 1, 0), (2, 0, 1)])
def test_B_DTH_15_for_a_blow_that_just_takes_all(face: int, asked: int, left: int) -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, pv=5), faces=[13, face],
                   answers={"knock-out": "knock-out"})  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert (len(played.asked("knock-out")), played["ORC"]["pv"]) == (asked, left)
    assert played["ORC"].out == ""


def test_B_DTH_15_no_choice_for_a_shot() -> None:
    archer = ALDRIC.model_copy(update={"armes": (BOW,)})
    played = fight(hero("ALD", archer), foe("ORC", ORC, 5, 0, pv=5), faces=[18, 6])
    played.do("ALD", "attack", target="ORC")
    assert not played.asked("knock-out")
    assert played["ORC"].out == "dead"


def test_B_DTH_15_wins_over_instant_death_unless_the_setting_says_not() -> None:
    frail = ORC.model_copy(update={"pv_max": 1})
    for prime, asked in ((True, 1), (False, 0)):
        played = fight(
            hero("ALD", ALDRIC), foe("ORC", frail), faces=[13, 4],
            settings={"assommer": {"prime": prime}},
        )  # fmt: skip
        played.do("ALD", "attack", target="ORC")
        assert len(played.asked("knock-out")) == asked


def test_B_DTH_01_03_06_points_set_by_hand_have_their_effect_when_the_turn_comes() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 1, 0), foe("ORC", ORC), faces=[12])
    played.gm("set", who="BER", counter="pv", to=0)
    played.gm("set", who="ORC", counter="pv", to=0)
    played.do("ALD", "end")
    assert played["BER"].has("unconscious")
    assert played["ORC"].out == "dead"
    played.gm("set", who="BER", counter="pv", to=3)
    played.do("ALD", "end")
    assert played.fight.actor.id == "BER"
    assert not played["BER"].has("unconscious")


def test_B_DTH_03_13_who_is_brought_in_at_0_lies_there_stable_without_fate_rolls() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), hero("CYR", CYRA, 5, 5, pv=0))
    late = foe("GOB", GOBLIN, 6, 6, pv=0)
    played.dice(1)
    played.gm("join", beings=(late,))
    assert played["GOB"].has("unconscious", "prone")
    assert (played["GOB"].has("stable"), played["CYR"].has("stable")) == (True, False)


def test_B_DTH_06_14_healed_one_is_stable_no_longer_and_does_not_recover_twice() -> None:
    played = dying(10, good=2)
    played.do("ALD", "end")
    played.gm("heal", who="BER", amount="3")
    assert not played["BER"].has("stable")
    for _ in range(18):
        played.do(played.fight.actor.id, "end")
    assert fate(played, "BER") == (3, 0, 0)
    assert len(played.told("wakes")) == 1


def test_B_DTH_13_14_harm_starts_the_five_turns_over() -> None:
    played = dying(10, good=2)
    played.do("ALD", "end")
    for _ in range(3):
        played.do("ORC", "end")
        played.do("ALD", "end")
    played.gm("harm", who="BER", amount="1")
    played.dice(20)
    played.do("ORC", "end")
    played.do("ALD", "end")
    assert (played.fight.clock.round, fate(played, "BER")) == (5, (1, 0, 0))


def test_B_DTH_14_recovery_takes_nothing_from_points_that_the_gm_has_set() -> None:
    played = dying(10, good=2)
    played.do("ALD", "end")
    for _ in range(4):
        played.do("ORC", "end")
        played.do("ALD", "end")
    played.gm("set", who="BER", counter="pv", to=5)
    played.do("ORC", "end")
    played.do("ALD", "end")
    assert (played.fight.clock.round, played["BER"]["pv"]) == (6, 5)
    assert not played["BER"].has("unconscious")
