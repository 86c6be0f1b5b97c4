"""What the text leaves open about wrestling: the default, and what else a GM may choose."""

from typing import Any

import pytest

from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    GORM,
    GRUNT,
    RURIK,
    WARG,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
    walk,
)


def wrestlers(*more: Any, faces: tuple[int, ...] = (), **groups: Any) -> Played:
    """Gorm beside Rurik; settings by group."""
    return fight(hero("GOR", GORM), foe("CHF", RURIK), *more, faces=faces, settings=groups)


def holding(*more: Any, **groups: Any) -> Played:
    """Gorm holds Rurik's other arm, for an action."""
    played = wrestlers(*more, faces=(18, 2), **groups)
    played.do("GOR", "grab", target="CHF", limb="bras_autre")
    return played


def fresh(played: Played, who: str = "GOR") -> None:
    """As if its turn began again."""
    for pool, points in (("A", 2), ("AO", 1)):
        played.gm("set", who=who, counter=pool, to=points)


@pytest.mark.parametrize(
    ("setting", "other", "allowed"),
    [
        ({}, 16, False),
        ({"absolute_limit": 17}, 15, True),
        ({"relative_op": ">"}, 15, True),
        ({"relative_limit": 1}, 15, False),
        ({"limit_exempt": ("grab",)}, 20, True),
    ],
)
def test_A34_too_strong_to_be_wrestled(setting: dict[str, Any], other: int, allowed: bool) -> None:
    played = fight(
        hero("GOR", GORM), foe("OGR", Sheet(VIGUEUR=other)), faces=(1, 20),
        settings={"wrestling": setting},
    )  # fmt: skip
    if allowed:
        played.do("GOR", "grab", target="OGR")
    else:
        with refused(played, "W-WRS-03" if other >= 16 else "W-WRS-02"):
            played.do("GOR", "grab", target="OGR")


def test_A36_a_dodge_after_the_contest_or_in_its_place() -> None:
    after = wrestlers(faces=(12, 8, 19))
    answer(after, dodge="dodge")
    after.do("GOR", "grab", target="CHF")
    assert [label for _, label, _ in after.ports.thrown[-3:]] == ["force", "force", "dodge"]
    instead = wrestlers(faces=(12, 19), wrestling={"dodge_timing": "instead"})
    answer(instead, dodge="dodge")
    instead.do("GOR", "grab", target="CHF")
    assert [label for _, label, _ in instead.ports.thrown[-2:]] == ["force", "dodge"]
    assert not instead["CHF"].has("attrape")


def test_A37_the_same_move_again_or_not() -> None:
    again = wrestlers(faces=(1, 20, 1, 20))
    again.do("GOR", "grab", target="CHF")
    again.do("GOR", "grab", target="CHF")
    assert again["GOR"]["A"] == 0
    once = wrestlers(faces=(1, 20), wrestling={"repeat_same_turn": False})
    once.do("GOR", "grab", target="CHF")
    with refused(once, "W-WRS-01"):
        once.do("GOR", "grab", target="CHF")


def test_A38_choosing_the_arm_is_free_or_costs() -> None:
    for mod, won in ((0, True), (-2, False)):
        played = wrestlers(faces=(10, 11), wrestling={"grab_limb_mod": mod})  # 16 against 15
        played.do("GOR", "grab", target="CHF")
        assert bool(played.told("wrestle-won")) == won


def test_A39_what_a_hold_forbids_is_in_the_table_of_conditions() -> None:
    played = holding()
    played.gm("turn", who="CHF")
    with refused(played, "W-WRS-05"):
        walk(played, "CHF", (2, 0))
    played.gm("turn", who="GOR")
    played.gm("trip-over", who="GOR")  # a holder who is on the ground lets go
    assert effects(played, "CHF") == []


def test_A40_breaking_free_of_everything_or_step_by_step() -> None:
    for releases, left in (("all_by_holder", []), ("step_down", ["attrape"])):
        played = holding(escape={"releases": releases})
        played.dice(15, 3)
        played.do("GOR", "pin", target="CHF")
        assert effects(played, "CHF") == ["attrape", "immobilise"]
        played.gm("turn", who="CHF")
        played.dice(19, 2)
        played.do("CHF", "escape")
        assert effects(played, "CHF") == left


def test_A40_what_it_takes_to_break_free() -> None:
    for stat, total in (("EVASION", 12), ("FOR", 14)):
        played = holding(escape={"stat": stat})
        played.gm("turn", who="CHF")
        played.dice(10, 19)
        played.do("CHF", "escape")
        assert played.last("escape-lost").params["roll"].total == total


def test_A41_dragging_moves_both_or_the_held_one() -> None:
    played = holding()
    played.do("GOR", "drag", target="CHF", to=at(-1, 0))
    assert (played["GOR"].pos, played["CHF"].pos) == (at(-1, 0), at(0, 0))
    played = holding(drag={"pair_moves": False})
    with refused(played, "W-WRS-08"):
        played.do("GOR", "drag", target="CHF", to=at(2, 0))  # out of his arms
    played.do("GOR", "drag", target="CHF", to=at(1, 1))
    assert (played["GOR"].pos, played["CHF"].pos) == (at(0, 0), at(1, 1))
    assert played["CHF"].has("attrape")


def test_A41_squares_an_action_and_who_is_exposed() -> None:
    played = holding(drag={"squares_per_action": 2})
    played.do("GOR", "drag", target="CHF", to=at(-1, 0))
    played.do("GOR", "drag", target="CHF", to=at(-2, 0))
    assert (played["GOR"]["A"], played["CHF"].pos) == (0, at(-1, 0))
    with refused(played, "W-WRS-08"):
        played.do("GOR", "drag", target="CHF", to=at(-3, 0))
    for triggers, asked in ((False, []), (True, ["G1"])):
        played = holding(foe("G1", GRUNT, 0, -1), drag={"triggers": triggers})
        played.do("GOR", "drag", target="CHF", to=at(0, 1))
        assert [a.who for a in played.asked("opportunity")] == asked


def runner(x: int, *more: Any, faces: tuple[int, ...] = (), **charge: Any) -> Played:
    return fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT, x, 0), *more, faces=faces,
        settings={"charge": charge}, answers={"defence": "nothing"},
    )  # fmt: skip


def test_A42_how_far_a_charge_runs() -> None:
    with refused(far := runner(9), "W-WRS-09"):
        far.do("ALD", "charge", target="G1")
    played = runner(9, max_move="double")
    played.do("ALD", "charge", target="G1")
    assert played["ALD"].pos == at(8, 0)


def test_A42_straight_or_around() -> None:
    friend = hero("BRU", Sheet(), 2, 0)
    with refused(shut := runner(5, friend), "W-WRS-09"):
        shut.do("ALD", "charge", target="G1")
    played = runner(5, friend, straight=False)
    played.do("ALD", "charge", target="G1")
    assert (played["ALD"].distance(played["G1"]), played["ALD"]["A"]) == (1, 1)
    walls = {("filled", at(2, z)): True for z in range(-9, 10)}
    played = runner(5, straight=False)
    played.ports.world.update(walls)
    with refused(played, "W-WRS-09"):
        played.do("ALD", "charge", target="G1")
    played = runner(5, straight=False)
    played.ports.world[("filled", at(2, 0))] = True
    played.do("ALD", "charge", target="G1")
    assert played["ALD"].has("elan")


def test_A42_how_long_the_bonus_waits_and_for_what() -> None:
    for expires, lasts in (("end_of_turn", False), ("end_of_round", True)):
        played = runner(5, bonus_expires=expires)
        played.do("ALD", "charge", target="G1")
        played.do("ALD", "end")
        assert played["ALD"].has("elan") == lasts
    for same, bonus in ((True, 0), (False, 4)):
        played = runner(5, foe("G2", GRUNT, 4, 1), faces=(2,), same_target_only=same)
        played.do("ALD", "charge", target="G1")
        played.do("ALD", "attack", target="G2")
        assert played.last("attack.miss").params["roll"].total == 7 + bonus
    for weapons, total in (("any", 10), ("melee", 6)):
        archer = Sheet(Tir=4, armes=("arc",))
        played = fight(
            hero("ALD", archer), foe("G1", GRUNT, 5, 0), faces=(2,),
            settings={"charge": {"weapons": weapons}}, answers={"opportunity": "no"},
        )  # fmt: skip
        played.do("ALD", "charge", target="G1")
        played.do("ALD", "attack", target="G1", weapon="arc")
        assert played.last("attack.miss").params["roll"].total == total


def test_A43_where_a_weapon_goes() -> None:
    for goes, holder in (("ground", ""), ("attacker", "GOR")):
        played = holding(disarm={"item_goes": goes})
        played.dice(11, 9)
        played.do("GOR", "disarm", target="CHF")
        axe = next(i for i in played.fight.state.items.values() if i.kind == "hache")
        assert axe.holder == holder


def test_A43_shields_and_natural_weapons() -> None:
    guard = Sheet(armes=("bouclier",))
    for shields, allowed in ((True, True), (False, False)):
        played = fight(
            hero("GOR", GORM), foe("G1", guard), faces=(18, 2),
            settings={"disarm": {"shields": shields}}, answers={"dodge": "no"},
        )  # fmt: skip
        played.do("GOR", "grab", target="G1", limb="bras_arme")
        if allowed:
            played.dice(18, 2)
            played.do("GOR", "disarm", target="G1")
            assert [i.holder for i in played.fight.state.items.values()] == [""]
        else:
            with refused(played, "W-WRS-10"):
                played.do("GOR", "disarm", target="G1")
    wolf = WARG
    played = fight(hero("GOR", GORM), foe("WRG", wolf), faces=(18, 2), answers={"dodge": "no"})
    played.do("GOR", "grab", target="WRG", limb="bras_arme")
    with refused(played, "W-WRS-10"):
        played.do("GOR", "disarm", target="WRG")
    played = fight(
        hero("GOR", GORM), foe("WRG", wolf), faces=(18, 2, 18, 2), answers={"dodge": "no"},
        settings={"disarm": {"natural_weapons": True}},
    )  # fmt: skip
    played.do("GOR", "grab", target="WRG", limb="bras_arme")
    played.do("GOR", "disarm", target="WRG")
    played.gm("turn", who="WRG")
    with refused(played, "W-WRS-10"):
        played.do("WRG", "attack", target="GOR", weapon="crocs")
    played.gm("turn", who="GOR")
    played.do("GOR", "release", target="WRG")
    assert effects(played, "WRG") == []


def test_A43_weapons_an_action() -> None:
    both = Sheet(armes=("hache", "bouclier"))
    for count, left in ((1, 1), (2, 0)):
        played = fight(
            hero("GOR", GORM), foe("G1", both), faces=(18, 2, 18, 2), answers={"dodge": "no"},
            settings={"disarm": {"per_action": count}},
        )  # fmt: skip
        played.do("GOR", "grab", target="G1", limb="bras_autre")
        played.do("GOR", "disarm", target="G1")
        assert len(played["G1"].items()) == left


def test_A44_when_the_breath_goes_and_what_a_grip_lapses_to() -> None:
    for starts, thrown in (("on_maintain", 0), ("at_once", 1)):
        played = holding(strangle={"starts": starts})
        played.dice(18, 2, *([20] * thrown))
        played.do("GOR", "strangle", target="CHF")
        assert len(played.told("asphyxia")) == thrown
    for lapse, left in (("attrape", ["attrape"]), ("libre", [])):
        played = holding(strangle={"lapse_to": lapse})
        played.dice(18, 2, 1, 1)
        played.do("GOR", "strangle", target="CHF")
        played.do("GOR", "end")
        assert played["CHF"].has("etrangle")  # not in the round it began
        played.dice(6, 1) if played.fight.clock.round == 1 else None
        played.do("CHF", "end")
        played.gm("turn", who="GOR")
        played.do("GOR", "end")
        assert effects(played, "CHF") == left


def test_A45_the_pinned_strike_and_react_or_not() -> None:
    for may, allowed in ((False, False), (True, True)):
        played = holding(pin={"may_strike": may, "may_react": may})
        played.dice(15, 3)
        played.do("GOR", "pin", target="CHF")
        fresh(played)
        played.dice(12, 1)
        played.do("GOR", "attack", target="CHF")
        assert bool(played.asked("defence")) == allowed
        played.gm("turn", who="CHF")
        played.dice(2)
        if allowed:
            played.do("CHF", "attack", target="GOR")
        else:
            with refused(played, "W-WRS-13"):
                played.do("CHF", "attack", target="GOR")


def pushing(*more: Any, **push: Any) -> Played:
    return fight(
        hero("GOR", GORM), foe("G1", GRUNT), *more, faces=(18, 2), settings={"push": push},
        answers={"dodge": "no", "opportunity": "attack", "defence": "nothing"},
    )  # fmt: skip


def test_A46_the_edge_is_the_gms_or_stops() -> None:
    hole = {("floor", at(3, 0)): False}
    played = pushing()
    played.ports.world.update(hole)
    answer(played, ledge="over")
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(3, 0)
    for said, wounds in (("over", (0, 0, 0, 0)), ("hurt", (0, 1, 0, 0))):
        played = pushing()
        played.ports.world.update({**hole, ("drop", at(3, 0)): 5})
        answer(played, ledge=said)
        played.dice(*((4, 1) if said == "hurt" else ()))
        played.do("GOR", "push", target="G1")
        assert (played["G1"].pos, tracks(played, "G1")) == (at(3, 0, 59), wounds)
    played = pushing(ledge="stop")
    played.ports.world.update(hole)
    played.do("GOR", "push", target="G1")
    assert (played["G1"].pos, played.asked("ledge")) == (at(2, 0), [])


def test_A46_a_push_exposes_nobody_or_whoever_is_pushed() -> None:
    friend = hero("ALD", ALDRIC, 2, 1)
    played = pushing(friend)
    played.do("GOR", "push", target="G1")
    assert (played["G1"].pos, played["ALD"]["R"]) == (at(5, 0), 2)
    played = pushing(friend, triggers=True)
    answer(played, GOR_opportunity="no")
    played.dice(15, 1)
    played.do("GOR", "push", target="G1")
    assert (played["G1"].pos, played["ALD"]["R"]) == (at(3, 0), 1)
    assert tracks(played, "G1") == (1, 0, 0, 0)


def test_A47_somebody_on_the_ground() -> None:
    def blow(*faces: int, **prone: Any) -> int:
        played = fight(
            hero("GOR", GORM), foe("G1", GRUNT), faces=(*faces, 1), settings={"prone": prone},
            answers={"defence": "nothing"},
        )  # fmt: skip
        played.gm("trip-over", who="G1")
        played.do("GOR", "attack", target="G1")
        return int(played.told("attack.hit", "attack.miss")[0].params["roll"].total)

    assert blow(6) == 12
    assert blow(6, attackers_mod=4) == 14
    assert blow(3, 9, attackers_mod=0, attackers_advantage=True) == 13


def test_wrestling_reaches_one_square_or_the_control_zone() -> None:
    ogre = Sheet(FOR=8, VIGUEUR=16, zone_de_controle=2)
    played = fight(foe("OGR", ogre), hero("GOR", GORM, 3, 0))
    with refused(played, "W-WRS-01"):
        played.do("OGR", "grab", target="GOR")
    by_zone = {"wrestling": {"by_zone": True}}
    played = fight(foe("OGR", ogre), hero("GOR", GORM, 3, 0), faces=(18, 2), settings=by_zone)
    answer(played, dodge="no")
    played.do("OGR", "grab", target="GOR", limb="bras_arme")
    assert played["GOR"].has("attrape")


def test_grabbing_needs_no_free_hand_or_needs_one() -> None:
    for needs in (False, True):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(1, 20),
            settings={"wrestling": {"needs_free_hand": needs}},
        )  # fmt: skip
        if needs:
            with refused(played, "W-WRS-05"):
                played.do("ALD", "grab", target="G1")
        else:
            played.do("ALD", "grab", target="G1")


def test_pin_and_disarm_from_a_strangle_or_not() -> None:
    for may in (True, False):
        played = holding(wrestling={"from_strangle": may})
        played.dice(18, 2)
        played.do("GOR", "strangle", target="CHF")
        fresh(played)
        played.dice(18, 2)
        if may:
            played.do("GOR", "pin", target="CHF")
            assert effects(played, "CHF") == ["attrape", "immobilise"]
        else:
            with refused(played, "W-WRS-11"):
                played.do("GOR", "pin", target="CHF")


def test_whoever_resists_may_go_all_out_or_not() -> None:
    plain = wrestlers(faces=(10, 11))
    plain.do("GOR", "grab", target="CHF")
    assert plain.asked("resist") == []
    played = wrestlers(faces=(10, 3, 14), all_out={"opposed_roll": True})
    answer(played, resist="all-out-reactions")
    played.do("GOR", "grab", target="CHF")
    assert (played["CHF"]["R"], played.last("wrestle-lost").params["against"]) == (0, 18)


def test_W_WRS_14_a_low_ceiling_stops_like_a_wall() -> None:
    played = pushing()
    played.ports.world[("filled", at(4, 0, 65))] = True
    played.do("GOR", "push", target="G1")
    assert played["G1"].pos == at(3, 0)
