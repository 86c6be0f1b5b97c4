"""Zones, the attack, defences, damage, shots and spells."""

import pytest

from rules.engine.requests import GM
from rules.vigueur.arms import WEAPONS
from rules.vigueur.blow import distance_mod
from rules.vigueur.damage import clamp
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    MIRELA,
    PLAIN,
    RURIK,
    at,
    effects,
    fight,
    foe,
    hero,
    tracks,
)

DUMMY = PLAIN.model_copy(update={"VIGUEUR": 13})
ARCHER = Sheet(Tir=6, armes=("arc",))
SHIELD = Sheet(armes=("bouclier",), armure=2)


def striker(cac: int, arm: str = "epee_longue") -> Sheet:
    return Sheet(CAC=cac, armes=(arm,))


def blow(face: int, *faces: int, me: Sheet, target: Sheet = DUMMY, **args: object) -> Played:
    """One attack on somebody beside, who does nothing against it."""
    script = {k: args.pop(k) for k in ("facts", "settings", "answers") if k in args}
    played = fight(hero("ALD", me), foe("G1", target), faces=(face, *faces), **script)
    played.do("ALD", "attack", target="G1", **args)
    return played


def total(played: Played) -> int:
    told = played.told("attack.hit", "attack.miss", "attack.critical", "attack.fumble")
    return int(told[-1].params["roll"].total)


def test_W_ZON_01_the_mass_unless_named_and_a_limb_at_random() -> None:
    played = blow(12, 1, me=striker(5))
    assert played.last("attack.hit").params["zone"] == "masse"
    played = blow(18, 4, 3, me=striker(5), zone="extremites")
    assert played.asked("which-limb")[0].default == "random"
    assert played.last("damage").params["place"] == "jambe"
    played = blow(18, 4, me=striker(5), zone="extremites", answers={"which-limb": "bras_autre"})
    assert played.last("damage").params["place"] == "bras_autre"
    played.gm("set", who="ALD", counter="AO", to=1)
    with refused(played, "W-ZON-01"):
        played.do("ALD", "attack", target="G1", zone="nez")


def test_W_ZON_02_mass() -> None:
    assert total(blow(8, 1, me=striker(5))) == 13


@pytest.mark.parametrize(("face", "sum_"), [(14, 15), (11, 12)])
def test_W_ZON_03_extremities_minus_two(face: int, sum_: int) -> None:
    played = blow(face, *[1] * (sum_ >= 13), me=striker(3), zone="jambe")
    assert total(played) == sum_
    assert bool(played.told("attack.hit")) == (sum_ >= 13)


def test_W_ZON_04_W_ZON_05_the_as_minus_four_and_one_worse() -> None:
    played = blow(17, 3, me=striker(3), zone="as")
    assert (total(played), tracks(played, "G1")) == (16, (0, 1, 0, 0))
    assert total(blow(13, me=striker(3), zone="as")) == 12
    both = {"zones": {"as": {"damage_bonus": 1}}}
    played = blow(17, 3, me=striker(3), zone="as", settings=both)
    assert tracks(played, "G1") == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("sheet", "face", "sum_"),
    [
        (Sheet(CAC=5, armes=("hache",)), 12, 17),
        (Sheet(Finesse=5, armes=("epee_courte",)), 7, 12),
        (Sheet(Tir=6, armes=("arc",)), 4, 10),
        (Sheet(CAC=5, Finesse=1, armes=("dague",)), 4, 5),
    ],
)
def test_W_ATK_01_the_skill_of_the_weapon(sheet: Sheet, face: int, sum_: int) -> None:
    played = blow(face, *[1] * (sum_ >= 13), me=sheet, answers={"opportunity": "no"})
    assert total(played) == sum_


def test_W_ATK_01_reach_and_range() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT, 2, 0))
    with refused(played, "W-ATK-01"):
        played.do("ALD", "attack", target="G1")
    spear = fight(hero("ALD", striker(3, "lance")), foe("G1", GRUNT, 2, 0), faces=(2,))
    spear.do("ALD", "attack", target="G1")
    far = fight(hero("ALD", striker(3, "dague")), foe("G1", GRUNT, 21, 0))
    with refused(far, "W-ATK-01"):
        far.do("ALD", "attack", target="G1")
    near = fight(hero("ALD", striker(3, "dague")), foe("G1", GRUNT, 20, 0), faces=(2,))
    near.do("ALD", "attack", target="G1")
    assert near["ALD"].items() == []  # it has been thrown


def test_W_ATK_02_cover() -> None:
    for cover, sum_ in (("none", 14), ("partial", 12)):
        played = fight(
            hero("ALD", ARCHER), foe("G1", PLAIN, 10, 0), faces=(8, 1), facts={"cover": cover}
        )
        played.do("ALD", "attack", target="G1")
        assert total(played) == sum_
    assert total(blow(8, 1, me=striker(5), facts={"cover": "partial"})) == 13  # not in melee


@pytest.mark.parametrize(
    ("metres", "started", "full"),
    [
        (0, 0, 0), (20, 0, 0), (21, -2, 0), (49, -2, 0), (50, -2, -2), (51, -4, -2), (79, -4, -2),
        (80, -4, -4), (81, -6, -4), (110, -6, -6), (111, -8, -6),
    ],
)  # fmt: skip
def test_W_ATK_03_tranches(metres: int, started: int, full: int) -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    assert distance_mod(played.fight, metres) == started
    whole = {"range": {"partial_step": False}}
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), settings=whole)
    assert distance_mod(played.fight, metres) == full


@pytest.mark.parametrize(
    ("pos", "mod"),
    [
        ((12, 64, 16), 0), ((13, 64, 16), -2), ((14, 64, 14), 0), ((20, 64, 3), 0),
        ((30, 64, 40), -2), ((31, 64, 40), -4), ((48, 64, 64), -4), ((0, 58, 20), -2),
    ],
)  # fmt: skip
def test_W_ATK_03_W_D_GEO_metres_are_straight_and_rounded(
    pos: tuple[int, int, int], mod: int
) -> None:
    target = foe("G1", PLAIN, pos[0], pos[2], pos[1])
    played = fight(hero("ALD", ARCHER), target, faces=(2,))
    played.do("ALD", "attack", target="G1")
    assert total(played) == 8 + mod


def test_W_ATK_03_everything_adds_up() -> None:
    far = foe("G1", PLAIN, 48, 64)
    played = fight(hero("ALD", ARCHER), far, faces=(14, 1), facts={"cover": "partial"})
    played.do("ALD", "attack", target="G1", zone="jambe")
    assert total(played) == 12
    worst = {"modifiers": {"circumstance_stack": False}}
    played = fight(
        hero("ALD", ARCHER), far, faces=(14, 1), facts={"cover": "partial"}, settings=worst
    )
    played.do("ALD", "attack", target="G1", zone="jambe")
    assert total(played) == 16


def test_W_ATK_04_W_D_CRIT_a_natural_20_touches_and_wounds_worse() -> None:
    assert tracks(blow(20, 4, me=striker(5)), "G1") == (0, 0, 1, 0)
    assert tracks(blow(20, 4, me=striker(5), zone="as"), "G1") == (0, 0, 0, 1)
    weak = blow(20, 4, me=striker(2), bonus=-10)
    assert (total(weak), tracks(weak, "G1")) == (12, (0, 0, 1, 0))
    assert not blow(19, 1, me=striker(11)).told("attack.critical")


def test_W_ATK_05_a_natural_1_misses_and_the_gm_is_asked() -> None:
    played = blow(1, me=striker(15))
    assert [a.who for a in played.asked("fumble")] == [GM]
    assert tracks(played, "G1") == (0, 0, 0, 0)
    assert blow(2, me=striker(3)).asked("fumble") == []
    assert blow(1, me=striker(5), answers={"fumble": "prone"})["ALD"].has("renverse")
    assert blow(1, me=striker(5), answers={"fumble": "dropped"})["ALD"].items() == []


@pytest.mark.parametrize(("face", "touched"), [(8, True), (7, False)])
def test_W_ATK_06_vigueur_equalled_is_touched(face: int, touched: bool) -> None:
    played = blow(face, *[1] * touched, me=striker(5))
    assert bool(played.told("attack.hit")) is touched


def test_W_DEF_01_W_D_TIE_knowing_the_total_and_once() -> None:
    answers = {"defence": "block"}
    played = blow(8, 9, me=striker(5), target=ALDRIC, answers=answers)
    assert played.asked("defence")[0].about["attack"] == 13
    assert (tracks(played, "G1"), played["G1"]["R"]) == ((0, 0, 0, 0), 1)
    played = blow(10, 10, 4, me=striker(5), target=ALDRIC, answers=answers)
    assert len(played.asked("defence")) == 1
    missed = blow(2, me=striker(5), target=ALDRIC)
    assert (missed.asked("defence"), missed["G1"]["R"]) == ([], 2)
    spent = fight(hero("ALD", striker(5)), foe("G1", ALDRIC), faces=(15, 1))
    spent.gm("set", who="G1", counter="R", to=0)
    spent.do("ALD", "attack", target="G1")
    assert spent.asked("defence") == []


@pytest.mark.parametrize(
    ("block", "mode", "wounds"),
    [
        (9, "mitigate_on_fail", (1, 0, 0, 0)), (9, "mitigate_on_success", (0, 1, 0, 0)),
        (9, "always_mitigate", (1, 0, 0, 0)), (11, "mitigate_on_fail", (0, 0, 0, 0)),
        (11, "mitigate_on_success", (1, 0, 0, 0)), (11, "always_mitigate", (1, 0, 0, 0)),
        (13, "mitigate_on_fail", (0, 0, 0, 0)), (13, "mitigate_on_success", (1, 0, 0, 0)),
        (13, "always_mitigate", (1, 0, 0, 0)),
    ],
)  # fmt: skip
def test_W_DEF_02_block(block: int, mode: str, wounds: tuple[int, ...]) -> None:
    stopped = mode == "mitigate_on_fail" and block >= 11
    played = blow(
        10, block, *[] if stopped else [4], me=striker(5), target=ALDRIC,
        answers={"defence": "block"}, settings={"block": {"mode": mode}},
    )  # fmt: skip
    assert tracks(played, "G1") == wounds


@pytest.mark.parametrize(
    ("target", "options"),
    [
        (GORM, ("dodge", "dodge-all-out", "nothing")),
        (SHIELD, ("block", "dodge", "block-all-out", "dodge-all-out", "nothing")),
    ],
)
def test_W_DEF_03_block_with_something_in_hand(target: Sheet, options: tuple[str, ...]) -> None:
    played = blow(15, 1, me=striker(5), target=target)
    assert played.asked("defence")[0].options == options  # type: ignore[union-attr]


def test_W_DEF_03_what_lies_on_the_ground_blocks_nothing() -> None:
    played = fight(hero("ALD", striker(5)), foe("CHF", RURIK), faces=(1, 15, 1))
    played.gm("turn", who="CHF")
    answer(played, fumble="dropped")
    played.do("CHF", "attack", target="ALD")
    played.gm("turn", who="ALD")
    played.do("ALD", "attack", target="CHF")
    assert "block" not in played.asked("defence")[-1].options  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("face", "ref", "dodge", "wounds"),
    [(11, 2, 18, (0, 0, 0, 0)), (12, 1, 15, (0, 1, 0, 0)), (13, 2, 16, (0, 0, 0, 0))],
)
def test_W_DEF_04_dodge(face: int, ref: int, dodge: int, wounds: tuple[int, ...]) -> None:
    target = PLAIN.model_copy(update={"REF": ref})
    faces = [4] if any(wounds) else []
    answers = {"defence": "dodge"}
    played = blow(face, dodge, *faces, me=striker(5), target=target, answers=answers)
    assert tracks(played, "G1") == wounds


def shot_at(target: Sheet, shelter: bool, melee: bool) -> tuple[str, ...]:
    """What somebody shot at is offered."""
    other = hero("COR", ALDRIC, 11, 0) if melee else hero("COR", ALDRIC, 30, 30)
    played = fight(
        hero("ALD", ARCHER), foe("G1", target, 10, 0), other, faces=(15, 1),
        facts={"shelter": shelter},
    )  # fmt: skip
    played.do("ALD", "attack", target="G1")
    asked = played.asked("defence")
    return tuple(o for o in asked[0].options if "all" not in o) if asked else ()  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("target", "shelter", "melee", "options"),
    [
        (RURIK, False, False, ()),
        (SHIELD, False, False, ("block", "nothing")),
        (RURIK, True, False, ("dodge", "nothing")),
        (RURIK, True, True, ()),
        (SHIELD, True, True, ("block", "nothing")),
    ],
)
def test_W_DEF_05_W_DEF_06_W_RNG_03_against_shots(
    target: Sheet, shelter: bool, melee: bool, options: tuple[str, ...]
) -> None:
    assert shot_at(target, shelter, melee) == options


@pytest.mark.parametrize(
    ("die", "wounds"),
    [(3, (1, 0, 0, 0)), (4, (0, 1, 0, 0)), (7, (0, 1, 0, 0)), (8, (0, 0, 1, 0))],
)
def test_W_DMG_01_W_D_DMG_the_die_gives_the_severity(die: int, wounds: tuple[int, ...]) -> None:
    assert tracks(blow(15, die, me=striker(5)), "G1") == wounds


@pytest.mark.parametrize(
    ("base", "net", "level"),
    [
        (1, -1, 1), (1, 0, 1), (1, 1, 2), (1, 2, 3), (2, -1, 1), (2, 0, 2), (2, 1, 3), (2, 2, 4),
        (3, -1, 2), (3, 0, 3), (3, 1, 4), (3, 2, 4), (4, -1, 3), (4, 0, 4), (4, 1, 4), (4, 2, 4),
    ],
)  # fmt: skip
def test_W_DMG_02_sum_then_clamp(base: int, net: int, level: int) -> None:
    assert clamp(base + net) == level


def test_W_DMG_03_condition_by_place_and_kind() -> None:
    assert effects(blow(18, 4, me=striker(5), zone="jambe"), "G1") == ["ralenti"]
    assert effects(blow(18, 3, me=striker(5), zone="jambe"), "G1") == []
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9))
    played.gm("wound", who="G1", level="critique", place="as", type="tranchant")
    assert effects(played, "G1") == ["assomme"]


def line(*between: object, y: int = 64) -> Played:
    return fight(hero("BRU", BRUNE), foe("G1", GRUNT, 0, 30), *between, faces=(2,))  # type: ignore[arg-type]


def test_W_RNG_01_line_of_sight() -> None:
    played = fight(hero("BRU", BRUNE), foe("G1", GRUNT, 0, 30), facts={"cover": "total"})
    with refused(played, "W-RNG-01"):
        played.do("BRU", "attack", target="G1")
    assert (played["BRU"]["A"], played["BRU"]["AO"]) == (2, 1)
    played = line(foe("G2", GRUNT, 0, 10))
    with refused(played, "W-RNG-01"):
        played.do("BRU", "attack", target="G1")
    may = {"los": {"enemies_block": False}}
    played = fight(
        hero("BRU", BRUNE), foe("G1", GRUNT, 0, 30), foe("G2", GRUNT, 0, 10), faces=(2,),
        settings=may,
    )  # fmt: skip
    played.do("BRU", "attack", target="G1")


@pytest.mark.parametrize(
    ("allies", "allowed"),
    [
        ([(0, 64, 10)], False), ([(0, 64, 1)], True), ([(0, 63, 10)], True), ([(1, 64, 10)], True),
        ([(0, 64, 1), (0, 64, 10)], False),
    ],
)  # fmt: skip
def test_W_RNG_02_past_an_ally(allies: list[tuple[int, int, int]], allowed: bool) -> None:
    friends = [hero(f"A{i}", ALDRIC, x, z, y) for i, (x, y, z) in enumerate(allies)]
    played = line(*friends)
    if allowed:
        played.do("BRU", "attack", target="G1")
        return
    with refused(played, "W-RNG-02"):
        played.do("BRU", "attack", target="G1")


def melee_shot(*faces: int, friend: Sheet = ALDRIC, **answers: object) -> Played:
    played = fight(
        hero("ALD", ARCHER), foe("G1", GRUNT, 45, 0), hero("FRI", friend, 45, 1), faces=faces,
        answers=answers,
    )  # fmt: skip
    played.do("ALD", "attack", target="G1")
    return played


def test_W_RNG_04_a_fumble_into_a_melee_touches_the_friend() -> None:
    played = melee_shot(1, 5)
    assert (tracks(played, "FRI"), played.asked("fumble")) == ((0, 1, 0, 0), [])
    assert played.last("friendly-fire").params["roll"].total == 5
    played = melee_shot(1, 2, defence="block")
    assert tracks(played, "FRI") == (0, 0, 0, 0)
    alone = fight(hero("ALD", ARCHER), foe("G1", GRUNT, 45, 0), faces=(1,))
    alone.do("ALD", "attack", target="G1")
    assert (len(alone.asked("fumble")), alone.told("friendly-fire")) == (1, [])
    assert blow(1, me=striker(5)).told("friendly-fire") == []


def test_W_MAG_01_a_spell_is_the_gms() -> None:
    played = fight(hero("MIR", MIRELA), foe("G1", GRUNT, 5, 5))
    played.do("MIR", "cast", text="boule de feu")
    assert [a.who for a in played.asked("spell")] == [GM]
    assert (played["MIR"]["A"], played["MIR"]["AO"]) == (1, 0)
    with refused(played, "W-ACT-05"):
        played.do("MIR", "cast", text="encore")


def test_W_MAG_02_a_spell_like_an_attack() -> None:
    tough = PLAIN.model_copy(update={"VIGUEUR": 16})
    played = fight(hero("MIR", MIRELA), foe("G1", tough, 1, 0), faces=(15, 1))
    played.do("MIR", "attack", target="G1", weapon="éclat")
    assert (total(played), tracks(played, "G1")) == (16, (1, 0, 0, 0))
    assert played.asked("opportunity") == []


def test_arms_that_are_put_away_must_be_drawn() -> None:
    played = fight(hero("BRU", BRUNE), foe("G1", GRUNT, 9, 9))
    with refused(played, "W-ATK-01"):
        played.do("BRU", "attack", target="G1", weapon="dague")
    played.do("BRU", "take", what="dague")
    assert [i.kind for i in played["BRU"].items("forte")] == ["dague"]
    assert WEAPONS["arc"].mains == 2
    assert played["BRU"].pos == at(0, 0)
