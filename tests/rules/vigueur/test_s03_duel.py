"""S3: a duel, and where to strike."""

from tests.rules.scripted import answer, refused
from tests.rules.vigueur.people import ALDRIC, RURIK, begun, done, effects, foe, hero, tracks


def test_s3_duel() -> None:
    played = begun(hero("ALD", ALDRIC), foe("CHF", RURIK), dice=(2, 5))
    played.dice(13, 4, 13)
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert tracks(played, "ALD") == (0, 1, 0, 0)
    assert effects(played, "ALD") == ["bras_blesse"]
    assert [i.kind for i in played["ALD"].items("forte")] == ["épée longue"]
    played.do("CHF", "end")
    answer(played, CHF_defence="dodge")
    played.dice(16, 9, 3, 13)
    played.do("ALD", "attack", target="CHF", zone="bras_arme")
    assert played.last("attack.hit").params["roll"].total == 17
    assert tracks(played, "CHF") == (1, 0, 0, 0)
    assert played["CHF"].items("forte") == []
    played.dice(1, 6)
    played.do("ALD", "end")

    assert played.fight.acting[0].id == "CHF"
    played.do("CHF", "take", what="hache")
    assert (played["CHF"]["A"], played.asked("opportunity")) == (1, [])
    answer(played, ALD_defence="block")
    played.dice(19, 6, 2)
    played.do("CHF", "attack", target="ALD", zone="as")
    assert played.last("block-lost").params["roll"].total == 10  # the shield arm is whole
    assert tracks(played, "ALD") == (1, 1, 0, 0)
    played.do("CHF", "end")
    answer(played, CHF_defence="block")
    played.dice(20, 10, 5)
    played.do("ALD", "attack", target="CHF", zone="as")
    assert played.last("attack.critical").params["roll"].total == 19
    assert tracks(played, "CHF") == (1, 0, 1, 0)
    assert effects(played, "CHF") == ["assomme", "moral"]
    played.dice(3, 2, 12)
    played.do("ALD", "end")

    assert len(played.told("morale-holds")) == 1
    played.dice(4, 15, 8)
    played.do("ALD", "attack", target="CHF", all_out="actions")
    assert played.last("attack.hit").params["roll"].total == 18
    assert tracks(played, "CHF") == (1, 0, 1, 1)
    assert played["CHF"].out == "mourant"
    assert played.fight.state.over == "won"
    assert played["ALD"]["A"] == 0
    done(played)


def test_s3_other_settings() -> None:
    """The same blows under other settings."""
    more = {"zones": {"as": {"damage_bonus": 1}}}
    played = begun(hero("ALD", ALDRIC), foe("CHF", RURIK), dice=(2, 5), settings=more)
    answer(played, ALD_defence="block")
    played.dice(19, 6, 2)
    played.do("CHF", "attack", target="ALD", zone="as")
    assert tracks(played, "ALD") == (1, 0, 0, 0)
    played.do("CHF", "end")
    answer(played, CHF_defence="block")
    played.dice(20, 10, 5)
    played.do("ALD", "attack", target="CHF", zone="as")
    assert tracks(played, "CHF") == (0, 0, 1, 0)

    margin = {"drop": {"against": "margin"}}
    played = begun(hero("ALD", ALDRIC), foe("CHF", RURIK), dice=(2, 5), settings=margin)
    played.dice(13, 4, 13)
    played.do("CHF", "attack", target="ALD", zone="bras_arme")
    assert played.last("drop-kept").params["against"] == 3


def test_W_ACT_07_the_stunned_neither_act_nor_react() -> None:
    played = begun(hero("ALD", ALDRIC), foe("CHF", RURIK), dice=(6, 1))
    played.gm("effect", who="CHF", name="assomme", turns=1)
    with refused(played, "W-D-CND"):
        played.do("CHF", "attack", target="ALD")
    played.dice(15, 1)
    played.do("ALD", "attack", target="CHF")
    assert played.asked("defence") == []
