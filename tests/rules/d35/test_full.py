"""Full-round actions, halves of them, long spells, free acts: D-FULL, D-START, D-FRC, D-FREE."""

import pytest

from rules.d35.acts import exposes, lookup
from rules.d35.budget import can, left
from rules.d35.long_cast import kind_of, rounds_of
from rules.d35.opportunity import threatens
from rules.d35.spells import Spell
from rules.d35.split import check_splits
from rules.engine.requests import Refused
from tests.rules.d35.people import at, done, effects, end, fight, one, walk
from tests.rules.d35.test_moves import defence, offered
from tests.rules.scripted import Played, answer, refused

SLEEP = Spell(nom="sommeil", niveau=1, temps="1_round")
CALL = Spell(nom="appel", niveau=1, temps="1_minute", G=False)
FAR = Spell(nom="projectile étendu", niveau=3, metamagie=True)
LONG = Spell(nom="convocation étendue", niveau=3, temps="1_round", metamagie=True)
SPELLS = {"sorts": (SLEEP, CALL, FAR, LONG), "prepares": {}}


def totals(played: Played) -> list[int]:
    """Totals of all attacks so far."""
    told = played.told("attack.hit", "attack.miss", "attack.critical")
    return [t.params["roll"].total for t in told]


def test_D_FULL_01_a_step_goes_with_it_and_nothing_else() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9))
    played.do("CYR", "incant", spell="sommeil")
    played.do("CYR", "shift", to=at(1))
    with refused(played, "D-DEF-01"):
        played.do("CYR", "defend")
    with refused(played, "D-STEP-02"):
        walk(played, "CYR", (2, 0))


def test_D_FULL_02_targets_one_by_one() -> None:
    played = fight(one("ALD", 0), one("GOB", 1), one("ORC", 0, 1), faces=(10, 5, 9, 3))
    played.do("ALD", "attack", target="GOB")
    assert played["GOB"].out
    played.do("ALD", "attack", target="ORC")
    assert totals(played) == [20, 14]
    with refused(played, "D-ATK-15"):
        played.do("ALD", "attack", target="ORC")
    done(played)


def test_D_FULL_03_a_step_between_two_attacks() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), one("GOB", 1, 2), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "shift", to=at(0, 1))
    played.do("ALD", "attack", target="GOB")
    assert played.asked("opportunity") == []


def test_D_FULL_04_from_the_highest_bonus_down() -> None:
    played = fight(one("ALD", 0, BBA=11), one("OGR", 1, naturelle=30), faces=(2, 2, 2))
    for _ in range(3):
        played.do("ALD", "attack", target="OGR")
    assert totals(played) == [17, 12, 7]


PAIR = {"armes": ("epee_longue", "epee_courte"), "main_directrice": "épée longue",
        "main_faible": "épée courte", "dons": ("combat_a_deux_armes",)}  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "bonuses"),
    [
        (("off", "main", "main"), [8, 8, 3]),
        (("main", "off", "main"), [8, 8, 3]),
        (("main", "main", "off"), [8, 3, 8]),
    ],
)
def test_D_FULL_04_either_hand_first(hands: tuple[str, ...], bonuses: list[int]) -> None:
    played = fight(one("ALD", 0, **PAIR), one("OGR", 1, naturelle=30), faces=(2, 2, 2))
    for hand in hands:
        played.do("ALD", "dual", target="OGR", hand=hand)
    assert [total - 2 for total in totals(played)] == bonuses
    done(played)


def test_D_FULL_05_with_two_weapons_too_a_move_instead_of_the_rest() -> None:
    played = fight(one("ALD", 0, **PAIR), one("OGR", 3, naturelle=30), one("ORC", 1), faces=(2,))
    answer(played, opportunity="no")
    played.do("ALD", "dual", target="ORC", hand="off")
    walk(played, "ALD", (-1, 0))
    with refused(played, "D-ATK-15"):
        played.do("ALD", "dual", target="ORC")


def test_D_FULL_05_a_move_instead_of_the_other_attacks() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    answer(played, opportunity="no")
    played.do("ALD", "attack", target="ORC")
    walk(played, "ALD", *((-x, 0) for x in range(1, 7)))
    assert played["ALD"]["distance"] == 9
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "shift", to=at(0, 1))
    with refused(played, "D-STEP-02"):
        walk(played, "ALD", (0, 2))
    played.do("ALD", "draw", what="épée courte")
    played = fight(one("ALD", 0, BBA=11), one("ORC", 1, naturelle=30), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    played.do("ALD", "attack", target="ORC")
    with refused(played, "D-MOVE-07"):
        walk(played, "ALD", (-1, 0))


def test_D_FULL_06_a_careful_full_attack() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2, 2))
    played.do("ALD", "attack", target="ORC", stance="defensive")
    played.do("ALD", "attack", target="ORC")
    assert totals(played) == [8, 3]
    assert defence(played, "ALD", "ORC") == 18


def test_D_FULL_06_a_careful_one_with_both_hands() -> None:
    played = fight(one("ALD", 0, **PAIR), one("OGR", 1, naturelle=30), faces=(2, 2, 2))
    played.do("ALD", "dual", target="OGR", stance="defensive")
    played.do("ALD", "dual", target="OGR")
    played.do("ALD", "dual", target="OGR")
    assert totals(played) == [2 + 8 - 4, 2 + 3 - 4, 2 + 8 - 4]
    assert defence(played, "ALD", "OGR") == 18


def test_D_FULL_07_cleaving_through() -> None:
    """D-ATK-15: not a second attack of the turn."""
    feat = {"dons": ("enchainement",)}
    played = fight(one("ALD", 0, **feat), one("GOB", 1), one("ORC", 0, 1), faces=(10, 5, 5, 3))
    played.do("ALD", "attack", target="GOB")
    assert totals(played) == [20, 15]
    assert played["ORC"]["pv"] == 15 - 7
    assert played["ALD"]["mouvement"] == 1
    played = fight(
        one("ALD", 0, **feat), one("GOB", 1), one("GOB2", 0, 1), one("GOB3", -1), faces=(10, 5) * 2
    )
    played.do("ALD", "attack", target="GOB")
    assert [played[g].out != "" for g in ("GOB", "GOB2", "GOB3")] == [True, True, False]
    great = {"dons": ("enchainement", "succession_d_enchainements")}
    played = fight(
        one("ALD", 0, **great), one("GOB", 1), one("GOB2", 0, 1), one("GOB3", -1), faces=(10, 5) * 3
    )
    played.do("ALD", "attack", target="GOB")
    assert played["GOB3"].out


def test_D_FULL_08_an_ability_that_takes_the_whole_turn() -> None:
    played = fight(one("ALD", 0), one("ORC", 9))
    answer(played, **{"other-action": "full"})
    played.do("ALD", "other", text="pouvoir")
    played.do("ALD", "shift", to=at(1))
    with refused(played, "D-MOVE-12"):
        played.do("ALD", "handle")


# -- halves ---------------------------------------------------------------------------------------

XBOW = {"main_directrice": "arbalète lourde", "chargee": False}


def slow(*beings: object, faces: tuple[int, ...] = ()) -> Played:
    """Brune, restricted, with an empty heavy crossbow; her turn."""
    who = one("BRU", 0, activite_restreinte=True, **XBOW)
    return fight(who, *beings, faces=faces)  # type: ignore[arg-type]


def test_D_START_01_begun_in_one_round_and_ended_in_the_next() -> None:
    played = slow(one("ORC", 20))
    played.do("BRU", "reload")
    end(played), end(played)
    played.do("BRU", "reload")
    assert played.told("reloaded")
    played = slow(one("ORC", 20))
    played.do("BRU", "reload")
    end(played), end(played)
    played.do("BRU", "defend")
    end(played), end(played)
    played.do("BRU", "reload")
    assert not played.told("reloaded")


def test_D_START_02_two_rounds_to_load_and_one_to_shoot() -> None:
    played = slow(one("ORC", 20, pv=90))
    shots = []
    for number in range(1, 10):
        if number % 3:
            played.do("BRU", "reload")
        else:
            played.dice(8, 6)
            played.do("BRU", "attack", target="ORC")
            shots.append(played.fight.clock.round)
        end(played), end(played)
    assert shots == [3, 6, 9]
    done(played)


def test_D_START_03_a_spell_of_a_round_in_two_halves() -> None:
    played = fight(one("CYR", 0, activite_restreinte=True, **SPELLS), one("ORC", 1), faces=(2,))
    played.do("CYR", "incant", spell="sommeil")
    assert offered(played) == [("ORC", "cast_1_round")]
    end(played), end(played)
    played.do("CYR", "incant", spell="sommeil")
    assert played.last("spell-works").params["spell"] == "sommeil"
    assert len(offered(played)) == 1


@pytest.mark.parametrize(("face", "kept"), [(9, True), (8, False)])
def test_D_START_03_between_the_halves_it_concentrates(face: int, kept: bool) -> None:
    """D-FRC-03, D-FRC-05: damage tries the concentration; meanwhile it threatens nothing."""
    played = fight(one("CYR", 0, activite_restreinte=True, **SPELLS), one("ORC", 9), faces=(face,))
    played.do("CYR", "incant", spell="sommeil")
    assert not threatens(played["CYR"], played["ORC"], at(1))
    played.gm("hurt", who="CYR", amount=8)
    checked = played.last("check").params
    assert (checked["dc"], checked["ok"]) == (19, kept)
    assert ("started" in effects(played, "CYR")) is kept
    assert bool(played.told("casting-lost")) is not kept
    assert threatens(played["CYR"], played["ORC"], at(1)) is not kept


def test_D_START_03_a_wound_as_the_first_half_begins() -> None:
    played = fight(one("CYR", 0, activite_restreinte=True, **SPELLS), one("ORC", 1))
    played.dice(10, 1, 2, 7)
    played.do("CYR", "incant", spell="sommeil")
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (18, False)
    assert "started" not in effects(played, "CYR")
    end(played), end(played)
    assert not played.told("spell-works")


@pytest.mark.parametrize(("exposes", "asked"), [("start", 1), ("both", 2)])
def test_D_START_03_which_half_exposes_is_a_setting(exposes: str, asked: int) -> None:
    played = fight(
        one("CYR", 0, activite_restreinte=True, **SPELLS), one("ORC", 1),
        settings={"split_action_provokes": exposes}, answers={"opportunity": "no"},
    )  # fmt: skip
    played.do("CYR", "incant", spell="sommeil")
    end(played), end(played)
    played.do("CYR", "incant", spell="sommeil")
    assert len(offered(played)) == asked
    assert played.told("spell-works")


def test_D_START_04_not_an_attack_a_charge_a_run_or_a_withdrawal() -> None:
    for action in ("full_attack", "charge", "run", "withdraw"):
        with pytest.raises(Refused, match="D-START-04"):
            check_splits(action)
    for action in ("load_heavy_xbow", "cast_1_round", "touch_six"):
        check_splits(action)


def test_D_START_05_an_unrestricted_one_may_too() -> None:
    played = fight(one("BRU", 0, **XBOW), one("ORC", 20))
    walk(played, "BRU", (0, 1))
    played.do("BRU", "reload")
    assert "started" in effects(played, "BRU")
    played = fight(one("BRU", 0, **XBOW), one("ORC", 20))
    played.do("BRU", "reload")
    assert played.told("reloaded")
    assert not can(played["BRU"], "move")


def test_D_START_05_half_of_it_first_and_then_a_walk() -> None:
    played = fight(one("BRU", 0, **XBOW), one("ORC", 20))
    played.do("BRU", "reload", pace="half")
    walk(played, "BRU", *((0, z) for z in range(1, 7)))
    assert played["BRU"]["distance"] == 9
    end(played), end(played)
    played.do("BRU", "reload")
    assert played.told("reloaded")
    assert can(played["BRU"], "move")
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 20))
    played.do("CYR", "incant", spell="sommeil", pace="half")
    walk(played, "CYR", (0, 1))
    end(played), end(played)
    assert not played.told("spell-works")
    played.do("CYR", "incant", spell="sommeil")
    assert played.told("spell-works")
    with refused(played, "D-START-04"):
        played.do("CYR", "incant", spell="appel", pace="half")


# -- long spells ----------------------------------------------------------------------------------


def test_D_FRC_01_before_the_next_turn() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9))
    played.do("CYR", "incant", spell="sommeil")
    assert not played.told("spell-works")
    end(played)
    assert not played.told("spell-works")
    end(played)
    assert played.told("spell-works")
    assert can(played["CYR"], "full")


def test_D_FRC_02_ten_rounds_in_a_row() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9))
    played.do("CYR", "incant", spell="appel")
    for _ in range(9):
        end(played), end(played)
        played.do("CYR", "chant")
    assert played.fight.clock.round == 10
    assert not played.told("spell-works")
    end(played), end(played)
    assert played.fight.clock.round == 11
    assert played.told("spell-works")
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9))
    played.do("CYR", "incant", spell="appel")
    end(played), end(played)
    played.do("CYR", "defend")
    end(played)
    assert played.told("casting-lost")
    assert "casting" not in effects(played, "CYR")


def test_D_FRC_02_a_minute_is_as_many_rounds_as_the_gm_says() -> None:
    """D-ROUND-01."""
    for minute in (10, 6):
        short = {"rounds_per_minute": minute}
        played = fight(one("CYR", 0, **SPELLS), one("ORC", 9), settings=short)
        assert rounds_of(played["CYR"], CALL) == minute


@pytest.mark.parametrize(("face", "kept"), [(9, True), (8, False)])
def test_D_FRC_03_damage_in_between_tries_the_concentration(face: int, kept: bool) -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9), faces=(face,))
    played.do("CYR", "incant", spell="sommeil")
    played.gm("hurt", who="CYR", amount=8)
    checked = played.last("check").params
    assert (checked["dc"], checked["ok"]) == (19, kept)
    assert ("casting" in effects(played, "CYR")) is kept


def test_D_FRC_04_exposed_at_the_start_only() -> None:
    """D-FRC-05: and it threatens nothing."""
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 4))
    played.do("CYR", "incant", spell="sommeil")
    end(played)
    walk(played, "ORC", (3, 0), (2, 0), (1, 0), (1, 1))
    assert offered(played) == []


def test_D_FRC_05_whoever_casts_threatens_nothing() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 9))
    assert threatens(played["CYR"], played["ORC"], at(1))
    played.do("CYR", "incant", spell="sommeil")
    assert not threatens(played["CYR"], played["ORC"], at(1))


def test_D_FRC_06_a_voice_hands_and_the_defensive() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 1), faces=(6,))
    played.gm("effect", who="CYR", name="gagged")
    with refused(played, "D-CAST-02"):
        played.do("CYR", "incant", spell="sommeil")
    played.gm("lift", who="CYR", name="gagged")
    played.do("CYR", "incant", spell="sommeil", stance="defensive")
    assert offered(played) == []
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (16, True)
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 1), faces=(5,))
    played.do("CYR", "incant", spell="sommeil", stance="defensive")
    assert played.told("casting-lost")
    assert not can(played["CYR"], "move")


def test_D_FRC_06_a_wound_at_the_start() -> None:
    played = fight(one("CYR", 0, **SPELLS), one("ORC", 1), faces=(10, 1, 2, 7))
    played.do("CYR", "incant", spell="sommeil")
    assert played["CYR"]["pv"] == 22 - 7
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (18, False)
    assert "casting" not in effects(played, "CYR")


def test_D_FRC_07_metamagic_of_the_spontaneous() -> None:
    sorcerer = {"incantation": "spontanee", **SPELLS}
    played = fight(one("CYR", 0, **sorcerer), one("ORC", 9))
    cyr = played["CYR"]
    assert (kind_of(cyr, FAR), rounds_of(cyr, FAR)) == ("full", 0)
    assert rounds_of(cyr, LONG) == 2
    assert kind_of(fight(one("CYR", 0), one("ORC", 9))["CYR"], FAR) == "standard"
    played.do("CYR", "incant", spell="projectile étendu")
    assert played.told("spell-works")
    assert not can(cyr, "move")


def test_D_FRC_08_spells_converted_by_a_cleric() -> None:
    cure = Spell(nom="soins intensifs étendus", niveau=6, metamagie=True)
    played = fight(one("JOZ", 0), one("ORC", 9))
    assert kind_of(played["JOZ"], cure) == "standard"
    assert kind_of(played["JOZ"], cure, converted=True) == "full"


# -- free acts ------------------------------------------------------------------------------------


def test_D_FREE_01_ceasing_to_concentrate() -> None:
    played = fight(one("CYR", 0), one("ORC", 9))
    with refused(played, "D-FREE-01"):
        played.do("CYR", "cease")
    played.gm("effect", who="CYR", name="concentrating", data={"spell": "détection du mal"})
    played.do("CYR", "cease")
    assert "concentrating" not in effects(played, "CYR")
    assert can(played["CYR"], "full")


def test_D_FREE_02_what_is_dropped_lies_there() -> None:
    played = fight(one("ALD", 2), one("ORC", 9))
    played.do("ALD", "drop")
    sword = played.fight.state.items["ALD.1"]
    assert (sword.holder, sword.pos) == ("", at(2))
    assert can(played["ALD"], "full")


def test_D_FREE_03_one_quickened_spell_a_round() -> None:
    played = fight(one("CYR", 0), one("ORC", 1), faces=(20,))
    played.do("CYR", "quick", text="bouclier")
    with refused(played, "D-FREE-03"):
        played.do("CYR", "quick", text="bouclier")
    played.do("CYR", "swift")
    assert offered(played) == []
    played.do("CYR", "shift", to=at(0, 1))
    played.do("CYR", "cast", spell="bouclier", stance="defensive")  # the normal one besides
    played = fight(one("CYR", 0), one("ORC", 1), settings={"profile": "srd"})
    played.do("CYR", "swift")
    with refused(played, "D-ACT-10"):
        played.do("CYR", "quick", text="bouclier")


def test_D_FREE_04_words_out_of_turn() -> None:
    played = fight(one("CYR", 0), one("ORC", 9))
    played.do("ORC", "say", text="À moi !")
    assert played.last("said").who == ("ORC",)
    played = fight(one("CYR", 0), one("ORC", 9), settings={"speech": {"own_turn_only": True}})
    with refused(played, "D-FREE-04"):
        played.do("ORC", "say", text="À moi !")
    quiet = {"speech": {"allow_flat_footed": False}}
    played = fight(one("CYR", 0), one("ORC", 9), settings=quiet, fresh=True)
    with refused(played, "D-FREE-04"):
        played.do("ORC", "say", text="À moi !")


def test_D_FREE_05_a_long_speech_takes_an_action() -> None:
    played = fight(one("CYR", 0), one("ORC", 9))
    played.do("CYR", "say", text="x" * 200)
    assert played.asked("long-speech") == []
    answer(played, **{"long-speech": "move"})
    played.do("CYR", "say", text="x" * 201)
    assert played["CYR"]["mouvement"] == 0


def test_D_FREE_06_to_the_ground() -> None:
    played = fight(one("ALD", 0), one("ORC", 1))
    played.do("ALD", "lie")
    assert "prone" in effects(played, "ALD")
    assert offered(played) == []


def test_D_FREE_07_D_TAB_06_bulky_components_are_the_gm_s() -> None:
    """D-TAB-06, D-CAST-05."""
    mirror = Spell(nom="scrutation", niveau=4, temps="1_round", F=True, encombrant=True)
    played = fight(one("CYR", 0, sorts=(mirror, SLEEP), prepares={}), one("ORC", 9))
    with refused(played, "D-TAB-06"):
        played.do("CYR", "incant", spell="scrutation")
    answer(played, components="free")
    played.do("CYR", "incant", spell="scrutation")
    assert "casting" in effects(played, "CYR")


# -- the rest -------------------------------------------------------------------------------------


def test_D_OTHER_01_the_gm_says_what_it_takes() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2,))
    answer(played, **{"other-action": "move", "other-provokes": "no"})
    played.do("ALD", "other", text="swing on the chandelier")
    assert offered(played) == []
    assert played["ALD"]["mouvement"] == 0
    answer(played, **{"other-action": "standard", "other-provokes": "yes"})
    played.do("ALD", "other", text="pull the lever")
    assert offered(played) == [("ORC", "other")]


def test_D_OTHER_02_whirling_round() -> None:
    feat = {"dons": ("attaque_en_rotation",)}
    played = fight(
        one("ALD", 0, **feat), one("ORC", 1), one("ORC2", 0, 1), one("ORC3", 5), faces=(2, 2)
    )
    played.do("ALD", "whirlwind")
    assert totals(played) == [12, 12]
    assert left(played["ALD"]) == ("swift", "immediate", "free", "none")
    played = fight(one("ALD", 0), one("ORC", 1))
    with refused(played, "D-OTHER-02"):
        played.do("ALD", "whirlwind")


def test_D_OTHER_03_each_skill_has_its_time() -> None:
    played = fight(one("BRU", 0), one("ORC", 9), faces=(10, 10))
    played.do("BRU", "skill", skill="bluff", dc=15)
    assert played["BRU"]["simple"] == 0
    played.do("BRU", "skill", skill="ride", dc=5)
    assert played["BRU"]["mouvement"] == 1
    with refused(played, "D-OTHER-03"):
        played.do("BRU", "skill", skill="sleight_of_hand", dc=5)


def test_D_TAB_01_the_walk_exposes_and_the_blow_does_not() -> None:
    played = fight(one("ALD", 0), one("ORC", 1), faces=(2, 2))
    played.do("ALD", "attack", target="ORC")
    assert offered(played) == []
    walk(played, "ALD", (0, 1))
    assert offered(played) == [("ORC", "leave")]


def test_D_TAB_02_help_exposes_as_what_it_helps() -> None:
    assert exposes("aid_another", helped="drink_potion")
    assert not exposes("aid_another", helped="attack_melee")


def test_D_TAB_03_a_thing_that_is_held_is_defended() -> None:
    assert exposes("sunder_object", held=True)
    assert not exposes("sunder_object")


def test_D_TAB_04_drawing_with_a_walk_is_free_from_the_first_point_of_attack() -> None:
    played = fight(one("BRU", 0, main_directrice="rien", BBA=1), one("ORC", 9))
    walk(played, "BRU", (1, 0))
    played.do("BRU", "draw", what="rapière")
    assert played["BRU"]["simple"] == 1


def test_D_TAB_05_two_full_round_actions_shrink_for_the_restricted() -> None:
    assert lookup("charge").restricted == "standard"
    assert lookup("withdraw").restricted == "standard"
    assert lookup("run").restricted == "impossible"


def test_D_TAB_07_three_manoeuvres_stand_in_for_a_blow() -> None:
    assert [lookup(a).type for a in ("disarm", "grapple", "trip")] == ["attack"] * 3


def test_D_TAB_08_a_feat_has_its_own_cost() -> None:
    row = lookup("feat")
    assert (row.type, row.provokes) == ("varies", "varies")
    feat = {"dons": ("attaque_en_rotation",)}
    played = fight(one("ALD", 0, **feat), one("ORC", 1), faces=(2,))
    played.do("ALD", "whirlwind")
    assert offered(played) == []
    assert not can(played["ALD"], "move")


def test_T_01_first_aid_to_the_dying() -> None:
    played = fight(one("JOZ", 0), one("ALD", 1), one("ORC", 0, 1), faces=(2, 13))
    with refused(played, "D-OTHER-03"):
        played.do("JOZ", "tend", target="ALD")
    played.gm("hurt", who="ALD", amount=55)
    played.do("JOZ", "tend", target="ALD")
    assert offered(played) == [("ORC", "stabilize")]
    assert "stable" in effects(played, "ALD")


def test_T_01_a_light_crossbow_takes_a_move() -> None:
    light = {"armes": ("arbalete_legere",), "main_directrice": "", "chargee": False}
    played = fight(one("BRU", 0, **light), one("ORC", 0, 1), one("GOB", 9), faces=(2, 2, 2))
    played.do("BRU", "reload")
    assert offered(played) == [("ORC", "load_light_xbow")]
    assert played["BRU"]["simple"] == 1
    with refused(played, "D-START-02"):
        played.do("BRU", "reload")
    played.do("BRU", "attack", target="GOB")
