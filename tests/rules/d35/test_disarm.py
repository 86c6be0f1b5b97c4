"""Disarming and snatching: D-DISARM."""

from typing import Any

import pytest

from rules.engine.modifiers import total
from rules.engine.state import Item
from tests.rules.d35.people import done, end, fight, one, turn_of
from tests.rules.scripted import Played, answer, refused

NOBODY = {"opportunity": "no", "counter-disarm": "no"}
NECKLACE = {"objets_portes": [{"nom": "collier"}]}


def where(played: Played, kind: str) -> tuple[str, str, Any]:
    """Holder, slot and place of the thing of that name."""
    item = next(i for i in played.fight.state.items.values() if i.kind == kind)
    return item.holder, item.slot, item.pos


def rolled(played: Played, key: str) -> tuple[int, int]:
    """What both sides added."""
    shown = played.last(key).params
    return total(shown["roll"].mods), total(shown["against"].mods)


def test_D_DISARM_01_armed_it_falls_unarmed_it_is_taken() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(12, 9))
    played.do("ALD", "disarm", target="ORC")  # 22 against 18
    assert where(played, "cimeterre à deux mains") == ("", "", played["ORC"].pos)
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(18, 9))
    played.do("ALD", "disarm", target="ORC", weapon="mains nues")
    assert where(played, "cimeterre à deux mains")[:2] == ("ALD", "faible")


def test_D_DISARM_01_as_an_opportunity() -> None:
    played = fight(one("ORC", 0), one("ALD", 1), faces=(12, 9))
    answer(played, ALD_opportunity="disarm", ORC_opportunity="no")
    played.do("ORC", "sheathe")
    assert where(played, "cimeterre à deux mains")[0] == ""


@pytest.mark.parametrize(("like_a_weapon", "theirs"), [(False, -3), (True, -3 - 4)])
def test_D_DISARM_02_what_is_no_weapon_is_held_worse_and_there_is_no_counter(
    like_a_weapon: bool, theirs: int
) -> None:
    """A wand in the hand of somebody of +2 and Strength −1, a dagger in the other."""
    played = fight(
        one("ORC", 0), one("CYR", 1), answers={"opportunity": "no"}, faces=(2, 20),
        settings={"disarm": {"item_weapon_mods": like_a_weapon}},
    )  # fmt: skip
    played.gm("put", item=Item("b", "baguette", "CYR", "faible"))
    played.do("ORC", "disarm", target="CYR", what="baguette")
    assert rolled(played, "disarm-failed")[1] == theirs
    assert not played.asked("counter-disarm")


def test_D_DISARM_02_a_bow_is_held_worse_and_strikes_back_at_no_blade() -> None:
    bow = {"armes": ["arc_long"], "main_directrice": "arc long"}
    played = fight(one("ALD", 0), one("ORC", 1, **bow), faces=(2, 20))
    played.do("ALD", "disarm", target="ORC", what="arc long")
    assert rolled(played, "disarm-failed")[1] == 2 + 3 - 4
    assert not played.asked("counter-disarm")


def test_D_DISARM_03_the_target_has_an_opportunity_but_for_the_feat() -> None:
    feat = ["science_du_desarmement"]
    played = fight(one("ALD", 0, dons=feat), one("ORC", 1), faces=(12, 9))
    played.do("ALD", "disarm", target="ORC")
    assert not played.asked("opportunity")
    assert rolled(played, "disarmed")[0] == 10
    played = fight(
        one("ALD", 0, dons=feat), one("ORC", 1), faces=(12, 9), settings={"profile": "srd"}
    )
    played.do("ALD", "disarm", target="ORC")
    assert rolled(played, "disarmed")[0] == 14


def test_D_DISARM_04_a_wound_makes_it_fail_a_miss_does_not() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(11, 1, 1))
    played.do("ALD", "disarm", target="ORC")
    assert where(played, "cimeterre à deux mains")[0] == "ORC"
    assert played.told("disarm-spoiled")
    done(played)
    played = fight(one("ALD", 0), one("ORC", 1), faces=(10, 12, 9))
    played.do("ALD", "disarm", target="ORC")
    assert where(played, "cimeterre à deux mains")[0] == ""


def test_D_DISARM_04_a_hit_that_does_no_damage_does_not_spoil_it() -> None:
    """A fist does nothing to the undead."""
    fists = {"armes": [], "dons": ["science_du_combat_a_mains_nues"]}
    played = fight(
        one("ORC", 0, type="mort_vivant"), one("CYR", 1, **fists), faces=(15, 3, 19, 2),
        before=lambda p: p.gm("put", item=Item("b", "baguette", "CYR", "faible")),
    )  # fmt: skip
    played.do("ORC", "disarm", target="CYR", what="baguette")
    assert played.told("attack.hit")
    assert where(played, "baguette")[0] == ""
    done(played)


def test_D_DISARM_05_heavy_light_and_large() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers=dict(NOBODY), faces=(2, 20))
    played.do("ALD", "disarm", target="ORC")
    assert rolled(played, "disarm-failed") == (10, 9)
    played.dice(2, 20)
    played.do("ALD", "disarm", target="ORC", weapon="mains nues")
    assert rolled(played, "disarm-failed") == (1 + 4 - 4, 9)  # the second attack
    played = fight(one("ALD", 0), one("OGR", 1), answers=dict(NOBODY), faces=(2, 20))
    played.do("ALD", "disarm", target="OGR", weapon="mains nues")
    assert rolled(played, "disarm-failed") == (6, 16)


def test_D_DISARM_06_whoever_took_it_may_use_it() -> None:
    played = fight(one("ALD", 0), one("CYR", 1, side="X"), answers=dict(NOBODY), faces=(18, 2))
    played.do("ALD", "disarm", target="CYR", weapon="mains nues")
    assert where(played, "dague")[:2] == ("ALD", "faible")
    played.dice(10, 3)
    played.do("ALD", "attack", target="CYR", weapon="dague")
    assert played.last("attack.hit").params["weapon"] == "dague"
    full = fight(one("ALD", 0, main_directrice="épée à deux mains"), one("ORC", 1))
    with refused(full, "D-DISARM-06"):
        full.do("ALD", "disarm", target="ORC", weapon="mains nues")


@pytest.mark.parametrize(("faces", "falls"), [((10, 12, 4, 5), False), ((10, 12, 16, 5), True)])
def test_D_DISARM_07_the_other_tries_in_turn_once(faces: tuple[int, ...], falls: bool) -> None:
    played = fight(one("ALD", 0), one("ORC", 1), answers={"opportunity": "no"}, faces=faces)
    played.do("ALD", "disarm", target="ORC")  # 20 against 21; 13 against 15
    assert (where(played, "épée longue")[0] == "") is falls
    assert len(played.asked("counter-disarm")) == 1
    done(played)


def test_D_DISARM_08_spiked_gauntlets_stay_on() -> None:
    spiked = {"armes": ["gantelet_cloute"], "main_directrice": "gantelet clouté"}
    played = fight(one("ALD", 0), one("ORC", 1, **spiked))
    with refused(played, "D-DISARM-08"):
        played.do("ALD", "disarm", target="ORC")


def test_D_DISARM_09_a_locked_gauntlet_holds_ten_better() -> None:
    locked = {
        "armes": ["epee_longue", "gantelet_d_armes"],
        "main_directrice": "épée longue",
        "main_faible": "rien",
    }
    played = fight(one("ORC", 0), one("ALD", 1, **locked), answers=dict(NOBODY), faces=(2, 2))
    played.do("ORC", "disarm", target="ALD")
    assert rolled(played, "disarm-failed")[1] == 20


def test_D_DISARM_10_worn_things_are_snatched_by_an_empty_hand() -> None:
    played = fight(
        one("ALD", 0), one("CYR", 1, side="X", **NECKLACE), answers={"opportunity": "no"},
        faces=(2, 20, 10, 2),
    )  # fmt: skip
    played.do("ALD", "disarm", target="CYR", what="collier")
    assert rolled(played, "disarm-failed") == (6, -3)
    assert not played.asked("counter-disarm")
    end(played)
    turn_of(played, "ALD")
    played.do("ALD", "disarm", target="CYR", what="collier")
    assert where(played, "collier")[:2] == ("ALD", "faible")
    end(played)
    turn_of(played, "ALD")
    with refused(played, "D-DISARM-01"):
        played.do("ALD", "disarm", target="CYR", what="collier")


def test_D_DISARM_11_loose_things_come_off_more_easily() -> None:
    cape = {"objets_portes": [{"nom": "cape", "fixation": "lache"}]}
    played = fight(
        one("ALD", 0), one("CYR", 1, side="X", **cape), answers=dict(NOBODY), faces=(2, 20)
    )
    played.do("ALD", "disarm", target="CYR", what="cape")
    assert rolled(played, "disarm-failed")[0] == 10


def test_D_DISARM_12_a_ring_only_from_somebody_pinned() -> None:
    ring = {"objets_portes": [{"nom": "anneau", "fixation": "solide"}]}
    played = fight(one("ALD", 0), one("CYR", 1, side="X", **ring), answers=dict(NOBODY))
    with refused(played, "D-DISARM-12"):
        played.do("ALD", "disarm", target="CYR", what="anneau")


@pytest.mark.parametrize(("faces", "falls"), [((8, 9), False), ((20, 20), True), ((1, 1), True)])
def test_D_DISARM_13_ties_go_to_the_higher_modifier_and_nothing_is_automatic(
    faces: tuple[int, int], falls: bool
) -> None:
    """ALD +10 against ORC +9; with 8 and 9, 18 (+10) beats 18 (+9) the other way round."""
    first, second = ("ORC", "ALD") if faces == (8, 9) else ("ALD", "ORC")
    faces = (9, 8) if first == "ORC" else faces
    played = fight(one(first, 0), one(second, 1), answers=dict(NOBODY), faces=faces)
    played.do(first, "disarm", target=second)
    thing = "épée longue" if second == "ALD" else "cimeterre à deux mains"
    assert (where(played, thing)[0] == "") is falls
    done(played)


@pytest.mark.parametrize(("keep", "mod"), [(True, 16), (False, 17)])
def test_D_DISARM_13_the_size_of_the_body_stays_in_the_attack_bonus(keep: bool, mod: int) -> None:
    played = fight(
        one("ALD", 0), one("OGR", 1), answers=dict(NOBODY), faces=(2, 20),
        settings={"opposed_attack": {"keep_size_mod": keep}},
    )  # fmt: skip
    played.do("ALD", "disarm", target="OGR")
    assert rolled(played, "disarm-failed")[1] == mod
