"""Two weapons, water, narrow places."""

import pytest

from rules.blocs.sheet import Gear
from rules.engine.requests import Refused
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    BOW,
    CYRA,
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
from tests.rules.scripted import Played

TWIN = BERA.model_copy(update={"armes": (LIGHT_DAGGER, LIGHT_DAGGER)})
LANCE = weapon("lance", attributs=("force",), sous_eau=("cac", "distance"), allonge=2)
CROSSBOW = weapon("arbalète", mode="distance", portee_max=25, sous_eau=("distance",))


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


def why(played: Played, key: str = "attack.miss") -> tuple[str, ...]:
    reasons: tuple[str, ...] = played.last(key).params["roll"].why
    return reasons


def test_B_TWF_01_B_TWF_02_B_TWF_03_each_hand_once_for_the_reflex_dice_only() -> None:
    played = fight(hero("BER", TWIN), foe("ORC", ORC), faces=["20:12", "4:3", "20:20"])
    played.do("BER", "two-weapons", target="ORC")
    assert [t.params["amount"] for t in played.told("harm-creature")] == [3, 4]
    assert (played["BER"]["full"], played["BER"]["reaction"]) == (0, 0)


def test_B_TWF_03_B_ATK_10_a_fumble_with_either_hand_may_drop_the_weapon() -> None:
    played = fight(
        hero("BER", TWIN), foe("ORC", ORC), faces=["20:1", "20:3"], answers={"fumble": "drop"}
    )
    played.do("BER", "two-weapons", target="ORC")
    assert [e.data["weapon"] for e in played["BER"].effects("dropped")] == [LIGHT_DAGGER.nom]


def test_B_TWF_01_02_light_weapons_and_a_reflex_are_needed() -> None:
    played = fight(hero("BER", TWIN, reaction=0), foe("ORC", ORC))
    played.gm("set", who="BER", counter="reaction", to=0)
    assert code(played, "BER", "two-weapons", target="ORC") == "cannot-pay"
    mixed = BERA.model_copy(update={"armes": (SWORD, LIGHT_DAGGER)})
    played = fight(hero("BER", mixed), foe("ORC", ORC))
    assert code(played, "BER", "two-weapons", target="ORC") == "no-two-weapons"
    assert code(played, "BER", "two-weapons", target="ORC", first=SWORD.nom) == "not-light"
    small = weapon("arbalète de poing", mode="distance", legere=True, portee_max=5)
    armed = BERA.model_copy(update={"armes": (small, LIGHT_DAGGER)})
    played = fight(hero("BER", armed), foe("ORC", ORC))
    assert code(played, "BER", "two-weapons", target="ORC") == "no-two-weapons"


@pytest.mark.parametrize(("held", "may"), [("bouclier", False), ("dague", True)])
def test_B_TWF_01_a_shield_leaves_no_hand_for_a_second_weapon(held: str, may: bool) -> None:
    gear = Gear(nom=held, emplacement="main_secondaire", bonus_ca=2)
    played = fight(hero("BER", TWIN.model_copy(update={"equipement": (gear,)})), foe("ORC", ORC))
    if may:
        played.dice(2, 2)
        played.do("BER", "two-weapons", target="ORC")
        assert len(played.told("attack.miss")) == 2
    else:
        assert code(played, "BER", "two-weapons", target="ORC") == "hands-full"
        played.do("BER", "take-off", what=held)
        played.dice(2, 2)
        played.do("BER", "two-weapons", target="ORC")


@pytest.mark.parametrize(("face", "amount"), [(15, 3), (20, 4)])
def test_B_TWF_03_of_a_blade_of_1d4_and_one_the_dice_alone(face: int, amount: int) -> None:
    fine = LIGHT_DAGGER.model_copy(update={"degats": "1d4+1"})
    played = fight(hero("BER", BERA.model_copy(update={"armes": (fine, fine)})), foe("ORC", ORC),
                   faces=[face, *([3] if face < 20 else []), 2])  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    assert played.last("harm-creature").params["amount"] == amount


def test_B_TWF_01_the_dead_are_not_struck_a_second_time() -> None:
    played = fight(hero("BER", TWIN), foe("GOB", GOBLIN, pv=2), foe("ORC", ORC, 5, 5),
                   faces=["20:15", "4:3"])  # fmt: skip
    played.do("BER", "two-weapons", target="GOB")
    assert played["GOB"].out == "dead"
    assert len(played.told("attack.hit", "attack.miss", "attack.critical")) == 1


def test_B_TWF_04_a_thrown_one_goes_by_dexterity_and_leaves_the_hand() -> None:
    played = fight(hero("BER", TWIN), foe("ORC", ORC, 4, 0), foe("GOB", GOBLIN, 1, 0),
                   faces=["20:18", "20:12", "4:1", "20:2", "20:3"])  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    roll = played.last("attack.hit").params["roll"]
    assert (roll.total, roll.why) == (16, ("-ranged-in-melee",))
    assert played["BER"].has("dropped")


def test_B_TWF_05_a_technique_keeps_its_modifiers_and_the_reflex() -> None:
    dance = LIGHT_DAGGER.model_copy(
        update={"nom": "danse", "sorte": "technique", "attaques": 2, "cout_stamina": 4}
    )
    sheet = BERA.model_copy(update={"armes": (dance,)})
    played = fight(hero("BER", sheet), foe("ORC", ORC), faces=[12, "4:3", 12, "4:1"])
    played.do("BER", "attack", target="ORC", weapon="danse")
    played.do("BER", "attack", target="ORC", weapon="danse")
    assert [t.params["amount"] for t in played.told("harm-creature")] == [4, 2]
    assert (played["BER"]["stamina"], played["BER"]["reaction"]) == (4, 1)


def wet(sheet, arm, metres: int, *faces: int) -> Played:  # type: ignore[no-untyped-def]
    """Both under water."""
    me = sheet.model_copy(update={"armes": (arm,)})
    played = fight(hero("X", me), foe("ORC", ORC, metres, 0))
    for who in ("X", "ORC"):
        played.gm("effect", who=who, name="immersed")
    played.dice(*faces)
    played.do("X", "attack", target="ORC")
    return played


def test_B_UW_01_most_weapons_are_slow_under_water() -> None:
    assert why(wet(ALDRIC, SWORD, 1, 18, 7)) == ("-underwater",)
    assert why(wet(ALDRIC, LANCE, 1, 2)) == ()
    assert why(wet(CYRA, SWORD, 1, 2)) == ()


def test_B_UW_02_too_far_the_shot_is_lost_and_the_action_spent() -> None:
    played = wet(BERA, BOW, 16)
    assert played.told("attack-lost")
    assert played["X"]["full"] == 0


def test_B_UW_03_shots_are_hindered_but_for_crossbows() -> None:
    assert why(wet(BERA, BOW, 10, 2, 3)) == ("-underwater",)
    assert why(wet(BERA, CROSSBOW, 10, 2)) == ()


@pytest.mark.parametrize("resists", [(), ("feu",)])
def test_B_UW_04_water_halves_fire_once(resists: tuple[str, ...]) -> None:
    played = fight(hero("ALD", ALDRIC.model_copy(update={"resistances": resists})), foe("ORC", ORC))
    played.gm("effect", who="ALD", name="immersed")
    played.gm("harm", who="ALD", amount="12", type="feu")
    assert played["ALD"]["pv"] == 14


NARROW = {"space": "narrow"}


def test_B_SIZE_04_B_SIZE_05_a_large_creature_squeezes_at_double_cost() -> None:
    played = fight(foe("OGR", OGRE, 0, 0), hero("ALD", ALDRIC, 20, 20), facts=NARROW)
    for x in (1, 2, 3):
        played.do("OGR", "step", to=at(x, 0))
    assert played["OGR"]["moves"] == 3
    assert played["OGR"].box().width == 1
    played.ports.world["space"] = "wide"
    played.do("OGR", "step", to=at(4, 0))
    assert (played["OGR"]["moves"], played["OGR"].box().width) == (2, 2)


def test_B_SIZE_04_out_of_a_corridor_it_stands_beside_its_walls() -> None:
    walls = {("filled", at(5, 1)): True, ("filled", at(5, -1)): True}
    played = fight(foe("OGR", OGRE, 6, 0), hero("ALD", ALDRIC, 20, 20), facts={**NARROW, **walls})
    played.do("OGR", "step", to=at(5, 0))
    played.ports.world["space"] = "wide"
    played.do("OGR", "step", to=at(4, 0))
    assert (played["OGR"].pos, played["OGR"].box().width) == (at(3, 0), 2)


def test_B_SIZE_04_narrower_still_is_refused_and_the_small_are_not_asked() -> None:
    played = fight(foe("OGR", OGRE), hero("ALD", ALDRIC, 9, 9), facts={"space": "closed"})
    assert code(played, "OGR", "step", to=at(2, 0)) == "too-narrow"
    played.do("OGR", "end")
    played.do("ALD", "step", to=at(9, 8))


def test_B_SIZE_06_squeezed_it_fights_badly_and_is_easily_hit() -> None:
    played = fight(foe("OGR", OGRE, 5, 0), hero("ALD", ALDRIC, 2, 0), facts=NARROW)
    played.do("OGR", "step", to=at(4, 0))
    played.dice("20:18", "20:8")
    played.do("OGR", "attack", target="ALD")
    assert played.last("attack.miss").params["roll"].total == 12
    played.do("OGR", "end")
    played.do("ALD", "step", to=at(3, 0))
    played.dice("20:6", "20:7")
    played.do("ALD", "attack", target="OGR", weapon="épée longue")
    assert why(played) == ("+squeezed-target",)


@pytest.mark.parametrize(
    ("keeps", "said", "passes"),
    [(True, "yes", False), ("oui", "yes", False), ("demander", "no", False),
     ("demander", "yes", True), ("non", "no", True), (False, "no", True)],
)  # fmt: skip
def test_B_SIZE_02_who_keeps_a_corridor_lets_no_friend_by(
    keeps: bool | str, said: str, passes: bool
) -> None:
    keeper = GOBLIN.model_copy(update={"bloque_passage": keeps})
    played = fight(foe("GOB", GOBLIN, 0, 0), foe("HOB", keeper, 1, 0), hero("ALD", ALDRIC, 9, 9),
                   answers={"let-pass": said})  # fmt: skip
    if passes:
        played.do("GOB", "step", to=at(1, 0))
        assert played["GOB"]["moves"] == 5
    else:
        assert code(played, "GOB", "step", to=at(1, 0)) == "passage-kept"
    asked = [ask.who for ask in played.ports.asked if ask.question == "let-pass"]
    assert asked == ["HOB"] * (keeps == "demander")
