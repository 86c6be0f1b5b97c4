"""A scenario's dice and expectations: each difference is found and said."""

from typing import Any

import pytest

from bridge.scenario.dice import WrittenDice, notation
from bridge.scenario.expect import Came, Shown, differences
from bridge.scenario.file import Expect
from bridge.store.rows import Line, LogRow, Whisper
from rules.engine.records import Command, Told
from rules.engine.requests import GM, Roll, Tell
from rules.engine.state import Being
from rules.engine.table import Table, memory_for
from tests.bridge.arena import ARENA, Queue, Sheet


class Ports:
    def dice(self, roll: Roll) -> Any:
        return Queue()(roll)

    def facts(self, facts: Any) -> Any:
        return tuple(f.default for f in facts)

    def answer(self, ask: Any) -> Any:
        return None


def duel() -> Table:
    table = Table(ARENA, memory_for(ARENA), Ports())
    table.do(Command(GM, GM, "open", {"title": "Duel", "settings": {}}))
    beings = (
        Being("mira", "Mira", "pj", Sheet(), (0, 64, 0), "uuid-mira"),
        Being("orc", "Orc Noir", "pnj", Sheet(), (1, 64, 0)),
    )
    table.do(Command(GM, GM, "join", {"beings": beings}))
    table.do(Command(GM, GM, "begin"))
    table.do(Command("mira", "mira", "hit", {"target": "orc"}))
    return table


def found(expect: dict[str, Any], rows: tuple[Any, ...] = (), **came: Any) -> list[str]:
    table = duel()
    log = [LogRow(i, "duel", 1, type(r).__name__, r, 0.0) for i, r in enumerate(rows)]
    after = Came(table, table.fight.state, log, **came)
    return list(differences(Expect.model_validate(expect), after))


RIGHT: list[dict[str, Any]] = [
    {"counters": {"Orc Noir": {"life": 8}}, "pools": {"mira": {"breath": 0}}},
    {"effects": {"orc": []}, "lacks": {"orc": ["blind"]}},
    {"positions": {"orc": [1, 64, 0]}, "out": {"orc": ""}},
    {"order": ["mira", "orc noir"], "round": 1, "turn": "Mira"},
    {"question": {"who": "orc", "name": "defence", "options": ["dodge", "parry", "no"]}},
    {"question": [{"name": "defence"}]},
    {"over": False, "paused": False},
]
WRONG: list[dict[str, Any]] = [
    {"counters": {"orc": {"life": 7}}},
    {"counters": {"orc": {"mana": 7}}},
    {"counters": {"elf": {"life": 7}}},
    {"effects": {"orc": ["blind"]}},
    {"has": {"orc": ["blind"]}},
    {"positions": {"orc": [2, 64, 0]}},
    {"out": {"orc": "down"}},
    {"order": ["orc", "mira"]},
    {"round": 2},
    {"turn": "orc"},
    {"turn": ""},
    {"question": False},
    {"question": {"who": "mira"}},
    {"question": {"name": "effort"}},
    {"question": {"options": ["dodge"]}},
    {"question": [{}, {}]},
    {"over": True},
    {"paused": True},
    {"refused": "A-HIT-01"},
    {"tells": ["hit.yes"]},
    {"seen": {"Mira": ["touche"]}},
    {"hover": {"Mira": ["1d20"]}},
    {"bodies": {"Mira": [0, 64, 0]}},
    {"points": {"orc": 8}},
    {"sidebar": {"Mira": ["Orc"]}},
]


@pytest.mark.parametrize("expect", RIGHT, ids=str)
def test_what_is_so_is_no_difference(expect: dict[str, Any]) -> None:
    assert found(expect) == []


@pytest.mark.parametrize("expect", WRONG, ids=str)
def test_what_is_not_so_is_one_difference(expect: dict[str, Any]) -> None:
    assert len(found(expect)) == 1


def test_a_refusal_is_known_by_rule_or_code() -> None:
    whisper = Whisper("uuid-mira", (Line("refusal-out-of-reach", {}, (), "A-HIT-09"),))
    assert found({"refused": "A-HIT-09"}, (whisper,)) == []
    assert found({"refused": "out-of-reach"}, (whisper,)) == []
    assert "out-of-reach" in found({"refused": "A-HIT-01"}, (whisper,))[0]


def test_a_refusal_that_has_changed_something_is_a_difference() -> None:
    table = duel()
    before = table.fight.state
    table.cancel()
    table.do(Command(GM, "orc", "set", {"who": "orc", "counter": "life", "to": 3}))
    row = LogRow(1, "duel", 0, "Whisper", Whisper("u", (Line("refusal-x", {}),)), 0.0)
    (line,) = differences(Expect(refused="x"), Came(table, before, [row]))
    assert "has changed" in line


def test_tells_come_in_the_order_written_with_others_between() -> None:
    rows = tuple(Told(Tell(k), ()) for k in ("a", "b", "c"))
    assert found({"tells": ["a", "c"]}, rows) == []
    assert len(found({"tells": ["c", "a"]}, rows)) == 1
    assert len(found({"untold": ["b"]}, rows)) == 1


def test_no_break_spaces_are_spaces_and_buttons_count_as_unseen() -> None:
    shown = {"Mira": Shown(("6\u00a0m\u202f!",), ("1d20 : 15",), ("/trigger melee set 5",))}
    assert found({"seen": {"Mira": ["6 m !"]}, "hover": {"Mira": ["15"]}}, shown=shown) == []
    assert len(found({"unseen": {"Mira": ["trigger"]}}, shown=shown)) == 1


def names(who: str) -> tuple[str, ...]:
    return (who, {"mira": "Mira la Rousse"}.get(who, who))


@pytest.mark.parametrize(
    ("die", "wrong"),
    [
        (("Mira la Rousse attack", 15), ""),
        (("mira attack", (15,), "d20"), ""),
        (("orc attack", 15), "not orc's"),
        (("mira damage", 15), "no damage"),
        (("mira attack", (15, 16)), "1 faces"),
        (("mira attack", 21), "fewer sides"),
        (("mira attack", 15, "d12"), "no d12"),
    ],
)
def test_a_die_falls_for_whom_and_what_is_written(die: Any, wrong: str) -> None:
    dice = WrittenDice(names)
    dice.put([die])
    faces, by = dice(Roll("attack", "mira", (20,)))
    assert by == "scenario"
    if wrong:
        assert wrong in dice.wrong[0]
    else:
        assert (faces, dice.wrong, dice.left()) == ((15,), [], [])


def test_a_roll_without_a_die_and_a_die_without_a_roll() -> None:
    dice = WrittenDice(names)
    dice.put([])
    dice(Roll("attack", "mira", (20, 20)))
    assert "no die is left for: mira attack (2d20)" in dice.wrong[0]
    dice.put([("mira attack", (3, 4))])
    assert dice.left() == ["['mira attack', [3, 4]]"]


def test_dice_are_written_as_people_do() -> None:
    assert notation((20,)) == "d20"
    assert notation((6, 8, 6)) == "d8+2d6"


def test_a_difference_is_told_in_whole_numbers() -> None:
    assert found({"counters": {"orc": {"life": 7}}}) == ["orc: life: expected 7, got 8"]
