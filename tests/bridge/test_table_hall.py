"""Fights are opened, found, loaded after a kill, and closed."""

from pathlib import Path

import pytest

from bridge.store.characters import Kept
from bridge.store.store import Store
from bridge.table import settled, slug
from rules.engine.codec import codec_for
from rules.engine.records import Aside, Command
from rules.engine.requests import GM, Refused
from rules.engine.state import Being

from .arena import ALDRIC, ARENA, MIRA, Arena, Sheet


def being(id: str, player: str = "", side: str = "party") -> Being:
    return Being(id, id.title(), side, Sheet(), (0, 64, 0), player)


def opened(arena: Arena, title: str = "Pont rouge", *beings: Being) -> str:
    id = arena.hall.open(title, "arena", {})
    arena.hall[id].do(Command(GM, GM, "join", {"beings": beings}))
    return id


def test_an_opened_fight_is_there_after_a_kill(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = opened(arena, "Pont « rouge »", being("aldric", ALDRIC.uuid))
    state = arena.hall[id].fight.state
    assert id == "pont-rouge"
    arena.restart()
    assert arena.hall[id].fight.state == state
    assert state.title == "Pont « rouge »"


def test_settings_are_checked_completed_and_frozen(tmp_path: Path) -> None:
    assert settled(ARENA, {"rounds": "3", "blood": "false"}) == {"blood": False, "rounds": 3}
    assert settled(ARENA, {"rounds": 3}) == {"blood": True, "rounds": 3}
    with pytest.raises(Refused) as wrong:
        settled(ARENA, {"rounds": "many"})
    assert (wrong.value.code, wrong.value.params["key"]) == ("bad-setting", "rounds")
    with pytest.raises(Refused) as unknown:
        settled(ARENA, {"bloood": "true"})
    assert unknown.value.params["known"] == ("blood", "rounds")


def test_an_unknown_ruleset_opens_nothing(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    with pytest.raises(Refused, match="no-such-ruleset"):
        arena.hall.open("x", "chess", {})
    assert arena.store.fights(closed=True) == []


def test_several_fights_and_who_is_in_which(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    one = opened(arena, "Pont", being("aldric", ALDRIC.uuid))
    assert arena.hall.only() == one
    two = opened(arena, "Pont", being("mira", MIRA.uuid))
    assert (one, two) == ("pont", "pont-2")
    assert arena.hall.only() is None
    assert arena.hall.fight_of(ALDRIC.uuid) == one
    assert arena.hall.fight_of(MIRA.uuid) == two
    assert arena.hall.fight_of("nobody") is None
    assert arena.hall.named("Pont-2") == two


def test_a_closed_fight_is_looked_at_but_not_loaded(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid))
    arena.hall[id].do(Command(GM, GM, "effect", {"who": "aldric", "name": "blind"}))
    arena.hall[id].do(Command(GM, GM, "set", {"who": "aldric", "counter": "life", "to": 3}))
    arena.hall.close(id)
    assert id not in arena.hall
    arena.restart()
    assert id not in arena.hall
    assert arena.hall.view(id).fight.state.over == "over"
    kept = arena.store.character(ALDRIC.uuid, "arena", Sheet)
    assert kept is not None
    assert (kept.name, kept.counters, kept.effects) == ("Aldric", {"life": 3}, (Kept("blind"),))
    with pytest.raises(KeyError):
        arena.hall.view("nowhere")


def test_the_end_of_a_fight_can_be_undone(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid))
    arena.hall.close(id)
    arena.hall.reopen(id)
    assert arena.hall[id].fight.state.over == ""
    arena.restart()
    assert id in arena.hall


def test_an_open_question_is_rebuilt_with_its_time(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    foe = being("bandit", side="foes")
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid), foe)
    arena.hall[id].do(Command(GM, GM, "begin"))
    arena.clock.now = 1234.0
    arena.hall[id].do(Command("aldric", "aldric", "hit", {"target": "bandit"}))
    arena.clock.now = 1300.0
    arena.restart()
    (question,) = arena.hall.questions()
    assert (question.fight, question.ask.who, question.asked_at) == (id, "bandit", 1234.0)


def test_a_command_that_cannot_be_rebuilt_is_told_to_the_master(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid), being("bandit", side="foes"))
    arena.hall[id].do(Command(GM, GM, "begin"))
    arena.hall[id].do(Command("aldric", "aldric", "hit", {"target": "bandit"}))
    n = arena.hall[id].n
    arena.store.append(id, [(n, Command("x", "x", "hit", {}))])  # as other code would have written
    arena.restart()
    told = [r.record for r in arena.store.rows(0) if isinstance(r.record, Aside)]
    assert [(t.tell.key, t.tell.params["n"], t.audience) for t in told] == [("lost", n, (GM,))]
    assert not list(arena.hall.questions())
    arena.hall[id].do(Command("aldric", "aldric", "hit", {"target": "bandit"}))


def test_preferences_answer_for_whoever_plays(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    arena.store.set_preference(MIRA.uuid, "arena", "dodge", "always")
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid), being("mira", MIRA.uuid, side="foes"))
    arena.hall[id].do(Command(GM, GM, "begin"))
    arena.hall[id].do(Command("aldric", "aldric", "hit", {"target": "mira"}))
    assert not arena.hall[id].open
    assert arena.hall[id].fight["mira"]["life"] == 6


def test_a_kept_character_that_no_longer_fits_does_not_hold_up_the_end(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    id = opened(arena, "Pont", being("aldric", ALDRIC.uuid))
    old = '{"name": "Aldric", "sheet": {"strength": 3}}'
    arena.store._run("INSERT INTO characters VALUES (?, 'arena', ?)", ALDRIC.uuid, old)
    arena.hall.close(id)
    kept = arena.store.character(ALDRIC.uuid, "arena", Sheet)
    assert kept is not None
    assert kept.sheet == Sheet()


def test_ids_are_short_and_plain() -> None:
    assert slug("Le Pont rouge, à l'aube !") == "le-pont-rouge-a-l-aube"
    assert slug("§c⚔️") == "c"
    assert slug("⚔️") == ""
    assert len(slug("x" * 256)) == 32


def test_a_store_is_whatever_rulesets_there_are(tmp_path: Path) -> None:
    arena = Arena(tmp_path)
    opened(arena, "", being("aldric", ALDRIC.uuid))
    assert [f.id for f in Store(tmp_path / "melee.db", codec_for(ARENA)).fights()] == ["arena"]
