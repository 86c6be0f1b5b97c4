"""The garrotte: D-GARROTE."""

from dataclasses import replace
from typing import Any

import pytest

from rules.d35.blow import Blow
from rules.d35.garrotte import neck_ac
from rules.d35.hands import bare
from rules.d35.held_spells import bars_spell, choked, concentrates
from rules.d35.spells import SPELLS
from rules.engine.modifiers import total
from tests.rules.d35.grappling import last_check, with_whom
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of
from tests.rules.scripted import Played, answer, refused

NOBODY = {"opportunity": "no"}


def strangler(id: str, x: int, kind: str = "corde", **changes: Any) -> Any:
    """Somebody with a garrotte in both hands and a dagger put away."""
    names = {"corde": "garrot de corde", "fil_de_fer": "garrot de fil de fer",
             "verrouillage": "garrot à verrouillage"}  # fmt: skip
    arms = {"armes": [f"garrot_{kind}", "dague"], "main_directrice": names[kind]}
    return one(id, x, **{**arms, "main_faible": "", **changes})


def choking(victim: Any, kind: str = "corde", *more: Any, **script: Any) -> Played:
    """Brune has her cord round the neck of the second."""
    answers = {**NOBODY, **script.pop("answers", {})}
    played = fight(strangler("BRU", 0, kind), victim, *more, answers=answers, **script)
    played.dice(15, 19, 2, 1)
    played.do("BRU", "garrotte", target=victim.id)
    assert "garrotted" in effects(played, victim.id)
    return played


def test_D_GARROTE_01_in_place_of_an_attack() -> None:
    played = fight(strangler("BRU", 0), one("ORC", 1), answers=dict(NOBODY), faces=(1,))
    played.do("BRU", "garrotte", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("BRU", "garrotte", target="ORC")


def test_D_GARROTE_02_a_wound_from_the_opportunity_ends_it() -> None:
    played = fight(strangler("BRU", 0), one("ORC", 1), faces=(11, 1, 1))  # 16 against 16
    played.do("BRU", "garrotte", target="ORC")
    assert played.told("grapple-spoiled")
    assert with_whom(played, "BRU") == []
    done(played)
    played = fight(strangler("BRU", 0), one("ORC", 1), faces=(1,))
    played.gm("effect", who="ORC", name="flat_footed")
    played.do("BRU", "garrotte", target="ORC")
    assert not played.asked("opportunity")


@pytest.mark.parametrize(
    ("size", "lies", "can"), [("G", False, True), ("TG", False, False), ("TG", True, True)]
)
def test_D_GARROTE_03_the_head_must_be_within_reach(size: str, lies: bool, can: bool) -> None:
    """For somebody small: two sizes up, no more, but lying down."""
    played = fight(
        strangler("BRU", 0, taille="P"),
        one("OGR", 1, taille=size),
        answers=dict(NOBODY),
        faces=(1,),
    )
    if lies:
        played.gm("effect", who="OGR", name="prone")
    if can:
        played.do("BRU", "garrotte", target="OGR")
        done(played)
    else:
        with refused(played, "D-GARROTE-03"):
            played.do("BRU", "garrotte", target="OGR")


def test_D_GARROTE_03_from_above_any_head_is_within_reach() -> None:
    above = replace(strangler("BRU", 0, taille="P"), pos=at(0, 0, 68))
    played = fight(above, one("OGR", 1, taille="TG"), answers=dict(NOBODY), faces=(1,))
    played.do("BRU", "garrotte", target="OGR")
    done(played)


def test_D_GARROTE_03_both_hands_are_needed() -> None:
    played = fight(one("BRU", 0), one("ORC", 1))
    with refused(played, "D-GARROTE-03"):
        played.do("BRU", "garrotte", target="ORC")


@pytest.mark.parametrize(
    ("mode", "foe", "neck", "flat", "against"),
    [
        ("touch_plus_neck", "ORC", "aucune", True, 10),
        ("literal", "ORC", "aucune", True, 10),
        ("touch_plus_neck", "OGR", "aucune", False, 8),
        ("literal", "OGR", "aucune", False, 9),
        ("touch_plus_neck", "ORC", "camail", False, 14),
    ],
)
def test_D_GARROTE_04_a_touch_and_the_armour_of_the_neck(
    mode: str, foe: str, neck: str, flat: bool, against: int
) -> None:
    played = fight(
        strangler("BRU", 0), one(foe, 1, cou=neck), settings={"garrote": {"ac_mode": mode}}
    )
    if flat:
        played.gm("effect", who=foe, name="flat_footed")
    me, target = played["BRU"], played[foe]
    assert neck_ac(played.fight, me, target, Blow(bare(me), 0)) == against


@pytest.mark.parametrize(("combination", "against"), [("highest", 16), ("sum", 18)])
def test_D_GARROTE_04_several_guards_of_one_neck(combination: str, against: int) -> None:
    worn = {"cou": "gorgerin", "objets_portes": [{"nom": "collier de cuir"}]}
    played = fight(
        strangler("BRU", 0), one("ORC", 1, **worn),
        settings={"garrote": {"neck_combination": combination}},
    )  # fmt: skip
    me = played["BRU"]
    assert neck_ac(played.fight, me, played["ORC"], Blow(bare(me), 0)) == against


def test_D_GARROTE_05_missed_another_attack_tries_again() -> None:
    played = fight(strangler("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(1, 2))
    played.do("ALD", "garrotte", target="ORC")
    played.do("ALD", "garrotte", target="ORC")
    first, second = (total(t.params["roll"].mods) for t in played.told("attack.miss"))
    assert (first, second) == (10, 5)
    done(played)


@pytest.mark.parametrize(
    ("id", "kind", "die", "damage"),
    [("BRU", "fil_de_fer", 5, 6), ("ALD", "corde", 1, 7), ("CYR", "corde", 1, 1)],
)
def test_D_GARROTE_06_strangling_with_strength_once_and_a_half(
    id: str, kind: str, die: int, damage: int
) -> None:
    played = fight(strangler(id, 0, kind), one("ORC", 1), answers=dict(NOBODY))
    played.dice(15, 19, 2, die)
    played.do(id, "garrotte", target="ORC")
    assert played["ORC"]["pv"] == 15 - damage
    assert with_whom(played, id) == ["ORC"]


def test_D_GARROTE_07_losing_the_check_nobody_is_held() -> None:
    played = fight(strangler("BRU", 0), one("ORC", 1), answers=dict(NOBODY), faces=(15, 10, 10))
    played.do("BRU", "garrotte", target="ORC")  # 14 against 15
    assert effects(played, "ORC") == []
    assert played["ORC"]["pv"] == 15
    done(played)


def test_D_GARROTE_08_two_sizes_larger_is_no_failure_by_itself() -> None:
    small = strangler("BRU", 0, taille="P")
    played = fight(small, one("OGR", 1), answers=dict(NOBODY), faces=(15, 20, 1, 3))
    played.do("BRU", "garrotte", target="OGR")
    assert last_check(played) == (0, 12)
    assert with_whom(played, "BRU") == ["OGR"]


def test_D_GARROTE_09_closing_in_past_the_others() -> None:
    played = fight(strangler("BRU", 0), one("ORC", 1), one("GOB", 0, 1))
    answer(played, ORC_opportunity="no")
    played.dice(15, 19, 2, 1, 10, 3)
    played.do("BRU", "garrotte", target="ORC")
    assert played.last("attack.hit").params["against"] == 12  # no Dexterity
    assert played["BRU"].pos == at(1)
    assert played["BRU"]["pv"] == 19
    done(played)


@pytest.mark.parametrize(("lost", "still"), [("no_damage", True), ("release", False)])
def test_D_GARROTE_10_each_check_won_strangles_again(lost: str, still: bool) -> None:
    played = fight(
        strangler("ALD", 0, "fil_de_fer"), one("ORC", 1, pv=60), answers=dict(NOBODY),
        settings={"garrote": {"lost_check": lost}},
    )  # fmt: skip
    played.dice(15, 19, 2, 1)
    played.do("ALD", "garrotte", target="ORC")
    end(played)
    turn_of(played, "ALD")
    before = played["ORC"]["pv"]
    played.dice(19, 2, 4, 2, 19)
    played.do("ALD", "garrotte", target="ORC")
    assert before - played["ORC"]["pv"] == 4 + 6
    played.do("ALD", "garrotte", target="ORC")
    assert last_check(played)[0] == 5
    assert (with_whom(played, "ALD") == ["ORC"]) is still
    assert ("garrotted" in effects(played, "ORC")) is still
    done(played)


def test_D_GARROTE_10_let_go_or_dropped_it_is_off() -> None:
    played = choking(one("ORC", 1))
    played.do("BRU", "let-go")
    assert effects(played, "ORC") == []
    played = choking(one("ORC", 1))
    played.do("BRU", "drop")
    end(played)
    assert "garrotted" not in effects(played, "ORC")


def test_D_GARROTE_11_the_hands_that_strangle_do_nothing_else() -> None:
    played = fight(strangler("ALD", 0), one("ORC", 1), answers=dict(NOBODY))
    played.dice(15, 19, 2, 1)
    played.do("ALD", "garrotte", target="ORC")
    for verb, args in (
        ("pin", {}),
        ("crush", {}),
        ("attack", {"target": "ORC"}),
        ("drag", {"to": at(2)}),
    ):
        with refused(played, "D-GARROTE-11"):
            played.do("ALD", verb, **args)


def test_D_GARROTE_12_the_victim_struggles_or_strikes_with_something_light() -> None:
    played = choking(one("ALD", 1, side="X"))
    assert (played["ALD"]["pv"], played["ALD"]["non_letal"]) == (50, 0)
    end(played)
    played.dice(1, 19, 15, 2)
    played.do("ALD", "escape")
    assert last_check(played) == (10, 4)
    played.do("ALD", "escape")
    assert last_check(played) == (5, 4)
    assert effects(played, "ALD") == ["attacking"]
    with_dagger = choking(one("CYR", 1, side="X"))
    end(with_dagger)
    with_dagger.dice(1)
    with_dagger.do("CYR", "attack", target="BRU")
    assert total(with_dagger.last("attack.miss").params["roll"].mods) == -3


def test_D_GARROTE_13_no_word_and_no_gesture() -> None:
    played = choking(one("CYR", 1, side="X"))
    spell = SPELLS["feuille_morte"].model_copy(
        update={"V": False, "G": False, "M": False, "F": False, "FD": False, "temps": "simple"}
    )
    me = played["CYR"]
    assert bars_spell(me, spell) is None
    assert choked(me, spell.model_copy(update={"V": True})) == "V"
    why = bars_spell(me, spell.model_copy(update={"G": True}))
    assert why is not None
    assert why.rule == "D-GARROTE-13"
    flow = concentrates(played.fight, me, spell.model_copy(update={"niveau": 2}))
    roll = next(flow)
    assert flow.send(roll.settle((12,))).params["dc"] == 22  # type: ignore[union-attr]


def test_D_GARROTE_13_which_components_is_a_setting() -> None:
    played = choking(
        one("CYR", 1, side="X"), settings={"garrote": {"forbidden_components": ("M",)}}
    )
    spell = SPELLS["feuille_morte"].model_copy(update={"V": True, "M": True})
    assert choked(played["CYR"], spell) == "M"


def test_D_GARROTE_14_cutting_it_at_ones_own_throat() -> None:
    played = choking(one("CYR", 1, side="X"))
    end(played)
    played.dice(19)  # 19 + 1 − 4 = 16
    played.do("CYR", "cut")
    shown = played.last("cord-missed").params
    assert (shown["against"], total(shown["roll"].mods)) == (21, -3)
    end(played)
    turn_of(played, "CYR")
    played.dice(20, 3)  # a natural 20; 3 − 1 points of the cord's 2
    played.do("CYR", "cut")
    assert effects(played, "CYR") == ["attacking"]
    assert with_whom(played, "BRU") == []
    assert not any("garrot" in i.kind for i in played.fight.state.items.values())


def test_D_GARROTE_14_wire_is_hard() -> None:
    played = choking(one("CYR", 1, side="X"), "fil_de_fer")
    end(played)
    played.dice(20, 4)
    played.do("CYR", "cut")
    assert played.last("cord-worn").params["left"] == 2
    assert "garrotted" in effects(played, "CYR")
    played = choking(one("ORC", 1))
    end(played)
    with refused(played, "D-GARROTE-14"):
        played.do("ORC", "cut")  # a falchion is too long


def test_D_GARROTE_15_it_is_not_disarmed_by_the_one_it_strangles() -> None:
    played = choking(one("CYR", 1, side="X"))
    end(played)
    with refused(played, "D-GARROTE-15"):
        played.do("CYR", "disarm", target="BRU", what="garrot de corde")


def test_D_GARROTE_16_a_lock_holds_by_itself() -> None:
    played = choking(one("ORC", 1, pv=40), "verrouillage", one("GOB", 1, 1))
    assert not played["ORC"].has("grappled")
    assert played["BRU"].pos == at(0)
    assert with_whom(played, "BRU") == []
    left = played["ORC"]["pv"]
    end(played)
    assert played["ORC"]["pv"] == left
    turn_of(played, "BRU")
    with refused(played, "D-GARROTE-16"):
        played.do("BRU", "garrotte", target="ORC")
    turn_of(played, "GOB")
    with refused(played, "D-GARROTE-14"):
        played.do("GOB", "cut", target="ORC")  # a morningstar has no edge


def test_D_GARROTE_16_a_friend_cuts_it_more_easily() -> None:
    played = choking(one("ALD", 1, side="X"), "verrouillage", one("TOR", 1, 1, side="X"))
    turn_of(played, "TOR")
    played.dice(4, 10)  # 4 + 7 = 11
    played.do("TOR", "cut", target="ALD")
    assert played.last("cord-cut").params["hardness"] == 10
    assert effects(played, "ALD") == []


def test_D_GARROTE_16_at_ones_own_throat_the_lock_is_as_hard_to_cut_as_any() -> None:
    played = choking(one("CYR", 1, side="X"), "verrouillage")
    end(played)
    played.dice(19)  # 19 − 3 = 16
    played.do("CYR", "cut")
    shown = played.last("cord-missed").params
    assert (shown["against"], total(shown["roll"].mods)) == (21, -3)


def test_D_GARROTE_16_it_strangles_alone_where_the_gm_has_it_so() -> None:
    played = choking(
        one("ORC", 1, pv=40),
        "verrouillage",
        settings={"garrote": {"locking": {"auto_damage": True}}},
    )
    before = played["ORC"]["pv"]
    played.dice(5)
    end(played)
    assert before - played["ORC"]["pv"] == 5


def test_D_GARROTE_17_a_warning_among_several_enemies() -> None:
    played = choking(one("ORC", 1), "corde", one("GOB", 0, 1))
    assert played.last("garrotte-exposed").params["n"] == 1
    assert not choking(one("ORC", 1)).told("garrotte-exposed")
