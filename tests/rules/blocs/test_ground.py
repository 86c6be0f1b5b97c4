"""Zones on the ground, attacks on areas, things that can be struck."""

import pytest

from rules.engine.requests import Refused
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
    GOBLIN,
    ORC,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played

BALL = weapon("boule de feu", sorte="sort", mode="distance", degats="3d6", type="magique",
              element="feu", competence="pyromancie", portee_max=15, cout_mana=3,
              zone_rayon=1)  # fmt: skip
MAGE = CYRA.model_copy(update={"armes": (BALL,)})


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


def burning(*faces: int | str) -> Played:
    """Fire on (1,0), gas on (3,0); the orc stands in the fire, its turn is next."""
    played = fight(hero("ALD", ALDRIC, 10, 10), foe("ORC", ORC, 1, 0))
    played.gm("zone", kind="brulure", at=at(1, 0))
    played.gm("zone", kind="poison", at=at(3, 0), rounds=2)
    played.dice(*faces)
    played.do("ALD", "end")
    return played


def test_B_DMG_11_at_the_start_of_a_turn_and_once_a_turn_and_zone() -> None:
    played = burning("2:2")
    assert played["ORC"]["pv"] == 13
    played.do("ORC", "step", to=at(2, 0))
    played.do("ORC", "step", to=at(1, 0))
    assert played["ORC"]["pv"] == 13
    played.do("ORC", "step", to=at(2, 0))
    played.dice("2:1")
    played.do("ORC", "step", to=at(3, 0))
    assert played["ORC"]["pv"] == 12


def test_B_DMG_11_pushed_in_on_anothers_turn_it_waits_for_its_own() -> None:
    played = burning("2:2")
    played.gm("place", who="ALD", to=at(3, 0))
    assert played["ALD"]["pv"] == 20
    played.gm("zone", kind="acide", at=at(3, 0))
    played.dice("2:1", "4:4")
    played.do("ORC", "end")
    assert (played.fight.actor.id, played["ALD"]["pv"]) == ("ALD", 15)


def test_B_DMG_11_zones_end_in_time_and_by_the_gm() -> None:
    played = burning("2:2")
    played.gm("unzone", at=at(1, 0))
    assert played.last("zone-gone").params == {"kind": "brulure"}
    for who in ("ORC", "ALD", "ORC"):
        played.do(who, "end")
    assert [t.params["kind"] for t in played.told("zone-gone")] == ["brulure", "poison"]
    with pytest.raises(Refused) as refused:
        played.gm("unzone", at=at(1, 0))
    assert refused.value.code == "no-zone"


def test_B_DMG_11_a_kind_without_dice_needs_some() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    with pytest.raises(Refused) as refused:
        played.gm("zone", kind="tranchant", at=at(1, 0))
    assert refused.value.code == "zone-without-dice"
    played.gm("zone", kind="tranchant", at=at(1, 0), dice="1d6")
    played.dice("6:4")
    played.do("ALD", "end")
    assert played["ORC"]["pv"] == 11


@pytest.mark.parametrize(("face", "prone"), [(4, True), (7, False)])
def test_B_MOV_18_slippery_ground_costs_more_and_may_throw_one_down(face: int, prone: bool) -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 9, 9))
    played.gm("zone", kind="glissant", at=at(1, 0), radius=1)
    played.dice(face)
    played.do("BER", "step", to=at(0, 1))
    assert (played["BER"]["moves"], played["BER"].has("prone")) == (6, prone)
    if prone:
        played.do("BER", "stand")
        played.do("BER", "step", to=at(1, 1))
        assert played["BER"]["moves"] == 0


def test_B_ATK_12_one_throw_to_hit_and_one_for_the_harm() -> None:
    icy = ORC.model_copy(update={"affinite": "glace"})
    played = fight(
        hero("CYR", MAGE), foe("A", icy, 5, 0), foe("B", ORC, 6, 0), foe("C", ORC, 8, 0),
        faces=[15, 2, 3, 1], settings={"magies": {"feu": ("glace",)}},
    )  # fmt: skip
    played.do("CYR", "blast", at=at(5, 0))
    told = played.told("harm-creature")
    assert [t.params["amount"] for t in told] == [11, 9]
    assert [t.params["packet"].roll.faces for t in told] == [(2, 3, 1)] * 2
    assert [label for _, label, _ in played.ports.thrown[4:]] == ["attack", "damage"]
    assert (played["CYR"]["mana"], played["CYR"]["full"], played["C"]["pv"]) == (17, 0, 15)


def test_B_ATK_12_each_target_defends_for_itself_and_reads_its_own_dice() -> None:
    played = fight(
        hero("CYR", MAGE), foe("A", ORC, 5, 0), foe("B", ORC, 6, 0), faces=[15, 5, 1, 1, 1],
        facts={("sight", "B", "CYR"): False}, answers={("A", "defence"): "parry"},
    )  # fmt: skip
    played.do("CYR", "blast", at=at(5, 0))
    assert played.told("attack.hit", "attack.miss")[0].params["roll"].total == 19
    assert played["A"]["reaction"] == 0
    assert played.told("attack.hit")[-1].params["roll"].kept == (15,)


def test_B_VIS_05_B_ATK_12_a_ball_of_fire_reveals_its_author_whoever_it_strikes() -> None:
    played = fight(hero("CYR", MAGE), foe("A", ORC, 5, 0), foe("B", ORC, 9, 9), faces=[2, 3])
    played.gm("hide", who="CYR")
    played.do("CYR", "blast", at=at(5, 0))
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)
    assert not played["CYR"].has(HIDDEN)


def test_B_ATK_12_two_dice_fall_though_the_first_target_needs_but_one() -> None:
    played = fight(
        hero("CYR", MAGE), foe("A", ORC, 5, 0), foe("B", ORC, 6, 0), faces=[5, 15, 1, 1, 1],
        facts={("sight", "B", "CYR"): False},
    )  # fmt: skip
    played.do("CYR", "blast", at=at(5, 0))
    assert played.last("attack.miss").params["roll"].kept == (5,)
    assert played.last("attack.hit").params["roll"].kept == (15,)


def test_B_ATK_12_13_a_20_for_all_is_the_most_for_all_without_a_die() -> None:
    played = fight(
        hero("CYR", MAGE), foe("A", ORC, 5, 0), foe("B", ORC, 6, 0), foe("C", ORC, 5, 1, pv=1),
        faces=["20:20"],
    )  # fmt: skip
    played.gm("harm", who="C", amount="1")
    played.do("CYR", "blast", at=at(5, 0))
    assert [(t.who[0], t.params["amount"]) for t in played.told("harm-creature")[1:]] == [
        ("A", 21),
        ("B", 21),
    ]
    assert [t.who[1] for t in played.told("attack.critical")] == ["A", "B"]


def test_B_ATK_12_a_throw_each_by_setting() -> None:
    played = fight(
        hero("CYR", MAGE), foe("A", ORC, 5, 0), foe("B", ORC, 6, 0), faces=[2, 1],
        settings={"multi_cibles": {"d20": "chacun"}},
    )  # fmt: skip
    played.do("CYR", "blast", at=at(5, 0))
    assert [label for _, label, _ in played.ports.thrown[3:]] == ["attack", "attack"]
    assert played.told("attack.fumble")


def test_B_COV_05_an_area_reaches_behind_cover() -> None:
    played = fight(
        hero("CYR", MAGE), foe("A", ORC, 5, 0), faces=[15, 1, 1, 1], facts={"cover": "total"}
    )
    played.do("CYR", "blast", at=at(5, 0))
    assert [m.source for m in played.last("attack.hit").params["against"]] == ["ca"]


def test_B_ATK_12_only_what_strikes_an_area_and_within_range() -> None:
    played = fight(hero("CYR", MAGE), hero("BER", BERA, 1, 1), foe("A", ORC, 5, 0))
    assert code(played, "CYR", "blast", at=at(20, 0)) == "out-of-range"
    assert code(played, "CYR", "blast", at=at(1, 0), weapon="mains nues") == "no-area"


def test_B_ATK_02_an_object_with_figures_from_the_gm_is_struck_and_destroyed() -> None:
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 9, 9))
    played.gm("object", name="treuil", at=at(7, 0), ca=10, pv=5)
    thing = played["objet-1"]
    assert (thing.name, thing["pv"], thing["reaction"]) == ("treuil", 5, 0)
    played.dice(8, 3)
    played.do("BER", "attack", target="objet-1", weapon=BOW.nom)
    assert played.last("attack.hit").params["roll"].total == 12
    assert played.told("destroyed")
    assert not played.asked("defence")
    assert not played.asked("knock-out")
    assert not played.fight.clock.has("objet-1")


def test_B_ATK_02_an_object_set_before_the_fight_takes_no_turn() -> None:
    played = Played(fight(hero("ALD", ALDRIC)).fight.rules, hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("object", name="porte", at=at(2, 0))
    played.dice(10, 5)
    played.gm("begin")
    assert [s.who for s in played.fight.clock.slots] == [("ALD",), ("ORC",)]
