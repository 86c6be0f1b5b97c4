"""Touch spells and the held charge: D-TOUCH."""

import pytest

from rules.d35.budget import left
from rules.d35.spells import SPELLS
from tests.rules.d35.people import at, done, effects, end, fight, one, walk
from tests.rules.d35.test_cast import DUST, MISSILE
from tests.rules.d35.test_moves import offered
from tests.rules.scripted import Played, answer, refused

SHOCK = "décharge électrique"
BREATH = SPELLS["respiration_aquatique"]


def charged(*others: object, faces: tuple[int, ...] = (), **changes: object) -> Played:
    """Cyrielle with her charge in the hand, in the turn of the casting."""
    foes = others or (one("ORC", 9),)
    played = fight(one("CYR", 0, **changes), *foes)  # type: ignore[arg-type]
    answer(played, opportunity="no")
    played.do("CYR", "cast", spell=SHOCK)
    played.dice(*faces)
    return played


def held(played: Played) -> bool:
    return "held_charge" in effects(played, "CYR")


def test_D_TOUCH_01_the_touch_of_the_casting_round_costs_nothing() -> None:
    played = charged(one("ORC", 1), faces=(8, 9))
    played.do("CYR", "touch", target="ORC")
    assert held(played)
    with refused(played, "D-TOUCH-06"):
        played.do("CYR", "touch", target="ORC")
    assert "move" in left(played["CYR"])
    played = fight(one("CYR", 0), one("ORC", 9))
    with refused(played, "D-TOUCH-01"):
        played.do("CYR", "touch", target="ORC")
    with refused(played, "D-TOUCH-01"):
        played.do("CYR", "cast", spell=SHOCK, target="ORC")


def test_D_TOUCH_01_cast_and_touch_in_one_line() -> None:
    played = fight(one("CYR", 0), one("ORC", 1), faces=(19, 1, 1, 1, 1, 1))
    answer(played, opportunity="no")
    played.do("CYR", "cast", spell=SHOCK, target="ORC")
    assert played["ORC"]["pv"] == 10
    assert not held(played)
    done(played)


def test_D_TOUCH_02_a_walk_between_casting_and_touching() -> None:
    played = charged(one("ORC", 4), faces=(8,))
    walk(played, "CYR", (1, 0), (2, 0), (3, 0))
    played.do("CYR", "touch", target="ORC")
    assert played.last("attack.miss").params["against"] == 10
    assert not played.asked("opportunity")


def test_D_TOUCH_03_a_friend_and_oneself_for_certain() -> None:
    played = charged(one("TOR", 1), one("ORC", 9), faces=(1, 1, 1, 1, 1))
    played.do("CYR", "touch", target="TOR")
    assert played["TOR"]["pv"] == 33
    assert not held(played)
    done(played)
    with refused(played, "D-TOUCH-01"):
        played.do("CYR", "touch", target="CYR")


def test_D_TOUCH_04_the_charged_hand_is_armed() -> None:
    played = charged(one("ORC", 1), one("GOB", 0, 1), faces=(2,))
    assert [who for who, _ in offered(played)] == ["ORC", "GOB"]
    played.do("CYR", "touch", target="ORC")
    assert len(played.asked("opportunity")) == 2


@pytest.mark.parametrize(("foe", "against"), [("ORC", 10), ("OGR", 8)])
def test_D_TOUCH_05_no_armour_counts(foe: str, against: int) -> None:
    played = charged(one(foe, 1), faces=(2,))
    played.do("CYR", "touch", target=foe)
    assert played.last("attack.miss").params["against"] == against


def test_D_TOUCH_05_a_critical_touch_and_a_ray() -> None:
    played = charged(one("OGR", 1), faces=(20, 15, *[2] * 10))
    played.do("CYR", "touch", target="OGR")
    assert played["OGR"]["pv"] == 29 - 20
    played = fight(one("CYR", 0), one("OGR", 5), faces=(20, 15, *[2] * 8))
    played.do("CYR", "cast", spell="rayon ardent", target="OGR")
    assert played["OGR"]["pv"] == 29 - 16
    assert played.last("attack.critical").params["against"] == 8
    done(played)


def test_D_TOUCH_06_kept_until_something_is_touched() -> None:
    played = charged(one("ORC", 1), faces=(2,))
    played.do("CYR", "touch", target="ORC")
    for face in (3, 4, 5, 6):
        end(played), end(played)
        played.dice(face)
        played.do("CYR", "touch", target="ORC")
        assert "standard" not in left(played["CYR"])
    assert played.fight.clock.round == 5
    assert held(played)


def seven() -> list[object]:
    cells = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)]
    return [one(f"TOR{i}", x, z) for i, (x, z) in enumerate(cells)]


def test_D_TOUCH_07_six_friends_take_the_whole_turn() -> None:
    spells = {"sorts": (BREATH,), "prepares": {}}
    played = fight(one("CYR", 0, **spells), *seven(), one("ORC", 9))  # type: ignore[arg-type]
    played.do("CYR", "cast", spell=BREATH.nom)
    ids = tuple(f"TOR{i}" for i in range(7))
    while not (played.fight.acting[0].id == "CYR" and played.fight.clock.round == 2):
        end(played)
    with refused(played, "D-TOUCH-07"):
        played.do("CYR", "touch-many", targets=ids)
    with refused(played, "D-TOUCH-07"):
        played.do("CYR", "touch-many", targets=("ORC",))
    played.gm("place", who="ORC", to=at(1, -1))
    answer(played, opportunity="no")
    played.do("CYR", "touch-many", targets=ids[:6])
    assert offered(played)[-1] == ("ORC", "touch_six")
    assert len(played.told("charge-released")) == 6
    assert "move" not in left(played["CYR"])
    assert not held(played)


def test_D_TOUCH_07_one_friend_is_a_standard_action() -> None:
    spells = {"sorts": (BREATH,), "prepares": {}}
    played = fight(one("CYR", 0, **spells), one("TOR", 1), one("ORC", 9))
    played.do("CYR", "cast", spell=BREATH.nom)
    end(played), end(played), end(played)
    played.do("CYR", "touch", target="TOR")
    assert "move" in left(played["CYR"])
    assert "standard" not in left(played["CYR"])
    assert held(played)  # five touches are left


def test_D_TOUCH_07_how_many_is_the_gm_s() -> None:
    spells = {"sorts": (BREATH,), "prepares": {}}
    played = fight(
        one("CYR", 0, **spells), one("TOR", 1), one("ALD", 0, 1), one("ORC", 9),
        settings={"held_touch": {"friends_standard": 2}},
    )  # fmt: skip
    played.do("CYR", "cast", spell=BREATH.nom)
    end(played), end(played), end(played), end(played)
    played.do("CYR", "touch-many", targets=("TOR", "ALD"))
    assert "move" in left(played["CYR"])
    assert "standard" not in left(played["CYR"])


def test_D_TOUCH_08_whatever_is_touched_discharges_it() -> None:
    played = charged(objets={"fiole": 1})
    end(played), end(played)
    answer(played, **{"touch-accident": ["no", "yes"]})
    played.do("CYR", "retrieve", what="fiole")
    assert held(played)
    played.do("CYR", "drop", what="fiole")
    end(played), end(played)
    played.do("CYR", "pick", what="fiole")
    assert not held(played)
    assert played.last("charge-lost").params["why"] == "accident"


def test_D_TOUCH_08_whoever_faints_loses_it() -> None:
    played = charged()
    played.gm("hurt", who="CYR", amount=25)
    assert not held(played)


def test_D_TOUCH_08_unless_the_gm_has_it_otherwise() -> None:
    played = fight(
        one("CYR", 0), one("ORC", 9), settings={"held_touch": {"unconscious_loses": False}}
    )
    played.do("CYR", "cast", spell=SHOCK)
    played.gm("hurt", who="CYR", amount=25)
    assert held(played)


def test_D_TOUCH_09_another_casting_lets_it_go() -> None:
    played = charged()
    end(played), end(played)
    played.do("CYR", "cast", spell="bouclier")
    assert not held(played)
    assert played["ORC"]["pv"] == 15
    played = charged(sorts=(SPELLS["decharge_electrique"], MISSILE, DUST), prepares={})
    end(played), end(played)
    played.dice(1)
    played.do("CYR", "cast", spell="poudre", stance="defensive")
    assert not held(played)


def test_D_TOUCH_10_an_ordinary_fist() -> None:
    played = charged(one("ORC", 1), faces=(4, 11, 4, 12, 2, 3, 4, 2, 5, 3))
    end(played), end(played)
    answer(played, opportunity="attack")
    played.do("CYR", "attack", target="ORC", weapon="mains nues")
    assert held(played)
    assert offered(played)[-1] == ("ORC", "attack_unarmed")
    end(played), end(played)
    played.do("CYR", "attack", target="ORC", weapon="mains nues")
    assert played["ORC"]["non_letal"] == 1
    assert played["ORC"]["pv"] == -2
    assert not held(played)
    done(played)


def test_a_charge_where_it_was_left() -> None:
    """Nobody far away is touched."""
    played = charged(one("ORC", 3))
    with refused(played, "D-TOUCH-01"):
        played.do("CYR", "touch", target="ORC")
    assert played["CYR"].pos == at(0)
