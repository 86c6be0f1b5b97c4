"""Acts at their edges: what silence and reloading forbid, what help is spent on, what sets off."""

import pytest

from rules.blocs import RULESET
from rules.blocs.conditions import passive_perception
from rules.blocs.sheet import Sheet
from rules.engine.requests import GM, Refused
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    CYRA,
    DAGGER,
    GOBLIN,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played

GUARD = weapon(
    "garde", sorte="technique", action="reaction", bonus_defense=2, cout_stamina=2, degats=""
)
WARD = weapon("bouclier", sorte="sort", action="reaction", bonus_defense=2, degats="")
BALL = weapon("boule", sorte="sort", mode="distance", degats="", type="magique", portee_max=15,
              zone_rayon=1)  # fmt: skip
SHADOW = weapon("pas de l'ombre", sorte="sort", degats="", teleporte=8)
WALL = weapon("mur", sorte="sort", usage="zone", mode="distance", degats="", type="brulure",
              portee_max=15, sol="brulure", tours_sol=2)  # fmt: skip
MAGE = CYRA.model_copy(update={"armes": (BALL, SHADOW, WALL)})
CROSSBOW = weapon("arbalète", mode="distance", recharge=True, portee_max=25)


def defences(played: Played) -> list[tuple[str, ...]]:
    return [getattr(ask, "options", ()) for ask in played.asked("defence")]


def struck(sheet: Sheet, *effects: str) -> Played:
    """An orc misses somebody who bears these effects."""
    played = fight(foe("ORC", ORC), hero("X", sheet, 0, 0), faces=[2])
    for effect in effects:
        played.gm("effect", who="X", name=effect)
    played.do("ORC", "attack", target="X")
    return played


@pytest.mark.parametrize("effect", ["reloading", "surprised", "paralysed"])
def test_B_ACT_14_B_DEF_06_no_reflex_no_extra_defence_either(effect: str) -> None:
    aegis = {"nom": "Égide", "reserve": "stamina", "cout": 4, "types": ("dodge",)}
    sheet = Sheet.model_validate({**ALDRIC.model_dump(), "defenses_supplementaires": (aegis,)})
    assert "Égide" in defences(struck(sheet))[0]
    assert defences(struck(sheet, effect)) == []


def test_B_REA_05_B_STA_02_silence_stops_a_shield_of_magic_and_no_other() -> None:
    sheet = ALDRIC.model_copy(update={"armes": (GUARD, WARD)})
    assert {"garde", "bouclier"} <= set(defences(struck(sheet))[0])
    mute = set(defences(struck(sheet, "silenced"))[0])
    assert ("garde" in mute, "bouclier" in mute) == (True, False)


def test_B_ACT_14_still_none_at_the_top_of_the_next_round() -> None:
    archer = BERA.model_copy(update={"armes": (CROSSBOW,)})
    played = fight(foe("ORC", ORC), hero("BER", archer, 3, 0), faces=[2])
    played.do("ORC", "end")
    played.do("BER", "attack", target="ORC")
    played.do("BER", "reload")
    played.do("BER", "end")
    assert (played.fight.clock.round, played["BER"]["reaction"]) == (2, 1)
    played.do("ORC", "step", to=at(2, 0))
    played.dice(2, 2)
    played.do("ORC", "attack", target="BER")
    assert [a.who for a in played.asked("defence")] == ["ORC"]
    played.do("ORC", "end")
    assert not played["BER"].has("reloading")


def test_B_ACT_08_help_is_spent_on_an_area_too() -> None:
    played = fight(
        hero("ALD", ALDRIC), hero("CYR", MAGE, 0, 1), foe("ORC", ORC, 3, 0), faces=[2, 3]
    )
    played.do("ALD", "help", ally="CYR", target="ORC")
    played.do("ALD", "end")
    played.do("CYR", "blast", at=at(3, 0))
    assert played.last("attack.miss").params["roll"].why == ("+help",)
    assert not played["ORC"].has("help-attack")


@pytest.mark.parametrize(("attribute", "total"), [("perception", 15 + 2 + 3), ("reflexion", 16)])
def test_B_ACT_07_13_a_search_may_be_helped_and_vigilance_goes_with_perception(
    attribute: str, total: int
) -> None:
    played = fight(
        hero("ALD", ALDRIC), hero("BER", BERA, 0, 1), foe("GOB", GOBLIN, 5, 5), faces=[4, 15],
        answers={"search-with": attribute},
    )  # fmt: skip
    played.do("ALD", "help", ally="BER")
    played.do("ALD", "end")
    played.do("BER", "search")
    roll = played.last("searched").params["roll"]
    assert (roll.why, roll.total) == (("+help",), total)
    assert not played["BER"].has("help-task")


TWIN = BERA.model_copy(update={"armes": (DAGGER, DAGGER)})


@pytest.mark.parametrize(("sheet", "verb", "args", "kind"), [
    (MAGE, "blast", {"at": at(2, 1), "weapon": "boule"}, "attack"),
    (TWIN, "two-weapons", {"target": "ORC"}, "attack"),
    (ALDRIC.model_copy(update={"mains_prises": 0}), "grapple", {"target": "ORC"}, "attack"),
    (ALDRIC, "guess", {"at": at(1, 1), "weapon": SWORD.nom}, "attack"),
    (MAGE, "teleport", {"to": at(5, 5)}, "step"), (MAGE, "cast", {
        "spell": "mur", "at": at(3, 3)}, "cast"),
])  # fmt: skip
def test_B_ACT_10_whatever_is_done_may_be_what_somebody_waited_for(
    sheet: Sheet, verb: str, args: dict[str, object], kind: str
) -> None:
    played = fight(
        foe("ORC", ORC), hero("X", sheet, 0, 0), later=True, answers={"defence": "no"}
    )  # fmt: skip
    played.dice(*[2] * 4)
    played.do("ORC", "ready", when="any", target="X")
    played.do("ORC", "end")
    played.do("X", verb, **args)  # type: ignore[arg-type]
    asked = [getattr(ask, "about", {}) for ask in played.asked("ready-trigger")]
    assert [about["happened"] for about in asked] == [kind]


@pytest.mark.parametrize(("verb", "args"), [
    ("attack", {"target": "ORC"}), ("blast", {"at": at(1, 0)}), ("grapple", {"target": "ORC"}),
    ("teleport", {"to": at(5, 5)}), ("cast", {"spell": "mur", "at": at(3, 3)}),
])  # fmt: skip
def test_B_ACT_10_felled_just_before_it_one_does_it_no_more(
    verb: str, args: dict[str, object]
) -> None:
    """AMB-38: what was held ready goes off just before."""
    frail = MAGE.model_copy(update={"mains_prises": 0})
    played = fight(
        foe("ORC", ORC), hero("X", frail, 0, 0, pv=1), foe("GOB", GOBLIN, 9, 9), faces=[15, 5],
        answers={"ready-trigger": "yes", "ready-release": "yes"},
        settings={"pret": {"moment": "avant_declencheur"}},
    )  # fmt: skip
    played.do("ORC", "ready", when="any", target="X")
    played.do("ORC", "end")
    played.do("X", verb, **args)  # type: ignore[arg-type]
    assert played["X"].has("unconscious")
    assert played["X"].pos == at(0, 0)
    assert not played.told("attack.miss", "blast", "grapple-lost", "teleported")
    assert (played["ORC"]["pv"], len(played.told("attack.hit"))) == (15, 1)


@pytest.mark.parametrize(("face", "success"), [(1, True), (20, False)])
def test_B_GEN_03_a_1_and_a_20_are_nothing_special(face: int, success: bool) -> None:
    """Force 3: against 4, and against 24."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[face])
    played.gm("check", actor="ALD", what="force", dc=face + 3 + (not success))
    assert bool(played.told("check-success")) is success


def test_B_GEN_06_B_ACT_07_forcing_a_stuck_door_with_help() -> None:
    """Force 3, a 5 and a 14: 17 against 15."""
    played = fight(
        hero("BER", BERA, 0, 1), hero("ALD", ALDRIC), foe("ORC", ORC), faces=[5, 14],
        answers={
            "improvised": "full", "improvised-roll": "force", (GM, "difficulty"): 15,
        },
    )  # fmt: skip
    played.do("BER", "help", ally="ALD")
    played.do("BER", "end")
    played.do("ALD", "improvise", text="forcer la porte")
    assert played.last("check-success").params["roll"].total == 17
    assert played["ALD"]["full"] == 0


def test_B_GEN_01_B_ATK_09_the_die_that_is_kept_decides() -> None:
    """AMB-48: 20 and 3."""
    for edge, key in ((1, "attack.critical"), (-1, "attack.miss")):
        played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[20, 3])
        played.do("ALD", "attack", target="ORC", edge=edge)
        assert played.told(key)


def test_B_GEN_01_two_reasons_for_and_one_against_are_a_plain_die() -> None:
    """Unseen and helped, against somebody unseen."""
    played = fight(hero("BER", BERA, 1, 1), hero("ALD", ALDRIC), foe("ORC", ORC), faces=[9],
                   facts={"sight": False})  # fmt: skip
    played.do("BER", "help", ally="ALD", target="ORC")
    played.do("BER", "end")
    played.do("ALD", "attack", target="ORC")
    roll = played.last("attack.miss").params["roll"]
    assert (roll.faces, roll.why) == ((9,), ("+unseen-attacker", "+help", "-unseen-target"))


def test_B_TURN_05_door_sword_attack_and_no_sheathing() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[2])
    played.do("ALD", "interact", what="porte")
    played.do("ALD", "interact", what="épée")
    played.do("ALD", "attack", target="ORC")
    assert [played["ALD"][pool] for pool in ("free", "half", "full")] == [0, 0, 0]
    with pytest.raises(Refused, match="no-interaction"):
        played.do("ALD", "interact", what="rengainer")


def test_B_ENC_02_the_dead_and_the_unconscious_keep_their_places() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), hero("CYR", CYRA, 5, 5))
    played.gm("harm", who="ORC", amount="20")
    played.gm("harm", who="CYR", amount="12")
    assert [slot.who for slot in played.fight.clock.slots] == [("ALD",), ("ORC",), ("CYR",)]
    played.dice(12)
    played.do("ALD", "end")
    assert played["CYR"]["fate-good"] == 1
    played.gm("resurrect", who="ORC")
    played.do("ALD", "end")
    assert played.fight.actor.id == "ORC"


def test_B_SUR_02_a_negative_perception_counts() -> None:
    played = fight(hero("X", Sheet(genre="pj", perception=-1)), foe("ORC", ORC))
    assert passive_perception(played["X"]) == 9


def test_B_INIT_03_05_players_who_say_nothing_throw() -> None:
    """11 and 5, whatever their Agilité."""
    played = Played(RULESET, hero("ALD", ALDRIC), hero("BER", BERA, 0, 4), faces=[10, 9, 5, 11])
    played.gm("begin")
    assert [slot.who[0] for slot in played.fight.clock.slots] == ["BER", "ALD"]
    assert [label for _, label, _ in played.ports.thrown[2:]] == ["roll-off", "roll-off"]


def test_B_INIT_04_between_monsters_the_gm_chooses() -> None:
    """AMB-09."""
    played = Played(
        RULESET, foe("A", ORC), foe("B", ORC, 3, 0), faces=[15, 15], answers={(GM, "tie"): "B"}
    )
    played.gm("begin")
    assert [slot.who[0] for slot in played.fight.clock.slots] == ["B", "A"]


@pytest.mark.parametrize(("element", "difficulty"), [("glace", 17), ("foudre", 15)])
def test_B_DEF_05_B_DMG_16_magical_absorb_and_the_better_magic(
    element: str, difficulty: int
) -> None:
    """CA 12, Contrôle 3, of fire, which has the better of ice."""
    bolt = weapon("trait", sorte="sort", mode="distance", degats="", type="magique",
                  element=element, portee_max=15)  # fmt: skip
    played = fight(
        hero("CYR", CYRA.model_copy(update={"armes": (bolt,)})), foe("MAG", CYRA, 5, 0), faces=[2],
        settings={"magies": {"feu": ("glace",)}}, answers={("MAG", "defence"): "magic-absorb"},
    )  # fmt: skip
    played.do("CYR", "attack", target="MAG")
    assert sum(m.value for m in played.last("attack.miss").params["against"]) == difficulty


def test_B_DEF_01_the_defence_holds_against_one_attack_alone() -> None:
    """CA 14: 15 misses 14 + 3, and hits 14 the next time."""
    played = fight(
        foe("ORC", ORC, 1, 0), foe("OGR", ORC, 0, 1), hero("ALD", ALDRIC, 0, 0), faces=[12],
        answers={("ALD", "defence"): "parry"},
    )  # fmt: skip
    played.do("ORC", "attack", target="ALD")
    assert played.told("attack.miss")
    played.do("ORC", "end")
    played.dice(12, 1)
    played.do("OGR", "attack", target="ALD")
    assert played.told("attack.hit")
    assert len(played.asked("defence")) == 1


def test_B_ACT_07_help_with_a_task_ends_with_the_helpers_next_turn() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BER", BERA, 0, 1), foe("ORC", ORC, 9, 9))
    played.do("ALD", "help", ally="BER")
    for who in ("ALD", "BER", "ORC"):
        assert played["BER"].has("help-task")
        played.do(who, "end")
    assert not played["BER"].has("help-task")


@pytest.mark.parametrize(("metres", "near"), [(1, True), (2, False)])
def test_B_ACT_09_a_potion_is_given_at_arms_length(metres: int, near: bool) -> None:
    played = fight(
        hero("BER", BERA), hero("ALD", ALDRIC, metres, 0, pv=5), foe("ORC", ORC, 9, 9),
        faces=["4:3", "4:4"] if near else [],
    )  # fmt: skip
    if near:
        played.do("BER", "use", item="potion", target="ALD")
        assert played["ALD"]["pv"] == 12
    else:
        with pytest.raises(Refused, match="too-far-to-help"):
            played.do("BER", "use", item="potion", target="ALD")
        assert played["BER"]["half"] == 1


@pytest.mark.parametrize(("mana", "uses", "offered"), [
    (3, 1, [False, False]), (8, 1, [True, False]), (8, 2, [True, True]), (7, 2, [True, False]),
])  # fmt: skip
def test_B_DEF_06_as_often_a_round_as_it_says_and_as_the_mana_lasts(
    mana: int, uses: int, offered: list[bool]
) -> None:
    """It costs 4; two orcs strike in the same round."""
    aegis = {"nom": "Égide", "reserve": "mana", "cout": 4, "types": ("dodge",),
             "usages_par_round": uses}  # fmt: skip
    sheet = Sheet.model_validate({**CYRA.model_dump(), "defenses_supplementaires": (aegis,)})
    played = fight(
        foe("ORC", ORC), foe("OGR", ORC, 0, 1), hero("CYR", sheet, 0, 0, mana=mana), faces=[2],
        answers={("CYR", "defence"): ["Égide"] * sum(offered)},
    )  # fmt: skip
    played.do("ORC", "attack", target="CYR")
    played.do("ORC", "end")
    first = len(played.asked("defence"))
    played.dice(2)
    played.do("OGR", "attack", target="CYR")
    asked = defences(played)
    assert ["Égide" in options for options in (asked[0], asked[first])] == offered
    assert played["CYR"]["mana"] == mana - 4 * sum(offered)


@pytest.mark.parametrize(("pool", "offered"), [("mana", False), ("stamina", True)])
def test_B_DEF_06_B_STA_02_silence_takes_those_paid_in_mana(pool: str, offered: bool) -> None:
    feint = {"nom": "Feinte", "reserve": pool, "cout": 4, "types": ("dodge",)}
    sheet = Sheet.model_validate(
        {**CYRA.model_dump(), "stamina_max": 8, "defenses_supplementaires": (feint,)}
    )
    played = fight(foe("ORC", ORC), hero("CYR", sheet, 0, 0), faces=[2])
    played.gm("effect", who="CYR", name="silenced")
    played.do("ORC", "attack", target="CYR")
    assert ("Feinte" in defences(played)[0]) is offered


def test_B_DEF_06_with_the_next_round_it_may_be_used_again() -> None:
    aegis = {"nom": "Égide", "reserve": "mana", "cout": 4, "types": ("dodge",)}
    sheet = Sheet.model_validate({**CYRA.model_dump(), "defenses_supplementaires": (aegis,)})
    played = fight(
        foe("ORC", ORC), hero("CYR", sheet, 0, 0), faces=[2],
        answers={("CYR", "defence"): ["Égide", "Égide"]},
    )  # fmt: skip
    for mana in (16, 12):
        played.do("ORC", "attack", target="CYR")
        assert played["CYR"]["mana"] == mana
        played.do("ORC", "end")
        played.do("CYR", "end")
        played.dice(2)
