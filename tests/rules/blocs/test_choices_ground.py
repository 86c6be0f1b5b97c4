"""Walking, measuring, water, falls: each choice with its default and what else it may be."""

from typing import Any

import pytest

from rules.engine.state import Pos
from tests.rules.blocs.choices import choose
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    GOBLIN,
    OGRE,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
)
from tests.rules.scripted import Played, refusal

FLYER = ALDRIC.model_copy(update={"vol": True})
TINY = GOBLIN.model_copy(update={"taille": "TP", "hauteur": 0.4})


def walker(*others: Any, key: str = "", value: Any = None, **script: Any) -> Played:
    """Aldric alone at the origin, nine metres before him."""
    settings = choose(key, value) if key else {}
    return fight(hero("ALD", ALDRIC), *(others or (foe("ORC", ORC, 20, 20),)),
                 settings=settings, **script)  # fmt: skip


@pytest.mark.parametrize(("dimensions", "metres"), [(3, 4), (2, 2)])
def test_B_MOV_07_heights_count_or_do_not(dimensions: int, metres: int) -> None:
    """AMB-18: two blocks off, and five above with bodies two high."""
    played = walker(key="grille.dimensions", value=dimensions)
    played.gm("place", who="ORC", to=at(2, 0, 69))
    assert played["ALD"].distance(played["ORC"]) == metres


def test_B_MOV_17_on_the_flat_nobody_is_in_the_way_of_whoever_is_far_above() -> None:
    played = walker(key="grille.dimensions", value=2)
    played.gm("place", who="ORC", to=at(1, 0, 74))
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == 8


@pytest.mark.parametrize(("rule", "left"), [("aucun", 4.5), ("inferieur", 5)])
def test_B_GEN_02_halves_of_a_metre(rule: str, left: float) -> None:
    """AMB-17."""
    played = walker(key="mouvement.arrondi", value=rule)
    played.do("ALD", "prone")
    played.do("ALD", "stand")
    assert played["ALD"]["moves"] == left


@pytest.mark.parametrize(("may", "ends"), [(False, False), (True, True)])
def test_B_MOV_23_ending_in_an_ally_s_place(may: bool, ends: bool) -> None:
    """AMB-24."""
    played = walker(hero("BER", BERA, 1, 0), key="mouvement.finir_occupe", value=may)
    played.do("ALD", "step", to=at(1, 0))
    if not ends:
        assert refusal(played, "ALD", "end").code == "place-taken"
        return
    played.do("ALD", "end")
    assert played["ALD"].pos == at(1, 0)


def test_B_MOV_23_the_clock_sends_back_whoever_is_left_there() -> None:
    """AMB-24: the GM passes its turn: it stands where it came from."""
    played = walker(hero("BER", BERA, 1, 0))
    played.do("ALD", "step", to=at(1, 0))
    played.gm("set", who="ALD", counter="moves", to=0)
    played.do("ALD", "end")
    assert played["ALD"].pos == at(0, 0)
    assert played.told("stepped-back")
    assert not played["ALD"].has("passing")


def test_B_SIZE_01_the_tiny_share_a_block() -> None:
    """AMB-24."""
    played = fight(foe("A", TINY, 0, 0), foe("B", TINY, 1, 0), hero("ALD", ALDRIC, 9, 9))
    played.do("A", "step", to=at(1, 0))
    played.do("A", "end")
    assert played["A"].pos == at(1, 0)


@pytest.mark.parametrize(("may", "code"), [(True, ""), (False, "place-taken")])
def test_B_MOV_23_striking_out_of_an_ally_s_place(may: bool, code: str) -> None:
    played = walker(hero("BER", BERA, 1, 0), foe("ORC", ORC, 2, 0), faces=[2] if may else [],
                    key="mouvement.agir_occupe", value=may)  # fmt: skip
    played.do("ALD", "step", to=at(1, 0))
    if code:
        assert refusal(played, "ALD", "attack", target="ORC").code == code
    else:
        played.do("ALD", "attack", target="ORC")
        assert played.told("attack.miss")


@pytest.mark.parametrize(("rule", "x"), [("recule", 0), ("reste", 1)])
def test_B_MOV_23_dropping_in_an_ally_s_place(rule: str, x: int) -> None:
    played = walker(hero("BER", BERA, 1, 0), key="mouvement.tombe_occupe", value=rule)
    played.do("ALD", "step", to=at(1, 0))
    played.gm("harm", who="ALD", amount="20")
    assert played["ALD"].has("unconscious")
    assert played["ALD"].pos == at(x, 0)


@pytest.mark.parametrize(("mode", "cost"), [("additif", 3), ("multiplicatif", 4)])
def test_B_MOV_21_what_slows_adds_up_or_multiplies(mode: str, cost: float) -> None:
    """AMB-21: crawling over rubble."""
    played = walker(key="cout.mode", value=mode, facts={"difficult": True})
    played.do("ALD", "prone")
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == 9 - cost


@pytest.mark.parametrize(("which", "cost"), [("une_suffit", 2), ("toutes", 1), ("coin", 1)])
def test_B_MOV_14_one_rough_block_under_a_wide_body(which: str, cost: float) -> None:
    """It comes to stand on (2, 0) and (2, 1); only the second is rough."""
    played = fight(foe("OGR", OGRE, 0, 0), hero("ALD", ALDRIC, 20, 20),
                   facts={("difficult", at(2, 1)): True},
                   settings=choose("grande.difficile", which))  # fmt: skip
    played.do("OGR", "step", to=at(1, 0))
    assert played["OGR"]["moves"] == 9 - cost


@pytest.mark.parametrize(("which", "wall", "closed"), [
    ("une_suffit", at(2, 0), True), ("coin", at(2, 0), False), ("coin", at(0, 1), True),
    ("une_suffit", at(0, 2), True),
])  # fmt: skip
def test_B_MOV_06_a_wide_body_cuts_no_corner_with_either_half(
    which: str, wall: Pos, closed: bool
) -> None:
    """From (0, 0) to (1, 1): (2, 0) is on its way though its corner never passes there."""
    played = fight(foe("OGR", OGRE, 0, 0), hero("ALD", ALDRIC, 20, 20),
                   facts={("filled", wall): True},
                   settings=choose("grande.coins", which))  # fmt: skip
    if closed:
        assert refusal(played, "OGR", "step", to=at(1, 1)).code == "corner"
    else:
        played.do("OGR", "step", to=at(1, 1))


@pytest.mark.parametrize(("which", "zone", "left"), [
    ("une_suffit", at(3, 1), 38), ("coin", at(3, 1), 40), ("coin", at(2, 0), 38),
])  # fmt: skip
def test_B_DMG_11_which_blocks_of_a_wide_body_the_ground_hurts(
    which: str, zone: Pos, left: int
) -> None:
    played = fight(foe("OGR", OGRE, 0, 0), hero("ALD", ALDRIC, 20, 20),
                   settings=choose("grande.zones", which))  # fmt: skip
    played.gm("zone", kind="brulure", at=zone)
    played.do("OGR", "step", to=at(1, 0))
    assert played["OGR"]["pv"] == 40
    played.dice(*["2:2"] * (left < 40))
    played.do("OGR", "step", to=at(2, 0))
    assert played["OGR"]["pv"] == left


@pytest.mark.parametrize(("key", "value", "face", "stays"), [
    ("glissant.difficulte", 10, 8, True), ("glissant.difficulte", 12, 8, False),
    ("glissant.strict", False, 8, True), ("glissant.strict", True, 8, False),
])  # fmt: skip
def test_B_MOV_18_what_keeps_one_on_one_s_feet(
    key: str, value: Any, face: int, stays: bool
) -> None:
    """AMB-22: Agilité 2 and an 8; the world says that it is slippery, so it is hard going too."""
    played = walker(key=key, value=value, facts={"slippery": True}, faces=[face])
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"].has("prone") is not stays
    assert played["ALD"]["moves"] == 7


@pytest.mark.parametrize(("how", "rolls"), [("premiere_case_du_tour", 1), ("chaque_case", 2)])
def test_B_MOV_18_one_roll_a_turn_or_one_a_block(how: str, rolls: int) -> None:
    """AMB-22."""
    played = walker(key="glissant.jet", value=how, facts={"slippery": True}, faces=[15] * rolls)
    played.do("ALD", "step", to=at(1, 0))
    played.do("ALD", "step", to=at(2, 0))
    assert len(played.told("check-success")) == rolls


@pytest.mark.parametrize(("key", "up", "facts"), [
    ("escalade.cout", at(0, 0, 65), {"climb": True}), ("saut.cout", at(0, 0, 65), {}),
])  # fmt: skip
@pytest.mark.parametrize(("price", "left"), [(1, 8), (2, 7)])
def test_B_MOV_03_the_price_of_ladders_and_leaps(
    key: str, up: tuple[int, int, int], facts: dict[str, bool], price: float, left: float
) -> None:
    """AMB-89."""
    played = walker(key=key, value=price, facts=facts)
    played.do("ALD", "step", to=up)
    assert played["ALD"]["moves"] == left


def test_B_MOV_04_nobody_walks_into_a_wall() -> None:
    played = walker(facts={("filled", at(1, 0)): True})
    assert refusal(played, "ALD", "step", to=at(1, 0)).code == "wall"


@pytest.mark.parametrize(("rule", "asked"), [("libre", 0), ("demander", 1)])
@pytest.mark.parametrize("said", ["yes", "no"])
def test_B_SIZE_02_an_ally_is_asked_or_not(rule: str, asked: int, said: str) -> None:
    """AMB-27."""
    played = walker(hero("BER", BERA, 1, 0), key="passage.allie", value=rule,
                    answers={("BER", "let-pass"): said})  # fmt: skip
    if asked and said == "no":
        assert refusal(played, "ALD", "step", to=at(1, 0)).code == "passage-kept"
    else:
        played.do("ALD", "step", to=at(1, 0))
        assert played["ALD"].pos == at(1, 0)
        assert len(played.asked("let-pass")) == asked


@pytest.mark.parametrize("rule", ["sur_annonce", "jamais"])
def test_B_MOV_24_a_foe_that_lets_somebody_by(rule: str) -> None:
    """AMB-27: it says so beforehand, at any time, and may take it back."""
    played = walker(foe("ORC", ORC, 1, 0), key="passage.ennemi", value=rule)
    assert refusal(played, "ALD", "step", to=at(1, 0)).code == "passage-closed"
    if rule == "jamais":
        assert refusal(played, "ORC", "let-pass", whom="ALD").code == "passage-closed"
        return
    played.do("ORC", "let-pass", whom="ALD")
    played.do("ALD", "step", to=at(1, 0))
    played.do("ORC", "let-pass", whom="ALD")
    assert not played["ALD"].has("lets-pass")


@pytest.mark.parametrize(("size", "key", "usual"), [
    ("TP", "taille.tp", 1), ("P", "taille.p", 1), ("M", "taille.m", 1), ("G", "taille.g", 2),
    ("TG", "taille.tg", 3), ("Gig", "taille.gig", 4),
])  # fmt: skip
@pytest.mark.parametrize("more", [0, 1])
def test_B_SIZE_01_how_wide_a_size_is(size: str, key: str, usual: int, more: int) -> None:
    """AMB-26."""
    beast = OGRE.model_copy(update={"taille": size})
    played = fight(foe("OGR", beast, 0, 0), hero("ALD", ALDRIC, 20, 20),
                   settings=choose(key, usual + more) if more else {})  # fmt: skip
    assert played["OGR"].box().width == usual + more


@pytest.mark.parametrize(("unit", "left"), [("convertie", 9), ("marche", 13.5)])
def test_B_MOV_20_getting_up_in_the_metres_of_the_air(unit: str, left: float) -> None:
    """Half of nine, in a flight whose eighteen metres are left."""
    played = fight(
        hero("X", FLYER), foe("ORC", ORC, 20, 20), settings=choose("relever.unite", unit)
    )
    played.gm("effect", who="X", name="mode", data={"mode": "vol"})
    played.gm("set", who="X", counter="moves", to=18)
    played.gm("effect", who="X", name="prone")
    played.do("X", "stand")
    assert played["X"]["moves"] == left


@pytest.mark.parametrize(("worth", "left"), [(1, 7), (2, 14)])
def test_B_MOV_12_what_a_swimming_spell_is_worth(worth: float, left: float) -> None:
    """AMB-16."""
    played = walker(key="facteur.nage_sort", value=worth)
    played.gm("effect", who="ALD", name="swim-spell")
    played.do("ALD", "mode", mode="nage")
    assert played["ALD"]["moves"] == left


@pytest.mark.parametrize(("rule", "mode", "left"), [
    ("pieds_et_tete", "", 7), ("pieds", "nage", 2.5),
])  # fmt: skip
def test_B_MOV_10_knee_deep_one_wades_or_swims(rule: str, mode: str, left: float) -> None:
    """AMB-83: wading costs one more; swimming, the change of mode and half of what is left."""
    played = walker(key="eau.nage", value=rule, facts={("water", at(1, 0)): True})
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == left
    assert played["ALD"].has("mode") is bool(mode)


DEEP = {("water", at(x, 0, y)): True for x in (1, 2) for y in (64, 65)}


@pytest.mark.parametrize(("how", "left"), [("automatique", [2.5, 1.5]), ("commande", [8, 7])])
def test_B_MOV_11_deep_water_makes_one_swim_or_waits_to_be_told(
    how: str, left: list[float]
) -> None:
    """AMB-83: (9 − 2) ÷ 2 − 1; the next block is one more metre of swimming."""
    played = walker(key="eau.passage", value=how, facts=DEEP)
    found = []
    for x in (1, 2):
        played.do("ALD", "step", to=at(x, 0))
        found.append(played["ALD"]["moves"])
    assert found == left


def test_B_MOV_11_out_of_the_water_again_and_too_tired_for_it() -> None:
    """(2.5 − 2) × 2 = 1 metre on foot, just enough for the shore."""
    played = walker(facts=DEEP)
    played.do("ALD", "step", to=at(1, 0))
    played.do("ALD", "step", to=at(0, 0))
    assert (played["ALD"]["moves"], played["ALD"].has("mode")) == (0, False)
    weary = walker(facts=DEEP)
    weary.gm("set", who="ALD", counter="moves", to=1.5)
    assert refusal(weary, "ALD", "step", to=at(1, 0)).code == "too-far"
    assert weary["ALD"]["moves"] == 1.5


def test_B_MOV_10_a_turn_that_begins_in_deep_water_is_a_swimmer_s() -> None:
    played = fight(foe("ORC", ORC, 20, 20), hero("ALD", ALDRIC, 1, 0), facts=DEEP)
    played.do("ORC", "end")
    assert (played["ALD"]["moves"], played["ALD"].has("mode")) == (4.5, True)


SHOT = {("immersed", "ALD"): True}


@pytest.mark.parametrize(("who", "wet", "hindered"), [
    ("attaquant_ou_cible", "ALD", True), ("attaquant_ou_cible", "ORC", True),
    ("attaquant", "ALD", True), ("attaquant", "ORC", False),
    ("cible", "ALD", False), ("cible", "ORC", True),
])  # fmt: skip
def test_B_UW_01_who_must_be_under_water(who: str, wet: str, hindered: bool) -> None:
    """AMB-87: the world says who is."""
    sword = ALDRIC.model_copy(update={"armes": (SWORD,)})
    played = fight(hero("ALD", sword), foe("ORC", ORC), facts={("immersed", wet): True},
                   faces=[2, 2] if hindered else [2],
                   settings=choose("sous_l_eau.condition", who))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert ("-underwater" in played.last("attack.miss").params["roll"].why) is hindered


def test_B_UW_02_a_shot_too_far_under_water_is_lost_as_the_world_has_it() -> None:
    archer = BERA.model_copy(update={"armes": (BOW,)})
    played = fight(hero("BER", archer), foe("ORC", ORC, 16, 0), facts={("immersed", "ORC"): True})
    played.do("BER", "attack", target="ORC")
    assert played.told("attack-lost")
    assert played["BER"]["full"] == 0
    dry = fight(hero("BER", archer), foe("ORC", ORC, 16, 0))
    assert refusal(dry, "BER", "attack", target="ORC").code == "out-of-range"
    assert dry["BER"]["full"] == 1


def test_B_UW_04_fire_is_asked_about_and_the_state_goes_with_the_water() -> None:
    played = walker(facts={("immersed", "ALD"): True})
    played.gm("harm", who="ALD", amount="12", type="feu")
    assert (played["ALD"]["pv"], played["ALD"].has("immersed")) == (14, True)
    played.ports.world.clear()
    played.gm("harm", who="ALD", amount="4", type="feu")
    assert (played["ALD"]["pv"], played["ALD"].has("immersed")) == (10, False)
    played.gm("effect", who="ALD", name="immersed")
    played.gm("harm", who="ALD", amount="4", type="feu")
    assert (played["ALD"]["pv"], played["ALD"].has("immersed")) == (8, True)


@pytest.mark.parametrize(("key", "value", "height", "deliberate", "lost"), [
    ("chute.libre", 1, 2, 1, 2), ("chute.libre", 3, 2, 1, 0), ("chute.libre", 3, 2, 0, 2),
    ("chute.degats_par_metre", 1, 4, 0, 4), ("chute.degats_par_metre", 2, 4, 0, 8),
])  # fmt: skip
def test_B_MOV_27_what_a_fall_does(
    key: str, value: int, height: int, deliberate: int, lost: int
) -> None:
    """AMB-25: jumping down two or three blocks is everyday life for some."""
    played = walker(key=key, value=value)
    played.gm("fall", who="ALD", height=height, deliberate=deliberate)
    assert played["ALD"]["pv"] == 20 - lost


@pytest.mark.parametrize(("which", "left"), [("tous", 7), ("essentiels", 8)])
def test_B_MOV_16_all_that_the_world_can_tell_or_the_least(which: str, left: float) -> None:
    played = walker(key="monde.faits", value=which, facts={"water": False, "slippery": True},
                    faces=[19] if which == "tous" else [])  # fmt: skip
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == left


@pytest.mark.parametrize(("rule", "sees", "why"), [
    ("ignoree", False, ()), ("compte", False, ("-unseen-target",)), ("compte", True, ()),
])  # fmt: skip
def test_B_VIS_01_the_dark(rule: str, sees: bool, why: tuple[str, ...]) -> None:
    """The orc stands in the dark, Aldric does not."""
    me = ALDRIC.model_copy(update={"vision_nocturne": sees})
    played = fight(hero("ALD", me), foe("ORC", ORC), facts={("light", at(1, 0)): "dark"},
                   faces=[2, 2] if why else [2],
                   settings=choose("monde.lumiere", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == why
