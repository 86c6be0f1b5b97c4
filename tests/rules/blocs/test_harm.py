"""Harm at its edges: what lingers and of what it is made, halves of next to nothing, the fallen."""

import pytest

from rules.blocs.arms import Weapon
from rules.blocs.sheet import Reduction, Sheet
from tests.rules.blocs.people import ALDRIC, CYRA, GOBLIN, ORC, fight, foe, hero, weapon
from tests.rules.scripted import Played

FLASK = weapon("fiole", mode="distance", degats="1d4", type="acide", portee_max=15)


def thrown(flask: Weapon, *faces: int, at: Sheet = ORC, **script) -> Played:  # type: ignore[no-untyped-def]
    """A flask of Aldric's that hits an orc two metres off; ``faces`` of the harm and the ticks."""
    me = ALDRIC.model_copy(update={"armes": (flask,)})
    played = fight(hero("ALD", me), foe("ORC", at, 2, 0), faces=[15, *faces], **script)
    played.do("ALD", "attack", target="ORC")
    return played


def ticked(flask: Weapon, *resistances: str) -> float:
    """What the first tick, a 4, takes from somebody who resists so."""
    played = thrown(flask, 1, at=ORC.model_copy(update={"resistances": resistances}))
    before = played["ORC"]["pv"]
    played.dice(4)
    played.do("ALD", "end")
    return float(before - played["ORC"]["pv"])


@pytest.mark.parametrize(("element", "resisted", "lost"), [
    ("", "feu", 2), ("froid", "feu", 4), ("froid", "froid", 2), ("", "froid", 4),
])  # fmt: skip
def test_B_DMG_10_B_DMG_01_a_burn_goes_on_burning_with_what_it_is_made_of(
    element: str, resisted: str, lost: int
) -> None:
    burn = FLASK.model_copy(update={"type": "brulure", "element": element})
    assert ticked(burn, resisted) == lost


def test_B_DMG_15_B_DMG_01_what_is_not_magic_goes_on_without_magic() -> None:
    assert ticked(FLASK, "non_magique") == 2
    assert ticked(FLASK, "non_magique", "acide") == 2
    assert ticked(FLASK.model_copy(update={"magique": True}), "non_magique") == 4


def test_B_DMG_01_06_a_hit_leaves_its_effect_without_any_damage_of_its_own() -> None:
    played = thrown(FLASK.model_copy(update={"type": "asphyxie", "degats": ""}), 3)
    assert played["ORC"]["pv"] == 15
    played.do("ALD", "end")
    assert played["ORC"]["pv"] == 12
    harmless = FLASK.model_copy(update={"degats": "", "effet": "aucun"})
    assert not thrown(harmless)["ORC"].has("tick-acide")


def test_B_DMG_01_a_hit_that_hardly_hurt_leaves_its_effect_a_miss_does_not() -> None:
    tough = Sheet.model_validate({**ORC.model_dump(), "reductions": ({"valeur": 3},)})
    played = thrown(FLASK, 2, at=tough)
    assert (played["ORC"]["pv"], played["ORC"].has("tick-acide")) == (15, True)
    me = ALDRIC.model_copy(update={"armes": (FLASK,)})
    missed = fight(hero("ALD", me), foe("ORC", ORC, 2, 0), faces=[2])
    missed.do("ALD", "attack", target="ORC")
    assert not missed["ORC"].has("tick-acide")


def test_B_DMG_01_nobody_recovers_by_dying_of_the_last_tick() -> None:
    played = thrown(FLASK, 1, 1)
    for who in ("ALD", "ORC"):
        played.do(who, "end")
    played.gm("set", who="ORC", counter="pv", to=1)
    played.dice(4)
    played.do("ALD", "end")
    assert played["ORC"].out == "dead"
    assert not played.told("recovered")


def test_B_DMG_10_16_a_burn_is_fire_also_where_magics_meet() -> None:
    fire = weapon("brasier", sorte="sort", degats="1d6", type="brulure", allonge=2)
    mage = CYRA.model_copy(update={"armes": (fire,)})
    icy = ORC.model_copy(update={"affinite": "glace"})
    for icy_loses, amount in ((("glace",), 5), ((), 3)):
        played = fight(
            hero("CYR", mage), foe("ORC", icy), faces=[15, 3],
            settings={"magies": {"feu": icy_loses}},
        )  # fmt: skip
        played.do("CYR", "attack", target="ORC")
        assert played.last("harm-creature").params["amount"] == amount


@pytest.mark.parametrize(("cut", "least", "left"), [(9, 1, 15), (0, 1, 14), (0, 0, 15)])
def test_B_GEN_02_B_DMG_12_the_least_of_a_half_is_never_more_than_the_whole(
    cut: int, least: int, left: int
) -> None:
    """AMB-47: a half of one point, and a half of nothing."""
    sheet = Sheet.model_validate(
        {**ORC.model_dump(), "resistances": ("acide",), "reductions": ({"valeur": cut},)}
    )
    played = thrown(FLASK, 1, at=sheet, settings={"degats": {"minimum": least}})
    assert played["ORC"]["pv"] == left


def test_B_ATK_13_B_MEL_03_plain_numbers_count_as_dice_by_setting() -> None:
    """AMB-80: bare hands without the skill."""
    played = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), faces=[20],
        settings={"critique": {"degats": "des_max"}},
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC", weapon="mains nues")
    assert played["ORC"]["pv"] == 14


def test_B_DTH_13_by_setting_a_blow_without_harm_ends_a_life_without_fate() -> None:
    """AMB-66: it counts as harm; who has no fate rolls is not left between life and death."""
    for nothing, out in (("un_echec", "dead"), ("sans_effet", "")):
        played = fight(
            hero("ALD", ALDRIC), foe("ORC", ORC, pv=5), foe("GOB", GOBLIN, 9, 9), faces=[13, 4],
            answers={("ALD", "knock-out"): "knock-out"},
            settings={"destin": {"degats_nuls": nothing}},
        )  # fmt: skip
        played.do("ALD", "attack", target="ORC")
        played.gm("harm", who="ORC", amount="0")
        assert played["ORC"].out == out


@pytest.mark.parametrize(("rule", "left"), [("annulent", 3), ("les_deux", 2)])
def test_B_DMG_14_both_at_once_by_setting_half_first(rule: str, left: int) -> None:
    """AMB-60: 3 stays 3, or becomes 1 and then 2."""
    sheet = ORC.model_copy(update={"resistances": ("acide",), "vulnerabilites": ("non_magique",)})
    played = thrown(FLASK, 3, at=sheet, settings={"degats": {"resistance_et_vulnerabilite": rule}})
    assert played["ORC"]["pv"] == 15 - left


@pytest.mark.parametrize(("rounding", "lost"), [("inferieur", 1), ("superieur", 2)])
def test_B_DMG_12_halves_up_by_setting(rounding: str, lost: int) -> None:
    """AMB-47."""
    sheet = ORC.model_copy(update={"resistances": ("acide",)})
    played = thrown(FLASK, 3, at=sheet, settings={"degats": {"arrondi": rounding}})
    assert played["ORC"]["pv"] == 15 - lost


@pytest.mark.parametrize(("type", "lost"), [("acide", 1), ("feu", 3), ("tous", 1)])
def test_B_ATK_11_a_reduction_is_against_its_own_kind_of_harm(type: str, lost: int) -> None:
    sheet = Sheet.model_validate({**ORC.model_dump(), "reductions": ({"type": type, "valeur": 2},)})
    assert thrown(FLASK, 3, at=sheet)["ORC"]["pv"] == 15 - lost


def test_B_DTH_15_whoever_lies_there_already_is_not_knocked_out() -> None:
    played = fight(hero("ALD", ALDRIC), hero("CYR", CYRA, 1, 0, pv=0), faces=[15, 16, 3])
    played.do("ALD", "attack", target="CYR")
    assert played.told("fate-harm")
    assert not played.asked("knock-out")


@pytest.mark.parametrize("effect", ["tick-acide", "tick-asphyxie", "bleeding"])
def test_B_HP_06_after_a_full_rest_nothing_goes_on_hurting(effect: str) -> None:
    played = fight(hero("ALD", ALDRIC), hero("CYR", CYRA, 5, 5, pv=3), foe("ORC", ORC))
    played.gm("effect", who="CYR", name=effect)
    played.gm("rest", who="CYR")
    played.do("ALD", "end")
    assert (played.fight.actor.id, played["CYR"]["pv"]) == ("CYR", 12)
    assert played.last("recovered").params["effect"] == effect


@pytest.mark.parametrize(("kind", "magic", "lost"), [
    ("tranchant", False, 3), ("tranchant", True, 6), ("magique", False, 6),
])  # fmt: skip
def test_B_DMG_09_B_DMG_15_what_is_magic_is_not_halved_as_plain_harm(
    kind: str, magic: bool, lost: int
) -> None:
    blade = weapon("lame", degats="6", type=kind, magique=magic, portee_max=15, mode="distance")
    tough = ORC.model_copy(update={"resistances": ("non_magique",)})
    assert thrown(blade, at=tough)["ORC"]["pv"] == 15 - lost


def test_B_ATK_11_a_reduction_takes_off_no_more_than_there_is() -> None:
    thick = Sheet(pv_max=15, reductions=(Reduction(valeur=5),), vulnerabilites=("acide",))
    played = fight(hero("ALD", ALDRIC), foe("ORC", thick, 9, 9))
    played.gm("harm", who="ORC", amount="3", type="acide")
    assert (played.last("harm-creature").params["amount"], played["ORC"]["pv"]) == (0, 15)


@pytest.mark.parametrize("damage", ["1d4", ""])
def test_B_DMG_01_an_attack_may_leave_nothing_behind(damage: str) -> None:
    clean = FLASK.model_copy(update={"effet": "aucun", "degats": damage})
    played = thrown(clean, *([2] if damage else []))
    assert not played["ORC"].has("tick-acide")
