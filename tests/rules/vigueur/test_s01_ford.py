"""S1: an ambush at a ford, four rounds of it."""

from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GRUNT,
    at,
    begun,
    done,
    effects,
    foe,
    hero,
    order,
    tracks,
    walk,
)


def surprise(played: Played) -> None:
    played.gm("surprise", who=("ALD", "BRU"))


def ford() -> Played:
    return begun(
        hero("ALD", ALDRIC, 0, 0), hero("BRU", BRUNE, 1, 12), foe("G1", GRUNT, 5, 0),
        foe("G2", GRUNT, -5, 0), dice=(3, 5, 2, 6), before=surprise,
    )  # fmt: skip


def test_s1_from_the_first_die_to_the_last() -> None:
    played = ford()
    assert order(played) == ["G2", "BRU", "G1", "ALD"]
    with refused(played, "W-INI-03"):
        played.do("BRU", "exchange", other="ALD")
    walk(played, "G2", (-4, 0), (-3, 0), (-2, 0), (-1, 0))
    answer(played, ALD_defence="block")
    played.dice(10, 9)
    played.do("G2", "attack", target="ALD")
    assert (played["ALD"]["R"], played["G2"]["A"], tracks(played, "ALD")) == (1, 0, (0, 0, 0, 0))
    played.do("G2", "end")

    played.do("BRU", "shout", text="à moi")
    played.dice(4)
    played.do("BRU", "attack", target="G1")
    with refused(played, "W-ACT-05"):
        played.do("BRU", "attack", target="G1")
    assert played["BRU"]["A"] == 1
    walk(played, "BRU", (2, 12), (1, 12))
    played.do("BRU", "end")

    walk(played, "G1", (4, 0), (3, 0), (2, 0), (1, 0))
    played.dice(14, 5, 2)
    played.do("G1", "attack", target="ALD", zone="jambe")
    assert (tracks(played, "ALD"), played["ALD"]["R"]) == ((1, 0, 0, 0), 0)
    played.do("G1", "end")

    answer(played, G1_defence="dodge")
    played.dice(12, 15, 5)
    played.do("ALD", "attack", target="G1")
    assert (tracks(played, "G1"), effects(played, "G1")) == ((0, 1, 0, 0), ["saignement"])
    played.dice(4, 1, 1, 2)
    played.do("ALD", "end")

    assert order(played) == ["ALD", "BRU", "G2", "G1"]
    assert tracks(played, "G1") == (1, 1, 0, 0)
    answer(played, swap="yes")
    assert played.fight.acting[0].id == "ALD"
    played.do("ALD", "exchange", other="BRU")
    assert (order(played)[:2], played.fight.acting[0].id) == (["BRU", "ALD"], "BRU")
    played.dice(11, 8)
    played.do("BRU", "attack", target="G1")
    assert tracks(played, "G1") == (1, 1, 1, 0)
    assert sum(e.data["n"] for e in played["G1"].effects("saignement")) == 3
    played.do("BRU", "end")
    answer(played, G1_defence="block")
    played.dice(9, 3, 7)
    played.do("ALD", "attack", target="G1")
    assert tracks(played, "G1") == (2, 1, 1, 0)
    played.do("ALD", "end")
    played.dice(2)
    played.do("G2", "attack", target="ALD")
    played.do("G2", "end")
    answer(played, ALD_defence="dodge")
    played.dice(17, 18)
    played.do("G1", "attack", target="ALD", zone="as")
    assert tracks(played, "ALD") == (1, 0, 0, 0)
    played.dice(2, 3, 3, 5)
    played.do("G1", "end")

    assert order(played) == ["BRU", "G2", "ALD", "G1"]
    assert played["G1"].out == "mort"
    played.dice(20, 6)
    played.do("BRU", "attack", target="G2")
    assert tracks(played, "G2") == (0, 0, 1, 0)
    played.do("BRU", "end")
    played.dice(1)
    played.do("G2", "attack", target="ALD")
    assert len(played.asked("fumble")) == 1
    played.do("G2", "end")
    answer(played, G2_defence="block")
    played.dice(13, 16)
    played.do("ALD", "attack", target="G2")
    assert tracks(played, "G2") == (0, 0, 1, 0)
    answer(played, ALD_opportunity="attack")
    # initiative; morale; the flight, its window, the block, the damage
    played.dice(1, 1, 1, 14, 10, 2, 3)
    played.do("ALD", "end")
    assert order(played) == ["BRU", "ALD", "G2"]
    assert tracks(played, "G2") == (2, 1, 1, 0)
    assert played["G2"].has("en_fuite")
    assert played["G2"].out == ""
    assert sum(e.data["n"] for e in played["G2"].effects("saignement")) == 3
    played.dice(8, 4)
    played.do("BRU", "attack", target="G2")
    assert played["G2"].out == "mort"
    assert played.fight.state.over == "won"
    assert tracks(played, "ALD") == (1, 0, 0, 0)
    assert (played["ALD"]["A"], played["ALD"]["R"]) == (2, 1)
    assert played["BRU"].pos == at(1, 12)
    done(played)
