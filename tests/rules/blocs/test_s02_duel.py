"""The duel: defences, 1 and 20, the order of damage, a spared life, and coming to."""

from rules.blocs import RULESET
from tests.rules.blocs.people import ALDRIC, GOLEM, ORC, foe, hero
from tests.rules.scripted import Played

DICE = (
    *("20:15", "20:8", "20:3"),
    "20:12",
    *("20:11", "12:7"),
    "20:20",
    "20:1",
    "20:9",
    *("20:13", "8:4"),
    "20:5",
    *("20:10", "8:8", "8:8", "8:7"),
    *("20:9", "4:4"),
    *("20:7", "8:6"),
    *("20:8", "8:1"),
)


def test_S02_the_duel() -> None:
    played = Played(
        RULESET,
        hero("ALD", ALDRIC, 0, 0),
        foe("ORC", ORC, 1, 0),
        foe("GOLEM", GOLEM, 0, 1),
        faces=DICE,
        answers={
            ("ORC", "defence"): ["parry", "absorb", "no"],
            ("ALD", "defence"): ["no", "absorb", "no"],
            ("GOLEM", "defence"): "no",
            ("ALD", "knock-out"): "knock-out",
        },
    )
    played.gm("begin")
    assert [s.who[0] for s in played.fight.clock.slots] == ["ALD", "ORC", "GOLEM"]

    def turn(who: str, **attack: str) -> None:
        """One attack, or nothing, and the end of the turn."""
        assert played.fight.actor.id == who
        if attack:
            played.do(who, "attack", **attack)
        played.do(who, "end")

    turn("ALD", target="ORC", weapon="épée longue")
    assert (played["ORC"]["pv"], played["ORC"]["reaction"]) == (15, 0)
    turn("ORC", target="ALD")
    assert played["ALD"]["pv"] == 12
    assert played.last("harm").params["health"] == "unhurt"
    turn("GOLEM")
    # round 2: a critical throws no damage die; a natural 1
    turn("ALD", target="ORC", weapon="épée longue")
    assert played["ORC"]["pv"] == 5
    assert played.last("harm-creature").params["health"] == "wounded"
    turn("ORC", target="ALD")
    assert played.last("attack.fumble").who == ("ORC", "ALD")
    assert len(played.asked("fumble")) == 1
    assert played["ALD"]["reaction"] == 0
    asked = len(played.asked("defence"))
    turn("GOLEM", target="ALD")
    assert len(played.asked("defence")) == asked
    assert played.last("attack.miss").params["roll"].total == 11
    # round 3: spared
    turn("ALD", target="ORC", weapon="épée longue")
    assert (played["ORC"]["pv"], played["ORC"].out) == (0, "")
    assert played["ORC"].has("unconscious")
    assert played["ORC"].has("stable")
    assert played.last("turn-lost").who == ("ORC",)
    turn("GOLEM", target="ALD")
    # round 4: the chain of damage
    played.do("ALD", "interact", what="marteau")
    turn("ALD", target="GOLEM", weapon="coup de bélier")
    packet = played.last("harm-creature").params["packet"]
    assert packet.steps == (("rolled", 25), ("reduction", 20), ("resistance", 10))
    assert (played["GOLEM"]["pv"], played["ALD"]["stamina"]) == (50, 6)
    turn("GOLEM")
    turn("ALD", target="GOLEM", weapon="dague")
    packet = played.last("harm-creature").params["packet"]
    assert packet.steps == (("rolled", 6), ("reduction", 1), ("vulnerability", 2))
    assert played["GOLEM"]["pv"] == 48
    turn("GOLEM")
    turn("ALD", target="GOLEM", weapon="marteau")
    assert played["GOLEM"]["pv"] == 47
    turn("GOLEM")
    turn("ALD", target="GOLEM", weapon="marteau")
    assert played["GOLEM"]["pv"] == 47
    # round 7: the orc comes to
    assert played.fight.clock.round == 7
    assert played.fight.actor.id == "ORC"
    assert played["ORC"]["pv"] == 1
    assert played["ORC"].has("prone")
    assert not played["ORC"].has("unconscious", "stable")
    turn("ORC")
    assert played["ALD"]["pv"] == 12
    assert not played.told("fate-success", "fate-failure")
    assert played.ports.faces == []
