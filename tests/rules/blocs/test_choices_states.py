"""Harm, states, death, sheets: each choice with its default and what else it may be."""

from typing import Any

import pytest

from rules.blocs.sheet import Sheet
from tests.rules.blocs.choices import choose
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    CYRA,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import refusal

VENOM = weapon("dard", mode="distance", portee_min=0, portee_max=15, degats="", type="poison",
               tic="1d6", tours_tic=3)  # fmt: skip
CHOKE = weapon("étau", degats="", type="asphyxie", effets=({"statut": "grappled"},))
FROST = weapon("givre", sorte="sort", portee="moyenne", degats="2d6", type="brulure",
               element="glace", effet="aucun")  # fmt: skip
NET = weapon("filet", degats="", mode="distance", portee_min=0, portee_max=15,
             effets=({"statut": "rooted", "tours": 1},))  # fmt: skip


def armed(sheet: Any, *arms: Any) -> Any:
    return sheet.model_copy(update={"armes": arms})


@pytest.mark.parametrize(("rule", "poisoned"), [("cessent", False), ("restent", True)])
def test_B_ENC_05_poison_that_outlasts_the_fight(rule: str, poisoned: bool) -> None:
    """Bleeding stays until it is treated."""
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), settings=choose("degats.apres_combat", rule)
    )
    played.gm("effect", who="ALD", name="tick-poison")
    played.gm("effect", who="ALD", name="bleeding")
    played.gm("over", why="trêve")
    assert (played["ALD"].has("tick-poison"), played["ALD"].has("bleeding")) == (poisoned, True)


@pytest.mark.parametrize(("moment", "points"), [
    ("debut_tour_cible", [12, 12]), ("fin_tour_cible", [15, 12]),
])  # fmt: skip
def test_B_DMG_01_when_what_lingers_hurts(moment: str, points: list[int]) -> None:
    """AMB-50."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), faces=["4:3"],
                   settings=choose("tic.moment", moment))  # fmt: skip
    played.gm("effect", who="ORC", name="bleeding")
    played.do("ALD", "end")
    found = [played["ORC"]["pv"]]
    played.do("ORC", "end")
    assert [*found, played["ORC"]["pv"]] == points


@pytest.mark.parametrize(("rule", "die", "turns"), [("de_la_source", 6, 3), ("de_base", 4, 2)])
def test_B_DMG_05_a_poison_worse_than_most(rule: str, die: int, turns: int) -> None:
    """AMB-52."""
    played = fight(hero("ALD", armed(ALDRIC, VENOM)), foe("ORC", ORC, 5), faces=[15],
                   settings=choose("tic.de", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.dice(*[f"{die}:1"] * turns)
    for _ in range(turns + 1):
        played.do("ALD", "end")
        played.do("ORC", "end")
    assert (played["ORC"]["pv"], played["ORC"].has("tick-poison")) == (15 - turns, False)


@pytest.mark.parametrize(("turns", "ends"), [(0, False), (1, True)])
def test_B_DMG_06_how_long_one_chokes(turns: int, ends: bool) -> None:
    """AMB-53: until the hold ends, or so many turns."""
    played = fight(hero("ALD", armed(ALDRIC, CHOKE)), foe("ORC", ORC), faces=[15],
                   settings=choose("asphyxie.tours", turns))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.dice("4:1")
    played.do("ALD", "end")
    assert played["ORC"].has("tick-asphyxie") is not ends
    assert played["ORC"].has("grappled")
    played.do("ORC", "end")
    played.do("ALD", "release")
    assert not played["ORC"].has("tick-asphyxie")


@pytest.mark.parametrize(("rule", "hurts"), [
    ("debut_ou_entree", [0, 1, 1]), ("debut", [0, 0, 1]), ("fin", [1, 1, 2]),
])  # fmt: skip
def test_B_DMG_11_when_the_ground_hurts(rule: str, hurts: list[int]) -> None:
    """AMB-51: on the way in, as that turn ends, and as the next begins."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), settings=choose("zone.moment", rule))
    played.gm("zone", kind="acide", at=at(1, 0))
    played.dice(*["4:1"] * 4)
    played.do("ALD", "step", to=at(1, 0))
    entered = 20 - played["ALD"]["pv"]
    played.do("ALD", "end")
    ended = 20 - played["ALD"]["pv"]
    played.do("ORC", "end")
    begun = 20 - played["ALD"]["pv"]
    if rule == "debut_ou_entree":
        assert (entered, ended, begun) == (1, 1, 2)
    elif rule == "debut":
        assert (entered, ended, begun) == (0, 0, 1)
    else:
        assert (entered, ended, begun) == (0, 1, 1)


@pytest.mark.parametrize(("rule", "lost"), [("element", 8), ("brulure", 4)])
def test_B_DMG_10_whether_a_cold_burn_is_fire(rule: str, lost: int) -> None:
    """AMB-58: against somebody whom fire hardly hurts."""
    target = ORC.model_copy(update={"resistances": ("feu",)})
    played = fight(hero("CYR", armed(CYRA, FROST), 5, 0), foe("ORC", target), faces=[15, 4, 4],
                   settings=choose("feu.selon", rule))  # fmt: skip
    played.do("CYR", "attack", target="ORC")
    assert played["ORC"]["pv"] == 15 - lost


@pytest.mark.parametrize(("rule", "look"), [(False, "unhurt"), (True, "wounded")])
def test_B_HP_03_at_exactly_half(rule: bool, look: str) -> None:
    """AMB-91."""
    target = ORC.model_copy(update={"pv_max": 16})
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", target), settings=choose("blesse.a_la_moitie", rule)
    )
    played.gm("harm", who="ORC", amount="8")
    assert played.last("harm-creature").params["health"] == look


@pytest.mark.parametrize("falls", [True, False])
def test_B_DTH_03_whoever_faints_falls_prone(falls: bool) -> None:
    """AMB-65."""
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), settings=choose("inconscient.a_terre", falls)
    )
    played.gm("harm", who="ALD", amount="20")
    assert played["ALD"].has("prone") is falls


@pytest.mark.parametrize(("blind", "faces"), [(True, [2, 3]), (False, [2])])
def test_B_DTH_03_B_VIS_04_whoever_faints_sees_nobody(blind: bool, faces: list[int]) -> None:
    """AMB-65: advantage against them."""
    played = fight(foe("ORC", ORC), hero("ALD", ALDRIC), hero("BER", BERA, 9, 9), faces=faces,
                   settings=choose("inconscient.aveugle", blind))  # fmt: skip
    played.gm("harm", who="ALD", amount="20")
    played.do("ORC", "attack", target="ALD")
    assert len(played.last("attack.miss").params["roll"].dice) == len(faces)


@pytest.mark.parametrize(("rule", "poisoned"), [(True, False), (False, True)])
def test_B_DTH_15_sparing_somebody_who_is_poisoned(rule: bool, poisoned: bool) -> None:
    """Or the next tick would undo it; the bleeding stops as when anybody is made stable."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", ORC), faces=[15, 8],
                   answers={"knock-out": "knock-out"},
                   settings=choose("assommer.arrete_effets", rule))  # fmt: skip
    played.gm("effect", who="ORC", name="bleeding")
    played.gm("effect", who="ORC", name="tick-poison")
    played.gm("set", who="ORC", counter="pv", to=5)
    played.do("ALD", "attack", target="ORC")
    assert played["ORC"].has("unconscious")
    assert (played["ORC"].has("bleeding"), played["ORC"].has("tick-poison")) == (False, poisoned)


@pytest.mark.parametrize(("rule", "asked"), [("mj", 1), ("formule", 0)])
def test_B_DTH_12_who_says_how_hard_first_aid_is(rule: str, asked: int) -> None:
    """AMB-67: ten, and two for each failure."""
    dying = hero("BER", BERA, 1, 0, pv=0, **{"fate-bad": 1})
    played = fight(hero("ALD", ALDRIC), dying, foe("ORC", ORC, 9, 9), faces=[9],
                   settings=choose("stabiliser.difficulte", rule))  # fmt: skip
    played.do("ALD", "stabilise", target="BER")
    assert len(played.asked("stabilise")) == asked
    assert played.last("aid-success").params["difficulty"] == 12


@pytest.mark.parametrize("turns", [5, 2])
def test_B_DTH_14_turns_until_one_comes_to(turns: int) -> None:
    """AMB-68."""
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 1, 0, pv=0), foe("ORC", ORC, 9, 9),
                   faces=[15], settings=choose("stable.tours", turns))  # fmt: skip
    played.do("ALD", "stabilise", target="BER")
    waited = 0
    while not played["BER"]["pv"]:
        played.do("ALD", "end")
        waited += 1
        if played.fight.actor.id == "ORC":
            played.do("ORC", "end")
    assert waited == turns


@pytest.mark.parametrize(("rule", "points"), [("pv_max", 20), ("moitie", 10)])
def test_B_HP_06_what_a_rest_gives_back(rule: str, points: int) -> None:
    """AMB-86."""
    played = fight(
        hero("ALD", ALDRIC, pv=3), foe("ORC", ORC), settings=choose("repos.complet", rule)
    )
    played.gm("rest", who="ALD")
    assert played["ALD"]["pv"] == points


@pytest.mark.parametrize(("points", "left"), [(1, 1), (12, 12), (99, 15)])
def test_B_HP_06_points_after_death(points: int, left: int) -> None:
    """AMB-86."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), settings=choose("resurrection.pv", points))
    played.gm("harm", who="ORC", amount="40")
    played.gm("resurrect", who="ORC")
    assert played["ORC"]["pv"] == left


@pytest.mark.parametrize(("rule", "still"), [("ne_compte_pas", True), ("compte", False)])
def test_B_STA_01_a_state_put_on_somebody_in_their_own_turn(rule: str, still: bool) -> None:
    """A foe that held an arrow ready shoots as Aldric walks."""
    played = fight(
        foe("ORC", armed(ORC, NET), 5, 0), hero("ALD", ALDRIC), faces=[15],
        answers={"ready-trigger": "yes", "ready-release": "yes"},
        settings=choose("statut.pendant_son_tour", rule),
    )  # fmt: skip
    played.do("ORC", "ready", when="step", target="ALD")
    played.do("ORC", "end")
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"].has("rooted")
    played.do("ALD", "end")
    assert played["ALD"].has("rooted") is still


@pytest.mark.parametrize(("key", "value"), [
    ("paralysie.mouvement", True), ("paralysie.action", True), ("paralysie.reaction", True),
    ("paralysie.mouvement", False), ("paralysie.action", False), ("paralysie.reaction", False),
])  # fmt: skip
def test_B_STA_01_what_paralysis_takes_away(key: str, value: bool) -> None:
    """AMB-55."""
    played = fight(foe("ORC", ORC), hero("ALD", ALDRIC), faces=[2], settings=choose(key, value))
    played.gm("effect", who="ALD", name="paralysed", turns=2)
    played.do("ORC", "attack", target="ALD")
    reacts = bool(played.asked("defence"))
    played.do("ORC", "end")
    acts = played.fight.actor.id == "ALD"
    assert (reacts, acts) == (key == "paralysie.reaction" and not value,
                              key == "paralysie.action" and not value)  # fmt: skip
    if acts:
        assert refusal(played, "ALD", "step", to=at(0, 1)).code in ("held", "too-far")


def test_B_STA_01_somebody_paralysed_who_may_do_both() -> None:
    """AMB-55: with all three keys, it is a state in name alone."""
    free = {"paralysie": {"mouvement": False, "action": False, "reaction": False}}
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), settings=free)
    played.gm("effect", who="ALD", name="paralysed")
    played.do("ALD", "step", to=at(0, 1))


@pytest.mark.parametrize(("metres", "code"), [(8, "blinded"), (9, "")])
def test_B_STA_04_how_far_the_blinded_see(metres: int, code: str) -> None:
    """AMB-42."""
    bow = weapon("arc", mode="distance", portee_min=0, portee_max=15)
    played = fight(hero("ALD", armed(ALDRIC, bow)), foe("ORC", ORC, 9), faces=[2],
                   settings=choose("cecite.rayon", metres))  # fmt: skip
    played.gm("effect", who="ALD", name="blinded")
    if code:
        assert refusal(played, "ALD", "attack", target="ORC").code == code
    else:
        played.do("ALD", "attack", target="ORC")


@pytest.mark.parametrize(("rule", "code"), [("cible_imposee", "rage"), ("libre", "")])
def test_B_STA_06_whether_rage_is_obeyed(rule: str, code: str) -> None:
    """AMB-56."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), hero("BER", BERA, 0, 1), foe("ORC", ORC),
                   faces=[2], settings=choose("enragement.mode", rule))  # fmt: skip
    played.gm("effect", who="ALD", name="rage", data={"target": "BER"})
    if code:
        assert refusal(played, "ALD", "attack", target="ORC").code == code
    else:
        played.do("ALD", "attack", target="ORC")


@pytest.mark.parametrize(("rule", "metres"), [("nul", 0), ("moitie", 4)])
def test_B_GRP_07_how_far_whoever_is_held_may_go(rule: str, metres: float) -> None:
    """AMB-62."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[15, 2],
                   settings=choose("agrippe.deplacement", rule))  # fmt: skip
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "end")
    assert played["ORC"]["moves"] == metres


@pytest.mark.parametrize(("share", "left"), [(0.5, 7), (1.0, 8)])
def test_B_GRP_06_what_dragging_leaves(share: float, left: float) -> None:
    """AMB-63."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[15, 2],
                   settings=choose("trainer.facteur", share))  # fmt: skip
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "step", to=at(-1, 0))
    assert played["ALD"]["moves"] == left


# -- sheets ------------------------------------------------------------------------------------

SCORED = Sheet(pv_max=20, ca=10, force=16, armes=(SWORD,))


@pytest.mark.parametrize(("source", "sheet", "worth"), [
    ("direct", ALDRIC, 3), ("score", SCORED, 3),
])  # fmt: skip
def test_B_ATK_05_modifiers_or_scores(source: str, sheet: Sheet, worth: int) -> None:
    """AMB-05: 16 is worth 3; what nobody wrote is worth nothing."""
    played = fight(hero("X", armed(sheet, SWORD)), foe("ORC", ORC), faces=[2, 2],
                   settings=choose("modificateur.source", source))  # fmt: skip
    played.do("X", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].mods[0].value == worth
    if source == "score":
        played.do("X", "check", what="mental", dc=2)
        assert played.last("check-success").params["roll"].total == 2


BOLT = weapon("trait", sorte="sort", portee="moyenne", degats="2d6", type="magique")


@pytest.mark.parametrize(("rule", "gain"), [(False, 1), (True, 4)])
def test_B_DEF_05_contre_by_its_own_name(rule: bool, gain: int) -> None:
    """AMB-32: the same as Contrôle, or another attribute."""
    target = ORC.model_copy(update={"controle": 1, "contre": 4})
    played = fight(hero("CYR", armed(CYRA, BOLT), 5, 0), foe("ORC", target), faces=[2],
                   settings=choose("attribut.contre_distinct", rule))  # fmt: skip
    played.do("CYR", "attack", target="ORC")
    (ask,) = played.asked("defence")
    assert ask.about["gains"]["magic-absorb"] == gain
    assert Sheet(contre=4).controle == 4


@pytest.mark.parametrize(("rule", "gain"), [("distinctes", -1), ("confondues", 4)])
def test_B_DEF_02_two_words_for_quick(rule: str, gain: int) -> None:
    """AMB-34: a target of Agilité −1 and Dextérité 4 dodges."""
    target = ORC.model_copy(update={"agilite": -1, "dexterite": 4})
    played = fight(foe("ORC", target), hero("ALD", armed(ALDRIC, SWORD)),
                   settings=choose("attribut.agilite_dexterite", rule))  # fmt: skip
    played.do("ORC", "end")
    played.dice(2)
    played.do("ALD", "attack", target="ORC")
    (ask,) = played.asked("defence")
    assert ask.about["gains"]["dodge"] == gain


@pytest.mark.parametrize(("rule", "total"), [("propre", 2 + 1 + 2), ("dexterite", 2 + 4 + 2)])
def test_B_GEN_03_habilite_by_another_name(rule: str, total: int) -> None:
    """AMB-35: a check of medicine."""
    sheet = ALDRIC.model_copy(update={"dexterite": 4})
    played = fight(hero("ALD", sheet), foe("ORC", ORC), faces=[2],
                   settings=choose("attribut.habilite", rule))  # fmt: skip
    played.do("ALD", "check", what="medecine", dc=30)
    assert played.last("check-failure").params["roll"].total == total


@pytest.mark.parametrize(("rule", "total"), [
    ("attribut_et_competence", 2 + 1 + 2), ("competence", 2 + 2), ("attribut", 2 + 1),
])  # fmt: skip
def test_B_GEN_03_what_an_attribute_with_a_skill_adds_up_to(rule: str, total: int) -> None:
    """AMB-36: Perception 1, Vigilance 2."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[2],
                   settings=choose("jet.formule", rule))  # fmt: skip
    played.do("ALD", "check", what="vigilance", dc=30)
    assert played.last("check-failure").params["roll"].total == total
