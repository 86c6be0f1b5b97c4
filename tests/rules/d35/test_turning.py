"""Turning, rebuking, commanding, dispelling and bolstering undead: D-TURN."""

from typing import Any

import pytest

from rules.d35.budget import left
from rules.d35.tables import turning_offset
from rules.d35.turn_power import attempts, attempts_left, channel, hit_dice, level
from rules.d35.turning import controlled_dice
from rules.engine.modifiers import Mod
from tests.rules.d35.people import done, effects, end, fight, one, order, turn_of, walk
from tests.rules.d35.test_moves import offered
from tests.rules.scripted import Played, answer, refused

EVIL = {"canal": "negatif", "alignement": "mauvais", "classes": {"pretre": 5}}
"""A cleric of level 5 with Charisma +1 (Jozan's)."""


def priest(*dead: Any, faces: tuple[int, ...] = (), **changes: Any) -> Played:
    """Jozan's turn; the others come after him."""
    script = {k: changes.pop(k) for k in ("settings", "facts") if k in changes}
    return fight(one("JOZ", 0, **changes), *dead, faces=faces, **script)


def zombies(count: int, first: int = 2) -> list[Any]:
    """The nearest ``first`` squares away, each one square farther."""
    return [one(f"ZOM{i + 1}", first + i) for i in range(count)]


def touched(played: Played, name: str) -> list[str]:
    return [c.id for c in played.fight if c.has(name)]


def test_D_TURN_01_who_channels_what() -> None:
    played = priest(one("ZOM", 2))
    assert channel(played["JOZ"]) == "positif"
    assert channel(priest(one("ZOM", 2), **EVIL)["JOZ"]) == "negatif"
    paladin = {"classes": {"paladin": 5}, "canal": "", "alignement": "neutre"}
    assert channel(priest(one("ZOM", 2), **paladin)["JOZ"]) == "positif"
    laic = fight(one("CYR", 0), one("ZOM", 2))
    with refused(laic, "D-TURN-01"):
        laic.do("CYR", "turn-undead")


def test_D_TURN_02_turns_or_rebukes() -> None:
    played = priest(one("ZOM", 2), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    assert played.told("turns")
    played = priest(one("ZOM", 2), faces=(8, 3, 4), **EVIL)
    played.do("JOZ", "turn-undead")
    assert played.told("rebukes")


def test_D_TURN_03_a_standard_action_with_a_symbol() -> None:
    played = priest(one("ZOM", 1), focaliseur_divin=False)
    with refused(played, "D-TURN-03"):
        played.do("JOZ", "turn-undead")
    played = priest(one("ZOM", 1), faces=(8, 3, 4))
    played.gm("effect", who="JOZ", name="invisible")
    played.do("JOZ", "turn-undead")
    assert offered(played) == []
    assert "standard" not in left(played["JOZ"])
    assert "invisible" not in effects(played, "JOZ")
    with refused(played, "D-TURN-03"):
        played.do("JOZ", "turn-undead")


def test_D_ABIL_05_turning_amid_three_zombies() -> None:
    played = priest(one("ZOM1", 1), one("ZOM2", 0, 1), one("ZOM3", -1), faces=(1,))
    played.do("JOZ", "turn-undead")
    assert offered(played) == []


@pytest.mark.parametrize(
    ("changes", "count"),
    [({}, 4), ({"dons": ("emprise_sur_les_morts_vivants",)}, 8), ({"CHA": 8}, 2), ({"CHA": 1}, 0)],
)
def test_D_TURN_04_so_many_a_day(changes: dict[str, Any], count: int) -> None:
    played = priest(one("ZOM", 2), **changes)
    assert attempts(played["JOZ"]) == count
    if not count:
        with refused(played, "D-TURN-04"):
            played.do("JOZ", "turn-undead")


def test_D_TURN_05_the_nearest_first_up_to_18_m() -> None:
    played = priest(one("ZOM1", 12), one("ZOM2", 13), one("ZOM3", 5), faces=(8, 6, 6))
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == ["ZOM1", "ZOM3"]
    assert [t.who[1] for t in played.told("turned")] == ["ZOM3", "ZOM1"]


def test_D_TURN_06_nothing_through_a_wall() -> None:
    facts = {("cover", "JOZ", "ZOM1"): "total", ("cover", "JOZ", "ZOM2"): "partial"}
    played = priest(one("ZOM1", 2), one("ZOM2", 3), faces=(8, 6, 6), facts=facts)
    played.gm("effect", who="JOZ", name="blinded")
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == ["ZOM2"]


@pytest.mark.parametrize(("total", "most"), [(9, 2), (21, 6), (19, 6), (0, -1), (12, 3), (22, 7)])
def test_D_TURN_07_the_check(total: int, most: int) -> None:
    """T-03, for level 3."""
    assert 3 + turning_offset(total) == most


def test_D_TURN_07_too_many_hit_dice() -> None:
    played = priest(one("NEC", 2), faces=(8,))
    played.do("JOZ", "turn-undead")
    assert played.last("turns").params["most"] == 2
    assert played.told("turns-nobody")
    done(played)


@pytest.mark.parametrize(("how", "turned"), [("at_most", ["ZOM"]), ("less_than", [])])
def test_D_TURN_07_at_most_or_less(how: str, turned: list[str]) -> None:
    """A-47: a check of 9 at level 3 is worth 2 Hit Dice."""
    faces = (8, 3, 4) if turned else (8,)
    played = priest(one("ZOM", 2), faces=faces, settings={"turn": {"max_hd": how}})
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == turned


def test_D_TURN_08_how_many_hit_dice() -> None:
    played = priest(one("ZOM", 2), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    roll = played.last("turning-damage").params["roll"]
    assert roll.total == 11
    assert roll.mods == (Mod(3, "level"), Mod(1, "CHA"))


def test_D_TURN_09_less_than_the_check_allows() -> None:
    played = priest(one("NEC", 2), faces=(19, 1, 1), classes={"pretre": 1}, CHA=10)
    played.do("JOZ", "turn-undead")
    assert played.last("turns").params["most"] == 4
    assert played.last("turning-damage").params["roll"].total == 3
    assert touched(played, "turned") == []


def test_D_TURN_10_spent_from_the_nearest_on() -> None:
    played = priest(*zombies(7), one("NEC", 10), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == [f"ZOM{i}" for i in range(1, 6)]
    assert played.last("turning-rest").params["n"] == 1


@pytest.mark.parametrize(("how", "names"), [("skip", ["ZOM2"]), ("stop", [])])
def test_D_TURN_10_what_does_not_fit(how: str, names: list[str]) -> None:
    beings = (one("NEC", 2), one("ZOM2", 3))
    played = priest(
        *beings,
        faces=(19, 1, 1),
        classes={"pretre": 1},
        CHA=10,
        settings={"turn": {"too_big": how}},
    )
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == names


def test_D_TURN_11_the_turned_do_not_count_again() -> None:
    played = priest(*zombies(7), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    turn_of(played, "ZOM7")
    end(played)
    played.dice(20, 1, 2)
    played.do("JOZ", "turn-undead")
    assert [t.who[1] for t in played.told("turned")][5:] == ["ZOM6", "ZOM7"]


def test_D_TURN_12_ten_rounds_of_flight() -> None:
    played = priest(one("ZOM", 2), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    end(played)
    with refused(played, "D-ATK-01"):
        played.do("ZOM", "attack", target="JOZ")
    for _ in range(9):
        end(played), end(played)
    assert played.fight.clock.round == 10
    assert "turned" in effects(played, "ZOM")
    end(played)
    assert played.fight.clock.round == 11
    assert "turned" not in effects(played, "ZOM")


@pytest.mark.parametrize(
    ("mode", "total", "against"), [("attackers_plus_2", 14, 11), ("ac_minus_2_no_dex", 12, 9)]
)
def test_D_TURN_12_cornered_it_cowers(mode: str, total: int, against: int) -> None:
    played = fight(
        one("JOZ", 0), one("ZOM", 2), one("ALD", 3), faces=(8, 3, 4),
        settings={"cower": {"mode": mode}},
    )  # fmt: skip
    played.do("JOZ", "turn-undead")
    end(played)
    played.do("ZOM", "cower")
    assert "cowering" in effects(played, "ZOM")
    played.dice(2, 3)
    played.do("ALD", "attack", target="ZOM")
    params = played.last("attack.hit" if total >= against else "attack.miss").params
    assert (params["roll"].total, params["against"]) == (total, against)


def test_D_TURN_13_who_comes_near_breaks_it() -> None:
    played = priest(one("ZOM", 5), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    walk(played, "JOZ", (1, 0), (2, 0), (3, 0))
    assert "turned" in effects(played, "ZOM")  # 3 m
    walk(played, "JOZ", (4, 0))
    assert "turned" not in effects(played, "ZOM")
    assert played.last("turning-broken").who == ("ZOM",)


def test_D_TURN_13_near_already_it_holds_until_he_comes_nearer() -> None:
    answers = {"opportunity": "no"}
    played = priest(one("ZOM", 1), faces=(8, 3, 4))
    answer(played, **answers)
    played.do("JOZ", "turn-undead")
    walk(played, "JOZ", (0, 1))
    assert "turned" in effects(played, "ZOM")
    walk(played, "JOZ", (-1, 1))
    end(played)
    walk(played, "ZOM", (2, 0))
    assert "turned" in effects(played, "ZOM")


def test_D_TURN_13_near_already_he_goes_away_and_comes_back() -> None:
    played = priest(one("ZOM", 1), faces=(8, 3, 4))
    answer(played, opportunity="no")
    played.do("JOZ", "turn-undead")
    walk(played, "JOZ", (-1, 0), (-2, 0))
    assert "turned" in effects(played, "ZOM")  # 4.5 m
    walk(played, "JOZ", (-1, 0))
    assert "turned" in effects(played, "ZOM")  # 3 m
    walk(played, "JOZ", (0, 0))
    assert "turned" not in effects(played, "ZOM")


@pytest.mark.parametrize(("rule", "kept"), [("strict_lt_3m", True), ("le_3m", False)])
def test_D_TURN_13_what_is_near(rule: str, kept: bool) -> None:
    """A-45."""
    played = priest(one("ZOM", 5), faces=(8, 3, 4), settings={"turn": {"break_rule": rule}})
    played.do("JOZ", "turn-undead")
    walk(played, "JOZ", (1, 0), (2, 0), (3, 0))
    assert ("turned" in effects(played, "ZOM")) is kept


def test_D_TURN_14_others_change_nothing() -> None:
    played = fight(one("JOZ", 0), one("ALD", 3), one("ZOM", 4), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    end(played)
    played.dice(15, 4)
    played.do("ALD", "attack", target="ZOM")
    assert played["ZOM"]["pv"] < 16
    assert "turned" in effects(played, "ZOM")


@pytest.mark.parametrize(
    ("grade", "dice", "destroyed"), [(3, 1, True), (3, 2, False), (4, 2, True)]
)
def test_D_TURN_15_the_weak_are_destroyed(grade: int, dice: int, destroyed: bool) -> None:
    played = priest(one("ZOM", 2, DV=dice), faces=(10, 3, 4), classes={"pretre": grade})
    played.do("JOZ", "turn-undead")
    assert (played["ZOM"].out == "dead") is destroyed
    assert ("turned" in effects(played, "ZOM")) is not destroyed


def test_D_TURN_16_the_whole_example() -> None:
    played = priest(*zombies(7), one("NEC", 10), faces=(8, 3, 4))
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == [f"ZOM{i}" for i in range(1, 6)]
    turn_of(played, "NEC")
    end(played)
    played.dice(20, 1, 2)
    played.do("JOZ", "turn-undead")
    assert played.last("turns").params["most"] == 6
    assert touched(played, "turned") == [f"ZOM{i}" for i in range(1, 8)]
    assert not any(c.out for c in played.fight)
    done(played)


@pytest.mark.parametrize(("dice", "what"), [(2, "controlled"), (3, "rebuked")])
def test_D_TURN_17_rebuked_or_commanded(dice: int, what: str) -> None:
    played = priest(one("ZOM", 2, DV=dice), faces=(10, 3, 4), **EVIL)
    played.do("JOZ", "turn-undead")
    assert what in effects(played, "ZOM")
    assert ("cowering" in effects(played, "ZOM")) is (what == "rebuked")


def test_D_TURN_18_no_more_hit_dice_than_the_level() -> None:
    played = priest(*zombies(3), faces=(13, 4, 4), **EVIL)
    played.do("JOZ", "turn-undead")
    assert touched(played, "controlled") == ["ZOM1", "ZOM2"]
    assert touched(played, "rebuked") == ["ZOM3"]
    assert controlled_dice(played.fight, played["JOZ"]) == 4
    assert played["ZOM1"].side == "PJ"
    with refused(played, "D-TURN-18"):
        played.do("JOZ", "command-undead", target="ZOM3")
    with refused(played, "D-TURN-18"):
        played.do("JOZ", "command-undead", target="ZOM1")  # the action is spent
    played.do("JOZ", "free-undead", target="ZOM1")
    assert "controlled" not in effects(played, "ZOM1")
    assert played["ZOM1"].side == "MONSTRES"
    assert controlled_dice(played.fight, played["JOZ"]) == 2


def test_D_TURN_18_the_destroyed_make_room() -> None:
    played = priest(*zombies(3), faces=(13, 4, 4), **EVIL)
    played.do("JOZ", "turn-undead")
    played.gm("hurt", who="ZOM1", amount=16)
    assert played["ZOM1"].out == "dead"
    assert controlled_dice(played.fight, played["JOZ"]) == 2


def test_D_TURN_18_an_order_is_a_standard_action() -> None:
    played = priest(one("ZOM", 2), one("ORC", 1), controles=("ZOM",), **EVIL)
    assert touched(played, "controlled") == ["ZOM"]
    played.do("JOZ", "command-undead", target="ZOM", text="debout")
    assert "standard" not in left(played["JOZ"])
    assert offered(played) == []
    played = priest(
        one("ZOM", 2), one("ORC", 1), controles=("ZOM",), faces=(1,),
        settings={"turn": {"order_provokes": True}}, **EVIL,
    )  # fmt: skip
    played.do("JOZ", "command-undead", target="ZOM")
    assert offered(played) == [("ORC", "order_commanded")]


def test_D_TURN_18_above_the_limit_nothing_if_the_gm_says() -> None:
    """A-49."""
    settings = {"turn": {"over_limit": "nothing"}}
    played = priest(*zombies(3), faces=(13, 4, 4), settings=settings, **EVIL)
    played.do("JOZ", "turn-undead")
    assert touched(played, "rebuked") == []


@pytest.mark.parametrize(("face", "freed"), [(19, False), (20, True)])
def test_D_TURN_19_dispelled_by_a_check_as_good(face: int, freed: bool) -> None:
    evil = one("JOZ2", 9, 3, side="MONSTRES", **EVIL)
    played = priest(one("ZOM1", 2), one("ZOM2", 3), evil, faces=(20, 1, 2))
    played.do("JOZ", "turn-undead")
    assert touched(played, "turned") == ["ZOM1", "ZOM2"]
    turn_of(played, "JOZ2")
    played.dice(face, *((1, 1) if freed else ()))
    played.do("JOZ2", "dispel-turning", target="ZOM1")
    assert touched(played, "turned") == ([] if freed else ["ZOM1", "ZOM2"])
    assert attempts_left(played["JOZ2"]) == 3
    done(played)


def test_D_TURN_19_only_by_negative_energy() -> None:
    played = priest(one("ZOM", 2), faces=(20, 1, 2))
    played.do("JOZ", "turn-undead")
    end(played), end(played)
    with refused(played, "D-TURN-19"):
        played.do("JOZ", "dispel-turning", target="ZOM")


@pytest.mark.parametrize(
    ("face", "charisma", "most", "counts"), [(18, 13, 8, 8), (1, 8, 1, 2), (1, 13, 2, 2)]
)
def test_D_TURN_20_their_morale(face: int, charisma: int, most: int, counts: int) -> None:
    """Level 5: a check of 19 makes 8 Hit Dice; one of 0 makes 1, fewer than they have."""
    played = priest(one("ZOM", 2), faces=(face,), CHA=charisma, **EVIL)
    played.do("JOZ", "bolster")
    assert played.last("bolsters").params["most"] == most
    assert bool(played.told("bolstered")) is (most > 2)
    assert hit_dice(played["ZOM"]) == counts
    assert attempts_left(played["JOZ"]) == attempts(played["JOZ"]) - 1


@pytest.mark.parametrize(("how", "counts"), [("like_turning", 2), ("all_in_range", 8)])
def test_D_TURN_20_whose(how: str, counts: int) -> None:
    facts = {("cover", "JOZ", "ZOM"): "total"}
    played = priest(
        one("ZOM", 2), faces=(18,), facts=facts, settings={"turn": {"bolster": how}}, **EVIL
    )
    played.do("JOZ", "bolster")
    assert hit_dice(played["ZOM"]) == counts


def test_D_TURN_20_for_ten_rounds() -> None:
    played = priest(one("ZOM", 2), faces=(18,), **EVIL)
    played.do("JOZ", "bolster")
    for _ in range(9):
        end(played), end(played)
    assert hit_dice(played["ZOM"]) == 8
    end(played), end(played)
    assert hit_dice(played["ZOM"]) == 2


def test_D_TURN_21_a_neutral_cleric_has_chosen_for_good() -> None:
    neutral = {"alignement": "neutre", "canal": "negatif"}
    played = priest(one("ZOM", 2, DV=3), faces=(12, 3, 4), **neutral)
    played.do("JOZ", "turn-undead")
    assert "rebuked" in effects(played, "ZOM")
    nobody = priest(one("ZOM", 2), alignement="neutre", canal="")
    with refused(nobody, "D-TURN-01"):
        nobody.do("JOZ", "turn-undead")


@pytest.mark.parametrize(("canal", "moral"), [("positif", "good"), ("negatif", "evil")])
def test_D_TURN_22_good_or_evil(canal: str, moral: str) -> None:
    played = priest(one("ZOM", 2), faces=(8, 1, 1), alignement="neutre", canal=canal)
    played.do("JOZ", "turn-undead")
    told = played.last("turns" if canal == "positif" else "rebukes")
    assert told.params["moral"] == moral


@pytest.mark.parametrize(
    ("profile", "grade", "as_level"),
    [("texte", 5, 3), ("srd", 5, 2), ("texte", 2, 0), ("texte", 3, 1), ("srd", 3, 0)],
)
def test_D_TURN_23_paladins(profile: str, grade: int, as_level: int) -> None:
    paladin = {"classes": {"paladin": grade}, "canal": "positif"}
    played = priest(one("ZOM", 2), settings={"profile": profile}, **paladin)
    assert level(played["JOZ"]) == as_level
    if not as_level:
        with refused(played, "D-TURN-23"):
            played.do("JOZ", "turn-undead")


def test_D_TURN_24_other_creatures() -> None:
    fire = ({"type": "water", "mode": "repousser"}, {"type": "fire", "mode": "intimider"})
    played = priest(
        one("ZOM", 2),
        one("ORC1", 3, sous_types=("water",)),
        one("ORC2", 4, sous_types=("fire",)),
        faces=(10, 3, 4),
        cibles_de_renvoi=fire,
    )
    played.do("JOZ", "turn-undead", kind="water")
    assert touched(played, "turned") == ["ORC1"]
    for _ in range(4):
        end(played)
    played.dice(10, 3, 4)
    played.do("JOZ", "turn-undead", kind="fire")
    assert touched(played, "rebuked") == ["ORC2"]
    plain = priest(one("ORC", 2, sous_types=("fire",)))
    with refused(plain, "D-TURN-24"):
        plain.do("JOZ", "turn-undead", kind="fire")


@pytest.mark.parametrize(("face", "opens"), [(11, "opens"), (8, "holds")])
def test_D_TURN_25_a_sacred_door(face: int, opens: str) -> None:
    played = priest(one("ZOM", 2), faces=(face,))
    played.do("JOZ", "seal")
    assert played.last("seal").params["what"] == opens
    assert attempts_left(played["JOZ"]) == 3
    evil = priest(one("ZOM", 2), faces=(11,), **EVIL)
    evil.do("JOZ", "seal", hd=5)
    assert evil.last("seal").params["what"] == "breaks"


def test_D_TURN_26_the_attempt_is_spent_with_the_check() -> None:
    played = priest(one("NEC", 2), faces=(1,))
    assert attempts_left(played["JOZ"]) == 4
    played.do("JOZ", "turn-undead")
    assert attempts_left(played["JOZ"]) == 3
    assert order(played) == ["JOZ", "NEC"]


def test_buttons_for_turning() -> None:
    played = priest(one("ZOM", 2))
    verbs = [o.verb for o in played.fight.rules.offers(played.fight, played["JOZ"])]
    assert "turn-undead" in verbs
    played = priest(one("ORC", 2))
    verbs = [o.verb for o in played.fight.rules.offers(played.fight, played["JOZ"])]
    assert "turn-undead" not in verbs
