"""More corners: who lets go of whom, charges, crossbows, wounds of those who lie there."""

import pytest

from rules.engine.requests import Refused
from rules.vigueur import RULESET
from rules.vigueur.sheet import Sheet, is_protagonist
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    CORVIN,
    GORM,
    GRUNT,
    RURIK,
    at,
    done,
    effects,
    fight,
    foe,
    hero,
    tracks,
)

CROSSBOW = Sheet(Tir=6, armes=("arbalete",))


def holding(*more: object, target: Sheet = GRUNT, **script: object) -> Played:
    """Gorm holds somebody by the other arm."""
    played = fight(hero("GOR", GORM), foe("G1", target), *more, faces=(18, 2), **script)  # type: ignore[arg-type]
    answer(played, dodge="no", opportunity="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    return played


def test_W_FRM_01_before_the_first_round_nobody_acts() -> None:
    played = Played(RULESET, hero("ALD", ALDRIC), foe("G1", GRUNT))
    assert (played.fight.clock.round, played.fight.acting) == (0, [])
    with pytest.raises(Refused, match="not-begun"):
        played.do("ALD", "handle")


def test_W_FRM_03_both_sides_out_in_the_same_step() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    for who in ("ALD", "G1"):
        played.gm("effect", who=who, name="saignement", data={"n": 1})
        for counter, full in (("fatigue", 4), ("blessure", 2), ("critique", 1)):
            played.gm("set", who=who, counter=counter, to=full)
    played.gm("next")
    played.dice(1, 1)
    played.gm("next")
    assert (played["ALD"].out, played["G1"].out) == ("mourant", "mort")
    assert played.fight.state.over == "nobody-left"
    assert played.last("victory").params["side"] == "none"


def test_W_PRO_01_a_player_is_a_protagonist_whatever_the_sheet_says() -> None:
    plain = Sheet(protagoniste=False)
    played = fight(hero("ALD", plain), foe("G1", plain))
    assert [is_protagonist(played[id]) for id in ("ALD", "G1")] == [True, False]


def test_W_WRS_05_somebody_pushed_away_from_a_third_is_held_no_more() -> None:
    played = holding(hero("ALD", ALDRIC, 1, -1))
    played.gm("turn", who="ALD")
    played.dice(18, 2)
    played.do("ALD", "push", target="G1")
    assert (played["G1"].pos, effects(played, "G1")) == (at(1, 4), [])


def test_W_WRS_05_the_dragged_lose_those_whom_they_hold() -> None:
    played = fight(foe("G1", GRUNT), hero("GOR", GORM), hero("BRU", BRUNE, 2, 0))
    answer(played, dodge="no", opportunity="no")
    played.dice(18, 2, 18, 2)
    played.do("G1", "grab", target="BRU", limb="bras_arme")
    played.gm("turn", who="GOR")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    assert played["BRU"].has("attrape")
    played.do("GOR", "drag", target="G1", to=at(-1, 0))
    assert (played["G1"].has("attrape"), played["BRU"].has("attrape")) == (True, False)


def test_A42_the_bonus_of_a_charge_is_for_one_blow_whoever_is_struck() -> None:
    played = fight(
        hero("COR", CORVIN), foe("G1", GRUNT, 5, 0), foe("G2", GRUNT, 4, 1), faces=(2, 2),
        settings={"charge": {"same_target_only": False}},
    )  # fmt: skip
    played.do("COR", "charge", target="G1")
    played.do("COR", "attack", target="G2")
    assert played.last("attack.miss").params["roll"].total == 11
    assert not played["COR"].has("elan")


@pytest.mark.parametrize("verb", ["hands", "handle", "reload", "stand"])
def test_W_WRS_13_the_pinned_do_nothing_but_break_free(verb: str) -> None:
    played = holding(target=CORVIN)
    played.dice(18, 2)
    played.do("GOR", "pin", target="G1")
    played.gm("effect", who="G1", name="renverse")
    played.gm("turn", who="G1")
    with refused(played, "W-WRS-13"):
        played.do("G1", verb)


def test_W_WRS_13_nor_do_they_go_on_strangling() -> None:
    played = fight(foe("CHF", RURIK), hero("GOR", GORM), faces=(18, 2, 18, 2))
    answer(played, dodge="no")
    played.do("CHF", "grab", target="GOR", limb="bras_arme")
    played.do("CHF", "strangle", target="GOR")
    played.gm("turn", who="GOR")
    played.dice(18, 2, 18, 2)
    played.do("GOR", "grab", target="CHF", limb="bras_arme")
    played.do("GOR", "pin", target="CHF")
    played.gm("turn", who="CHF")
    played.gm("set", who="CHF", counter="A", to=2)
    with refused(played, "W-WRS-13"):
        played.do("CHF", "maintain", target="GOR")


def test_W_PUR_03_W_OPP_07_an_empty_crossbow_pursues_nobody() -> None:
    played = fight(hero("ALD", CROSSBOW), foe("G1", GRUNT, 15, 0), foe("G2", GRUNT, 0, 30))
    played.dice(2)
    played.do("ALD", "attack", target="G2")
    played.gm("turn", who="G1")
    played.do("G1", "flee")
    assert played.asked("pursue") == []
    played = fight(foe("G1", GRUNT, 15, 0), hero("ALD", CROSSBOW), faces=(2,))
    answer(played, pursue="shoot")
    played.do("G1", "flee")
    assert played["ALD"].has("a_recharger")


def test_A32_a_friend_may_dodge_where_there_is_shelter_and_the_gm_lets_him() -> None:
    for allowed, shelter, dodges in (
        (False, True, False),
        (True, False, False),
        (True, True, True),
    ):
        played = fight(
            hero("BRU", BRUNE), foe("G1", GRUNT, 45, 0), hero("ALD", ALDRIC, 45, 1), faces=(1, 5),
            settings={"friendly_fire": {"allow_dodge": allowed}}, facts={"shelter": shelter},
        )  # fmt: skip
        played.do("BRU", "attack", target="G1")
        assert ("dodge" in played.asked("defence")[0].options) == dodges  # type: ignore[union-attr]


def test_W_D_TRK_a_mortal_wound_to_an_unconscious_protagonist_leaves_him_dying() -> None:
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), hero("BRU", BRUNE, 9, 9))
    played.gm("wound", who="ALD", level="critique", type="asphyxie")
    assert played["ALD"].out == "inconscient"
    for out in ("mourant", "mort"):
        played.gm("wound", who="ALD", level="mortelle")
        assert played["ALD"].out == out


def test_W_D_TRK_two_fatigue_are_both_recorded_and_stop_at_death() -> None:
    played = fight(
        hero("GOR", GORM), foe("G1", GRUNT, fatigue=2, blessure=1), foe("G2", GRUNT, 9, 9),
        faces=(18, 2, 18, 2),
    )  # fmt: skip
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    played.gm("set", who="GOR", counter="A", to=2)
    played.dice(2)  # two fatigue: critical and unconscious, then mortal
    played.do("GOR", "maintain", target="G1")
    assert (tracks(played, "G1"), played["G1"].out) == ((2, 1, 1, 1), "mort")
    done(played)


@pytest.mark.parametrize(("points", "out"), [(1, "mourant"), (2, "mort"), (3, "mort")])
def test_W_D_TRK_a_tick_of_bleeding_goes_to_its_end(points: int, out: str) -> None:
    played = fight(
        hero("ALD", ALDRIC), hero("BRU", BRUNE, 9, 9, fatigue=4, blessure=2, critique=1),
        foe("G1", GRUNT, 5, 5),
    )  # fmt: skip
    played.gm("effect", who="BRU", name="saignement", data={"n": points})
    played.dice(1, 1, 1)
    for _ in range(3):
        played.gm("next")
    assert played["BRU"].out == out
