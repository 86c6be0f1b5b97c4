"""Casting: components, loss, distraction, exposure, the defensive: D-CAST."""

import pytest

from rules.d35.budget import left
from rules.d35.slots import left as casts_left
from rules.d35.slots import xp_left
from rules.d35.spells import SPELLS, Spell
from tests.rules.d35.people import at, done, effects, end, fight, one, turn_of
from tests.rules.d35.test_moves import defence, offered
from tests.rules.scripted import Played, answer, refused

MISSILE = Spell(nom="projectile", niveau=1, portee_m=33, degats="1d4+1")
MUTE = Spell(nom="muet", niveau=1, V=False, portee="personnelle", inoffensif=True)
STILL = Spell(nom="immobile", niveau=1, G=False, portee="personnelle", inoffensif=True)
DUST = Spell(nom="poudre", niveau=1, M=True, portee="personnelle", inoffensif=True)
HOLY = Spell(nom="prière", niveau=1, FD=True, portee="personnelle", inoffensif=True)
JEWEL = Spell(nom="joyau", niveau=1, M=True, prix=500, portee="personnelle", inoffensif=True)
LIFE = Spell(nom="vie", niveau=3, PX=500, portee="personnelle", inoffensif=True)
WATCH = Spell(nom="veille", niveau=2, concentration=True, portee="personnelle")
THIRD = Spell(nom="troisième", niveau=3, portee="personnelle", inoffensif=True)
QUICK = Spell(nom="instantané", niveau=5, temps="libre", portee="personnelle", inoffensif=True)
FREE = {
    "sorts": (MISSILE, MUTE, STILL, DUST, HOLY, JEWEL, LIFE, WATCH, THIRD, QUICK),
    "prepares": {},
}


def casting(*others: object, faces: tuple[int, ...] = (), **changes: object) -> Played:
    """Cyrielle's turn, with spells that nobody counts."""
    foes = others or (one("ORC", 9),)
    return fight(one("CYR", 0, **{**FREE, **changes}), *foes, faces=faces)  # type: ignore[arg-type]


def checked(played: Played) -> tuple[int, bool]:
    """DC of the last check, and whether it passed."""
    params = played.last("check").params
    return params["dc"], params["ok"]


def lost(played: Played) -> bool:
    return bool(played.told("casting-lost")) and not played.told("spell-works")


def test_D_CAST_01_a_standard_action_and_at_once() -> None:
    played = casting(faces=(3,))
    played.do("CYR", "cast", spell="projectile", target="ORC")
    assert played["ORC"]["pv"] == 15 - 4
    assert "standard" not in left(played["CYR"])
    assert "move" in left(played["CYR"])
    assert defence(played, "CYR", "ORC") == 12
    done(played)
    with refused(played, "D-CAST-01"):
        played.do("CYR", "cast", spell="projectile", target="ORC")
    far = casting(one("ORC", 30))
    with refused(far, "D-CAST-01"):
        far.do("CYR", "cast", spell="projectile", target="ORC")
    with refused(far, "D-CAST-01"):
        far.do("CYR", "cast", spell="projectile")


@pytest.mark.parametrize("state", ["silenced", "gagged"])
def test_D_CAST_02_a_voice(state: str) -> None:
    played = casting()
    played.gm("effect", who="CYR", name=state)
    with refused(played, "D-CAST-02"):
        played.do("CYR", "cast", spell="projectile", target="ORC")
    played.do("CYR", "cast", spell="muet")
    assert played.told("spell-works")


def test_D_CAST_03_the_deaf() -> None:
    for face, ok in ((20, False), (21, True)):
        played = casting(faces=(face,))
        played.gm("effect", who="CYR", name="deafened")
        played.do("CYR", "cast", spell="immobile")
        assert lost(played) is not ok
        done(played)
    played = casting()
    played.gm("effect", who="CYR", name="deafened")
    played.do("CYR", "cast", spell="muet")
    assert played.told("spell-works")


def test_D_CAST_03_how_many_fail_is_the_gm_s() -> None:
    deaf = {"cast": {"deaf_fail_pct": 50}}
    played = fight(one("CYR", 0, **FREE), one("ORC", 9), faces=(50,), settings=deaf)
    played.gm("effect", who="CYR", name="deafened")
    played.do("CYR", "cast", spell="immobile")
    assert lost(played)


def test_D_CAST_04_a_free_hand() -> None:
    both = {"armes": ("epee_courte", "dague"), "main_faible": "dague"}
    played = casting(**both)
    with refused(played, "D-CAST-04"):
        played.do("CYR", "cast", spell="muet")
    played.do("CYR", "cast", spell="immobile")
    assert played.told("spell-works")
    played = casting()
    played.do("CYR", "cast", spell="muet")
    assert played.told("spell-works")


@pytest.mark.parametrize("where", ["climb", "water"])
def test_D_CAST_04_hands_that_cling_or_swim(where: str) -> None:
    facts = {where: True, "floor": False}
    played = fight(one("CYR", 0, **FREE), one("ORC", 9), facts=facts)
    with refused(played, "D-CAST-04"):
        played.do("CYR", "cast", spell="muet")
    played.do("CYR", "cast", spell="immobile")
    assert played.told("spell-works")
    afoot = fight(one("CYR", 0, **FREE), one("ORC", 9), facts={where: True, "floor": True})
    afoot.do("CYR", "cast", spell="muet")
    assert afoot.told("spell-works")


def test_D_CAST_04_not_bound_nor_in_a_grapple() -> None:
    played = casting()
    played.gm("effect", who="CYR", name="bound")
    with refused(played, "D-CAST-04"):
        played.do("CYR", "cast", spell="muet")
    played = casting()
    played.gm("effect", who="CYR", name="grappled")
    with refused(played, "D-GRAPPLE-21"):
        played.do("CYR", "cast", spell="muet")


def test_D_CAST_05_a_divine_focus() -> None:
    played = casting(focaliseur_divin=False)
    with refused(played, "D-CAST-05"):
        played.do("CYR", "cast", spell="prière")
    played.do("CYR", "cast", spell="poudre")
    assert played["CYR"]["libres"] == 0


def test_D_CAST_06_the_pouch_holds_what_has_no_price() -> None:
    played = casting(bourse_a_composantes=False)
    with refused(played, "D-CAST-06"):
        played.do("CYR", "cast", spell="poudre")
    played = casting()
    answer(played, **{"has-component": "no"})
    with refused(played, "D-CAST-05"):
        played.do("CYR", "cast", spell="joyau")
    played.do("CYR", "cast", spell="poudre")
    assert played.told("spell-works")


@pytest.mark.parametrize(
    ("has", "price", "after"), [(10300, 500, None), (10300, 300, 10000), (15300, 500, 14800)]
)
def test_D_CAST_07_experience(has: int, price: int, after: int | None) -> None:
    spell = LIFE.model_copy(update={"PX": price})
    played = casting(sorts=(spell,), PX=has, PX_seuil=10000)
    if after is None:
        with refused(played, "D-CAST-07"):
            played.do("CYR", "cast", spell="vie")
        return
    played.do("CYR", "cast", spell="vie")
    assert played.last("xp-paid").params["left"] == after
    assert xp_left(played["CYR"]) == after - 10000


def test_D_CAST_08_experience_is_lost_with_the_spell() -> None:
    played = casting(faces=(1,), PX=10900, PX_seuil=10000)
    played.do("CYR", "cast", spell="vie", stance="defensive")
    assert lost(played)
    assert xp_left(played["CYR"]) == 400


@pytest.mark.parametrize(("face", "kept"), [(10, True), (9, False)])
def test_D_CAST_09_distracted(face: int, kept: bool) -> None:
    """A wound of 7 while a spell of level 3 is cast: 20."""
    played = casting(one("ORC", 1), faces=(10, 1, 2, face))
    played.do("CYR", "cast", spell="troisième")
    assert checked(played) == (20, kept)
    assert lost(played) is not kept


def test_D_CAST_09_where_nobody_can_concentrate() -> None:
    played = casting()
    played.gm("distract", who="CYR", kind="impossible")
    with refused(played, "D-CAST-09"):
        played.do("CYR", "cast", spell="troisième")
    played.gm("distract", who="CYR", kind="violent_motion")
    played.dice(13)
    played.do("CYR", "cast", spell="troisième")
    assert checked(played) == (23, True)
    played.gm("distract", who="CYR")
    assert "distracted" not in effects(played, "CYR")
    played = casting(faces=(7,))
    played.gm("effect", who="CYR", name="entangled")
    played.do("CYR", "cast", spell="troisième")
    assert checked(played) == (18, False)


@pytest.mark.parametrize(
    ("kind", "amount", "dc"),
    [("damage", 7, 19), ("continuous", 7, 15), ("rain", 0, 7), ("hail", 0, 12)],
)
def test_D_CAST_09_by_the_table(kind: str, amount: int, dc: int) -> None:
    """T-09, A-17: a spell of level 2 that is kept up is tried at once."""
    played = casting()
    played.do("CYR", "cast", spell="veille")
    played.dice(1)
    played.gm("distract", who="CYR", kind=kind, amount=amount)
    assert checked(played) == (dc, dc <= 11)
    assert ("concentrating" in effects(played, "CYR")) is (dc <= 11)


def test_D_CAST_10_what_was_prepared_is_gone() -> None:
    played = fight(one("CYR", 0), one("ORC", 9))
    cyr = played["CYR"]
    shield = SPELLS["bouclier"]
    assert casts_left(cyr, shield) == 1
    played.dice(5)
    played.do("CYR", "cast", spell="bouclier", stance="defensive")
    assert lost(played)
    assert casts_left(cyr, shield) == 0
    end(played), end(played)
    with refused(played, "D-CAST-10"):
        played.do("CYR", "cast", spell="bouclier")


def test_D_CAST_10_a_slot_of_the_spontaneous() -> None:
    slots = {"incantation": "spontanee", "emplacements": {"1": 2, "3": 1}}
    played = casting(faces=(5,), **slots)
    cyr = played["CYR"]
    played.do("CYR", "cast", spell="muet", stance="defensive")
    assert lost(played)
    assert (casts_left(cyr, DUST), casts_left(cyr, THIRD)) == (1, 1)


@pytest.mark.parametrize(("face", "kept"), [(7, True), (6, False)])
def test_D_CAST_11_kept_up_by_concentration(face: int, kept: bool) -> None:
    played = casting(one("ORC", 1), faces=(face,))
    answer(played, opportunity="no")
    played.do("CYR", "cast", spell="veille")
    asked = len(played.asked("opportunity"))
    end(played), end(played)
    played.do("CYR", "maintain")
    assert len(played.asked("opportunity")) == asked
    assert "standard" not in left(played["CYR"])
    played.gm("hurt", who="CYR", amount=5)
    assert checked(played) == (17, kept)
    assert ("concentrating" in effects(played, "CYR")) is kept


def test_D_CAST_11_a_turn_without_it_and_it_is_over() -> None:
    played = casting()
    played.do("CYR", "cast", spell="veille")
    end(played), end(played)
    assert "concentrating" in effects(played, "CYR")
    end(played)
    assert "concentrating" not in effects(played, "CYR")
    played = casting()
    with refused(played, "D-CAST-11"):
        played.do("CYR", "maintain")


@pytest.mark.parametrize(("face", "kept"), [(8, True), (7, False)])
def test_D_CAST_12_wounded_by_an_opportunity(face: int, kept: bool) -> None:
    played = casting(one("ORC", 1), faces=(10, 1, 2, face))
    played.do("CYR", "cast", spell="muet")
    assert offered(played) == [("ORC", "cast_standard")]
    assert played["CYR"]["pv"] == 22 - 7
    assert checked(played) == (18, kept)
    assert lost(played) is not kept


def test_D_CAST_12_a_check_for_each_wound() -> None:
    played = casting(one("ORC", 1), one("ORC2", 0, 1), faces=(10, 1, 2, 10, 1, 1, 8, 7))
    played.do("CYR", "cast", spell="muet")
    dcs = [t.params["dc"] for t in played.told("check")]
    assert dcs == [18, 17]
    assert played.told("spell-works")
    done(played)


def test_D_CAST_13_free_spells_expose_to_nobody() -> None:
    played = casting(one("ORC", 1), one("ORC2", 0, 1))
    played.do("CYR", "cast", spell="instantané")
    assert played.told("spell-works")
    assert offered(played) == []
    assert "full" in left(played["CYR"])
    with refused(played, "D-FREE-03"):
        played.do("CYR", "cast", spell="instantané")
    end(played)
    with refused(played, "D-ROUND-04"):
        played.do("CYR", "cast", spell="instantané")


@pytest.mark.parametrize(("face", "kept"), [(8, True), (7, False)])
def test_D_CAST_14_on_the_defensive(face: int, kept: bool) -> None:
    played = casting(one("ORC", 1), faces=(face,))
    played.do("CYR", "cast", spell="troisième", stance="defensive")
    assert checked(played) == (18, kept)
    assert lost(played) is not kept
    assert offered(played) == []
    done(played)


def test_D_FRC_08_a_cure_in_place_of_what_was_prepared() -> None:
    played = fight(one("JOZ", 0, main_directrice="rien"), one("ORC", 9))
    with refused(played, "D-FRC-08"):
        played.do("JOZ", "cast", spell="détection du Mal", instead="arme spirituelle")
    played.do("JOZ", "cast", spell="soins légers", instead="arme spirituelle")
    assert casts_left(played["JOZ"], SPELLS["arme_spirituelle"]) == 0
    assert casts_left(played["JOZ"], SPELLS["soins_legers"]) == 2


def test_a_fireball_on_everybody_around() -> None:
    """D-CAST-01: one throw for all, half for those who save."""
    played = fight(one("CYR", 0), one("ORC", 9), one("GOB", 10), one("TOR", 20))
    played.dice(3, 3, 3, 3, 3, 20, 1)
    played.do("CYR", "cast", spell="boule de feu", at=at(9))
    assert played["ORC"]["pv"] == 15 - 7
    assert played["GOB"]["pv"] == 5 - 15
    assert played["TOR"]["pv"] == 38
    done(played)


def test_what_resists_spells() -> None:
    played = casting(one("ORC", 9, RM=15), faces=(9,))
    played.do("CYR", "cast", spell="projectile", target="ORC")
    assert played.told("spell-resisted")
    assert played["ORC"]["pv"] == 15


def test_buttons_for_spells() -> None:
    played = fight(one("CYR", 0), one("ORC", 5))
    turn_of(played, "CYR")
    offers = [o.args for o in played.fight.rules.offers(played.fight, played["CYR"])]
    assert {"spell": "rayon ardent", "target": "ORC"} in offers
    assert {"spell": "bouclier"} in offers
