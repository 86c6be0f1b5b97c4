"""The ambush at the pass: stealth, surprise, ties, hidden attackers, everyone's defences."""

import pytest

from rules.blocs import RULESET
from rules.engine.requests import GM, Refused
from tests.rules.blocs.people import ALDRIC, BERA, CYRA, GOBLIN, ORC, at, foe, hero
from tests.rules.scripted import Played

DICE = (
    *("20:9", "20:10", "20:12"),
    *("20:10", "20:9", "20:14", "20:10", "20:4", "20:15"),
    *("20:7", "20:11"),
    *("20:8", "20:13", "12:4"),
    *("20:12", "6:5"),
    *("20:5", "20:17", "6:2"),
    *("20:11", "8:5"),
    *("20:3", "20:6"),
    *("20:10", "12:1"),
)


def walk(played: Played, who: str, *squares: tuple[int, int]) -> None:
    for x, z in squares:
        played.do(who, "step", to=at(x, z), joins=True)


def test_S01_ambush_at_the_pass() -> None:
    played = Played(
        RULESET,
        hero("ALD", ALDRIC, 0, 0),
        hero("BER", BERA, 0, 4),
        hero("CYR", CYRA, 2, 1),
        foe("GOB1", GOBLIN, 6, 0),
        foe("GOB2", GOBLIN, 6, 2),
        foe("ORC", ORC, 8, 1),
        faces=DICE,
        answers={
            "hiders": ["monstres", "done"],
            (GM, "tie"): ["roll", "BER", "GOB1"],
            "tie-players": "BER",
        },
    )
    played.gm("hostilities", actor="GOB1")

    # 1–3: declared, not resolved; the matrix of who notices whom
    assert played.told("hostilities")[0].who == ("GOB1",)
    assert not played.told("attack.hit", "attack.miss")
    assert [t.params["roll"].total for t in played.told("stealth")] == [14, 15, 12]
    assert all(audience == (GM,) for _, audience in played.heard("stealth"))
    seen = {o: [h for h in ("GOB1", "GOB2", "ORC") if played[o].perceives(played[h])]
            for o in ("ALD", "BER", "CYR")}  # fmt: skip
    assert seen == {"ALD": ["ORC"], "BER": ["GOB1", "ORC"], "CYR": []}
    assert [t.who for t in played.told("surprised")] == [("CYR",)]
    # 4: to Aldric only the orc is told
    told = [t for t in played.told("position") if t.who[0] == "ALD"]
    assert [(t.who[1], t.params) for t in told] == [
        ("ORC", {"distance": 8, "near": 8, "direction": "e"})
    ]
    # 5–7: order with its ties
    totals = {t.who[0]: t.params["roll"].total for t in played.told("initiative")}
    assert totals == {"ORC": 15, "CYR": 15, "BER": 12, "GOB1": 12, "ALD": 12, "GOB2": 6}
    order = ["ORC", "CYR", "BER", "GOB1", "ALD", "GOB2"]
    assert [s.who[0] for s in played.fight.clock.slots] == order

    # 8: the orc comes out of hiding; Cyra may not defend
    walk(played, "ORC", (7, 1), (6, 1), (5, 1), (4, 1), (3, 1))
    assert played["ORC"]["moves"] == 3
    played.do("ORC", "attack", target="CYR")
    hit = played.last("attack.hit").params
    assert (hit["roll"].faces, hit["roll"].total, hit["roll"].why) == (
        (8, 13),
        16,
        ("+unseen-attacker",),
    )
    assert played["CYR"]["pv"] == 7
    assert not played.asked("defence")
    assert played["CYR"].perceives(played["ORC"])
    # 9: surprised until her first turn is over, which goes by itself
    for verb, args in (("step", {"to": at(2, 2)}), ("attack", {"target": "ORC"})):
        with pytest.raises(Refused) as refused:
            played.do("CYR", verb, **args)
        assert (refused.value.code, refused.value.rule) == ("surprised", "B-SUR-05")
    played.do("ORC", "end")
    assert played.last("turn-lost").who == ("CYR",)
    assert not played["CYR"].has("surprised")
    # 10
    played.ports.answers["defence"] = ["absorb", "parry", "dodge", "no", "dodge"]
    played.do("BER", "attack", target="ORC", weapon="arc court")
    assert played["ORC"]["pv"] == 8
    assert played.last("harm-creature").params["health"] == "unhurt"
    played.do("BER", "end")
    # 11
    walk(played, "GOB1", (5, 0), (4, 0), (3, 0), (2, 0), (1, 0))
    played.do("GOB1", "attack", target="ALD")
    hit = played.last("attack.hit").params
    assert (hit["roll"].total, sum(m.value for m in hit["against"])) == (19, 17)
    assert played["ALD"]["pv"] == 17
    assert played["ALD"].perceives(played["GOB1"])
    played.do("GOB1", "end")
    # 12: equal hits; the sword is drawn within the attack
    played.do("ALD", "interact", what="épée")
    played.do("ALD", "attack", target="GOB1")
    hit = played.last("attack.hit").params
    assert (hit["roll"].total, sum(m.value for m in hit["against"])) == (14, 14)
    assert played["GOB1"]["pv"] == 1
    played.do("ALD", "end")
    # 13
    walk(played, "GOB2", (5, 2), (4, 3), (3, 4), (2, 4), (1, 4))
    played.do("GOB2", "attack", target="BER")
    assert played.last("attack.miss").params["roll"].total == 8
    assert played["BER"].perceives(played["GOB2"])
    assert played["BER"]["reaction"] == 1
    played.do("GOB2", "end")
    # 14–16
    assert played.fight.clock.round == 2
    assert [s.who[0] for s in played.fight.clock.slots] == order
    assert all(c["reaction"] == 1 for c in played.fight)
    played.do("ORC", "attack", target="CYR")
    assert played["CYR"]["pv"] == 5
    assert played.last("harm").params["health"] == "wounded"
    played.do("ORC", "end")
    played.do("CYR", "end")
    # 17
    played.gm("over", why="déroute des monstres")
    assert played.fight.state.over == "déroute des monstres"
    assert {c.id: c["pv"] for c in played.fight} == {
        "ALD": 17,
        "BER": 16,
        "CYR": 5,
        "GOB1": 1,
        "GOB2": 8,
        "ORC": 8,
    }
    assert [played[i].pos for i in ("ORC", "GOB1", "GOB2")] == [at(3, 1), at(1, 0), at(1, 4)]
    assert played.ports.faces == []
    assert played.ports.answers["defence"] == []
