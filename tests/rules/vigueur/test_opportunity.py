"""Control zones, the five triggers, riders and falls, what slips from a hurt arm."""

import pytest

from rules.vigueur.sheet import Sheet
from rules.vigueur.space import in_zone
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    HORSE,
    ISAUDE,
    OGRE,
    PLAIN,
    RURIK,
    TOM,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)

DRINKER = ALDRIC.model_copy(update={"objets": {"potion": 1}})
BOWMAN = BRUNE.model_copy(update={"armes": BRUNE.armes[:1]})
CROSSBOW = Sheet(Tir=6, armes=("arbalete",))


@pytest.mark.parametrize(
    ("sheet", "pos", "inside"),
    [
        (GRUNT, (1, 64, 1), True), (GRUNT, (2, 64, 0), False), (GRUNT, (1, 65, 0), True),
        (GRUNT, (1, 66, 0), False), (Sheet(armes=("lance",)), (2, 64, 2), True),
        (OGRE, (2, 64, 2), True),
    ],
)  # fmt: skip
def test_W_ZOC_01_W_D_GEO_the_zone(sheet: Sheet, pos: tuple[int, int, int], inside: bool) -> None:
    played = fight(hero("ALD", ALDRIC, pos[0], pos[2], pos[1]), foe("G1", sheet, 0, 0))
    assert in_zone(played["ALD"], played["G1"]) is inside


def test_W_ZOC_02_entering_and_moving_inside_are_no_triggers() -> None:
    played = fight(hero("ALD", ALDRIC, 4, 0), foe("G1", GRUNT, 0, 0))
    walk(played, "ALD", (3, 0), (2, 0), (1, 0), (0, 1))
    assert played.asked("opportunity") == []


def leaving(*faces: int, **script: object) -> Played:
    """Aldric leaves the zone of a grunt, who reacts."""
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=faces, **script)
    answer(played, G1_opportunity="attack")
    walk(played, "ALD", (0, 2))
    return played


def test_W_OPP_01_one_reaction_whatever_the_cap() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=(12, 1))
    played.gm("set", who="G1", counter="AO", to=0)
    answer(played, G1_opportunity="attack")
    walk(played, "ALD", (0, 2))
    assert (played["G1"]["R"], played["G1"]["A"]) == (1, 2)
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0))
    played.gm("set", who="G1", counter="R", to=0)
    walk(played, "ALD", (0, 2))
    assert played.asked("opportunity") == []


def test_W_OPP_02_a_blow_or_a_hold_against_the_one_who_is_exposed() -> None:
    played = fight(hero("ALD", GORM, 0, 1), foe("G1", RURIK, 0, 0))
    walk(played, "ALD", (0, 2))
    assert played.asked("opportunity")[0].options == (  # type: ignore[union-attr]
        "attack", "attack-all-out", "grab", "push", "trip", "no",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("faces", "defence", "stopped"),
    [
        ((10, 1), "nothing", True), ((2,), "nothing", False), ((10, 5, 1), "block", True),
        ((10, 9), "block", False), ((12, 13), "dodge", False),
    ],
)  # fmt: skip
def test_W_OPP_03_success_stops_the_act(
    faces: tuple[int, ...], defence: str, stopped: bool
) -> None:
    played = leaving(*faces, answers={"defence": defence})
    assert (played["ALD"].pos == at(0, 1)) is stopped
    assert played["ALD"]["A"] == 1
    assert bool(played.told("stopped")) is stopped


def test_W_OPP_03_a_grab_that_is_won_holds() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", RURIK, 0, 0), faces=(15, 2))
    answer(played, G1_opportunity="grab", dodge="no")
    walk(played, "ALD", (0, 2))
    assert (played["ALD"].pos, played["ALD"].has("attrape")) == (at(0, 1), True)


def test_W_OPP_03_the_first_success_dismisses_the_others() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), foe("G2", GRUNT, 1, 0), faces=(12, 1)
    )
    answer(played, opportunity="attack", defence="nothing")
    walk(played, "ALD", (0, 2))
    assert [a.who for a in played.asked("opportunity")] == ["G1"]
    assert played["G2"]["R"] == 2


def test_W_OPP_04_leaving_two_zones_and_being_pushed_out() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), foe("G2", GRUNT, 1, 0))
    walk(played, "ALD", (0, 2))
    assert [a.who for a in played.asked("opportunity")] == ["G1", "G2"]
    played = fight(hero("GOR", GORM, 0, 1), foe("G1", GRUNT, 0, 0), faces=(18, 2))
    played.do("GOR", "push", target="G1")
    assert played.asked("opportunity") == []


def test_W_OPP_05_keeping_a_spell_up() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=(12, 1))
    with refused(played, "W-OPP-05"):
        played.do("ALD", "concentrate")
    answer(played, spell="concentration")
    played.do("ALD", "cast", text="bouclier")
    assert played.asked("opportunity") == []  # casting is no trigger
    answer(played, G1_opportunity="attack", defence="nothing")
    played.do("ALD", "concentrate")
    assert not played["ALD"].has("concentration")
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=(2,))
    played.gm("effect", who="ALD", name="concentration")
    answer(played, G1_opportunity="attack")
    played.do("ALD", "concentrate")
    assert played["ALD"].has("concentration")


def test_W_OPP_06_bow_and_crossbow_but_no_thrown_dagger() -> None:
    played = fight(hero("BRU", BOWMAN, 0, 1), foe("G1", GRUNT, 0, 0), faces=(12, 1))
    answer(played, G1_opportunity="attack", defence="nothing")
    played.do("BRU", "attack", target="G1")
    assert (tracks(played, "BRU"), tracks(played, "G1")) == ((1, 0, 0, 0), (0, 0, 0, 0))
    assert (played["BRU"]["A"], played["BRU"]["AO"]) == (1, 0)
    played = fight(hero("BRU", BOWMAN, 0, 2), foe("G1", GRUNT, 0, 0), faces=(2,))
    played.do("BRU", "attack", target="G1")
    assert played.asked("opportunity") == []
    thrower = Sheet(armes=("dague",))
    played = fight(
        hero("ALD", thrower, 0, 1), foe("G1", GRUNT, 0, 0), foe("G2", GRUNT, 9, 9), faces=(2,)
    )
    played.do("ALD", "attack", target="G2")
    assert played.asked("opportunity") == []


def test_W_OPP_07_complex_objects() -> None:
    played = fight(hero("ALD", CROSSBOW, 0, 2), foe("G1", GRUNT, 0, 0), faces=(2,))
    played.do("ALD", "attack", target="G1")
    played.gm("set", who="ALD", counter="AO", to=1)
    with refused(played, "W-OPP-07"):
        played.do("ALD", "attack", target="G1")
    played.gm("place", who="ALD", to=at(0, 1))
    answer(played, G1_opportunity="no")
    played.do("ALD", "reload")
    assert [a.about["trigger"] for a in played.asked("opportunity")] == ["complex_object"]
    assert not played["ALD"].has("a_recharger")
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=(12, 1))
    answer(played, G1_opportunity="attack", defence="nothing")
    played.do("ALD", "complex", text="la serrure")
    assert played.told("handled") == []


def test_W_OPP_08_a_potion_is_kept_when_stopped() -> None:
    played = fight(hero("ALD", DRINKER, 0, 1, fatigue=1), foe("G1", GRUNT, 0, 0), faces=(12, 1))
    answer(played, G1_opportunity=["attack", "no"], defence="nothing")
    played.do("ALD", "drink")
    assert (len(played["ALD"].items("sac")), played["ALD"]["A"]) == (1, 1)
    played.do("ALD", "drink")
    assert (played["ALD"].items("sac"), played["ALD"]["fatigue"]) == ([], 1)
    away = fight(hero("ALD", DRINKER, 0, 9), foe("G1", GRUNT, 0, 0))
    away.do("ALD", "drink")
    assert away.asked("opportunity") == []


# riders


def riding(who: Sheet, *faces: int, mount: str = "CHV") -> Played:
    return fight(
        hero("ISA", who, 0, 0), hero(mount, HORSE, 0, 0), foe("G1", GRUNT, 1, 0), faces=faces
    )


def test_W_MNT_01_the_speed_of_the_mount() -> None:
    played = riding(ISAUDE)
    answer(played, opportunity="no")
    walk(played, "ISA", *[(-x, 0) for x in range(1, 13)])
    assert (played["ISA"]["A"], played["CHV"].pos) == (1, at(-12, 0))


def test_W_MNT_02_W_D_ADV_advantage_against_those_on_foot() -> None:
    played = riding(ISAUDE, 5, 9, 1)
    answer(played, defence="nothing")
    played.do("ISA", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].kept == (9,)
    played = riding(ISAUDE, 5, 9, 1)
    answer(played, defence="nothing")
    played.do("ISA", "attack", target="G1", all_out="actions")
    assert played.last("attack.hit").params["roll"].faces == (5, 9)
    played = riding(ISAUDE, 2)
    played.do("ISA", "attack", target="G1", edge=-1)  # one of each cancel
    assert played.last("attack.miss").params["roll"].faces == (2,)


def test_W_MNT_03_the_mount_does_nothing_by_itself() -> None:
    played = riding(ISAUDE, 15, 1)
    with refused(played, "W-MNT-03"):
        played.do("CHV", "attack", target="G1")
    played.gm("turn", who="G1")
    played.do("G1", "attack", target="CHV")
    assert played.asked("defence") == []


@pytest.mark.parametrize(("face", "x", "left"), [(11, -1, 1), (10, 0, 1)])
def test_W_MNT_04_dex_12_for_the_untrained(face: int, x: int, left: int) -> None:
    played = riding(TOM, face, mount="MUL")
    answer(played, opportunity="no")
    walk(played, "ISA", (-1, 0))
    assert (played["ISA"].pos, played["ISA"]["A"]) == (at(x, 0), left)


def test_W_MNT_05_a_natural_1_unseats() -> None:
    deft = TOM.model_copy(update={"DEX": 15})
    played = riding(deft, 1, 1, 1, mount="MUL")
    walk(played, "ISA", (-1, 0))
    assert (played["ISA"].has("monte"), played["ISA"].has("renverse")) == (False, True)
    played = riding(TOM, 2, mount="MUL")
    walk(played, "ISA", (-1, 0))
    assert played["ISA"].has("monte")


def test_W_MNT_06_rider_and_mount_are_two_targets() -> None:
    played = riding(ISAUDE, 12, 1)
    played.gm("turn", who="G1")
    played.do("G1", "attack", target="CHV")
    assert (tracks(played, "CHV"), tracks(played, "ISA")) == ((1, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.parametrize(
    ("faces", "wounds", "conditions"),
    [
        ((9, 2), (0, 0, 1, 0), ["cotes_brisees", "renverse"]),
        ((4, 6), (0, 1, 0, 0), ["etourdi", "renverse"]),
        ((12, 1), (0, 0, 1, 0), ["cotes_brisees", "renverse"]),
        ((1, 5), (1, 0, 0, 0), ["renverse"]),
        ((4, 4, 2), (0, 1, 0, 0), ["bras_blesse", "renverse"]),
    ],
)
def test_W_MNT_07_W_D_LOC_a_fall(
    faces: tuple[int, ...], wounds: tuple[int, ...], conditions: list[str]
) -> None:
    played = fight(hero("ALD", ALDRIC), hero("BRU", BRUNE, 9, 0), foe("G1", GRUNT, 9, 9))
    played.dice(*faces)
    played.gm("fall", who="ALD")
    assert (tracks(played, "ALD"), effects(played, "ALD")) == (wounds, conditions)
    assert played.told("drop-lost", "drop-kept") == []


@pytest.mark.parametrize(("setting", "falls"), [("fall", True), ("stand", False)])
def test_W_MNT_07_a_mount_that_is_out_takes_its_rider_along(setting: str, falls: bool) -> None:
    played = fight(
        hero("ISA", ISAUDE, 0, 0), hero("CHV", HORSE, 0, 0), foe("G1", GRUNT, 1, 0),
        settings={"mounted": {"mount_out": setting}}, faces=(1, 1) if falls else (),
    )  # fmt: skip
    answer(played, opportunity="no")
    played.gm("set", who="CHV", counter="mortelle", to=1)
    played.gm("wound", who="CHV", level="mortelle")
    assert (played["ISA"].has("monte"), played["ISA"].has("renverse")) == (False, falls)


def test_mounting_and_dismounting_take_an_action() -> None:
    played = fight(hero("ALD", PLAIN), hero("CHV", HORSE, 1, 0), foe("G1", GRUNT, 9, 9))
    played.do("ALD", "mount", target="CHV")
    assert (played["ALD"].pos, played["ALD"]["A"]) == (at(1, 0), 1)
    played.do("ALD", "dismount")
    assert (played["ALD"].has("monte"), played["ALD"]["A"]) == (False, 0)


# what slips


@pytest.mark.parametrize(("attack", "keeps"), [(13, True), (14, False)])
def test_W_DRP_01_a_hurt_arm_may_let_go(attack: int, keeps: bool) -> None:
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(attack, 1, 13))
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert bool(played["ALD"].items("forte")) is keeps
    if not keeps:
        assert [i.pos for i in played.fight.state.items.values() if not i.holder] == [at(0, 0)]


def test_W_DRP_01_only_the_arm_that_was_hurt() -> None:
    played = fight(foe("CHF", RURIK), hero("BRU", GORM, 0), faces=(16, 1))
    played.do("CHF", "attack", target="BRU", zone="bras_autre")
    assert played.told("drop-kept", "drop-lost") == []
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(18, 1, 2))
    played.do("CHF", "attack", target="ALD", zone="bras_autre")
    assert played.last("drop-lost").params["item"] == "bouclier"
    played = fight(foe("CHF", RURIK), hero("ALD", ALDRIC, 0), faces=(13, 20))
    answer(played, defence="dodge")
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert played.told("drop-kept", "drop-lost") == []
