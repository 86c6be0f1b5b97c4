"""Arms whose attack takes half an action: struck, thrown, cast, guessed, offered."""

from typing import Any

import pytest

from rules.blocs.sheet import Sheet
from tests.rules.blocs.people import ALDRIC, CYRA, ORC, SWORD, at, fight, foe, hero, weapon
from tests.rules.scripted import Played, refusal

KICK = weapon("coup de pied", action="demi", degats="1d4")
SPARK = weapon("étincelle", sorte="sort", action="demi", mode="distance", degats="1d4",
               portee_max=15, portee_min=0, cout_mana=2)  # fmt: skip
BURST = weapon("gerbe", sorte="sort", action="demi", mode="distance", degats="1d4", portee_max=15,
               zone_rayon=1, cout_mana=2)  # fmt: skip
BLINK = weapon("saut", sorte="sort", action="demi", degats="", teleporte=8)
FIGHTER = ALDRIC.model_copy(update={"armes": (SWORD, KICK)})
MAGE = CYRA.model_copy(update={"armes": (SPARK, BURST, BLINK)})


def facing(sheet: Sheet, **script: Any) -> Played:
    return fight(hero("X", sheet), foe("ORC", ORC, 1, 0), **script)


def left(played: Played) -> tuple[float, float]:
    return played["X"]["full"], played["X"]["half"]


def test_B_ACT_02_an_attack_with_it_takes_half_an_action() -> None:
    played = facing(FIGHTER, faces=[2, 2])
    played.do("X", "attack", target="ORC", weapon=KICK.nom)
    assert left(played) == (1, 0)
    played.do("X", "attack", target="ORC", weapon=SWORD.nom)
    assert left(played) == (0, 0)
    assert [t.params["weapon"] for t in played.told("attack.miss")] == [KICK.nom, SWORD.nom]


def test_B_ACT_02_with_no_half_left_it_takes_the_whole_one() -> None:
    played = facing(FIGHTER, faces=[2, 2])
    played.do("X", "attack", target="ORC", weapon=KICK.nom)
    played.do("X", "attack", target="ORC", weapon=KICK.nom)
    assert left(played) == (0, 0)
    refused = refusal(played, "X", "attack", target="ORC", weapon=KICK.nom)
    assert (refused.code, refused.rule) == ("cannot-pay", "B-TURN-07")


def test_B_ACT_02_unless_an_action_may_not_be_traded() -> None:
    """AMB-10."""
    settings = {"tour": {"complete_vaut_demi": False}}
    played = facing(FIGHTER, faces=[2], settings=settings)
    played.do("X", "attack", target="ORC", weapon=KICK.nom)
    refused = refusal(played, "X", "attack", target="ORC", weapon=KICK.nom)
    assert (refused.code, refused.params["pool"]) == ("cannot-pay", "half")
    assert left(played) == (1, 0)


@pytest.mark.parametrize(("verb", "args", "mana", "faces"), [
    ("cast", {"spell": SPARK.nom, "target": "ORC"}, 18, [2, 2]),
    ("cast", {"spell": BURST.nom, "at": at(2, 0)}, 18, [2, 2]),
    ("blast", {"at": at(2, 0), "weapon": BURST.nom}, 18, [2, 2]),
    ("guess", {"at": at(2, 0), "weapon": SPARK.nom}, 18, [2, 2]),
    ("teleport", {"to": at(-3, 0)}, 20, []),
])  # fmt: skip
def test_B_ACT_04_a_spell_that_takes_half_an_action(
    verb: str, args: dict[str, Any], mana: int, faces: list[int]
) -> None:
    played = facing(MAGE, later=True)
    played.dice(*faces, *[2] * 4)
    played.do("X", verb, **args)
    assert left(played) == (1, 0)
    assert played["X"]["mana"] == mana


def test_B_ACT_01_it_is_offered_while_half_an_action_is_left() -> None:
    played = facing(FIGHTER, faces=[2, 2])
    played.do("X", "attack", target="ORC", weapon=SWORD.nom)
    offers = played.fight.rules.offers(played.fight, played["X"])
    assert [o.args["weapon"] for o in offers if o.verb == "attack"] == [KICK.nom]
    played.do("X", "attack", target="ORC", weapon=KICK.nom)
    offers = played.fight.rules.offers(played.fight, played["X"])
    assert not [o for o in offers if o.verb == "attack"]


def test_B_OA_02_in_leaving_it_is_struck_for_the_reaction() -> None:
    kicker = ALDRIC.model_copy(update={"armes": (KICK,)})
    played = fight(foe("ORC", ORC, 1, 0), hero("X", kicker), faces=[2],
                   answers={("X", "opportunity"): "strike"})  # fmt: skip
    played.do("ORC", "step", to=at(2, 0))
    assert played.last("attack.miss").params["weapon"] == KICK.nom
    assert played["X"]["reaction"] == 0
