"""Shots at their edges: what is refused without a look at the world, what is lost under water."""

from typing import Any

import pytest

from rules.engine.records import UNKNOWN, Known
from rules.engine.requests import Fact
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import (
    BERA,
    BOW,
    CYRA,
    GOBLIN,
    LIGHT_DAGGER,
    ORC,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played, refusal

CROSSBOW = weapon("arbalète", mode="distance", degats="1d10", portee_max=15, recharge=True)


def archer(*arms: Any, metres: int = 16, **script: Any) -> Played:
    sheet = BERA.model_copy(update={"armes": arms or (BOW,)})
    return fight(hero("BER", sheet), foe("ORC", ORC, metres, 0), **script)


def refused(played: Played, verb: str = "attack", **args: Any) -> str:
    return refusal(played, "BER", verb, **args).code


def looks(played: Played) -> list[Fact]:
    """What the world was asked since the fight began."""
    rows = [row for _, row in played.store.read()]
    return [fact for row in rows if isinstance(row, Known) for fact in row.facts]


@pytest.mark.parametrize(("spoil", "code"), [
    ("spent", "cannot-pay"), ("blinded", "blinded"), ("unloaded", "unloaded"),
])  # fmt: skip
def test_B_RNG_02_what_needs_no_world_is_refused_before_the_world_is_asked(
    spoil: str, code: str
) -> None:
    played = archer(CROSSBOW)
    if spoil == "spent":
        played.gm("set", who="BER", counter="full", to=0)
    else:
        data = {"weapon": "arbalète"} if spoil == "unloaded" else {}
        played.gm("effect", who="BER", name=spoil, data=data)
    seen = len(looks(played))
    assert refused(played, target="ORC") == code
    assert len(looks(played)) == seen


def test_B_RNG_02_nobody_is_asked_about_a_shot_out_of_range() -> None:
    """What the world cannot tell about it is dry land: refused, nothing spent."""
    played = archer(facts={"immersed": UNKNOWN})
    assert refused(played, target="ORC") == "out-of-range"
    assert (played["BER"]["full"], played.table.open) == (1, {})


@pytest.mark.parametrize(("metres", "legal"), [(5, True), (6, False)])
def test_B_RNG_02_the_range_itself_is_within_range(metres: int, legal: bool) -> None:
    sling = weapon("fronde", mode="distance", portee_max=5)
    played = archer(sling, metres=metres, faces=[2])
    if legal:
        played.do("BER", "attack", target="ORC")
        assert played.told("attack.miss")
    else:
        assert refused(played, target="ORC") == "out-of-range"
        assert played["BER"]["full"] == 1


@pytest.mark.parametrize(("metres", "why"), [
    (1, ("-ranged-in-melee",)), (2, ()), (15, ()),
])  # fmt: skip
def test_B_RNG_03_between_its_two_ranges_a_bow_shoots_plainly(
    metres: int, why: tuple[str, ...]
) -> None:
    played = archer(metres=metres, faces=[2, 2] if why else [2])
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == why


@pytest.mark.parametrize(("sorte", "spoilt"), [("arme", True), ("sort", False)])
def test_B_RNG_03_the_usual_least_range_is_of_weapons_alone(sorte: str, spoilt: bool) -> None:
    shot = weapon("trait", sorte=sorte, mode="distance", degats="1d4", portee_max=15)
    played = archer(shot, metres=3, faces=[2, 2] if spoilt else [2],
                    settings={"portee": {"min_defaut": 5}})  # fmt: skip
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == ("-ranged-in-melee",) * spoilt


def test_B_RNG_03_beyond_the_greater_a_bow_does_not_shoot() -> None:
    assert refused(archer(), target="ORC") == "out-of-range"


@pytest.mark.parametrize(("near", "state", "faces", "total"), [
    (1, "", [16, 3], 7), (1, "paralysed", [6], 10), (2, "", [6], 10),
])  # fmt: skip
def test_B_RNG_05_only_an_enemy_at_hand_who_could_strike_is_in_the_way(
    near: int, state: str, faces: list[int], total: int
) -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 5, 0), foe("GOB", GOBLIN, 0, near))
    if state:
        played.gm("effect", who="GOB", name=state)
    played.dice(*faces)
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].total == total


def test_B_RNG_05_nor_is_an_enemy_who_does_not_see_the_archer() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 5, 0), foe("GOB", GOBLIN, 0, 1), faces=[6])
    played.gm("hide", who="BER", observer="GOB")
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].why == ()


def test_B_RNG_03_B_RNG_05_nor_is_a_target_at_hand_who_does_not_see_the_archer() -> None:
    """Below the least range the same holds as in a melee: who does not see, does not hinder."""
    played = archer(metres=1, faces=[2, 3])
    played.gm("hide", who="BER")
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)


def test_B_RNG_03_B_RNG_05_nor_is_a_friend_who_is_shot_at_from_a_metre() -> None:
    played = fight(hero("BER", BERA), hero("CYR", CYRA, 1, 0), foe("ORC", ORC, 9, 9), faces=[2])
    played.do("BER", "attack", target="CYR", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].why == ()


def test_B_RNG_05_nor_is_a_target_at_hand_from_whom_the_world_hides_the_archer() -> None:
    played = archer(metres=1, faces=[2, 3], facts={("sight", "ORC", "BER"): False})
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)


@pytest.mark.parametrize(("hidden", "faces", "total"), [(True, [6], 10), (False, [16, 3], 7)])
def test_B_RNG_05_nor_is_a_bystander_round_a_corner(
    hidden: bool, faces: list[int], total: int
) -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 5, 0), foe("GOB", GOBLIN, 1, 1),
                   faces=faces, facts={("sight", "GOB", "BER"): not hidden})  # fmt: skip
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].total == total


@pytest.mark.parametrize(("sharp", "faces", "total"), [(False, [6], 10), (True, [16, 3], 7)])
def test_B_RNG_05_B_VIS_01_nor_in_the_dark_whoever_needs_light(
    sharp: bool, faces: list[int], total: int
) -> None:
    """The target stands in the light, the archer does not."""
    goblin = GOBLIN.model_copy(update={"vision_nocturne": sharp})
    orc = ORC.model_copy(update={"vision_nocturne": True})
    played = fight(hero("BER", BERA), foe("ORC", orc, 5, 0), foe("GOB", goblin, 1, 1),
                   faces=faces, facts={("light", at(0, 0)): "dark"},
                   settings={"monde": {"lumiere": "compte"}})  # fmt: skip
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].total == total


@pytest.mark.parametrize("hidden", [True, False])
def test_B_RNG_05_of_an_area_too_only_who_sees_its_author_is_in_the_way(hidden: bool) -> None:
    ball = weapon("boule", sorte="sort", mode="distance", portee="moyenne", zone_rayon=1)
    mage = CYRA.model_copy(update={"armes": (ball,)})
    played = fight(hero("CYR", mage), foe("ORC", ORC, 9, 0), foe("GOB", GOBLIN, 1, 1),
                   faces=[2] if hidden else [2, 2],
                   facts={("sight", "GOB", "CYR"): not hidden})  # fmt: skip
    played.do("CYR", "blast", at=at(9, 0))
    why = () if hidden else ("-ranged-in-melee",)
    assert played.last("attack.miss").params["roll"].why == why


# -- thought better of, behind total cover (B-COV-05) --------------------------------------------


TWICE = weapon("double trait", sorte="technique", mode="distance", degats="1d4", portee_max=15,
               attaques=2, cout_stamina=3)  # fmt: skip
TWIN = (LIGHT_DAGGER, LIGHT_DAGGER)
WALL = ("cover", "BER", "ORC")


def test_B_COV_05_B_MOV_13_a_technique_of_two_shots_is_paid_with_the_first_that_is_shot() -> None:
    played = archer(TWICE, metres=5, facts={WALL: "total"})
    played.do("BER", "attack", target="ORC")
    assert (played["BER"]["full"], played["BER"]["stamina"]) == (1, 8)
    played.ports.world[WALL] = "none"
    played.dice(2)
    played.do("BER", "attack", target="ORC")
    assert (played["BER"]["full"], played["BER"]["stamina"]) == (0, 5)
    played.ports.world[WALL] = "total"
    played.do("BER", "attack", target="ORC")
    played.ports.world[WALL] = "none"
    played.dice(2)
    played.do("BER", "attack", target="ORC")
    assert len(played.told("attack.miss")) == 2
    assert refused(played, target="ORC") == "cannot-pay"


@pytest.mark.parametrize("rule", ["aussitot", "au_choix"])
def test_B_COV_05_B_TWF_02_two_throws_neither_thrown_cost_nothing(rule: str) -> None:
    played = archer(*TWIN, metres=5, facts={WALL: "total"},
                    settings={"deux_armes": {"suite": rule}})  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    assert (played["BER"]["full"], played["BER"]["reaction"]) == (1, 1)
    assert not played["BER"].has("more-attacks")


def test_B_COV_05_B_TWF_02_the_second_not_thrown_the_reflex_is_left() -> None:
    played = fight(hero("BER", BERA.model_copy(update={"armes": TWIN})), foe("ORC", ORC, 5, 0),
                   foe("GOB", GOBLIN), faces=[2], facts={WALL: "total"})  # fmt: skip
    played.do("BER", "two-weapons", target="GOB", other="ORC")
    assert (played["BER"]["full"], played["BER"]["reaction"]) == (0, 1)
    assert len(played.told("attack.miss")) == 1


def test_B_COV_05_B_ACT_10_a_shot_held_ready_is_held_still() -> None:
    played = archer(metres=5, facts={WALL: "total"},
                    answers={"ready-trigger": "yes", "ready-release": "yes"})  # fmt: skip
    played.do("BER", "ready", when="step", target="ORC")
    played.do("BER", "end")
    played.do("ORC", "step", to=at(5, 1))
    assert (played["BER"].has("ready"), played["BER"]["reaction"]) == (True, 1)
    played.ports.world[WALL] = "none"
    played.dice(2)
    played.do("ORC", "step", to=at(5, 0))
    assert (played["BER"].has("ready"), played["BER"]["reaction"]) == (False, 0)


# -- under water -------------------------------------------------------------------------------


def test_B_UW_02_B_VIS_05_a_lost_shot_is_an_attack_all_the_same() -> None:
    """Its author is seen, and the crossbow is empty."""
    played = archer(CROSSBOW, facts={("immersed", "ORC"): True})
    played.gm("hide", who="BER")
    played.do("BER", "attack", target="ORC")
    assert played.told("attack-lost")
    assert not played["BER"].has(HIDDEN)
    assert (played["BER"]["full"], played["BER"].has("unloaded")) == (0, True)


@pytest.mark.parametrize(("wet", "told"), [(True, "attack-lost"), (False, "attack.miss")])
def test_B_UW_02_beyond_the_normal_range_but_within_the_greatest(wet: bool, told: str) -> None:
    bow = BOW.model_copy(update={"portee_normale": 10})
    facts = {("immersed", "ORC"): wet}
    played = archer(bow, metres=12, facts=facts, faces=[] if wet else [2])
    played.do("BER", "attack", target="ORC")
    assert played.told(told)


def test_B_UW_02_asking_changes_nothing_where_the_shot_is_refused() -> None:
    """AMB-87: only the attacker counts; the target is under water."""
    played = archer(facts={("immersed", "ORC"): True},
                    settings={"sous_l_eau": {"condition": "attaquant"}})  # fmt: skip
    before = played.fight.state
    assert refused(played, target="ORC") == "out-of-range"
    assert played.fight.state is before


def test_B_UW_02_a_spell_is_not_concerned() -> None:
    bolt = weapon("trait", sorte="sort", portee="courte", degats="1d6", type="magique")
    mage = CYRA.model_copy(update={"armes": (bolt,)})
    played = fight(hero("BER", mage), foe("ORC", ORC, 6, 0), facts={"immersed": True})
    assert refused(played, target="ORC") == "out-of-range"
    played.gm("place", who="ORC", to=at(5, 0))
    played.dice(2)
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == ()
