"""What a game master may choose beforehand: each key changes what it says it does."""

import pytest

from rules.blocs import RULESET
from rules.blocs.sheet import Sheet
from rules.engine.requests import Refused
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
    GOBLIN,
    OGRE,
    ORC,
    at,
    fight,
    foe,
    hero,
)
from tests.rules.scripted import Played

DRUNKARD = BERA.model_copy(update={"objets": {"potion": 4}})


@pytest.mark.parametrize(("turn", "count"), [
    ({}, 2), ({"demi_actions": 2}, 3), ({"complete_vaut_demi": False}, 1),
    ({"demi_actions": 0, "complete_vaut_demi": False}, 0),
])  # fmt: skip
def test_B_TURN_07_half_actions_of_a_turn(turn: dict[str, object], count: int) -> None:
    """AMB-10: so many potions go down in one turn."""
    played = fight(hero("BER", DRUNKARD), foe("ORC", ORC, 9, 9), settings={"tour": turn})
    for _ in range(count):
        played.dice(1, 1)
        played.do("BER", "use", item="potion")
    with pytest.raises(Refused) as refused:
        played.do("BER", "use", item="potion")
    assert (refused.value.code, refused.value.rule) == ("no-half-action", "B-TURN-07")


@pytest.mark.parametrize(("free", "paid"), [
    (2, ["free", "free", "half"]), (0, ["half", "full"]),
])  # fmt: skip
def test_B_TURN_04_free_interactions_of_a_turn(free: int, paid: list[str]) -> None:
    """AMB-10, 11."""
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), settings={"tour": {"interactions_libres": free}}
    )
    for _ in paid:
        played.do("ALD", "interact", what="porte")
    assert [t.params["paid"] for t in played.told("interacted")] == paid


def guarded(**extra: object) -> Played:
    """Three orcs about a mage of 8 mana who may pay for a defence."""
    aegis = {"nom": "Égide", "reserve": "mana", "cout": 4, "types": ("dodge",), **extra}
    sheet = Sheet.model_validate({**CYRA.model_dump(), "defenses_supplementaires": (aegis,)})
    return fight(
        foe("ORC", ORC, 1, 0), foe("ORC2", ORC, 0, 1), foe("ORC3", ORC, 1, 1),
        hero("CYR", sheet, 0, 0, mana=8),
    )  # fmt: skip


def defended(played: Played, *attackers: str) -> list[bool]:
    """Whether the paid defence was offered against each; it is taken whenever it is."""
    offered = []
    for who in attackers:
        played.ports.leave_open = ("defence",)
        played.dice(2)
        played.do(who, "attack", target="CYR")
        options = played.asked("defence")[-1].options  # type: ignore[union-attr]
        offered.append("Égide" in options)
        played.reply("CYR", "defence", "Égide" if "Égide" in options else "no")
        played.do(who, "end")
    return offered


def test_B_DEF_06_so_many_a_round_and_no_more_than_the_pool_holds() -> None:
    played = guarded()
    assert defended(played, "ORC", "ORC2") == [True, False]
    played.do("ORC3", "end")
    played.do("CYR", "end")
    assert defended(played, "ORC") == [True]
    assert (played["CYR"]["mana"], played["CYR"]["reaction"]) == (0, 1)
    twice = guarded(usages_par_round=3)
    assert defended(twice, "ORC", "ORC2", "ORC3") == [True, True, False]


@pytest.mark.parametrize("state", ["paralysed", "surprised"])
def test_B_DEF_06_nobody_defends_who_cannot_act(state: str) -> None:
    played = guarded()
    if state == "surprised":
        played.gm("surprise", who=("CYR",))
    else:
        played.gm("effect", who="CYR", name=state)
    played.dice(2)
    played.do("ORC", "attack", target="CYR")
    assert not played.asked("defence")


def test_B_DTH_04_B_DMG_01_fate_comes_before_what_lingers() -> None:
    """AMB-75: a third success counts before the harm of the same turn."""
    dying = hero("BER", BERA, 1, 0, pv=0, **{"fate-good": 2})
    played = fight(foe("ORC", ORC, 9, 9), dying, faces=[10, "4:3"])
    played.gm("effect", who="BER", name="tick-acide")
    played.do("ORC", "end")
    assert not played["BER"].has("stable")
    assert (played["BER"]["fate-good"], played["BER"]["fate-bad"]) == (0, 1)


def test_B_ENC_05_things_do_not_fight_on() -> None:
    """A door of the other side is no enemy that still stands."""
    door = Sheet(genre="objet", pv_max=5)
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), foe("DOOR", door, 5, 5))
    played.gm("harm", who="ORC", amount="40")
    played.do("ALD", "end")
    assert len(played.asked("fight-over")) == 1


@pytest.mark.parametrize(("metric", "x", "z", "metres"), [
    ("grille", 5, 5, 5), ("near", 5, 5, 7), ("mixte", 5, 5, 7), ("grille", 3, 4, 4),
    ("near", 3, 4, 5), ("near", 2, 2, 2), ("mixte", 2, 2, 2), ("near", 1, 1, 1),
    ("near", 3, 3, 4), ("mixte", 3, 3, 4),
])  # fmt: skip
def test_B_MOV_08_straight_metres_may_rule(metric: str, x: int, z: int, metres: int) -> None:
    """AMB-19: the squares at hand, or all of them, give way to what /near says."""
    played = fight(
        hero("ALD", ALDRIC, 0, 0),
        foe("ORC", ORC, x, z),
        settings={"distance": {"metrique": metric}},
    )
    assert played["ALD"].distance(played["ORC"]) == metres


@pytest.mark.parametrize(("metric", "shot"), [("grille", True), ("near", False)])
def test_B_MOV_08_B_RNG_02_a_shot_goes_by_the_measure_that_rules(metric: str, shot: bool) -> None:
    archer = ALDRIC.model_copy(update={"armes": (BOW.model_copy(update={"portee_max": 5}),)})
    played = fight(
        hero("ALD", archer, 0, 0), foe("ORC", ORC, 5, 5), faces=[2],
        settings={"distance": {"metrique": metric}},
    )  # fmt: skip
    if not shot:
        with pytest.raises(Refused, match="out-of-range"):
            played.do("ALD", "attack", target="ORC")
        return
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.miss")


@pytest.mark.parametrize("metric", ["grille", "near", "mixte"])
def test_B_MOV_07_08_who_touches_is_a_metre_off_by_every_measure(metric: str) -> None:
    """The ogre fills two blocks each way."""
    played = fight(
        hero("ALD", ALDRIC, 2, 2), foe("OGR", OGRE, 0, 0), foe("ORC", ORC, 3, 3),
        settings={"distance": {"metrique": metric}},
    )  # fmt: skip
    assert played["ALD"].distance(played["OGR"]) == 1
    assert played["ALD"].distance(played["ORC"]) == 1


@pytest.mark.parametrize(("roll", "faces", "fooled"), [
    ("unique_par_cache", [9], ["ALD", "CYR"]), ("par_observateur", [9, 2], ["ALD"]),
])  # fmt: skip
def test_B_SUR_03_one_stealth_roll_or_one_against_each(
    roll: str, faces: list[int], fooled: list[str]
) -> None:
    """AMB-88: the goblin has +5; Aldric notices at 13, Cyra at 11."""
    played = Played(
        RULESET, hero("ALD", ALDRIC), hero("CYR", CYRA), foe("GOB", GOBLIN, 5, 5),
        faces=[*faces, 12, 11, 1], answers={"hiders": ["GOB", "done"]},
        settings={"discretion": {"jet": roll}},
    )  # fmt: skip
    played.gm("begin")
    assert [e.by for e in played["GOB"].effects(HIDDEN)] == fooled


@pytest.mark.parametrize(("rule", "ticks"), [("rafraichir", 1), ("cumuler", 2)])
def test_B_DMG_01_the_same_again_starts_over_or_adds_up(rule: str, ticks: int) -> None:
    """AMB-50."""
    acid = BOW.model_copy(update={"type": "acide", "degats": ""})
    two = {"armes": (acid,)}
    played = fight(
        hero("ALD", ALDRIC.model_copy(update=two)), hero("BER", BERA.model_copy(update=two), 0, 2),
        foe("ORC", ORC, 3, 0), faces=[15, 15], settings={"degats": {"cumul": rule}},
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "end")
    played.do("BER", "attack", target="ORC")
    played.dice(*[1] * ticks)
    played.do("BER", "end")
    assert played["ORC"]["pv"] == 15 - ticks
    assert played.ports.faces == []


@pytest.mark.parametrize(("rolls", "out"), [("pj", "dead"), ("tous", "")])
def test_B_DTH_01_who_rolls_for_fate(rolls: str, out: str) -> None:
    """AMB-64; what the sheet says of itself comes first."""
    settings = {"destin": {"jets": rolls}}
    mortal = ORC.model_copy(update={"jets_de_destin": False})
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), foe("BOSS", mortal, 5, 5), settings=settings
    )
    played.gm("harm", who="ORC", amount="16")
    played.gm("harm", who="BOSS", amount="16")
    assert (played["ORC"].out, played["BOSS"].out) == (out, "dead")


@pytest.mark.parametrize(("pools", "struck"), [("commune", []), ("separee", ["ALD"])])
@pytest.mark.parametrize("recharge", ["debut_de_round", "debut_de_son_tour"])
def test_B_DEF_01_B_REA_02_a_defence_may_leave_the_reaction(
    pools: str, struck: list[str], recharge: str
) -> None:
    """AMB-03: one defence a round in any case; with two pools also one reaction."""
    played = fight(
        foe("ORC", ORC, 1, 0), foe("ORC2", ORC, 0, 1), hero("ALD", ALDRIC, 0, 0), faces=[2, 2, 2],
        answers={("ALD", "defence"): "parry"},
        settings={"reaction": {"reserve": pools, "recharge": recharge}},
    )  # fmt: skip
    played.do("ORC", "attack", target="ALD")
    played.do("ORC", "step", to=at(2, 0), joins=True)
    assert [a.who for a in played.asked("opportunity")] == struck
    played.do("ORC", "end")
    played.do("ORC2", "attack", target="ALD")
    assert len(played.asked("defence")) == 1
    played.do("ORC2", "end")
    played.do("ALD", "end")
    played.do("ORC", "end")
    played.do("ORC2", "attack", target="ALD")
    assert len(played.asked("defence")) == 2


@pytest.mark.parametrize(("metric", "metres"), [("grille", 2), ("near", 3), ("mixte", 2)])
def test_B_MOV_08_at_hand_squares_count_when_both_measures_rule(metric: str, metres: int) -> None:
    """AMB-19: two blocks off and two higher than one's head."""
    played = fight(
        hero("ALD", ALDRIC, 0, 0),
        foe("ORC", ORC, 9, 9),
        settings={"distance": {"metrique": metric}},
    )
    played.gm("place", who="ORC", to=at(2, 2, 67))
    assert played["ALD"].distance(played["ORC"]) == metres
