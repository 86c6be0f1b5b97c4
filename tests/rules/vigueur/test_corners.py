"""Corners that the rules leave to common sense: saddles, hands, several arms, who is left."""

from rules.engine.state import Being
from rules.vigueur import RULESET
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    CORVIN,
    GORM,
    GRUNT,
    HORSE,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)

RIDER = Sheet(CAC=3, monture="CHV", talents=("combat_monte",))


def horse(x: int, z: int, side: str = "BRI") -> Being:
    return Being("CHV", "CHV", side, HORSE, at(x, z))


def test_W_MNT_06_a_mount_does_not_hide_its_rider_nor_he_his_mount() -> None:
    played = fight(
        hero("BRU", BRUNE, 9, 0), foe("G1", RIDER, 0, 0), horse(0, 0), faces=(2, 2),
    )  # fmt: skip
    played.do("BRU", "attack", target="G1")
    played.gm("set", who="BRU", counter="AO", to=1)
    played.do("BRU", "attack", target="CHV")
    assert len(played.told("attack.miss")) == 2


def test_W_WRS_14_a_rider_is_pushed_with_the_mount() -> None:
    played = fight(hero("GOR", GORM), foe("G1", RIDER), horse(1, 0), faces=(18, 2))
    answer(played, dodge="no", push=2)
    played.do("GOR", "push", target="G1")
    assert (played["G1"].pos, played["CHV"].pos) == (at(3, 0), at(3, 0))
    assert played["G1"].has("monte")


def test_W_OPP_02_whoever_holds_may_go_on_wrestling() -> None:
    drinker = Sheet(objets={"potion": 1}, armes=("sabre",))
    played = fight(hero("GOR", GORM), foe("G1", drinker), faces=(18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.gm("turn", who="G1")
    answer(played, opportunity="pin")
    played.dice(18, 2)
    played.do("G1", "drink")
    options = played.asked("opportunity")[-1].options  # type: ignore[union-attr]
    assert options == (
        "attack",
        "attack-all-out",
        "push",
        "trip",
        "disarm",
        "strangle",
        "pin",
        "no",
    )
    assert (effects(played, "G1"), len(played["G1"].items("sac"))) == (["attrape", "immobilise"], 1)


def test_W_TWW_02_hands_are_asked_for_as_the_fight_begins() -> None:
    swords = Sheet(armes=("epee_courte", "dague", "sabre"), talents=("deux_armes",))
    asked = Played(
        RULESET, hero("COR", swords), foe("G1", GRUNT), answers={"hand": ["dague", "sabre"]}
    )
    asked.dice(6, 1)
    asked.gm("begin")
    assert [i.kind for i in asked["COR"].items("forte")] == ["dague"]
    assert [i.kind for i in asked["COR"].items("faible")] == ["sabre"]
    assert [i.kind for i in asked["COR"].items("sac")] == ["épée courte"]
    told = Played(RULESET, hero("COR", CORVIN), foe("G1", GRUNT))
    told.dice(6, 1)
    told.gm("begin")
    assert told.asked("hand") == []


def test_W_D_CND_the_arm_that_is_whole_blocks() -> None:
    two = Sheet(armes=("sabre", "dague"), main_faible="dague", armure=4)
    played = fight(foe("G1", GRUNT), hero("ALD", two), faces=(12, 11), answers={"defence": "block"})
    played.gm("wound", who="ALD", level="blessure", place="bras_arme", type="tranchant")
    played.do("G1", "attack", target="ALD")
    assert played.last("block-won").params["roll"].total == 15  # the dagger's arm, without −2


def test_W_WRS_05_whoever_falls_lets_go_however_he_fell() -> None:
    for how in ("trip-over", "fall", "wound"):
        played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(18, 2))
        answer(played, dodge="no")
        played.do("GOR", "grab", target="G1", limb="bras_arme")
        if how == "wound":
            played.gm("wound", who="GOR", level="critique", place="jambe", type="tranchant")
        else:
            played.dice(*([1, 1] if how == "fall" else []))
            played.gm(how, who="GOR")
        assert effects(played, "G1") == [], how


def test_W_PUR_01_a_shot_over_a_friend_who_is_near_or_lower() -> None:
    for y, asked in ((64, 0), (63, 1)):
        played = fight(
            foe("G1", GRUNT, 0, 20), hero("ALD", ALDRIC, 0, 15, y), hero("BRU", BRUNE, 0, 0),
            answers={"opportunity": "no"},
        )  # fmt: skip
        played.do("G1", "flee")
        assert len([a for a in played.asked("pursue") if a.who == "BRU"]) == asked


def test_W_ACT_08_a_defence_in_ones_own_turn_may_take_two_actions() -> None:
    played = fight(foe("G1", GRUNT, 1, 0), hero("ALD", ALDRIC), faces=(15, 2, 19))
    answer(played, opportunity="attack", defence="block-all-out-actions", pursue="let-go")
    played.do("G1", "flee")  # free to announce: both actions are left
    assert played.last("block-won").params["roll"].faces == (2, 19)
    assert (played["G1"].out, tracks(played, "G1")) == ("enfui", (0, 0, 0, 0))


def test_W_ACT_02_the_held_are_refused_a_walk_with_nothing_spent() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_arme")
    played.gm("turn", who="G1")
    with refused(played, "W-WRS-05"):
        walk(played, "G1", (2, 0))
