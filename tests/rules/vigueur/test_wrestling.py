"""Each wrestling move by its vectors."""

import pytest

from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    CORVIN,
    GORM,
    GRUNT,
    HORSE,
    PLAIN,
    RURIK,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)


def grabbed(
    *more: object, target: Sheet = RURIK, limb: str = "bras_autre", **script: object
) -> Played:
    """Gorm holds somebody; it has cost him one action."""
    played = fight(hero("GOR", GORM), foe("CHF", target), *more, faces=(18, 2), **script)  # type: ignore[arg-type]
    played.do("GOR", "grab", target="CHF", limb=limb)
    return played


def test_W_WRS_01_cost_by_kind() -> None:
    assert (grabbed()["GOR"]["A"], grabbed()["GOR"]["AO"]) == (1, 1)
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(18, 2))
    played.do("GOR", "trip", target="CHF")
    assert (played["GOR"]["A"], played["GOR"]["AO"]) == (1, 0)
    all_ao = {"wrestling": {"type_source": "all_AO"}}
    assert grabbed(settings=all_ao)["GOR"]["AO"] == 0


def test_W_WRS_01_the_same_move_twice() -> None:
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(1, 20, 1, 20))
    played.do("GOR", "grab", target="CHF")
    played.do("GOR", "grab", target="CHF")
    assert played["GOR"]["A"] == 0
    once = {"wrestling": {"repeat_same_turn": False}}
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(1, 20), settings=once)
    played.do("GOR", "grab", target="CHF")
    with refused(played, "W-WRS-01"):
        played.do("GOR", "grab", target="CHF")


def test_W_WRS_04_only_who_holds_goes_on() -> None:
    played = grabbed(hero("ALD", ALDRIC, 2, 0))
    played.gm("turn", who="ALD")
    for move in ("disarm", "strangle", "pin"):
        with refused(played, "W-WRS-04"):
            played.do("ALD", move, target="CHF")


@pytest.mark.parametrize(
    ("mine", "theirs", "dodge", "held"),
    [(9, 11, None, False), (12, 8, None, True), (12, 8, 15, True), (12, 8, 17, False)],
)
def test_W_WRS_05_grab(mine: int, theirs: int, dodge: int | None, held: bool) -> None:
    faces = (mine, theirs, *([dodge] if dodge else []))
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=faces)
    answer(played, dodge="dodge" if dodge else "no")
    played.do("GOR", "grab", target="CHF")
    assert played["CHF"].has("attrape") is held
    assert played["CHF"]["R"] == (1 if dodge else 2)
    if held:
        assert played.asked("limb")[0].default == "bras_arme"


def test_W_WRS_05_the_held_stay_and_holds_end_by_themselves() -> None:
    played = grabbed(foe("G2", GRUNT, 0, 1))
    played.gm("turn", who="CHF")
    with refused(played, "W-WRS-05"):
        walk(played, "CHF", (2, 0))
    played.gm("turn", who="GOR")
    answer(played, opportunity="no")
    walk(played, "GOR", (-1, 0))
    assert not played["CHF"].has("attrape")  # parted
    played = grabbed(foe("G2", GRUNT, 0, 1))
    played.do("GOR", "release", target="CHF")
    assert (played["CHF"].has("attrape"), played["GOR"]["A"]) == (False, 1)
    played = grabbed(foe("G2", GRUNT, 0, 1))
    played.dice(18, 2)
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G2")
    assert (played["CHF"].has("attrape"), played["G2"].has("attrape")) == (False, True)
    played = grabbed(foe("G2", GRUNT, 0, 1))
    played.gm("capture", who="GOR")
    assert not played["CHF"].has("attrape")


@pytest.mark.parametrize(("limb", "weapon_allowed"), [("bras_arme", False), ("bras_autre", True)])
def test_W_WRS_06_the_free_arm_strikes(limb: str, weapon_allowed: bool) -> None:
    played = grabbed(limb=limb)
    played.gm("turn", who="CHF")
    if weapon_allowed:
        played.dice(2)
        played.do("CHF", "attack", target="GOR", weapon="hache")
    else:
        with refused(played, "W-WRS-06"):
            played.do("CHF", "attack", target="GOR", weapon="hache")
        played.dice(2)
        played.do("CHF", "attack", target="GOR")
    names = played.last("attack.miss").params["weapon"]
    assert names == ("hache" if weapon_allowed else "mains nues")


@pytest.mark.parametrize(("mine", "theirs", "free"), [(10, 6, False), (19, 12, True)])
def test_W_WRS_07_break_free_once_a_round(mine: int, theirs: int, free: bool) -> None:
    played = grabbed()
    played.gm("turn", who="CHF")
    played.dice(mine, theirs)
    played.do("CHF", "escape")
    assert played["CHF"].has("attrape") is not free
    with refused(played, "W-WRS-07"):
        played.do("CHF", "escape")


def test_W_WRS_07_step_by_step_by_setting() -> None:
    played = grabbed(settings={"escape": {"releases": "step_down"}})
    played.dice(18, 2)
    played.do("GOR", "pin", target="CHF")
    played.gm("turn", who="CHF")
    played.dice(19, 1)
    played.do("CHF", "escape")
    assert effects(played, "CHF") == ["attrape"]


def test_W_WRS_08_drag() -> None:
    played = grabbed()
    played.do("GOR", "drag", target="CHF", to=at(-1, 0))
    assert (played["GOR"].pos, played["CHF"].pos, played["GOR"]["A"]) == (at(-1, 0), at(0, 0), 0)
    assert played.asked("opportunity") == []
    world = {("filled", at(-1, 0)): True}
    played = grabbed(facts=world)
    with refused(played, "W-WRS-08"):
        played.do("GOR", "drag", target="CHF", to=at(-1, 0))


def test_W_WRS_08_out_of_a_third_zone_by_setting() -> None:
    ally = foe("G2", GRUNT, 0, 1)
    for triggers, asked in ((False, 0), (True, 1)):
        played = grabbed(ally, settings={"drag": {"triggers": triggers}})
        played.do("GOR", "drag", target="CHF", to=at(-1, -1))
        assert len([a for a in played.asked("opportunity") if a.who == "G2"]) == asked


@pytest.mark.parametrize(("far", "charges"), [(4, False), (5, True), (7, True), (8, False)])
def test_W_WRS_09_charge(far: int, charges: bool) -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, far, 0), faces=(5, 1))
    if not charges:
        with refused(played, "W-WRS-09"):
            played.do("ALD", "charge", target="G1")
        return
    answer(played, defence="nothing")
    played.do("ALD", "charge", target="G1")
    assert (played["ALD"].pos, played["ALD"]["A"], played["ALD"]["AO"]) == (at(far - 1, 0), 1, 1)
    played.do("ALD", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].total == 14
    assert not played["ALD"].has("elan")


def test_W_WRS_09_a_second_blow_or_a_stopped_charge_gets_nothing() -> None:
    played = fight(hero("COR", CORVIN), foe("G1", GRUNT, 5, 0), faces=(2, 12))
    played.do("COR", "charge", target="G1")
    played.do("COR", "attack", target="G1")
    played.gm("set", who="COR", counter="A", to=1)
    answer(played, defence="nothing")
    played.dice(1)
    played.do("COR", "weak", target="G1")
    assert played.last("attack.hit").params["roll"].total == 12
    played = fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT, 5, 0), foe("G2", GRUNT, -1, 0), faces=(15, 1)
    )
    answer(played, G2_opportunity="attack")
    played.do("ALD", "charge", target="G1")
    assert (played["ALD"].pos, played["ALD"].has("elan")) == (at(0, 0), False)


def test_W_WRS_09_limits_do_not_hold_for_a_charge() -> None:
    strong = PLAIN.model_copy(update={"VIGUEUR": 16})
    played = fight(hero("ALD", ALDRIC), foe("OGR", strong, 5, 0))
    played.do("ALD", "charge", target="OGR")
    assert played["ALD"].has("elan")


@pytest.mark.parametrize(("mine", "theirs", "falls"), [(11, 9, True), (7, 9, False)])
def test_W_WRS_10_disarm(mine: int, theirs: int, falls: bool) -> None:
    played = grabbed()
    played.dice(mine, theirs)
    played.do("GOR", "disarm", target="CHF")
    assert (played["CHF"].items("forte") == []) is falls
    if falls:
        assert [i.pos for i in played.fight.state.items.values() if not i.holder] == [at(1, 0)]


def test_W_WRS_10_one_weapon_an_action_and_taken_by_setting() -> None:
    played = grabbed(target=CORVIN, settings={"disarm": {"item_goes": "attacker"}})
    played.dice(18, 2)
    played.do("GOR", "disarm", target="CHF")
    assert [i.kind for i in played["GOR"].items("forte")] == ["épée courte"]
    assert [i.kind for i in played["CHF"].items("faible")] == ["dague"]


@pytest.mark.parametrize(("mine", "theirs", "strangled"), [(9, 10, True), (8, 10, False)])
def test_W_WRS_11_strangle(mine: int, theirs: int, strangled: bool) -> None:
    played = grabbed()
    played.dice(mine, theirs)
    played.do("GOR", "strangle", target="CHF")
    assert played["CHF"].has("etrangle") is strangled
    assert tracks(played, "CHF") == (0, 0, 0, 0)
    assert played["CHF"].has("attrape")


def test_W_WRS_12_maintaining_takes_both_actions() -> None:
    played = grabbed()
    played.dice(18, 2)
    played.do("GOR", "strangle", target="CHF")
    with refused(played, "W-WRS-12"):
        played.do("GOR", "maintain", target="CHF")
    played.gm("set", who="GOR", counter="A", to=1)
    with refused(played, "W-WRS-12"):
        played.do("GOR", "maintain", target="CHF")
    played.gm("set", who="GOR", counter="A", to=2)
    played.dice(9)
    played.do("GOR", "maintain", target="CHF")
    assert played["CHF"].effects("etrangle")[0].data["k"] == 1
    played.do("GOR", "release", target="CHF")
    with refused(played, "W-WRS-12"):
        played.do("GOR", "maintain", target="CHF")


def test_W_WRS_13_pinned_one_neither_strikes_nor_reacts() -> None:
    played = grabbed(hero("ALD", ALDRIC, 2, 0))
    played.dice(18, 2)
    played.do("GOR", "pin", target="CHF")
    played.gm("turn", who="ALD")
    played.dice(15, 1)
    played.do("ALD", "attack", target="CHF")
    assert played.asked("defence") == []
    played.gm("turn", who="CHF")
    with refused(played, "W-WRS-13"):
        played.do("CHF", "attack", target="GOR")
    played.dice(19, 1)
    played.do("CHF", "escape")
    assert effects(played, "CHF") == []
    may = {"pin": {"may_strike": True, "may_react": True}}
    played = grabbed(settings=may)
    played.dice(18, 2)
    played.do("GOR", "pin", target="CHF")
    played.gm("turn", who="CHF")
    played.dice(2)
    played.do("CHF", "attack", target="GOR")


@pytest.mark.parametrize(
    ("mine", "theirs", "dodge", "squares"),
    [(10, 9, 14, 4), (10, 9, 15, 0), (5, 9, None, 0), (10, 9, None, 4)],
)
def test_W_WRS_14_push(mine: int, theirs: int, dodge: int | None, squares: int) -> None:
    faces = (mine, theirs, *([dodge] if dodge else []))
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=faces)
    answer(played, dodge="dodge" if dodge else "no")
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(1 + squares, 0)


def test_W_WRS_14_as_far_as_there_is_room() -> None:
    world = {("filled", at(4, 0)): True}
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 9), facts=world)
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(3, 0)
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 9), answers={"push": 1})
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(2, 0)
    edge = {("floor", at(3, 0)): False}
    for said, x in (("stop", 2), ("over", 3)):
        played = fight(
            hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 9), facts=edge, answers={"ledge": said}
        )
        played.do("GOR", "push", target="G1")
        assert played["G1"].pos == at(x, 0)


@pytest.mark.parametrize(("dodge", "prone"), [(4, True), (17, False)])
def test_W_WRS_15_trip(dodge: int, prone: bool) -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(12, 7, dodge))
    answer(played, dodge="dodge")
    played.do("GOR", "trip", target="G1")
    assert played["G1"].has("renverse") is prone


def test_W_WRS_15_a_rider_is_unseated() -> None:
    rider = BRUNE.model_copy(update={"monture": "MUL"})
    played = fight(
        foe("CHF", RURIK), hero("BRU", rider, 0, 0), hero("MUL", HORSE, 0, 0), faces=(12, 2, 4, 1)
    )
    assert played["BRU"].has("monte")
    answer(played, dodge="no")
    played.do("CHF", "trip", target="BRU")
    assert not played["BRU"].has("monte")
    assert played["BRU"].has("renverse")
    assert len(played.told("fall")) == 1


def test_W_WRS_16_prone() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(6, 1))
    played.gm("trip-over", who="G1")
    answer(played, defence="nothing")
    played.do("GOR", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].total == 12
    played.gm("turn", who="G1")
    with refused(played, "W-WRS-16"):
        played.do("G1", "charge", target="GOR")
    played.do("G1", "stand")
    assert (played["G1"].has("renverse"), played["G1"]["A"]) == (False, 1)
    two = {"prone": {"attackers_advantage": True, "attackers_mod": 0}}
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(3, 8, 1), settings=two)
    played.gm("trip-over", who="G1")
    answer(played, defence="nothing")
    played.do("GOR", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].kept == (8,)


def test_W_WRS_16_crawling_and_no_points_left() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT, 30, 0))
    played.gm("trip-over", who="GOR")
    walk(played, "GOR", (1, 0), (2, 0))
    assert (played["GOR"].pos, played["GOR"]["A"]) == (at(2, 0), 0)
    with refused(played, "W-WRS-16"):
        played.do("GOR", "stand")
