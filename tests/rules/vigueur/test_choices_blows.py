"""What the text leaves open about attacks: the default, and what else a GM may choose."""

from typing import Any

import pytest

from rules.engine.records import UNKNOWN
from rules.engine.requests import GM
from rules.vigueur import damage
from rules.vigueur.sheet import Sheet
from rules.vigueur.tables import WOUNDS
from rules.vigueur.tally import room
from tests.rules.scripted import Played, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    CORVIN,
    GRUNT,
    MIRELA,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
)

SWORD = Sheet(CAC=5, armes=("epee_longue",))
BOW = Sheet(Tir=6, armes=("arc",))


def strike(
    *faces: int, me: Sheet = SWORD, target: Sheet = GRUNT, x: int = 1, **script: Any
) -> Played:
    """One attack; ``zone``, ``weapon`` and ``kind`` are the attack's, the rest the script's."""
    args = {k: script.pop(k) for k in ("zone", "weapon", "kind") if k in script}
    script.setdefault("answers", {"defence": "nothing"})
    played = fight(hero("ALD", me), foe("G1", target, x, 0), faces=faces, **script)
    played.do("ALD", "attack", target="G1", **args)
    return played


def total(played: Played) -> int:
    keys = ("attack.hit", "attack.miss", "attack.critical", "attack.fumble")
    return int(played.told(*keys)[-1].params["roll"].total)


def test_A11_the_as_raises_the_wound_or_the_die_too() -> None:
    assert tracks(strike(19, 3, zone="as"), "G1") == (0, 1, 0, 0)
    both = {"zones": {"as": {"damage_bonus": 1}}}
    assert tracks(strike(19, 3, zone="as", settings=both), "G1") == (0, 0, 1, 0)


def test_A12_criticals_of_a_natural_20_alone_or_more() -> None:
    assert strike(19, 1).told("attack.critical") == []
    wide = {"critical": {"success": (19, 20)}}
    assert strike(19, 1, settings=wide).told("attack.critical") != []


def test_A12_a_natural_20_touches_and_a_natural_1_misses_by_themselves_or_not() -> None:
    strong, weak = Sheet(VIGUEUR=30), Sheet(CAC=15, armes=("sabre",))
    assert strike(20, 1, target=strong).told("attack.critical") != []
    by_total = {"critical": {"auto_hit": False, "auto_miss": False}}
    assert strike(20, target=strong, settings=by_total).told("attack.miss") != []
    assert strike(1, me=weak).told("attack.fumble") != []
    assert strike(1, 1, me=weak, settings=by_total).told("attack.hit") != []


def test_A12_which_tests_have_criticals() -> None:
    assert strike(20, 1).told("attack.critical") != []
    none = {"critical": {"applies_to": ()}}
    played = strike(20, 1, settings=none)
    assert (played.told("attack.critical"), tracks(played, "G1")) == ([], (1, 0, 0, 0))


def test_A13_a_critical_raises_the_wound_or_the_die() -> None:
    assert tracks(strike(20, 1), "G1") == (0, 1, 0, 0)
    die = {"critical": {"wound_bonus": 0, "damage_bonus": 1}}
    assert tracks(strike(20, 1, settings=die), "G1") == (1, 0, 0, 0)
    assert tracks(strike(20, 3, settings=die), "G1") == (0, 1, 0, 0)


def test_A14_a_fumble_is_the_gms_or_nothing_more() -> None:
    assert strike(1).asked("fumble")[0].default == "nothing"
    assert strike(1, settings={"critical": {"failure_prompt": ()}}).asked("fumble") == []
    table = {"critical": {"consequence": "table"}}
    for face, seen in ((2, []), (6, ["renverse"])):
        played = strike(1, face, settings=table)
        assert (played.asked("fumble"), effects(played, "ALD")) == ([], seen)
    dropped = strike(1, 3, settings=table)
    assert dropped["ALD"].items("forte") == []
    two = {"critical": {"failure_prompt": ("nothing", "prone")}}
    played = strike(1, settings=two, answers={"fumble": "prone"})
    assert effects(played, "ALD") == ["renverse"]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, -2),
        ({"partial_step": False}, 0),  # A15
        ({"metric": "chebyshev"}, -2),
        ({"rounding": "floor"}, -2),
    ],
)
def test_A15_A16_a_started_tranche_and_straight_metres(
    settings: dict[str, Any], expected: int
) -> None:
    played = fight(
        hero("ALD", BOW), foe("G1", GRUNT, 21, 0), faces=(4,), settings={"range": settings}
    )
    played.do("ALD", "attack", target="G1")
    assert total(played) == 10 + expected


@pytest.mark.parametrize(
    ("settings", "expected"), [({}, -2), ({"metric": "chebyshev"}, 0), ({"rounding": "floor"}, 0)]
)
def test_A16_metres_are_euclidean_and_rounded(settings: dict[str, Any], expected: int) -> None:
    far = foe("G1", GRUNT, 13, 16)  # 20.6 m
    played = fight(hero("ALD", BOW), far, faces=(4,), settings={"range": settings})
    played.do("ALD", "attack", target="G1")
    assert total(played) == 10 + expected


def test_A16_zones_are_square_or_round() -> None:
    lancer = Sheet(CAC=3, armes=("lance",))
    for metric, allowed in (("chebyshev", True), ("euclid", False)):
        played = fight(
            hero("ALD", lancer),
            foe("G1", GRUNT, 2, 2),
            faces=(2,),
            settings={"zone": {"metric": metric}},
        )
        if allowed:
            played.do("ALD", "attack", target="G1")
        else:
            with refused(played, "W-ATK-01"):
                played.do("ALD", "attack", target="G1")


def test_A17_cover_is_the_worlds_or_the_gms() -> None:
    world = strike(8, 1, me=BOW, x=9, facts={"cover": "partial"})
    assert (total(world), world.asked("cover")) == (12, [])
    judge = {"cover": {"mode": "gm"}}
    gm = strike(
        8, 1, me=BOW, x=9, settings=judge, answers={"cover": "partial", "defence": "nothing"}
    )
    assert (total(gm), gm.asked("cover")[0].who) == (12, GM)


def test_A19_vigueur_or_armour_stops_blows() -> None:
    assert strike(6, me=SWORD).told("attack.miss") != []  # 11 against 12
    armour = {"defence": {"passive": "armure"}}
    assert strike(6, 1, me=SWORD, settings=armour).told("attack.hit") != []


@pytest.mark.parametrize(
    ("mode", "won", "lost"),
    [
        ("mitigate_on_fail", (0, 0, 0, 0), (1, 0, 0, 0)),
        ("mitigate_on_success", (1, 0, 0, 0), (0, 1, 0, 0)),
        ("always_mitigate", (1, 0, 0, 0), (1, 0, 0, 0)),
    ],
)
def test_A20_what_a_block_does(mode: str, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    for block, expected in ((18, won), (2, lost)):
        damage_die = () if mode == "mitigate_on_fail" and block == 18 else (4,)
        played = strike(
            10, block, *damage_die, answers={"defence": "block"}, settings={"block": {"mode": mode}}
        )
        assert tracks(played, "G1") == expected


def test_A21_a_shield_adds_nothing_or_something() -> None:
    guard = Sheet(armes=("epee_longue", "bouclier"), armure=4)
    for bonus, stopped in ((0, False), (2, True)):
        played = strike(
            10, 9, *(() if stopped else (1,)), target=guard, answers={"defence": "block"},
            settings={"block": {"shield_bonus": bonus}},
        )  # fmt: skip
        assert bool(played.told("block-won")) == stopped


def test_A23_one_defence_an_attack_or_as_many_as_there_are_reactions() -> None:
    one = strike(15, 2, 1, answers={"defence": "dodge"})
    assert (len(one.asked("defence")), one["G1"]["R"]) == (1, 1)
    many = {"defence": {"per_attack": 2}}
    two = strike(15, 2, 2, 1, answers={"defence": "dodge"}, settings=many)
    assert (len(two.asked("defence")), two["G1"]["R"]) == (2, 0)


def test_A24_dodging_a_shot_needs_shelter_and_no_melee_or_shelter_alone() -> None:
    for rule, asked in (("cover_and_not_engaged", 0), ("cover", 1)):
        played = fight(
            hero("BRU", BRUNE, 9, 0), hero("ALD", ALDRIC, 0, 1), foe("G1", Sheet(), 0, 0),
            faces=(12, 1), facts={"shelter": True}, settings={"dodge": {"vs_ranged": rule}},
        )  # fmt: skip
        played.do("BRU", "attack", target="G1")
        assert len(played.asked("defence")) == asked


def test_A25_a_dodge_moves_nobody_or_one_square() -> None:
    stays = strike(10, 18, answers={"defence": "dodge"})
    assert (stays["G1"].pos, stays.asked("sidestep")) == (at(1, 0), [])
    steps = {"dodge": {"moves": True}}
    answers = {"defence": "dodge", "sidestep": "e"}
    moved = strike(10, 18, answers=answers, settings=steps)
    assert (moved["G1"].pos, moved.asked("opportunity")) == (at(2, 0), [])
    wall = {("filled", at(2, 0)): True, ("floor", at(2, 1)): False}
    answers = {"defence": "dodge"}
    walled = strike(10, 18, answers=answers, settings=steps, facts=wall)
    options = walled.asked("sidestep")[0].options  # type: ignore[union-attr]
    assert set(options) == {"n", "s", "nw", "sw", "no"}  # the wall, its corners, the hole, Aldric


def test_A26_the_severity_by_the_die_the_margin_or_the_gm(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tracks(strike(19, 1), "G1") == (1, 0, 0, 0)
    mode(monkeypatch, mode="margin")
    assert tracks(strike(19), "G1") == (0, 0, 1, 0)  # 24 against 12
    mode(monkeypatch, mode="gm_sets_level")
    answers = {"severity": "blessure", "defence": "nothing"}
    assert tracks(strike(19, answers=answers), "G1") == (0, 1, 0, 0)


def mode(monkeypatch: pytest.MonkeyPatch, **changes: str) -> None:
    """As if a server's wounds.toml said so."""
    test = WOUNDS.damage_test.model_copy(update=changes)
    monkeypatch.setattr(damage, "WOUNDS", WOUNDS.model_copy(update={"damage_test": test}))


def test_A29_the_ladder_bounds_the_sum_or_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    assert damage.summed(4, 1, 0, -1) == 4
    mode(monkeypatch, clamp="each_step")
    assert damage.summed(4, 1, 0, -1) == 3


def test_A30_a_full_track_passes_wounds_on_or_takes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from rules.vigueur import tally

    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, fatigue=2))
    assert room(played["G1"], 1) == 2
    none = WOUNDS.overflow.model_copy(update={"direction": "none"})
    monkeypatch.setattr(tally, "WOUNDS", WOUNDS.model_copy(update={"overflow": none}))
    assert room(played["G1"], 1) == 0


def test_A31_bodies_in_the_line() -> None:
    def shot(**los: Any) -> Played:
        played = fight(
            hero("ALD", BOW), foe("G1", GRUNT, 9, 0), foe("G2", GRUNT, 5, 0), faces=(2,),
            settings={"los": los},
        )  # fmt: skip
        played.do("ALD", "attack", target="G1")
        return played

    assert shot(enemies_block=False).told("attack.miss") != []
    with pytest.raises(Exception, match="enemy-in-line"):
        shot()


def test_A31_a_line_that_the_world_does_not_know() -> None:
    asked = fight(hero("ALD", BOW), foe("G1", GRUNT, 9, 0), faces=(2,), facts={"cover": UNKNOWN})
    with refused(asked, "W-RNG-01"):  # nobody answers for the world: no line
        asked.do("ALD", "attack", target="G1")
    for unknown, shoots in (("clear", True), ("blocked", False)):
        played = fight(
            hero("ALD", BOW), foe("G1", GRUNT, 9, 0), faces=(2,), facts={"cover": UNKNOWN},
            settings={"los": {"unknown": unknown}},
        )  # fmt: skip
        if shoots:
            played.do("ALD", "attack", target="G1")
        else:
            with refused(played, "W-RNG-01"):
                played.do("ALD", "attack", target="G1")
        assert played.asked("fact.cover") == []


def into_melee(*faces: int, **friendly: Any) -> Played:
    """A natural 1 into a melee with two friends, one of them nearer."""
    lancer = Sheet(armes=("lance",))
    played = fight(
        hero("BRU", BRUNE, 9, 0), hero("ALD", ALDRIC, 1, 0), hero("LAN", lancer, 0, 2),
        foe("G1", GRUNT, 0, 0), faces=(1, *faces), settings={"friendly_fire": friendly},
        facts={"shelter": True}, answers={"defence": "nothing"},
    )  # fmt: skip
    played.gm("place", who="BRU", to=at(5, 9))
    played.do("BRU", "attack", target="G1")
    return played


def test_A32_a_fumble_into_a_melee() -> None:
    assert into_melee(1).last("friendly-fire").who == ("BRU", "ALD")
    assert into_melee(2, 1, which_ally="random").last("friendly-fire").who == ("BRU", "LAN")
    assert into_melee(1).asked("fumble") == []
    assert len(into_melee(1, replaces_gm_prompt=False).asked("fumble")) == 1
    assert into_melee(1, zone="as").last("damage").params["level"] == "blessure"
    assert "dodge" not in into_melee(1).asked("defence")[0].options  # type: ignore[union-attr]


def test_A33_a_spell_costs_one_action_or_two() -> None:
    for cost, left in (("AO", 1), ("AA", 0)):
        played = fight(
            hero("MIR", MIRELA),
            foe("G1", GRUNT, 5, 0),
            faces=(2,),
            settings={"magic": {"cast_cost": cost}},
        )
        played.do("MIR", "cast", text="boule de feu")
        assert played["MIR"]["A"] == left
        played.gm("set", who="MIR", counter="A", to=2)
        played.gm("set", who="MIR", counter="AO", to=1)
        played.do("MIR", "attack", target="G1")
        assert played["MIR"]["A"] == left


def test_A33_a_spell_may_say_itself_what_it_costs() -> None:
    long = {"nom": "lance de glace", "competence": "Tir", "sort": True, "naturelle": True,
            "mains": 0, "cout": "AA"}  # fmt: skip
    played = fight(hero("MIR", Sheet(armes=(long,))), foe("G1", GRUNT, 5, 0), faces=(2,))
    played.do("MIR", "attack", target="G1")
    assert played["MIR"]["A"] == 0


def test_A33_a_spell_like_an_attack_follows_its_rules_or_the_gms() -> None:
    assert strike(2, me=MIRELA, x=5).told("attack.miss") != []
    gm = {"magic": {"attack_like": "gm"}}
    played = strike(me=MIRELA, x=5, settings=gm)
    assert (played.told("attack.miss"), len(played.asked("spell"))) == ([], 1)


def test_A52_the_weak_hand() -> None:
    def twice(**settings: Any) -> Played:
        return fight(
            hero("COR", CORVIN),
            foe("G1", GRUNT),
            faces=(2, 2, 2),
            settings={"two_weapons": settings},
        )

    played = twice()
    played.do("COR", "weak", target="G1")
    with refused(played, "W-TWW-03"):
        played.do("COR", "weak", target="G1")
    played = twice(weak_hand_per_round=2)
    played.do("COR", "weak", target="G1")
    played.do("COR", "weak", target="G1")
    played = twice(counts_offensive_cap=True)
    played.do("COR", "attack", target="G1")
    with refused(played, "W-ACT-05"):
        played.do("COR", "weak", target="G1")
    played = twice(needs_main_attack=True)
    with refused(played, "W-TWW-03"):
        played.do("COR", "weak", target="G1")


@pytest.mark.parametrize(
    ("drop", "face", "keeps"),
    [
        ({}, 13, True),  # the better of CON 3 and DEX 2, against 16
        ({}, 12, False),
        ({"choose": "DEX"}, 13, False),
        ({"against": "margin"}, 1, True),  # 16 − 13
        ({"against": "10_plus_margin"}, 10, True),
        ({"against": "10_plus_margin"}, 9, False),
    ],
)
def test_A56_keeping_hold(drop: dict[str, Any], face: int, keeps: bool) -> None:
    played = fight(
        foe("G1", Sheet(CAC=5, armes=("hache",))), hero("ALD", ALDRIC), faces=(13, 4, face),
        settings={"drop": drop}, answers={"defence": "nothing"},
    )  # fmt: skip
    played.do("G1", "attack", target="ALD", zone="bras_arme")
    assert bool(played.told("drop-kept")) == keeps


def test_A56_from_which_wound_on_and_before_its_condition() -> None:
    def hit(*faces: int, **drop: Any) -> Played:
        played = fight(
            foe("G1", Sheet(CAC=5, armes=("hache",))), hero("ALD", ALDRIC), faces=(13, *faces),
            settings={"drop": drop}, answers={"defence": "nothing"},
        )  # fmt: skip
        played.do("G1", "attack", target="ALD", zone="bras_arme")
        return played

    assert len(hit(1, 13).told("drop-kept")) == 1
    assert hit(1, min_level=2).told("drop-kept", "drop-lost") == []
    keys = [t.key for t in hit(4, 13).told("drop-kept", "condition")]
    assert keys == ["drop-kept", "condition"]
    keys = [t.key for t in hit(4, 13, before_condition=False).told("drop-kept", "condition")]
    assert keys == ["condition", "drop-kept"]


def test_W_DMG_03_a_weapon_with_two_kinds_does_the_first_or_the_one_named() -> None:
    dagger = Sheet(Finesse=9, armes=("dague",))
    assert strike(15, 4, me=dagger).last("damage").params["type"] == "perforant"
    cuts = strike(15, 4, me=dagger, kind="tranchant")
    assert cuts.last("damage").params["type"] == "tranchant"
    ask = {"damage": {"two_kinds": "ask"}}
    answers = {"kind": "tranchant", "defence": "nothing"}
    asked = strike(15, 4, me=dagger, settings=ask, answers=answers)
    assert asked.last("damage").params["type"] == "tranchant"
    played = fight(hero("ALD", dagger), foe("G1", GRUNT))
    with refused(played, "W-DMG-03"):
        played.do("ALD", "attack", target="G1", kind="contondant")


def test_finishing_off_is_an_attack_or_certain_or_forbidden() -> None:
    for way, faces in (("attack", (15, 8)), ("at_once", ()), ("refuse", ())):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9), faces=faces,
            settings={"end": {"finishing_off": way}},
        )  # fmt: skip
        played.gm("wound", who="G1", level="critique", type="asphyxie")
        if way == "refuse":
            with refused(played, "W-FRM-03"):
                played.do("ALD", "attack", target="G1")
            continue
        played.do("ALD", "attack", target="G1")
        assert (played["G1"].out, played["ALD"]["AO"]) == ("mort", 0)


def test_W_D_LOC_a_creature_may_name_its_parts() -> None:
    hydra = Sheet(zones_nommees={"as": "œil", "jambe": "tentacule", "extremites": "tentacules"})
    played = strike(19, 4, target=hydra, zone="as")
    assert played.last("attack.hit").params["zone"] == "œil"
    played = strike(19, 4, target=hydra, zone="jambe")
    assert played.last("damage").params["place"] == "tentacule"
    assert effects(played, "G1") == ["ralenti"]
    played = strike(19, 4, target=hydra, zone="bras_arme")
    assert played.last("damage").params["place"] == "tentacules"


def test_gear_costs_what_the_gm_says() -> None:
    bow_and_dagger = Sheet(armes=("arc", "dague"))
    for cost, left in ((1, 1), (0, 2)):
        gear = {"draw_cost_actions": cost, "pick_up_cost_actions": cost}
        played = fight(hero("BRU", bow_and_dagger), foe("G1", GRUNT, 9, 9), settings={"gear": gear})
        played.do("BRU", "take", what="dague")
        assert (played["BRU"]["A"], [i.kind for i in played["BRU"].items("forte")]) == (
            left,
            ["dague"],
        )


def test_reloading_costs_what_the_gm_says() -> None:
    for cost, left in ((1, 0), (0, 1)):
        played = fight(
            hero("BRU", Sheet(armes=("arbalete",))), foe("G1", GRUNT, 9, 0), faces=(2,),
            settings={"gear": {"reload_cost_actions": cost}},
        )  # fmt: skip
        played.do("BRU", "attack", target="G1")
        played.do("BRU", "reload")
        assert played["BRU"]["A"] == left


def test_a_two_handed_weapon_with_one_arm_is_useless_or_not() -> None:
    for rule, allowed in (("unusable", False), ("usable", True)):
        played = fight(
            foe("G1", Sheet(CAC=3, armes=("lance",))), hero("ALD", ALDRIC), faces=(2,),
            settings={"gear": {"two_handed_one_arm": rule}},
        )  # fmt: skip
        data = {"limb": "bras_autre"}
        played.gm("effect", who="G1", name="bras_inutilisable", data=data)
        if allowed:
            played.do("G1", "attack", target="ALD", weapon="lance")
        else:
            with refused(played, "W-D-CND"):
                played.do("G1", "attack", target="ALD", weapon="lance")
