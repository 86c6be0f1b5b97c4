"""Other acts held ready: a potion, hiding, loading, first aid, breaking free, healing magic."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.blocs.sheet import Sheet
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, ORC, at, fight, foe, hero, weapon
from tests.rules.scripted import Played, refusal

YES: Mapping[Any, Any] = {"ready-trigger": "yes", "ready-release": "yes"}
HEAL = weapon("soin", sorte="sort", usage="soin", soin="1d8", degats="", cout_mana=3, portee_max=15,
              mode="distance")  # fmt: skip
HEALER = CYRA.model_copy(update={"armes": (HEAL,)})
CROSSBOW = weapon("arbalète", mode="distance", recharge=True, portee_max=25)


def poised(sheet: Sheet, act: str, **fields: Any) -> Played:
    """It holds an act ready for the orc, who now acts beside a wounded Aldric."""
    script = {key: fields.pop(key) for key in ("faces", "answers", "effects") if key in fields}
    effects = script.pop("effects", ())
    script["answers"] = {**YES, **script.get("answers", {})}
    others = (foe("ORC", ORC, 3, 0), hero("ALD", ALDRIC, 0, 1, pv=5))
    played = fight(hero("X", sheet, pv=5), *others, **script)
    for name, data in effects:
        played.gm("effect", who="X", name=name, data=data)
    played.do("X", "ready-act", act=act, when="step", **fields)
    played.do("X", "end")
    return played


def test_B_ACT_10_a_potion_is_drunk_for_the_reaction() -> None:
    played = poised(BERA, "use", thing="potion", faces=[3, 4])
    assert (played["X"]["full"], played["X"]["half"]) == (0, 1)
    played.do("ORC", "step", to=at(3, 1))
    assert (played["X"]["pv"], played["X"]["reaction"]) == (12, 0)
    assert (played["X"]["full"], played["X"]["half"]) == (0, 1), "nothing of a turn is spent"
    assert not played["X"].items("bag")


def test_B_ACT_10_what_can_no_longer_be_done_leaves_the_reaction() -> None:
    played = poised(BERA, "use", thing="potion")
    (potion,) = played["X"].items("bag")
    played.gm("take", who=potion.id)
    played.do("ORC", "step", to=at(3, 1))
    assert (played["X"]["pv"], played["X"]["reaction"], played["X"].has("ready")) == (5, 1, False)


def test_B_ACT_10_hiding() -> None:
    played = poised(BERA, "sneak", faces=[18], answers={"may-hide": "yes"})
    played.do("ORC", "step", to=at(3, 1))
    assert (played["X"].has(HIDDEN), played["X"]["reaction"]) == (True, 0)


def test_B_ACT_10_loading() -> None:
    archer = BERA.model_copy(update={"armes": (CROSSBOW,)})
    empty = [("unloaded", {"weapon": CROSSBOW.nom})]
    played = poised(archer, "reload", thing=CROSSBOW.nom, effects=empty)
    played.do("ORC", "step", to=at(3, 1))
    assert (played["X"].has("unloaded"), played["X"]["reaction"]) == (False, 0)


def test_B_ACT_10_first_aid() -> None:
    played = poised(BERA, "stabilise", target="ALD", faces=[19])
    played.gm("set", who="ALD", counter="pv", to=0)
    played.gm("effect", who="ALD", name="unconscious")
    played.do("ORC", "step", to=at(3, 1))
    assert (played["ALD"].has("stable"), played["X"]["reaction"]) == (True, 0)


def test_B_ACT_10_breaking_free_leaves_no_metres_out_of_turn() -> None:
    played = fight(foe("ORC", ORC), hero("X", BERA, 0, 0), faces=[12, 2, 19, 2], answers=dict(YES))
    played.gm("turn", who="X")
    played.do("X", "ready-act", act="escape", when="any")
    played.do("X", "end")
    played.do("ORC", "grapple", target="X")
    assert (played["X"].has("grappled"), played["X"]["reaction"]) == (False, 0)
    assert played["X"]["moves"] == 0


def test_B_ACT_11_a_spell_that_heals_is_paid_now_and_costs_nothing_more() -> None:
    played = poised(HEALER, "cast", thing="soin", target="ALD", faces=[6])
    assert played["X"]["mana"] == 17
    played.do("ORC", "step", to=at(3, 1))
    assert played["ALD"]["pv"] > 5
    assert (played["X"]["mana"], played["X"]["reaction"]) == (17, 0)


@pytest.mark.parametrize(("kept", "mana"), [(True, 17), (False, 20)])
def test_B_ACT_11_not_let_go_its_mana_is_lost_unless_chosen_otherwise(
    kept: bool, mana: int
) -> None:
    """AMB-37."""
    settings = {"pret": {"mana_perdu": kept}}
    played = fight(hero("X", HEALER), foe("ORC", ORC, 3, 0), settings=settings)
    played.do("X", "ready-act", act="cast", thing="soin", target="X", when="step")
    played.do("X", "end")
    played.do("ORC", "end")
    assert (played["X"]["mana"], played["X"].has("ready")) == (mana, False)


def test_B_ACT_11_silenced_nothing_is_let_go() -> None:
    played = poised(HEALER, "cast", thing="soin", target="ALD")
    played.gm("effect", who="X", name="silenced")
    played.do("ORC", "step", to=at(3, 1))
    assert not played.asked("ready-trigger")


@pytest.mark.parametrize(("fields", "code"), [
    ({"act": "dash", "when": "step"}, "not-to-hold"),
    ({"act": "sneak", "when": "moon"}, "no-such-trigger"),
    ({"act": "cast", "thing": "trait", "when": "step"}, "no-such-spell"),
])  # fmt: skip
def test_B_ACT_10_what_cannot_be_held_is_refused(fields: dict[str, str], code: str) -> None:
    played = fight(hero("X", HEALER), foe("ORC", ORC, 3, 0))
    assert refusal(played, "X", "ready-act", **fields).code == code
