"""S4, S5, S6: holds, the strangler, charge, push and trip."""

import pytest

from rules.vigueur.sheet import Sheet
from tests.rules.scripted import answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    GORM,
    GRUNT,
    OGRE,
    PLAIN,
    RURIK,
    at,
    begun,
    done,
    effects,
    fight,
    foe,
    hero,
    order,
    tracks,
    walk,
)


def strong(vigueur: int) -> Sheet:
    return PLAIN.model_copy(update={"VIGUEUR": vigueur})


def test_s4_static() -> None:
    played = fight(hero("GOR", GORM), foe("OGR", OGRE), foe("CHF", RURIK, -1, 0))
    with refused(played, "W-WRS-03"):
        played.do("GOR", "grab", target="OGR")
    with refused(played, "W-WRS-04"):
        played.do("GOR", "disarm", target="CHF")


@pytest.mark.parametrize(
    ("own", "other", "rule"),
    [
        (12, 12, ""), (12, 13, ""), (12, 14, "W-WRS-02"), (12, 15, "W-WRS-02"), (14, 15, ""),
        (13, 15, "W-WRS-02"), (18, 15, ""), (15, 16, "W-WRS-03"), (18, 16, "W-WRS-03"),
        (14, 16, "W-WRS-03"),
    ],
)  # fmt: skip
def test_W_WRS_02_W_WRS_03_limits(own: int, other: int, rule: str) -> None:
    played = fight(hero("ALD", strong(own)), foe("G1", strong(other)))
    if rule:
        with refused(played, rule):
            played.do("ALD", "grab", target="G1")
        assert played["ALD"]["A"] == 2
    else:
        played.dice(2, 12)
        played.do("ALD", "grab", target="G1")
        assert played["ALD"]["A"] == 1


def test_W_WRS_02_strictly_above_by_setting() -> None:
    above = {"wrestling": {"relative_op": ">"}}
    played = fight(hero("ALD", strong(12)), foe("G1", strong(14)), settings=above)
    played.dice(2, 12)
    played.do("ALD", "grab", target="G1")
    played = fight(hero("ALD", strong(12)), foe("G1", strong(15)), settings=above)
    with refused(played, "W-WRS-02"):
        played.do("ALD", "grab", target="G1")


def test_s4_the_wrestler() -> None:
    played = begun(hero("GOR", GORM), foe("CHF", RURIK), dice=(4, 2))
    played.dice(9, 11)
    played.do("GOR", "grab", target="CHF")
    assert not played["CHF"].has("attrape")
    answer(played, CHF_dodge="dodge")
    played.dice(12, 8, 15)
    played.do("GOR", "grab", target="CHF", limb="bras_arme")
    assert played["CHF"].effects("attrape")[0].data["limb"] == "bras_arme"
    assert played["CHF"]["R"] == 1
    played.do("GOR", "end")

    with refused(played, "W-WRS-06"):
        played.do("CHF", "attack", target="GOR", weapon="hache")
    played.dice(7)
    played.do("CHF", "attack", target="GOR", weapon="mains nues")
    assert played.told("attack.miss")
    played.dice(10, 6)
    played.do("CHF", "escape")
    assert played["CHF"].has("attrape")
    played.dice(1, 6)
    played.do("CHF", "end")

    assert order(played) == ["CHF", "GOR"]
    played.dice(4, 10)
    played.do("CHF", "escape")
    with refused(played, "W-WRS-07"):
        played.do("CHF", "escape")
    answer(played, GOR_defence="dodge")
    played.dice(18, 5, 3)
    played.do("CHF", "attack", target="GOR", weapon="mains nues")
    assert played.asked("defence")[-1].options == ("dodge", "dodge-all-out", "nothing")  # type: ignore[union-attr]
    assert tracks(played, "GOR") == (1, 0, 0, 0)
    played.do("CHF", "end")
    played.do("GOR", "drag", target="CHF", to=at(-1, 0))
    assert (played["GOR"].pos, played["CHF"].pos) == (at(-1, 0), at(0, 0))
    played.dice(11, 9)
    played.do("GOR", "disarm", target="CHF")
    assert played["CHF"].items("forte") == []
    played.dice(5, 2)
    played.do("GOR", "end")

    played.dice(14, 10)
    played.do("GOR", "pin", target="CHF")
    assert played["CHF"].has("immobilise")
    played.do("GOR", "drag", target="CHF", to=at(-2, 0))
    played.do("GOR", "end")
    with refused(played, "W-WRS-13"):
        played.do("CHF", "attack", target="GOR")
    played.dice(19, 12)
    played.do("CHF", "escape")
    assert effects(played, "CHF") == []
    answer(played, GOR_opportunity="grab", CHF_dodge="dodge")
    played.dice(13, 12, 17)
    walk(played, "CHF", (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0))
    assert played["CHF"].pos == at(5, 0)
    assert (tracks(played, "GOR"), played["GOR"]["R"], played["CHF"]["R"]) == ((1, 0, 0, 0), 1, 1)
    done(played)


def test_s4_the_initiator_wins_ties_by_setting() -> None:
    settings = {"opposed": {"ties": "initiator"}}
    played = begun(hero("GOR", GORM), foe("CHF", RURIK), dice=(4, 2), settings=settings)
    played.dice(9, 11)
    played.do("GOR", "grab", target="CHF")
    assert len(played.asked("dodge")) == 1
    assert played["CHF"].has("attrape")


def test_s5_the_strangler() -> None:
    played = begun(hero("GOR", GORM), foe("G1", GRUNT), dice=(6, 3))
    answer(played, G1_dodge="dodge")
    played.dice(10, 5, 8)
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.dice(9, 12)
    played.do("GOR", "strangle", target="G1")
    assert effects(played, "G1") == ["attrape", "etrangle"]
    assert played["GOR"]["A"] == 0
    played.do("GOR", "end")
    assert effects(played, "G1") == ["attrape", "etrangle"]  # not lapsed in the round it began
    answer(played, GOR_defence="dodge")
    played.dice(12, 3, 4)
    played.do("G1", "attack", target="GOR", weapon="sabre")
    assert tracks(played, "GOR") == (0, 1, 0, 0)
    played.dice(11, 7)
    played.do("G1", "escape")
    assert played["G1"].has("etrangle")
    played.dice(1, 1, 5, 2)
    played.do("G1", "end")

    assert order(played) == ["GOR", "G1"]
    assert tracks(played, "GOR") == (1, 1, 0, 0)
    played.dice(10)
    played.do("GOR", "maintain", target="G1")
    assert tracks(played, "G1") == (2, 0, 0, 0)
    played.do("GOR", "end")
    played.dice(15, 12, 2)
    played.do("G1", "escape")
    played.do("G1", "attack", target="GOR")
    played.dice(4, 2)
    played.do("G1", "end")

    played.dice(13)
    played.do("GOR", "maintain", target="G1")
    assert tracks(played, "G1") == (2, 1, 0, 0)
    assert played["G1"].has("suffoque")
    played.do("GOR", "end")
    played.dice(14, 9, 11)
    played.do("G1", "escape")
    assert played.last("escape-lost").params["roll"].total == 13
    played.do("G1", "attack", target="GOR")
    assert played.last("attack.miss").params["roll"].total == 12
    played.dice(2, 6)
    played.do("G1", "end")

    assert order(played) == ["G1", "GOR"]
    played.dice(8, 5, 10)
    played.do("G1", "escape")
    played.do("G1", "attack", target="GOR")
    played.do("G1", "end")
    played.dice(18)
    played.do("GOR", "maintain", target="G1")
    assert tracks(played, "G1") == (2, 1, 1, 0)
    assert played["G1"].out == "inconscient"
    assert played.fight.state.over == "won"
    assert tracks(played, "GOR") == (3, 1, 0, 0)
    done(played)


def test_s5_a_grip_not_kept_lapses_and_at_once_by_setting() -> None:
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 5, 9, 12))
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    played.do("GOR", "end")
    played.dice(6, 1)
    played.do("G1", "end")
    played.do("GOR", "end")
    assert effects(played, "G1") == ["attrape"]
    at_once = {"strangle": {"starts": "at_once"}}
    played = fight(hero("GOR", GORM), foe("G1", GRUNT), faces=(10, 5, 9, 12, 10), settings=at_once)
    played.do("GOR", "grab", target="G1", limb="bras_autre")
    played.do("GOR", "strangle", target="G1")
    assert tracks(played, "G1") == (2, 0, 0, 0)


def test_s6_charge_push_trip() -> None:
    world = {("filled", at(4, 3)): True, ("filled", at(4, 3, 65)): True}
    played = begun(
        hero("ALD", ALDRIC), foe("G1", GRUNT, 4, 0), foe("G2", GRUNT, -5, 0),
        hero("GOR", GORM, 4, -1), dice=(2, 1, 1, 3), facts=world,
    )  # fmt: skip
    assert order(played) == ["ALD", "GOR", "G1", "G2"]
    with refused(played, "W-WRS-09"):
        played.do("ALD", "charge", target="G1")
    played.do("ALD", "charge", target="G2")
    assert played["ALD"].pos == at(-4, 0)
    answer(played, G2_defence="block", G1_dodge="dodge")
    played.dice(5, 8, 8)
    played.do("ALD", "attack", target="G2")
    assert played.last("attack.hit").params["roll"].total == 14
    assert tracks(played, "G2") == (0, 1, 0, 0)
    played.do("ALD", "end")

    played.dice(10, 9, 14)
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(4, 2)
    walk(played, "GOR", (4, 0), (4, 1))
    played.do("GOR", "end")
    played.dice(6)
    played.do("G1", "attack", target="GOR")
    played.do("G1", "end")
    answer(played, ALD_defence="dodge")
    played.dice(15, 16)
    played.do("G2", "attack", target="ALD")
    assert played.last("dodge-won").params["roll"].total == 18
    played.dice(1, 2, 3, 6)
    played.do("G2", "end")

    assert order(played) == ["GOR", "ALD", "G2", "G1"]
    assert tracks(played, "G2") == (1, 1, 0, 0)
    played.dice(12, 7, 3)
    played.do("GOR", "trip", target="G1")
    assert played["G1"].has("renverse")
    played.do("GOR", "end")
    played.dice(4)
    played.do("ALD", "attack", target="G2")
    assert played.last("attack.miss").params["roll"].total == 9
    played.do("ALD", "end")
    played.dice(3)
    played.do("G2", "attack", target="ALD")
    played.do("G2", "end")
    played.do("G1", "stand")
    assert played.asked("opportunity") == []
    played.dice(13, 2)
    played.do("G1", "attack", target="GOR")
    assert tracks(played, "GOR") == (1, 0, 0, 0)
    # round 3: arrival order ALD, G1, G2, GOR; the three tied throw again: G1, G2, GOR
    played.dice(6, 1, 1, 1, 5, 2, 3)
    played.do("G1", "end")

    assert order(played) == ["ALD", "G1", "GOR", "G2"]
    answer(played, G2_defence="nothing", G1_dodge="no", G1_defence="nothing")
    played.dice(10, 1)
    played.do("ALD", "attack", target="G2")
    assert tracks(played, "G2") == (2, 1, 1, 0)
    played.do("ALD", "end")
    played.dice(5)
    played.do("G1", "attack", target="GOR")
    played.do("G1", "end")
    played.dice(15, 12)
    played.do("GOR", "trip", target="G1")
    played.do("GOR", "end")
    played.dice(4)
    played.do("G2", "attack", target="ALD")
    played.dice(1, 1, 2, 6)
    played.do("G2", "end")

    assert played["G2"].out == "mort"
    assert played["G1"].has("moral")
    played.dice(6, 2)
    played.do("GOR", "attack", target="G1")
    assert played.last("attack.hit").params["roll"].total == 12
    assert tracks(played, "G1") == (1, 0, 0, 0)
    assert played["G1"].has("renverse")
    done(played)
