"""The step of 1.50 m, and attacks of opportunity: D-STEP, D-AOO."""

from rules.d35 import RULESET
from rules.d35.opportunity import blade, may_seize, opportunities, threatens
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of, walk
from tests.rules.scripted import Played, answer, refused

FEAT = {"dons": ("attaques_reflexes",)}


def offered(played: Played) -> list[tuple[str, str]]:
    """Who was offered an opportunity, and for what."""
    return [(ask.who, ask.about["why"]) for ask in played.asked("opportunity")]


def test_D_STEP_01_leaving_three_enemies_by_a_step() -> None:
    played = fight(one("ALD", 1), one("ORC", 0), one("ORC2", 2), one("ORC3", 1, -1))
    played.do("ALD", "shift", to=at(1, 1))
    assert offered(played) == []
    assert played["ALD"].pos == at(1, 1)
    with refused(played, "D-STEP-02"):
        played.do("ALD", "shift", to=at(1, 2))
    played = fight(one("ALD", 1), one("ORC", 0))
    with refused(played, "D-STEP-01"):
        played.do("ALD", "shift", to=at(3))


def test_D_STEP_01_the_next_block_walked_is_the_step_that_was_announced() -> None:
    played = fight(one("ALD", 1), one("ORC", 0), faces=(2,))
    played.do("ALD", "shift")
    walk(played, "ALD", (1, 1))
    assert played["ALD"]["mouvement"] == 1
    assert offered(played) == []
    with refused(played, "D-STEP-02"):
        walk(played, "ALD", (1, 2))


def test_D_STEP_02_between_two_acts_and_not_with_a_walk() -> None:
    played = fight(one("ALD", 0), one("ORC", 2), faces=(2,))
    played.do("ALD", "drop")
    played.do("ALD", "draw", what="épée courte")
    played.do("ALD", "shift", to=at(1))
    played.do("ALD", "attack", target="ORC")
    played = fight(one("ALD", 0), one("ORC", 9))
    walk(played, "ALD", (1, 0))
    with refused(played, "D-STEP-02"):
        played.do("ALD", "shift", to=at(2))
    played = fight(one("ALD", 0), one("ORC", 9))
    played.do("ALD", "shift", to=at(1))
    played.do("ALD", "handle", what="door")
    with refused(played, "D-STEP-02"):
        walk(played, "ALD", (2, 0))


def test_D_STEP_03_not_on_slow_ground_nor_in_the_dark() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), facts={("difficult", at(1)): True})
    with refused(played, "D-STEP-03"):
        played.do("ALD", "shift", to=at(1))
    played = fight(one("ALD", 0), one("ORC", 9), facts={"light": "dark"})
    with refused(played, "D-STEP-03"):
        played.do("ALD", "shift", to=at(1))
    turn_of(played, "ORC")
    played.do("ORC", "shift", to=at(8))  # it sees in the dark


def test_D_STEP_04_the_very_slow_take_no_step() -> None:
    played = fight(one("ALD", 0, vitesse=1.5), one("ORC", 9))
    with refused(played, "D-STEP-04"):
        played.do("ALD", "shift", to=at(1))
    played = fight(one("ALD", 0, vitesse=3.0), one("ORC", 9))
    played.do("ALD", "shift", to=at(1))


def test_D_STEP_05_only_where_a_speed_is_listed() -> None:
    played = fight(one("ALD", 0), one("ORC", 9), facts={"climb": True})
    with refused(played, "D-STEP-05"):
        played.do("ALD", "shift", to=at(1))
    played = fight(one("ALD", 0, nage_m=9.0), one("ORC", 9), facts={"water": True})
    played.do("ALD", "shift", to=at(1))


def test_D_STEP_06_standing_up_and_being_pushed_are_no_distance() -> None:
    played = fight(one("ALD", 0), one("ORC", 2), faces=(2,))
    played.gm("effect", who="ALD", name="prone")
    played.do("ALD", "stand")
    played.gm("place", who="ALD", to=at(0, 1))
    played.do("ALD", "shift", to=at(1))
    played.do("ALD", "attack", target="ORC")


def test_D_STEP_06_pushed_it_may_still_step_and_pushing_it_may_not() -> None:
    played = fight(one("ORC", 0), one("ALD", 1), answers={"opportunity": "no"})
    played.dice(20, 1)
    answer(played, **{"bull-rush-follow": "0"})
    played.do("ORC", "bull_rush", target="ALD")
    assert played["ALD"].pos == at(2)
    with refused(played, "D-STEP-02"):
        played.do("ORC", "shift", to=at(0))
    end(played)
    played.do("ALD", "shift", to=at(3))


def test_D_AOO_01_what_a_weapon_threatens() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("OGR", 5, 0))
    ald, orc, ogre = (played[i] for i in ("ALD", "ORC", "OGR"))
    assert threatens(ald, orc)
    assert not threatens(ald, orc, at(2))
    assert threatens(ogre, ald, at(4))
    assert threatens(ogre, ald, at(3))
    assert not threatens(ogre, ald, at(2))
    played = fight(one("ALD", 0, armes=("guisarme",), main_directrice=""), one("ORC", 1))
    ald, orc = played["ALD"], played["ORC"]
    assert not threatens(ald, orc)
    assert threatens(ald, orc, at(2))
    assert not threatens(ald, orc, at(3))


def test_D_AOO_01_bare_hands_threaten_nothing_but_a_monk_s() -> None:
    played = fight(one("ALD", 0, armes=(), main_directrice=""), one("IRI", 0, 1), one("ORC", 1))
    assert not threatens(played["ALD"], played["ORC"])
    assert threatens(played["IRI"], played["ORC"])


def test_D_AOO_02_who_seizes_nothing() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    ald, orc = played["ALD"], played["ORC"]
    assert may_seize(ald, orc)
    for state in ("flat_footed", "helpless", "stunned", "paralysed", "grappled", "total_defence",
                  "casting", "bound"):  # fmt: skip
        data = dict.fromkeys(RULESET.effects[state].needs, 0)
        played.gm("effect", who="ALD", name=state, data=data)
        assert not (may_seize(ald, orc) and threatens(ald, orc)), state
        played.gm("lift", who="ALD", name=state)
    played.gm("hurt", who="ALD", amount=53)
    assert not may_seize(ald, orc)


def test_D_AOO_03_one_opportunity_for_each_who_threatens() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    walk(played, "ALD", (0, 1), (1, 1), (2, 1))
    assert offered(played) == [("ORC", "leave")]
    played = fight(one("ALD", 1), one("ORC", 0), one("ORC2", 2), faces=(2, 2))
    walk(played, "ALD", (1, 1), (1, 2))
    assert offered(played) == [("ORC", "leave"), ("ORC2", "leave")]


def test_D_AOO_03_what_is_done_to_one_exposes_to_nobody() -> None:
    played = fight(one("ALD", 1), one("ORC", 0))
    played.gm("place", who="ALD", to=at(5))
    assert offered(played) == []


def test_D_AOO_04_one_a_round_and_more_by_reflexes() -> None:
    played = fight(one("ALD", 0), one("BRU", 0, 1), one("ORC", 1), one("GOB", 9), faces=(2,))
    walk(played, "ALD", (0, -1), (0, -2))
    end(played)
    walk(played, "BRU", (0, 2))
    assert offered(played) == [("ORC", "leave")]
    assert played["ORC"]["ado"] == 0
    turn_of(played, "ORC")
    assert played["ORC"]["ado"] == 1
    played = fight(one("BRU", 0, **FEAT), one("ORC", 1))
    assert opportunities(played["BRU"]) == 5
    assert played["BRU"]["ado"] == 5


def test_D_AOO_04_it_may_be_declined_and_comes_before_the_act() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(20, 20, 4, 4, 4, 4))
    answer(played, ORC_opportunity="no")
    walk(played, "ALD", (0, 1))
    assert played["ORC"]["ado"] == 1
    assert played["ALD"].pos == at(0, 1)


def test_D_AOO_04_whoever_is_felled_does_not_go_on() -> None:
    played = fight(one("CYR", 0), one("ORC", 1), faces=(20, 19, 4, 4, 4, 4))
    walk(played, "CYR", (0, 1))
    assert played["CYR"].out == "dying"
    assert played["CYR"].pos == at(0)


def test_D_AOO_05_a_fist_exposes_to_its_target_alone() -> None:
    bare = {"armes": (), "main_directrice": ""}
    played = fight(one("ALD", 0, **bare), one("ORC", 1), one("ORC2", 0, 1), faces=(2, 5, 2))
    played.do("ALD", "attack", target="ORC")
    assert offered(played) == [("ORC", "attack_unarmed")]


def test_D_AOO_06_still_on_the_ground_while_getting_up() -> None:
    played = fight(one("TOR", 0), one("ORC", 1), faces=(9, 1, 1))
    played.gm("effect", who="TOR", name="prone")
    played.do("TOR", "stand")
    hit = played.last("attack.hit").params
    assert (hit["roll"].total, hit["against"]) == (14, 14)
    assert "prone" not in effects(played, "TOR")
    done(played)


def test_D_AOO_06_the_first_weapon_that_reaches() -> None:
    played = fight(one("ORC", 0), one("ALD", 1))
    wield = blade(played["ORC"], played["ALD"])
    assert wield is not None
    assert wield.weapon.nom == "cimeterre à deux mains"
