"""States: what they forbid, what they drive to, how they end."""

import pytest

from rules.blocs.arms import Inflicted
from rules.engine.requests import Refused
from tests.rules.blocs.people import ALDRIC, BERA, BOW, CYRA, ORC, SWORD, fight, foe, hero, weapon
from tests.rules.scripted import Played


def spell(statut: str, tours: int | None = 1, **fields: object) -> Played:
    """Cyra puts a state on an orc three metres off; 16 always hits."""
    bolt = weapon("sortilège", sorte="sort", mode="distance", degats="", portee_max=15, cout_mana=3,
                  effets=(Inflicted(statut=statut, tours=tours),))  # fmt: skip
    mage = CYRA.model_copy(update={"armes": (bolt,)})
    at = fields.pop("at", (3, 0))
    played = fight(hero("CYR", mage), foe("ORC", ORC, *at), hero("BER", BERA, 0, 5), faces=[16],
                   **fields)  # fmt: skip
    played.do("CYR", "attack", target="ORC")
    return played


def turn_of(played: Played, who: str) -> None:
    while played.fight.actor.id != who:
        played.do(played.fight.actor.id, "end")


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)
    return refused.value.code


def test_B_STA_01_paralysed_one_turn_is_skipped_and_it_is_free_again() -> None:
    played = spell("paralysed")
    played.do("CYR", "end")
    assert played.fight.actor.id == "BER"
    assert not played["ORC"].has("paralysed")
    assert played.last("turn-lost").params["why"] == "paralysed"


def test_B_STA_02_the_silenced_cast_nothing_but_may_strike_and_absorb() -> None:
    played = fight(hero("CYR", CYRA.model_copy(update={
        "armes": (weapon("trait", sorte="sort", mode="distance", portee_max=15, cout_mana=3),
                  weapon("bouclier", sorte="sort", action="reaction", degats="", cout_mana=2,
                         bonus_defense=2), SWORD), "objets": {"parchemin": 1}})),
        foe("ORC", ORC))  # fmt: skip
    played.gm("effect", who="CYR", name="silenced", turns=2)
    assert code(played, "CYR", "attack", target="ORC", weapon="trait") == "silenced"
    assert code(played, "CYR", "use", item="parchemin") == "silenced"
    assert played["CYR"]["mana"] == 20
    played.dice(2)
    played.do("CYR", "attack", target="ORC", weapon="épée longue")
    played.do("CYR", "end")
    played.dice(2)
    played.do("ORC", "attack", target="CYR")
    assert played.asked("defence")[-1].options == ("dodge", "parry", "absorb", "no")


def test_B_STA_03_the_rooted_neither_walk_nor_stand_up() -> None:
    played = spell("rooted", 2)
    turn_of(played, "ORC")
    assert played["ORC"]["moves"] == 0
    played.do("ORC", "prone")
    assert code(played, "ORC", "step", to=(4, 64, 0)) == "held"
    assert code(played, "ORC", "stand") == "held"


@pytest.mark.parametrize(("metres", "refused"), [(8, False), (9, True)])
def test_B_STA_04_the_blinded_see_eight_metres(metres: int, refused: bool) -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, metres, 0))
    played.gm("effect", who="BER", name="blinded")
    if refused:
        assert code(played, "BER", "attack", target="ORC", weapon=BOW.nom) == "blinded"
        return
    played.dice(2)
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.told("attack.miss")


def test_B_STA_04_from_beyond_the_blinded_are_struck_unawares() -> None:
    played = fight(hero("BER", BERA), foe("ORC", ORC, 9, 0), faces=[2, 3])
    played.gm("effect", who="ORC", name="blinded")
    played.do("BER", "attack", target="ORC", weapon=BOW.nom)
    assert played.last("attack.miss").params["roll"].why == ("+unseen-attacker",)


def test_B_STA_05_the_terrified_run_before_they_end_their_turn() -> None:
    played = spell("terror", at=(2, 0))
    turn_of(played, "ORC")
    assert code(played, "ORC", "end") == "must-flee"
    assert code(played, "ORC", "step", to=(1, 64, 0)) == "terror"
    played.do("ORC", "step", to=(3, 64, 0))
    played.do("ORC", "end")
    assert not played["ORC"].has("terror")


def test_B_STA_05_the_gm_may_let_them_stay() -> None:
    played = spell("terror", at=(2, 0))
    turn_of(played, "ORC")
    played.gm("next")
    assert played.fight.actor.id == "BER"
    free = spell("terror", at=(2, 0), settings={"terreur": {"mode": "libre"}})
    turn_of(free, "BER")


def test_B_STA_06_the_enraged_must_shoot_the_one_they_are_set_on() -> None:
    played = fight(foe("ORC", ORC), hero("BER", BERA, 5, 0), hero("ALD", ALDRIC, 15, 0))
    played.gm("effect", who="BER", name="rage", data={"target": "ALD"})
    played.do("ORC", "end")
    assert code(played, "BER", "attack", target="ORC", weapon=BOW.nom) == "rage"
    assert code(played, "BER", "dash") == "rage"
    played.dice(2)
    played.do("BER", "attack", target="ALD", weapon=BOW.nom)


@pytest.mark.parametrize("hinders", ["mana", "silenced", "unloaded"])
def test_B_STA_06_what_cannot_be_used_brings_nobody_into_range(hinders: str) -> None:
    """Ten metres off, with a spell or a crossbow that is of no use now: the enraged may run."""
    bolt = weapon("trait", sorte="sort", portee="moyenne", cout_mana=3)
    crossbow = weapon("arbalète", mode="distance", portee_max=25, recharge=True)
    arms = (SWORD, crossbow if hinders == "unloaded" else bolt)
    angry = ALDRIC.model_copy(update={"armes": arms, "mana_max": 9})
    for useless in (False, True):
        played = fight(hero("ALD", angry), foe("ORC", ORC, 10, 0))
        played.gm("effect", who="ALD", name="rage", data={"target": "ORC"})
        if not useless:
            assert code(played, "ALD", "dash") == "rage"
            continue
        if hinders == "mana":
            played.gm("set", who="ALD", counter="mana", to=2)
        else:
            data = {"weapon": "arbalète"} if hinders == "unloaded" else {}
            played.gm("effect", who="ALD", name=hinders, data=data)
        played.do("ALD", "dash")
        assert played["ALD"]["moves"] == 18


def test_B_STA_06_its_author_says_at_whom_the_nearest_by_default() -> None:
    played = spell("rage")
    (ask,) = played.asked("rage-target")
    assert (ask.who, ask.default) == ("CYR", "CYR")
    turn_of(played, "ORC")
    assert played["ORC"].effects("rage")[0].data["target"] == "CYR"


def bleeding() -> Played:
    aldric = ALDRIC.model_copy(update={"objets": {"bandage": 1, "potion": 1}})
    played = fight(hero("ALD", aldric, pv=10), hero("CYR", CYRA, 0, 1), foe("ORC", ORC, 5, 5))
    played.gm("effect", who="ALD", name="bleeding")
    return played


def test_B_STA_07_bleeding_goes_on_after_a_potion_and_stops_with_a_bandage() -> None:
    played = bleeding()
    played.dice("4:3", "4:4")
    played.do("ALD", "use", item="potion")
    played.do("ALD", "end")
    played.do("CYR", "end")
    played.dice("4:1")
    played.do("ORC", "end")
    assert played["ALD"]["pv"] == 16
    played.do("ALD", "use", item="bandage")
    assert not played["ALD"].has("bleeding")
    assert not [i for i in played["ALD"].items() if i.kind == "bandage"]


def test_B_STA_07_a_bandage_is_not_wasted_on_the_unhurt() -> None:
    played = bleeding()
    played.gm("lift", who="ALD", name="bleeding")
    assert code(played, "ALD", "use", item="bandage") == "nothing-to-treat"


def test_B_STA_07_medicine_stops_it() -> None:
    played = bleeding()
    played.do("ALD", "end")
    played.dice(9)
    played.ports.answers["stabilise"] = 12
    played.do("CYR", "stabilise", target="ALD")
    assert not played["ALD"].has("bleeding")


@pytest.mark.parametrize("stops", [True, False])
def test_B_STA_07_stabilising_stops_the_bleeding_unless_set_otherwise(stops: bool) -> None:
    settings = {"stabiliser": {"arrete_saignement": stops}}
    played = fight(hero("CYR", CYRA), hero("ALD", ALDRIC, 0, 1, pv=0), foe("ORC", ORC, 5, 5),
                   settings=settings)  # fmt: skip
    played.gm("effect", who="ALD", name="bleeding")
    played.gm("set", who="ALD", counter="fate-good", to=2)
    played.dice("20:12", *([] if stops else ["4:1"]))
    played.do("CYR", "end")
    assert played["ALD"].has("bleeding") is not stops


def test_B_STA_08_no_duration_given_the_gm_is_asked_one_turn_by_default() -> None:
    played = spell("silenced", None)
    (ask,) = played.asked("status-turns")
    assert (ask.who, ask.default) == ("gm", 1)
    played = spell("silenced", None, settings={"statut": {"duree_defaut": 3}})
    assert played.asked("status-turns")[0].default == 3


def test_B_ATK_14_a_silencing_spell_has_no_damage_dice() -> None:
    played = spell("silenced")
    assert played["ORC"].has("silenced")
    assert [label for _, label, _ in played.ports.thrown[3:]] == ["attack"]
    assert played.last("afflicted").params == {"effect": "silenced", "turns": 1}


def test_B_DMG_10_fire_is_a_word_for_harm() -> None:
    played = fight(hero("ALD", ALDRIC), foe("X", ORC.model_copy(update={"resistances": ("feu",)})))
    played.gm("harm", who="X", amount="8", type="feu")
    assert played["X"]["pv"] == 11
    played.gm("harm", who="X", amount="8", type="froid")
    assert played["X"]["pv"] == 3


def test_B_ACT_14_reloading_leaves_no_reflex_before_the_next_own_turn() -> None:
    crossbow = weapon("arbalète", mode="distance", degats="1d10", type="perforant", recharge=True,
                      portee_max=25)  # fmt: skip
    archer = BERA.model_copy(update={"armes": (crossbow,)})
    played = fight(hero("BER", archer), foe("ORC", ORC, 2, 0), hero("ALD", ALDRIC, 0, 5), faces=[2])
    played.do("BER", "attack", target="ORC")
    played.do("BER", "reload")
    assert code(played, "BER", "reload") == "loaded"
    played.do("BER", "end")
    played.do("ORC", "step", to=(1, 64, 0))
    played.dice(2)
    played.do("ORC", "attack", target="BER")
    assert [a.who for a in played.asked("defence")] == ["ORC"]
    played.do("ORC", "end")
    played.do("ALD", "end")
    played.do("BER", "end")
    played.dice(2)
    played.do("ORC", "attack", target="BER")
    assert [a.who for a in played.asked("defence")] == ["ORC", "BER"]


def test_B_ACT_14_an_empty_weapon_does_not_shoot() -> None:
    crossbow = weapon("arbalète", mode="distance", recharge=True, portee_max=25)
    archer = BERA.model_copy(update={"armes": (crossbow,)})
    played = fight(hero("BER", archer), foe("ORC", ORC, 3, 0), faces=[2])
    played.do("BER", "attack", target="ORC")
    played.do("BER", "end")
    played.do("ORC", "end")
    assert code(played, "BER", "attack", target="ORC", weapon="arbalète") == "unloaded"


def test_B_STA_08_the_same_state_again_only_starts_over() -> None:
    played = spell("silenced", 2)
    played.gm("set", who="CYR", counter="full", to=1)
    played.dice(16)
    played.do("CYR", "attack", target="ORC")
    assert len(played["ORC"].effects("silenced")) == 1


@pytest.mark.parametrize("how", ["spell", "16", "99"])
def test_B_GRP_07_whoever_can_act_no_more_holds_nobody_from_then_on(how: str) -> None:
    """Paralysed, fallen or dead: at once, not as the next turn begins."""
    bolt = weapon("sortilège", sorte="sort", mode="distance", degats="", portee_max=15,
                  effets=(Inflicted(statut="paralysed", tours=1),))  # fmt: skip
    mage = CYRA.model_copy(update={"armes": (bolt,)})
    played = fight(foe("ORC", ORC.model_copy(update={"jets_de_destin": True})),
                   hero("CYR", mage, 5, 0), hero("ALD", ALDRIC), faces=[15, 3])  # fmt: skip
    played.do("ORC", "grapple", target="ALD")
    played.do("ORC", "end")
    assert played["ALD"].has("grappled")
    if how == "spell":
        played.dice(16)
        played.do("CYR", "attack", target="ORC")
    else:
        played.gm("harm", who="ORC", amount=how)
    assert not played["ALD"].has("grappled")


def test_B_STA_05_going_round_what_one_fears_is_no_approach() -> None:
    played = spell("terror")
    turn_of(played, "ORC")
    assert code(played, "ORC", "step", to=(2, 64, 0)) == "terror"
    played.do("ORC", "step", to=(3, 64, 1))
    assert code(played, "ORC", "end") == "must-flee"


def test_B_STA_07_bleeding_lasts_until_it_is_treated_and_nobody_is_asked() -> None:
    played = spell("bleeding", None)
    assert not played.asked("status-turns")
    before = played["ORC"]["pv"]
    for _ in range(3):
        played.dice("4:1")
        turn_of(played, "ORC")
        turn_of(played, "CYR")
    assert (before - played["ORC"]["pv"], played["ORC"].has("bleeding")) == (3, True)
