"""Blows at their edges: what betrays, what is added to the dice, what they may be spared."""

from typing import Any

import pytest

from rules.blocs.arms import Inflicted
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
    DAGGER,
    GOBLIN,
    LIGHT_DAGGER,
    OGRE,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played, refusal

SILENCE = weapon("silence", sorte="sort", portee="moyenne", degats="", cout_mana=2,
                 effets=(Inflicted(statut="silenced", tours=1),))  # fmt: skip
BOLT = weapon("trait", sorte="sort", portee="moyenne", degats="2d6", type="magique")
SWEEP = weapon("balayage", sorte="technique", portee="contact", attributs=("force",),
               degats="1d8", zone_rayon=1)  # fmt: skip


def armed(sheet: Any, *arms: Any, **more: Any) -> Any:
    return sheet.model_copy(update={"armes": arms, **more})


@pytest.mark.parametrize(("verb", "args", "faces", "betrayed"), [
    ("cast", {"spell": "silence", "target": "ORC"}, [2, 3], True),
    ("grapple", {"target": "ORC"}, [2, 3], True),
    ("use", {"item": "potion"}, [1, 1], False),
])  # fmt: skip
def test_B_ATK_03_B_VIS_05_a_silent_spell_and_a_grip_are_attacks_a_potion_is_none(
    verb: str, args: dict[str, Any], faces: list[int], betrayed: bool
) -> None:
    me = armed(CYRA, SILENCE, objets={"potion": 1})
    played = fight(hero("CYR", me), foe("ORC", ORC))
    played.gm("hide", who="CYR")
    played.dice(*faces)
    played.do("CYR", verb, **args)
    assert played["CYR"].has(HIDDEN) is not betrayed


# -- to hit ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "told"), [(11, "attack.hit"), (10, "attack.miss")])
def test_B_ATK_04_fourteen_against_fourteen_hits(face: int, told: str) -> None:
    target = ORC.model_copy(update={"ca": 14})
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", target), faces=[face, 1])
    played.do("ALD", "attack", target="ORC")
    assert played.told(told)


def test_B_ATK_06_a_bow_goes_by_dexterity() -> None:
    played = fight(hero("BER", armed(BERA, BOW)), foe("ORC", ORC, 5), faces=[9, 1])
    played.do("BER", "attack", target="ORC")
    roll = played.last("attack.hit").params["roll"]
    assert (roll.total, [m.source for m in roll.mods]) == (13, ["dexterite"])


def test_B_MEL_04_no_enemy_at_hand_spoils_a_spell_of_contact() -> None:
    touch = weapon("poigne", sorte="sort", portee="contact", degats="2d6", type="magique")
    played = fight(hero("CYR", armed(CYRA, touch)), foe("ORC", ORC), faces=[2])
    played.do("CYR", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == ()


# -- harm --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "level", "resists", "amount"), [
    ("1d8", 2, (), 10), ("2d8", 1, (), 17), ("1d10", 2, ("contondant",), 6),
])  # fmt: skip
def test_B_ATK_13_all_the_dice_can_show_with_the_bonuses_then_resistances(
    dice: str, level: int, resists: tuple[str, ...], amount: int
) -> None:
    club = weapon("massue", attributs=("force",), degats=dice, competence="massues")
    me = armed(ALDRIC, club, competences={"massues": level})
    target = ORC.model_copy(update={"resistances": resists, "pv_max": 40})
    played = fight(hero("ALD", me), foe("ORC", target), faces=[20])
    played.do("ALD", "attack", target="ORC")
    assert played.last("harm-creature").params["amount"] == amount


def test_B_DMG_01_struck_after_its_turn_it_is_hurt_in_the_next_two_rounds() -> None:
    flask = weapon("fiole", mode="distance", degats="1d4", type="acide", portee_max=15)
    played = fight(foe("ORC", ORC, 2), hero("ALD", armed(ALDRIC, flask)))
    played.do("ORC", "end")
    played.dice(15, 1)
    played.do("ALD", "attack", target="ORC")
    for number, face, left in ((2, 3, 11), (3, 2, 9)):
        assert played["ORC"].has("tick-acide")
        played.dice(face)
        played.do("ALD", "end")
        assert (played.fight.clock.round, played["ORC"]["pv"]) == (number, left)
        played.do("ORC", "end")
    assert not played["ORC"].has("tick-acide")


def test_B_DMG_16_the_better_magic_makes_a_shield_of_the_mind_better_still() -> None:
    """Ice at a mage of fire: 12, 3 for Contrôle and 2; 16 would have done without."""
    ice = BOLT.model_copy(update={"element": "glace"})
    for table, told in (({"feu": ("glace",)}, "attack.miss"), ({}, "attack.hit")):
        played = fight(hero("CYR", armed(CYRA, ice), 5), foe("MAG", CYRA), faces=[12, 1, 1],
                       answers={"defence": "magic-absorb"}, settings={"magies": table})  # fmt: skip
        played.do("CYR", "attack", target="MAG")
        attack = played.last(told).params
        assert attack["roll"].total == 16
        assert sum(m.value for m in attack["against"]) == (17 if table else 15)


@pytest.mark.parametrize("bow", [False, True])
def test_B_DTH_15_nobody_spares_a_door(bow: bool) -> None:
    played = fight(hero("ALD", armed(ALDRIC, BOW if bow else SWORD)), foe("ORC", ORC, 9, 9))
    played.gm("object", name="porte", at=at(1, 0))
    played.dice(15, 6)
    played.do("ALD", "attack", target="objet-1")
    assert not played.asked("knock-out")
    assert played.told("destroyed")


@pytest.mark.parametrize(("arm", "spared"), [
    (SWEEP, True), (SWEEP.model_copy(update={"portee": "courte", "mode": "distance",
                                             "portee_max": 5}), False),
])  # fmt: skip
def test_B_DTH_15_B_ATK_12_a_sweep_may_spare_what_a_ball_of_fire_does_not(
    arm: Any, spared: bool
) -> None:
    played = fight(hero("ALD", armed(ALDRIC, arm)), foe("ORC", ORC, pv=3), foe("GOB", GOBLIN, 9, 9),
                   faces=[15] if spared else [15, 14],
                   answers={"knock-out": "knock-out"})  # fmt: skip
    played.dice(5)
    played.do("ALD", "blast", at=at(1, 0))
    assert played["ORC"].has("stable") is spared
    assert (played["ORC"].out == "dead") is not spared


# -- states ------------------------------------------------------------------------------------


def test_B_STA_01_what_lingers_hurts_the_paralysed_too() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("effect", who="ORC", name="paralysed", turns=1)
    played.gm("effect", who="ORC", name="tick-acide", turns=2)
    played.dice("4:3")
    played.do("ALD", "end")
    assert (played.fight.actor.id, played["ORC"]["pv"]) == ("ALD", 12)


def test_B_STA_02_the_silenced_may_absorb_magic() -> None:
    played = fight(hero("CYR", armed(CYRA, BOLT), 5), foe("MAG", CYRA), faces=[2],
                   answers={"defence": "magic-absorb"})  # fmt: skip
    played.gm("effect", who="MAG", name="silenced")
    played.do("CYR", "attack", target="MAG")
    assert sum(m.value for m in played.last("attack.miss").params["against"]) == 15


def enraged(*arms: Any) -> Played:
    """Aldric rages at Bera, a metre off; an orc stands beside her."""
    played = fight(hero("ALD", armed(ALDRIC, *arms, mana_max=9)), hero("BER", BERA, 1, 0),
                   foe("ORC", ORC, 1, 1))  # fmt: skip
    played.gm("effect", who="ALD", name="rage", data={"target": "BER"})
    return played


def test_B_STA_06_rage_leaves_the_half_action_and_takes_the_full_one() -> None:
    quick = weapon("soin", sorte="sort", portee="courte", usage="soin", soin="1d4", degats="",
                   action="demi", cout_mana=1)  # fmt: skip
    slow = quick.model_copy(update={"nom": "grand soin", "action": "complete"})
    played = enraged(SWORD, quick, slow)
    assert refusal(played, "ALD", "cast", spell="grand soin").code == "rage"
    played.dice(1)
    played.do("ALD", "cast", spell="soin")
    assert (played["ALD"]["half"], played["ALD"]["full"]) == (0, 1)


def test_B_STA_06_seizing_or_sweeping_the_one_it_rages_at_is_an_attack_on_it() -> None:
    played = enraged(SWEEP)
    assert refusal(played, "ALD", "grapple", target="ORC").code == "rage"
    assert refusal(played, "ALD", "blast", at=at(-1, 1)).code == "rage"
    played.dice(15, 2)
    played.do("ALD", "grapple", target="BER")
    assert played["BER"].has("grappled")
    played = enraged(SWEEP)
    played.dice(2)
    played.do("ALD", "blast", at=at(1, 0))
    assert {t.who[1] for t in played.told("attack.miss")} == {"BER", "ORC"}


# -- two weapons -------------------------------------------------------------------------------

TWIN = armed(BERA, LIGHT_DAGGER, LIGHT_DAGGER)


def test_B_TWF_03_not_even_a_blessing_is_added_to_the_dice() -> None:
    flaming = LIGHT_DAGGER.model_copy(update={"element": "feu", "bonus_degats": 1})
    icy = ORC.model_copy(update={"affinite": "glace"})
    played = fight(hero("BER", armed(BERA, flaming, flaming)), foe("ORC", icy),
                   settings={"magies": {"feu": ("glace",)}})  # fmt: skip
    played.gm("effect", who="BER", name="blessed")
    played.dice(12, 3, 20)
    played.do("BER", "two-weapons", target="ORC")
    assert [t.params["amount"] for t in played.told("harm-creature")] == [3, 4]
    assert played.last("attack.hit").params["roll"].total == 12 + 4 + 1


def test_B_TWF_03_they_are_thrown_to_hit_as_ever() -> None:
    """AMB-78: where the level of the skill is added to that."""
    played = fight(hero("BER", TWIN), foe("ORC", ORC), faces=[2, 2],
                   settings={"toucher": {"competence": True}})  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    assert [t.params["roll"].total for t in played.told("attack.miss")] == [7, 7]


@pytest.mark.parametrize(("state", "code"), [
    ("reloading", "cannot-pay"), ("silenced", "silenced"), ("held", "hands-full"),
])  # fmt: skip
def test_B_TWF_01_02_nothing_is_spent_where_the_second_blow_cannot_be(
    state: str, code: str
) -> None:
    rune = LIGHT_DAGGER.model_copy(update={"magique": True})
    played = fight(hero("BER", armed(BERA, rune, rune)), foe("ORC", ORC), foe("GOB", GOBLIN, 0, 1))
    if state == "held":
        played.dice(15, 2)
        played.do("BER", "grapple", target="GOB")
        for who in ("BER", "ORC", "GOB"):
            played.do(who, "end")
    else:
        played.gm("effect", who="BER", name=state)
    assert refusal(played, "BER", "two-weapons", target="ORC").code == code


def test_B_TWF_02_after_it_there_is_no_defence_and_no_opportunity() -> None:
    played = fight(hero("BER", TWIN), foe("ORC", ORC), foe("GOB", GOBLIN, 0, 1), faces=[2, 2])
    played.do("BER", "two-weapons", target="ORC")
    played.do("BER", "end")
    played.dice(2)
    played.do("ORC", "attack", target="BER")
    assert "BER" not in [a.who for a in played.asked("defence")]
    played.do("ORC", "step", to=at(2, 0))
    assert not played.asked("opportunity")


# -- opportunities and holds -------------------------------------------------------------------


@pytest.mark.parametrize("spoilt", ["reloading", "reaction"])
def test_B_OA_01_nor_while_reloading_or_once_the_reflex_is_spent(spoilt: str) -> None:
    for spoil in (False, True):
        played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
        if spoil and spoilt == "reaction":
            played.gm("set", who="ORC", counter="reaction", to=0)
        elif spoil:
            played.gm("effect", who="ORC", name="reloading")
        played.do("ALD", "step", to=at(-1, 0))
        assert bool(played.asked("opportunity")) is not spoil


def test_B_OA_02_who_drops_from_it_drops_where_it_stood() -> None:
    played = fight(hero("ALD", ALDRIC, pv=5), foe("ORC", ORC), faces=[15, 6],
                   answers={"opportunity": "strike"})  # fmt: skip
    played.do("ALD", "step", to=at(-1, 0))
    assert (played["ALD"].pos, played["ALD"].has("unconscious")) == (at(0, 0), True)


def test_B_GRP_06_what_is_dragged_stops_at_walls_and_the_tiny_weigh_nothing() -> None:
    tiny = GOBLIN.model_copy(update={"taille": "TP"})
    played = fight(hero("ALD", ALDRIC), foe("GOB", tiny), faces=[15, 2],
                   facts={("filled", at(1, 1)): True})  # fmt: skip
    played.do("ALD", "grapple", target="GOB")
    played.do("ALD", "step", to=at(0, 1))
    assert (played["GOB"].pos, played["ALD"]["moves"]) == (at(0, 0), 8)


def test_B_GRP_06_with_four_metres_left_somebody_is_dragged_two() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[15, 2])
    played.do("ALD", "grapple", target="ORC")
    played.gm("set", who="ALD", counter="moves", to=4)
    for x in (-1, -2):
        played.do("ALD", "step", to=at(x, 0))
    assert refusal(played, "ALD", "step", to=at(-3, 0)).code == "too-far"


def test_B_GRP_07_B_MOV_27_a_blow_that_drives_back_ends_a_hold_and_over_an_edge_one_falls() -> None:
    ram = weapon("bélier", attributs=("force",), degats="", pousse=2)
    played = fight(hero("BER", BERA, 1, 1), hero("ALD", armed(ALDRIC, ram)), foe("ORC", ORC),
                   faces=[18, 2, 15], facts={("drop", at(3, 0)): 3})  # fmt: skip
    played.do("BER", "grapple", target="ORC")
    played.do("BER", "end")
    played.do("ALD", "attack", target="ORC")
    assert not played["ORC"].has("grappled")
    assert (played["ORC"].pos, played["ORC"]["pv"]) == (at(3, 0, 61), 12)


# -- striking blindly --------------------------------------------------------------------------


def test_B_VIS_03_a_blind_shot_empties_the_crossbow_and_may_go_badly_wrong() -> None:
    crossbow = weapon("arbalète", mode="distance", degats="1d10", portee_max=15, recharge=True)
    played = fight(hero("BER", armed(BERA, crossbow)), foe("GOB", GOBLIN, 3, 0))
    played.gm("hide", who="GOB")
    played.dice(1, 9)
    played.do("BER", "guess", at=at(5, 0))
    assert played["BER"].has("unloaded")
    assert len(played.asked("fumble")) == 1
    for who in ("BER", "GOB"):
        played.do(who, "end")
    assert refusal(played, "BER", "guess", at=at(3, 0), weapon="arbalète").code == "unloaded"


def test_B_VIS_03_B_TWF_04_a_dagger_thrown_blindly_is_gone() -> None:
    played = fight(hero("BER", armed(BERA, DAGGER)), foe("GOB", GOBLIN, 9, 0), faces=[2, 3])
    played.do("BER", "guess", at=at(4, 0))
    assert played["BER"].has("dropped")


def test_B_STA_04_B_VIS_03_the_blinded_aim_at_no_block_beyond_eight_metres() -> None:
    played = fight(hero("BER", armed(BERA, BOW)), foe("GOB", GOBLIN, 9, 0), faces=[2, 3])
    played.gm("effect", who="BER", name="blinded")
    assert refusal(played, "BER", "guess", at=at(9, 0)).code == "blinded-place"
    played.do("BER", "guess", at=at(8, 0))
    assert played.told("blind-miss")


@pytest.mark.parametrize(("face", "found"), [(12, True), (11, False)])
def test_B_VIS_02_whoever_the_gm_has_hidden_is_found_by_his_measure(face: int, found: bool) -> None:
    """10, Furtivité 2 and Discrétion 3; Aldric has Perception 1 and Vigilance 2."""
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 5, 5), foe("GOB", GOBLIN, 3, 0))
    played.gm("hide", who="GOB")
    played.dice(face)
    played.do("ALD", "peer")
    assert [a.default for a in played.asked("difficulty")] == [15]
    assert played["ALD"].perceives(played["GOB"]) is found
    assert not played["BER"].perceives(played["GOB"])


def test_B_DTH_03_whoever_faints_lets_go_at_once() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[15, 2])
    played.do("ALD", "grapple", target="ORC")
    played.gm("harm", who="ALD", amount="20")
    assert played["ALD"].has("unconscious")
    assert not played["ORC"].has("grappled")


def test_B_GRP_06_one_size_smaller_is_heavy_still() -> None:
    played = fight(hero("OGR", OGRE), foe("ORC", ORC, 2, 0), faces=[15, 2])
    played.do("OGR", "grapple", target="ORC")
    played.do("OGR", "step", to=at(0, 1))
    assert played["OGR"]["moves"] == 7
