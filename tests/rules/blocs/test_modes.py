"""Flying, swimming, falling, teleporting, several attacks in one action."""

import pytest

from rules.engine.requests import Refused
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    CYRA,
    DAGGER,
    OGRE,
    ORC,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played

EAGLE = ALDRIC.model_copy(update={"vol": True})
SHARK = ORC.model_copy(update={"nageur": True})
STEP = weapon("pas de l'ombre", sorte="sort", degats="", teleporte=8, cout_mana=4)


def alone(sheet, **script: object) -> Played:  # type: ignore[no-untyped-def]
    return fight(hero("X", sheet), foe("ORC", ORC, 20, 20), **script)


def again(played: Played) -> float:
    """What the next turn begins with."""
    played.do("X", "end")
    played.do("ORC", "end")
    return float(played["X"]["moves"])


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


@pytest.mark.parametrize(
    ("sheet", "mode", "left", "next_turn"),
    [
        (EAGLE, "vol", 14, 18),
        (ALDRIC, "nage", 3.5, 4.5),
        (CYRA, "nage", 14, 18),
        (SHARK, "nage", 6, 8),
    ],
)
def test_B_MOV_10_11_12_modes_their_worth_and_the_cost_of_changing(
    sheet, mode: str, left: float, next_turn: float
) -> None:  # type: ignore[no-untyped-def]
    played = alone(sheet)
    played.do("X", "mode", mode=mode)
    assert played["X"]["moves"] == left
    assert again(played) == next_turn


def test_B_MOV_12_a_spell_cancels_the_halving() -> None:
    played = alone(ALDRIC)
    played.gm("effect", who="X", name="swim-spell")
    played.do("X", "mode", mode="nage")
    assert played["X"]["moves"] == 7


@pytest.mark.parametrize(
    ("unit", "before", "start", "to", "after"),
    [
        ("courante", 10, "vol", "marche", 4),
        ("courante", 13, "vol", "marche", 5.5),
        ("courante", 4.5, "nage", "vol", 10),
        ("base", 10, "vol", "marche", 3),
        ("base", 4.5, "nage", "vol", 14),
    ],
)
def test_B_MOV_11_what_is_left_is_converted(
    unit: str, before: float, start: str, to: str, after: float
) -> None:
    played = alone(EAGLE, settings={"transition": {"unite": unit}})
    played.do("X", "mode", mode=start)
    played.gm("set", who="X", counter="moves", to=before)
    played.do("X", "mode", mode=to)
    assert played["X"]["moves"] == after


def test_B_MOV_10_11_what_is_refused() -> None:
    played = alone(ALDRIC)
    assert code(played, "X", "mode", mode="vol") == "cannot-fly"
    assert code(played, "X", "mode", mode="marche") == "mode-already"
    assert code(played, "X", "mode", mode="rampe") == "no-such-mode"
    played.gm("set", who="X", counter="moves", to=1.5)
    assert code(played, "X", "mode", mode="nage") == "too-far"


def test_B_MOV_13_a_walk_between_the_attacks_of_one_action() -> None:
    twice = DAGGER.model_copy(update={"sorte": "technique", "attaques": 2, "cout_stamina": 4})
    played = fight(hero("BER", BERA.model_copy(update={"armes": (twice,)}), 0, 0),
                   foe("ORC", ORC, 4, 0), foe("OGR", OGRE, 4, 8), faces=[2])  # fmt: skip
    for x in (1, 2, 3):
        played.do("BER", "step", to=at(x, 0))
    played.do("BER", "attack", target="ORC")
    assert (played["BER"]["full"], played["BER"]["stamina"]) == (0, 4)
    for z in (1, 2, 3, 4, 5):
        played.do("BER", "step", to=at(3, z))
    played.dice(2)
    played.do("BER", "attack", target="OGR", weapon="dague")
    assert (played["BER"]["moves"], played["BER"]["stamina"]) == (0, 4)
    assert code(played, "BER", "attack", target="OGR", weapon="dague") == "cannot-pay"


def test_B_MOV_22_prone_it_goes_by_magic_still_prone_and_unpunished() -> None:
    mage = CYRA.model_copy(update={"armes": (STEP,)})
    played = fight(hero("CYR", mage), foe("OGR", OGRE, 2, 0))
    played.do("CYR", "prone")
    assert code(played, "CYR", "teleport", to=at(0, 9)) == "out-of-range"
    assert code(played, "CYR", "teleport", to=at(2, 1)) == "place-taken"
    played.do("CYR", "teleport", to=at(0, 8))
    assert (played["CYR"].pos, played["CYR"]["mana"]) == (at(0, 8), 16)
    assert played["CYR"].has("prone")
    assert not played.asked("opportunity")


def test_B_MOV_26_a_flyer_that_cannot_move_falls_and_lies_there() -> None:
    played = alone(EAGLE, facts={"drop": 6})
    played.gm("place", who="X", to=at(0, 0, 70))
    played.do("X", "mode", mode="vol")
    played.gm("effect", who="X", name="rooted", turns=3)
    played.do("X", "end")
    assert played["X"].pos == at(0, 0, 64)
    assert played["X"].has("prone")
    assert played["X"]["pv"] == 14


def test_B_MOV_26_lying_down_in_the_air_is_falling() -> None:
    played = alone(EAGLE, facts={"drop": 2})
    played.do("X", "mode", mode="vol")
    played.do("X", "prone")
    assert (played["X"]["pv"], played["X"].has("mode")) == (18, False)


@pytest.mark.parametrize(
    ("height", "deliberate", "resists", "lost"),
    [(6, 0, (), 6), (5, 0, ("contondant",), 2), (1, 1, (), 0), (1, 0, (), 1)],
)
def test_B_MOV_27_a_point_a_metre(
    height: int, deliberate: int, resists: tuple[str, ...], lost: int
) -> None:
    played = alone(ALDRIC.model_copy(update={"resistances": resists}))
    played.gm("fall", who="X", height=height, deliberate=deliberate)
    assert played["X"]["pv"] == 20 - lost
    assert played["X"].has("prone") is bool(lost)


def test_B_DMG_11_B_MOV_22_whoever_goes_into_the_fire_by_magic_burns_at_once() -> None:
    mage = CYRA.model_copy(update={"armes": (STEP,)})
    played = fight(hero("CYR", mage), foe("ORC", ORC, 9, 9))
    played.gm("zone", kind="brulure", at=at(0, 5))
    played.dice("2:2")
    played.do("CYR", "teleport", to=at(0, 5))
    assert played["CYR"]["pv"] == 10


def test_B_STA_05_B_MOV_22_nor_does_magic_take_anybody_towards_what_they_fear() -> None:
    fright = weapon("effroi", sorte="sort", mode="distance", degats="", portee_max=15,
                    effets=({"statut": "terror", "tours": 1},))  # fmt: skip
    mage = CYRA.model_copy(update={"armes": (STEP,)})
    played = fight(foe("ORC", ORC.model_copy(update={"armes": (fright,)}), 6, 0), hero("CYR", mage),
                   faces=[19])  # fmt: skip
    played.do("ORC", "attack", target="CYR")
    played.do("ORC", "end")
    assert code(played, "CYR", "teleport", to=at(3, 0)) == "terror"
    assert played["CYR"]["mana"] == 20
    played.do("CYR", "teleport", to=at(-3, 0))
    played.do("CYR", "end")
