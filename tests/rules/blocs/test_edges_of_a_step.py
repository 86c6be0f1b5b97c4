"""A step at its edges: struck on the way, the tiny, oil below a flyer, who may pass, the cost."""

import pytest

from rules.blocs.catalogue import STATUSES
from rules.engine.requests import Refused
from tests.rules.blocs.people import ALDRIC, GOBLIN, OGRE, ORC, at, fight, foe, hero, weapon
from tests.rules.scripted import Played

FLYER = ALDRIC.model_copy(update={"vol": True})
TINY = GOBLIN.model_copy(update={"taille": "TP", "hauteur": 0.4, "deplacement": 2})


def sized(size: str) -> object:
    return ORC.model_copy(update={"taille": size})


def code(played: Played, who: str, verb: str, **args: object) -> str:
    with pytest.raises(Refused) as refused:
        played.do(who, verb, **args)  # type: ignore[arg-type]
    return refused.value.code


def struck_with(effect: str, **script: object) -> Played:
    """Aldric, who can fly, beside an orc whose blow leaves this effect; it strikes as he leaves."""
    whip = weapon(
        "fouet", attributs=("force",), degats="1d4", effets=({"statut": effect, "tours": 2},)
    )
    return fight(
        hero("ALD", FLYER), foe("ORC", ORC.model_copy(update={"armes": (whip,)})),
        faces=[15, 1], answers={"opportunity": "strike"}, **script,
    )  # fmt: skip


@pytest.mark.parametrize(("effect", "left"), [("rooted", 0), ("grappled", 0), ("prone", 9)])
def test_B_REA_03_whoever_is_held_or_thrown_down_in_leaving_stays_there(
    effect: str, left: float
) -> None:
    """Thrown down, it may still crawl, at two metres a block."""
    played = struck_with(effect)
    played.do("ALD", "step", to=at(-1, 0), joins=True)
    assert played.told("step-stopped")
    assert (played["ALD"].pos, played["ALD"]["moves"]) == (at(0, 0), left)
    if left:
        played.do("ALD", "step", to=at(-1, 0), joins=True)
        assert played["ALD"]["moves"] == left - 2


def test_B_REA_03_B_MOV_26_a_flyer_held_in_leaving_falls_where_it_was() -> None:
    played = struck_with("rooted", facts={"drop": 3})
    played.do("ALD", "mode", mode="vol")
    played.do("ALD", "step", to=at(-1, 0, 65), joins=True)
    assert (played["ALD"].pos, played["ALD"].has("prone")) == (at(0, 0, 61), True)


def test_B_MOV_26_felled_by_the_gm_a_flyer_falls_at_once() -> None:
    played = fight(hero("ALD", FLYER), foe("ORC", ORC, 9, 9), facts={"drop": 3})
    played.do("ALD", "mode", mode="vol")
    played.do("ALD", "end")
    played.gm("harm", who="ALD", amount="20")
    assert played.fight.actor.id == "ORC"
    assert (played["ALD"].pos, played["ALD"].has("mode")) == (at(0, 0, 61), False)


def test_B_MOV_26_what_burns_it_out_of_the_air_does_so_as_its_turn_begins() -> None:
    played = fight(foe("ORC", ORC, 9, 9), hero("ALD", FLYER, pv=1), facts={"drop": 3})
    played.gm("effect", who="ALD", name="mode", data={"mode": "vol"})
    played.gm("effect", who="ALD", name="tick-acide")
    played.ports.leave_open = ("opportunity",)
    played.dice("4:3")
    played.do("ORC", "end")
    told = [t.key for t in played.told("fallen", "fell", "turn-lost")]
    assert told[:2] == ["fallen", "fell"]
    assert played["ALD"].pos == at(0, 0, 61)


def test_B_MOV_10_26_without_the_spell_that_carried_it_it_falls() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9), facts={"drop": 3})
    played.gm("effect", who="ALD", name="flight")
    played.do("ALD", "mode", mode="vol")
    played.do("ALD", "end")
    assert played["ALD"].pos == at(0, 0)
    played.gm("lift", who="ALD", name="flight")
    played.do("ORC", "end")
    assert (played["ALD"].pos, played["ALD"]["pv"]) == (at(0, 0, 61), 17)


def test_B_MOV_27_where_falls_do_no_harm_one_still_lands_prone() -> None:
    """AMB-25: not after a small jump that one meant to make."""
    for deliberate in (0, 1):
        played = fight(
            hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9),
            settings={"chute": {"degats_par_metre": 0}},
        )  # fmt: skip
        played.gm("fall", who="ALD", height=1, deliberate=deliberate)
        assert (played["ALD"]["pv"], played["ALD"].has("prone")) == (20, not deliberate)


def test_B_MOV_18_B_MOV_14_oil_below_hinders_no_flyer() -> None:
    played = fight(hero("ALD", FLYER), foe("ORC", ORC, 9, 9))
    played.gm("zone", kind="glissant", at=at(1, 0), radius=1)
    played.do("ALD", "mode", mode="vol")
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == 13
    assert not played["ALD"].has("prone")


def test_B_MOV_14_B_MOV_17_a_body_in_the_way_hinders_a_flyer_too() -> None:
    played = fight(hero("ALD", FLYER), hero("CYR", ALDRIC, 1, 0), foe("ORC", ORC, 9, 9),
                   facts={"difficult": True})  # fmt: skip
    played.do("ALD", "mode", mode="vol")
    played.do("ALD", "step", to=at(1, 0))
    assert played["ALD"]["moves"] == 12
    played.do("ALD", "step", to=at(2, 0))
    assert played["ALD"]["moves"] == 11


@pytest.mark.parametrize(("there", "may"), [(1, True), (3, True), (4, False)])
def test_B_MOV_23_B_SIZE_01_the_tiny_may_end_among_three_others(there: int, may: bool) -> None:
    """AMB-24: with its last two metres, too."""
    others = [foe(f"T{n}", TINY, 1, 0) for n in range(there)]
    played = fight(foe("A", TINY, 0, 0), *others, hero("ALD", ALDRIC, 9, 9))
    if not may:
        assert code(played, "A", "step", to=at(1, 0)) == "place-taken"
        return
    played.do("A", "step", to=at(1, 0))
    played.do("A", "end")
    assert played["A"].pos == at(1, 0)


@pytest.mark.parametrize(("mover", "other", "may"), [
    ("M", "TP", True), ("M", "P", False), ("M", "M", False), ("M", "G", False), ("M", "TG", True),
    ("P", "G", True), ("P", "M", False), ("TG", "M", True),
])  # fmt: skip
def test_B_MOV_24_two_sizes_larger_or_smaller(mover: str, other: str, may: bool) -> None:
    played = fight(hero("X", sized(mover), -3, 0), foe("Y", sized(other)))  # type: ignore[arg-type]
    played.gm("place", who="Y", to=at(played["X"].box().width - 3, 0))
    before = played["X"]["moves"]
    if may:
        played.do("X", "step", to=at(-2, 0))
        assert played["X"]["moves"] == before - 2
    else:
        assert code(played, "X", "step", to=at(-2, 0)) == "passage-closed"


def test_B_MOV_24_the_paralysed_are_as_much_in_the_way() -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("effect", who="ORC", name="paralysed")
    assert code(played, "ALD", "step", to=at(1, 0)) == "passage-closed"


@pytest.mark.parametrize(("prone", "rough", "crowd", "cost"), [
    (False, False, False, 2), (False, False, True, 3), (True, True, False, 4),
    (True, True, True, 4),
])  # fmt: skip
def test_B_SIZE_05_a_narrow_block_adds_to_the_rest(
    prone: bool, rough: bool, crowd: bool, cost: float
) -> None:
    """AMB-21: narrow and an ally 3; narrow, crawling and rough 4."""
    allies = [foe("GOB", GOBLIN, 1, 0)] if crowd else []
    played = fight(
        foe("OGR", OGRE, -1, 0), *allies, hero("ALD", ALDRIC, 20, 20),
        facts={"space": "narrow", "difficult": rough},
    )  # fmt: skip
    if prone:
        played.do("OGR", "prone")
    played.do("OGR", "step", to=at(0, 0))
    assert played["OGR"]["moves"] == 9 - cost


@pytest.mark.parametrize(("filled", "may"), [
    ((), True), ((at(3, 1),), False), ((at(2, 0),), False), ((at(3, 1), at(2, 0)), False),
])  # fmt: skip
def test_B_MOV_06_one_wall_beside_a_diagonal_is_enough(
    filled: tuple[tuple[int, int, int], ...], may: bool
) -> None:
    facts = {("filled", block): True for block in filled}
    played = fight(hero("ALD", ALDRIC, 2, 1), foe("ORC", ORC, 9, 9), facts=facts)
    if may:
        played.do("ALD", "step", to=at(3, 0))
        assert played["ALD"]["moves"] == 8
    else:
        assert code(played, "ALD", "step", to=at(3, 0)) == "corner"


def test_B_MOV_06_creatures_are_no_corners() -> None:
    """AMB-20."""
    played = fight(hero("ALD", ALDRIC, 2, 1), foe("ORC", ORC, 3, 1), foe("OGR", ORC, 2, 0))
    played.do("ALD", "step", to=at(3, 0))
    assert played["ALD"].pos == at(3, 0)


@pytest.mark.parametrize("verbs", [("dash", "mode"), ("mode", "dash")])
def test_B_ACT_05_B_MOV_11_a_dash_on_the_wing(verbs: tuple[str, str]) -> None:
    """(9 + 9 − 2) × 2, or (9 − 2) × 2 + 18."""
    played = fight(hero("ALD", FLYER), foe("ORC", ORC, 9, 9))
    for verb in verbs:
        args: dict[str, object] = {"mode": "vol"} if verb == "mode" else {}
        played.do("ALD", verb, **args)  # type: ignore[arg-type]
    assert played["ALD"]["moves"] == 32


@pytest.mark.parametrize("effect", ["grappled", "rooted"])
def test_B_ACT_05_who_is_held_gains_nothing_by_dashing(effect: str) -> None:
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC))
    played.gm("effect", who="ALD", name=effect)
    played.gm("set", who="ALD", counter="moves", to=0)
    played.do("ALD", "dash")
    assert played["ALD"]["moves"] == 0


@pytest.mark.parametrize(("sheet", "spell", "left"), [
    ({}, False, 3.5), ({}, True, 7), ({"facteur_nage": 2}, False, 14), ({"nageur": True}, False, 7),
    ({"facteur_nage": 2}, True, 14), ({"race": "saaneris"}, True, 14),
])  # fmt: skip
def test_B_MOV_12_what_one_is_and_what_a_spell_gives_the_better_of_both(
    sheet: dict[str, object], spell: bool, left: float
) -> None:
    played = fight(hero("ALD", ALDRIC.model_copy(update=sheet)), foe("ORC", ORC, 9, 9))
    if spell:
        played.gm("effect", who="ALD", name="swim-spell")
    played.do("ALD", "mode", mode="nage")
    assert played["ALD"]["moves"] == left


def test_B_MOV_12_a_spell_may_state_its_own_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    dolphin = STATUSES["swim-spell"].model_copy(update={"facteur_nage": 3})
    monkeypatch.setitem(STATUSES, "swim-spell", dolphin)
    played = fight(hero("ALD", ALDRIC), foe("ORC", ORC, 9, 9))
    played.gm("effect", who="ALD", name="swim-spell")
    played.do("ALD", "mode", mode="nage")
    assert played["ALD"]["moves"] == 21


def test_B_REA_04_B_GRP_07_pushed_out_of_a_hold() -> None:
    handy = ORC.model_copy(update={"mains_prises": 0})
    played = fight(
        foe("ORC", handy, 1, 0), hero("BER", ALDRIC, 0, 0), hero("CYR", ALDRIC, 0, 1),
        faces=[19, 2], settings={"pousser": {"proposer": "toujours"}},
        answers={("CYR", "push"): "w"},
    )  # fmt: skip
    played.do("ORC", "grapple", target="BER")
    for who in ("ORC", "BER", "CYR"):
        played.do(who, "end")
    assert played["BER"].has("grappled")
    played.dice(2)
    played.do("ORC", "attack", target="BER")
    assert played["BER"].pos == at(-1, 0)
    assert not played["BER"].has("grappled")


@pytest.mark.parametrize(("side", "x"), [(2, 3), (3, 2)])
def test_B_SIZE_04_out_of_a_corridor_with_all_its_width(side: int, x: int) -> None:
    """AMB-26: walls beside the last block of the corridor: all of it stands before them."""
    walls = {("filled", at(5, z)): True for z in (-2, -1, 1, 2)}
    played = fight(
        foe("OGR", OGRE, 6, 0), hero("ALD", ALDRIC, 20, 20), facts={"space": "narrow", **walls},
        settings={"taille": {"g": side}},
    )  # fmt: skip
    played.do("OGR", "step", to=at(5, 0))
    played.ports.world["space"] = "wide"
    played.do("OGR", "step", to=at(4, 0))
    assert (played["OGR"].pos[0], played["OGR"].box().width) == (x, side)
