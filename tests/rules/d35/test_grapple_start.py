"""How a grapple begins, and who may be in it: D-GRAPPLE-01…13, 40…42."""

from dataclasses import replace
from typing import Any

import pytest

from rules.d35.wrestling import grip
from rules.engine.modifiers import total
from tests.rules.d35.grappling import HOLD, held, last_check, orc_holds, with_whom
from tests.rules.d35.people import at, done, end, fight, one, turn_of
from tests.rules.scripted import answer, refused

NOBODY = {"opportunity": "no"}


def test_D_GRAPPLE_01_in_place_of_an_attack_or_as_an_opportunity() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(1, 1))
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "grapple", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    played = fight(one("ORC", 0), one("IRI", 1), faces=HOLD)
    answer(played, IRI_opportunity="grapple", ORC_opportunity="no")
    played.do("ORC", "sheathe")
    assert with_whom(played, "IRI") == ["ORC"]


def test_D_GRAPPLE_02_checks_against_each_other() -> None:
    played = held(one("ALD", 0), one("ORC", 1))
    played.dice(8, 12)  # the second attack at BAB +1 would be lower: 13 against 17
    played.do("ALD", "crush", target="ORC")
    assert last_check(played) == (5, 5)
    end(played)
    turn_of(played, "ALD")
    before = played["ORC"]["non_letal"]
    played.dice(8, 12, 1)  # 18 against 17
    played.do("ALD", "crush", target="ORC")
    assert played["ORC"]["non_letal"] == before + 5


def test_D_GRAPPLE_03_base_attack_strength_and_the_special_size() -> None:
    played = fight(one("ALD", 0), one("GOB", 1), one("OGR", 3))
    assert [total(grip(played[id])) for id in ("ALD", "GOB", "OGR")] == [10, -3, 12]


def test_D_GRAPPLE_04_a_size_modifier_of_its_own() -> None:
    huge: dict[str, Any] = {"taille": "TG", "BBA": 10, "FOR": 26}
    played = fight(one("OGR", 0, **huge), one("ALD", 8))
    assert total(grip(played["OGR"])) == 26


def test_D_GRAPPLE_04_the_feat_of_srd_gives_four() -> None:
    feat = {"dons": ["science_de_la_lutte"]}
    for profile, more in (("texte", 0), ("srd", 4)):
        played = fight(one("ALD", 0, **feat), one("ORC", 1), settings={"profile": profile})
        assert total(grip(played["ALD"])) == 10 + more


def test_D_GRAPPLE_05_later_attempts_are_weaker() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(1, 10, 9, 20))
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "grapple", target="ORC")
    assert total(played.last("attack.hit").params["roll"].mods) == 5
    assert last_check(played)[0] == 5
    far = fight(one("ALD", 0), one("ORC", 4))
    with refused(far, "D-GRAPPLE-05"):
        far.do("ALD", "grapple", target="ORC")


def test_D_GRAPPLE_06_the_least_wound_of_the_opportunity_spoils_it() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), faces=(14, 3))
    played.do("ORC", "grapple", target="CYR")
    assert played["ORC"]["pv"] == 13
    assert played.told("grapple-spoiled")
    assert with_whom(played, "ORC") == []
    done(played)


@pytest.mark.parametrize(("breaks", "faces"), [(True, (19, 3)), (False, (19, 3, 1))])
def test_D_GRAPPLE_06_nonlethal_damage_counts_unless_told_otherwise(
    breaks: bool, faces: tuple[int, ...]
) -> None:
    mild = {"dons": ["science_du_combat_a_mains_nues"], "armes": []}
    played = fight(
        one("ORC", 0), one("CYR", 1, **mild), faces=faces,
        settings={"grapple": {"nonlethal_breaks": breaks}},
    )  # fmt: skip
    played.do("ORC", "grapple", target="CYR")
    assert played["ORC"]["non_letal"] > 0
    assert bool(played.told("grapple-spoiled")) is breaks
    done(played)


@pytest.mark.parametrize(
    ("profile", "feat", "asked"),
    [
        ("texte", "science_du_combat_a_mains_nues", 0),
        ("texte", "science_de_la_lutte", 0),
        ("srd", "science_du_combat_a_mains_nues", 1),
        ("srd", "science_de_la_lutte", 0),
    ],
)
def test_D_GRAPPLE_06_feats_that_give_no_opportunity(profile: str, feat: str, asked: int) -> None:
    played = fight(
        one("ALD", 0, dons=[feat]), one("ORC", 1), answers=dict(NOBODY), faces=(1,),
        settings={"profile": profile},
    )  # fmt: skip
    played.do("ALD", "grapple", target="ORC")
    assert len(played.asked("opportunity")) == asked
    monster = fight(one("ORC", 0, saisie_amelioree=True), one("CYR", 1), faces=(1,))
    monster.do("ORC", "grapple", target="CYR")
    assert not monster.asked("opportunity")


def test_D_GRAPPLE_07_seizing_is_a_touch() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), answers=dict(NOBODY), faces=(5,))
    played.do("ORC", "grapple", target="CYR")
    assert played.last("attack.miss").params["against"] == 12
    done(played)


def test_D_GRAPPLE_08_the_hold_hurts_and_both_grapple() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), answers=dict(NOBODY), faces=(10, 11, 14, 2))
    played.do("ORC", "grapple", target="CYR")  # 16 against 15
    assert (played["CYR"]["non_letal"], played["CYR"]["pv"]) == (5, 22)
    assert with_whom(played, "CYR") == ["ORC"]
    assert with_whom(played, "ORC") == ["CYR"]
    end(played)
    turn_of(played, "ORC")
    with refused(played, "D-GRAPPLE-08"):
        played.do("ORC", "grapple", target="CYR")


def test_D_GRAPPLE_09_losing_the_hold_nobody_grapples() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), answers=dict(NOBODY), faces=(10, 9, 14))
    played.do("ORC", "grapple", target="CYR")  # 14 against 15
    assert with_whom(played, "CYR") == []
    done(played)


def test_D_GRAPPLE_10_two_sizes_larger_is_never_held_but_seized() -> None:
    played = fight(one("GOB", 0), one("OGR", 1, side="X"), answers=dict(NOBODY), faces=(15,))
    played.do("GOB", "grapple", target="OGR")
    assert played.told("attack.hit")
    assert played.told("grapple-too-big")
    assert with_whom(played, "OGR") == []
    assert len(played.asked("opportunity")) == 1
    done(played)


def test_D_GRAPPLE_10_one_size_larger_is_held_like_any_other() -> None:
    played = held(one("ALD", 0), one("OGR", 1, side="X"))
    assert last_check(played) == (10, 12)


def test_D_GRAPPLE_11_ties_go_to_the_higher_modifier_then_to_a_coin() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), answers=dict(NOBODY), faces=(10, 10, 14, 2))
    played.do("ORC", "grapple", target="CYR")  # 15 (+5) against 15 (+1)
    assert with_whom(played, "ORC") == ["CYR"]
    for coin, holds in ((1, True), (2, False)):
        played = fight(one("ORC", 0), one("IRI", 1), answers=dict(NOBODY))
        played.dice(19, 10, 10, f"2:{coin}", *((2,) if holds else ()))
        played.do("ORC", "grapple", target="IRI")
        assert bool(with_whom(played, "ORC")) is holds
        done(played)


def test_D_GRAPPLE_11_srd_throws_again() -> None:
    played = fight(
        one("ORC", 0), one("IRI", 1), answers=dict(NOBODY), settings={"profile": "srd"},
        faces=(19, 10, 10, "20:4", "20:9"),
    )  # fmt: skip
    played.do("ORC", "grapple", target="IRI")
    assert with_whom(played, "ORC") == []
    done(played)


def test_D_GRAPPLE_12_into_its_space_past_outsiders_alone() -> None:
    played = fight(one("ORC", 0), one("CYR", 1), one("ALD", 0, 1), faces=(10, 11, 14, 2, 12, 3))
    answer(played, CYR_opportunity="no")
    played.do("ORC", "grapple", target="CYR")
    struck = played.last("attack.hit").params
    assert (struck["roll"].total, struck["against"]) == (22, 13)
    assert played["ORC"].pos == played["CYR"].pos == at(1)
    assert played["ORC"]["distance"] == 0
    assert with_whom(played, "ORC") == ["CYR"]
    done(played)


def test_D_GRAPPLE_12_without_room_it_lets_go() -> None:
    walls = {("filled", at(x, z)): True for x in range(3) for z in (-1, 1)}
    played = fight(
        one("OGR", 3, side="X"), one("CYR", 1), answers=dict(NOBODY), faces=(15, 15, 1, 1),
        facts=walls,
    )  # fmt: skip
    played.do("OGR", "grapple", target="CYR")
    assert played.told("grapple-no-room")
    assert with_whom(played, "CYR") == []


def test_D_GRAPPLE_13_a_grappler_is_out_of_the_rest_of_the_fight() -> None:
    played = held(one("ALD", 0), one("ORC", 1), one("GOB", 0, 1))
    with refused(played, "D-GRAPPLE-13"):
        played.do("ALD", "attack", target="GOB")
    with refused(played, "D-GRAPPLE-13"):
        played.do("ALD", "grapple", target="GOB")
    played.dice(15, 1)
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.hit").params["weapon"] == "mains nues"


def test_D_GRAPPLE_40_joining_needs_no_touch_and_gives_no_opportunity() -> None:
    played = orc_holds("CYR", one("BRU", 1, 1))
    turn_of(played, "BRU")
    played.dice(15, 9, 1)
    played.do("BRU", "grapple", target="ORC")
    assert with_whom(played, "ORC") == ["CYR", "BRU"]
    assert played["ORC"]["non_letal"] == 2
    assert not played.asked("touch")
    assert played["BRU"].pos == played["ORC"].pos
    done(played)


@pytest.mark.parametrize(("needs", "joined"), [("damage_and_join", False), ("damage_only", True)])
def test_D_GRAPPLE_40_whoever_loses_the_check_does_not_join(needs: str, joined: bool) -> None:
    played = orc_holds("CYR", one("BRU", 1, 1), settings={"grapple": {"join_check": needs}})
    turn_of(played, "BRU")
    played.dice(2, 19)
    played.do("BRU", "grapple", target="ORC")
    assert ("BRU" in with_whom(played, "ORC")) is joined
    assert played["ORC"]["non_letal"] == 0
    done(played)


def test_D_GRAPPLE_40_a_joiner_may_stay_where_it_is() -> None:
    played = orc_holds("CYR", one("BRU", 1, 1), settings={"grapple": {"joiner_enters": False}})
    turn_of(played, "BRU")
    played.dice(15, 9, 1)
    played.do("BRU", "grapple", target="ORC")
    assert played["BRU"].pos == at(1, 1)


def test_D_GRAPPLE_41_against_whom_is_for_the_grappler_to_say() -> None:
    played = held(one("ALD", 0), one("ORC", 1), one("BRU", 1, 1))
    turn_of(played, "BRU")
    played.dice(15, 9, 1)
    played.do("BRU", "grapple", target="ORC")
    turn_of(played, "ORC")
    played.dice(9, 8, 1)  # 14 against 12
    played.do("ORC", "crush", target="BRU")
    assert last_check(played) == (5, 4)
    assert played["BRU"]["non_letal"] == 4


@pytest.mark.parametrize(
    ("sizes", "refusal"),
    [
        (("P",) * 8, True),
        (("P",) * 7, False),
        (("G", "G"), True),
        (("TG",), True),
        (("G", "M", "M"), True),
        (("G", "M"), False),
        (("M", "M", "M", "M"), True),
    ],
)
def test_D_GRAPPLE_42_four_of_its_own_size(sizes: tuple[str, ...], refusal: bool) -> None:
    """As many as told hold an orc, in places that nobody knows; then one small one more comes."""
    crowd = [
        replace(one(f"IRI{n}", 1, side="X", taille=size), pos=None)
        for n, size in enumerate((*sizes, "P"))
    ]
    played = fight(replace(one("ORC", 1, pv=200), pos=None), *crowd, answers=dict(NOBODY))
    *first, last = [c.id for c in crowd]
    for n, id in enumerate(first):
        turn_of(played, id)
        played.dice(*(() if n else (15,)), 19, 2, 1)
        played.do(id, "grapple", target="ORC")
    assert with_whom(played, "ORC") == first
    turn_of(played, last)
    if refusal:
        with refused(played, "D-GRAPPLE-42"):
            played.do(last, "grapple", target="ORC")
        return
    played.dice(19, 2, 1)
    played.do(last, "grapple", target="ORC")
    assert with_whom(played, "ORC") == [*first, last]
