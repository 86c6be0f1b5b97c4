"""Commands, answers, undo, redo, force and the GM's verbs, on a game that has next to no rules."""

import pytest

from rules.engine.changes import Begin, Count, Place
from rules.engine.clock import Clock, EndOf, Slot, StartOf, With, swapped, together
from rules.engine.codec import codec_for
from rules.engine.flows import (
    Contender,
    contest,
    higher_modifier_then_throw,
    resister_wins,
    throw_again,
)
from rules.engine.modifiers import Mod
from rules.engine.records import Command, Struck
from rules.engine.requests import GM, Flow, Refused, Roll, Rolled
from rules.engine.run import Run, Undeclared
from rules.engine.state import Being, Effect, Item
from rules.engine.table import Memory, Table, fold
from tests.rules.random_play import RULESETS
from tests.rules.scripted import Played, Scripted

FOURTH = next(r for r in RULESETS if r.id == "fourth")


def being(id: str, side: str, creature: str = "brute") -> Being:
    return Being(id, id.title(), side, FOURTH.creatures[creature], (0, 64, 0))


@pytest.fixture
def played() -> Played:
    """Ada and Bob (west) against Cid (east); west goes first, with 8 against 3."""
    fight = Played(
        FOURTH, being("ada", "west"), being("bob", "west"), being("cid", "east"), faces=[8, 3]
    )
    fight.gm("begin")
    return fight


def test_a_slot_holds_a_whole_side(played: Played) -> None:
    assert [c.id for c in played.fight.acting] == ["ada", "bob"]
    played.do("ada", "end")
    assert [c.id for c in played.fight.acting] == ["bob"]
    played.do("bob", "end")
    assert [c.id for c in played.fight.acting] == ["cid"]


def test_not_ones_turn_is_refused_with_who_acts(played: Played) -> None:
    with pytest.raises(Refused) as refused:
        played.do("cid", "hit", target="ada")
    assert refused.value.code == "not-your-turn"
    assert refused.value.params["acting"] == ("ada", "bob")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Command("ada", "ada", "dance"), "unknown-verb"),
        (Command("ada", "ada", "next"), "not-yours"),
        (Command("ada", "ada", "hit", {"target": "zed"}), "no-such-creature"),
        (Command(GM, GM, "begin"), "begun-already"),
        (Command(GM, GM, "set", {"who": "ada", "counter": "gold", "to": 1}), "no-such-counter"),
        (Command(GM, GM, "effect", {"who": "ada", "name": "drunk"}), "no-such-effect"),
        (Command(GM, GM, "turn", {"who": "zed"}), "no-slot"),
    ],
)
def test_a_refusal_changes_nothing(played: Played, command: Command, code: str) -> None:
    state, written = played.fight.state, list(played.store.written)
    with pytest.raises(Refused) as refused:
        played.table.do(command)
    assert refused.value.code == code
    assert played.fight.state is state
    assert played.store.written == written


def test_before_the_first_round_nobody_has_a_turn() -> None:
    fight = Played(FOURTH, being("ada", "west"))
    with pytest.raises(Refused) as refused:
        fight.do("ada", "end")
    assert refused.value.code == "not-begun"


def test_dice_that_somebody_else_throws_wait_and_are_checked() -> None:
    fight = Played(FOURTH, being("ada", "west"), being("cid", "east"), faces=[8, 3], later=True)
    fight.gm("begin")
    fight.do("ada", "hit", target="cid")
    assert [type(q) for q in fight.table.open.values()] == [Roll]
    with pytest.raises(Refused, match="waiting"):
        fight.do("ada", "end")
    with pytest.raises(Refused, match="no-such-option"):
        fight.table.throw((11, 1), "ada")
    fight.table.throw((1, 1), "ada")
    assert fight["cid"]["body"] == 3
    assert fight.table.open == {}


def test_undo_and_redo(played: Played) -> None:
    played.dice(1, 1)
    before = played.fight.state
    played.do("ada", "hit", target="cid")
    hit = played.fight.state
    assert [c.verb for c in played.table.undo()] == ["hit"]
    assert played.fight.state is before
    assert [c.verb for c in played.table.redo()] == ["hit"]
    assert played.fight.state == hit
    played.table.undo()
    played.do("ada", "end")
    with pytest.raises(Refused, match="nothing-to-redo"):
        played.table.redo()


def test_a_walk_is_undone_whole(played: Played) -> None:
    start = played.fight.state
    for x in range(3):
        args = {"who": "ada", "to": (x, 64, 0)}
        played.table.do(Command(GM, GM, "place", args, joins=x > 0))
    assert len(played.table.undo()) == 3
    assert played.fight.state is start


def test_back_to_the_start_of_the_turn_before(played: Played) -> None:
    start = played.fight.state
    played.dice(1, 1)
    played.do("ada", "hit", target="cid")
    played.gm("next")
    played.gm("set", who="cid", counter="points", to=1)
    played.table.undo_turn()
    assert played.fight.state == start


def test_whoever_comes_in_before_the_turn_leaves_it_the_same_turn() -> None:
    ada, bob = Slot(("ada",), (5,)), Slot(("bob",), (9,))
    now = Clock(2, (ada,), 0, {"ada": 2})
    assert now.same_turn(Clock(2, (bob, ada), 1, {"ada": 2}))
    assert not now.same_turn(Clock(2, (ada,), 0, {"ada": 1}))
    assert not now.same_turn(Clock(1, (ada,), 0, {"ada": 2}))


def test_forced_to_a_face_the_rest_is_kept(played: Played) -> None:
    played.dice(10, 10)
    played.do("ada", "hit", target="cid")
    assert played["cid"]["body"] == 4
    played.table.force("hit", 2)
    assert played["cid"]["body"] == 3
    assert played.ports.faces == []
    roll = played.last("hit.success").params["roll"]
    assert (roll.faces, roll.by) == ((1, 1), GM)
    assert played.fight.state == fold(played.store.read())
    assert [s.command.verb for s in played.table.standing].count("hit") == 1


def test_forced_to_an_outcome_by_the_nearest_throw(played: Played) -> None:
    played.dice(10, 10)
    played.do("ada", "hit", target="cid")
    played.table.force("hit", None, ("hit.success",))
    assert played.last("hit.success").params["roll"].total == 9  # the skill
    with pytest.raises(Refused, match="no-such-outcome"):
        played.table.force("hit", None, ("no.such.tell",))
    assert played["cid"]["body"] == 3


def test_forcing_what_was_not_rolled_is_refused(played: Played) -> None:
    played.do("ada", "end")
    with pytest.raises(Refused, match="no-such-roll"):
        played.table.force("", 3)


def test_a_forced_command_survives_a_restart(played: Played) -> None:
    played.dice(10, 10)
    played.do("ada", "hit", target="cid")
    played.table.force("hit", 2)
    again = Table(FOURTH, played.store, Scripted())
    assert again.fight.state == played.fight.state
    assert [s.n for s in again.standing] == [s.n for s in played.table.standing]


def test_pause_stops_players_not_the_gm(played: Played) -> None:
    played.table.pause(True)
    with pytest.raises(Refused, match="paused"):
        played.do("ada", "end")
    played.gm("next")
    assert Table(FOURTH, played.store, Scripted()).paused
    played.table.pause(False)
    played.dice(3, 8)
    played.do("cid", "end")


def test_the_gm_says_whose_turn_it_is(played: Played) -> None:
    played.gm("turn", who="cid")
    assert [c.id for c in played.fight.acting] == ["cid"]


def test_a_new_order_keeps_the_turn_under_way(played: Played) -> None:
    played.gm("next")
    played.gm("order", who=("cid", "bob", "ada"))
    assert [c.id for c in played.fight.acting] == ["cid"]
    played.do("cid", "end")
    assert [c.id for c in played.fight.acting] == ["bob"]


def test_whoever_leaves_takes_its_effects_and_things_along(played: Played) -> None:
    played.gm("effect", who="cid", name="plan")
    played.gm("put", item=Item("i1", "sword", holder="cid", slot="hand"))
    played.gm("leave", who="cid")
    assert "cid" not in played.fight
    assert played.fight.effects() == []
    assert played.fight.state.items == {}
    assert [c.id for c in played.fight.acting] == ["ada", "bob"]


def test_a_thing_is_held_dropped_and_used_up(played: Played) -> None:
    sword = Item("i1", "sword", holder="ada", slot="hand")
    played.gm("put", item=sword)
    assert played["ada"].items("hand") == [sword]
    played.gm("put", item=Item("i1", "sword", pos=(1, 64, 1)))
    assert played["ada"].items() == []
    played.gm("take", who="i1")
    assert played.fight.state.items == {}


def test_the_hidden_are_perceived_by_nobody_until_revealed(played: Played) -> None:
    played.gm("hide", who="cid")
    assert not played["ada"].perceives(played["cid"])
    assert played.fight.hidden_from("", "cid")
    assert not played.fight.hidden_from(GM, "cid")
    assert not played.fight.hidden_from("cid", "cid")
    played.gm("reveal", who="cid")
    assert played["ada"].perceives(played["cid"])


def test_who_is_hidden_from_one_is_seen_by_the_others(played: Played) -> None:
    played.gm("hide", who="cid", observer="ada")
    assert not played["ada"].perceives(played["cid"])
    assert played["bob"].perceives(played["cid"])


def test_an_effect_lasts_as_many_turns_as_said(played: Played) -> None:
    played.gm("effect", who="ada", name="plan", turns=1)
    assert played["ada"].has("plan")
    played.do("ada", "end")
    assert not played["ada"].has("plan")


def test_what_hangs_on_an_effect_ends_with_it(played: Played) -> None:
    first = played.fight.state.born + 1
    for effect in (Effect("plan", "ada"), Effect("plan", "bob", until=With(first))):
        played.fight.state = Begin(effect).apply(played.fight.state)
    played.gm("lift", who="ada", name="plan")
    assert played.fight.effects() == []


def test_over_is_over(played: Played) -> None:
    played.gm("over", why="fled")
    with pytest.raises(Refused, match="fight-over"):
        played.do("ada", "end")
    played.table.undo()
    played.do("ada", "end")


def test_a_name_that_is_not_declared_is_a_bug_of_the_ruleset(played: Played) -> None:
    def flow() -> Flow[None]:
        yield Count("ada", "gold", 3)

    with pytest.raises(Undeclared):
        Run(1, played.fight, flow(), Scripted()).play()


def test_a_command_that_no_longer_plays_as_written_is_struck_and_told() -> None:
    fight = Played(FOURTH, being("ada", "west"), being("cid", "east"), faces=[8, 3], later=True)
    fight.gm("begin")
    fight.do("ada", "hit", target="cid")
    rows = fight.store.read()
    changed = [(n, Count("ada", "points", 4, "new rules") if r == Count("ada", "points", 3, "cost")
                else r) for n, r in rows]  # fmt: skip
    assert changed != rows
    table = Table(FOURTH, Memory(codec_for(FOURTH), changed), Scripted())
    assert [n for n, _ in table.lost] == [fight.table.n]
    assert table.run is None
    assert isinstance(table.store.read()[-1][1], Struck)
    assert table.fight["ada"]["points"] == 5


def test_a_store_that_fails_strikes_the_command(played: Played) -> None:
    state = played.fight.state

    class FullDisk(Memory):
        def append(self, rows: list[tuple[int, object]]) -> None:
            raise OSError("no space left")

    played.table.store = FullDisk.__new__(FullDisk)
    with pytest.raises(OSError, match="no space"):
        played.gm("next")
    assert played.fight.state is state
    assert played.table.run is None


# -- contests -------------------------------------------------------------------------------------


def outcome(flow: Flow[tuple[str, tuple[Rolled, ...]]], played: Played, *faces: int) -> str:
    played.dice(*faces)
    winner = ""

    def wrapped() -> Flow[None]:
        nonlocal winner
        winner, _ = yield from flow

    Run(1, played.fight, wrapped(), played.ports).play()
    assert played.ports.faces == []
    return winner


SIDES = (Contender("ada", (Mod(3, "force"),)), Contender("cid", (Mod(1, "force"),)))


def test_the_higher_total_wins(played: Played) -> None:
    assert outcome(contest("force", SIDES, resister_wins("cid")), played, 10, 13) == "cid"


def test_a_tie_keeps_things_as_they_are(played: Played) -> None:
    assert outcome(contest("force", SIDES, resister_wins("cid")), played, 10, 12) == "cid"


def test_a_tie_goes_to_the_higher_modifier(played: Played) -> None:
    tie = higher_modifier_then_throw("force")
    assert outcome(contest("force", SIDES, tie), played, 10, 12) == "ada"


def test_a_tie_is_thrown_again_until_one_is_higher(played: Played) -> None:
    flow = contest("force", SIDES, throw_again("force"))
    assert outcome(flow, played, 10, 12, 5, 5, 4, 9) == "cid"


# -- the clock ------------------------------------------------------------------------------------

SLOTS = (Slot(("a",), (9,)), Slot(("b",), (7,)), Slot(("c",), (3,)))


def test_swapped_places_keep_their_counts() -> None:
    assert swapped(SLOTS, "a", "c") == (Slot(("c",), (9,)), Slot(("b",), (7,)), Slot(("a",), (3,)))


def test_together_they_act_in_the_earlier_place() -> None:
    assert together(SLOTS, "c", "b") == (Slot(("a",), (9,)), Slot(("c", "b"), (7,)))


def test_anchors_count_turns_of_the_fight(played: Played) -> None:
    assert played["ada"].this_end == EndOf("ada", 1)
    assert played["ada"].next_start == StartOf("ada", 2)
    assert played["cid"].next_start == StartOf("cid", 1)


def test_the_codec_takes_what_it_can_give_back() -> None:
    codec = codec_for(FOURTH)
    change = Place(Item("i", "sword", data={"edges": (1, 2), "magic": True}))
    assert codec.loads(codec.dumps(change)) == change
    for value in ([1], {1: 2}, {1, 2}, object()):
        with pytest.raises(TypeError):
            codec.dumps(value)
