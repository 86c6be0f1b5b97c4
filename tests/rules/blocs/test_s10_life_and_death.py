"""Between life and death: fate rolls, first aid, harm at 0, instant death, coming back."""

from rules.blocs import RULESET
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, OGRE, at, foe, hero
from tests.rules.scripted import Played

DICE = (
    *(f"20:{face}" for face in (18, 10, 11, 8, 3, 2, 1)),
    *("20:15", "8:5", "8:6"),
    "20:12",
    "20:5",
    *("20:14", "8:8"),
    "20:10",
    "20:9",
    *("20:4", "20:9", "8:1", "8:2"),
    "20:9",
    "20:10",
    *("20:10", "8:1"),
    *("20:20", "20:3"),
    "20:20",
    *("20:20", "4:4", "4:4", "20:13", "4:2"),
    "20:5",
    "20:7",
    *("20:13", "8:4", "8:4"),
    "20:1",
    *("20:9", "8:5"),
    *("20:20", "20:11"),
)


def test_S10_between_life_and_death() -> None:
    plain = ALDRIC.model_validate({"genre": "pj", "pv_max": 10, "ca": 10, "deplacement": 9})
    played = Played(
        RULESET,
        foe("OGR", OGRE, 2, 0),
        hero("BER", BERA, 0, 0, pv=9),
        hero("CYR", CYRA, -1, 1, pv=5),
        hero("ALD", ALDRIC, 1, 1),
        foe("GOB", GOBLIN, 0, -1),
        hero("PR1", plain, 20, 20, pv=0, **{"fate-good": 2, "fate-bad": 2}),
        hero("PR2", plain, 21, 20, pv=0, **{"fate-bad": 2}),
        faces=DICE,
        answers={
            ("BER", "defence"): ["dodge", "dodge", "absorb"],
            ("OGR", "defence"): ["absorb", "no", "no", "no"],
            ("CYR", "defence"): "dodge",
            ("GOB", "defence"): "dodge",
            ("gm", "stabilise"): 12,
        },
    )

    def fate(who: str) -> tuple[float, float, float]:
        return (played[who]["pv"], played[who]["fate-good"], played[who]["fate-bad"])

    def turn(who: str, verb: str = "", **args: str) -> None:
        assert played.fight.actor.id == who
        if verb:
            played.do(who, verb, **args)
        played.do(who, "end")

    played.gm("begin")
    assert [s.who[0] for s in played.fight.clock.slots] == [
        *("OGR", "BER", "CYR", "ALD", "GOB", "PR1", "PR2")
    ]
    # round 1
    played.do("OGR", "attack", target="BER")
    assert fate("BER") == (0, 0, 0)
    assert played["BER"].has("unconscious")
    assert played["BER"].has("prone")
    played.do("OGR", "end")
    assert fate("BER") == (0, 1, 0)
    turn("CYR", "stabilise", target="BER")
    assert played.last("aid-failure").params["roll"].total == 8
    turn("ALD", "attack", target="OGR", weapon="épée longue")
    assert played["OGR"]["pv"] == 30
    turn("GOB")
    assert fate("PR1") == (0, 0, 0)
    assert played["PR1"].has("stable")
    assert played["PR2"].out == "dead"
    # round 2
    played.do("OGR", "attack", target="BER")
    assert played.last("attack.hit").params["roll"].why == ("+unseen-attacker",)
    assert fate("BER") == (0, 1, 1)
    played.do("OGR", "end")
    assert fate("BER") == (0, 1, 2)
    played.do("CYR", "stabilise", target="BER")
    assert fate("BER") == (0, 0, 0)
    assert played["BER"].has("stable")
    played.do("CYR", "end")
    turn("ALD", "attack", target="OGR", weapon="épée longue")
    assert played["OGR"]["pv"] == 27
    played.do("GOB", "attack", target="BER")
    assert fate("BER") == (0, 0, 2)
    assert not played["BER"].has("stable")
    played.do("GOB", "end")
    # round 3
    played.do("OGR", "step", to=at(1, -1))
    assert played.fight.clock.round == 3
    assert not played.asked("opportunity")
    played.do("OGR", "attack", target="CYR")
    assert played["CYR"].out == "dead"
    assert played.last("dead-outright").who == ("CYR",)
    played.do("OGR", "end")
    assert fate("BER") == (1, 0, 0)
    assert played.fight.actor.id == "BER"
    played.do("BER", "use", item="potion")
    assert played["BER"]["pv"] == 9
    played.do("BER", "stand")
    assert played["BER"]["moves"] == 4
    played.do("BER", "attack", target="GOB", weapon="dague")
    assert played["GOB"]["pv"] == 5
    played.do("BER", "end")
    turn("ALD", "attack", target="OGR", weapon="épée longue")
    turn("GOB", "attack", target="BER")
    assert played["BER"]["pv"] == 9
    # round 4
    played.do("OGR", "attack", target="BER")
    assert fate("BER") == (0, 0, 0)
    played.do("OGR", "end")
    assert fate("BER") == (0, 0, 2)
    turn("ALD", "attack", target="OGR", weapon="épée longue")
    assert played["OGR"]["pv"] == 20
    turn("GOB")
    # round 5
    played.do("OGR", "attack", target="BER")
    assert played["BER"].out == "dead"
    played.do("OGR", "end")
    turn("ALD")
    turn("GOB")
    # round 6
    turn("OGR")
    turn("ALD")
    played.do("GOB", "end")
    assert (played.fight.clock.round, played.fight.actor.id) == (6, "PR1")
    assert fate("PR1") == (1, 0, 0)
    played.gm("rest", who="ALD")
    played.gm("rest", who="PR1")
    played.gm("resurrect", who="PR2")
    assert fate("PR2") == (1, 0, 0)
    assert (played["ALD"]["pv"], played["PR1"]["pv"]) == (20, 10)
    assert (played["OGR"]["pv"], played["GOB"]["pv"]) == (20, 5)
    assert played.ports.faces == []
