"""How a fight begins, runs and ends: each choice with its default and what else it may be."""

import pytest

from rules.blocs import RULESET
from rules.engine.requests import Refused
from tests.rules.blocs.choices import choose
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, ORC, SWORD, at, fight, foe, hero, weapon
from tests.rules.scripted import Played

NET = weapon("filet", degats="", mode="distance", portee_max=15,
             effets=({"statut": "paralysed", "tours": 1},))  # fmt: skip
HUSH = weapon("chut", sorte="sort", degats="", portee="longue", type="magique",
              effets=({"statut": "silenced", "tours": 2},))  # fmt: skip
BOLT = weapon("trait", sorte="sort", portee="longue", degats="1d6", type="magique", cout_mana=3)
CROSSBOW = weapon("arbalète", mode="distance", portee_max=25, recharge=True)
VENOM = weapon("dard", mode="distance", portee_max=15, degats="", type="poison")


def with_arms(sheet, *arms):  # type: ignore[no-untyped-def]
    return sheet.model_copy(update={"armes": arms})


@pytest.mark.parametrize(("unit", "still"), [("tour_de_la_cible", False), ("round", True)])
def test_B_STA_01_a_turn_is_the_victim_s_or_a_round(unit: str, still: bool) -> None:
    """AMB-01: put on it before its turn, it ends with that turn, or a whole round later."""
    played = fight(
        hero("ALD", with_arms(ALDRIC, NET)), foe("ORC", ORC, 5, 0), hero("BER", BERA, 9, 9),
        faces=[15], settings=choose("duree.unite", unit),
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "end")
    assert played.fight.actor.id == "BER"
    assert played["ORC"].has("paralysed") is still
    played.do("BER", "end")
    assert not played["ORC"].has("paralysed")


@pytest.mark.parametrize(("unit", "ticks"), [("tour_de_la_cible", 2), ("round", 2)])
def test_B_DMG_01_poison_hurts_as_often_in_turns_as_in_rounds(unit: str, ticks: int) -> None:
    """AMB-01: two rounds from a blow struck before the victim's turn are two of its turns."""
    played = fight(
        hero("ALD", with_arms(ALDRIC, VENOM)), foe("ORC", ORC, 5, 0), faces=[15],
        settings=choose("duree.unite", unit),
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.dice(*[1] * ticks)
    for who in ("ALD", "ORC", "ALD", "ORC", "ALD"):
        played.do(who, "end")
    assert (played["ORC"]["pv"], played["ORC"].has("tick-poison")) == (15 - ticks, False)


@pytest.mark.parametrize(("when", "faces", "points"), [
    ("a_son_tour", [10, 5], 15), ("aussitot", [15, "8:4", 10, 5], 9),
])  # fmt: skip
def test_B_ENC_01_the_opening_act_waits_or_is_carried_out(
    when: str, faces: list[int | str], points: int
) -> None:
    """AMB-08."""
    played = Played(
        RULESET, hero("ALD", ALDRIC), foe("ORC", ORC), faces=faces,
        settings=choose("combat.action_initiale", when),
    )  # fmt: skip
    played.do("ALD", "hostilities", target="ORC")
    assert (played["ORC"]["pv"], played.fight.clock.round) == (points, 1)
    assert not played.asked("defence")
    assert played["ALD"]["full"] == 1


@pytest.mark.parametrize(("when", "asked"), [
    ("aussitot", [1, 1, 1]), ("debut_de_round", [0, 0, 1]),
])  # fmt: skip
def test_B_ENC_05_the_end_is_proposed_at_once_or_as_the_round_begins(
    when: str, asked: list[int]
) -> None:
    played = fight(
        hero("ALD", ALDRIC), hero("BER", BERA, 5, 5), foe("ORC", ORC),
        settings=choose("combat.fin_proposee", when),
    )  # fmt: skip
    played.gm("harm", who="ORC", amount="15")
    counts = []
    for who in ("ALD", "BER"):
        played.do(who, "end")
        counts.append(len(played.asked("fight-over")))
    assert [counts[0], counts[0], counts[1]] == asked
    if when == "aussitot":
        played.gm("resurrect", who="ORC")
        played.do("ALD", "end")
        played.gm("harm", who="ORC", amount="5")
        played.do("BER", "end")
        assert len(played.asked("fight-over")) == 2


@pytest.mark.parametrize(("order", "stable", "bad"), [
    ("avant_effets", False, 1), ("apres_effets", True, 0),
])  # fmt: skip
def test_B_DTH_04_fate_before_or_after_what_lingers(order: str, stable: bool, bad: int) -> None:
    """AMB-75."""
    dying = hero("BER", BERA, 1, 0, pv=0, **{"fate-good": 2})
    faces = [10, "4:3"] if order == "avant_effets" else ["4:3", 10]
    played = fight(
        foe("ORC", ORC, 9, 9), dying, faces=faces, settings=choose("debut_tour.destin", order)
    )
    played.gm("effect", who="BER", name="tick-acide")
    played.do("ORC", "end")
    assert (played["BER"].has("stable"), played["BER"]["fate-bad"]) == (stable, bad)


@pytest.mark.parametrize(("key", "value", "verb", "left"), [
    ("action.chercher", "complete", "search", (0, 1)),
    ("action.chercher", "demi", "search", (1, 0)),
    ("percevoir.cout", "libre", "peer", (1, 1)), ("percevoir.cout", "demi", "peer", (1, 0)),
    ("percevoir.cout", "complete", "peer", (0, 1)),
])  # fmt: skip
def test_B_ACT_13_B_VIS_02_what_it_costs_to_look(
    key: str, value: str, verb: str, left: tuple[int, int]
) -> None:
    """AMB-12, 41."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), faces=[10],
                   settings=choose(key, value))  # fmt: skip
    played.do("ALD", verb)
    assert (played["ALD"]["full"], played["ALD"]["half"]) == left


@pytest.mark.parametrize(("key", "verb"), [
    ("exclusif.foncer", "dash"), ("exclusif.desengager", "disengage"),
])  # fmt: skip
@pytest.mark.parametrize("alone", [True, False])
def test_B_ACT_05_06_alone_or_after_a_half_action(key: str, verb: str, alone: bool) -> None:
    """AMB-13."""
    played = fight(hero("BER", BERA), foe("ORC", ORC, 9, 9), faces=[1, 1],
                   settings=choose(key, alone))  # fmt: skip
    played.do("BER", "use", item="potion")
    if not alone:
        played.do("BER", verb)
        return
    with pytest.raises(Refused, match="not-after-another"):
        played.do("BER", verb)


@pytest.mark.parametrize(("too", "free"), [(False, 1), (True, 0)])
def test_B_ACT_05_a_gesture_beside_a_dash(too: bool, free: int) -> None:
    """AMB-82."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9),
                   settings=choose("exclusif.interaction", too))  # fmt: skip
    played.do("ALD", "dash")
    assert played["ALD"]["free"] == free


@pytest.mark.parametrize(("mode", "metres"), [("ajoute_n", 14), ("double_le_reste", 10)])
def test_B_ACT_05_what_a_dash_adds(mode: str, metres: float) -> None:
    """AMB-14: four of nine metres already walked."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 20, 20),
                   settings=choose("foncer.mode", mode))  # fmt: skip
    for x in (1, 2, 3, 4):
        played.do("ALD", "step", to=at(x, 0))
    played.do("ALD", "dash")
    assert played["ALD"]["moves"] == metres


@pytest.mark.parametrize(("moment", "faces", "points"), [
    ("apres_declencheur", [], 15), ("avant_declencheur", [15, 4], 9),
])  # fmt: skip
def test_B_ACT_10_before_or_after_what_sets_it_off(
    moment: str, faces: list[int], points: int
) -> None:
    """AMB-38: an orc walks out of reach: once it has, the sword no longer finds it."""
    played = fight(
        hero("ALD", with_arms(ALDRIC, SWORD)), foe("ORC", ORC),
        answers={"ready-trigger": "yes", "ready-release": "yes"},
        settings=choose("pret.moment", moment),
    )  # fmt: skip
    played.do("ALD", "ready", when="step", target="ORC")
    played.do("ALD", "end")
    played.dice(*faces)
    played.do("ORC", "step", to=at(2, 0))
    assert (played["ORC"]["pv"], played["ORC"].pos) == (points, at(2, 0))


@pytest.mark.parametrize(("rule", "kept"), [("attend", True), ("perdu", False)])
def test_B_ACT_11_B_STA_02_a_spell_held_ready_by_somebody_silenced(rule: str, kept: bool) -> None:
    """Kept or lost, it is not let go while the silence lasts."""
    played = fight(
        hero("CYR", with_arms(CYRA, BOLT), 5, 0), foe("ORC", with_arms(ORC, HUSH)), faces=[19],
        answers={"ready-trigger": "yes", "ready-release": "yes"},
        settings=choose("pret.magie_coupee", rule),
    )  # fmt: skip
    played.do("CYR", "ready", when="step", target="ORC", weapon="trait")
    played.do("CYR", "end")
    played.do("ORC", "attack", target="CYR")
    assert (played["CYR"].has("silenced"), played["CYR"].has("ready")) == (True, kept)
    played.do("ORC", "step", to=at(2, 0))
    assert not played.told("ready-released")
    assert played["ORC"]["pv"] == 15


@pytest.mark.parametrize(("until", "locked"), [
    ("debut_prochain_tour", True), ("fin_du_tour", False),
])  # fmt: skip
def test_B_ACT_14_how_long_whoever_reloads_has_no_reflex(until: str, locked: bool) -> None:
    """AMB-40."""
    played = fight(
        hero("ALD", with_arms(ALDRIC, CROSSBOW)), foe("ORC", ORC, 9, 0), faces=[2],
        settings=choose("recharger.verrou", until),
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "reload")
    played.do("ALD", "end")
    assert played["ALD"].has("reloading") is locked


@pytest.mark.parametrize(("pool", "key"), [
    ("mana", "recuperation.mana"), ("stamina", "recuperation.stamina"),
])  # fmt: skip
@pytest.mark.parametrize(("back", "left"), [(0, 5), (3, 8), (20, 10)])
def test_B_TURN_07_pools_may_come_back_a_little(pool: str, key: str, back: int, left: int) -> None:
    """AMB-93: never above the most there is."""
    sheet = ALDRIC.model_copy(update={"mana_max": 10, "stamina_max": 10})
    played = fight(foe("ORC", ORC, 9, 9), hero("ALD", sheet, mana=5, stamina=5),
                   settings=choose(key, back))  # fmt: skip
    played.do("ORC", "end")
    assert played["ALD"][pool] == left
