"""A comrade pushed out of the way; speech that costs nothing."""

import pytest

from rules.blocs import RULESET
from rules.engine.requests import GM, Refused
from tests.rules.blocs.people import ALDRIC, BERA, GOBLIN, OGRE, at, fight, foe, hero
from tests.rules.scripted import Played

ALWAYS = {"pousser": {"proposer": "toujours"}}


def pushing(face: int, consequence: str, *more: int, **script: object) -> Played:
    """An ogre strikes Bera (CA 13, Agilité 3); Aldric beside her pushes her north."""
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1),
        faces=[face, *more], settings=ALWAYS,
        answers={("ALD", "push"): "n", "push-consequence": consequence}, **script,
    )  # fmt: skip
    played.do("OGR", "attack", target="BER")
    return played


def test_B_REA_04_an_ally_pushes_at_the_price_of_its_own_reaction() -> None:
    played = pushing(11, "prone")
    told = played.last("attack.miss").params
    assert (told["roll"].total, [(m.source, m.value) for m in told["against"]]) == (
        15,
        [("ca", 13), ("push", 3)],
    )
    assert played["BER"].pos == at(0, -1)
    assert (played["ALD"]["reaction"], played["BER"]["reaction"]) == (0, 1)
    assert played["BER"].has("prone")
    assert not played.asked("opportunity")


def test_B_REA_04_prone_unless_the_gm_says_something_else() -> None:
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1),
        faces=[11], settings=ALWAYS, answers={("ALD", "push"): "n"},
    )  # fmt: skip
    played.do("OGR", "attack", target="BER")
    (asked,) = played.asked("push-consequence")
    assert (asked.who, asked.default, played["BER"].has("prone")) == (GM, "prone", True)


def test_B_REA_04_nobody_pushes_without_a_reflex_left() -> None:
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1),
        faces=[2], settings=ALWAYS,
    )  # fmt: skip
    played.gm("set", who="ALD", counter="reaction", to=0)
    played.do("OGR", "attack", target="BER")
    assert not played.asked("push")


def test_B_REA_04_B_MOV_27_pushed_over_an_edge_one_falls() -> None:
    played = pushing(11, "nothing", facts={("drop", at(0, -1)): 4})
    x, y, z = at(0, -1)
    assert played["BER"].pos == (x, y - 4, z)
    assert (played["BER"]["pv"], played["BER"].has("prone")) == (12, True)
    assert [t.params["height"] for t in played.told("fell")] == [4]


def test_B_REA_04_the_pusher_may_take_the_blow() -> None:
    played = pushing(11, "target", 3, 4)
    assert played["BER"]["pv"] == 16
    assert played["ALD"]["pv"] == 12


def test_B_REA_04_whoever_defends_is_not_pushed_too() -> None:
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1),
        faces=[2], settings=ALWAYS,
        answers={("BER", "defence"): "dodge"},
    )  # fmt: skip
    played.do("OGR", "attack", target="BER")
    assert not played.asked("push")


def test_B_REA_04_only_onto_free_blocks_and_only_allies_at_hand() -> None:
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1),
        foe("GOB", GOBLIN, -1, 0), faces=[2], settings=ALWAYS, facts={("filled", at(0, -1)): True},
    )  # fmt: skip
    played.do("OGR", "attack", target="BER")
    (ask,) = played.asked("push")
    assert ask.who == "ALD"
    assert getattr(ask, "options", ()) == ("ne", "e", "se", "sw", "nw", "no")


@pytest.mark.parametrize("metres", [0, 1])
def test_B_REA_04_never_by_setting(metres: int) -> None:
    played = fight(
        foe("OGR", OGRE, 2, 0), hero("BER", BERA, 0, 0), hero("ALD", ALDRIC, 0, 1), faces=[2],
        settings={"pousser": {"portee": metres, "proposer": "toujours"}},
    )  # fmt: skip
    played.do("OGR", "attack", target="BER")
    assert len(played.asked("push")) == metres


def test_B_REA_04_asked_only_once_one_has_said_that_one_would() -> None:
    played = fight(foe("OGR", OGRE, 2, 0), hero("BER", BERA), hero("ALD", ALDRIC, 0, 1), faces=[2])
    played.do("OGR", "attack", target="BER")
    assert not played.asked("push")
    played.do("ALD", "watch", ally="BER")
    for who in ("OGR", "BER", "ALD"):
        played.do(who, "end")
    played.dice(2)
    played.do("OGR", "attack", target="BER")
    assert [a.who for a in played.asked("push")] == ["ALD"]
    played.do("ALD", "watch", ally="BER")
    assert not played["BER"].has("watched")
    for ally, code in (("ALD", "not-yourself"), ("OGR", "no-ally")):
        with pytest.raises(Refused) as refused:
            played.do("ALD", "watch", ally=ally)
        assert refused.value.code == code


def test_B_TURN_03_no_verb_stands_for_speech() -> None:
    """Plain lines never reach the rules: there is nothing here that could charge for them."""
    assert not {"say", "speak", "talk", "shout"} & set(RULESET.verbs)
    played = fight(hero("ALD", ALDRIC), foe("OGR", OGRE, 5, 5))
    before = {p: played["ALD"][p] for p in ("full", "half", "free", "moves", "reaction")}
    assert before == {"full": 1, "half": 1, "free": 1, "moves": 9, "reaction": 1}
