"""S10: a rout, who is pursued, and what a protagonist is spared."""

import pytest

from rules.engine.state import Being
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GRUNT,
    RURIK,
    WARG,
    begun,
    done,
    effects,
    fight,
    foe,
    hero,
    order,
    tracks,
)

CHIEF = RURIK.model_copy(update={"leader": True})
FANATIC = GRUNT.model_copy(update={"immunite_moral": True})


def rout(**script: object) -> Played:
    """Round 2 has cost the band half its men; the morale test is due as round 3 begins."""
    played = begun(
        hero("ALD", ALDRIC, 0, 0), hero("BRU", BRUNE, 0, -5),
        foe("CHF", CHIEF, 1, 0), foe("G1", GRUNT, 50, 40), foe("G2", GRUNT, 51, 40),
        foe("G3", GRUNT, 52, 40), foe("G4", GRUNT, 20, 10), foe("G5", FANATIC, -1, 0),
        dice=(1, 1, 1, 1, 1, 1, 1, 1), **script,
    )  # fmt: skip
    for id in ("G1", "G2"):
        played.gm("capture", who=id)
        assert not played["CHF"].has("moral")
    played.dice(1, 1, 1, 1, 1, 1)
    for _ in range(6):
        played.gm("next")
    assert played.fight.clock.round == 2
    played.gm("capture", who="G3")
    assert played["CHF"].has("moral")
    return played


def last_turn_of(played: Played) -> None:
    while played.fight.clock.later is not None:
        played.gm("next")


def test_s10_rout_and_pursuit() -> None:
    played = rout()
    last_turn_of(played)
    answer(
        played, ALD_opportunity="no", BRU_pursue=["let-go", "shoot"], ALD_pursue="chase",
        ALD_fate="kill", BRU_fate="immobilise",
    )  # fmt: skip
    # initiative, morale, pursuit, the one attack, the shot
    played.dice(1, 1, 1, 1, 1, 11, 15, 8, 10, 6, 8)
    played.gm("next")
    assert order(played) == ["BRU", "ALD", "CHF", "G4", "G5"]
    assert played.last("morale-breaks").params["roll"].total == 14
    assert (played["CHF"].out, tracks(played, "CHF")) == ("enfui", (0, 1, 0, 0))
    assert played["ALD"]["R"] == 2
    assert played["G4"].out == "capture"
    assert played["G5"].out == ""
    asked = [a.who for a in played.asked("pursue")]
    assert asked == ["BRU", "ALD", "BRU"]  # Aldric has had his attempt
    played.dice(10, 8)
    played.do("BRU", "attack", target="G5")
    assert (tracks(played, "G5"), len(played.asked("defence"))) == ((0, 0, 1, 0), 0)
    played.do("BRU", "end")
    answer(played, G5_defence="block")
    played.dice(14, 5, 7)
    played.do("ALD", "attack", target="G5")
    assert tracks(played, "G5") == (1, 0, 1, 0)
    played.do("ALD", "end")
    played.dice(3)
    played.do("G5", "attack", target="ALD")
    played.dice(1, 1, 1)
    played.do("G5", "end")

    assert tracks(played, "G5") == (2, 1, 1, 0)
    assert effects(played, "G5") == ["saignement"]
    answer(played, G5_pursue="chase", G5_fate="kill")
    played.dice(12, 9, 9, 4)
    played.do("BRU", "flee")
    assert (played["BRU"].out, tracks(played, "BRU")) == ("enfui", (0, 1, 0, 0))
    played.dice(9, 8, 8)
    played.do("ALD", "attack", target="G5")
    assert played["G5"].out == "mort"
    assert played.fight.state.over == "won"
    done(played)


def test_s10_flight_on_the_own_turn_by_setting() -> None:
    played = rout(settings={"rout": {"timing": "own_turn"}})
    last_turn_of(played)
    played.dice(1, 1, 1, 1, 1, 11)
    played.gm("next")
    assert (played["CHF"].out, played["CHF"].has("en_fuite")) == ("", True)
    played.gm("next")
    assert played["CHF"].out == ""
    played.gm("next")
    assert played["CHF"].out == "enfui"


@pytest.mark.parametrize(
    ("initial", "remaining"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)]
)
def test_W_MOR_01_a_group_is_tested_when_it_is_halved(initial: int, remaining: int) -> None:
    band: list[Being] = [foe(f"G{i}", GRUNT, 10 + 3 * i, 9) for i in range(initial)]
    played = fight(hero("ALD", ALDRIC), *band)
    for left in range(initial - 1, remaining - 1, -1):
        assert played.fight.effects("moral") == []
        played.gm("capture", who=f"G{left}")
    assert len(played.fight.effects("moral")) == 1


@pytest.mark.parametrize(("vol", "face", "flees"), [(0, 15, False), (0, 14, True), (3, 12, False)])
def test_W_MOR_01_vol_against_15(vol: int, face: int, flees: bool) -> None:
    last = GRUNT.model_copy(update={"VOL": vol})
    played = fight(hero("ALD", ALDRIC), foe("G1", last, 30, 30), foe("G2", GRUNT, 9, 9))
    played.gm("capture", who="G2")
    played.gm("next")
    played.dice(1, 1, face)
    played.gm("next")
    assert (played["G1"].out == "enfui") is flees
    done(played)


def test_W_MOR_02_alone_and_badly_hurt() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    played.gm("wound", who="G1", level="blessure", type="contondant")
    assert not played["G1"].has("moral")
    played.gm("wound", who="G1", level="critique", type="contondant")
    assert played["G1"].has("moral")
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9))
    played.gm("wound", who="G1", level="critique", type="contondant")
    assert not played["G1"].has("moral")


def test_W_MOR_03_without_the_leader_each_rolls() -> None:
    band = [foe(f"G{i}", GRUNT, 40 + i, 40) for i in range(5)]
    played = fight(hero("ALD", ALDRIC), foe("CHF", CHIEF, 60, 60), *band)
    for id in ("CHF", "G0", "G1"):
        played.gm("capture", who=id)
    for _ in range(3):
        played.gm("next")
    # ALD, G2, G3, G4; nobody of them ties across sides; then one die each
    played.dice(1, 1, 1, 1, 15, 15, 14)
    played.gm("next")
    assert [played[g].out for g in ("G2", "G3", "G4")] == ["", "", "enfui"]
    assert played.asked("morale-roll") == []


def test_W_MOR_04_W_MOR_05_no_die_for_the_fearless() -> None:
    for brave in (WARG, FANATIC):
        played = fight(hero("ALD", ALDRIC), foe("W1", brave), foe("W2", brave, 5, 5))
        played.gm("capture", who="W2")
        assert played["W1"].has("moral")
        played.gm("next")
        played.dice(2, 1)
        played.gm("next")
        assert (played["W1"].out, played["W1"].has("moral")) == ("", False)
        done(played)


@pytest.mark.parametrize(("x", "options"), [(12, ("let-go", "chase")), (13, ()), (130, ())])
def test_W_PUR_01_in_range_of_a_run(x: int, options: tuple[str, ...]) -> None:
    played = fight(foe("G1", GRUNT), hero("ALD", ALDRIC, 1 + x, 0))
    played.do("G1", "flee")
    assert [a.options for a in played.asked("pursue")] == [options] * bool(options)  # type: ignore[union-attr]
    assert played["G1"].out == "enfui"


def test_W_PUR_01_in_range_of_a_bow() -> None:
    played = fight(foe("G1", GRUNT), hero("BRU", BRUNE, 14, 0))
    played.do("G1", "flee")
    assert played.asked("pursue")[0].options == ("let-go", "shoot")  # type: ignore[union-attr]


def test_W_PUR_02_a_tie_escapes() -> None:
    played = fight(foe("G1", GRUNT), hero("ALD", ALDRIC, 5, 0), faces=(10, 13))
    answer(played, pursue="chase")
    played.do("G1", "flee")
    assert played["G1"].out == "enfui"
    done(played)


@pytest.mark.parametrize(("far", "caught"), [(25, True), (51, False)])
def test_W_PUR_03_W_PUR_04_a_shot_catches(far: int, caught: bool) -> None:
    played = fight(foe("G1", GRUNT), hero("BRU", BRUNE, far + 1, 0), faces=(8,))
    answer(played, pursue="shoot", fate="kill")
    played.do("G1", "flee")
    assert played["G1"].out == ("mort" if caught else "enfui")


def test_W_PUR_05_only_on_the_own_turn_and_free_of_holds() -> None:
    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT))
    with refused(played, ""):
        played.do("G1", "flee")
    played.gm("set", who="ALD", counter="A", to=0)
    played.dice(18, 2, 1)
    played.gm("set", who="ALD", counter="A", to=1)
    answer(played, G1_opportunity="no")
    played.do("ALD", "grab", target="G1")
    played.do("ALD", "end")
    with refused(played, "W-PUR-05"):
        played.do("G1", "flee")


def test_W_PUR_05_flight_costs_nothing() -> None:
    played = fight(hero("ALD", ALDRIC, 0, 0), hero("BRU", BRUNE, 9, 9), foe("G1", GRUNT, 40, 0))
    played.gm("set", who="ALD", counter="A", to=0)
    played.do("ALD", "flee")
    assert played["ALD"].out == "enfui"
    assert played.fight.acting[0].id == "BRU"


def test_W_PRO_01_players_are_protagonists() -> None:
    from rules.vigueur.sheet import is_protagonist

    played = fight(hero("ALD", ALDRIC), foe("G1", GRUNT), foe("CHF", RURIK, 3, 3))
    assert [is_protagonist(played[i]) for i in ("ALD", "G1", "CHF")] == [True, False, True]


@pytest.mark.parametrize(
    ("faces", "out", "wounds"),
    [((10, 6), "enfui", (0, 1, 0, 0)), ((2,), "enfui", (0, 0, 0, 0))],
)
def test_W_PRO_02_struck_once_instead_of_killed(
    faces: tuple[int, ...], out: str, wounds: tuple[int, ...]
) -> None:
    played = fight(foe("CHF", RURIK, 0, 0), hero("ALD", ALDRIC, 5, 0), faces=(15, 8, *faces))
    answer(played, pursue="chase", fate="kill")
    played.do("CHF", "flee")
    assert (played["CHF"].out, tracks(played, "CHF")) == (out, wounds)
    assert played.asked("defence") == []


def test_W_PRO_02_whoever_falls_does_not_flee() -> None:
    hurt = foe("CHF", RURIK, 0, 0, critique=1)
    played = fight(hurt, hero("ALD", ALDRIC, 5, 0), faces=(15, 8, 10, 8))
    answer(played, pursue="chase", fate="kill")
    played.do("CHF", "flee")
    assert played["CHF"].out == "mourant"
