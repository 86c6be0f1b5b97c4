"""Chat, clicks, steps and the world through one door: once each, durable, right owner only."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bridge.minecraft.replies import Unreadable
from bridge.rcon.errors import LinkLost
from bridge.store.rows import Receipt
from rules.engine.records import UNKNOWN, Answered, Struck
from rules.engine.requests import GM, Ask, Fact
from rules.engine.run import LATER

from .arena import ALDRIC, MASTER, MIRA, Arena


def attacked(arena: Arena) -> str:
    """A bandit strikes Mira, who is asked how she defends; the id of the question."""
    arena.begun()
    arena.say(MASTER, "!tour brigand 1", "!att Mira")
    (id,) = arena.table.open
    return id


def answered(arena: Arena) -> list[tuple[Any, str]]:
    rows = arena.store.rows(0, 10_000)
    return [(r.record.value, r.record.by) for r in rows if isinstance(r.record, Answered)]


def test_an_open_question_survives_a_kill_and_takes_its_answer(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.restart()
    arena.say(MIRA, "!déf esquive")
    assert answered(arena) == [("dodge", "mira")]
    assert not arena.table.open
    assert arena.table.fight["mira"]["life"] == 6


@pytest.mark.parametrize("typed", ["!déf esquive", "!def DODGE", "!esquive", "!déf esq", "!dodge"])
def test_answers_in_both_languages_even_without_the_verb(tmp_path: Path, typed: str) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MIRA, typed)
    assert answered(arena) == [("dodge", "mira")]


def test_an_unclear_answer_gets_the_choices_as_buttons(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MIRA, "!déf sauter")
    buttons = arena.last(MIRA).buttons
    assert [b.say for b in buttons] == ['déf "dodge"', 'déf "parry"', 'déf "no"']
    arena.say(MIRA, "!" + buttons[1].say)
    assert answered(arena) == [("parry", "mira")]


def test_a_number_is_answered_within_its_bounds(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MIRA, "!déf parade", "!déf 9")
    line = arena.last(MIRA)
    assert (line.key, line.params["most"]) == ("reply-answer-number", 5)
    arena.say(MIRA, "!déf 5")
    assert answered(arena)[-1] == (5, "mira")


def test_others_may_not_answer_but_a_master_may_for_anyone(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(ALDRIC, "!déf esquive")
    line = arena.last(ALDRIC)
    assert (line.key, line.params["who"]) == ("refusal-waiting", ("mira",))
    arena.say(MASTER, "!déf esquive pour Mira")
    assert answered(arena) == [("dodge", GM)]


def test_while_a_question_is_open_the_rest_is_refused_with_who_is_awaited(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    state = arena.table.fight.state
    for line in ("!crier ohé", "!suivant", "!ajout brigand", "!pv Mira 3"):
        arena.say(MASTER, line)
        answer = arena.last(MASTER)
        assert (answer.key, answer.params["who"]) == ("refusal-waiting", ("mira",)), line
    assert arena.table.fight.state == state
    arena.say(ALDRIC, "!r 1d6", "!ordre", "!fiche")
    assert arena.table.open
    arena.say(MASTER, "!annuler")
    assert not arena.table.open
    arena.say(MASTER, "!att Mira")
    assert arena.table.open


def test_whoever_is_awaited_is_reminded_with_the_choices(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MIRA, "!crier ohé")
    line = arena.last(MIRA)
    assert line.key == "refusal-waiting-you"
    assert [b.say for b in line.buttons] == ['déf "dodge"', 'déf "parry"', 'déf "no"']


def test_a_master_is_reminded_of_yes_and_no_in_words(tmp_path: Path) -> None:
    arena = Arena(tmp_path, lambda facts: tuple(UNKNOWN for _ in facts))
    arena.begun()
    arena.say(ALDRIC, "!att brigand 1")
    arena.say(MASTER, "!placer brigand 1 1 64 0")
    line = arena.last(MASTER)
    assert line.key == "refusal-waiting-you"
    assert [b.params["option"].id for b in line.buttons] == ["option-yes", "option-no"]
    arena.say(MASTER, f"!{line.buttons[1].say}")
    assert not arena.table.open


def test_an_offer_is_taken_or_let_pass(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MIRA, "!opp")
    assert answered(arena) == [("dodge", "mira")]
    arena.say(MASTER, "!annuler", "!att Mira")
    arena.say(MIRA, "!non")
    assert answered(arena)[-1] == ("no", "mira")


# -- clicks ------------------------------------------------------------------------------------


def token(arena: Arena, id: str, value: Any, to: str = MIRA.uuid) -> int:
    wish = {"do": "answer", "fight": "pont-rouge", "question": id, "value": value}
    return arena.store.token(to, wish)


def test_a_click_answers_once_and_everything_after_is_harmless(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = attacked(arena)
    dodge, no = token(arena, id, "dodge"), token(arena, id, "no")
    arena.intake.click(ALDRIC, dodge)
    assert arena.last(ALDRIC).key == "reply-click-foreign"
    arena.intake.click(MIRA, dodge)
    arena.intake.click(MIRA, dodge)
    assert arena.last(MIRA).key == "reply-click-spent"
    arena.intake.click(MIRA, no)
    assert arena.last(MIRA).key == "reply-click-late"
    arena.intake.click(MIRA, 12345)
    assert arena.last(MIRA).key == "reply-click-unknown"
    arena.restart()
    arena.intake.click(MIRA, dodge)
    assert arena.last(MIRA).key == "reply-click-spent"
    assert answered(arena) == [("dodge", "mira")]


def test_a_master_clicks_for_anyone(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = attacked(arena)
    arena.intake.click(MASTER, token(arena, id, "dodge", MASTER.uuid))
    assert answered(arena) == [("dodge", GM)]


def test_a_button_of_somebody_who_no_longer_plays_it(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = attacked(arena)
    arena.intake.click(ALDRIC, token(arena, id, "dodge", ALDRIC.uuid))
    assert arena.last(ALDRIC).key == "reply-click-foreign"
    assert arena.table.open


def test_an_offer_is_clicked_without_being_read_again(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    wish = {
        "do": "say", "fight": "pont-rouge", "line": "att le nom avec espaces",
        "actor": "aldric", "verb": "hit", "args": {"target": "brigand-2"},
    }  # fmt: skip
    arena.intake.click(MIRA, arena.store.token(MIRA.uuid, wish))
    assert arena.last(MIRA).key == "reply-click-foreign"
    arena.intake.click(ALDRIC, arena.store.token(ALDRIC.uuid, wish))
    assert arena.table.command is not None
    assert arena.table.command.args == {"target": "brigand-2"}
    wish = {"do": "say", "fight": "pont-rouge", "line": "fin", "verb": "end", "actor": "aldric"}
    arena.say(MASTER, "!non")
    arena.intake.click(ALDRIC, arena.store.token(ALDRIC.uuid, wish))
    assert arena.table.fight.clock.acting() == ("mira",)


def test_any_button_is_a_line(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    wish = {"do": "say", "fight": "pont-rouge", "line": "ordre"}
    arena.intake.click(ALDRIC, arena.store.token(ALDRIC.uuid, wish))
    assert arena.last(ALDRIC).key == "reply-order"
    wish = {"do": "say", "fight": "gone", "line": "ordre"}
    arena.intake.click(ALDRIC, arena.store.token(ALDRIC.uuid, wish))
    assert arena.last(ALDRIC).key == "reply-click-late"


# -- exactly once ------------------------------------------------------------------------------


def test_a_line_read_again_after_a_kill_is_handled_once(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    assert arena.store.receive(Receipt(cursor=("7", 100)))
    arena.say(ALDRIC, "!crier ohé")
    rows = len(arena.store.rows(0, 10_000))
    arena.restart()
    assert not arena.store.receive(Receipt(cursor=("7", 100)))
    assert len(arena.store.rows(0, 10_000)) == rows


def test_a_refused_line_is_signed_for_too(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.store.receive(Receipt(cursor=("7", 100)))
    arena.say(ALDRIC, "!ordre")
    arena.restart()
    assert arena.store.log_cursor == ("7", 100)


def test_a_bug_in_a_rule_is_told_once_and_does_not_stop_the_service(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.store.receive(Receipt(cursor=("7", 100)))
    arena.say(ALDRIC, "!casser")
    assert arena.last(ALDRIC).key == "reply-failed"
    assert "a bug in a rule" in caplog.text
    arena.restart()
    assert not arena.store.receive(Receipt(cursor=("7", 100)))
    arena.say(ALDRIC, "!crier ohé")


# -- pause -------------------------------------------------------------------------------------


def test_a_paused_fight_is_the_masters(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!pause")
    arena.restart()
    arena.say(ALDRIC, "!crier ohé")
    assert arena.last(ALDRIC).key == "refusal-paused"
    arena.say(MASTER, "!pv Mira 3", "!reprendre")
    arena.say(ALDRIC, "!crier ohé")
    assert arena.table.fight["mira"]["life"] == 3


# -- the world ---------------------------------------------------------------------------------


def test_observed_steps_are_commands_that_undo_together(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    fight = arena.begun().fight
    walked = arena.intake.walked
    assert walked("pont-rouge", "mira", (4, 64, 0)) == "elsewhere"
    assert walked("pont-rouge", "aldric", (0, 64, 0)) == "stepped"
    assert [walked("pont-rouge", "aldric", (x, 64, 0)) for x in (1, 2, 3)] == ["stepped"] * 3
    assert walked("pont-rouge", "aldric", (4, 64, 0)) == "refused"
    assert walked("pont-rouge", "aldric", (4, 64, 1)) == "refused"
    assert fight["aldric"].pos == (3, 64, 0)
    assert [w.lines[0].key for w in arena.whispers(ALDRIC)] == ["refusal-cannot-pay"]
    assert arena.last(ALDRIC).rule == "A-MOV-01"
    arena.say(MASTER, "!annuler")
    assert fight["aldric"].pos == (0, 64, 0)
    arena.say(ALDRIC, "!att b1")
    assert walked("pont-rouge", "aldric", (1, 64, 0)) == "waiting"
    assert walked("gone", "aldric", (1, 64, 0)) == "elsewhere"


def later(facts: tuple[Fact, ...]) -> Any:
    return LATER


def test_facts_come_later_and_what_they_refuse_is_told_to_the_speaker(tmp_path: Path) -> None:
    arena = Arena(tmp_path, later)
    arena.begun()
    arena.say(ALDRIC, "!att b1")
    assert [f.name for f in arena.table.wanted] == ["sight"]
    arena.say(ALDRIC, "!att b2")
    assert arena.last(ALDRIC).key == "refusal-busy"
    arena.intake.learn("pont-rouge", (False,))
    assert arena.last(ALDRIC).key == "refusal-unseen"
    assert arena.table.fight["aldric"]["breath"] == 1
    rows = arena.store.rows(0, 10_000)
    assert [r.record.why for r in rows if isinstance(r.record, Struck)] == ["refused"]
    arena.say(ALDRIC, "!att b1")
    arena.intake.learn("pont-rouge", (UNKNOWN,))
    (question,) = arena.table.open.values()
    assert isinstance(question, Ask)
    assert question.who == GM
    arena.say(MASTER, "!oui")
    (question,) = arena.table.open.values()
    assert question.who == "brigand-1"


def test_real_mobs_join_by_uuid_once(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout @e[type=zombie] 20 caché")
    ((wish, _),) = arena.intake.desk.wishes
    assert (wish.type, wish.radius, wish.centre) == ("minecraft:zombie", 20.0, (9.5, 64, 0.5))
    arena.intake.desk.wishes.clear()
    mobs = [("uuid-1", "", (5, 64, 5)), ("uuid-2", "Bob", (6, 64, 5))]
    arena.intake.found(wish, mobs)
    arena.intake.found(wish, [*mobs, ("uuid-3", "", (7, 64, 5))])
    bodies = [(b.name, b.body) for b in arena.table.fight.state.beings.values() if b.body]
    assert bodies[2:] == [("Brigand 3", "uuid-1"), ("Bob", "uuid-2"), ("Brigand 4", "uuid-3")]
    arena.intake.found(wish, mobs)
    assert arena.last(MASTER).key == "reply-no-mobs"


def test_real_mobs_join_as_the_template_that_is_named(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout brigand @e[type=fox] 20 caché")
    ((wish, _),) = arena.intake.desk.wishes
    assert (wish.type, wish.template, wish.radius) == ("minecraft:fox", "bandit", 20.0)
    arena.intake.desk.wishes.clear()
    arena.intake.found(wish, [("uuid-1", "", (5, 64, 5))])
    (being,) = [b for b in arena.table.fight.state.beings.values() if b.body == "uuid-1"]
    assert (being.name, being.sheet) == ("Brigand 3", arena.table.rules.creatures["bandit"])
    arena.say(MASTER, "!ajout licorne @e[type=fox]")
    assert arena.last(MASTER).key == "reply-no-such-template"
    assert not arena.intake.desk.wishes


async def nobody(fight: str) -> int:
    return 0


async def test_bodies_are_put_back_when_a_master_wishes(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MIRA, "!replacer")
    assert not arena.intake.desk.wishes
    arena.say(MASTER, "!replacer")
    asked: list[str] = []

    async def put_back(fight: str) -> int:
        asked.append(fight)
        return 2

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        raise AssertionError(wish)

    await arena.intake.fulfil(mobs, put_back)
    assert asked == ["pont-rouge"]
    assert arena.last(MASTER).key == "reply-put-back"
    assert arena.last(MASTER).params["count"] == 2


def test_a_fight_with_nobody_in_it_says_so(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.say(MASTER, '!combat début "Pont rouge"')
    for line in ("!replacer", "!camp", "!camp x ="):
        arena.say(MASTER, "!aide", line)
        assert arena.last(MASTER).key == "refusal-nobody-here", line
    assert not arena.intake.desk.wishes


@pytest.mark.parametrize("typed", ["NaN", "1e9", "-99999999999999999999", "+", "²", "1O"])
def test_what_is_no_number_of_points_is_said(tmp_path: Path, typed: str) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!aide", f"!pv aldric {typed}")
    assert arena.last(MASTER).key == "reply-bad-number"
    assert arena.last(MASTER).params["typed"] == typed


async def test_wishes_are_fulfilled_by_the_world(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout @e[type=minecraft:zombie,limit=1]", "!ajout @e[type=dragon]")
    asked: list[str] = []

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        asked.append(wish.type)
        return [("uuid-1", "", (5, 64, 5))]

    await arena.intake.fulfil(mobs, nobody)
    assert asked == ["minecraft:zombie", "minecraft:dragon"]
    assert arena.last(MASTER).key == "reply-no-such-mob"
    assert "brigand-3" in arena.table.fight


async def test_a_wish_outlives_a_broken_link_and_its_line_a_kill(tmp_path: Path) -> None:
    arena, line = Arena(tmp_path), Receipt(cursor=("file", 100))
    arena.begun()
    arena.store.receive(line)
    arena.say(MASTER, "!ajout @e[type=zombie] 20")
    arena.store.settle()
    arena.restart()
    assert arena.store.log_cursor is None
    assert arena.store.receive(line)
    arena.say(MASTER, "!ajout @e[type=zombie] 20")
    links = [LinkLost("cut", sent=False), None]

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        if lost := links.pop(0):
            raise lost
        return [("uuid-1", "", (5, 64, 5))]

    with pytest.raises(LinkLost):
        await arena.intake.fulfil(mobs, nobody)
    await arena.intake.fulfil(mobs, nobody)
    await arena.intake.fulfil(mobs, nobody)
    arena.restart()
    assert arena.store.log_cursor == ("file", 100)
    assert [b.name for b in arena.table.fight.state.beings.values()].count("Brigand 3") == 1


async def test_whoever_comes_while_a_wish_is_fulfilled_waits_for_it(tmp_path: Path) -> None:
    """Else the next line would begin the fight before its mobs are in."""
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout @e[type=zombie] 20")
    seen = asyncio.Event()

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        await seen.wait()
        return [("uuid-1", "", (5, 64, 5))]

    tasks = [asyncio.create_task(arena.intake.fulfil(mobs, nobody)) for _ in range(2)]
    await asyncio.sleep(0.01)
    assert not any(t.done() for t in tasks)
    seen.set()
    await asyncio.gather(*tasks)
    assert "brigand-3" in arena.table.fight
    assert "brigand-4" not in arena.table.fight


async def test_a_fight_that_ends_while_a_wish_is_fulfilled_is_answered_so(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout @e[type=zombie] 20")

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        arena.say(MASTER, "!combat fin")
        return [("uuid-1", "", (5, 64, 5))]

    await arena.intake.fulfil(mobs, nobody)
    assert arena.last(MASTER).key == "refusal-no-fight"
    assert not arena.intake.desk.wishes


async def test_a_wish_outlives_an_answer_that_cannot_be_read(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, "!ajout @e[type=zombie] 20")

    async def mobs(wish: Any) -> list[tuple[str, str, tuple[int, int, int]]]:
        raise Unreadable("not the names of the players", "?")

    with pytest.raises(Unreadable):
        await arena.intake.fulfil(mobs, nobody)
    assert arena.intake.desk.wishes


@pytest.mark.parametrize("selector", ["@e[type=zombie run op Aldric]", "@e", '@e[type="a b"]'])
def test_a_selector_is_never_passed_on(tmp_path: Path, selector: str) -> None:
    arena = Arena(tmp_path)
    arena.begun()
    arena.say(MASTER, f"!ajout {selector}")
    assert arena.last(MASTER).key == "reply-bad-selector"
    assert not arena.intake.desk.wishes


def test_two_fights_do_not_disturb_each_other(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    arena.say(MASTER, "!combat début Tour", "!ajout brigand", "!suivant")
    assert arena.hall["tour"].fight.clock.acting() == ("brigand",)
    arena.say(MIRA, "!esquive")
    assert not arena.hall["pont-rouge"].open
    arena.say(MASTER, "!combat pont-rouge", "!pv Mira 1")
    assert arena.hall["pont-rouge"].fight["mira"]["life"] == 1


def test_a_fight_is_ended_whatever_is_asked(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    attacked(arena)
    assert arena.table.open
    arena.say(MASTER, "!combat fin")
    assert not arena.hall.tables
