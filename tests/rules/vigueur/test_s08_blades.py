"""S8: two blades in a long fight of attrition."""

from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    CORVIN,
    GRUNT,
    begun,
    done,
    fight,
    foe,
    hero,
    order,
    tracks,
)


def attrition(played: Played) -> None:
    played.gm("attrition")


def test_W_TWW_01_no_talent_no_second_blow() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    with refused(played, "W-TWW-01"):
        played.do("ALD", "weak", target="G1")


def test_W_ATR_01_announced_before_the_first_round_only() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    with refused(played, "W-ATR-01"):
        played.gm("attrition")


def test_s8_two_blades() -> None:
    played = begun(
        hero("COR", CORVIN, 0, 0), foe("G1", GRUNT, 1, 0), foe("G2", GRUNT, -1, 0),
        dice=(3, 2, 1), before=attrition,
    )  # fmt: skip
    assert order(played) == ["COR", "G1", "G2"]
    assert len(played.told("attrition-announced")) == 1
    answer(played, G1_defence=["block", "dodge"])
    played.dice(10, 6, 5)
    played.do("COR", "attack", target="G1")
    assert tracks(played, "G1") == (1, 0, 0, 0)
    played.dice(12, 4, 4)
    played.do("COR", "weak", target="G1")
    assert played.last("attack.hit").params["roll"].total == 12
    assert (tracks(played, "G1"), played["G1"]["R"]) == ((1, 1, 0, 0), 0)
    played.do("COR", "end")
    answer(played, COR_defence=["dodge", "dodge-all-out"])
    played.dice(9, 10)
    played.do("G1", "attack", target="COR")
    played.do("G1", "end")
    played.dice(8)
    played.do("G2", "attack", target="COR")
    played.dice(1, 1, 2)
    played.do("G2", "end")

    assert order(played) == ["COR", "G2", "G1"]
    assert tracks(played, "G1") == (2, 1, 0, 0)
    played.do("COR", "hands")
    assert [i.kind for i in played["COR"].items("forte")] == ["dague"]
    played.dice(7, 2)
    played.do("COR", "attack", target="G2")
    assert tracks(played, "G2") == (1, 0, 0, 0)
    played.do("COR", "end")
    played.dice(15, 6, 12)
    played.do("G2", "attack", target="COR", zone="as")
    assert played.last("dodge-won").params["roll"].total == 16
    assert played["COR"]["R"] == 0
    played.do("G2", "end")
    asked = len(played.asked("defence"))
    played.dice(14, 1)
    played.do("G1", "attack", target="COR")
    assert (len(played.asked("defence")), tracks(played, "COR")) == (asked, (1, 0, 0, 0))
    played.dice(2, 1, 1)
    played.do("G1", "end")

    assert tracks(played, "COR") == (2, 0, 0, 0)
    assert tracks(played, "G2") == (2, 0, 0, 0)
    assert tracks(played, "G1") == (2, 1, 1, 0)
    answer(played, G1_defence="block")
    played.dice(3, 11, 9, 4)
    played.do("COR", "attack", target="G1", all_out="actions")
    assert played["G1"].out == "mort"
    played.do("COR", "end")
    played.dice(5)
    played.do("G2", "attack", target="COR")
    played.dice(1, 1, 15)
    played.do("G2", "end")

    assert (tracks(played, "COR"), tracks(played, "G2")) == ((3, 0, 0, 0), (2, 0, 0, 0))
    assert len(played.told("morale-holds")) == 1
    played.dice(2, 9)
    played.do("COR", "attack", target="G2")
    played.do("COR", "weak", target="G2")
    assert played.last("attack.miss").params["weapon"] == "épée courte"
    played.do("COR", "end")
    played.dice(7)
    played.do("G2", "attack", target="COR")
    for fatigue in (4, 4):
        played.dice(1, 1)
        played.do("G2", "end")
        assert (tracks(played, "COR"), tracks(played, "G2")) == ((fatigue, 0, 0, 0), (2, 0, 0, 0))
        played.do("COR", "end")
    done(played)
