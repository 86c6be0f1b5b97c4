"""What a first evening asks and no text answers."""

from rules.engine.state import Being
from rules.vigueur import RULESET
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    RURIK,
    at,
    effects,
    fight,
    foe,
    hero,
    order,
    tracks,
    walk,
)


def shot_in_melee(**settings: object) -> tuple[object, ...]:
    """What somebody with a bow is offered against a blade."""
    played = fight(
        foe("CHF", RURIK), hero("BRU", BRUNE, 0, 0), faces=(15, 1), settings={"block": settings}
    )
    played.do("CHF", "attack", target="BRU")
    return played.asked("defence")[0].options  # type: ignore[union-attr, no-any-return]


def test_W_DEF_03_a_bow_in_hand_is_a_weapon_unless_the_gm_says_no() -> None:
    assert "block" in shot_in_melee()
    assert "block" not in shot_in_melee(bow=False)


def test_all_out_wrestling_takes_two_dice_and_both_actions() -> None:
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), faces=(3, 17, 10))
    answer(played, dodge="no", limb="bras_arme")
    played.do("GOR", "grab", target="CHF", all_out="actions")
    assert (played["GOR"]["A"], played["CHF"].has("attrape")) == (0, True)
    played.gm("turn", who="CHF")
    played.dice(1, 20, 2)
    played.do("CHF", "escape", all_out="reactions")
    assert (played["CHF"]["A"], played["CHF"]["R"], played["CHF"].has("attrape")) == (1, 0, False)


def test_all_out_can_leave_a_kind_of_test_out() -> None:
    settings = {"all_out": {"exclude": ("lutte",)}}
    played = fight(hero("GOR", GORM), foe("CHF", RURIK), settings=settings)
    with refused(played, "W-ACT-08"):
        played.do("GOR", "grab", target="CHF", all_out="actions")


def test_an_all_out_opportunity() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 1), foe("G1", GRUNT, 0, 0), faces=(2, 12, 1))
    answer(played, G1_opportunity="attack-all-out", defence="nothing")
    walk(played, "ALD", (0, 2))
    assert (played["G1"]["R"], tracks(played, "ALD")) == (0, (1, 0, 0, 0))


def test_a_two_handed_weapon_needs_both_arms() -> None:
    lancer = Sheet(CAC=3, armes=("lance",), VIGUEUR=13)
    played = fight(hero("GOR", GORM), foe("G1", lancer), faces=(18, 2))
    answer(played, dodge="no")
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.gm("turn", who="G1")
    with refused(played, "W-WRS-06"):
        played.do("G1", "attack", target="GOR", weapon="lance")


def test_friends_let_pass_enemies_do_not() -> None:
    played = fight(hero("ALD", ALDRIC), hero("BRU", BRUNE, 1, 0), foe("G1", GRUNT, 0, 1))
    answer(played, opportunity="no")
    walk(played, "ALD", (1, 0), (2, 0))
    played.gm("place", who="ALD", to=at(0, 0))
    with refused(played, "W-D-MOV"):
        walk(played, "ALD", (0, 1))


def test_a_stopped_fugitive_tries_again_next_round() -> None:
    played = fight(foe("G1", GRUNT, 1, 0), hero("ALD", ALDRIC), faces=(12, 1))
    answer(played, ALD_opportunity=["attack", "no"], pursue="let-go", G1_defence="nothing")
    played.do("G1", "flee")
    assert (played["G1"].out, played["G1"].has("en_fuite"), played.fight.state.over) == (
        "",
        True,
        "",
    )
    played.dice(1, 1)
    played.do("ALD", "end")
    assert (played["G1"].out, played.fight.state.over) == ("enfui", "won")


def test_the_routed_may_be_rallied() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    with refused(played, "W-MOR-01"):
        played.gm("rally", who="G1")
    played.gm("effect", who="G1", name="en_fuite")
    played.gm("rally", who="G1")
    assert effects(played, "G1") == []


def test_reinforcements_roll_and_count() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(6,))
    played.gm("join", beings=(foe("G2", GRUNT, 3, 3),))
    assert (played["G2"]["A"], "G2" in order(played)) == (2, True)
    played.gm("capture", who="G1")
    assert played["G2"].has("moral")  # one of two


def test_the_dying_do_not_bleed() -> None:
    dying = Being("ALD", "ALD", "PJ", ALDRIC, at(0, 0), "p", out="mourant")
    played = Played(RULESET, dying, hero("BRU", BRUNE, 5, 5), foe("G1", GRUNT, 9, 9))
    played.gm("effect", who="ALD", name="saignement")
    played.dice(1, 1)
    played.gm("begin")
    assert tracks(played, "ALD") == (0, 0, 0, 0)


def test_finishing_off_somebody_who_is_down() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9), faces=(15, 8))
    played.gm("wound", who="G1", level="critique", type="asphyxie")
    assert played["G1"].out == "inconscient"
    played.do("ALD", "attack", target="G1")
    assert (played["G1"].out, played.asked("defence")) == ("mort", [])


def test_healing_is_the_gms() -> None:
    played = fight(hero("ALD", ALDRIC, fatigue=2, blessure=1), foe("G1", GRUNT))
    played.gm("heal", who="ALD", level="fatigue")
    assert tracks(played, "ALD") == (1, 1, 0, 0)
    played.gm("heal", who="ALD")
    assert tracks(played, "ALD") == (0, 0, 0, 0)
    with refused(played, "W-D-TRK"):
        played.gm("heal", who="ALD", level="rhume")
