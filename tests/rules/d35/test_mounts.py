"""Mounted combat: D-MOUNT."""

from typing import Any

import pytest

from rules.d35.reach import reaches
from rules.d35.saddle_casting import jolts
from rules.engine.modifiers import total
from tests.rules.d35.people import at, done, effects, end, fight, one, order, turn_of, walk
from tests.rules.scripted import Played, answer, refused

NOBODY: dict[Any, Any] = {"opportunity": "no"}
RIDE: Any = {"competences": {"equitation": 8}}
BOW: Any = {"armes": [{"modele": "arc_long_composite", "force_max": 4}]}


def mounted(*others: Any, rider: str = "ALD", mount: Any = None, **more: Any) -> Played:
    """The rider in the saddle as the fight begins, at 0 of the second row."""
    script = {k: more.pop(k) for k in ("settings", "ties", "answers", "facts") if k in more}
    beast = mount or one("HRS", 0)
    script.setdefault("answers", dict(NOBODY))
    return fight(one(rider, 0, 2, monture="HRS", **more), beast, *others, **script)


def bonus(played: Played, key: str = "attack.miss") -> int:
    return sum(m.value for m in played.last(key).params["roll"].mods)


def light_horse() -> Any:
    return one("HRS", 0, dressee_a_la_guerre=False)


def test_D_MOUNT_01_a_warhorse_is_not_frightened() -> None:
    played = mounted(one("ORC", 9), rider="BRU")
    assert played["BRU"].has("mounted")
    assert played["BRU"]["simple"] == played["BRU"]["mouvement"] == 1


@pytest.mark.parametrize(("face", "left"), [(12, 1), (11, 0)])
def test_D_MOUNT_02_another_has_to_be_mastered_each_round(face: int, left: int) -> None:
    played = mounted(one("ORC", 9), rider="BRU", mount=light_horse(), ties=[face], **RIDE)
    assert (played["BRU"]["simple"], played["BRU"]["mouvement"]) == (left, 0)
    assert bool(played.told("mount-frightened")) is not left
    done(played)


def test_D_MOUNT_02_mastering_it_exposes() -> None:
    played = mounted(one("ORC", 2), rider="BRU", mount=light_horse(), ties=[12], **RIDE)
    end(played)
    played.dice(12)
    turn_of(played, "BRU")
    assert [a.who for a in played.asked("opportunity")] == ["ORC"]
    done(played)


def test_D_MOUNT_03_one_turn_for_both_and_the_mount_walks() -> None:
    played = mounted(one("ORC", 30))
    assert order(played) == ["ALD", "HRS", "ORC"]
    walk(played, "ALD", *((x, 0) for x in range(1, 11)))
    assert played["ALD"].pos == played["HRS"].pos == at(10)
    assert (played["ALD"]["simple"], played["ALD"]["mouvement"]) == (1, 1)
    assert played["HRS"]["mouvement"] == 0
    end(played)
    assert played.fight.acting[0].id == "ORC"
    end(played)
    assert played.fight.acting[0].id == "ALD"
    assert played["HRS"]["mouvement"] == 1


@pytest.mark.parametrize(("who", "struck"), [("mount", "HRS"), ("rider", "ALD")])
def test_D_MOUNT_03_whom_a_moving_mount_exposes(who: str, struck: str) -> None:
    played = mounted(
        one("ORC", 2), settings={"mounted": {"moving_exposes": "attacker_chooses"}},
        answers={"mount-or-rider": who},
    )  # fmt: skip
    played.dice(15, 1, 1)
    walk(played, "ALD", (0, 1))
    assert played.last("attack.hit").who == ("ORC", struck)


def test_D_MOUNT_04_the_rider_strikes_from_the_space_of_the_mount() -> None:
    played = mounted(one("ORC", 2), one("GOB", 2, 2))
    sword = played["ALD"].sheet.armes[0]
    assert reaches(played["ALD"], played["ORC"], sword)  # two squares wide
    assert reaches(played["ALD"], played["GOB"], sword)


@pytest.mark.parametrize(("ride", "face", "free"), [(8, 1, True), (2, 2, False)])
def test_D_MOUNT_05_knees_free_both_hands(ride: int, face: int, free: bool) -> None:
    sword: Any = {"armes": ["epee_a_deux_mains"], "main_directrice": "épée à deux mains"}
    played = mounted(one("ORC", 2), competences={"equitation": ride}, **sword)
    with refused(played, "D-MOUNT-05"):
        played.do("ALD", "attack", target="ORC", weapon="épée à deux mains")
    played.dice(face)
    played.do("ALD", "knees")
    with refused(played, "D-MOUNT-05"):
        played.do("ALD", "knees")
    if free:
        played.dice(1)
        played.do("ALD", "attack", target="ORC", weapon="épée à deux mains")
    else:
        with refused(played, "D-MOUNT-05"):
            played.do("ALD", "attack", target="ORC", weapon="épée à deux mains")


@pytest.mark.parametrize(("profile", "ogre"), [("texte", 0), ("srd", 0)])
def test_D_MOUNT_06_higher_ground_against_those_on_foot(profile: str, ogre: int) -> None:
    played = mounted(one("ORC", 2), one("OGR", 0, 2), settings={"profile": profile})
    played.dice(1, 1)
    played.do("ALD", "attack", target="ORC")
    assert bonus(played) == 10 + 1
    played.do("ALD", "attack", target="OGR")
    assert bonus(played) == 5 + ogre


def test_D_MOUNT_06_a_huge_mount_stands_above_the_large_in_srd() -> None:
    big = one("HRS", 0, 0, taille="TG")
    for profile, more in (("texte", 0), ("srd", 1)):
        played = mounted(one("OGR", 3), mount=big, settings={"profile": profile})
        played.dice(1)
        played.do("ALD", "attack", target="OGR")
        assert bonus(played) == 10 + more


def test_D_MOUNT_06_not_against_another_rider() -> None:
    played = mounted(one("ORC", 2, 0, monture="HRS2"), one("HRS2", 2, side="MONSTRES"))
    played.dice(1)
    played.do("ALD", "attack", target="ORC")
    assert bonus(played) == 10


@pytest.mark.parametrize(("x", "second"), [(3, True), (4, False)])
def test_D_MOUNT_07_one_attack_if_the_mount_goes_far(x: int, second: bool) -> None:
    played = mounted(one("ORC", x))
    walk(played, "ALD", *((n, 0) for n in range(1, x - 1)))
    played.dice(1)
    played.do("ALD", "attack", target="ORC")
    if second:
        played.dice(1)
        played.do("ALD", "attack", target="ORC")
    else:
        with refused(played, "D-MOUNT-07"):
            played.do("ALD", "attack", target="ORC", weapon="épée longue")


def test_D_MOUNT_08_speed_takes_nothing_from_a_blow_at_hand() -> None:
    played = mounted(one("ORC", 12))
    walk(played, "ALD", *((x, 0) for x in range(1, 11)))
    played.dice(1)
    played.do("ALD", "attack", target="ORC")
    assert bonus(played) == 11


@pytest.mark.parametrize("worse", [True, False])
def test_D_MOUNT_09_a_charge_of_both(worse: bool) -> None:
    played = mounted(one("ORC", 8), settings={"mounted": {"mount_charge_ac": worse}})
    played.dice(1)
    played.do("ALD", "charge", target="ORC")
    assert bonus(played) == 13
    assert played["ALD"].has("charged")
    assert played["HRS"].has("charged") is worse
    assert played["ALD"].pos == played["HRS"].pos == at(6)
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (6, 1))


def shot(pace: str, metres: int, cells: int, *, face: int = 1, extra: int = 0) -> Played:
    """Aldric's bow, from the middle of the way."""
    played = mounted(one("ORC", 30, 5), **BOW, main_directrice="")
    played.dice(1)
    played.do("ALD", "knees")
    played.do("ALD", "pace", pace=pace, metres=metres)
    if pace == "run":
        played.do("ALD", "run")
    walk(played, "ALD", *((x, 0) for x in range(1, cells + 1)))
    for _ in range(1 + extra):
        played.dice(face)
        played.do("ALD", "attack", target="ORC", weapon="arc long composite")
    return played


def test_D_MOUNT_10_four_less_from_a_double_move() -> None:
    played = shot("double", 30, 10)
    assert bonus(played) == 8 - 4
    assert shot("walk", 15, 5)["ALD"].has("mounted")


def test_D_MOUNT_10_without_a_word_what_it_has_gone_counts() -> None:
    played = mounted(one("ORC", 30, 5), **BOW, main_directrice="")
    played.dice(1, 1)
    played.do("ALD", "knees")
    walk(played, "ALD", *((x, 0) for x in range(1, 13)))
    played.do("ALD", "attack", target="ORC")
    assert bonus(played) == 4


def test_D_MOUNT_11_eight_less_at_a_run() -> None:
    assert bonus(shot("run", 60, 20)) == 0


def test_D_MOUNT_12_the_shot_leaves_halfway() -> None:
    with pytest.raises(Exception, match="not-halfway"):
        shot("double", 30, 3)
    with pytest.raises(Exception, match="not-halfway"):
        shot("double", 30, 14)
    played = mounted(one("ORC", 30, 5), **BOW, main_directrice="")
    played.dice(1)
    played.do("ALD", "knees")
    played.do("ALD", "pace", pace="double", metres=30)
    with refused(played, "D-MOUNT-12"):
        played.do("ALD", "attack", target="ORC", weapon="arc long composite")


def test_D_MOUNT_13_all_the_shots_of_a_turn_while_it_moves() -> None:
    played = shot("double", 30, 10, extra=1)
    assert bonus(played) == -1
    walk(played, "ALD", *((x, 0) for x in range(11, 21)))
    assert played["HRS"].pos == at(20)


WIZARD: Any = {"competences": {"concentration": 10}}


def test_D_MOUNT_14_before_or_after_a_spell_nothing_is_asked() -> None:
    played = mounted(one("ORC", 30), rider="CYR", **WIZARD)
    assert jolts(played["CYR"]) == []
    walk(played, "CYR", (1, 0), (2, 0))
    assert jolts(played["CYR"]) == []


def test_D_MOUNT_15_before_and_after_shakes() -> None:
    played = mounted(one("ORC", 30), rider="CYR", **WIZARD)
    played.do("CYR", "pace", pace="walk", metres=15)
    walk(played, "CYR", (1, 0), (2, 0))
    assert jolts(played["CYR"]) == [("mount_move", 0)]


THIRD: Any = {"sorts": [{"nom": "troisième", "niveau": 3, "portee": "personnelle"}], "prepares": {}}


@pytest.mark.parametrize(
    ("pace", "metres", "cells", "face", "dc", "kept"),
    [
        ("walk", 15, 2, 3, 13, True),
        ("walk", 15, 2, 2, 13, False),
        ("run", 60, 20, 8, 18, True),
        ("run", 60, 20, 7, 18, False),
        ("run", 30, 20, 7, 18, False),
        ("double", 18, 12, 2, 13, False),
    ],
)
def test_D_MOUNT_15_16_casting_on_the_way(
    pace: str, metres: int, cells: int, face: int, dc: int, kept: bool
) -> None:
    """A spell of level 3; past its speed it shakes even if it stops there."""
    played = mounted(one("ORC", 60), rider="CYR", **WIZARD, **THIRD)
    played.do("CYR", "pace", pace=pace, metres=metres)
    if pace == "run":
        played.do("CYR", "run")
    walk(played, "CYR", *((x, 0) for x in range(1, cells + 1)))
    played.dice(face)
    played.do("CYR", "cast", spell="troisième")
    assert played.last("check").params["dc"] == dc
    assert bool(played.told("spell-works")) is kept
    done(played)


def test_D_MOUNT_14_casting_after_its_speed() -> None:
    played = mounted(one("ORC", 60), rider="CYR", **WIZARD, **THIRD)
    walk(played, "CYR", *((x, 0) for x in range(1, 11)))
    played.do("CYR", "cast", spell="troisième")
    assert played.told("spell-works")
    assert not played.told("check")


def test_D_MOUNT_16_a_run_shakes_more() -> None:
    played = mounted(one("ORC", 60), rider="CYR", **WIZARD)
    played.do("CYR", "pace", pace="run")
    played.do("CYR", "run")
    walk(played, "CYR", *((x, 0) for x in range(1, 20)))
    assert jolts(played["CYR"]) == [("mount_move", 0)]
    walk(played, "CYR", (20, 0))
    assert jolts(played["CYR"]) == [("mount_run", 0)]


@pytest.mark.parametrize(("face", "hurt"), [(7, 0), (6, 4)])
def test_D_MOUNT_17_a_mount_that_falls(face: int, hurt: int) -> None:
    played = mounted(one("ORC", 9), **RIDE)
    played.dice(face, *([4] if hurt else []))
    played.gm("hurt", who="HRS", amount=50)
    assert not played["ALD"].has("mounted")
    assert played["ALD"]["pv"] == 52 - hurt
    done(played)


@pytest.mark.parametrize(
    ("military", "face", "stays"),
    [(False, 50, True), (False, 51, False), (True, 75, True), (True, 76, False)],
)
def test_D_MOUNT_18_an_unconscious_rider(military: bool, face: int, stays: bool) -> None:
    played = mounted(one("ORC", 9), rider="BRU", selle_de_guerre=military)
    played.dice(face, *([] if stays else [2]))
    played.gm("hurt", who="BRU", amount=23)
    assert played["BRU"].has("mounted") is stays
    assert played["BRU"]["pv"] == (-1 if stays else -3)
    done(played)


def test_D_MOUNT_19_without_a_rider_it_avoids_the_fight() -> None:
    played = mounted(one("ORC", 2))
    played.do("ALD", "dismount")
    end(played)
    turn_of(played, "ALD")
    assert "avoids_combat" in effects(played, "HRS")
    with refused(played, "D-ATK-01"):
        played.do("HRS", "attack", target="ORC")
    played.do("ALD", "mount", target="HRS")
    assert "avoids_combat" not in effects(played, "HRS")


@pytest.mark.parametrize(("ride", "hit"), [(10, False), (9, True)])
def test_D_MOUNT_20_the_rider_saves_his_mount_once_a_round(ride: int, hit: bool) -> None:
    played = mounted(one("ORC", 2), dons=["combat_monte"], **RIDE)
    end(played)
    played.dice(12, ride, *([1, 1] if hit else []))  # 17 against 14; 18 or 17
    played.do("ORC", "attack", target="HRS")
    assert bool(played.told("attack.hit")) is hit
    assert total(played.last("check").params["roll"].mods) == 8
    done(played)


def test_D_MOUNT_20_not_twice_and_not_if_he_will_not() -> None:
    played = mounted(one("ORC", 2), one("ORC2", 0, 2), dons=["combat_monte"], **RIDE)
    end(played)
    played.dice(12, 19)
    played.do("ORC", "attack", target="HRS")
    end(played)
    played.dice(12, 1, 1)
    played.do("ORC2", "attack", target="HRS")
    assert len(played.asked("mounted-combat")) == 1
    answer(played, **{"mounted-combat": "no"})
    done(played)
