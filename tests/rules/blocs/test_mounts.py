"""Riding, and the room around a creature."""

import pytest

from rules.blocs.sheet import Sheet
from rules.blocs.space import places_around
from rules.engine.requests import Refused
from rules.engine.state import Being
from tests.rules.blocs.people import ALDRIC, GOBLIN, OGRE, ORC, at, fight, foe, hero, weapon
from tests.rules.scripted import Played

HORSE = Sheet(genre="monture", dressee=True, taille="G", pv_max=15, ca=10, deplacement=15,
              armes=(weapon("sabots", attributs=("force",)),))  # fmt: skip
GRIFFON = HORSE.model_copy(update={"intelligente": True})
GIANT = Sheet(taille="Gig", pv_max=100, hauteur=10)


def steed(sheet: Sheet = HORSE, x: int = 1) -> Being:
    return Being("HOR", "Horse", "pj", sheet, at(x, 0))


def riding(sheet: Sheet = HORSE, **script: object) -> Played:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), steed(sheet), **script)
    played.do("ALD", "mount", target="HOR")
    return played


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


def test_B_MNT_01_larger_and_willing() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 0, 1), foe("OGR", OGRE, -2, 0))
    assert code(played, "ALD", "mount", target="ORC") == "mount-too-small"
    assert code(played, "ALD", "mount", target="OGR") == "not-allowed"
    small = fight(hero("GOB", GOBLIN), steed(ALDRIC), answers={"mount-consent": "yes"})
    small.do("GOB", "mount", target="HOR")
    assert small["GOB"].has("mounted")


def test_B_MNT_01_a_friend_that_is_no_mount_must_agree_and_carries_but_one() -> None:
    for said in ("no", "yes"):
        ogre = hero("OGR", OGRE, 1, 0)
        played = fight(hero("ALD", ALDRIC), hero("BER", ALDRIC, 0, 1), ogre, foe("ORC", ORC, 9, 9),
                       answers={"mount-consent": said})  # fmt: skip
        if said == "no":
            assert code(played, "ALD", "mount", target="OGR") == "not-allowed"
            assert (played["ALD"]["moves"], played["ALD"].has("mounted")) == (9, False)
            continue
        played.do("ALD", "mount", target="OGR")
        played.do("ALD", "end")
        assert code(played, "BER", "mount", target="OGR") == "mounted-already"


@pytest.mark.parametrize(("walks", "state", "refusal"), [(9, "rooted", "held"), (0, "", "too-far")])
def test_B_MNT_02_nobody_mounts_who_cannot_move(walks: float, state: str, refusal: str) -> None:
    slow = ALDRIC.model_copy(update={"deplacement": walks})
    played = fight(hero("ALD", slow), foe("ORC", ORC, 9, 9), steed())
    if state:
        played.gm("effect", who="ALD", name=state)
    assert code(played, "ALD", "mount", target="HOR") == refusal
    assert not played["ALD"].has("mounted")


def test_B_MNT_01_whose_horse_it_is_matters() -> None:
    """An enemy's would not have it, unless the game master says so."""
    for said, mounted in (("no", False), ("yes", True)):
        theirs = Being("HOR", "Horse", "monstres", HORSE, at(1, 0))
        played = fight(hero("ALD", ALDRIC), theirs, answers={"mount-consent": said})
        if mounted:
            played.do("ALD", "mount", target="HOR")
        else:
            assert code(played, "ALD", "mount", target="HOR") == "not-allowed"
        assert played["ALD"].has("mounted") is mounted


def test_B_MNT_02_half_of_ones_movement_once_a_turn_within_a_metre() -> None:
    played = riding()
    assert played["ALD"]["moves"] == 4.5
    assert played["ALD"].pos == played["HOR"].pos
    assert code(played, "ALD", "dismount") == "mounted-once"
    far = fight(hero("ALD", ALDRIC), steed(x=5))
    assert code(far, "ALD", "mount", target="HOR") == "too-far-to-help"
    tired = fight(hero("ALD", ALDRIC), steed())
    tired.gm("set", who="ALD", counter="moves", to=4)
    assert code(tired, "ALD", "mount", target="HOR") == "too-far"


def test_B_MNT_02_standing_up_then_mounting_takes_it_all() -> None:
    played = fight(hero("ALD", ALDRIC), steed())
    played.do("ALD", "prone")
    played.do("ALD", "stand")
    played.do("ALD", "mount", target="HOR")
    assert played["ALD"]["moves"] == 0
    played.do("ALD", "end")
    played.do("HOR", "end")
    played.do("ALD", "dismount")
    assert played["ALD"].distance(played["HOR"]) == 1


@pytest.mark.parametrize(("face", "stays"), [(9, False), (10, True)])
def test_B_MNT_03_strictly_above_ten_or_off(face: int, stays: bool) -> None:
    played = riding()
    played.dice(face)
    played.gm("unseat", who="HOR")
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (stays, not stays)
    assert (played["ALD"].distance(played["HOR"]) <= 1) is True


@pytest.mark.parametrize(("face", "stays"), [(9, False), (10, True)])
def test_B_MNT_04_a_rider_knocked_prone_may_keep_the_seat(face: int, stays: bool) -> None:
    played = riding(answers={"fumble": "prone"}, faces=[])
    played.gm("place", who="ORC", to=at(3, 0))
    played.dice(1, face)
    played.do("ALD", "attack", target="ORC")
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (stays, not stays)


@pytest.mark.parametrize("jumps", ["yes", "no", ""])
def test_B_MNT_05_the_mount_goes_down_a_leap_or_a_fall(jumps: str) -> None:
    """Whoever says nothing jumps."""
    played = riding(answers={"jump-off": jumps} if jumps else {})
    played.do("HOR", "prone")
    assert not played["ALD"].has("mounted")
    assert played["ALD"].has("prone") is (jumps == "no")
    assert played["ALD"]["reaction"] == (1 if jumps == "no" else 0)


def test_B_MNT_06_a_mishap_by_the_gms_word() -> None:
    played = riding(answers={"jump-off": "no", "mishap": "harm", "fall-height": 5})
    played.do("HOR", "prone")
    assert played["ALD"]["pv"] == 15
    played = riding(answers={"jump-off": "no", "mishap": "trapped"})
    played.do("HOR", "prone")
    assert played["ALD"].has("trapped")
    assert code(played, "ALD", "stand") == "held"
    played.do("HOR", "stand")
    assert not played["ALD"].has("trapped")


def test_B_MNT_07_B_MNT_09_the_intelligent_act_as_they_please_in_their_own_place() -> None:
    played = riding(GRIFFON)
    assert not played.asked("mount-control")
    assert ("HOR",) in [s.who for s in played.fight.clock.slots]
    assert code(played, "HOR", "dash") == "not-your-turn"


def test_B_MNT_07_the_reins_change_hands_as_a_turn_begins() -> None:
    played = riding(answers={"mount-control": ["control", "let", "control"]})
    assert code(played, "ALD", "mount", target="HOR") == "reins-late"
    for who in ("ALD", "HOR", "ORC"):
        played.do(who, "end")
    played.do("ALD", "mount", target="HOR")
    assert (played["ALD"]["moves"], played["ALD"].has("mounted")) == (9, True)
    assert (played["HOR"].being.player, code(played, "HOR", "attack", target="ORC")) == (
        "",
        "out-of-reach",
    )
    played.do("ALD", "mount", target="HOR")
    assert played["HOR"].being.player == "player-ALD"
    assert code(played, "HOR", "attack", target="ORC") == "mount-order"


def test_B_MNT_07_nobody_takes_the_reins_of_the_intelligent() -> None:
    played = riding(GRIFFON)
    assert code(played, "ALD", "mount", target="HOR") == "mounted-already"


def test_B_MNT_08_led_it_acts_at_once_with_its_rider_and_attacks_nobody() -> None:
    played = riding()
    assert ("ALD", "HOR") in [s.who for s in played.fight.clock.slots]
    for verb, args in (
        ("attack", {"target": "ORC"}), ("two-weapons", {"target": "ORC"}), ("search", {}),
        ("grapple", {"target": "ORC"}), ("guess", {"at": at(1, 2)}), ("help", {"ally": "ALD"}),
    ):  # fmt: skip
        assert code(played, "HOR", verb, **args) == "mount-order", verb
    played.do("HOR", "dash")
    assert played["HOR"]["moves"] == 30
    played.do("HOR", "step", to=at(2, 0))
    assert played["ALD"].pos == at(2, 0)
    assert code(played, "ALD", "step", to=at(2, 1)) == "mounted"


def test_B_MNT_10_of_the_pair_either_may_be_struck() -> None:
    played = riding(answers={("ORC", "opportunity"): "strike-rider"})
    played.gm("place", who="ORC", to=at(0, 0))
    played.dice(2)
    played.do("HOR", "step", to=at(2, 0))
    (ask,) = played.asked("opportunity")
    assert getattr(ask, "options", ()) == ("strike", "strike-rider", "no")
    assert played.last("attack.miss").who == ("ORC", "ALD")
    played = riding(answers={("ORC", "opportunity"): "strike"}, faces=[])
    played.gm("place", who="ORC", to=at(0, 0))
    played.dice(6)
    played.do("HOR", "step", to=at(2, 0))
    missed = played.last("attack.miss")
    assert (missed.who, missed.params["roll"].total) == (("ORC", "HOR"), 9)


def test_B_MNT_03_a_blow_that_drives_the_mount_back_may_throw_its_rider() -> None:
    gust = weapon("bourrasque", attributs=("force",), degats="", pousse=1)
    pusher = ORC.model_copy(update={"armes": (gust,)})
    for face, stays in ((9, False), (10, True)):
        played = fight(foe("ORC", pusher, 0, 0), hero("ALD", ALDRIC, 1, 2), steed())
        played.do("ORC", "end")
        played.do("ALD", "mount", target="HOR")
        for who in ("ALD", "HOR"):
            played.do(who, "end")
        played.dice(15, face)
        played.do("ORC", "attack", target="HOR")
        assert played["HOR"].pos == at(2, 0)
        assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (stays, not stays)


@pytest.mark.parametrize(
    ("target", "around", "places"),
    [(ORC, ORC, 8), (OGRE, ORC, 12), (GIANT, ORC, 20)],
)
def test_B_SIZE_03_how_many_can_surround(target: Sheet, around: Sheet, places: int) -> None:
    played = fight(hero("A", around, 30, 30), foe("T", target, 0, 0))
    assert len(places_around(played.fight, played["A"], played["T"])) == places


def test_B_SIZE_03_four_large_ones_leave_no_room_or_half() -> None:
    for anchors, left in (
        (((-1, -2), (1, -1), (0, 1), (-2, 0)), 0),
        (((1, 1), (-2, 1), (1, -2), (-2, -2)), 4),
    ):
        crowd = [foe(f"G{i}", OGRE, x, z) for i, (x, z) in enumerate(anchors)]
        played = fight(hero("M", ALDRIC, 20, 20), hero("T", ALDRIC, 0, 0), *crowd)
        assert len(places_around(played.fight, played["M"], played["T"])) == left
