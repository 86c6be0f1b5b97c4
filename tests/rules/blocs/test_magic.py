"""Spells and techniques by name: what they do, what they cost, what refuses them."""

from typing import Any

import pytest

from rules.blocs import RULESET
from rules.blocs.arms import WEAPONS
from rules.engine.table import Table, fold
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, ORC, at, fight, foe, hero
from tests.rules.scripted import Played, Scripted, refusal

SPELLS = ("trait-de-feu", "boule-de-feu", "mur-de-feu", "eclat-de-givre", "nappe-d-huile",
          "nuage-toxique", "silence", "souffle-du-vent", "soin", "soin-lointain", "benediction",
          "armure-de-mage", "vol", "bouclier", "pas-de-l-ombre")  # fmt: skip
MAGE = CYRA.model_copy(update={"armes": tuple(WEAPONS[s] for s in SPELLS)})
MOVES = (
    "coup-de-belier",
    "charge-d-epaule",
    "balayage",
    "second-souffle",
    "elan",
    "danse-des-lames",
)
FIGHTER = ALDRIC.model_copy(update={"armes": tuple(WEAPONS[m] for m in MOVES)})


def mage(*others: Any, at_x: int = 5, **script: Any) -> Played:
    return fight(hero("CYR", MAGE), *(others or (foe("ORC", ORC, at_x, 0),)), **script)


def refused(played: Played, who: str, verb: str, **args: Any) -> tuple[str, str]:
    told = refusal(played, who, verb, **args)
    return told.code, told.rule


def purse(played: Played, who: str = "CYR") -> tuple[float, float, float, float]:
    me = played[who]
    return me["mana"], me["stamina"], me["full"], me["half"]


def test_B_ACT_04_a_spell_at_somebody_is_paid_for_hit_or_miss() -> None:
    played = mage(faces=[2])
    played.do("CYR", "cast", spell="trait de feu", target="ORC")
    assert played.told("attack.miss")
    assert purse(played) == (17, 0, 0, 1)


def test_B_DMG_16_the_table_of_magics_gives_two_more() -> None:
    """AMB-59: fire has the better of ice."""
    icy = ORC.model_copy(update={"affinite": "glace"})
    played = mage(foe("ORC", icy, 5, 0), faces=[15, 1, 1], settings={"magies": {"feu": ("glace",)}})
    played.do("CYR", "cast", spell="trait de feu", target="ORC")
    assert played["ORC"]["pv"] == 15 - (2 + 3 + 2)


def test_B_ATK_12_a_ball_of_fire_around_somebody() -> None:
    played = mage(foe("ORC", ORC, 10, 0), foe("GOB", GOBLIN, 12, 0), faces=[15, 1, 1, 1])
    played.do("CYR", "cast", spell="boule de feu", target="ORC")
    assert {t.who[1] for t in played.told("attack.hit")} == {"ORC", "GOB"}
    assert played["ORC"].has("tick-brulure")
    assert purse(played)[0] == 14


def test_B_ATK_02_or_around_a_block() -> None:
    played = mage(faces=[15, 1, 1, 1])
    assert refused(played, "CYR", "cast", spell="boule de feu") == ("say-where", "B-ATK-02")
    played.do("CYR", "cast", spell="boule de feu", at=at(6, 0))
    assert played["ORC"].has("tick-brulure")


def test_B_DMG_11_a_wall_of_fire_waits_on_the_ground() -> None:
    played = mage(faces=["2:2"])
    played.do("CYR", "cast", spell="mur de feu", at=at(3, 0))
    assert played["ORC"]["pv"] == 15
    played.do("CYR", "end")
    played.do("ORC", "step", to=at(4, 0))
    assert played["ORC"]["pv"] == 13
    for who in ("ORC", "CYR", "ORC", "CYR"):
        played.do(who, "end")
        played.dice("2:1")
    assert played.fight.effects("zone")
    played.do("ORC", "end")
    assert not played.fight.effects("zone")


def test_B_MOV_18_spilt_oil_is_slippery() -> None:
    played = mage(foe("ORC", ORC, 5, 0))
    played.do("CYR", "cast", spell="nappe d'huile", at=at(3, 0))
    played.do("CYR", "end")
    played.dice(4)
    played.do("ORC", "step", to=at(4, 0))
    assert (played["ORC"].has("prone"), played["ORC"]["moves"]) == (True, 6)


def test_B_DMG_05_a_cloud_hurts_now_and_stays() -> None:
    played = mage(faces=[15, 1])
    played.do("CYR", "cast", spell="nuage toxique", target="ORC")
    assert played["ORC"].has("tick-poison")
    assert [e.data["kind"] for e in played.fight.effects("zone")] == ["poison"]


def test_B_STA_08_frost_slows() -> None:
    played = mage(faces=[15, 1])
    played.do("CYR", "cast", spell="éclat de givre", target="ORC")
    played.do("CYR", "end")
    assert played["ORC"]["moves"] == 4
    played.do("ORC", "end")
    assert not played["ORC"].has("slowed")


def test_B_OA_03_a_gust_drives_back_and_provokes_nobody() -> None:
    played = mage(foe("ORC", ORC, 1, 0), hero("ALD", ALDRIC, 2, 1), faces=[15, 15, 1],
                  facts={("filled", at(4, 0)): True})  # fmt: skip
    played.do("CYR", "cast", spell="souffle du vent", target="ORC")
    assert played["ORC"].pos == at(3, 0)
    assert not played.asked("opportunity")


def test_B_HP_04_healing_at_hand_and_from_afar() -> None:
    played = mage(hero("ALD", ALDRIC, 1, 0, pv=5), foe("ORC", ORC, 9, 9), faces=[3])
    played.do("CYR", "cast", spell="soin lointain", target="ALD")
    assert (played["ALD"]["pv"], purse(played)) == (8, (17, 0, 1, 0))
    played.dice(4)
    played.do("CYR", "cast", spell="soin", target="ALD")
    assert purse(played) == (14, 0, 0, 0)


def test_B_STA_08_what_strengthens() -> None:
    played = mage(hero("ALD", ALDRIC, 1, 0), foe("ORC", ORC, 2, 0))
    played.do("CYR", "cast", spell="bénédiction", target="ALD")
    played.do("CYR", "end")
    played.dice(9, 1)
    played.do("ALD", "attack", target="ORC", weapon="épée longue")
    assert played.last("attack.hit").params["roll"].total == 13
    assert played["ORC"]["pv"] == 15 - (1 + 2 + 1)


def test_B_STA_08_armour_out_of_air_and_wings() -> None:
    played = mage(foe("ORC", ORC, 1, 0))
    played.do("CYR", "cast", spell="armure de mage")
    played.do("CYR", "end")
    played.dice(10)
    played.do("ORC", "attack", target="CYR")
    assert sum(m.value for m in played.last("attack.miss").params["against"]) == 14
    played.do("ORC", "end")
    played.do("CYR", "cast", spell="vol")
    played.do("CYR", "mode", mode="vol")
    assert played["CYR"]["moves"] == 14


def test_B_MOV_22_elsewhere_by_magic() -> None:
    played = mage(foe("ORC", ORC, 1, 0))
    assert refused(played, "CYR", "cast", spell="pas de l'ombre") == ("say-where", "B-ATK-02")
    played.do("CYR", "cast", spell="pas de l'ombre", at=at(0, 8))
    assert (played["CYR"].pos, played["CYR"]["mana"]) == (at(0, 8), 16)


def test_B_REA_05_a_shield_is_no_spell_of_one_s_own_turn() -> None:
    played = mage()
    assert refused(played, "CYR", "cast", spell="bouclier magique", target="ORC") == (
        "only-in-answer", "B-REA-05",
    )  # fmt: skip


# -- techniques --------------------------------------------------------------------------------


def fighter(*others: Any, **script: Any) -> Played:
    return fight(hero("ALD", FIGHTER), *(others or (foe("ORC", ORC),)), **script)


def test_B_ACT_04_a_technique_is_paid_in_stamina() -> None:
    played = fighter(faces=[2])
    played.do("ALD", "technique", spell="coup de bélier", target="ORC")
    assert purse(played, "ALD") == (0, 6, 0, 1)


def test_B_OA_03_a_shoulder_drives_back() -> None:
    played = fighter(faces=[15, 1])
    played.do("ALD", "technique", spell="charge d'épaule", target="ORC")
    assert played["ORC"].pos == at(3, 0)


def test_B_ATK_12_a_sweep_around_a_block_at_hand() -> None:
    played = fighter(foe("ORC", ORC), foe("GOB", GOBLIN, 1, 1), faces=[15, 1])
    played.do("ALD", "technique", spell="balayage", target="ORC")
    assert (played["ORC"]["pv"], played["GOB"]["pv"], played["ALD"]["pv"]) == (12, 5, 20)


def test_B_HP_04_a_second_wind_and_a_rush_for_half_an_action() -> None:
    played = fighter(faces=["6:4"])
    played.gm("set", who="ALD", counter="pv", to=10)
    played.do("ALD", "technique", spell="second souffle")
    assert (played["ALD"]["pv"], purse(played, "ALD")) == (14, (0, 6, 1, 0))
    played.do("ALD", "technique", spell="élan")
    played.do("ALD", "end")
    played.do("ORC", "end")
    assert played["ALD"]["moves"] == 18


# -- what refuses them -------------------------------------------------------------------------


def test_B_ACT_04_without_the_mana_nothing_is_spent() -> None:
    played = mage()
    for spell, args in (("trait de feu", {"target": "ORC"}), ("boule de feu", {"target": "ORC"}),
                        ("mur de feu", {"at": at(3, 0)}), ("soin", {}), ("vol", {}),
                        ("pas de l'ombre", {"at": at(0, 3)})):  # fmt: skip
        played.gm("set", who="CYR", counter="mana", to=1)
        assert refused(played, "CYR", "cast", spell=spell, **args)[0] == "cannot-pay"
        assert purse(played) == (1, 0, 1, 1)
    tired = fighter()
    tired.gm("set", who="ALD", counter="stamina", to=1)
    assert (
        refused(tired, "ALD", "technique", spell="coup de bélier", target="ORC")[0] == "cannot-pay"
    )
    assert purse(tired, "ALD") == (0, 1, 1, 1)


@pytest.mark.parametrize(("spell", "args"), [
    ("trait de feu", {"target": "ORC"}), ("boule de feu", {"target": "ORC"}), ("soin", {}),
    ("mur de feu", {"at": at(3, 0)}), ("pas de l'ombre", {"at": at(0, 3)}),
])  # fmt: skip
def test_B_STA_02_the_silenced_cast_nothing_and_keep_their_mana(
    spell: str, args: dict[str, Any]
) -> None:
    played = mage()
    played.gm("effect", who="CYR", name="silenced")
    assert refused(played, "CYR", "cast", spell=spell, **args) == ("silenced", "B-STA-02")
    assert purse(played) == (20, 0, 1, 1)
    assert not any(o.verb == "cast" for o in RULESET.offers(played.fight, played["CYR"]))


def test_B_STA_04_the_blinded_cast_at_nothing_they_do_not_see() -> None:
    played = mage(hero("ALD", ALDRIC, 12, 0, pv=3), foe("ORC", ORC, 9, 0))
    played.gm("effect", who="CYR", name="blinded")
    for spell, args, code in (
        ("trait de feu", {"target": "ORC"}, "blinded"),
        ("soin lointain", {"target": "ALD"}, "blinded"),
        ("boule de feu", {"target": "ORC"}, "blinded-place"),
        ("mur de feu", {"at": at(9, 0)}, "blinded-place"),
    ):
        assert refused(played, "CYR", "cast", spell=spell, **args) == (code, "B-STA-04")
    assert purse(played) == (20, 0, 1, 1)


def test_B_RNG_04_too_far_and_what_one_does_not_know() -> None:
    played = mage(at_x=17)
    assert refused(played, "CYR", "cast", spell="trait de feu", target="ORC") == (
        "out-of-range", "B-RNG-02",
    )  # fmt: skip
    assert refused(played, "CYR", "cast", spell="météore", target="ORC") == (
        "no-such-spell", "B-ACT-04",
    )  # fmt: skip
    assert refused(played, "CYR", "cast", spell="trait de feu") == ("say-whom", "B-ATK-01")
    assert purse(played) == (20, 0, 1, 1)


# -- what one knows ----------------------------------------------------------------------------


def test_B_ACT_04_one_s_own_list_is_for_one_s_own_eyes() -> None:
    played = mage()
    played.gm("set", who="CYR", counter="mana", to=3)
    played.do("CYR", "magics")
    assert [a for _, a in played.heard("magic")] == [("CYR",)] * len(SPELLS)
    told = {t.params["spell"]: t.params for t in played.told("magic")}
    fire, ball = told["trait de feu"], told["boule de feu"]
    assert (fire["mana"], fire["range"], fire["can"]) == (3, 15, "yes")
    assert (ball["mana"], ball["range"], ball["can"]) == (6, 25, "no")
    assert purse(played) == (3, 0, 1, 1)
    none = fight(hero("BER", BERA), foe("ORC", ORC))
    none.do("BER", "magics")
    assert none.last("magics").params["count"] == 0


def test_the_act_before_a_look_at_one_s_own_list_can_still_be_forced() -> None:
    played = mage(faces=[15, 1, 1, 1])
    played.do("CYR", "cast", spell="trait de feu", target="ORC")
    played.do("CYR", "magics", joins=True)
    played.table.force("attack", 1)
    assert played.last("attack.fumble").who[0] == "CYR"
    again = Table(RULESET, played.store, Scripted())
    for table in (played.table, again):
        assert [s.command.verb for s in table.standing[-2:]] == ["magics", "cast"]
        assert table.fight.state == fold(played.store.read())
        table.undo()
        assert table.fight["CYR"]["mana"] == CYRA.mana_max
        table.redo()


def test_B_ACT_04_buttons_for_what_can_be_cast() -> None:
    played = mage(hero("ALD", ALDRIC, 1, 0, pv=5), foe("ORC", ORC, 10, 0))
    offered = {(o.verb, o.args.get("spell"), o.args.get("target"))
               for o in RULESET.offers(played.fight, played["CYR"])}  # fmt: skip
    assert ("cast", "trait de feu", "ORC") in offered
    assert ("cast", "soin", "ALD") in offered
    assert ("cast", "soin", "CYR") not in offered
    assert ("cast", "bénédiction", "ALD") in offered
    played.gm("set", who="CYR", counter="mana", to=2)
    left = {
        o.args["spell"] for o in RULESET.offers(played.fight, played["CYR"]) if o.verb == "cast"
    }
    assert left == {"bénédiction", "armure de mage", "silence"}
