"""What the text leaves open about morale, flight and newcomers: the default, and other choices."""

from typing import Any

from rules.engine.state import Being
from rules.vigueur.sheet import Sheet
from tests.rules.scripted import Played, answer, refused
from tests.rules.vigueur.people import (
    ALDRIC,
    BRUNE,
    GORM,
    GRUNT,
    RURIK,
    at,
    begun,
    effects,
    fight,
    foe,
    hero,
    order,
    tracks,
    walk,
)


def band(size: int, **settings: Any) -> Played:
    """Aldric against so many brigands, all far away."""
    foes = [foe(f"G{n}", GRUNT, 20 + 2 * n, 20) for n in range(1, size + 1)]
    return fight(hero("ALD", ALDRIC), *foes, settings=settings)


def pass_round(played: Played, dice: tuple[int, ...]) -> None:
    played.dice(*dice)
    before = played.fight.clock.round
    while played.fight.clock.round == before and not played.fight.state.over:
        played.gm("next")


def test_A57_a_test_at_the_crossing_or_at_each_loss_after() -> None:
    for once, tested in ((True, False), (False, True)):
        played = band(6, morale={"once_per_crossing": once})
        for id in ("G1", "G2", "G3"):
            played.gm("capture", who=id)
        assert played["G4"].has("moral")
        pass_round(played, (6, 1, 2, 3, 20, 20, 20))
        played.gm("capture", who="G4")
        assert played["G5"].has("moral") == tested


def test_A57_who_is_tested_and_by_whose_will() -> None:
    for applies, tested in (("npc", 0), ("all", 1)):
        played = fight(
            hero("ALD", ALDRIC), hero("BRU", BRUNE, 3, 3), foe("G1", GRUNT, 30, 30),
            settings={"morale": {"applies_to": applies}},
        )  # fmt: skip
        played.gm("capture", who="BRU")
        pass_round(played, (6, 1, *([20] * tested)))
        assert len(played.told("morale-holds")) == tested
    chief = RURIK.model_copy(update={"leader": True})
    for roll, asked in (("individual", 0), ("leader", 1)):
        played = fight(
            hero("ALD", ALDRIC), foe("CHF", chief, 30, 30), foe("G1", GRUNT, 33, 30),
            foe("G2", GRUNT, 36, 30), foe("G3", GRUNT, 39, 30), settings={"morale": {"roll": roll}},
        )  # fmt: skip
        for id in ("G1", "G2"):
            played.gm("capture", who=id)
        pass_round(played, (6, 1, 1, *([20] * (2 - asked))))
        assert len(played.asked("morale-roll")) == asked


def test_A58_when_the_routed_run_and_whether_it_exposes() -> None:
    for timing, gone in (("immediate", "enfui"), ("own_turn", "")):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT, 40, 0), foe("G2", GRUNT, 42, 0),
            settings={"rout": {"timing": timing}},
        )  # fmt: skip
        played.gm("capture", who="G2")
        pass_round(played, (6, 1, 2))
        assert played["G1"].out == gone
        if not gone:
            played.do("ALD", "end")
            assert played["G1"].out == "enfui"
    for exposes, asked in ((True, 1), (False, 0)):
        played = fight(
            foe("G1", GRUNT),
            hero("ALD", ALDRIC),
            settings={"rout": {"leaving_zone_triggers": exposes}},
        )
        played.do("G1", "flee")
        assert len(played.asked("opportunity")) == asked


def stopped(rule: str) -> Played:
    """A brigand whose heart failed and whom Aldric stopped; it is his turn."""
    played = fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9), faces=(),
        settings={"rout": {"stopped_turn": rule}},
        answers={"opportunity": "attack", "defence": "nothing", "pursue": "let-go"},
    )  # fmt: skip
    played.gm("capture", who="G2")
    pass_round(played, (6, 1, 2, 12, 1))
    assert played["G1"].has("en_fuite")
    played.do("ALD", "end")
    return played


def test_the_turn_of_somebody_routed_and_stopped() -> None:
    played = stopped("flee_only")
    with refused(played, "W-MOR-01"):
        played.do("G1", "attack", target="ALD")
    with refused(played, "W-MOR-01"):
        played.do("G1", "grab", target="ALD")
    verbs = {o.verb for o in played.fight.rules.offers(played.fight, played["G1"])}
    assert "flee" in verbs
    assert not verbs & {"attack", "grab", "push", "trip", "charge"}
    answer(played, ALD_opportunity="no")
    played.do("G1", "flee")
    assert (played["G1"].out, played.fight.state.over) == ("enfui", "won")
    played = stopped("free")
    played.dice(2)
    played.do("G1", "attack", target="ALD")
    assert played["G1"]["AO"] == 0
    answer(played := lost(), ALD_opportunity="no")
    assert "G1" not in played.fight.clock.acting()


def lost() -> Played:
    played = fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT), foe("G2", GRUNT, 9, 9),
        settings={"rout": {"stopped_turn": "lost"}},
        answers={"opportunity": ["attack", "no"], "defence": "nothing", "pursue": "let-go"},
    )  # fmt: skip
    played.gm("capture", who="G2")
    pass_round(played, (6, 1, 2, 12, 1))
    played.dice(6, 1)
    played.do("ALD", "end")
    assert played.fight.clock.round == 3
    return played


def test_whoever_chose_to_flee_may_still_fight() -> None:
    played = fight(
        hero("ALD", ALDRIC), foe("G1", GRUNT), faces=(19, 1, 2),
        answers={"opportunity": "attack", "defence": "nothing"},
    )  # fmt: skip
    played.do("ALD", "flee")
    assert played["ALD"].has("en_fuite")
    played.gm("turn", who="ALD")
    played.do("ALD", "attack", target="G1")
    assert (played["ALD"]["AO"], played["ALD"].has("en_fuite")) == (0, False)


def test_the_fight_goes_on_while_the_routed_are_there_or_not() -> None:
    for out, over in ((False, ""), (True, "won")):
        played = fight(
            foe("G1", GRUNT), hero("ALD", ALDRIC), faces=(12, 1),
            settings={"end": {"routed_are_out": out}},
            answers={"opportunity": "attack", "defence": "nothing"},
        )  # fmt: skip
        played.do("G1", "flee")
        assert played.fight.state.over == over


def flight(
    *faces: int, x: int = 3, victor: Sheet = ALDRIC, fleer: Sheet = GRUNT, **groups: Any
) -> Played:
    """A brigand flees from somebody who goes after it."""
    choice = "shoot" if any(w.ranged for w in victor.armes) else "chase"
    return fight(
        foe("G1", fleer, x, 0), hero("ALD", victor), faces=faces, settings=groups,
        answers={"pursue": choice, "fate": "kill", "opportunity": "no", "defence": "nothing"},
    )  # fmt: skip


def test_A59_how_far_how_often_and_at_what_cost() -> None:
    for factor, asked in ((2, 1), (1, 0)):
        played = flight(2, 20, x=9, pursuit={"range_factor": factor})
        played.do("G1", "flee")
        assert len(played.asked("pursue")) == asked
    for cost, left in ((0, 2), (1, 1)):
        played = flight(2, 20, pursuit={"cost_actions": cost})
        played.do("G1", "flee")
        assert played["ALD"]["A"] == left
    for attempts, asked in ((1, 1), (2, 2)):
        played = fight(
            foe("G1", GRUNT, 3, 0), foe("G2", GRUNT, 4, 1), hero("ALD", ALDRIC),
            faces=(2, 20) * attempts, settings={"pursuit": {"attempts_per_round": attempts}},
            answers={"pursue": "chase", "opportunity": "no"},
        )  # fmt: skip
        played.gm("set", who="ALD", counter="poursuite", to=attempts)
        played.do("G1", "flee")
        played.do("G2", "flee")
        assert len(played.asked("pursue")) == asked


def test_A59_a_shot_against_vigueur_or_evasion() -> None:
    archer = Sheet(Tir=6, armes=("arc",))
    played = flight(8, victor=archer)
    played.do("G1", "flee")
    assert played["G1"].out == "mort"
    played = flight(8, 13, victor=archer, pursuit={"shot_against": "EVASION"})
    played.do("G1", "flee")
    assert played["G1"].out == "enfui"  # 14 against 14: a tie escapes


def test_a_natural_20_on_a_pursuit_shot() -> None:
    archer = Sheet(Tir=0, armes=("arc",))
    strong = Sheet(VIGUEUR=30)
    played = flight(20, victor=archer, fleer=strong)
    played.do("G1", "flee")
    assert played["G1"].out == "enfui"
    tests = ("attaque", "monte", "poursuite")
    played = flight(20, victor=archer, fleer=strong, critical={"applies_to": tests})
    played.do("G1", "flee")
    assert played["G1"].out == "mort"


def test_held_prone_or_stunned_nobody_pursues_unless_the_gm_says_so() -> None:
    for state in ("renverse", "assomme"):
        for despite, asked in (((), 0), ((state,), 1)):
            played = flight(2, 20, x=2, pursuit={"despite": despite})
            played.gm("effect", who="ALD", name=state)
            played.do("G1", "flee")
            assert len(played.asked("pursue")) == asked
    for despite, asked in (((), 0), (("attrape",), 1)):
        played = fight(
            foe("GOR", GORM, 0, 1), hero("ALD", ALDRIC), foe("G1", GRUNT, 2, 0), faces=(18, 2),
            settings={"pursuit": {"despite": despite}}, answers={"dodge": "no"},
        )  # fmt: skip
        played.do("GOR", "grab", target="ALD", limb="bras_autre")
        played.gm("turn", who="G1")
        played.dice(1, 6, 20)
        played.do("G1", "flee")
        assert len(played.asked("pursue")) == asked


def test_A60_a_protagonist_who_is_caught() -> None:
    for allowed, options in ((True, ("kill", "immobilise")), (False, ("kill",))):
        played = flight(19, 2, 19, 1, fleer=RURIK, protagonist={"immobilise_allowed": allowed})
        played.do("G1", "flee")
        assert played.asked("fate")[0].options == options  # type: ignore[union-attr]
    for goes_on, out in ((True, "enfui"), (False, "")):
        played = flight(19, 2, 19, 1, fleer=RURIK, protagonist={"flight_continues": goes_on})
        played.do("G1", "flee")
        assert played["G1"].out == out


def test_A60_the_shot_is_the_attack_or_another_follows() -> None:
    archer = Sheet(Tir=6, armes=("arc",))
    for same, faces in ((True, (12, 4)), (False, (12, 15, 4))):
        played = flight(
            *faces, victor=archer, fleer=RURIK, protagonist={"shot_is_the_attack": same}
        )
        played.do("G1", "flee")
        assert (tracks(played, "G1"), played.ports.faces) == ((0, 1, 0, 0), [])


def test_A65_pursuit_is_told_or_run() -> None:
    played = flight(2, 20, x=4)
    played.do("G1", "flee")
    assert played["ALD"].pos == at(0, 0)
    played = flight(2, 20, x=4, pursuit={"moves_pieces": True})
    played.do("G1", "flee")
    assert played["ALD"].pos == at(3, 0)
    played = fight(
        foe("G1", GRUNT, 4, 0), hero("ALD", ALDRIC), foe("G2", GRUNT, -1, 0), faces=(15, 1),
        settings={"pursuit": {"moves_pieces": True}},
        answers={"pursue": "chase", "opportunity": "attack", "defence": "nothing"},
    )  # fmt: skip
    played.do("G1", "flee")
    assert (played["ALD"].pos, played["G1"].out) == (at(0, 0), "enfui")


def test_the_dying_bleed_no_more_or_still() -> None:
    for bleeds, out in ((False, "mourant"), (True, "mort")):
        full = {"fatigue": 4, "blessure": 2, "critique": 1, "mortelle": 1}
        dying = Being("BRU", "BRU", "PJ", ALDRIC, at(5, 5), "p", out="mourant", counters=full)
        played = bleeding(dying, bleeds)
        assert played["BRU"].out == out


def bleeding(dying: Being, bleeds: bool) -> Played:
    return begun(
        hero("ALD", ALDRIC), dying, foe("G1", GRUNT, 20, 0), dice=(6, 1),
        settings={"end": {"dying_bleed": bleeds}},
        before=lambda p: p.gm("effect", who="BRU", name="saignement", data={"n": 1}),
    )  # fmt: skip


def test_reinforcements_roll_or_come_last_and_count_or_not() -> None:
    for initiative, place in (("roll", 0), ("last", 2)):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9), faces=(6,) if initiative == "roll" else (),
            settings={"reinforcements": {"initiative": initiative}},
        )  # fmt: skip
        quick = Sheet(INITIATIVE=30)
        played.gm("join", beings=(foe("G2", quick, 3, 3),))
        assert order(played).index("G2") == place
    for counts, shaken in ((True, True), (False, False)):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9), foe("G3", GRUNT, 12, 9),
            foe("G4", GRUNT, 15, 9),
            faces=(6,), settings={"reinforcements": {"count": counts}},
        )  # fmt: skip
        played.gm("join", beings=(foe("G2", GRUNT, 3, 3),))
        played.gm("capture", who="G1")
        assert not played["G3"].has("moral")
        played.gm("capture", who="G2")
        assert any(played[id].has("moral") for id in ("G3", "G4")) == shaken


def test_a_spell_is_kept_up_each_turn_or_by_itself() -> None:
    for rule, lasts in (("each_turn", False), ("free", True)):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9),
            settings={"magic": {"concentration": rule}},
            answers={"spell": "concentration"},
        )  # fmt: skip
        played.do("ALD", "cast", text="bouclier")
        played.do("ALD", "end")
        assert played["ALD"].has("concentration")  # it has just begun
        played.dice(6, 1)
        played.do("G1", "end")
        played.do("ALD", "end")
        assert played["ALD"].has("concentration") == lasts
    for cost, left in ((1, 1), (2, 0)):
        played = fight(
            hero("ALD", ALDRIC), foe("G1", GRUNT, 9, 9),
            settings={"magic": {"concentration_cost_actions": cost}},
        )  # fmt: skip
        played.gm("effect", who="ALD", name="concentration")
        played.do("ALD", "concentrate")
        assert (played["ALD"]["A"], effects(played, "ALD")) == (left, ["concentration"])


def test_who_lets_pass() -> None:
    for through, friend, enemy in (
        ("allies", True, False),
        ("nobody", False, False),
        ("everybody", True, True),
    ):
        for other, passes in (
            (hero("BRU", BRUNE, 1, 0), friend),
            (foe("G2", GRUNT, 1, 0), enemy),
        ):
            played = fight(
                hero("ALD", ALDRIC), other, foe("G1", GRUNT, 9, 9),
                settings={"movement": {"through": through}}, answers={"opportunity": "no"},
            )  # fmt: skip
            if passes:
                walk(played, "ALD", (1, 0), (2, 0))
                assert played["ALD"].pos == at(2, 0)
            else:
                with refused(played, "W-D-MOV"):
                    walk(played, "ALD", (1, 0))
