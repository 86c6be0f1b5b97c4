"""Who rides whom, whose steps a mounted pair walks, who flies: what rulesets tell the world."""

from rules.d35 import RULESET as D35
from rules.engine.state import Being
from rules.vigueur import RULESET as VIGUEUR
from tests.rules.blocs.people import ALDRIC, at, fight, hero
from tests.rules.blocs.test_mounts import riding
from tests.rules.d35.people import one
from tests.rules.d35.test_mounts import mounted
from tests.rules.vigueur import people


def test_blocs_the_mount_walks_for_both() -> None:
    played = riding()
    rider, horse = played["ALD"], played["HOR"]
    rules = rider.fight.rules
    assert (rules.seat(rider), rules.seat(horse)) == ("HOR", "")
    assert rules.walker(rider) == rules.walker(horse) == "HOR"


def test_blocs_flyers_fly_while_they_are_in_the_air() -> None:
    played = fight(hero("ALD", ALDRIC.model_copy(update={"vol": True})))
    rules = played["ALD"].fight.rules
    assert not rules.flies(played["ALD"])
    played.do("ALD", "mode", mode="vol")
    assert rules.flies(played["ALD"])


def test_vigueur_the_rider_walks_for_both() -> None:
    horse = Being("CHV", "Cheval", "PJ", people.HORSE, at(0, 0))
    played = people.fight(
        people.hero("ISA", people.ISAUDE), horse, people.foe("GRU", people.GRUNT, 9)
    )
    rider, mount = played["ISA"], played["CHV"]
    assert (VIGUEUR.seat(rider), VIGUEUR.seat(mount)) == ("CHV", "")
    assert VIGUEUR.walker(rider) == VIGUEUR.walker(mount) == "ISA"
    assert not VIGUEUR.flies(rider)


def test_d35_the_mount_walks_for_both() -> None:
    played = mounted(one("ORC", 9), rider="BRU")
    rider, mount = played["BRU"], played["HRS"]
    assert (D35.seat(rider), D35.seat(mount)) == ("HRS", "")
    assert D35.walker(rider) == D35.walker(mount) == "HRS"
    assert D35.walker(played["ORC"]) == "ORC"


def test_d35_wings_and_the_use_of_them() -> None:
    played = mounted(one("ORC", 9), mount=one("HRS", 0, vol_m=18.0), rider="BRU")
    assert D35.flies(played["HRS"])
    assert D35.flies(played["BRU"])
    assert not D35.flies(played["ORC"])
    played.gm("effect", who="HRS", name="paralysed")
    assert not D35.flies(played["HRS"])
