"""From the choice of a target to the harm: defences, the roll, cover, sight, damage, types."""

import pytest

from rules.engine.requests import GM, Refused
from rules.engine.state import HIDDEN
from tests.rules.blocs.people import (
    ALDRIC,
    BERA,
    CYRA,
    DAGGER,
    GOBLIN,
    GOLEM,
    OGRE,
    ORC,
    SWORD,
    at,
    fight,
    foe,
    hero,
    weapon,
)
from tests.rules.scripted import Played

FIRE = weapon(
    "trait de feu", sorte="sort", mode="distance", degats="2d6", type="magique", element="feu",
    competence="pyromancie", portee_max=15, cout_mana=3,
)  # fmt: skip
PSYCHIC = weapon(
    "lance psychique", sorte="sort", mode="distance", degats="1d8", type="psychique",
    competence="psionique", portee_max=15, cout_mana=3,
)  # fmt: skip
SHOCK = weapon(
    "poigne de foudre", sorte="sort", degats="2d6", type="magique", element="foudre",
    allonge=2, cout_mana=3,
)  # fmt: skip
FLASK = weapon(
    "fiole d'acide", mode="distance", degats="1d4", type="acide", portee_max=15, portee_min=2
)
MAGE = CYRA.model_copy(update={"armes": (FIRE, PSYCHIC, SHOCK)})


def against(played: Played, key: str) -> int:
    """The difficulty of the last attack told under this key."""
    return sum(m.value for m in played.last(key).params["against"])


def duel(face: int, *faces: int, target=ORC, me=ALDRIC, **script) -> Played:  # type: ignore[no-untyped-def]
    """One attack of a hero on a creature a metre off, or ``metres``."""
    weapon_name = script.pop("weapon", "")
    across = foe("ORC", target, script.pop("metres", 1), 0)
    played = fight(hero("ALD", me), across, faces=(face, *faces), **script)
    played.do("ALD", "attack", target="ORC", weapon=weapon_name)
    return played


def refusal(played: Played, who: str, **args: object) -> tuple[str, str]:
    before = played.fight.state
    with pytest.raises(Refused) as refused:
        played.do(who, "attack", **args)
    assert played.fight.state is before
    return refused.value.code, refused.value.rule


def test_B_ATK_01_B_ATK_04_cover_and_defence_raise_the_difficulty() -> None:
    answers = {("ORC", "defence"): "parry"}
    sheet = ORC.model_copy(update={"ca": 14})
    played = duel(14, target=sheet, facts={"cover": "partial"}, answers=answers)
    assert (played.last("attack.miss").params["roll"].total, against(played, "attack.miss")) == (
        17,
        18,
    )
    played = duel(14, 1, target=sheet, facts={"cover": "partial"})
    assert against(played, "attack.hit") == 15


@pytest.mark.parametrize(("face", "key"), [(10, "attack.hit"), (9, "attack.miss")])
def test_B_ATK_04_equal_hits(face: int, key: str) -> None:
    played = duel(face, *([1] if key == "attack.hit" else []))
    assert played.told(key)


def test_B_ATK_02_neither_oneself_nor_the_dead() -> None:
    played = fight(hero("ALD", ALDRIC), foe("GOB", GOBLIN, pv=1), foe("ORC", ORC, 0, 1))
    assert refusal(played, "ALD", target="ALD") == ("not-yourself", "B-ATK-02")
    played.dice(15, 5)
    played.do("ALD", "attack", target="GOB")
    assert refusal(played, "ALD", target="GOB") == ("out-already", "B-ATK-02")


def test_B_ATK_03_B_VIS_05_attacking_reveals_hit_or_miss_to_all() -> None:
    played = fight(foe("GOB", GOBLIN), hero("ALD", ALDRIC), hero("BER", BERA, 5, 5))
    played.gm("hide", who="GOB")
    played.dice(2, 3)
    played.do("GOB", "attack", target="ALD")
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)
    assert not played["GOB"].has(HIDDEN)
    assert played.heard("attack.miss")[0][1] == ()


def test_B_ATK_05_the_better_of_the_allowed_attributes() -> None:
    played = duel(15, 1, me=BERA, weapon="dague")
    assert [m.source for m in played.last("attack.hit").params["roll"].mods] == ["dexterite"]
    played = duel(15, 1, weapon="dague")
    assert [m.source for m in played.last("attack.hit").params["roll"].mods] == ["force"]


def test_B_ATK_06_thrown_or_shot_goes_by_dexterity() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 5, 0), faces=[12, 1])
    played.do("ALD", "attack", target="ORC", weapon="dague")
    assert played.last("attack.hit").params["roll"].total == 13


def test_B_ATK_07_spells_go_by_the_mind() -> None:
    played = duel(10, 1, 1, me=MAGE, weapon="poigne de foudre")
    assert played.last("attack.hit").params["roll"].total == 14


def test_B_ATK_08_a_technique_may_be_harder_to_hit_with_and_the_gm_adds_his_own() -> None:
    played = duel(12, 1, 1, 1, weapon="coup de bélier")
    assert played.last("attack.hit").params["roll"].total == 13
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), faces=[12, 5])
    played.do("ALD", "attack", target="ORC", bonus=-3, edge=-1)
    assert played.last("attack.miss").params["roll"].total == 5
    played = duel(9, 1, settings={"toucher": {"competence": True}})
    assert played.last("attack.hit").params["roll"].total == 14


def test_B_ATK_09_13_a_natural_20_hits_whatever_and_deals_the_most_without_a_die() -> None:
    played = duel(20, target=ORC.model_copy(update={"ca": 40}))
    assert played["ORC"]["pv"] == 5
    assert [label for _, label, _ in played.ports.thrown[2:]] == ["attack"]
    played = duel(20, settings={"critique": {"degats": "des_max"}})
    assert played["ORC"]["pv"] == 7


def test_B_ATK_10_a_natural_1_misses_whatever_and_the_gm_says_what_follows() -> None:
    played = duel(1, target=ORC.model_copy(update={"ca": 0}))
    assert played.told("attack.fumble")
    assert [a.who for a in played.asked("fumble")] == [GM]
    assert not played["ALD"].has("prone", "dropped")
    played = duel(1, answers={"fumble": "prone"})
    assert played["ALD"].has("prone")


def test_B_ATK_10_bare_hands_are_not_dropped() -> None:
    played = duel(1, weapon="mains nues", answers={"fumble": "drop"})
    assert not played["ALD"].has("dropped")
    assert not played.told("fumble-drop")


def test_B_ATK_10_a_dropped_weapon_must_be_picked_up() -> None:
    played = duel(1, answers={"fumble": "drop"})
    played.do("ALD", "end")
    played.do("ORC", "end")
    assert refusal(played, "ALD", target="ORC", weapon="épée longue") == (
        "weapon-dropped",
        "B-ATK-10",
    )
    played.do("ALD", "interact", what="épée longue")
    played.dice(2)
    played.do("ALD", "attack", target="ORC", weapon="épée longue")


def test_B_ATK_11_dice_and_skill_without_the_attribute() -> None:
    played = duel(15, 5)
    assert played.last("harm-creature").params["amount"] == 7
    sharp = SWORD.model_copy(update={"bonus_degats": 2})
    played = duel(15, 5, me=ALDRIC.model_copy(update={"armes": (sharp,)}))
    assert played.last("harm-creature").params["amount"] == 9


def test_B_ATK_14_an_attack_without_damage_harms_nobody() -> None:
    net = weapon("filet", attributs=("force",), degats="")
    played = duel(15, me=ALDRIC.model_copy(update={"armes": (net,)}))
    assert played.told("attack.hit")
    assert not played.told("harm-creature")


def test_B_ACT_03_no_such_weapon() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    assert refusal(played, "ALD", target="ORC", weapon="hallebarde") == (
        "no-such-weapon",
        "B-ACT-03",
    )


def test_B_ACT_04_mana_and_stamina_are_paid_hit_or_miss_and_refused_when_short() -> None:
    played = duel(1, me=MAGE, weapon="poigne de foudre")
    assert played["ALD"]["mana"] == 17
    played = fight(hero("CYR", MAGE, mana=1), foe("ORC", ORC))
    assert refusal(played, "CYR", target="ORC", weapon="poigne de foudre")[0] == "cannot-pay"


def test_B_DEF_01_one_defence_a_round_chosen_before_the_roll() -> None:
    played = fight(
        hero("ALD", ALDRIC), hero("BER", BERA, 1, 1), foe("ORC", ORC),
        leave_open=["defence"], later=True,
    )  # fmt: skip
    played.do("ALD", "attack", target="ORC")
    assert [label for _, label, _ in played.ports.thrown] == ["initiative"] * 3
    played.dice(12)
    played.reply("ORC", "defence", "parry")
    assert against(played, "attack.miss") == 16
    played.do("ALD", "end")
    played.dice(9, 1)
    played.do("BER", "attack", target="ORC", weapon="dague")
    assert against(played, "attack.hit") == 13


@pytest.mark.parametrize(("defence", "worth"), [("dodge", 2), ("parry", 3), ("absorb", 2)])
def test_B_DEF_02_B_DEF_03_B_DEF_04_each_defence_adds_its_attribute(
    defence: str, worth: int
) -> None:
    played = fight(
        foe("ORC", ORC), hero("ALD", ALDRIC, 0, 0), faces=[2],
        answers={("ALD", "defence"): defence},
    )  # fmt: skip
    played.do("ORC", "attack", target="ALD")
    assert against(played, "attack.miss") == 14 + worth
    assert played["ALD"]["reaction"] == 0


@pytest.mark.parametrize(("floor", "difficulty"), [(False, 10), (True, 11)])
def test_B_DEF_02_a_negative_modifier_counts_unless_the_setting_says_not(
    floor: bool, difficulty: int
) -> None:
    played = duel(
        2, target=OGRE, answers={("ORC", "defence"): "dodge"},
        settings={"defense": {"plancher": floor}},
    )  # fmt: skip
    assert against(played, "attack.miss") == difficulty


def test_B_DEF_05_magical_absorb_only_against_magic() -> None:
    played = duel(2)
    assert played.asked("defence")[0].options == ("dodge", "parry", "absorb", "no")
    assert played.last("attack.miss").params["defence"] == "no"
    played = fight(
        hero("CYR", MAGE), foe("ORC", CYRA), faces=[2], answers={"defence": "magic-absorb"}
    )
    played.do("CYR", "attack", target="ORC", weapon="poigne de foudre")
    assert against(played, "attack.miss") == 15


@pytest.mark.parametrize(("type", "admitted"), [("tranchant", False), ("magique", True)])
def test_B_DEF_05_a_blade_of_magic_is_absorbed_by_its_type_alone(type: str, admitted: bool) -> None:
    blade = weapon("lame", attributs=("force",), degats="1d8", type=type, magique=True)
    played = duel(2, me=ALDRIC.model_copy(update={"armes": (blade,)}))
    assert ("magic-absorb" in played.asked("defence")[0].options) is admitted


def test_B_DEF_06_extra_defences_cost_mana_and_no_reaction() -> None:
    aegis = {"nom": "Égide", "reserve": "mana", "cout": 4, "types": ("magic-absorb",)}
    sheet = CYRA.model_validate({**CYRA.model_dump(), "defenses_supplementaires": (aegis,)})
    played = fight(
        hero("CYR", MAGE), foe("MAG", sheet, mana=8), hero("ALD", MAGE, 0, 1), faces=[2, 2],
        answers={"defence": ["magic-absorb", "Égide"]},
    )  # fmt: skip
    played.do("CYR", "attack", target="MAG", weapon="poigne de foudre")
    assert (played["MAG"]["reaction"], played["MAG"]["mana"]) == (0, 8)
    played.do("CYR", "end")
    played.do("MAG", "end")
    played.do("ALD", "attack", target="MAG", weapon="poigne de foudre")
    assert played.asked("defence")[-1].options == ("Égide", "no")
    assert (played["MAG"]["mana"], against(played, "attack.miss")) == (4, 15)
    assert played["MAG"].has("extra-defence")


def test_B_COV_05_total_cover_only_a_natural_20_and_one_may_think_better_of_it() -> None:
    total = {"cover": "total"}
    played = duel(19, facts=total, answers={"total-cover": "yes"})
    assert played.told("attack.miss")
    played = duel(20, facts=total, answers={"total-cover": "yes"})
    assert played.told("attack.critical")
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC), facts=total)
    played.do("ALD", "attack", target="ORC")
    assert played["ALD"]["full"] == 1
    strict = fight(
        hero("ALD", ALDRIC), foe("ORC", ORC), facts=total,
        settings={"abri": {"total": "impossible"}},
    )  # fmt: skip
    assert refusal(strict, "ALD", target="ORC") == ("total-cover", "B-COV-05")


def test_B_VIS_01_B_VIS_04_unseen_target_unseen_attacker_and_both() -> None:
    played = duel(17, 9, facts={("sight", "ALD", "ORC"): False})
    assert played.last("attack.miss").params["roll"].total == 12
    played = duel(4, 15, 1, facts={("sight", "ORC", "ALD"): False})
    assert played.last("attack.hit").params["roll"].total == 18
    played = duel(9, facts={"sight": False})
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker", "-unseen-target")


def test_B_MEL_01_02_reach_of_one_or_of_the_weapon_or_of_the_creature() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 2, 0), foe("OGR", OGRE, 0, 2))
    assert refusal(played, "ALD", target="ORC", weapon="épée longue") == (
        "out-of-reach",
        "B-MEL-01",
    )
    lance = weapon("lance", attributs=("force",), allonge=2)
    reaching = ALDRIC.model_copy(update={"armes": (lance,)})
    played = fight(hero("ALD", reaching), foe("ORC", ORC, 2, 0), faces=[2])
    played.do("ALD", "attack", target="ORC")
    played = fight(foe("OGR", OGRE, 2, 0), hero("ALD", ALDRIC, 0, 0), faces=[2])
    played.do("OGR", "attack", target="ALD")
    assert played["OGR"]["full"] == 0


def test_B_MEL_03_bare_hands_one_point_and_the_skill() -> None:
    played = duel(15, weapon="mains nues")
    assert played.last("harm-creature").params["amount"] == 2
    played = duel(20, weapon="mains nues")
    assert played.last("harm-creature").params["amount"] == 2


def test_B_MEL_04_a_contact_spell_is_melee_up_to_two_metres() -> None:
    played = fight(hero("CYR", MAGE), foe("ORC", ORC, 2, 0), faces=[15, 6, 6])
    played.do("CYR", "attack", target="ORC", weapon="poigne de foudre")
    assert played.last("attack.hit").params["roll"].faces == (15,)
    far = fight(hero("CYR", MAGE), foe("ORC", ORC, 3, 0))
    assert refusal(far, "CYR", target="ORC", weapon="poigne de foudre")[0] == "out-of-reach"


def test_B_RNG_02_beyond_the_range_nothing_is_spent() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 6, 0))
    assert refusal(played, "ALD", target="ORC", weapon=DAGGER.nom) == ("out-of-range", "B-RNG-02")


def test_B_RNG_02_B_MEL_01_what_is_not_for_throwing_is_not_thrown() -> None:
    axe = weapon("hache", attributs=("force",), portee_max=5)
    played = fight(hero("ALD", ALDRIC.model_copy(update={"armes": (axe,)})), foe("ORC", ORC, 2, 0))
    assert refusal(played, "ALD", target="ORC", weapon="hache") == ("out-of-reach", "B-MEL-01")


def test_B_RNG_03_B_RNG_05_shooting_at_close_quarters_one_disadvantage() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC), faces=[16, 3])
    played.do("BER", "attack", target="ORC", weapon="arc court")
    assert played.last("attack.miss").params["roll"].why == ("-ranged-in-melee",)
    played = fight(hero("BER", BERA), foe("ORC", ORC, 2, 0), faces=[2])
    played.do("BER", "attack", target="ORC", weapon="arc court")
    assert played.last("attack.miss").params["roll"].why == ()
    played = fight(hero("BER", BERA), foe("ORC", ORC, 5, 0), foe("GOB", GOBLIN), faces=[2])
    played.gm("effect", who="GOB", name="paralysed")
    played.do("BER", "attack", target="ORC", weapon="arc court")
    assert played.last("attack.miss").params["roll"].why == ()


def test_B_STA_01_the_paralysed_do_nothing() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("effect", who="ALD", name="paralysed")
    assert played.fight.actor.id == "ORC"
    assert refusal(played, "ALD", target="ORC") == ("paralysed", "B-STA-01")


def test_prone_changes_attacks_only_by_setting() -> None:
    """AMB-23."""
    for mode, why in (("aucun", ()), ("5e", ("+prone-target",))):
        played = fight(
            hero("ALD", ALDRIC), foe("ORC", ORC), settings={"a_terre": {"effet_attaque": mode}}
        )
        played.gm("effect", who="ORC", name="prone")
        played.dice(*([2, 3] if why else [2]))
        played.do("ALD", "attack", target="ORC")
        assert played.last("attack.miss").params["roll"].why == why


# -- harm --------------------------------------------------------------------------------------


def harmed(amount: str, type: str = "", **sheet: object) -> int:
    """How many points the GM's harm takes from a golem of 60."""
    played = fight(hero("ALD", ALDRIC), foe("X", GOLEM.model_copy(update=sheet), 5, 5))
    played.gm("harm", who="X", amount=amount, type=type)
    return 60 - int(played["X"]["pv"])


PLAIN = {"resistances": (), "vulnerabilites": (), "reductions": ()}


def test_B_DMG_03_12_14_reduction_before_half_25_becomes_10() -> None:
    assert harmed("25", "contondant") == 10


def test_B_DMG_04_13_14_vulnerability_doubles_last() -> None:
    assert harmed("6", "perforant") == 2


def test_B_DMG_08_a_plain_type_has_no_effect_of_its_own() -> None:
    played = duel(15, 4)
    assert played.last("harm-creature").params["amount"] == 6
    assert not [e for e in played["ORC"].effects() if e.name.startswith("tick")]


@pytest.mark.parametrize(("amount", "lost"), [("20", 10), ("3", 1), ("1", 0)])
def test_B_DMG_12_B_GEN_02_half_rounded_down(amount: str, lost: int) -> None:
    assert harmed(amount, "poison", **PLAIN | {"resistances": ("poison",)}) == lost


def test_B_DMG_13_doubled() -> None:
    assert harmed("7", "poison", **PLAIN | {"vulnerabilites": ("poison",)}) == 14


def test_B_DMG_15_several_resistances_count_once_and_both_kinds_cancel() -> None:
    twice = {"resistances": ("brulure", "feu")}
    assert harmed("12", "brulure", **PLAIN | twice) == 6
    both = {"resistances": ("brulure",), "vulnerabilites": ("feu",)}
    assert harmed("12", "brulure", **PLAIN | both) == 12


def test_B_DMG_07_the_mind_resists_by_itself() -> None:
    played = duel(9, me=MAGE, target=CYRA, weapon="lance psychique", metres=5)
    assert against(played, "attack.miss") == 15
    assert "magic-absorb" not in played.asked("defence")[0].options
    played = duel(
        9, 1, me=MAGE, target=CYRA, weapon="lance psychique", metres=5,
        settings={"psychique": {"defense": "reflexe"}},
    )  # fmt: skip
    assert against(played, "attack.hit") == 12


def test_B_DMG_09_16_magic_carries_an_element_and_may_have_the_better_of_another() -> None:
    table = {"magies": {"feu": ("glace",)}}
    icy = GOLEM.model_copy(update=PLAIN | {"affinite": "glace", "resistances": ("feu",)})
    played = fight(hero("CYR", MAGE), foe("X", icy, 5, 0), faces=[15, 5, 2], settings=table)
    played.do("CYR", "attack", target="X", weapon="trait de feu")
    packet = played.last("harm-creature").params["packet"]
    assert packet.types == ("magique", "feu")
    assert packet.steps == (("rolled", 12), ("resistance", 6))
    assert packet.roll is not None
    assert (packet.roll.label, packet.roll.who, packet.roll.total) == ("damage", "CYR", 12)
    frost = FIRE.model_copy(update={"element": "glace"})
    played = fight(
        hero("CYR", MAGE.model_copy(update={"armes": (frost,)})),
        foe("X", CYRA, 5, 0), faces=[8], settings=table,
    )  # fmt: skip
    played.do("CYR", "attack", target="X")
    assert against(played, "attack.miss") == 14


def flask(**script) -> Played:  # type: ignore[no-untyped-def]
    """An acid flask for one point, then the victim's turns tick."""
    me = ALDRIC.model_copy(update={"armes": (FLASK,)})
    played = fight(hero("ALD", me), foe("ORC", ORC, 2, 0), faces=[15, 1], **script)
    played.do("ALD", "attack", target="ORC")
    return played


def test_B_DMG_01_B_DMG_02_acid_ticks_at_the_start_of_two_turns() -> None:
    played = flask()
    assert played["ORC"]["pv"] == 14
    for face, left, more in ((3, 11, True), (2, 9, False)):
        played.dice(f"4:{face}")
        played.do("ALD", "end")
        assert played["ORC"]["pv"] == left
        assert played["ORC"].has("tick-acide") is more
        played.do("ORC", "end")
    played.do("ALD", "end")
    assert played["ORC"]["pv"] == 9


def test_B_DMG_01_hit_again_the_effect_starts_over_and_does_not_add_up() -> None:
    played = flask()
    played.dice(1)
    played.do("ALD", "end")
    played.do("ORC", "end")
    played.dice(15, 1)
    played.do("ALD", "attack", target="ORC")
    assert len(played["ORC"].effects("tick-acide")) == 1
    played.dice(1)
    played.do("ALD", "end")
    assert played["ORC"].has("tick-acide")


def test_B_DMG_01_no_ongoing_effect_by_setting() -> None:
    assert not flask(settings={"degats": {"effet_type": False}})["ORC"].has("tick-acide")


def test_B_ATK_14_B_DMG_05_a_poisoned_blade_leaves_what_poison_does() -> None:
    dart = weapon("dard", degats="1d4", type="perforant", effets=({"statut": "poison"},))
    me = ALDRIC.model_copy(update={"armes": (dart,)})
    played = fight(hero("ALD", me), foe("ORC", ORC), faces=[15, "4:2"])
    played.do("ALD", "attack", target="ORC")
    assert played["ORC"]["pv"] == 13
    assert [e.data["types"] for e in played["ORC"].effects("tick-poison")] == [("poison",)]
    for amount in (1, 2):
        played.dice(f"4:{amount}")
        played.do("ALD", "end")
        played.do("ORC", "end")
    assert played["ORC"]["pv"] == 10
    assert not played["ORC"].has("tick-poison")


@pytest.mark.parametrize("type", ["poison", "brulure"])
def test_B_DMG_05_10_poison_and_burns_last_two_turns(type: str) -> None:
    me = ALDRIC.model_copy(update={"armes": (FLASK.model_copy(update={"type": type}),)})
    played = fight(hero("ALD", me), foe("ORC", ORC, 2, 0), faces=[15, 1, 1])
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "end")
    assert played["ORC"].has(f"tick-{type}")
    played.do("ORC", "end")
    played.dice(1)
    played.do("ALD", "end")
    assert not played["ORC"].has(f"tick-{type}")


def test_B_DMG_06_asphyxiation_lasts_until_somebody_ends_it() -> None:
    me = ALDRIC.model_copy(update={"armes": (FLASK.model_copy(update={"type": "asphyxie"}),)})
    played = fight(hero("ALD", me), foe("ORC", ORC, 2, 0), faces=[15, 1, 1, 1, 1])
    played.do("ALD", "attack", target="ORC")
    for _ in range(3):
        played.do("ALD", "end")
        played.do("ORC", "end")
    assert played["ORC"].has("tick-asphyxie")
    played.gm("lift", who="ORC", name="tick-asphyxie")
    played.do("ALD", "end")
    assert played["ORC"]["pv"] == 11


def test_where_nobody_stands_the_gm_says_how_far() -> None:
    """B-ENC-03."""
    unplaced = foe("ORC", ORC)
    played = fight(hero("ALD", ALDRIC), type(unplaced)("ORC", "Orc", "monstres", ORC))
    played.ports.answers["distance"] = 3
    assert refusal(played, "ALD", target="ORC", weapon="épée longue")[0] == "out-of-reach"
    assert at(0, 0) == played["ALD"].pos


def test_B_REA_05_a_magic_shield_costs_the_reaction_and_its_mana() -> None:
    shield = weapon(
        "bouclier", sorte="sort", action="reaction", bonus_defense=2, cout_mana=2, degats=""
    )
    mage = CYRA.model_copy(update={"armes": (shield,)})
    played = fight(
        foe("ORC", ORC), hero("CYR", mage, 0, 0, mana=3), faces=[13, 1, 2],
        answers={"defence": "bouclier"},
    )  # fmt: skip
    played.do("ORC", "attack", target="CYR")
    assert against(played, "attack.hit") == 14
    assert (played["CYR"]["mana"], played["CYR"]["reaction"]) == (1, 0)
    played.do("ORC", "end")
    assert refusal(played, "CYR", target="ORC", weapon="bouclier")[0] == "no-such-weapon"
    played.do("CYR", "end")
    played.ports.answers["defence"] = "no"
    played.do("ORC", "attack", target="CYR")
    assert "bouclier" not in played.asked("defence")[-1].options
