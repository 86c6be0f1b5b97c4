"""Magic items and special abilities: D-ITEM, D-ABIL."""

import pytest

from rules.d35.abilities import uses_left
from rules.d35.budget import left
from rules.d35.magic_items import check_items
from rules.d35.powers import SpecialAbility
from rules.engine.content import ContentError
from tests.rules.d35.people import effects, end, fight, one
from tests.rules.d35.test_moves import defence, offered
from tests.rules.scripted import Played, answer, refused

WAND, SCROLL = "baguette de projectile magique", "parchemin de boule de feu"
POTION, GLOVES = "potion de soins légers", "gants de Dextérité"
RAY = "parchemin de rayon ardent"
THINGS = {"objets": {WAND: 1, SCROLL: 1, POTION: 1, GLOVES: 1, RAY: 1}, "armes": ()}


def owning(what: str, *others: object, faces: tuple[int, ...] = (), **more: object) -> Played:
    """Cyrielle with that thing in hand, her next turn."""
    foes = others or (one("ORC", 9),)
    played = fight(one("CYR", 0, **THINGS, **more), *foes)  # type: ignore[arg-type]
    answer(played, opportunity="no")
    played.do("CYR", "retrieve", what=what)
    for _ in range(1 + len(foes)):
        end(played)
    answer(played, opportunity="attack")
    played.dice(*faces)
    return played


def test_D_ITEM_01_what_works_by_itself() -> None:
    played = owning(WAND)
    with refused(played, "D-ITEM-01"):
        played.do("CYR", "activate", item=GLOVES)
    with refused(played, "D-ITEM-01"):
        played.do("CYR", "activate", item="corde")


def test_D_ITEM_02_a_standard_action_from_the_hand() -> None:
    played = owning(WAND, faces=(3,))
    played.do("CYR", "activate", item=WAND, target="ORC")
    assert played["ORC"]["pv"] == 15 - 4
    assert "standard" not in left(played["CYR"])
    assert "move" in left(played["CYR"])
    item = next(i for i in played["CYR"].items() if i.kind == WAND)
    assert item.data["charges"] == 49
    played = owning(POTION)
    with refused(played, "D-ITEM-02"):
        played.do("CYR", "activate", item=WAND, target="ORC")


@pytest.mark.parametrize(("face", "kept"), [(7, True), (6, False)])
def test_D_ITEM_03_a_scroll_is_cast(face: int, kept: bool) -> None:
    """The scroll's spell is of level 3: damage 4 asks for 17."""
    faces = (15, 4, face) + ((1,) * 5 + (1, 1) if kept else ())
    played = owning(SCROLL, one("GOB", 1), faces=faces)
    played.do("CYR", "activate", item=SCROLL, target="GOB")
    assert offered(played)[-1] == ("GOB", "read_scroll")
    checks = [t.params for t in played.told("check") if t.params["what"] == "concentration"]
    assert (checks[0]["dc"], checks[0]["ok"]) == (17, kept)
    assert bool(played.told("item-works")) is kept
    assert not [i for i in played["CYR"].items() if i.kind == SCROLL]


@pytest.mark.parametrize(("face", "kept"), [(6, True), (5, False)])
def test_D_ITEM_03_a_scroll_of_level_2(face: int, kept: bool) -> None:
    """Damage 4 asks for 16."""
    faces = (15, 4, face, *((1,) if kept else ()))
    played = owning(RAY, one("GOB", 1), faces=faces)
    played.do("CYR", "activate", item=RAY, target="GOB")
    check = next(t.params for t in played.told("check") if t.params["what"] == "concentration")
    assert (check["dc"], check["ok"]) == (16, kept)
    assert bool(played.told("item-works")) is kept


def test_D_ITEM_03_a_voice_and_no_charge_kept() -> None:
    played = owning(SCROLL)
    played.gm("effect", who="CYR", name="gagged")
    with refused(played, "D-CAST-02"):
        played.do("CYR", "activate", item=SCROLL, target="ORC")


def test_D_ITEM_04_on_the_defensive() -> None:
    played = owning(SCROLL, one("ORC", 1), faces=(7,))
    before = len(played.asked("opportunity"))
    played.do("CYR", "activate", item=SCROLL, target="ORC", stance="defensive")
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (18, False)
    assert len(played.asked("opportunity")) == before


def test_D_ITEM_05_a_wand_exposes_to_nobody_and_a_potion_does() -> None:
    played = owning(WAND, one("ORC", 1), faces=(3,))
    before = len(played.asked("opportunity"))
    played.do("CYR", "activate", item=WAND, target="ORC")
    assert len(played.asked("opportunity")) == before
    played = owning(POTION, one("ORC", 1), faces=(10, 1, 2, 5))
    played.do("CYR", "activate", item=POTION)
    assert offered(played)[-1] == ("ORC", "drink_potion")
    assert played["CYR"]["pv"] == 22 - 7 + 5
    assert not played.told("check")


def test_D_ITEM_05_the_gm_says_which_expose() -> None:
    played = fight(one("CYR", 0, **THINGS), one("ORC", 1), settings={"items": {"provoking": ()}})
    answer(played, opportunity="no")
    played.do("CYR", "retrieve", what=POTION)
    before = len(played.asked("opportunity"))
    played.dice(5)
    played.do("CYR", "activate", item=POTION)
    assert len(played.asked("opportunity")) == before


def test_D_ITEM_05_no_charge_is_lost_by_a_trigger() -> None:
    """D-TOUCH-09: only a casting lets it go."""
    played = owning(WAND, main_faible="rien")
    played.do("CYR", "cast", spell="décharge électrique")
    end(played), end(played)
    played.dice(3)
    played.do("CYR", "activate", item=WAND, target="ORC")
    assert "held_charge" in effects(played, "CYR")


def test_D_ITEM_05_a_potion_is_swallowed() -> None:
    """D-TOUCH-09: it is no casting, and charges no hand."""
    played = owning(POTION, main_faible="rien")
    played.do("CYR", "cast", spell="décharge électrique")
    played.gm("hurt", who="CYR", amount=9)
    end(played), end(played)
    played.dice(5)
    played.do("CYR", "activate", item=POTION)
    assert played["CYR"]["pv"] == 22 - 9 + 5
    held = played["CYR"].effects("held_charge")
    assert [e.data["spell"] for e in held] == ["décharge électrique"]


def test_D_ITEM_05_a_potion_for_a_friend_at_arm_s_length() -> None:
    played = owning(POTION, one("TOR", 3), one("ALD", 1), one("ORC", 9))
    with refused(played, "D-TOUCH-01"):
        played.do("CYR", "activate", item=POTION, target="TOR")
    played.gm("hurt", who="ALD", amount=9)
    played.dice(5)
    played.do("CYR", "activate", item=POTION, target="ALD")
    assert played["ALD"]["pv"] == 52 - 9 + 5


def test_an_item_of_no_spell_is_told_at_once() -> None:
    from rules.d35.magic_items import MagicItem

    with pytest.raises(ContentError, match="souhait"):
        check_items({"x": MagicItem(nom="x", activation="potion", sort="souhait")})


# -- abilities ------------------------------------------------------------------------------------

CALL = SpecialAbility(nom="appel", genre="magique", niveau=4, par_jour=1)
WHOLE = SpecialAbility(nom="souffle", genre="surnaturel", action="complexe")
PRESENCE = SpecialAbility(nom="présence", genre="extraordinaire", action="aucune")
BREATH = SpecialAbility(nom="regard", genre="surnaturel", sort="cri", niveau=4)
BLINK = SpecialAbility(nom="clignement", genre="magique", action="libre", niveau=4)
OWN = {"pouvoirs": (CALL, WHOLE, PRESENCE, BREATH, BLINK)}


def able(*others: object, faces: tuple[int, ...] = (), **more: object) -> Played:
    foes = others or (one("ORC", 9),)
    return fight(one("CYR", 0, **{**OWN, **more}), *foes, faces=faces)  # type: ignore[arg-type]


def test_D_ABIL_01_the_action_it_takes() -> None:
    played = able()
    played.do("CYR", "ability", ability="présence")
    assert "full" in left(played["CYR"])
    played.do("CYR", "ability", ability="souffle")
    assert "move" not in left(played["CYR"])
    played = able()
    played.do("CYR", "ability", ability="appel")
    assert "move" in left(played["CYR"])
    with refused(played, "D-ABIL-01"):
        played.do("CYR", "ability", ability="souffle")
    with refused(played, "D-ABIL-01"):
        played.do("CYR", "ability", ability="vol")


@pytest.mark.parametrize(("face", "kept"), [(10, True), (9, False)])
def test_D_ABIL_02_exposed_like_a_spell(face: int, kept: bool) -> None:
    played = able(one("ORC", 1), faces=(10, 1, 1, face))
    played.do("CYR", "ability", ability="appel")
    assert offered(played) == [("ORC", "use_sp")]
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (20, kept)
    assert bool(played.told("ability-works")) is kept


def test_D_ABIL_03_interrupted_it_is_spent() -> None:
    played = able(one("ORC", 1), faces=(10, 1, 1, 9))
    played.do("CYR", "ability", ability="appel")
    assert uses_left(played["CYR"], CALL) == 0
    end(played), end(played)
    with refused(played, "D-ABIL-03"):
        played.do("CYR", "ability", ability="appel")
    kept = fight(
        one("CYR", 0, **OWN), one("ORC", 1), faces=(1,),
        settings={"abilities": {"interrupted_spends": False}},
    )  # fmt: skip
    kept.do("CYR", "ability", ability="appel", stance="defensive")
    assert uses_left(kept["CYR"], CALL) == 1


def test_D_ABIL_04_on_the_defensive() -> None:
    played = able(one("ORC", 1), faces=(8,))
    played.do("CYR", "ability", ability="appel", stance="defensive")
    assert (played.last("check").params["dc"], played.last("check").params["ok"]) == (19, False)
    assert offered(played) == []
    assert uses_left(played["CYR"], CALL) == 0
    assert not played.told("ability-works")


def test_D_ABIL_04_what_exposes_to_nobody_needs_no_care() -> None:
    played = able(one("ORC", 1))
    played.do("CYR", "ability", ability="clignement", stance="defensive")
    assert not played.told("check")
    assert played.told("ability-works")


def test_D_ABIL_05_supernatural_exposes_to_nobody() -> None:
    played = able(one("ORC", 1), faces=(20, *[1] * 5))
    played.do("CYR", "ability", ability="regard", target="ORC")
    assert offered(played) == []
    assert played["ORC"]["pv"] == 10


def test_D_ABIL_06_extraordinary_mostly_takes_nothing() -> None:
    played = able(one("ORC", 1))
    played.do("CYR", "ability", ability="présence")
    assert offered(played) == []
    rogue = fight(one("BRU", 0, esquive_instinctive=True), one("ORC", 1), fresh=True)
    rogue.gm("effect", who="BRU", name="flat_footed")
    assert defence(rogue, "BRU", "ORC") == 16
    rogue = fight(one("BRU", 0, esquive_instinctive=False), one("ORC", 1), fresh=True)
    rogue.gm("effect", who="BRU", name="flat_footed")
    assert defence(rogue, "BRU", "ORC") == 12
