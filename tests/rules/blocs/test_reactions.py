"""Reactions at their edges: shields and their magic, and who sees whom leave."""

import pytest

from rules.blocs.arms import Weapon
from rules.engine.requests import Refused
from rules.engine.state import Being
from tests.rules.blocs.people import ALDRIC, CYRA, GOBLIN, ORC, SWORD, at, fight, foe, hero, weapon
from tests.rules.scripted import Played

MAGICS = {"magies": {"feu": ("glace",), "eau": ("feu",)}}
SHIELD = weapon(
    "bouclier", sorte="sort", action="reaction", bonus_defense=2, cout_mana=2, degats="",
    element="feu",
)  # fmt: skip


def cast_at_shield(element: str, shield: Weapon, face: int, *damage: int) -> Played:
    """A spell of that element on a mage with no affinity, who raises the shield."""
    bolt = weapon(
        "trait", sorte="sort", mode="distance", degats="1d6", type="magique", element=element,
        portee_max=15,
    )  # fmt: skip
    mage = CYRA.model_copy(update={"affinite": "", "armes": (bolt,)})
    warded = CYRA.model_copy(update={"affinite": "", "armes": (shield,)})
    played = fight(
        hero("CYR", mage), foe("MAG", warded, 5, 0), faces=[face, *damage], settings=MAGICS,
        answers={("MAG", "defence"): "bouclier"},
    )  # fmt: skip
    played.do("CYR", "attack", target="MAG")
    return played


@pytest.mark.parametrize(("element", "difficulty"), [("glace", 16), ("feu", 14), ("", 14)])
def test_B_DMG_16_B_REA_05_the_element_of_the_shield_counts(element: str, difficulty: int) -> None:
    told = cast_at_shield(element, SHIELD, 2).last("attack.miss")
    assert sum(m.value for m in told.params["against"]) == difficulty


def test_B_DMG_16_an_attack_that_beats_the_shields_element_hurts_more() -> None:
    assert cast_at_shield("eau", SHIELD, 15, 4)["MAG"]["pv"] == 12 - 4 - 2
    plain = SHIELD.model_copy(update={"element": ""})
    assert cast_at_shield("eau", plain, 15, 4)["MAG"]["pv"] == 12 - 4


def test_B_REA_05_a_technique_may_shield_for_stamina_and_is_never_struck_with() -> None:
    guard = weapon(
        "garde", sorte="technique", action="reaction", bonus_defense=2, cout_stamina=6, degats=""
    )
    sheet = ALDRIC.model_copy(update={"armes": (guard, SWORD)})
    played = fight(
        foe("ORC", ORC), hero("ALD", sheet, 0, 0), faces=[12, 15, 1],
        answers={("ALD", "defence"): ["garde"]},
    )  # fmt: skip
    played.do("ORC", "attack", target="ALD")
    assert (played["ALD"]["stamina"], played["ALD"]["reaction"]) == (4, 0)
    assert played.told("attack.miss")
    played.do("ORC", "end")
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.hit").params["weapon"] == SWORD.nom
    played.do("ALD", "end")
    played.dice(1)
    played.do("ORC", "attack", target="ALD")
    assert "garde" not in played.asked("defence")[-1].options  # type: ignore[union-attr]


def test_B_OA_01_who_leaves_unseen_provokes_nobody() -> None:
    """The world says who sees whom; each watcher for itself."""
    blind = {("sight", "ORC", "ALD"): False}
    played = fight(
        hero("ALD", ALDRIC, 0, 0), foe("ORC", ORC, 1, 0), foe("OGR", ORC, 1, 1), facts=blind
    )
    played.do("ALD", "step", to=at(-1, 0), joins=True)
    assert [a.who for a in played.asked("opportunity")] == ["OGR"]


def test_B_OA_01_B_ENC_05_nobody_is_the_enemy_of_the_neutral() -> None:
    bystander = Being("TOM", "Tom", "neutre", ORC, at(1, 0))
    played = fight(hero("ALD", ALDRIC, 0, 0), bystander, foe("GOB", GOBLIN, 9, 9))
    played.do("ALD", "step", to=at(-1, 0), joins=True)
    assert not played.asked("opportunity")
    played.gm("harm", who="GOB", amount="20")
    played.do("ALD", "end")
    played.do("TOM", "end")
    assert len(played.asked("fight-over")) == 1


@pytest.mark.parametrize(("sort", "type", "magical"), [
    ("sort", "contondant", True), ("technique", "magique", True), ("arme", "magique", True),
    ("technique", "contondant", False), ("sort", "psychique", False),
])  # fmt: skip
def test_B_DEF_05_what_magic_is(sort: str, type: str, magical: bool) -> None:
    """Spells of any kind and harm of the magical kind, but for the mind (AMB-33)."""
    arm = weapon("coup", sorte=sort, type=type)
    played = fight(
        foe("ORC", ORC.model_copy(update={"armes": (arm,)})), hero("CYR", CYRA, 0, 0), faces=[2]
    )
    played.do("ORC", "attack", target="CYR")
    options = played.asked("defence")[0].options  # type: ignore[union-attr]
    assert ("magic-absorb" in options) is magical


def test_B_VIS_01_whom_one_has_not_noticed_one_does_not_see() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), foe("GOB", GOBLIN, 0, 1), faces=[15, 2])
    played.gm("hide", who="GOB", observer="ALD")
    played.do("ALD", "attack", target="GOB")
    assert played.last("attack.miss").params["roll"].why == ("-unseen-target",)


def test_B_OA_01_B_MOV_25_a_friend_may_leave_unharmed() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 0), hero("CYR", CYRA, 1, 0), foe("GOB", GOBLIN, 9, 9))
    played.do("ALD", "step", to=at(-1, 0), joins=True)
    assert not played.asked("opportunity")


@pytest.mark.parametrize(("own", "arm", "reach"), [(1, 1, 1), (2, 1, 2), (1, 2, 2), (3, 2, 3)])
def test_B_MEL_02_the_longer_of_its_own_reach_and_the_weapons(
    own: int, arm: int, reach: int
) -> None:
    lance = SWORD.model_copy(update={"allonge": arm})
    sheet = ORC.model_copy(update={"allonge": own, "armes": (lance,)})
    played = fight(foe("ORC", sheet, reach, 0), hero("ALD", ALDRIC, 0, 0), faces=[2])
    played.do("ORC", "attack", target="ALD")
    assert played.told("attack.miss")
    far = fight(foe("ORC", sheet, reach + 1, 0), hero("ALD", ALDRIC, 0, 0))
    with pytest.raises(Refused, match="out-of-reach"):
        far.do("ORC", "attack", target="ALD", weapon=lance.nom)


def test_B_MOV_17_the_dead_are_in_nobodys_way_the_unconscious_are() -> None:
    played = fight(
        hero("ALD", ALDRIC, 0, 0), hero("CYR", CYRA, 0, 1, pv=0), foe("ORC", ORC, 1, 0),
        foe("GOB", GOBLIN, 9, 9),
    )  # fmt: skip
    played.gm("harm", who="ORC", amount="40")
    played.do("ALD", "step", to=at(1, 0), joins=True)
    assert played["ALD"]["moves"] == 8
    played.do("ALD", "step", to=at(0, 1), joins=True)
    assert played["ALD"]["moves"] == 6
