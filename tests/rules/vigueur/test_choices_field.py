"""What the text leaves open about zones and mounts: the default, and other choices."""

from typing import Any

import pytest

from rules.engine.state import Being
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    HORSE,
    TOM,
    at,
    begun,
    fight,
    foe,
    hero,
    tracks,
    walk,
)


def leaver(*faces: int, who: Sheet = GRUNT, x: int = 1, **opportunity: Any) -> Played:
    """A brigand beside Aldric, who means to go away; Aldric attacks."""
    return fight(
        foe("G1", who, x, 0), hero("ALD", ALDRIC), faces=faces,
        settings={"opportunity": opportunity},
        answers={"opportunity": "attack", "defence": "nothing"},
    )  # fmt: skip


def test_A48_entering_is_nothing_or_exposes() -> None:
    played = leaver(x=2)
    walk(played, "G1", (1, 0))
    assert played.asked("opportunity") == []
    played = leaver(12, 1, x=2, triggers=("enter_zone",))
    walk(played, "G1", (1, 0))
    assert (played["G1"].pos, tracks(played, "G1")) == (at(1, 0), (1, 0, 0, 0))
    assert played["G1"]["pas"] == 0


def test_A49_what_a_success_is() -> None:
    for success, stays in (("damage_step_or_move_won", False), ("touched_or_move_won", True)):
        played = leaver(12, 18, success_is=success)
        answer(played, defence="dodge")
        walk(played, "G1", (2, 0))
        assert (played["G1"].pos == at(1, 0)) == stays


def test_A49_whether_it_stops_the_act_and_counts_as_offensive() -> None:
    for stops, pos in ((True, at(1, 0)), (False, at(2, 0))):
        played = leaver(12, 1, success_stops=stops)
        walk(played, "G1", (2, 0))
        assert played["G1"].pos == pos
    for counts, left in ((False, 1), (True, 0)):
        played = leaver(12, 1, counts_offensive_cap=counts)
        walk(played, "G1", (2, 0))
        assert played["ALD"]["AO"] == left


def test_A49_what_was_to_be_drunk_is_kept_or_lost() -> None:
    drinker = Sheet(objets={"potion": 1})
    for keeps, left in ((True, 1), (False, 0)):
        played = leaver(19, 1, who=drinker, keep_consumables=keeps)
        played.do("G1", "drink")
        assert len(played["G1"].items("sac")) == left


def test_A50_how_often_one_may_react_to_the_same_act() -> None:
    for times, left in ((1, 1), (2, 0)):
        played = leaver(2, 2, per_reactor_per_trigger=times)
        walk(played, "G1", (2, 0))
        assert played["ALD"]["R"] == left


def test_A50_what_may_be_done_and_chains() -> None:
    options = leaver_options()
    assert options == ("attack", "attack-all-out", "grab", "push", "trip", "no")
    assert leaver_options(allowed=("lutte",)) == ("grab", "push", "trip", "no")
    everything = ("attaque_melee", "tir", "lutte")
    for chains, asked in ((False, ["BRU"]), (True, ["BRU", "G1", "G2"])):
        archer = Sheet(Tir=6, armes=("arc",))
        played = fight(
            foe("G1", GRUNT, 1, 0), hero("BRU", archer), foe("G2", GRUNT, -1, 0), faces=(2,),
            settings={"opportunity": {"allowed": everything, "chains": chains}},
        )  # fmt: skip
        answer(played, BRU_opportunity="attack")
        walk(played, "G1", (2, 0))
        assert [a.who for a in played.asked("opportunity")] == asked
    pusher = {"chains": True}
    played = chained(pusher)
    assert [a.who for a in played.asked("opportunity")] == ["GOR", "G2"]
    played = chained({})
    assert [a.who for a in played.asked("opportunity")] == ["GOR"]


def leaver_options(**opportunity: Any) -> tuple[str, ...]:
    played = leaver(**opportunity)
    answer(played, opportunity="no")
    walk(played, "G1", (2, 0))
    return tuple(played.asked("opportunity")[0].options)  # type: ignore[union-attr]


def chained(opportunity: dict[str, Any]) -> Played:
    """Who leaves Gorm is pushed by him, and so past another enemy of his own."""
    played = fight(
        hero("ALD", ALDRIC, 0, 1), foe("GOR", GORM, 0, 0), foe("G2", GRUNT, 1, 2),
        faces=(18, 2), settings={"opportunity": opportunity, "push": {"triggers": True}},
        answers={"opportunity": "no", "dodge": "no", "push": 4},
    )  # fmt: skip
    answer(played, GOR_opportunity="push", G2_opportunity="no")
    walk(played, "ALD", (0, 2))
    return played


def test_A51_throws_and_spells() -> None:
    thrower = Sheet(Tir=2, armes=("dague",))
    for thrown, asked in ((False, 0), (True, 1)):
        played = fight(
            foe("G1", thrower, 1, 0), hero("ALD", ALDRIC), hero("BRU", BRUNE, 5, 0),
            faces=(2,), settings={"opportunity": {"thrown": thrown}},
        )  # fmt: skip
        played.do("G1", "attack", target="BRU")
        assert len(played.asked("opportunity")) == asked
    for triggers, asked in (((), 0), (("cast",), 1)):
        played = leaver(triggers=triggers)
        answer(played, opportunity="no")
        played.do("G1", "cast", text="un sort")
        assert len(played.asked("opportunity")) == asked


def test_the_weapon_and_the_zone_of_an_opportunity() -> None:
    both = Sheet(CAC=5, Finesse=5, armes=("epee_longue", "dague"), main_faible="dague")
    played = fight(
        foe("G1", GRUNT, 1, 0), hero("ALD", both), faces=(19, 1),
        settings={"opportunity": {"weapon": "choose", "zone": "choose"}},
        answers={"opportunity": "attack", "weapon": "dague", "zone": "as", "defence": "nothing"},
    )  # fmt: skip
    walk(played, "G1", (2, 0))
    assert played.last("attack.hit").params["weapon"] == "dague"
    assert played.last("attack.hit").params["zone"] == "as"
    played = leaver(12, 1)
    walk(played, "G1", (2, 0))
    assert played.last("attack.hit").params["weapon"] == "épée longue"
    assert played.last("attack.hit").params["zone"] == "masse"


def rider(*faces: int, **mounted: Any) -> Played:
    who = Sheet(CAC=5, Tir=5, armes=("epee_longue", "eclat"), monture="CHV")
    horse = Being("CHV", "CHV", "PJ", HORSE, at(0, 0))
    return fight(
        hero("ISA", who), foe("G1", GRUNT), horse, faces=faces, settings={"mounted": mounted},
        answers={"defence": "nothing"},
    )  # fmt: skip


def test_A54_the_advantage_of_the_saddle() -> None:
    for setting, faces in (({}, (3, 2)), ({"advantage_vs_unmounted": False}, (2,))):
        played = rider(*faces, **setting)
        played.do("ISA", "attack", target="G1")
        assert played.ports.faces == []
    for ranged, faces in ((True, (3, 2)), (False, (2,))):
        played = rider(*faces, advantage_ranged_too=ranged)
        played.do("ISA", "attack", target="G1", weapon="éclat")
        assert played.ports.faces == []


def test_A54_who_is_used_to_riding() -> None:
    played = rider(11)  # DEX 0 against 12
    walk(played, "ISA", (0, 1))
    assert played["ISA"].pos == at(0, 0)
    played = rider(11, dex_dc=11)
    walk(played, "ISA", (0, 1))
    assert played["ISA"].pos == at(0, 1)


def test_A12_a_natural_1_unseats_or_not() -> None:
    for tests, falls in ((("attaque", "monte"), True), (("attaque",), False)):
        mule = Being("MUL", "MUL", "PJ", HORSE, at(0, 0))
        played = fight(
            hero("TOM", TOM), foe("G1", GRUNT, 9, 9), mule, faces=(1, *((1, 1) if falls else ())),
            settings={"critical": {"applies_to": tests}},
        )  # fmt: skip
        walk(played, "TOM", (0, 1))
        assert played["TOM"].has("monte") != falls


@pytest.mark.parametrize(
    ("fall", "faces", "wounds", "prone"),
    [
        ({}, (4, 6), (0, 1, 0, 0), True),
        ({"as_bonus": True}, (4, 6), (0, 0, 1, 0), True),
        ({"prone": False}, (4, 1), (0, 1, 0, 0), False),
        ({"location": "masse"}, (4,), (0, 1, 0, 0), True),
        ({"die": 6}, (3, 1), (1, 0, 0, 0), True),
    ],
)
def test_A55_a_fall(
    fall: dict[str, Any], faces: tuple[int, ...], wounds: tuple[int, ...], prone: bool
) -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=faces, settings={"fall": fall})
    played.gm("fall", who="ALD")
    assert (tracks(played, "ALD"), played["ALD"].has("renverse")) == (wounds, prone)
    assert played.ports.faces == []


def test_mounts_cost_actions_and_do_not_tire() -> None:
    for cost, left in ((1, 1), (2, 0)):
        played = rider(mount_cost_actions=cost, dismount_cost_actions=cost)
        played.do("ISA", "dismount")
        assert played["ISA"]["A"] == left
        played.gm("set", who="ISA", counter="A", to=2)
        played.do("ISA", "mount", target="CHV")
        assert played["ISA"]["A"] == left


def test_attrition_spares_mounts_or_not() -> None:
    for mounts, fatigue in ((False, 0), (True, 1)):
        who = Sheet(monture="CHV", talents=("combat_monte",))
        horse = Being("CHV", "CHV", "PJ", HORSE, at(0, 0))
        played = begun(
            hero("ISA", who), foe("G1", GRUNT, 30, 0), horse, dice=(6, 1),
            settings={"attrition": {"start_round": 1, "mounts": mounts}},
            before=lambda p: p.gm("attrition"),
        )  # fmt: skip
        assert tracks(played, "CHV")[0] == fatigue
