"""Taking hold of somebody, breaking free, dragging."""

import pytest

from rules.engine.requests import Refused
from tests.rules.blocs.people import ALDRIC, GOBLIN, OGRE, ORC, at, fight, foe, hero
from tests.rules.scripted import Played

SPIDER = ORC.model_copy(update={"taille": "TG", "pv_max": 30})


def wrestling(mine: int, theirs: int, **script: object) -> Played:
    """Aldric seizes an orc: Force +3 on both sides."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[mine, theirs], **script)
    played.do("ALD", "grapple", target="ORC")
    return played


def code(played: Played, who: str, verb: str, **args: object) -> str:
    before = played.fight.state
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)
    assert played.fight.state is before
    return refused.value.code


@pytest.mark.parametrize(
    ("mine", "theirs", "held"), [(12, 10, True), (11, 11, False), (9, 12, False)]
)
def test_B_GEN_04_B_GRP_02_strictly_higher_changes_things(
    mine: int, theirs: int, held: int
) -> None:
    played = wrestling(mine, theirs)
    assert played["ORC"].has("grappled") == bool(held)
    assert played["ALD"]["full"] == 0
    assert not played.asked("defence")


def test_B_GEN_04_a_tie_may_go_to_whoever_began_by_setting() -> None:
    played = wrestling(11, 11, settings={"lutte": {"egalite": "initiateur"}})
    assert played["ORC"].has("grappled")


def test_B_GRP_01_one_size_larger_at_most_within_reach_with_a_free_hand() -> None:
    played = fight(hero("ALD", ALDRIC), foe("OGR", OGRE, 1, 0), foe("TGS", SPIDER, -3, 0))
    assert code(played, "ALD", "grapple", target="TGS") == "too-large"
    played.dice(15, 2)
    played.do("ALD", "grapple", target="OGR")
    assert played["OGR"].has("grappled")
    small = fight(foe("GOB", GOBLIN), hero("OGR", OGRE, 2, 0))
    assert code(small, "GOB", "grapple", target="OGR") == "too-large"
    far = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 2, 0))
    assert code(far, "ALD", "grapple", target="ORC") == "out-of-reach"
    full = fight(hero("ALD", ALDRIC.model_copy(update={"mains_prises": 2})), foe("ORC", ORC))
    assert code(full, "ALD", "grapple", target="ORC") == "no-free-hand"


def test_B_GRP_03_the_helpless_are_seized_without_dice_but_not_the_huge() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), foe("TGS", SPIDER, -3, 0))
    played.gm("effect", who="ORC", name="paralysed", turns=2)
    played.gm("effect", who="TGS", name="paralysed", turns=2)
    assert code(played, "ALD", "grapple", target="TGS") == "too-large"
    played.do("ALD", "grapple", target="ORC")
    assert played["ORC"].has("grappled")


def test_B_GRP_03_the_surprised_resist_all_the_same() -> None:
    """AMB-55."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[10, 11])
    played.gm("surprise", who=("ORC",))
    played.do("ALD", "grapple", target="ORC")
    assert played.told("grapple-lost")
    assert not played["ORC"].has("grappled")


def test_B_GRP_04_letting_go_is_free_at_any_moment() -> None:
    played = wrestling(15, 2)
    played.do("ALD", "end")
    played.do("ALD", "release")
    assert not played["ORC"].has("grappled")
    assert code(played, "ALD", "release") == "holds-nobody"


@pytest.mark.parametrize(("mine", "theirs", "free"), [(11, 11, False), (16, 9, True)])
def test_B_GRP_05_breaking_free_gives_the_walk_back(mine: int, theirs: int, free: bool) -> None:
    played = wrestling(15, 2)
    played.do("ALD", "end")
    played.dice(mine, theirs)
    played.do("ORC", "escape")
    assert played["ORC"].has("grappled") is not free
    assert played["ORC"]["moves"] == (8 if free else 0)
    assert (played["ORC"]["full"], played["ORC"]["half"]) == (0, 1)


def test_B_GRP_06_dragging_costs_double_and_provokes_nobody_dragged() -> None:
    played = wrestling(12, 10)
    for x, left in ((-1, 7), (-2, 5), (-3, 3), (-4, 1)):
        played.do("ALD", "step", to=at(x, 0))
        assert played["ALD"]["moves"] == left
    assert played["ORC"].pos == at(-3, 0)
    assert not played.asked("opportunity")
    assert code(played, "ALD", "step", to=at(-5, 0)) == "too-far"


def test_B_GRP_06_the_much_smaller_are_carried_at_full_speed() -> None:
    played = fight(hero("OGR", OGRE, 0, 0), foe("GOB", GOBLIN, 2, 0), faces=[15, 2])
    played.do("OGR", "grapple", target="GOB")
    for z in range(1, 10):
        played.do("OGR", "step", to=at(0, z))
    assert played["GOB"].pos == at(2, 9)
    assert played["OGR"]["moves"] == 0


def test_B_GRP_07_the_held_may_strike_but_not_walk() -> None:
    played = wrestling(15, 2)
    played.do("ALD", "end")
    assert played["ORC"]["moves"] == 0
    assert code(played, "ORC", "step", to=at(2, 0)) == "held"
    played.dice(2)
    played.do("ORC", "attack", target="ALD")


def test_B_GRP_07_the_hold_ends_when_the_two_are_parted_or_the_holder_is_helpless() -> None:
    played = wrestling(15, 2)
    played.gm("place", who="ORC", to=at(6, 0))
    played.do("ALD", "end")
    assert not played["ORC"].has("grappled")
    played = wrestling(15, 2)
    played.gm("effect", who="ALD", name="paralysed", turns=2)
    assert not played["ORC"].has("grappled")
