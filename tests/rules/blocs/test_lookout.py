"""Hiding, searching, striking at what one cannot see; ranges and cover; spells held ready."""

import pytest

from rules.engine.requests import Refused
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, ORC, at, fight, foe, hero, weapon
from tests.rules.scripted import Played

BOLT = weapon("trait", sorte="sort", degats="2d6", type="magique", element="feu", cout_mana=3,
              portee="moyenne")  # fmt: skip
MAGE = CYRA.model_copy(update={"armes": (BOLT,)})


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


def hidden(stealth: int, face: int, verb: str) -> Played:
    """A goblin hides (+5) from Aldric (Perception 1, Vigilance 2), who then looks for it."""
    played = fight(foe("GOB", GOBLIN, 3, 0), hero("ALD", ALDRIC), faces=[stealth - 5])
    played.do("GOB", "sneak")
    played.do("GOB", "end")
    played.dice(face)
    played.do("ALD", verb)
    return played


@pytest.mark.parametrize(("face", "hides"), [(8, True), (7, False)])
def test_B_ACT_12_stealth_against_passive_perception_for_half_an_action(
    face: int, hides: bool
) -> None:
    played = fight(foe("GOB", GOBLIN, 3, 0), hero("ALD", ALDRIC), faces=[face])
    played.do("GOB", "sneak")
    assert played["GOB"].has(HIDDEN) is hides
    assert (played["GOB"]["half"], played["GOB"]["full"]) == (0, 1)


def test_B_ACT_12_the_gm_confirms_unless_set_otherwise() -> None:
    played = fight(foe("GOB", GOBLIN), hero("ALD", ALDRIC), answers={"may-hide": "no"})
    assert code(played, "GOB", "sneak") == "not-allowed"
    played = fight(foe("GOB", GOBLIN), hero("ALD", ALDRIC), faces=[15],
                   settings={"cacher": {"condition": "aucune"}})  # fmt: skip
    played.do("GOB", "sneak")
    assert not played.asked("may-hide")


@pytest.mark.parametrize(("face", "found"), [(18, True), (17, False)])
def test_B_ACT_13_found_when_the_roll_reaches_the_stealth(face: int, found: bool) -> None:
    played = hidden(21, face, "search")
    assert played["GOB"].has(HIDDEN) is not found
    assert played["ALD"]["full"] == 0


def test_B_VIS_02_peering_is_free_once_a_turn() -> None:
    played = hidden(21, 7, "peer")
    assert played["GOB"].has(HIDDEN)
    assert played["ALD"]["full"] == 1
    assert code(played, "ALD", "peer") == "peered-already"
    played.do("ALD", "end")
    played.do("GOB", "end")
    played.dice(8)
    played.do("ALD", "peer")
    assert not hidden(15, 12, "peer")["GOB"].has(HIDDEN)


@pytest.mark.parametrize("block", [(3, 0), (5, 0)])
def test_B_VIS_03_a_wrong_block_and_a_miss_look_the_same(block: tuple[int, int]) -> None:
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[7, 2])
    played.gm("hide", who="GOB")
    played.do("BER", "guess", at=at(*block), weapon="arc court")
    told = played.last("blind-miss")
    assert (told.who, sorted(told.params)) == (("BER",), ["roll", "weapon"])
    assert told.params["roll"].why == ("-unseen-target",)
    assert played["BER"]["full"] == 0


def test_B_VIS_03_the_right_block_may_be_hit() -> None:
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[17, 9, 2])
    played.gm("hide", who="GOB")
    played.do("BER", "guess", at=at(3, 0), weapon="arc court")
    assert played["GOB"]["pv"] == 4
    assert code(played, "BER", "guess", at=at(16, 0), weapon="arc court") == "out-of-range"


def test_B_VIS_03_B_RNG_02_a_block_at_the_very_range_may_be_named() -> None:
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[7, 2])
    played.gm("hide", who="GOB")
    played.do("BER", "guess", at=at(15, 0), weapon="arc court")
    assert played.told("blind-miss")


@pytest.mark.parametrize(
    ("cover", "face", "hit"),
    [
        ("partial", 8, False),
        ("partial", 9, True),
        ("important", 10, False),
        ("important", 11, True),
        ("total", 19, False),
        ("total", 20, True),
    ],
)
def test_B_VIS_03_B_COV_03_04_05_cover_protects_the_unseen_too(
    cover: str, face: int, hit: bool
) -> None:
    """The goblin has CA 12; with the bow it is the die and 4."""
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[face, 20, 1],
                   facts={"cover": cover})  # fmt: skip
    played.gm("hide", who="GOB")
    played.do("BER", "guess", at=at(3, 0), weapon="arc court")
    assert bool(played.told("blind-hit")) is hit
    assert (played["GOB"]["pv"] < 8) is hit
    assert not played.asked("total-cover")


def test_B_VIS_03_B_COV_05_nor_does_a_20_reach_it_where_the_setting_says_so() -> None:
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[20, 20],
                   facts={"cover": "total"},
                   settings={"abri": {"total": "impossible"}})  # fmt: skip
    played.gm("hide", who="GOB")
    played.do("BER", "guess", at=at(3, 0), weapon="arc court")
    assert (played["GOB"]["pv"], len(played.told("blind-miss"))) == (8, 1)


@pytest.mark.parametrize("block", [(3, 0), (5, 0)])
@pytest.mark.parametrize("world", [True, False])
def test_B_VIS_03_04_where_neither_sees_the_other_that_looks_the_same_too(
    world: bool, block: tuple[int, int]
) -> None:
    facts = {("sight", "GOB", "BER"): False} if world else {}
    played = fight(hero("BER", BERA), foe("GOB", GOBLIN, 3, 0), faces=[2], facts=facts)
    played.gm("hide", who="GOB")
    if not world:
        played.gm("hide", who="BER", observer="GOB")
    played.do("BER", "guess", at=at(*block), weapon="arc court")
    roll = played.last("blind-miss").params["roll"]
    assert (roll.faces, roll.why) == ((2,), ("+unseen-attacker", "-unseen-target"))
    assert not played["BER"].has(HIDDEN)  # B-VIS-05


@pytest.mark.parametrize(
    ("name", "metres"), [("contact", 2), ("courte", 5), ("moyenne", 15), ("longue", 25)]
)
def test_B_RNG_04_the_four_ranges(name: str, metres: int) -> None:
    spell = weapon("sort", sorte="sort", degats="1d4", portee=name)
    mage = CYRA.model_copy(update={"armes": (spell,)})
    played = fight(hero("CYR", mage), foe("ORC", ORC, metres + 1, 0))
    assert code(played, "CYR", "attack", target="ORC").startswith("out-of")
    played.gm("place", who="ORC", to=at(metres, 0))
    played.dice(2)
    played.do("CYR", "attack", target="ORC")


def test_B_RNG_01_a_thrown_hatchet_goes_by_dexterity() -> None:
    hatchet = weapon("hachette", attributs=("force",), lancer=True, portee_max=5)
    played = fight(hero("ALD", ALDRIC.model_copy(update={"armes": (hatchet,)})),
                   foe("ORC", ORC, 4, 0), faces=[12, 1])  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.hit").params["roll"].total == 13


@pytest.mark.parametrize(
    ("cover", "total", "hit"),
    [
        ("partial", 13, False),
        ("partial", 14, True),
        ("important", 15, False),
        ("important", 16, True),
    ],
)
def test_B_COV_01_B_COV_02_B_COV_03_B_COV_04_one_degree_counts(
    cover: str, total: int, hit: bool
) -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[total - 3, *([1] if hit else [])],
                   facts={"cover": cover})  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert bool(played.told("attack.hit")) is hit
    (told,) = played.told("attack.hit", "attack.miss")
    assert told.params["cover"] == cover
    assert [m.source for m in told.params["against"]] == ["ca", f"cover-{cover}"]


def readied(**script: object) -> Played:
    played = fight(hero("CYR", MAGE, mana=9), foe("ORC", ORC, 5, 0), **script)
    played.do("CYR", "ready", when="step", target="ORC", weapon="trait")
    return played


def test_B_ACT_11_a_readied_spell_is_paid_at_once_and_released_for_the_reaction_alone() -> None:
    played = readied(answers={"ready-trigger": "yes", "ready-release": "yes"})
    assert played["CYR"]["mana"] == 6
    played.do("CYR", "end")
    played.dice(15, 1, 1)
    played.do("ORC", "step", to=at(4, 0))
    assert (played["CYR"]["mana"], played["CYR"]["reaction"]) == (6, 0)
    assert played["ORC"]["pv"] == 13


@pytest.mark.parametrize(("lost", "mana"), [(True, 6), (False, 9)])
def test_B_ACT_11_not_let_go_its_mana_is_lost_unless_set_otherwise(lost: bool, mana: int) -> None:
    played = readied(settings={"pret": {"mana_perdu": lost}})
    played.do("CYR", "end")
    played.do("ORC", "end")
    assert (played["CYR"].has("ready"), played["CYR"]["mana"]) == (False, mana)
