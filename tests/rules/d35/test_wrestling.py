"""What a grappler is, does and suffers: D-GRAPPLE-14…39."""

from dataclasses import replace
from typing import Any

import pytest

from rules.d35.blow import Blow, defence
from rules.d35.budget import left
from rules.d35.hands import bare
from rules.d35.held_spells import bars_spell, concentrates
from rules.d35.opportunity import threatens
from rules.d35.sequence import next_swing
from rules.d35.spells import SPELLS
from rules.engine.modifiers import total
from rules.engine.requests import Refused
from tests.rules.d35.grappling import effect, held, last_check, orc_holds, with_whom
from tests.rules.d35.people import at, done, effects, end, one, turn_of
from tests.rules.scripted import Played, answer, refused


def ac(played: Played, target: str, me: str) -> int:
    fight = played.fight
    return total(defence(fight, fight[me], fight[target], Blow(bare(fight[me]), 0)))


def pinned(*more: Any, **script: Any) -> Played:
    """An orc pins Cyrielle; it is its turn, and spent."""
    played = orc_holds("CYR", *more, **script)
    end(played)
    turn_of(played, "ORC")
    played.dice(15, 2)
    played.do("ORC", "pin")
    assert played["CYR"].has("pinned")
    return played


def test_D_GRAPPLE_14_nobody_held_threatens() -> None:
    played = orc_holds("CYR", one("ALD", 1, 1))
    assert not threatens(played["ORC"], played["ALD"])
    end(played)
    turn_of(played, "ALD")
    played.do("ALD", "step", to=at(2, 1))
    assert not [a for a in played.asked("opportunity") if a.who in ("ORC", "CYR")][1:]


def test_D_GRAPPLE_15_dexterity_for_those_inside_alone() -> None:
    played = orc_holds("CYR", one("GOB", 1, 1))
    assert (ac(played, "CYR", "ORC"), ac(played, "CYR", "GOB")) == (12, 10)


def test_D_GRAPPLE_16_no_walking_away() -> None:
    played = orc_holds("CYR")
    end(played)
    with refused(played, "D-MOVE-07"):
        played.do("CYR", "step", to=at(2))


def test_D_GRAPPLE_17_each_attack_of_a_full_attack_at_its_own_bonus() -> None:
    played = held(one("ALD", 0), one("ORC", 1))
    end(played)
    turn_of(played, "ALD")
    played.dice(1, 20, 1, 20)
    for bonus in (10, 5):
        played.do("ALD", "crush")
        assert last_check(played)[0] == bonus


def test_D_GRAPPLE_18_an_item_may_be_used_a_scroll_not_read() -> None:
    from rules.d35.theme import forbidden

    played = orc_holds("CYR")
    assert forbidden(played["CYR"], "scroll") == "grappled"
    assert not forbidden(played["CYR"], "hands")
    assert not forbidden(played["CYR"], "act")


def test_D_GRAPPLE_19_light_weapons_at_minus_four() -> None:
    played = orc_holds("CYR")
    end(played)
    played.dice(1)
    played.do("CYR", "attack", target="ORC", weapon="dague")
    assert total(played.last("attack.miss").params["roll"].mods) == -3
    played = held(one("ALD", 0), one("ORC", 1))
    with refused(played, "D-GRAPPLE-19"):
        played.do("ALD", "attack", target="ORC", weapon="épée longue")


def test_D_GRAPPLE_20_no_second_weapon() -> None:
    played = orc_holds("CYR")
    end(played)
    with pytest.raises(Refused) as caught:
        next_swing(played["CYR"], off=True, extra=1)
    assert caught.value.rule == "D-GRAPPLE-20"


def test_D_GRAPPLE_21_only_spells_without_gesture_or_care() -> None:
    played = orc_holds("CYR")
    word = SPELLS["feuille_morte"].model_copy(
        update={"G": False, "V": True, "M": False, "F": False, "FD": False, "temps": "simple"}
    )
    assert bars_spell(played["CYR"], word) is None
    for changes in ({"G": True}, {"temps": "1_round"}, {"minutieux": True}, {"M": True}):
        why = bars_spell(played["CYR"], word.model_copy(update=changes))
        assert why is not None
        assert why.rule == "D-GRAPPLE-21"
    played = pinned()
    assert bars_spell(played["CYR"], word) is None
    played.do("ORC", "gag")
    assert bars_spell(played["CYR"], word) is not None


@pytest.mark.parametrize(("face", "ok"), [(12, True), (11, False)])
def test_D_GRAPPLE_22_concentration_against_20_and_the_level(face: int, ok: bool) -> None:
    played = orc_holds("CYR")
    spell = SPELLS["feuille_morte"].model_copy(update={"niveau": 2, "M": False})
    flow = concentrates(played.fight, played["CYR"], spell)
    roll = next(flow)
    assert flow.send(roll.settle((face,))).params["dc"] == 22  # type: ignore[union-attr]
    with pytest.raises(StopIteration) as over:
        next(flow)
    assert over.value.value is ok


def test_D_GRAPPLE_23_a_check_won_hurts_like_a_fist() -> None:
    played = held(one("ALD", 0), one("ORC", 1, pv=40))
    end(played)
    turn_of(played, "ALD")
    before = played["ORC"]["non_letal"]
    played.dice(15, 2, 2)
    played.do("ALD", "crush", target="ORC")
    assert played["ORC"]["non_letal"] - before == 6
    played.dice(2, 19)
    played.do("ALD", "crush", target="ORC")
    assert played["ORC"]["non_letal"] - before == 6
    done(played)


def test_D_GRAPPLE_24_to_kill_costs_four_but_for_a_monk() -> None:
    played = held(one("ALD", 0), one("ORC", 1, pv=40))
    end(played)
    turn_of(played, "ALD")
    played.dice(15, 2, 2)
    played.do("ALD", "crush", target="ORC", mode="lethal")
    assert last_check(played)[0] == 6
    assert played["ORC"]["pv"] == 34
    played = held(one("IRI", 0), one("ORC", 1, pv=40))
    end(played)
    turn_of(played, "IRI")
    played.dice(15, 2, 5)
    before = played["ORC"]["pv"]
    played.do("IRI", "crush", target="ORC")
    assert last_check(played)[0] == 5
    assert before - played["ORC"]["pv"] == 7


def test_D_GRAPPLE_25_a_light_weapon_is_drawn_by_a_check() -> None:
    short = {"armes": ["epee_longue", "epee_courte"], "main_directrice": "rien"}
    played = held(one("ALD", 0, main_faible="rien", **short), one("ORC", 1))
    end(played)
    turn_of(played, "ALD")
    with refused(played, "D-MOVE-02"):
        played.do("ALD", "draw", what="épée courte")
    with refused(played, "D-GRAPPLE-25"):
        played.do("ALD", "draw-held", what="épée longue")
    played.dice(2, 19)
    played.do("ALD", "draw-held", what="épée courte")
    assert "move" in left(played["ALD"])
    assert played["ALD"]["mouvement"] == 0
    played.dice(19, 2)
    played.do("ALD", "draw-held", what="épée courte")
    assert [i.kind for i in played["ALD"].items("directrice")] == ["épée courte"]


def test_D_GRAPPLE_26_escape_artist_as_a_standard_action() -> None:
    played = orc_holds("BRU")
    end(played)
    played.dice(5, 10)  # 16 against 15
    played.do("BRU", "escape", how="skill")
    assert with_whom(played, "BRU") == []
    assert last_check(played) == (11, 5)
    assert "standard" not in left(played["BRU"])


def test_D_GRAPPLE_26_several_must_each_be_beaten_strictly() -> None:
    for strict, escaped in ((True, False), (False, True)):
        played = orc_holds("CYR", one("BRU", 1, 1), settings={"grapple": {"group_strict": strict}})
        turn_of(played, "BRU")
        played.dice(15, 9, 1)
        played.do("BRU", "grapple", target="ORC")
        turn_of(played, "ORC")
        played.dice(12, 8, 13)  # 17 against 9 and 17
        played.do("ORC", "escape")
        assert (with_whom(played, "ORC") == []) is escaped
        done(played)


def test_D_GRAPPLE_26_a_holder_may_let_it_happen() -> None:
    played = orc_holds("CYR")
    end(played)
    answer(played, **{"keep-hold": "no"})
    played.do("CYR", "escape")
    assert with_whom(played, "CYR") == []
    done(played)


def test_D_GRAPPLE_27_out_to_a_square_beside_and_nobody_strikes() -> None:
    played = orc_holds("BRU")
    end(played)
    with refused(played, "D-GRAPPLE-27"):
        played.do("BRU", "escape", how="skill", to=at(4))
    played.dice(15, 2)
    asked = len(played.asked("opportunity"))
    played.do("BRU", "escape", how="skill", to=at(2))
    assert played["BRU"].pos == at(2)
    assert len(played.asked("opportunity")) == asked
    with refused(played, "D-STEP-02"):
        played.do("BRU", "shift", to=at(3))


def test_D_GRAPPLE_27_where_no_square_is_free_it_stays_ungrappled() -> None:
    played = orc_holds("BRU", facts={"filled": True})
    end(played)
    played.dice(15, 2)
    played.do("BRU", "escape", how="skill")
    assert played["BRU"].pos == played["ORC"].pos
    assert with_whom(played, "BRU") == []


@pytest.mark.parametrize(("face", "moves"), [(11, True), (5, False)])
def test_D_GRAPPLE_28_half_its_speed_with_everybody(face: int, moves: bool) -> None:
    played = orc_holds("CYR")
    end(played)
    turn_of(played, "ORC")
    with refused(played, "D-GRAPPLE-28"):
        played.do("ORC", "drag", to=at(5))
    played.dice(face, 9)  # 16, or 10 against 10
    played.do("ORC", "drag", to=at(4))
    assert (played["CYR"].pos == played["ORC"].pos == at(4)) is moves
    assert with_whom(played, "ORC") == ["CYR"]
    assert "standard" not in left(played["ORC"])


def test_D_GRAPPLE_28_no_wall_is_dragged_through() -> None:
    played = orc_holds("CYR", facts={("filled", at(3)): True})
    end(played)
    turn_of(played, "ORC")
    with refused(played, "D-GRAPPLE-28"):
        played.do("ORC", "drag", to=at(4))


def test_D_GRAPPLE_29_a_pinned_foe_is_moved_more_easily() -> None:
    lasting = {"grapple": {"pin_through_next_turn": True}}
    played = pinned(settings=lasting)
    end(played)
    turn_of(played, "ORC")
    played.dice(11, 9)
    played.do("ORC", "drag", to=at(2))
    assert last_check(played)[0] == 9
    played = pinned(one("BRU", 1, 1), settings=lasting)
    end(played)
    turn_of(played, "BRU")
    played.dice(15, 9, 1)
    played.do("BRU", "grapple", target="ORC")
    turn_of(played, "ORC")
    played.dice(11, 1, 1)
    played.do("ORC", "drag", to=at(2))
    assert last_check(played)[0] == 5


def test_D_GRAPPLE_30_a_component_takes_the_whole_turn() -> None:
    played = orc_holds("CYR")
    end(played)
    played.do("CYR", "component")
    assert left(played["CYR"])[0] not in ("standard", "move", "full")
    end(played), end(played)
    spell = SPELLS["feuille_morte"].model_copy(update={"G": False, "M": True, "temps": "simple"})
    assert bars_spell(played["CYR"], spell) is None


def test_D_GRAPPLE_31_pinned_for_one_round_to_the_count() -> None:
    played = pinned(one("ALD", 6))
    assert "pinned" in effects(played, "CYR")
    end(played)
    for who in ("CYR", "ALD"):
        assert played.fight.acting[0].id == who
        assert played["CYR"].has("pinned")
        end(played)
    assert played.fight.acting[0].id == "ORC"
    assert not played["CYR"].has("pinned")


@pytest.mark.parametrize(("profile", "may"), [("texte", False), ("srd", True)])
def test_D_GRAPPLE_31_the_options_of_the_pinner_on_its_next_turn(profile: str, may: bool) -> None:
    played = pinned(settings={"profile": profile})
    end(played)
    turn_of(played, "ORC")
    if may:
        played.do("ORC", "gag")
        assert played["CYR"].has("gagged")
        end(played)
        assert not played["CYR"].has("gagged")
    else:
        with refused(played, "D-GRAPPLE-34"):
            played.do("ORC", "gag")


def test_D_GRAPPLE_32_a_friend_in_the_grapple_breaks_the_pin() -> None:
    played = pinned(one("ALD", 1, 1))
    end(played)
    turn_of(played, "ALD")
    with refused(played, "D-GRAPPLE-32"):
        played.do("ALD", "free-ally", target="CYR")
    played.dice(19, 2, 1, 8, 9)  # joins, then the second attack: 13 against 14
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "free-ally", target="CYR")
    assert last_check(played) == (5, 5)
    assert played["CYR"].has("pinned")


def test_D_GRAPPLE_32_won_the_friend_is_only_grappled() -> None:
    played = pinned(one("ALD", 1, 1))
    end(played)
    turn_of(played, "ALD")
    played.dice(19, 2, 1, 14, 9)  # 19 against 14
    played.do("ALD", "grapple", target="ORC")
    played.do("ALD", "free-ally", target="CYR")
    assert not played["CYR"].has("pinned")
    assert played["CYR"].has("grappled")


def test_D_GRAPPLE_33_the_light_weapon_of_the_other_turned_on_it() -> None:
    played = orc_holds("CYR")
    end(played)
    turn_of(played, "ORC")
    played.dice(14, 12, 15, 2)  # 19 against 13; 15 + 5 − 4 = 16
    played.do("ORC", "turn-weapon")
    struck = played.last("attack.hit").params
    assert (struck["roll"].total, struck["against"], struck["weapon"]) == (16, 12, "dague")
    assert played["CYR"]["pv"] == 17
    assert [i.kind for i in played["CYR"].items("directrice")] == ["dague"]
    played = held(one("CYR", 0), one("ORC", 1))
    end(played)
    turn_of(played, "CYR")
    with refused(played, "D-GRAPPLE-33"):
        played.do("CYR", "turn-weapon")


def test_D_GRAPPLE_34_the_gag_silences_while_the_pin_lasts() -> None:
    played = pinned()
    played.do("ORC", "gag")
    end(played)
    with refused(played, "D-FREE-04"):
        played.do("CYR", "say", text="À l'aide !")
    turn_of(played, "ORC")
    assert not played["CYR"].has("gagged")


def test_D_GRAPPLE_35_the_pinned_resist_a_snatching_hand_by_four() -> None:
    ring = [{"nom": "anneau", "fixation": "solide"}, {"nom": "collier"}]
    played = held(one("ALD", 0), one("CYR", 1, side="X", objets_portes=ring))
    end(played)
    turn_of(played, "ALD")
    with refused(played, "D-DISARM-12"):
        played.do("ALD", "disarm", target="CYR", what="anneau")
    played.dice(19, 2, 5, 20)
    played.do("ALD", "pin")
    played.do("ALD", "disarm", target="CYR", what="anneau")
    shown = played.last("disarm-failed").params
    assert total(shown["against"].mods) == 1  # −3, and 4: D-DISARM-12
    end(played)
    turn_of(played, "ALD")
    played.dice(19, 2, 5, 20)
    played.do("ALD", "pin")
    played.do("ALD", "disarm", target="CYR", what="collier")
    assert total(played.last("disarm-failed").params["against"].mods) == 1


def test_D_GRAPPLE_36_letting_go_of_the_pinned_frees_both() -> None:
    played = pinned()
    played.do("ORC", "let-go")
    assert "pinned" not in effects(played, "CYR")
    assert with_whom(played, "ORC") == []
    assert not played.asked("hold-on")


@pytest.mark.parametrize(("said", "free"), [("no", True), ("yes", False)])
def test_D_GRAPPLE_36_the_other_may_hold_on(said: str, free: bool) -> None:
    played = orc_holds("CYR")
    answer(played, **{"hold-on": said})
    played.do("ORC", "let-go")
    assert (with_whom(played, "CYR") == []) is free
    if not free:
        with refused(played, "D-GRAPPLE-26"):
            played.do("ORC", "let-go")


def test_D_GRAPPLE_37_what_a_pinner_cannot_do() -> None:
    knife = {"armes": ["dague", "epee_courte"], "main_directrice": "dague"}
    played = held(
        one("ALD", 0, main_faible="rien", **knife), one("ORC", 1), one("CYR", 1, 1, side="X"),
        answers={"ALD_x": "no"},
    )  # fmt: skip
    end(played)
    turn_of(played, "CYR")
    played.dice(19, 2, 1)
    played.do("CYR", "grapple", target="ALD")
    turn_of(played, "ALD")
    played.dice(19, 2)
    played.do("ALD", "pin", target="ORC")
    for verb, args in (
        ("draw-held", {"what": "épée courte"}),
        ("attack", {"target": "ORC", "weapon": "dague"}),
        ("component", {}),
        ("pin", {"target": "CYR"}),
        ("escape", {}),
        ("free-ally", {"target": "ORC"}),
    ):
        with refused(played, "D-GRAPPLE-37"):
            played.do("ALD", verb, **args)
    played.do("ALD", "gag", target="ORC")
    played.dice(2, 19)
    played.do("ALD", "crush", target="ORC")


@pytest.mark.parametrize(("allowed", "rule"), [(True, ""), (False, "D-GRAPPLE-37")])
def test_D_GRAPPLE_37_the_weapon_of_the_pinned_is_another_matter(allowed: bool, rule: str) -> None:
    played = held(
        one("ALD", 0), one("CYR", 1, side="X"),
        settings={"grapple": {"opponent_weapon_while_pinning": allowed}},
    )  # fmt: skip
    end(played)
    turn_of(played, "ALD")
    played.dice(19, 2, 2, 19)
    played.do("ALD", "pin")
    if allowed:
        played.do("ALD", "turn-weapon")
        done(played)
    else:
        with refused(played, rule):
            played.do("ALD", "turn-weapon")


@pytest.mark.parametrize(("zero", "against"), [(False, 6), (True, 1)])
def test_D_GRAPPLE_38_pinned_an_easy_prey_for_all_but_the_pinner(zero: bool, against: int) -> None:
    played = pinned(one("GOB", 1, 1), settings={"pinned": {"dex_zero": zero}})
    assert (ac(played, "CYR", "ORC"), ac(played, "CYR", "GOB")) == (12, against)
    end(played)
    for verb, args in (("attack", {"target": "ORC"}), ("crush", {}), ("pin", {})):
        with refused(played, "D-GRAPPLE-38"):
            turn_of(played, "CYR")
            played.do("CYR", verb, **args)


def test_D_GRAPPLE_39_breaking_a_pin_one_is_still_held() -> None:
    played = pinned()
    end(played)
    played.dice(19, 9)  # 20 against 14
    played.do("CYR", "escape")
    assert effects(played, "CYR") == ["attacking", "grappled"]
    assert effect(played, "CYR", "grappled").by == "ORC"
    assert not played.asked("keep-hold")
    played = pinned()
    end(played)
    played.dice(19, 9)
    played.do("CYR", "escape", how="skill")
    assert not played["CYR"].has("pinned")


def test_D_GRAPPLE_36_who_falls_or_is_torn_away_holds_nobody() -> None:
    played = orc_holds("CYR")
    played.gm("hurt", who="ORC", amount=16)
    assert with_whom(played, "CYR") == []
    played = orc_holds("BRU", one("OGR", 6))
    played.gm("hurt", who="BRU", amount=23)
    assert with_whom(played, "ORC") == []
    assert not played["ORC"].has("grappled")


def test_D_GRAPPLE_15_a_shot_finds_any_of_those_who_grapple() -> None:
    played = orc_holds("CYR", one("BRU", 5, main_faible="dague", dons=["tir_de_precision"]))
    turn_of(played, "BRU")
    for face, hit, against in ((1, "ORC", 13), (2, "CYR", 10)):
        played.dice(f"2:{face}", 1)
        played.do("BRU", "attack", target="ORC", weapon="dague")
        tell = played.last("attack.miss")
        assert (tell.who[1], tell.params["against"]) == (hit, against)
        dagger = played.fight.state.items["BRU.2"]
        played.gm("put", item=replace(dagger, holder="BRU", slot="faible", pos=None))
        end(played)
        turn_of(played, "BRU")


def test_D_GRAPPLE_13_a_monk_stuns_nobody_outside() -> None:
    played = held(one("IRI", 0), one("ORC", 1, pv=40), one("GOB", 0, 1))
    end(played)
    turn_of(played, "IRI")
    with refused(played, "D-GRAPPLE-13"):
        played.do("IRI", "stunning-blow", target="GOB")
