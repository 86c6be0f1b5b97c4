"""Every row of the log told once, in order, to those whom it concerns."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bridge.store.kept import OUTBOX
from bridge.store.rows import Line
from rules.engine.records import Aside, Command
from rules.engine.requests import GM, Tell
from tests.bridge.post import Post, player
from tests.bridge.talk import ALDRIC, MIRA, ZOE, being

PLAYERS = {"Alex": MIRA, "Bob": ALDRIC, "Zoe": ZOE}


def do(post: Post, verb: str, actor: str = GM, fight: str = "pont-rouge", **args: Any) -> None:
    post.table(fight).do(Command(GM, actor, verb, args))


def standing(post: Post, players: Mapping[str, str] = PLAYERS) -> Post:
    """A fight begun: Mira, played by Alex, stands at the origin against a robber."""
    do(post, "open", title="Pont rouge")
    do(post, "join", beings=(replace(being("mira", player=players["Alex"]), pos=(0, 64, 0)),))
    do(post, "join", beings=(replace(being("b1", "Brigand 1", "b"), pos=(1, 64, 0)),))
    do(post, "begin")
    return post


def post(**more: Any) -> Post:
    return Post(PLAYERS, masters=("Zoe",), faces=(9, 3), **more)


async def test_the_call_to_a_fight_reaches_everybody_with_a_button_of_their_own() -> None:
    p = post()
    do(p, "open", title="Pont rouge")
    await p.flush()
    line = "⚔ Combat « Pont rouge » ouvert (fourth). [rejoindre]"
    assert p.wire.chat() == [f"{name} {line}" for name in PLAYERS]
    assert [u for u, _ in p.shelf.payloads] == list(PLAYERS.values())


async def test_fighters_masters_and_those_near_hear_and_the_far_tavern_does_not() -> None:
    p = standing(post())
    p.places[ALDRIC] = (30.0, 64.0, 0.0)
    await p.flush()
    do(p, "set", who="mira", counter="body", to=3)
    sent = await p.flush()
    assert sum("corps" in c for c in sent if c.startswith("tellraw")) == 1
    assert any(c.startswith("tellraw @a[tag=melee.pont-rouge.fr] ") for c in sent)
    p.places[ALDRIC] = (300.0, 64.0, 0.0)
    do(p, "set", who="mira", counter="body", to=2)
    sent = await p.flush()
    targets = [c.split(" ")[1] for c in sent if c.startswith("tellraw")]
    assert targets == ["Alex", "Zoe"]


async def test_an_attack_before_ten_onlookers_takes_few_commands() -> None:
    crowd = [player(n) for n in range(10)]
    players = {**PLAYERS, **{c.name: c.uuid for c in crowd}}
    p = Post(players, masters=("Zoe",), faces=(9, 3, 5, 6))
    for c in crowd:
        p.places[c.uuid] = (5.0, 64.0, 5.0)
    p.shelf.languages[crowd[0].uuid] = p.shelf.languages[crowd[1].uuid] = "en"
    standing(p, players)
    await p.flush()
    do(p, "set", who="mira", counter="points", to=5)  # the tags are on by now
    do(p, "set", who="mira", counter="body", to=5)
    await p.flush()
    do(p, "hit", "mira", target="b1")
    sent = await p.flush()
    assert len(sent) <= 8
    assert [c for c in sent if c.startswith("tag")] == []
    heard = [c for c in sent if "Mira touche Brigand 1." in c]
    assert len(heard) == 1
    assert heard[0].startswith("tellraw @a[tag=melee.pont-rouge.fr]")


async def test_whoever_is_told_something_else_is_left_out_of_the_tag() -> None:
    p = standing(post())
    p.places[ALDRIC] = (3.0, 64.0, 0.0)
    p.roster.refresh({**PLAYERS, "Cleo": player(1).uuid, "Dan": player(2).uuid})
    for n in (1, 2):
        p.places[player(n).uuid] = (2.0, 64.0, 2.0)
    await p.flush()
    do(p, "end", "mira")
    sent = await p.flush()
    turn = [c for c in sent if c.startswith("tellraw") and "Round" in c]
    assert turn[0].startswith("tellraw @a[tag=melee.pont-rouge.fr,name=!Zoe] ")
    assert [c.split(" ")[1] for c in turn[1:]] == ["Zoe"]  # the master has the buttons


async def test_a_whisper_reaches_its_player_alone() -> None:
    p = post()
    p.shelf.whisper(ALDRIC, Line("refusal-target-out", {"who": "x"}))
    await p.flush()
    assert [c.split(" ")[1] for c in p.wire.of("tellraw")] == ["Bob"]


async def test_a_whisper_to_somebody_who_has_left_is_passed_over() -> None:
    p = post()
    p.shelf.whisper("nobody", Line("paused"))
    await p.flush()
    assert p.wire.of("tellraw") == []
    assert p.shelf.cursor(OUTBOX) == "1"


async def test_a_lost_link_keeps_the_line_and_the_rest_in_order() -> None:
    p = standing(post())
    whole = Post(PLAYERS, masters=("Zoe",), faces=(9, 3))
    standing(whole)
    await whole.flush()
    p.wire.lose = 3
    await p.flush()
    assert p.wire.chat() == whole.wire.chat()


async def test_the_cursor_moves_only_when_the_row_is_told() -> None:
    p = standing(post())

    class Broken(Exception):
        pass

    async def refuse(text: str) -> str:
        raise Broken

    whole, p.wire.command = p.wire.command, refuse  # type: ignore[method-assign]
    with pytest.raises(Broken):
        await p.outbox.flush()
    assert p.shelf.cursor(OUTBOX) == ""
    p.wire.command = whole  # type: ignore[method-assign]
    await p.flush()
    assert p.shelf.cursor(OUTBOX) == str(len(p.shelf.log))


async def test_after_a_restart_only_what_is_new_is_told() -> None:
    p = standing(post())
    await p.flush()
    said = len(p.wire.chat())
    p.outbox = p.fresh()
    await p.flush()
    assert len(p.wire.chat()) == said
    do(p, "set", who="mira", counter="body", to=3)
    await p.flush()
    assert {c.split(" ", 1)[1] for c in p.wire.chat()[said:]} == {"Mira : corps 6 → 3"}


async def test_what_the_server_does_not_understand_is_logged_and_left(
    caplog: pytest.LogCaptureFixture,
) -> None:
    p = standing(post())
    p.wire.answers = {"tellraw": "Unknown or incomplete command, see below for error"}
    with caplog.at_level(logging.ERROR):
        await p.flush()
    assert p.outbox.counters.rejected > 0
    assert "did not understand" in caplog.text
    assert p.shelf.cursor(OUTBOX) == str(len(p.shelf.log))


async def test_it_waits_for_a_place_in_the_log() -> None:
    p = post()
    running = asyncio.create_task(p.outbox.run())
    do(p, "open", title="Pont rouge")
    p.outbox.pulse.reach(len(p.shelf.log))
    while p.shelf.cursor(OUTBOX) != str(len(p.shelf.log)):
        await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert len(p.wire.chat()) == len(PLAYERS)


async def test_somebody_who_comes_back_does_not_keep_a_tag_from_before() -> None:
    p = standing(post())
    p.places[ALDRIC] = (3.0, 64.0, 0.0)
    await p.flush()
    do(p, "set", who="mira", counter="body", to=3)
    await p.flush()
    p.roster.refresh({k: v for k, v in PLAYERS.items() if k != "Bob"})
    await p.outbox.refresh()
    p.roster.refresh(PLAYERS)
    await p.outbox.refresh()
    assert p.wire.sent[-1] == "tag Bob remove melee.pont-rouge.fr"


async def test_after_a_reconnection_tags_are_set_anew() -> None:
    p = standing(post())
    p.places[ALDRIC] = (3.0, 64.0, 0.0)
    await p.flush()
    p.wire.counters.connects += 1
    do(p, "set", who="mira", counter="body", to=3)
    sent = await p.flush()
    assert sent.index("tag @a remove melee.pont-rouge.fr") < sent.index(
        next(c for c in sent if c.startswith("tellraw @a[tag="))
    )


@pytest.mark.parametrize("version", ["1.16.5", "1.20.4", "1.21.5", "26.2"])
async def test_a_hidden_creature_is_in_no_command_to_players_or_to_all(version: str) -> None:
    p = standing(Post(PLAYERS, masters=("Zoe",), version=version, faces=(9, 3)))
    p.places[ALDRIC] = (3.0, 64.0, 0.0)
    hidden = replace(being("ombre", "Zaroumi", "b"), pos=(2, 64, 0), body=player(7).uuid)
    do(p, "join", beings=(hidden,), hidden=True)
    do(p, "end", "mira")
    do(p, "set", who="ombre", counter="body", to=3)
    do(p, "order", who=("ombre", "mira", "b1"))
    p.table().aside(Tell("hit.success", ("ombre", "mira"), {}), (GM,))
    p.table().undo()
    await p.flush()
    named = [c for c in p.wire.sent if "Zaroumi" in c or player(7).uuid in c or "ombre" in c]
    assert named
    assert {c.split(" ")[1] for c in named} == {"Zoe"}


async def test_a_name_that_is_a_selector_reaches_its_bearer_alone() -> None:
    p = Post({"@a": ALDRIC})
    p.shelf.whisper(ALDRIC, Line("paused"))
    await p.flush()
    assert [c.split(" ")[1] for c in p.wire.of("tellraw")] == ['@a[name="@a",limit=1]']


async def test_tags_go_with_the_fight() -> None:
    p = standing(post())
    p.places[ALDRIC] = (3.0, 64.0, 0.0)
    await p.flush()
    do(p, "over", why="")
    sent = await p.flush()
    assert "tag @a remove melee.pont-rouge.fr" in sent


async def test_what_is_told_in_no_fight_is_heard_near_whoever_did_it() -> None:
    p = post()
    p.places = {MIRA: (0.0, 64.0, 0.0), ALDRIC: (90.0, 64.0, 0.0)}
    p.shelf.append("", [(0, Aside(Tell("down", (), {"player": MIRA})))])
    await p.flush()
    assert [c.split(" ")[1] for c in p.wire.of("tellraw")] == ["Alex", "Zoe"]
