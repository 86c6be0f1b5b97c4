"""Riders whose mount burns, slips or falls, and whom something takes out of the saddle."""

from typing import Any

import pytest

from tests.rules.blocs.people import ALDRIC, ORC, at, fight, foe, hero, weapon
from tests.rules.blocs.test_mounts import GRIFFON, HORSE, riding, steed
from tests.rules.scripted import refusal

SHADOW = weapon("pas de l'ombre", sorte="sort", degats="", teleporte=8)


def test_B_DMG_11_mount_and_rider_both_burn_where_they_ride_in_their_turn() -> None:
    played = riding()
    played.gm("zone", kind="brulure", at=at(4, 0))
    played.dice("2:1", "2:2")
    played.do("HOR", "step", to=at(2, 0))
    played.do("HOR", "step", to=at(3, 0))
    assert (played["HOR"]["pv"], played["ALD"]["pv"]) == (14, 18)
    played.do("HOR", "step", to=at(4, 0))
    assert (played["HOR"]["pv"], played["ALD"]["pv"]) == (14, 18)


def test_B_DMG_11_carried_in_on_the_turn_of_the_mount_the_rider_burns_in_their_own() -> None:
    played = riding(GRIFFON)
    for who in ("ALD", "ORC"):
        played.do(who, "end")
    played.gm("zone", kind="brulure", at=at(4, 0))
    played.dice("2:1")
    played.do("HOR", "step", to=at(2, 0))
    played.do("HOR", "step", to=at(3, 0))
    assert (played["HOR"]["pv"], played["ALD"]["pv"]) == (14, 20)
    played.dice("2:2")
    played.do("HOR", "end")
    assert (played.fight.actor.id, played["ALD"]["pv"]) == ("ALD", 18)


def test_B_MNT_05_B_MOV_18_a_mount_that_slips_goes_down_with_its_rider() -> None:
    played = riding(answers={"jump-off": "no"})
    played.gm("zone", kind="glissant", at=at(4, 0))
    played.do("HOR", "step", to=at(2, 0))
    played.dice(2)
    played.do("HOR", "step", to=at(3, 0))
    assert played["HOR"].has("prone")
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (False, True)
    assert [label for _, label, _ in played.ports.thrown].count("slip") == 1


def test_B_MNT_05_B_MOV_27_a_mount_that_falls_goes_down_with_its_rider() -> None:
    played = riding(answers={"jump-off": "no"})
    played.gm("fall", who="HOR", height=3)
    assert (played["HOR"]["pv"], played["ALD"]["pv"]) == (12, 20)
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (False, True)


def test_B_MNT_05_B_DMG_11_a_mount_that_the_fire_kills_goes_down_with_its_rider() -> None:
    played = riding(answers={"jump-off": "no"})
    played.gm("set", who="HOR", counter="pv", to=1)
    played.gm("zone", kind="brulure", at=at(3, 0))
    played.dice("2:1", "2:1")
    played.do("HOR", "step", to=at(2, 0))
    assert played["HOR"].out == "dead"
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (False, True)


def test_B_MNT_05_without_a_reaction_nobody_leaps() -> None:
    played = riding()
    played.gm("set", who="ALD", counter="reaction", to=0)
    played.do("HOR", "prone")
    assert not played.asked("jump-off")
    assert (played["ALD"].has("mounted"), played["ALD"].has("prone")) == (False, True)


@pytest.mark.parametrize("harm", ["20", "60"])
def test_B_MNT_08_a_rider_who_falls_or_dies_leads_the_mount_no_more(harm: str) -> None:
    played = riding()
    assert played["HOR"].being.player == "player-ALD"
    played.gm("harm", who="ALD", amount=harm)
    assert (played["ALD"].has("mounted"), played["HOR"].being.player) == (False, "")
    assert played["ALD"].distance(played["HOR"]) == 1


def test_B_MOV_22_magic_takes_a_rider_out_of_the_saddle() -> None:
    mage = ALDRIC.model_copy(update={"armes": (SHADOW,)})
    played = fight(hero("ALD", mage), foe("ORC", ORC, 9, 9), steed())
    played.do("ALD", "mount", target="HOR")
    played.do("ALD", "teleport", to=at(0, 6))
    assert not played["ALD"].has("mounted")
    assert (played["ALD"].pos, played["HOR"].pos) == (at(0, 6), at(1, 0))
    assert played["HOR"].being.player == ""


def test_B_MNT_02_nobody_gets_down_into_a_wall() -> None:
    """The nearest block that nothing fills; in the saddle's place if everything is full."""
    ground = {("filled", at(x, z)): True for x in range(4) for z in range(-1, 3)}
    for filled, lands in (({("filled", at(3, 1)): False}, at(3, 1)), ({}, at(1, 0)),
                          ({("filled", at(2, -1)): False}, at(2, -1)),
                          (dict.fromkeys(ground, False), at(0, -1))):  # fmt: skip
        walls = ground | filled
        played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), steed(HORSE), facts=walls)
        played.do("ALD", "mount", target="HOR")
        for who in ("ALD", "HOR", "ORC"):
            played.do(who, "end")
        played.do("ALD", "dismount")
        assert played["ALD"].pos == lands


@pytest.mark.parametrize("change", [{"genre": "invocation"}, {"dressee": False}])
def test_B_MNT_07_the_summoned_and_the_untrained_are_led_by_nobody(change: dict[str, Any]) -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9),
                   steed(HORSE.model_copy(update=change)),
                   answers={"mount-consent": "yes"})  # fmt: skip
    played.do("ALD", "mount", target="HOR")
    assert played["ALD"].has("mounted")
    assert not played.asked("mount-control")
    assert ("HOR",) in [s.who for s in played.fight.clock.slots]


def test_B_GRP_07_whoever_rides_away_holds_nobody_any_more() -> None:
    played = riding()
    played.gm("place", who="ORC", to=at(1, -1))
    played.dice(15, 3)
    played.do("ALD", "grapple", target="ORC")
    assert played["ORC"].has("grappled")
    played.do("HOR", "step", to=at(2, 1))
    played.do("HOR", "step", to=at(3, 2))
    assert not played["ORC"].has("grappled")


@pytest.mark.parametrize(("face", "free"), [(9, False), (10, True)])
def test_B_MNT_06_from_under_the_mount_by_force(face: int, free: bool) -> None:
    """A full action, against what the game master says; then one has metres again, and lies."""
    played = riding(answers={"jump-off": "no", "mishap": "trapped", "difficulty": 13})
    played.gm("harm", who="HOR", amount="99")
    played.do("ALD", "end")
    played.do("ORC", "prone")
    played.do("ORC", "stand")  # it is not under the orc that he lies
    played.do("ORC", "end")
    assert (played["ALD"]["moves"], played["ALD"].has("prone")) == (0, True)
    offers = played.fight.rules.offers(played.fight, played["ALD"])
    assert "escape" in [offer.verb for offer in offers]
    played.dice(face)
    played.do("ALD", "escape")
    assert (played["ALD"].has("trapped"), played["ALD"]["full"]) == (not free, 0)
    assert (played["ALD"]["moves"], played["ALD"].has("prone")) == (9 * free, True)


def test_B_MNT_06_the_harm_of_a_mishap_goes_by_the_metre() -> None:
    played = riding(answers={"jump-off": "no", "mishap": "harm", "fall-height": 5},
                    settings={"chute": {"degats_par_metre": 2}})  # fmt: skip
    played.do("HOR", "prone")
    assert played["ALD"]["pv"] == 10


def test_B_SIZE_06_between_narrow_walls_the_seat_is_harder_to_keep() -> None:
    """AMB-28: a d20 thrown to resist something."""
    played = riding()
    played.gm("effect", who="ALD", name="squeezed")
    played.dice("20:19", "20:3")
    played.gm("unseat", who="HOR")
    assert played["ALD"].has("prone")


def test_B_MNT_08_a_led_mount_uses_no_magic() -> None:
    surge = weapon("élan", sorte="technique", usage="soutien", portee="contact", degats="",
                   effets=({"statut": "hasted", "tours": 2},))  # fmt: skip
    quick = HORSE.model_copy(update={"armes": (surge,)})
    for said, refused in (("control", True), ("let", False)):
        played = fight(hero("ALD", ALDRIC), steed(quick), foe("ORC", ORC, 9, 9),
                       answers={"mount-control": said})  # fmt: skip
        played.do("ALD", "mount", target="HOR")
        if refused:
            assert refusal(played, "HOR", "technique", spell="élan").code == "mount-order"
        else:
            played.do("ALD", "end")
            played.do("HOR", "technique", spell="élan")
            assert played["HOR"].has("hasted")


def test_B_MNT_04_nobody_lies_down_in_the_saddle() -> None:
    played = riding()
    assert refusal(played, "ALD", "prone").code == "mounted"
    offers = played.fight.rules.offers(played.fight, played["ALD"])
    assert "prone" not in [offer.verb for offer in offers]
