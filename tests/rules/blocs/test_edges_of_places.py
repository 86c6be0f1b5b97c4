"""Flying, water, narrow and crowded places, hands: what holds at their very limits."""

from typing import Any

import pytest

from rules.blocs.bodies import body
from rules.blocs.sheet import Gear, Sheet
from rules.blocs.space import places_around
from rules.engine.state import Pos
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
    DAGGER,
    OGRE,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.blocs.test_mounts import steed
from tests.rules.scripted import Played, refusal

EAGLE = Sheet(genre="pj", deplacement=9, vol=True, pv_max=20)


def alone(sheet: Sheet, **script: Any) -> Played:
    return fight(hero("X", sheet), foe("ORC", ORC, 30, 30), **script)


def test_B_MOV_26_a_flyer_killed_in_the_air_comes_down() -> None:
    played = alone(EAGLE, facts={"drop": 6})
    played.do("X", "mode", mode="vol")
    played.gm("place", who="X", to=at(0, 0, 70))
    played.gm("harm", who="X", amount="60")
    assert (played["X"].out, played["X"].pos) == ("dead", at(0, 0, 64))
    assert not played["X"].has("mode")


@pytest.mark.parametrize("state", ["prone", "rooted", "grappled"])
def test_B_MOV_10_nobody_takes_off_who_lies_or_is_held(state: str) -> None:
    played = alone(EAGLE)
    played.gm("effect", who="X", name=state)
    assert refusal(played, "X", "mode", mode="vol").code == "cannot-fly"


@pytest.mark.parametrize(("left", "after"), [(2, 0), (3, 2)])
def test_B_MOV_11_two_metres_are_just_enough_to_change(left: float, after: float) -> None:
    played = alone(EAGLE)
    played.gm("set", who="X", counter="moves", to=left)
    played.do("X", "mode", mode="vol")
    assert played["X"]["moves"] == after


def test_B_MOV_10_a_turn_that_begins_on_the_wing_over_water_is_a_flyers() -> None:
    played = alone(EAGLE, facts={("water", at(0, 0)): True, ("water", at(0, 0, 65)): True})
    assert played["X"]["moves"] == 4.5
    played.do("X", "mode", mode="vol")
    played.do("X", "end")
    played.do("ORC", "end")
    assert played["X"]["moves"] == 18


def test_B_MOV_03_a_step_up_beside_one_is_no_jump() -> None:
    """AMB-18, 89: only straight up is."""
    for to, cost in ((at(1, 0, 65), 1), (at(0, 0, 65), 2)):
        played = alone(ALDRIC, settings={"saut": {"cout": 2}})
        played.do("X", "step", to=to)
        assert played["X"]["moves"] == 9 - cost


def passing() -> Played:
    """Aldric has come from (0, 0) into the middle of Bera's place."""
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 1, 0), foe("ORC", ORC, 9, 9))
    played.do("ALD", "step", to=at(1, 0))
    return played


def test_B_MOV_23_nobody_steps_back_into_somebody_else() -> None:
    played = passing()
    played.gm("set", who="ALD", counter="moves", to=0)
    played.gm("place", who="ORC", to=at(0, 0))
    played.do("ALD", "end")
    assert played["ALD"].pos == at(1, 0)


def test_B_MOV_23_copies_put_on_one_block_have_ended_no_movement_there() -> None:
    played = fight(foe("ORC", ORC, 0, 0), foe("TWIN", ORC, 0, 0), hero("ALD", ALDRIC, 5, 0))
    played.gm("turn", who="ORC")
    played.do("ORC", "step", to=at(0, 1))
    played.do("ORC", "step", to=at(0, 0))
    assert refusal(played, "ORC", "end").code == "place-taken", "it has walked back in"
    played.do("ORC", "step", to=at(0, 1))
    played.do("ORC", "end")
    played.gm("turn", who="TWIN")
    played.gm("place", who="TWIN", to=at(0, 1))
    played.do("TWIN", "end")
    assert played["TWIN"].pos == played["ORC"].pos == at(0, 1)


def test_B_MOV_23_whoever_is_held_there_may_end_the_turn_and_steps_back() -> None:
    played = passing()
    assert refusal(played, "ALD", "end").code == "place-taken"
    played.gm("effect", who="ALD", name="rooted")
    played.do("ALD", "end")
    assert played["ALD"].pos == at(0, 0)


@pytest.mark.parametrize(("size", "wide", "pressed"), [("G", 2, 1), ("TG", 3, 2), ("Gig", 4, 3)])
def test_B_SIZE_04_it_squeezes_to_the_next_smaller_size(size: str, wide: int, pressed: int) -> None:
    played = alone(Sheet(genre="pj", taille=size))  # type: ignore[arg-type]
    assert body(played["X"])[0] == wide
    played.gm("effect", who="X", name="squeezed")
    assert body(played["X"])[0] == pressed


def test_B_SIZE_01_a_rider_taller_than_the_mount_is_as_tall_as_ever() -> None:
    for high, blocks in ((1.8, 2), (2.9, 3)):
        rider = ALDRIC.model_copy(update={"hauteur": high})
        played = fight(hero("X", rider), foe("ORC", ORC, 9, 9), steed())
        played.do("X", "mount", target="HOR")
        assert body(played["X"]) == (2, blocks)


def test_B_SIZE_03_the_dead_take_no_place() -> None:
    played = fight(hero("A", ALDRIC, 30, 30), foe("T", ORC, 0, 0), foe("ORC", ORC, 1, 0))
    assert len(places_around(played.fight, played["A"], played["T"])) == 7
    played.gm("harm", who="ORC", amount="99")
    assert len(places_around(played.fight, played["A"], played["T"])) == 8


SHARK = ALDRIC.model_copy(update={"nageur": True})


def under_water(sheet: Sheet, far: int, *faces: int, state: str = "") -> Played:
    played = fight(hero("X", sheet), foe("ORC", ORC, far, 0), facts={"immersed": True})
    if state:
        played.gm("effect", who="X", name=state)
    played.dice(*faces)
    return played


@pytest.mark.parametrize(("sheet", "state"), [(SHARK, ""), (ALDRIC, "swim-spell")])
def test_B_UW_01_swimmers_by_nature_and_by_magic_strike_as_ever(sheet: Sheet, state: str) -> None:
    played = under_water(sheet, 1, 2, state=state)
    played.do("X", "attack", target="ORC", weapon=SWORD.nom)
    assert played.last("attack.miss").params["roll"].why == ()


def test_B_UW_03_swimming_helps_no_bow_and_a_dagger_is_not_thrown_well() -> None:
    archer = CYRA.model_copy(update={"armes": (BOW,)})
    knife = DAGGER.model_copy(update={"sous_eau": ("cac",)})
    for sheet, arm in ((archer, BOW), (ALDRIC.model_copy(update={"armes": (knife,)}), knife)):
        played = under_water(sheet, 4, 2, 3)
        played.do("X", "attack", target="ORC", weapon=arm.nom)
        assert played.last("attack.miss").params["roll"].why == ("-underwater",)


@pytest.mark.parametrize(("far", "lost"), [(15, False), (16, True)])
def test_B_UW_02_as_far_as_the_normal_range_a_shot_is_not_lost(far: int, lost: bool) -> None:
    played = under_water(BERA, far, *() if lost else (2, 3))
    played.do("X", "attack", target="ORC", weapon=BOW.nom)
    assert bool(played.told("attack-lost")) is lost
    assert played["X"]["full"] == 0


HANDS: tuple[tuple[str, str, int], ...] = (
    ("bouclier", "main_secondaire", 1), ("arc", "main_principale", 2),
)  # fmt: skip


@pytest.mark.parametrize("order", [HANDS, HANDS[::-1]])
def test_B_EQ_01_what_takes_two_hands_goes_with_nothing_else(order: Any) -> None:
    """AMB-90: whichever of them comes first."""
    things = tuple(Gear(nom=n, emplacement=e, mains=m) for n, e, m in order)
    played = alone(ALDRIC.model_copy(update={"equipement": things}))
    assert [i.kind for i in played["X"].items("pack")] == [order[1][0]]
    assert refusal(played, "X", "wear", what=order[1][0]).code == "slot-full"


def test_B_GRP_01_the_hand_that_holds_somebody_is_not_free() -> None:
    """The sword is in the other."""
    foes: tuple[tuple[str, Pos], ...] = (("ORC", at(1, 0)), ("TOO", at(0, 1)))
    played = fight(hero("ALD", ALDRIC), *[foe(id, ORC, x, z) for id, (x, _, z) in foes])
    played.dice(15, 3)
    played.do("ALD", "grapple", target="ORC")
    played.gm("set", who="ALD", counter="full", to=1)
    assert refusal(played, "ALD", "grapple", target="TOO").code == "no-free-hand"


def test_B_SIZE_02_one_enemy_lets_pass_and_not_the_next() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 1, 0), foe("TOO", ORC, 0, 1))
    played.do("ORC", "let-pass", whom="ALD")
    assert refusal(played, "ALD", "step", to=at(0, 1)).code == "passage-closed"
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == 7


@pytest.mark.parametrize(("space", "faces", "falls"), [
    ("wide", ["20:19"], False), ("narrow", ["20:19", "20:2"], True),
])  # fmt: skip
def test_B_SIZE_06_between_narrow_walls_it_slips_more_easily(
    space: str, faces: list[str], falls: bool
) -> None:
    """AMB-28: the worse of two dice."""
    played = fight(foe("OGR", OGRE), hero("ALD", ALDRIC, 9, 9), facts={"space": space})
    played.gm("zone", kind="glissant", at=at(0, -1))
    played.dice(*faces)
    played.do("OGR", "step", to=at(0, -1))
    assert played["OGR"].has("prone") is falls


def test_B_STA_08_the_same_blessing_twice_helps_no_more() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    for _ in range(2):
        played.gm("effect", who="ALD", name="blessed", turns=3)
    played.dice(2)
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].total == 2 + 3 + 1


def test_B_MOV_18_whoever_lies_slips_no_more() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 9, 9))
    played.gm("zone", kind="glissant", at=at(0, 1))
    played.do("BER", "prone")
    played.do("BER", "step", to=at(0, 1))
    assert (played["BER"]["moves"], played.ports.thrown[-1][1]) == (5, "initiative")


def test_B_DMG_11_the_harm_of_the_ground_is_of_its_kind() -> None:
    proof = ALDRIC.model_copy(update={"resistances": ("feu",)})
    played = fight(hero("ALD", proof), foe("ORC", ORC, 9, 9))
    played.gm("zone", kind="brulure", at=at(0, 1))
    played.dice("2:2")
    played.do("ALD", "step", to=at(0, 1))
    assert played["ALD"]["pv"] == 19


STEP = weapon("pas de l'ombre", sorte="sort", degats="", teleporte=8, cout_mana=4)
CURE = weapon("soin", sorte="sort", usage="soin", portee="contact", degats="", soin="1d8",
              competence="soins", cout_mana=3)  # fmt: skip


def test_B_STA_02_the_silenced_go_nowhere_by_magic() -> None:
    played = alone(CYRA.model_copy(update={"armes": (STEP,)}))
    played.gm("effect", who="X", name="silenced")
    assert refusal(played, "X", "teleport", to=at(0, 4)).code == "silenced"


@pytest.mark.parametrize(("far", "after"), [(2, 9), (3, 0)])
def test_B_HP_04_B_RNG_04_healing_adds_its_skill_and_has_its_range(far: int, after: int) -> None:
    healer = CYRA.model_copy(update={"armes": (CURE,), "competences": {"soins": 3}})
    played = fight(hero("CYR", healer), hero("BER", BERA, far, 0, pv=2), foe("ORC", ORC, 30, 30))
    if after:
        played.dice("8:4")
        played.do("CYR", "cast", spell="soin", target="BER")
        assert (played["BER"]["pv"], played["CYR"]["mana"]) == (after, 17)
    else:
        assert refusal(played, "CYR", "cast", spell="soin", target="BER").code == "out-of-range"


def test_B_GRP_07_magic_takes_one_out_of_a_hold() -> None:
    played = fight(foe("ORC", ORC, 1, 0), hero("X", CYRA.model_copy(update={"armes": (STEP,)})))
    played.dice(15, 3)
    played.do("ORC", "grapple", target="X")
    played.do("ORC", "end")
    assert played["X"].has("grappled")
    played.do("X", "teleport", to=at(0, 4))
    assert (played["X"].has("grappled"), played["X"].pos) == (False, at(0, 4))


BALL = weapon("boule", sorte="sort", mode="distance", degats="1d6", portee_max=15, zone_rayon=1)


def test_B_STA_02_the_silenced_strike_no_area_by_magic() -> None:
    played = alone(CYRA.model_copy(update={"armes": (BALL,)}))
    played.gm("effect", who="X", name="silenced")
    assert refusal(played, "X", "blast", at=at(5, 0)).code == "silenced"


def test_B_STA_06_the_enraged_do_not_go_elsewhere_by_magic() -> None:
    mage = CYRA.model_copy(update={"armes": (STEP,)})
    played = fight(hero("X", mage), foe("ORC", ORC, 1, 0))
    played.gm("effect", who="X", name="rage", data={"target": "ORC"})
    assert refusal(played, "X", "teleport", to=at(0, 4)).code == "rage"
