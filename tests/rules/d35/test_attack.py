"""Attacks, criticals, nonlethal damage, shots, defences: D-ATK, D-DEF."""

import pytest

from rules.d35.arms import WEAPONS
from rules.d35.blow import Blow, armour_class, to_hit
from rules.d35.hands import bare, named
from rules.d35.reach import reaches
from rules.d35.sequence import bonuses
from rules.d35.shots import into_melee, range_penalty
from rules.d35.space import metres
from rules.engine.modifiers import total
from rules.engine.requests import Refused
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of, walk
from tests.rules.scripted import Played, refused

BARE = {"armes": (), "main_directrice": ""}


def last(played: Played) -> tuple[int, int]:
    """Total and number to reach of the last attack."""
    tell = played.told("attack.hit", "attack.miss", "attack.critical")[-1]
    return tell.params["roll"].total, tell.params["against"]


def ac(played: Played, target: str, by: str, **how: bool) -> int:
    me, foe = played[by], played[target]
    return armour_class(played.fight, me, foe, Blow(bare(me), me.sheet.BBA, **how))  # type: ignore[arg-type]


def test_the_cast_has_the_armour_classes_of_the_book() -> None:
    """R-10, D-TOUCH-05."""
    people = {
        "ALD": (16, 12, 14), "BRU": (16, 14, 16), "CYR": (12, 12, 10), "JOZ": (16, 9, 16),
        "IRI": (16, 16, 13), "TOR": (18, 11, 17), "ORC": (13, 10, 13), "GOB": (15, 12, 14),
        "OGR": (16, 8, 16), "ZOM": (11, 9, 11), "HRS": (14, 10, 13),
    }  # fmt: skip
    for id, (plain, touch, flat) in people.items():
        other = "ORC9" if id != "ORC" else "ALD"
        played = fight(one(id, 0), one(other, 9, side="AUTRES"))
        assert ac(played, id, other) == plain, id
        assert ac(played, id, other, touch=True) == touch, id
        played.gm("effect", who=id, name="flat_footed")
        assert ac(played, id, other) == flat, id  # Brune's uncanny dodge keeps her Dexterity


def test_D_ATK_01_a_standard_action_is_one_attack() -> None:
    played = fight(one("ALD", 0), one("ORC", 2), faces=(2,))
    walk(played, "ALD", (1, 0))
    played.do("ALD", "attack", target="ORC")
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["simple"] == 0


def test_D_ATK_02_beside_and_no_farther() -> None:
    played = fight(one("ALD", 0), one("ORC", 2))
    with refused(played, "D-ATK-02"):
        played.do("ALD", "attack", target="ORC")
    played.gm("place", who="ORC", to=at(1, 1))
    played.dice(2)
    played.do("ALD", "attack", target="ORC")


def test_D_ATK_03_long_weapons_strike_at_two_squares_only() -> None:
    played = fight(one("ALD", 0, armes=("guisarme",), main_directrice=""), one("ORC", 1))
    ald, orc = played["ALD"], played["ORC"]
    for square, ok in ((1, False), (2, True), (3, False)):
        assert reaches(ald, orc, WEAPONS["guisarme"], foe_at=at(square)) is ok
        assert reaches(ald, orc, WEAPONS["chaine_cloutee"], foe_at=at(square)) is (square < 3)
    played = fight(one("OGR", 0, armes=("guisarme",)), one("ALD", 9))
    ogre, ald = played["OGR"], played["ALD"]
    for square, ok in ((1, False), (2, False), (3, True), (4, True), (5, False)):
        assert reaches(ogre, ald, WEAPONS["guisarme"], foe_at=at(1 + square)) is ok


def test_D_ATK_04_a_fist_exposes_to_the_sword_it_meets() -> None:
    played = fight(one("ALD", 0, **BARE), one("ORC", 1), faces=(12, 1, 1, 5, 1))
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.hit")[0].params["roll"].total == 17
    assert played["ALD"]["pv"] == 52 - 6
    assert [t.who[0] for t in played.told("attack.hit")] == ["ORC", "ALD"]
    done(played)


def test_D_ATK_05_the_unarmed_seize_nothing() -> None:
    bow = {"armes": ("arc_long",)}
    played = fight(one("ALD", 0, **BARE), one("ORC", 1, **bow), faces=(2,))
    played.do("ALD", "attack", target="ORC")
    assert played.asked("opportunity") == []


def test_D_ATK_06_armed_though_unarmed() -> None:
    played = fight(one("IRI", 0), one("ORC", 1), faces=(2, 15, 3))
    played.do("IRI", "attack", target="ORC")
    assert played.asked("opportunity") == []
    end(played)
    walk(played, "ORC", (1, 1))
    assert last(played) == (20, 13)
    assert played["ORC"]["pv"] == 15 - 5


def test_D_ATK_07_fists_by_size() -> None:
    played = fight(one("ALD", 0, FOR=16, **BARE), one("ORC", 1, armes=()), faces=(18, 2))
    played.do("ALD", "attack", target="ORC")
    assert (played["ORC"]["pv"], played["ORC"]["non_letal"]) == (15, 5)
    played = fight(one("GOB", 0, FOR=8, armes=()), one("CYR", 1, armes=()), faces=(18, 1))
    played.do("GOB", "attack", target="CYR")
    assert played["CYR"]["non_letal"] == 1


def test_D_ATK_08_killing_with_the_fist_and_sparing_with_the_sword() -> None:
    played = fight(one("ALD", 0, **BARE), one("ORC", 1, armes=()), faces=(10, 2))
    played.do("ALD", "attack", target="ORC", mode="lethal")
    assert last(played)[0] == 10 + 6
    assert played["ORC"]["pv"] == 15 - 6
    played = fight(one("IRI", 0), one("ORC", 1), faces=(10, 2))
    played.do("IRI", "attack", target="ORC", mode="lethal")
    assert last(played)[0] == 15
    played = fight(one("ALD", 0), one("ORC", 1), faces=(10, 2))
    played.do("ALD", "attack", target="ORC", mode="nonlethal")
    assert last(played)[0] == 16
    assert played["ORC"]["non_letal"] == 6


@pytest.mark.parametrize(
    ("weapon", "far", "penalty"),
    [
        ("dague", 3, 0),
        ("dague", 4.5, -2),
        ("dague", 15, -8),
        ("dague", 16.5, None),
        ("arc_long", 300, -18),
        ("arc_long", 301.5, None),
        ("filet", 3, 0),
        ("filet", 4.5, None),
    ],
)
def test_D_ATK_09_range_increments(weapon: str, far: float, penalty: int | None) -> None:
    played = fight(one("BRU", 0), one("ORC", 9))
    if penalty is None:
        with pytest.raises(Refused, match="D-ATK-09"):
            range_penalty(played.fight, WEAPONS[weapon], far)
    else:
        assert range_penalty(played.fight, WEAPONS[weapon], far) == penalty


def test_D_ATK_09_a_wall_between() -> None:
    xbow = {"main_directrice": "arbalète lourde"}
    played = fight(one("BRU", 0, **xbow), one("ORC", 2), facts={"sight": False})
    with refused(played, "D-ATK-09"):
        played.do("BRU", "attack", target="ORC", weapon="arbalète lourde")


def test_D_ATK_10_a_shot_exposes_to_all_who_threaten() -> None:
    xbow = {"main_directrice": "arbalète lourde"}
    played = fight(one("BRU", 0, **xbow), one("GOB", 0, 1), one("ORC", 5), faces=(2, 9, 4))
    played.do("BRU", "attack", target="ORC")
    assert [a.who for a in played.asked("opportunity")] == ["GOB"]
    assert last(played) == (16, 13)


def test_D_ATK_11_total_against_armour_class() -> None:
    for face, hit in ((10, True), (9, False)):
        played = fight(one("ORC", 0), one("GOB", 1, side="PJ"), faces=(face, 1, 1))
        played.do("ORC", "attack", target="GOB")
        assert bool(played.told("attack.hit")) is hit
        assert last(played)[1] == 15


def test_D_ATK_12_one_misses_and_twenty_hits() -> None:
    strong = {"BBA": 26}
    played = fight(one("ALD", 0, **strong), one("ORC", 1), faces=(1,))
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.miss")
    assert last(played)[0] == 31
    played = fight(one("GOB", 0), one("ALD", 1, naturelle=9), faces=(20, 2, 3))
    played.do("GOB", "attack", target="ALD")
    assert last(played) == (22, 25)
    assert played.told("attack.hit")


def test_D_ATK_13_a_threat_is_confirmed_and_the_damage_thrown_twice() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(19, 7, 3, 6))
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.critical")
    assert played["ORC"]["pv"] == 15 - 17
    played = fight(one("ALD", 0, BBA=0, FOR=4), one("ORC", 1, naturelle=4), faces=(19,))
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.miss")
    assert last(played) == (16, 17)
    played = fight(one("ALD", 0), one("ORC", 1), faces=(19, 1, 3))
    played.do("ALD", "attack", target="ORC")
    assert played["ORC"]["pv"] == 15 - 7


def test_D_ATK_13_nothing_critical_in_the_dead() -> None:
    played = fight(one("ALD", 0), one("ZOM", 1), faces=(20, 3))
    played.do("ALD", "attack", target="ZOM")
    assert played["ZOM"]["pv"] == 16 - 7


def test_D_ATK_14_what_is_left_of_the_points() -> None:
    played = fight(one("ALD", 0), one("ORC", 5))
    played.gm("hurt", who="ORC", amount=15)
    assert "disabled" in effects(played, "ORC")
    assert played["ORC"].out == ""
    played.gm("heal", who="ORC", amount=15)
    assert "disabled" not in effects(played, "ORC")
    played.gm("hurt", who="ORC", amount=18)
    assert (played["ORC"]["pv"], played["ORC"].out) == (-3, "dying")
    assert "prone" in effects(played, "ORC")
    played.gm("hurt", who="ORC", amount=7)
    assert played["ORC"].out == "dead"
    played.gm("hurt", who="ALD", amount=52, kind="nonlethal")
    assert "staggered" in effects(played, "ALD")
    played.gm("hurt", who="ALD", amount=1, kind="nonlethal")
    assert played["ALD"].out == "unconscious"


def test_D_ATK_14_the_disabled_strain_and_the_dying_bleed() -> None:
    bleeding = {"dying": {"bleed": True}}
    played = fight(one("ORC", 0), one("ALD", 1), one("BRU", 9), settings=bleeding, faces=(2,))
    played.gm("hurt", who="ORC", amount=15)
    played.do("ORC", "attack", target="ALD")
    assert (played["ORC"]["pv"], played["ORC"].out) == (-1, "dying")
    end(played)
    played.dice(50)
    end(played)
    assert played["ORC"]["pv"] == -2
    assert played.fight.acting[0].id == "ALD"
    end(played)
    played.dice(10)
    end(played)
    assert "stable" in effects(played, "ORC")
    assert played["ORC"]["pv"] == -2


def test_D_ATK_15_a_standard_action_uses_the_best_bonus_once() -> None:
    assert [bonuses(fight(one("ALD", 0, BBA=n), one("ORC", 9))["ALD"]) for n in (5, 6, 11, 16)] == [
        (5,),
        (6, 1),
        (11, 6, 1),
        (16, 11, 6, 1),
    ]
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    played.do("ALD", "attack", target="ORC")
    assert last(played)[0] == 12


def daggers(*others: object, **changes: object) -> Played:
    """Brune with a dagger to throw at an orc two squares off."""
    hand = {"armes": ("dague",), "main_directrice": "dague", **changes}
    return fight(one("BRU", 0, **hand), one("ORC", 2), *others)  # type: ignore[arg-type]


def test_D_ATK_16_shooting_into_a_melee() -> None:
    played = daggers(one("ALD", 3))
    played.dice(9)
    played.do("BRU", "attack", target="ORC")
    assert last(played) == (12, 13)
    played = daggers()
    played.dice(9, 1)
    played.do("BRU", "attack", target="ORC")
    assert last(played) == (16, 13)
    played = daggers(one("ALD", 3))
    played.gm("hurt", who="ALD", amount=55)
    assert into_melee(played.fight, played["BRU"], played["ORC"]) == 0
    end(played)
    played.dice(10, 1, 1)
    played.do("ORC", "attack", target="ALD")  # and now he is really attacked
    assert into_melee(played.fight, played["BRU"], played["ORC"]) == -4


def test_D_ATK_17_three_metres_from_the_nearest_friend() -> None:
    played = fight(one("BRU", 0), one("ALD", 6), one("OGR", 3))
    ogre = played["OGR"]
    assert metres(played["ALD"], ogre) == 3
    assert into_melee(played.fight, played["BRU"], ogre) == 0
    played.gm("place", who="ALD", to=at(5))
    assert into_melee(played.fight, played["BRU"], ogre) == -4


def test_D_ATK_18_precise_shot() -> None:
    played = daggers(one("ALD", 3), dons=("tir_de_precision",))
    played.dice(9, 1)
    played.do("BRU", "attack", target="ORC")
    assert last(played) == (16, 13)


def test_D_ATK_19_fighting_defensively_with_expertise_on_top() -> None:
    expert = {"dons": ("expertise_du_combat",)}
    played = fight(one("ALD", 0, **expert), one("ORC", 1), faces=(2,))
    played.do("ALD", "attack", target="ORC", stance="defensive")
    assert last(played)[0] == 2 + 6
    assert ac(played, "ALD", "ORC") == 18
    played = fight(one("ALD", 0, **expert), one("ORC", 1), faces=(2,))
    played.do("ALD", "attack", target="ORC", stance="defensive", expertise=3)
    assert last(played)[0] == 2 + 3
    assert ac(played, "ALD", "ORC") == 21
    end(played)
    assert "defensive" in effects(played, "ALD")
    mods = to_hit(played.fight, played["ALD"], played["ORC"], Blow(named(played["ALD"], ""), 6))
    assert total(mods) == 3  # opportunities too
    end(played)
    assert ac(played, "ALD", "ORC") == 16


def test_D_ATK_19_said_with_the_first_attack_and_by_those_who_can() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    with refused(played, "D-ATK-19"):
        played.do("ALD", "attack", target="ORC", expertise=2)
    played.do("ALD", "attack", target="ORC")
    with refused(played, "D-ATK-19"):
        played.do("ALD", "attack", target="ORC", stance="defensive")


@pytest.mark.parametrize(("base", "points", "ok"), [(3, 3, True), (3, 4, False), (11, 6, False)])
def test_T_16_expertise_up_to_five_and_the_base_attack_bonus(
    base: int, points: int, ok: bool
) -> None:
    expert = {"dons": ("expertise_du_combat",), "BBA": base}
    played = fight(one("ALD", 0, **expert), one("ORC", 1), faces=(2,))
    if not ok:
        with refused(played, "D-ATK-19"):
            played.do("ALD", "attack", target="ORC", expertise=points)
        return
    played.do("ALD", "attack", target="ORC", expertise=points)
    assert ac(played, "ALD", "ORC") == 16 + points


def test_D_DEF_01_total_defence_counts_at_once() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(14,))
    played.do("ALD", "defend")
    assert ac(played, "ALD", "ORC") == 20
    walk(played, "ALD", (0, 1))
    assert last(played) == (19, 20)
    assert played.told("attack.miss")


def test_D_DEF_02_not_together_with_the_other_defences() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    played.do("ALD", "attack", target="ORC", stance="defensive")
    with refused(played, "D-DEF-01"):
        played.do("ALD", "defend")
    turn_of(played, "ORC")
    end(played)
    played.do("ALD", "defend")
    assert ac(played, "ALD", "ORC") == 20


def test_D_DEF_03_no_opportunity_while_defending() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.do("ALD", "defend")
    end(played)
    walk(played, "ORC", (1, 1), (2, 1))
    assert played.asked("opportunity") == []


def test_T_06_nobody_shoots_lying_down_but_with_a_crossbow() -> None:
    played = fight(one("ALD", 0, main_directrice="arc long composite"), one("ORC", 5), faces=(2,))
    played.gm("effect", who="ALD", name="prone")
    with refused(played, "T-06"):
        played.do("ALD", "attack", target="ORC")
    played = fight(one("BRU", 0, main_directrice="arbalète lourde"), one("ORC", 5), faces=(2,))
    played.gm("effect", who="BRU", name="prone")
    played.do("BRU", "attack", target="ORC")
    turn_of(played, "ORC")
    end(played)
    with refused(played, "D-START-02"):
        played.do("BRU", "attack", target="ORC")


def test_what_is_badly_seen_is_missed_by_chance() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(15, 20))
    played.gm("effect", who="ORC", name="concealment")
    played.do("ALD", "attack", target="ORC")
    assert played.told("attack.concealed")
    played.dice(15, 21, 1)
    end(played), end(played)
    played.do("ALD", "attack", target="ORC")
    assert played["ORC"]["pv"] == 15 - 5


def test_T_01_coup_de_grace_on_the_helpless() -> None:
    played = fight(one("ALD", 0), one("OGR", 1), faces=(3, 4, 1))
    with refused(played, "T-01"):
        played.do("ALD", "finish-off", target="OGR")
    played.gm("effect", who="OGR", name="asleep")
    played.do("ALD", "finish-off", target="OGR")
    assert played["OGR"].out == "dead"


def test_a_beast_bites_and_claws_in_one_full_attack() -> None:
    claws = {"armes": ("griffes", {"modele": "morsure", "bonus": -5}), "FOR": 10}
    played = fight(one("HRS", 0, **claws), one("OGR", 1), faces=(2, 3))
    played.do("HRS", "attack", target="OGR")
    played.do("HRS", "attack", target="OGR")
    told = played.told("attack.miss")
    assert [t.params["weapon"] for t in told] == ["griffes", "morsure"]
    assert [t.params["roll"].total for t in told] == [2 + 3 - 1, 3 + 3 - 1 - 5]
    with refused(played, "D-ATK-15"):
        played.do("HRS", "attack", target="OGR")


def test_R_9_both_hands_on_a_one_handed_weapon() -> None:
    played = fight(one("ALD", 0), one("OGR", 1), faces=(15, 3))
    played.do("ALD", "grip")
    played.do("ALD", "attack", target="OGR")
    assert played["OGR"]["pv"] == 29 - 3 - 6
    played.do("ALD", "grip")
    assert played["ALD"]["libres"] == 2
    slow = {"hands": {"regrip": "move"}}
    played = fight(one("TOR", 0), one("ALD", 3), one("OGR", 9), settings=slow)
    with refused(played, "R-9"):
        played.do("TOR", "grip")  # the shield is in the way
    end(played)
    played.do("ALD", "grip")
    assert played["ALD"]["mouvement"] == 0


def test_D_ATK_03_reaches_are_keys() -> None:
    long = {"melee_reach_m": 3.0, "reach_weapon_m": 4.5}
    played = fight(one("ALD", 0), one("ORC", 2), settings=long)
    ald, orc = played["ALD"], played["ORC"]
    assert reaches(ald, orc, WEAPONS["epee_longue"])
    assert not reaches(ald, orc, WEAPONS["guisarme"])
    assert reaches(ald, orc, WEAPONS["guisarme"], foe_at=at(3))


def test_D_ATK_19_until_the_round_is_over() -> None:
    short = {"fight_defensively": {"until": "round_end"}}
    played = fight(one("ORC", 1), one("ALD", 0), faces=(2,), settings=short)
    end(played)
    played.do("ALD", "attack", target="ORC", stance="defensive")
    end(played)
    assert "defensive" not in effects(played, "ALD")


def test_A_44_cowering_as_one_text_or_the_other_has_it() -> None:
    played = fight(one("ALD", 0), one("GOB", 1), faces=(2, 3))
    played.gm("effect", who="GOB", name="cowering")
    played.do("ALD", "attack", target="GOB")
    assert last(played) == (14, 15)
    other = {"cower": {"mode": "ac_minus_2_no_dex"}}
    played = fight(one("ALD", 0), one("GOB", 1), faces=(2, 3), settings=other)
    played.gm("effect", who="GOB", name="cowering")
    played.do("ALD", "attack", target="GOB")
    assert last(played) == (12, 12)


def test_T_06_an_entangled_archer() -> None:
    bow = {"main_directrice": "arc long composite"}
    played = fight(one("ALD", 0, **bow), one("ORC", 5), faces=(2,))
    played.gm("effect", who="ALD", name="entangled")
    played.do("ALD", "attack", target="ORC")
    assert last(played)[0] == 2 + 6 + 2 - 2 - 2
    assert ac(played, "ALD", "ORC") == 14


@pytest.mark.parametrize(
    ("who", "plus"), [("HRS", 4), ("ZOM", 1), ("ORC", 4), ("OGR", 7), ("GOB", 0), ("ALD", 4)]
)
def test_the_damage_of_the_cast(who: str, plus: int) -> None:
    """Section 0.5; two hooves are no lone natural weapon, whatever the horse's strength."""
    foe = one("JOZ", 1, side="X")
    played = fight(one(who, 0), foe, faces=(19, 2, 1, 1, 1, 1, 1))
    played.do(who, "attack", target="JOZ")
    (roll,) = [t.params["roll"] for t in played.told("damage")]
    assert sum(m.value for m in roll.mods) == plus
