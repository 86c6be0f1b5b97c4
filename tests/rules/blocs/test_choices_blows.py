"""Hitting and defending: each choice with its default and what else it may be."""

from typing import Any

import pytest

from rules.blocs.sheet import Gear
from tests.rules.blocs.choices import choose
from tests.rules.blocs.people import (
    ALDRIC,
    AXE,
    BERA,
    BOW,
    CYRA,
    DAGGER,
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
from tests.rules.scripted import refusal

MIND = weapon("lance psychique", sorte="sort", portee="moyenne", degats="1d8", type="psychique")
BOLT = weapon("trait", sorte="sort", portee="moyenne", degats="2d6", type="magique")
TWICE = weapon("danse", sorte="technique", attributs=("force",), degats="1d4", attaques=2)
PLAIN_BOW = weapon("arc", mode="distance", degats="1d6", portee_max=15)


def armed(sheet: Any, *arms: Any) -> Any:
    return sheet.model_copy(update={"armes": arms})


@pytest.mark.parametrize(("mode", "faces", "total"), [
    ("deux_d20", [4, 9], 12), ("plus_2", [4], 9), ("plus_5", [4], 12),
])  # fmt: skip
def test_B_GEN_01_what_advantage_is(mode: str, faces: list[int], total: int) -> None:
    """AMB-04: Force 3, against somebody who faints: 13 is needed."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", ORC), faces=faces,
                   settings=choose("avantage.mode", mode))  # fmt: skip
    played.do("ALD", "attack", target="ORC", edge=1)
    assert played.last("attack.miss").params["roll"].total == total


def test_B_GEN_01_disadvantage_may_be_a_number_too() -> None:
    """AMB-04."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[10],
                   settings=choose("avantage.mode", "plus_5"))  # fmt: skip
    played.do("ALD", "check", what="force", dc=9, edge=-1)
    assert played.last("check-failure").params["roll"].total == 8


@pytest.mark.parametrize(("rule", "edge", "faces", "told"), [
    ("de_garde", -1, [20, 5], "attack.miss"), ("chaque_de", -1, [20, 5], "attack.critical"),
    ("de_garde", 1, [1, 5], "attack.miss"), ("chaque_de", 1, [1, 5], "attack.fumble"),
])  # fmt: skip
def test_B_ATK_09_10_on_which_die_fate_is_read(
    rule: str, edge: int, faces: list[int], told: str
) -> None:
    """AMB-48."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", ORC), faces=faces,
                   settings=choose("naturel.lecture", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC", edge=edge)
    assert played.told(told)


@pytest.mark.parametrize(("moment", "total"), [("avant_jet", ""), ("apres_jet", 15)])
def test_B_DEF_01_before_the_dice_or_after(moment: str, total: Any) -> None:
    """AMB-29: the question shows the total where it has fallen."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", ORC), faces=[12],
                   answers={("ORC", "defence"): "parry"},
                   settings=choose("defense.moment", moment))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    (ask,) = played.asked("defence")
    assert ask.about["total"] == total
    assert played.told("attack.miss")


@pytest.mark.parametrize(("rule", "arm", "kinds"), [
    ("libre", BOW, ("dodge", "parry", "absorb")), ("stricte", BOW, ("dodge", "absorb")),
    ("libre", BOLT, ("dodge", "parry", "absorb", "magic-absorb")),
    ("stricte", BOLT, ("dodge", "magic-absorb")), ("stricte", SWORD, ("dodge", "parry", "absorb")),
])  # fmt: skip
def test_B_DEF_01_what_answers_what(rule: str, arm: Any, kinds: tuple[str, ...]) -> None:
    """AMB-31."""
    played = fight(hero("ALD", armed(ALDRIC, arm)), foe("ORC", ORC, 1 if arm is SWORD else 4),
                   faces=[2], settings=choose("defense.matrice", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    (ask,) = played.asked("defence")
    assert ask.options == (*kinds, "no")  # type: ignore[union-attr]


@pytest.mark.parametrize(("rule", "missed"), [("un_jet", 1), ("toute_l_action", 2)])
def test_B_DEF_01_one_blow_or_the_whole_action(rule: str, missed: int) -> None:
    """AMB-92: 13 + 3 for a parry: 14 misses while it holds."""
    played = fight(hero("ALD", armed(ALDRIC, TWICE)), foe("ORC", ORC),
                   faces=[11, 11] if missed == 2 else [11, 11, 1],
                   answers={("ORC", "defence"): "parry"},
                   settings=choose("defense.duree", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "attack", target="ORC")
    assert len(played.told("attack.miss")) == missed
    assert len(played.asked("defence")) == 1
    played.do("ALD", "end")
    assert not played["ORC"].has("guard")


@pytest.mark.parametrize(
    ("rule", "named"), [("inconnu", ("", "")), ("nomme", ("GOB", "cimeterre"))]
)
def test_B_DEF_01_B_VIS_04_the_question_does_not_name_whoever_is_unseen(
    rule: str, named: tuple[str, str]
) -> None:
    played = fight(foe("GOB", GOBLIN), hero("ALD", ALDRIC), faces=[2, 2],
                   settings=choose("defense.attaquant_cache", rule))  # fmt: skip
    played.gm("hide", who="GOB")
    played.do("GOB", "attack", target="ALD")
    (ask,) = played.asked("defence")
    assert (ask.about["attacker"], ask.about["weapon"]) == named
    tells = [t.key for t in played.told("revealed", "attack.miss")]
    assert tells == ["revealed", "attack.miss"]


@pytest.mark.parametrize(("physical", "asked"), [(True, 1), (False, 0)])
def test_B_DMG_07_a_body_against_a_mind(physical: bool, asked: int) -> None:
    played = fight(hero("CYR", armed(CYRA, MIND), 5, 0), foe("ORC", ORC), faces=[2],
                   settings=choose("psychique.defense_physique", physical))  # fmt: skip
    played.do("CYR", "attack", target="ORC")
    assert len(played.asked("defence")) == asked


@pytest.mark.parametrize(("name", "key", "usual"), [
    ("contact", "portee.contact", 2), ("courte", "portee.courte", 5),
    ("moyenne", "portee.moyenne", 15), ("longue", "portee.longue", 25),
])  # fmt: skip
@pytest.mark.parametrize("more", [0, 3])
def test_B_RNG_04_how_far_the_named_ranges_go(name: str, key: str, usual: int, more: int) -> None:
    """AMB-42, 44."""
    spell = weapon("sort", sorte="sort", portee=name, degats="")
    played = fight(hero("CYR", armed(CYRA, spell)), foe("ORC", ORC, usual + more), faces=[2],
                   settings=choose(key, usual + more) if more else {})  # fmt: skip
    played.gm("place", who="ORC", to=at(usual + more + 1, 0))
    assert refusal(played, "CYR", "attack", target="ORC").code in ("out-of-range", "out-of-reach")
    played.gm("place", who="ORC", to=at(usual + more, 0))
    played.do("CYR", "attack", target="ORC")
    assert played.told("attack.miss")


@pytest.mark.parametrize(("least", "metres", "spoilt"), [(2, 1, True), (2, 2, False), (4, 3, True)])
def test_B_RNG_03_the_least_range_of_a_bow_that_does_not_say(
    least: int, metres: int, spoilt: bool
) -> None:
    """AMB-43."""
    played = fight(hero("BER", armed(BERA, PLAIN_BOW)), foe("ORC", ORC, metres),
                   faces=[2, 2] if spoilt else [2],
                   settings=choose("portee.min_defaut", least))  # fmt: skip
    played.do("BER", "attack", target="ORC")
    assert bool(played.last("attack.miss").params["roll"].why) is spoilt


@pytest.mark.parametrize(("rule", "spoilt"), [("menace", False), ("toujours", True)])
def test_B_RNG_03_too_near_to_somebody_paralysed(rule: str, spoilt: bool) -> None:
    played = fight(hero("BER", armed(BERA, BOW)), foe("ORC", ORC),
                   faces=[2, 2] if spoilt else [2],
                   settings=choose("portee.min_contre", rule))  # fmt: skip
    played.gm("effect", who="ORC", name="paralysed")
    played.do("BER", "attack", target="ORC")
    assert bool(played.last("attack.miss").params["roll"].why) is spoilt


@pytest.mark.parametrize(("rule", "metres", "why"), [
    ("min_max", 12, ()), ("normale_longue", 12, ("-long-range",)), ("normale_longue", 10, ()),
])  # fmt: skip
def test_B_RNG_03_what_the_two_figures_of_a_bow_are(
    rule: str, metres: int, why: tuple[str, ...]
) -> None:
    """AMB-43."""
    bow = BOW.model_copy(update={"portee_normale": 10})
    played = fight(hero("BER", armed(BERA, bow)), foe("ORC", ORC, metres),
                   faces=[2, 2] if why else [2],
                   settings=choose("portee.lecture", rule))  # fmt: skip
    played.do("BER", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].why == why


@pytest.mark.parametrize(("reach", "code"), [(1, "out-of-reach"), (2, "")])
def test_B_MEL_01_how_far_everybody_reaches(reach: int, code: str) -> None:
    """AMB-44."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("ORC", ORC, 2), faces=[2],
                   settings=choose("allonge.defaut", reach))  # fmt: skip
    if code:
        assert refusal(played, "ALD", "attack", target="ORC").code == code
    else:
        played.do("ALD", "attack", target="ORC")


@pytest.mark.parametrize(
    ("judge", "asked", "cover"), [("monde", 0, "partial"), ("mj", 1, "important")]
)
def test_B_COV_01_who_judges_cover(judge: str, asked: int, cover: str) -> None:
    """AMB-46."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[2], facts={"cover": "partial"},
                   answers={"cover": "important"}, settings=choose("abri.juge", judge))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert len(played.asked("cover")) == asked
    assert played.last("attack.miss").params["cover"] == cover


@pytest.mark.parametrize(("key", "degree", "usual"), [
    ("abri.partiel", "partial", 0.5), ("abri.important", "important", 0.75),
    ("abri.complet", "total", 1.0),
])  # fmt: skip
def test_B_COV_02_from_what_share_on_each_degree_holds(key: str, degree: str, usual: float) -> None:
    """AMB-46: the world reads it from the game, as the fight has chosen."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), settings=choose(key, 0.9))
    rules = played.fight.rules
    assert rules.covers_in({})[degree] == usual
    assert rules.covers_in(played.fight.settings)[degree] == 0.9
    assert rules.cover_by_bodies == 0.5


@pytest.mark.parametrize(("rule", "attribute"), [("selon_attaque", "force"), ("mental", "mental")])
def test_B_ATK_07_what_a_technique_is_thrown_with(rule: str, attribute: str) -> None:
    """AMB-79."""
    move = weapon("geste", sorte="technique", cout_stamina=1)
    played = fight(hero("ALD", armed(ALDRIC, move)), foe("ORC", ORC), faces=[2],
                   settings=choose("technique.attribut", rule))  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert played.last("attack.miss").params["roll"].mods[0].source == attribute


TWIN = armed(BERA, LIGHT_DAGGER, LIGHT_DAGGER)


@pytest.mark.parametrize(("price", "left"), [
    ("reaction", (0, 1, 0)), ("demi", (0, 0, 1)), ("aucun", (0, 1, 1)),
])  # fmt: skip
def test_B_TWF_02_what_the_second_blow_costs(price: str, left: tuple[int, int, int]) -> None:
    """AMB-61."""
    played = fight(hero("BER", TWIN), foe("ORC", ORC), faces=[2, 2],
                   settings=choose("deux_armes.cout", price))  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    me = played["BER"]
    assert (me["full"], me["half"], me["reaction"]) == left


@pytest.mark.parametrize(("rule", "harm"), [
    ("des_seuls", [2, 2]), ("second_des_seuls", [3, 2]), ("complets", [3, 3]),
])  # fmt: skip
def test_B_TWF_03_which_of_the_two_keeps_its_modifiers(rule: str, harm: list[int]) -> None:
    """AMB-61."""
    played = fight(hero("BER", TWIN), foe("ORC", ORC), faces=[15, 2, 15, 2],
                   settings=choose("deux_armes.degats", rule))  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    assert [t.params["amount"] for t in played.told("harm-creature")] == harm


def test_B_TWF_01_a_second_target_at_once() -> None:
    played = fight(hero("BER", TWIN), foe("ORC", ORC), foe("GOB", GOBLIN, 0, 1),
                   faces=[15, 2, 15, 2])  # fmt: skip
    played.do("BER", "two-weapons", target="ORC", other="GOB")
    assert (played["ORC"]["pv"], played["GOB"]["pv"]) == (13, 6)


@pytest.mark.parametrize(("rule", "blows"), [("aussitot", 2), ("au_choix", 1)])
def test_B_TWF_01_B_MOV_13_the_second_blow_at_once_or_after_a_walk(rule: str, blows: int) -> None:
    """Its dice alone count whenever it falls."""
    played = fight(hero("BER", TWIN), foe("ORC", ORC), foe("OGR", OGRE, 4, 0),
                   faces=[15, 2] * blows,
                   settings=choose("deux_armes.suite", rule))  # fmt: skip
    played.do("BER", "two-weapons", target="ORC")
    assert len(played.told("attack.hit")) == blows
    if rule == "au_choix":
        for x, z in ((1, 1), (2, 1), (3, 1)):
            played.do("BER", "step", to=at(x, z))
        played.dice(15, 2)
        played.do("BER", "attack", target="OGR")
        assert played.last("harm-creature").params["amount"] == 2
        assert refusal(played, "BER", "attack", target="OGR").code == "cannot-pay"


@pytest.mark.parametrize(("dice", "faces", "points"), [("1", [15], 13), ("1d2", [15, "2:2"], 12)])
def test_B_MEL_03_what_a_bare_hand_does(dice: str, faces: list[Any], points: int) -> None:
    """AMB-81: and the level of Pugilat."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=faces,
                   settings=choose("mains_nues.degats", dice))  # fmt: skip
    played.do("ALD", "attack", target="ORC", weapon="mains nues")
    assert played["ORC"]["pv"] == points


GREATSWORD = weapon("épée à deux mains", attributs=("force",), degats="2d6", mains=2)
SHIELD = (Gear(nom="bouclier", emplacement="main_secondaire", bonus_ca=2),)


@pytest.mark.parametrize("rule", ["occupent_les_deux", "une_suffit"])
def test_B_GRP_01_B_EQ_01_what_takes_both_hands(rule: str) -> None:
    """AMB-90: no grip, no shield, no second thing in hand."""
    chosen = choose("mains.deux_mains", rule)
    both = rule == "occupent_les_deux"
    played = fight(hero("ALD", armed(ALDRIC, GREATSWORD)), foe("ORC", ORC), settings=chosen,
                   faces=[] if both else [15, 2])  # fmt: skip
    if both:
        assert refusal(played, "ALD", "grapple", target="ORC").code == "no-free-hand"
    else:
        played.do("ALD", "grapple", target="ORC")
    guarded = armed(ALDRIC, GREATSWORD).model_copy(update={"equipement": SHIELD})
    played = fight(hero("ALD", guarded), foe("ORC", ORC), settings=chosen, faces=[2])
    if both:
        assert refusal(played, "ALD", "attack", target="ORC").code == "hands-full"
    else:
        played.do("ALD", "attack", target="ORC")
    pole = Gear(nom="hallebarde", emplacement="main_principale", mains=2)
    full = ALDRIC.model_copy(update={"equipement": (pole, *SHIELD)})
    played = fight(hero("ALD", full), foe("ORC", ORC), settings=chosen)
    assert len(played["ALD"].items("main_secondaire")) == (0 if both else 1)


@pytest.mark.parametrize(("rule", "faces", "against", "asked"), [
    ("desavantage_sur_d20", [2, 2], 14, 1), ("demi_modificateur", [2, 2], 12, 1),
    ("aucune", [2, 2], 11, 0),
])  # fmt: skip
def test_B_SIZE_06_defending_between_walls(
    rule: str, faces: list[int], against: int, asked: int
) -> None:
    """AMB-28: an ogre of CA 11 that absorbs with Constitution 3, and is easier to hit."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("OGR", OGRE), faces=faces,
                   answers={("OGR", "defence"): "absorb"},
                   settings=choose("etroit.defense", rule))  # fmt: skip
    played.gm("effect", who="OGR", name="squeezed")
    played.do("ALD", "attack", target="OGR")
    needed = played.last("attack.miss").params["against"]
    assert sum(m.value for m in needed) == against
    assert len(played.asked("defence")) == asked


@pytest.mark.parametrize(("rule", "faces"), [
    ("desavantage_sur_d20", [10, 15, 4]), ("demi_modificateur", [10, 15]),
])  # fmt: skip
def test_B_SIZE_06_B_GEN_04_wrestling_between_walls(rule: str, faces: list[int]) -> None:
    """AMB-28: the lower of two dice for whoever is squeezed."""
    played = fight(hero("ALD", armed(ALDRIC, SWORD)), foe("OGR", OGRE), faces=faces,
                   settings=choose("etroit.defense", rule))  # fmt: skip
    played.gm("effect", who="OGR", name="squeezed")
    played.do("ALD", "grapple", target="OGR")
    assert played["OGR"].has("grappled") is (len(faces) == 3)


@pytest.mark.parametrize(("rule", "against", "pushed"), [
    ("jamais", 16, 0), ("une_fois", 16, 1), ("deux_fois", 19, 1),
])  # fmt: skip
def test_B_REA_04_pushed_while_it_dodges(rule: str, against: int, pushed: int) -> None:
    """AMB-77: CA 13 and Agilité 3, counted once or twice."""
    played = fight(
        foe("ORC", armed(ORC, AXE)), hero("BER", BERA), hero("ALD", ALDRIC, 0, 1), faces=[2],
        answers={("BER", "defence"): "dodge", ("ALD", "push"): "w"},
        settings={"pousser": {"avec_defense": rule, "proposer": "toujours"}},
    )  # fmt: skip
    played.do("ORC", "attack", target="BER")
    needed = played.last("attack.miss").params["against"]
    assert sum(m.value for m in needed) == against
    assert len(played.told("pushed")) == pushed


@pytest.mark.parametrize(("key", "value", "found"), [
    ("objet.ca", 10, (10, 5)), ("objet.ca", 15, (15, 5)), ("objet.pv", 20, (10, 20)),
])  # fmt: skip
def test_B_ATK_02_an_object_nobody_says_more_about(
    key: str, value: int, found: tuple[int, int]
) -> None:
    """AMB-85."""
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), settings=choose(key, value))
    played.gm("object", at=at(1, 0), name="porte")
    thing = played["objet-1"]
    assert (thing.sheet.ca, thing["pv"]) == found


@pytest.mark.parametrize(("price", "left"), [("demi", (1, 0)), ("complete", (0, 1))])
def test_B_ACT_09_a_potion_for_somebody_else(price: str, left: tuple[int, int]) -> None:
    played = fight(hero("BER", BERA), hero("ALD", ALDRIC, 1, 0, pv=5), foe("ORC", ORC, 9, 9),
                   faces=[1, 1], settings=choose("potion.a_autrui", price))  # fmt: skip
    played.do("BER", "use", item="potion", target="ALD")
    assert (played["BER"]["full"], played["BER"]["half"]) == left
    far = fight(hero("BER", BERA), hero("ALD", ALDRIC, 2, 0), foe("ORC", ORC, 9, 9))
    assert refusal(far, "BER", "use", item="potion", target="ALD").code == "too-far-to-help"


@pytest.mark.parametrize("may", [True, False])
def test_B_ACT_09_a_potion_for_somebody_unconscious(may: bool) -> None:
    played = fight(hero("BER", BERA), hero("ALD", ALDRIC, 1, 0, pv=0), foe("ORC", ORC, 9, 9),
                   faces=[1, 1], settings=choose("potion.inconscient", may))  # fmt: skip
    if may:
        played.do("BER", "use", item="potion", target="ALD")
        assert not played["ALD"].has("unconscious")
    else:
        assert (
            refusal(played, "BER", "use", item="potion", target="ALD").code
            == "unconscious-drinks-not"
        )
        assert played["BER"]["half"] == 1


def test_B_TWF_04_of_two_daggers_of_one_name_only_the_one_thrown_is_gone() -> None:
    played = fight(hero("BER", armed(BERA, DAGGER, DAGGER)), foe("ORC", ORC, 4), faces=[2, 2])
    played.do("BER", "attack", target="ORC")
    assert [e.data["weapon"] for e in played["BER"].effects("dropped")] == ["dague"]
    played.do("BER", "end")
    played.do("ORC", "end")
    played.do("BER", "attack", target="ORC", weapon="dague")
    played.do("BER", "end")
    played.do("ORC", "end")
    assert refusal(played, "BER", "attack", target="ORC", weapon="dague").code == "weapon-dropped"
    played.do("BER", "interact", what="dague")
    played.dice(2)
    played.do("BER", "attack", target="ORC", weapon="dague")
